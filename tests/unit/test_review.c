/* Judging moves: reviews of games, losses of a position, accuracy of players. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "play/judging/accuracy.h"
#include "play/judging/loss.h"
#include "play/judging/review.h"

enum { PLIES_MAX = 64 };

/* A game as reviews want it. */
typedef struct Played {
    Arena *arena;
    const PlayerScope *players;
    const Game *game;
    JobWorld world;
    unsigned char *states;
    Move moves[PLIES_MAX];
    int count;
} Played;

static void play(Played *p, const char *game, const char *const *moves) {
    memset(p, 0, sizeof *p);
    p->world = (JobWorld){.memory = 256u << 20, .threads = 1};
    p->arena = arena_new(16 << 20);
    p->players = world_players(&p->world, game, p->arena, NULL);
    assert_non_null(p->players);
    p->game = p->players->of;
    size_t size = p->game->state_size;
    p->states = arena_alloc(p->arena, size * (PLIES_MAX + 1), NULL);
    p->game->start(p->game->rules, p->states);
    for (; moves[p->count]; p->count++) {
        unsigned char *state = p->states + size * (size_t)p->count;
        Err err;
        assert_true(game_move_read(p->game, state, moves[p->count], p->moves + p->count, &err));
        p->game->play(p->game->rules, state + size, state, p->moves[p->count]);
    }
}

static ReviewRequest request_of(const Played *p, const char *judge) {
    return (ReviewRequest){.judge = {.players = p->players, .spec = judge},
                           .states = p->states,
                           .moves = p->moves,
                           .stride = p->game->state_size,
                           .count = p->count,
                           .thresholds = {JUDGE_MISTAKE, JUDGE_BLUNDER}};
}

static char *json_of(const Job *job, JobLevel level) {
    Writer writer;
    Json json;
    writer_init(&writer);
    json_begin(&json, &writer);
    json_object(&json, NULL);
    job->def->json(job, level, &json);
    json_end(&json);
    return writer.text; /* the caller frees it */
}

static bool says(const Job *job, JobLevel level, const char *part) {
    char *text = json_of(job, level);
    bool there = strstr(text, part) != NULL;
    free(text);
    return there;
}

static void assert_says(const Job *job, JobLevel level, const char *part) {
    if (!says(job, level, part)) fail_msg("%s in %s", part, json_of(job, level));
}

/* In the outcome for people. */
static void assert_tells(const Job *job, const char *part) {
    Writer writer;
    writer_init(&writer);
    job->def->text(job, JOB_FINAL, &writer);
    if (!strstr(writer.text, part)) fail_msg("%s in %s", part, writer.text);
    writer_done(&writer);
}

/* Steps to the end; returns the number of news. */
static int finish(Job *job) {
    int told = 0;
    for (int i = 0; i < 1000000; i++) {
        Step step = job_step(job, 0);
        while (job->def->news && job->def->news(job))
            told++;
        if (step == STEP_DONE) return told;
    }
    fail_msg("the job does not end");
    return 0;
}

/* ---- reviews --------------------------------------------------------------------------------- */

static const char *const small[] = {"3", "3", "4", "4", "2", "3", "3", "1", "5", NULL};

static void test_review(void **) {
    Played p;
    Err err = {.text = ""};
    play(&p, "connect4(rows=4,cols=5)", small);
    ReviewRequest request = request_of(&p, NULL);
    Job *job = review_new(&p.world, &request, &err);
    assert_non_null(job);
    assert_int_equal(finish(job), 9);
    assert_says(job, JOB_FINAL, "\"exact\":true");
    assert_says(job, JOB_FINAL, "\"turning\":3,");
    assert_says(
        job, JOB_FINAL,
        "{\"ply\":2,\"player\":0,\"move\":\"4\",\"grade\":\"mistake\",\"loss\":100,\"loss_max\":"
        "100,\"delay\":null,\"best\":{\"move\":\"3\",\"value\":0");
    assert_says(job, JOB_FINAL,
                "{\"ply\":3,\"player\":1,\"move\":\"4\",\"grade\":\"blunder\",\"loss\":200");
    assert_says(job, JOB_FINAL,
                "\"move\":\"3\",\"grade\":\"fine\",\"loss\":0,\"loss_max\":0,\"delay\":2");
    assert_says(job, JOB_FINAL, "\"mistakes\":1,\"blunders\":0,\"open\":0,\"accuracy\":79.6");
    assert_says(job, JOB_FINAL, "\"mistakes\":0,\"blunders\":1,\"open\":0,\"accuracy\":75}");
    job_free(job);
    arena_free(p.arena);
}

