/* Every game, every preset: playout policies and evaluations keep the contract of game.h. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "share.h"

#define check(condition, ...)                    \
    do {                                         \
        if (!(condition)) fail_msg(__VA_ARGS__); \
    } while (0)

/* ---- playouts -------------------------------------------------------------------------------- */

typedef struct Case {
    const Game *game;
    const char *spec;
    const PlayoutDef *def;
    void *params;
    void *from;
    Arena *arena;
} Case;

static int cases; /* counted by each test, for its share */

static void each_policy(const Game *game, const char *spec, int plies, void (*run)(const Case *)) {
    GameScope scope;
    game_scope(game, &scope);
    for (int i = 0; i < scope.sets[1].count; i++) {
        if (!test_mine(cases++)) continue;
        Err err = {.text = ""};
        Case c = {.game = game, .spec = spec, .arena = arena_new(1 << 24)};
        c.def = (const PlayoutDef *)scope.sets[1].rows[i];
        c.params = arena_alloc(c.arena, c.def->row.size + 1, NULL);
        c.from = test_calloc(1, game->state_size);
        if (!param_defaults(&c.def->row, c.params, &scope.scope, c.arena, &err))
            fail_msg("%s: %s", spec, err.text);
        /* A state with a player to move. */
        Rng rng = rng_stream(31, (uint64_t)plies);
        Move *scratch = test_malloc((size_t)game->max_moves * sizeof(Move));
        do {
            test_random_state(game, &rng, plies, c.from);
            while (game->status(game->rules, c.from) == ONGOING &&
                   game->mover(game->rules, c.from) == CHANCE) {
                Move tile = game_chance_draw(game, c.from, &rng, scratch);
                game->play(game->rules, c.from, c.from, tile);
            }
        } while (game->status(game->rules, c.from) == OVER);
        test_free(scratch);
        run(&c);
        test_free(c.from);
        arena_free(c.arena);
    }
}

/* Playouts of this case that list about a million moves. */
static int64_t affordable(const Case *c, int64_t max) {
    Playouts probe = {0};
    c->def->run(c->game, c->params, c->from, 51, 0, 16, 0, &probe);
    int64_t plies = probe.plies / 16 + 1;
    int64_t cost = c->game->max_moves * (plies < 30 ? plies : plies * plies / 30);
    int64_t count = 1000000 / cost;
    return count < 40 ? 40 : count > max ? max : count; /* no share of them: statistics want many */
}

static void same(const Case *c, const Playouts *a, const Playouts *b, const char *what) {
    check(a->count == b->count && a->cut == b->cut && a->plies == b->plies &&
              a->plies_square == b->plies_square,
          "%s %s: counts differ by %s", c->spec, c->def->row.name, what);
    for (int player = 0; player < c->game->players; player++)
        check(a->sum[player] == b->sum[player] && a->square[player] == b->square[player] &&
                  a->wins[player] == b->wins[player],
              "%s %s: sums differ by %s", c->spec, c->def->row.name, what);
}

