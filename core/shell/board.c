/* board.c - a board for programs that search themselves (plyscope_board.h).
 *
 * The states since the first stand one behind the other; so do the lists of moves of those that
 * were asked for theirs. A move is looked up in the list of its position, where it mostly follows
 * the one that was played last: checking it costs nothing, and whatever is played is legal. */
#include "plyscope_board.h"

#include <stdlib.h>
#include <string.h>

#include "base/spec.h"
#include "search/run.h"
#include "search/watch.h"
#include "shell/messages.def"
#include "shell/session.h"

enum { OPENED = 16, MEMORY = 64 << 20, FIRST = 64 };

typedef struct Ply {
    size_t from; /* its list begins there */
    int count;   /* negative = not listed yet */
    int last;    /* index of the move that was played last */
    bool over;
} Ply;

struct PlyBoard {
    Variant *variant;
    const Game *game;
    Arena *arena;
    int ply, room;
    unsigned char *states;
    Ply *plies;
    Move *lists;
    size_t lists_room;
    Move *scratch;
    double *efforts; /* moves played after each of the first position, and random games */
    Watch *watch;    /* or null */
    bool paused;     /* moves are played for who runs the search */
    Rng rng;
    uint64_t seed, stream; /* stream: the seed of random games */
    Evaluation evals[OPENED];
    int evals_count;
    Choice policies[OPENED];
    int policies_count;
    signed char *pieces; /* one a cell */
    int *cells;          /* four numbers each */
    int cells_count, cells_room;
    char **words; /* whatever was on a cell: its number is its index + 1 */
    int words_count, words_room;
    bool short_of_memory;
    Err err;
    Writer text;
};

static void *state_at(const PlyBoard *board, int ply) {
    return board->states + board->game->state_size * (size_t)ply;
}

static void *present(const PlyBoard *board) {
    return state_at(board, board->ply);
}

static bool grow(PlyBoard *board) {
    int room = board->room ? board->room * 2 : FIRST;
    unsigned char *states = realloc(board->states, board->game->state_size * (size_t)room);
    if (states) board->states = states;
    Ply *plies = realloc(board->plies, sizeof *plies * (size_t)room);
    if (plies) board->plies = plies;
    if (states && plies) board->room = room;
    return states && plies;
}

static void arrive(PlyBoard *board, bool over) {
    Ply *before = board->ply ? &board->plies[board->ply - 1] : NULL;
    size_t from = before ? before->from + (size_t)(before->count > 0 ? before->count : 0) : 0;
    board->plies[board->ply] = (Ply){.from = from, .count = -1, .last = -1, .over = over};
}

static bool set_up(PlyBoard *board, const PlySession *session) {
    const Game *game = board->game;
    board->arena = arena_new(MEMORY);
    if (!board->arena || !grow(board)) return false;
    board->scratch = ARENA_NEW(board->arena, Move, game->max_moves, &board->err);
    board->efforts = ARENA_NEW(board->arena, double, game->max_moves, &board->err);
    if (!board->scratch || !board->efforts) return false;
    memcpy(board->states, record_state(&session->record), game->state_size);
    arrive(board, game->status(game->rules, board->states) == OVER);
    ply_board_seed(board, "1");
    return true;
}

PlyBoard *ply_board_new(PlySession *session) {
    PlyBoard *board = calloc(1, sizeof *board);
    if (!board) return NULL;
    writer_init(&board->text);
    board->variant = variant_keep(session->record.variant);
    board->game = board->variant->game;
    if (set_up(board, session)) return board;
    ply_board_free(board);
    return NULL;
}

void ply_board_free(PlyBoard *board) {
    if (!board) return;
    variant_drop(board->variant);
    watch_free(board->watch);
    arena_free(board->arena);
    writer_done(&board->text);
    free(board->states);
    free(board->plies);
    free(board->lists);
    free(board->pieces);
    free(board->cells);
    for (int i = 0; i < board->words_count; i++)
        free(board->words[i]);
    free(board->words);
    free(board);
}

void ply_board_observe(PlyBoard *board, int seat) {
    void *state = present(board);
    if (seat < 0 || seat >= board->game->players || board->plies[board->ply].over) return;
    if (board->game->observe) board->game->observe(board->game->rules, state, state, seat);
    arrive(board, false);
}

/* ---- moves ----------------------------------------------------------------------------------- */

int ply_board_players(const PlyBoard *board) {
    return board->game->players;
}

int ply_board_mover(const PlyBoard *board) {
    if (board->plies[board->ply].over) return PLY_NOBODY;
    return board->game->mover(board->game->rules, present(board));
}

