/* Ratings as jobs: the same answer whoever plays, rounds, ends, scales as files. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "play/series/rate.h"
#include "play/series/unit.h"

static const char board[] = "connect4(rows=4,cols=4,align=3)";

static JobWorld quiet(void) {
    return (JobWorld){.memory = 256u << 20, .threads = 1};
}

static Job *open_job(const JobWorld *world, const char *game, RateRequest request,
                     const char *const players[], int count) {
    Err err = {.text = ""};
    request.series.game = game;
    request.series.players = players;
    request.series.count = count;
    Job *job = rate_new(world, &request, &err);
    if (!job) print_message("%s\n", err.text);
    return job;
}

static void finish(Job *job) {
    for (int i = 0; i < 1000000; i++)
        if (job_step(job, 0) == STEP_DONE) return;
    fail_msg("the job does not end");
}

/* The scale's file; the caller frees it. */
static char *file_of(const Job *job) {
    Arena *arena = arena_new(16 << 20);
    Ladder *ladder = rate_ladder(job, arena, NULL);
    Writer writer;
    writer_init(&writer);
    assert_non_null(ladder);
    ladder_write(ladder, &writer);
    arena_free(arena);
    return writer.text;
}

static char *json_of(const Job *job) {
    Writer writer;
    Json json;
    writer_init(&writer);
    json_begin(&json, &writer);
    json_object(&json, NULL);
    job->def->json(job, JOB_FINAL, &json);
    json_end(&json);
    return writer.text;
}

static const char *const pool[] = {"random", "montecarlo(sims=1)", "montecarlo(sims=4)",
                                   "uct(sims=20)"};

static RateRequest small_ladder(void) {
    return (RateRequest){.ladder = true,
                         .within = 60,
                         .date = "2026-11-28",
                         .series = {.games = 1500, .seed = 7, .openings = 1}};
}

/* The host plays at most `workers` units at a time, the newest first. */
static void run_pool(const JobWorld *world, Job *job, int workers) {
    struct {
        int64_t index;
        Writer line;
    } out[16];
    int busy = 0;
    Err err = {.text = ""};
    while (job_step(job, 0) == STEP_WAIT) {
        for (; busy < workers; busy++) {
            writer_init(&out[busy].line);
            if (!job->def->hand_out(job, &out[busy].index, &out[busy].line)) break;
        }
        assert_true(busy > 0);
        Writer result;
        writer_init(&result);
        busy--;
        assert_true(unit_run(world, out[busy].line.text + 5, &result, &err));
        assert_true(job->def->fold(job, out[busy].index, result.text, &err));
        writer_done(&result);
        writer_done(&out[busy].line);
    }
    while (busy-- > 0)
        writer_done(&out[busy].line);
}

/* A round depends on the rounds before it alone: one thread, four, and a pool whose results come
 * in another order write the same file. */
static void same_for_everybody(void **) {
    JobWorld world = quiet();
    Job *one = open_job(&world, board, small_ladder(), pool, 4);
    finish(one);
    char *file = file_of(one);
    JobWorld threads = quiet();
    threads.threads = 4;
    Job *four = open_job(&threads, board, small_ladder(), pool, 4);
    finish(four);
    char *other = file_of(four);
    assert_string_equal(file, other);
    free(other);
    RateRequest request = small_ladder();
    request.series.pool = 9;
    Job *pooled = open_job(&world, board, request, pool, 4);
    run_pool(&world, pooled, 9);
    other = file_of(pooled);
    assert_string_equal(file, other);
    free(other);
    free(file);
    job_free(pooled);
    job_free(four);
    job_free(one);
}

