/* Every game, every preset: the rules keep the contract of game.h. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/spec.h"
#include "games.h"

enum { GAMES = 12, GUARD = 32 };

#define check(condition, ...)                    \
    do {                                         \
        if (!(condition)) fail_msg(__VA_ARGS__); \
    } while (0)

/* A state with guard bytes behind it. */
static void *state_new(const Game *game) {
    unsigned char *state = test_malloc(game->state_size + GUARD);
    memset(state, 0, game->state_size);
    memset(state + game->state_size, 0x5a, GUARD);
    return state;
}

static bool guarded(const Game *game, const void *state) {
    const unsigned char *guard = (const unsigned char *)state + game->state_size;
    for (int i = 0; i < GUARD; i++)
        if (guard[i] != 0x5a) return false;
    return true;
}

static Move draw_move(const Game *game, const void *state, Rng *rng, const Move *moves, int count,
                      Move *scratch) {
    if (game->mover(game->rules, state) == CHANCE)
        return game_chance_draw(game, state, rng, scratch);
    return moves[rng_below(rng, (uint32_t)count)];
}

/* ---- the table ------------------------------------------------------------------------------- */

static void check_table(const Game *game, const char *spec) {
    unsigned sides = game->traits & (TRAIT_TWO_PLAYER | TRAIT_SOLO | TRAIT_MANY);
    bool two = sides == TRAIT_TWO_PLAYER && game->players == 2;
    bool solo = sides == TRAIT_SOLO && game->players == 1;
    bool many = sides == TRAIT_MANY && game->players >= 3 && game->players <= MAX_PLAYERS;
    check(two || solo || many, "%s: traits and number of players do not go together", spec);
    bool simultaneous = game->traits & TRAIT_SIMULTANEOUS;
    check(simultaneous == (game->pending && game->observe),
          "%s: pending and observe belong to simultaneous games", spec);
    check(!!(game->traits & TRAIT_POINTS) == !!game->points, "%s: points", spec);
    check(game->state_size <= MAX_STATE, "%s: state too large", spec);
    check(!game->cells == !game->view, "%s: cells without a view or a view without cells", spec);
    check(!game->position_read == !game->position_write, "%s: one way of position text", spec);
    check(!game->edit || game->pieces > 0, "%s: an editor needs a palette", spec);
    for (int i = 0; i < game->pieces; i++)
        check(game->palette[i].name && game->palette[i].title && game->palette[i].letter &&
                  game->palette[i].owner >= -1 && game->palette[i].owner < game->players,
              "%s: piece %d", spec, i);
    check(game->def->row.doc && game->def->row.doc[0], "%s: no manual", spec);
}

/* ---- moves and play -------------------------------------------------------------------------- */

static int compare_moves(const void *a, const void *b) {
    Move x = *(const Move *)a, y = *(const Move *)b;
    return (x > y) - (x < y);
}

static void check_moves(const Game *game, const char *spec, const void *state, const Move *moves,
                        int count) {
    check(count > 0 && count <= game->max_moves, "%s: %d moves", spec, count);
    size_t bytes = (size_t)count * sizeof(Move);
    Move *again = test_malloc((size_t)game->max_moves * sizeof(Move));
    check(game->moves(game->rules, state, again) == count && memcmp(again, moves, bytes) == 0,
          "%s: the list of moves changes", spec);
    check(game_count(game, state, again) == count, "%s: count differs from the list", spec);
    memcpy(again, moves, bytes);
    qsort(again, (size_t)count, sizeof(Move), compare_moves);
    check(again[count - 1] != NO_MOVE, "%s: NO_MOVE is listed", spec);
    for (int i = 1; i < count; i++)
        check(again[i - 1] != again[i], "%s: move %u is listed twice", spec, again[i]);
    test_free(again);
    int mover = game->mover(game->rules, state);
    check(mover >= CHANCE && mover < game->players, "%s: mover %d", spec, mover);
    check(mover != CHANCE || (game->traits & TRAIT_CHANCE), "%s: chance without the trait", spec);
}