/* One batch, single playouts, uneven pieces, and requests that take other paths: equal sums. */
static void check_batches(const Case *c) {
    const Game *game = c->game;
    void *copy = test_malloc(game->state_size);
    memcpy(copy, c->from, game->state_size);
    Playouts probe = {0};
    c->def->run(game, c->params, c->from, 5, 0, 16, 0, &probe);
    bool long_games = probe.plies > 16 * 500;
    for (int limit = 0; limit < 12; limit = 2 * limit + 1) {
        const int64_t games = test_share(limit == 0 && long_games ? 19 : 203);
        Playouts whole = {0}, single = {0}, pieces = {0}, asked = {0};
        c->def->run(game, c->params, c->from, 5, 100, games, limit, &whole);
        check(memcmp(copy, c->from, game->state_size) == 0, "%s: playouts change the state",
              c->spec);
        check(whole.count == games, "%s: %d playouts counted", c->spec, (int)whole.count);
        for (int64_t i = 0; i < games; i++)
            c->def->run(game, c->params, c->from, 5, 100 + (uint64_t)i, 1, limit, &single);
        same(c, &whole, &single, "single playouts");
        for (int64_t i = 0, size = 1; i < games; i += size, size = size * 2 + 1)
            c->def->run(game, c->params, c->from, 5, 100 + (uint64_t)i,
                        size < games - i ? size : games - i, limit, &pieces);
        same(c, &whole, &pieces, "pieces");
        asked.best_line = test_malloc((size_t)game->max_plies * sizeof(Move));
        asked.cut_state = test_calloc(1, game->state_size);
        asked.cells = test_calloc((size_t)game->cells + 1, sizeof(uint32_t));
        c->def->run(game, c->params, c->from, 5, 100, games, limit, &asked);
        same(c, &whole, &asked, "details");
        check(asked.cells[game->cells] == 0, "%s: cells overrun", c->spec);

        /* The line of the best one is legal and comes to what it says. */
        Move *moves = test_malloc((size_t)game->max_moves * sizeof(Move));
        memcpy(copy, c->from, game->state_size);
        for (int i = 0; i < asked.best_length; i++) {
            check(game_legal(game, copy, asked.best_line[i], moves), "%s: best line", c->spec);
            game->play(game->rules, copy, copy, asked.best_line[i]);
        }
        bool over = game->status(game->rules, copy) == OVER;
        check(over || asked.best_length == limit, "%s: the best line stops early", c->spec);
        check(asked.best_value ==
                  (over ? game->result(game->rules, copy, 0) : game_points(game, copy, 0)),
              "%s: the best line is worth %g", c->spec, asked.best_value);
        check(asked.best_value * (double)games >= asked.sum[0] - 1e-9, "%s: better than the best",
              c->spec);

        /* Where the last one stopped: alone it stops there, too. */
        Playouts last = {0};
        last.cut_state = copy;
        c->def->run(game, c->params, c->from, 5, 100 + (uint64_t)games - 1, 1, limit, &last);
        check(memcmp(copy, asked.cut_state, game->state_size) == 0, "%s: last state", c->spec);
        check((game->status(game->rules, copy) == ONGOING) == (last.cut == 1), "%s: cut", c->spec);
        memcpy(copy, c->from, game->state_size);
        test_free(moves);
        test_free(asked.best_line);
        test_free(asked.cut_state);
        test_free(asked.cells);
    }
    test_free(copy);
}

static void close_to(const Case *c, const char *what, double mean_a, double variance_a,
                     double mean_b, double variance_b, double count) {
    double error = __builtin_sqrt((variance_a + variance_b) / count);
    double distance = mean_a > mean_b ? mean_a - mean_b : mean_b - mean_a;
    check(distance <= 4 * error + 1e-9, "%s %s: %s %g in playouts, %g by stepping (+- %g)", c->spec,
          c->def->row.name, what, mean_a, mean_b, error);
}

static double variance(double sum, double square, double count) {
    return square / count - sum / count * (sum / count);
}

static void check_stepping(const Case *c) {
    const Game *game = c->game;
    const int64_t count = affordable(c, 12000);
    const double n = (double)count;
    void *state = test_malloc(game->state_size);
    Move *moves = test_malloc((size_t)game->max_moves * sizeof(Move));
    Playouts fast = {0};
    double sum = 0, square = 0, plies = 0, plies_square = 0;
    c->def->run(game, c->params, c->from, 41, 0, count, 0, &fast);
    for (int64_t i = 0; i < count; i++) {
        Rng rng = rng_stream(42, (uint64_t)i);
        int length = 0;
        memcpy(state, c->from, game->state_size);
        while (game->status(game->rules, state) == ONGOING) {
            Move move = game->mover(game->rules, state) == CHANCE
                            ? game_chance_draw(game, state, &rng, moves)
                            : c->def->pick(game, c->params, state, &rng);
            check(i >= 50 || game_legal(game, state, move, moves), "%s: pick is not legal",
                  c->spec);
            game->play(game->rules, state, state, move);
            length++;
        }
        double result = game->result(game->rules, state, 0);
        sum += result;
        square += result * result;
        plies += length;
        plies_square += (double)length * length;
    }
    close_to(c, "result", fast.sum[0] / n, variance(fast.sum[0], fast.square[0], n), sum / n,
             variance(sum, square, n), n);
    close_to(c, "length", (double)fast.plies / n,
             variance((double)fast.plies, fast.plies_square, n), plies / n,
             variance(plies, plies_square, n), n);
    test_free(moves);
    test_free(state);
}

