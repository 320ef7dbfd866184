/* dice.c - a test game: one player, points, chance.
 *
 * Every round a die is rolled; its one comes up twice as often as any other face. The player takes
 * the face as points, or rolls once more and then must take. The game is over after `rounds`
 * rounds. With d the mean of one roll, taking a face above d and rolling again below it is best;
 * the value of a round is the mean of max(face, d).
 *
 * State: points, rounds played, the face that lies there (0 = the die is rolled next), rolls made
 * in this round. Moves of the player: 0 = take, 1 = again; moves of chance: the face. */
#include "games.h"

#include <stdio.h>
#include <string.h>

MESSAGE(dice_position, "'%.40s' is no position: points, round, face, rolls.", "text")
MESSAGE(dice_impossible, "'%.40s' cannot come up in this game.", "text")

typedef struct Rules {
    int64_t rounds, faces;
} Rules;

typedef struct State {
    int32_t points;
    uint8_t round, face, rolls, unused;
} State;

enum { TAKE, AGAIN };

static const Param params[] = {PARAM_INT(Rules, rounds, 3, 1, 20, .doc = "Rounds to play."),
                               PARAM_INT(Rules, faces, 6, 2, 20, .doc = "Faces of the die."),
                               PARAM_END};

static const Preset presets[] = {{.name = "coin", .values = "rounds=2,faces=2"}, {.name = NULL}};

static void start(const Rules *, void *state) {
    memset(state, 0, sizeof(State));
}

static Status status(const Rules *rules, const void *state) {
    return ((const State *)state)->round >= ((const Rules *)rules)->rounds ? OVER : ONGOING;
}

static int mover(const Rules *, const void *state) {
    return ((const State *)state)->face ? 0 : CHANCE;
}

static int moves(const Rules *rules, const void *state, Move *out) {
    const State *s = state;
    if (status(rules, state) == OVER) return 0;
    int count = s->face ? (s->rolls < 2 ? 2 : 1) : (int)((const Rules *)rules)->faces;
    for (int i = 0; i < count; i++)
        out[i] = (Move)(s->face ? i : i + 1);
    return count;
}

static Status play(const Rules *rules, void *to, const void *from, Move move) {
    State s = *(const State *)from;
    if (!s.face) {
        s.face = (uint8_t)move;
        s.rolls++;
    } else if (move == TAKE) {
        s.points += s.face;
        s.round++;
        s.face = s.rolls = 0;
    } else {
        s.face = 0;
    }
    *(State *)to = s;
    return status(rules, &s);
}

static double points(const Rules *, const void *state, int) {
    return ((const State *)state)->points;
}

static uint64_t hash(const Rules *, const void *state) {
    const State *s = state;
    return rng_mix((uint64_t)s->round | (uint64_t)s->face << 8 | (uint64_t)s->rolls << 16 |
                   1u << 24);
}

static int chance_weight(const Rules *, const void *, Move move) {
    return move == 1 ? 2 : 1;
}

static void move_text(const Rules *, const void *state, Move move, Writer *writer) {
    if (((const State *)state)->face)
        write_text(writer, move == TAKE ? "take" : "again");
    else
        write_int(writer, move);
}

static void position_write(const Rules *, const void *state, Writer *writer) {
    const State *s = state;
    write_format(writer, "%d %d %d %d", s->points, s->round, s->face, s->rolls);
}

static bool position_read(const Rules *r, void *state, const char *text, Err *err) {
    int number[4];
    char rest;
    if (sscanf(text, "%7d %7d %7d %7d %c", &number[0], &number[1], &number[2], &number[3], &rest) !=
        4)
        return err_set(err, dice_position, text);
    int face = number[2], rolls = number[3];
    bool fine = number[0] >= 0 && number[1] >= 0 && number[1] <= r->rounds && face >= 0 &&
                face <= r->faces && rolls >= 0 && rolls <= 2 && (face ? rolls > 0 : rolls < 2) &&
                (number[1] < r->rounds || rolls == 0);
    if (!fine) return err_set(err, dice_impossible, text);
    *(State *)state = (State){.points = number[0],
                              .round = (uint8_t)number[1],
                              .face = (uint8_t)face,
                              .rolls = (uint8_t)rolls};
    return true;
}

static int path(const Rules *, const void *state, Move move, int which, int out[MAX_CLICKS]) {
    if (!((const State *)state)->face) return 0;
    out[0] = which ? (move == TAKE ? KEY_UP : KEY_DOWN) : (int)move;
    return 1;
}

static void view(const Rules *, const void *state, const void *, Move, ViewSink *sink) {
    const State *s = state;
    char face[16], total[16];
    snprintf(face, sizeof face, "%d", s->face);
    snprintf(total, sizeof total, "%d", s->points);
    if (sink->size) sink->size(sink->context, 2, 1, 1);
    Cell take = {.id = 0, .piece = -1, .click = 0, .place = "cell", .label = face, .name = "die"};
    Cell again = {
        .id = 1, .x = 1, .piece = -1, .click = 1, .place = "cell", .label = total, .name = "total"};
    if (sink->cell) sink->cell(sink->context, &take), sink->cell(sink->context, &again);
}

static bool setup(Rules *rules, Game *out, Err *) {
    const Rules *r = rules;
    out->traits = TRAIT_SOLO | TRAIT_CHANCE | TRAIT_POINTS;
    out->players = 1;
    out->max_moves = (int)r->faces;
    out->max_plies = (int)r->rounds * 4;
    out->state_size = sizeof(State);
    out->cells = 2;
    out->start = start;
    out->mover = mover;
    out->moves = moves;
    out->play = play;
    out->status = status;
    out->result = points;
    out->points = points;
    out->move_text = move_text;
    out->hash = hash;
    out->chance_weight = chance_weight;
    out->view = view;
    out->path = path;
    out->position_read = position_read;
    out->position_write = position_write;
    return true;
}

const GameDef game_dice = {.row = {.name = "dice",
                                   .doc = "Take the die or roll once more.",
                                   .params = params,
                                   .size = sizeof(Rules),
                                   .presets = presets},
                           .rules_size = sizeof(Rules),
                           .setup = setup};
