/* search_solver_path.c - the longest ride of one rider that is alone with its region.
 *
 * Branch and bound, depth first. Whatever is left from a position (the head and what it can reach)
 * has an upper bound (tron_bound: the longest chain of chambers, each filled as a chequerboard
 * allows), and a ride that cannot reach the target under it is cut. Two questions are asked in
 * turn, each within an allowance of nodes that grows:
 *
 *     from above   is there a ride of `high` steps? Exhausted: high is one less. Tight targets cut
 *                  early, so this is quick both where the bound is reached and where it is far off
 *     from below   is there a ride of one step more than `low`? Found: low grows, and so on
 *
 * They meet at the optimum. What was exhausted under a target stays as an upper bound in a memo, by
 * a hash of the head and of the cells that can be reached: walls that were drawn in another order,
 * and cells that are lost anyway, make no difference there.
 *
 * Moves go where the fewest free neighbours are (Warnsdorff 1823); from the second phase on, ties
 * and now and then the order itself are drawn from the seed, so that an early mistake is not
 * searched for ever. */
#include "games/tron/search_solver.h"

enum { FIRST_ALLOWANCE = 2000 };

bool path_open(Path *p, Search *search, const Rules *r, const SolverOptions *options, Err *err) {
    Arena *arena = search->arena;
    memset(p, 0, sizeof *p);
    p->r = r;
    p->search = search;
    p->depth_max = (int)options->depth;
    p->frame = ARENA_NEW(arena, PathFrame, (size_t)r->nodes + 2, err);
    p->line = ARENA_NEW(arena, Move, (size_t)r->nodes + 1, err);
    uint64_t memos = ((uint64_t)options->table << 20) / sizeof *p->memo;
    p->memos = memos ? (size_t)1 << bits_last(memos) : 0;
    if (p->memos) p->memo = ARENA_NEW(arena, PathMemo, p->memos, err);
    return !arena_refused(arena);
}

static PathMemo *memo_of(const Path *p, uint64_t region) {
    return p->memo + (rng_mix(region) & (p->memos - 1));
}

/* Keeps that from the frame's position there are at most `high` steps. */
static void remember(Path *p, uint64_t region, int high) {
    if (!p->memos) return;
    PathMemo *memo = memo_of(p, region);
    if (memo->used && memo->region == region && (int)memo->high <= high) return;
    *memo = (PathMemo){region, (uint32_t)high, 1};
}

/* Orders the open directions of the frame: those with the fewest ways on first. */
static void list(Path *p, PathFrame *f, int ply) {
    const Rules *r = p->r;
    int rank[DIRS];
    Rng rng = rng_stream(p->seed, (uint64_t)p->nodes);
    bool vary = p->phases > 1;
    bool shuffle = vary && rng_below(&rng, 16) == 0 && ply > 0;
    f->count = f->next = 0;
    for (unsigned open = tron_open(r, p->plane, f->head); open; open &= open - 1) {
        int d = bits_first(open), value = 8 * tron_ways(r, p->plane, r->next[f->head][d]);
        if (vary) value += (int)rng_below(&rng, shuffle ? 64 : 8);
        int at = f->count++;
        for (; at > 0 && rank[at - 1] > value; at--) {
            rank[at] = rank[at - 1];
            f->move[at] = f->move[at - 1];
        }
        rank[at] = value;
        f->move[at] = (uint8_t)d;
    }
}

static int row_of(const Path *p, Move move) {
    for (int i = 0; i < p->rows; i++)
        if (p->row[i].move == move) return i;
    return 0;
}

static void trace_enter(const Path *p, int ply, Move move) {
    search_enter(p->search, ply, move, p->low, p->high);
}

static void trace_leave(const Path *p, int ply, int value, Bound bound, NodeEnd end) {
    double effort = (double)(p->nodes - p->frame[ply].entered);
    search_leave(p->search, ply, value, bound, end, effort);
}

