/* job.c - what all jobs have in common: an arena to live in, and the time they take. */
#include "play/jobs/job.h"

#include "base/spec.h"
#include "play/jobs/messages.def"

enum {
    JOB_MEMORY = 64 << 20
}; /* cap for what a job itself keeps; searches have their own arenas */

const PlayerScope *world_players(const JobWorld *world, const char *spec, Arena *arena, Err *err) {
    const Scope scope = {world_games(world), 1, world->blobs};
    Choice choice;
    if (!spec_read(spec, "game", &scope, arena, &choice, err)) return NULL;
    const Game *game = game_new(&choice, arena, err);
    PlayerScope *players = game ? ARENA_NEW(arena, PlayerScope, 1, err) : NULL;
    if (players) registry_scope(game, world->blobs, players);
    return players;
}

Job *job_new(const JobDef *def, const JobWorld *world, size_t data_size, Err *err) {
    Arena *arena = arena_new(JOB_MEMORY);
    Job *job = arena ? ARENA_NEW(arena, Job, 1, err) : NULL;
    void *data = job ? arena_alloc(arena, data_size, err) : NULL;
    if (!data) {
        if (!arena) err_short(err, memory_short_for_job);
        arena_free(arena);
        return NULL;
    }
    job->def = def;
    job->world = world;
    job->arena = arena;
    job->progress = -1;
    job->data = data;
    return job;
}

void job_free(Job *job) {
    if (!job) return;
    if (job->def->close) job->def->close(job);
    arena_free(job->arena);
}

Job *job_opened(Job *job, bool ok) {
    if (ok) return job;
    job_free(job);
    return NULL;
}

Step job_step(Job *job, double until) {
    const JobWorld *world = job->world;
    if (!world->now) return job->def->step(job, until);
    double before = world->now(world->context);
    if (job->started <= 0) job->started = before;
    Step step = job->def->step(job, until);
    job->worked += world->now(world->context) - before;
    return step;
}

size_t job_memory(const Job *job) {
    return job && job->def->memory ? job->def->memory(job) : 0;
}

JobWorld world_left(const Job *job) {
    JobWorld world = *job->world;
    size_t used = job_memory(job);
    world.memory = used < world.memory ? world.memory - used : 0;
    return world;
}

bool world_short(const JobWorld *world, Err *err) {
    if (!err || world->shared == 0 || !err->memory) return false;
    return err_quote(err, err, shared_memory_short, err->text, COUNT_TEXT((double)world->shared),
                     world->more);
}

void job_failure(const Job *job, Writer *out) {
    Err err;
    for (int i = 0; job->def->failure && job->def->failure(job, i, &err); i++)
        write_format(out, "\n%s", err.text);
}

bool job_failed(const Job *job, Err *first) {
    return job->def->failure && job->def->failure(job, 0, first);
}

void job_text_json(const Job *job, Json *json) {
    Writer text;
    writer_init(&text);
    job->def->text(job, JOB_PROGRESS, &text);
    json_text(json, "text", text.text);
    writer_done(&text);
}
