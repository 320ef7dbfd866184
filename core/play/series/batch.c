/* batch.c - the window of units: making, running, handing out, folding in order. */
#include "play/series/batch.h"

#include <string.h>

#include "play/jobs/messages.def"
#include "play/series/messages.def"

/* Slots per thread. With a clock a thread only begins a unit when it has finished another, so that
 * a long window costs lines of text and saves meetings of threads; without one all slots are worked
 * on. */
enum { WINDOW = 32, WINDOW_STILL = 2, WINDOW_MAX = 1024, AWAY_MAX = 1000000 };
/* Milliseconds between two looks at the workers, while a unit is played here. */
enum { LOOK = 2 };

typedef enum SlotState {
    SLOT_FREE,
    SLOT_MADE,    /* the line stands there */
    SLOT_RUNNING, /* here */
    SLOT_OUT,     /* at the host, which was given the line */
    SLOT_AWAY,    /* at a worker, under a ticket */
    SLOT_READY,   /* the result stands there */
    SLOT_FAILED
} SlotState;

struct BatchSlot {
    SlotState state;
    int64_t index;
    int seats;
    size_t memory; /* of the largest unit that was played in it */
    long long ticket;
    bool recalled; /* the host has this result already */
    Writer line, result;
    UnitRun *run;
    Err err;
};

int64_t batch_seed(int64_t seed, int64_t index) {
    Rng rng = rng_stream((uint64_t)seed, (uint64_t)index);
    return (int64_t)(rng_next(&rng) >> 11);
}

void batch_deal(UnitPlan *plan, int64_t seed, int64_t index, int64_t deal) {
    plan->seed = batch_seed(seed, index);
    plan->deal = batch_seed(seed ^ 0x6465616c, deal);
}

bool batch_open(Job *job, const BatchDef *def, int pool, int64_t total, Err *err) {
    Batch *batch = job->data;
    int threads = job->world->threads;
    batch->def = def;
    batch->pool = pool > 0;
    const PlyWorkers *workers = job->world->workers;
    int away = workers ? workers->count + workers->joined : 0;
    int window = job->world->now ? WINDOW : WINDOW_STILL;
    int max = away ? AWAY_MAX : WINDOW_MAX;
    batch->count = pool > 0 ? pool : away ? away : threads > 1 ? window * threads : 1;
    if (batch->count > max) batch->count = max;
    batch->total = total;
    batch->slots = ARENA_NEW(job->arena, BatchSlot, batch->count, err);
    if (!batch->slots) return false;
    for (int i = 0; i < batch->count; i++) {
        writer_init(&batch->slots[i].line);
        writer_init(&batch->slots[i].result);
    }
    job->progress = 0;
    return true;
}

size_t batch_memory(const Job *job) {
    const Batch *batch = job->data;
    size_t most = 0;
    for (int i = 0; i < batch->count; i++) {
        const BatchSlot *slot = &batch->slots[i];
        if (slot->memory > most && (slot->run || !batch->done)) most = slot->memory;
    }
    return most;
}

void batch_close(Job *job) {
    Batch *batch = job->data;
    const PlyWorkers *workers = job->world->workers;
    for (int i = 0; batch->slots && i < batch->count; i++) {
        if (batch->slots[i].state == SLOT_AWAY)
            workers->forget(workers->context, batch->slots[i].ticket);
        unit_close(batch->slots[i].run);
        writer_done(&batch->slots[i].line);
        writer_done(&batch->slots[i].result);
    }
}

/* Unit i lives in slot i mod count, so that the window is the `count` units from `folded` on. */
static BatchSlot *slot_of(Batch *batch, int64_t index) {
    return &batch->slots[index % batch->count];
}

/* Makes as many units as the window holds. */
static void fill(Job *job) {
    Batch *batch = job->data;
    while (!batch->done && batch->next < batch->folded + batch->count) {
        UnitPlan plan = {.seats = 0};
        Step step = batch->def->unit(job, batch->next, &plan);
        if (step == STEP_DONE && batch->next == batch->folded) batch->done = true;
        if (step != STEP_MORE) return;
        BatchSlot *slot = slot_of(batch, batch->next);
        slot->state = SLOT_MADE;
        slot->index = batch->next++;
        slot->seats = plan.seats;
        writer_clear(&slot->line);
        unit_plan_write(&plan, &slot->line);
        const JobWorld *world = job->world;
        const char *known = world->recall ? world->recall(world->context, slot->line.text) : NULL;
        slot->recalled = known != NULL;
        if (!known) continue;
        writer_clear(&slot->result);
        write_text(&slot->result, known);
        slot->state = SLOT_READY;
    }
}

