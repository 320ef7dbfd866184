/* montecarlo.c - flat Monte Carlo: random games from every candidate move.
 *
 *     for every legal move: play it, then `sims` random games from there
 *     play the move whose games went best
 *
 * The oldest idea of the kind (Abramson 1990; Bruegmann 1993 for Go) and the baseline of all tree
 * searches: no tree, no opponent who answers well, hence no end of mistakes against one who does;
 * but the value of a move is an honest average with a standard error, good play comes out of the bare
 * rules, and where nobody answers (a solo game) it is hard to beat for its price.
 *
 * What "best" means is the option `score`: most games won, longest games, highest mean result, or the
 * best single game. With `keep` the best single game is remembered: as long as no better one turns
 * up, it is simply played on.
 *
 * The moves take turns in small batches, so that a report before the end compares equals. Playout i
 * of move m draws from a stream of its own; neither batches nor pauses change the result. */
#include <math.h>
#include <string.h>

#include "base/spec.h"
#include "search/search.h"

typedef struct Options {
    Limits limits;
    int64_t sims;
    Choice playout;
    int64_t cut;
    int64_t score; /* SCORE_MEAN ... */
    bool reflex, keep;
} Options;

enum { SCORE_MEAN, SCORE_WINS, SCORE_SUM, SCORE_BEST };
enum { BATCH = 64 };

static const char *const scores[] = {"mean", "wins", "sum", "best", NULL};

/* clang-format off */
static const Param params[] = {
    PARAM_INT(Options, sims, 1000, 1, 1e12, .alias = "playouts", .flags = PARAM_LOG | PARAM_LIMIT,
              .doc = "Random games for every candidate move. Ignored while analysing without end."),
    PARAM_SPEC(Options, playout, "plain", "playout",
               .doc = "How the random games choose their moves."),
    PARAM_ENUM(Options, score, SCORE_MEAN, scores,
               .doc = "What makes a move the best: mean is the highest mean result, wins the most "
                      "games won, sum the longest games (all lengths added up), best the best "
                      "single game."),
    PARAM_INT(Options, cut, 0, 0, 100000, .unit = "plies", .flags = PARAM_LOG,
              .doc = "Random games are cut off as draws after so many plies. 0 plays them to the end."),
    PARAM_BOOL(Options, reflex, false,
               .doc = "Plays an immediate win, and blocks an immediate loss, without random games."),
    PARAM_BOOL(Options, keep, false, .flags = PARAM_ADVANCED,
               .doc = "Solo games without dice, with score=best: remembers the best game found at "
                      "earlier moves and follows it until a better one turns up."),
    SEARCH_LIMITS(Options),
    PARAM_END};

static const Preset presets[] = {
    {.name = "beginner", .title = "Beginner", .values = "sims=5", .doc = "A handful of games a move."},
    {.name = "easy", .title = "Easy", .values = "sims=50", .doc = "Sees what is likely, no more."},
    {.name = "medium", .title = "Medium", .values = "sims=2000", .doc = "As good as averages get."},
    {.name = "hard", .title = "Hard", .values = "sims=2000,playout=strong,reflex=yes",
     .doc = "Averages over games of the best playout policy, and no overlooked win in one."},
    {.name = "expert", .title = "Expert", .values = "sims=20k,playout=strong,reflex=yes",
     .doc = "All that flat averages can do; only a tree of moves sees more."},
    {.name = "document", .title = "As in the document", .values = "sims=100,playout=strong,score=wins",
     .doc = "Counts the games won by players that win or block at once when they can."},
    {.name = "lengths", .title = "Longest games", .values = "sims=1000,score=sum",
     .doc = "Adds up the lengths of the games, for solo games in which to survive is all."},
    {.name = NULL}};
/* clang-format on */

/* What is known of a root move. */
typedef struct Candidate {
    Playouts stats;
    bool over;     /* the move ends the game */
    double result; /* then, for the player at the root */
} Candidate;

typedef struct Data {
    const PlayoutDef *policy;
    Options saved; /* as opened, to tell what retune changed */
    int count, me;
    uint64_t seed;
    Move *moves, reflex;
    char *after; /* the state after every move */
    Candidate *candidates;
    int at;         /* whose turn it is */
    int64_t target; /* playouts a move when the present round is over */
    int64_t playouts;
    bool done, proven;
    /* The best single game from the root; owner: its first move's number, -1 = there is none. */
    Move *line, *scratch;
    int line_length, line_owner;
    double line_value;
    bool keeps;       /* option keep, where it makes sense */
    void *line_state; /* where line begins */
} Data;

