/* uct.c - Monte Carlo tree search with upper confidence bounds (UCT).
 *
 * Flat Monte Carlo spends as much on a bad move as on a good one and never asks what the opponent
 * would answer. UCT grows a tree instead, one descent at a time:
 *
 *     descent:  node = root
 *               while node has a record: follow the edge of largest score (an untried one first)
 *               evaluate the position reached by a few playouts, or by the rules if the game is
 *               over
 *               on all edges of the path: visits += 1, sum += reward of the player that chose the
 *               edge
 *     score  =  sum / visits + c * sqrt(ln(visits of the node) / visits)
 *
 * The first term exploits, the second explores: it grows slowly for an edge that is passed over and
 * falls for one that is taken. The values converge to those of minimax (Kocsis and Szepesvari
 * 2006); how fast depends on c and on how much a playout knows.
 *
 * What the options add to this:
 *
 *   solve      A finished game below an edge is a proof, and proofs go up: a win for the mover if
 *              one edge wins, a loss if all lose (Winands, Bjornsson and Saito 2008). Edges proven
 *              lost are never taken again; a proven root ends the search.
 *   forced     A node whose mover wins at once or must stop an immediate loss gets that one edge
 *              only. Nothing is lost: all other moves lose at once.
 *   reuse      The subtree of the position that came up in the game is kept.
 *   dice       Nodes without choice: each descent draws the outcome.
 *   rounds     Simultaneous moves are decoupled (Shafiei, Sturtevant and Schaeffer 2009): one node
 *              for a round; every player keeps statistics over its own moves and chooses by them
 *              alone; the joint choice leads to the next node. Players that compute alike must not
 *              move in step, so the exploration terms have random factors. With select=regret a
 *              player of a round chooses by regret matching instead (Hart and Mas-Colell 2000;
 *              Lanctot, Lisy and Winands 2013), whose average strategy converges to an equilibrium
 *              where pure choices can be exploited.
 *   select=tuned  The exploration term is scaled by the variance of the rewards (UCB1-Tuned; Auer,
 *              Cesa-Bianchi and Fischer 2002).
 *   Many players: every edge sums up the rewards of its own mover.
 *   Points: sums are kept in points; the exploration term is multiplied by the range seen.
 *
 * It needs nothing but the rules. It fails where one narrow line among many decides and playouts do
 * not see it (traps), and where playouts say little about the result. */
#include "searchers/uct.h"

#include <math.h>
#include <string.h>

#include "base/mathx.h"
#include "base/spec.h"

enum { PATH_MAX_STEPS = 4096, FIND_DEPTH = 16, FIND_PLAYS = 20000 };

static const char *const rewards[] = {"signed", "unit", NULL};
static const char *const finals[] = {"visits", "value", "score", NULL};
static const char *const aims[] = {"score", "win", NULL};
static const char *const leaves[] = {"playout", "cut", "eval", NULL};
static const char *const selects[] = {"ucb1", "tuned", "regret", NULL};

#define Options UctOptions

