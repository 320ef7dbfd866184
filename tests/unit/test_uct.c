/* uct: what it proves is true, what it estimates converges, and what it remembers is what it
 * saw. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "search/tree.h"
#include "searches.h"

enum { ALL = 1 << 30, STEPS = 1000 };

typedef struct Fixture {
    Arena *arena;
    const Game *game;
    char *state, *next;
    Move *moves;
    TestSearch it;
} Fixture;

/* ---- one round of rock, paper, scissors, in which rock against scissors counts double -------- */

typedef struct Hands {
    uint8_t shown[2]; /* 0 = not yet, else 1 + hand */
    uint8_t first, zero;
} Hands;

static void hands_start(const Rules *, void *state) {
    memset(state, 0, sizeof(Hands));
}

static int hands_mover(const Rules *, const void *state) {
    const Hands *h = state;
    return h->shown[h->first] ? 1 - h->first : h->first;
}

static Status hands_status(const Rules *, const void *state) {
    const Hands *h = state;
    return h->shown[0] && h->shown[1] ? OVER : ONGOING;
}

static int hands_moves(const Rules *rules, const void *state, Move *out) {
    if (hands_status(rules, state) == OVER) return 0;
    for (Move hand = 0; hand < 3; hand++)
        out[hand] = hand;
    return 3;
}

static Status hands_play(const Rules *rules, void *to, const void *from, Move move) {
    Hands h = *(const Hands *)from;
    h.shown[hands_mover(rules, from)] = (uint8_t)(move + 1);
    *(Hands *)to = h;
    return hands_status(rules, to);
}

static double hands_result(const Rules *, const void *state, int player) {
    /* rock, paper, scissors against the same */
    static const double pays[3][3] = {{0, -0.5, 1}, {0.5, 0, -0.5}, {-1, 0.5, 0}};
    const Hands *h = state;
    double pay = pays[h->shown[0] - 1][h->shown[1] - 1];
    return player ? -pay : pay;
}

static int hands_pending(const Rules *rules, const void *state) {
    const Hands *h = state;
    (void)rules;
    return hands_status(rules, state) == OVER ? 0 : (h->shown[0] != 0) + (h->shown[1] != 0);
}

static void hands_observe(const Rules *, void *to, const void *, int player) {
    *(Hands *)to = (Hands){.first = (uint8_t)player};
}

static void hands_text(const Rules *, const void *, Move move, Writer *writer) {
    write_int(writer, move);
}

static bool hands_setup(Rules *, Game *out, Err *) {
    out->traits = TRAIT_SIMULTANEOUS | TRAIT_TWO_PLAYER;
    out->players = 2;
    out->max_moves = 3;
    out->max_plies = 2;
    out->state_size = sizeof(Hands);
    out->start = hands_start;
    out->mover = hands_mover;
    out->moves = hands_moves;
    out->play = hands_play;
    out->status = hands_status;
    out->result = hands_result;
    out->move_text = hands_text;
    out->pending = hands_pending;
    out->observe = hands_observe;
    return true;
}

static const GameDef hands = {.row = {.name = "hands", .doc = "Show a hand."},
                              .setup = hands_setup};

static void set_up(Fixture *f, const char *game, const char *spec) {
    f->arena = arena_new(1 << 22);
    if (strcmp(game, "hands") == 0)
        f->game = game_new(&(Choice){.row = &hands.row}, f->arena, NULL);
    else
        f->game = test_game(game, f->arena);
    f->state = arena_alloc(f->arena, f->game->state_size, NULL);
    f->next = arena_alloc(f->arena, f->game->state_size, NULL);
    f->moves = arena_alloc(f->arena, (size_t)f->game->max_moves * sizeof(Move), NULL);
    f->game->start(f->game->rules, f->state);
    test_search_open(&f->it, f->game, spec);
}

static void tear_down(Fixture *f) {
    test_search_close(&f->it);
    arena_free(f->arena);
}

static const Report *run(Fixture *f) {
    assert_int_equal(test_search_run(&f->it, f->state, ALL, NULL, STEPS), STEP_DONE);
    return test_search_report(&f->it);
}

