/* montecarlo: honest averages, equal shares, the scores of the documents, remembered games. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "fixture.h"
#include "games.h"
#include "searches.h"

/* ---- a solo game without chance: six times one of three moves, worth what a table says ------- */

typedef struct Walk {
    uint8_t step, last;
    int16_t points;
} Walk;

enum { WALK_STEPS = 6 };

static void walk_start(const Rules *, void *state) {
    memset(state, 0, sizeof(Walk));
}

static int walk_mover(const Rules *, const void *) {
    return 0;
}

static Status walk_status(const Rules *, const void *state) {
    return ((const Walk *)state)->step >= WALK_STEPS ? OVER : ONGOING;
}

static int walk_moves(const Rules *rules, const void *state, Move *out) {
    if (walk_status(rules, state) == OVER) return 0;
    for (Move move = 0; move < 3; move++)
        out[move] = move;
    return 3;
}

static Status walk_play(const Rules *rules, void *to, const void *from, Move move) {
    Walk walk = *(const Walk *)from;
    walk.points = (int16_t)(walk.points + (walk.step * 7 + walk.last * 5 + (int)move * 11) % 13);
    walk.last = (uint8_t)move;
    walk.step++;
    *(Walk *)to = walk;
    return walk_status(rules, to);
}

static double walk_result(const Rules *, const void *state, int) {
    return ((const Walk *)state)->points;
}

static void walk_text(const Rules *, const void *, Move move, Writer *writer) {
    write_int(writer, move);
}

static bool walk_setup(Rules *, Game *out, Err *) {
    out->traits = TRAIT_SOLO | TRAIT_POINTS;
    out->players = 1;
    out->max_moves = 3;
    out->max_plies = WALK_STEPS;
    out->state_size = sizeof(Walk);
    out->start = walk_start;
    out->mover = walk_mover;
    out->moves = walk_moves;
    out->play = walk_play;
    out->status = walk_status;
    out->result = walk_result;
    out->points = walk_result;
    out->move_text = walk_text;
    return true;
}

static const GameDef walk = {.row = {.name = "walk", .doc = "Six moves."}, .setup = walk_setup};

/* ---- helpers --------------------------------------------------------------------------------- */

static void play(Fixture *f, const Move *moves, int count) {
    for (int i = 0; i < count; i++)
        f->game->play(f->game->rules, f->state, f->state, moves[i]);
}

/* The first row of the largest score is what is played. */
static void assert_best_by_score(const Report *report) {
    int best = 0;
    for (int i = 1; i < report->count; i++)
        if (report->rows[i].score > report->rows[best].score) best = i;
    assert_int_equal(report->best, report->rows[best].move);
}

/* ---- tests ----------------------------------------------------------------------------------- */

static void test_counts_and_errors(void **) {
    Fixture f;
    fixture_open(&f, "connect4", "montecarlo(sims=700)");
    const Report *report = fixture_run(&f);
    assert_true(report->playouts == 7 * 700);
    assert_int_equal(report->count, 7);
    assert_int_equal(report->best, 3); /* the middle column has most lines */
    for (int i = 0; i < 7; i++) {
        const MoveReport *row = &report->rows[i];
        double mean = row->value / 100, squared = row->error * row->error / 10000;
        double variance = (1 - mean * mean) / row->effort; /* hardly a draw */
        assert_true(row->effort == 700);
        assert_true(squared > 0.95 * variance && squared < 1.01 * variance + 1e-5);
    }
    assert_best_by_score(report);
    fixture_close(&f);
}

/* The mean of random games from a known distribution: one round of a die, then the other player is
 * chance alone. */
static void test_mean_is_true(void **) {
    Fixture f;
    fixture_open(&f, "dice(rounds=1)", "montecarlo(sims=20000)");
    for (Move face = 1; face <= 6; face++) {
        f.game->start(f.game->rules, f.state);
        play(&f, &face, 1);
        const Report *report = fixture_run(&f);
        /* Rolled again the die must be taken: (2 x 1 + 2 + 3 + 4 + 5 + 6) / 7. */
        double again = 22 / 7.0, error = report->rows[1].error;
        assert_true(report->rows[0].value == face && report->rows[0].error == 0);
        assert_true(error > 0.01 && error < 0.02);
        assert_true(report->rows[1].value > again - 4 * error);
        assert_true(report->rows[1].value < again + 4 * error);
        assert_int_equal(report->best, face > again ? 0 : 1);
    }
    fixture_close(&f);
}