static void check_result(const Game *game, const char *spec, const void *state) {
    double sum = 0;
    for (int player = 0; player < game->players; player++) {
        double result = game->result(game->rules, state, player);
        sum += result;
        if (game->traits & TRAIT_POINTS)
            check(result == game_points(game, state, player), "%s: result is not the points", spec);
        else
            check(result >= -1 && result <= 1, "%s: result %g", spec, result);
    }
    if (!(game->traits & TRAIT_POINTS) && game->players > 1)
        check(sum > -1e-9 && sum < 1e-9, "%s: results sum to %g", spec, sum);
}

static void check_games(const Game *game, const char *spec) {
    void *state = state_new(game), *copy = state_new(game), *next = state_new(game);
    Move *moves = test_malloc((size_t)game->max_moves * sizeof(Move));
    Move *scratch = test_malloc((size_t)game->max_moves * sizeof(Move));
    Move *line = test_malloc((size_t)game->max_plies * sizeof(Move));
    for (uint64_t index = 0; index < GAMES; index++) {
        Rng rng = rng_stream(11, index);
        int plies = 0;
        game->start(game->rules, state);
        Status status = game->status(game->rules, state);
        check(status == ONGOING, "%s: over at the start", spec);
        while (status == ONGOING) {
            check(plies < game->max_plies, "%s: longer than max_plies", spec);
            memcpy(copy, state, game->state_size);
            int count = game->moves(game->rules, state, moves);
            check_moves(game, spec, state, moves, count);
            /* All of few, some of many: pure, the status told, guards untouched. */
            for (int i = 0; i < count; i += 1 + count / 16) {
                memset(next, 0xee, game->state_size);
                status = game->play(game->rules, next, state, moves[i]);
                check(memcmp(copy, state, game->state_size) == 0, "%s: play is not pure", spec);
                check(guarded(game, next) && guarded(game, state), "%s: play overruns", spec);
                check(status == game->status(game->rules, next), "%s: play tells no status", spec);
                check(game_legal(game, state, moves[i], scratch), "%s: not legal", spec);
                check((game->moves(game->rules, next, scratch) > 0) == (status == ONGOING),
                      "%s: moves after the end or none before it", spec);
            }
            Move move = draw_move(game, state, &rng, moves, count, scratch);
            game->play(game->rules, next, state, move);
            status = game->play(game->rules, state, state, move);
            check(memcmp(next, state, game->state_size) == 0, "%s: play is not alias-safe", spec);
            line[plies++] = move;
        }
        check_result(game, spec, state);
        game->start(game->rules, copy);
        for (int i = 0; i < plies; i++)
            game->play(game->rules, copy, copy, line[i]);
        check(memcmp(copy, state, game->state_size) == 0, "%s: a replay differs", spec);
    }
    test_free(line);
    test_free(scratch);
    test_free(moves);
    test_free(next);
    test_free(copy);
    test_free(state);
}

/* ---- hash ------------------------------------------------------------------------------------ */

enum { SEEN = 3000, TEXT = 1000 };

typedef struct Seen {
    char text[TEXT];
    uint64_t hash, bytes;
    uint64_t order; /* a fingerprint of the moves that led here */
} Seen;

static int compare_seen(const void *a, const void *b) {
    return strcmp(((const Seen *)a)->text, ((const Seen *)b)->text);
}

static uint64_t fingerprint(const void *bytes, size_t size) {
    uint64_t hash = 1469598103934665603u;
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ ((const unsigned char *)bytes)[i]) * 1099511628211u;
    return hash;
}

static int other_orders; /* equal positions that were reached by different moves */