static bool open(Search *search, Err *err) {
    const Game *game = search->game;
    const Options *options = search->options;
    Arena *arena = search->arena;
    Data *data = ARENA_NEW(arena, Data, 1, err);
    if (!data) return false;
    size_t moves = (size_t)game->max_moves;
    data->policy = (const PlayoutDef *)options->playout.row;
    data->saved = *options;
    data->moves = ARENA_NEW(arena, Move, moves, err);
    data->after = arena_alloc(arena, moves * game->state_size, err);
    data->candidates = ARENA_NEW(arena, Candidate, moves, err);
    data->line = ARENA_NEW(arena, Move, game->max_plies + 1, err);
    data->scratch = ARENA_NEW(arena, Move, game->max_plies, err);
    data->line_state = arena_alloc(arena, 2 * game->state_size, err);
    if (!data->moves || !data->after || !data->candidates || !data->line || !data->scratch ||
        !data->line_state)
        return false;
    size_t size = data->policy->row.size;
    if (size) {
        void *values = arena_alloc(arena, size, err);
        if (!values) return false;
        data->saved.playout.values = memcpy(values, options->playout.values, size);
    }
    data->keeps = options->keep && (game->traits & TRAIT_SOLO) && !(game->traits & TRAIT_CHANCE);
    search->data = data;
    return true;
}

static bool retune(Search *search) {
    Data *data = search->data;
    const Options *now = search->options;
    bool same = now->cut == data->saved.cut && now->keep == data->saved.keep &&
                now->limits.seed == data->saved.limits.seed &&
                (now->score == SCORE_BEST) == (data->saved.score == SCORE_BEST) &&
                spec_equal(&now->playout, &data->saved.playout);
    if (!same) return false;
    Choice playout = data->saved.playout;
    data->saved = *now;
    data->saved.playout = playout;
    data->done = false;
    return true;
}

static char *after(const Search *search, int index) {
    const Data *data = search->data;
    return data->after + (size_t)index * search->game->state_size;
}

/* Drops the first move of the remembered game if it was the one played; else forgets it. */
static void recall(Search *search, const void *state) {
    Data *data = search->data;
    const Game *game = search->game;
    size_t size = game->state_size;
    bool follows = false;
    if (data->keeps && data->line_length > 1) {
        char *next = (char *)data->line_state + size;
        game->play(game->rules, next, data->line_state, data->line[0]);
        follows = memcmp(next, state, size) == 0;
    }
    data->line_owner = -1;
    if (!follows) {
        data->line_length = 0;
    } else {
        memmove(data->line, data->line + 1, (size_t)--data->line_length * sizeof(Move));
        for (int i = 0; i < data->count; i++)
            if (data->moves[i] == data->line[0]) data->line_owner = i;
    }
    memcpy(data->line_state, state, size);
}

static void begin(Search *search, const void *state) {
    Data *data = search->data;
    const Game *game = search->game;
    data->count = game->moves(game->rules, state, data->moves);
    data->me = game->mover(game->rules, state);
    data->seed = search_seed(search);
    data->at = data->count; /* the first step opens the first round */
    data->target = 0;
    data->playouts = 0;
    data->done = data->proven = false;
    data->reflex = data->saved.reflex && game->reflex ? game->reflex(game->rules, state) : NO_MOVE;
    recall(search, state);
    for (int i = 0; i < data->count; i++) {
        Candidate *candidate = &data->candidates[i];
        memset(candidate, 0, sizeof *candidate);
        candidate->stats.best_player = data->me;
        candidate->over = game->play(game->rules, after(search, i), state, data->moves[i]) == OVER;
        if (!candidate->over) continue;
        candidate->result = game->result(game->rules, after(search, i), data->me);
        if (data->line_owner < 0 || candidate->result > data->line_value) {
            data->line[0] = data->moves[i];
            data->line_length = 1;
            data->line_owner = i;
            data->line_value = candidate->result;
        }
        if ((game->traits & TRAIT_TWO_PLAYER) && candidate->result == 1) data->proven = true;
    }
}

/* ---- playouts -------------------------------------------------------------------------------- */

static int64_t batch(const Search *search) {
    int64_t sims = ((const Data *)search->data)->saved.sims;
    if (search->endless || sims >= 8 * BATCH) return BATCH;
    return sims < 8 ? 1 : sims / 8;
}

static bool finished(const Search *search) {
    const Data *data = search->data;
    if (data->proven) return true;
    if (search->endless) return false;
    const Limits *limits = &data->saved.limits;
    return data->done || data->reflex != NO_MOVE ||
           (limits->nodes > 0 && data->playouts >= limits->nodes);
}

