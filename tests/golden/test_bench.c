/* The signature of `bench quick`: one number over the moves, values, node counts and playout sums
 * of all games and searchers. It is the same on every target. When it differs, some search behaves
 * differently: if that is meant, write the new number into signature.txt in the same commit. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "play/jobs/bench.h"
#include "registry.h"

/* Whether the game or one of its presets is for this searcher. */
static bool fits(const SearcherDef *def, const JobWorld *world, const Row *family) {
    bool fit = false;
    for (const Preset *preset = NULL; !fit;) {
        char spec[80];
        snprintf(spec, sizeof spec, preset ? "%s(preset=%s)" : "%s", family->name,
                 preset ? preset->name : "");
        Err err = {.text = ""};
        Arena *arena = arena_new(1 << 24);
        const PlayerScope *players = world_players(world, spec, arena, &err);
        if (!players) fail_msg("%s: %s", spec, err.text);
        fit = !registry_unfit(def, players->of);
        arena_free(arena);
        preset = preset ? preset + 1 : family->presets;
        if (!preset || !preset->name) break;
    }
    return fit;
}

/* These wait for somebody else, or choose without looking: nothing to measure. */
static bool idle(const char *name) {
    static const char *const names[] = {"human", "external", "always", "random"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!strcmp(name, names[i])) return true;
    return false;
}

/* Every game has rows, and in every game every searcher that can play one of its variants. */
static void check_rows(const Job *job) {
    Writer out;
    Json json;
    writer_init(&out);
    json_begin(&json, &out);
    json_object(&json, NULL);
    job->def->json(job, JOB_FINAL, &json);
    json_end(&json);
    for (int i = 0; i < registry_games.count; i++) {
        const Row *family = registry_games.rows[i];
        for (int k = 0; k < registry_searchers.count; k++) {
            const SearcherDef *def = (const SearcherDef *)registry_searchers.rows[k];
            const char *name = def->row.name;
            if (idle(name) || !fits(def, job->world, family)) continue;
            char plain[120], preset[120];
            snprintf(plain, sizeof plain, "{\"game\":\"%s\",\"searcher\":\"%s\"", family->name,
                     name);
            snprintf(preset, sizeof preset, "{\"game\":\"%s(preset=", family->name);
            bool found = strstr(out.text, plain);
            for (const char *at = out.text; !found && (at = strstr(at, preset)); at++) {
                const char *what = strstr(at, "\"searcher\":\"") + strlen("\"searcher\":\"");
                found = !strncmp(what, name, strlen(name)) && what[strlen(name)] == '"';
            }
            if (!found) fail_msg("no row of %s in %s", name, family->name);
        }
    }
    writer_done(&out);
}

static void test_signature(void **) {
    char expected[40] = "";
    FILE *file = fopen(TESTS_DIR "/golden/signature.txt", "r");
    assert_non_null(file);
    assert_non_null(fgets(expected, sizeof expected, file));
    fclose(file);
    expected[strcspn(expected, "\n")] = 0;

    JobWorld world = {.memory = (size_t)1 << 30, .threads = 1};
    Err err = {.text = ""};
    Job *job = bench_new(&world, true, &err);
    if (!job) fail_msg("%s", err.text);
    while (job_step(job, 0) != STEP_DONE)
        ;
    Writer out;
    writer_init(&out);
    job->def->text(job, JOB_FINAL, &out);
    const char *line = strrchr(out.text, '\n');
    assert_non_null(line);
    assert_memory_equal(line, "\nsignature ", 11);
    check_rows(job);
    assert_string_equal(line + 11, expected);
    writer_done(&out);
    job_free(job);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_signature)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