static void check_hash(const Game *game, const char *spec) {
    if (!game->position_write) return;
    void *state = state_new(game), *copy = state_new(game);
    Move *moves = test_malloc((size_t)game->max_moves * sizeof(Move));
    Move *scratch = test_malloc((size_t)game->max_moves * sizeof(Move));
    Seen *seen = test_calloc(SEEN, sizeof *seen);
    int count = 0;
    for (uint64_t index = 0; count < SEEN && index < 2 * SEEN; index++) {
        Rng rng = rng_stream(12, index);
        uint64_t order = 0;
        game->start(game->rules, state);
        for (int ply = 0; ply < 12 && count < SEEN; ply++) {
            if (game->status(game->rules, state) == OVER) break;
            int legal = game->moves(game->rules, state, moves);
            Move move = draw_move(game, state, &rng, moves, legal, scratch);
            game->play(game->rules, state, state, move);
            order = rng_mix(order + move + 1);
            memcpy(copy, state, game->state_size);
            Writer writer;
            writer_fixed(&writer, seen[count].text, TEXT);
            game->position_write(game->rules, state, &writer);
            assert_false(writer.cut);
            seen[count].hash = game_hash(game, state);
            seen[count].order = order;
            seen[count].bytes = fingerprint(state, game->state_size);
            check(game_hash(game, copy) == seen[count].hash, "%s: hash of equal bytes", spec);
            count++;
        }
    }
    qsort(seen, (size_t)count, sizeof *seen, compare_seen);
    for (int i = 1; i < count; i++) {
        bool same = strcmp(seen[i - 1].text, seen[i].text) == 0;
        if (same) {
            check(seen[i - 1].hash == seen[i].hash, "%s: hash of %s", spec, seen[i].text);
            check(seen[i - 1].bytes == seen[i].bytes, "%s: bytes of %s", spec, seen[i].text);
            other_orders += seen[i - 1].order != seen[i].order;
        } else if (!(game->traits & TRAIT_POINTS)) {
            check(seen[i - 1].hash != seen[i].hash, "%s: '%s' and '%s' have one hash", spec,
                  seen[i - 1].text, seen[i].text);
        }
    }
    test_free(seen);
    test_free(scratch);
    test_free(moves);
    test_free(copy);
    test_free(state);
}

/* ---- chance ---------------------------------------------------------------------------------- */

static void check_chance(const Game *game, const char *spec) {
    enum { DRAWS = 20000 };
    if (!(game->traits & TRAIT_CHANCE)) return;
    void *state = state_new(game);
    Move *moves = test_malloc((size_t)game->max_moves * sizeof(Move));
    Move *scratch = test_malloc((size_t)game->max_moves * sizeof(Move));
    int *drawn = test_calloc((size_t)game->max_moves, sizeof(int));
    int found = 0;
    for (int plies = 0; plies < 8 && plies < game->max_plies; plies++) {
        Rng rng = rng_stream(13, (uint64_t)plies);
        test_random_state(game, &rng, plies, state);
        if (game->status(game->rules, state) == OVER) continue;
        if (game->mover(game->rules, state) != CHANCE) continue;
        found++;
        int count = game->moves(game->rules, state, moves), total = 0;
        for (int i = 0; i < count; i++) {
            check(game_chance_weight(game, state, moves[i]) > 0, "%s: weight", spec);
            total += game_chance_weight(game, state, moves[i]);
            drawn[i] = 0;
        }
        for (int n = 0; n < DRAWS; n++) {
            Move move = game_chance_draw(game, state, &rng, scratch);
            int i = 0;
            while (i < count && moves[i] != move)
                i++;
            check(i < count, "%s: chance drew what is not listed", spec);
            drawn[i]++;
        }
        double square = 0; /* chi-square, count - 1 degrees of freedom */
        for (int i = 0; i < count; i++) {
            double expected = (double)DRAWS * game_chance_weight(game, state, moves[i]) / total;
            square += (drawn[i] - expected) * (drawn[i] - expected) / expected;
        }
        check(square < count - 1 + 6 * __builtin_sqrt(2.0 * count), "%s: chi-square %g of %d", spec,
              square, count);
    }
    check(found > 0, "%s: chance never moves", spec);
    test_free(drawn);
    test_free(scratch);
    test_free(moves);
    test_free(state);
}

/* ---- simultaneous moves ---------------------------------------------------------------------- */

