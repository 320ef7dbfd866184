/* commands_search.c - let the computer move, search without moving, count, evaluate. */
#include "play/jobs/think.h"
#include "play/jobs/perft.h"
#include "shell/commands/commands_search.h"

#include <stdlib.h>
#include <string.h>

#include "base/spec.h"
#include "game/estimate.h"
#include "search/run.h"
#include "shell/commands/commands.h"
#include "shell/messages.def"
#include "shell/show.h"
#include "shell/inspect/terms.h"

static const char group[] = "search";

/* ---- go, analyze ----------------------------------------------------------------------------- */

static const char pool_doc[] =
    "Units that may be out with the host at a time, for workers: single moves to prove, of "
    "searchers that prove every move, while no tree is recorded; or some of several independent "
    "trees. The outcome does not depend on them. 0 = none.";
#define POOL_PARAM(Options) \
    PARAM_INT(Options, pool, 0, 0, 256, .title = "Units out at a time", .doc = pool_doc)

typedef struct GoOptions {
    char side[24];
    int64_t pool;
} GoOptions;

static const Param go_params[] = {
    PARAM_TEXT(GoOptions, side, "", .title = "Side asked to play",
               .doc = "The side that is asked to play; when it is not its turn it says so."),
    POOL_PARAM(GoOptions), PARAM_END};

/* What a search needs before it may start: a player, not a human, to choose in a game not over.
 * Reads it. */
static bool check_search(Call *call, const char *spec, Choice *player) {
    const Record *record = &call->session->record;
    if (record_over(record)) {
        Writer text;
        char buffer[100];
        writer_fixed(&text, buffer, sizeof buffer);
        show_result(call->session, &text);
        return err_set(&call->err, game_over_with_result, buffer);
    }
    if (seats_is_human(spec)) {
        const char *side = game_player_title(record->variant->game, record_mover(record));
        return err_set(&call->err, side_is_person, side, seats_human, call->command->name);
    }
    return registry_player(&record->variant->scope, spec, call->arena, player, &call->err);
}

/* The last search is forgotten before the next one starts: its memory is used again. */
static void forget_ended(PlySession *session) {
    for (Task *task = NULL; (task = task_next(session, task, TASK_SEARCH, TASK_ENDED));)
        if (!task->kept) task_free(task);
}

/* At the end of a `go`: plays the move that it has found. */
static bool play_best(PlySession *session, Task *task, Err *err) {
    Move best = think_best(task->job);
    if (best == NO_MOVE) return err_set(err, no_move_to_offer);
    return record_play(&session->record, best, err) &&
           record_chance(&session->record, session->seed, err);
}

Task *search_start(Call *call, TaskKind kind, bool beside, ThinkRequest request) {
    PlySession *session = call->session;
    Variant *variant = session->record.variant;
    if (kind == TASK_ANALYSIS && request.endless && session->host.unstoppable) {
        err_set(&call->err, analysis_without_end);
        return NULL;
    }
    if (!beside) forget_ended(session);
    Task *task = task_new(session, &call->err);
    if (!task) return NULL;
    request.players = &variant->scope;
    request.state = record_state(&session->record);
    request.ply = session->record.count;
    request.game_spec = variant->spec;
    request.seed = session->seed;
    Job *job = think_new(&task->world, &request, kind == TASK_GO, &call->err);
    if (!job && beside && call->err.memory) {
        forget_ended(session);
        task->world = task_world(session);
        err_clear(&call->err);
        job = think_new(&task->world, &request, kind == TASK_GO, &call->err);
    }
    if (kind == TASK_GO) task->ended = play_best;
    return task_start(call, task, kind, job, variant) ? task : NULL;
}

static bool do_go(Call *call) {
    PlySession *session = call->session;
    const GoOptions *options = call->options;
    const Record *record = &session->record;
    if (*options->side) {
        int side = seats_side(session_game(session), options->side, &call->err);
        if (side < 0) return false;
        if (record_over(record) || record_mover(record) != side)
            return err_set(&call->err, not_its_turn,
                           game_player_title(session_game(session), side));
    }
    int mover = record_over(record) ? 0 : record_mover(record);
    const char *spec = call->count ? call->words[0] : seats_spec(session, mover);
    const Task *choosing = task_newest(session, TASK_GO, TASK_ACTIVE);
    if (choosing)
        return err_set(&call->err, job_is_choosing_move, choosing->number, choosing->number);
    Choice player;
    return check_search(call, spec, &player) &&
           search_start(call, TASK_GO, false,
                        (ThinkRequest){.player = &player, .pool = options->pool});
}

static const Param analyze_params[] = {
    PARAM_INT(ThinkRequest, record, 0, 0, 1000000, .flags = PARAM_LOG, .unit = "nodes",
              .unit_one = "node", .title = "Nodes recorded",
              .doc = "Most nodes that the record of the tree keeps. When it is full it forgets the "
                     "deepest ply. 0 = 20,000, where there is a record at all."),
    PARAM_INT(ThinkRequest, log, 0, 0, 1000000, .former = "film", .flags = PARAM_LOG,
              .unit = "events", .unit_one = "event", .title = "Length of the trace log",
              .doc = "Length of the trace log: so many first events are kept, nodes that are "
                     "entered or left. `log` shows them. 0 = none."),
    POOL_PARAM(ThinkRequest), PARAM_END};