/* Runs `count` playouts of the move in turn. */
static void run(Search *search, int64_t count) {
    Data *data = search->data;
    Playouts *stats = &data->candidates[data->at].stats;
    Rng own = rng_stream(data->seed, (uint64_t)data->at);
    bool lines = data->saved.score == SCORE_BEST;
    if (lines) {
        stats->best_line = data->scratch;
        stats->best_length = data->line_owner < 0 ? 0 : 1;
        stats->best_value = data->line_value;
    }
    data->policy->run(search->game, data->saved.playout.values, after(search, data->at), own.state,
                      (uint64_t)stats->count, count, (int)data->saved.cut, stats);
    data->playouts += count;
    if (lines && stats->best_length > 0 &&
        (data->line_owner < 0 || stats->best_value > data->line_value)) {
        data->line[0] = data->moves[data->at];
        memcpy(data->line + 1, data->scratch, (size_t)stats->best_length * sizeof(Move));
        data->line_length = stats->best_length + 1;
        data->line_owner = data->at;
        data->line_value = stats->best_value;
    }
}

/* The next round: as many playouts more for every move. */
static void next_round(const Search *search) {
    Data *data = search->data;
    int64_t sims = data->saved.sims;
    bool some = false;
    for (int i = 0; i < data->count; i++)
        some |= !data->candidates[i].over;
    if (!some || (!search->endless && data->target >= sims)) {
        data->done = true;
        return;
    }
    data->at = 0;
    data->target += batch(search);
    if (!search->endless && data->target > sims) data->target = sims;
}

static double value(const Search *search, const Candidate *candidate);

static void trace(const Search *search) {
    const Trace *sink = search->trace;
    const Data *data = search->data;
    const Candidate *candidate = &data->candidates[data->at];
    if (sink->enter) {
        sink->enter(sink->context, 0, NO_MOVE, 0, 0);
        sink->enter(sink->context, 1, data->moves[data->at], 0, 0);
    }
    if (sink->leave) {
        double mean = value(search, candidate), count = (double)candidate->stats.count;
        sink->leave(sink->context, 1, mean, BOUND_EXACT, candidate->over ? END_OVER : END_PLAYOUT,
                    candidate->over ? 1 : count);
        sink->leave(sink->context, 0, 0, BOUND_NONE, END_NONE, (double)data->playouts);
    }
}

/* The move in turn has had its share of the round. */
static void next_move(Search *search) {
    Data *data = search->data;
    if (search->trace) trace(search);
    data->at++;
    SearchEvent event = search->stop_at;
    search->stopped |= event == EVENT_ROOT_MOVE || event == EVENT_NODE ||
                       (event == EVENT_ITERATION && data->at == data->count);
}

static Step step(Search *search, int64_t budget) {
    Data *data = search->data;
    while (budget > 0 && !search->stopped && !finished(search)) {
        if (data->at == data->count) {
            next_round(search);
            continue;
        }
        const Candidate *candidate = &data->candidates[data->at];
        int64_t share = candidate->over ? 0 : data->target - candidate->stats.count, count = share;
        if (count > budget) count = budget;
        if (count > 1 && search->stop_at == EVENT_PLAYOUT) count = 1;
        int64_t limit = data->saved.limits.nodes;
        if (limit > 0 && !search->endless && count > limit - data->playouts)
            count = limit - data->playouts;
        if (count > 0) {
            run(search, count);
            budget -= count;
            search->stopped |= search->stop_at == EVENT_PLAYOUT;
        }
        if (count >= share) next_move(search);
    }
    return finished(search) ? STEP_DONE : STEP_MORE;
}

/* ---- report ---------------------------------------------------------------------------------- */

static double unit(const Search *search) {
    return search->game->traits & TRAIT_POINTS ? 1 : 100;
}

static bool tried(const Candidate *candidate) {
    return candidate->over || candidate->stats.count > 0;
}

/* Mean result, in the units of a report; 0 when nothing is known. */
static double value(const Search *search, const Candidate *candidate) {
    int me = ((const Data *)search->data)->me;
    if (candidate->over) return unit(search) * candidate->result;
    if (candidate->stats.count == 0) return 0;
    return unit(search) * candidate->stats.sum[me] / (double)candidate->stats.count;
}

/* What candidates are compared by: means, so that a search may stop within a round. */
static double rank(const Search *search, int index) {
    const Data *data = search->data;
    const Candidate *candidate = &data->candidates[index];
    const Playouts *stats = &candidate->stats;
    if (candidate->over && (search->game->traits & TRAIT_TWO_PLAYER) && candidate->result == 1)
        return INFINITY;
    switch (data->saved.score) {
    case SCORE_WINS:
        if (candidate->over) return candidate->result > 0;
        return (double)stats->wins[data->me] / (double)stats->count;
    case SCORE_SUM: return candidate->over ? 0 : (double)stats->plies / (double)stats->count;
    case SCORE_BEST: return index == data->line_owner;
    default: return value(search, candidate);
    }
}

/* The score as the documents have it: numbers of wins, sums of lengths. */
static double score(const Search *search, int index) {
    const Data *data = search->data;
    const Candidate *candidate = &data->candidates[index];
    switch (data->saved.score) {
    case SCORE_WINS: return (double)candidate->stats.wins[data->me];
    case SCORE_SUM: return (double)candidate->stats.plies;
    case SCORE_BEST:
        return index == data->line_owner ? unit(search) * data->line_value
                                         : value(search, candidate);
    default: return value(search, candidate);
    }
}