/* clang-format off */
const Param uct_params[] = {
    PARAM_INT(Options, sims, 10000, 1, 1e12, .alias = "descents",
               .flags = PARAM_LOG | PARAM_LIMIT | PARAM_LIVE,
              .doc = "Descents through the tree for one move. Each ends in the evaluation of one "
                     "position. Ignored while analysing without end."),
    PARAM_REAL(Options, c, 1.7, 0, 10, .flags = PARAM_GENE,
               .doc = "Weight of exploration in the score of a move, mean + c * sqrt(ln(n) / s). "
                      "Small: trust the means and dig deep; large: try everything often."),
    PARAM_ENUM(Options, select, SELECT_UCB1, selects,
               .doc = "How the tree chooses among moves: ucb1 by mean + c * sqrt(ln(n) / s); tuned "
                      "(UCB1-Tuned) explores less where results vary less, c=1 is the original; "
                      "regret plays, in games with simultaneous moves, every move in proportion to "
                      "how much it is regretted not to have been played, which ends in a mixed "
                      "strategy that cannot be exploited (elsewhere as ucb1)."),
    PARAM_INT(Options, playouts, 1, 1, 10000, .flags = PARAM_LOG,
              .doc = "Random games played from each position that is evaluated."),
    PARAM_SPEC(Options, playout, "plain", "playout",
               .doc = "How the random games choose their moves."),
    PARAM_INT(Options, cut, 0, 0, 100000, .unit = "plies", .flags = PARAM_LOG,
              .doc = "Random games are cut off after this many plies, as draws or as leaf=cut "
                     "says. 0 plays them to the end."),
    PARAM_ENUM(Options, leaf, LEAF_PLAYOUT, leaves,
               .doc = "How a new position is valued: by random games (playout), by random games "
                      "that are evaluated where `cut` stops them (cut), or by its evaluation alone "
                      "(eval)."),
    PARAM_SPEC(Options, eval, "strong", "eval",
               .doc = "The evaluation that leaf and prior ask."),
    PARAM_INT(Options, prior, 0, 0, 1000, .unit = "visits", .flags = PARAM_LOG | PARAM_GENE,
              .doc = "Evaluates all moves of a position as soon as it gets a node, sorts them by "
                     "that, and lets the evaluation count as this many visits. 0 tries every move "
                     "once instead. In rounds of simultaneous moves and for dice there is no "
                     "prior."),
    PARAM_INT(Options, width, 0, 0, 4096, .unit = "moves", .flags = PARAM_LOG | PARAM_GENE,
              .doc = "Progressive widening: at most this many of the best moves of a position are "
                     "open at first (best by prior or order). 0 opens all at once."),
    PARAM_REAL(Options, widen, 0.5, 0, 1, .flags = PARAM_GENE | PARAM_ADVANCED,
               .doc = "How the number of open moves grows with the visits n of a position: it is "
                      "width * n to the power of this. 0 never opens more."),
    PARAM_INT(Options, max, 0, 0, 4096, .unit = "moves", .former = "most",
              .flags = PARAM_LOG | PARAM_ADVANCED,
              .doc = "Below the root keeps at most this many of the best moves of a position and "
                     "forgets the others, which saves memory where there are thousands. With "
                     "order=yes the game's rating chooses them and the prior looks at no others. 0 "
                     "keeps all."),
    PARAM_BOOL(Options, stages, false, .flags = PARAM_ADVANCED,
               .doc = "Chooses moves of several parts in two steps below the root: all but the "
                      "last part (which queen, where to), then the last (the arrow). Only in games "
                      "whose moves have parts. Such a tree is not reused for the next move."),
    PARAM_REAL(Options, minimax, 0, 0, 1, .flags = PARAM_GENE | PARAM_ADVANCED,
               .doc = "Implicit minimax: what a move is worth is its mean result, and to this "
                      "share the minimax value of the positions seen below it. For two players "
                      "without dice or simultaneous moves, and select=ucb1."),
    PARAM_BOOL(Options, solve, true,
               .doc = "Proves wins, draws and losses as the tree reaches the end of the game. A "
                      "proven win is played at once, a proven loss never."),
    PARAM_BOOL(Options, prune, false, .flags = PARAM_ADVANCED,
               .doc = "With solve: never follows a move again that is proven to lose. Without it "
                      "such moves are still counted, so that positions with many ways to go wrong "
                      "look dangerous."),
    PARAM_BOOL(Options, forced, false,
               .doc = "In the tree, a player who can win at once does so, and one who must stop an "
                      "immediate loss has no other move."),
    PARAM_BOOL(Options, order, false, .flags = PARAM_ADVANCED,
               .doc = "Tries the moves of a new position in the order of the game's own quick "
                      "rating, where it has one; else in the order of the rules."),
    PARAM_BOOL(Options, reflex, false, .flags = PARAM_LIVE,
               .doc = "Tactical shortcut: plays an immediate win, and blocks an immediate loss, "
                      "without any search."),
    PARAM_ENUM(Options, final, FINAL_VISITS, finals, .flags = PARAM_LIVE,
               .doc = "Which move is played at the end: the one with the most visits, with the "
                      "best mean value, or with the best score (value and exploration together)."),
    PARAM_ENUM(Options, reward, REWARD_SIGNED, rewards,
               .doc = "Range of rewards to which c refers: signed is from -1 (lost) to +1 (won), "
                      "unit is from 0 to 1, in which the same c explores twice as much."),
    PARAM_BOOL(Options, reuse, false, .flags = PARAM_LIVE,
               .doc = "Keeps the part of the tree that is still of use when the game goes on. The "
                      "search of a position then depends on the moves before it."),
    PARAM_INT(Options, table, 64, 1, 4096, .unit = "MB", .former = "memory", .flags = PARAM_LOG,
              .doc = "Memory of the tree. When it is full the tree stops growing and the search "
                     "goes on with the nodes it has."),
    PARAM_INT(Options, expand, 1, 0, 10000, .flags = PARAM_LOG | PARAM_ADVANCED,
              .doc = "Visits after which a position gets a node of its own. 0 gives it one at "
                     "once, which pays with prior: the visit then sees the best of its moves."),
    PARAM_BOOL(Options, mix, false, .flags = PARAM_ADVANCED | PARAM_LIVE,
               .doc = "In games with simultaneous moves, draws the final move with the frequencies "
                      "of the visits (select=regret: of the average strategy), so that it cannot "
                      "be foreseen."),
    PARAM_ENUM(Options, aim, AIM_SCORE, aims, .flags = PARAM_ADVANCED,
               .doc = "What is maximised: score is the mean result, win the share of games with a "
                      "result above 0, whatever its size."),
    PARAM_REAL(Options, scale, 0, 0, 1e9, .unit = "points", .flags = PARAM_ADVANCED,
               .doc = "In games for points, the spread of results to which c refers. 0 takes the "
                      "difference of the best and the worst result seen."),
    SEARCH_LIMITS(Options),
    PARAM_END};

