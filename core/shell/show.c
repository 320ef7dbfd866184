/* show.c - the present game: one drawing for people, one JSON object for the page. */
#include "shell/show.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- sentences ------------------------------------------------------------------------------- */

static int decisions(const Record *record, int from, int to) {
    const Game *game = record->variant->game;
    int count = 0;
    for (int ply = from; ply < to; ply++)
        count += game->mover(game->rules, record_at(record, ply)) != CHANCE;
    return count;
}

void show_outcome(const Game *game, const void *state, Writer *out) {
    if (game->traits & TRAIT_POINTS) {
        for (int player = 0; player < game->players; player++) {
            if (player) write_text(out, ", ");
            if (game->players > 1) write_format(out, "%s ", game_player_title(game, player));
            write_real(out, game->result(game->rules, state, player));
        }
        write_text(out, " points");
        return;
    }
    /* Of many players several may have a result above 0: the best one wins. */
    double best = 0;
    int winners = 0;
    for (int player = 0; player < game->players; player++) {
        double result = game->result(game->rules, state, player);
        if (result > best) best = result, winners = 0;
        winners += result == best && best > 0;
    }
    if (!winners) {
        write_text(out, game->players == 1 ? "Lost" : "A draw");
        return;
    }
    for (int player = 0, told = 0; player < game->players; player++) {
        if (game->result(game->rules, state, player) < best) continue;
        if (told++) write_text(out, told == winners ? " and " : ", ");
        write_text(out, game_player_title(game, player));
    }
    write_text(out, winners == 1 ? " wins" : " share the win");
}

void show_result(const PlySession *session, Writer *out) {
    const Record *record = &session->record;
    const Game *game = record->variant->game;
    int played = decisions(record, 0, record->count);
    if (record_over(record)) {
        GameStatistics it;
        bool lone = game->players == 1 && game->statistics;
        if (lone) game->statistics(game->rules, record_state(record), 0, &it);
        if (game->traits & TRAIT_POINTS)
            write_text(out, !lone ? "Over: " : it.goal ? "Won: " : "Lost: ");
        show_outcome(game, record_state(record), out);
        write_format(out, " after %d %s.", played, played == 1 ? "move" : "moves");
        return;
    }
    int mover = record_mover(record);
    if (mover == CHANCE)
        write_text(out, "The dice move.");
    else if (game->players == 1)
        write_format(out, "Move %d.", played + 1);
    else
        write_format(out, "%s to move (move %d).", game_player_title(game, mover), played + 1);
}

/* ---- text ------------------------------------------------------------------------------------ */

/* The state as the one who is asked next may see it: pending choices of others are hidden. */
static const void *seen(const PlySession *session, void *scratch) {
    const Record *record = &session->record;
    const Game *game = record->variant->game;
    const void *state = record_state(record);
    if (!game->observe || record_over(record) || record_mover(record) == CHANCE) return state;
    game_observe(game, scratch, state, record_mover(record));
    return scratch;
}

/* Writes the number that begins `text` on paper that is darker the larger the tile is. Returns how
 * long it is. */
static size_t paint_tile(const char *text, Writer *out) {
    static const int paper[] = {255, 255, 230, 223, 216, 209, 203, 229, 228, 227, 221, 220, 24, 54};
    char *end;
    long value = strtol(text, &end, 10);
    int exponent = 0, max = (int)(sizeof paper / sizeof *paper) - 1;
    while (value >> exponent > 1 && exponent < max)
        exponent++;
    write_format(out, "\033[%d;48;5;%dm%ld\033[0m", exponent == 6 || exponent > 11 ? 97 : 30,
                 paper[exponent], value);
    return (size_t)(end - text);
}

