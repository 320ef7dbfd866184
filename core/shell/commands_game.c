/* commands_game.c - set up a game, look at it, play it. */
#include "shell/commands.h"

#include <stdlib.h>
#include <string.h>

#include "base/spec.h"

static const char group[] = "game";

static void tell_resets(Call *call) {
    if (call->json) return;
    for (int seat = 0; seat < session_game(call->session)->players; seat++)
        if (call->session->resets[seat])
            answer_text(call->session, call->re, PLY_OUT_TEXT, call->session->resets[seat]);
}

/* What a change of the game says: the board for people, `ok` for programs. */
static bool answer_board(Call *call) {
    tell_resets(call);
    if (call->json) return answer_ok(call);
    Writer text;
    writer_init(&text);
    show_text(call->session, &text);
    answer_text(call->session, call->re, PLY_OUT_TEXT, text.text);
    writer_done(&text);
    return true;
}

/* ---- new, restart, position, edit, seed ------------------------------------------------------ */

/* Plays moves with blanks between them. */
static bool play_words(Record *record, const char *words, int64_t seed, Err *err) {
    char word[128];
    while (spec_split(&words, ' ', word, sizeof word, err))
        if (word[0] && !record_play_word(record, word, false, seed, err)) return false;
    return !err->text[0];
}

/* A new game of `spec` from `start` (null = the usual one), after `moves` (null = none), takes the place of
 * the present one. */
static bool set_up(Call *call, const char *spec, const char *start, const char *moves) {
    PlySession *session = call->session;
    Variant *variant = variant_new(&session->games, spec, session->host.memory, &call->err);
    if (!variant) return false;
    Table table = {.seed = session->seed};
    if (!record_init(&table.record, variant, start, &call->err)) {
        variant_drop(variant);
        return false;
    }
    if (!record_chance(&table.record, table.seed, &call->err) ||
        (moves && !play_words(&table.record, moves, table.seed, &call->err))) {
        table_done(&table);
        return false;
    }
    memcpy(table.page, session->page, sizeof table.page);
    table_install(session, &table);
    return true;
}

static bool do_new(Call *call) {
    const char *spec = call->count ? call->words[0] : call->session->record.variant->spec;
    return set_up(call, spec, NULL, NULL) && answer_board(call);
}

static bool do_restart(Call *call) {
    const Record *record = &call->session->record;
    char *start = record->start ? arena_text(call->arena, record->start, &call->err) : NULL;
    return set_up(call, record->variant->spec, start, NULL) && answer_board(call);
}

/* The present variant with the values that the position text implies. */
static bool implied_spec(Call *call, const char *position, Writer *out) {
    const Variant *variant = call->session->record.variant;
    const GameDef *def = variant->game->def;
    Writer values;
    writer_init(&values);
    Choice choice;
    char piece[SPEC_MAX + 1], key[64];
    const char *text, *value;
    bool ok = spec_read(variant->spec, "game", variant->games, call->arena, &choice, &call->err);
    bool implied = ok && def->variant_of && def->variant_of(position, &values);
    for (text = values.text; implied && ok && spec_split(&text, ',', piece, sizeof piece, NULL);)
        ok = word_option(piece, key, sizeof key, &value) &&
             spec_set(&choice, key, value, variant->games, call->arena, &call->err);
    writer_done(&values);
    if (ok) spec_write(&choice, variant->games, false, out);
    return ok;
}

static bool do_position(Call *call) {
    Writer spec;
    writer_init(&spec);
    bool ok = implied_spec(call, call->rest, &spec) && set_up(call, spec.text, call->rest, NULL);
    writer_done(&spec);
    return ok && answer_board(call);
}

typedef struct Wanted {
    const char *name;
    int id, cell;
} Wanted;

static void match_cell(void *context, const Cell *cell) {
    Wanted *wanted = context;
    if (cell->id == wanted->id || (cell->name && strcmp(cell->name, wanted->name) == 0))
        wanted->cell = cell->id;
}

/* The number of the cell called `name` (its coordinate or its number); -2 = there is none. */
static int find_cell(const Record *record, const char *name) {
    const Game *game = record->variant->game;
    if (strcmp(name, "turn") == 0) return -1;
    char *end;
    long id = strtol(name, &end, 10);
    Wanted wanted = {.name = name, .id = *end == 0 && end != name ? (int)id : -1, .cell = -2};
    ViewSink sink = {.context = &wanted, .cell = match_cell};
    if (game->view) game->view(game->rules, record_state(record), NULL, NO_MOVE, &sink);
    return wanted.cell;
}

