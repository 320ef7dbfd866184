/* view.c - the drawing of a Tron map and the clicks that mean a move. Cells are those of the whole
 * grid, walls and all: floor by floor, row by row from the bottom left. A click goes to the cell
 * that is entered (of a teleport the near end). */
#include "games/tron/tron.h"

static int path(const Rules *r, const void *state, Move move, int which, int out[MAX_CLICKS]) {
    const State *s = state;
    if (which == 1) {
        out[0] = KEY_LEFT + (int)move;
        return 1;
    }
    if (tron_over(r, s)) return 0;
    int grid = r->grid_of[s->head[tron_mover(s)]];
    out[0] = tron_beside(r, grid, (int)move);
    /* On a narrow torus two ways lead to one cell: the first one has the click. */
    for (int d = 0; d < (int)move; d++)
        if (tron_beside(r, grid, d) == out[0]) return 0;
    return out[0] >= 0;
}

/* What stands on the grid cell: index into the palette, heads before trails. */
static int piece_on(const Rules *r, const State *s, int grid) {
    unsigned cell = r->cell_at[grid];
    int owner = tron_owner(r, s, cell);
    if (owner < 0) return -1;
    return s->head[owner] == cell ? owner : r->riders + owner;
}

/* Marks the cells that the next rider may enter. */
static void find_targets(const Rules *r, const State *s, uint64_t *targets) {
    if (tron_over(r, s)) return;
    unsigned cell = s->head[tron_mover(s)];
    for (unsigned open = tron_open(r, s->taken, cell); open; open &= open - 1)
        tron_take(targets, (unsigned)tron_beside(r, r->grid_of[cell], bits_first(open)));
}

static void links(const Rules *r, ViewSink *sink) {
    const Map *map = &r->map;
    for (int grid = 0; grid < tron_map_size(map); grid++) {
        int x = grid % map->width, y = grid / map->width % map->height;
        unsigned cell = r->cell_at[grid];
        if (cell == (unsigned)r->nodes) continue;
        if (r->portal[cell] > cell)
            sink->link(sink->context, grid, r->grid_of[r->portal[cell]], "teleport");
        int above = tron_beside(r, grid, DIR_ASCEND);
        if (above >= 0) sink->link(sink->context, grid, above, "stairs");
        for (int d = DIR_LEFT; d <= DIR_DOWN; d += DIR_DOWN - DIR_LEFT) {
            bool edge = d == DIR_LEFT ? x == 0 : y == 0;
            int to = edge ? tron_beside(r, grid, d) : -1;
            if (to >= 0 && to != grid && map->cell[to] != '#')
                sink->link(sink->context, grid, to, "wrap");
        }
    }
}

static const char *place_of(char mark) {
    if (mark == '#') return "wall";
    if (tron_is_teleport(mark)) return "teleport";
    if (tron_is_stairs(mark)) return "stairs";
    return mark == '.' ? "cell" : "start";
}

static void view(const Rules *r, const void *state, const void *before, Move last, ViewSink *sink) {
    const State *s = state, *old = last == NO_MOVE ? NULL : before;
    const Map *map = &r->map;
    uint64_t targets[TRON_WORDS] = {0};
    find_targets(r, s, targets);
    if (sink->size) sink->size(sink->context, map->width, map->height, map->floors);
    for (int grid = 0; grid < tron_map_size(map) && sink->cell; grid++) {
        char name[20], label[2] = {map->cell[grid], 0};
        unsigned at = r->cell_at[grid];
        tron_cell_name(map, grid, name);
        Cell cell = {.id = grid,
                     .x = grid % map->width,
                     .y = grid / map->width % map->height,
                     .floor = grid / (map->width * map->height),
                     .piece = piece_on(r, s, grid),
                     .click = grid,
                     .place = place_of(map->cell[grid]),
                     .name = name};
        if (tron_is_letter(label[0])) cell.label = label;
        if (tron_taken(targets, (unsigned)grid)) cell.marks |= MARK_TARGET;
        if (cell.piece >= 0 && old && !tron_taken(old->taken, at)) cell.marks |= MARK_LAST;
        if (cell.piece >= 0 && cell.piece < r->riders) {
            bool alive = s->alive >> cell.piece & 1;
            if (!alive) {
                cell.label = "x";
                cell.marks |= MARK_OUT;
            }
            if (alive && r->riders > 1 && tron_over(r, s)) cell.marks |= MARK_WIN;
        }
        sink->cell(sink->context, &cell);
    }
    if (sink->link) links(r, sink);
    for (int rider = 0; rider < r->riders && old && sink->motion; rider++) {
        int from = old->head[rider], to = s->head[rider];
        if (from == to || from == TRON_NOWHERE) continue;
        sink->motion(sink->context, r->grid_of[from], to == TRON_NOWHERE ? -1 : r->grid_of[to],
                     rider);
    }
}

static void pieces_on(const Rules *r, const void *state, signed char *out) {
    for (int grid = 0; grid < tron_map_size(&r->map); grid++)
        out[grid] = (signed char)piece_on(r, state, grid);
}

void tron_install_view(const Rules *r, Game *game) {
    game->cells = tron_map_size(&r->map);
    game->view = view;
    game->pieces_on = pieces_on;
    game->path = path;
}