/* What the file says is what its own games give, and a player put on it by `rate` stands there. */
static void file_is_whole(void **) {
    JobWorld world = quiet();
    Job *job = open_job(&world, board, small_ladder(), pool, 4);
    finish(job);
    char *file = file_of(job);
    Arena *arena = arena_new(16 << 20);
    Err err = {.text = ""};
    Ladder *ladder = ladder_read(file, strlen(file), arena, &err);
    assert_non_null(ladder);
    Ratings *ratings = ARENA_NEW(arena, Ratings, 1, NULL);
    ladder_ratings(ladder, ratings);
    int64_t games = 0;
    for (int i = 0; i < ladder->met; i++)
        games += meeting_games(&ladder->meetings[i]);
    assert_int_equal(games, ladder->games);
    assert_int_equal(ladder->count, 4);
    for (int i = 0; i < 4; i++) {
        double far = ratings->players[i].elo - ladder->anchors[i].at;
        assert_true(far < 0.1 && far > -0.1);
        assert_true(i == 0 || ladder->anchors[i].low < ladder->anchors[i].high);
    }
    assert_string_equal(ladder->anchors[0].spec, "random");
    Writer again;
    writer_init(&again);
    ladder_write(ladder, &again);
    assert_string_equal(again.text, file);
    writer_done(&again);

    /* The strongest once more, as if nobody knew it. */
    RateRequest request = {
        .file = file, .size = strlen(file), .within = 80, .series = {.games = 1000, .seed = 11}};
    const char *const same[] = {pool[3]};
    Job *rated = open_job(&world, board, request, same, 1);
    finish(rated);
    char *json = json_of(rated), *at = strstr(json, "\"low\":");
    assert_non_null(at);
    double low = strtod(at + 6, NULL), high = strtod(strstr(at, "\"high\":") + 7, NULL);
    assert_true(high - low <= 160);
    assert_true(low < ladder->anchors[3].high && high > ladder->anchors[3].low);
    assert_non_null(strstr(json, "\"openings\":1")); /* those of the scale */
    free(json);
    job_free(rated);
    arena_free(arena);
    free(file);
    job_free(job);
}

/* The first units that are handed out. */
static void first_lines(Job *job, Writer lines[], int count) {
    assert_int_equal(job_step(job, 0), STEP_WAIT);
    for (int i = 0; i < count; i++) {
        int64_t index;
        writer_init(&lines[i]);
        assert_true(job->def->hand_out(job, &index, &lines[i]));
    }
}

static long long deal_of(const Writer *line) {
    const char *at = strstr(line->text, " deal=");
    assert_non_null(at);
    return strtoll(at + 6, NULL, 10);
}

static const Anchor *anchor_of(const Ladder *scale, const char *spec) {
    for (int i = 0; i < scale->count; i++)
        if (!strcmp(scale->anchors[i].spec, spec)) return &scale->anchors[i];
    fail_msg("%s is not on the scale", spec);
    return NULL;
}

/* A ladder that goes on from a scale keeps its players and games, adds others, and plays no game
 * again; the same with four threads. */
static void goes_on(void **) {
    static const char *const more[] = {"uct(sims=60)", "montecarlo(sims=1)"};
    enum { EARLIER = 300, LINES = 8 };
    JobWorld world = quiet();
    RateRequest request = small_ladder();
    request.series.games = EARLIER;
    Job *job = open_job(&world, board, request, pool, 4);
    finish(job);
    char *file = file_of(job);
    RateRequest onto = request;
    onto.onto = true;
    onto.file = file;
    onto.size = strlen(file);
    onto.series.openings = 0; /* those of the scale */
    Job *next = open_job(&world, board, onto, more, 2);
    finish(next);
    char *longer = file_of(next);
    Arena *arena = arena_new(16 << 20);
    Err err = {.text = ""};
    Ladder *before = ladder_read(file, strlen(file), arena, &err);
    Ladder *after = ladder_read(longer, strlen(longer), arena, &err);
    assert_non_null(before);
    assert_non_null(after);
    assert_int_equal(after->games, 2 * EARLIER);
    assert_int_equal(after->openings, 1);
    assert_int_equal(after->count, 5);
    int64_t games = 0;
    for (int i = 0; i < after->met; i++)
        games += meeting_games(&after->meetings[i]);
    assert_int_equal(games, 2 * EARLIER);
    for (int i = 0; i < before->count; i++) {
        const Anchor *then = &before->anchors[i], *now = anchor_of(after, then->spec);
        assert_true(now->games >= then->games);
        assert_true(now->at < then->high + 1 && now->at > then->low - 1);
    }
    assert_true(anchor_of(after, more[0])->games >= 20);

    JobWorld threads = quiet();
    threads.threads = 4;
    Job *four = open_job(&threads, board, onto, more, 2);
    finish(four);
    char *other = file_of(four);
    assert_string_equal(other, longer);

    request.series.pool = onto.series.pool = LINES;
    Job *old = open_job(&world, board, request, pool, 4);
    Job *new = open_job(&world, board, onto, more, 2);
    Writer lines[2][LINES];
    first_lines(old, lines[0], LINES);
    first_lines(new, lines[1], LINES);
    for (int i = 0; i < LINES; i++)
        for (int k = 0; k < LINES; k++)
            assert_true(deal_of(&lines[0][k]) != deal_of(&lines[1][i]));
    for (int i = 0; i < LINES; i++)
        writer_done(&lines[0][i]), writer_done(&lines[1][i]);
    job_free(new);
    job_free(old);
    free(other);
    job_free(four);
    arena_free(arena);
    free(longer);
    job_free(next);
    free(file);
    job_free(job);
}

