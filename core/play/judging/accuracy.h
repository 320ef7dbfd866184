/* accuracy.h - how often players choose right, by a judge that knows: the share of optimal moves
 * and of moves that keep the result, against the effort that the player is allowed.
 *
 * The positions are drawn by random moves from (seed, number), so that no player was ever adjusted
 * to them, and judged once; then every player is asked for its move in each. A position counts when
 * the judge knows the value of every move and they are not all the same; for the share of kept
 * results only those in which some move gives the result away. A judge that leaves ACCURACY_MISSES
 * positions in a row unsolved is not asked again: the experiment goes on with those that it has
 * solved. */
#ifndef PLY_PLAY_JUDGING_ACCURACY_H
#define PLY_PLAY_JUDGING_ACCURACY_H

#include "play/judging/judging.h"

enum { ACCURACY_POSITIONS = 5000, ACCURACY_SPECS = 16, ACCURACY_MISSES = 5 };

typedef struct AccuracyRequest {
    JudgeRequest judge;       /* spec null = the game's solver; refused where it has none */
    const char *const *specs; /* players; each may have one or two ranges (play/series/range.h) */
    int count;                /* 1..ACCURACY_SPECS */
    int positions;            /* 1..ACCURACY_POSITIONS */
    int min, max;             /* random plies that lead to them */
} AccuracyRequest;

/* JSON: spec (the judge) exact done total positions critical tried unsolved (positions that the
 * judge has left open) reason (null, or why: "not solved within 20 s") plies:[least,most] timed
 * stopped limit (of the judge, seconds a position) setup (play/series/setup.h) and rows, one for
 * each player and value of its ranges:
 *
 *     {spec series (index of the player as given) value values positions optimal optimal_low
 *      optimal_high kept kept_low kept_high critical loss effort ms}
 *
 * optimal and kept are shares, 0..1, each with its 95 % interval; kept of `critical` positions;
 * loss is the mean loss of a move in the units of search.h, effort the mean number of nodes or
 * playouts, ms the mean of the middle half of the moves' milliseconds: a player's first moves take
 * longer, and so do those during which the machine was busy. At JOB_PROGRESS the rows so far, and
 * text. */
Job *accuracy_new(const JobWorld *world, const AccuracyRequest *request, Err *err);

#endif
