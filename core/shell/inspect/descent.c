/* descent.c - `descent`: one descent of uct with its numbers: selection, expansion, simulation,
 * backup. */
#include "shell/inspect/inspect.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "shell/messages.def"

enum { PLAYOUTS_SHOWN = 16 };

typedef struct Telling {
    Inspect *inspect;
    Descent descent;
    NodeStats stats; /* rows reserved */
} Telling;

static bool take(Telling *telling, Inspect *inspect) {
    Err *err = &inspect->call->err;
    Descent *descent = &telling->descent;
    telling->inspect = inspect;
    descent->capacity = INSPECT_PATH;
    descent->steps = ARENA_NEW(inspect->arena, DescentStep, INSPECT_PATH, err);
    descent->path = ARENA_NEW(inspect->arena, Move, INSPECT_PATH, err);
    telling->stats.capacity = inspect->game->max_moves;
    telling->stats.rows = ARENA_NEW(inspect->arena, NodeStatsRow, inspect->game->max_moves, err);
    return descent->steps && descent->path && telling->stats.rows;
}

/* The state that the first `length` moves of the path lead to, and on by the choices of a round
 * before number `chooser`. */
static void state_at(const Telling *telling, const DescentStep *step, void *state) {
    const Game *game = telling->inspect->game;
    memcpy(state, telling->inspect->search->root, game->state_size);
    for (int i = 0; i < step->length + step->chooser; i++)
        game->play(game->rules, state, state, telling->descent.path[i]);
}

