/* external.c - a program outside that plays: the search that asks.
 *
 *     we                                  engine
 *     uci                                 uciok
 *     setoption name Game value SPEC
 *     isready                             readyok
 *     position fen TEXT
 *     go movetime 900                     info ..., bestmove M
 *
 * The conversation has the shape of the Universal Chess Interface, with this program's words for
 * games, positions and moves (core/native/README.md has all of it; `plyscope protocol` is the other
 * side).
 * Every decision is asked anew with the whole position, so an engine needs no memory of the game.
 * An engine that ends, falls silent, or plays what is not legal has failed: the search says how in
 * `failure`, and the job that runs the search takes the game from that player.
 *
 * What an engine says of values is told on, but never believed: nothing here is proven.
 *
 * Players that the host describes by a file (external_player.c) are asked in the same words; they
 * are told their parameters, their seat, their seed, the number of moves made in the game where it
 * is known, and whether the time is a limit besides:
 *
 *     setoption name Seat value 1
 *     setoption name Ply value 12
 *     setoption name Seed value 7
 *     setoption name Timed value yes
 *     setoption name depth value 4
 *
 *     setoption name Tree value 3000
 *
 * The last one asks for the record of their search (external_record.h), of so many nodes; they
 * answer `info events TEXT` with what happens first, and `info tree begin`, `info tree TEXT` and
 * `info tree end` with the record as it stands.
 *
 * `ucinewgame` is said to them before every position that does not come later in the same game. */
#include "searchers/external.h"

#include <string.h>

#include "base/number.h"
#include "base/spec.h"
#include "search/look.h"
#include "searchers/external_record.h"
#include "searchers/messages.def"

enum {
    LINES = 64,   /* most lines heard in one step */
    THINK = 1000, /* ms that an engine gets without any limit */
    LINE_MEMORY = 1 << 20,
    VALUE_MAX = 100 /* hundredths of a win */
};

typedef struct Options {
    Limits limits;
    char engine[40];
    int64_t depth;
    double patience;
} Options;

static const Param params[] = {
    PARAM_TEXT(Options, engine, "", .title = "Engine",
               .doc = "Name of the engine, as given to the native program: `plyscope --engine "
                      "NAME=COMMAND`. Never a command itself, so that no link can run one."),
    PARAM_INT(Options, depth, 0, 0, 1000, .unit = "plies", .unit_one = "ply", .flags = PARAM_LIMIT,
              .title = "Search depth in plies",
              .doc = "Depth to ask for, where the engine knows such a thing. 0 asks for none."),
    PARAM_TIME(Options, patience, 10, 3600, .flags = PARAM_ADVANCED,
               .title = "Patience with the engine",
               .doc = "How long an engine may be silent beyond its time for a move. Then it has "
                      "failed, and loses the game."),
    SEARCH_LIMITS(Options), PARAM_END};

typedef enum State { CLOSED, GREETED, READYING, ASKED, ANSWERED, FAILED } State;

typedef struct Data {
    void *engine; /* the host's; null = not running */
    State state;
    int stale; /* answers to earlier questions that are still to come */
    Move best;
    double value, nodes;
    bool has_value;
    int depth;
    Move pv[PV_MAX];
    int pv_length;
    Move *moves;    /* legal ones at the root */
    double *values; /* of them, where they were told */
    bool *valued;
    double *efforts; /* of the moves; 0 = not told */
    int count;
    ExternalRecord *record; /* null = another program, which tells of none */
} Data;

static bool described(const Search *search) {
    return search->def != &searcher_external;
}

static const char *name_of(const Search *search) {
    return described(search) ? search->def->row.name : ((const Options *)search->options)->engine;
}

static int64_t depth_of(const Search *search) {
    return described(search) ? 0 : ((const Options *)search->options)->depth;
}

static double patience_of(const Search *search) {
    return described(search) ? external_player_patience(search->def)
                             : ((const Options *)search->options)->patience;
}

/* ---- opening and ending ---------------------------------------------------------------------- */

