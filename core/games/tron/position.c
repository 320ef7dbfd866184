/* position.c - positions from and to states: what a drawing (drawing.c) says of riders and trails
 * must fit the map and add up. */
#include "games/tron/tron.h"

#include "games/tron/messages.def"

void tron_position_of(const Rules *r, const State *s, Position *out) {
    memset(out, 0, sizeof *out);
    out->map = r->map;
    out->riders = r->riders == r->map.starts ? 0 : r->riders;
    out->steps = r->riders == 1 ? s->steps : -1;
    out->turn = tron_over(r, s) || s->turn == bits_first(s->alive) ? -1 : s->turn;
    for (int cell = 0; cell < r->nodes; cell++)
        out->cover[r->grid_of[cell]] = (uint8_t)(tron_owner(r, s, (unsigned)cell) + 1);
    for (int rider = 0; rider < TRON_RIDERS; rider++) {
        out->left[rider] = out->choice[rider] = -1;
        if (rider >= r->riders) continue;
        if (!(s->alive >> rider & 1)) out->left[rider] = (int8_t)s->left[rider];
        if (s->chosen >> rider & 1) out->choice[rider] = (int8_t)s->choice[rider];
        if (s->head[rider] != TRON_NOWHERE)
            out->cover[r->grid_of[s->head[rider]]] = (uint8_t)((rider + 1) | COVER_HEAD);
    }
}

static bool same_ground(const Rules *r, const Position *p, Err *err) {
    const Map *map = &r->map;
    if (p->map.width != map->width || p->map.height != map->height || p->map.floors != map->floors)
        return err_set(err, position_map_differs, p->map.width, p->map.height, p->map.floors,
                       map->width, map->height, map->floors);
    for (int grid = 0; grid < tron_map_size(map); grid++) {
        char place[60];
        if (p->map.cell[grid] == map->cell[grid]) continue;
        tron_map_place(map, grid, place);
        return err_set(err, position_cell_differs, place, p->map.cell[grid], map->cell[grid]);
    }
    int riders = p->riders ? p->riders : p->map.starts;
    if (riders != r->riders) return err_set(err, position_riders_differ, riders, r->riders);
    return true;
}

/* The order in which riders went out must add up: of those not yet placed, each group leaves as
 * many as it says. */
static bool ranks_add_up(const Rules *r, const Position *p, int alive, Err *err) {
    for (int placed = r->riders; placed > alive;) {
        int left = -1, group = 0;
        for (int rider = 0; rider < r->riders; rider++)
            if (p->left[rider] < placed && p->left[rider] > left) left = p->left[rider];
        for (int rider = 0; rider < r->riders; rider++)
            group += p->left[rider] == left;
        if (left < alive || left + group != placed) return err_set(err, survivors_do_not_add_up);
        placed = left;
    }
    return true;
}

/* Trails first, then heads. */
static bool put_riders(const Rules *r, const Position *p, State *s, Err *err) {
    char place[60];
    for (int heads = 0; heads < 2; heads++)
        for (int cell = 0; cell < r->nodes; cell++) {
            int grid = r->grid_of[cell], cover = p->cover[grid], rider = (cover & COVER_RIDER) - 1;
            if (!cover || heads != !!(cover & COVER_HEAD)) continue;
            tron_map_place(&r->map, grid, place);
            int owner = tron_owner(r, s, (unsigned)cell);
            if (owner >= 0 && owner != rider)
                return err_set(err, teleport_end_of_other, place, owner + 1);
            if (r->vanish && p->left[rider] >= 0)
                return err_set(err, trail_not_vanished, rider + 1, place);
            uint16_t head = s->head[rider];
            if (heads && head != TRON_NOWHERE) return err_set(err, rider_twice, rider + 1, place);
            tron_enter(r, s, rider, (unsigned)cell);
            if (!heads) s->head[rider] = TRON_NOWHERE;
        }
    for (int rider = 0; rider < r->riders; rider++)
        if (s->head[rider] == TRON_NOWHERE && !(r->vanish && p->left[rider] >= 0))
            return err_set(err, rider_nowhere, rider + 1, rider + 1);
    return true;
}