static bool do_analyze(Call *call) {
    enum { SPEC, ENDLESS, PAUSED, RECORD, BARE, KEEP }; /* as in the row */
    enum { NODES = 20000 };
    PlySession *session = call->session;
    ThinkRequest *request = call->options;
    const int64_t *said = call->args;
    const char *spec = call->count ? call->words[0] : NULL;
    if (!spec) {
        int mover = record_over(&session->record) ? 0 : record_mover(&session->record);
        spec = seats_spec(session, mover);
        const SearcherDef *def = registry_role(session_game(session), ROLE_OPPONENT);
        if (seats_is_human(spec) && def) spec = def->row.name;
    }
    bool record = (said[RECORD] || request->record || !said[ENDLESS]) && !said[BARE];
    request->record = !record ? 0 : request->record ? request->record : NODES;
    request->endless = said[ENDLESS];
    request->history = !said[BARE];
    Choice player;
    if (!check_search(call, spec, &player)) return false;
    request->player = &player;
    Task *task = search_start(call, TASK_ANALYSIS, said[KEEP], *request);
    if (!task) return false;
    task->kept = said[KEEP];
    if (said[PAUSED]) task->state = TASK_PAUSED;
    return true;
}

/* ---- perft, divide --------------------------------------------------------------------------- */

static bool count_games(Call *call, bool divide) {
    PlySession *session = call->session;
    Task *task = task_new(session, &call->err);
    if (!task) return false;
    PerftRequest request = {.game = session_game(session),
                            .state = record_state(&session->record),
                            .depth = (int)call->args[0],
                            .divide = divide};
    Job *job = perft_new(&task->world, &request, &call->err);
    return task_start(call, task, TASK_PLAIN, job, session->record.variant);
}

static bool do_perft(Call *call) {
    return count_games(call, false);
}

static bool do_divide(Call *call) {
    return count_games(call, true);
}

/* ---- eval ------------------------------------------------------------------------------------ */

/* Where the terms go, one or the other, what they add up to, and the values of the cells. */
typedef struct Overlay {
    const Term *terms;
    Writer *out;
    Json *json;
    double sum, scale; /* the value is game_squash(sum, scale); scale 0 = it is not */
    double *values;
    bool *known;
    int cells;
} Overlay;

static void on_value(void *context, int cell, double value) {
    Overlay *overlay = context;
    if (cell < 0 || cell >= overlay->cells) return;
    overlay->values[cell] = value;
    overlay->known[cell] = true;
}

static void cells_json(const Overlay *overlay, Json *json) {
    json_object(json, "cells");
    for (int cell = 0; cell < overlay->cells; cell++) {
        if (overlay->known[cell]) json_real(json, REAL_TEXT(cell), overlay->values[cell]);
    }
    json_end(json);
}

/* One aligned line a term. */
static void term_line(void *context, const char *name, double value) {
    Overlay *overlay = context;
    overlay->sum += value;
    const Term *term = overlay->terms;
    while (term->name && strcmp(term->name, name) != 0)
        term++;
    write_format(overlay->out, "\n  %-16s%-24s%s", name, term->title, SHORT_TEXT(value));
}

static void term_json(void *context, const char *name, double value) {
    Overlay *overlay = context;
    overlay->sum += value;
    json_real(overlay->json, name, value);
}

static void on_squash(void *context, double scale) {
    ((Overlay *)context)->scale = scale;
}

/* How the sum of the terms becomes the value. */
static void squash_json(const Overlay *overlay, Json *json) {
    if (overlay->scale <= 0) return;
    json_object(json, "squash");
    json_real(json, "sum", overlay->sum);
    json_real(json, "half", overlay->scale);
    json_end(json);
}

static void squash_text(const Overlay *overlay, Writer *out) {
    if (overlay->scale <= 0) return;
    write_format(out, "\n  %-16s%-24s%s", "sum", "Shown as the value", SHORT_TEXT(overlay->sum));
}

/* What stands before the terms, which are then to be filled in; and behind them. */
static void eval_head_json(const Evaluation *eval, const Choice *choice, const void *state,
                           int player, double value, Json *json) {
    json_int(json, "player", player);
    json_real(json, "value", value);
    scale_json(json, evaluation_scale(eval), eval->game);
    estimate_json(json, eval->game, choice, state, player);
    json_object(json, "terms");
}

static void eval_tail_json(const Overlay *overlay, Json *json) {
    json_end(json);
    json_object(json, "titles");
    for (const Term *term = overlay->terms; term && term->name; term++)
        json_text(json, term->name, term->title);
    json_end(json);
    squash_json(overlay, json);
    cells_json(overlay, json);
}