/* A ride of `steps` along the open frames, and on for `more` steps of the walk in `rest`. */
static void record(Path *p, int steps, const Move *rest, int more) {
    PathRow *row = p->row + p->frame[steps ? 1 : 0].row;
    int total = steps + more;
    if (steps && total > row->low) row->low = total;
    if (total <= p->low) return;
    p->low = total;
    for (int i = 0; i < steps; i++)
        p->line[i] = p->frame[i].move[p->frame[i].next - 1];
    for (int i = 0; i < more; i++)
        p->line[steps + i] = rest[i];
}

void path_begin(Path *p, const State *s, int rider, const Move *moves, int count) {
    const Rules *r = p->r;
    memcpy(p->plane0, s->taken, (size_t)r->words * sizeof *p->plane0);
    memcpy(p->plane, p->plane0, sizeof p->plane0);
    if (p->memos) memset(p->memo, 0, p->memos * sizeof *p->memo);
    p->ply = -1;
    p->nodes = p->cuts = p->hits = 0;
    p->phases = 0;
    p->from_above = false;
    p->allowance = FIRST_ALLOWANCE;
    PathFrame *root = p->frame;
    root->head = s->head[rider];
    root->row = 0;
    p->rows = count;
    p->low = 0;
    p->high = tron_bound(r, p->plane0, root->head, &root->region);
    for (int i = 0; i < count; i++) {
        unsigned to = moves[i] < DIRS ? r->next[root->head][moves[i]] : (unsigned)r->nodes;
        p->row[i] = (PathRow){.move = moves[i]};
        if (tron_taken(p->plane0, to)) continue;
        tron_take(p->plane, to);
        tron_take(p->plane, r->portal[to]);
        p->row[i].high = 1 + tron_bound(r, p->plane, to, NULL);
        p->row[i].low = 1 + tron_walk(r, p->plane, to, p->line, 0);
        memcpy(p->plane, p->plane0, sizeof p->plane0);
    }
    int best = -1, above = 0;
    for (int i = 0; i < count; i++) {
        if (p->row[i].low > p->low) best = i, p->low = p->row[i].low;
        if (p->row[i].high > above) above = p->row[i].high;
    }
    if (best >= 0) {
        unsigned to = r->next[root->head][p->row[best].move];
        p->line[0] = p->row[best].move;
        tron_take(p->plane, to);
        tron_take(p->plane, r->portal[to]);
        tron_walk(r, p->plane, to, p->line + 1, r->nodes);
        memcpy(p->plane, p->plane0, sizeof p->plane0);
    }
    if (above < p->high) p->high = above;
    p->done = p->low == p->high;
}

/* ---- phases ---------------------------------------------------------------------------------- */

static void launch(Path *p) {
    if (p->phases > 0) trace_leave(p, 0, p->high, BOUND_UPPER, END_NONE);
    bool limited = p->depth_max < p->r->nodes;
    p->from_above = !limited && !p->from_above && p->high > p->low + 1;
    p->target = p->from_above ? p->high : p->low + 1;
    p->ends = limited ? INT64_MAX : p->nodes + p->allowance;
    if (!p->from_above) p->allowance *= 2;
    p->phases++;
    memcpy(p->plane, p->plane0, sizeof p->plane0);
    p->ply = 0;
    p->frame[0].entered = p->nodes;
    for (int i = 0; i < p->rows; i++)
        p->row[i].leaf = 0;
    list(p, p->frame, 0);
    trace_enter(p, 0, NO_MOVE);
}

/* No ride of `target` steps is left, but for those that the depth has hidden. */
static void exhausted(Path *p) {
    int high = p->target - 1;
    for (int i = 0; i < p->rows; i++) {
        PathRow *row = p->row + i;
        int seen = row->leaf > p->target - 1 ? row->leaf : p->target - 1;
        if (seen < row->high) row->high = seen;
        if (row->high < row->low) row->high = row->low;
        if (row->leaf > high) high = row->leaf;
    }
    if (high < p->high) p->high = high;
    if (p->high < p->low) p->high = p->low;
    p->done = p->low == p->high || p->depth_max < p->r->nodes;
    search_event(p->search, EVENT_ITERATION);
}

