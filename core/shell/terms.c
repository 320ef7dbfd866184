/* terms.c - what an evaluation says of every legal move, term by term: `eval EVALUATION moves`.
 *
 * A move is valued by the state right after it. Evaluations with terms of moves (EvalDef.after) are asked
 * for these, and for the terms of the least of the outcomes that the dice may bring, as the searcher
 * `rules` does. Names of both kinds differ, so they stand side by side. */
#include <math.h>

#include "shell/commands.h"
#include "shell/terms.h"

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

/* Where the rows go: one or the other. */
typedef struct Telling {
    Json *json;
    Writer *out;
} Telling;

static void tell(void *context, const char *name, double value) {
    const Telling *telling = context;
    if (telling->json) {
        json_real(telling->json, name, value);
    } else {
        write_format(telling->out, "  %s ", name);
        write_real(telling->out, value);
    }
}

static void tell_move(const Telling *telling, const char *name, const Game *game, const void *state,
                      Move move) {
    if (telling->json) {
        game_move_json(telling->json, name, game, state, move);
    } else if (move != NO_MOVE) {
        write_text(telling->out, name);
        game_move_text(game, state, move, telling->out);
    }
}

/* {"move":"u","terms":{"empty":3},"value":3,"dice":"4a4"}, or: move u  empty 3  value 3  dice 4a4. */
static void move_row(const TermsWish *wish, Move move, Room *room, Telling *telling) {
    const Game *game = wish->game;
    const EvalDef *def = wish->def;
    const TermSink sink = {.context = telling, .term = tell};
    Json *json = telling->json;
    void *after = room->after;
    if (json) json_object(json, NULL);
    tell_move(telling, json ? "move" : "\nmove ", game, wish->state, move);
    bool over = game->play(game->rules, after, wish->state, move) == OVER;
    double own = 0;
    if (json) json_object(json, "terms");
    if (def->after)
        own = def->after(game, wish->tables, wish->state, move, after, wish->player, wish->seed);
    if (def->explain_after)
        def->explain_after(game, wish->tables, wish->state, move, after, wish->player, wish->seed,
                           &sink);
    const void *valued = after;
    Move worst = NO_MOVE;
    if (def->after && !over && game->mover(game->rules, after) == CHANCE) {
        worst = worst_outcome(wish, room);
        valued = room->next;
    }
    if (def->explain) def->explain(game, wish->tables, valued, wish->player, &sink);
    if (json) json_end(json);
    tell(telling, "value", own + def->value(game, wish->tables, valued, wish->player));
    tell_move(telling, json ? "dice" : "  dice ", game, after, worst);
    if (json) json_end(json);
}

bool terms_rows(const TermsWish *wish, Arena *arena, Json *json, Writer *out, Err *err) {
    const Game *game = wish->game;
    Move *own = ARENA_NEW(arena, Move, game->max_moves + 1, err);
    Room room = {.after = arena_alloc(arena, game->state_size, err),
                 .next = arena_alloc(arena, game->state_size, err),
                 .moves = ARENA_NEW(arena, Move, game->max_moves + 1, err)};
    if (!own || !room.after || !room.next || !room.moves) return false;
    int count = game->moves(game->rules, wish->state, own);
    for (int i = 0; i < count; i++)
        move_row(wish, own[i], &room, &(Telling){json, out});
    return true;
}