/* A file that spells a player otherwise, and one twice: nothing is lost but their own meeting. */
static void goes_on_from_any_spelling(void **) {
    static const char file[] =
        "plyscope-scale 2 game=connect4(rows=4,cols=4,align=3) unit=elo version=1.0 seed=1 "
        "openings=1 fair=0 time=0 nodes=0 games=60 first=1 draws=0.1 dispersion=1 anchors=3 "
        "meetings=3 anchor at=0 low=0 high=0 games=40 ms=0 player=random "
        "anchor at=90 low=60 high=200 games=40 ms=1 player=uct(seed=1,sims=0.02k) "
        "anchor at=95 low=60 high=200 games=40 ms=1 player=uct(sims=20) "
        "met 0 1 3,0,7 1,2,7 1,2,3,3,1 met 2 0 7,0,3 7,2,1 1,3,3,2,1 met 1 2 5,0,5 5,0,5 2,2,2,2,2";
    static const char *const more[] = {"montecarlo(sims=2)"};
    JobWorld world = quiet();
    RateRequest onto = small_ladder();
    onto.onto = true;
    onto.file = file;
    onto.size = strlen(file);
    onto.series.games = 100;
    onto.series.openings = 0;
    Job *job = open_job(&world, board, onto, more, 1);
    assert_non_null(job);
    finish(job);
    char *longer = file_of(job);
    Arena *arena = arena_new(4 << 20);
    Err err = {.text = ""};
    Ladder *scale = ladder_read(longer, strlen(longer), arena, &err);
    assert_non_null(scale);
    assert_int_equal(scale->count, 3);
    assert_int_equal(scale->games, 40 + 100);
    assert_true(anchor_of(scale, "uct(sims=20)")->games >= 40);
    arena_free(arena);
    free(longer);
    job_free(job);
}

/* Stopped in the middle of a round it tells what was played until then. */
static void stops_at_once(void **) {
    JobWorld world = quiet();
    Job *job = open_job(&world, board, small_ladder(), pool, 4);
    while (job->progress < 40.0 / 1500)
        job_step(job, 0);
    job->def->finish(job);
    assert_int_equal(job_step(job, 0), STEP_DONE);
    char *json = json_of(job);
    assert_non_null(strstr(json, "\"stopped\":true"));
    assert_non_null(strstr(json, "\"held\":"));
    free(json);
    job_free(job);
}

/* A game of one player has a scale of points; everybody meets the same deals. */
static void points(void **) {
    static const char *const players[] = {"random", "rules", "random(seed=5,name=other)"};
    JobWorld world = quiet();
    RateRequest request = {.ladder = true, .within = 15, .series = {.games = 300, .seed = 3}};
    Job *job = open_job(&world, "2048(rows=2,cols=3)", request, players, 3);
    assert_non_null(job);
    finish(job);
    char *file = file_of(job);
    Arena *arena = arena_new(16 << 20);
    Err err = {.text = ""};
    Ladder *ladder = ladder_read(file, strlen(file), arena, &err);
    assert_non_null(ladder);
    assert_true(ladder->points && ladder->count == 3 && ladder->met == 0);
    for (int i = 0; i < 3; i++) {
        const Anchor *it = &ladder->anchors[i];
        assert_true(it->low < it->at && it->at < it->high && it->games >= 10);
        assert_true(it->part[0] <= it->part[1] && it->part[1] <= it->part[2]);
    }
    arena_free(arena);
    free(file);
    job_free(job);
}

static void refusals(void **) {
    JobWorld world = quiet();
    static const char *const one[] = {"random"}, *const unknown[] = {"zork"};
    RateRequest request = {.series = {.games = 10, .seed = 1}};
    Err err = {.text = ""};
    assert_null(open_job(&world, board, request, unknown, 1));
    static const char other[] =
        "plyscope-scale 1 game=connect4 unit=elo version=1.0 seed=1 openings=0 fair=0 time=0 "
        "nodes=0 games=0 first=0 draws=0 dispersion=1 anchors=0 meetings=0";
    request.file = other;
    request.size = sizeof other - 1;
    request.series.game = board;
    request.series.players = one;
    request.series.count = 1;
    assert_null(rate_new(&world, &request, &err));
    assert_string_equal(err.text, "The scale is one of connect4, the game is "
                                  "connect4(rows=4,cols=4,align=3).");
    request.file = NULL; /* nobody to play for: random moves are zero by definition */
    Job *job = rate_new(&world, &request, &err);
    assert_non_null(job);
    assert_int_equal(job_step(job, 0), STEP_DONE);
    job_free(job);
}

