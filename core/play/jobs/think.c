/* think.c - one search as a job: limits, tuning, stopping at events. time_control.h has the
 * slices. */
#include "play/jobs/think_job.h"

#include <string.h>

#include "play/jobs/messages.def"

#define THINK(word)                                                                           \
    {                                                                                         \
        .kind = word, .step = think_step, .json = think_json, .text = think_text,             \
        .tune = think_tune, .finish = think_finish, .close = think_close, .fold = think_fold, \
        .hand_out = think_hand_out, .memory = think_memory, .failure = think_failure          \
    }
static const JobDef think_analyze = THINK("analyze"), think_go = THINK("go");

static Limits *limits_of(Think *think) {
    return (Limits *)think->choice.values;
}

/* ---- opening --------------------------------------------------------------------------------- */

/* Puts the request's seed where the spec left the default. */
static void seed_in(Think *think, int64_t seed) {
    const Param *param = param_find(think->choice.row, "seed");
    if (!seed || !param) return;
    if (!param_is_default(param, think->choice.values, &think->players->scope)) return;
    limits_of(think)->seed = seed;
    think->seeded = true;
}

/* Puts the default back in place of a seed that was handed in; returns that seed. */
static int64_t seed_out(Think *think) {
    int64_t seed = limits_of(think)->seed;
    const Param *param = param_find(think->choice.row, "seed");
    if (think->seeded && param) param_set_number(param, think->choice.values, param->init);
    return seed;
}

/* Writes the spec as the user would: a seed that was handed in is left out. */
static void remember_spec(Think *think) {
    int64_t seed = seed_out(think);
    Writer writer;
    writer_fixed(&writer, think->spec, sizeof think->spec);
    spec_write(&think->choice, &think->players->scope, false, &writer);
    limits_of(think)->seed = seed;
}

bool think_is(const Job *job, const Choice *player) {
    Think *think = think_of(job);
    int64_t seed = seed_out(think);
    bool same = spec_equal(&think->choice, player);
    limits_of(think)->seed = seed;
    return same;
}

/* Reserves what is wished for of record, trace log and history, under the memory that is left. A
 * searcher that keeps a tree of its own is asked for it later instead of being traced. */
static bool open_record(Job *job, const ThinkRequest *request, Err *err) {
    Think *think = think_of(job);
    Search *search = think->search;
    think->tree_max = request->record > 0 ? (int)request->record : THINK_TREE;
    size_t used = search_memory(search);
    size_t bytes = (request->record > 0 ? tree_bytes(think->tree_max) : 0) +
                   (request->log > 0 ? trace_log_bytes((int)request->log) : 0);
    if (used + bytes > job->world->memory) {
        err_short(err, memory_short_to_record, COUNT_TEXT((double)bytes));
        return world_short(job->world, err);
    }
    think->recorded = bytes;
    if (request->record > 0) think->tree = tree_new(think->tree_max);
    const Trace *trace = think->tree && !search->def->tree ? &think->tree->trace : NULL;
    if (request->log > 0) think->trace_log = trace_log_new((int)request->log, trace);
    if (request->history) think->convergence = ARENA_NEW(job->arena, Convergence, 1, err);
    if ((request->record > 0 && !think->tree) || (request->log > 0 && !think->trace_log) ||
        (request->history && !think->convergence))
        return err_short(err, memory_short_for_record);
    search->trace = think->trace_log ? &think->trace_log->trace : trace;
    search->recorded = request->record > 0 || request->log > 0;
    return true;
}

/* What was recorded is of a search that is no more. */
static void clear_record(Think *think) {
    if (think->tree) tree_clear(think->tree);
    if (think->trace_log) trace_log_clear(think->trace_log);
    if (think->convergence) convergence_clear(think->convergence);
    think->copied = -1;
}