/* Stopped in the middle, what is judged is the same, and the rest is not there. */
static void test_stopped(void **) {
    Played p;
    Err err = {.text = ""};
    play(&p, "connect4(rows=4,cols=5)", small);
    ReviewRequest request = request_of(&p, "solver");
    Job *job = review_new(&p.world, &request, &err);
    int told = 0;
    while (told < 6) {
        assert_int_equal(job_step(job, 0), STEP_MORE);
        while (job->def->news(job))
            told++;
    }
    assert_says(job, JOB_PROGRESS, "\"done\":6,\"total\":9");
    assert_says(job, JOB_PROGRESS, "\"now\":{\"ply\":2,");
    job->def->finish(job);
    assert_int_equal(job_step(job, 0), STEP_DONE);
    assert_says(job, JOB_FINAL, "\"stopped\":true");
    assert_says(job, JOB_FINAL,
                "\"plies\":[{\"ply\":3,\"player\":1,\"move\":\"4\",\"grade\":\"blunder\"");
    job_free(job);
    arena_free(p.arena);
}

/* A judge that may not look far leaves bounds, and never a grade that the bounds do not decide. */
static void test_bounds(void **) {
    Played p;
    Err err = {.text = ""};
    play(&p, "connect4(rows=4,cols=5)", small);
    ReviewRequest request = request_of(&p, "solver(nodes=10)");
    Job *job = review_new(&p.world, &request, &err);
    finish(job);
    assert_says(job, JOB_FINAL, "\"exact\":false");
    assert_says(job, JOB_FINAL, "{\"ply\":0,\"player\":0,\"move\":\"3\",\"grade\":null");
    assert_says(job, JOB_FINAL, "{\"ply\":8,\"player\":0,\"move\":\"5\",\"grade\":\"best\"");
    job_free(job);
    arena_free(p.arena);
}

/* Where it leaves a move open a second one is asked; after two such moves only that one is. */
static void test_second(void **) {
    Played p;
    Err err = {.text = ""};
    play(&p, "connect4(rows=4,cols=5)", small);
    ReviewRequest request = request_of(&p, "solver(nodes=10)");
    request.judge.second = "pvs(moves=all,depth=6)";
    Job *job = review_new(&p.world, &request, &err);
    assert_int_equal(finish(job), 9);
    char *text = json_of(job, JOB_FINAL);
    assert_null(strstr(text, "\"grade\":null"));
    free(text);
    assert_says(job, JOB_FINAL, "\"exact\":false");
    assert_says(job, JOB_FINAL, "\"done\":9,\"total\":9");
    job_free(job);
    request.judge.second = "nobody";
    assert_null(review_new(&p.world, &request, &err));
    assert_non_null(strstr(err.text, "Unknown player"));
    arena_free(p.arena);
}

/* A searcher that gives only bounds of other moves is helped by what comes after them. */
static void test_estimates(void **) {
    Played p;
    Err err = {.text = ""};
    play(&p, "connect4(rows=4,cols=5)", small);
    ReviewRequest request = request_of(&p, "pvs(depth=8)");
    Job *job = review_new(&p.world, &request, &err);
    finish(job);
    char *text = json_of(job, JOB_FINAL);
    assert_null(strstr(text, "\"grade\":null"));
    free(text);
    job_free(job);
    arena_free(p.arena);
}

static void test_refusals(void **) {
    Played p;
    Err err = {.text = ""};
    const char *const none[] = {NULL};
    play(&p, "connect4(rows=4,cols=5)", none);
    ReviewRequest request = request_of(&p, NULL);
    assert_null(review_new(&p.world, &request, &err));
    assert_non_null(strstr(err.text, "nothing to review"));
    arena_free(p.arena);
    play(&p, "connect4(rows=4,cols=5)", small);
    request = request_of(&p, "nobody");
    assert_null(review_new(&p.world, &request, &err));
    request = request_of(&p, NULL);
    request.thresholds.blunder = 1;
    assert_null(review_new(&p.world, &request, &err));
    arena_free(p.arena);
}

