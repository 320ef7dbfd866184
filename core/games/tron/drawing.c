/* drawing.c - positions as text.
 *
 * A position is a drawing: rows from the top, `/` between them, an empty row (`//`) between floors,
 * the lowest floor first. `#` is a wall, `.` or a blank a free cell, a digit the head of that rider
 * or its start, a small letter the end of a teleport, a capital stairs; * + = ~ % & are the trails
 * of riders 1 to 6. A map without trails is the start of a game on it. What the drawing cannot show
 * stands behind a `|`, only where it is needed:
 *
 *     #####/#.1.#/#.*.#/##### | 1@2,1
 *
 *     1@2,1      start 1 (or the teleport or stairs of that letter) is the ground of cell 2,1
 *     steps:7    the steps of a solo rider, where they are not the cells that it covers less one
 *     riders:2   fewer riders than starts
 *     out:3=1    rider 3 is out; one rider survived that moment
 *     turn:2     rider 2 chooses next         choice:1=l    rider 1 has chosen left already
 *
 * Lines of a file may stand for rows as they are. The format of the 2010 contest, a first row
 * `WIDTH HEIGHT` and rows of `#`, blanks, `1` and `2`, is such a drawing with its size in front.
 * The array of the Tron lab, [[1,1,1],[1,0,1],[1,1,1]] with 1 for a wall and 0 for a free cell, is
 * read, too, with or without brackets and commas. */
#include "games/tron/tron.h"

#include "base/messages.def"
#include "games/tron/messages.def"

/* ---- reading --------------------------------------------------------------------------------- */

typedef struct Reader {
    const char *text; /* of the next row, or null behind the last one */
    Position *out;
    Err *err;
} Reader;

/* The next row; false behind the last one. A row ends with '/', a line end, '|' or the end. */
static bool next_row(Reader *in, const char **row, int *length) {
    if (!in->text) return false;
    *row = in->text;
    *length = (int)strcspn(in->text, "/\n|");
    char end = (*row)[*length];
    in->text = end == '/' || end == '\n' ? *row + *length + 1 : NULL;
    if (end == '\n' && *length > 0 && (*row)[*length - 1] == '\r') --*length;
    return true;
}

/* A row `13 17` in front tells the size. */
static bool read_contest(const char *row, int length, int *width, int *height) {
    const char *text = row + strspn(row, " ");
    int columns = tron_number(&text);
    if (columns < 0 || *text++ != ' ') return false;
    int rows = tron_number(&text);
    text += strspn(text, " ");
    if (rows < 0 || text != row + length) return false;
    *width = columns;
    *height = rows;
    return true;
}

/* One cell of the drawing: ground and cover. Digits are heads until the tokens say otherwise. */
static bool read_cell(Reader *in, int grid, char mark) {
    Position *p = in->out;
    char place[60];
    const char *trail = mark ? strchr(tron_trails, mark) : NULL;
    p->map.cell[grid] = '.';
    if (mark == '#' || tron_is_letter(mark))
        p->map.cell[grid] = mark;
    else if (mark >= '1' && mark <= '0' + TRON_RIDERS)
        p->cover[grid] = (uint8_t)((mark - '0') | COVER_HEAD);
    else if (trail)
        p->cover[grid] = (uint8_t)(trail - tron_trails + 1);
    else if (mark != '.' && mark != ' ') {
        tron_map_place(&p->map, grid, place);
        return err_set(in->err, not_a_cell, mark >= ' ' && mark < 127 ? mark : '?', place,
                       TRON_RIDERS, tron_trails);
    }
    return true;
}

/* The length of a row without blanks beyond `width`. */
static int trimmed(const char *row, int length, int width) {
    while (length > width && row[length - 1] == ' ')
        length--;
    return length;
}

