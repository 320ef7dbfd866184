/* edit.c - the set-up editor: riders and trails in a variant, walls, teleports and stairs of a new one. */
#include "games/tron/tron.h"

/* The palette: heads of the riders, their trails, then what changes the map: wall, the start of one
 * rider more, teleports and stairs that are there, and one letter more of each. */
static void add_piece(Rules *r, char letter, int owner, const char *name, const char *title,
                      char mark) {
    if (r->pieces == TRON_PALETTE) return;
    Writer writer;
    Piece *piece = &r->palette[r->pieces];
    char *texts[2] = {r->piece_names[r->pieces], r->piece_titles[r->pieces]};
    const char *words[2] = {name, title};
    const size_t sizes[2] = {sizeof r->piece_names[0], sizeof r->piece_titles[0]};
    for (int i = 0; i < 2; i++) {
        writer_fixed(&writer, texts[i], sizes[i]);
        write_text(&writer, words[i]);
        if (!mark) continue;
        write_char(&writer, i ? ' ' : '-');
        write_char(&writer, mark);
    }
    *piece = (Piece){.name = texts[0], .title = texts[1], .letter = letter, .owner = owner};
    r->pieces++;
}

/* Letters from `first` on: all that the map has and one more, at most `most`. */
static void add_letters(Rules *r, char first, int most, const char *name, const char *title) {
    size_t size = (size_t)(r->map.width * r->map.height * r->map.floors);
    bool more = true;
    for (char mark = first; mark < first + 26 && most > 0; mark++) {
        bool there = memchr(r->map.cell, mark, size) != NULL;
        if (!there && !more) continue;
        if (!there) more = false;
        add_piece(r, mark, -1, name, title, mark);
        most--;
    }
}

static void fill_palette(Rules *r) {
    static const char *const heads[] = {"blue", "orange", "green", "purple", "yellow", "white"};
    static const char *const trails[] = {"blue-trail",   "orange-trail", "green-trail",
                                         "purple-trail", "yellow-trail", "white-trail"};
    static const char *const titles[] = {"blue rider",   "orange rider", "green rider",
                                         "purple rider", "yellow rider", "white rider"};
    static const char *const trail_titles[] = {"trail of blue",   "trail of orange",
                                               "trail of green",  "trail of purple",
                                               "trail of yellow", "trail of white"};
    r->pieces = 0;
    for (int i = 0; i < r->riders; i++)
        add_piece(r, (char)('1' + i), i, heads[i], titles[i], 0);
    for (int i = 0; i < r->riders; i++)
        add_piece(r, tron_trails[i], i, trails[i], trail_titles[i], 0);
    add_piece(r, '#', -1, "wall", "wall", 0);
    for (int i = r->riders; i < TRON_RIDERS && i <= r->map.starts; i++)
        add_piece(r, (char)('1' + i), -1, "start", "start of rider", (char)('1' + i));
    add_letters(r, 'a', 14, "teleport", "teleport");
    add_letters(r, 'A', 12, "stairs", "stairs");
}

/* ---- riders and trails --------------------------------------------------------------------------- */

static int size_of(const Map *map) {
    return map->width * map->height * map->floors;
}

/* Where the head of a rider is in the position, -1 = nowhere. */
static int head_of(const Position *p, int rider) {
    for (int grid = 0; grid < size_of(&p->map); grid++)
        if (p->cover[grid] == ((rider + 1) | COVER_HEAD)) return grid;
    return -1;
}

/* The other cell that is covered with `grid`: the other end of a teleport. */
static int twin_of(const Position *p, int grid) {
    char mark = p->map.cell[grid];
    for (int at = 0; mark >= 'a' && mark <= 'z' && at < size_of(&p->map); at++)
        if (at != grid && p->map.cell[at] == mark) return at;
    return grid;
}

/* Puts a rider or a trail on a cell, or clears it. */
static bool put(const Rules *r, Position *p, int cell, int piece, Err *err) {
    char place[60];
    int rider = piece % r->riders, twin = twin_of(p, cell);
    tron_map_place(&r->map, cell, place);
    if (p->map.cell[cell] == '#') return err_set(err, "In %s is a wall.", place);
    if ((p->cover[cell] | p->cover[twin]) & COVER_HEAD)
        return err_set(err, "In %s is a rider: put him elsewhere first.", place);
    if (piece >= 0 && p->left[rider] >= 0)
        return err_set(err, "%s is out of this game.", tron_names[rider]);
    if (piece < 0 && !p->cover[cell]) return err_set(err, "In %s is nothing to clear.", place);
    p->cover[cell] = p->cover[twin] = (uint8_t)(piece < 0 ? 0 : rider + 1);
    p->steps = -1;
    if (piece < 0 || piece >= r->riders) return true;
    int old = head_of(p, rider);
    if (old >= 0) p->cover[old] = p->cover[twin_of(p, old)] = 0;
    p->cover[cell] |= COVER_HEAD;
    return true;
}

