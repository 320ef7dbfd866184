/* search.c - opening, stepping and reporting a search: what is alike for all searchers. */
#include "search/run.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/spec.h"
#include "search/messages.def"

const char search_time_doc[] =
    "Time for one move: 2s, 500ms. A search ends when it is up, or when another limit is reached "
    "before, with the best move found so far: a player with `sims` thinks to the end of its time "
    "only if they are many (sims=1e12). A player that does not search ignores it. 0 sets no "
    "limit. A timed result depends on the speed of the machine.";
const char search_nodes_doc[] =
    "Limit on the work for one move: nodes, or playouts for players that count those. A search "
    "ends when it is reached, with the best move found so far. A player that does not search "
    "ignores it. 0 sets no limit.";
const char *const role_words[ROLES] = {"person", "baseline", "opponent", "analyst", "judge",
                                       "exact",  "evolved",  "curve",    "windows", "full"};

const char search_seed_doc[] = "Seed of every random choice of this player. The same seed gives "
                               "the same moves on every machine.";
const char search_name_doc[] =
    "A free name for tables of matches. Without one the player is called by its kind.";

const char *bound_word(Bound bound) {
    static const char *const words[] = {NULL, "exact", "lower", "upper"};
    return words[bound];
}

const char *proven_word(Proven proven) {
    static const char *const words[] = {NULL, "win", "draw", "loss"};
    return words[proven];
}

const Message *const search_ended_lines = MESSAGE_OF(every_line_searched);

const char *const search_moves_words[] = {"all", "best", NULL};
const char *const search_moves_titles[] = {"All moves", "The best move", NULL};
const char *const search_ties_words[] = {"first", "random", NULL};
const char *const search_ties_titles[] = {"The first", "One at random", NULL};

/* What search_open allocates. The root's bytes stand here, so that they survive a reopened
 * arena. */
typedef struct Opened {
    Search search;    /* first: a Search is an Opened */
    Choice opened;    /* a copy of the choice as it was opened, in the search's arena */
    SearcherDef *own; /* freed with it; null = the def is the choice's row */
    bool begun;
    _Alignas(16) char root[];
} Opened;

size_t search_memory(const Search *search) {
    return arena_used(search->arena);
}

void search_limit(Search *search, size_t cap) {
    arena_limit(search->arena, cap);
}

static void clear(Search *search) {
    arena_reset(search->arena);
    search->data = NULL;
}

static bool open(Search *search, Err *err) {
    search->options = search->choice->values;
    search->data = NULL;
    search->scale = game_scale(search->game);
    search->valued = NULL;
    if (!spec_copy(search->choice, search->arena, &((Opened *)search)->opened, err) ||
        !search->def->open(search, err)) {
        clear(search);
        return false;
    }
    if (!search->data) search->data = search; /* null means closed */
    return true;
}

static void close(Search *search) {
    if (search->data && search->def->close) search->def->close(search);
    clear(search);
}

Search *search_open_own(SearcherDef *own, const Game *game, const Choice *choice, size_t cap,
                        Err *err) {
    const SearcherDef *def = own ? own : (const SearcherDef *)choice->row;
    assert(!search_unfit(def, game));
    Search *search = calloc(1, sizeof(Opened) + game->state_size);
    Arena *arena = search ? arena_new(cap) : NULL;
    if (!arena) {
        err_short(err, memory_short_to_open, def->row.name);
        free(search);
        free(own);
        return NULL;
    }
    search->def = def;
    search->game = game;
    search->choice = choice;
    search->arena = arena;
    search->root = ((Opened *)search)->root;
    ((Opened *)search)->own = own;
    if (!open(search, err)) {
        search_close(search);
        return NULL;
    }
    return search;
}

Search *search_open(const Game *game, const Choice *choice, size_t cap, Err *err) {
    return search_open_own(NULL, game, choice, cap, err);
}

void search_close(Search *search) {
    if (!search) return;
    close(search);
    arena_free(search->arena);
    free(((Opened *)search)->own);
    free(search);
}