static bool open(Search *search, Err *err) {
    Data *data = ARENA_NEW(search->arena, Data, 1, err);
    if (!data) return false;
    data->moves = ARENA_NEW(search->arena, Move, search->game->max_moves, err);
    data->values = ARENA_NEW(search->arena, double, search->game->max_moves, err);
    data->valued = ARENA_NEW(search->arena, bool, search->game->max_moves, err);
    data->efforts = ARENA_NEW(search->arena, double, search->game->max_moves, err);
    if (described(search)) data->record = external_record_new(search->game, search->arena, err);
    data->best = NO_MOVE;
    search->data = data;
    /* What an engine means by cp is its own. */
    bool results = described(search) && external_player_results(search->def);
    search->scale = results ? game_scale(search->game) : SCALE_EVALUATION;
    return !arena_refused(search->arena);
}

static void hang_up(Search *search) {
    Data *data = search->data;
    if (data->engine)
        search->outside.engines->close(search->outside.engines->context, data->engine);
    data->engine = NULL;
}

static void give_up(Search *search) {
    Data *data = search->data;
    hang_up(search);
    data->state = FAILED;
}

/* What is wrong with a player that is described, or with an engine; `FAIL_AS` has one more part. */
#define DESCRIBED(search) (described(search) ? name_of(search) : NULL)
#define ENGINE(search) (described(search) ? NULL : name_of(search))
#define FAIL(search, code) \
    (err_set(&(search)->failure, code, DESCRIBED(search), ENGINE(search)), give_up(search))
#define FAIL_AS(search, code, part) \
    (err_set(&(search)->failure, code, DESCRIBED(search), ENGINE(search), (part)), give_up(search))

/* What a program says may be a sentence already; else it is made one. */
enum { SAID = 164 };
static char *sentence(const char *said, char out[SAID]) {
    size_t length = strlen(said);
    bool whole = length > 0 && length < 160 && strchr(".?!", said[length - 1]);
    writer_into(out, SAID, "%.160s%s", said, whole ? "" : ".");
    return out;
}
#define SENTENCE(said) sentence((said), (char[SAID]){0})

static void fail_silent(Search *search, double ms) {
    const Data *data = search->data;
    if (data->state != ASKED)
        FAIL(search, program_does_not_answer);
    else if (described(search))
        FAIL_AS(search, program_silent, SHORT_TEXT(ms / 1000));
    else
        FAIL(search, program_too_late);
}

static void tell(Search *search, const char *line) {
    const Data *data = search->data;
    if (data->engine)
        search->outside.engines->tell(search->outside.engines->context, data->engine, line);
}

/* Tells a line of any length, as that of a large map is, and frees it; never a part of it. */
static void tell_written(Search *search, Writer *line) {
    if (line->cut)
        FAIL(search, program_not_asked);
    else
        tell(search, line->text);
    writer_done(line);
}

/* ---- asking ---------------------------------------------------------------------------------- */

/* Milliseconds for a move: a little less than the limit, which the answer must not miss. */
static double think_ms(const Search *search) {
    const Limits *limits = search_limits(search);
    if (limits->time <= 0) return THINK;
    double ms = limits->time * 950 - 20;
    return ms < 1 ? 1 : ms;
}

static void tell_game(Search *search) {
    static const Scope scope = {.count = 0};
    /* Only read: a Choice of values that may change is all that spec_write takes. */
    const Choice game = {.row = &search->game->def->row, .values = (void *)search->game->rules};
    Writer line;
    writer_init(&line);
    write_text(&line, "setoption name Game value ");
    spec_write(&game, &scope, false, &line);
    tell_written(search, &line);
}

static void tell_option(Search *search, const char *name, const char *value) {
    Writer line;
    writer_init(&line);
    write_format(&line, "setoption name %s value %s", name, value);
    tell_written(search, &line);
}

