/* external.h - what players that the host describes share with the searcher that asks another
 * program. */
#ifndef PLY_SEARCHERS_EXTERNAL_H
#define PLY_SEARCHERS_EXTERNAL_H

#include "search/search.h"

extern const SearcherDef searcher_external;

/* A player that the host describes by a file: it is asked as another program is, under its own
 * name, and has parameters of its own. The file is text, a fact a line:
 *
 *     plyscope player 1
 *     name mine
 *     title My first player
 *     int depth 4 1 12 Search depth          default, least, largest, title
 *     real c 1.4 0 10 Exploration
 *     bool order yes Looks at captures first
 *     word final visits visits,value Final move by
 *     results                                its values are results: +100 won, on average
 *     patience 10                            seconds it may be silent beyond its time
 *
 * The opened form begins with a SearcherDef. */
bool external_player_knows(const void *bytes, size_t size);
/* Bytes of the opened form; 0 with a sentence when the file is damaged. */
size_t external_player_size(const void *bytes, size_t size, Err *err);
/* Fills it (zeroed, aligned to 16). False with a sentence. */
bool external_player_open(const void *bytes, size_t size, void *opened, Err *err);
/* Of a row that is in an opened form. */
double external_player_patience(const SearcherDef *def);
/* Its slots for the record of a search, which other programs do not tell. */
void external_tree(const Search *search, const Trace *trace, int max);
const struct Iteration *external_iterations(const Search *search, int *count);
bool external_player_results(const SearcherDef *def);

#endif
