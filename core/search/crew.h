/* crew.h - several searches of one position, and what of a search is done elsewhere.
 *
 * A searcher says in its HelpDef how others may help it, in one way or both:
 *
 * Several independent searches (root parallelization). An option says how many; each draws random
 * numbers of its own, does its share of the work and knows nothing of the others. Their searcher
 * sees plain searches, whose options name the share and a seed of their own. Together they are a
 * Search again, the crew, that is run like any other: its report adds up what they found of the
 * moves at the root, what looks into it (look.h, traces, events) looks into the first. Which was
 * quicker changes nothing, so they may run on threads, or elsewhere: a helper searches one of them
 * from its beginning, and the report takes of what is known here and there the larger.
 *
 * Proofs of moves. A searcher that proves what every move is worth lends the positions after its
 * moves; what helpers find out spares it the work.
 *
 * Neither waits for anybody: what does not come back is done here when all else is done. So a
 * search comes to the end that it comes to alone.
 *
 * What several searches are worth at the same time on two threads: all of a second processor where
 * a search only adds up, less in a tree, which then goes no deeper. From six random plies, with
 * 95 %: Connect Four, montecarlo, 2000 games a pairing against 100 games a move: two searches of
 * 100 score 57.5 % (55.3 to 59.7), one of 200 57.0 % (54.8 to 59.1), four of 100 61.8 % (59.6 to
 * 63.9). Connect Four, uct, 400 games: two searches of 10,000 descents against one of 10,000 49.6 %
 * (44.8 to 54.5), one of 20,000 57.6 % (52.7 to 62.4), two of 5,000 42.0 % (37.2 to 46.9). Tron,
 * uct, 300 games: two of 2,000 against one of 2,000 54.2 % (48.5 to 59.7), one of 4,000 56.7 %
 * (51.0 to 62.2).
 *
 * Chaslot, Winands, van den Herik: Parallel Monte-Carlo tree search (2008). */
#ifndef PLY_SEARCH_CREW_H
#define PLY_SEARCH_CREW_H

#include "search/run.h"

/* ---- what a searcher says -------------------------------------------------------------------- */

typedef struct HelpDef {
    /* Where among the options the number of independent searches stands (an int64_t); 0 = there is
     * no such option. */
    size_t count;
    /* Where the amount of work stands that they share (an int64_t), beside Limits.nodes; 0 = there
     * is none. */
    size_t work;
    /* Of a report that adds up several: chooses the row that is played (report_choose). Scores come
     * in as sums and leave as what they are. `first` is the first of the searches. */
    void (*choose)(const Search *first, Report *report);
    /* Proofs of moves: the values with which a searcher of this kind, at the position after a move,
     * finds out what that is worth; null = none are lent. */
    const char *helper;
    /* The next root move to lend; NO_MOVE when there is none (yet). */
    Move (*lend)(Search *search);
    /* What a helper has found at the position after that move: proven for the player to move there
     * (plies from there), or nothing, and its work. What comes out in the end does not depend on
     * when it comes, or whether. False when the move was not lent. */
    bool (*take_in)(Search *search, Move move, Proven proven, int plies, double work);
} HelpDef;

extern const char crew_count_doc[]; /* of the option that HelpDef.count tells of */

/* ---- opening --------------------------------------------------------------------------------- */

/* As search_open: the plain search, or the crew of so many as the options ask for, which run on at
 * most `threads` threads. */
Search *crew_open(const Game *game, const Choice *choice, size_t cap, int threads, Err *err);
/* How many they are; 1 of a plain search. And each of them, from 0. */
int crew_count(const Search *search);
const Search *crew_member(const Search *search, int index);

/* Whether it is such a crew or one of it: each keeps to its share of a limit on work by itself. Cut
 * all together, what they find would depend on which of them was quicker. */
bool crew_shares(const Search *search);

/* The options of one of the searches that `whole` asks for, in `arena`: with them search_open opens
 * it alone. False with a sentence where there is no such one, or no memory. */
bool crew_part(const Choice *whole, int index, Arena *arena, Choice *out, Err *err);

/* ---- searched elsewhere ---------------------------------------------------------------------- */

/* A search that is to be done elsewhere, from its beginning. */
typedef struct Loan {
    int64_t index;      /* under which it comes back */
    int part;           /* that one of a crew, at the same root; 0 = */
    Move move;          /* the position after this move, */
    const char *helper; /* by a searcher of this kind with these values */
} Loan;

/* The next one to lend; false where there is none (yet), or of a crew so many are away already.
 * While anything else is to be done, it is not done here. */
bool crew_lend(Search *search, int64_t most, Loan *out);
/* What is found so far, or at the end (*final), as report_write tells it. False when nothing of
 * that index is away (any more), or the text is none. */
bool crew_take_in(Search *search, int64_t index, const char *text, bool *final);

/* What a report says of moves and counters (not what is chosen, and no spreads) as one word, and
 * back: rows up to the capacity, without names. `final`: the search has ended. False for anything
 * that report_write does not write. */
void report_write(const Report *report, bool final, Writer *out);
bool report_read(const char *text, Report *report, bool *final);

#endif