/* Folds what is ready, in order. */
static void collect(Job *job) {
    Batch *batch = job->data;
    while (!batch->done && batch->folded < batch->next) {
        BatchSlot *slot = slot_of(batch, batch->folded);
        UnitResult result;
        if (slot->state == SLOT_READY && !unit_result_read(slot->result.text, &result, &slot->err))
            slot->state = SLOT_FAILED;
        if (slot->state == SLOT_FAILED) {
            batch->err = slot->err;
            batch->done = true;
            return;
        }
        if (slot->state != SLOT_READY) return;
        const JobWorld *world = job->world;
        /* What a player that is mended would play again is no result to go on from. */
        if (world->keep && !slot->recalled && result.failed < 0)
            world->keep(world->context, slot->line.text, slot->result.text);
        slot->state = SLOT_FREE;
        batch->folded++;
        if (!batch->def->fold(job, slot->index, &result)) batch->done = true;
        if (batch->total > 0) job->progress = (double)batch->folded / (double)batch->total;
    }
}

/* Runs one slot's unit until about `until`. Called by several threads, each on its own slot. */
static void work(const JobWorld *world, BatchSlot *slot, double until) {
    if (slot->state == SLOT_MADE) {
        slot->run = unit_open(world, slot->line.text, &slot->err);
        slot->state = slot->run ? SLOT_RUNNING : SLOT_FAILED;
        size_t memory = slot->run ? unit_memory(slot->run) : 0;
        if (memory > slot->memory) slot->memory = memory;
    }
    if (slot->state != SLOT_RUNNING || unit_step(slot->run, until) != STEP_DONE) return;
    writer_clear(&slot->result);
    unit_write(slot->run, &slot->result);
    unit_close(slot->run);
    slot->run = NULL;
    slot->state = SLOT_READY;
}

/* The slots in index order, oldest first; late ones are not begun when the time is up. */
static void run(const JobWorld *world, Batch *batch, double until) {
    int64_t first = batch->folded;
    int count = (int)(batch->next - first);
#ifdef _OPENMP
    int threads = world->threads > 1 ? world->threads : 1;
#pragma omp parallel for schedule(dynamic, 1) num_threads(threads) if (threads > 1)
#endif
    for (int i = 0; i < count; i++)
        if (i == 0 || !world->now || world_now(world) < until)
            work(world, slot_of(batch, first + i), until);
}

/* A unit was refused by a worker, whose sentence is the result. What is refused there is refused
 * here, too, and here with its code and its parts. */
static void refused_away(const JobWorld *world, BatchSlot *slot) {
    UnitRun *run = unit_open(world, slot->line.text, &slot->err);
    if (run) err_set(&slot->err, refused_elsewhere, slot->result.text);
    unit_close(run);
    slot->state = SLOT_FAILED;
}

/* Gives units to the workers and takes in what they have finished; false = neither. */
static bool exchange(const JobWorld *world, Batch *batch) {
    const PlyWorkers *workers = world->workers;
    bool any = false, capacity = true;
    for (int64_t i = batch->folded; i < batch->next; i++) {
        BatchSlot *slot = slot_of(batch, i);
        if (slot->state == SLOT_AWAY) {
            bool refused = false;
            const char *result = workers->receive(workers->context, slot->ticket, &refused);
            if (!result) continue;
            any = true;
            slot->state = SLOT_READY;
            writer_clear(&slot->result);
            write_text(&slot->result, result);
            if (!refused) continue;
            refused_away(world, slot);
        } else if (slot->state == SLOT_MADE && capacity) {
            slot->ticket = workers->send(workers->context, slot->line.text);
            capacity = slot->ticket > 0;
            if (!capacity) continue;
            any = true;
            slot->state = SLOT_AWAY;
        }
    }
    return any;
}

/* A worker among workers: plays what they have left for a while; false = nothing. */
static bool join(const JobWorld *world, Batch *batch) {
    for (int64_t i = batch->folded; i < batch->next; i++) {
        BatchSlot *slot = slot_of(batch, i);
        if (slot->state != SLOT_MADE && slot->state != SLOT_RUNNING) continue;
        work(world, slot, world_now(world) + LOOK);
        return true;
    }
    return false;
}

