/* stones.c - a test game: n in a row on any board, with a turn of two clicks.
 *
 * Two players, Circle and Cross, in turns put a stone on a free cell and then close another free
 * cell for ever. Who has `align` stones in an unbroken row, in any of four directions, has won; the
 * game is drawn when fewer than two cells are free. Whoever draws boards knows nothing of it: it
 * has no look, and says in its rows what a turn asks and how it ends.
 *
 * State: a set of cells for each player and for what is closed, who moves. Cells are numbered row
 * by row from the bottom left. Move = stone + 64 x closed cell, listed by stone, then by closed
 * cell. */
#include "games.h"

#include <string.h>

#include "base/bits.h"
#include "base/err.h"

MESSAGE(stones_position, "A position is a letter a cell, o, x, # or '.', and who moves.", "")
MESSAGE(stones_align, "No row of this board is so long.", "")

enum { SIDE = 6, CELLS = SIDE * SIDE, CLOSED = 2, SETS = 3 };

typedef struct Rules {
    int64_t columns, rows, align;
} Rules;

typedef struct State {
    uint64_t set[SETS];
    uint64_t mover;
} State;

static const Param params[] = {
    PARAM_INT(Rules, columns, 3, 2, SIDE, .title = "Columns",
              .doc = "Width of the board in cells."),
    PARAM_INT(Rules, rows, 3, 2, SIDE, .title = "Rows", .doc = "Height of the board in cells."),
    PARAM_INT(Rules, align, 3, 2, SIDE, .title = "Stones in a row",
              .doc = "Stones in a row that win."),
    PARAM_END};

static const Preset presets[] = {{.name = "wide", .values = "columns=5,rows=3"}, {.name = NULL}};

static int cells(const Rules *r) {
    return (int)(r->columns * r->rows);
}

/* The cells of all rows of `align` stones. */
static uint64_t lines(const Rules *r, uint64_t stones) {
    static const int dx[4] = {1, 0, 1, 1}, dy[4] = {0, 1, 1, -1};
    uint64_t found = 0;
    for (int cell = 0; cell < cells(r); cell++)
        for (int d = 0; d < 4; d++) {
            uint64_t line = 0;
            int x = cell % (int)r->columns, y = cell / (int)r->columns, n = 0;
            for (; n < r->align && x < r->columns && y >= 0 && y < r->rows; n++) {
                line |= (uint64_t)1 << (y * r->columns + x);
                x += dx[d], y += dy[d];
            }
            if (n == r->align && (stones & line) == line) found |= line;
        }
    return found;
}

static uint64_t taken(const State *s) {
    return s->set[0] | s->set[1] | s->set[CLOSED];
}

static void start(const Rules *, void *state) {
    memset(state, 0, sizeof(State));
}

static Status status(const Rules *r, const void *state) {
    const State *s = state;
    bool won = lines(r, s->set[0]) || lines(r, s->set[1]);
    return won || bits_count(taken(s)) > cells(r) - 2 ? OVER : ONGOING;
}

static int mover(const Rules *, const void *state) {
    return (int)((const State *)state)->mover;
}

static int moves(const Rules *r, const void *state, Move *out) {
    int count = 0;
    if (status(r, state) == OVER) return 0;
    uint64_t full = taken(state);
    for (int stone = 0; stone < cells(r); stone++)
        for (int closed = 0; closed < cells(r); closed++)
            if (stone != closed && !(full >> stone & 1) && !(full >> closed & 1))
                out[count++] = (Move)(stone + 64 * closed);
    return count;
}

static Status play(const Rules *r, void *to, const void *from, Move move) {
    State s = *(const State *)from;
    s.set[s.mover] |= (uint64_t)1 << (move & 63);
    s.set[CLOSED] |= (uint64_t)1 << (move >> 6);
    s.mover = 1 - s.mover;
    *(State *)to = s;
    return status(r, to);
}

static double result(const Rules *r, const void *state, int player) {
    const State *s = state;
    return (lines(r, s->set[player]) != 0) - (lines(r, s->set[1 - player]) != 0);
}

/* ---- text ------------------------------------------------------------------------------------ */

static void write_cell(const Rules *r, int cell, Writer *writer) {
    game_write_cell(writer, cell % (int)r->columns, cell / (int)r->columns);
}

static void move_text(const Rules *r, const void *, Move move, Writer *writer) {
    write_cell(r, (int)(move & 63), writer);
    write_char(writer, '/');
    write_cell(r, (int)(move >> 6), writer);
}

static const char marks[] = "ox#.";

/* What lies on a cell: a player, CLOSED, or SETS for nothing. */
static int piece_on(const State *s, int cell) {
    int piece = 0;
    while (piece < SETS && !(s->set[piece] >> cell & 1))
        piece++;
    return piece;
}

static void position_write(const Rules *r, const void *state, Writer *writer) {
    const State *s = state;
    for (int cell = 0; cell < cells(r); cell++)
        write_char(writer, marks[piece_on(s, cell)]);
    write_char(writer, ' ');
    write_char(writer, marks[s->mover]);
}

