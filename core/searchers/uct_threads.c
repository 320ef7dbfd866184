/* uct_threads.c - one tree of uct on several threads (option threads). Native builds with threads
 * only.
 *
 * Threads that follow the best edges from the root all follow the same ones. The usual remedies are
 * a virtual loss, which makes an edge look worse while somebody is below it, and nodes that all
 * read and write at a time (Chaslot, Winands and van den Herik 2008; Enzenberger and Mueller 2009).
 * But means, spreads, sums and proofs are true together only, and a descent takes a third of a
 * microsecond, in which a core gets no more than a few lines of memory from another one. So a
 * thread does not share nodes, it takes a part of the tree for itself:
 *
 *     under the lock   it goes down from the root to the first node that has few visits (less than
 *                      1 / SHARE of the root's), notes that node as its own, and makes the edge to
 *                      it the worst of all: the others see a loss there, and turn elsewhere. A node
 *                      through which another thread has come is not taken
 *     without it       it makes some descents from that node, 1 / PART of the node's visits, just
 *                      as one thread would: nobody else reads or writes there
 *     under the lock   what the descents have brought is added to the edges above, one by one;
 *                      proofs go up; the edge is what it was
 *
 * A descent that ends above such nodes has its last edge to itself in the same way, while its
 * random game, or the evaluation of new children, is under way. A thread that finds nothing but
 * edges that others hold waits until one of them comes back. Until the root has some visits there
 * is nothing to share, and the first thread is alone; so it is when descents are watched, in games
 * of the training, and for the last few of a limit. Under a limit all together keep to it: what is
 * still to be done is reserved before it is begun.
 *
 * The others run on between two steps (search/threads.h). Whoever looks at the tree lets them rest
 * before: then all is as with one thread, the counts are those of all, and a full tree gives up its
 * nodes, or grows. New nodes come from pieces of the memory that each thread takes for itself; a
 * piece is begun anew with each node that is taken, so that a child still lies behind its parent.
 *
 * Which thread was quicker decides what is found first, so equal searches need not be equal.
 *
 * Measured on two cores with much other work (load 10), preset=strong, 6 pairs each, medians: for
 * the same number of descents two threads take 0.82 of one thread's processor time in Connect Four
 * (300,000 descents), 0.93 in Amazons (5,000), 0.77 in Tron (40,000), because a part of the tree
 * stays in a core's memory; by the clock they are 2.08, 1.46 and 2.01 times as fast, which the load
 * favours: two threads get more of it. Descents are worth the same: in Connect Four, 1,000 each,
 * 100 games (openings=4 seed=39), two threads against one 49.5 %, Elo -3 +- 54. A match at equal
 * time needs two idle cores, and was not played. */
#include "searchers/uct_select.h"

#ifdef _OPENMP

#include <string.h>

#include "search/threads.h"

enum {
    SHARE = 16, /* times threads: a node is low with so small a part of the root's visits */
    PART = 8,
    DESCENTS_LEAST = 4, /* from one node */
    DESCENTS_MOST = 256,
    LOW = 8,                      /* visits with which a node is always low */
    ROOT_LEAST = 64,              /* times threads: visits of a root that is shared */
    HIDDEN_MOST = 2 * MAX_PLAYERS /* edges that one thread hides: its last, and those of a round */
};

/* What is known of the root, and asked there. */
typedef struct Asked {
    Proof proof;
    bool timing;
    Exact alpha;
    uint8_t question, asked;
} Asked;

typedef struct UctThread {
    SearchThread thread; /* first */
    Uct *uct;            /* its own descents, in the tree of all */
} UctThread;

/* What hides an edge from others is its spread: here is what it was. */
typedef struct Hidden {
    UctStep step;
    float spread;
} Hidden;

struct UctThreads {
    SearchThreads threads; /* first */
    UctThread *others;
    Search *search;
    Uct *uct;    /* the first thread's */
    bool shared; /* the others are, or may be, at work */
    uint64_t times;
    UctPool pool;
    /* Under the lock of the threads: */
    Asked asked;
    int64_t room; /* descents that nobody has reserved */
    int waiting;
};

/* The lock is held for a microsecond: nobody falls asleep for that. */
static void lock(struct UctThreads *all) {
    for (int i = 0; i < 100; i++)
        if (pthread_mutex_trylock(&all->threads.lock) == 0) return;
    pthread_mutex_lock(&all->threads.lock);
}

static void unlock(struct UctThreads *all) {
    pthread_mutex_unlock(&all->threads.lock);
}