#define BEST "playout=strong,c=1.4,forced=yes,order=yes"

static const Preset presets[] = {
    {.name = "beginner", .title = "Beginner", .values = "sims=30,solve=no",
     .doc = "Sees what is in front of it, now and then."},
    {.name = "easy", .title = "Easy", .values = "sims=200,solve=no",
     .doc = "Overlooks threats that need two moves."},
    {.name = "medium", .title = "Medium", .values = "sims=2000",
     .doc = "Rarely misses a short threat."},
    {.name = "hard", .title = "Hard", .values = "sims=20k," BEST,
     .doc = "Plans ahead; some ten milliseconds a move."},
    {.name = "expert", .title = "Expert", .values = "sims=200k,reuse=yes," BEST,
     .doc = "Strong, about a tenth of a second a move."},
    {.name = "strong", .title = "Strong", .values = "reuse=yes," BEST,
     .doc = "The best settings known, at any number of descents: random games that see wins and "
            "threats, proofs, forced moves, kept trees."},
    {.name = "mixed", .title = "Mixed strategy", .values = "sims=20k,select=regret,mix=yes",
     .doc = "For games with simultaneous moves: regret matching, and a move that cannot be "
            "foreseen."},
    {.name = "document", .title = "As in the document",
     .values = "sims=7,c=0.01,playouts=8,playout=strong,cut=30,reward=signed,solve=no,reflex=yes,"
               "reuse=yes,final=score",
     .doc = "The settings of the package that the source document describes: very few descents and "
            "almost no exploration."},
    {.name = NULL}};
/* clang-format on */

#undef Options

/* ---- opening --------------------------------------------------------------------------------- */

const char *uct_unfit(const Game *game) {
    return game->max_moves > UINT16_MAX ? "It has too many moves in a position." : NULL;
}