static void play(Fixture *f, Move move) {
    f->game->play(f->game->rules, f->state, f->state, move);
}

static double counter(const Report *report, const char *name) {
    for (int i = 0; i < report->counters; i++)
        if (strcmp(report->counter[i].name, name) == 0) return report->counter[i].value;
    fail_msg("there is no counter %s", name);
    return 0;
}

static double efforts(const Report *report) {
    double sum = 0;
    for (int i = 0; i < report->count; i++)
        sum += report->rows[i].effort;
    return sum;
}

/* ---- proofs ---------------------------------------------------------------------------------- */

static Proven proven_of(double result) {
    return result > 0 ? PROVEN_WIN : result < 0 ? PROVEN_LOSS : PROVEN_DRAW;
}

/* Exact result for the mover; *plies to the end under best play (quick wins, slow losses). */
static double exact(const Game *game, const void *state, int *plies) {
    Move moves[16];
    char next[64];
    assert_true(game->state_size <= sizeof next && game->max_moves <= 16);
    int count = game->moves(game->rules, state, moves), me = game->mover(game->rules, state);
    double best = -2;
    for (int i = 0; i < count; i++) {
        int length = 0;
        double value = game->play(game->rules, next, state, moves[i]) == OVER
                           ? game->result(game->rules, next, me)
                           : -exact(game, next, &length);
        length++;
        bool closer = value == best && (value > 0 ? length < *plies : length > *plies);
        if (value <= best && !closer) continue;
        best = value;
        *plies = length;
    }
    return best;
}

static const char *const solvers[] = {"uct(sims=20000)", "uct(sims=20000,prune=yes)",
                                      "uct(sims=20000,forced=yes,prune=yes,order=yes)",
                                      "uct(preset=strong,sims=20000)",
                                      "uct(sims=20000,c=0.1,expand=3,prune=yes)"};

static void test_proofs_are_true(void **) {
    for (size_t s = 0; s < sizeof solvers / sizeof *solvers; s++) {
        Fixture f;
        set_up(&f, "connect4(rows=3,cols=3,align=3)", solvers[s]);
        Rng rng = rng_stream(11, s);
        for (int i = 0; i < 12; i++) {
            int plies = 0;
            test_search_state(f.game, &rng, i % 5, f.state);
            const Report *report = run(&f);
            Proven right = proven_of(exact(f.game, f.state, &plies));
            if (report->proven != PROVEN_NONE) assert_int_equal(report->proven, right);
            for (int row = 0; row < report->count; row++) {
                if (report->rows[row].proven == PROVEN_NONE) continue;
                bool over = f.game->play(f.game->rules, f.next, f.state, report->rows[row].move) ==
                            OVER;
                int me = f.game->mover(f.game->rules, f.state);
                plies = 0;
                double value = over ? f.game->result(f.game->rules, f.next, me)
                                    : -exact(f.game, f.next, &plies);
                assert_int_equal(report->rows[row].proven, proven_of(value));
                assert_true(report->rows[row].proven_in >= 1);
                /* The first winning line that is found need not be the shortest. */
                if (value != 0) assert_true(report->rows[row].proven_in >= plies + 1);
            }
        }
        tear_down(&f);
    }
}

static void test_solved_boards(void **) {
    static const struct {
        const char *game;
        Proven proven;
        int plies;
    } boards[] = {{"connect4(rows=3,cols=3,align=3)", PROVEN_DRAW, 0},
                  {"connect4(rows=3,cols=4,align=3)", PROVEN_WIN, 9},
                  {"connect4(rows=3,cols=3,align=3,cylinder=yes)", PROVEN_WIN, 9}};
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        Fixture f;
        set_up(&f, boards[i].game, "uct(sims=200k,forced=yes,prune=yes)");
        const Report *report = run(&f);
        assert_int_equal(report->proven, boards[i].proven);
        if (boards[i].plies) assert_true(report->proven_in >= boards[i].plies);
        if (boards[i].plies) assert_true(report->value == 100);
        tear_down(&f);
    }
}

