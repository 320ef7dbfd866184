/* pvs.c - principal variation search: options, roots and the plan of iterations.
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
 * pvs_tree.c has the iteration; here is the plan of iterations:
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
 * they seem better. Off by default, because depth no longer means "every line" then. In an empty room
 * of 15 x 15 (Tron, a million nodes from the start) 23 plies become 29 with 1 and 31 with 2.
 *
 * It fails where evaluation and ordering say nothing, where there are too many moves to look a few
 * plies ahead, in games with simultaneous moves, where it finds the maxmin value (what is sure even if
 * the opponent knew the move), and with three or more players, where it takes all others for one
 * enemy, so that an evaluation has two sides again (paranoid search, Sturtevant and Korf 2000).
 *
 * Marsland, Campbell: Parallel search of strongly ordered game trees (1982). Reinefeld: An
 * improvement to the Scout tree search algorithm (1983). Breuker: Memory versus search in games
 * (1998). Plaat, Schaeffer, Pijls, de Bruin: Exploiting graph properties of game trees (1996). */
#include "searchers/pvs.h"

static const char *const root_words[] = {"narrow", "full", NULL};
static const char *const ties_words[] = {"first", "random", NULL};

static const Param params[] = {
    PARAM_INT(PvsOptions, depth, DEPTH_END, 1, DEPTH_END, .alias = "pf", .unit = "plies",
              .doc =
                  "The deepest iteration, in plies. Forced replies do not count, so single lines "
                  "are longer. 250 goes on to the end of the game and proves the result where "
                  "it can."),
    PARAM_SPEC(PvsOptions, eval, "strong", "eval",
               .doc = "How a position is valued where the depth is reached."),
    PARAM_ENUM(PvsOptions, root, ROOT_NARROW, root_words,
               .doc = "`narrow` spends little on moves that are worse than the best one and leaves "
                      "them with an upper bound; `full` finds the exact value of every move, which "
                      "takes several times as long."),
    PARAM_ENUM(PvsOptions, ties, TIES_FIRST, ties_words,
               .doc = "Among moves that it cannot tell apart: the one that its ordering tries "
                      "`first`, or a `random` one (drawn from the seed)."),
    PARAM_INT(PvsOptions, table, 16, 0, 1024, .unit = "MB", .flags = PARAM_LOG | PARAM_ADVANCED,
              .doc = "Memory of the transposition table, which knows positions again that were "
                     "reached by another order of moves; the next lower power of two is taken. 0 "
                     "searches without a table. Node counts depend on it."),
    PARAM_BOOL(PvsOptions, keep, false, .flags = PARAM_ADVANCED,
               .doc = "Keeps the table from move to move. Faster in a game, but then the answer to "
                      "a position may depend on the positions before."),
    PARAM_BOOL(PvsOptions, killers, true, .flags = PARAM_ADVANCED,
               .doc = "Tries the moves early that have just refuted sister positions."),
    PARAM_BOOL(PvsOptions, history, true, .flags = PARAM_ADVANCED,
               .doc = "Tries the moves early that have refuted positions anywhere in the tree."),
    PARAM_BOOL(PvsOptions, rate, true, .flags = PARAM_ADVANCED,
               .doc = "Uses the game's own quick rating of moves for their order."),
    PARAM_BOOL(PvsOptions, scout, true, .flags = PARAM_ADVANCED,
               .doc = "Asks of every move but the first only whether it is better, with a null "
                      "window, and searches it again when it is. Without it, the search is plain "
                      "alpha-beta."),
    PARAM_INT(PvsOptions, reduce, 0, 0, 8, .unit = "plies", .flags = PARAM_ADVANCED,
              .doc = "Searches every move but the first by so many plies less at first, and to the "
                     "full depth when it turns out better than expected. Goes much deeper where "
                     "the first move is nearly always the right one, and may overlook what a late "
                     "move only shows at the end; proofs are never reduced. An even number fits "
                     "games with simultaneous moves. 0 = never."),
    PARAM_BOOL(PvsOptions, aspiration, true, .flags = PARAM_ADVANCED,
               .doc = "Begins each iteration with a narrow window around the last value, and "
                      "repeats it with a wider one when the value falls outside."),
    PARAM_BOOL(PvsOptions, reflex, true, .flags = PARAM_ADVANCED,
               .doc = "Sees an immediate win without search, and searches only the one reply where "
                      "there is an immediate loss to stop, at no cost of depth."),
    PARAM_BOOL(PvsOptions, solve, true, .flags = PARAM_ADVANCED,
               .doc = "Tries between two iterations to prove win, draw or loss to the end of the "
                      "game, with about as many nodes as the iterations took. Only without a limit "
                      "of depth."),
    PARAM_BOOL(PvsOptions, partial, false, .flags = PARAM_ADVANCED,
               .doc = "When the limit of time or nodes cuts an iteration short, its best move so "
                      "far counts, not that of the last finished iteration."),
    SEARCH_LIMITS(PvsOptions),
    PARAM_END};