Step batch_step(Job *job, double until) {
    Batch *batch = job->data;
    const JobWorld *world = job->world;
    while (!batch->done && !batch->rest) {
        int64_t folded = batch->folded;
        bool idle = batch->pool;
        fill(job);
        if (!batch->pool && world->workers)
            idle = !exchange(world, batch) && !(world->workers->joined && join(world, batch));
        else if (!batch->pool)
            run(world, batch, until);
        collect(job);
        if (idle && !batch->done && folded == batch->folded)
            if (batch->pool || !world->workers->rest(world->workers->context)) return STEP_WAIT;
        const BatchSlot *only = batch->count == 1 ? slot_of(batch, batch->folded) : NULL;
        job->waiting = only && only->state == SLOT_RUNNING && unit_waits(only->run);
        if (!world->now || world_now(world) >= until || job->waiting) break;
    }
    batch->rest = false;
    if (!batch->done) return STEP_MORE;
    job->progress = 1;
    return STEP_DONE;
}

void batch_finish(Job *job) {
    Batch *batch = job->data;
    batch->stopped = !batch->done;
    batch->done = true;
}

bool batch_hand_out(Job *job, int64_t *index, Writer *line) {
    Batch *batch = job->data;
    if (!batch->pool) return false;
    fill(job);
    for (int64_t i = batch->folded; !batch->done && i < batch->next; i++) {
        BatchSlot *slot = slot_of(batch, i);
        if (slot->state != SLOT_MADE) continue;
        slot->state = SLOT_OUT;
        *index = i;
        write_format(line, "unit %s", slot->line.text);
        return true;
    }
    return false;
}

bool batch_fold(Job *job, int64_t index, const char *result, Err *err) {
    Batch *batch = job->data;
    if (batch->done && index >= 0 && index < batch->next) return true; /* surplus */
    BatchSlot *slot = index >= batch->folded && index < batch->next ? slot_of(batch, index) : NULL;
    if (!slot || slot->state != SLOT_OUT) return err_set(err, unit_not_out, (long long)index);
    UnitResult read;
    if (!unit_result_read(result, &read, err)) return false;
    if (read.seats != slot->seats)
        return err_set(err, unit_players_differ, (long long)index, slot->seats, read.seats);
    writer_clear(&slot->result);
    write_text(&slot->result, result);
    slot->state = SLOT_READY;
    collect(job);
    fill(job);
    return true;
}

void batch_text_progress(const Batch *batch, Writer *out) {
    write_format(out, "%lld of %lld games", (long long)batch->folded, (long long)batch->total);
}

void batch_note(Batch *batch, const UnitResult *result) {
    if (result->failed >= 0 && batch->failed++ == 0) unit_why(result, &batch->why);
}

bool batch_failure(const Job *job, int index, Err *out) {
    const Batch *batch = job->data;
    bool gave_up = batch->err.text[0];
    if (gave_up && index == 0) err_pass(out, &batch->err);
    if (gave_up && index == 0) return true;
    if (batch->failed == 0 || index != gave_up) return false;
    err_quote(out, &batch->why, players_failed, (long long)batch->failed, (long long)batch->folded,
              batch->why.text);
    return true;
}

void batch_text_end(const Batch *batch, Writer *out) {
    if (!batch->stopped) return;
    write_text(out, "\nstopped after ");
    batch_text_progress(batch, out);
}

static void json_failure(const Job *job, Json *json) {
    Err first, ignored;
    if (!batch_failure(job, 0, &first)) return;
    if (!batch_failure(job, 1, &ignored)) {
        json_sentence(json, "error", &first);
        return;
    }
    Writer all;
    writer_init(&all);
    write_format(&all, "%s\n%s", first.text, ignored.text);
    json_text(json, "error", all.text);
    json_object(json, "error_said");
    json_said(json, &first);
    json_end(json);
    writer_done(&all);
}

void batch_json(const Job *job, JobLevel level, Json *json) {
    const Batch *batch = job->data;
    json_failure(job, json);
    if (batch->stopped) json_bool(json, "stopped", true);
    if (level != JOB_PROGRESS && !batch->stopped) return;
    json_int(json, "done", batch->folded);
    json_int(json, "total", batch->total);
    if (level == JOB_PROGRESS) job_text_json(job, json);
}