/* Damaged files are refused with the line; the whole one is read. Every byte is changed once, and
 * every beginning is tried: none is read past its end (sanitizers), none is taken for whole. */
static void damaged_files(void **) {
    static const char file[] =
        "plyscope-scale 1\ngame=connect4 unit=elo version=1.0 seed=1 openings=4 fair=0 time=0 "
        "nodes=0\ngames=20 first=1 draws=0.1 dispersion=1 anchors=2 curves=1 meetings=1\nanchor "
        "at=0 low=0 "
        "high=0 games=20 ms=0 player=random\nanchor at=100.5 low=- high=200 games=20 ms=1 "
        "player=uct(sims=3)\ncurve setting=sims points=2 player=uct\npoint value=1 at=90 low=- "
        "high=200 games=20 ms=1 nodes=3 player=uct(sims=1)\npoint value=3 at=95 low=80 high=110 "
        "games=20 "
        "ms=2 nodes=9 player=uct(sims=3)\nmet 0 1 1,2,7 3,0,7 1,2,3,3,1\n";
    static const struct {
        const char *from, *to, *error;
    } changes[] = {
        {"plyscope-scale", "plyscope-scala", "does not begin with plyscope-scale"},
        {"scale 1", "scale 3", "version 3"},
        {"unit=elo", "unit=cat", "line 2, at \"unit=cat\""},
        {"draws=0.1", "draws=1.1", "line 3, at \"draws=1.1\""},
        {"anchors=2", "anchors=3", "line 6, at \"curve\""},
        {"anchors=2", "anchors=9", "line 6"},
        {"meetings=1", "meetings=9", "line 10"},
        {"at=100.5", "at=-00.5", "do not stand from weak to strong"},
        {"high=200", "high=nan", "line 5, at \"high=nan\""},
        {"met 0 1", "met 0 2", "line 9, at \"2\""},
        {"met 0 1", "met 0 0", "line 9, at \"0\""},
        {"3,0,7", "3,0,x", "line 9, at \"3,0,x\""},
        {"3,0,7", "3,-,7", "line 9"},
        {"3,0,7", "3,0,1e13", "line 9"},
        {"1,2,3,3,1", "1,2,3,3,1,", "line 9"},
        {"curves=1", "curves=2", "line 9, at \"met\""},
        {"curves=1", "curves=0", "line 6, at \"curve\""},
        {"curves=1", "curves=99", "line 3, at \"curves=99\""},
        {"points=2", "points=99", "line 6, at \"points=99\""},
        {"points=2", "points=1", "line 8, at \"point\""},
        {"value=3", "value=1", "line 8"},
        {"low=80", "low=111", "line 8, at \"high=110\""},
    };
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        char copy[sizeof file + 8];
        const char *at = strstr(file, changes[i].from);
        Err err = {.text = ""};
        Arena *arena = arena_new(4 << 20);
        size_t before = (size_t)(at - file), length = strlen(changes[i].from);
        snprintf(copy, sizeof copy, "%.*s%s%s", (int)before, file, changes[i].to, at + length);
        assert_null(ladder_read(copy, strlen(copy), arena, &err));
        if (!strstr(err.text, changes[i].error)) fail_msg("%s", err.text);
        arena_free(arena);
    }
    for (size_t i = 0; i < sizeof file; i++) {
        Arena *arena = arena_new(4 << 20);
        Err err = {.text = ""};
        char *copy = malloc(i ? i : 1); /* so that its end is the end of a block */
        memcpy(copy, file, i);
        bool whole = ladder_read(copy, i, arena, &err) != NULL;
        assert_true(whole == (i + 2 >= sizeof file) || err.text[0]);
        if (i) copy[i - 1] = (char)(copy[i - 1] ^ 0x15);
        if (!ladder_read(copy, i, arena, &err)) assert_true(err.text[0]);
        free(copy);
        arena_free(arena);
    }
}

/* A file is written as it was read, curves included; without any it does not speak of them. In
 * version 1 each point told its player, which is the same. */