static bool give_turn(const Rules *r, Position *p, int piece, Err *err) {
    if (r->riders == 1) return err_set(err, "There is one rider only: it is always his turn.");
    if (r->simultaneous) return err_set(err, "All riders choose at once: nobody has the turn.");
    if (piece < 0 || piece >= r->riders || p->left[piece] >= 0)
        return err_set(err, "Name a rider who is not out.");
    p->turn = piece;
    return true;
}

static bool is_cell(const Rules *r, int cell, Err *err) {
    if (cell < 0 || cell >= size_of(&r->map))
        return err_set(err, "There is no cell number %d.", cell);
    return true;
}

/* The state to be edited: nothing is pending. */
static bool load(const Rules *r, const State *s, int piece, Position *out, Err *err) {
    if (piece < -1 || piece >= r->pieces)
        return err_set(err, "There is no piece number %d.", piece);
    tron_position_of(r, s, out);
    memset(out->choice, -1, sizeof out->choice);
    bool in_turn = r->riders > 1 && !r->simultaneous && !tron_over(r, s);
    out->turn = in_turn ? s->turn : -1;
    return true;
}

static bool edit(const void *rules, void *state, int cell, int piece, Err *err) {
    const Rules *r = rules;
    Position p;
    if (!load(r, state, piece, &p, err)) return false;
    if (piece >= 2 * r->riders)
        return err_set(err, "%s: that belongs to the map and cannot be put on it in a game.",
                       r->palette[piece].title);
    if (cell == -1 ? !give_turn(r, &p, piece, err)
                   : !is_cell(r, cell, err) || !put(r, &p, cell, piece, err))
        return false;
    return tron_position_put(r, &p, state, err);
}

/* ---- the ground ---------------------------------------------------------------------------------- */

/* Does everybody stand on his start, and nobody has ridden? */
static bool is_start(const Position *p) {
    for (int grid = 0; grid < size_of(&p->map); grid++)
        if (p->cover[grid] && p->cover[grid] != ((p->map.cell[grid] - '0') | COVER_HEAD))
            return false;
    return true;
}

/* Takes a start away from where it was. */
static void lift_start(Position *p, char mark) {
    for (int grid = 0; grid < size_of(&p->map); grid++)
        if (p->map.cell[grid] == mark) p->map.cell[grid] = '.', p->cover[grid] = 0;
}

/* Changes the ground of a cell; a trail on it goes, a rider stays where he is. */
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
        return err_set(err, "In %s is rider %d: put him elsewhere first%s.", place, here,
                       mark == '.' ? " (the last rider can be taken away at the start)" : "");
    for (int other = 0; other < TRON_RIDERS && start && !p->riders; other++)
        if (p->left[other] >= 0)
            return err_set(err, "Riders are out already: nobody can join this game.");
    p->cover[cell] = p->cover[twin_of(p, cell)] = 0;
    if (start) lift_start(p, mark);
    p->map.cell[cell] = mark;
    if (start && !p->riders) p->cover[cell] = (uint8_t)((rider + 1) | COVER_HEAD);
    return true;
}

/* One of several edits; what does not change the ground is done as in `edit`. */
static bool remake_one(const Rules *r, Position *p, int cell, int piece, Err *err) {
    if (piece < -1 || piece >= r->pieces)
        return err_set(err, "There is no piece number %d.", piece);
    if (cell == -1) return give_turn(r, p, piece, err);
    if (!is_cell(r, cell, err)) return false;
    bool ground = piece < 0 ? !p->cover[cell] || (p->cover[cell] & COVER_HEAD)
                            : piece >= 2 * r->riders || (piece < r->riders && is_start(p));
    if (!ground) return put(r, p, cell, piece, err);
    return lay(r, p, cell, piece < 0 ? '.' : r->palette[piece].letter, err);
}

static bool remake(const void *rules, const void *state, const int *cells, const int *pieces,
                   int count, Writer *position, Err *err) {
    const Rules *r = rules;
    Position p;
    if (!load(r, state, -1, &p, err)) return false;
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
    game->edit = edit;
    game->remake = remake;
}