/* What a described player knows besides the position. */
static void tell_options(Search *search) {
    const Game *game = search->game;
    tell_option(search, "Seat", REAL_TEXT(game->mover(game->rules, search->root)));
    char text[NUMBER_TEXT + 64];
    writer_into(text, sizeof text, "%llu", (unsigned long long)search_seed(search));
    tell_option(search, "Seed", text);
    if (search->ply >= 0) tell_option(search, "Ply", REAL_TEXT(search->ply));
    tell_option(search, "Timed", search_limits(search)->time > 0 ? "yes" : "no");
    tell_option(search, "Tree", search->recorded ? REAL_TEXT(EXTERNAL_TREE_NODES) : "0");
    for (const Param *param = search->def->row.params; param->name; param++) {
        Writer value;
        writer_fixed(&value, text, sizeof text);
        param_write(param, search->options, &value);
        if (param->offset >= sizeof(Limits)) tell_option(search, param->name, text);
    }
}

static void ask(Search *search) {
    const Limits *limits = search_limits(search);
    const Game *game = search->game;
    int64_t depth = depth_of(search);
    Writer line;
    if (described(search)) tell_options(search);
    writer_init(&line);
    write_text(&line, "position fen ");
    game->position_write(game->rules, search->root, &line);
    tell_written(search, &line);
    writer_init(&line);
    write_text(&line, "go");
    if (depth > 0) write_format(&line, " depth %lld", (long long)depth);
    if (limits->nodes > 0) write_format(&line, " nodes %lld", (long long)limits->nodes);
    if (limits->time > 0 || (depth == 0 && limits->nodes == 0))
        write_format(&line, " movetime %d", (int)think_ms(search));
    tell_written(search, &line);
}

/* Not told before the first step: opening a player must not run a program. */
static void start(Search *search) {
    Data *data = search->data;
    char why[160] = "";
    if (!search->outside.engines) {
        if (described(search))
            FAIL(search, program_not_run_here);
        else
            FAIL(search, program_not_named);
        return;
    }
    if (!search->game->position_write) {
        FAIL(search, program_needs_texts);
        return;
    }
    data->engine = search->outside.engines->open(search->outside.engines->context, name_of(search),
                                                 why, sizeof why);
    if (!data->engine) {
        FAIL_AS(search, program_not_opened, SENTENCE(why));
        return;
    }
    tell(search, "uci");
    data->stale = 0;
    data->state = GREETED;
}

/* ---- listening ------------------------------------------------------------------------------- */

/* The next word behind *at, zero-ended in `word`; false at the end. */
static bool next_word(const char **at, char *word, size_t capacity) {
    *at += strspn(*at, " \t");
    size_t length = strcspn(*at, " \t");
    if (length == 0) return false;
    size_t copied = length < capacity ? length : capacity - 1;
    memcpy(word, *at, copied);
    word[copied] = 0;
    *at += length;
    return true;
}

/* The moves of a line of play as far as they are legal. */
static void read_line_of_play(Search *search, const char *at, Arena *arena) {
    const Game *game = search->game;
    Data *data = search->data;
    Err ignored;
    char word[200];
    void *state = arena_alloc(arena, game->state_size, &ignored);
    if (!state) return;
    memcpy(state, search->root, game->state_size);
    for (data->pv_length = 0; data->pv_length < PV_MAX && next_word(&at, word, sizeof word);) {
        Move move;
        if (!game_move_read(game, state, word, &move, &ignored)) return;
        data->pv[data->pv_length++] = move;
        if (game->play(game->rules, state, state, move) == OVER) return;
        if (game->mover(game->rules, state) == CHANCE) return;
    }
}

static int index_of(const Data *data, Move move) {
    int i = 0;
    while (i < data->count && data->moves[i] != move)
        i++;
    return i < data->count ? i : -1;
}

