/* review_out.h - the parts of a review that its output needs (review.c works). */
#ifndef PLY_PLAY_JUDGING_REVIEW_OUT_H
#define PLY_PLAY_JUDGING_REVIEW_OUT_H

#include "play/jobs/time_control.h"
#include "play/judging/review.h"

enum { REVIEW_PV = 16 };

typedef struct ReviewPly {
    int index, player; /* of the move in the game */
    Move move, best_move;
    bool done, estimated; /* estimated: by the second judge */
    Worth best, played;
    Loss loss;
    Grade grade;
    double nodes;
    Move pv[REVIEW_PV];
    int pv_length;
} ReviewPly;

typedef struct Review {
    Judging judging;
    unsigned char *states;
    void *walk; /* scratch, a state */
    size_t stride;
    ReviewPly *plies; /* decisions only */
    int decisions, judged;
    int at; /* ply in work, counts down from `decisions` to -1 */
    Thresholds thresholds;
    bool told;
} Review;

/* Index into `plies` of the last mistake or blunder that changed who is ahead, in games of points
 * of the most expensive one; -1 = there is none. */
int review_turning(const Review *review);
/* Mean points of a player's judged moves, and how many of each grade (GRADE_OPEN: not judged). */
double review_accuracy(const Review *review, int player, int counts[GRADES]);

void review_json(const Job *job, JobLevel level, Json *json);
void review_text(const Job *job, JobLevel level, Writer *out);

#endif