static void test_scores(void **) {
    Fixture f;
    fixture_open(&f, "connect4", "montecarlo(sims=300,score=wins)");
    const Report *report = fixture_run(&f);
    for (int i = 0; i < report->count; i++)
        assert_true(report->rows[i].score >= 0 && report->rows[i].score <= 300);
    assert_best_by_score(report);
    fixture_close(&f);
    fixture_open(&f, "connect4", "montecarlo(preset=lengths,sims=300)");
    report = fixture_run(&f);
    double sum = 0;
    for (int i = 0; i < report->count; i++)
        sum += report->rows[i].score;
    double mean = sum / report->playouts;
    assert_true(mean > 17 && mean < 23); /* random games last 21.3 plies, one is played */
    double told = fixture_counter(report, "mean_length");
    assert_true(mean > told - 1e-9 && mean < told + 1e-9);
    assert_best_by_score(report);
    fixture_close(&f);
}

/* sims counts all games, the lot decides which moves have them. */
static void test_drawn_first_moves(void **) {
    Fixture f;
    fixture_open(&f, "connect4", "montecarlo(sims=7000,share=drawn,score=wins)");
    const Report *report = fixture_run(&f);
    assert_true(report->playouts == 7000);
    double all = 0;
    bool alike = true;
    for (int i = 0; i < report->count; i++) {
        double effort = report->rows[i].effort;
        assert_true(effort > 1000 - 120 && effort < 1000 + 120); /* four deviations */
        all += effort;
        alike &= effort == 1000;
    }
    assert_true(all == 7000 && !alike);
    assert_best_by_score(report);
    fixture_close(&f);
}

/* Mean steps of `games` rides in the box of the Tron lab. */
static double mean_ride(const char *spec, int games) {
    double steps = 0;
    for (int i = 0; i < games; i++) {
        Fixture f;
        char seeded[100];
        snprintf(seeded, sizeof seeded, "montecarlo(%s,seed=%d)", spec, i);
        fixture_open(&f, "tron(preset=document)", seeded);
        while (f.game->status(f.game->rules, f.state) == ONGOING) {
            Move best = fixture_run(&f)->best;
            play(&f, &best, 1);
            steps++;
        }
        fixture_close(&f);
    }
    return steps / games;
}

/* An independent program rides 94.0 steps (1000 games, error 0.7) where the first moves of ten
 * random games are drawn and their sums compared, 109.5 where each direction has ten; a ride's
 * deviation is 20. */
static void test_drawn_rides(void **) {
    double drawn = mean_ride("sims=10,score=sum,share=drawn", 60);
    double each = mean_ride("sims=10,score=sum", 60);
    assert_true(drawn > 94.0 - 8 && drawn < 94.0 + 8);
    assert_true(each > 109.5 - 8 && each < 109.5 + 8);
}

static void test_wins_and_blocks(void **) {
    static const Move moves[] = {0, 1, 0, 1, 0, 1};
    Fixture f;
    /* Three each in two columns: yellow wins at once, without a playout. */
    fixture_open(&f, "connect4", "montecarlo(sims=50)");
    play(&f, moves, 6);
    const Report *report = fixture_run(&f);
    assert_int_equal(report->best, 0);
    assert_int_equal(report->proven, PROVEN_WIN);
    assert_int_equal(report->proven_in, 1);
    assert_true(report->value == 100 && report->playouts == 0);
    fixture_close(&f);
    /* Red must stop the first column. */
    fixture_open(&f, "connect4", "montecarlo(sims=50,reflex=yes)");
    play(&f, moves, 5);
    report = fixture_run(&f);
    assert_int_equal(report->best, 0);
    assert_int_equal(report->proven, PROVEN_NONE);
    assert_true(report->playouts == 0);
    fixture_close(&f);
}

/* Asked for while the search runs, it is played at once; taken back, the search goes on. */
static void test_reflex_tuned(void **) {
    static const Move moves[] = {0, 1, 0, 1, 0};
    Fixture f;
    Err err;
    fixture_open(&f, "connect4", "montecarlo(sims=50)");
    play(&f, moves, 5);
    search_begin(f.it.search, f.state);
    search_step(f.it.search, 20);
    test_search_set(&f.it, "reflex", "yes");
    assert_true(search_retune(f.it.search, &err));
    assert_int_equal(search_step(f.it.search, 20), STEP_DONE);
    const Report *report = test_search_report(&f.it);
    assert_true(report->best == 0 && report->playouts == 20);
    test_search_set(&f.it, "reflex", "no");
    assert_true(search_retune(f.it.search, &err));
    assert_int_equal(search_step(f.it.search, 1000), STEP_DONE);
    assert_true(test_search_report(&f.it)->playouts == 350);
    fixture_close(&f);
}