static void finish(Path *p) {
    if (!p->done) return;
    p->frame[0].entered = 0;
    trace_leave(p, 0, p->high, p->low == p->high ? BOUND_EXACT : BOUND_UPPER, END_NONE);
}

static void give_up(Path *p) {
    if (p->ply > 0) p->row[p->frame[1].row].effort += (p->nodes - p->frame[1].entered);
    for (; p->ply > 0; p->ply--)
        trace_leave(p, p->ply, p->target - 1, BOUND_NONE, END_NONE);
    p->ply = -1;
    search_event(p->search, EVENT_ITERATION);
}

static void retreat(Path *p) {
    PathFrame *f = p->frame + p->ply;
    const Rules *r = p->r;
    unsigned cells[2] = {f->head, r->portal[f->head]};
    for (int i = 0; i < 2; i++)
        p->plane[cells[i] >> 6] &= ~((uint64_t)1 << (cells[i] & 63));
    p->ply--;
    if (p->ply > 0) return;
    p->row[f->row].effort += p->nodes - f->entered;
    search_event(p->search, EVENT_ROOT_MOVE);
}

/* Enters the next child of the open frame. */
static void descend(Path *p) {
    const Rules *r = p->r;
    PathFrame *f = p->frame + p->ply, *child = f + 1;
    Move move = f->move[f->next++];
    unsigned to = r->next[f->head][move];
    int steps = ++p->ply;
    child->head = (uint16_t)to;
    child->row = steps == 1 ? (uint8_t)row_of(p, move) : f->row;
    child->entered = p->nodes++;
    child->count = child->next = 0;
    tron_take(p->plane, to);
    tron_take(p->plane, r->portal[to]);
    trace_enter(p, steps, move);
    search_event(p->search, EVENT_NODE);
    record(p, steps, NULL, 0);
    int high = tron_bound(r, p->plane, to, &child->region);
    NodeEnd end = high ? END_CUTOFF : END_OVER;
    if (p->memos) {
        const PathMemo *memo = memo_of(p, child->region);
        if (memo->used && memo->region == child->region && (int)memo->high < high) {
            high = (int)memo->high;
            end = END_TABLE;
            p->hits++;
        }
    }
    if (high > 0 && steps + high >= p->target) {
        if (steps < p->depth_max) {
            list(p, child, steps);
            return;
        }
        PathRow *row = p->row + child->row;
        Move rest[64];
        int more = tron_walk(r, p->plane, to, rest, 64);
        record(p, steps, rest, more <= 64 ? more : 0);
        if (steps + high > row->leaf) row->leaf = steps + high;
        end = END_LEAF;
    }
    if (end == END_CUTOFF) {
        p->cuts++;
        search_event(p->search, EVENT_CUTOFF);
    }
    trace_leave(p, steps, steps + high, BOUND_UPPER, end);
    retreat(p);
}

void path_step(Path *p, int64_t *budget) {
    while (!p->done && !(p->search && p->search->stopped)) {
        if (p->ply < 0) {
            if (*budget <= 0) return;
            launch(p);
            continue;
        }
        /* Step 1: found. The next target is higher; the search goes on from where it is. */
        if (p->low >= p->target) {
            p->target = p->low + 1;
            if (p->low >= p->high) {
                p->done = true;
                give_up(p);
                finish(p);
                return;
            }
            if (p->from_above) p->from_above = false;
        }
        PathFrame *f = p->frame + p->ply;
        /* Step 2: nothing left here. */
        if (f->next == f->count) {
            if (p->ply == 0) {
                p->ply = -1;
                exhausted(p);
                finish(p);
                continue;
            }
            if (p->depth_max >= p->r->nodes) remember(p, f->region, p->target - 1 - p->ply);
            trace_leave(p, p->ply, p->target - 1, BOUND_UPPER, END_NONE);
            retreat(p);
            continue;
        }
        /* Step 3: too long for one phase. */
        if (p->nodes >= p->ends) {
            give_up(p);
            continue;
        }
        if (*budget <= 0) return;
        --*budget;
        descend(p);
    }
}
