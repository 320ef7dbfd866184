/* map.c - maps as text in specs, and the graph that becomes of a map.
 *
 * The text of a spec consists of letters, digits and `. _ -` only, so that it survives links:
 *
 *     13x17-_14.11_2.11...     runs: `_` wall, `.` free cell, each with a count behind (none = 1),
 *     `-1`..`-6` starts, a-z ends of teleports, A-Z stairs. Row by row from the top left, floor by
 *     floor from the lowest; rows follow each other without a mark. Cells at the end that are not
 *     written are free.
 *     64x64x3_AbC0...-1812-a77-a2001    packed, for maps with long runs: six cells a character
 *     (A-Z a-z 0-9 . _ are 0..63; the first cell is the lowest bit, 1 = wall), what is missing at
 *     the end is free; then `-`, a mark (digit or letter) and the number of its cell.
 *     15x15                    an open board, starts in the bottom left and the top right corner.
 *
 * tron_map_write writes the shortest to read of these that describes the map: open board, runs
 * while they are short or not longer than packed, packed else. A map has one such text, so that
 * equal maps are equal variants. */
#include "games/tron/tron.h"

#include "games/tron/messages.def"

static const char digits64[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._";

enum { RUNS_SHORT = 240 }; /* run lengths up to here are written even when packed is shorter */

void tron_map_place(const Map *map, int grid, char out[60]) {
    int floor = grid / (map->width * map->height), y = grid / map->width % map->height;
    Writer writer;
    writer_fixed(&writer, out, 60);
    write_format(&writer, "row %d, column %d", map->height - y, grid % map->width + 1);
    if (map->floors > 1) write_format(&writer, " of floor %d", floor + 1);
}

/* The grid cell that is written as number `n`. */
static int written(const Map *map, int n) {
    int floor = map->width * map->height;
    return tron_map_at(map, n / floor, n % floor / map->width, n % map->width);
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

int tron_number(const char **text) {
    int value = 0, count = 0;
    while (is_digit(**text) && count < 6) {
        value = 10 * value + (*(*text)++ - '0');
        count++;
    }
    return count ? value : -1;
}

/* ---- checking -------------------------------------------------------------------------------- */

/* The grid cell of the n-th (from 0) mark `mark` of the map, -1 = there is none. */
static int find(const Map *map, char mark, int n) {
    for (int i = 0; i < tron_map_size(map); i++) {
        int grid = written(map, i);
        if (map->cell[grid] == mark && n-- == 0) return grid;
    }
    return -1;
}

static bool check_teleport(const Map *map, char mark, Err *err) {
    char place[60];
    int first = find(map, mark, 0), third = find(map, mark, 2);
    tron_map_place(map, third >= 0 ? third : first, place);
    if (third >= 0) return err_set(err, teleport_third_end, mark, place);
    if (find(map, mark, 1) < 0) return err_set(err, teleport_one_end, mark, place);
    return true;
}

static bool check_stairs(const Map *map, char mark, Err *err) {
    char place[60];
    int first = find(map, mark, 0), floor = map->width * map->height;
    for (int n = 1, before = first, at; (at = find(map, mark, n)) >= 0; n++, before = at) {
        tron_map_place(map, at, place);
        if (at / floor == before / floor) return err_set(err, stairs_twice, mark, place);
    }
    tron_map_place(map, first, place);
    if (find(map, mark, 1) < 0) return err_set(err, stairs_nowhere, mark, place);
    return true;
}

void tron_map_marks(const Map *map, bool marks[128]) {
    memset(marks, 0, 128);
    for (int grid = 0; grid < tron_map_size(map); grid++)
        marks[map->cell[grid] & 127] = true;
}

bool tron_map_check(Map *map, Err *err) {
    char place[60];
    bool marks[128];
    int last = 0;
    tron_map_marks(map, marks);
    for (int rider = 1; rider <= TRON_RIDERS; rider++) {
        if (!marks['0' + rider]) continue;
        int at = find(map, (char)('0' + rider), 0), again = find(map, (char)('0' + rider), 1);
        tron_map_place(map, again >= 0 ? again : at, place);
        if (again >= 0) return err_set(err, start_twice, rider, place);
        if (rider != last + 1) return err_set(err, start_before_missing, rider, place, last + 1);
        last = rider;
    }
    if (!last) return err_set(err, map_without_start);
    map->starts = last;
    for (char mark = 'a'; mark <= 'z'; mark++)
        if (marks[(int)mark] && !check_teleport(map, mark, err)) return false;
    for (char mark = 'A'; mark <= 'Z'; mark++)
        if (marks[(int)mark] && !check_stairs(map, mark, err)) return false;
    return true;
}

/* ---- reading --------------------------------------------------------------------------------- */

static bool read_size(const char **text, Map *map, Err *err) {
    const char *whole = *text;
    map->width = tron_number(text);
    map->height = **text == 'x' && map->width > 0 ? (++*text, tron_number(text)) : -1;
    map->floors = **text == 'x' && map->height > 0 ? (++*text, tron_number(text)) : 1;
    if (map->width < 0 || map->height < 0 || map->floors < 0 ||
        (**text && **text != '-' && **text != '_'))
        return err_set(err, map_begin_unknown, whole);
    if (map->width < 1 || map->width > TRON_SIDE || map->height < 1 || map->height > TRON_SIDE ||
        map->floors < 1 || map->floors > TRON_FLOORS)
        return err_set(err, map_size_not_allowed, map->width, map->height, map->floors, TRON_SIDE,
                       TRON_SIDE, TRON_FLOORS);
    return true;
}

static bool too_long(const Map *map, const char *text, Err *err) {
    return err_set(err, map_too_long, tron_map_size(map), text);
}

static bool read_runs(const char *text, Map *map, Err *err) {
    char place[60];
    int n = 0, size = tron_map_size(map);
    while (*text) {
        const char *item = text;
        char mark = *text++;
        int count = 1;
        if (n >= size) return too_long(map, item, err);
        tron_map_place(map, written(map, n), place);
        if (mark == '_' || mark == '.') {
            if (is_digit(*text)) count = tron_number(&text);
            mark = mark == '_' ? '#' : '.';
        } else if (mark == '-') {
            mark = *text++;
            if (mark < '1' || mark > '0' + TRON_RIDERS)
                return err_set(err, map_start_not_allowed, place, TRON_RIDERS, item);
        } else if (!tron_is_letter(mark)) {
            return err_set(err, map_no_cell, place, item);
        }
        if (count < 1) return err_set(err, map_empty_run, place, item);
        if (count > size - n) return too_long(map, item, err);
        while (count-- > 0)
            map->cell[written(map, n++)] = mark;
    }
    return true;
}

static bool read_packed(const char *text, Map *map, Err *err) {
    int n = 0, size = tron_map_size(map);
    for (; *text && *text != '-'; text++) {
        const char *digit = strchr(digits64, *text);
        if (!digit) return err_set(err, packed_letter_unknown, text);
        for (int bit = 0; bit < 6; bit++, n++) {
            if (!((digit - digits64) >> bit & 1)) continue;
            if (n >= size) return too_long(map, text, err);
            map->cell[written(map, n)] = '#';
        }
    }
    while (*text) {
        const char *item = text;
        char mark = text[1];
        bool known = *text == '-' &&
                     (tron_is_letter(mark) || (mark >= '1' && mark <= '0' + TRON_RIDERS));
        text += known ? 2 : 0;
        int at = known ? tron_number(&text) : -1;
        if (at < 0 || at >= size) return err_set(err, packed_mark_unknown, item, size - 1);
        map->cell[written(map, at)] = mark;
    }
    return true;
}

bool tron_map_read(const char *text, Map *out, Err *err) {
    Map *map = out;
    if (!read_size(&text, map, err)) return false;
    memset(map->cell, 0, sizeof map->cell);
    memset(map->cell, '.', (size_t)tron_map_size(map));
    if (!*text) {
        map->cell[tron_map_at(map, 0, map->height - 1, 0)] = '1';
        int last = tron_map_at(map, map->floors - 1, 0, map->width - 1);
        if (map->cell[last] == '.') map->cell[last] = '2';
    } else if (*text == '-' ? !read_runs(text + 1, map, err) : !read_packed(text + 1, map, err)) {
        return false;
    }
    return tron_map_check(map, err);
}

/* ---- writing --------------------------------------------------------------------------------- */

static void write_runs(const Map *map, Writer *out) {
    int size = tron_map_size(map), last = size;
    while (last > 0 && map->cell[written(map, last - 1)] == '.')
        last--;
    for (int n = 0, count; n < last; n += count) {
        char mark = map->cell[written(map, n)];
        bool run = mark == '#' || mark == '.';
        for (count = 1; run && n + count < last; count++)
            if (map->cell[written(map, n + count)] != mark) break;
        if (is_digit(mark)) write_char(out, '-');
        write_char(out, mark == '#' ? '_' : mark);
        if (count > 1) write_int(out, count);
    }
}

static void write_packed(const Map *map, Writer *out) {
    int size = tron_map_size(map), last = size;
    while (last > 0 && map->cell[written(map, last - 1)] != '#')
        last--;
    for (int n = 0; n < last; n += 6) {
        int value = 0;
        for (int bit = 0; bit < 6 && n + bit < last; bit++)
            value |= (map->cell[written(map, n + bit)] == '#') << bit;
        write_char(out, digits64[value]);
    }
    for (int n = 0; n < size; n++) {
        char mark = map->cell[written(map, n)];
        if (mark != '#' && mark != '.') write_format(out, "-%c%d", mark, n);
    }
}

static bool is_open(const Map *map) {
    int first = tron_map_at(map, 0, map->height - 1, 0);
    int last = tron_map_at(map, map->floors - 1, 0, map->width - 1);
    for (int grid = 0; grid < tron_map_size(map); grid++)
        if (map->cell[grid] != (grid == first ? '1' : grid == last ? '2' : '.')) return false;
    return true;
}

void tron_map_write(const Map *map, Writer *out) {
    write_format(out, "%dx%d", map->width, map->height);
    if (map->floors > 1) write_format(out, "x%d", map->floors);
    if (is_open(map)) return;
    Writer runs, packed;
    writer_init(&runs);
    writer_init(&packed);
    write_runs(map, &runs);
    write_packed(map, &packed);
    bool readable = runs.length <= RUNS_SHORT || runs.length <= packed.length;
    write_char(out, readable ? '-' : '_');
    if (readable ? runs.text : packed.text) write_text(out, readable ? runs.text : packed.text);
    writer_done(&runs);
    writer_done(&packed);
}

/* ---- the graph ------------------------------------------------------------------------------- */

/* The nearest stairs of the same letter above (step 1) or below (step -1); -1 = none. */
static int stairs(const Map *map, int grid, int step) {
    if (!tron_is_stairs(map->cell[grid])) return -1;
    int floor = map->width * map->height;
    for (int at = grid / floor + step; at >= 0 && at < map->floors; at += step)
        for (int i = 0; i < floor; i++)
            if (map->cell[at * floor + i] == map->cell[grid]) return at * floor + i;
    return -1;
}

int tron_beside(const Rules *r, int grid, int direction) {
    static const int dx[4] = {-1, 0, 1, 0}, dy[4] = {0, 1, 0, -1};
    const Map *map = &r->map;
    if (direction >= DIR_ASCEND) return stairs(map, grid, direction == DIR_ASCEND ? 1 : -1);
    int x = grid % map->width + dx[direction], y = grid / map->width % map->height + dy[direction];
    int floor = grid / (map->width * map->height);
    if (r->wrap == WRAP_SIDES || r->wrap == WRAP_TORUS) x = (x + map->width) % map->width;
    if (r->wrap == WRAP_ENDS || r->wrap == WRAP_TORUS) y = (y + map->height) % map->height;
    if (x < 0 || x >= map->width || y < 0 || y >= map->height) return -1;
    return (floor * map->height + y) * map->width + x;
}

int tron_map_portal(const Map *map, int grid) {
    char mark = map->cell[grid];
    for (int at = 0; tron_is_teleport(mark) && at < tron_map_size(map); at++)
        if (at != grid && map->cell[at] == mark) return at;
    return grid;
}

static void number_cells(Rules *r) {
    const Map *map = &r->map;
    r->nodes = 0;
    for (int grid = 0; grid < tron_map_size(map); grid++) {
        if (map->cell[grid] == '#') continue;
        r->grid_of[r->nodes] = (uint16_t)grid;
        r->cell_at[grid] = (uint16_t)r->nodes++;
    }
    for (int grid = 0; grid < tron_map_size(map); grid++)
        if (map->cell[grid] == '#') r->cell_at[grid] = (uint16_t)r->nodes;
    r->grid_of[r->nodes] = UINT16_MAX;
    r->words = (r->nodes + 64) / 64;
    memset(r->blank, 0, sizeof r->blank);
    tron_take(r->blank, (unsigned)r->nodes);
}

static void link_cells(Rules *r) {
    const Map *map = &r->map;
    uint16_t sentinel = (uint16_t)r->nodes;
    r->directions = 4;
    r->directed = false;
    for (int cell = 0; cell <= r->nodes; cell++)
        for (int d = 0; d < TRON_DIRS; d++)
            r->next[cell][d] = sentinel;
    r->portal[sentinel] = r->meet[sentinel] = sentinel;
    for (int cell = 0; cell < r->nodes; cell++) {
        int grid = r->grid_of[cell];
        uint16_t portal = r->cell_at[tron_map_portal(map, grid)];
        r->portal[cell] = portal;
        r->meet[cell] = portal < cell ? portal : (uint16_t)cell;
        if (tron_is_teleport(map->cell[grid])) r->directed = true;
        if (tron_is_stairs(map->cell[grid])) r->directions = DIRS;
    }
    for (int cell = 0; cell < r->nodes; cell++)
        for (int d = 0; d < r->directions; d++) {
            int to = tron_beside(r, r->grid_of[cell], d);
            if (to >= 0) r->next[cell][d] = r->portal[r->cell_at[to]];
        }
}

/* Tries to colour the graph: a union of cells whose colours depend on each other, with parities. */
static void colour_cells(Rules *r) {
    uint16_t parent[TRON_GRID + 1];
    r->two_coloured = true;
    for (int cell = 0; cell <= r->nodes; cell++) {
        parent[cell] = (uint16_t)cell;
        r->colour[cell] = 0; /* relative to the parent, for now */
    }
    for (int cell = 0; cell < r->nodes; cell++)
        for (int d = 0; d < r->directions; d++) {
            unsigned end[2] = {(unsigned)cell, r->next[cell][d]}, parity = 1;
            if (end[1] == (unsigned)r->nodes) continue;
            for (int i = 0; i < 2; i++)
                while (parent[end[i]] != end[i]) {
                    unsigned up = parent[end[i]]; /* halve the way for later look-ups */
                    r->colour[end[i]] ^= r->colour[up];
                    parent[end[i]] = parent[up];
                    parity ^= r->colour[end[i]];
                    end[i] = parent[end[i]];
                }
            if (end[0] == end[1])
                r->two_coloured = r->two_coloured && !parity;
            else
                parent[end[1]] = (uint16_t)end[0], r->colour[end[1]] = (uint8_t)parity;
        }
    for (int cell = 0; cell < r->nodes; cell++) {
        unsigned colour = 0;
        for (unsigned at = (unsigned)cell; parent[at] != at; at = parent[at])
            colour ^= r->colour[at] & 1u;
        r->colour[cell] = (uint8_t)(colour << 1 | r->colour[cell]); /* bit 1: the result */
    }
    for (int cell = 0; cell <= r->nodes; cell++)
        r->colour[cell] >>= 1;
}

bool tron_map_build(Rules *r, Err *err) {
    uint64_t plane[TRON_WORDS];
    char place[60];
    number_cells(r);
    link_cells(r);
    colour_cells(r);
    memcpy(plane, r->blank, sizeof plane);
    for (int rider = 0; rider < r->riders; rider++) {
        r->start[rider] = r->cell_at[find(&r->map, (char)('1' + rider), 0)];
        tron_take(plane, r->start[rider]);
    }
    for (int rider = 0; rider < r->riders; rider++) {
        if (tron_open(r, plane, r->start[rider])) continue;
        tron_map_place(&r->map, r->grid_of[r->start[rider]], place);
        return err_set(err, rider_walled_in, rider + 1, place);
    }
    return true;
}