static void ask(Uct *uct, const Asked *asked) {
    uct->proof = asked->proof;
    uct->timing = asked->timing;
    uct->alpha = asked->alpha;
    uct->question = asked->question;
    uct->asked = asked->asked;
}

static Asked asked_by(const Uct *uct) {
    return (Asked){uct->proof, uct->timing, uct->alpha, uct->question, uct->asked};
}

static bool over(const struct UctThreads *all) {
    return all->room <= 0 || (all->asked.proof && !all->asked.timing);
}

/* ---- a part of the tree ---------------------------------------------------------------------- */

static void begin_descent(Uct *uct, Node *node) {
    uct->phase = PHASE_DOWN;
    uct->depth = uct->top;
    uct->node = node;
    uct->grown = false;
    uct->leaf_proof = 0;
    uct->leaf_bounds = bounds_none;
    if (uct->random) uct->rng = rng_stream(uct->seed ^ 0x756374u, (uint64_t)uct->descents);
}

static void finish_descent(Uct *uct) {
    while (uct->left > 0)
        uct_playouts(uct, uct->left);
}

static bool passes(const Uct *other, const Node *node) {
    for (int i = 0; i < other->held; i++)
        if (other->path[i].node == node) return true;
    return false;
}

bool uct_is_passed(const Uct *uct, const Node *node) {
    const struct UctThreads *all = uct->threads;
    bool passed = uct != all->uct && passes(all->uct, node);
    for (int i = 0; i < all->threads.count && !passed; i++)
        passed = uct != all->others[i].uct && passes(all->others[i].uct, node);
    return passed;
}

/* From the root to where the thread may work. False: others hold all that it comes to. */
static bool walk(Uct *uct, struct UctThreads *all) {
    uct->top = 0;
    uct->least = uct->root->visits / (uint32_t)(SHARE * (all->threads.count + 1));
    if (uct->least < LOW) uct->least = LOW;
    begin_descent(uct, uct->root);
    if (uct_descend_top(uct, all->search)) return true;
    if (uct->node) return !uct->node->mark;
    const UctStep *last = &uct->path[uct->depth - 1];
    return node_spread(last->node)[last->slot] != -INFINITY;
}

/* Hides the last edge of the path, and those that were never tried. */
static int hide(Uct *uct, Hidden *out) {
    int count = 0;
    for (int i = uct->depth - 1; i >= 0 && count < HIDDEN_MOST; i--) {
        const UctStep step = uct->path[i];
        if (!node_scored(step.node)) continue;
        float *spread = &node_spread(step.node)[step.slot];
        const bool tried = node_edges(step.node)[step.slot].visits > 0;
        if ((tried && i < uct->depth - 1) || *spread == -INFINITY) continue;
        if (tried && *spread == 0) continue; /* settled */
        const bool known = tried || uct_prior(uct, step.node);
        if (!known) node_mean(step.node)[step.slot] = 0;
        out[count++] = (Hidden){step, known ? *spread : 0};
        *spread = -INFINITY;
    }
    return count;
}

static void show(const Hidden *hidden, int count) {
    for (int i = 0; i < count; i++) {
        float *spread = &node_spread(hidden[i].step.node)[hidden[i].step.slot];
        if (*spread == -INFINITY) *spread = hidden[i].spread;
    }
}

/* Descents from the node at the end of the path, whose position is the descent's. Returns how many
 * there were. */
static int descend_from(Uct *uct, struct UctThreads *all, int most) {
    Node *node = uct->node;
    const int64_t proofs = uct->proofs;
    const bool first = uct == all->uct;
    const size_t size = uct->game->state_size;
    char *state = uct->part_state;
    int count = 0;
    memcpy(state, uct->state, size);
    uct->top = uct->depth;
    do {
        if (count) memcpy(uct->state, state, size);
        begin_descent(uct, node);
        uct_descend(uct, all->search);
        finish_descent(uct);
        uct_backup(uct);
        memcpy(uct->found[count].reward, uct->reward, sizeof uct->reward);
        uct->found[count++].answer = uct->answer;
        if (uct->proofs > proofs && node_proof(node)) break;
    } while (count < most && (first || !atomic_load(&all->threads.halt)));
    return count;
}

/* Takes a part of the tree and makes at most `most` descents there. Returns how many there were:
 * none when there is nothing left to do, or another thread is to rest. */
