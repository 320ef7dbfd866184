/* pvs.c - principal variation search: options, roots, steps.
 *
 * Alpha-beta needs about the square root of minimax's nodes if the best move is tried first. So
 * guess the best move, search it with the full window, and ask of every other move only "better
 * than that?" with a null window, which fails quickly. Where the guess was wrong, search again:
 *
 *     pvs(node, depth, alpha, beta):
 *         the game is over, won or lost by force, known to the table, or depth is 0: its value
 *         for each move, the most promising first:
 *             first move:  value = -pvs(child, depth - 1, -beta, -alpha)
 *             else:        value = -pvs(child, depth - 1, -alpha - 1, -alpha)
 *                          better than alpha, worse than beta: again with (-beta, -alpha)
 *             value >= beta: cut;  value > alpha: alpha = value
 *
 * The guess comes from iterative deepening: depth 1, 2, 3, ..., each iteration ordered by what the
 * last one left in the transposition table. It costs little and gives an answer at any time.
 * pvs_tree.c has the iteration, pvs_plan.c the plan of iterations:
 *
 *     deepen   one ply deeper, within an aspiration window around the last value
 *     prove    now and then: is it a win? at least a draw? To the end of every line, where no
 *              evaluation is needed and two values are enough. Given up when it took half of
 *              what deepening took; what it found stays in the table. Only where lines end.
 *     shorten  the result is known: is there a win (a loss) in fewer plies? Counting up from what
 *              deepening has refuted, so that the first answer is the shortest
 *
 * It is done as soon as the result and its shortest way are proven.
 *
 * Where two players move at once, iterations deepen by whole rounds: evaluations leave pending
 * choices out, so that half a round more says nothing new. Measured in Tron, 5,000 nodes a move,
 * 192 games from 96 random fair starts on twelve maps: 54.9 % +- 4.0 against single plies.
 *
 * What the parts are worth on the classic Connect Four board, in nodes (deterministic; `solve` in
 * time, too). A: 100 positions of 15 to 24 plies until proven; B: 100 positions of 8 to 14 plies,
 * depth 12.
 *
 *                                      A         B
 *     everything                   102 k      67 k
 *     without `solve`              150 k         -    until the result stands: 3.3 times the time
 *     without `rate`               194 k     101 k
 *     ... nor killers and history  249 k     201 k
 *     without killers               96 k      67 k    little where the game rates its moves itself
 *     without history               96 k      69 k
 *     without `reflex`             133 k      41 k    B: forced lines are not followed beyond depth
 *     without `aspiration`          99 k      72 k
 *     without `scout`               99 k      72 k
 *     without a table                  -     386 k
 *     table of 1, 4, 64 MB         115 k, 103 k, 102 k
 *
 * Probing the table for all children before searching one (enhanced transposition cut-off) saved 8
 * to 14 % of the nodes and no time; it is not here.
 *
 * `reduce` trusts the order: moves after the first are looked at less deep, and again in full when
 * they seem better. Off by default, because depth no longer means "every line" then. In an empty
 * room of 15 x 15 (Tron, a million nodes from the start) 23 plies become 29 with 1 and 31 with 2.
 *
 * `partial` wins most where iterations are few and long: in Amazons 71 % of 200 games at 0.01 s a
 * move and 75 % of 60 at 0.1 s against the same player without it, in Connect Four (20,000 nodes,
 * 400 games) and Tron (100 games) nothing either way.
 *
 * It fails where evaluation and ordering say nothing, where there are too many moves to look a few
 * plies ahead, in games with simultaneous moves, where it finds the maxmin value (what is sure even
 * if the opponent knew the move), and with three or more players, where it takes all others for one
 * enemy, so that an evaluation has two sides again (paranoid search, Sturtevant and Korf 2000).
 *
 * Marsland, Campbell: Parallel search of strongly ordered game trees (1982). Reinefeld: An
 * improvement to the Scout tree search algorithm (1983). Breuker: Memory versus search in games
 * (1998). Plaat, Schaeffer, Pijls, de Bruin: Exploiting graph properties of game trees (1996). */