/* What the game knows to be lost may have no length: then the position above has none, either. */
static void test_unknown_lengths(void **) {
    Err err;
    Fixture f;
    set_up(&f, "amazons(columns=3,rows=4,queens=2)", "uct(sims=2000)");
    assert_true(f.game->position_read(f.game->rules, f.state, "B.x/W.x/B../.W. w", &err));
    const Report *report = run(&f);
    int found = 0;
    for (int row = 0; row < report->count; row++) {
        Writer move;
        writer_init(&move);
        f.game->move_text(f.game->rules, f.state, report->rows[row].move, &move);
        if (strcmp(move.text, "a3-b3/b2") == 0) {
            found++; /* wins, in five plies at the earliest */
            int in = report->rows[row].proven_in;
            assert_true(report->rows[row].proven == PROVEN_WIN && (in == 0 || in >= 5));
        }
        writer_done(&move);
    }
    assert_int_equal(found, 1);
    tear_down(&f);
}

/* Without proofs the means alone must lead to the best move. */
static void test_means_converge(void **) {
    Fixture f;
    set_up(&f, "connect4(rows=3,cols=4,align=3)", "uct(sims=100k,solve=no,c=1)");
    const Report *report = run(&f);
    int plies = 0;
    assert_int_equal(report->proven, PROVEN_NONE);
    assert_true(report->value > 60);
    assert_true(f.game->play(f.game->rules, f.next, f.state, report->best) == ONGOING);
    assert_true(exact(f.game, f.next, &plies) == -1);
    assert_true(report->playouts <= 100000 && counter(report, "descents") == 100000);
    tear_down(&f);
}

/* ---- dice ------------------------------------------------------------------------------------ */

static double expectimax(const Game *game, const void *state) {
    Move moves[32];
    char next[64];
    assert_true(game->state_size <= sizeof next && game->max_moves <= 32);
    if (game->status(game->rules, state) == OVER) return game->result(game->rules, state, 0);
    int count = game->moves(game->rules, state, moves);
    bool chance = game->mover(game->rules, state) == CHANCE;
    double best = -1e9, sum = 0, weights = 0;
    for (int i = 0; i < count; i++) {
        game->play(game->rules, next, state, moves[i]);
        double value = expectimax(game, next);
        double weight = chance ? game_chance_weight(game, state, moves[i]) : 1;
        if (value > best) best = value;
        sum += weight * value;
        weights += weight;
    }
    return chance ? sum / weights : best;
}

static void test_dice(void **) {
    for (Move face = 1; face <= 6; face++) {
        Fixture f;
        set_up(&f, "dice(rounds=2)", "uct(sims=20000)");
        play(&f, face);
        const Report *report = run(&f);
        double value = expectimax(f.game, f.state);
        f.game->play(f.game->rules, f.next, f.state, report->best);
        assert_true(expectimax(f.game, f.next) == value); /* the best move */
        assert_true(report->value > value - 0.4 && report->value < value + 0.1);
        assert_int_equal(report->proven, PROVEN_NONE);
        tear_down(&f);
    }
}

/* ---- simultaneous moves ---------------------------------------------------------------------- */

static void test_pennies_mix(void **) {
    for (int seat = 0; seat < 2; seat++) {
        Fixture f;
        set_up(&f, "pennies(preset=single)", "uct(sims=20000)");
        game_observe(f.game, f.state, f.state, seat);
        const Report *report = run(&f);
        assert_int_equal(report->count, 2);
        for (int i = 0; i < 2; i++) {
            assert_in_range(report->rows[i].effort, 8000, 12000);
            assert_true(report->rows[i].value > -10 && report->rows[i].value < 10);
        }
        assert_true(efforts(report) == 20000);
        tear_down(&f);
    }
}

static void test_three_pennies(void **) {
    Fixture f;
    set_up(&f, "pennies(players=3,rounds=3)", "uct(sims=5000)");
    const Report *report = run(&f);
    assert_true(report->has_vector);
    double sum = report->vector[0] + report->vector[1] + report->vector[2];
    assert_true(sum > -1e-6 && sum < 1e-6);
    assert_true(counter(report, "tree nodes") >= 9); /* the root and the 8 joint choices below */
    tear_down(&f);
}

