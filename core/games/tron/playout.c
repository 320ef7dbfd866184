/* playout.c - the playout policies of Tron, for any map and any riders: uniform, wall-following and
 * its careful variant.
 *
 * A policy narrows the free neighbours of a rider down to those it likes and takes one of them at
 * random. Solo games of the uniform policy may be played side by side in lockstep (lanes.c), those
 * of several riders at once round by round (rounds.c); all else is played one game at a time, solo
 * games on a copy of the plane of taken cells, others through the rules. */
#include "games/tron/playout.inc.h"

typedef enum Policy { POLICY_UNIFORM, POLICY_HUG, POLICY_CAREFUL } Policy;

typedef struct UniformOptions {
    int64_t kernel; /* KERNEL_LOCKSTEP ... */
} UniformOptions;

typedef struct HugOptions {
    double random;
} HugOptions;

enum { KERNEL_LOCKSTEP, KERNEL_PLAIN };

/* ---- which of the free neighbours ------------------------------------------------------------ */

/* Those with the fewest free neighbours of their own; a dead end comes last. */
static unsigned huggers(const Rules *r, const uint64_t *plane, unsigned cell, unsigned open) {
    unsigned chosen = 0;
    int fewest = DIRS + 1;
    for (unsigned rest = open; rest; rest &= rest - 1) {
        int turn = bits_first(rest);
        int ways = tron_ways(r, plane, r->next[cell][turn]);
        if (ways < fewest) fewest = ways, chosen = 0;
        if (ways == fewest) chosen |= 1u << turn;
    }
    return chosen;
}

/* Free cells that can be reached from `cell`, itself counted; marks them in `seen`. */
static int flood(const Rules *r, const uint64_t *plane, unsigned cell, uint64_t *seen) {
    uint16_t queue[r->nodes];
    int head = 0, tail = 0;
    memcpy(seen, plane, (size_t)r->words * sizeof *seen);
    tron_take(seen, cell);
    tron_take(seen, r->portal[cell]);
    queue[tail++] = (uint16_t)cell;
    while (head < tail) {
        unsigned from = queue[head++];
        for (unsigned open = tron_open(r, seen, from); open; open &= open - 1) {
            unsigned to = r->next[from][bits_first(open)];
            if (tron_taken(seen, to)) continue; /* two directions may lead to one cell */
            tron_take(seen, to);
            tron_take(seen, r->portal[to]);
            queue[tail++] = (uint16_t)to;
        }
    }
    return tail;
}

/* Have two free cells a free neighbour in common? Then they lie in one part, whatever the map looks
 * like; only where there are teleports a way there is not always a way back. */
static bool beside(const Rules *r, const uint64_t *plane, unsigned one, unsigned two) {
    for (int i = 0; i < r->directions; i++) {
        unsigned cell = r->next[one][i];
        if (tron_taken(plane, cell)) continue;
        for (int j = 0; j < r->directions; j++)
            if (r->next[two][j] == cell) return true;
    }
    return false;
}

/* Those that lead into the largest part: the rider has cut the free cells in parts where it stands.
 * The common case is decided by a look at the neighbours' neighbours. */
static unsigned largest(const Rules *r, const uint64_t *plane, unsigned cell, unsigned open) {
    const uint16_t *next = r->next[cell];
    if (bits_rest(open) == 0) return open;
    /* Step 1: a group of neighbours that hang together; all in one is the end of it. */
    unsigned group = open & (0 - open), before = 0;
    while (!r->directed && group != open && group != before) {
        unsigned fresh = group & ~before;
        before = group;
        for (; fresh; fresh &= fresh - 1)
            for (unsigned rest = open & ~group; rest; rest &= rest - 1)
                if (beside(r, plane, next[bits_first(fresh)], next[bits_first(rest)]))
                    group |= rest & (0 - rest);
    }
    if (group == open) return open;
    /* Step 2: flood from each that no flood has reached. */
    uint64_t seen[r->words];
    unsigned chosen = 0, left = open;
    int max = 0;
    while (left) {
        unsigned first = left & (0 - left), part = 0;
        int count = flood(r, plane, next[bits_first(first)], seen);
        for (unsigned rest = left; rest; rest &= rest - 1)
            if (tron_taken(seen, next[bits_first(rest)])) part |= rest & (0 - rest);
        if (r->directed) part = first;
        if (count > max) max = count, chosen = 0;
        if (count == max) chosen |= part;
        left &= ~part;
    }
    return chosen;
}

/* The share of random moves as a bound for 32 random bits. */
static uint64_t share_of(Policy policy, const void *params) {
    if (policy == POLICY_UNIFORM) return 0;
    return (uint64_t)(((const HugOptions *)params)->random * 4294967296.0);
}

