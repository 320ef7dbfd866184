/* run.h - what whoever runs a search calls.
 *
 *     Search *search = search_open(game, &choice, cap, &err);
 *     search_begin(search, state);
 *     while (search_step(search, budget) != STEP_DONE) {}
 *     Report report = {.rows = rows, .capacity = game->max_moves};
 *     search_report(search, &report);
 *     search_close(search);
 *
 * Between two steps the search may be asked for its report, looked into (look.h), retuned or
 * closed. Several searches of one position are opened by crew_open (crew.h) and run the same way.
 * Limits on time are play/jobs/time_control.h. */
#ifndef PLY_SEARCH_RUN_H
#define PLY_SEARCH_RUN_H

#include "search/search.h"

/* ---- opening --------------------------------------------------------------------------------- */

/* Why `def` cannot play `game`, a sentence, or null when it can. */
const Message *search_unfit(const SearcherDef *def, const Game *game);

/* Opens a searcher on a game that it fits (search_unfit). `choice` must be a row of a SearcherDef
 * and outlive the search. `cap` is the memory cap in bytes. Null with a sentence when options do
 * not go together or memory is refused. */
Search *search_open(const Game *game, const Choice *choice, size_t cap, Err *err);
/* As search_open with other slots than those of the choice's row. `own` comes from malloc; it is
 * freed with the search, or here when that cannot be opened. */
Search *search_open_own(SearcherDef *own, const Game *game, const Choice *choice, size_t cap,
                        Err *err);
void search_close(Search *search); /* null is allowed */

/* Bytes in use. */
size_t search_memory(const Search *search);
/* Another memory cap from now on, for searches that take more memory while they run. */
void search_limit(Search *search, size_t cap);

/* ---- searching ------------------------------------------------------------------------------- */

/* New root: copies it, observes for the mover, calls begin. */
void search_begin(Search *search, const void *state);
Step search_step(Search *search, int64_t budget);
/* Fills a report whose rows and capacity are set (0 = no rows), or its figures alone. */
void search_report(const Search *search, Report *report);

/* After option values changed in place: goes on when only PARAM_LIVE ones differ from those it was
 * opened with and the searcher agrees, else opens it anew and begins at the same root. False with a
 * sentence when the new options cannot be opened; the search is then closed inside (data null) and
 * must not be stepped until the next successful retune. */
bool search_retune(Search *search, Err *err);
/* As search_retune where it can go on; else it does nothing and returns false. */
bool search_goes_on(Search *search);
/* Forgets all that is known and begins anew at the same root. False with a sentence without memory;
 * then as after a refused retune. */
bool search_rewind(Search *search, Err *err);

/* ---- what its values are measured in --------------------------------------------------------- */

/* Prepares `choice` (of kind "eval") for `game` in `arena`. */
bool evaluation_open(const Game *game, const Choice *choice, Arena *arena, Evaluation *out,
                     Err *err);
Scale evaluation_scale(const Evaluation *eval);

/* Between which values lie; false = nobody knows. */
bool scale_bounds(Scale scale, const Game *game, double bounds[2]);
/* The members `scale` and `bounds` of the open object. */
void scale_json(Json *json, Scale scale, const Game *game);
/* The same in words. */
const char *scale_text(Scale scale, const Game *game);

#endif