static bool find_piece(const Game *game, const char *name, int *out, Err *err) {
    Words words = {.count = 0};
    words_add(&words, "clear");
    *out = -1;
    if (strcmp(name, "clear") == 0) return true;
    for (int i = 0; i < game->pieces; i++) {
        *out = i;
        if (strcmp(name, game->palette[i].name) == 0) return true;
        if (name[0] == game->palette[i].letter && !name[1]) return true;
        words_add(&words, game->palette[i].name);
    }
    return words_unknown(err, name, &words, "Unknown piece");
}

/* The edits of a line in words: cells and pieces in turn. */
static bool read_edits(Call *call, int *cells, int *pieces) {
    const Record *record = &call->session->record;
    if (call->count % 2)
        return err_set(&call->err, "write a piece behind every cell: edit CELL PIECE CELL PIECE");
    for (int i = 0; i < call->count / 2; i++) {
        const char *cell = call->words[2 * i];
        cells[i] = find_cell(record, cell);
        if (cells[i] == -2)
            return err_set(&call->err, "there is no cell \"%.40s\" on this board", cell);
        if (!find_piece(record->variant->game, call->words[2 * i + 1], &pieces[i], &call->err))
            return false;
    }
    return true;
}

/* The text of the position after the edits. */
static bool edited(Call *call, const int *cells, const int *pieces, Writer *out) {
    const Record *record = &call->session->record;
    const Game *game = record->variant->game;
    int count = call->count / 2;
    if (game->remake)
        return game->remake(game->rules, record_state(record), cells, pieces, count, out,
                            &call->err);
    void *state = arena_alloc(call->arena, game->state_size, &call->err);
    if (!state) return false;
    memcpy(state, record_state(record), game->state_size);
    for (int i = 0; i < count; i++)
        if (!game->edit(game->rules, state, cells[i], pieces[i], &call->err)) return false;
    game->position_write(game->rules, state, out);
    return true;
}

static bool do_edit(Call *call) {
    const Record *record = &call->session->record;
    const Game *game = record->variant->game;
    if (!game->edit || !game->position_write)
        return err_set(&call->err, "%s has no set-up editor", game->def->row.name);
    int *cells = ARENA_NEW(call->arena, int, call->count, &call->err);
    int *pieces = ARENA_NEW(call->arena, int, call->count, &call->err);
    if (!cells || !pieces || !read_edits(call, cells, pieces)) return false;
    Writer text, spec;
    writer_init(&text);
    writer_init(&spec);
    bool ok = edited(call, cells, pieces, &text);
    if (ok && game->remake)
        ok = implied_spec(call, text.text, &spec);
    else
        write_text(&spec, record->variant->spec);
    ok = ok && set_up(call, spec.text, text.text, NULL);
    writer_done(&spec);
    writer_done(&text);
    return ok && answer_board(call);
}

static bool do_seed(Call *call) {
    PlySession *session = call->session;
    if (call->args[0] >= 0) {
        session->seed = call->args[0];
        session->version++;
        /* Dice that fell before the first decision fall anew. */
        Record *record = &session->record;
        bool begun = record_undo(record);
        if (begun)
            record_redo(record);
        else if (record->count > 0)
            return do_restart(call);
        return answer_ok(call);
    }
    if (call->json) {
        Answer answer;
        json_int(answer_open(&answer, session, call->re, "seed"), "seed", session->seed);
        answer_send(&answer);
    } else {
        char text[32];
        Writer writer;
        writer_fixed(&writer, text, sizeof text);
        write_format(&writer, "seed ");
        write_int(&writer, session->seed);
        answer_text(session, call->re, PLY_OUT_TEXT, text);
    }
    return true;
}

/* ---- sgf ------------------------------------------------------------------------------------ */