#include "searchers/pvs.h"

static const char *const rates[] = {"no", "yes", "coarse", NULL};
static const char *const rate_titles[] = {"Not used", "Used", "Good or not", NULL};
static const char *const partials[] = {"no", "yes", "examined", NULL};
static const char *const partial_titles[] = {"No", "Yes", "The move being examined", NULL};

const Param pvs_params[] = {
    PARAM_INT(PvsOptions, depth, DEPTH_END, 1, DEPTH_END, .alias = "pf", .unit = "plies",
              .unit_one = "ply", .flags = PARAM_LOG | PARAM_LIVE | PARAM_MAIN,
              .title = "Search depth in plies",
              .doc =
                  "The deepest iteration, in plies. Forced replies do not count, so single lines "
                  "are longer. 250 goes on to the end of the game and proves the result where "
                  "it can."),
    PARAM_SPEC(PvsOptions, eval, "strong", "eval", .title = "Evaluation",
               .doc = "How a position is valued where the depth is reached."),
    PARAM_ENUM(PvsOptions, moves, MOVES_BEST, search_moves_words,
               .choice_titles = search_moves_titles, SEARCH_MOVES_FORMER,
               .title = "Exact values of",
               .doc = "`best` spends little on moves that are worse than the best one and leaves "
                      "them with an upper bound; `all` finds the exact value of every move, which "
                      "takes several times as long."),
    PARAM_ENUM(PvsOptions, ties, TIES_FIRST, search_ties_words, .choice_titles = search_ties_titles,
               .title = "Choice among equal moves",
               .doc = "Among moves that it cannot tell apart: the one that its ordering tries "
                      "`first`, or a `random` one (drawn from the seed)."),
    PARAM_INT(PvsOptions, table, 16, 0, 1024, .unit = "MB", .flags = PARAM_LOG | PARAM_ADVANCED,
              .title = "Transposition table",
              .doc = "Memory of the transposition table, which knows positions again that were "
                     "reached by another order of moves; the next lower power of two is taken. 0 "
                     "searches without a table. Node counts depend on it."),
    PARAM_BOOL(PvsOptions, reuse, false, .former = "keep", .flags = PARAM_ADVANCED,
               .title = "Keep the table between moves",
               .doc = "Keeps the table from move to move. Faster in a game, but then the answer to "
                      "a position may depend on the positions before."),
    PARAM_BOOL(PvsOptions, killers, true, .flags = PARAM_ADVANCED, .title = "Killer moves",
               .doc = "Tries the moves early that have just refuted sister positions."),
    PARAM_BOOL(PvsOptions, history, true, .flags = PARAM_ADVANCED, .title = "History of cut-offs",
               .doc = "Tries the moves early that have refuted positions anywhere in the tree."),
    PARAM_ENUM(PvsOptions, rate, RATE_YES, rates, .choice_titles = rate_titles,
               .flags = PARAM_ADVANCED,
               .former_words = "false=no off=no 0=no true=yes on=yes 1=yes",
               .title = "The game's rating of moves",
               .doc = "Uses the game's own quick rating of moves for their order (yes), or only "
                      "whether it is good or not, as in the Amazons report (coarse)."),
    PARAM_BOOL(PvsOptions, scout, true, .flags = PARAM_ADVANCED, .title = "Null-window scout",
               .doc = "Asks of every move but the first only whether it is better, with a null "
                      "window, and searches it again when it is. Without it, the search is plain "
                      "alpha-beta."),
    PARAM_INT(PvsOptions, reduce, 0, 0, 8, .unit = "plies", .unit_one = "ply",
              .flags = PARAM_ADVANCED, .title = "Late move reduction",
              .doc =
                  "Searches every move but the first by this many plies less at first, and to the "
                  "full depth when it turns out better than expected. Goes much deeper where "
                  "the first move is nearly always the right one, and may overlook what a late "
                  "move only shows at the end; proofs are never reduced. An even number fits "
                  "games with simultaneous moves. 0 = never."),
    PARAM_INT(PvsOptions, width, 0, 0, 4096, .unit = "moves", .unit_one = "move",
              .flags = PARAM_LOG | PARAM_ADVANCED, .title = "Most moves per position",
              .doc =
                  "Below the root tries at most this many moves per position, the most promising "
                  "ones by its order, unless all of them lose. Looks deeper where there are "
                  "hundreds of moves, and never sees what it leaves out; proofs look at all. 0 = "
                  "all."),
    PARAM_INT(PvsOptions, sort, 0, 0, DEPTH_END, .unit = "plies", .unit_one = "ply",
              .flags = PARAM_ADVANCED, .title = "Order by evaluation from",
              .doc =
                  "Orders the moves of positions with at least this many plies to search by the "
                  "evaluation of what they lead to, instead of by the game's quick rating. Worth "
                  "its price where that rating says little, and with `width`. 0 = never."),
    PARAM_BOOL(
        PvsOptions, defer, true, .flags = PARAM_ADVANCED, .title = "Postpone moves that can wait",
        .doc = "Tries moves that can wait after all others, where the game's rating knows some "
               "(in Amazons those of queens that are alone in their region)."),
    PARAM_INT(PvsOptions, cache, 0, 0, 1024, .unit = "MB", .flags = PARAM_LOG | PARAM_ADVANCED,
              .title = "Move cache",
              .doc =
                  "Memory of the move cache, which knows the legal moves of positions that came up "
                  "before. 0 lists them anew every time."),
    PARAM_BOOL(PvsOptions, aspiration, true, .flags = PARAM_ADVANCED, .title = "Aspiration windows",
               .doc = "Begins each iteration with a narrow window around the last value, and "
                      "repeats it with a wider one when the value falls outside."),
    PARAM_BOOL(PvsOptions, reflex, true, .flags = PARAM_ADVANCED,
               .title = "Wins and blocks at once",
               .doc = "Sees an immediate win without search, and searches only the one reply where "
                      "there is an immediate loss to stop, at no cost of depth."),
    PARAM_BOOL(
        PvsOptions, known, true, .flags = PARAM_ADVANCED, .title = "Results known without search",
        .doc = "Takes results that the rules tell before the end of a game, where the game "
               "knows some (in Amazons when the queens are apart and the moves left decide)."),
    PARAM_BOOL(PvsOptions, solve, true, .flags = PARAM_ADVANCED,
               .title = "Attempts to prove the result",
               .doc = "Tries between two iterations to prove win, draw or loss to the end of the "
                      "game, with about as many nodes as the iterations took. Only without a limit "
                      "of depth."),
    PARAM_ENUM(PvsOptions, partial, PARTIAL_YES, partials, .choice_titles = partial_titles,
               .flags = PARAM_ADVANCED | PARAM_LIVE,
               .former_words = "false=no off=no 0=no true=yes on=yes 1=yes",
               .title = "Use unfinished iterations",
               .doc = "When the limit of time or nodes cuts an iteration short: its best move so "
                      "far counts (yes), or that of the last finished iteration (no), or the move "
                      "that was just being examined, as in the Amazons report (examined), whose "
                      "player uses up its time even when it has found a win."),
#ifdef _OPENMP
    PARAM_INT(PvsOptions, threads, 1, 1, 64, .flags = PARAM_LOG | PARAM_ADVANCED | PARAM_NATIVE,
              .title = "Threads of one search",
              .doc = "Searches one position on so many threads, which share the table (Lazy SMP). "
                     "Quicker on as many idle cores, but node counts, and now and then values and "
                     "moves, change from run to run; 1 always gives the same. `nodes` limits and "
                     "counts those of all threads, the other figures are the first thread's. In "
                     "the native program only, which needs no -j for it."),
#endif
    SEARCH_LIMITS(PvsOptions),
    PARAM_END};