/* However early it is stopped, no move has had more than a batch more than another. */
static void test_fair_shares(void **) {
    Fixture f;
    fixture_open(&f, "connect4", "montecarlo(sims=2000)");
    search_begin(f.it.search, f.state);
    Rng rng = rng_stream(1, 1);
    while (search_step(f.it.search, 1 + rng_below(&rng, 300)) == STEP_MORE) {
        const Report *report = test_search_report(&f.it);
        double min = 1e9, max = 0;
        for (int i = 0; i < report->count; i++) {
            if (report->rows[i].effort < min) min = report->rows[i].effort;
            if (report->rows[i].effort > max) max = report->rows[i].effort;
        }
        assert_true(max - min <= 64);
    }
    fixture_close(&f);
}

static void test_limits(void **) {
    Fixture f;
    fixture_open(&f, "connect4", "montecarlo(sims=1000,nodes=333)");
    assert_true(fixture_run(&f)->playouts == 333);
    f.it.search->endless = true;
    search_begin(f.it.search, f.state);
    assert_int_equal(search_step(f.it.search, 20000), STEP_MORE);
    assert_true(test_search_report(&f.it)->playouts == 20000);
    fixture_close(&f);
}

/* Where every move ends the game there is nothing to try: not even an endless search goes on. */
static void test_nothing_to_try(void **) {
    Fixture f;
    Err err;
    fixture_open(&f, "connect4(preset=tiny)", "montecarlo");
    assert_true(f.game->position_read(f.game->rules, f.state, ".RJ/JRJ/RJR J", &err));
    f.it.search->endless = true;
    search_begin(f.it.search, f.state);
    assert_int_equal(search_step(f.it.search, 1000), STEP_DONE);
    const Report *report = test_search_report(&f.it);
    assert_true(report->best == 0 && report->value == 0 && report->playouts == 0);
    fixture_close(&f);
}

static void test_retune(void **) {
    Fixture f;
    Err err;
    fixture_open(&f, "connect4", "montecarlo(sims=100)");
    fixture_run(&f);
    test_search_set(&f.it, "sims", "150");
    assert_true(search_retune(f.it.search, &err));
    assert_true(test_search_report(&f.it)->playouts == 700); /* goes on */
    while (search_step(f.it.search, 1000) == STEP_MORE) {}
    assert_true(test_search_report(&f.it)->playouts == 1050);
    test_search_set(&f.it, "playout", "biased");
    assert_true(search_retune(f.it.search, &err));
    assert_true(test_search_report(&f.it)->playouts == 0); /* begins anew */
    fixture_close(&f);
}

static void test_three_players(void **) {
    Fixture f;
    fixture_open(&f, "pennies(preset=three)", "montecarlo(sims=500)");
    const Report *report = fixture_run(&f);
    assert_true(report->has_vector);
    double sum = report->vector[0] + report->vector[1] + report->vector[2];
    assert_true(sum > -1e-6 && sum < 1e-6);
    fixture_close(&f);
}

/* Plays a whole game; returns its points. With `keep` what was found once is never lost again. */
static double play_walk(const char *spec, bool keeps) {
    Fixture f;
    double best = 0;
    fixture_open_def(&f, &walk, spec);
    while (f.game->status(f.game->rules, f.state) == ONGOING) {
        const Report *report = fixture_run(&f);
        double now = fixture_counter(report, "best_game");
        if (keeps) assert_true(now >= best);
        best = now;
        assert_true(report->pv_length >= 1 && report->pv[0] == report->best);
        play(&f, &report->best, 1);
    }
    double points = f.game->result(f.game->rules, f.state, 0);
    if (keeps) assert_true(points == best);
    fixture_close(&f);
    return points;
}

static void test_kept_games(void **) {
    double with = 0, without = 0;
    for (int seed = 1; seed <= 40; seed++) {
        char spec[80];
        snprintf(spec, sizeof spec, "montecarlo(sims=3,score=max,reuse=yes,seed=%d)", seed);
        with += play_walk(spec, true);
        snprintf(spec, sizeof spec, "montecarlo(sims=3,score=max,seed=%d)", seed);
        without += play_walk(spec, false);
    }
    assert_true(with > without);
}

/* ---- values by the best reply ---------------------------------------------------------------- */

/* Result for `player` of a state of which at most one cell is empty. */
static double only_result(const Game *game, const void *state, int player) {
    char end[game->state_size];
    Move moves[game->max_moves];
    memcpy(end, state, game->state_size);
    while (game->status(game->rules, end) == ONGOING) {
        assert_int_equal(game->moves(game->rules, end, moves), 1);
        game->play(game->rules, end, end, moves[0]);
    }
    return game->result(game->rules, end, player);
}

/* Result for `player` after the answer that is best for the other one. */
static double after_answer(const Game *game, const void *state, int player) {
    if (game->status(game->rules, state) == OVER) return game->result(game->rules, state, player);
    Move moves[game->max_moves];
    char next[game->state_size];
    double least = 1;
    int count = game->moves(game->rules, state, moves);
    for (int i = 0; i < count; i++) {
        game->play(game->rules, next, state, moves[i]);
        double result = only_result(game, next, player);
        if (result < least) least = result;
    }
    return least;
}