/* Width, height and floors of the drawing. */
static bool measure(Reader in, int width, int height) {
    Map *map = &in.out->map;
    const char *row;
    int length, rows = 0, number = 0;
    map->floors = 1;
    map->height = 0;
    while (next_row(&in, &row, &length)) {
        bool last = !in.text;
        if (last && number > 0 && trimmed(row, length, 0) == 0) break; /* a line end at the end */
        number++;
        if (length == 0 && rows > 0 && !last) {
            if (map->height && rows != map->height)
                return err_set(in.err, floor_rows_differ, map->floors, rows, map->height);
            map->height = rows;
            rows = 0;
            if (++map->floors > TRON_FLOORS)
                return err_set(in.err, too_many_floors, number, map->floors, TRON_FLOORS);
            continue;
        }
        if (!width) width = last ? trimmed(row, length, 1) : length;
        int cells = trimmed(row, length, width);
        if (cells < width)
            return err_set(in.err, row_too_short, number, cells, width, number, cells + 1);
        if (cells > width)
            return err_set(in.err, row_too_long, number, cells, width, number, width + 1);
        if (width > TRON_SIDE || ++rows > TRON_SIDE)
            return err_set(in.err, floor_too_large, number, width > TRON_SIDE ? TRON_SIDE + 1 : 1,
                           TRON_SIDE, TRON_SIDE);
    }
    if (!rows && map->floors > 1) { /* an empty row at the end is no floor */
        map->floors--;
        rows = map->height;
    }
    if (map->height && rows != map->height)
        return err_set(in.err, floor_rows_differ, map->floors, rows, map->height);
    map->width = width;
    map->height = rows;
    if (!rows || !width) return err_set(in.err, drawing_empty);
    if (height && height != rows) return err_set(in.err, rows_announced, height, rows);
    return true;
}

static bool read_grid(Reader in) {
    Map *map = &in.out->map;
    const char *row;
    int length, width = 0, height = 0;
    Reader first = in;
    if (next_row(&first, &row, &length) && read_contest(row, length, &width, &height)) {
        if (width < 1 || height < 1 || width > TRON_SIDE || height > TRON_SIDE)
            return err_set(in.err, drawing_size_not_allowed, width, height, TRON_SIDE);
        in = first;
    }
    if (!measure(in, width, height)) return false;
    for (int floor = 0; floor < map->floors; floor++)
        for (int y = 0; y < map->height;) {
            if (!next_row(&in, &row, &length)) break;
            if (length == 0) continue;
            for (int x = 0; x < map->width; x++)
                if (!read_cell(&in, tron_map_at(map, floor, y, x), row[x])) return false;
            y++;
        }
    return true;
}

/* A rider's number from 1; read as from 0. */
static bool read_rider(const char **text, int *out) {
    *out = tron_number(text) - 1;
    return *out >= 0 && *out < TRON_RIDERS;
}

/* `x,y` or `x,y,floor`. */
static bool read_place(const char **text, const Map *map, int *out) {
    int x, y, floor = 1;
    if ((x = tron_number(text)) < 0 || *(*text)++ != ',' || (y = tron_number(text)) < 0)
        return false;
    if (**text == ',') ++*text, floor = tron_number(text);
    *out = ((floor - 1) * map->height + y) * map->width + x;
    return x < map->width && y < map->height && floor >= 1 && floor <= map->floors;
}

static bool skip_word(const char **text, const char *word) {
    size_t length = strlen(word);
    if (strncmp(*text, word, length) != 0) return false;
    *text += length;
    return true;
}

