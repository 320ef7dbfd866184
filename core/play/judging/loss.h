/* loss.h - one position: what every move is truly worth, beside what players think of it. */
#ifndef PLY_PLAY_JUDGING_LOSS_H
#define PLY_PLAY_JUDGING_LOSS_H

#include "play/judging/judging.h"

enum { LOSS_PLAYERS = 8 };

typedef struct LossRequest {
    JudgeRequest judge;
    const void *state;        /* copied */
    const char *const *specs; /* players, 0..LOSS_PLAYERS */
    int count;
} LossRequest;

/* Where the judge does not solve the position the second one estimates what is left open. Refuses
 * finished games and positions in which the dice move. JSON: spec (the judge) exact timed stopped
 * unsolved (null, or "not solved within 20 s") second (who estimated, or null) judged (moves that
 * the judge has settled, of all) nodes measure (judging_measure) best (move, null while unknown),
 * value low high proven in of the position, counters (the judge's), moves:[{move value low high
 * proven in loss loss_max delay grade}] in the order of the legal moves and players:[{spec move
 * value proven loss loss_max delay grade effort ms values:[...]}], values by the player's own
 * search in the order of the moves, null where it has only a bound; loss ... grade are the judge's
 * opinion of its choice. At JOB_PROGRESS
 * the same as far as known, and text. */
Job *loss_new(const JobWorld *world, const LossRequest *request, Err *err);

#endif