static void test_mixed_final_move(void **) {
    int heads = 0;
    Fixture f;
    set_up(&f, "pennies(preset=single)", "uct(sims=500,mix=yes)");
    for (int seed = 0; seed < 60; seed++) {
        char text[16];
        snprintf(text, sizeof text, "%d", seed);
        Err err;
        test_search_set(&f.it, "seed", text);
        assert_true(search_retune(f.it.search, &err));
        heads += run(&f)->best == 0;
    }
    assert_in_range(heads, 15, 45);
    tear_down(&f);
}

/* ---- memory, reuse, limits ------------------------------------------------------------------- */

/* In equilibrium rock and scissors are shown one time in four each, paper two times. */
static void test_regret_finds_the_mixture(void **) {
    static const double mixture[3] = {25, 50, 25};
    for (int player = 0; player < 2; player++) {
        Fixture f;
        set_up(&f, "hands", "uct(select=regret,sims=40000)");
        ((Hands *)(void *)f.state)->first = (uint8_t)player;
        const Report *report = run(&f);
        assert_true(report->value > -4 && report->value < 4);
        for (int i = 0; i < 3; i++) {
            assert_true(report->rows[i].score > mixture[i] - 6);
            assert_true(report->rows[i].score < mixture[i] + 6);
        }
        tear_down(&f);
    }
}

/* The final move is drawn from the average strategy. */
static void test_regret_is_mixed(void **) {
    int count[3] = {0};
    Fixture f;
    set_up(&f, "hands", "uct(select=regret,sims=2000,mix=yes)");
    for (int seed = 1; seed <= 200; seed++) {
        char text[16];
        snprintf(text, sizeof text, "%d", seed);
        test_search_set(&f.it, "seed", text);
        Err err;
        assert_true(search_retune(f.it.search, &err));
        count[run(&f)->best]++;
    }
    assert_in_range(count[0], 20, 85);
    assert_in_range(count[1], 60, 140);
    assert_in_range(count[2], 20, 85);
    tear_down(&f);
}

/* A position of Tron without a pure solution: its value for rider 1 is -1/2, that of the best pure
 * choice -1. */
static void test_half_lost(void **) {
    static const char *const specs[] = {"uct(select=regret,sims=150000,seed=%d)",
                                        "uct(select=ucb1,c=1,sims=150000,seed=%d)"};
    for (int i = 0; i < 2; i++) {
        Fixture f;
        char spec[80];
        snprintf(spec, sizeof spec, specs[i], 2);
        set_up(&f, "tron(map=5x5-.12-2.7-1)", spec);
        const Report *report = run(&f);
        assert_int_equal(report->count, 2);
        assert_true(report->value > -65 && report->value < -25);
        assert_true(report->rows[0].score > 5 || i == 1); /* neither way is left out */
        assert_true(report->rows[1].score > 5 || i == 1);
        tear_down(&f);
    }
}

/* Every way to choose finds the win, in games in turn and in rounds, for two and for more. */
static void test_selections(void **) {
    static const char *const selects[] = {"ucb1", "tuned", "regret"};
    for (int i = 0; i < 3; i++) {
        char spec[80];
        Fixture f;
        snprintf(spec, sizeof spec, "uct(select=%s,sims=3000,solve=no)", selects[i]);
        set_up(&f, "connect4(rows=4,cols=4,align=3)", spec);
        assert_true(run(&f)->value > 50); /* the first side wins */
        tear_down(&f);
        /* Three riders: two next to each other, the third alone has the better part. */
        set_up(&f, "tron(map=7x3--1.5-2_4.3-3.2)", spec);
        const Report *report = run(&f);
        assert_true(report->has_vector);
        double sum = 0;
        for (int rider = 0; rider < 3; rider++) {
            assert_true(report->vector[rider] >= -100 && report->vector[rider] <= 100);
            sum += report->vector[rider];
        }
        assert_true(sum > -1e-6 && sum < 1e-6);
        tear_down(&f);
        /* A corridor with a dead end: to the right there is room. */
        set_up(&f, "tron(map=9x3-.2-1.6_9.8-2)", spec);
        assert_int_equal(run(&f)->best, 2);
        tear_down(&f);
    }
}