static const Preset presets[] = {
    {"beginner", "Beginner", "depth=1,reflex=no", "Looks at its own move only."},
    {"easy", "Easy", "depth=2,reflex=no", "Sees the answer to its move."},
    {"medium", "Medium", "depth=4", "Two moves of each side, and forced lines to their end."},
    {"hard", "Hard", "depth=9", "Four moves of each side and one more."},
    {"expert", "Expert", "nodes=5M", "A few seconds of work; proves many results."},
    {.name = NULL}};

/* ---- the plan of iterations
 * ---------------------------------------------------------------------- */

enum {
    MARGIN = 200,        /* half of the first aspiration window: two hundredths of a win */
    MARGIN_MAX = 5000,   /* wider ones are opened altogether */
    ASPIRATION_FROM = 4, /* the first values jump too much */
    PROOF_FROM = 4,      /* before, the table orders nothing */
    PROOF_NODES = 1000,  /* smallest allowance; else */
    PROOF_SHARE = 2,     /* or one such part of what deepening took so far, */
    PROOF_EVERY = 2      /* when that is so many times what it was at the last attempt */
};

/* Plies to the end of a proven win or loss. */
static int length_of(Score score) {
    return WIN - (score < 0 ? -score : score);
}

static bool is_mate(Score score) {
    return score >= MATE || score <= -MATE;
}

/* Wins and losses are proofs; with simultaneous moves or three and more players only wins are, because
 * the search lets the others know what they could not, or join forces. */
static Proven proof_of(const Pvs *s, Score score) {
    if (score >= MATE) return PROVEN_WIN;
    return s->unfair ? PROVEN_NONE : score <= -MATE ? PROVEN_LOSS : PROVEN_DRAW;
}

/* The best root move first, then those that took most nodes, lost ones last. */
static void reorder(Pvs *s) {
    Frame *f = s->frames;
    for (int i = 0; i < f->count; i++) {
        const RootMove *row = s->rows + f->moves[i].index;
        bool lost = row->value.score <= -MATE && (row->value.claim & TT_HIGH);
        int32_t effort = row->effort < 2e9 ? (int32_t)row->effort : 2000000000;
        f->moves[i].rank = row->move == s->best ? INT32_MAX : lost ? -1 : effort;
    }
    order_sort(f->moves, f->count);
}

static void plan_deepen(Pvs *s) {
    const PvsOptions *options = s->options;
    s->mode = MODE_DEEPEN;
    s->allowance = INT64_MAX;
    s->done = s->finished >= options->depth;
    s->depth = s->finished + 1;
    s->margin = MARGIN;
    s->alpha = -INFINITE;
    s->beta = INFINITE;
    if (options->aspiration && options->root == ROOT_NARROW && s->depth >= ASPIRATION_FROM &&
        !is_mate(s->value.score)) {
        s->alpha = s->value.score - s->margin;
        s->beta = s->value.score + s->margin;
    }
}