static int64_t work_on_a_part(Uct *uct, struct UctThreads *all, int64_t most) {
    const bool first = uct == all->uct;
    Hidden hidden[HIDDEN_MOST];
    lock(all);
    for (;;) {
        if (over(all) || (!first && atomic_load(&all->threads.halt))) {
            unlock(all);
            return 0;
        }
        ask(uct, &all->asked);
        if (walk(uct, all)) break;
        uct->phase = PHASE_NONE;
        all->waiting++;
        pthread_cond_wait(&all->threads.wake, &all->threads.lock);
        all->waiting--;
    }
    Node *node = uct->phase == PHASE_DOWN ? uct->node : NULL;
    int count =
        node ? (int)(node->visits / PART < DESCENTS_MOST ? node->visits / PART : DESCENTS_MOST) : 1;
    if (node && count < DESCENTS_LEAST) count = DESCENTS_LEAST;
    if (count > most) count = (int)most;
    if (count > all->room) count = (int)all->room;
    all->room -= count;
    const int hides = hide(uct, hidden);
    if (node) node->mark = 1;
    uct->held = uct->depth;
    unlock(all);

    int done = 1;
    if (node)
        done = descend_from(uct, all, count);
    else if (uct->phase == PHASE_DOWN)
        uct_descend_on(uct, all->search);
    finish_descent(uct);

    lock(all);
    uct->held = 0;
    show(hidden, hides);
    ask(uct, &all->asked);
    if (node) {
        node->mark = 0;
        uct_backup_top(uct, done);
    } else {
        uct_backup(uct);
    }
    all->asked = asked_by(uct);
    all->room += count - done;
    uct_leave_piece(&uct->tree);
    if (all->waiting) pthread_cond_broadcast(&all->threads.wake);
    unlock(all);
    uct->phase = PHASE_NONE;
    return done;
}

/* ---- the other threads ----------------------------------------------------------------------- */

static bool ready(SearchThread *thread) {
    const struct UctThreads *all = (struct UctThreads *)thread->all;
    return all->shared && !over(all);
}

static void work(SearchThread *thread) {
    UctThread *t = (UctThread *)thread;
    struct UctThreads *all = (struct UctThreads *)thread->all;
    while (!atomic_load(&all->threads.halt)) {
        const int64_t most = threads_take(thread, DESCENTS_MOST);
        const int64_t done = most ? work_on_a_part(t->uct, all, most) : 0;
        atomic_fetch_add(&thread->lease, most - done);
        if (!done) return;
    }
}

/* ---- the first thread ------------------------------------------------------------------------ */

static bool open_part(Uct *uct, Search *search, Err *err) {
    uct->part_state = arena_alloc(search->arena, uct->game->state_size, err);
    uct->found = ARENA_NEW(search->arena, UctFound, DESCENTS_MOST, err);
    return !arena_refused(search->arena);
}

bool uct_threads_open(Search *search, Uct *uct, Err *err) {
    const int64_t threads = uct->options.threads;
    Arena *arena = search->arena;
    if (threads <= 1) return true;
    struct UctThreads *all = ARENA_NEW(arena, struct UctThreads, 1, err);
    if (!all) return false;
    all->search = search;
    all->uct = uct;
    uct->threads = all;
    all->threads.count = (int)threads - 1;
    all->threads.ready = ready;
    all->threads.work = work;
    all->threads.others = ARENA_NEW(arena, SearchThread *, threads - 1, err);
    all->others = ARENA_NEW(arena, UctThread, threads - 1, err);
    if (arena_refused(arena) || !open_part(uct, search, err)) return false;
    for (int i = 0; i < all->threads.count; i++) {
        UctThread *t = &all->others[i];
        t->thread.all = &all->threads;
        all->threads.others[i] = &t->thread;
        t->uct = ARENA_NEW(arena, Uct, 1, err);
        if (!t->uct) return false;
        *t->uct = *uct;
        if (!uct_open_descent(t->uct, search, err) || !open_part(t->uct, search, err)) return false;
    }
    return true;
}

static void clear_counts(Uct *uct) {
    uct->descents = uct->playouts = uct->steps = uct->proofs = uct->looked = uct->ready = 0;
    uct->longest = uct->deepest = 0;
    uct->tree.nodes = 0;
    memset(uct->total, 0, sizeof uct->total);
    for (int i = 0; i < uct->root_moves; i++) {
        uct->root_sum[i] = uct->root_square[i] = 0;
        uct->root_count[i] = 0;
    }
}

