/* Populations as text: resumed, damaged, in a session. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "evolutions.h"
#include "heard.h"
#include "play/evolution/evolve.h"

/* ---- populations as text --------------------------------------------------------------------- */

/* Saved in the middle and loaded: the same as never interrupted. */
static void test_resumed(void **) {
    JobWorld world = evolution_world(1);
    Job *whole = evolution_start(&world, evolution_game, evolution_player, evolution_small, NULL);
    free(evolution_run(whole));
    char words[300];
    snprintf(words, sizeof words, "%s generations=1", evolution_small);
    Job *half = evolution_start(&world, evolution_game, evolution_player, words, NULL);
    free(evolution_run(half));
    Writer text, again;
    writer_init(&text);
    writer_init(&again);
    population_write(evolve_population(half), &text);
    job_free(half);
    Err err = {.text = ""};
    Population *loaded = population_read(&world, text.text, text.length, &err);
    if (!loaded) fail_msg("%s", err.text);
    population_write(loaded, &again);
    assert_string_equal(text.text, again.text);
    snprintf(words, sizeof words, "%s generations=3", evolution_small);
    Job *rest = evolution_start(&world, evolution_game, NULL, words, loaded);
    free(evolution_run(rest));
    writer_clear(&text);
    writer_clear(&again);
    population_write(evolve_population(whole), &text);
    population_write(evolve_population(rest), &again);
    assert_string_equal(text.text, again.text);
    /* Against somebody else the old results are void: all are measured again. */
    snprintf(words, sizeof words, "%s generations=1 against=random", evolution_small);
    Job *other = evolution_start(&world, evolution_game, NULL, words, loaded);
    assert_int_equal(evolve_population(other)->count, 0);
    free(evolution_run(other));
    assert_int_equal(evolve_population(other)->generation, 2);
    job_free(other);
    job_free(rest);
    job_free(whole);
    population_free(loaded);
    writer_done(&text);
    writer_done(&again);
}

/* Two individuals of the toy evolution, with another sum at the end or none. */
static void test_damaged(void **) {
    JobWorld world = evolution_world(1);
    Job *job = evolution_start(&world, evolution_game, evolution_player, evolution_small, NULL);
    free(evolution_run(job));
    Writer text;
    writer_init(&text);
    population_write(evolve_population(job), &text);
    job_free(job);
    Err err = {.text = ""};
    /* On one line, with other blanks: the same. */
    char *line = malloc(text.length + 1);
    memcpy(line, text.text, text.length + 1);
    for (char *at = line; *at; at++)
        if (*at == '\n') *at = ' ';
    Population *population = population_read(&world, line, text.length, &err);
    if (!population) fail_msg("%s", err.text);
    population_free(population);
    free(line);
    /* Cut anywhere, or any byte changed: refused with a sentence. */
    for (size_t at = 0; at < text.length; at++) {
        err.text[0] = 0;
        population = population_read(&world, text.text, at, &err);
        if (population || !err.text[0]) fail_msg("cut at %d: accepted", (int)at);
        char kept = text.text[at];
        if (kept == ' ' || kept == '\n') continue;
        text.text[at] = kept == '7' ? '8' : '7';
        err.text[0] = 0;
        population = population_read(&world, text.text, text.length, &err);
        if (population || !err.text[0]) fail_msg("changed at %d: accepted", (int)at);
        text.text[at] = kept;
    }
    writer_done(&text);

    static const char head[] = "plyscope-population 1 game=connect4 spec=alphabeta(eval=lines) "
                               "against=random genes=eval.three,eval.two generation=2 next=9 "
                               "goals=yes ";
    const char *const bad[][2] = {
        {"individuals=1 id=9 how=start born=0 games=0 values=1,2", "\"id=9\""},
        {"individuals=1 id=3 how=zork born=0 games=0 values=1,2", "\"how=zork\""},
        {"individuals=1 id=3 how=start born=3 games=0 values=1,2", "\"born=3\""},
        {"individuals=1 id=3 how=start born=0 games=2 wins=3", "\"wins=3\""},
        {"individuals=1 id=3 how=start born=0 games=0 values=1", "fewer values"},
        {"individuals=1 id=3 how=start born=0 games=0 values=1,2,3", "more values"},
        {"individuals=1 id=3 how=start born=0 games=0 values=-,-", "no gene"},
        {"individuals=1 id=3 how=start born=0 games=0 values=1,99", "bounds"},
        {"individuals=1 id=3 how=start born=0 games=0 values=1,nan", "no number"},
        {"individuals=2 id=3 how=start born=0 games=0 values=1,2 id=3", "twice"},
        {"individuals=0", "\"individuals=0\""},
        {"individuals=1 id=3 how=start born=0 games=0 values=1,2", "too early"},
        {"individuals=1 id=3 how=start born=0 games=0 values=1,2 end=0", "changed"}};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char whole[600];
        snprintf(whole, sizeof whole, "%s%s", head, bad[i][0]);
        err.text[0] = 0;
        assert_null(population_read(&world, whole, strlen(whole), &err));
        if (!strstr(err.text, bad[i][1])) fail_msg("%s: %s", bad[i][0], err.text);
    }
    assert_null(population_read(&world, "PNG\x01", 4, &err));
    assert_non_null(strstr(err.text, "no population"));
    static const char zork[] = "plyscope-population 1 game=zork spec=uct against=uct genes=c "
                               "generation=0 next=1 goals=no individuals=1";
    assert_null(population_read(&world, zork, strlen(zork), &err));
    assert_non_null(strstr(err.text, "zork"));
}