/* With three empty cells the answer decides all: games that begin with the same one end alike, so
 * that the mean of the best is exact, whatever the others bring. Two searchers know that value. */
static void test_replies(void **) {
    static const char *const specs[] = {"montecarlo(sims=64,score=reply)",
                                        "uct(sims=400,playouts=64,leaf=reply,solve=no,c=10)"};
    for (int which = 0; which < 2; which++) {
        Fixture f;
        Rng rng = rng_stream(5, 1);
        int below_mean = 0;
        fixture_open(&f, "connect4(preset=tiny)", specs[which]);
        char next[f.game->state_size];
        for (int tried = 0; tried < 200; tried++) {
            Move moves[9];
            f.game->start(f.game->rules, f.state);
            for (int ply = 0; ply < 6 && f.game->status(f.game->rules, f.state) == ONGOING; ply++) {
                int count = f.game->moves(f.game->rules, f.state, moves);
                play(&f, &moves[rng_below(&rng, (uint32_t)count)], 1);
            }
            if (f.game->status(f.game->rules, f.state) == OVER) continue;
            int me = f.game->mover(f.game->rules, f.state);
            const Report *report = fixture_run(&f);
            for (int i = 0; i < report->count; i++) {
                const MoveReport *row = &report->rows[i];
                f.game->play(f.game->rules, next, f.state, row->move);
                double exact = 100 * after_answer(f.game, next, me);
                if (which == 0 && row->effort > 0) assert_true(row->value == exact);
                /* Deeper descents begin below the answer: their mean is no less. */
                if (which == 1 && row->effort > 0) assert_true(row->value >= exact - 1e-4);
                below_mean += exact < 0;
            }
        }
        assert_true(below_mean > 20);
        fixture_close(&f);
    }
    Err err;
    Arena *arena = arena_new(1 << 22);
    TestSearch it;
    assert_false(test_search_try(&it, test_game("amazons", arena), specs[0], SEARCH_CAP, &err));
    assert_non_null(strstr(err.text, "at most 256"));
    arena_free(arena);
}

/* ---- random by a policy ---------------------------------------------------------------------- */

/* How often in `games` draws random(playout=POLICY) plays each column of a position. */
static void draws(const char *spec, const char *position, int games, int counts[7]) {
    Fixture f;
    Err err;
    memset(counts, 0, 7 * sizeof *counts);
    for (int seed = 1; seed <= games; seed++) {
        char text[80];
        snprintf(text, sizeof text, spec, seed);
        fixture_open(&f, "connect4", text);
        assert_true(f.game->position_read(f.game->rules, f.state, position, &err));
        const Report *report = fixture_run(&f);
        for (int i = 0; i < report->count; i++)
            counts[i] += report->rows[i].move == report->best;
        fixture_close(&f);
    }
}

/* The biased player of the Connect Four package: wins, else blocks, gaps included, else any. */
static void test_biased(void **) {
    int counts[7];
    /* Yellow wins in the gap rather than stop red's three in the last column. */
    draws("random(preset=biased,seed=%d)", "......./......./......./......R/......R/JJ.J..R J", 30,
          counts);
    assert_int_equal(counts[2], 30);
    /* Red, one disc behind, must stop it there. */
    draws("random(preset=biased,seed=%d)", "......./......./......./......./......R/JJ.J..R R", 30,
          counts);
    assert_int_equal(counts[2], 30);
    /* Nothing to win or to block: every column, each about as often. */
    draws("random(preset=biased,seed=%d)", "......./......./......./......./......./JR..... J", 700,
          counts);
    for (int i = 0; i < 7; i++)
        assert_in_range(counts[i], 60, 145);
    /* Without a policy it sees neither. */
    draws("random(seed=%d)", "......./......./......./......R/......R/JJ.J..R J", 70, counts);
    assert_in_range(counts[2], 0, 30);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_replies),
        cmocka_unit_test(test_biased),
        cmocka_unit_test(test_counts_and_errors),
        cmocka_unit_test(test_mean_is_true),
        cmocka_unit_test(test_scores),
        cmocka_unit_test(test_drawn_first_moves),
        cmocka_unit_test(test_drawn_rides),
        cmocka_unit_test(test_wins_and_blocks),
        cmocka_unit_test(test_reflex_tuned),
        cmocka_unit_test(test_fair_shares),
        cmocka_unit_test(test_limits),
        cmocka_unit_test(test_nothing_to_try),
        cmocka_unit_test(test_retune),
        cmocka_unit_test(test_three_players),
        cmocka_unit_test(test_kept_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
