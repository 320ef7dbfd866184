/* judge.h - what moves are worth by the judgement of a searcher that knows better: the game's exact
 * solver where there is one, else a strong search.
 *
 * A Worth is a value between bounds, because exact searches say "at most", "at least" while they
 * work. A Loss compares the best move with the one that was played; its Grade is the word for
 * people. All jobs that judge share these: review (a game), loss (a position), accuracy
 * (players). */
#ifndef PLY_PLAY_JUDGING_JUDGE_H
#define PLY_PLAY_JUDGING_JUDGE_H

#include "play/jobs/job.h"

/* The value of a position or a move for one player, in the units of search.h. Not known at all: low
 * is -JUDGE_FAR, high JUDGE_FAR, or -100 and 100 in games without points. */
typedef struct Worth {
    double low, high;
    Proven proven;
    int in; /* plies to the proven end, 0 = unknown */
} Worth;

#define JUDGE_FAR 1e12

typedef enum Grade {
    GRADE_OPEN, /* not decided between bounds */
    GRADE_BEST,
    GRADE_FINE, /* the same result later, or a little less by an estimate */
    GRADE_MISTAKE,
    GRADE_BLUNDER,
    GRADES
} Grade;

/* From which loss on (hundredths of a win; thousandths of the best value in games of points) a move
 * is a mistake, a blunder. Half a win (win to draw, draw to loss) is 100, win to loss 200. */
typedef struct Thresholds {
    double mistake, blunder;
} Thresholds;

enum { JUDGE_MISTAKE = 25, JUDGE_BLUNDER = 125 };

extern const Thresholds judge_thresholds; /* JUDGE_MISTAKE, JUDGE_BLUNDER */

/* What the played move gives away, between bounds; `delay`: plies by which the same proven result
 * comes later (a win) or sooner (a loss), -1 = unknown or another result. */
typedef struct Loss {
    double low, high;
    int delay;
} Loss;

Worth worth_unknown(const Game *game);
Worth worth_exact(double value); /* of an estimate, or a result */
Worth worth_of_row(const Game *game, const MoveReport *row);
/* Unknown when the report has no row of it. */
Worth worth_of_move(const Game *game, const Report *report, Move move);
/* Of the position: the searcher's own value, or bounds by the rows. */
Worth worth_of_report(const Game *game, const Report *report);
/* The same position one move later seen from the other side: what the move before is worth. */
Worth worth_before(Worth after);
bool worth_settled(Worth worth);
/* What is proven, and for the rest an estimate, which the proven bounds keep. */
Worth worth_refined(Worth proven, Worth estimate);
/* In the middle of the bounds. */
double worth_middle(Worth worth);

Loss loss_of(Worth best, Worth played);
/* The loss in the middle of its bounds, on the scale of Thresholds. */
double loss_middle(const Game *game, Loss loss, Worth best);
Grade loss_grade(const Game *game, Loss loss, Worth best, Thresholds thresholds);

/* The word of a grade; "open". */
const char *grade_word(Grade grade);
/* Members grade loss loss_max delay of the open object. */
void loss_json(Json *json, Loss loss, Grade grade);
/* Members value (null between bounds) low high proven in of the open object. */
void worth_json(Json *json, Worth worth);
/* win in 5, draw, +12.5, -3.0 to +100 */
void worth_text(Writer *out, Worth worth);

#endif