INLINE unsigned liked(const Rules *r, Policy policy, uint64_t share, const uint64_t *plane,
                      unsigned cell, unsigned open, Rng *rng) {
    if (policy == POLICY_UNIFORM || !(open & (open - 1))) return open;
    if (policy == POLICY_CAREFUL) {
        open = largest(r, plane, cell, open);
        if (!(open & (open - 1))) return open;
    }
    if (rng_next(rng) >> 32 < share) return open;
    return huggers(r, plane, cell, open);
}

/* ---- one game at a time ---------------------------------------------------------------------- */

/* A batch and its policy. */
typedef struct Batch {
    const Game *game;
    const Rules *r;
    Policy policy;
    uint64_t share, seed, first;
    const State *from;
    int limit; /* of plies, INT32_MAX = none */
} Batch;

/* One solo game; returns its steps. `line` (may be null) receives the moves; `cells` (may be null)
 * counts the grid cells that were entered. */
INLINE int ride(const Batch *b, const Policy policy, const bool floors, int64_t i, Move *line,
                uint32_t *cells, bool *cut) {
    const Rules *r = b->r;
    uint64_t plane[r->words];
    memcpy(plane, b->from->taken, (size_t)r->words * sizeof *plane);
    unsigned cell = b->from->head[0];
    Dice dice = dice_new(b->seed, b->first + (uint64_t)i);
    Rng side = {rng_mix(dice.rng.state)};
    int steps = 0;
    for (;; steps++) {
        unsigned open = tron_open(r, plane, cell);
        *cut = open && steps == b->limit;
        if (!open || *cut) return steps;
        open = liked(r, policy, b->share, plane, cell, open, &side);
        unsigned turn = dice_turn(&dice, open, floors);
        cell = r->next[cell][turn];
        tron_take(plane, cell);
        if (r->directed) tron_take(plane, r->portal[cell]);
        if (line) line[steps] = (Move)turn;
        if (cells) cells[r->grid_of[cell]]++;
    }
}

static int ride_any(const Batch *b, int64_t i, Move *line, uint32_t *cells, bool *cut) {
    bool floors = b->r->directions > 4;
    switch (b->policy) {
    case POLICY_HUG: return ride(b, POLICY_HUG, floors, i, line, cells, cut);
    case POLICY_CAREFUL: return ride(b, POLICY_CAREFUL, floors, i, line, cells, cut);
    default:
        return floors ? ride(b, POLICY_UNIFORM, true, i, line, cells, cut)
                      : ride(b, POLICY_UNIFORM, false, i, line, cells, cut);
    }
}

/* What the mover of `state` does. */
INLINE Move choose(const Batch *b, const State *state, Dice *dice, Rng *side) {
    const Game *game = b->game;
    const Rules *r = b->r;
    unsigned cell = state->head[game->mover(r, state)];
    unsigned open = tron_open(r, state->taken, cell);
    if (!open) { /* nothing is left but a wall */
        Move moves[DIRS];
        return moves[rng_below(side, (uint32_t)game->moves(r, state, moves))];
    }
    open = liked(r, b->policy, b->share, state->taken, cell, open, side);
    return (Move)dice_turn(dice, open, r->directions > 4);
}

/* One game of several riders in `state`; returns its plies. */
static int fight(const Batch *b, int64_t i, State *state, Move *line, uint32_t *cells, bool *cut) {
    const Game *game = b->game;
    const Rules *r = b->r;
    memcpy(state, b->from, r->state_size);
    Dice dice = dice_new(b->seed, b->first + (uint64_t)i);
    Rng side = {rng_mix(dice.rng.state)};
    Status status = game->status(r, state);
    int plies = 0;
    uint16_t heads[TRON_RIDERS];
    for (; status == ONGOING && plies < b->limit; plies++) {
        Move move = choose(b, state, &dice, &side);
        if (cells) memcpy(heads, state->head, sizeof heads);
        status = game->play(r, state, state, move);
        if (line) line[plies] = move;
        for (int rider = 0; cells && rider < r->riders; rider++)
            if (state->head[rider] != heads[rider] && state->head[rider] < r->nodes)
                cells[r->grid_of[state->head[rider]]]++;
    }
    *cut = status == ONGOING;
    return plies;
}

/* ---- batches --------------------------------------------------------------------------------- */

/* Plays playout `index` again, writing its moves down; `state` (may be null) receives its end. */
static int replay(const Batch *b, int64_t index, Move *line, State *state) {
    const Game *game = b->game;
    bool cut;
    if (b->r->riders > 1) {
        uint64_t scratch[(b->r->state_size + 7) / 8];
        return fight(b, index, state ? state : (State *)(void *)scratch, line, NULL, &cut);
    }
    Move own[state && !line ? game->max_plies : 1];
    if (state && !line) line = own;
    int plies = ride_any(b, index, line, NULL, &cut);
    if (state) memcpy(state, b->from, b->r->state_size);
    for (int i = 0; state && i < plies; i++)
        game->play(b->r, state, state, line[i]);
    return plies;
}