void search_begin(Search *search, const void *state) {
    const Game *game = search->game;
    game_observe(game, search->root, state, game->mover(game->rules, state));
    search->stopped = search->done = false;
    Opened *opened = (Opened *)search;
    opened->begun = true;
    if (!search->data) return;
    /* A new root may come with new limits and a new seed: they are no change later on. */
    memcpy(opened->opened.values, search->options, sizeof(Limits));
    search->def->begin(search, search->root);
}

Step search_step(Search *search, int64_t budget) {
    if (!search->data || !((Opened *)search)->begun) return STEP_DONE;
    search->stopped = false;
    Step step = search->def->step(search, budget);
    search->done = step == STEP_DONE;
    return step;
}

void search_report(const Search *search, Report *report) {
    MoveReport *rows = report->rows;
    bool figures = report->figures;
    int capacity = rows && !figures ? report->capacity : 0;
    memset(report, 0, sizeof *report);
    report->rows = rows;
    report->capacity = capacity;
    report->figures = figures;
    report->best = NO_MOVE;
    if (search->data && ((const Opened *)search)->begun) search->def->report(search, report);
    if (!search->done) report->ended = NULL;
    if (search->done && !report->ended && report->proven) report->ended = MESSAGE_OF(result_proven);
}

double report_effort(const Report *report) {
    if (report->effort > 0) return report->effort;
    return report->playouts > 0 ? report->playouts : report->nodes;
}

void report_count(Report *report, const char *name, const char *title, const char *doc,
                  const char *unit, double value) {
    if (report->counters < COUNTERS_MAX)
        report->counter[report->counters++] = (Counter){name, title, doc, unit, value};
}

void report_choose(Report *report, int index) {
    if (index < 0) return;
    const MoveReport *row = &report->rows[index];
    report->best = row->move;
    report->value = row->value;
    report->pv_length = row->pv_length;
    memcpy(report->pv, row->pv, sizeof report->pv);
}

void report_unvalued(Report *report, const Move *moves, int count, Move best) {
    report->best = best;
    if (best != NO_MOVE) {
        report->pv[0] = best;
        report->pv_length = 1;
    }
    for (int i = 0; i < count && i < report->capacity; i++) {
        report->rows[i] = (MoveReport){.move = moves[i], .pv = {moves[i]}, .pv_length = 1};
        report->count = i + 1;
    }
}

bool search_goes_on(Search *search) {
    search->options = search->choice->values;
    bool live = search->data && ((Opened *)search)->begun &&
                spec_equal_except(search->choice, &((Opened *)search)->opened, PARAM_LIVE);
    bool on = live && (!search->def->retune || search->def->retune(search));
    if (on) search->done = false; /* there may be work again */
    return on;
}

bool search_retune(Search *search, Err *err) {
    return search_goes_on(search) || search_rewind(search, err);
}

bool search_rewind(Search *search, Err *err) {
    close(search);
    search->done = false;
    if (!open(search, err)) return false;
    search->stopped = false;
    if (((Opened *)search)->begun) search->def->begin(search, search->root);
    return true;
}

const Message *search_unfit(const SearcherDef *def, const Game *game) {
    static const struct {
        unsigned trait;
        const Message *refused, *missing;
    } sentences[] = {
        {TRAIT_TWO_PLAYER, MESSAGE_OF(plays_no_two_players), MESSAGE_OF(plays_only_two_players)},
        {TRAIT_SOLO, MESSAGE_OF(plays_no_one_player), MESSAGE_OF(plays_only_one_player)},
        {TRAIT_MANY, MESSAGE_OF(plays_no_many_players), MESSAGE_OF(plays_only_many_players)},
        {TRAIT_CHANCE, MESSAGE_OF(plays_no_chance), MESSAGE_OF(plays_only_chance)},
        {TRAIT_SIMULTANEOUS, MESSAGE_OF(plays_no_simultaneous_moves),
         MESSAGE_OF(plays_only_simultaneous_moves)},
        {TRAIT_POINTS, MESSAGE_OF(plays_no_points), MESSAGE_OF(plays_only_points)},
    };
    unsigned missing = def->needs & ~game->traits;
    unsigned refused = game->traits & ~(def->needs | def->accepts);
    for (size_t i = 0; i < sizeof sentences / sizeof *sentences; i++) {
        if (missing & sentences[i].trait) return sentences[i].missing;
        if (refused & sentences[i].trait) return sentences[i].refused;
    }
    return def->unfit ? def->unfit(game) : NULL;
}

