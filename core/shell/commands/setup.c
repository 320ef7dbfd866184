/* setup.c - the commands that begin another game: of a spec, a position, edits, records. */
#include <string.h>

#include "base/number.h"
#include "base/spec.h"
#include "base/words.h"
#include "shell/commands/setup.h"
#include "shell/messages.def"
#include "shell/session.h"
#include "shell/show.h"

/* ---- new, restart, position, edit ------------------------------------------------------------ */

/* Plays moves with blanks between them. */
static bool play_words(Record *record, const char *words, int64_t seed, Err *err) {
    char word[128];
    while (spec_split(&words, ' ', word, sizeof word, err))
        if (word[0] && !record_play_word(record, word, false, seed, err)) return false;
    return !err->text[0];
}

/* A new game of `spec` from `start` (null = the usual one), after `moves` (null = none), takes the
 * place of the present one. */
static bool set_up(Call *call, const char *spec, const char *start, const char *moves) {
    PlySession *session = call->session;
    Snapshot fresh = {.seed = session->seed};
    if (!record_open(&fresh.record, &session->games, spec, session->host.memory, start, &call->err))
        return false;
    if (!record_chance(&fresh.record, fresh.seed, &call->err) ||
        (moves && !play_words(&fresh.record, moves, fresh.seed, &call->err))) {
        snapshot_done(&fresh);
        return false;
    }
    memcpy(fresh.page, session->page, sizeof fresh.page);
    snapshot_install(session, &fresh);
    return true;
}

bool setup_new(Call *call) {
    const char *spec = call->count ? call->words[0] : call->session->record.variant->spec;
    return set_up(call, spec, NULL, NULL) && answer_board(call);
}

bool setup_restart(Call *call) {
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

bool setup_position(Call *call) {
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
    int64_t id;
    bool numbered = number_int(name, &id) && id >= 0 && id < game->cells;
    Wanted wanted = {.name = name, .id = numbered ? (int)id : -1, .cell = -2};
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
    return words_unknown(err, name, &words, unknown_piece);
}

/* The edits of a line in words: cells and pieces in turn. */
static bool read_edits(Call *call, int *cells, int *pieces) {
    const Record *record = &call->session->record;
    if (call->count % 2) return err_set(&call->err, piece_missing);
    for (int i = 0; i < call->count / 2; i++) {
        const char *cell = call->words[2 * i];
        cells[i] = find_cell(record, cell);
        if (cells[i] == -2) return err_set(&call->err, no_such_cell, cell);
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

bool setup_edit(Call *call) {
    const Record *record = &call->session->record;
    const Game *game = record->variant->game;
    if ((!game->edit && !game->remake) || !game->position_write)
        return err_set(&call->err, no_set_up_editor, game->def->row.name);
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

/* ---- sgf ------------------------------------------------------------------------------------- */

static bool write_record(Call *call) {
    const Record *record = &call->session->record;
    const Game *game = record->variant->game;
    Writer text;
    if (!game->def->record_write) return err_set(&call->err, no_sgf, game->def->row.name);
    writer_init(&text);
    bool ok = game->def->record_write(game, record_at(record, 0), record->moves, record->count,
                                      &text, &call->err);
    if (ok) answer_fact(call, "sgf", "sgf", text.text);
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

bool setup_sgf(Call *call) {
    if (!call->count) return write_record(call);
    const GameDef *def = record_reader(call);
    if (!def->record_read) return err_set(&call->err, no_game_reads_sgf);
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

/* ---- notation -------------------------------------------------------------------------------- */

/* "1.", "12..." or nothing: the number before a move in texts of people. */
static const char *past_number(const char *word) {
    const char *at = word;
    while (*at >= '0' && *at <= '9')
        at++;
    if (at == word || *at != '.') return word;
    while (*at == '.')
        at++;
    return at;
}

static bool write_notation(Call *call) {
    const Record *record = &call->session->record;
    Writer text;
    writer_init(&text);
    for (int ply = 0; ply < record->count; ply++) {
        if (ply) write_char(&text, ' ');
        record_move_text(record, ply, &text);
    }
    answer_fact(call, "notation", "notation", text.text);
    writer_done(&text);
    return true;
}

/* Plays the words as moves, those of the dice among them; a refusal says which word it was. */
static bool play_notation(Record *record, Call *call, int64_t seed) {
    for (int i = 0; i < call->count; i++) {
        const char *word = past_number(call->words[i]);
        Err why = {.text = ""};
        if (record_play_word(record, word, true, seed, &why)) continue;
        return err_quote(&call->err, &why, move_of_text_does_not_fit, record->count + 1, word,
                         why.text);
    }
    return true;
}

bool setup_notation(Call *call) {
    if (!call->count) return write_notation(call);
    PlySession *session = call->session;
    const Record *old = &session->record;
    Snapshot fresh = {.seed = session->seed};
    if (!record_open(&fresh.record, &session->games, old->variant->spec, session->host.memory,
                     old->start, &call->err))
        return false;
    if (!play_notation(&fresh.record, call, fresh.seed) ||
        !record_chance(&fresh.record, fresh.seed, &call->err)) {
        snapshot_done(&fresh);
        return false;
    }
    memcpy(fresh.page, session->page, sizeof fresh.page);
    snapshot_install(session, &fresh);
    return answer_board(call);
}
