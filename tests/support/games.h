/* games.h - the games that only tests know, and every variant of every game.
 *
 * Four tiny games prove that the contract serves what Connect Four does not need:
 *   dice      one player, points, chance nodes with unequal weights
 *   pennies   matching pennies: simultaneous choices of two or three players
 *   clicks    two players, 2,000 moves made of three clicks each
 *   stones    a game that nobody knows, with all that people are told and asked; `toy` has it in
 *             its registry (tests/answers)
 * Tests that say "every game" run over test_variant(0..test_variants() - 1): the default and every
 * preset of every registered game and of the test games. */
#ifndef PLY_TESTS_GAMES_H
#define PLY_TESTS_GAMES_H

#include "game/game.h"

extern const GameDef game_dice, game_pennies, game_clicks, game_stones;

enum { TEST_GAMES = 4, TEST_GAMES_MAX = 32 };
extern const Row *const test_games[TEST_GAMES + 1]; /* rows of GameDef, ended by null */

/* All registered games and then the test games as one set; `rows` is the caller's. */
void test_game_set(RowSet *set, const Row *rows[TEST_GAMES_MAX]);

int test_variants(void);
/* The spec of a variant: "connect4", "connect4(preset=tiny)", "dice", ... */
void test_variant(int index, char *spec, size_t capacity);

/* Sets up a variant from a spec; fails the running test when it cannot. The Game lives in
 * `arena`. */
Game *test_game(const char *spec, Arena *arena);

/* Sets up every variant in turn and calls `check` for it; the game is gone afterwards. */
void test_each_variant(void (*check)(const Game *game, const char *spec));

/* Plays random moves (chance by its weights) from the start until `plies` are played or the game is
 * over; returns the plies played. `state` has room for state_size bytes. */
int test_random_state(const Game *game, Rng *rng, int plies, void *state);

/* Sequences of exactly `depth` moves from a state; games that end before are left out. */
int64_t test_sequences(const Game *game, const void *state, int depth);

/* The exact result for the mover of a small ongoing position, without chance: -1, 0 or 1. */
double test_exact(const Game *game, const void *state);

#endif
