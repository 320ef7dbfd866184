/* edit.c - the set-up editor: riders and trails in a variant, walls, teleports and stairs of a new
 * one. */
#include "games/tron/tron.h"

#include "games/tron/messages.def"

/* A piece whose name and title are two texts each, one behind the other. */
static void add_piece(Rules *r, char letter, int owner, const char *name, const char *name_end,
                      const char *title, const char *title_end) {
    if (r->pieces == TRON_PALETTE) return;
    char *texts[2] = {r->piece_names[r->pieces], r->piece_titles[r->pieces]};
    writer_into(texts[0], sizeof r->piece_names[0], "%s%s", name, name_end);
    writer_into(texts[1], sizeof r->piece_titles[0], "%s%s", title, title_end);
    r->palette[r->pieces++] =
        (Piece){.name = texts[0], .title = texts[1], .letter = letter, .owner = owner};
}

/* Letters from `first` on: all that the map has and one more, at most `max`. */
static void add_letters(Rules *r, char first, int max, const char *name, const char *title) {
    bool more = true, marks[128];
    tron_map_marks(&r->map, marks);
    for (char mark = first; mark < first + 26 && max > 0; mark++) {
        if (!marks[(int)mark] && !more) continue;
        more = more && marks[(int)mark];
        add_piece(r, mark, -1, name, (char[]){mark, 0}, title, (char[]){mark, 0});
        max--;
    }
}

/* The palette: heads of the riders, their trails, then what changes the map: wall, the start of one
 * rider more, teleports and stairs that are there, and one letter more of each. */
static void fill_palette(Rules *r) {
    static const char *const colours[] = {"blue", "orange", "green", "purple", "yellow", "white"};
    r->pieces = 0;
    for (int i = 0; i < r->riders; i++)
        add_piece(r, (char)('1' + i), i, colours[i], "", colours[i], " rider");
    for (int i = 0; i < r->riders; i++)
        add_piece(r, tron_trails[i], i, colours[i], "-trail", "trail of ", colours[i]);
    add_piece(r, '#', -1, "wall", "", "wall", "");
    for (int i = r->riders; i < TRON_RIDERS && i <= r->map.starts; i++) {
        const char mark[2] = {(char)('1' + i), 0};
        add_piece(r, mark[0], -1, "start-", mark, "start of rider ", mark);
    }
    add_letters(r, 'a', 14, "teleport-", "teleport ");
    add_letters(r, 'A', 12, "stairs-", "stairs ");
}

/* ---- riders and trails ----------------------------------------------------------------------- */

/* Where the head of a rider is in the position, -1 = nowhere. */
static int head_of(const Position *p, int rider) {
    for (int grid = 0; grid < tron_map_size(&p->map); grid++)
        if (p->cover[grid] == ((rider + 1) | COVER_HEAD)) return grid;
    return -1;
}

/* Puts a rider or a trail on a cell, or clears it. */
static bool put(const Rules *r, Position *p, int cell, int piece, Err *err) {
    char place[60];
    int rider = piece % r->riders, portal = tron_map_portal(&p->map, cell);
    tron_map_place(&r->map, cell, place);
    if (p->map.cell[cell] == '#') return err_set(err, cell_is_wall, place);
    if ((p->cover[cell] | p->cover[portal]) & COVER_HEAD)
        return err_set(err, cell_has_rider, place);
    if (piece >= 0 && p->left[rider] >= 0) return err_set(err, rider_is_out, tron_names[rider]);
    if (piece < 0 && !p->cover[cell]) return err_set(err, nothing_to_clear, place);
    p->cover[cell] = p->cover[portal] = (uint8_t)(piece < 0 ? 0 : rider + 1);
    p->steps = -1;
    if (piece < 0 || piece >= r->riders) return true;
    int old = head_of(p, rider);
    if (old >= 0) p->cover[old] = p->cover[tron_map_portal(&p->map, old)] = 0;
    p->cover[cell] |= COVER_HEAD;
    return true;
}

static bool give_turn(const Rules *r, Position *p, int piece, Err *err) {
    if (r->riders == 1) return err_set(err, one_rider_only);
    if (r->simultaneous) return err_set(err, all_riders_choose);
    if (piece < 0 || piece >= r->riders || p->left[piece] >= 0)
        return err_set(err, rider_out_named);
    p->turn = piece;
    return true;
}

/* ---- the ground ------------------------------------------------------------------------------ */

/* Do all riders stand on their starts, with no trail yet? */
static bool is_start(const Position *p) {
    for (int grid = 0; grid < tron_map_size(&p->map); grid++)
        if (p->cover[grid] && p->cover[grid] != ((p->map.cell[grid] - '0') | COVER_HEAD))
            return false;
    return true;
}

/* Takes a start away from where it was. */
static void lift_start(Position *p, char mark) {
    for (int grid = 0; grid < tron_map_size(&p->map); grid++)
        if (p->map.cell[grid] == mark) p->map.cell[grid] = '.', p->cover[grid] = 0;
}

/* Changes the ground of a cell; a trail on it goes, a rider stays where it is. */
static bool lay(const Rules *r, Position *p, int cell, char mark, Err *err) {
    char place[60];
    tron_map_place(&r->map, cell, place);
    int rider = mark - '1', here = (p->cover[cell] & COVER_HEAD) ? p->cover[cell] & COVER_RIDER : 0;
    bool start = mark >= '1' && mark <= '6';
    if (here && mark == '.' && here == p->map.starts && here > 1 && !p->riders && is_start(p)) {
        lift_start(p, (char)('0' + here)); /* one rider less */
        p->map.starts--;
        return true;
    }
    if (here && !(start && here == rider + 1))
        return mark == '.' ? err_set(err, cell_has_lifted_rider, place, here)
                           : err_set(err, cell_has_numbered_rider, place, here);
    for (int other = 0; other < TRON_RIDERS && start && !p->riders; other++)
        if (p->left[other] >= 0) return err_set(err, riders_out_already);
    p->cover[cell] = p->cover[tron_map_portal(&p->map, cell)] = 0;
    if (start) lift_start(p, mark);
    p->map.cell[cell] = mark;
    if (start && !p->riders) p->cover[cell] = (uint8_t)((rider + 1) | COVER_HEAD);
    return true;
}

/* One of several edits. */
static bool remake_one(const Rules *r, Position *p, int cell, int piece, Err *err) {
    if (cell == -1) return give_turn(r, p, piece, err);
    bool ground = piece < 0 ? !p->cover[cell] || (p->cover[cell] & COVER_HEAD)
                            : piece >= 2 * r->riders || (piece < r->riders && is_start(p));
    if (!ground) return put(r, p, cell, piece, err);
    return lay(r, p, cell, piece < 0 ? '.' : r->palette[piece].letter, err);
}

static bool remake(const Rules *r, const void *state, const int *cells, const int *pieces,
                   int count, Writer *position, Err *err) {
    const State *s = state;
    Position p;
    tron_position_of(r, s, &p);
    memset(p.choice, -1, sizeof p.choice);
    bool in_turn = r->riders > 1 && !r->simultaneous && !tron_over(r, s);
    p.turn = in_turn ? s->turn : -1;
    for (int i = 0; i < count; i++)
        if (!remake_one(r, &p, cells[i], pieces[i], err)) return false;
    if (!tron_map_check(&p.map, err)) return false;
    tron_position_print(&p, position);
    return true;
}

void tron_install_edit(Rules *r, Game *game) {
    fill_palette(r);
    game->palette = r->palette;
    game->pieces = r->pieces;
    game->remake = remake;
}
