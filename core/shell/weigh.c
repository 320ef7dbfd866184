/* weigh.c - the terms of every move, for `eval` on games with chance. */
#include "shell/weigh.h"

#include <stdlib.h>

/* States and lists for one call. */
typedef struct Scale {
    const Game *game;
    const EvalDef *def;
    const void *tables, *state;
    uint64_t seed;
    int player, count;
    void *after, *next, *worst;
    Move *moves, *outcomes;
} Scale;

/* One move on the scale. */
typedef struct Weight {
    Move move, answer; /* answer: the worst outcome, NO_MOVE when the dice do not follow */
    double value;
} Weight;

static bool scale_open(Scale *s) {
    const Game *game = s->game;
    size_t list = (size_t)game->max_moves * sizeof(Move);
    if (!s->def->after || !s->def->explain_after || !s->def->explain) return false;
    if (game->status(game->rules, s->state) == OVER) return false;
    s->player = game->mover(game->rules, s->state);
    if (s->player == CHANCE) return false;
    s->after = malloc(game->state_size);
    s->next = malloc(game->state_size);
    s->worst = malloc(game->state_size);
    s->moves = malloc(list);
    s->outcomes = malloc(list);
    bool ok = s->after && s->next && s->worst && s->moves && s->outcomes;
    if (ok) s->count = game->moves(game->rules, s->state, s->moves);
    return ok;
}

static void scale_close(Scale *s) {
    free(s->after);
    free(s->next);
    free(s->worst);
    free(s->moves);
    free(s->outcomes);
}

/* Leaves the state after the move in s->after, the worst one behind the dice in s->worst. */
static Weight weigh(Scale *s, Move move) {
    const Game *game = s->game;
    const void *rules = game->rules;
    Weight w = {.move = move, .answer = NO_MOVE};
    Status status = game->play(rules, s->after, s->state, move);
    double own = s->def->after(game, s->tables, s->state, move, s->after, s->player, s->seed);
    game_observe(game, s->worst, s->after, s->player);
    double least = s->def->value(game, s->tables, s->worst, s->player);
    if (status == ONGOING && game->mover(rules, s->after) == CHANCE) {
        int count = game->moves(rules, s->after, s->outcomes);
        for (int i = 0; i < count; i++) {
            game->play(rules, s->next, s->after, s->outcomes[i]);
            double value = s->def->value(game, s->tables, s->next, s->player);
            if (i > 0 && value >= least) continue;
            least = value;
            w.answer = s->outcomes[i];
            void *swap = s->worst;
            s->worst = s->next;
            s->next = swap;
        }
    }
    w.value = own + least;
    return w;
}

static void own_terms(const Scale *s, Move move, Json *json) {
    s->def->explain_after(s->game, s->tables, s->state, move, s->after, s->player, s->seed, json);
}

static void name_of(const Scale *s, const void *state, Move move, Writer *writer) {
    writer_clear(writer);
    game_move_text(s->game, state, move, writer);
}

void weigh_json(const Game *game, const EvalDef *def, const void *tables, const void *state,
                uint64_t seed, Json *json) {
    Scale s = {.game = game, .def = def, .tables = tables, .state = state, .seed = seed};
    Writer name;
    writer_init(&name);
    if (scale_open(&s)) {
        json_array(json, "moves");
        for (int i = 0; i < s.count; i++) {
            Weight w = weigh(&s, s.moves[i]);
            json_object(json, NULL);
            name_of(&s, state, w.move, &name);
            json_text(json, "move", name.text);
            json_real(json, "value", w.value);
            json_object(json, "terms");
            own_terms(&s, w.move, json);
            json_end(json);
            if (w.answer != NO_MOVE) name_of(&s, s.after, w.answer, &name);
            json_text(json, "worst", w.answer != NO_MOVE ? name.text : NULL);
            json_object(json, "terms_worst");
            def->explain(game, tables, s.worst, s.player, json, NULL);
            json_end(json);
            json_end(json);
        }
        json_end(json);
    }
    writer_done(&name);
    scale_close(&s);
}

/* {"empty":13,"spam":6} as "empty 13, spam 6". */
static void plain(const char *json, Writer *out) {
    for (const char *c = json; *c; c++) {
        if (*c == ',') write_text(out, ", ");
        if (*c == ':') write_char(out, ' ');
        if (*c != '{' && *c != '}' && *c != '"' && *c != ',' && *c != ':') write_char(out, *c);
    }
}

void weigh_text(const Game *game, const EvalDef *def, const void *tables, const void *state,
                uint64_t seed, Writer *out) {
    Scale s = {.game = game, .def = def, .tables = tables, .state = state, .seed = seed};
    Writer text;
    Json json;
    writer_init(&text);
    bool ok = scale_open(&s);
    for (int i = 0; ok && i < s.count; i++) {
        Weight w = weigh(&s, s.moves[i]);
        write_text(out, "\n  ");
        game_move_text(game, state, w.move, out);
        write_text(out, "  ");
        write_short(out, w.value);
        for (int worst = 0; worst < 2; worst++) {
            writer_clear(&text);
            json_begin(&json, &text);
            json_object(&json, NULL);
            if (worst)
                def->explain(game, tables, s.worst, s.player, &json, NULL);
            else
                own_terms(&s, w.move, &json);
            json_end(&json);
            write_text(out, worst ? "; " : ": ");
            if (worst && w.answer != NO_MOVE) {
                write_text(out, "worst ");
                game_move_text(game, s.after, w.answer, out);
                write_text(out, ": ");
            }
            plain(text.text, out);
        }
    }
    writer_done(&text);
    scale_close(&s);
}