static void read_info(Search *search, const char *at) {
    Data *data = search->data;
    char word[200];
    double number;
    int of = -1; /* the move that a value is of, -1 = the best one */
    while (next_word(&at, word, sizeof word)) {
        if (!strcmp(word, "string")) return;
        if (!strcmp(word, "pv")) {
            Arena *arena = arena_new(LINE_MEMORY);
            if (arena) read_line_of_play(search, at, arena);
            arena_free(arena);
            return;
        }
        if (!strcmp(word, "currmove")) {
            Move move;
            Err ignored;
            if (!next_word(&at, word, sizeof word) ||
                !game_move_read(search->game, search->root, word, &move, &ignored))
                return;
            of = index_of(data, move);
            continue;
        }
        bool depth = !strcmp(word, "depth"), nodes = !strcmp(word, "nodes");
        bool value = !strcmp(word, "cp"), mate = !strcmp(word, "mate");
        if (!depth && !nodes && !value && !mate) continue;
        if (!next_word(&at, word, sizeof word) || !number_real(word, &number)) continue;
        if (depth && number >= 0 && number < 1e6) data->depth = (int)number;
        if (nodes && number >= 0 && of >= 0) data->efforts[of] = number;
        if (nodes && number >= 0 && of < 0) data->nodes = number;
        if (!value && !mate) continue;
        double max = search->game->traits & TRAIT_POINTS ? 1e12
                     : mate || described(search)         ? VALUE_MAX
                                                         : VALUE_MAX - 1;
        double told = mate ? (number > 0 ? max : -max) : number;
        told = told > max ? max : told < -max ? -max : told;
        if (of >= 0) {
            data->values[of] = told;
            data->valued[of] = true;
        } else {
            data->value = told;
            data->has_value = true;
        }
    }
}

static void read_best(Search *search, const char *at) {
    Data *data = search->data;
    char word[200] = "";
    Err err;
    next_word(&at, word, sizeof word);
    if (!game_move_read(search->game, search->root, word, &data->best, &err)) {
        data->best = NO_MOVE;
        FAIL_AS(search, program_move_not_legal, SENTENCE(word));
        return;
    }
    data->state = ANSWERED;
}

static void note_depth(const Data *data) {
    if (data->depth <= 0) return;
    Iteration now = {.kind = "deepen",
                     .depth = data->depth,
                     .total = data->nodes,
                     .value = data->value,
                     .bound = data->has_value ? BOUND_EXACT : BOUND_NONE,
                     .best = data->pv_length ? data->pv[0] : NO_MOVE,
                     .probes = -1,
                     .hits = -1,
                     .cuts = -1,
                     .first_cuts = -1,
                     .researches = -1,
                     .pv_length = data->pv_length < ITERATION_PV ? data->pv_length : ITERATION_PV};
    memcpy(now.pv, data->pv, sizeof *now.pv * (size_t)now.pv_length);
    external_record_note(data->record, &now);
}

/* One line of the engine; what is not understood is left alone, as the protocol wants it. */
static void read_line(Search *search, const char *line) {
    Data *data = search->data;
    char word[40];
    if (!next_word(&line, word, sizeof word)) return;
    if (data->state == GREETED && !strcmp(word, "uciok")) {
        data->state = READYING;
        tell_game(search);
        tell(search, "ucinewgame");
        tell(search, "isready");
    } else if (data->state == READYING && !strcmp(word, "readyok")) {
        data->state = ASKED;
        ask(search);
    } else if (!strcmp(word, "bestmove") && data->stale > 0) {
        data->stale--;
    } else if (data->state == ASKED && data->stale == 0 && !strcmp(word, "info")) {
        if (data->record && external_record_read(data->record, line)) return;
        read_info(search, line);
        if (data->record) note_depth(data);
    } else if (data->state == ASKED && !strcmp(word, "bestmove")) {
        read_best(search, line);
    }
}

/* ---- the contract ---------------------------------------------------------------------------- */

static void begin(Search *search, const void *state) {
    Data *data = search->data;
    data->count = search->game->moves(search->game->rules, state, data->moves);
    err_clear(&search->failure);
    data->best = NO_MOVE;
    data->value = data->nodes = 0;
    data->has_value = false;
    data->depth = data->pv_length = 0;
    for (int i = 0; i < data->count; i++) {
        data->valued[i] = false;
        data->efforts[i] = 0;
    }
    if (data->record) external_record_begin(data->record, search->root, search->trace);
    if (data->state == FAILED) data->state = CLOSED;
    if (data->state != ASKED && data->state != ANSWERED) return;
    /* The engine runs already. If it still thinks about another position, that answer is passed
     * over. */
    if (data->state == ASKED) {
        tell(search, "stop");
        data->stale++;
    }
    data->state = ASKED;
    if (described(search) && !search->follows) tell(search, "ucinewgame");
    ask(search);
}