/* UCB1-Tuned spends less on moves whose results do not vary. */
static void test_tuned_is_thrifty(void **) {
    double best[2];
    for (int i = 0; i < 2; i++) {
        Fixture f;
        set_up(&f, "tron(map=9x3-.2-1.6_9.8-2)",
               i ? "uct(select=tuned,sims=2000)" : "uct(sims=2000)");
        const Report *report = run(&f);
        best[i] = report->rows[report->rows[0].effort < report->rows[1].effort].effort;
        tear_down(&f);
    }
    assert_true(best[1] > best[0]);
}

static void test_full_tree(void **) {
    Fixture f;
    set_up(&f, "connect4", "uct(sims=40000,table=1)");
    const Report *report = run(&f);
    assert_true(counter(report, "tree full") == 1);
    assert_true(counter(report, "memory") <= 1);
    assert_true(counter(report, "descents") == 40000);
    assert_true(efforts(report) == 40000);
    assert_int_equal(report->best, 3);
    tear_down(&f);
}

static void test_memory_too_small_for_one_node(void **) {
    Arena *arena = arena_new(1 << 22);
    const Game *game = test_game("clicks", arena);
    TestSearch it;
    Err err = {""};
    assert_false(test_search_try(&it, game, "uct(table=64)", 1 << 20, &err)); /* above the cap */
    assert_true(err.text[0]);
    assert_true(test_search_try(&it, game, "uct(table=1,sims=10)", SEARCH_CAP, &err));
    test_search_close(&it);
    arena_free(arena);
}

/* Plays the first two moves of the line of play; returns the visits of the second one's position,
 * told by an export of the tree. */
static double follow(Fixture *f, const Report *report) {
    Tree *tree = tree_new(4000);
    f->it.search->def->tree(f->it.search, &tree->trace, 4000);
    int at = 0;
    for (int ply = 0; ply < 2; ply++) {
        int found = -1;
        for (int i = 0; i < tree->count; i++)
            if (tree->nodes[i].parent == at && tree->nodes[i].move == report->pv[ply]) found = i;
        assert_true(found > 0);
        at = found;
    }
    double effort = tree->nodes[at].effort;
    tree_free(tree);
    play(f, report->pv[0]);
    play(f, report->pv[1]);
    return effort;
}

static void test_reuse(void **) {
    Fixture f;
    Report first = {0};
    MoveReport rows[16];
    for (int again = 0; again < 2; again++) {
        set_up(&f, "connect4", "uct(sims=3000,reuse=yes)");
        const Report *report = run(&f);
        assert_true(report->pv_length >= 2);
        double visits = follow(&f, report);
        assert_true(visits > 100);
        /* Kept: all visits but the one that made the position a leaf. */
        search_begin(f.it.search, f.state);
        report = test_search_report(&f.it);
        assert_true(efforts(report) == visits - 1);
        assert_true(counter(report, "descents") == 0);
        /* Goes on, in any slices alike. */
        Rng rng = rng_stream(3, 0);
        Step step = STEP_MORE;
        while (step == STEP_MORE)
            step = search_step(f.it.search, again ? 1 + rng_below(&rng, 90) : ALL);
        report = test_search_report(&f.it);
        assert_true(efforts(report) == visits - 1 + 3000);
        if (!again) {
            memcpy(rows, report->rows, sizeof *rows * (size_t)report->count);
            first = *report;
            first.rows = rows;
        } else {
            test_reports_equal(&first, report);
        }
        /* The same root again keeps everything; a strange one nothing. */
        search_begin(f.it.search, f.state);
        assert_true(efforts(test_search_report(&f.it)) == visits - 1 + 3000);
        f.game->start(f.game->rules, f.state);
        search_begin(f.it.search, f.state);
        assert_true(efforts(test_search_report(&f.it)) == 0);
        tear_down(&f);
    }
    set_up(&f, "connect4", "uct(sims=3000)");
    follow(&f, run(&f));
    search_begin(f.it.search, f.state);
    assert_true(efforts(test_search_report(&f.it)) == 0);
    tear_down(&f);
}