/* ---- in the session -------------------------------------------------------------------------- */

static void test_session(void **) {
    Heard h;
    heard_open(&h, NULL, false);
    heard_ok(&h, "new connect4(rows=4,cols=4,align=3)");
    heard_refused(&h, "population");
    heard_refused(&h, "population load x");
    heard_refused(&h, "evolve");
    heard_refused(&h, "evolve random");
    heard_refused(&h, "evolve human");
    heard_refused(&h, "evolve uct(sims=5) genes=zork");
    heard_refused(&h, "evolve uct(sims=5) against=human");
    heard_refused(&h, "evolve start=loaded");
    heard_ok(&h, "evolve alphabeta(eval=lines,depth=2) population=6 games=4 generations=2 stop=100 "
                 "openings=2");
    heard_has(&h, "generation   2");
    heard_ok(&h, "report");
    heard_has(&h, "ancestry of the best");
    heard_ok(&h, "match random random games=2"); /* does not push the evolution out */
    heard_ok(&h, "population best");
    heard_has(&h, "alphabeta(depth=2,eval=lines(");
    heard_refused(&h, "population save file");
    heard_ok(&h, "population save");
    char *saved = strdup(h.text.text);
    heard_ok(&h, "population new");
    heard_refused(&h, "population show");
    heard_refused(&h, "population load mine"); /* no such file, and no files here */
    heard_has(&h, "handed in");
    assert_true(ply_blob(h.session, "mine", saved, strlen(saved)));
    heard_ok(&h, "population load mine");
    heard_has(&h, "generation 2");
    heard_ok(&h, "population use");
    heard_has(&h, "Yellow is played by alphabeta(");
    heard_refused(&h, "population use 99999");
    heard_refused(&h, "population use 1 Q");
    /* A damaged one changes nothing. */
    saved[strlen(saved) / 2] = '~';
    assert_true(ply_blob(h.session, "broken", saved, strlen(saved)));
    heard_refused(&h, "population load broken");
    heard_ok(&h, "population show 3");
    heard_has(&h, "... and 3 more");
    heard_ok(&h, "evolve start=loaded generations=1 stop=100");
    heard_has(&h, "generation   3");
    heard_ok(&h, "new connect4");
    heard_ok(&h, "evolve alphabeta(eval=lines,depth=1) start=loaded generations=1 games=2");
    heard_refused(&h, "evolve uct(sims=2) genes=c start=loaded");
    free(saved);

    /* Paused, tuned, resumed, stopped. */
    heard_start(&h,
                "evolve alphabeta(eval=lines,depth=1) population=4 games=4 generations=0 stop=100");
    int job = h.session->jobs;
    char line[80];
    ply_pump(h.session, 1);
    heard_ok(&h, "pause");
    snprintf(line, sizeof line, "tune %d mutation=0.5 games=2", job);
    heard_ok(&h, line);
    heard_has(&h, "mutation=0.5 games=2");
    snprintf(line, sizeof line, "tune %d population=7", job);
    heard_refused(&h, line);
    heard_refused(&h, "population show");
    assert_true(ply_exec(h.session, "resume", PLY_TEXT) > 0);
    for (int i = 0; i < 500; i++)
        ply_pump(h.session, 1);
    heard_ok(&h, "stop");
    heard_has(&h, "it was stopped");
    heard_close(&h);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_resumed),
        cmocka_unit_test(test_damaged),
        cmocka_unit_test(test_session),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