/* A win or loss is proven. Done when it is the shortest; else ask for a shorter one, with the least
 * depth that can find one: step by step, because the first that is found is the shortest then. Win
 * lengths mostly have one parity; where they do not, the same is asked once more. */
static void plan_shorten(Pvs *s) {
    int length = length_of(s->value.score);
    s->proven = proof_of(s, s->value.score);
    s->mode = MODE_SHORTEN;
    s->allowance = INT64_MAX;
    if (length <= s->refuted + 1) {
        if (s->proven != PROVEN_NONE) s->proven_in = length;
        s->done = true;
        return;
    }
    int sight = s->refuted + 1 + ((s->refuted + length) & 1);
    s->depth = sight - (s->reflexes ? 1 : 0);
    s->done = s->depth > s->options->depth;
    s->alpha = s->value.score > 0 ? s->value.score : s->value.score - 1;
    s->beta = s->alpha + 1;
}

/* One of the two questions of a proof: more than a draw? at least a draw? The one whose likelier
 * answer decides comes first. */
static void plan_question(Pvs *s) {
    bool above = s->at_least || (!s->at_most && s->value.score >= 0);
    s->mode = MODE_PROVE;
    s->depth = DEPTH_END;
    s->alpha = above ? 0 : -1;
    s->beta = s->alpha + 1;
}

/* After an iteration without result: deepen, or try to prove the result first. That is worth while
 * only where a good part of the lines come to an end. */
static void plan_next(Pvs *s) {
    int64_t spent = s->nodes - s->proof_nodes;
    bool able = s->options->solve && s->options->depth == DEPTH_END && !s->unfair && !s->points &&
                s->options->root == ROOT_NARROW && (s->game->traits & TRAIT_TWO_PLAYER);
    if (!able || s->finished < PROOF_FROM || spent < s->next_proof || s->ends * 8 < s->leaves) {
        plan_deepen(s);
        return;
    }
    s->next_proof = spent * PROOF_EVERY;
    s->allowance = s->nodes +
                   (spent / PROOF_SHARE > PROOF_NODES ? spent / PROOF_SHARE : PROOF_NODES);
    plan_question(s);
}

/* Takes over what a proof has found out about single moves. */
static void merge(Pvs *s) {
    for (int i = 0; i < s->count; i++) {
        RootMove *row = s->rows + i;
        const RootMove *fresh = s->fresh + i;
        unsigned claim = fresh->value.claim;
        row->effort = fresh->effort;
        if (((claim & TT_LOW_PROVEN) && fresh->value.score > row->value.score) ||
            ((claim & TT_HIGH_PROVEN) && fresh->value.score < row->value.score) ||
            ((claim & TT_EXACT) == TT_EXACT && fresh->value.score == row->value.score))
            *row = *fresh;
    }
}

/* root=full: is every move's value final? */
static bool settled(const Pvs *s) {
    for (int i = 0; i < s->count; i++) {
        Value value = s->rows[i].value;
        bool proven = (value.claim & TT_PROVEN) == TT_PROVEN;
        if (!proven && !(is_mate(value.score) && length_of(value.score) <= s->rows[i].sight))
            return false;
    }
    return true;
}

