/* simulate.c - random games from one position, one beside the other: what a playout policy does. */
#include <string.h>

#include "base/bits.h"
#include "base/spec.h"
#include "base/stats.h"
#include "base/utf8.h"
#include "game/playout.inc.h"
#include "play/jobs/simulate.h"
#include "play/jobs/time_control.h"

enum {
    WORK = 500, /* plies of random games between two looks at the clock, and the rest of a game */
    BATCH = 50000, /* plies of a batch that is timed */
    KERNELS = 4,   /* ways to compute the games, at most */
    REPEAT = 64,   /* times that a quick one computes a batch again, at most */
    COLUMNS = 110  /* of text beside each other */
};

/* Less time than this is no measurement: a way that takes 4 ms may seem as quick as one that takes
 * 0.2 when the machine is disturbed for a moment. */
static const double LEAST_MS = 300;

/* One way to compute the games, and what they have come to. */
typedef struct Kernel {
    const char *title;
    void *values; /* of the policy */
    Playouts sums;
    int repeat;          /* times that it computes each batch, so that all work about as long */
    double batch;        /* milliseconds of the newest batch */
    double ms, worked;   /* of all batches; with those that were computed again */
    RunningStats factor; /* batch by batch: how many times as fast as the last, the plainest way */
} Kernel;