/* One word behind the `|`, all of which must be used up. */
static bool read_token(const char **text, Position *p) {
    int rider, value;
    char mark = **text;
    if ((*text)[0] && (*text)[1] == '@') {
        *text += 2;
        bool ground = tron_is_letter(mark) || (mark >= '1' && mark <= '0' + TRON_RIDERS);
        if (!ground || !read_place(text, &p->map, &value)) return false;
        if (p->map.cell[value] != '.') return false;
        p->map.cell[value] = mark;
    } else if (skip_word(text, "steps:")) {
        if ((p->steps = tron_number(text)) < 0) return false;
    } else if (skip_word(text, "riders:")) {
        p->riders = tron_number(text);
        if (p->riders < 1 || p->riders > TRON_RIDERS) return false;
    } else if (skip_word(text, "turn:")) {
        if (!read_rider(text, &p->turn)) return false;
    } else if (skip_word(text, "out:")) {
        if (!read_rider(text, &rider) || *(*text)++ != '=') return false;
        value = tron_number(text);
        if (value < 0 || value >= TRON_RIDERS) return false;
        p->left[rider] = (int8_t)value;
    } else if (skip_word(text, "choice:")) {
        if (!read_rider(text, &rider) || *(*text)++ != '=') return false;
        const char *letter = **text ? strchr(tron_letters, *(*text)++) : NULL;
        if (!letter) return false;
        p->choice[rider] = (int8_t)(letter - tron_letters);
    } else {
        return false;
    }
    return **text == 0 || **text == ' ';
}

static bool parse(const char *text, Position *out, Err *err) {
    memset(out, 0, sizeof *out);
    memset(out->left, -1, sizeof out->left);
    memset(out->choice, -1, sizeof out->choice);
    out->steps = out->turn = -1;
    Reader in = {.text = text, .out = out, .err = err};
    if (!read_grid(in)) return false;
    const char *bar = strchr(text, '|');
    for (text = bar ? bar + 1 : ""; *text;) {
        const char *token = text;
        if (*text == ' ') {
            text++;
        } else if (!read_token(&text, out)) {
            return err_set(err, text_behind_drawing,
                           (int)strcspn(token, " ") > 40 ? 40 : (int)strcspn(token, " "), token);
        }
    }
    /* A digit is its rider's start as well, unless that lies elsewhere. */
    Map *map = &out->map;
    bool given[128];
    tron_map_marks(map, given);
    for (int grid = 0; grid < tron_map_size(map); grid++) {
        int rider = (out->cover[grid] & COVER_RIDER) - 1;
        if (!(out->cover[grid] & COVER_HEAD) || given['1' + rider] || map->cell[grid] != '.')
            continue;
        map->cell[grid] = (char)('1' + rider);
    }
    if (!tron_map_check(map, err)) return false;
    if (out->riders > map->starts)
        return err_set(err, too_many_riders_drawn, out->riders, map->starts);
    /* Digits beyond the riders are starts without a rider. */
    int riders = out->riders ? out->riders : map->starts;
    for (int grid = 0; grid < tron_map_size(map); grid++) {
        char place[60];
        if ((out->cover[grid] & COVER_RIDER) <= riders) continue;
        if (map->cell[grid] == '0' + (out->cover[grid] & COVER_RIDER)) {
            out->cover[grid] = 0;
            continue;
        }
        tron_map_place(map, grid, place);
        return err_set(err, rider_not_expected, place, riders);
    }
    return true;
}

/* ---- the array of the Tron lab --------------------------------------------------------------- */

/* A 0 is in no drawing, and an array has nothing but 0 and 1. */
static bool is_array(const char *text) {
    size_t length = strspn(text, "01[], \t\r\n/");
    return (!text[length] || text[length] == '|') && memchr(text, '0', length);
}

/* The rider starts where 1@X,Y behind the array says, else in 3,5 as in the lab; where that is
 * taken, in the first free cell from the bottom. */
static void place_start(char *rows, int width, int height, const char *given) {
    int x = 3, y = 5;
    if (given) {
        given += 2;
        x = tron_number(&given);
        y = *given++ == ',' ? tron_number(&given) : -1;
    }
    int at = (height - 1 - y) * (width + 1) + x;
    if (x < 0 || x >= width || y < 0 || y >= height || rows[at] != '.')
        for (at = (height - 1) * (width + 1); at > 0 && !memchr(rows + at, '.', (size_t)width);)
            at -= width + 1;
    char *start = memchr(rows + at, '.', (size_t)width);
    if (start) *start = '1';
}