/* Dice are nobody's moves; games of points lose points. */
static void test_dice(void **) {
    Played p;
    Err err = {.text = ""};
    const char *const none[] = {NULL};
    play(&p, "2048(rows=2,cols=2)", none);
    size_t size = p.game->state_size;
    Move *scratch = arena_alloc(p.arena, sizeof(Move) * (size_t)p.game->max_moves, NULL);
    Rng rng = rng_stream(1, 1);
    int decisions = 0;
    for (; p.count < 12; p.count++) {
        unsigned char *state = p.states + size * (size_t)p.count;
        if (p.game->status(p.game->rules, state) == OVER) break;
        bool dice = p.game->mover(p.game->rules, state) == CHANCE;
        decisions += !dice;
        p.game->moves(p.game->rules, state, scratch);
        p.moves[p.count] = dice ? game_chance_draw(p.game, state, &rng, scratch) : scratch[0];
        p.game->play(p.game->rules, state + size, state, p.moves[p.count]);
    }
    assert_true(decisions > 2);
    ReviewRequest request = request_of(&p, "expectimax(depth=3)");
    Job *job = review_new(&p.world, &request, &err);
    assert_non_null(job);
    assert_int_equal(finish(job), decisions);
    assert_says(job, JOB_FINAL, "\"grade\":\"best\"");
    job_free(job);
    /* Where the judge is no solver, it is not its own second judge. */
    request.judge.spec = NULL;
    job = review_new(&p.world, &request, &err);
    assert_says(job, JOB_FINAL, "\"second\":null");
    job_free(job);
    arena_free(p.arena);
}

/* ---- losses ---------------------------------------------------------------------------------- */

static void test_loss(void **) {
    Played p;
    Err err = {.text = ""};
    const char *const four[] = {"3", "3", "4", "4", NULL};
    play(&p, "connect4(rows=4,cols=5)", four);
    const char *const specs[] = {"uct(sims=50)", "pvs(depth=3)"};
    LossRequest request = {.judge.players = p.players,
                           .state = p.states + 4 * p.game->state_size,
                           .specs = specs,
                           .count = 2};
    Job *job = loss_new(&p.world, &request, &err);
    assert_non_null(job);
    finish(job);
    assert_says(job, JOB_FINAL, "\"exact\":true");
    assert_says(
        job, JOB_FINAL,
        "\"best\":\"2\",\"value\":100,\"low\":100,\"high\":100,\"proven\":\"win\",\"in\":3");
    assert_says(
        job, JOB_FINAL,
        "{\"move\":\"3\",\"value\":-100,\"low\":-100,\"high\":-100,\"proven\":\"loss\",\"in\":16,"
        "\"grade\":\"blunder\",\"loss\":200,\"loss_max\":200,\"delay\":null}");
    assert_says(job, JOB_FINAL, "{\"spec\":\"uct(sims=50)\",\"move\":\"2\"");
    assert_says(job, JOB_FINAL, "\"values\":[null,100,null,null,null]}]"); /* pvs: one value */
    job_free(job);
    request.state = p.states;
    request.count = 0;
    request.judge.spec = "solver(nodes=10)";
    job = loss_new(&p.world, &request, &err);
    finish(job);
    assert_says(job, JOB_FINAL, "\"exact\":false");
    assert_says(job, JOB_FINAL, "\"value\":null,\"low\":-100,\"high\":100");
    job_free(job);
    request.judge.spec = "nobody";
    assert_null(loss_new(&p.world, &request, &err));
    arena_free(p.arena);
}

/* What nobody has looked at yet is not worth nothing. */
static void test_refined(void **) {
    Played p;
    const char *const none[] = {NULL};
    play(&p, "connect4(rows=4,cols=5)", none);
    Worth unknown = worth_unknown(p.game), upper = {.low = -100, .high = -20};
    Worth still = worth_refined(unknown, unknown), high = worth_refined(upper, worth_exact(30));
    assert_true(still.low == -100 && still.high == 100);
    assert_true(high.low == -20 && high.high == -20);
    Worth low = worth_refined(upper, (Worth){.low = -50, .high = 50});
    assert_true(low.low == -50 && low.high == -20);
    arena_free(p.arena);
}

/* ---- bounds in time -------------------------------------------------------------------------- */

/* A clock that goes on by a millisecond at every look. */
static double tick(void *context) {
    double *ms = context;
    return *ms += 1;
}

