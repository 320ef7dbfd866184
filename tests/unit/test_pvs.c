/* Principal variation search against plain minimax, with every part of it on and off, also in games
 * whose ends are known, and against the algorithm without additions. */
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
#include "searches.h"

enum { STEPS = 100000000, ALL = 1 << 30 };

/* ---- two small games
 * ----------------------------------------------------------------------------- */

/* nim: take one, two or three of the matches; who takes the last one wins. `known` says who wins
 * but not when. sums: walk down a pyramid of numbers, left or right; they are points. `known` tells
 * the last step. */
typedef struct Small {
    int32_t left, place, mover, unused;
    int64_t points;
} Small;

enum { MATCHES = 11, STEPS_DOWN = 9 };

static int number(int row, int place) {
    return (row * 7 + place * place * 5 + row * place) % 23;
}

static int small_mover(const Rules *, const void *state) {
    return ((const Small *)state)->mover;
}

static Status small_status(const Rules *, const void *state) {
    return ((const Small *)state)->left ? ONGOING : OVER;
}

static void small_text(const Rules *, const void *, Move move, Writer *writer) {
    write_int(writer, (int64_t)move);
}

static uint64_t small_hash(const Rules *, const void *state) {
    const Small *s = state;
    return rng_mix((uint64_t)s->left << 32 | (uint64_t)s->place << 1 | (uint64_t)s->mover);
}

static void nim_start(const Rules *, void *state) {
    *(Small *)state = (Small){.left = MATCHES};
}

static int nim_moves(const Rules *, const void *state, Move *out) {
    const Small *s = state;
    int count = s->left < 3 ? s->left : 3;
    for (int i = 0; i < count; i++)
        out[i] = (Move)(i + 1);
    return count;
}

static Status nim_play(const Rules *rules, void *to, const void *from, Move move) {
    Small s = *(const Small *)from;
    s.left -= (int32_t)move;
    s.mover ^= 1;
    *(Small *)to = s;
    return small_status(rules, &s);
}

static double nim_result(const Rules *, const void *state, int player) {
    return ((const Small *)state)->mover == player ? -1 : 1;
}

static bool nim_known(const Rules *, const void *state, Known *out) {
    double value = ((const Small *)state)->left % 4 ? 1 : -1;
    *out = (Known){value, value, -1};
    return true;
}

static bool nim_setup(Rules *, Game *out, Err *) {
    out->traits = TRAIT_TWO_PLAYER;
    out->players = 2;
    out->max_moves = 3;
    out->max_plies = MATCHES;
    out->state_size = sizeof(Small);
    out->start = nim_start;
    out->mover = small_mover;
    out->moves = nim_moves;
    out->play = nim_play;
    out->status = small_status;
    out->result = nim_result;
    out->move_text = small_text;
    out->hash = small_hash;
    out->known = nim_known;
    return true;
}

static void sums_start(const Rules *, void *state) {
    *(Small *)state = (Small){.left = STEPS_DOWN};
}

static int sums_moves(const Rules *, const void *state, Move *out) {
    out[0] = 0;
    out[1] = 1;
    return ((const Small *)state)->left ? 2 : 0;
}

static Status sums_play(const Rules *rules, void *to, const void *from, Move move) {
    Small s = *(const Small *)from;
    s.left--;
    s.place += (int32_t)move;
    s.points += number(STEPS_DOWN - s.left, s.place);
    *(Small *)to = s;
    return small_status(rules, &s);
}

static double sums_points(const Rules *, const void *state, int) {
    return (double)((const Small *)state)->points;
}

static bool sums_known(const Rules *, const void *state, Known *out) {
    const Small *s = state;
    if (s->left != 1) return false;
    int left = number(STEPS_DOWN, s->place), right = number(STEPS_DOWN, s->place + 1);
    double value = (double)s->points + (left > right ? left : right);
    *out = (Known){value, value, 1};
    return true;
}

static bool sums_setup(Rules *rules, Game *out, Err *err) {
    nim_setup(rules, out, err);
    out->traits = TRAIT_SOLO | TRAIT_POINTS;
    out->players = 1;
    out->max_moves = 2;
    out->max_plies = STEPS_DOWN;
    out->start = sums_start;
    out->moves = sums_moves;
    out->play = sums_play;
    out->result = sums_points;
    out->points = sums_points;
    out->known = sums_known;
    return true;
}

static const GameDef game_nim = {.row = {.name = "nim"}, .setup = nim_setup};
static const GameDef game_sums = {.row = {.name = "sums"}, .setup = sums_setup};