static void check_playouts(const Game *game, const char *spec) {
    int early = game->traits & TRAIT_CHANCE ? 1 : 0;
    each_policy(game, spec, early, check_batches);
    each_policy(game, spec, early, check_stepping);
    if (game->max_plies >= 8) {
        each_policy(game, spec, 5, check_batches);
        each_policy(game, spec, 5, check_stepping);
    }
}

/* ---- evaluations ----------------------------------------------------------------------------- */

static void check_value(const Game *game, const char *spec, const EvalDef *def, const void *tables,
                        const void *state) {
    bool over = game->status(game->rules, state) == OVER;
    double value[MAX_PLAYERS];
    for (int player = 0; player < game->players; player++) {
        value[player] = def->value(game, tables, state, player);
        check(value[player] == def->value(game, tables, state, player), "%s %s: not pure", spec,
              def->row.name);
        if (game->traits & TRAIT_POINTS) {
            bool own = def->own_scale && def->own_scale(game, tables);
            check(own || !over || value[player] == 0, "%s %s: points after the end", spec,
                  def->row.name);
            continue;
        }
        if (over)
            check(value[player] == 100 * game->result(game->rules, state, player),
                  "%s %s: %g at the end", spec, def->row.name, value[player]);
        else if (game->traits & TRAIT_MANY) /* who is out knows the result already */
            check(value[player] >= -100 && value[player] <= 100, "%s %s: %g", spec, def->row.name,
                  value[player]);
        else
            check(value[player] > -100 && value[player] < 100, "%s %s: %g", spec, def->row.name,
                  value[player]);
        check(over || !def->outcome_only || value[player] == 0, "%s %s: outcome only", spec,
              def->row.name);
    }
    if (game->traits & TRAIT_TWO_PLAYER)
        check(value[0] == -value[1], "%s %s: not antisymmetric: %g and %g", spec, def->row.name,
              value[0], value[1]);
}

/* The terms of an evaluation as text, their sum, and the scale by which that becomes the value. */
typedef struct Heard {
    const Game *game;
    const EvalDef *def;
    Writer terms;
    double sum, size; /* size: without signs */
    double scale;     /* 0 = none was told */
} Heard;

static void note_cell(void *context, int cell, double value) {
    const Game *game = ((const Heard *)context)->game;
    check(cell >= 0 && cell < game->cells && value == value, "an overlay outside the board");
}

static void note_term(void *context, const char *name, double value) {
    const EvalDef *def = ((Heard *)context)->def;
    Writer *terms = &((Heard *)context)->terms;
    const Term *term = def->terms;
    while (term && term->name && strcmp(term->name, name) != 0)
        term++;
    check(term && term->name && term->title, "%s: %s has no title", def->row.name, name);
    write_format(terms, "%s ", name);
    write_real(terms, value);
    ((Heard *)context)->sum += value;
    ((Heard *)context)->size += value < 0 ? -value : value;
}

static void note_squash(void *context, double scale) {
    check(scale > 0, "a sum is squashed by %g", scale);
    ((Heard *)context)->scale = scale;
}

/* What is told of the sum is true, and of the strongest evaluation it is told how its terms become
 * the value, as long as the game is open and nobody is out of it. */
static void check_sum(const Game *game, const char *spec, const EvalDef *def, const void *tables,
                      const void *state, const Heard *heard) {
    double value = def->value(game, tables, state, 0);
    double told = heard->scale > 0 ? game_squash(heard->sum, heard->scale) : heard->sum;
    double apart = told > value ? told - value : value - told;
    bool open = !(game->traits & TRAIT_MANY) && game->status(game->rules, state) != OVER;
    bool free = heard->scale == 0 && !(open && def->role == EVAL_STRONG);
    /* Some keep sums of large terms in tables of floats. */
    check(free || apart <= 1e-4 * (1 + heard->size),
          "%s %s: terms of %g, scale %g, make %g, not %g", spec, def->row.name, heard->sum,
          heard->scale, told, value);
}

