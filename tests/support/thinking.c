/* thinking.c - worlds for searches as jobs; the clock moves 0.4 ms whenever it is read. */
#include "play/jobs/think.h"
#include "thinking.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"

double thinking_tick(void *context) {
    double *ms = context;
    *ms += 0.4;
    return *ms;
}

void thinking_open(Thinking *world, const char *game, bool clock) {
    memset(world, 0, sizeof *world);
    world->world = (JobWorld){.context = &world->ms, .memory = 256u << 20, .threads = 1};
    if (clock) world->world.now = thinking_tick;
    world->arena = arena_new(16 << 20);
    world->game = test_game(game, world->arena);
    registry_scope(world->game, NULL, &world->players);
    assert_true(world->game->state_size <= sizeof world->state);
    world->game->start(world->game->rules, world->state);
}

void thinking_close(Thinking *world) {
    arena_free(world->arena);
}

Job *thinking_begin(Thinking *world, const char *spec, ThinkRequest request, bool go) {
    Choice player;
    request.players = &world->players;
    request.player = &player;
    request.state = world->state;
    Job *job = registry_player(&world->players, spec, world->arena, &player, &world->err)
                   ? think_new(&world->world, &request, go, &world->err)
                   : NULL;
    if (!job) print_message("%s\n", world->err.text);
    return job;
}

void thinking_finish(Thinking *world, Job *job) {
    for (int i = 0; i < 1000000; i++)
        if (job_step(job, world->ms + 1) == STEP_DONE) return;
    fail_msg("the job does not end");
}

char *thinking_json(const Job *job, JobLevel level) {
    Writer writer;
    Json json;
    writer_init(&writer);
    json_begin(&json, &writer);
    json_object(&json, NULL);
    job->def->json(job, level, &json);
    json_end(&json);
    return writer.text; /* the caller frees it */
}
