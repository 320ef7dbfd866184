/* montecarlo.c - flat Monte Carlo: random games from every candidate move.
 *
 *     for every legal move: play it, then `sims` random games from there
 *     play the move whose games went best
 *
 * The oldest idea of the kind (Abramson 1990; Bruegmann 1993 for Go) and the baseline of all tree
 * searches: no tree, no opponent who answers well, hence no end of mistakes against one who does;
 * but the value of a move is an honest average with a standard error, good play comes out of the
 * bare rules, and where there is no answer (a solo game) it is hard to beat for its price.
 *
 * What "best" means is the option `score`: most games won, longest games, highest mean result, or
 * the best single game. With `reuse` the best single game is remembered from move to move: as long
 * as no better one turns up, it is simply played on. A solo game is then as good as the best of all
 * random games so far, and with good playouts a handful of them a move is enough.
 *
 * With share=drawn `sims` is the number of all random games, and the first move of each is drawn
 * like the others. Sums then depend on how often a move was drawn, too. In the box of the Tron lab
 * (steps of 164, 200 to 1,000 games by a program of its own) that costs 15 steps at 10 random games
 * (94 for 109), 22 at 100 (108 for 129), 22 at 1,000 (130 for 152) and hardly any at 10,000.
 *
 * The moves take turns in small batches, so that a report before the end compares equals. Playout i
 * of move m draws from a stream of its own; neither batches nor pauses change the result. */
#include "searchers/montecarlo.h"

#include <math.h>
#include <string.h>

#include "base/spec.h"
#include "searchers/messages.def"

typedef MonteOptions Options;
typedef MonteCandidate Candidate;
typedef Monte Data;

enum { BATCH = 64, BATCH_LARGE = 512, REPLIES_MAX = 256 };

static const char *const leaves[] = {"playout", "cut", NULL};
static const char *const leaf_titles[] = {"A draw", "What the evaluation says", NULL};
static const char *const scores[] = {"mean", "wins", "sum", "max", "reply", NULL};
static const char *const score_titles[] = {
    "Mean result", "Number of wins", "Sum of lengths", "Best game", "Mean after the best reply",
    NULL};

static const char *const shares[] = {"each", "drawn", NULL};
static const char *const share_titles[] = {"All alike", "Drawn by lot", NULL};

/* clang-format off */
const Param monte_params[] = {
    PARAM_INT(Options, sims, 1000, 1, 1e12, .alias = "playouts",
               .flags = PARAM_LOG | PARAM_LIMIT | PARAM_LIVE | PARAM_MAIN,
              .title = "Random games per move",
              .doc = "Random games for every candidate move, or for all together with "
                     "share=drawn. Ignored while analysing without end."),
    PARAM_ENUM(Options, share, SHARE_EACH, shares, .choice_titles = share_titles,
               .flags = PARAM_ADVANCED, .title = "First moves of random games",
               .doc = "How random games come by their first moves: each (every candidate move "
                      "has `sims` games) or drawn (`sims` games in all, each with a first move "
                      "drawn by lot; wins and sum then compare totals, so that luck in the draw "
                      "counts, too)."),
    PARAM_SPEC(Options, playout, "plain", "playout", .title = "Random game policy",
               .doc = "How the random games choose their moves."),
    PARAM_ENUM(Options, score, SCORE_MEAN, scores,
               .choice_titles = score_titles, .alias = "aggregate", .flags = PARAM_LIVE,
               .title = "Best move by",
               .doc = "What makes a move the best: mean is the highest mean result, wins the most "
                      "games won, sum the longest games (all lengths added up), max the best "
                      "single game, reply the mean of those games alone that begin with the answer "
                      "that went best for whoever gives it."),
    PARAM_INT(Options, cut, 0, 0, 100000, .unit = "plies", .unit_one = "ply", .flags = PARAM_LOG,
              .title = "Random games stop after",
              .doc = "Random games are cut off after this many plies, as draws or as leaf=cut "
                     "says. 0 plays them to the end."),
    PARAM_ENUM(Options, leaf, MONTE_PLAYOUT, leaves,
               .choice_titles = leaf_titles, .former = "judge",
               .former_words = "no=playout false=playout off=playout 0=playout yes=cut true=cut "
                               "on=cut 1=cut", .title = "Value of a cut game",
               .doc = "What a random game counts that `cut` stops: a draw (playout), or the "
                      "evaluation of where it stopped (cut)."),
    PARAM_SPEC(Options, eval, "strong", "eval", .flags = PARAM_ADVANCED, .title = "Evaluation",
               .doc = "The evaluation that leaf=cut asks."),
    PARAM_BOOL(Options, reflex, false, .flags = PARAM_LIVE, .title = "Wins and blocks at once",
               .doc = "Tactical shortcut: plays an immediate win, and blocks an immediate loss, "
                      "without random games."),
    PARAM_BOOL(Options, reuse, false, .former = "memory keep", .flags = PARAM_ADVANCED,
               .title = "Remember the best game",
               .doc = "Solo games without dice, with score=max: remembers the best game found at "
                      "earlier moves and follows it until a better one turns up."),
    PARAM_INT(Options, trees, 1, 1, 64, .flags = PARAM_LOG | PARAM_ADVANCED,
              .title = "Independent searches", .doc = crew_count_doc),
    SEARCH_LIMITS(Options),
    PARAM_END};