static const Preset presets[] = {
    {.name = "plain",
     .title = "Plain NegaScout",
     .values = PVS_PLAIN,
     .doc = "Null windows and iterative deepening alone, moves in the order of the rules: every "
            "addition is off, so that one can be switched on at a time."},
    {.name = NULL}};

Step pvs_step_tree(Search *search, int64_t budget) {
    Pvs *s = search->data;
    while (!search->stopped) {
        if (s->ply < 0) {
            if (s->done) return STEP_DONE;
            if (budget <= 0) return STEP_MORE;
            pvs_launch(search);
            continue;
        }
        Value value;
        if (pvs_iterate(search, &budget, &value)) {
            pvs_iterations_note(search, value);
            pvs_finish(s, value);
            search_event(search, EVENT_ITERATION);
        } else if (s->nodes >= s->allowance) {
            s->proof_nodes += s->nodes - s->began;
            pvs_abandon(search);
            pvs_iterations_note(search, (Value){0, 0});
            pvs_plan_deepen(s);
        } else if (budget <= 0) {
            break;
        }
    }
    return STEP_MORE;
}

Step pvs_step(Search *search, int64_t budget) {
#ifdef _OPENMP
    const Pvs *s = search->data;
    if (s->threads) return pvs_threads_step(search, budget);
#endif
    return pvs_step_tree(search, budget);
}