static Game *small_game(const GameDef *def, Arena *arena) {
    Err err = {.text = ""};
    Choice choice = {&def->row, NULL};
    Game *game = game_new(&choice, arena, &err);
    if (!game) fail_msg("%s", err.text);
    return game;
}

/* ---- plain minimax
 * ------------------------------------------------------------------------------- */

enum { FAR = 1000000 }; /* a win at ply n counts FAR - n */

typedef struct Reference {
    const Game *game;
    const Evaluation *eval;
    int asker;
} Reference;

static double reference(const Reference *r, const char *state, Status status, int depth, int ply) {
    const Game *game = r->game;
    if (status == OVER) {
        double value = search_outcome(game, state, r->asker);
        if (game->traits & TRAIT_POINTS) return value;
        return value >= 100 ? FAR - ply : value <= -100 ? ply - FAR : value;
    }
    if (depth == 0)
        return evaluation_value(r->eval, state, r->asker) + game_points(game, state, r->asker);
    Move *moves = calloc((size_t)game->max_moves, sizeof *moves);
    char *after = malloc(game->state_size), *seen = malloc(game->state_size);
    assert_true(moves && after && seen);
    bool own = game->mover(game->rules, state) == r->asker;
    int count = game->moves(game->rules, state, moves);
    double best = own ? -2 * FAR : 2 * FAR;
    for (int i = 0; i < count; i++) {
        Status end = game->play(game->rules, after, state, moves[i]);
        bool round = end == ONGOING && game->pending && !game->pending(game->rules, after);
        if (round) game_observe(game, seen, after, r->asker);
        double value = reference(r, round ? seen : after, end, depth - 1, ply + 1);
        if (own ? value > best : value < best) best = value;
    }
    free(moves);
    free(after);
    free(seen);
    return best;
}

/* The value of every root move under pvs's evaluation; returns the best. */
static double reference_root(const TestSearch *it, const char *state, const char *eval, int depth,
                             double *values) {
    const Game *game = it->game;
    Choice choice;
    Evaluation evaluation;
    Err err = {.text = ""};
    Move *moves = calloc((size_t)game->max_moves, sizeof *moves);
    char *after = malloc(game->state_size), *seen = malloc(game->state_size);
    assert_true(moves && after && seen);
    assert_true(spec_read(eval, "eval", &it->scope.scope, it->arena, &choice, &err));
    assert_true(search_evaluation(it->search, &choice, &evaluation, &err));
    Reference r = {game, &evaluation, game->mover(game->rules, state)};
    int count = game->moves(game->rules, state, moves);
    double best = -2 * FAR;
    for (int i = 0; i < count; i++) {
        Status end = game->play(game->rules, after, state, moves[i]);
        bool round = end == ONGOING && game->pending && !game->pending(game->rules, after);
        if (round) game_observe(game, seen, after, r.asker);
        values[i] = reference(&r, round ? seen : after, end, depth - 1, 1);
        if (values[i] > best) best = values[i];
    }
    free(moves);
    free(after);
    free(seen);
    return best;
}

static double shown(const Game *game, double value) {
    if (game->traits & TRAIT_POINTS) return value;
    return value > FAR / 2 ? 100 : value < -FAR / 2 ? -100 : value;
}

/* ---- equal to minimax
 * ---------------------------------------------------------------------------- */

static void compare(const Game *game, const char *state, const char *options, const char *eval,
                    int depth) {
    char spec[200];
    TestSearch it;
    double *values = calloc((size_t)game->max_moves, sizeof *values);
    assert_non_null(values);
    snprintf(spec, sizeof spec, "pvs(depth=%d,eval=%s,table=1,reflex=no,%s)", depth, eval, options);
    test_search_open(&it, game, spec);
    test_search_run(&it, state, ALL, NULL, STEPS);
    const Report *report = test_search_report(&it);
    assert_true(report->depth <= depth);
    double best = reference_root(&it, it.search->root, eval, report->depth, values);
    bool rounds = game->traits & TRAIT_SIMULTANEOUS, points = game->traits & TRAIT_POINTS;

    assert_true(report->value - shown(game, best) < 0.006 &&
                shown(game, best) - report->value < 0.006);
    bool full = strstr(options, "moves=all");
    for (int i = 0; i < report->count; i++) {
        const MoveReport *row = &report->rows[i];
        double value = shown(game, values[i]);
        if (row->move == report->best) assert_true(shown(game, best) - value < 0.011);
        if (row->bound == BOUND_EXACT || full)
            assert_true(row->value - value < 0.006 && value - row->value < 0.006);
        if (row->bound == BOUND_UPPER) assert_true(row->value >= value - 0.006);
        if (row->bound == BOUND_LOWER) assert_true(row->value <= value + 0.006);
        if (row->proven == PROVEN_WIN) assert_true(values[i] > FAR / 2);
        if (row->proven == PROVEN_LOSS) assert_true(values[i] < -FAR / 2);
        if (row->proven_in)
            assert_int_equal(row->proven_in, FAR - (values[i] < 0 ? -values[i] : values[i]));
    }
    if (!points && best > FAR / 2) {
        assert_int_equal(report->proven, PROVEN_WIN);
        assert_int_equal(report->proven_in, FAR - best);
    } else if (!points && !rounds && best < -FAR / 2) {
        assert_int_equal(report->proven, PROVEN_LOSS);
        assert_int_equal(report->proven_in, FAR + best);
    } else {
        assert_true(report->proven == PROVEN_NONE || report->proven == PROVEN_DRAW);
        assert_int_equal(report->proven_in, 0);
    }
    test_search_close(&it);
    free(values);
}