/* Nothing is known and no time has passed. */
static void begin(Job *job) {
    Think *think = think_of(job);
    think->fresh = think->done = think->finishing = think->waits = think->paused = false;
    think->event = EVENT_NONE;
    think->lender.out = 0;
    clear_record(think);
    time_control_begin(&think->control);
    job->worked = job->started = 0;
    job->timed = false;
    job->progress = -1;
}

static void begin_at(Job *job, const void *state, int ply) {
    Think *think = think_of(job);
    memcpy(think->state, state, think->game->state_size);
    think->count = think->game->moves(think->game->rules, think->state, think->moves);
    begin(job);
    think->search->ply = ply;
    search_begin(think->search, think->state);
}

static bool open(Job *job, const ThinkRequest *request, Err *err) {
    Think *think = think_of(job);
    const Game *game = think->game = request->players->of;
    think->players = request->players;
    if (game->status(game->rules, request->state) == OVER)
        return err_set(err, game_over_nothing_to_think);
    if (game->mover(game->rules, request->state) == CHANCE)
        return err_set(err, dice_move_nothing_to_think);
    if (!spec_copy(request->player, job->arena, &think->choice, err)) return false;
    think->time = request->time;
    think->endless = request->endless;
    if (!time_control_clock(job->world, think->time, err)) return false;
    seed_in(think, request->seed);
    remember_spec(think);

    think->state = arena_alloc(job->arena, game->state_size, err);
    think->line = arena_alloc(job->arena, game->state_size, err);
    think->line_scratch = arena_alloc(job->arena, game->state_size, err);
    think->moves = ARENA_NEW(job->arena, Move, game->max_moves, err);
    think->scratch = ARENA_NEW(job->arena, Move, game->max_moves, err);
    think->report.capacity = game->max_moves;
    think->report.rows = ARENA_NEW(job->arena, MoveReport, game->max_moves, err);
    if (request->pool > 0) {
        think->lender = (Lender){.pool = request->pool,
                                 .game = arena_text(job->arena, request->game_spec, err),
                                 .player = &think->choice,
                                 .scope = &think->players->scope,
                                 .root = think->state,
                                 .position = arena_alloc(job->arena, game->state_size, err)};
    }
    if (arena_refused(job->arena)) return false;

    think->search = player_open(job->world, game, &think->choice, err);
    if (!think->search || !open_record(job, request, err)) return false;
    think->search->endless = request->endless;
    time_control_init(&think->control, job->world);
    begin_at(job, request->state, request->ply);
    return true;
}

Job *think_new(const JobWorld *world, const ThinkRequest *request, bool go, Err *err) {
    Job *job = job_new(go ? &think_go : &think_analyze, world, sizeof(Think), err);
    if (job) think_of(job)->go = go;
    return job_opened(job, job && open(job, request, err));
}

void think_again(Job *job, const void *state, int ply, double time) {
    think_of(job)->time = time;
    job->told = false;
    begin_at(job, state, ply);
}

void think_close(Job *job) {
    Think *think = think_of(job);
    search_close(think->search);
    tree_free(think->tree);
    trace_log_free(think->trace_log);
}

bool think_failure(const Job *job, int index, Err *out) {
    const Err *failure = &think_of(job)->search->failure;
    if (index > 0 || !failure->text[0]) return false;
    err_pass(out, failure);
    return true;
}

/* ---- working --------------------------------------------------------------------------------- */

enum { STILL = 64 /* slices in one step while a coarse clock stands still */ };

/* After a slice that ended with `step`: what the job step returns, MORE to go on. */
static Step after_slice(Job *job, Step step) {
    Think *think = think_of(job);
    think->fresh = false;
    if (think->search->failure.text[0]) step = STEP_DONE;
    think->waits = step == STEP_WAIT;
    if (step == STEP_DONE) {
        think->done = true;
        job->progress = 1;
        if (think->control.timed) job->timed = true;
    } else {
        job->progress = think->control.part;
    }
    if (step != STEP_MORE || think->event == EVENT_NONE) return step;
    if (!think->search->stopped || --think->events > 0) return STEP_MORE;
    think->paused = true;
    return STEP_WAIT;
}