/* Whole games with kept trees: after every compaction the search goes on soundly. */
static void test_reuse_through_games(void **) {
    static const char *const games[] = {"connect4(preset=tiny)", "dice(rounds=4)",
                                        "pennies(rounds=5)", "pennies(players=3,rounds=4)"};
    for (size_t g = 0; g < sizeof games / sizeof *games; g++) {
        Fixture f;
        set_up(&f, games[g], "uct(sims=800,reuse=yes,solve=no)");
        Rng rng = rng_stream(5, g);
        bool kept = false;
        while (f.game->status(f.game->rules, f.state) == ONGOING) {
            if (f.game->mover(f.game->rules, f.state) == CHANCE) {
                play(&f, game_chance_draw(f.game, f.state, &rng, f.moves));
                continue;
            }
            search_begin(f.it.search, f.state);
            double before = efforts(test_search_report(&f.it));
            kept = kept || before > 0;
            while (search_step(f.it.search, 97) == STEP_MORE) {}
            const Report *report = test_search_report(&f.it);
            assert_true(efforts(report) == before + 800);
            assert_true(game_legal(f.game, f.state, report->best, f.moves));
            play(&f, report->best);
        }
        assert_true(kept);
        tear_down(&f);
    }
}

/* Rounds in which all choose at once, seen by each of three players: the moves at the root are
 * always those of the player who searches, whatever was kept. */
static void test_reuse_by_each_player(void **) {
    bool kept = false;
    for (int me = 0; me < 3; me++) {
        Fixture f;
        set_up(&f, "tron(preset=arena3)", "uct(sims=100,expand=0,reuse=yes,solve=no)");
        Rng rng = rng_stream(9, (uint64_t)me);
        while (f.game->status(f.game->rules, f.state) == ONGOING) {
            int count = f.game->moves(f.game->rules, f.state, f.moves);
            Move move = f.moves[rng_below(&rng, (uint32_t)count)];
            if (f.game->mover(f.game->rules, f.state) == me) {
                search_begin(f.it.search, f.state);
                kept = kept || efforts(test_search_report(&f.it)) > 0;
                while (search_step(f.it.search, ALL) == STEP_MORE) {}
                const Report *report = test_search_report(&f.it);
                assert_int_equal(report->count, count);
                for (int i = 0; i < count; i++)
                    assert_true(game_legal(f.game, f.state, report->rows[i].move, f.moves));
                move = report->best;
                assert_true(game_legal(f.game, f.state, move, f.moves));
            }
            play(&f, move);
        }
        tear_down(&f);
    }
    assert_true(kept); /* by the first of them */
}

/* Every game of the training begins at the root, with as many descents there as the search makes
 * itself, and nothing depends on how the work is cut into slices. */
static void test_training(void **) {
    const char *const specs[] = {"uct(sims=30,train=20,solve=no)",
                                 "uct(sims=30,train=20,solve=no,trainer=random)",
                                 "uct(preset=document,sims=30,train=20)"};
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
        Fixture f;
        Report first = {0};
        MoveReport rows[16];
        for (int again = 0; again < 2; again++) {
            set_up(&f, "connect4", specs[i]);
            search_begin(f.it.search, f.state);
            Rng rng = rng_stream(7, 0);
            while (search_step(f.it.search, again ? 1 + rng_below(&rng, 40) : ALL) == STEP_MORE) {}
            const Report *report = test_search_report(&f.it);
            assert_true(efforts(report) == 21 * 30);
            assert_true(counter(report, "descents") == 30);
            if (!again) {
                memcpy(rows, report->rows, sizeof *rows * (size_t)report->count);
                first = *report;
                first.rows = rows;
            } else {
                test_reports_equal(&first, report);
            }
            tear_down(&f);
        }
    }
    /* With the tree kept, the position after two moves is known from the games. */
    Fixture f;
    set_up(&f, "connect4", "uct(sims=30,train=20,reuse=yes)");
    follow(&f, run(&f));
    search_begin(f.it.search, f.state);
    assert_true(efforts(test_search_report(&f.it)) > 0);
    tear_down(&f);
}