static const char *const switches[] = {
    "seed=1",
    "moves=all",
    "table=0",
    "killers=no",
    "history=no",
    "rate=no",
    "scout=no",
    "partial=yes",
    "aspiration=no",
    "reuse=yes",
    "ties=random",
    "moves=all,table=0",
    "table=0,killers=no,history=no,rate=no,scout=no,aspiration=no"};
enum { SWITCHES = sizeof switches / sizeof *switches };

static void compare_variant(const char *variant, const char *eval, int depth, int positions,
                            int plies) {
    Arena *arena = arena_new(1 << 24);
    const Game *game = test_game(variant, arena);
    char *state = malloc(game->state_size);
    assert_non_null(state);
    Rng rng = rng_stream(3, (uint64_t)depth);
    for (int i = 0; i < positions; i++) {
        test_search_state(game, &rng, (int)rng_below(&rng, (uint32_t)plies), state);
        compare(game, state, switches[i % SWITCHES], eval, depth);
    }
    free(state);
    arena_free(arena);
}

static void test_equals_minimax(void **) {
    for (int depth = 1; depth <= 4; depth++) {
        compare_variant("connect4", "strong", depth, 2 * SWITCHES, 36);
        compare_variant("connect4", "outcome", depth, SWITCHES, 40);
        compare_variant("connect4(rows=4,cols=5,align=3,cylinder=yes)", "strong", depth, SWITCHES,
                        8);
    }
    compare_variant("connect4(rows=3,cols=3,align=3)", "strong", 9, SWITCHES, 4);
    compare_variant("connect4(rows=4,cols=4)", "outcome", 6, SWITCHES, 12);
    compare_variant("connect4(rows=10,cols=10,align=5)", "strong", 2, SWITCHES, 60);
}

static void test_equals_minimax_rounds(void **) {
    for (int depth = 1; depth <= 6; depth++)
        compare_variant("pennies", "outcome", depth, SWITCHES, 3);
}

static void test_equals_minimax_wide(void **) {
    compare_variant("clicks", "outcome", 1, 4, 2);
}

/* ---- the plain algorithm, with every addition switched off ----------------------------------- */

/* NegaScout (Reinefeld 1983) as the Amazons report has it: the first move with the full window, the
 * others with the null window, again where that says "better"; a win counts the more the shorter it
 * is. Moves in the order of the rules. */
typedef struct Plain {
    const Game *game;
    int64_t nodes;
} Plain;

static double plain(Plain *p, const void *state, Status status, int mover, int depth, int ply,
                    double alpha, double beta) {
    const Game *game = p->game;
    if (status == OVER) return (FAR - ply) * game->result(game->rules, state, mover);
    if (alpha >= FAR - (ply + 1)) return FAR - (ply + 1); /* a shorter win is known */
    if (beta <= -(FAR - (ply + 1))) return -(FAR - (ply + 1));
    if (depth == 0) return 0;
    Move moves[game->max_moves];
    char next[game->state_size];
    double best = -2 * FAR;
    int count = game->moves(game->rules, state, moves);
    for (int i = 0; i < count && best < beta; i++) {
        Status end = game->play(game->rules, next, state, moves[i]);
        bool scouts = i > 0 && beta - alpha > 1;
        double value =
            -plain(p, next, end, !mover, depth - 1, ply + 1, scouts ? -alpha - 1 : -beta, -alpha);
        p->nodes++;
        /* The end of a line has the same value under any window. */
        if (scouts && value > alpha && value < beta && depth > 1 && end == ONGOING) {
            value = -plain(p, next, end, !mover, depth - 1, ply + 1, -beta, -alpha);
            p->nodes++;
        }
        if (value > best) best = value;
        if (value > alpha) alpha = value;
    }
    return best;
}

