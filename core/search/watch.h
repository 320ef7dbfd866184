/* watch.h - the tree of a search that happens outside, such as in a player that somebody wrote.
 *
 * Whoever searches on a board only plays moves, takes them back and asks what positions are worth.
 * That is enough for a tree: a `Watch` is told these three and keeps the record that a searcher of
 * this program makes by its Trace. What it writes as text, a `WatchReader` at the other end tells a
 * Trace.
 *
 * The value of a node is what the search itself said of it, where it did. Else, with random games
 * anywhere in the search, it is the mean of all that were played below it, and its effort is their
 * number. Else it is the best of the values below it for whoever chooses, with the mean over dice,
 * and at the end of a line what the game said there: its result, or its evaluation. Where moves are
 * tried again, for their order first or deeper, the last pass over them counts. A node that was
 * left before all of its moves were tried in it has been cut off.
 *
 * Text: `>MOVE` or `>MOVE:ALPHA:BETA` enters the node of that move (a number), `<VALUE:BOUND:END:N`
 * leaves it with its effort; `-` = no value. Bound and end are numbers of their enums. */
#ifndef PLY_SEARCH_WATCH_H
#define PLY_SEARCH_WATCH_H

#include "base/arena.h"
#include "search/tree.h"

/* What lies deeper counts as effort only. */
enum { WATCH_PLIES = 48 };

typedef struct Watch Watch;

/* A record of at most `nodes` nodes, seen by `seat` who thinks. Null without memory. */
Watch *watch_new(const Game *game, int seat, int nodes);
void watch_free(Watch *watch); /* null is allowed */

/* `move` was played, and `mover` chooses next (CHANCE, or negative when the game is over); `weight`
 * is that of the move where the dice brought it. `legal` of undo: moves that the position has which
 * is left, -1 = nobody has listed them. */
void watch_play(Watch *watch, Move move, int mover, int weight);
void watch_undo(Watch *watch, int legal);

typedef enum WatchSource { WATCH_TOLD, WATCH_ENDED, WATCH_EVALUATED, WATCH_PLAYED } WatchSource;
/* The present position is worth `value` for `seat`, in the units of search.h; of random games the
 * sum of `count`. */
void watch_value(Watch *watch, WatchSource source, double value, double count, int seat);
/* The present node is searched under this window, as `seat` sees it. */
void watch_window(Watch *watch, double alpha, double beta, int seat);

/* Writes the record as it stands. */
void watch_write(Watch *watch, Writer *out);
/* Writes what has happened since the last call, of the first events of the search; false = nothing
 * has, or there were too many by now. */
bool watch_events(Watch *watch, Writer *out);

/* ---- reading --------------------------------------------------------------------------------- */

typedef struct WatchReader WatchReader;

/* Memory of the arena; null with the reason in `err`. */
WatchReader *watch_reader_new(const Game *game, Arena *arena, Err *err);
/* A new text begins, of a tree with this root; what it says goes to the sink. */
void watch_reader_begin(WatchReader *reader, const void *root, const Trace *sink);
/* Goes on with whole words of it. Only what is legal from the root is told on; with the first word
 * that is not understood the text is over. */
void watch_read(WatchReader *reader, const char *text);

#endif