bool uct_open(Search *search, Err *err) {
    const Game *game = search->game;
    const UctOptions *options = search->options;
    Arena *arena = search->arena;
    size_t moves = (size_t)game->max_moves, bytes = (size_t)options->table << 20;
    int extra = (int)options->select;
    if (extra == SELECT_REGRET && !(game->traits & TRAIT_SIMULTANEOUS)) extra = 0;
    bool blends = options->minimax > 0 && extra == 0 && (game->traits & TRAIT_TWO_PLAYER) &&
                  !(game->traits & (TRAIT_SIMULTANEOUS | TRAIT_CHANCE));
    if (blends) extra = 1;
    size_t root = (size_t)uct_units(NODE_JOINT, game->max_moves, extra) * REF_UNIT *
                  (game->traits & TRAIT_SIMULTANEOUS ? (size_t)game->players : 1);
    if (root + REF_ROOT * REF_UNIT > bytes)
        return err_set(err, "%d MB do not hold a single node of this game: table must be larger.",
                       (int)options->table);
    Uct *uct = ARENA_NEW(arena, Uct, 1, err);
    if (!uct) return false;
    uct->game = game;
    uct->options = *options;
    uct->policy = (const PlayoutDef *)options->playout.row;
    uct->depth_max = game->max_plies < PATH_MAX_STEPS / 2 ? 2 * game->max_plies : PATH_MAX_STEPS;
    uct->tree.extra = extra;
    uct->tree.limit = (Ref)(bytes / REF_UNIT);
    uct->tree.base = arena_alloc(arena, bytes, err);
    uct->path = ARENA_NEW(arena, UctStep, uct->depth_max + 2 * MAX_PLAYERS, err);
    uct->state = arena_alloc(arena, game->state_size, err);
    uct->last_root = arena_alloc(arena, game->state_size, err);
    uct->probe = arena_alloc(arena, (FIND_DEPTH + 1) * game->state_size, err);
    uct->moves = ARENA_NEW(arena, Move, moves, err);
    uct->blend = blends ? (float)options->minimax : 0;
    uct->rates = ARENA_NEW(arena, int32_t, moves, err);
    uct->values = ARENA_NEW(arena, float, moves, err);
    uct->need = ARENA_NEW(arena, uint32_t, moves, err);
    uct->cut_state = arena_alloc(arena, game->state_size, err);
    uct->keys = ARENA_NEW(arena, int64_t, moves, err);
    uct->terms = ARENA_NEW(arena, UctTerms, UCT_TERMS, err);
    uct->root_sum = ARENA_NEW(arena, double, moves, err);
    uct->root_square = ARENA_NEW(arena, double, moves, err);
    uct->root_count = ARENA_NEW(arena, int64_t, moves, err);
    uct->root_place = ARENA_NEW(arena, int, moves, err);
    if (!uct->tree.base || !uct->path || !uct->state || !uct->last_root || !uct->probe ||
        !uct->moves || !uct->rates || !uct->keys || !uct->terms || !uct->root_sum ||
        !uct->root_square || !uct->root_count || !uct->root_place || !uct->values || !uct->need ||
        !uct->cut_state || !uct_prior_open(uct, search, err))
        return false;
    for (uint32_t n = 1; n < UCT_TERMS; n++)
        uct->terms[n] = (UctTerms){uct_explore_large(n), 1 / sqrtf((float)n)};
    uct->expand = (uint32_t)options->expand;
    uct->random = game->traits & (TRAIT_CHANCE | TRAIT_SIMULTANEOUS);
    uct->solve = options->solve && options->aim == AIM_SCORE && (game->traits & TRAIT_TWO_PLAYER) &&
                 !(game->traits & (TRAIT_SIMULTANEOUS | TRAIT_POINTS));
    search->data = uct;
    return true;
}

