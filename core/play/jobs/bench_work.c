/* bench_work.c - the work of one bench row: counting, playing out, searching.
 *
 * The amount is fixed by numbers alone, never by the clock. Games differ a thousandfold in what a
 * playout costs, so the work in playouts is divided by the plies and moves of the game. */
#include <string.h>

#include "play/jobs/bench_work.h"
#include "play/jobs/perft.h"

enum {
    WORK_NODES = 400000,       /* per position of a full bench ... */
    WORK_PROOF = 20000000,     /* ... at most, of a proof: nodes times moves */
    WORK_STEPS = 20000000,     /* ... in playouts: plies times moves */
    PLAYOUT_STEPS = 1000000,   /* of them in one call */
    WORK_PRESET = 20000,       /* playouts or evaluations of a preset of a searcher ... */
    PRESET = 10,               /* ... and this part of the nodes of another row */
    SAMPLE = 16,               /* playouts at least, and those that tell how long they are */
    WORK_SEQUENCES = 20000000, /* perft */
    QUICK = 5,                 /* a quick bench does that part of it */
    RUNS = 200,                /* most searches of one position */
    PERFT_DEPTH = 16,
};

static uint64_t real_bits(double value) {
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static double amount(const BenchRow *row, bool quick, double full) {
    double part = full * row->on->scale / (quick ? QUICK : 1);
    return part < 1 ? 1 : part;
}

static const void *position_of(const BenchRow *row, const BenchWork *work) {
    return row->on->position[work->position];
}

/* Runs `count` playouts of the row's choice. */
static Playouts play_out(const BenchRow *row, const BenchWork *work, int64_t count) {
    const PlayoutDef *def = (const PlayoutDef *)work->playout.row;
    Playouts out = {.count = 0};
    def->run(row->on->game, work->playout.values, position_of(row, work), 1, work->first, count, 0,
             &out);
    return out;
}

/* Reads a playout policy. */
static bool open_playout(const BenchRow *row, BenchWork *work, const char *name) {
    Err err;
    return work->arena &&
           spec_read(name, "playout", &row->on->players->scope, work->arena, &work->playout, &err);
}

/* Playouts that amount to the same work in every game: plies times moves. A few playouts tell how
 * long they are, for a bound (Game.max_plies) may be a thousand times what is usual. */
static double playouts_of(const BenchRow *row, const BenchWork *work, bool quick) {
    Playouts few = play_out(row, work, SAMPLE);
    double plies = (double)few.plies / SAMPLE;
    double playouts = amount(row, quick, WORK_STEPS) / (plies + 1) / row->on->game->max_moves;
    return playouts < SAMPLE ? SAMPLE : (double)(int64_t)playouts;
}

/* Nodes of a search. Who proves looks at every move of a node before counting the next. */
static double nodes_of(const BenchRow *row, bool quick) {
    double proof = amount(row, quick, WORK_PROOF) / row->on->game->max_moves;
    double nodes = amount(row, quick, WORK_NODES);
    bool exact = ((const SearcherDef *)row->what)->roles[ROLE_EXACT] != NULL;
    if (!exact || proof >= nodes) return nodes;
    return proof < 20 ? 20 : (double)(int64_t)proof;
}

/* Next position, or the end of the row. */
static Step next_position(const BenchRow *row, BenchWork *work) {
    work->position++;
    work->runs = 0;
    work->effort = 0;
    work->first = 0;
    return work->position < row->on->positions ? STEP_MORE : STEP_DONE;
}

/* ---- perft ----------------------------------------------------------------------------------- */

/* Depth after depth, until one was large enough. */
Step bench_perft(const JobWorld *world, BenchRow *row, BenchWork *work, bool quick) {
    double target = amount(row, quick, WORK_SEQUENCES);
    if (!work->perft) {
        Err err;
        PerftRequest request = {
            .game = row->on->game, .state = position_of(row, work), .depth = ++work->depth};
        work->perft = perft_new(world, &request, &err);
        if (!work->perft) return STEP_DONE;
    }
    if (job_step(work->perft, world_now(world) + 1) != STEP_DONE) return STEP_MORE;
    double nodes = (double)perft_nodes(work->perft);
    row->nodes += nodes;
    row->ms += work->perft->worked;
    row->hash = bench_hash(row->hash, (uint64_t)nodes);
    job_free(work->perft);
    work->perft = NULL;
    bool enough = nodes * row->on->game->max_moves > target || nodes <= 0;
    return enough || work->depth == PERFT_DEPTH ? STEP_DONE : STEP_MORE;
}

/* ---- playouts -------------------------------------------------------------------------------- */

/* About a millisecond in one call, and fixed: the order of sums shows in the last digits. */
Step bench_playouts(const JobWorld *world, BenchRow *row, BenchWork *work, bool quick) {
    if (!work->arena) {
        work->arena = arena_new(1 << 20);
        if (!open_playout(row, work, row->name)) return STEP_DONE;
        work->target = playouts_of(row, work, quick);
        work->chunk = (int64_t)(work->target * PLAYOUT_STEPS / amount(row, quick, WORK_STEPS));
        if (work->chunk < SAMPLE) work->chunk = SAMPLE;
    }
    int64_t left = (int64_t)work->target - (int64_t)work->first;
    int64_t count = work->chunk < left ? work->chunk : left;
    double before = world_now(world);
    Playouts out = play_out(row, work, count);
    double ms = world_now(world) - before;
    row->ms += ms;
    row->nodes += (double)out.count;
    work->first += (uint64_t)count;
    work->effort += (double)out.plies + 3 * out.plies_square;
    for (int player = 0; player < row->on->game->players; player++)
        work->effort += (5 + player) * (double)out.wins[player] + 7 * out.square[player];
    if (count < left) return STEP_MORE;
    row->hash = bench_hash(row->hash, real_bits(work->effort));
    return next_position(row, work);
}

/* ---- searches -------------------------------------------------------------------------------- */

static bool open_search(const JobWorld *world, BenchRow *row, BenchWork *work, const char *spec) {
    const Game *game = row->on->game;
    Err err;
    work->arena = arena_new(64 << 20);
    if (!work->arena || !registry_player(row->on->players, spec, work->arena, &work->choice, &err))
        return false;
    ((Limits *)work->choice.values)->time = 0; /* there may be no clock, and it must not decide */
    work->rows = ARENA_NEW(work->arena, MoveReport, game->max_moves, &err);
    work->search = work->rows ? player_open(world, game, &work->choice, &err) : NULL;
    time_control_init(&work->control, world);
    const RowSet *policies = scope_set(&row->on->players->scope, "playout");
    return work->search && open_playout(row, work, policies->rows[0]->name);
}

static void hash_report(BenchRow *row, const Report *report) {
    uint64_t hash = bench_hash(row->hash, report->best);
    hash = bench_hash(hash, real_bits(report->value + 0.0));
    hash = bench_hash(hash, real_bits(report->nodes));
    hash = bench_hash(hash, real_bits(report->playouts));
    hash = bench_hash(hash, (uint64_t)report->depth);
    for (int i = 0; i < report->count; i++) {
        hash = bench_hash(hash, report->rows[i].move);
        if (report->rows[i].bound == BOUND_NONE) continue;
        hash = bench_hash(hash, real_bits(report->rows[i].value + 0.0));
        hash = bench_hash(hash, real_bits(report->rows[i].effort));
    }
    row->hash = hash;
}

/* One slice; the first search of a position is a probe that tells playouts from nodes. */
Step bench_search(const JobWorld *world, BenchRow *row, BenchWork *work, bool quick) {
    if (!work->search && !open_search(world, row, work, row->name)) return STEP_DONE;
    Limits *limits = (Limits *)work->choice.values;
    if (!work->thinking) {
        if (work->runs == 0) {
            limits->nodes = 16;
            work->target = 0;
        }
        search_begin(work->search, position_of(row, work));
        time_control_begin(&work->control);
        work->thinking = true;
    }
    Step step = time_control_slice(&work->control, work->search, world, 0, false);
    if (step == STEP_WAIT) return STEP_DONE; /* a person: nothing to measure */
    if (step == STEP_MORE) return STEP_MORE;
    work->thinking = false;

    Report report = {.rows = work->rows, .capacity = row->on->game->max_moves};
    search_report(work->search, &report);
    double effort = report_effort(&report);
    if (work->runs++ == 0) {
        bool preset = row->name != row->what->name;
        if (report.playouts <= 0)
            work->target = nodes_of(row, quick) / (preset ? PRESET : 1);
        else
            work->target = preset ? amount(row, quick, WORK_PRESET) : playouts_of(row, work, quick);
        limits->nodes = (int64_t)work->target;
        return STEP_MORE;
    }
    row->nodes += effort;
    row->ms += work->control.spent;
    work->effort += effort;
    if (work->runs == 2) hash_report(row, &report);
    if (effort > 0 && work->effort < work->target && work->runs < RUNS) return STEP_MORE;
    return next_position(row, work);
}

void bench_work_close(BenchWork *work) {
    job_free(work->perft);
    search_close(work->search);
    arena_free(work->arena);
    memset(work, 0, sizeof *work);
}