static void add_counts(Uct *uct, const Uct *other) {
    uct->descents += other->descents;
    uct->playouts += other->playouts;
    uct->steps += other->steps;
    uct->proofs += other->proofs;
    uct->looked += other->looked;
    uct->ready += other->ready;
    uct->tree.nodes += other->tree.nodes;
    if (other->longest > uct->longest) {
        uct->longest = other->longest;
        uct->deepest = other->deepest;
    }
    if (other->low < uct->low) uct->low = other->low;
    if (other->high > uct->high) uct->high = other->high;
    for (int player = 0; player < uct->game->players; player++)
        uct->total[player] += other->total[player];
    for (int i = 0; i < uct->root_moves; i++) {
        uct->root_sum[i] += other->root_sum[i];
        uct->root_square[i] += other->root_square[i];
        uct->root_count[i] += other->root_count[i];
    }
}

void uct_threads_rest(Uct *uct) {
    struct UctThreads *all = uct->threads;
    if (!all || !all->shared) return;
    threads_halt(&all->threads);
    all->shared = false;
    uct->tree.pool = NULL;
    uct->tree.used = atomic_load(&all->pool.used);
    uct->tree.limit = all->pool.limit;
    uct->tree.full = atomic_load(&all->pool.full);
    ask(uct, &all->asked);
    for (int i = 0; i < all->threads.count; i++)
        add_counts(uct, all->others[i].uct);
    uct->weight = (float)(uct->options.c * uct_scale(uct));
}

/* Descents that the limits still allow. */
static int64_t room_left(const Search *search, const Uct *uct) {
    if (search->endless) return INT64_MAX;
    const int64_t most = uct->options.limits.nodes, descents = uct->options.sims - uct->descents;
    const int64_t rest = (most - uct_effort(uct)) / uct->options.playouts;
    return most > 0 && rest < descents ? rest : descents;
}

/* From now on the tree is that of all threads. */
static void share(Search *search, int64_t room) {
    Uct *uct = search->data;
    struct UctThreads *all = uct->threads;
    threads_start(&all->threads);
    atomic_store(&all->pool.used, uct->tree.used);
    all->pool.limit = uct->tree.limit;
    atomic_store(&all->pool.full, uct->tree.full);
    all->asked = asked_by(uct);
    all->room = room;
    all->shared = true;
    uct->tree.pool = &all->pool;
    uct->tree.used = uct->tree.limit = 0;
    all->times++;
    for (int i = 0; i < all->threads.count; i++) {
        Uct *other = all->others[i].uct;
        other->tree = uct->tree;
        other->root = uct->root;
        other->mast_serial = uct->mast_serial;
        other->from = uct->from;
        other->options = uct->options;
        other->weight = uct->weight;
        other->low = uct->low;
        other->high = uct->high;
        other->root_moves = uct->root_moves;
        Rng rng = rng_stream(uct->seed ^ (uint64_t)(i + 1), all->times);
        other->seed = rng_next(&rng);
        clear_counts(other);
    }
}

/* What the others must rest for. */
static bool must_rest(const Search *search, struct UctThreads *all, int64_t least) {
    const bool full = atomic_load(&all->pool.full) && !all->uct->tree.stuck;
    lock(all);
    const bool ends = over(all) || all->room < least;
    unlock(all);
    return ends || full || search->trace || search->stop_at != EVENT_NONE;
}

/* Whether the first thread has to go on alone. */
static bool is_alone(const Search *search, const Uct *uct) {
    const UctTree *tree = &uct->tree;
    return search->trace || search->stop_at != EVENT_NONE || uct->train_games > 0 ||
           uct->rave > 0 || uct->phase != PHASE_NONE || (tree->full && !tree->stuck) ||
           uct_finished(search, uct);
}

Step uct_threads_step(Search *search, int64_t budget) {
    Uct *uct = search->data;
    struct UctThreads *all = uct->threads;
    const int64_t count = all->threads.count + 1, each = uct->options.playouts;
    const int64_t least = LOW * count;
    if (all->shared && must_rest(search, all, least)) uct_threads_rest(uct);
    if (!all->shared) {
        const int64_t room = room_left(search, uct);
        if (is_alone(search, uct) || room < least || budget < each)
            return uct_step_alone(search, budget);
        if (uct->root->visits < ROOT_LEAST * count)
            return uct_step_alone(search,
                                  budget < ROOT_LEAST * count ? budget : ROOT_LEAST * count);
        share(search, room);
    }
    threads_give(&all->threads, THREADS_AHEAD * budget / each);
    while (budget >= each) {
        const int64_t looked = uct->looked, done = work_on_a_part(uct, all, budget / each);
        if (!done) break;
        budget -= done * each + (uct->looked - looked) / LOOKED_A_UNIT;
    }
    return STEP_MORE;
}

void uct_close(Search *search) {
    Uct *uct = search->data;
    if (uct->threads) threads_end(&uct->threads->threads);
}

#endif