/* A win or a block in one move, which option reflex plays without a search. */
static Move reflex(const Search *search) {
    const Uct *uct = search->data;
    const Game *game = uct->game;
    if (!uct->options.reflex || !game->reflex) return NO_MOVE;
    return game->reflex(game->rules, search->root);
}

bool uct_retune(Search *search) {
    Uct *uct = search->data;
    uct->options = *(const UctOptions *)search->options;
    uct->reflex = reflex(search);
    return true;
}

float uct_explore_large(uint32_t n) {
    return (float)sqrt(mathx_log(n));
}

double uct_scale(const Uct *uct) {
    double unit = uct->options.reward == REWARD_UNIT ? 2 : 1;
    if (!(uct->game->traits & TRAIT_POINTS) || uct->options.aim == AIM_WIN) return unit;
    double range = uct->options.scale > 0 ? uct->options.scale : uct->high - uct->low;
    return range > 0 ? unit * range / 2 : unit;
}

/* ---- a new root ------------------------------------------------------------------------------ */

/* Looks for the node of the new root below `node`, whose state is number `level` of the probes. */
static Ref find(Uct *uct, const Node *node, int level, int decisions, const void *target,
                int *plays) {
    const Game *game = uct->game;
    size_t size = game->state_size;
    const char *from = (char *)uct->probe + (size_t)level * size;
    char *to = (char *)uct->probe + (size_t)(level + 1) * size;
    if (level + 1 >= FIND_DEPTH || node->kind == NODE_STAGE) return REF_NONE;
    if (node->kind != NODE_LINK && decisions-- == 0) return REF_NONE;
    for (int i = 0; i < node->count; i++) {
        Ref ref = node_child(node)[i];
        if (ref == REF_NONE || --*plays < 0) continue;
        const Node *child = uct_at(&uct->tree, ref);
        if (game->play(game->rules, to, from, node_edges(node)[i].move) == OVER) continue;
        if (child->kind != NODE_LINK) {
            /* The probes have one more than the levels: room to look at the state as a player. */
            char *seen = (char *)uct->probe + (size_t)FIND_DEPTH * size;
            game_observe(game, seen, to, game->mover(game->rules, target));
            if (memcmp(seen, target, size) == 0) return ref;
        }
        Ref found = find(uct, child, level + 1, decisions, target, plays);
        if (found != REF_NONE) return found;
    }
    return REF_NONE;
}

/* Keeps the subtree of `state`, a position one or two decisions after the last root. */
static bool keep(Uct *uct, const void *state) {
    const Game *game = uct->game;
    size_t size = game->state_size;
    if (!uct->options.reuse || !uct->root) return false;
    Ref ref = REF_NONE;
    int plays = FIND_PLAYS;
    if (memcmp(uct->last_root, state, size) == 0) {
        ref = REF_ROOT;
    } else {
        memcpy(uct->probe, uct->last_root, size);
        ref = find(uct, uct->root, 0, 2, state, &plays);
    }
    if (ref == REF_NONE) return false;
    /* A node of forced moves is no root: every legal move must have its row. */
    int count = game->moves(game->rules, state, uct->moves);
    if (uct_at(&uct->tree, ref)->count != count) return false;
    if (ref != REF_ROOT) uct_keep(&uct->tree, ref);
    return true;
}

/* Notes where among the game's moves, in uct->moves, the edges of the root are. */
static void place_roots(Uct *uct, int count) {
    for (int i = 0; i < count; i++)
        uct->keys[i] = (int64_t)uct->moves[i] * 65536 + (65535 - i);
    uct_sort(uct, count);
    for (int i = 0; i < count; i++) {
        Move move = node_edges(uct->root)[i].move;
        int low = 0, high = count - 1;
        while (low < high) {
            int middle = (low + high) / 2;
            if (uct->moves[middle] > move)
                low = middle + 1;
            else
                high = middle;
        }
        uct->root_place[i] = 65535 - (int)(uct->keys[low] & 65535);
    }
}