static int best(const Search *search) {
    const Data *data = search->data;
    int found = -1;
    for (int i = 0; i < data->count; i++) {
        if (data->reflex != NO_MOVE && data->moves[i] == data->reflex) return i;
        if (tried(&data->candidates[i]) && (found < 0 || rank(search, i) > rank(search, found)))
            found = i;
    }
    return found;
}

static Proven proven(const Search *search, const Candidate *candidate) {
    if (!candidate->over || !(search->game->traits & TRAIT_TWO_PLAYER)) return PROVEN_NONE;
    return candidate->result == 1    ? PROVEN_WIN
           : candidate->result == 0  ? PROVEN_DRAW
           : candidate->result == -1 ? PROVEN_LOSS
                                     : PROVEN_NONE;
}

static void fill_row(const Search *search, int index, MoveReport *row) {
    const Data *data = search->data;
    const Candidate *candidate = &data->candidates[index];
    const Playouts *stats = &candidate->stats;
    *row = (MoveReport){.move = data->moves[index], .pv = {data->moves[index]}, .pv_length = 1};
    if (!tried(candidate)) return;
    row->bound = BOUND_EXACT;
    row->value = value(search, candidate);
    row->score = score(search, index);
    row->effort = (double)stats->count;
    row->proven = proven(search, candidate);
    row->proven_in = row->proven != PROVEN_NONE;
    if (data->saved.score == SCORE_BEST && index == data->line_owner) {
        row->pv_length = data->line_length < PV_MAX ? data->line_length : PV_MAX;
        memcpy(row->pv, data->line, (size_t)row->pv_length * sizeof(Move));
    }
    double n = (double)stats->count, sum = stats->sum[data->me];
    if (n < 2) return;
    double variance = (stats->square[data->me] - sum * sum / n) / (n - 1);
    row->error = variance > 0 ? unit(search) * sqrt(variance / n) : 0;
}

static void report(const Search *search, Report *out) {
    const Game *game = search->game;
    const Data *data = search->data;
    int chosen = best(search);
    if (chosen >= 0) {
        const Candidate *candidate = &data->candidates[chosen];
        MoveReport row;
        fill_row(search, chosen, &row);
        out->best = row.move;
        out->value = row.value;
        out->proven = row.proven == PROVEN_WIN ? PROVEN_WIN : PROVEN_NONE;
        out->proven_in = out->proven != PROVEN_NONE;
        out->pv_length = row.pv_length;
        memcpy(out->pv, row.pv, (size_t)row.pv_length * sizeof(Move));
        out->has_vector = (game->traits & TRAIT_MANY) && !candidate->over && candidate->stats.count;
        for (int player = 0; out->has_vector && player < game->players; player++)
            out->vector[player] = unit(search) * candidate->stats.sum[player] /
                                  (double)candidate->stats.count;
    }
    double plies = 0, cut = 0;
    for (int i = 0; i < data->count; i++) {
        plies += (double)data->candidates[i].stats.plies;
        cut += (double)data->candidates[i].stats.cut;
        if (i >= out->capacity) continue;
        fill_row(search, i, &out->rows[i]);
        out->count = i + 1;
    }
    out->depth = 1;
    out->playouts = (double)data->playouts;
    out->nodes = (double)data->playouts;
    out->counter[out->counters++] =
        (Counter){.name = "mean length",
                  .doc = "Mean length of a random game, in plies.",
                  .unit = "plies",
                  .value = data->playouts ? plies / (double)data->playouts : 0};
    out->counter[out->counters++] = (Counter){
        .name = "cut", .doc = "Random games that were cut off before their end.", .value = cut};
    if (data->saved.score == SCORE_BEST && data->line_owner >= 0)
        out->counter[out->counters++] = (Counter){.name = "best game",
                                                  .doc = "Result of the best single game so far.",
                                                  .value = data->line_value};
}

const SearcherDef searcher_montecarlo = {
    .row = {.name = "montecarlo",
            .title = "Flat Monte Carlo",
            .doc =
                "Plays random games from every legal move and chooses the move after which they "
                "went best. It looks at no answers, but it needs nothing but the rules and plays "
                "every game.",
            .params = params,
            .size = sizeof(Options),
            .presets = presets,
            .aliases = (const char *const[]){"mc", NULL}},
    .accepts = TRAIT_TWO_PLAYER | TRAIT_SOLO | TRAIT_MANY | TRAIT_CHANCE | TRAIT_SIMULTANEOUS |
               TRAIT_POINTS,
    .open = open,
    .begin = begin,
    .step = step,
    .report = report,
    .retune = retune};