int ply_board_moves(PlyBoard *board, const unsigned **moves) {
    const Game *game = board->game;
    Ply *here = &board->plies[board->ply];
    size_t need = here->from + (size_t)game->max_moves;
    if (need > board->lists_room) {
        size_t room = need * 2;
        Move *lists = realloc(board->lists, sizeof *lists * room);
        if (!lists) return -1;
        board->lists = lists;
        board->lists_room = room;
    }
    Move *list = board->lists + here->from;
    if (here->count < 0)
        here->count = here->over ? 0 : game->moves(game->rules, present(board), list);
    if (moves) *moves = list;
    return here->count;
}

/* The index of a move in the list here, mostly the one behind the last; -1 = not legal. */
static int find(PlyBoard *board, Move move) {
    const unsigned *list = NULL;
    int count = ply_board_moves(board, &list);
    int next = board->plies[board->ply].last + 1;
    if (count > 0 && next < count && list[next] == move) return next;
    for (int i = 0; i < count; i++)
        if (list[i] == move) return i;
    return -1;
}

int ply_board_weight(const PlyBoard *board, unsigned move) {
    return ply_board_mover(board) == PLY_CHANCE
               ? game_chance_weight(board->game, present(board), move)
               : 0;
}

/* What was done in the present position is work for the first move that led to it. */
static void count_effort(PlyBoard *board, double effort) {
    int branch = board->plies[0].last;
    if (board->ply > 0 && branch >= 0 && !board->paused) board->efforts[branch] += effort;
}

bool ply_board_play(PlyBoard *board, unsigned move) {
    const Game *game = board->game;
    int index = find(board, move);
    if (index < 0 || (board->ply + 1 == board->room && !grow(board))) return false;
    board->plies[board->ply].last = index;
    Status status = game->play(game->rules, state_at(board, board->ply + 1), present(board), move);
    bool dice = board->watch && ply_board_mover(board) == PLY_CHANCE;
    int weight = dice ? ply_board_weight(board, move) : 0;
    board->ply++;
    arrive(board, status == OVER);
    count_effort(board, 1);
    if (board->watch && !board->paused)
        watch_play(board->watch, move, ply_board_mover(board), weight);
    return true;
}

bool ply_board_undo(PlyBoard *board) {
    if (board->ply == 0) return false;
    if (board->watch && !board->paused) watch_undo(board->watch, board->plies[board->ply].count);
    board->ply--;
    return true;
}

int ply_board_ply(const PlyBoard *board) {
    return board->ply;
}

int ply_board_efforts(PlyBoard *board, const double **efforts) {
    *efforts = board->efforts;
    return board->plies[0].count;
}

/* ---- its record ------------------------------------------------------------------------------ */

bool ply_board_record(PlyBoard *board, int seat, int nodes) {
    watch_free(board->watch);
    board->watch = nodes > 0 ? watch_new(board->game, seat, nodes) : NULL;
    return board->watch || nodes <= 0;
}

void ply_board_pause(PlyBoard *board, bool paused) {
    board->paused = paused;
}

const char *ply_board_recorded(PlyBoard *board) {
    writer_clear(&board->text);
    if (board->watch) watch_write(board->watch, &board->text);
    return board->text.text;
}

const char *ply_board_events(PlyBoard *board) {
    writer_clear(&board->text);
    if (board->watch) watch_events(board->watch, &board->text);
    return board->text.text;
}

void ply_board_window(PlyBoard *board, double alpha, double beta, int seat) {
    if (board->watch) watch_window(board->watch, alpha, beta, seat);
}

void ply_board_worth(PlyBoard *board, double value, int seat) {
    if (board->watch) watch_value(board->watch, WATCH_TOLD, value, 1, seat);
}

/* Results of so many games that ended here. */
static void note_results(const PlyBoard *board, WatchSource source, double sum, double count,
                         int seat) {
    double unit = board->game->traits & TRAIT_POINTS ? 1 : 100;
    if (board->watch) watch_value(board->watch, source, unit * sum, count, seat);
}

/* ---- looking --------------------------------------------------------------------------------- */

static bool has_seat(const PlyBoard *board, int seat) {
    return seat >= 0 && seat < board->game->players;
}

double ply_board_result(const PlyBoard *board, int seat) {
    const Game *game = board->game;
    if (!has_seat(board, seat)) return 0;
    if (board->plies[board->ply].over) {
        double result = game->result(game->rules, present(board), seat);
        note_results(board, WATCH_ENDED, result, 1, seat);
        return result;
    }
    return game_points(game, present(board), seat);
}

double ply_board_key(const PlyBoard *board) {
    return (double)(game_hash(board->game, present(board)) >> 11);
}