static void test_training_refused(void **) {
    const char *const refused[][2] = {{"dice", "uct(train=5)"},
                                      {"pennies", "uct(train=5)"},
                                      {"amazons", "uct(train=5,stages=yes)"}};
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        Arena *arena = arena_new(1 << 22);
        TestSearch it;
        Err err = {""};
        const Game *game = test_game(refused[i][0], arena);
        assert_false(test_search_try(&it, game, refused[i][1], SEARCH_CAP, &err));
        assert_non_null(strstr(err.text, "Training"));
        arena_free(arena);
    }
}

static void test_limits(void **) {
    Fixture f;
    set_up(&f, "connect4", "uct(sims=500,playouts=3,nodes=100)");
    assert_true(run(&f)->playouts >= 100 && run(&f)->playouts < 103);
    tear_down(&f);
    set_up(&f, "connect4", "uct(sims=50)");
    f.it.search->endless = true;
    search_begin(f.it.search, f.state);
    assert_int_equal(search_step(f.it.search, 5000), STEP_MORE);
    assert_true(counter(test_search_report(&f.it), "descents") > 4000);
    tear_down(&f);
    /* Near the end of a game the tree needs no playouts any more; the limit is reached all the
     * same. */
    Err err;
    set_up(&f, "tron(map=4x4)", "uct(sims=1000000,nodes=500)");
    assert_true(
        f.game->position_read(f.game->rules, f.state, "..++/..2./.1../**.. | 1@0,0 2@3,3", &err));
    assert_true(run(&f)->playouts < 200);
    assert_true(counter(&f.it.report, "descents") == 500 && f.it.report.effort == 500);
    tear_down(&f);
}

static void test_retune(void **) {
    Fixture f;
    Err err;
    set_up(&f, "connect4", "uct(sims=300)");
    run(&f);
    test_search_set(&f.it, "sims", "500");
    assert_true(search_retune(f.it.search, &err));
    assert_true(counter(test_search_report(&f.it), "descents") == 300); /* goes on */
    while (search_step(f.it.search, 1000) == STEP_MORE) {}
    assert_true(counter(test_search_report(&f.it), "descents") == 500);
    test_search_set(&f.it, "c", "0.3");
    assert_true(search_retune(f.it.search, &err));
    assert_true(counter(test_search_report(&f.it), "descents") == 0); /* begins anew */
    tear_down(&f);
}

/* Asked for while the search runs, an immediate block is played at once. */
static void test_reflex_tuned(void **) {
    static const Move moves[] = {0, 1, 0, 1, 0};
    Fixture f;
    Err err;
    set_up(&f, "connect4", "uct(sims=300)");
    for (int i = 0; i < 5; i++)
        play(&f, moves[i]);
    search_begin(f.it.search, f.state);
    search_step(f.it.search, 20);
    test_search_set(&f.it, "reflex", "yes");
    assert_true(search_retune(f.it.search, &err));
    assert_int_equal(search_step(f.it.search, 20), STEP_DONE);
    assert_true(test_search_report(&f.it)->best == 0);
    assert_true(counter(&f.it.report, "descents") == 20);
    tear_down(&f);
}

/* ---- options --------------------------------------------------------------------------------- */

/* Rewards from 0 to 1 are the signed ones halved: the same as twice the exploration. */
static void test_reward_range(void **) {
    Fixture a, b;
    set_up(&a, "connect4", "uct(sims=2000,c=0.5,reward=unit)");
    set_up(&b, "connect4", "uct(sims=2000,c=1,reward=signed)");
    const Report *unit = run(&a), *own = run(&b);
    assert_int_equal(unit->best, own->best);
    for (int i = 0; i < unit->count; i++) {
        assert_true(unit->rows[i].effort == own->rows[i].effort);
        assert_true(unit->rows[i].value == own->rows[i].value);
    }
    tear_down(&a);
    tear_down(&b);
}