/* Adds up solo games in whole numbers. */
static void fold_solo(const Batch *b, int64_t count, int64_t cut, const Tally *tally,
                      Playouts *out) {
    /* A result is the steps of the whole game: those that lead here and those of the playout. */
    double base = b->from->steps, n = (double)count, sum = (double)tally->length;
    out->count += count;
    out->cut += cut;
    out->sum[0] += sum + n * base;
    out->square[0] += (double)tally->squares + 2 * base * sum + n * base * base;
    out->wins[0] += base > 0 || b->limit > 0 ? count : 0;
    out->plies += tally->length;
    out->plies_square += (double)tally->squares;
}

static void run_solo(const Batch *b, bool lockstep, int64_t count, Playouts *out,
                     PlayoutBest *best) {
    Tally tally = {.max = -1};
    int64_t cuts = 0;
    if (lockstep) {
        tron_lanes(b->r, b->from, b->seed, b->first, count, &tally);
    } else {
        for (int64_t i = 0; i < count; i++) {
            bool cut;
            tally_add(&tally, ride_any(b, i, NULL, out->cells, &cut), i);
            cuts += cut && b->limit > 0;
        }
    }
    fold_solo(b, count, cuts, &tally, out);
    if (count > 0) playout_best(best, tally.which, b->from->steps + tally.max);
}

static void run_many(const Batch *b, int64_t count, Playouts *out, PlayoutBest *best) {
    const Rules *r = b->r;
    uint64_t scratch[(r->state_size + 7) / 8];
    State *state = (State *)(void *)scratch;
    for (int64_t i = 0; i < count; i++) {
        bool cut;
        int plies = fight(b, i, state, NULL, out->cells, &cut);
        double results[MAX_PLAYERS] = {0};
        for (int rider = 0; !cut && rider < r->riders; rider++)
            results[rider] = tron_result(r, state, rider);
        playout_fold(out, r->riders, results, plies, cut);
        if (out->best_line) playout_best(best, i, results[out->best_player]);
    }
}

static void run(const Game *game, Policy policy, const void *params, const void *from,
                uint64_t seed, uint64_t first, int64_t count, int max_plies, Playouts *out) {
    const Rules *r = game->rules;
    Batch b = {.game = game,
               .r = r,
               .policy = policy,
               .share = share_of(policy, params),
               .seed = seed,
               .first = first,
               .from = from,
               .limit = max_plies > 0 ? max_plies : INT32_MAX};
    PlayoutBest best = {0};
    if (r->riders > 1) {
        bool plain =
            policy == POLICY_CAREFUL || max_plies > 0 || out->cells ||
            (policy == POLICY_UNIFORM && ((const UniformOptions *)params)->kernel == KERNEL_PLAIN);
        int64_t share = policy == POLICY_HUG ? (int64_t)b.share : -1;
        if (plain || !tron_rounds(r, from, share, seed, first, count, out, &best))
            run_many(&b, count, out, &best);
    } else {
        bool over = tron_over(r, b.from);
        bool lockstep = !over && policy == POLICY_UNIFORM && max_plies <= 0 && !out->cells &&
                        count >= 4 && ((const UniformOptions *)params)->kernel == KERNEL_LOCKSTEP;
        if (over) b.limit = 0; /* nothing to play */
        run_solo(&b, lockstep, count, out, &best);
    }
    if (out->cut_state && count > 0) replay(&b, count - 1, NULL, out->cut_state);
    if (playout_wants_line(out, &best)) {
        out->best_length = replay(&b, best.index, out->best_line, NULL);
        out->best_value = best.value;
    }
}

static Move pick(const Game *game, Policy policy, const void *params, const void *state, Rng *rng) {
    Batch b = {.game = game, .r = game->rules, .policy = policy, .share = share_of(policy, params)};
    Dice dice = {.rng = {rng_next(rng)}};
    return choose(&b, state, &dice, rng);
}

/* The choices of one ride of the uniform policy, the one that draws one number for each. */
static int choices(const Game *game, const void *from, uint64_t seed, uint64_t index, int count,
                   PlayoutChoice *out) {
    const Rules *r = game->rules;
    const State *state = from;
    const bool floors = r->directions > 4;
    if (r->riders > 1) return 0; /* they choose in turn, and crash where nothing is free */
    uint64_t plane[r->words];
    memcpy(plane, state->taken, (size_t)r->words * sizeof *plane);
    unsigned cell = state->head[0];
    Rng rng = rng_stream(seed, index);
    uint64_t fraction = 0;
    for (int i = 0; i < count; i++) {
        if (i % PICKS == 0) fraction = rng_next(&rng) >> (floors ? 6 : 4);
        unsigned open = tron_open(r, plane, cell);
        unsigned number = fraction_number(&fraction, floors);
        out[i] = (PlayoutChoice){.open = open, .number = (int)number, .cell = r->grid_of[cell]};
        if (!open) continue;
        cell = r->next[cell][bits_select(open, (int)(number % (unsigned)bits_count(open)))];
        tron_take(plane, cell);
        tron_take(plane, r->portal[cell]);
    }
    return floors ? 60 : 12;
}