static bool position_read(const Rules *r, void *state, const char *text, Err *err) {
    State s = {{0}, 0};
    size_t length = (size_t)cells(r);
    bool good = strlen(text) == length + 2 && text[length] == ' ' &&
                (text[length + 1] == 'o' || text[length + 1] == 'x');
    for (size_t i = 0; good && i < length; i++) {
        const char *mark = strchr(marks, text[i]);
        good = mark != NULL;
        if (good && mark - marks < SETS) s.set[mark - marks] |= (uint64_t)1 << i;
    }
    if (good) good = !lines(r, s.set[0]) || !lines(r, s.set[1]);
    if (!good) return err_set(err, stones_position);
    s.mover = text[length + 1] == 'x';
    *(State *)state = s;
    return true;
}

/* ---- board ----------------------------------------------------------------------------------- */

static int path(const Rules *, const void *, Move move, int which, int out[MAX_CLICKS]) {
    out[0] = (int)(move & 63);
    out[1] = (int)(move >> 6);
    return which ? 0 : 2;
}

static void view(const Rules *r, const void *state, const void *before, Move last, ViewSink *sink) {
    const State *s = state;
    uint64_t won = lines(r, s->set[0]) | lines(r, s->set[1]);
    bool moved = before && last != NO_MOVE;
    if (sink->size) sink->size(sink->context, (int)r->columns, (int)r->rows, 1);
    for (int id = 0; id < cells(r) && sink->cell; id++) {
        char name[8];
        Writer writer;
        writer_fixed(&writer, name, sizeof name);
        write_cell(r, id, &writer);
        int piece = piece_on(s, id);
        Cell cell = {.id = id,
                     .x = id % (int)r->columns,
                     .y = id / (int)r->columns,
                     .piece = piece < SETS ? piece : -1,
                     .click = id,
                     .place = "cell",
                     .name = name};
        if (won >> id & 1) cell.marks |= MARK_WIN;
        if (moved && ((last & 63) == (Move)id || last >> 6 == (Move)id)) cell.marks |= MARK_LAST;
        sink->cell(sink->context, &cell);
    }
    if (!sink->motion || !moved) return;
    sink->motion(sink->context, -1, (int)(last & 63), (int)((const State *)before)->mover);
    sink->motion(sink->context, -1, (int)(last >> 6), CLOSED);
}

/* ---- how a game ended ------------------------------------------------------------------------ */

enum { ROW, FULL };

static int ended(const Rules *r, const void *state, Parts *parts) {
    const State *s = state;
    if (!lines(r, s->set[0]) && !lines(r, s->set[1])) return FULL;
    parts_add(parts, "count", PART_WORD, r->align);
    return ROW;
}

static bool setup(Rules *r, Game *out, Err *err) {
    static const Piece palette[] = {
        {.name = "circle", .title = "circle", .letter = 'o', .owner = 0},
        {.name = "cross", .title = "cross", .letter = 'x', .owner = 1},
        {.name = "closed", .title = "closed cell", .letter = '#', .owner = -1}};
    static const char *const names[] = {"O", "X"};
    static const char *const titles[] = {"Circle", "Cross"};
    if (r->align > r->columns && r->align > r->rows) return err_set(err, stones_align);
    out->traits = TRAIT_TWO_PLAYER;
    out->players = 2;
    out->turns = true;
    out->max_moves = cells(r) * (cells(r) - 1);
    out->max_plies = cells(r) / 2;
    out->state_size = sizeof(State);
    out->cells = cells(r);
    out->palette = palette;
    out->pieces = SETS;
    out->player_names = names;
    out->player_titles = titles;
    out->start = start;
    out->mover = mover;
    out->moves = moves;
    out->play = play;
    out->status = status;
    out->result = result;
    out->move_text = move_text;
    out->position_read = position_read;
    out->position_write = position_write;
    out->path = path;
    out->view = view;
    out->ended = ended;
    return true;
}

static const Ask asks[] = {
    {"stone", "Stone", "click where your stone goes", "tap where your stone goes"},
    {"close", "Closed cell", "choose the cell to close", "choose the cell to close"},
    {0}};

static const Ending endings[] = {
    [ROW] = {.code = "row", .text = "{winner} has {count} in a row", .line = true},
    [FULL] = {.code = "full", .text = "No two cells are free"},
    {0}};

const GameDef game_stones = {
    .row = {.name = "stones",
            .title = "Stones",
            .doc = "Put a stone on a cell and close another one; a row of stones wins. A move is "
                   "written a1/b2: the stone, then the cell that is closed.",
            .params = params,
            .size = sizeof(Rules),
            .presets = presets},
    .rules_size = sizeof(Rules),
    .tools = TOOL_LAYERS,
    .asks = asks,
    .endings = endings,
    .setup = setup};
