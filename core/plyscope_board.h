/* plyscope_board.h - a board for programs that search themselves: moves there and back, quickly.
 *
 * A board begins with the present position of a session and keeps every state since, so that moves
 * can be taken back. Moves are numbers, valid for the position that listed them. The session's game
 * stays as it is while a board on it is open; close the board before `new` or another game. */
#ifndef PLYSCOPE_BOARD_H
#define PLYSCOPE_BOARD_H

#include "plyscope.h"

typedef struct PlyBoard PlyBoard;

enum { PLY_CHANCE = -1, PLY_NOBODY = -2 };

/* Null without memory. */
PlyBoard *ply_board_new(PlySession *session);
void ply_board_free(PlyBoard *board); /* null is allowed */

/* The position as `seat` sees it who chooses next: choices of others in the round are unknown. */
void ply_board_observe(PlyBoard *board, int seat);

/* ---- moves ----------------------------------------------------------------------------------- */

int ply_board_players(const PlyBoard *board);
/* The seat that chooses next, PLY_CHANCE for the dice, PLY_NOBODY when the game is over. */
int ply_board_mover(const PlyBoard *board);
/* Lists the legal moves, or what the dice may bring, in the game's order; none at the end. The list
 * is valid until a move is played or taken back. Negative: no memory. */
int ply_board_moves(PlyBoard *board, const unsigned **moves);
/* The weight of what the dice may bring. */
int ply_board_weight(const PlyBoard *board, unsigned move);
/* False when the move is not legal, or memory is short. */
bool ply_board_play(PlyBoard *board, unsigned move);
bool ply_board_undo(PlyBoard *board); /* false at the position it began with */
int ply_board_ply(const PlyBoard *board);

/* Moves played and random games so far after each move of the position it began with, in the order
 * of its list. Returns how many there are; negative: they were not listed yet. */
int ply_board_efforts(PlyBoard *board, const double **efforts);

/* ---- its record ------------------------------------------------------------------------------ */

/* What is played and taken back from here on is recorded as the search of `seat` (search/watch.h),
 * up to so many nodes; 0 = it is not. False without memory. */
bool ply_board_record(PlyBoard *board, int seat, int nodes);
/* What is played and taken back while it is paused is neither recorded nor counted as effort. */
void ply_board_pause(PlyBoard *board, bool paused);
/* The record as it stands; and the first events of the search since the last call, "" = none. */
const char *ply_board_recorded(PlyBoard *board);
const char *ply_board_events(PlyBoard *board);
/* What a player says of the present position: its window, and its value, as `seat` sees them. */
void ply_board_window(PlyBoard *board, double alpha, double beta, int seat);
void ply_board_worth(PlyBoard *board, double value, int seat);

/* ---- looking --------------------------------------------------------------------------------- */

/* -1..+1 or points, of a finished game; of a game with points what is banked so far. */
double ply_board_result(const PlyBoard *board, int seat);
/* Equal for equal positions, 53 bits. */
double ply_board_key(const PlyBoard *board);
/* Texts are valid until the next call that gives one. */
const char *ply_board_text(PlyBoard *board, unsigned move); /* the move as the console writes it */
bool ply_board_read(PlyBoard *board, const char *text, unsigned *move);
const char *ply_board_position(PlyBoard *board);
/* {game, family, players, sides, points, simultaneous, pieces: [{name, owner}], columns, rows,
 * floors, cells: [{name, x, y, floor, place, piece, owner, label}]} of the present position. */
const char *ply_board_about(PlyBoard *board);

/* Number of the piece on every cell, in the order of `about` and as its `pieces` are numbered; -1 =
 * nothing. Quick enough for every leaf of a search. Returns the number of cells; negative: no
 * memory. Valid until the next call. */
int ply_board_pieces(PlyBoard *board, const signed char **pieces);
/* What stands on every cell, in the order of `about`: each time the piece, its owner, the place and
 * the label, of which all but the owner are numbers of words, 0 = none. Returns the number of
 * cells, which is the same in every position; negative: no memory. Valid until the next call. */
int ply_board_cells(PlyBoard *board, const int **cells);
/* The word of that number, valid as long as the board is; null = there is none (yet). */
const char *ply_board_word(const PlyBoard *board, int number);

/* ---- what the game knows --------------------------------------------------------------------- */

/* Opens an evaluation by its spec; a number for ply_board_value, negative with what is wrong in
 * `why`, valid as texts are: {text, code, parts} as in the answer to a line that is refused. */
int ply_board_evaluation(PlyBoard *board, const char *spec, const char **why);
double ply_board_value(const PlyBoard *board, int evaluation, int seat);
/* The same of a policy of random games. */
int ply_board_policy(PlyBoard *board, const char *spec, const char **why);
/* Plays random games from here, numbers `first` .. `first + count - 1` of the seed, and gives the
 * sum of their results for a seat. */
double ply_board_playouts(PlyBoard *board, int policy, double first, int count, int seat);

/* ---- chance ---------------------------------------------------------------------------------- */

/* The seed of what follows, a decimal number below 2^64. */
void ply_board_seed(PlyBoard *board, const char *seed);
/* Random games from here on draw from this stream of the seed: those after one move do not depend
 * on how many there were after another. */
void ply_board_stream(PlyBoard *board, unsigned stream);
double ply_board_random(PlyBoard *board);                  /* in 0 <= x < 1 */
unsigned ply_board_below(PlyBoard *board, unsigned count); /* in 0 <= x < count */
unsigned ply_board_roll(PlyBoard *board);                  /* what the dice bring, by its weight */

#endif
