/* terms.c - what an evaluation says of every legal move, term by term: `eval EVALUATION moves`.
 *
 * A move is valued by the state right after it. Evaluations with terms of moves (EvalDef.after) are
 * asked for these, and for the terms of the least of the outcomes that the dice may bring, as the
 * searcher `rules` does. Names of both kinds differ, so they stand side by side. */
#include <math.h>

#include "shell/inspect/terms.h"

typedef struct Scratch {
    void *after, *next; /* the state after the move; behind the dice */
    Move *moves;
} Scratch;

/* Puts the state behind the worst of the dice into `room->next`; returns the outcome. */
static Move worst_outcome(const TermsRequest *request, Scratch *scratch) {
    const Game *game = request->game;
    Move worst = NO_MOVE;
    double min = INFINITY;
    int count = game->moves(game->rules, scratch->after, scratch->moves);
    for (int i = 0; i < count; i++) {
        game->play(game->rules, scratch->next, scratch->after, scratch->moves[i]);
        double value = request->def->value(game, request->tables, scratch->next, request->player);
        if (value >= min) continue;
        min = value;
        worst = scratch->moves[i];
    }
    game->play(game->rules, scratch->next, scratch->after, worst);
    return worst;
}

/* Where the rows go: one or the other. */
typedef struct Telling {
    Json *json;
    Writer *out;
} Telling;

static void tell(void *context, const char *name, double value) {
    const Telling *telling = context;
    if (telling->json)
        json_real(telling->json, name, value);
    else
        write_format(telling->out, "  %s %s", name, SHORT_TEXT(value));
}

static void tell_move(const Telling *telling, const char *name, const Game *game, const void *state,
                      Move move) {
    if (telling->json)
        game_move_json(telling->json, name, game, state, move);
    else if (move != NO_MOVE)
        write_format(telling->out, "%s%s", name, MOVE_TEXT(game, state, move));
}

/* {"move":"u","terms":{"empty":3},"value":3,"dice":"4a4"}, or: move u empty 3 value 3 dice 4a4. */
static void move_row(const TermsRequest *request, Move move, Scratch *scratch, Telling *telling) {
    const Game *game = request->game;
    const EvalDef *def = request->def;
    const TermSink sink = {.context = telling, .term = tell};
    Json *json = telling->json;
    void *after = scratch->after;
    if (json) json_object(json, NULL);
    tell_move(telling, json ? "move" : "\nmove ", game, request->state, move);
    bool over = game->play(game->rules, after, request->state, move) == OVER;
    double own = 0;
    if (json) json_object(json, "terms");
    if (def->after)
        own = def->after(game, request->tables, request->state, move, after, request->player,
                         request->seed);
    if (def->explain_after)
        def->explain_after(game, request->tables, request->state, move, after, request->player,
                           request->seed, &sink);
    const void *valued = after;
    Move worst = NO_MOVE;
    if (def->after && !over && game->mover(game->rules, after) == CHANCE) {
        worst = worst_outcome(request, scratch);
        valued = scratch->next;
    }
    if (def->explain) def->explain(game, request->tables, valued, request->player, &sink);
    if (json) json_end(json);
    tell(telling, "value", own + def->value(game, request->tables, valued, request->player));
    tell_move(telling, json ? "dice" : "  dice ", game, after, worst);
    if (json) json_end(json);
}

bool terms_rows(const TermsRequest *request, Arena *arena, Json *json, Writer *out, Err *err) {
    const Game *game = request->game;
    Move *own = ARENA_NEW(arena, Move, game->max_moves + 1, err);
    Scratch scratch = {.after = arena_alloc(arena, game->state_size, err),
                       .next = arena_alloc(arena, game->state_size, err),
                       .moves = ARENA_NEW(arena, Move, game->max_moves + 1, err)};
    if (!own || !scratch.after || !scratch.next || !scratch.moves) return false;
    int count = game->moves(game->rules, request->state, own);
    for (int i = 0; i < count; i++)
        move_row(request, own[i], &scratch, &(Telling){json, out});
    return true;
}
