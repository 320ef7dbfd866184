/* simulate.c - random games from one position, one beside the other: what a playout policy does. */
#include <string.h>

#include "base/spec.h"
#include "base/stats.h"
#include "base/utf8.h"
#include "play/jobs/time_control.h"

enum {
    WORK = 500,   /* plies of random games between two looks at the clock, and the rest of a game */
    COLUMNS = 110 /* of text beside each other */
};

typedef struct Simulation {
    const Game *game;
    PlayerScope scope;
    Choice choice;
    const PlayoutDef *policy;
    const char *spec;
    void *from;
    int64_t seed, wanted;
    bool stopped;
    int shown;   /* of those that are wanted for show, so many have been played */
    int room;    /* wanted for show */
    Move *lines; /* room times max_plies */
    char *ends;  /* room states */
    int length[SIMULATE_SHOWN];
    double result[SIMULATE_SHOWN][MAX_PLAYERS];
    RunningStats lengths, results[MAX_PLAYERS];
    int64_t wins[MAX_PLAYERS];
    uint32_t *cells;
    void *scratch; /* a state */
    int *pieces;   /* scratch, one a cell */
} Simulation;

/* ---- playing --------------------------------------------------------------------------------- */

static char *end_of(const Simulation *sim, int index) {
    return sim->ends + (size_t)index * ((sim->game->state_size + 7) & ~(size_t)7);
}

static Move *line_of(const Simulation *sim, int index) {
    return sim->lines + (size_t)index * (size_t)sim->game->max_plies;
}

/* The next playout, alone: its length and results are its own. Returns the length. */
static int64_t play_one(Simulation *sim) {
    const Game *game = sim->game;
    int64_t index = sim->lengths.count;
    bool shown = index < sim->room;
    Playouts one = {.count = 0, .cells = sim->cells};
    if (shown) {
        one.best_line = line_of(sim, (int)index);
        one.cut_state = end_of(sim, (int)index);
    }
    sim->policy->run(game, sim->choice.values, sim->from, (uint64_t)sim->seed, (uint64_t)index, 1,
                     0, &one);
    double length = (double)one.plies;
    if (shown) sim->length[index] = one.best_length;
    running_add(&sim->lengths, length);
    for (int player = 0; player < game->players; player++) {
        running_add(&sim->results[player], one.sum[player]);
        sim->wins[player] += one.wins[player];
        if (shown) sim->result[index][player] = one.sum[player];
    }
    sim->shown += shown;
    return one.plies;
}

static Step step(Job *job, double until) {
    Simulation *sim = job->data;
    do {
        for (int64_t work = 0; sim->lengths.count < sim->wanted && work < WORK;)
            work += play_one(sim);
    } while (sim->lengths.count < sim->wanted && job->world->now && world_now(job->world) < until);
    job->progress = (double)sim->lengths.count / (double)sim->wanted;
    return sim->stopped || sim->lengths.count == sim->wanted ? STEP_DONE : STEP_MORE;
}

static void finish(Job *job) {
    Simulation *sim = job->data;
    sim->stopped = true;
}

/* ---- output ---------------------------------------------------------------------------------- */

static void moves_of(const Simulation *sim, int index, Writer *out) {
    const Game *game = sim->game;
    memcpy(sim->scratch, sim->from, game->state_size);
    for (int i = 0; i < sim->length[index]; i++) {
        Move move = line_of(sim, index)[i];
        if (i) write_char(out, ' ');
        game_move_text(game, sim->scratch, move, out);
        game->play(game->rules, sim->scratch, sim->scratch, move);
    }
}

static void on_cell(void *context, const Cell *cell) {
    const Simulation *sim = context;
    if (cell->id >= 0 && cell->id < sim->game->cells) sim->pieces[cell->id] = cell->piece;
}

/* What stands on every cell at the end, by cell id; -1 = nothing. */
static void pieces_json(Simulation *sim, int index, Json *json) {
    const Game *game = sim->game;
    if (!game->view || game->cells <= 0) return;
    for (int i = 0; i < game->cells; i++)
        sim->pieces[i] = -1;
    ViewSink sink = {.context = sim, .cell = on_cell};
    game->view(game->rules, end_of(sim, index), NULL, NO_MOVE, &sink);
    JSON_EACH(json, "pieces", i, game->cells)
        json_int(json, NULL, sim->pieces[i]);
}

static void json(const Job *job, JobLevel level, Json *json) {
    Simulation *sim = job->data;
    const Game *game = sim->game;
    Writer text;
    if (level == JOB_PROGRESS) {
        json_int(json, "done", sim->lengths.count);
        json_int(json, "total", sim->wanted);
        job_text_json(job, json);
        return;
    }
    json_text(json, "policy", sim->spec);
    json_int(json, "seed", sim->seed);
    writer_init(&text);
    JSON_OBJECTS(json, "games", i, sim->shown) {
        writer_clear(&text);
        moves_of(sim, i, &text);
        json_text(json, "moves", text.text);
        json_int(json, "length", sim->length[i]);
        JSON_EACH(json, "result", player, game->players)
            json_real(json, NULL, sim->result[i][player]);
        pieces_json(sim, i, json);
    }
    writer_done(&text);
    json_int(json, "playouts", sim->lengths.count);
    json_real(json, "mean", sim->lengths.mean);
    json_real(json, "sd", running_deviation(&sim->lengths));
    json_real(json, "min", sim->lengths.min);
    json_real(json, "max", sim->lengths.max);
    JSON_EACH(json, "results", player, game->players)
        json_real(json, NULL, sim->results[player].mean);
    JSON_EACH(json, "wins", player, game->players)
        json_int(json, NULL, sim->wins[player]);
    if (sim->cells) {
        JSON_EACH(json, "cells", i, game->cells)
            json_int(json, NULL, sim->cells[i]);
    }
}