static void written_as_read(void **) {
    static const char head[] =
        "plyscope-scale %d\ngame=connect4 unit=elo version=1.0 seed=1 openings=4 fair=0 time=0 "
        "nodes=0\ngames=20 first=1.0 draws=0.1000 dispersion=1.000 anchors=1%s meetings=0\n"
        "anchor at=0.0 low=0.0 high=0.0 games=20 ms=0.0000 player=random\n%s";
    static const char curve[] = "curve setting=c points=2 player=uct(sims=1000,c=1.4,reuse=yes)\n"
                                "point value=0.5 at=90.1 low=- high=200.0 games=20 ms=1.0000 "
                                "nodes=0%s\n"
                                "point value=3 at=95.0 low=80.0 high=110.5 games=20 ms=2.0000 "
                                "nodes=3100%s\n"
                                "curve setting=depth points=1 player=pvs\n"
                                "point value=3 at=95.0 low=80.0 high=110.5 games=20 ms=2.0000 "
                                "nodes=31%s\n";
    enum { FIRST, SECOND, NO_CURVES };
    for (int form = FIRST; form <= NO_CURVES; form++) {
        char file[2][2000], curves[2][600];
        for (int written = 0; written < 2; written++) {
            bool told = form == FIRST && !written;
            snprintf(curves[written], sizeof curves[written], curve,
                     told ? " player=uct(sims=1000,reuse=yes,c=0.5)" : "",
                     told ? " player=uct(sims=1000,reuse=yes,c=3)" : "",
                     told ? " player=pvs(depth=3)" : "");
            snprintf(file[written], sizeof file[written], head, told ? 1 : 2,
                     form == NO_CURVES ? "" : " curves=2",
                     form == NO_CURVES ? "" : curves[written]);
        }
        Arena *arena = arena_new(4 << 20);
        Err err = {.text = ""};
        Ladder *scale = ladder_read(file[0], strlen(file[0]), arena, &err);
        if (!scale) fail_msg("%s", err.text);
        if (form != NO_CURVES) {
            assert_string_equal(scale->curves[0].points[0].anchor.spec,
                                "uct(sims=1000,reuse=yes,c=0.5)");
            assert_string_equal(scale->curves[1].points[0].anchor.spec, "pvs(depth=3)");
        }
        Writer out;
        writer_init(&out);
        ladder_write(scale, &out);
        assert_string_equal(out.text, file[1]);
        writer_done(&out);
        arena_free(arena);
    }
}

/* What ships is whole: the games of a file give its ratings, and its players can play. */
static void shipped(void **) {
    static const char *const games[] = {"connect4", "tron", "amazons", "2048"};
    JobWorld world = quiet();
    for (int g = 0; g < 4; g++) {
        char path[300];
        snprintf(path, sizeof path, "%s/../web/public/scales/%s.scale", TESTS_DIR, games[g]);
        FILE *file = fopen(path, "rb");
        if (!file) continue; /* that game has none yet */
        static char text[LADDER_FILE_MAX];
        size_t size = fread(text, 1, sizeof text, file);
        fclose(file);
        Arena *arena = arena_new(64 << 20);
        Err err = {.text = ""};
        Ladder *ladder = ladder_read(text, size, arena, &err);
        if (!ladder) fail_msg("%s: %s", path, err.text);
        const PlayerScope *players = world_players(&world, games[g], arena, &err);
        assert_string_equal(ladder->game, games[g]);
        Ratings *ratings = ARENA_NEW(arena, Ratings, 1, NULL);
        ladder_ratings(ladder, ratings);
        for (int i = 0; i < ladder->count; i++) {
            const Anchor *it = &ladder->anchors[i];
            Choice choice;
            if (!registry_player(players, it->spec, arena, &choice, &err)) fail_msg("%s", err.text);
            double far = ratings->players[i].elo - it->at;
            if (!ladder->points) assert_true(far < 0.2 && far > -0.2);
        }
        for (int i = 0; i < ladder->curve_count; i++)
            for (int k = 0; k < ladder->curves[i].count; k++) {
                Choice choice;
                const char *spec = ladder->curves[i].points[k].anchor.spec;
                if (!registry_player(players, spec, arena, &choice, &err)) fail_msg("%s", err.text);
            }
        arena_free(arena);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(same_for_everybody),
        cmocka_unit_test(file_is_whole),
        cmocka_unit_test(goes_on),
        cmocka_unit_test(goes_on_from_any_spelling),
        cmocka_unit_test(stops_at_once),
        cmocka_unit_test(points),
        cmocka_unit_test(shipped),
        cmocka_unit_test(refusals),
        cmocka_unit_test(damaged_files),
        cmocka_unit_test(written_as_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