/* ---- opening and beginning ------------------------------------------------------------------- */

enum { LONGEST_LINE = 510, ROOM_FOR_MOVES = 24 << 20 };

Pvs *pvs_open_tree(const Search *search, Err *err) {
    const Game *game = search->game;
    const PvsOptions *options = search->options;
    Arena *arena = search->arena;
    Pvs *s = ARENA_NEW(arena, Pvs, 1, err);
    if (!s) return NULL;
    s->game = game;
    s->options = options;
    s->points = game->traits & TRAIT_POINTS;
    s->rounds = game->traits & TRAIT_SIMULTANEOUS;
    s->many = game->traits & TRAIT_MANY;
    s->unfair = s->rounds || s->many;
    s->round = s->rounds && !s->many ? 2 : 1;
    s->loose = options->reduce || options->width;
    s->knows = options->known && game->known;
    s->reflexes = options->reflex && game->reflex && (game->traits & TRAIT_TWO_PLAYER) &&
                  !s->rounds;

    size_t moves = (size_t)game->max_moves;
    s->plies = (game->max_plies < LONGEST_LINE ? game->max_plies : LONGEST_LINE) + 3;
    int fitting = (int)(ROOM_FOR_MOVES / (moves * sizeof(Ranked))) + 3;
    if (s->plies > fitting) s->plies = fitting;
    size_t plies = (size_t)s->plies;
    s->stride = (game->state_size + 15) & ~(size_t)15;
    s->history = ARENA_NEW(arena, History, 1, err);
    s->killers = ARENA_NEW(arena, Killers, plies, err);
    s->frames = ARENA_NEW(arena, Frame, plies, err);
    s->states = arena_alloc(arena, plies * s->stride, err);
    s->listing = ARENA_NEW(arena, Move, moves, err);
    s->rates = ARENA_NEW(arena, int32_t, moves, err);
    s->pv = arena_alloc(arena, plies * sizeof *s->pv, err);
    s->pv_length = ARENA_NEW(arena, int, plies, err);
    s->walk = arena_alloc(arena, 2 * s->stride, err);
    s->rows = ARENA_NEW(arena, RootMove, moves, err);
    s->fresh = ARENA_NEW(arena, RootMove, moves, err);
    Ranked *stack = ARENA_NEW(arena, Ranked, plies * moves, err);
    s->iterations = ARENA_NEW(arena, Iterations, 1, err);
    if (arena_refused(arena) || !pvs_moves_open(s, arena, err)) return NULL;
    for (size_t i = 0; i < plies; i++)
        s->frames[i].moves = stack + i * moves;
    return s;
}