/* Columns that the first line of `text` takes; *next is behind its end. */
static int line_width(const char *text, const char **next) {
    int width = 0;
    while (*text && *text != '\n') {
        int length = utf8_length(text);
        text += length ? length : 1;
        width++;
    }
    *next = *text ? text + 1 : text;
    return width;
}

static int widest(const char *text) {
    int width = 0;
    while (*text) {
        int own = line_width(text, &text);
        if (own > width) width = own;
    }
    return width;
}

/* Drawings beside each other, as many as fit, each under a line with its number and length. */
static void boards(const Simulation *sim, Writer *out) {
    Writer board[SIMULATE_SHOWN];
    int width = 12;
    for (int i = 0; i < sim->shown; i++) {
        writer_init(&board[i]);
        write_format(&board[i], "#%d: %d\n", i + 1, sim->length[i]);
        game_draw(sim->game, end_of(sim, i), &board[i]);
        int own = widest(board[i].text);
        if (own > width) width = own;
    }
    int across = COLUMNS / (width + 3) > 0 ? COLUMNS / (width + 3) : 1;
    for (int first = 0; first < sim->shown; first += across) {
        int last = first + across < sim->shown ? first + across : sim->shown;
        const char *at[SIMULATE_SHOWN];
        for (int i = first; i < last; i++)
            at[i] = board[i].text;
        for (bool some = true; some;) {
            some = false;
            int blanks = 0;
            for (int i = first; i < last; i++) {
                const char *line = at[i];
                int own = line_width(line, &at[i]);
                size_t bytes = (size_t)(at[i] - line);
                if (bytes && line[bytes - 1] == '\n') bytes--;
                for (; own > 0 && blanks > 0; blanks--)
                    write_char(out, ' ');
                write_bytes(out, line, bytes);
                blanks += width + 3 - own;
                some |= *at[i] != 0;
            }
            write_char(out, '\n');
        }
    }
    for (int i = 0; i < sim->shown; i++)
        writer_done(&board[i]);
}

static void text(const Job *job, JobLevel level, Writer *out) {
    const Simulation *sim = job->data;
    const Game *game = sim->game;
    if (level == JOB_PROGRESS) {
        write_format(out, "%lld of %lld games", (long long)sim->lengths.count,
                     (long long)sim->wanted);
        return;
    }
    boards(sim, out);
    write_format(out, "%s, %lld games: length %s (sd %s, %.0f to %.0f)", sim->spec,
                 (long long)sim->lengths.count, DECIMALS_TEXT(sim->lengths.mean, 2),
                 DECIMALS_TEXT(running_deviation(&sim->lengths), 2), sim->lengths.min,
                 sim->lengths.max);
    for (int player = 0; player < game->players; player++) {
        write_text(out, "\n  ");
        if (game->players > 1) write_format(out, "%s: ", game_player_title(game, player));
        write_format(out, "result %s", DECIMALS_TEXT(sim->results[player].mean, 3));
        if (game->players > 1) write_format(out, ", %lld won", (long long)sim->wins[player]);
    }
}

/* ---- opening --------------------------------------------------------------------------------- */

static const JobDef simulate_def = {
    .kind = "simulate", .step = step, .json = json, .text = text, .finish = finish};

static bool open(Job *job, const SimulateRequest *request, Err *err) {
    Simulation *sim = job->data;
    const Game *game = sim->game = request->game;
    size_t size = (game->state_size + 7) & ~(size_t)7;
    registry_scope(game, job->world->blobs, &sim->scope);
    if (!spec_read(request->spec, "playout", &sim->scope.scope, job->arena, &sim->choice, err))
        return false;
    sim->policy = (const PlayoutDef *)sim->choice.row;
    sim->seed = request->seed;
    sim->wanted = request->playouts;
    sim->room = (int)(request->count < sim->wanted ? request->count : sim->wanted);
    sim->spec = spec_text(&sim->choice, &sim->scope.scope, job->arena, err);
    sim->from = arena_alloc(job->arena, size, err);
    sim->lines = ARENA_NEW(job->arena, Move, sim->room * game->max_plies, err);
    sim->ends = arena_alloc(job->arena, (size_t)sim->room * size, err);
    sim->scratch = arena_alloc(job->arena, size, err);
    sim->pieces = ARENA_NEW(job->arena, int, game->cells + 1, err);
    if (game->cells > 0) sim->cells = ARENA_NEW(job->arena, uint32_t, game->cells, err);
    if (arena_refused(job->arena)) return false;
    /* Choices of others that are pending are none of our business. */
    int mover = game->mover(game->rules, request->state);
    if (mover >= 0)
        game_observe(game, sim->from, request->state, mover);
    else
        memcpy(sim->from, request->state, game->state_size);
    return true;
}

Job *simulate_new(const JobWorld *world, const SimulateRequest *request, Err *err) {
    Job *job = job_new(&simulate_def, world, sizeof(Simulation), err);
    return job_opened(job, job && open(job, request, err));
}