static void note_convergence(Job *job, double effort) {
    Think *think = think_of(job);
    if (effort >= think->convergence->next)
        convergence_note(think->convergence, think_report(job), effort, think->control.spent);
    convergence_time(think->convergence, think->search, think->control.spent);
}

Step think_step(Job *job, double until) {
    Think *think = think_of(job);
    const JobWorld *world = job->world;
    if (think->done || think->finishing) {
        think->done = true;
        return STEP_DONE;
    }
    if (think->paused) return STEP_WAIT;
    think->search->stop_at = think->event;
    search_limit(think->search,
                 world->memory > think->recorded ? world->memory - think->recorded : 0);
    Convergence *convergence = think->convergence;
    double begun = convergence ? limits_used(think->search) : 0, used = begun;
    for (int still = 0; still < STILL;) {
        think->control.max = convergence ? convergence_left(convergence, used) : 0;
        Step step =
            time_control_slice(&think->control, think->search, world, think->time, think->endless);
        step = after_slice(job, step);
        job->waiting = step == STEP_MORE && think->search->outside.waiting;
        if (convergence) note_convergence(job, used = limits_used(think->search));
        if (step != STEP_MORE || job->waiting) return step;
        still = think->control.still ? still + 1 : 0;
        /* Without a clock a step is one slice, or up to the event asked for. */
        bool full = !convergence || used - begun >= SLICE_FIXED;
        if (world->now ? world_now(world) >= until : full && !think->search->stopped) break;
    }
    return STEP_MORE;
}

void think_finish(Job *job) {
    think_of(job)->finishing = true;
}

void think_step_to(Job *job, SearchEvent event, int count) {
    Think *think = think_of(job);
    think->event = event;
    think->events = count > 0 ? count : 1;
    think->paused = false;
}

bool think_paused(const Job *job) {
    return think_of(job)->paused;
}

/* ---- help ------------------------------------------------------------------------------------ */

bool think_hand_out(Job *job, int64_t *index, Writer *line) {
    Think *think = think_of(job);
    double spent = job->world->now ? think->control.spent : -1;
    return !think->done && lender_hand_out(&think->lender, think->search, spent, index, line);
}

bool think_fold(Job *job, int64_t index, const char *result, Err *err) {
    Think *think = think_of(job);
    if (!lender_fold(&think->lender, think->search, index, result, err)) return false;
    think->fresh = false;
    return true;
}

/* ---- tuning ---------------------------------------------------------------------------------- */

/* Whether an analysis has done more than a limit that was lowered, from `before`, allows now. */
static bool overdone(Think *think, const Limits *before) {
    const Limits *now = limits_of(think);
    if (think->go || think->endless) return false;
    bool fewer = now->nodes > 0 && (before->nodes == 0 || now->nodes < before->nodes);
    bool sooner = now->time > 0 && (before->time == 0 || now->time < before->time);
    return (fewer && limits_used(think->search) > (double)now->nodes) ||
           (sooner && think->control.spent > now->time * 1000);
}

enum { TUNE_MEMORY = 1 << 20 /* cap for the old values, until it is clear that they go */ };