/* ---- rows ------------------------------------------------------------------------------------ */

#define POLICY(name, NAME)                                                                        \
    static void run_##name(const Game *game, const void *params, const void *from, uint64_t seed, \
                           uint64_t first, int64_t count, int max_plies, Playouts *out) {         \
        run(game, NAME, params, from, seed, first, count, max_plies, out);                        \
    }                                                                                             \
    static Move pick_##name(const Game *game, const void *params, const void *state, Rng *rng) {  \
        return pick(game, NAME, params, state, rng);                                              \
    }

POLICY(uniform, POLICY_UNIFORM)
POLICY(hug, POLICY_HUG)
POLICY(careful, POLICY_CAREFUL)

static const char *const kernels[] = {"lockstep", "plain", NULL};
static const char *const kernel_titles[] = {"Side by side", "One by one", NULL};

/* clang-format off */
static const Param uniform_params[] = {
    PARAM_ENUM(UniformOptions, kernel, KERNEL_LOCKSTEP, kernels,
               .choice_titles = kernel_titles, .flags = PARAM_ADVANCED | PARAM_KERNEL,
               .title = "Computation of games",
               .doc = "How games are computed: lockstep plays many solo games side by side, one "
                      "step of every game at a time, and those of several riders without keeping "
                      "whose trail is whose; plain plays one after the other by the rules. The "
                      "games are the same, only the time differs."),
    PARAM_END};

static const Param hug_params[] = {
    PARAM_REAL(HugOptions, random, 0.1, 0, 1, .flags = PARAM_GENE, .title = "Share of random moves",
               .doc = "Share of moves that are uniformly random all the same."),
    PARAM_END};

static const PlayoutDef uniform = {
    .row = {.name = "uniform", .title = "Uniform random",
            .doc = "Every free neighbour is equally likely, as in the Tron lab: a random "
                   "number below 12, modulo the number of possible directions.",
            .params = uniform_params, .size = sizeof(UniformOptions)},
    .role = EVAL_PLAIN, .run = run_uniform, .pick = pick_uniform, .choices = choices};

static const PlayoutDef hug = {
    .row = {.name = "wall-following", .former = "hug", .title = "Along the walls",
            .doc = "Goes where the fewest free neighbours are, so that no cells are left behind, "
                   "but into a dead end only when there is nothing else; equals are equally "
                   "likely.",
            .params = hug_params, .size = sizeof(HugOptions)},
    .role = EVAL_STRONG, .run = run_hug, .pick = pick_hug};

static const PlayoutDef careful = {
    .row = {.name = "wall-following-careful", .former = "careful",
            .title = "Along the walls, not into the smaller part",
            .doc = "Where the rider has cut the free cells in parts it stays in the largest one; "
                   "among those moves it goes where the fewest free neighbours are, as "
                   "wall-following does.",
            .params = hug_params, .size = sizeof(HugOptions)},
    .role = EVAL_OTHER, .run = run_careful, .pick = pick_careful};
/* clang-format on */

const Row *const tron_playouts[] = {&uniform.row, &hug.row, &careful.row, NULL};

/* ---- for the kernels ------------------------------------------------------------------------- */

void tron_install_playout(Rules *r) {
    const Map *map = &r->map;
    int low_x = map->width, high_x = -1, low_y = map->height, high_y = -1;
    for (int grid = 0; grid < map->width * map->height; grid++) {
        if (r->cell_at[grid] >= r->nodes) continue;
        int x = grid % map->width, y = grid / map->width;
        if (x < low_x) low_x = x;
        if (x > high_x) high_x = x;
        if (y < low_y) low_y = y;
        if (y > high_y) high_y = y;
    }
    r->box = map->floors == 1 && r->wrap == WRAP_NONE && !r->directed && r->directions == 4 &&
             r->nodes > 0;
    if (!r->box) return;
    r->stride = high_x - low_x + 2;
    r->rows = high_y - low_y + 1;
    for (int cell = 0; cell < r->nodes; cell++) {
        int x = r->grid_of[cell] % map->width - low_x, y = r->grid_of[cell] / map->width - low_y;
        r->place[cell] = (uint16_t)((y + 1) * r->stride + x);
    }
}
