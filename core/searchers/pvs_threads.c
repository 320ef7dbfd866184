/* pvs_threads.c - one search of pvs on several threads, with one transposition table (option
 * threads). Native builds with threads only.
 *
 * Lazy SMP: every thread searches the whole tree from the root and knows of the others only what
 * stands in the table. Nobody splits a node, nobody waits at one. It pays because the threads part
 * company by themselves, and because they are sent to different depths:
 *
 *     the first thread, the searcher's own         the others
 *     searches as it would alone                   odd ones one ply (round) deeper than the first,
 *     every step: tells the others what it plans,  even ones as deep as it; in proofs all ask what
 *     gives them nodes to spend, takes over an     it asks; moves are tried in the order that
 *     iteration that one of them finished before   each thread's own history and killers give
 *
 * The first thread decides: it reports, it plans, it ends the search. An iteration of another
 * thread counts when it answers what the first one asks, or is deeper and exact; then the first one
 * gives up its own. Without that, a thread that knows the answer would have to wait until the first
 * one has come past all its siblings, by way of the table.
 *
 * The others run on between two steps, so that they need not be woken every third of a millisecond,
 * but only as far as their nodes last: a few steps' worth. A search that is not stepped any more,
 * because it is paused or a limit is reached, has sleeping threads. Under a limit on nodes they are
 * given what is left of it, divided, so that all together keep to it. They are halted, and not read
 * or written before they rest, when the root or the options change, and end with the search.
 *
 * Shared are the table, whose words are atomic (search/tt.h), a few atomic numbers, and `plan` and
 * `found` under the lock. Everything else is a thread's own: frames, killers, history, options.
 *
 * Order and number of the nodes hang on which thread was quicker, so equal searches need not be
 * equal any more; what is proven is proven. A trace is told of the first thread's nodes; while
 * somebody steps through them it is alone.
 *
 * Measured in Connect Four, Amazons and Tron while two cores were to be had (1.74 of them on
 * average): two threads search 1.78 times the nodes of one (12 pairs of 0.5 s, 1.47 to 2.12). To
 * depth 15 in Connect Four, from positions after 8 to 14 moves, without `solve`, they take .82 of
 * one thread's time and 1.42 times its nodes (11 positions of a tenth of a second and more).
 *
 * Hyatt, Mann: A lock-less transposition table implementation for parallel search chess engines
 * (2002). Lazy SMP: Östlund's engine Cheng (2013), Stockfish 7 (2016). */
#include "searchers/pvs.h"

#ifdef _OPENMP

#include <string.h>

#include "search/threads.h"

enum {
    QUANTUM = 64 /* nodes between two looks at what the first thread wants */
};

/* What the first thread does, for the others. */
typedef struct Plan {
    Mode mode;
    int depth;
    Score alpha, beta;
    int64_t allowance; /* nodes, from now on */
    Value value;
    Move best;
    int finished, refuted;
    bool at_most, at_least;
    RootMove *rows;
} Plan;

/* An iteration that another thread has finished. */
typedef struct Found {
    bool news;
    Mode mode;
    int depth;
    Score alpha, beta;
    Value value;
    Move best;
    int64_t ends, leaves;
    int pv_length;
    Move pv[PV_MAX];
    RootMove *fresh;
} Found;

typedef struct PvsThread {
    SearchThread thread; /* first */
    int index;           /* from 1 on */
    Search search;       /* of its own tree; nothing listens to it */
    PvsOptions options;
    Pvs *s;
    unsigned seen;      /* the plan that it goes by */
    atomic_llong taken; /* nodes since the root is new, those included that it is at */
    atomic_llong nodes; /* without those */
} PvsThread;

struct PvsThreads {
    SearchThreads threads; /* first */
    PvsThread *others;
    int64_t counted; /* nodes of the others at the end of the last step */
    atomic_bool news;
    atomic_uint serial; /* of the plan; 0 = none yet */
    Plan plan;
    Found found;
};