bool pvs_open(Search *search, Err *err) {
    const PvsOptions *options = search->options;
    Pvs *s = pvs_open_tree(search, err);
    if (!s || !tt_open(&s->tt, search->arena, options->table, err) ||
        !search_evaluation(search, &options->eval, &s->eval, err))
        return false;
    s->flat = s->eval.def->outcome_only;
#ifdef _OPENMP
    if (!pvs_threads_open(search, s, err)) return false;
#endif
    search->data = s;
    return true;
}

#ifdef _OPENMP
void pvs_close(Search *search) {
    pvs_threads_end(search->data);
}
#endif

void pvs_begin_tree(Search *search, const void *state, int asker) {
    Pvs *s = search->data;
    const Game *game = s->game;
    memcpy(pvs_state(s, 0), state, game->state_size);
    killers_clear(s->killers, s->plies);
    history_clear(s->history);
    iterations_clear(s->iterations);
    s->nodes = s->cuts = s->first_cuts = s->probes = s->hits = s->searched_again = s->forced = 0;
    s->listings = s->remembered = 0;
    s->proof_nodes = s->last_iteration = s->next_proof = 0;
    s->value = (Value){0, 0};
    s->finished = s->refuted = s->proven_in = 0;
    s->at_most = s->at_least = false;
    s->proven = PROVEN_NONE;
    s->ply = -1;

    Frame *f = s->frames;
    s->asker = f->mover = asker;
    f->banked = 0;
    pvs_rank(s, f, 0, s->reflexes ? game->reflex(game->rules, state) : NO_MOVE);
    if (s->options->ties == TIES_RANDOM) {
        Rng rng = rng_stream(search_seed(search), 0);
        for (int i = 0; i < f->count; i++)
            f->moves[i].rank = (int32_t)(rng_next(&rng) >> 33);
    }
    s->count = f->count;
    for (int i = 0; i < s->count; i++) {
        RootMove row = {.move = f->moves[i].move, .pv_length = 1};
        row.pv[0] = row.move;
        s->rows[i] = s->fresh[i] = row;
    }
    order_sort(f->moves, f->count);
    s->best = f->moves[0].move; /* a guess, until something is known */
    pvs_plan_deepen(s);
}

void pvs_begin(Search *search, const void *state) {
    Pvs *s = search->data;
    int asker = s->game->mover(s->game->rules, state);
#ifdef _OPENMP
    pvs_threads_halt(s);
#endif
    /* Of many players, values are for or against one of them. */
    tt_begin(&s->tt, s->options->reuse && (!s->unfair || asker == s->asker));
    pvs_begin_tree(search, state, asker);
#ifdef _OPENMP
    pvs_threads_begin(search, state);
#endif
}

/* A smaller depth than what is at work or finished begins anew. */
bool pvs_retune(Search *search) {
    Pvs *s = search->data;
    const PvsOptions *now = s->options;
#ifdef _OPENMP
    pvs_threads_halt(s);
    pvs_threads_options(search);
#endif
    if (now->depth < s->finished || (now->depth < s->depth && !s->done)) return false;
    bool final = s->proven_in || (s->value.claim & TT_PROVEN) == TT_PROVEN;
    if (!s->done || (final && now->moves == MOVES_BEST)) return true;
    /* The depth had ended it. */
    if (now->moves == MOVES_ALL && !pvs_settled(s))
        pvs_plan_deepen(s);
    else if (now->moves == MOVES_ALL)
        return true;
    else if (pvs_is_mate(s->value.score))
        pvs_plan_shorten(s);
    else if (s->finished < now->depth)
        pvs_plan_next(s);
    return true;
}

const SearcherDef searcher_pvs = {
    .row = {.name = "pvs",
            .title = "Principal variation search",
            .doc =
                "The strongest player of two-player games without chance that needs no training: "
                "alpha-beta with everything that makes it fast. It searches one ply deeper again "
                "and again, remembers positions, tries promising moves first, and proves the "
                "result of the game when the end is near enough. Takes time and nodes as "
                "limits. Of three or more players it takes all others for one enemy.",
            .params = pvs_params,
            .size = sizeof(PvsOptions),
            .presets = presets},
    PVS_SLOTS};
