/* pennies.c - a test game: matching pennies, simultaneous, for two or three players.
 *
 * Every round all players show heads or tails at once. Two players: equal pennies win the round for
 * the first, different ones for the second. Three: who differs from the two others pays one point,
 * half to each of them. The result is the mean over the rounds.
 *
 * State: rounds played, scores in half points, and the pending choices of the present round: a mask
 * of who has chosen, what they chose, and who chooses first (0 unless somebody was asked alone). */
#include "games.h"

#include <stdio.h>
#include <string.h>

MESSAGE(pennies_position, "'%.40s' is no position: round, chosen, tails, first, scores.", "text")
MESSAGE(pennies_impossible, "'%.40s' cannot come up in this game.", "text")

typedef struct Rules {
    int64_t players, rounds;
} Rules;

typedef struct State {
    uint8_t round, chosen, tails, first; /* chosen and tails: one bit a player */
    int8_t score[4];                     /* half points */
} State;

static const Param params[] = {
    PARAM_INT(Rules, players, 2, 2, 3, .doc = "Players who show a penny."),
    PARAM_INT(Rules, rounds, 2, 1, 20, .doc = "Rounds to play."), PARAM_END};

static const Preset presets[] = {{.name = "single", .values = "rounds=1"},
                                 {.name = "three", .values = "players=3"},
                                 {.name = NULL}};

static void start(const Rules *, void *state) {
    memset(state, 0, sizeof(State));
}

static Status status(const Rules *rules, const void *state) {
    return ((const State *)state)->round >= ((const Rules *)rules)->rounds ? OVER : ONGOING;
}

static int mover(const Rules *, const void *state) {
    const State *s = state;
    int player = s->first; /* nobody has chosen yet where this is not 0 */
    while (s->chosen >> player & 1)
        player++;
    return player;
}

static int moves(const Rules *rules, const void *state, Move *out) {
    if (status(rules, state) == OVER) return 0;
    out[0] = 0;
    out[1] = 1;
    return 2;
}

/* All have chosen: pays and begins the next round. */
static void resolve(const Rules *r, State *s) {
    if (r->players == 2) {
        int equal = s->tails == 0 || s->tails == 3;
        s->score[0] = (int8_t)(s->score[0] + (equal ? 2 : -2));
        s->score[1] = (int8_t)(s->score[1] + (equal ? -2 : 2));
    } else if (s->tails != 0 && s->tails != 7) {
        /* Of three bits one differs: it is the only one set, or the only one clear. */
        int single = (s->tails & (s->tails - 1)) == 0 ? s->tails : ~s->tails & 7;
        for (int i = 0; i < 3; i++)
            s->score[i] = (int8_t)(s->score[i] + ((single >> i & 1) ? -2 : 1));
    }
    s->round++;
    s->chosen = s->tails = s->first = 0;
}

static Status play(const Rules *rules, void *to, const void *from, Move move) {
    State s = *(const State *)from;
    int player = mover(rules, from);
    s.chosen = (uint8_t)(s.chosen | 1 << player);
    s.tails = (uint8_t)(s.tails | (int)move << player);
    s.first = 0;
    if (s.chosen == (1 << ((const Rules *)rules)->players) - 1) resolve(rules, &s);
    *(State *)to = s;
    return status(rules, &s);
}

static double result(const Rules *rules, const void *state, int player) {
    return ((const State *)state)->score[player] / (2.0 * (double)((const Rules *)rules)->rounds);
}

static int pending(const Rules *, const void *state) {
    return __builtin_popcount(((const State *)state)->chosen);
}

static void observe(const Rules *, void *to, const void *from, int player) {
    State s = *(const State *)from;
    s.chosen = s.tails = 0;
    s.first = (uint8_t)player;
    *(State *)to = s;
}

static void move_text(const Rules *, const void *, Move move, Writer *writer) {
    write_text(writer, move ? "tails" : "heads");
}

static void position_write(const Rules *rules, const void *state, Writer *writer) {
    const State *s = state;
    write_format(writer, "%d %d %d %d", s->round, s->chosen, s->tails, s->first);
    for (int i = 0; i < ((const Rules *)rules)->players; i++)
        write_format(writer, " %d", s->score[i]);
}

static bool position_read(const Rules *r, void *state, const char *text, Err *err) {
    int n[8] = {0};
    char rest;
    int wanted = 4 + (int)r->players;
    const char *format = r->players == 2 ? "%4d %4d %4d %4d %4d %4d %c"
                                         : "%4d %4d %4d %4d %4d %4d %4d %c";
    int got = r->players == 2
                  ? sscanf(text, format, &n[0], &n[1], &n[2], &n[3], &n[4], &n[5], &rest)
                  : sscanf(text, format, &n[0], &n[1], &n[2], &n[3], &n[4], &n[5], &n[6], &rest);
    if (got != wanted) return err_set(err, pennies_position, text);
    int all = (1 << r->players) - 1;
    bool fine = n[0] >= 0 && n[0] <= r->rounds && n[1] >= 0 && n[1] < all && n[2] >= 0 &&
                (n[2] & ~n[1]) == 0 && n[3] >= 0 && n[3] < r->players && (n[3] == 0 || n[1] == 0) &&
                (n[0] < r->rounds || (n[1] == 0 && n[3] == 0)) && n[4] + n[5] + n[6] == 0;
    for (int i = 0; i < 3; i++)
        fine = fine && n[4 + i] >= -2 * n[0] && n[4 + i] <= 2 * n[0];
    if (!fine) return err_set(err, pennies_impossible, text);
    State s = {(uint8_t)n[0], (uint8_t)n[1], (uint8_t)n[2], (uint8_t)n[3], {0}};
    for (int i = 0; i < 3; i++)
        s.score[i] = (int8_t)n[4 + i];
    *(State *)state = s;
    return true;
}

static bool setup(Rules *rules, Game *out, Err *) {
    const Rules *r = rules;
    out->traits = TRAIT_SIMULTANEOUS | (r->players == 2 ? TRAIT_TWO_PLAYER : TRAIT_MANY);
    out->players = (int)r->players;
    out->max_moves = 2;
    out->max_plies = (int)(r->rounds * r->players);
    out->state_size = sizeof(State);
    out->start = start;
    out->mover = mover;
    out->moves = moves;
    out->play = play;
    out->status = status;
    out->result = result;
    out->move_text = move_text;
    out->pending = pending;
    out->observe = observe;
    out->position_read = position_read;
    out->position_write = position_write;
    return true;
}

const GameDef game_pennies = {.row = {.name = "pennies",
                                      .doc = "Show heads or tails, all at once.",
                                      .params = params,
                                      .size = sizeof(Rules),
                                      .presets = presets},
                              .rules_size = sizeof(Rules),
                              .setup = setup};