static void check_simultaneous(const Game *game, const char *spec) {
    if (!(game->traits & TRAIT_SIMULTANEOUS)) return;
    void *round = state_new(game), *state = state_new(game), *first = state_new(game);
    void *seen = state_new(game), *before = state_new(game);
    Move *moves = test_malloc((size_t)game->max_moves * sizeof(Move));
    Move *scratch = test_malloc((size_t)game->max_moves * sizeof(Move));
    for (uint64_t index = 0; index < 40; index++) {
        Rng rng = rng_stream(14, index);
        test_random_state(game, &rng, (int)rng_below(&rng, (uint32_t)game->max_plies), round);
        if (game->status(game->rules, round) == OVER) continue;
        /* What each player would choose, whoever is asked first: legal moves must not depend on
         * it. */
        Move choice[MAX_PLAYERS];
        bool asked[MAX_PLAYERS] = {false}, some = false; /* has anybody been asked first? */
        memcpy(state, round, game->state_size);
        if (game->pending(game->rules, state) >
            0) { /* someone's view of an open round: back to its start */
            int mover = game->mover(game->rules, state);
            game_observe(game, state, state, mover);
            check(game->pending(game->rules, state) == 0, "%s: observe leaves choices", spec);
            check(game->mover(game->rules, state) == mover, "%s: who observes moves first", spec);
        }
        memcpy(round, state, game->state_size);
        for (int asker = 0; asker < game->players; asker++) {
            bool done = false, present[MAX_PLAYERS] = {false};
            memcpy(state, round, game->state_size);
            for (int n = 0; n < game->players && !done; n++) {
                int mover = game->mover(game->rules, state);
                present[mover] = true;
                game->play(game->rules, state, state,
                           (game->moves(game->rules, state, moves), moves[0]));
                done = game->pending(game->rules, state) == 0;
            }
            if (!present[asker]) continue; /* out of the game */
            game_observe(game, state, round, asker);
            check(game->mover(game->rules, state) == asker, "%s: the asker is not next", spec);
            int pending = 0;
            do {
                int mover = game->mover(game->rules, state);
                int count = game->moves(game->rules, state, moves);
                Rng own = rng_stream(15 + index, (uint64_t)mover);
                Move move = moves[rng_below(&own, (uint32_t)count)];
                if (asked[mover])
                    check(choice[mover] == move, "%s: moves depend on who chose before", spec);
                asked[mover] = true;
                choice[mover] = move;
                game->play(game->rules, state, state, move);
                int now = game->status(game->rules, state) == OVER
                              ? 0
                              : game->pending(game->rules, state);
                check(now == pending + 1 || now == 0, "%s: pending %d after %d", spec, now,
                      pending);
                pending = now;
                if (pending == 0) continue;
                int next = game->mover(game->rules, state);
                game_observe(game, seen, state, next);
                game_observe(game, before, round, next);
                check(memcmp(seen, before, game->state_size) == 0,
                      "%s: who chooses next sees what others have chosen", spec);
            } while (pending > 0);
            if (!some)
                memcpy(first, state, game->state_size);
            else
                check(memcmp(first, state, game->state_size) == 0,
                      "%s: the order of choosing matters", spec);
            some = true;
        }
    }
    test_free(scratch);
    test_free(moves);
    test_free(before);
    test_free(seen);
    test_free(first);
    test_free(state);
    test_free(round);
}

/* ---- ordering and reflexes ------------------------------------------------------------------- */

/* Does `move` win at once for the mover? */
static bool wins_at_once(const Game *game, const void *state, Move move, void *next) {
    int mover = game->mover(game->rules, state);
    return game->play(game->rules, next, state, move) == OVER &&
           game->result(game->rules, next, mover) > 0;
}

/* Can the mover of `state` win at once? */
static bool has_win(const Game *game, const void *state, Move *moves, void *next) {
    int count = game->moves(game->rules, state, moves);
    for (int i = 0; i < count; i++)
        if (wins_at_once(game, state, moves[i], next)) return true;
    return false;
}

static int reflexes;