/* Colours the letters of pieces that stand alone in the drawing, and tiles between bars. */
static void colour_board(const PlySession *session, const char *text, Writer *out) {
    const Game *game = session_game(session);
    char before = ' ';
    bool tiles = false;
    for (bool label = true; *text; before = *text++) {
        int owner = -2;
        if (before == '\n') tiles = (game->def->look & LOOK_TILES) && *text == '|';
        if (tiles && isdigit((unsigned char)*text)) {
            text += paint_tile(text, out) - 1;
            continue;
        }
        /* Digits at the edges of a drawing name rows and columns. */
        if (before == '\n') label = true;
        if (label && isdigit((unsigned char)*text)) {
            size_t length = strspn(text, "0123456789 ");
            bool columns = text[length] == '\n' || text[length] == 0;
            length = columns ? length : strspn(text, "0123456789");
            write_format(out, "%.*s", (int)length, text);
            text += length - 1;
            label = false;
            continue;
        }
        if (*text != ' ') label = false;
        bool alone = !isalnum((unsigned char)before) && !isalnum((unsigned char)text[1]);
        for (int i = 0; alone && i < game->pieces; i++)
            if (game->palette[i].letter == *text) owner = game->palette[i].owner;
        char letter[2] = {*text, 0};
        if (owner >= 0)
            paint_player(&session->outlet, out, owner, letter);
        else
            write_char(out, *text);
    }
}

