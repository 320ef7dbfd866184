/* commands_game.c - look at the game, play it; setup.c sets it up. */
#include "shell/commands/commands.h"

#include <stdlib.h>
#include <string.h>

#include "base/spec.h"
#include "shell/commands/setup.h"
#include "shell/messages.def"
#include "shell/show.h"

static const char group[] = "game";

/* ---- seed ------------------------------------------------------------------------------------ */

static bool do_seed(Call *call) {
    PlySession *session = call->session;
    if (call->args[0] >= 0) {
        session->seed = call->args[0];
        session_changed(session, CHANGED_SEED);
        /* Dice that fell before the first decision fall anew. */
        Record *record = &session->record;
        bool begun = record_undo(record);
        if (begun)
            record_redo(record);
        else if (record->count > 0)
            return setup_restart(call);
        return answer_ok(call);
    }
    Answer answer;
    Json *json = answer_begin(&answer, call, "seed");
    if (json)
        json_int(json, "seed", session->seed);
    else
        write_format(&answer.out, "seed %lld", (long long)session->seed);
    return answer_send(&answer);
}

/* ---- show, moves ----------------------------------------------------------------------------- */

static bool do_show(Call *call) {
    if (!call->json) return answer_board(call);
    Answer answer;
    show_json(call->session, answer_begin(&answer, call, "show"));
    return answer_send(&answer);
}

static bool do_moves(Call *call) {
    const Record *record = &call->session->record;
    const Game *game = record->variant->game;
    const void *state = record_state(record);
    void *after = arena_alloc(call->arena, game->state_size, &call->err);
    if (!after) return false;
    Answer answer;
    Json *json = answer_begin(&answer, call, "moves");
    if (json) {
        int count = record_moves(record);
        JSON_OBJECTS(json, "moves", i, count) {
            Move move = record->variant->moves[i];
            game_move_json(json, "move", game, state, move);
            memset(after, 0, game->state_size);
            game->play(game->rules, after, state, move);
            show_position(game, after, "after", json);
        }
        return answer_send(&answer);
    }
    Writer list;
    writer_init(&list);
    record_moves_text(record, &list);
    write_wrapped(&answer.out, list.length ? list.text : "The game is over: there are no moves.", 0,
                  0, 78);
    writer_done(&list);
    return answer_send(&answer);
}

/* ---- play, undo, redo ------------------------------------------------------------------------ */

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
    snapshot_changed(session, CHANGED_MOVE, MESSAGE_OF(move_was_played));
    return answer_board(call);
}

/* Takes the steps asked for back or forth; as many as there are when there is one at least. */
static bool walk(Call *call, bool (*step)(Record *), const Message *nothing, const Message *why) {
    int64_t done = 0;
    while (done < call->args[0] && step(&call->session->record))
        done++;
    if (!done) return err_say(&call->err, false, nothing);
    snapshot_changed(call->session, CHANGED_MOVE, why);
    return answer_board(call);
}

static bool do_undo(Call *call) {
    return walk(call, record_undo, MESSAGE_OF(no_move_to_take_back),
                MESSAGE_OF(move_was_taken_back));
}

static bool do_redo(Call *call) {
    return walk(call, record_redo, MESSAGE_OF(no_move_to_play_again), MESSAGE_OF(move_was_played));
}

/* clang-format off */
const Command commands_game[] = {
    {.name = "new", .group = group, .run = setup_new,
     .answers = "ok", ARGS(ARG_TEXT("GAME", "game", 0, 1)),
     .doc = "Sets up a new game: `new connect4`, `new connect4(rows=5,cols=8,cylinder=yes)`, "
            "`new connect4(preset=document)`. Without GAME the same variant once more. Players "
            "stay where they fit; one that does not fit becomes human, and a sentence says so."},
    {.name = "restart", .group = group, .run = setup_restart, .answers = "ok",
     .doc = "Begins the same game again, from the same start position."},
    {.name = "position", .group = group, .run = setup_position,
     .answers = "ok", ARGS(ARG_TEXT("TEXT", NULL, 1, 1)),
     .flags = CMD_RAW,
     .doc = "Sets up a position from its one-line text, as `show` prints it with `json on`. A text "
            "that implies a size or a number of pieces sets the variant, too."},
    {.name = "sgf", .group = group, .run = setup_sgf,
     .answers = "sgf ok", ARGS(ARG_TEXT("TEXT", NULL, 0, 1)),
     .flags = CMD_RAW,
     .doc = "Writes the game so far as an SGF record for other programs, or plays the game of such "
            "a record, on its board: `sgf (;GM[18]SZ[10];B[djddgd])`. Games without such a format "
            "refuse."},
    {.name = "notation", .group = group, .run = setup_notation,
     .answers = "notation ok", ARGS(ARG_TEXT("MOVE...", NULL, 0, ARG_MANY)),
     .doc = "Writes the game so far as its moves, those of the dice among them, or plays the game "
            "of such a text from the same start: `notation 4 4 3 5`, `notation 1. 4 4 2. 3 5`. All "
            "of them are played, or none: a refusal says which move does not fit."},
    {.name = "show", .group = group, .run = do_show, .answers = "show",
     .doc = "Draws the board and says who is to move or how the game ended. In JSON: game, "
            "position, mover, status, the moves played (those of the dice left out), result, "
            "players, view, legal moves with the clicks that mean them, and the share link."},
    {.name = "moves", .group = group, .run = do_moves, .answers = "moves",
     .doc = "Lists the legal moves; in JSON each with the position text right after it."},
    {.name = "play", .group = group, .run = do_play,
     .answers = "ok", ARGS(ARG_TEXT("MOVE...", "move", 1, ARG_MANY)),
     .doc = "Plays one move or several: `play 4`, `play 4 4 5`, and in games with one-letter moves "
            "also a run `play 4453`. All of them are played, or none when one is not legal. The "
            "dice move by themselves, by the seed."},
    {.name = "undo", .group = group, .run = do_undo, .answers = "ok", ARGS(ARG_INT("N", 1, 1, 1e9)),
     .doc = "Takes back the last move, or the last N; the chance after a move goes with it."},
    {.name = "redo", .group = group, .run = do_redo, .answers = "ok", ARGS(ARG_INT("N", 1, 1, 1e9)),
     .doc = "Plays again what undo took back."},
    {.name = "edit", .group = group, .run = setup_edit, .answers = "ok",
     ARGS(ARG_TEXT("CELL PIECE...", NULL, 2, ARG_MANY)),
     .doc = "Puts a piece on a cell and begins a new game from there: `edit d1 yellow`. `clear` "
            "empties the cell; `edit turn yellow` says who moves. Several cells, each with its "
            "piece, change at once: `edit 3,5 a 9,2 a` sets both ends of a teleport."},
    {.name = "seed", .group = group, .run = do_seed,
     .answers = "seed ok", ARGS(ARG_INT("N", -1, 0, 9007199254740991.0)),
     .doc = "Sets the seed of the session, or says it. It decides what the dice show and how "
            "players without a seed of their own draw; equal lines after equal seeds give equal "
            "games."},
    {.name = NULL}};
/* clang-format on */
