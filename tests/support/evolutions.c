/* evolutions.c - small evolutions, begun and run to the end. */
#include "evolutions.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "play/evolution/evolve.h"

const char evolution_game[] = "connect4(rows=4,cols=4,align=3)";
const char evolution_player[] = "alphabeta(depth=2,eval=lines)";

const char evolution_small[] = "population=8 games=6 generations=4 group=4 winners=2 mutation=0.2 "
                               "stop=100 openings=2 seed=3";

static RowSet games;
static const Row *rows[TEST_GAMES_MAX];

JobWorld evolution_world(int threads) {
    test_game_set(&games, rows);
    return (JobWorld){.memory = 256u << 20, .threads = threads, .games = &games};
}

/* The defaults, changed by "key=value" words. */
EvolveOptions evolution_options(const char *words) {
    EvolveOptions out;
    char word[200];
    Err err = {.text = ""};
    assert_true(param_defaults(&evolve_options, &out, NULL, NULL, NULL));
    while (spec_split(&words, ' ', word, sizeof word, NULL)) {
        char *value = strchr(word, '=');
        *value++ = 0;
        const Param *param = param_find(&evolve_options, word);
        if (!param || !param_set(param, "evolve", &out, value, NULL, NULL, &err))
            fail_msg("%s: %s", word, err.text);
    }
    return out;
}

Job *evolution_start(const JobWorld *world, const char *game, const char *spec, const char *words,
                     const Population *loaded) {
    EvolveOptions request = evolution_options(words);
    Err err = {.text = ""};
    Job *job = evolve_new(world,
                          &(EvolveRequest){.game = game,
                                           .spec = spec,
                                           .options = &request,
                                           .seed = request.seed < 0 ? 1 : request.seed,
                                           .loaded = loaded},
                          &err);
    if (!job) fail_msg("%s", err.text);
    return job;
}

void evolution_json(const Job *job, JobLevel level, Writer *out) {
    Json json;
    json_begin(&json, out);
    json_object(&json, NULL);
    job->def->json(job, level, &json);
    json_end(&json);
    write_char(out, '\n');
}

/* Runs to the end: all generation lines, the report and the text. */
char *evolution_run(Job *job) {
    Writer out;
    writer_init(&out);
    Step step;
    int steps = 0;
    do {
        step = job_step(job, 0);
        while (job->def->news(job))
            evolution_json(job, JOB_NEWS, &out);
        assert_true(++steps < 10000000);
    } while (step != STEP_DONE);
    evolution_json(job, JOB_FULL, &out);
    job->def->text(job, JOB_FULL, &out);
    return out.text;
}