static void check_hints(const Game *game, const char *spec) {
    void *state = state_new(game), *next = state_new(game), *after = state_new(game);
    Move *moves = test_malloc((size_t)game->max_moves * sizeof(Move));
    Move *scratch = test_malloc((size_t)game->max_moves * sizeof(Move));
    int32_t *ratings = test_malloc(((size_t)game->max_moves + 1) * sizeof(int32_t));
    for (uint64_t index = 0; index < 150; index++) {
        Rng rng = rng_stream(16, index);
        test_random_state(game, &rng, (int)rng_below(&rng, (uint32_t)game->max_plies), state);
        if (game->status(game->rules, state) == OVER) continue;
        if (game->mover(game->rules, state) == CHANCE) continue;
        int count = game->moves(game->rules, state, moves);
        if (game->rate) {
            ratings[count] = 12345;
            game->rate(game->rules, state, moves, count, ratings);
            check(ratings[count] == 12345, "%s: rate overruns", spec);
        }
        if (game->known) {
            Known known = {0, 0, -1};
            if (game->known(game->rules, state, &known))
                check(known.low <= known.high, "%s: known bounds cross", spec);
        }
        if (!game->reflex) continue;
        Move reflex = game->reflex(game->rules, state);
        if (has_win(game, state, scratch, next)) {
            check(reflex != NO_MOVE && wins_at_once(game, state, reflex, next),
                  "%s: the reflex misses a win", spec);
            reflexes++;
            continue;
        }
        /* Without a win it is a block: any other move that goes on would lose at once. */
        bool threatened = true;
        for (int i = 0; i < count; i++) {
            if (game->play(game->rules, after, state, moves[i]) == OVER) continue;
            if (moves[i] != reflex) threatened &= has_win(game, after, scratch, next);
        }
        if (reflex == NO_MOVE) continue;
        check(game_legal(game, state, reflex, scratch), "%s: the reflex is not legal", spec);
        check(threatened, "%s: the reflex blocks nothing", spec);
        reflexes++;
    }
    test_free(ratings);
    test_free(scratch);
    test_free(moves);
    test_free(after);
    test_free(next);
    test_free(state);
}

/* ---- parameters ------------------------------------------------------------------------------ */

static void refuse(const Row *row, const Param *param, const char *value) {
    const Row *rows[TEST_GAMES_MAX];
    RowSet set;
    test_game_set(&set, rows);
    Scope scope = {.sets = &set, .count = 1};
    Arena *arena = arena_new(1 << 20);
    char spec[200];
    snprintf(spec, sizeof spec, "%s(%s=%s)", row->name, param->name, value);
    Choice choice = {NULL, NULL};
    Err err = {.text = ""};
    check(!spec_read(spec, "game", &scope, arena, &choice, &err), "%s is accepted", spec);
    check(!choice.row && strstr(err.text, param->name), "%s: '%s'", spec, err.text);
    arena_free(arena);
}

static void parameters_out_of_range_are_refused(void **) {
    const Row *rows[TEST_GAMES_MAX];
    RowSet set;
    test_game_set(&set, rows);
    for (int i = 0; i < set.count; i++)
        for (const Param *param = set.rows[i]->params; param && param->name; param++) {
            char value[40];
            refuse(set.rows[i], param, "nonsense(");
            if (param->type == PARAM_TYPE_TEXT || param->type == PARAM_TYPE_SPEC) continue;
            refuse(set.rows[i], param, "perhaps");
            if (param->type == PARAM_TYPE_BOOL || param->type == PARAM_TYPE_ENUM) continue;
            snprintf(value, sizeof value, "%.17g", param->max + 1);
            refuse(set.rows[i], param, value);
            snprintf(value, sizeof value, "%.17g", param->min - 1);
            refuse(set.rows[i], param, value);
        }
}

static void tables_are_complete(void **) {
    test_each_variant(check_table);
}

static void play_is_pure_and_replays(void **) {
    test_each_variant(check_games);
}

static void hash_follows_the_position(void **) {
    test_each_variant(check_hash);
    assert_true(other_orders > 100);
}

static void chance_keeps_its_weights(void **) {
    test_each_variant(check_chance);
}

static void rounds_do_not_depend_on_order(void **) {
    test_each_variant(check_simultaneous);
}

static void hints_are_right(void **) {
    test_each_variant(check_hints);
    assert_true(reflexes > 100);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tables_are_complete),
        cmocka_unit_test(play_is_pure_and_replays),
        cmocka_unit_test(hash_follows_the_position),
        cmocka_unit_test(chance_keeps_its_weights),
        cmocka_unit_test(rounds_do_not_depend_on_order),
        cmocka_unit_test(hints_are_right),
        cmocka_unit_test(parameters_out_of_range_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