static struct PvsThreads *all_of(const PvsThread *t) {
    return (struct PvsThreads *)t->thread.all;
}

/* ---- another thread -------------------------------------------------------------------------- */

/* Has it nothing to do before there is another plan? */
static bool idle(const PvsThread *t) {
    return t->s->ply < 0 && t->s->done;
}

/* Goes by the plan, under the lock, unless its own work is of more use. */
static void follow(PvsThread *t, const Plan *plan) {
    Pvs *s = t->s;
    if (plan->mode == MODE_DEEPEN && !s->done &&
        (s->mode == MODE_SHORTEN || (s->mode == MODE_DEEPEN && s->depth >= plan->depth)))
        return;
    pvs_abandon(&t->search);
    memcpy(s->rows, plan->rows, (size_t)s->count * sizeof *s->rows);
    s->value = plan->value;
    s->best = plan->best;
    s->refuted = plan->refuted;
    s->at_most = plan->at_most;
    s->at_least = plan->at_least;
    s->finished = plan->finished;
    pvs_reorder(s);
    s->done = false;
    if (plan->mode == MODE_DEEPEN) {
        bool deeper = t->index & 1 && plan->finished > 0;
        if (deeper) s->finished = plan->depth;
        pvs_plan_deepen(s);
        return;
    }
    s->mode = plan->mode;
    s->depth = plan->depth;
    s->alpha = plan->alpha;
    s->beta = plan->beta;
    s->allowance = plan->allowance < INT64_MAX ? s->nodes + plan->allowance : INT64_MAX;
}

/* Leaves a finished iteration for the first thread. */
static void leave_found(PvsThread *t, Value value) {
    struct PvsThreads *all = all_of(t);
    const Pvs *s = t->s;
    Found *found = &all->found;
    pthread_mutex_lock(&all->threads.lock);
    if (s->mode != MODE_DEEPEN || s->depth >= all->plan.depth) {
        RootMove *fresh = found->fresh;
        *found = (Found){.news = true,
                         .mode = s->mode,
                         .depth = s->depth,
                         .alpha = s->alpha,
                         .beta = s->beta,
                         .value = value,
                         .best = s->frames->best_move,
                         .ends = s->ends,
                         .leaves = s->leaves,
                         .pv_length = s->pv_length[0],
                         .fresh = fresh};
        memcpy(found->pv, s->pv[0], sizeof found->pv);
        memcpy(fresh, s->fresh, (size_t)s->count * sizeof *fresh);
        atomic_store(&all->news, true);
    }
    pthread_mutex_unlock(&all->threads.lock);
}

static void step(PvsThread *t, int64_t budget) {
    Pvs *s = t->s;
    Value value;
    if (s->ply < 0) pvs_launch(&t->search);
    if (pvs_iterate(&t->search, &budget, &value)) {
        leave_found(t, value);
        pvs_finish(s, value);
    } else if (s->nodes >= s->allowance) {
        pvs_abandon(&t->search);
        pvs_plan_deepen(s);
    }
}

static void run(SearchThread *thread) {
    PvsThread *t = (PvsThread *)thread;
    struct PvsThreads *all = all_of(t);
    Pvs *s = t->s;
    while (!atomic_load(&all->threads.halt) && atomic_load(&all->serial) == t->seen && !idle(t)) {
        const int64_t before = s->nodes;
        atomic_fetch_add(&t->taken, QUANTUM); /* first: rest_of must not miss them */
        const int64_t taken = threads_take(thread, QUANTUM);
        if (taken) step(t, taken);
        atomic_fetch_add(&t->nodes, s->nodes - before);
        atomic_fetch_sub(&t->taken, QUANTUM - (s->nodes - before));
        if (!taken) return;
    }
}

/* There is a plan that it does not know, and goes by from now on; or its own is not finished. */
static bool ready(SearchThread *thread) {
    PvsThread *t = (PvsThread *)thread;
    struct PvsThreads *all = all_of(t);
    unsigned serial = atomic_load(&all->serial);
    bool news = serial != t->seen;
    if (idle(t) && !news) return false;
    if (news) follow(t, &all->plan);
    t->seen = serial;
    return true;
}

