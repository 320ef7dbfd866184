/* trees.h - a search that is several searches of one position, independent of each other: root
 * parallelization.
 *
 * Searchers with an option `trees` (SearcherDef.trees) are opened as often as it says. Each of the
 * searches draws random numbers of its own, does its share of the work and knows nothing of the
 * others; the report adds up what they found of the moves at the root. Which of them was quicker
 * changes nothing, so they may run on threads, or elsewhere: a helper that searches one of them
 * from its beginning tells what it has found, and the report takes of what is known here and there
 * the larger. The first one is the Search that its owner holds: what looks into a tree (slots tree,
 * node_stats, descent; traces and events) looks into that of the first.
 *
 * What it is worth at the same time on two threads: all of a second processor where a search only
 * adds up, less in a tree, which then goes no deeper. From six random plies, with 95 %: Connect
 * Four, montecarlo, 2000 games a pairing against 100 games a move: two searches of 100 score 57.5 %
 * (55.3 to 59.7), one of 200 57.0 % (54.8 to 59.1), four of 100 61.8 % (59.6 to 63.9). Connect
 * Four, uct, 400 games: two trees of 10,000 descents against one of 10,000 49.6 % (44.8 to 54.5),
 * one of 20,000 57.6 % (52.7 to 62.4), two of 5,000 42.0 % (37.2 to 46.9). Tron, uct, 300 games:
 * two trees of 2,000 against one of 2,000 54.2 % (48.5 to 59.7), one of 4,000 56.7 % (51.0 to
 * 62.2).
 *
 * Chaslot, Winands, van den Herik: Parallel Monte-Carlo tree search (2008). */
#ifndef PLY_SEARCH_TREES_H
#define PLY_SEARCH_TREES_H

#include "search/search.h"

/* How many searches the options ask for. */
int trees_wanted(const Search *search);
/* Steps all of them, together for about `budget` (on threads each for as much), or the first one
 * alone while it is to stop at an event. DONE when all have done their share; where the clock ends
 * the search, when one of them has proven the result. */
Step trees_step(Search *search, int64_t budget);
/* Fills the report of them all, or with `figures` its numbers alone. */
void trees_report(const Search *search, Report *report, bool figures);

/* The next of the rest for a helper to search elsewhere, under the number `lent` that it then has;
 * null where there is none, or `most` are away. While anything else is to be done, it is not
 * searched here. */
Search *trees_lend(Search *search, int64_t most);
/* What a helper has found so far, or at the end, as report_write tells it. False when that number
 * is not (or no longer) away, or the text is none; then the tree is searched here. */
bool trees_learn(Search *search, int64_t lent, const char *text);

#endif