static void test_document(void **) {
    Fixture f;
    set_up(&f, "connect4", "uct(preset=document)");
    const Report *report = run(&f);
    assert_true(counter(report, "descents") == 7 && report->playouts == 56);
    for (int i = 0; i < report->count; i++)
        assert_true(report->rows[i].effort == 1); /* seven descents try seven moves */
    /* Yellow has three in the first column: no playout is needed to stop that. */
    static const Move moves[] = {0, 1, 0, 2, 0};
    for (int i = 0; i < 5; i++)
        play(&f, moves[i]);
    report = run(&f);
    assert_true(report->playouts == 0);
    assert_int_equal(report->best, 0);
    tear_down(&f);
}

static void test_standard_error(void **) {
    Fixture f;
    set_up(&f, "connect4", "uct(sims=2000)");
    const Report *report = run(&f);
    for (int i = 0; i < report->count; i++) {
        const MoveReport *row = &report->rows[i];
        if (row->effort < 50) continue;
        /* Rewards of +-1, with hardly a draw: the variance is 1 - mean^2. */
        double mean = row->value / 100, variance = (1 - mean * mean) / row->effort;
        double squared = row->error * row->error / 10000;
        assert_true(squared > 0.8 * variance && squared < 1.1 * variance);
    }
    tear_down(&f);
}

static void test_export(void **) {
    Fixture f;
    set_up(&f, "connect4", "uct(sims=3000)");
    run(&f);
    double min = 1e9;
    Tree *tree = tree_new(4000);
    f.it.search->def->tree(f.it.search, &tree->trace, 60);
    int count = tree->count;
    assert_in_range(count, 30, 61);
    assert_true(tree->nodes[0].effort == 3000);
    for (int i = 1; i < count; i++) {
        const TreeNode *node = &tree->nodes[i];
        assert_false(node->open);
        assert_true(node->effort >= 1 && node->effort <= tree->nodes[node->parent].effort);
        if (node->effort < min) min = node->effort;
    }
    /* Best first: whoever is left out was visited no more often than who is in. */
    Tree *all = tree_new(100000);
    f.it.search->def->tree(f.it.search, &all->trace, 100000);
    int more = 0;
    for (int i = 1; i < all->count; i++)
        more += all->nodes[i].effort > min;
    assert_true(all->count > 2000 && more <= count - 1);
    tree_free(tree);
    tree_free(all);
    tear_down(&f);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_proofs_are_true),
        cmocka_unit_test(test_solved_boards),
        cmocka_unit_test(test_unknown_lengths),
        cmocka_unit_test(test_means_converge),
        cmocka_unit_test(test_dice),
        cmocka_unit_test(test_pennies_mix),
        cmocka_unit_test(test_three_pennies),
        cmocka_unit_test(test_mixed_final_move),
        cmocka_unit_test(test_regret_finds_the_mixture),
        cmocka_unit_test(test_regret_is_mixed),
        cmocka_unit_test(test_half_lost),
        cmocka_unit_test(test_selections),
        cmocka_unit_test(test_tuned_is_thrifty),
        cmocka_unit_test(test_full_tree),
        cmocka_unit_test(test_memory_too_small_for_one_node),
        cmocka_unit_test(test_reuse),
        cmocka_unit_test(test_reuse_through_games),
        cmocka_unit_test(test_reuse_by_each_player),
        cmocka_unit_test(test_limits),
        cmocka_unit_test(test_retune),
        cmocka_unit_test(test_reflex_tuned),
        cmocka_unit_test(test_reward_range),
        cmocka_unit_test(test_document),
        cmocka_unit_test(test_training),
        cmocka_unit_test(test_training_refused),
        cmocka_unit_test(test_standard_error),
        cmocka_unit_test(test_export),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