static void finish_deepen(Pvs *s, Value value) {
    /* Outside of the aspiration window: the same depth again with a wider one. */
    if (value.score <= s->alpha && !(value.claim & TT_LOW)) {
        s->searched_again++;
        s->margin *= 4;
        s->alpha = s->margin > MARGIN_MAX ? -INFINITE : value.score - s->margin;
        return;
    }
    if (value.score >= s->beta && !(value.claim & TT_HIGH)) {
        s->searched_again++;
        s->margin *= 4;
        s->beta = s->margin > MARGIN_MAX ? INFINITE : value.score + s->margin;
        return;
    }
    for (int i = 0; i < s->count; i++)
        if (s->fresh[i].value.claim) s->rows[i] = s->fresh[i];
    s->value = value;
    s->best = s->frames->best_move;
    s->finished = s->depth;
    s->last_iteration = s->nodes - s->began;
    reorder(s);
    bool mate = is_mate(value.score), proven = (value.claim & TT_PROVEN) == TT_PROVEN;
    bool exact = mate && length_of(value.score) <= pvs_sight(s) && !s->options->reduce;
    if ((!mate || exact) && !s->options->reduce) s->refuted = pvs_sight(s);
    if (mate || (proven && !value.score && !s->points)) s->proven = proof_of(s, value.score);
    if (exact && s->proven != PROVEN_NONE) s->proven_in = length_of(value.score);
    if (s->options->root == ROOT_FULL && !settled(s))
        plan_deepen(s);
    else if (mate)
        plan_shorten(s);
    else if (proven)
        s->done = true;
    else
        plan_next(s);
}

static void finish_prove(Pvs *s, Value value) {
    s->proof_nodes += s->nodes - s->began;
    merge(s);
    if (is_mate(value.score)) {
        s->value = value;
        s->best = s->frames->best_move;
        reorder(s);
        plan_shorten(s);
        return;
    }
    if (value.score <= 0 && (value.claim & TT_HIGH_PROVEN)) s->at_most = true;
    if (value.score >= 0 && (value.claim & TT_LOW_PROVEN)) {
        s->at_least = true;
        s->best = s->frames->best_move;
    }
    bool fraction = s->at_least && s->alpha == 0 && !s->at_most; /* half a win or so */
    if (s->at_most && s->alpha < 0 && !s->at_least) fraction = true;
    if (fraction) s->next_proof = INT64_MAX;
    if (s->at_most && s->at_least) {
        s->value = (Value){0, TT_EXACT | TT_PROVEN};
        s->proven = PROVEN_DRAW;
        s->done = true;
    } else if (s->nodes < s->allowance && (s->at_most || s->at_least) && !fraction) {
        plan_question(s);
    } else {
        plan_deepen(s);
    }
}

static void finish_shorten(Pvs *s, Value value) {
    bool win = s->value.score > 0;
    merge(s);
    if (win ? value.score > s->value.score : value.score < s->value.score) {
        s->value = value;
        s->best = s->frames->best_move;
        reorder(s);
    } else {
        s->refuted = pvs_sight(s);
    }
    plan_shorten(s);
}

static Step step(Search *search, int64_t budget) {
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
            if (s->mode == MODE_DEEPEN)
                finish_deepen(s, value);
            else if (s->mode == MODE_PROVE)
                finish_prove(s, value);
            else
                finish_shorten(s, value);
            if (search->stop_at == EVENT_ITERATION) search->stopped = true;
        } else if (s->nodes >= s->allowance) {
            s->proof_nodes += s->nodes - s->began;
            pvs_abandon(search);
            plan_deepen(s);
        } else if (budget <= 0) {
            break;
        }
    }
    return STEP_MORE;
}

/* ---- opening and beginning
 * ----------------------------------------------------------------------- */

static const char *unfit(const Game *game) {
    if ((game->traits & TRAIT_POINTS) && !(game->traits & TRAIT_SOLO))
        return "It plays for points only where one player is alone.";
    return NULL;
}

enum { LONGEST_LINE = 510, ROOM_FOR_MOVES = 24 << 20 };