#define PACKAGE "playout=strong,cut=30,score=reply,reflex=yes"

static const Preset presets[] = {
    {.name = "document", .title = "As in the Connect Four package",
     .values = "sims=2," PACKAGE,
     .doc = "Eight random games in all, two for each of seven moves, as the puissance4 package "
            "plays by itself."},
    {.name = "document-equal", .title = "As in the Connect Four package, as much work as its UCT",
     .values = "sims=9," PACKAGE,
     .doc = "Nine random games a move: as much work as uct(preset=document) has, with which the "
            "puissance4 package lets both meet."},
    {.name = "lengths", .title = "Longest games", .values = "sims=1000,score=sum",
     .doc = "Adds up the lengths of the games, for solo games in which to survive is all."},
    {.name = "solo", .title = "Best solo player",
     .values = "sims=10,playout=strong,score=max,reuse=yes",
     .doc = "For solo games without dice: plays on the best of all random games so far, those of "
            "the best playout policy. A handful of them a move is enough."},
    {.name = NULL}};
/* clang-format on */

bool monte_open(Search *search, Err *err) {
    const Game *game = search->game;
    const Options *options = search->options;
    Arena *arena = search->arena;
    Data *data = ARENA_NEW(arena, Data, 1, err);
    if (!data) return false;
    size_t moves = (size_t)game->max_moves;
    data->policy = (const PlayoutDef *)options->playout.row;
    data->options = options;
    data->moves = ARENA_NEW(arena, Move, moves, err);
    data->after = arena_alloc(arena, moves * game->state_size, err);
    data->candidates = ARENA_NEW(arena, Candidate, moves, err);
    data->line = ARENA_NEW(arena, Move, game->max_plies + 1, err);
    data->scratch = ARENA_NEW(arena, Move, game->max_plies, err);
    data->line_state = arena_alloc(arena, 2 * game->state_size, err);
    data->cut_state = arena_alloc(arena, game->state_size, err);
    data->replies = options->score == SCORE_REPLY;
    if (data->replies && moves > REPLIES_MAX)
        return err_set(err, too_many_moves_for_replies, (int)moves, REPLIES_MAX);
    if (options->trees > 1 && options->score == SCORE_MAX) return err_set(err, maximum_of_one_game);
    Reply *rows = data->replies ? ARENA_NEW(arena, Reply, moves * moves, err) : NULL;
    if (arena_refused(arena)) return false;
    for (size_t i = 0; i < moves; i++)
        data->candidates[i].replies =
            (Replies){.room = (int)moves, .rows = rows ? rows + i * moves : NULL};
    if (options->leaf == MONTE_CUT &&
        !search_results_scale(search, &options->eval, &data->eval, err))
        return false;
    data->remembers = options->reuse && (game->traits & TRAIT_SOLO) &&
                      !(game->traits & TRAIT_CHANCE);
    search->data = data;
    return true;
}