/* Pending choices, and the rider asked next in a round that begins (`turn`, -1 = the usual one). */
static bool put_choices(const Rules *r, const Position *p, int turn, State *s, Err *err) {
    for (int rider = 0; rider < r->riders; rider++) {
        if (p->choice[rider] < 0) continue;
        bool rides = s->alive >> rider & 1 && !tron_over(r, s) && r->simultaneous;
        unsigned cell = s->head[rider], d = (unsigned)p->choice[rider];
        bool free = rides && (tron_open(r, s->taken, cell) >> d & 1);
        if (!free && !(rides && r->crash && (d < 4 || r->next[cell][d] != r->nodes)))
            return err_set(err, choice_not_pending, rider + 1, tron_letters[d]);
        s->chosen = (uint8_t)(s->chosen | 1u << rider);
        s->choice[rider] = (uint8_t)d;
    }
    if (s->chosen && s->chosen == s->alive) return err_set(err, all_have_chosen);
    if (turn < 0) return true;
    if (turn >= r->riders || !(s->alive >> turn & 1) || tron_over(r, s) || s->chosen)
        return err_set(err, turn_not_possible, turn + 1);
    s->turn = (uint8_t)turn;
    return true;
}

/* Makes a state of the position; refused when it does not fit the variant or the rules. */
static bool put(const Rules *r, const Position *p, State *out, Err *err) {
    uint64_t room[TRON_STATE / 8];
    State *s = (State *)(void *)room;
    if (!same_ground(r, p, err)) return false;
    memset(room, 0, r->state_size);
    memcpy(s->taken, r->blank, (size_t)r->words * sizeof(uint64_t));
    for (int rider = 0; rider < TRON_RIDERS; rider++)
        s->head[rider] = TRON_NOWHERE;
    if (!put_riders(r, p, s, err)) return false;
    for (int rider = 0; rider < r->riders; rider++) {
        if (p->left[rider] < 0)
            s->alive = (uint8_t)(s->alive | 1u << rider);
        else
            s->left[rider] = (uint8_t)p->left[rider];
    }
    if (!ranks_add_up(r, p, bits_count(s->alive), err)) return false;
    if (r->riders == 1) {
        int steps = p->steps >= 0 ? p->steps : tron_position_steps(p);
        if (steps >= r->nodes) return err_set(err, steps_too_many, steps);
        s->steps = (uint16_t)steps;
    }
    if (p->turn >= 0 && p->turn < r->riders && (s->alive >> p->turn & 1))
        s->turn = (uint8_t)p->turn;
    else
        s->turn = (uint8_t)(s->alive ? bits_first(s->alive) : 0);
    bool in_turn = r->riders > 1 && !r->simultaneous; /* then settling has passed the turn on */
    tron_settle(r, s);
    if (!put_choices(r, p, in_turn ? -1 : p->turn, s, err)) return false;
    memcpy(out, s, r->state_size);
    return true;
}

static void position_write(const Rules *rules, const void *state, Writer *writer) {
    Position position;
    tron_position_of(rules, state, &position);
    tron_position_print(&position, writer);
}

static bool position_read(const Rules *rules, void *state, const char *text, Err *err) {
    Position position;
    return tron_position_parse(text, &position, err) && put(rules, &position, state, err);
}

bool tron_variant_of(const char *text, Writer *values) {
    Position position;
    Err ignored;
    if (!tron_position_parse(text, &position, &ignored)) return false;
    write_text(values, "map=");
    tron_map_write(&position.map, values);
    write_format(values, ",riders=%d", position.riders);
    return true;
}

void tron_install_position(Game *game) {
    game->position_read = position_read;
    game->position_write = position_write;
}
