/* terms.c - what an evaluation says of every legal move, term by term: `eval EVALUATION moves`.
 *
 * A move is valued by the state right after it. Evaluations with terms of moves (EvalDef.after) are asked
 * for these, and for the terms of the least of the outcomes that the dice may bring, as the searcher
 * `rules` does. Names of both kinds differ, so they stand side by side. */
#include <math.h>
#include <string.h>

#include "shell/commands.h"

typedef struct Room {
    void *after, *next; /* the state after the move; behind the dice */
    Move *moves;
} Room;

/* Puts the state behind the worst of the dice into `room->next`; returns the outcome. */
static Move worst_outcome(const TermsWish *wish, Room *room) {
    const Game *game = wish->game;
    Move worst = NO_MOVE;
    double least = INFINITY;
    int count = game->moves(game->rules, room->after, room->moves);
    for (int i = 0; i < count; i++) {
        game->play(game->rules, room->next, room->after, room->moves[i]);
        double value = wish->def->value(game, wish->tables, room->next, wish->player);
        if (value >= least) continue;
        least = value;
        worst = room->moves[i];
    }
    game->play(game->rules, room->next, room->after, worst);
    return worst;
}

static void move_json(const TermsWish *wish, Move move, Room *room, Json *json) {
    const Game *game = wish->game;
    const EvalDef *def = wish->def;
    void *after = room->after;
    json_object(json, NULL);
    game_move_json(json, "move", game, wish->state, move);
    bool over = game->play(game->rules, after, wish->state, move) == OVER;
    double own = 0;
    json_object(json, "terms");
    if (def->after)
        own = def->after(game, wish->tables, wish->state, move, after, wish->player, wish->seed);
    if (def->explain_after)
        def->explain_after(game, wish->tables, wish->state, move, after, wish->player, wish->seed,
                           json);
    const void *valued = after;
    Move worst = NO_MOVE;
    if (def->after && !over && game->mover(game->rules, after) == CHANCE) {
        worst = worst_outcome(wish, room);
        valued = room->next;
    }
    if (def->explain) def->explain(game, wish->tables, valued, wish->player, json, NULL);
    json_end(json);
    json_real(json, "value", own + def->value(game, wish->tables, valued, wish->player));
    game_move_json(json, "dice", game, after, worst);
    json_end(json);
}

bool terms_json(const TermsWish *wish, Arena *arena, Json *json, Err *err) {
    const Game *game = wish->game;
    Move *own = ARENA_NEW(arena, Move, game->max_moves + 1, err);
    Room room = {.after = arena_alloc(arena, game->state_size, err),
                 .next = arena_alloc(arena, game->state_size, err),
                 .moves = ARENA_NEW(arena, Move, game->max_moves + 1, err)};
    if (!own || !room.after || !room.next || !room.moves) return false;
    int count = game->moves(game->rules, wish->state, own);
    json_array(json, "moves");
    for (int i = 0; i < count; i++)
        move_json(wish, own[i], &room, json);
    json_end(json);
    return true;
}

/* ---- text ------------------------------------------------------------------------------------- */

/* {"move":"u","terms":{"empty":3},"value":3,"dice":"4a4"} -> u  value 3 (4a4)  empty 3: the JSON row
 * without its marks, since terms have no other form. */
bool terms_text_rows(const TermsWish *wish, Arena *arena, Writer *out, Err *err) {
    Writer rows;
    Json json;
    writer_init(&rows);
    json_begin(&json, &rows);
    json_object(&json, NULL);
    bool ok = terms_json(wish, arena, &json, err);
    json_end(&json);
    for (const char *at = ok ? strchr(rows.text, '[') : ""; at && *at; at++) {
        if (*at == '{' && at[1] == '"' && at[2] == 'm')
            write_char(out, '\n');
        else if (strncmp(at, "\"terms\"", 7) == 0)
            at += 6;
        else if (*at == ',')
            write_text(out, "  ");
        else if (*at == ':' && at[1] != '{')
            write_char(out, ' ');
        else if (!strchr("{}[]\":", *at))
            write_char(out, *at);
    }
    writer_done(&rows);
    return ok;
}