/* Its value is minimax's, its nodes are those of the algorithm. */
static void test_plain(void **) {
    static const char spec[] = "pvs(preset=plain,depth=%d,eval=outcome)";
    static const char *const variants[] = {"amazons(columns=4,rows=4,queens=1)",
                                           "amazons(columns=5,rows=3,queens=2)",
                                           "connect4(rows=4,cols=4)"};
    int decided = 0, open = 0;
    for (int v = 0; v < 3; v++) {
        Arena *arena = arena_new(1 << 24);
        const Game *game = test_game(variants[v], arena);
        char *state = arena_alloc(arena, game->state_size, NULL);
        Rng rng = rng_stream(11, (uint64_t)v);
        for (int i = 0; i < 60; i++) {
            char text[200];
            TestSearch it;
            int depth = 1 + i % 2;
            test_search_state(game, &rng, (int)rng_below(&rng, 9), state);
            snprintf(text, sizeof text, spec, depth);
            test_search_open(&it, game, text);
            test_search_run(&it, state, ALL, NULL, STEPS);
            const Report *report = test_search_report(&it);
            Plain p = {.game = game};
            int mover = game->mover(game->rules, state);
            double value = 0;
            for (int d = 1; d <= depth; d++)
                value = plain(&p, state, ONGOING, mover, d, 0, -FAR, FAR);
            double *values = calloc((size_t)game->max_moves, sizeof *values);
            assert_non_null(values);
            double minimax = reference_root(&it, state, "outcome", depth, values);
            free(values);
            assert_true(shown(game, value) == shown(game, minimax));
            assert_true(report->value == shown(game, minimax));
            /* Undecided, the iterations are all that was searched. */
            if (value == 0) assert_true(report->nodes == (double)p.nodes);
            decided += value != 0;
            open += value == 0;
            test_search_close(&it);
        }
        arena_free(arena);
    }
    assert_true(decided > 10 && open > 10);
}

/* ---- what the game knows, points
 * ----------------------------------------------------------------- */

static void test_known_wins(void **) {
    Arena *arena = arena_new(1 << 20);
    const Game *game = small_game(&game_nim, arena);
    TestSearch it;
    test_search_open(&it, game, "pvs(table=1)");
    for (int left = 1; left <= MATCHES; left++) {
        Small state = {.left = left};
        double values[3];
        double best = reference_root(&it, (char *)&state, "outcome", left, values);
        test_search_run(&it, &state, ALL, NULL, STEPS);
        const Report *report = test_search_report(&it);
        assert_int_equal(report->proven, left % 4 ? PROVEN_WIN : PROVEN_LOSS);
        assert_int_equal(report->proven_in, FAR - (best < 0 ? -best : best));
        if (left % 4) assert_int_equal(report->best, left % 4);
    }
    test_search_close(&it);
    arena_free(arena);
}

static void test_points_of_one_player(void **) {
    Arena *arena = arena_new(1 << 20);
    const Game *game = small_game(&game_sums, arena);
    TestSearch it;
    for (int depth = 1; depth <= STEPS_DOWN + 1; depth++) {
        char spec[60];
        snprintf(spec, sizeof spec, "pvs(table=1,depth=%d)", depth);
        test_search_open(&it, game, spec);
        Small state = {.left = STEPS_DOWN};
        double values[2];
        int seen = depth >= STEPS_DOWN - 1 ? STEPS_DOWN : depth; /* known sees the last step */
        double best = reference_root(&it, (char *)&state, "outcome", seen, values);
        test_search_run(&it, &state, 3, NULL, STEPS);
        const Report *report = test_search_report(&it);
        assert_true(report->value == best);
        assert_true(values[report->best] == best);
        assert_int_equal(report->proven, PROVEN_NONE);
        if (depth > STEPS_DOWN) assert_true(report->depth <= STEPS_DOWN);
        test_search_close(&it);
    }
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_equals_minimax),
        cmocka_unit_test(test_plain),
        cmocka_unit_test(test_equals_minimax_rounds),
        cmocka_unit_test(test_equals_minimax_wide),
        cmocka_unit_test(test_known_wins),
        cmocka_unit_test(test_points_of_one_player),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