/* ---- the first thread ------------------------------------------------------------------------ */

void pvs_threads_halt(Pvs *s) {
    if (s->threads) threads_halt(&s->threads->threads);
}

void pvs_threads_end(Pvs *s) {
    if (s->threads) threads_end(&s->threads->threads);
}

bool pvs_threads_open(Search *search, Pvs *s, Err *err) {
    const int64_t threads = s->options->threads;
    Arena *arena = search->arena;
    size_t moves = (size_t)search->game->max_moves;
    if (threads <= 1) return true;
    struct PvsThreads *all = ARENA_NEW(arena, struct PvsThreads, 1, err);
    if (!all) return false;
    all->threads.count = (int)threads - 1;
    all->threads.ready = ready;
    all->threads.work = run;
    all->threads.others = ARENA_NEW(arena, SearchThread *, threads - 1, err);
    all->others = ARENA_NEW(arena, PvsThread, threads - 1, err);
    all->plan.rows = ARENA_NEW(arena, RootMove, moves, err);
    all->found.fresh = ARENA_NEW(arena, RootMove, moves, err);
    if (arena_refused(arena)) return false;
    for (int i = 0; i < all->threads.count; i++) {
        PvsThread *t = &all->others[i];
        t->thread.all = &all->threads;
        all->threads.others[i] = &t->thread;
        t->index = i + 1;
        t->s = pvs_open_tree(search, err);
        if (!t->s) return false;
        t->s->options = &t->options;
        t->s->eval = s->eval;
        t->s->flat = s->flat;
    }
    s->threads = all;
    return true;
}

void pvs_threads_options(const Search *search) {
    const Pvs *s = search->data;
    struct PvsThreads *all = s->threads;
    for (int i = 0; all && i < all->threads.count; i++) {
        PvsThread *t = &all->others[i];
        t->options = *s->options;
        t->search = *search;
        t->search.data = t->s;
        t->search.options = &t->options;
        t->search.trace = NULL;
        t->search.stop_at = EVENT_NONE;
        t->search.stopped = false;
    }
}

void pvs_threads_begin(const Search *search, const void *state) {
    const Pvs *s = search->data;
    struct PvsThreads *all = s->threads;
    if (!all) return;
    pvs_threads_options(search);
    for (int i = 0; i < all->threads.count; i++) {
        PvsThread *t = &all->others[i];
        t->s->tt = s->tt;
        pvs_begin_tree(&t->search, state, s->asker);
        t->s->next_proof = INT64_MAX; /* when to try one is the plan's affair */
        t->s->done = true;
        atomic_store(&t->thread.lease, 0);
        atomic_store(&t->taken, 0);
        atomic_store(&t->nodes, 0);
        t->seen = 0;
    }
    all->counted = 0;
    all->found.news = false;
    atomic_store(&all->news, false);
    atomic_store(&all->serial, 0);
}

/* Takes over an iteration that another thread has finished, when it says what this one asks. */
static void take_over(Search *search) {
    Pvs *s = search->data;
    struct PvsThreads *all = s->threads;
    Found *found = &all->found;
    if (!atomic_load(&all->news)) return;
    pthread_mutex_lock(&all->threads.lock);
    Value value = found->value;
    bool same = found->mode == s->mode && found->depth == s->depth && found->alpha == s->alpha &&
                found->beta == s->beta;
    bool deeper = s->mode == MODE_DEEPEN && found->mode == MODE_DEEPEN &&
                  found->depth >= s->depth && found->depth <= s->options->depth &&
                  (value.claim & TT_EXACT) == TT_EXACT;
    bool taken = s->ply >= 0 && (same || deeper);
    if (taken) {
        pvs_abandon(search);
        s->frames->best_move = found->best;
        s->ends = found->ends;
        s->leaves = found->leaves;
        s->pv_length[0] = found->pv_length;
        memcpy(s->pv[0], found->pv, sizeof found->pv);
        memcpy(s->fresh, found->fresh, (size_t)s->count * sizeof *s->fresh);
        if (!same) {
            s->depth = found->depth;
            s->alpha = -INFINITE;
            s->beta = INFINITE;
        }
    }
    found->news = false;
    atomic_store(&all->news, false);
    pthread_mutex_unlock(&all->threads.lock);
    if (!taken) return;
    pvs_iterations_note(search, value);
    pvs_finish(s, value);
}