static bool open(Search *search, Err *err) {
    const Game *game = search->game;
    const PvsOptions *options = search->options;
    Arena *arena = search->arena;
    Pvs *s = ARENA_NEW(arena, Pvs, 1, err);
    if (!s) return false;
    s->game = game;
    s->options = options;
    s->points = game->traits & TRAIT_POINTS;
    s->rounds = game->traits & TRAIT_SIMULTANEOUS;
    s->many = game->traits & TRAIT_MANY;
    s->unfair = s->rounds || s->many;
    s->reflexes = options->reflex && game->reflex && (game->traits & TRAIT_TWO_PLAYER) &&
                  !s->rounds;

    size_t moves = (size_t)game->max_moves, weights = options->eval.row->size;
    s->plies = (game->max_plies < LONGEST_LINE ? game->max_plies : LONGEST_LINE) + 3;
    int fitting = (int)(ROOM_FOR_MOVES / (moves * sizeof(Ranked))) + 3;
    if (s->plies > fitting) s->plies = fitting;
    size_t plies = (size_t)s->plies;
    s->stride = (game->state_size + 15) & ~(size_t)15;
    s->opened = ARENA_NEW(arena, PvsOptions, 1, err);
    s->weights = arena_alloc(arena, weights + 1, err);
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
    if (!s->opened || !s->weights || !s->history || !s->killers || !s->frames || !s->states ||
        !s->listing || !s->rates || !s->pv || !s->pv_length || !s->walk || !s->rows || !s->fresh ||
        !stack || !tt_open(&s->tt, arena, options->table, err) ||
        !search_evaluation(search, &options->eval, &s->eval, err))
        return false;
    for (size_t i = 0; i < plies; i++)
        s->frames[i].moves = stack + i * moves;
    memcpy(s->opened, options, sizeof *options);
    if (weights) memcpy(s->weights, options->eval.values, weights);
    s->flat = s->eval.def->outcome_only;
    search->data = s;
    return true;
}

static void begin(Search *search, const void *state) {
    Pvs *s = search->data;
    const Game *game = s->game;
    memcpy(pvs_state(s, 0), state, game->state_size);
    int asker = game->mover(game->rules, state);
    /* Of many players, values are for or against one of them. */
    tt_begin(&s->tt, s->options->keep && (!s->unfair || asker == s->asker));
    killers_clear(s->killers, s->plies);
    history_clear(s->history);
    s->nodes = s->cuts = s->first_cuts = s->probes = s->hits = s->searched_again = s->forced = 0;
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
    plan_deepen(s);
}

/* Limits, `partial` and a greater depth change nothing of what is known. Everything else begins
 * anew with an empty table. */
static bool retune(Search *search) {
    Pvs *s = search->data;
    const PvsOptions *now = search->options;
    PvsOptions *then = s->opened;
    if (now->depth < s->depth && !s->done) return false;
    if (now->depth < s->finished || then->eval.row != now->eval.row ||
        then->eval.values != now->eval.values || then->limits.seed != now->limits.seed ||
        then->root != now->root || then->ties != now->ties || then->table != now->table ||
        then->keep != now->keep || then->killers != now->killers || then->history != now->history ||
        then->rate != now->rate || then->scout != now->scout ||
        then->aspiration != now->aspiration || then->reflex != now->reflex ||
        then->solve != now->solve)
        return false;
    size_t weights = now->eval.row->size;
    if (weights && memcmp(s->weights, now->eval.values, weights) != 0) return false;
    s->options = now;
    memcpy(then, now, sizeof *then);
    bool final = s->proven_in || (s->value.claim & TT_PROVEN) == TT_PROVEN;
    if (!s->done || (final && now->root == ROOT_NARROW)) return true;
    /* The depth had ended it. */
    if (now->root == ROOT_FULL && !settled(s))
        plan_deepen(s);
    else if (now->root == ROOT_FULL)
        return true;
    else if (is_mate(s->value.score))
        plan_shorten(s);
    else if (s->finished < now->depth)
        plan_next(s);
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
            .params = params,
            .size = sizeof(PvsOptions),
            .presets = presets},
    .accepts = TRAIT_TWO_PLAYER | TRAIT_SOLO | TRAIT_MANY | TRAIT_SIMULTANEOUS | TRAIT_POINTS,
    .unfit = unfit,
    .open = open,
    .begin = begin,
    .step = step,
    .report = pvs_report,
    .retune = retune};