static void check_explain(const Game *game, const char *spec, const EvalDef *def,
                          const void *tables, const void *state) {
    if (!def->explain) return;
    Heard with = {.game = game, .def = def}, without = {.game = game, .def = def};
    writer_init(&with.terms);
    writer_init(&without.terms);
    def->explain(game, tables, state, 0, &(TermSink){&with, note_term, note_cell, note_squash});
    def->explain(game, tables, state, 0, &(TermSink){&without, note_term, NULL, NULL});
    check_sum(game, spec, def, tables, state, &with);
    check(with.terms.length > 0, "%s %s: explains nothing", spec, def->row.name);
    check(strcmp(with.terms.text, without.terms.text) == 0, "%s %s: the overlay changes the terms",
          spec, def->row.name);
    writer_done(&with.terms);
    writer_done(&without.terms);
}

static bool has_blob(const Row *row) {
    for (const Param *param = row->params; param && param->name; param++)
        if (param->type == PARAM_TYPE_BLOB) return true;
    return false;
}

static void check_evals(const Game *game, const char *spec) {
    GameScope scope;
    game_scope(game, &scope);
    void *state = test_malloc(game->state_size);
    for (int i = 0; i < scope.sets[0].count; i++) {
        if (!test_mine(cases++)) continue;
        const EvalDef *def = (const EvalDef *)scope.sets[0].rows[i];
        Arena *arena = arena_new(1 << 24);
        Err err = {.text = ""};
        void *weights = arena_alloc(arena, def->row.size + 1, NULL);
        void *tables = arena_alloc(arena, def->tables_size + 1, NULL);
        if (!param_defaults(&def->row, weights, &scope.scope, arena, &err))
            fail_msg("%s: %s", spec, err.text);
        if (def->prepare && !def->prepare(game, weights, tables, &err)) {
            /* Without the network that it needs it says so. */
            check(has_blob(&def->row) && strlen(err.text) > 20, "%s: %s", spec, err.text);
            arena_free(arena);
            continue;
        }
        const void *used = def->prepare ? tables : weights;
        int64_t max = test_share(game->cells > 150 ? 60 : 400);
        for (int64_t index = 0; index < max; index++) {
            Rng rng = rng_stream(33, (uint64_t)index);
            int longest = game->max_plies < 2000 ? game->max_plies : 2000;
            int plies = (int)rng_below(&rng, (uint32_t)longest + 1);
            test_random_state(game, &rng, plies, state);
            check_value(game, spec, def, used, state);
            if (index < 20) check_explain(game, spec, def, used, state);
        }
        arena_free(arena);
    }
    test_free(state);
}

/* "plain" and "strong" mean rows of the game, whatever it brings. */
static void check_scope(const Game *game, const char *spec) {
    static const char *const kinds[] = {"eval", "playout"};
    static const char *const roles[] = {"plain", "strong"};
    GameScope scope;
    game_scope(game, &scope);
    for (int kind = 0; kind < 2; kind++) {
        const RowSet *set = scope_set(&scope.scope, kinds[kind]);
        check(set && set->count > 0, "%s: no %s", spec, kinds[kind]);
        for (int role = 0; role < 2; role++)
            check(rowset_find(set, roles[role]), "%s: no %s %s", spec, roles[role], kinds[kind]);
    }
}

static void playouts_agree_with_stepping(void **) {
    cases = 0;
    test_each_variant(check_playouts);
}

static void evaluations_keep_their_bounds(void **) {
    cases = 0;
    test_each_variant(check_evals);
}

static void roles_name_rows(void **) {
    test_each_variant(check_scope);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(playouts_agree_with_stepping),
        cmocka_unit_test(evaluations_keep_their_bounds),
        cmocka_unit_test(roles_name_rows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
