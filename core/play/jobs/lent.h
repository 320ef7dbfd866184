/* lent.h - a search that is done elsewhere, as a line of text that any process may run: who lends
 * it, and who does it. What is lent, and what becomes of it, stands in search/crew.h.
 *
 *     search game=connect4 position=(TEXT) player=uct(trees=3) part=2 endless=yes
 *
 * The player searches that position with the seed that it names; with part=2 it is the second alone
 * of the searches that its options ask for, with `endless` limits on effort are ignored. The result
 * is what it has found (report_write), told on the way, too. */
#ifndef PLY_PLAY_LENT_H
#define PLY_PLAY_LENT_H

#include "play/jobs/job.h"
#include "search/crew.h"

/* ---- who does it ----------------------------------------------------------------------------- */

/* Whether a line (without the word `unit`) is such a search, not a game. */
bool lent_line(const char *line);
/* Its job, of the kind "unit_result": at every level it tells what it has found so far. Null with a
 * sentence when the line is none, or the player cannot be opened. */
Job *lent_new(const JobWorld *world, const char *line, Err *err);

/* ---- who lends it ---------------------------------------------------------------------------- */

typedef struct Lender {
    int64_t pool;         /* so many may be away at a time, */
    int64_t out;          /* of proofs are */
    const char *game;     /* its spec, for the line */
    const Choice *player; /* that searches */
    const Scope *scope;   /* to write it */
    const void *root;     /* what is searched */
    void *position;       /* scratch */
} Lender;

/* The next line for the host, and the index under which its result comes back; false = none can go
 * out now. `spent`: milliseconds that the search has worked, negative = nobody knows. */
bool lender_hand_out(Lender *lender, Search *search, double spent, int64_t *index, Writer *line);
/* What has come back, or been told on the way; false with a sentence when nothing of that index is
 * away. */
bool lender_fold(Lender *lender, Search *search, int64_t index, const char *result, Err *err);

#endif