typedef struct Simulation {
    const Game *game;
    Choice choice;
    const PlayoutDef *policy;
    const char *spec;
    void *from;
    int64_t seed, wanted;
    Move first;                 /* of all games, or NO_MOVE */
    bool over;                  /* it ends the game ... */
    double ending[MAX_PLAYERS]; /* ... with these results */
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
    void *scratch;    /* a state */
    int *pieces;      /* scratch, one a cell */
    const void *root; /* where the first move is made; else `from` */
    Kernel kernel[KERNELS];
    PlayoutChoice *choices; /* a row of `steps` a game that is shown; null = they are not told */
    int steps, below;       /* the numbers drawn are below that */
    int64_t told;           /* steps that are wanted */
    int kernels, turn;      /* whose turn it is to compute the batch */
    int64_t timed, to_time; /* games, by every kernel */
    int64_t measured;       /* without those of the first batch, in which caches are cold */
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
    if (sim->over) {
        playout_fold(&one, game->players, sim->ending, 0, false);
        if (shown) memcpy(one.cut_state, sim->from, game->state_size);
    } else {
        sim->policy->run(game, sim->choice.values, sim->from, (uint64_t)sim->seed, (uint64_t)index,
                         1, 0, &one);
    }
    double length = (double)(one.plies + (sim->first != NO_MOVE));
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

/* A batch has been computed by all: its times count, and who was quick repeats the next one. */
static void end_batch(Simulation *sim, int64_t batch) {
    const Kernel *plain = &sim->kernel[sim->kernels - 1];
    bool warm = sim->timed > 0;
    double most = 0;
    sim->turn = 0;
    sim->timed += batch;
    if (warm) sim->measured += batch;
    for (int i = 0; i < sim->kernels; i++) {
        Kernel *kernel = &sim->kernel[i];
        double worked = kernel->batch * kernel->repeat;
        if (worked > most) most = worked;
        if (!warm) continue;
        kernel->ms += kernel->batch;
        kernel->worked += worked;
        if (kernel->batch > 0) running_add(&kernel->factor, plain->batch / kernel->batch);
    }
    for (int i = 0; i < sim->kernels; i++) {
        Kernel *kernel = &sim->kernel[i];
        while (kernel->repeat < REPEAT && 2 * kernel->batch * kernel->repeat <= most && most > 0)
            kernel->repeat *= 2;
    }
}

/* The next batch, by one kernel after the other: what disturbs the machine disturbs all. */
static void time_batch(Simulation *sim, const JobWorld *world) {
    int64_t left = sim->to_time - sim->timed, batch = 1 + (int64_t)(BATCH / sim->lengths.mean);
    if (left > 0 && batch > left) batch = left;
    Kernel *kernel = &sim->kernel[sim->turn];
    double before = world_now(world);
    for (int i = 0; i < kernel->repeat; i++) {
        Playouts again = {.count = 0};
        sim->policy->run(sim->game, kernel->values, sim->from, (uint64_t)sim->seed,
                         (uint64_t)sim->timed, batch, 0, i == 0 ? &kernel->sums : &again);
    }
    kernel->batch = (world_now(world) - before) / kernel->repeat;
    if (++sim->turn == sim->kernels) end_batch(sim, batch);
}

/* Whether every way has played the games that were asked for, and long enough where there is a
 * clock. */
static bool timed(const Simulation *sim, const JobWorld *world) {
    if (sim->to_time == 0) return true;
    if (sim->turn > 0 || sim->timed < sim->to_time) return false;
    for (int i = 0; world->now && i < sim->kernels; i++)
        if (sim->kernel[i].worked < LEAST_MS) return false;
    return true;
}

static bool done(const Simulation *sim, const JobWorld *world) {
    return sim->stopped || (sim->lengths.count == sim->wanted && timed(sim, world));
}

/* The choices of the games that are shown, to the step at which the last of them is over. */
static void look_at_choices(Simulation *sim, Arena *arena) {
    const PlayoutDef *policy = sim->policy;
    Err err = {0};
    int most = 0;
    if (sim->told == 0 || sim->choices || !policy->choices) return;
    for (int i = 0; i < sim->shown; i++)
        if (sim->length[i] > most) most = sim->length[i];
    sim->steps = sim->told > most ? most + 1 : (int)sim->told;
    sim->choices = ARENA_NEW(arena, PlayoutChoice, sim->steps * sim->shown + 1, &err);
    for (int i = 0; sim->choices && i < sim->shown; i++)
        sim->below = policy->choices(sim->game, sim->from, (uint64_t)sim->seed, (uint64_t)i,
                                     sim->steps, sim->choices + (size_t)i * (size_t)sim->steps);
}

static Step step(Job *job, double until) {
    Simulation *sim = job->data;
    do {
        for (int64_t work = 0; sim->lengths.count < sim->wanted && work < WORK;)
            work += play_one(sim);
        if (sim->lengths.count == sim->wanted && !timed(sim, job->world))
            time_batch(sim, job->world);
        if (sim->lengths.count == sim->wanted) look_at_choices(sim, job->arena);
    } while (!done(sim, job->world) && job->world->now && world_now(job->world) < until);
    double most = sim->to_time > sim->timed ? (double)sim->to_time : (double)sim->timed;
    job->progress = (double)(sim->lengths.count + sim->timed) / ((double)sim->wanted + most);
    return done(sim, job->world) ? STEP_DONE : STEP_MORE;
}

static void finish(Job *job) {
    Simulation *sim = job->data;
    sim->stopped = true;
}

/* ---- output ---------------------------------------------------------------------------------- */

static void moves_of(const Simulation *sim, int index, Writer *out) {
    const Game *game = sim->game;
    bool first = sim->first != NO_MOVE;
    memcpy(sim->scratch, sim->root, game->state_size);
    for (int i = 0; i < sim->length[index] + first; i++) {
        Move move = first && i == 0 ? sim->first : line_of(sim, index)[i - first];
        if (i) write_char(out, ' ');
        game_move_text(game, sim->scratch, move, out);
        game->play(game->rules, sim->scratch, sim->scratch, move);
    }
}

/* Do all kernels have played the same games, as far as their sums tell? */
static bool same_games(const Simulation *sim) {
    const Playouts *one = &sim->kernel[0].sums;
    for (int i = 1; i < sim->kernels; i++) {
        const Playouts *other = &sim->kernel[i].sums;
        if (one->count != other->count || one->plies != other->plies ||
            one->plies_square < other->plies_square || one->plies_square > other->plies_square ||
            memcmp(one->sum, other->sum, sizeof one->sum) != 0 ||
            memcmp(one->square, other->square, sizeof one->square) != 0 ||
            memcmp(one->wins, other->wins, sizeof one->wins) != 0)
            return false;
    }
    return true;
}

/* How many times as fast as the plainest way, over all batches. */
static double factor_of(const Simulation *sim, int i) {
    return sim->kernel[i].ms > 0 ? sim->kernel[sim->kernels - 1].ms / sim->kernel[i].ms : 0;
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

static const PlayoutChoice *choice_at(const Simulation *sim, int game, int step) {
    return &sim->choices[(size_t)game * (size_t)sim->steps + (size_t)step];
}

/* How many numbers there are for moves. */
static int numbers_of(const Simulation *sim) {
    uint64_t all = 0;
    int count = 0;
    for (int i = 0; i < sim->shown * sim->steps; i++)
        all |= sim->choices[i].open;
    for (; all; all >>= 1)
        count++;
    return count;
}

static void choices_json(const Simulation *sim, Json *json) {
    const Game *game = sim->game;
    json_object(json, "choices");
    json_int(json, "below", sim->below);
    json_int(json, "steps", sim->steps);
    JSON_EACH(json, "moves", move, numbers_of(sim))
        json_text(json, NULL, MOVE_TEXT(game, sim->from, (Move)move));
    JSON_OBJECTS(json, "games", i, sim->shown) {
        json_array(json, "possible");
        for (int at = 0; at < sim->steps; at++) {
            json_array(json, NULL);
            for (uint64_t open = choice_at(sim, i, at)->open; open; open = bits_rest(open))
                json_int(json, NULL, bits_first(open));
            json_end(json);
        }
        json_end(json);
        JSON_EACH(json, "number", at, sim->steps)
            json_int(json, NULL, choice_at(sim, i, at)->number);
        JSON_EACH(json, "cell", at, sim->steps)
            json_int(json, NULL, choice_at(sim, i, at)->cell);
    }
    json_end(json);
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
        json_int(json, "length", sim->length[i] + (sim->first != NO_MOVE));
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
    if (sim->below) choices_json(sim, json);
    if (sim->timed == 0) return;
    json_object(json, "speed");
    json_int(json, "playouts", sim->timed);
    json_int(json, "measured", sim->measured);
    JSON_OBJECTS(json, "kernels", i, sim->kernels) {
        const Kernel *kernel = &sim->kernel[i];
        bool known = kernel->factor.count > 1;
        json_text(json, "title", kernel->title);
        json_real(json, "ms", kernel->ms);
        json_known(json, "factor", known, factor_of(sim, i));
        json_known(json, "spread", known, running_deviation(&kernel->factor));
    }
    json_bool(json, "same", same_games(sim));
    json_end(json);
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
        write_format(&board[i], "#%d: %d\n", i + 1, sim->length[i] + (sim->first != NO_MOVE));
        game_draw(sim->game, end_of(sim, i), false, &board[i]);
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

static void speed(const Simulation *sim, bool clock, Writer *out) {
    write_format(out, "\n%lld games again, in batches", (long long)sim->timed);
    for (int i = 0; i < sim->kernels; i++) {
        const Kernel *kernel = &sim->kernel[i];
        write_format(out, "\n  %s", kernel->title);
        if (!clock || !(kernel->ms > 0)) continue;
        write_format(out, ": %s games/s", COUNT_TEXT((double)sim->measured * 1000 / kernel->ms));
        if (i + 1 < sim->kernels)
            write_format(out, ", %s times as fast (batches deviate by %s)",
                         DECIMALS_TEXT(factor_of(sim, i), 1),
                         DECIMALS_TEXT(running_deviation(&kernel->factor), 1));
    }
    if (sim->kernels > 1)
        write_format(out, "\n  lengths and results add up to %s",
                     same_games(sim) ? "the same" : "something else: that is a fault");
}

/* "  #1: l u d are 3; 7 modulo 3 is 1: u", step by step. */
static void choices_text(const Simulation *sim, Writer *out) {
    const Game *game = sim->game;
    for (int at = 0; at < sim->steps; at++) {
        write_format(out, "\nstep %d of all games", at + 1);
        for (int i = 0; i < sim->shown; i++) {
            const PlayoutChoice *choice = choice_at(sim, i, at);
            int count = bits_count(choice->open);
            write_format(out, "\n  #%d:", i + 1);
            for (uint64_t open = choice->open; open; open = bits_rest(open))
                write_format(out, " %s", MOVE_TEXT(game, sim->from, (Move)bits_first(open)));
            if (count == 0) {
                write_text(out, " no move is left: it stays");
                continue;
            }
            int which = choice->number % count;
            write_format(out, count == 1 ? " is 1" : " are %d", count);
            write_format(out, "; %d modulo %d is %d: %s", choice->number, count, which,
                         MOVE_TEXT(game, sim->from, (Move)bits_select(choice->open, which)));
        }
    }
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
    if (sim->below) choices_text(sim, out);
    if (sim->timed > 0) speed(sim, job->world->now != NULL, out);
}

/* ---- opening --------------------------------------------------------------------------------- */

static const JobDef simulate_def = {
    .kind = "simulate", .step = step, .json = json, .text = text, .finish = finish};

/* The ways to compute the games: the words of the policy's parameter marked so, else one. */
static bool open_kernels(Simulation *sim, Arena *arena, Err *err) {
    const Row *row = sim->choice.row;
    const Param *param = row->params;
    while (param && param->name && !(param->flags & PARAM_KERNEL))
        param++;
    bool some = param && param->name;
    for (int i = 0; i < KERNELS && (some ? param->choices[i] != NULL : i == 0); i++) {
        Kernel *kernel = &sim->kernel[sim->kernels++];
        *kernel = (Kernel){.title = some ? param->choice_titles[i] : row->title,
                           .values = sim->choice.values,
                           .repeat = 1};
        if (!some) break;
        kernel->values = arena_alloc(arena, row->size, err);
        if (!kernel->values) return false;
        memcpy(kernel->values, sim->choice.values, row->size);
        *(int64_t *)(void *)((char *)kernel->values + param->offset) = i;
    }
    return true;
}

/* All games begin with the request's first move, if there is one. */
static bool open_first(Simulation *sim, const SimulateRequest *request, Arena *arena, Err *err) {
    const Game *game = sim->game;
    sim->first = NO_MOVE;
    sim->root = sim->from;
    if (!request->first[0]) return true;
    void *after = arena_alloc(arena, game->state_size, err);
    if (!after || !game_move_read(game, sim->from, request->first, &sim->first, err)) return false;
    sim->over = game->play(game->rules, after, sim->from, sim->first) == OVER;
    for (int player = 0; sim->over && player < game->players; player++)
        sim->ending[player] = game->result(game->rules, after, player);
    sim->from = after;
    return true;
}

static bool open(Job *job, const SimulateRequest *request, Err *err) {
    Simulation *sim = job->data;
    const Game *game = sim->game = request->players->of;
    const Scope *scope = &request->players->scope;
    size_t size = (game->state_size + 7) & ~(size_t)7;
    if (!spec_read(request->spec, "playout", scope, job->arena, &sim->choice, err)) return false;
    sim->policy = (const PlayoutDef *)sim->choice.row;
    sim->seed = request->seed;
    sim->wanted = request->playouts;
    sim->told = request->choices;
    sim->room = (int)(request->count < sim->wanted ? request->count : sim->wanted);
    sim->spec = spec_text(&sim->choice, scope, job->arena, err);
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
    if (!open_first(sim, request, job->arena, err)) return false;
    sim->to_time = sim->over ? 0 : request->speed;
    return sim->to_time == 0 || open_kernels(sim, job->arena, err);
}

Job *simulate_new(const JobWorld *world, const SimulateRequest *request, Err *err) {
    Job *job = job_new(&simulate_def, world, sizeof(Simulation), err);
    return job_opened(job, job && open(job, request, err));
}