/* An open duel that no solver will ever finish: every judge ends, and says what it did not know. */
static void test_limit(void **) {
    Played p;
    Err err = {.text = ""};
    const char *const two[] = {"r", "l", "r", "l", NULL};
    double ms = 0;
    play(&p, "tron(preset=duel)", two);
    p.world.now = tick;
    p.world.context = &ms;
    LossRequest request = {.judge = {.players = p.players, .limit = 0.05}, .state = p.states};
    Job *job = loss_new(&p.world, &request, &err);
    if (!job) fail_msg("%s", err.text);
    assert_true(job->progress >= 0);
    finish(job);
    assert_says(job, JOB_FINAL,
                "\"unsolved\":\"not solved within 0.05 s\",\"unsolved_said\":{\"code\":"
                "\"not_solved_in_seconds\",\"parts\":{\"seconds\":\"0.05\"}},\"second\":\"pvs(");
    assert_says(job, JOB_FINAL, "\"judged\":0,");
    assert_says(job, JOB_FINAL, "\"timed\":true");
    assert_says(job, JOB_FINAL, "\"exact\":false");
    job_free(job);
    request.judge.spec = "solver"; /* nobody else is asked */
    job = loss_new(&p.world, &request, &err);
    finish(job);
    assert_says(job, JOB_FINAL, "\"second\":null,\"judged\":0,");
    assert_says(job, JOB_FINAL, "\"value\":null,\"low\":-100,\"high\":100");
    job_free(job);
    request.judge.spec = "solver(time=20ms)"; /* its own limit counts */
    job = loss_new(&p.world, &request, &err);
    finish(job);
    assert_says(job, JOB_FINAL, "\"not solved within 0.02 s\"");
    job_free(job);

    ReviewRequest review = request_of(&p, NULL);
    review.judge.limit = 0.05;
    job = review_new(&p.world, &review, &err);
    finish(job);
    assert_says(job, JOB_FINAL, "\"done\":4,\"total\":4");
    assert_says(job, JOB_FINAL, "\"estimated\":4,\"unsolved\":\"not solved within 0.05 s\"");
    job_free(job);

    const char *const specs[] = {"random"};
    AccuracyRequest accuracy = {.judge = {.players = p.players, .limit = 0.05},
                                .specs = specs,
                                .count = 1,
                                .positions = 50,
                                .min = 2,
                                .max = 4};
    job = accuracy_new(&p.world, &accuracy, &err);
    finish(job);
    assert_says(job, JOB_FINAL,
                "\"tried\":5,\"unsolved\":5,\"reason\":\"not solved within 0.05 s\"");
    assert_says(job, JOB_FINAL, "could be judged: not solved within 0.05 s");
    job_free(job);
    arena_free(p.arena);
}

/* What is told while the second judge works changes nothing of what is told in the end. */
static void test_told(void **) {
    Played p;
    Err err = {.text = ""};
    const char *const two[] = {"r", "l", "r", "l", NULL};
    char *texts[2];
    play(&p, "tron(preset=duel)", two);
    p.world.now = tick;
    for (int told = 0; told < 2; told++) {
        double ms = 0;
        p.world.context = &ms;
        LossRequest request = {.judge = {.players = p.players, .limit = 0.05},
                               .state = p.states + 4 * p.game->state_size};
        Job *job = loss_new(&p.world, &request, &err);
        while (job_step(job, ms + 5) != STEP_DONE)
            if (told) free(json_of(job, JOB_PROGRESS));
        texts[told] = json_of(job, JOB_FINAL);
        job_free(job);
    }
    assert_string_equal(texts[0], texts[1]);
    free(texts[0]);
    free(texts[1]);
    arena_free(p.arena);
}

/* ---- accuracy -------------------------------------------------------------------------------- */

static Job *accuracy(const Played *p, const char *const *specs, int count, Err *err) {
    AccuracyRequest request = {.judge = {.players = p->players, .seed = 3},
                               .specs = specs,
                               .count = count,
                               .positions = 40,
                               .min = 4,
                               .max = 8};
    return accuracy_new(&p->world, &request, err);
}

