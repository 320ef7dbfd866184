/* text.c - Tron in words: moves, the drawing for terminals, the names of cells, how a ride
 * ended. */
#include "games/tron/tron.h"

#include "games/tron/messages.def"

const char tron_letters[DIRS + 1] = "lurd><";
const char tron_trails[TRON_RIDERS + 1] = "*+=~%&";

const char *const tron_names[TRON_RIDERS] = {"Blue",   "Orange", "Green",
                                             "Purple", "Yellow", "White"};

static void move_text(const Rules *, const void *, Move move, Writer *writer) {
    write_char(writer, tron_letters[move % DIRS]);
}

static bool move_read(const Rules *r, const void *, const char *text, Move *out, Err *err) {
    for (int d = 0; d < r->directions; d++)
        if ((text[0] == tron_letters[d] && !text[1]) || strcmp(text, key_words[d]) == 0) {
            *out = (Move)d;
            return true;
        }
    return r->directions > 4 ? err_set(err, not_a_direction_or_stairs, text)
                             : err_set(err, not_a_direction, text);
}

/* A letter a move, but for the whole words. */
static size_t move_span(const Rules *, const void *, const char *text) {
    size_t length = strcspn(text, " \t\r\n,;");
    for (int d = 0; d < DIRS; d++)
        if (strlen(key_words[d]) == length && strncmp(key_words[d], text, length) == 0)
            return length;
    return length > 0 && strchr(tron_letters, text[0]) ? 1 : length;
}

void tron_cell_name(const Map *map, int grid, char out[20]) {
    Writer writer;
    writer_fixed(&writer, out, 20);
    write_format(&writer, "%d,%d", grid % map->width, grid / map->width % map->height);
    if (map->floors > 1) write_format(&writer, ",%d", grid / (map->width * map->height) + 1);
}

/* ---- drawing --------------------------------------------------------------------------------- */

/* The riders, which of them are out, the steps of a solo rider. */
static void legend(const Rules *r, const State *s, Writer *writer) {
    if (r->riders == 1) {
        write_format(writer, "steps %d (cells %d)\n", s->steps, s->steps + 1);
        return;
    }
    for (int rider = 0; rider < r->riders; rider++) {
        bool alive = s->alive >> rider & 1;
        write_format(writer, "%s%s %d %c%s", rider ? "   " : "", tron_names[rider], rider + 1,
                     tron_trails[rider], alive ? "" : " out");
    }
    write_char(writer, '\n');
}

static void draw(const Rules *r, const void *state, Writer *writer) {
    const State *s = state;
    const Map *map = &r->map;
    Position position;
    tron_position_of(r, s, &position);
    const char *gap = map->width <= 39 ? " " : "";
    for (int floor = 0; floor < map->floors; floor++) {
        if (map->floors > 1) write_format(writer, "floor %d\n", floor + 1);
        for (int row = 0; row < map->height; row++) {
            write_format(writer, "%3d ", map->height - 1 - row);
            for (int x = 0; x < map->width; x++) {
                int grid = tron_map_at(map, floor, row, x), cover = position.cover[grid];
                int rider = (cover & COVER_RIDER) - 1;
                char mark = map->cell[grid];
                if (mark == '#' || (mark >= '1' && mark <= '9')) mark = mark == '#' ? '#' : '.';
                if (cover) mark = cover & COVER_HEAD ? (char)('1' + rider) : tron_trails[rider];
                write_format(writer, "%s%c", x ? gap : "", mark);
            }
            write_char(writer, '\n');
        }
    }
    write_text(writer, "    ");
    for (int x = 0; x < map->width; x++)
        write_format(writer, "%s%d", x ? gap : "", x % 10);
    write_char(writer, '\n');
    legend(r, s, writer);
}

/* As the source document, the Tron lab, sets its game up: the grid and where the rider starts. */
static void repr(const Rules *r, Writer *writer) {
    int grid = r->grid_of[r->start[0]];
    write_format(writer, "Game(%dx%d, %d, %d)", r->map.width, r->map.height, grid % r->map.width,
                 grid / r->map.width % r->map.height);
}

/* ---- what people are told -------------------------------------------------------------------- */

const Ask tron_asks[] = {
    {"step", "Cell", "arrow keys, or click a cell", "tap a cell beside your head"}, {0}};

const MoveTitle tron_titles[] = {{"l", "left"}, {"u", "up"},       {"r", "right"},
                                 {"d", "down"}, {">", "upstairs"}, {"<", "downstairs"},
                                 {NULL, NULL}};

enum { CRASH, OTHERS, NOBODY };

const Ending tron_endings[] = {
    [CRASH] = {.code = "crash", .text = "{loser} has crashed", .line = true},
    [OTHERS] = {.code = "others", .text = "The others have crashed", .line = true},
    [NOBODY] = {.code = "nobody", .text = "Nobody is left"},
    {0}};

static int ended(const Rules *r, const void *state, Parts *) {
    const State *s = state;
    if (r->riders == 1) return -1;
    return !s->alive ? NOBODY : r->riders == 2 ? CRASH : OTHERS;
}

void tron_install_text(const Rules *r, Game *game) {
    game->ended = ended;
    game->move_text = move_text;
    game->move_read = move_read;
    game->move_span = move_span;
    game->draw = draw;
    if (r->riders == 1) game->repr = repr;
}