static bool write_record(Call *call) {
    const Record *record = &call->session->record;
    const Game *game = record->variant->game;
    Writer text;
    if (!game->def->record_write)
        return err_set(&call->err, "%s has no game records in SGF", game->def->row.name);
    writer_init(&text);
    bool ok = game->def->record_write(game, record_at(record, 0), record->moves, record->count,
                                      &text, &call->err);
    if (ok && call->json) {
        Answer answer;
        json_text(answer_open(&answer, call->session, call->re, "sgf"), "sgf", text.text);
        answer_send(&answer);
    } else if (ok) {
        answer_text(call->session, call->re, PLY_OUT_TEXT, text.text);
    }
    writer_done(&text);
    return ok;
}

/* The game that reads the record: the present one, else the first that has records. */
static const GameDef *record_reader(Call *call) {
    const RowSet *games = scope_set(&call->session->games, "game");
    const GameDef *def = call->session->record.variant->game->def;
    for (int i = 0; !def->record_read && i < games->count; i++)
        if (((const GameDef *)games->rows[i])->record_read) def = (const GameDef *)games->rows[i];
    return def;
}

static bool do_sgf(Call *call) {
    if (!call->count) return write_record(call);
    const GameDef *def = record_reader(call);
    if (!def->record_read) return err_set(&call->err, "no game reads records in SGF");
    Writer values, position, moves, spec;
    writer_init(&values);
    writer_init(&position);
    writer_init(&moves);
    writer_init(&spec);
    bool ok = def->record_read(call->rest, &values, &position, &moves, &call->err);
    if (ok) {
        write_format(&spec, "%s(%s)", def->row.name, values.text);
        ok = set_up(call, spec.text, position.length ? position.text : NULL, moves.text);
    }
    writer_done(&spec);
    writer_done(&moves);
    writer_done(&position);
    writer_done(&values);
    return ok && answer_board(call);
}

/* ---- show, moves ---------------------------------------------------------------------------- */

static bool do_show(Call *call) {
    if (!call->json) return answer_board(call);
    Answer answer;
    show_json(call->session, answer_open(&answer, call->session, call->re, "show"));
    answer_send(&answer);
    return true;
}

static void move_rows(const Record *record, int count, void *after, Json *json) {
    const Variant *variant = record->variant;
    const Game *game = variant->game;
    Writer text;
    writer_init(&text);
    for (int i = 0; i < count; i++) {
        json_object(json, NULL);
        game_move_json(json, "move", game, record_state(record), variant->moves[i]);
        memset(after, 0, game->state_size);
        game->play(game->rules, after, record_state(record), variant->moves[i]);
        writer_clear(&text);
        if (game->position_write) game->position_write(game->rules, after, &text);
        json_text(json, "after", game->position_write ? text.text : NULL);
        json_end(json);
    }
    writer_done(&text);
}

static bool do_moves(Call *call) {
    const Record *record = &call->session->record;
    const Variant *variant = record->variant;
    const Game *game = variant->game;
    int count = 0;
    if (!record_over(record))
        count = game->moves(game->rules, record_state(record), variant->moves);
    void *after = arena_alloc(call->arena, game->state_size, &call->err);
    if (!after) return false;
    if (call->json) {
        Answer answer;
        Json *json = answer_open(&answer, call->session, call->re, "moves");
        json_array(json, "moves");
        move_rows(record, count, after, json);
        json_end(json);
        answer_send(&answer);
        return true;
    }
    Writer list, text;
    writer_init(&list);
    writer_init(&text);
    for (int i = 0; i < count; i++) {
        if (i) write_char(&list, ' ');
        game_move_text(game, record_state(record), variant->moves[i], &list);
    }
    if (count)
        write_wrapped(&text, list.text, 0, 0, 78);
    else
        write_text(&text, "The game is over: there are no moves.");
    answer_text(call->session, call->re, PLY_OUT_TEXT, text.text);
    writer_done(&list);
    writer_done(&text);
    return true;
}

/* ---- play, undo, redo ----------------------------------------------------------------------- */

/* Puts the record back: `count` plies played, then `rest` more that can be redone. */
static void put_back(Record *record, int count, const Move *tail, int rest) {
    Err ignored;
    record->count = record->total = count;
    for (int i = 0; i < rest; i++)
        record_play(record, tail[i], &ignored);
    record->count = count;
}

