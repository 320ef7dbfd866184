/* clicks.c - a test game: two players, 2,000 moves made of three clicks each.
 *
 * The board has 40 cells: 10 sources, 10 targets, 20 arrows. A move uses up one of each and is
 * worth (3 source + 5 target + 7 arrow) mod 11 for the mover, numbers counted within each kind.
 * After `turns` moves the larger total wins. Moves are listed by source, then target, then arrow.
 *
 * State: a bit for every used cell, both totals, moves made. Move = source + 10 target + 100
 * arrow. */
#include "games.h"

#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "base/err.h"

MESSAGE(clicks_position, "A position begins with 40 cells, 'x' or '.'.", "")
MESSAGE(clicks_totals, "After the cells stand two totals from 0 to 100.", "")
MESSAGE(clicks_used, "As many sources, targets and arrows must be used, at most one a turn.", "")

typedef struct Rules {
    int64_t turns;
} Rules;

typedef struct State {
    uint64_t used;
    uint8_t total[2], turn, unused[5];
} State;

enum { SOURCES = 10, TARGETS = 10, ARROWS = 20, CELLS = SOURCES + TARGETS + ARROWS };

static const Param params[] = {
    PARAM_INT(Rules, turns, 3, 1, 10, .doc = "Moves until the totals are compared."), PARAM_END};

static const Preset presets[] = {
    {.name = "short", .values = "turns=2"}, {.name = "long", .values = "turns=10"}, {.name = NULL}};

static void start(const Rules *, void *state) {
    memset(state, 0, sizeof(State));
}

static Status status(const Rules *rules, const void *state) {
    return ((const State *)state)->turn >= ((const Rules *)rules)->turns ? OVER : ONGOING;
}

static int mover(const Rules *, const void *state) {
    return ((const State *)state)->turn & 1;
}

static int stage(const Rules *, const void *, Move move, int *out) {
    out[0] = (int)(move % 10);
    out[1] = SOURCES + (int)(move / 10 % 10);
    out[2] = SOURCES + TARGETS + (int)(move / 100);
    return 3;
}

static int moves(const Rules *rules, const void *state, Move *out) {
    const State *s = state;
    int count = 0;
    if (status(rules, state) == OVER) return 0;
    for (Move source = 0; source < SOURCES; source++) {
        if (s->used >> source & 1) continue;
        for (Move target = 0; target < TARGETS; target++) {
            if (s->used >> (SOURCES + target) & 1) continue;
            for (Move arrow = 0; arrow < ARROWS; arrow++)
                if (!(s->used >> (SOURCES + TARGETS + arrow) & 1))
                    out[count++] = source + 10 * target + 100 * arrow;
        }
    }
    return count;
}

static int count(const Rules *rules, const void *state) {
    int turn = ((const State *)state)->turn;
    if (status(rules, state) == OVER) return 0;
    return (SOURCES - turn) * (TARGETS - turn) * (ARROWS - turn);
}

static int worth(Move move) {
    return (int)((3 * (move % 10) + 5 * (move / 10 % 10) + 7 * (move / 100)) % 11);
}

static Status play(const Rules *rules, void *to, const void *from, Move move) {
    State s = *(const State *)from;
    int part[3];
    stage(rules, from, move, part);
    for (int i = 0; i < 3; i++)
        s.used |= (uint64_t)1 << part[i];
    s.total[s.turn & 1] = (uint8_t)(s.total[s.turn & 1] + worth(move));
    s.turn++;
    *(State *)to = s;
    return status(rules, &s);
}

static double result(const Rules *, const void *state, int player) {
    const State *s = state;
    int lead = s->total[player] - s->total[1 - player];
    return lead > 0 ? 1 : lead < 0 ? -1 : 0;
}

static void rate(const Rules *, const void *, const Move *list, int length, int32_t *out) {
    for (int i = 0; i < length; i++)
        out[i] = worth(list[i]);
}

static void move_text(const Rules *, const void *, Move move, Writer *writer) {
    write_format(writer, "s%u-t%u/a%u", move % 10, move / 10 % 10, move / 100);
}

static int path(const Rules *rules, const void *state, Move move, int which, int out[MAX_CLICKS]) {
    return which == 0 ? stage(rules, state, move, out) : 0;
}

static void view(const Rules *, const void *state, const void *, Move, ViewSink *sink) {
    if (sink->size) sink->size(sink->context, CELLS / 4, 4, 1);
    for (int id = 0; id < CELLS && sink->cell; id++) {
        char name[16];
        snprintf(name, sizeof name, "c%d", id);
        Cell cell = {.id = id,
                     .x = id % 10,
                     .y = id / 10,
                     .click = id,
                     .place = "cell",
                     .name = name,
                     .piece = (((const State *)state)->used >> id & 1) ? 0 : -1};
        sink->cell(sink->context, &cell);
    }
}

static void position_write(const Rules *, const void *state, Writer *writer) {
    const State *s = state;
    for (int id = 0; id < CELLS; id++)
        write_char(writer, (s->used >> id & 1) ? 'x' : '.');
    write_format(writer, " %d %d", s->total[0], s->total[1]);
}

static bool position_read(const Rules *rules, void *state, const char *text, Err *err) {
    State s = {0};
    int total[2];
    char rest;
    for (int id = 0; id < CELLS; id++) {
        if (text[id] != 'x' && text[id] != '.') return err_set(err, clicks_position);
        s.used |= (uint64_t)(text[id] == 'x') << id;
    }
    if (sscanf(text + CELLS, " %3d %3d %c", &total[0], &total[1], &rest) != 2 || total[0] < 0 ||
        total[1] < 0 || total[0] > 100 || total[1] > 100)
        return err_set(err, clicks_totals);
    int turn = bits_count(s.used & 0x3ff);
    if (bits_count(s.used >> 10 & 0x3ff) != turn || bits_count(s.used >> 20) != turn ||
        turn > ((const Rules *)rules)->turns)
        return err_set(err, clicks_used);
    s.total[0] = (uint8_t)total[0];
    s.total[1] = (uint8_t)total[1];
    s.turn = (uint8_t)turn;
    *(State *)state = s;
    return true;
}

static bool setup(Rules *rules, Game *out, Err *) {
    static const Piece palette[] = {
        {.name = "used", .title = "used cell", .letter = 'x', .owner = -1}};
    out->traits = TRAIT_TWO_PLAYER;
    out->players = 2;
    out->max_moves = SOURCES * TARGETS * ARROWS;
    out->max_plies = (int)((const Rules *)rules)->turns;
    out->state_size = sizeof(State);
    out->cells = CELLS;
    out->palette = palette;
    out->pieces = 1;
    out->start = start;
    out->mover = mover;
    out->moves = moves;
    out->count = count;
    out->play = play;
    out->status = status;
    out->result = result;
    out->move_text = move_text;
    out->rate = rate;
    out->view = view;
    out->path = path;
    out->position_read = position_read;
    out->position_write = position_write;
    return true;
}

const GameDef game_clicks = {.row = {.name = "clicks",
                                     .doc = "Use up a source, a target and an arrow.",
                                     .params = params,
                                     .size = sizeof(Rules),
                                     .presets = presets},
                             .rules_size = sizeof(Rules),
                             .setup = setup};
