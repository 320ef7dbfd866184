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

/* The character of a piece on the map when it is ground, else 0. */
static char ground_of(const Rules *r, int piece) {
    return piece >= 2 * r->riders ? r->palette[piece].letter : 0;
}

static void clear_choices(Position *p) {
    memset(p->choice, -1, sizeof p->choice);
    p->turn = -1;
}

/* Where the head of a rider is in the position, -1 = nowhere. */
static int head_of(const Rules *r, const Position *p, int rider) {
    int size = r->map.width * r->map.height * r->map.floors;
    for (int grid = 0; grid < size; grid++)
        if (p->cover[grid] == ((rider + 1) | COVER_HEAD)) return grid;
    return -1;
}

/* The other cell that is covered with `grid`. */
static int twin_of(const Rules *r, int grid) {
    unsigned cell = r->cell_at[grid];
    return cell == (unsigned)r->nodes ? grid : r->grid_of[r->twin[cell]];
}

/* Puts a rider or a trail on a cell, or clears it. */
static bool put(const Rules *r, Position *p, int cell, int piece, Err *err) {
    char place[60];
    int rider = piece % r->riders, twin = twin_of(r, cell);
    tron_map_place(&r->map, cell, place);
    if (r->map.cell[cell] == '#') return err_set(err, "In %s is a wall.", place);
    if ((p->cover[cell] | p->cover[twin]) & COVER_HEAD)
        return err_set(err, "In %s is a rider: put him elsewhere first.", place);
    if (piece >= 0 && p->left[rider] >= 0)
        return err_set(err, "%s is out of this game.", tron_names[rider]);
    if (piece < 0 && !p->cover[cell]) return err_set(err, "In %s is nothing to clear.", place);
    p->cover[cell] = p->cover[twin] = (uint8_t)(piece < 0 ? 0 : rider + 1);
    if (piece < 0 || piece >= r->riders) return true;
    int old = head_of(r, p, rider);
    if (old >= 0) p->cover[old] = p->cover[twin_of(r, old)] = 0;
    p->cover[cell] |= COVER_HEAD;
    return true;
}

static bool edit(const void *rules, void *state, int cell, int piece, Err *err) {
    const Rules *r = rules;
    const State *s = state;
    Position p;
    if (piece < -1 || piece >= r->pieces)
        return err_set(err, "There is no piece number %d.", piece);
    if (piece >= 0 && ground_of(r, piece))
        return err_set(err, "A %s belongs to the map and cannot be put on it in a game.",
                       r->palette[piece].title);
    tron_position_of(r, s, &p);
    clear_choices(&p);
    if (cell == -1) {
        if (r->simultaneous || r->riders == 1)
            return err_set(err, r->riders == 1 ? "There is one rider only: it is always his turn."
                                               : "All riders choose at once: nobody has the turn.");
        if (piece < 0 || p.left[piece % r->riders] >= 0)
            return err_set(err, "Name a rider who is not out.");
        p.turn = piece % r->riders;
    } else {
        if (cell < 0 || cell >= r->map.width * r->map.height * r->map.floors)
            return err_set(err, "There is no cell number %d.", cell);
        if (!put(r, &p, cell, piece, err)) return false;
        if (!r->simultaneous && r->riders > 1) p.turn = s->turn;
    }
    if (r->riders == 1) p.steps = -1;
    return tron_position_put(r, &p, state, err);
}

void tron_install_edit(Rules *r, Game *game) {
    fill_palette(r);
    game->palette = r->palette;
    game->pieces = r->pieces;
    game->edit = edit;
}