void show_text(PlySession *session, Writer *out) {
    const Game *game = session_game(session);
    void *scratch = malloc(game->state_size);
    if (!scratch) return;
    Writer board;
    writer_init(&board);
    game_draw(game, seen(session, scratch), session->host.brief, &board);
    if (session->outlet.colour && board.text)
        colour_board(session, board.text, out);
    else if (board.text)
        write_text(out, board.text);
    if (board.length > 0 && board.text[board.length - 1] != '\n') write_char(out, '\n');
    writer_done(&board);
    free(scratch);
    Writer sentence;
    writer_init(&sentence);
    show_result(session, &sentence);
    paint(&session->outlet, out, PAINT_BOLD, sentence.text);
    writer_done(&sentence);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

enum { CELLS, LINKS, MOTIONS, PARTS };

/* A drawing on its way into JSON, where every kind stands in an array of its own. */
typedef struct Drawing {
    const Game *game;
    int columns, rows, floors;
    Writer text[PARTS];
    Json part[PARTS];
} Drawing;

static void on_size(void *context, int columns, int rows, int floors) {
    Drawing *drawing = context;
    drawing->columns = columns;
    drawing->rows = rows;
    drawing->floors = floors;
}

static void on_cell(void *context, const Cell *cell) {
    Drawing *drawing = context;
    Json *json = &drawing->part[CELLS];
    json_object(json, NULL);
    json_int(json, "id", cell->id);
    json_int(json, "x", cell->x);
    json_int(json, "y", cell->y);
    json_int(json, "floor", cell->floor);
    json_text(json, "place", cell->place ? cell->place : "cell");
    json_int(json, "piece", cell->piece);
    json_int(json, "owner", cell->piece >= 0 ? drawing->game->palette[cell->piece].owner : -1);
    json_int(json, "click", cell->click);
    if (cell->label) json_text(json, "label", cell->label);
    json_text(json, "name", cell->name ? cell->name : "");
    if (cell->marks & MARK_LAST) json_bool(json, "last", true);
    if (cell->marks & MARK_WIN) json_bool(json, "win", true);
    if (cell->marks & MARK_TARGET) json_bool(json, "target", true);
    if (cell->marks & MARK_OUT) json_bool(json, "out", true);
    json_end(json);
}

static void on_link(void *context, int from, int to, const char *kind) {
    Json *json = &((Drawing *)context)->part[LINKS];
    json_object(json, NULL);
    json_int(json, "from", from);
    json_int(json, "to", to);
    json_text(json, "kind", kind);
    json_end(json);
}

static void on_motion(void *context, int from, int to, int piece) {
    Json *json = &((Drawing *)context)->part[MOTIONS];
    json_object(json, NULL);
    json_int(json, "from", from);
    json_int(json, "to", to);
    json_int(json, "piece", piece);
    json_end(json);
}

/* What moved since the last decision, but for the last move: by that decision, then by the dice. */
static void earlier_motions(const Record *record, Drawing *drawing) {
    const Game *game = record->variant->game;
    int from = record->count > 0 ? record->count - 1 : 0;
    while (from > 0 && game->mover(game->rules, record_at(record, from)) == CHANCE)
        from--;
    ViewSink sink = {.context = drawing, .motion = on_motion};
    for (int ply = from; ply < record->count - 1; ply++)
        game->view(game->rules, record_at(record, ply + 1), record_at(record, ply),
                   record->moves[ply], &sink);
}

/* With a record the motions are those since its last decision. */
static void drawing_json(const Game *game, const void *state, const void *before, Move last,
                         const Record *record, Json *json) {
    static const char *const keys[PARTS] = {"cells", "links", "motions"};
    Drawing drawing = {.game = game};
    ViewSink sink = {&drawing, on_size, on_cell, on_link, on_motion};
    for (int i = 0; i < PARTS; i++) {
        writer_init(&drawing.text[i]);
        json_begin(&drawing.part[i], &drawing.text[i]);
        json_array(&drawing.part[i], NULL);
    }
    if (game->view && record) earlier_motions(record, &drawing);
    if (game->view) game->view(game->rules, state, before, last, &sink);
    json_object(json, "view");
    json_int(json, "columns", drawing.columns);
    json_int(json, "rows", drawing.rows);
    json_int(json, "floors", drawing.floors);
    for (int i = 0; i < PARTS; i++) {
        json_end(&drawing.part[i]);
        json->out->cut = json->out->cut || drawing.text[i].cut;
        json_raw(json, keys[i], drawing.text[i].text);
        writer_done(&drawing.text[i]);
    }
    json_end(json);
}

void show_view(const Game *game, const void *state, const void *before, Move last, Json *json) {
    drawing_json(game, state, before, last, NULL, json);
}

static void view_json(const PlySession *session, const void *state, Json *json) {
    const Record *record = &session->record;
    const void *before = record->count > 0 ? record_at(record, record->count - 1) : NULL;
    Move last = record->count > 0 ? record->moves[record->count - 1] : NO_MOVE;
    drawing_json(record->variant->game, state, before, last, record, json);
}

static void moves_json(const PlySession *session, const void *state, Json *json) {
    const Variant *variant = session->record.variant;
    const Game *game = variant->game;
    int count = 0;
    if (!record_over(&session->record)) count = game->moves(game->rules, state, variant->moves);
    JSON_OBJECTS(json, "moves", i, count) {
        int tokens[MAX_CLICKS];
        game_move_json(json, "move", game, state, variant->moves[i]);
        int length = game->path ? game->path(game->rules, state, variant->moves[i], 0, tokens) : 0;
        JSON_EACH(json, "path", k, length)
            json_int(json, NULL, tokens[k]);
        length = game->path ? game->path(game->rules, state, variant->moves[i], 1, tokens) : 0;
        JSON_EACH(json, "keys", k, length)
            json_text(json, NULL, key_words[tokens[k] - KEY_LEFT]);
    }
}

static void played_json(const Record *record, const char *key, int from, int to, Json *json) {
    const Game *game = record->variant->game;
    json_array(json, key);
    for (int ply = from; ply < to; ply++)
        if (game->mover(game->rules, record_at(record, ply)) != CHANCE)
            game_move_json(json, NULL, game, record_at(record, ply), record->moves[ply]);
    json_end(json);
}

void show_results(const Game *game, const void *state, Json *json) {
    if (game->status(game->rules, state) != OVER) {
        json_null(json, "result");
        return;
    }
    JSON_EACH(json, "result", player, game->players)
        json_real(json, NULL, game->result(game->rules, state, player));
}

void show_position(const Game *game, const void *state, const char *key, Json *json) {
    Writer text;
    writer_init(&text);
    if (game->position_write) game->position_write(game->rules, state, &text);
    json_text(json, key, game->position_write ? text.text : NULL);
    writer_done(&text);
}

static void pieces_json(const Game *game, Json *json) {
    JSON_OBJECTS(json, "pieces", i, game->pieces) {
        char letter[2] = {game->palette[i].letter, 0};
        json_text(json, "name", game->palette[i].name);
        json_text(json, "title", game->palette[i].title);
        json_text(json, "letter", letter);
        json_int(json, "owner", game->palette[i].owner);
    }
}

/* Games with statistics: those, and the points banked so far. */
static void counts_json(const Game *game, const void *state, Json *json) {
    static const char *const names[] = {"score", "tally", "peak"};
    for (int i = 0; i < 3 && game->statistics; i++) {
        JSON_EACH(json, names[i], player, game->players) {
            GameStatistics it;
            game->statistics(game->rules, state, player, &it);
            json_real(json, NULL,
                      i == 0   ? game_points(game, state, player)
                      : i == 1 ? it.tally
                               : it.peak);
        }
    }
}

static void text_json(const Game *game, const char *key, const char *text, const Parts *parts,
                      Json *json) {
    Writer writer;
    writer_init(&writer);
    parts_write(game, text, parts, &writer);
    json_text(json, key, writer.text);
    writer_done(&writer);
}

/* Games with a goal: what is to be reached, and whether it is. */
static void goal_json(const Game *game, const void *state, Json *json) {
    const Goal *goal = game->def->goal;
    if (!goal) return;
    Parts parts = {0};
    GameStatistics it = {0};
    if (game->goal) game->goal(game->rules, &parts);
    if (game->statistics) game->statistics(game->rules, state, 0, &it);
    json_object(json, "goal");
    json_text(json, "code", goal->code);
    text_json(game, "text", goal->text, &parts, json);
    text_json(game, "name", goal->name, &parts, json);
    parts_json(&parts, json);
    json_bool(json, "reached", it.goal);
    json_end(json);
}

static void on_won(void *context, const Cell *cell) {
    if (cell->marks & MARK_WIN) json_int(context, NULL, cell->id);
}

/* How a finished game ended. */
static void ended_json(const Game *game, const void *state, Json *json) {
    Ended ended;
    game_ended(game, state, &ended);
    json_object(json, "ended");
    json_text(json, "code", ended.row->code);
    text_json(game, "text", ended.row->text, &ended.parts, json);
    parts_json(&ended.parts, json);
    json_array(json, "cells");
    ViewSink sink = {.context = json, .cell = on_won};
    if (ended.row->line && game->view) game->view(game->rules, state, NULL, NO_MOVE, &sink);
    json_end(json);
    json_end(json);
}

void show_json(PlySession *session, Json *json) {
    const Record *record = &session->record;
    const Game *game = record->variant->game;
    bool over = record_over(record);
    Writer text;
    writer_init(&text);
    json_text(json, "game", record->variant->spec);
    json_text(json, "family", game->def->row.name);
    void *scratch = malloc(game->state_size);
    const void *state = scratch ? seen(session, scratch) : record_state(record);
    show_position(game, state, "position", json);
    json_text(json, "start", record->start);
    json_known(json, "mover", !over, over ? 0 : record_mover(record));
    JSON_EACH(json, "player_names", player, game->players)
        json_text(json, NULL, game_player_name(game, player));
    JSON_EACH(json, "player_titles", player, game->players)
        json_text(json, NULL, game_player_title(game, player));
    json_text(json, "status", over ? "over" : "ongoing");
    played_json(record, "moves_played", 0, record->count, json);
    played_json(record, "redo", record->count, record->total, json);
    int pending = game->pending ? game->pending(game->rules, record_state(record)) : 0;
    if (pending > 0) json_int(json, "pending", pending);
    show_results(game, record_state(record), json);
    show_result(session, &text);
    json_text(json, "result_text", text.text);
    goal_json(game, state, json);
    if (over) ended_json(game, record_state(record), json);
    JSON_EACH(json, "players", seat, game->players)
        json_text(json, NULL, seats_spec(session, seat));
    json_int(json, "seed", session->seed);
    json_bool(json, "two_player", (game->traits & TRAIT_TWO_PLAYER) != 0);
    json_bool(json, "points", (game->traits & TRAIT_POINTS) != 0);
    counts_json(game, state, json);
    pieces_json(game, json);
    view_json(session, state, json);
    moves_json(session, state, json);
    free(scratch);
    writer_clear(&text);
    link_write(session, &text);
    json_text(json, "link", text.text);
    writer_done(&text);
}

bool answer_board(Call *call) {
    PlySession *session = call->session;
    Answer answer;
    bool text = !answer_begin(&answer, call, "ok");
    for (int seat = 0; text && seat < session_game(session)->players; seat++)
        if (session->resets[seat].text[0])
            write_format(&answer.out, "%s\n", session->resets[seat].text);
    if (text) {
        seats_told(session);
        show_text(session, &answer.out);
    }
    return answer_send(&answer);
}