bool think_tune(Job *job, const Tuning *tunings, int count, bool *restarted, Err *err) {
    Think *think = think_of(job);
    Limits limits = *limits_of(think);
    Choice before;
    Arena *kept = arena_new(TUNE_MEMORY);
    if (!kept) return err_short(err, memory_short_to_tune);
    bool copied = spec_copy(&think->choice, kept, &before, err), ok = copied, anew = false;
    bool seeded = think->seeded;
    for (int i = 0; ok && i < count; i++) {
        ok = spec_set(&think->choice, tunings[i].path, tunings[i].value, &think->players->scope,
                      job->arena, err);
        seeded = seeded && strcmp(tunings[i].path, "seed") != 0;
    }
    if (ok) ok = time_control_clock(job->world, limits_of(think)->time, err);
    bool tried = ok;
    if (tried) {
        double known = limits_used(think->search);
        ok = search_retune(think->search, err);
        if (ok && overdone(think, &limits)) ok = search_rewind(think->search, err);
        anew = ok && known > 0 && limits_used(think->search) < known;
    }
    if (!ok && copied) {
        Err again;
        Choice old;
        bool back = spec_copy(&before, job->arena, &old, &again);
        if (back) memcpy(think->choice.values, old.values, think->choice.row->size);
        /* The old values were opened before, so they can be opened again. */
        if (back && tried) search_retune(think->search, &again);
        anew = tried && limits_used(think->search) <= 0;
    }
    arena_free(kept);
    think->fresh = false;
    if (ok) think->seeded = seeded;
    if (ok) remember_spec(think);
    if (tried) think->done = false; /* deeper, longer: there may be work again */
    if (anew) {
        think->run++;
        think->lender.out = 0;
        time_control_begin(&think->control);
        job->timed = false;
        clear_record(think);
    }
    if (restarted) *restarted = anew;
    return ok;
}

/* ---- looking --------------------------------------------------------------------------------- */

const Report *think_report(const Job *job) {
    Think *think = think_of(job);
    if (think->fresh) return &think->report;
    search_report(think->search, &think->report);
    think->fresh = true;
    return &think->report;
}

Move think_best(const Job *job) {
    const Think *think = think_of(job);
    Move best = think_report(job)->best;
    /* Stopped before anything was known, a player still has to move; a person is not replaced. */
    if (best == NO_MOVE && think->go && think->done && !think->waits) return think->moves[0];
    return best;
}

const Search *think_search(const Job *job) {
    return think_of(job)->search;
}

double think_revision(const Job *job) {
    const Think *think = think_of(job);
    double run = think->run * 1e12;
    if (think->search->def->tree) {
        Report report = {.figures = true}; /* nodes: not every descent ends in a random game */
        search_report(think->search, &report);
        return run + report.nodes;
    }
    return run + (think->tree ? (double)think->tree->changes : 0);
}

Status think_play(const Search *search, void *to, const void *from, Move move, void *scratch) {
    const Game *game = search->game;
    Status status = game->play(game->rules, to, from, move);
    bool own_order = search->def->tree && !search->def->outside;
    bool rounds = game->pending && (game->traits & TRAIT_SIMULTANEOUS) && !own_order;
    if (status == ONGOING && rounds && game->pending(game->rules, to) == 0) {
        game_observe(game, scratch, to, game->mover(game->rules, search->root));
        memcpy(to, scratch, game->state_size);
    }
    return status;
}

const Tree *think_tree(const Job *job) {
    Think *think = think_of(job);
    if (!think->search->def->tree) return think->tree;
    if (!think->tree) think->tree = tree_new(think->tree_max);
    double stamp = think_revision(job);
    if (think->tree && stamp != think->copied) {
        tree_clear(think->tree);
        think->search->def->tree(think->search, &think->tree->trace, think->tree_max);
        think->copied = stamp;
    }
    return think->tree;
}

const TraceLog *think_trace_log(const Job *job) {
    return think_of(job)->trace_log;
}

const Convergence *think_convergence(const Job *job) {
    return think_of(job)->convergence;
}

int think_run(const Job *job) {
    return think_of(job)->run;
}

size_t think_memory(const Job *job) {
    const Think *think = think_of(job);
    const Search *search = think->search;
    return think->recorded + (search ? search_memory(search) : 0);
}

double think_ms(const Job *job) {
    return think_of(job)->control.spent;
}

bool think_rewind(Job *job, Err *err) {
    Think *think = think_of(job);
    if (!search_rewind(think->search, err)) return false;
    think->run++;
    begin(job);
    return true;
}