/* ---- scales ---------------------------------------------------------------------------------- */

Scale evaluation_scale(const Evaluation *eval) {
    if (!(eval->game->traits & TRAIT_POINTS)) return SCALE_EVALUATION;
    if (!evaluation_own_scale(eval)) return SCALE_POINTS;
    return eval->def->chance ? SCALE_CHANCE : SCALE_EVALUATION;
}

bool scale_bounds(Scale scale, const Game *game, double bounds[2]) {
    bounds[0] = scale == SCALE_CHANCE ? 0 : -100;
    bounds[1] = 100;
    return scale == SCALE_RESULT || scale == SCALE_CHANCE ||
           (scale == SCALE_EVALUATION && !(game->traits & TRAIT_POINTS));
}

void scale_json(Json *json, Scale scale, const Game *game) {
    static const char *const words[] = {"result", "evaluation", "points", "chance"};
    double bounds[2];
    json_text(json, "scale", words[scale]);
    if (scale_bounds(scale, game, bounds)) {
        JSON_EACH(json, "bounds", i, 2)
            json_real(json, NULL, bounds[i]);
    } else {
        json_null(json, "bounds");
    }
}

const char *scale_text(Scale scale, const Game *game) {
    double bounds[2];
    switch (scale) {
    case SCALE_RESULT: return "estimates of the result, from -100 (lost) to +100 (won)";
    case SCALE_POINTS: return "points";
    case SCALE_CHANCE: return "percent, the chance to reach the goal";
    case SCALE_EVALUATION: break;
    }
    return scale_bounds(scale, game, bounds) ? "evaluations, from -100 (lost) to +100 (won)"
                                             : "evaluations in a unit of their own";
}

/* ---- evaluations ----------------------------------------------------------------------------- */

bool evaluation_open(const Game *game, const Choice *choice, Arena *arena, Evaluation *out,
                     Err *err) {
    const EvalDef *def = (const EvalDef *)choice->row;
    const void *tables = choice->values;
    if (def->prepare) {
        void *scratch = arena_alloc(arena, def->tables_size ? def->tables_size : 1, err);
        if (!scratch || !def->prepare(game, choice->values, scratch, err)) return false;
        tables = scratch;
    }
    *out = (Evaluation){def, game, tables};
    return true;
}

bool search_evaluation(Search *search, const Choice *choice, Evaluation *out, Err *err) {
    if (!evaluation_open(search->game, choice, search->arena, out, err)) return false;
    search->scale = evaluation_scale(out);
    search->valued = choice;
    return true;
}

bool search_results_scale(Search *search, const Choice *choice, Evaluation *out, Err *err) {
    if (!search_evaluation(search, choice, out, err)) return false;
    return !evaluation_own_scale(out) || err_set(err, values_are_no_points, out->def->row.name);
}

Move search_reflex(const Search *search, bool wanted) {
    const Game *game = search->game;
    return wanted && game->reflex ? game->reflex(game->rules, search->root) : NO_MOVE;
}

const Message *search_points_alone(const Game *game) {
    bool alone = !(game->traits & TRAIT_POINTS) || (game->traits & TRAIT_SOLO);
    return alone ? NULL : MESSAGE_OF(points_need_one_player);
}

double search_outcome(const Game *game, const void *state, int player) {
    double result = game->result(game->rules, state, player);
    return game->traits & TRAIT_POINTS ? result : 100 * result;
}

uint64_t search_seed(const Search *search) {
    uint64_t seed = (uint64_t)search_limits(search)->seed;
    return rng_mix(rng_mix(seed + 0x9e3779b97f4a7c15u) ^ game_hash(search->game, search->root));
}