/* The array as a drawing. */
static void redraw(const char *text, Writer *out) {
    int width = 0, height = 0, cells = 0;
    bool even = true;
    for (; *text && *text != '|'; text++) {
        bool cell = *text == '0' || *text == '1';
        if (cell && !cells && height++) write_char(out, '/');
        if (cell) write_char(out, *text == '1' ? '#' : '.');
        cells += cell;
        bool last = !text[1] || text[1] == '|';
        if (!cells || !(last || strchr("]\n/", *text))) continue;
        if (!width) width = cells;
        even = even && cells == width;
        cells = 0;
    }
    if (even && out->text) place_start(out->text, width, height, strstr(text, "1@"));
    write_text(out, text);
}

bool tron_position_parse(const char *text, Position *out, Err *err) {
    if (!is_array(text)) return parse(text, out, err);
    Writer drawing;
    writer_init(&drawing);
    redraw(text, &drawing);
    bool ok = drawing.text ? parse(drawing.text, out, err) : err_short(err, memory_short);
    writer_done(&drawing);
    return ok;
}

/* ---- writing --------------------------------------------------------------------------------- */

/* Does the drawing leave out what the ground of this cell is? */
static bool is_hidden(const Position *p, int grid, int riders) {
    char mark = p->map.cell[grid];
    int cover = p->cover[grid], rider = mark - '0';
    if (mark == '#' || mark == '.') return false;
    if (tron_is_letter(mark)) return cover != 0;
    return rider <= riders ? cover != (rider | COVER_HEAD) : cover != 0;
}

static void print_grid(const Position *p, int riders, Writer *out) {
    const Map *map = &p->map;
    for (int floor = 0; floor < map->floors; floor++) {
        if (floor) write_text(out, "//");
        for (int row = 0; row < map->height; row++) {
            if (row) write_char(out, '/');
            for (int x = 0; x < map->width; x++) {
                int grid = tron_map_at(map, floor, row, x), cover = p->cover[grid];
                int rider = (cover & COVER_RIDER) - 1;
                char mark = map->cell[grid];
                if (cover)
                    mark = cover & COVER_HEAD ? (char)('1' + rider) : tron_trails[rider];
                else if (is_hidden(p, grid, riders))
                    mark = '.';
                write_char(out, mark);
            }
        }
    }
}

/* The writer of a word behind the drawing; the first word brings the bar. */
static Writer *word(Writer *out, bool *some) {
    write_text(out, *some ? " " : " | ");
    *some = true;
    return out;
}

int tron_position_steps(const Position *p) {
    int count = 0, half = 0;
    for (int grid = 0; grid < tron_map_size(&p->map); grid++) {
        if (p->cover[grid]) *(tron_is_teleport(p->map.cell[grid]) ? &half : &count) += 1;
    }
    return count + half / 2 - 1;
}

void tron_position_print(const Position *p, Writer *out) {
    const Map *map = &p->map;
    int riders = p->riders ? p->riders : map->starts;
    bool some = false;
    bool marks[128];
    print_grid(p, riders, out);
    tron_map_marks(map, marks);
    for (int mark = '1'; mark <= 'z'; mark++) {
        if (!marks[mark]) continue;
        for (int grid = 0; grid < tron_map_size(map); grid++) {
            if (map->cell[grid] != mark || !is_hidden(p, grid, riders)) continue;
            char name[20];
            tron_cell_name(map, grid, name);
            write_format(word(out, &some), "%c@%s", mark, name);
        }
    }
    if (riders == 1 && p->steps >= 0 && p->steps != tron_position_steps(p))
        write_format(word(out, &some), "steps:%d", p->steps);
    if (riders != map->starts) write_format(word(out, &some), "riders:%d", riders);
    for (int rider = 0; rider < riders; rider++)
        if (p->left[rider] >= 0)
            write_format(word(out, &some), "out:%d=%d", rider + 1, p->left[rider]);
    if (p->turn >= 0) write_format(word(out, &some), "turn:%d", p->turn + 1);
    for (int rider = 0; rider < riders; rider++)
        if (p->choice[rider] >= 0)
            write_format(word(out, &some), "choice:%d=%c", rider + 1,
                         tron_letters[p->choice[rider]]);
}