const char *ply_board_text(PlyBoard *board, unsigned move) {
    writer_clear(&board->text);
    if (find(board, move) >= 0)
        game_move_text(board->game, present(board), move, &board->text);
    else
        write_char(&board->text, '-');
    return board->text.text;
}

bool ply_board_read(PlyBoard *board, const char *text, unsigned *move) {
    if (board->plies[board->ply].over) return false;
    return game_move_read(board->game, present(board), text, move, &board->err);
}

const char *ply_board_position(PlyBoard *board) {
    writer_clear(&board->text);
    if (board->game->position_write)
        board->game->position_write(board->game->rules, present(board), &board->text);
    return board->text.text ? board->text.text : "";
}

typedef struct Drawing {
    Json json;
    const Game *game;
} Drawing;

static void draw_size(void *context, int columns, int rows, int floors) {
    Drawing *drawing = context;
    json_int(&drawing->json, "columns", columns);
    json_int(&drawing->json, "rows", rows);
    json_int(&drawing->json, "floors", floors);
    json_array(&drawing->json, "cells");
}

static void draw_cell(void *context, const Cell *cell) {
    Drawing *drawing = context;
    Json *json = &drawing->json;
    const Piece *piece = cell->piece < 0 ? NULL : &drawing->game->palette[cell->piece];
    json_object(json, NULL);
    json_text(json, "name", cell->name);
    json_int(json, "x", cell->x);
    json_int(json, "y", cell->y);
    json_int(json, "floor", cell->floor);
    json_text(json, "place", cell->place);
    json_text(json, "piece", piece ? piece->name : NULL);
    json_int(json, "owner", piece ? piece->owner : -1);
    json_text(json, "label", cell->label);
    json_end(json);
}

const char *ply_board_about(PlyBoard *board) {
    const Game *game = board->game;
    Drawing drawing = {.game = game};
    Json *json = &drawing.json;
    ViewSink sink = {.context = &drawing, .size = draw_size, .cell = draw_cell};
    writer_clear(&board->text);
    json_begin(json, &board->text);
    json_object(json, NULL);
    json_text(json, "game", board->variant->spec);
    json_text(json, "family", game->def->row.name);
    json_int(json, "players", game->players);
    json_array(json, "sides");
    for (int seat = 0; seat < game->players; seat++)
        json_text(json, NULL, game_player_title(game, seat));
    json_end(json);
    json_bool(json, "points", (game->traits & TRAIT_POINTS) != 0);
    json_bool(json, "simultaneous", (game->traits & TRAIT_SIMULTANEOUS) != 0);
    JSON_OBJECTS(json, "pieces", i, game->pieces) {
        json_text(json, "name", game->palette[i].name);
        json_int(json, "owner", game->palette[i].owner);
    }
    if (game->view) {
        game->view(game->rules, present(board), NULL, NO_MOVE, &sink);
        json_end(json);
    }
    json_end(json);
    return board->text.text;
}

const char *ply_board_word(const PlyBoard *board, int number) {
    return number > 0 && number <= board->words_count ? board->words[number - 1] : NULL;
}

static void list_piece(void *context, const Cell *cell) {
    const PlyBoard *board = context;
    board->pieces[cell->id] = (signed char)cell->piece;
}

int ply_board_pieces(PlyBoard *board, const signed char **pieces) {
    const Game *game = board->game;
    if (!board->pieces) board->pieces = malloc((size_t)game->cells + 1);
    if (!board->pieces) return -1;
    ViewSink sink = {.context = board, .cell = list_piece};
    if (game->pieces_on)
        game->pieces_on(game->rules, present(board), board->pieces);
    else if (game->view)
        game->view(game->rules, present(board), NULL, NO_MOVE, &sink);
    *pieces = board->pieces;
    return game->cells;
}

/* Room for one more; null without memory. */
static void *room_for(void *list, int count, int *room, size_t size) {
    if (count < *room) return list;
    int wanted = *room ? *room * 2 : FIRST;
    void *wider = realloc(list, size * (size_t)wanted);
    if (wider) *room = wanted;
    return wider;
}

/* The number of a word, which stays the same; there are few of them, and mostly one of the first is
 * asked for. 0 for null, and without memory. */
static int word_number(PlyBoard *board, const char *word) {
    if (!word) return 0;
    for (int i = 0; i < board->words_count; i++)
        if (!strcmp(board->words[i], word)) return i + 1;
    char **words =
        room_for(board->words, board->words_count, &board->words_room, sizeof *board->words);
    size_t size = strlen(word) + 1;
    char *copy = words ? malloc(size) : NULL;
    if (words) board->words = words;
    board->short_of_memory = board->short_of_memory || !copy;
    if (!copy) return 0;
    memcpy(copy, word, size);
    board->words[board->words_count++] = copy;
    return board->words_count;
}