void uct_begin(Search *search, const void *state) {
    Uct *uct = search->data;
    const Game *game = uct->game;
    uct->seed = search_seed(search);
    uct->rng = rng_stream(uct->seed, UINT64_MAX);
    if (!keep(uct, state)) {
        uct_reset(&uct->tree);
        uct_make(uct, state, 0, false);
    }
    uct->root = uct_at(&uct->tree, REF_ROOT);
    memcpy(uct->last_root, state, game->state_size);
    uct->proof = uct->solve ? node_proof(uct->root) : 0;
    uct->phase = PHASE_NONE;
    uct->descents = uct->playouts = uct->steps = uct->proofs = uct->ready = 0;
    uct->deepest = 0;
    uct->low = uct->high = 0;
    uct->weight = (float)(uct->options.c * uct_scale(uct));
    uct->longest = 0;
    uct->leaf = (Playouts){.cut_state = uct->options.leaf == LEAF_CUT ? uct->cut_state : NULL};
    memset(uct->total, 0, sizeof uct->total);
    uct->reflex = reflex(search);
    int count = uct->root_moves = game->moves(game->rules, state, uct->moves);
    for (int i = 0; i < count; i++) {
        uct->root_sum[i] = uct->root_square[i] = 0;
        uct->root_count[i] = 0;
    }
    place_roots(uct, count);
}

/* ---- steps ----------------------------------------------------------------------------------- */

static bool finished(const Search *search, const Uct *uct) {
    if (uct->proof || uct->root->visits == UINT32_MAX) return true;
    if (search->endless) return false;
    return uct->reflex != NO_MOVE || uct->descents >= uct->options.sims ||
           (uct->options.limits.nodes > 0 && uct_effort(uct) >= uct->options.limits.nodes);
}

/* A finished descent may be what the step was asked to stop after. */
static bool stops(Search *search, const Uct *uct, int64_t proofs) {
    SearchEvent event = search->stop_at;
    search->stopped = event == EVENT_PLAYOUT || event == EVENT_ROOT_MOVE ||
                      (event == EVENT_ITERATION && uct->descents % uct->root_moves == 0) ||
                      (event == EVENT_CUTOFF && uct->proofs > proofs);
    return search->stopped;
}

Step uct_step(Search *search, int64_t budget) {
    Uct *uct = search->data;
    bool watched = search->trace || search->stop_at != EVENT_NONE;
    while (budget > 0) {
        if (uct->phase == PHASE_NONE) {
            if (finished(search, uct)) return STEP_DONE;
            uct->phase = PHASE_DOWN;
            uct->depth = 0;
            uct->grown = false;
            uct->leaf_proof = 0;
            uct->node = uct->root;
            if (uct->random) uct->rng = rng_stream(uct->seed ^ 0x756374u, (uint64_t)uct->descents);
            if (watched) search_enter(search, 0, NO_MOVE, 0, 0);
        }
        if (uct->phase == PHASE_DOWN) {
            if (!uct_descend(uct, search)) return STEP_MORE;
        }
        if (uct->left > 0) {
            budget -= uct_playouts(uct, budget);
            if (uct->left > 0) return STEP_MORE;
        } else {
            budget--;
        }
        int64_t proofs = uct->proofs;
        uct_backup(uct);
        uct->phase = PHASE_NONE;
        if (watched) {
            uct_trace_leave(uct, search);
            if (stops(search, uct, proofs)) break;
        }
    }
    return finished(search, uct) && uct->phase == PHASE_NONE ? STEP_DONE : STEP_MORE;
}

const SearcherDef searcher_uct = {
    .row = {.name = "uct",
            .title = "UCT",
            .doc = "Monte Carlo tree search. It plays random games, remembers in a tree how they "
                   "ended, and returns more often to the moves that did well, on both sides. It "
                   "needs no knowledge of the game and plays every one of them.",
            .params = uct_params,
            .size = sizeof(UctOptions),
            .presets = presets},
    UCT_SLOTS};
