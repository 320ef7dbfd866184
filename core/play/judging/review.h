/* review.h - the moves of a played game, judged one by one.
 *
 * A review goes from the last move to the first: late positions are quick, and what a searcher that
 * keeps its table has learnt there answers the earlier ones. Every finished move is a news line of
 * its own, so that a display fills up from the end of the game. Stopped early, the rest
 * stays open. */
#ifndef PLY_PLAY_JUDGING_REVIEW_H
#define PLY_PLAY_JUDGING_REVIEW_H

#include "play/judging/judging.h"

typedef struct ReviewRequest {
    JudgeRequest judge;
    const void *states; /* count + 1 of them, `stride` bytes apart, from the start on; copied */
    const Move *moves;  /* moves[i] leads from state i to i + 1; copied */
    size_t stride;
    int count;
    Thresholds thresholds;
} ReviewRequest;

/* Refuses a game without a decision. JSON: spec done total timed stopped, thresholds {mistake
 * blunder}, exact (every judged move is proven), second (the second judge, or null), estimated
 * (moves that it has judged alone), unsolved (null, or why: "not solved within 20 s"), turning
 * (number of the move after which the result did not change hands again, null = it never did),
 * sides:[{player name moves best fine mistakes blunders open accuracy}] and plies: one object for
 * every judged decision, in the order of play:
 *
 *     {ply (number of the move among those chosen, from 0) player move
 *      grade (best fine mistake blunder, null = open)
 *      loss loss_max (hundredths of a win, or points: at least, at most) delay (null = none)
 *      best {move value low high proven in}  played {value low high proven in} nodes estimated
 *      measure pv}
 *
 * News of type "reviewed": such an object. At JOB_PROGRESS instead of them: done total text and now
 * {ply low high depth nodes measure counters}, the position in work. measure: what its values are
 * measured in (judging_measure). accuracy is the mean over a side's judged moves of 100 - loss -
 * delay, none below 0. */
Job *review_new(const JobWorld *world, const ReviewRequest *request, Err *err);

#endif