static void list_cell(void *context, const Cell *cell) {
    PlyBoard *board = context;
    const Piece *piece = cell->piece < 0 ? NULL : &board->game->palette[cell->piece];
    int *cells = room_for(board->cells, board->cells_count, &board->cells_room, 4 * sizeof *cells);
    board->short_of_memory = board->short_of_memory || !cells;
    if (!cells) return;
    board->cells = cells;
    cells += 4 * (size_t)board->cells_count++;
    cells[0] = word_number(board, piece ? piece->name : NULL);
    cells[1] = piece ? piece->owner : -1;
    cells[2] = word_number(board, cell->place);
    cells[3] = word_number(board, cell->label);
}

int ply_board_cells(PlyBoard *board, const int **cells) {
    const Game *game = board->game;
    ViewSink sink = {.context = board, .cell = list_cell};
    board->cells_count = 0;
    board->short_of_memory = false;
    if (game->view) game->view(game->rules, present(board), NULL, NO_MOVE, &sink);
    *cells = board->cells;
    return board->short_of_memory ? -1 : board->cells_count;
}

/* ---- what the game knows --------------------------------------------------------------------- */

static int refused(PlyBoard *board, const char **why) {
    Json json;
    writer_clear(&board->text);
    json_begin(&json, &board->text);
    json_object(&json, NULL);
    json_text(&json, "text", board->err.text);
    json_said(&json, &board->err);
    json_end(&json);
    *why = board->text.text;
    return -1;
}

int ply_board_evaluation(PlyBoard *board, const char *spec, const char **why) {
    Choice choice;
    err_set(&board->err, too_many_evaluations, OPENED);
    if (board->evals_count == OPENED) return refused(board, why);
    if (!spec_read(spec, "eval", &board->variant->scope.scope, board->arena, &choice,
                   &board->err) ||
        !evaluation_open(board->game, &choice, board->arena, &board->evals[board->evals_count],
                         &board->err))
        return refused(board, why);
    return board->evals_count++;
}

double ply_board_value(const PlyBoard *board, int evaluation, int seat) {
    if (evaluation < 0 || evaluation >= board->evals_count || !has_seat(board, seat)) return 0;
    double value = evaluation_value(&board->evals[evaluation], present(board), seat);
    if (board->watch)
        watch_value(board->watch, WATCH_EVALUATED,
                    value + game_points(board->game, present(board), seat), 1, seat);
    return value;
}

int ply_board_policy(PlyBoard *board, const char *spec, const char **why) {
    err_set(&board->err, too_many_policies, OPENED);
    if (board->policies_count == OPENED) return refused(board, why);
    if (!spec_read(spec, "playout", &board->variant->scope.scope, board->arena,
                   &board->policies[board->policies_count], &board->err))
        return refused(board, why);
    return board->policies_count++;
}

double ply_board_playouts(PlyBoard *board, int policy, double first, int count, int seat) {
    if (policy < 0 || policy >= board->policies_count || !has_seat(board, seat) || count < 1)
        return 0;
    if (board->plies[board->ply].over) {
        double sum = count * board->game->result(board->game->rules, present(board), seat);
        note_results(board, WATCH_PLAYED, sum, count, seat);
        return sum;
    }
    Playouts sums = {.count = 0};
    const PlayoutDef *def = (const PlayoutDef *)board->policies[policy].row;
    uint64_t index = first >= 0 && first < 9e15 ? (uint64_t)first : 0;
    def->run(board->game, board->policies[policy].values, present(board), board->stream, index,
             count, 0, &sums);
    count_effort(board, count);
    note_results(board, WATCH_PLAYED, sums.sum[seat], count, seat);
    return sums.sum[seat];
}

/* ---- chance ---------------------------------------------------------------------------------- */

void ply_board_seed(PlyBoard *board, const char *seed) {
    board->seed = 0;
    for (; *seed >= '0' && *seed <= '9'; seed++)
        board->seed = board->seed * 10 + (uint64_t)(*seed - '0');
    board->stream = board->seed;
    board->rng = rng_stream(board->seed, 0);
}

void ply_board_stream(PlyBoard *board, unsigned stream) {
    board->stream = rng_stream(board->seed, stream).state;
}

double ply_board_random(PlyBoard *board) {
    return rng_unit(&board->rng);
}

unsigned ply_board_below(PlyBoard *board, unsigned count) {
    return count > 0 ? rng_below(&board->rng, count) : 0;
}

unsigned ply_board_roll(PlyBoard *board) {
    if (ply_board_mover(board) != PLY_CHANCE) return NO_MOVE;
    return game_chance_draw(board->game, present(board), &board->rng, board->scratch);
}