/* What the engine was told of its limits is out of date: it is asked again. */
static bool retune(Search *search) {
    begin(search, search->root);
    return true;
}

static Step step(Search *search, int64_t) {
    Data *data = search->data;
    search->outside.waiting = false;
    search->outside.starting = data->state < ASKED;
    if (!search->outside.engines) {
        if (data->state == CLOSED) start(search);
        return described(search) ? STEP_DONE : STEP_WAIT;
    }
    if (data->state == CLOSED) {
        start(search);
        return data->state == FAILED ? STEP_DONE : STEP_MORE;
    }
    for (int i = 0; i < LINES && data->state != ANSWERED && data->state != FAILED; i++) {
        double patience = patience_of(search) * 1000 +
                          (data->state == ASKED ? think_ms(search) : 0);
        bool bounded = described(search) ||
                       (search_limits(search)->nodes == 0 && depth_of(search) == 0);
        if (data->state == ASKED && !bounded) patience = patience_of(search) * 1e6;
        const char *line = "";
        PlyNews news = search->outside.engines->hear(search->outside.engines->context, data->engine,
                                                     patience, &line);
        search->outside.waiting = news == PLY_NEWS_NONE;
        search->outside.starting = data->state < ASKED;
        if (search->outside.waiting) return STEP_MORE;
        if (news == PLY_NEWS_LINE) read_line(search, line);
        if (news == PLY_NEWS_SILENT) fail_silent(search, patience);
        if (news == PLY_NEWS_GONE) FAIL_AS(search, program_ended, SENTENCE(line));
    }
    return data->state == ANSWERED || data->state == FAILED ? STEP_DONE : STEP_MORE;
}

static void report(const Search *search, Report *out) {
    const Data *data = search->data;
    out->best = data->best != NO_MOVE || data->pv_length == 0 ? data->best : data->pv[0];
    out->value = data->value;
    out->depth = data->depth;
    out->nodes = data->nodes;
    bool fits = data->pv_length > 0 && data->pv[0] == out->best;
    out->pv_length = fits ? data->pv_length : out->best != NO_MOVE;
    memcpy(out->pv, fits ? data->pv : &out->best, sizeof *out->pv * (size_t)out->pv_length);
    /* Whose work it was is known only when nothing is said of the other moves. */
    bool alone = true;
    for (int i = 0; i < data->count; i++)
        alone = alone && (!data->valued[i] || data->moves[i] == out->best);
    for (int i = 0; i < data->count && i < out->capacity; i++) {
        MoveReport *row = &out->rows[out->count++];
        *row = (MoveReport){.move = data->moves[i], .pv = {data->moves[i]}, .pv_length = 1};
        bool best = row->move == out->best && data->has_value;
        row->effort = data->efforts[i];
        if (!best && !data->valued[i]) continue;
        row->bound = BOUND_EXACT;
        row->value = row->score = best ? data->value : data->values[i];
        if (!best) continue;
        if (alone && row->effort == 0) row->effort = data->nodes;
        row->pv_length = out->pv_length;
        memcpy(row->pv, out->pv, sizeof *row->pv * (size_t)out->pv_length);
    }
}

static void close(Search *search) {
    hang_up(search);
}

void external_tree(const Search *search, const Trace *trace, int max) {
    external_record_tell(((const Data *)search->data)->record, trace, max);
}

const Iteration *external_iterations(const Search *search, int *count) {
    return external_record_iterations(((const Data *)search->data)->record, count);
}

const SearcherDef searcher_external = {
    .row = {.name = "external",
            .title = "Another program",
            .doc = "A program of your own that plays, through a text protocol of the shape of UCI: "
                   "`external(engine=NAME)` after `plyscope --engine NAME=COMMAND`. A program that "
                   "ends, falls silent or plays an illegal move loses the game.",
            .params = params,
            .size = sizeof(Options)},
    .accepts = TRAIT_ANY & ~TRAIT_SIMULTANEOUS,
    .outside = true,
    .open = open,
    .begin = begin,
    .step = step,
    .report = report,
    .retune = retune,
    .close = close};