static bool do_play(Call *call) {
    PlySession *session = call->session;
    Record *record = &session->record;
    int count = record->count, rest = record->total - count;
    Move *tail = ARENA_NEW(call->arena, Move, rest + 1, &call->err);
    if (!tail) return false;
    if (rest > 0) memcpy(tail, record->moves + count, (size_t)rest * sizeof(Move));
    for (int i = 0; i < call->count; i++) {
        if (record_play_word(record, call->words[i], false, session->seed, &call->err)) continue;
        put_back(record, count, tail, rest);
        return false;
    }
    table_changed(session, "a move was played");
    return answer_board(call);
}

/* Takes the steps asked for back or forth; as many as there are when there is one at least. */
static bool walk(Call *call, bool (*step)(Record *), const char *nothing, const char *why) {
    int64_t done = 0;
    while (done < call->args[0] && step(&call->session->record))
        done++;
    if (!done) return err_set(&call->err, "%s", nothing);
    table_changed(call->session, why);
    return answer_board(call);
}

static bool do_undo(Call *call) {
    return walk(call, record_undo, "there is no move to take back", "a move was taken back");
}

static bool do_redo(Call *call) {
    return walk(call, record_redo, "there is no move to play again", "a move was played");
}

/* clang-format off */
const Command commands_game[] = {
    {.name = "new", .group = group, .run = do_new, ARGS(ARG_TEXT("GAME", "game", 0, 1)),
     .doc = "Sets up a new game: `new connect4`, `new connect4(rows=5,cols=8,cylinder=yes)`, "
            "`new connect4(preset=document)`. Without GAME the same variant once more. Players "
            "stay where they fit; one that does not fit becomes human, and a sentence says so."},
    {.name = "restart", .group = group, .run = do_restart,
     .doc = "Begins the same game again, from the same start position."},
    {.name = "position", .group = group, .run = do_position, ARGS(ARG_TEXT("TEXT", NULL, 1, 1)),
     .flags = CMD_RAW,
     .doc = "Sets up a position from its one-line text, as `show` prints it with `json on`. A text "
            "that implies a size or a number of pieces sets the variant, too."},
    {.name = "sgf", .group = group, .run = do_sgf, ARGS(ARG_TEXT("TEXT", NULL, 0, 1)),
     .flags = CMD_RAW,
     .doc = "Writes the game so far as an SGF record for other programs, or plays the game of such a "
            "record, on its board: `sgf (;GM[18]SZ[10];B[djddgd])`. Games without such a format refuse."},
    {.name = "show", .group = group, .run = do_show,
     .doc = "Draws the board and says who is to move or how the game ended. In JSON: game, position, "
            "mover, status, the moves played (those of the dice left out), result, players, view, "
            "legal moves with the clicks that mean them, and the share link."},
    {.name = "moves", .group = group, .run = do_moves,
     .doc = "Lists the legal moves; in JSON each with the position text right after it."},
    {.name = "play", .group = group, .run = do_play, ARGS(ARG_TEXT("MOVE...", "move", 1, ARG_MANY)),
     .doc = "Plays one move or several: `play 4`, `play 4 4 5`, and in games with one-letter moves "
            "also a run `play 4453`. All of them are played, or none when one is not legal. The dice "
            "move by themselves, by the seed."},
    {.name = "undo", .group = group, .run = do_undo, ARGS(ARG_INT("N", 1, 1, 1e9)),
     .doc = "Takes back the last move, or the last N; the chance after a move goes with it."},
    {.name = "redo", .group = group, .run = do_redo, ARGS(ARG_INT("N", 1, 1, 1e9)),
     .doc = "Plays again what undo took back."},
    {.name = "edit", .group = group, .run = do_edit,
     ARGS(ARG_TEXT("CELL PIECE...", NULL, 2, ARG_MANY)),
     .doc = "Puts a piece on a cell and begins a new game from there: `edit d1 yellow`. `clear` "
            "empties the cell; `edit turn yellow` says who moves. Several cells, each with its "
            "piece, change at once: `edit 3,5 a 9,2 a` sets both ends of a teleport."},
    {.name = "seed", .group = group, .run = do_seed, ARGS(ARG_INT("N", -1, 0, 9007199254740991.0)),
     .doc = "Sets the seed of the session, or says it. It decides what the dice show and how players "
            "without a seed of their own draw; equal lines after equal seeds give equal games."},
    {.name = NULL}};
/* clang-format on */
