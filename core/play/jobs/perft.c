/* perft.c - counting move sequences: the check that rules are right, and a measure of their speed.
 *
 * The walk keeps an explicit stack of states and move lists, so that it can stop after any node and
 * go on later. At the last ply moves are counted, not played. Only sequences of the whole length
 * count: a game that ends earlier is left out. */
#include <string.h>

#include "play/jobs/messages.def"
#include "play/jobs/perft.h"
#include "play/jobs/time_control.h"

enum { PERFT_SLICE = 4096 /* positions between two looks at the clock */ };

typedef struct Level {
    void *state;
    Move *moves;
    int count, next;
} Level;

typedef struct Perft {
    const Game *game;
    int depth, ply; /* ply of the position on top of the stack; -1 = finished */
    int first;      /* number of root moves */
    bool divide, stopped;
    Level *level; /* [0..depth) */
    Move *scratch;
    void *leaf;      /* where a child of the last level is played */
    int64_t *counts; /* per root move */
    int64_t total;
} Perft;

static void enter(Perft *perft, int ply) {
    Level *level = &perft->level[ply];
    level->count = perft->game->moves(perft->game->rules, level->state, level->moves);
    level->next = 0;
    perft->ply = ply;
}

static void add(Perft *perft, int64_t leaves) {
    perft->total += leaves;
    perft->counts[perft->level[0].next - 1] += leaves;
}

/* Plays the next move of the position on top, or takes the position off the stack. */
static void advance(Perft *perft) {
    const Game *game = perft->game;
    Level *level = &perft->level[perft->ply];
    if (level->next == level->count) {
        perft->ply--;
        return;
    }
    Move move = level->moves[level->next++];
    int left = perft->depth - perft->ply - 1; /* plies to play after this move */
    if (left == 0) {
        add(perft, 1); /* depth 1 only: deeper walks count the last ply below */
        return;
    }
    void *child = left == 1 ? perft->leaf : perft->level[perft->ply + 1].state;
    if (game->play(game->rules, child, level->state, move) == OVER) return;
    if (left == 1)
        add(perft, game_count(game, child, perft->scratch));
    else
        enter(perft, perft->ply + 1);
}

static Step step(Job *job, double until) {
    Perft *perft = job->data;
    do {
        for (int i = 0; i < PERFT_SLICE && perft->ply >= 0; i++)
            advance(perft);
    } while (perft->ply >= 0 && job->world->now && world_now(job->world) < until);
    if (perft->ply < 0) {
        job->progress = 1;
        return STEP_DONE;
    }
    job->progress = (double)(perft->level[0].next - 1) / perft->first;
    return STEP_MORE;
}

static void finish(Job *job) {
    Perft *perft = job->data;
    perft->stopped = perft->ply >= 0;
    perft->ply = -1;
}

static double per_second(const Job *job) {
    return job->worked > 0 ? (double)perft_nodes(job) * 1000 / job->worked : 0;
}

static void json(const Job *job, JobLevel level, Json *json) {
    const Perft *perft = job->data;
    if (level == JOB_PROGRESS) {
        json_int(json, "done", perft->first > 0 ? perft->level[0].next : 0);
        json_int(json, "total", perft->first);
        json_text(json, "text", COUNT_TEXT((double)perft->total));
    }
    json_int(json, "depth", perft->depth);
    json_int(json, "nodes", perft->total);
    json_real(json, "ms", job->worked);
    json_real(json, "nps", per_second(job));
    if (perft->stopped) json_bool(json, "stopped", true);
    if (!perft->divide || level == JOB_PROGRESS) return;
    JSON_OBJECTS(json, "rows", i, perft->first) {
        game_move_json(json, "move", perft->game, perft->level[0].state, perft->level[0].moves[i]);
        json_int(json, "nodes", perft->counts[i]);
    }
}

static void text(const Job *job, JobLevel level, Writer *out) {
    const Perft *perft = job->data;
    if (level == JOB_PROGRESS) {
        write_format(out, "perft %d  %s so far", perft->depth, COUNT_TEXT((double)perft->total));
        return;
    }
    for (int i = 0; perft->divide && i < perft->first; i++)
        write_format(out, "%s %lld\n",
                     MOVE_TEXT(perft->game, perft->level[0].state, perft->level[0].moves[i]),
                     (long long)perft->counts[i]);
    write_format(out, "perft %d %lld", perft->depth, (long long)perft->total);
    if (perft->ply >= 0 || perft->stopped) write_text(out, " so far");
    if (perft->stopped) write_text(out, ": stopped before the end");
    if (!job->world->now) return;
    write_format(out, "\ntime %.1f ms, %s sequences/s", job->worked, COUNT_TEXT(per_second(job)));
}

int64_t perft_nodes(const Job *job) {
    const Perft *perft = job->data;
    return perft->total;
}

static const JobDef perft_def = {
    .kind = "perft", .step = step, .json = json, .text = text, .finish = finish};
static const JobDef divide_def = {
    .kind = "divide", .step = step, .json = json, .text = text, .finish = finish};

static bool open(Job *job, const PerftRequest *request, Err *err) {
    Perft *perft = job->data;
    const Game *game = perft->game = request->game;
    if (request->depth < 0 || request->depth > PERFT_MOVES)
        return err_set(err, perft_depth_not_allowed, PERFT_MOVES, request->depth);
    perft->depth = request->depth;
    perft->divide = request->divide;
    perft->ply = -1;
    perft->total = request->depth == 0;
    if (request->depth == 0 || game->status(game->rules, request->state) == OVER) return true;
    int depth = request->depth;
    perft->level = ARENA_NEW(job->arena, Level, depth, err);
    perft->scratch = ARENA_NEW(job->arena, Move, game->max_moves, err);
    perft->leaf = arena_alloc(job->arena, game->state_size, err);
    perft->counts = ARENA_NEW(job->arena, int64_t, game->max_moves, err);
    if (!perft->level || !perft->scratch || !perft->leaf || !perft->counts) return false;
    for (int i = 0; i < depth; i++) {
        perft->level[i].state = arena_alloc(job->arena, game->state_size, err);
        perft->level[i].moves = ARENA_NEW(job->arena, Move, game->max_moves, err);
        if (!perft->level[i].state || !perft->level[i].moves) return false;
    }
    memcpy(perft->level[0].state, request->state, game->state_size);
    enter(perft, 0);
    perft->first = perft->level[0].count;
    return true;
}

Job *perft_new(const JobWorld *world, const PerftRequest *request, Err *err) {
    Job *job = job_new(request->divide ? &divide_def : &perft_def, world, sizeof(Perft), err);
    return job_opened(job, job && open(job, request, err));
}