/* Tells the others what this thread does, when it is something else than they know. */
static void tell_plan(const Pvs *s) {
    struct PvsThreads *all = s->threads;
    Plan *plan = &all->plan;
    unsigned serial = atomic_load(&all->serial);
    if (serial && plan->mode == s->mode && plan->depth == s->depth &&
        (s->mode == MODE_DEEPEN || (plan->alpha == s->alpha && plan->beta == s->beta)))
        return;
    pthread_mutex_lock(&all->threads.lock);
    RootMove *rows = plan->rows;
    int64_t allowance = s->allowance < INT64_MAX ? s->allowance - s->nodes : INT64_MAX;
    *plan = (Plan){.mode = s->mode,
                   .depth = s->depth,
                   .alpha = s->alpha,
                   .beta = s->beta,
                   .allowance = allowance,
                   .value = s->value,
                   .best = s->best,
                   .finished = s->finished,
                   .refuted = s->refuted,
                   .at_most = s->at_most,
                   .at_least = s->at_least,
                   .rows = rows};
    memcpy(rows, s->rows, (size_t)s->count * sizeof *rows);
    atomic_store(&all->serial, serial + 1 ? serial + 1 : 1);
    pthread_mutex_unlock(&all->threads.lock);
}

static int64_t others_nodes(const struct PvsThreads *all) {
    int64_t nodes = 0;
    for (int i = 0; i < all->threads.count; i++)
        nodes += atomic_load(&all->others[i].nodes);
    return nodes;
}

/* What the limit leaves when the others get nothing more. */
static int64_t rest_of(const Pvs *s, int64_t limit) {
    struct PvsThreads *all = s->threads;
    for (int i = 0; i < all->threads.count; i++) {
        atomic_exchange(&all->others[i].thread.lease, 0);
        limit -= atomic_load(&all->others[i].taken);
    }
    return limit - s->nodes;
}

/* Divides what a limit on nodes leaves, and wakes who sleeps. Returns the first thread's share. */
static int64_t give(const Search *search, int64_t budget) {
    Pvs *s = search->data;
    struct PvsThreads *all = s->threads;
    int64_t limit = search->endless ? 0 : search_limits(search)->nodes,
            each = THREADS_AHEAD * budget;
    if (limit > 0) {
        int64_t rest = rest_of(s, limit);
        if (rest <= 0) { /* what they do not need of the last nodes comes back when they rest */
            pvs_threads_halt(s);
            rest = rest_of(s, limit);
        }
        int64_t share = rest / (all->threads.count + 1);
        if (budget > share) budget = share > 0 ? share : rest > 0 ? 1 : 0;
        if (all->threads.count > 0 && each > (rest - budget) / all->threads.count)
            each = (rest - budget) / all->threads.count;
    }
    threads_give(&all->threads, each);
    return budget;
}

int64_t pvs_threads_nodes(const Pvs *s) {
    return s->threads ? s->threads->counted : 0;
}

Step pvs_threads_step(Search *search, int64_t budget) {
    Pvs *s = search->data;
    struct PvsThreads *all = s->threads;
    if (search->stop_at != EVENT_NONE) {
        pvs_threads_halt(s);
        return pvs_step_tree(search, budget);
    }
    threads_start(&all->threads);
    take_over(search);
    if (!s->done) {
        tell_plan(s);
        budget = give(search, budget);
    }
    Step step = pvs_step_tree(search, budget);
    if (step == STEP_DONE) pvs_threads_end(s);
    all->counted = others_nodes(all);
    return step;
}

#endif