static void test_accuracy(void **) {
    Played p;
    Err err = {.text = ""};
    const char *const none[] = {NULL};
    play(&p, "connect4(rows=4,cols=5)", none);
    /* Who knows everything is always right; who knows more is right more often. */
    const char *const specs[] = {"solver", "uct(sims=5|1000)", "solver(aim=result)"};
    Job *job = accuracy(&p, specs, 3, &err);
    if (!job) fail_msg("%s", err.text);
    finish(job);
    assert_says(job, JOB_FINAL, "\"positions\":40,");
    assert_says(job, JOB_FINAL,
                "{\"spec\":\"solver\",\"series\":0,\"value\":null,\"values\":{},"
                "\"positions\":40,\"optimal\":1,\"optimal_low\":0.912");
    assert_says(job, JOB_FINAL, "\"optimal_high\":1,\"kept\":1,\"kept_low\":0.");
    assert_tells(job, "100.0 (91.2 to 100.0)");
    assert_says(job, JOB_FINAL, "\"spec\":\"uct(sims=5)\",\"series\":1,\"value\":5,");
    assert_says(job, JOB_FINAL, "\"done\":160,\"total\":160");
    char *text = json_of(job, JOB_FINAL);
    double weak = atof(strstr(strstr(text, "uct(sims=5)"), "\"optimal\":") + 10);
    double strong = atof(strstr(strstr(text, "uct(sims=1000)"), "\"optimal\":") + 10);
    double kept = atof(strstr(strstr(text, "solver(aim=result)"), "\"kept\":") + 7);
    assert_true(weak < strong);
    assert_true(strong < 1);
    assert_true(kept == 1);
    /* The same lines, the same answer. */
    Job *again = accuracy(&p, specs, 3, &err);
    finish(again);
    char *second = json_of(again, JOB_FINAL);
    assert_string_equal(text, second);
    free(text);
    free(second);
    job_free(again);
    job_free(job);

    const char *const bad[][1] = {{"nobody"}, {"human"}, {"uct(sims=1..)"}, {"uct(sims=0|1)"}};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_null(accuracy(&p, bad[i], 1, &err));
    job = accuracy(&p, specs, 2, &err);
    job_step(job, 0);
    assert_says(job, JOB_PROGRESS, "positions judged");
    job->def->finish(job);
    assert_int_equal(job_step(job, 0), STEP_DONE);
    assert_says(job, JOB_FINAL, "\"stopped\":true");
    /* Nothing else, such as the head of a table. */
    assert_tells(job, " of 40 positions were judged: nothing is known of the players yet");
    Writer said;
    writer_init(&said);
    job->def->text(job, JOB_FINAL, &said);
    assert_null(strchr(said.text, '\n'));
    writer_done(&said);
    job_free(job);
    /* Stopped later, it tells of the moves that the players have made. */
    job = accuracy(&p, specs, 2, &err);
    while (!says(job, JOB_PROGRESS, "uct(sims=5): 7 of 40 positions"))
        assert_int_equal(job_step(job, 0), STEP_MORE);
    job->def->finish(job);
    assert_int_equal(job_step(job, 0), STEP_DONE);
    assert_says(job, JOB_FINAL, "\"done\":47,\"total\":120");
    assert_says(job, JOB_FINAL, "\"positions\":7,\"optimal\":");
    assert_tells(job, "stopped after 47 of 120 moves of the players");
    job_free(job);
    arena_free(p.arena);
    play(&p, "2048", none); /* no solver */
    const char *const random[] = {"random"};
    assert_null(accuracy(&p, random, 1, &err));
    assert_non_null(strstr(err.text, "no exact solver"));
    arena_free(p.arena);
}

/* A judge that a limit cuts off now and then is asked on: it is given up only after several such
 * positions in a row. */
static void test_misses_in_a_row(void **) {
    Played p;
    Err err = {.text = ""};
    const char *const none[] = {NULL}, *const random[] = {"random"};
    play(&p, "connect4(rows=4,cols=5)", none);
    AccuracyRequest request = {
        .judge = {.players = p.players, .seed = 3, .spec = "solver(nodes=400)"},
        .specs = random,
        .count = 1,
        .positions = 40,
        .min = 4,
        .max = 16};
    Job *job = accuracy_new(&p.world, &request, &err);
    if (!job) fail_msg("%s", err.text);
    finish(job);
    char *text = json_of(job, JOB_FINAL);
    double unsolved = atof(strstr(text, "\"unsolved\":") + 11);
    assert_true(unsolved > 2 * ACCURACY_MISSES);
    free(text);
    assert_says(job, JOB_FINAL, "\"positions\":40,");
    job_free(job);
    arena_free(p.arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_misses_in_a_row),
                                       cmocka_unit_test(test_review),
                                       cmocka_unit_test(test_stopped),
                                       cmocka_unit_test(test_bounds),
                                       cmocka_unit_test(test_second),
                                       cmocka_unit_test(test_estimates),
                                       cmocka_unit_test(test_refusals),
                                       cmocka_unit_test(test_dice),
                                       cmocka_unit_test(test_loss),
                                       cmocka_unit_test(test_accuracy),
                                       cmocka_unit_test(test_limit),
                                       cmocka_unit_test(test_told),
                                       cmocka_unit_test(test_refined)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
