/* commands_simulate.c - random games from here, one beside the other: what a playout policy
 * does. */
#include "shell/commands/commands.h"

#include <string.h>

#include "base/spec.h"
#include "base/stats.h"
#include "base/utf8.h"

enum {
    SHOWN_MAX = 64,      /* games that are written out */
    PLIES_MAX = 2000000, /* of all games: a line answers soon */
    COLUMNS = 110        /* of text beside each other */
};

typedef struct SimulateOptions {
    int64_t count, playouts, seed;
} SimulateOptions;

static const Param simulate_params[] = {
    PARAM_INT(SimulateOptions, count, 4, 1, SHOWN_MAX, .title = "Games shown",
              .doc = "Games that are shown: their moves, length, result and last position."),
    PARAM_INT(
        SimulateOptions, playouts, 1000, 1, 100000, .flags = PARAM_LOG,
        .title = "Games for the statistics",
        .doc = "Games that are played for the statistics; they begin with those that are shown."),
    PARAM_INT(SimulateOptions, seed, 1, 0, 9007199254740991.0, .title = "Random seed",
              .doc = "Seed of the games; equal seeds give equal games."),
    PARAM_END};

/* One line of work. */
typedef struct Simulation {
    const Game *game;
    const PlayoutDef *policy;
    const void *params, *from;
    int64_t seed;
    int shown;
    Move *lines; /* shown times max_plies */
    char *ends;  /* shown states */
    int length[SHOWN_MAX];
    double result[SHOWN_MAX][MAX_PLAYERS];
    RunningStats lengths, results[MAX_PLAYERS];
    int64_t wins[MAX_PLAYERS];
    uint32_t *cells;
    void *scratch; /* a state */
    int *pieces;   /* scratch, one a cell */
} Simulation;

static char *end_of(const Simulation *sim, int index) {
    return sim->ends + (size_t)index * ((sim->game->state_size + 7) & ~(size_t)7);
}

static Move *line_of(const Simulation *sim, int index) {
    return sim->lines + (size_t)index * (size_t)sim->game->max_plies;
}

/* Playout number `index`, alone: its length and results are its own. */
static void play_one(Simulation *sim, int64_t index) {
    const Game *game = sim->game;
    bool shown = index < sim->shown;
    Playouts one = {.count = 0, .cells = sim->cells};
    if (shown) {
        one.best_line = line_of(sim, (int)index);
        one.cut_state = end_of(sim, (int)index);
    }
    sim->policy->run(game, sim->params, sim->from, (uint64_t)sim->seed, (uint64_t)index, 1, 0,
                     &one);
    double length = (double)one.plies;
    if (shown) sim->length[index] = one.best_length;
    running_add(&sim->lengths, length);
    for (int player = 0; player < game->players; player++) {
        running_add(&sim->results[player], one.sum[player]);
        sim->wins[player] += one.wins[player];
        if (shown) sim->result[index][player] = one.sum[player];
    }
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

static void simulation_json(Simulation *sim, const char *spec, Json *json) {
    const Game *game = sim->game;
    Writer text;
    json_text(json, "policy", spec);
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
    Writer board[SHOWN_MAX];
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
        const char *at[SHOWN_MAX];
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

static void simulation_text(const Simulation *sim, const char *spec, Writer *out) {
    const Game *game = sim->game;
    boards(sim, out);
    write_format(out, "%s, %lld games: length %s (sd %s, %.0f to %.0f)", spec,
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

static bool do_simulate(Call *call) {
    PlySession *session = call->session;
    const SimulateOptions *options = call->options;
    const Variant *variant = session->record.variant;
    const Game *game = variant->game;
    Arena *arena = call->arena;
    Err *err = &call->err;
    Choice choice;
    const char *spec = call->count ? call->words[0] : "plain";
    if (!spec_read(spec, "playout", &variant->scope.scope, arena, &choice, err)) return false;
    if (record_over(&session->record)) return err_set(err, "The game is over.");
    int64_t shown = options->count < options->playouts ? options->count : options->playouts;
    size_t size = (game->state_size + 7) & ~(size_t)7;
    Simulation *sim = ARENA_NEW(arena, Simulation, 1, err);
    void *from = arena_alloc(arena, size, err);
    if (!sim || !from) return false;
    *sim = (Simulation){.game = game,
                        .policy = (const PlayoutDef *)choice.row,
                        .params = choice.values,
                        .from = from,
                        .seed = options->seed,
                        .shown = (int)shown,
                        .lines = ARENA_NEW(arena, Move, shown * game->max_plies, err),
                        .ends = arena_alloc(arena, (size_t)shown * size, err),
                        .scratch = arena_alloc(arena, size, err),
                        .pieces = ARENA_NEW(arena, int, game->cells + 1, err)};
    if (game->cells > 0) sim->cells = ARENA_NEW(arena, uint32_t, game->cells, err);
    spec = spec_text(&choice, &variant->scope.scope, arena, err);
    if (arena_refused(arena)) return false;
    /* Choices of others that are pending are none of our business. */
    const void *state = record_state(&session->record);
    int mover = record_mover(&session->record);
    if (mover >= 0)
        game_observe(game, from, state, mover);
    else
        memcpy(from, state, game->state_size);
    int64_t plies = 0;
    for (int64_t i = 0; i < options->playouts; i++) {
        if (i >= shown && plies >= PLIES_MAX) break;
        play_one(sim, i);
        plies = (int64_t)(sim->lengths.mean * (double)sim->lengths.count);
    }
    Answer answer;
    Json *json = answer_begin(&answer, call, "simulate");
    if (json)
        simulation_json(sim, spec, json);
    else
        simulation_text(sim, spec, &answer.out);
    return answer_send(&answer);
}

/* clang-format off */
const Command commands_simulate[] = {
    {.name = "simulate", .group = "search", .run = do_simulate, .answers = "simulate",
     ARGS(ARG_TEXT("POLICY", NULL, 0, 1)), OPTIONS(SimulateOptions, simulate_params),
     .usage = "[count=K] [playouts=N] [seed=S]",
     .doc = "Plays random games from here with a playout policy of the game (`help` names them) "
            "and shows some of them side by side, with the mean length and result of all. In JSON "
            "also how often they went to each cell: `simulate wall-following count=9`."},
    {.name = NULL}};
/* clang-format on */