/* Whether lines of play or replies are kept is decided before the first game; more games than are
 * wanted now are not those that were asked for. */
bool monte_retune(Search *search) {
    Data *data = search->data;
    if (data->options->trees > 1 && data->options->score == SCORE_MAX) return false;
    if (data->lines != (data->options->score == SCORE_MAX)) return false;
    if (data->replies != (data->options->score == SCORE_REPLY)) return false;
    if (!search->endless && data->target > data->options->sims) return false;
    data->done = false;
    data->reflex = search_reflex(search, data->options->reflex);
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
    if (data->remembers && data->line_length > 1) {
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

void monte_begin(Search *search, const void *state) {
    Data *data = search->data;
    const Game *game = search->game;
    data->count = game->moves(game->rules, state, data->moves);
    data->me = game->mover(game->rules, state);
    data->seed = search_seed(search);
    data->at = data->count; /* the first step opens the first round */
    data->target = 0;
    data->lot = rng_stream(data->seed, (uint64_t)game->max_moves);
    data->playouts = 0;
    data->done = data->proven = false;
    data->lines = data->options->score == SCORE_MAX;
    data->reflex = search_reflex(search, data->options->reflex);
    recall(search, state);
    Known bounds;
    bool known = game->known && game->known(game->rules, state, &bounds);
    data->ceiling = known ? bounds.high : INFINITY;
    for (int i = 0; i < data->count; i++) {
        Candidate *candidate = &data->candidates[i];
        Reply *rows = candidate->replies.rows;
        *candidate = (Candidate){.replies = {.room = game->max_moves, .rows = rows}};
        candidate->stats.best_player = data->me;
        candidate->stats.cut_state = data->options->leaf == MONTE_CUT ? data->cut_state : NULL;
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
    int64_t sims = ((const Data *)search->data)->options->sims;
    if (search->endless || sims >= 8 * BATCH)
        return search->endless || sims < 8 * BATCH_LARGE ? BATCH : BATCH_LARGE;
    return sims < 8 ? 1 : sims / 8;
}

static bool finished(const Search *search) {
    const Data *data = search->data;
    if (data->proven || data->done) return true;
    /* Nothing better can turn up. */
    if (data->lines && data->line_owner >= 0 && data->line_value >= data->ceiling) return true;
    if (search->endless) return false;
    const Limits *limits = &data->options->limits;
    return data->reflex != NO_MOVE || (limits->nodes > 0 && data->playouts >= limits->nodes);
}

/* One random game of the move in turn that was cut off gets a value instead of 0. */
static void judge(const Search *search, Playouts *stats) {
    Data *data = search->data;
    const Game *game = search->game;
    double factor = game->traits & TRAIT_POINTS ? 1 : 0.01;
    for (int player = 0; player < game->players; player++) {
        double value = factor * evaluation_value(&data->eval, data->cut_state, player);
        double banked = game_points(game, data->cut_state, player);
        stats->sum[player] += value;
        stats->square[player] += (banked + value) * (banked + value) - banked * banked;
        stats->wins[player] += value > 0 && banked <= 0;
    }
}

/* Runs `count` playouts of the move in turn. */
static void run(Search *search, int64_t count) {
    Data *data = search->data;
    Playouts *stats = &data->candidates[data->at].stats;
    Rng own = rng_stream(data->seed, (uint64_t)data->at);
    if (data->lines) {
        stats->best_line = data->scratch;
        stats->best_length = data->line_owner < 0 ? 0 : 1;
        stats->best_value = data->line_value;
    }
    int64_t part =
        data->options->leaf == MONTE_CUT ? 1 : count; /* each one is asked where it stopped */
    for (int64_t left = count; left > 0; left -= part) {
        int64_t cut = stats->cut;
        if (data->replies)
            replies_run(&data->candidates[data->at].replies, data->policy, search->game,
                        data->options->playout.values, after(search, data->at), own.state,
                        (uint64_t)stats->count, part, (int)data->options->cut, stats,
                        data->scratch);
        else
            data->policy->run(search->game, data->options->playout.values, after(search, data->at),
                              own.state, (uint64_t)stats->count, part, (int)data->options->cut,
                              stats);
        if (data->options->leaf == MONTE_CUT && stats->cut > cut) judge(search, stats);
    }
    data->playouts += count;
    if (data->lines && stats->best_length > 0 &&
        (data->line_owner < 0 || stats->best_value > data->line_value)) {
        data->line[0] = data->moves[data->at];
        memcpy(data->line + 1, data->scratch, (size_t)stats->best_length * sizeof(Move));
        data->line_length = stats->best_length + 1;
        data->line_owner = data->at;
        data->line_value = stats->best_value;
    }
}

/* The next round: as many playouts more for every move, or for all by lot. */
static void next_round(const Search *search) {
    Data *data = search->data;
    int64_t sims = data->options->sims;
    bool some = false;
    for (int i = 0; i < data->count; i++)
        some |= !data->candidates[i].over;
    if (!some || (!search->endless && data->target >= sims)) {
        data->done = true;
        return;
    }
    data->at = 0;
    int64_t before = data->target;
    data->target += batch(search);
    if (!search->endless && data->target > sims) data->target = sims;
    if (data->options->share == SHARE_DRAWN)
        for (int64_t i = before; i < data->target; i++)
            data->candidates[rng_below(&data->lot, (uint32_t)data->count)].drawn++;
}

/* Playouts that the move in turn still has in this round. */
static int64_t due(const Search *search) {
    const Data *data = search->data;
    const Candidate *candidate = &data->candidates[data->at];
    if (candidate->over) return 0;
    int64_t wanted = data->options->share == SHARE_DRAWN ? candidate->drawn : data->target;
    return wanted - candidate->stats.count;
}

static void trace(const Search *search) {
    const Data *data = search->data;
    const Candidate *candidate = &data->candidates[data->at];
    double count = candidate->over ? 1 : (double)candidate->stats.count;
    search_enter(search, 0, NO_MOVE, 0, 0);
    search_enter(search, 1, data->moves[data->at], 0, 0);
    search_leave(search, 1, monte_value(search, candidate), BOUND_EXACT,
                 candidate->over ? END_OVER : END_PLAYOUT, count);
    search_leave(search, 0, 0, BOUND_NONE, END_NONE, (double)data->playouts);
}

/* The move in turn has had its share of the round. */
static void next_move(Search *search) {
    Data *data = search->data;
    if (search->trace) trace(search);
    data->at++;
    search_event(search, EVENT_NODE);
    search_event(search, EVENT_ROOT_MOVE);
    if (data->at == data->count) search_event(search, EVENT_ITERATION);
}

Step monte_step(Search *search, int64_t budget) {
    Data *data = search->data;
    while (budget > 0 && !search->stopped && !finished(search)) {
        if (data->at == data->count) {
            next_round(search);
            continue;
        }
        int64_t share = due(search), count = share;
        if (count > budget) count = budget;
        if (count > 1 && search->stop_at == EVENT_PLAYOUT) count = 1;
        int64_t limit = data->options->limits.nodes;
        if (limit > 0 && !search->endless && count > limit - data->playouts)
            count = limit - data->playouts;
        if (count > 0) {
            run(search, count);
            budget -= count;
            search_event(search, EVENT_PLAYOUT);
        }
        if (count >= share) next_move(search);
    }
    return finished(search) ? STEP_DONE : STEP_MORE;
}

const SearcherDef searcher_montecarlo = {
    .row = {.name = "montecarlo",
            .title = "Flat Monte Carlo",
            .doc =
                "Plays random games from every legal move and chooses the move after which they "
                "went best. It looks at no answers, but it needs nothing but the rules and plays "
                "every game.",
            .params = monte_params,
            .size = sizeof(Options),
            .presets = presets,
            .aliases = (const char *const[]){"mc", NULL}},
    MONTE_SLOTS};