/* The numbers at the node of a step; false when there are none. */
static bool stats_at(Telling *telling, const DescentStep *step) {
    NodeStats *stats = &telling->stats;
    stats->chooser = step->chooser;
    stats->before = true;
    const Search *search = telling->inspect->search;
    return search->def->node_stats &&
           search->def->node_stats(search, telling->descent.path, step->length, stats);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static void step_json(Telling *telling, const DescentStep *step, Json *json) {
    const Inspect *inspect = telling->inspect;
    NodeStats *stats = &telling->stats;
    state_at(telling, step, inspect->state);
    json_object(json, NULL);
    json_int(json, "player", step->player);
    game_move_json(json, "move", inspect->game, inspect->state, step->move);
    bool known = stats_at(telling, step);
    int chosen = -1;
    for (int i = 0; known && step->player != CHANCE && i < stats->count; i++)
        if (stats->rows[i].move == step->move) chosen = i;
    json_int(json, "chosen", chosen);
    json_real(json, "visits", known ? stats->visits : 0);
    json_text(json, "why", step->why);
    if (!known) stats->count = 0;
    stats_moves_json(inspect, inspect->state, stats, json);
    json_end(json);
}

static const char *end_word(const Descent *descent) {
    if (descent->open) return "open";
    switch (descent->end) {
    case END_PLAYOUT: return "playout";
    case END_KNOWN: return "known";
    case END_LEAF: return "evaluated";
    default: return "over";
    }
}

/* Plays random game number `index` of the descent again; its line is `line`, its results `out`. */
static void playout(const Telling *telling, int index, Move *line, Playouts *out) {
    const Descent *descent = &telling->descent;
    *out = (Playouts){.best_line = line};
    descent->policy->run(telling->inspect->game, descent->params, descent->leaf, descent->seed,
                         descent->first + (uint64_t)index, 1, descent->cut, out);
}

static int playouts_shown(const Descent *descent) {
    return descent->playouts < PLAYOUTS_SHOWN ? (int)descent->playouts : PLAYOUTS_SHOWN;
}

static void playouts_json(const Telling *telling, Move *line, Json *json) {
    const Inspect *inspect = telling->inspect;
    const Game *game = inspect->game;
    JSON_OBJECTS(json, "playouts", i, playouts_shown(&telling->descent)) {
        Playouts result;
        playout(telling, i, line, &result);
        memcpy(inspect->walk, telling->descent.leaf, game->state_size);
        JSON_EACH(json, "moves", k, result.best_length) {
            game_move_json(json, NULL, game, inspect->walk, line[k]);
            game->play(game->rules, inspect->walk, inspect->walk, line[k]);
        }
        JSON_EACH(json, "result", player, game->players)
            json_real(json, NULL, result.sum[player]);
    }
}

static void answer_json(Telling *telling, Move *line, Json *json) {
    Inspect *inspect = telling->inspect;
    const Descent *descent = &telling->descent;
    inspect_head(inspect, json);
    json_real(json, "number", descent->number);
    json_real(json, "c", descent->c);
    json_real(json, "scale", descent->scale);
    JSON_EACH(json, "steps", i, descent->count)
        step_json(telling, &descent->steps[i], json);
    memcpy(inspect->path, descent->path, (size_t)descent->length * sizeof(Move));
    inspect->length = descent->length;
    inspect_path_json(inspect, "path", json);
    json_int(json, "grown", descent->grown);
    json_text(json, "end", end_word(descent));
    playouts_json(telling, line, json);
    bool rewarded = descent->number > 0 && !descent->open;
    JSON_EACH(json, "reward", player, rewarded ? inspect->game->players : 0)
        json_real(json, NULL, descent->reward[player]);
}

/* ---- text ------------------------------------------------------------------------------------ */

static int by_score(const void *a, const void *b) {
    const NodeStatsRow *left = a, *right = b;
    if (left->score != right->score) return left->score > right->score ? -1 : 1;
    return left->move < right->move ? -1 : 1;
}

static void step_text(Telling *telling, const DescentStep *step, Writer *out) {
    enum { SHOWN = 8 };
    const Inspect *inspect = telling->inspect;
    NodeStats *stats = &telling->stats;
    state_at(telling, step, inspect->state);
    const char *who = step->player == CHANCE ? "the dice"
                                             : game_player_title(inspect->game, step->player);
    write_format(out, "%s: %s (%s", who, MOVE_TEXT(inspect->game, inspect->state, step->move),
                 step->why);
    bool known = stats_at(telling, step);
    if (known) write_format(out, "; %s visits before", COUNT_TEXT(stats->visits));
    write_char(out, ')');
    if (known && step->player != CHANCE) {
        qsort(stats->rows, (size_t)stats->count, sizeof *stats->rows, by_score);
        for (int i = 0, shown = 0; i < stats->count && shown < SHOWN; i++) {
            const NodeStatsRow *row = &stats->rows[i];
            if (row->effort <= 0 && row->prior <= 0 && row->mean == 0) continue;
            shown++;
            write_format(out, "\n  %s ", row->move == step->move ? ">" : " ");
            write_padded(out, MOVE_TEXT(inspect->game, inspect->state, row->move), 8);
            write_padded(out, COUNT_TEXT(row->effort), 8);
            if (row->proven)
                write_text(out, "proven");
            else
                write_format(out, "%s + %s = %s", DECIMALS_TEXT(row->mean, 3),
                             DECIMALS_TEXT(row->explore, 3), DECIMALS_TEXT(row->score, 3));
        }
    }
    write_char(out, '\n');
}

static void playouts_text(const Telling *telling, Move *line, Writer *out) {
    const Inspect *inspect = telling->inspect;
    const Game *game = inspect->game;
    Writer word;
    writer_init(&word);
    for (int i = 0; i < playouts_shown(&telling->descent); i++) {
        Playouts result;
        playout(telling, i, line, &result);
        memcpy(inspect->walk, telling->descent.leaf, game->state_size);
        writer_clear(&word);
        write_text(&word, "random game:");
        for (int k = 0; k < result.best_length; k++) {
            write_char(&word, ' ');
            game_move_text(game, inspect->walk, line[k], &word);
            game->play(game->rules, inspect->walk, inspect->walk, line[k]);
        }
        write_wrapped(out, word.text, 0, 2, 78);
        write_char(out, '\n');
    }
    writer_done(&word);
}

static void answer_lines(Telling *telling, Move *line, Writer *out) {
    static const char *const ends[] = {"the path so far", "a random game", "proven", "evaluated",
                                       "the game is over"};
    Inspect *inspect = telling->inspect;
    const Descent *descent = &telling->descent;
    if (descent->number == 0) {
        write_text(out, "no descent yet: type `step playout`");
        return;
    }
    write_format(out, "descent %.0f, mean + exploration = score for who chooses, c = %s\n",
                 descent->number, SHORT_TEXT(descent->c));
    for (int i = 0; i < descent->count; i++)
        step_text(telling, &descent->steps[i], out);
    if (descent->grown)
        write_format(out, "a node is added after %d %s\n", descent->grown,
                     descent->grown == 1 ? "ply" : "plies");
    int end = descent->open                 ? 0
              : descent->end == END_PLAYOUT ? 1
              : descent->end == END_KNOWN   ? 2
              : descent->end == END_LEAF    ? 3
                                            : 4;
    if (end == 1)
        playouts_text(telling, line, out);
    else
        write_format(out, "%s\n", ends[end]);
    if (end) write_text(out, "reward:");
    for (int player = 0; end && player < inspect->game->players; player++) {
        if (inspect->game->players > 1)
            write_format(out, " %s", game_player_title(inspect->game, player));
        write_format(out, " %s", SHORT_TEXT(descent->reward[player]));
    }
}

bool do_descent(Call *call) {
    const InspectOptions *options = call->options;
    Inspect inspect;
    Telling telling = {.inspect = NULL};
    if (!inspect_open(&inspect, call, options->job, false)) return false;
    if (!inspect.search->def->descent)
        return err_set(&call->err, no_descents, inspect.search->def->row.name);
    Move *line = ARENA_NEW(inspect.arena, Move, inspect.game->max_plies + 1, &call->err);
    if (!line || !take(&telling, &inspect)) return false;
    inspect.search->def->descent(inspect.search, &telling.descent);
    Answer answer;
    Json *json = answer_begin(&answer, call, "descent");
    if (json)
        answer_json(&telling, line, json);
    else
        answer_lines(&telling, line, &answer.out);
    return answer_send(&answer);
}