static bool do_eval(Call *call) {
    PlySession *session = call->session;
    const Variant *variant = session->record.variant;
    const Game *game = variant->game;
    const void *state = record_state(&session->record);
    bool moves = call->args[1];
    const char *spec = call->count ? call->words[0] : "strong";
    Choice choice;
    if (!spec_read(spec, "eval", &variant->scope.scope, call->arena, &choice, &call->err))
        return false;
    Evaluation eval;
    if (!evaluation_open(game, &choice, call->arena, &eval, &call->err)) return false;
    const EvalDef *def = eval.def;
    int player = 0;
    if (!record_over(&session->record) && record_mover(&session->record) >= 0)
        player = record_mover(&session->record);
    Overlay overlay = {.terms = def->terms,
                       .cells = game->cells,
                       .values = ARENA_NEW(call->arena, double, game->cells + 1, &call->err),
                       .known = ARENA_NEW(call->arena, bool, game->cells + 1, &call->err)};
    if (!overlay.values || !overlay.known) return false;
    if (moves && (record_over(&session->record) || record_mover(&session->record) < 0))
        return err_set(&call->err, no_move_to_choose);
    TermsRequest request = {.game = game,
                            .def = def,
                            .tables = eval.tables,
                            .state = state,
                            .player = player,
                            .seed = (uint64_t)session->seed};
    TermSink sink = {.context = &overlay,
                     .term = call->json ? term_json : term_line,
                     .cell = call->json ? on_value : NULL,
                     .squash = on_squash};
    double value = evaluation_value(&eval, state, player);
    Answer answer;
    Json *json = overlay.json = answer_begin(&answer, call, "eval");
    Writer *out = overlay.out = &answer.out;
    if (json) {
        spec_json(json, "spec", &choice, &variant->scope.scope);
        eval_head_json(&eval, &choice, state, player, value, json);
    } else {
        spec_write(&choice, &variant->scope.scope, false, out);
        if (!moves && game->players > 1)
            write_format(out, " for %s", game_player_title(game, player));
        if (!moves) write_format(out, ": %s", SHORT_TEXT(value));
    }
    if (def->explain && (json || !moves)) def->explain(game, eval.tables, state, player, &sink);
    if (json) {
        eval_tail_json(&overlay, json);
    } else {
        squash_text(&overlay, out);
        write_format(out, "\nvalues: %s", scale_text(evaluation_scale(&eval), game));
        if (overlay.scale > 0)
            write_format(out, ": 99 x sum / (%s + |sum|)", SHORT_TEXT(overlay.scale));
    }
    if (json && moves) json_array(json, "moves");
    bool ok = !moves || terms_rows(&request, call->arena, json, out, &call->err);
    if (json && moves) json_end(json);
    return ok ? answer_send(&answer) : answer_drop(&answer);
}

/* clang-format off */
const Command commands_search[] = {
    {.name = "go", .group = group, .run = do_go,
     .answers = "progress go", ARGS(ARG_TEXT("SPEC", "player", 0, 1)),
     OPTIONS(GoOptions, go_params), .usage = "[side=SIDE] [pool=N]",
     .doc = "Lets the player of this side think and play its move, or the searcher that is named. "
            "`stop` makes it play at once what it knows."},
    {.name = "analyze", .group = group, .run = do_analyze, .answers = "progress analyze",
     ARGS(ARG_TEXT("SPEC", "player", 0, 1), ARG_WORD("endless"), ARG_WORD("paused"),
     ARG_WORD("record"), ARG_WORD("bare"), ARG_WORD("keep")), OPTIONS(ThinkRequest, analyze_params),
     .usage = "[record=N] [log=N] [pool=N]",
     .doc = "Searches the present position without moving: value, effort and line of play of every "
            "move. `endless` goes on until `stop`, whatever the limits; `paused` waits for `step` "
            "or `resume`. The tree is recorded for `tree` unless the search is endless (`record` "
            "asks for it then) or `bare`, which also keeps no `history`. `keep` lets the analysis "
            "stay beside later ones after its end, four of them at most, until `cancel`."},
    {.name = "perft", .group = group, .run = do_perft, .answers = "progress perft",
     ARGS(ARG_INT("N", 0, 0, PERFT_MOVES, .flags = ARG_NEEDED)),
     .doc = "Counts the sequences of N moves from here; a finished game ends its line."},
    {.name = "divide", .group = group, .run = do_divide, .answers = "progress divide",
     ARGS(ARG_INT("N", 0, 0, PERFT_MOVES, .flags = ARG_NEEDED)),
     .doc = "As perft, with one row per first move."},
    {.name = "eval", .group = group, .run = do_eval, .answers = "eval",
     ARGS(ARG_TEXT("EVALUATION", "eval", 0, 1), ARG_WORD("moves")),
     .doc = "The static value of the position for the side to move, term by term: `eval lines`, "
            "`eval lines(three=9)`, and how their sum becomes the value where it is not the sum "
            "itself. Without a name: the game's strongest. With `moves` the terms "
            "of every legal move: of the position right after it, and where the evaluation asks "
            "for them, of the worst that the dice may bring then."},
    {.name = NULL}};
/* clang-format on */
