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
 *   bounds     Bounds of results and of when they come in place of proofs, and with look alpha-beta
 *              inside the tree (uct_bounds.c).
 *   reuse      The subtree of the position that came up in the game is kept.
 *   table      When the memory is full the least visited nodes are given up, so that about half of
 *              it is free; the edges that led to them keep their visits and values. So more work
 *              makes the tree deeper where it matters: of 60 positions of Connect Four after 8 to
 *              14 random moves (seed 7) uct(preset=strong,sims=1000000,table=4) keeps the result
 *              in all 33 where it can be given away; with a tree that stopped growing, in 32.
 *   threads    One tree on several threads, natively (uct_threads.c).
 *   train      Games from the position, played before, leave their statistics in the tree.
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
 *   select=puct   Exploration goes where the evaluation points (uct_select.c).
 *   halving    The root's moves are halved in rounds (uct_select.c).
 *   rave       A move is worth, too, what it brought when it was played later (uct_rave.c).
 *   mast       Random games prefer moves that did well in those before (uct_mast.c).
 *   haste      Results count the less the later they come (uct_backup.c).
 *   temperature   The final move is drawn (uct_final.c).
 *   Many players: every edge sums up the rewards of its own mover.
 *   Points: sums are kept in points; the exploration term is multiplied by the range seen.
 *
 * It needs nothing but the rules. It fails where one narrow line among many decides and playouts do
 * not see it (traps), and where playouts say little about the result. */
#include "searchers/uct_searcher.h"

#include <math.h>
#include <string.h>

#include "searchers/messages.def"

enum {
    PATH_MAX_STEPS = 4096,
    RECORDS_A_UNIT = 16 /* that are looked at, instead of one playout, when nodes are given up */
};

/* ---- opening --------------------------------------------------------------------------------- */

const Message *uct_unfit(const Game *game) {
    return game->max_moves > UINT16_MAX ? MESSAGE_OF(too_many_moves_in_position) : NULL;
}

enum {
    ROOM_LEAST = 1 << 20, /* bytes */
    KEPT = 3 /* trees of earlier moves that are kept, and still leave room for a whole one */
};

/* Units of the tree that these options ask for: room for a node of most moves at every descent, and
 * for what earlier moves have left; at most the memory of the table, which they have at once where
 * descents are not counted or the tree has to be shared. */
static Ref room_needed(const Uct *uct, const UctOptions *options) {
    if (options->train > 0 || options->trees > 1) return uct->room;
    double units =
        (uct_planned(options) + 1) * (double)uct->most * (options->reuse ? 1 + KEPT : 1) + REF_ROOT;
    if (units < ROOM_LEAST / REF_UNIT) units = ROOM_LEAST / REF_UNIT;
    return units < (double)uct->room ? (Ref)units : uct->room;
}

/* Where a node has gone when the tree has moved from `before`. */
static Node *moved(const UctTree *tree, uintptr_t before, const Node *node) {
    return (Node *)(void *)(tree->base + ((uintptr_t)node - before));
}

/* The tree gets room for `limit` units. */
static bool enlarge(Uct *uct, Search *search, Ref limit) {
    UctTree *tree = &uct->tree;
    const uintptr_t before = (uintptr_t)tree->base;
    if (!uct_enlarge(tree, limit, search->arena, NULL)) return false;
    if (!uct->root) return true;
    uct->root = moved(tree, before, uct->root);
    uct->from = moved(tree, before, uct->from);
    if (uct->phase == PHASE_NONE) return true;
    uct->node = moved(tree, before, uct->node);
    for (int i = 0; i < uct->depth; i++)
        uct->path[i].node = moved(tree, before, uct->path[i].node);
    return true;
}

/* In a search without end the tree gets twice the room before it is full, as long as there is
 * memory; one whose descents are counted has all that it needs from the start, so that memory does
 * not decide what it finds. */
static void grow(Uct *uct, Search *search) {
    Ref now = uct->tree.limit;
    if (!search->endless || now == uct->room || uct->pass.at) return;
    enlarge(uct, search, now < uct->room / 2 ? 2 * now : uct->room);
}

bool uct_open_descent(Uct *uct, Search *search, Err *err) {
    const Game *game = uct->game;
    Arena *arena = search->arena;
    const size_t moves = (size_t)game->max_moves;
    uct->path = ARENA_NEW(arena, UctStep, uct->depth_max + 2 * MAX_PLAYERS, err);
    uct->state = arena_alloc(arena, game->state_size, err);
    uct->probe = arena_alloc(arena, (UCT_FIND_DEPTH + 1) * game->state_size, err);
    uct->moves = ARENA_NEW(arena, Move, moves, err);
    uct->rates = ARENA_NEW(arena, int32_t, moves, err);
    uct->values = ARENA_NEW(arena, float, moves, err);
    uct->cut_state = arena_alloc(arena, game->state_size, err);
    if (uct->options.leaf == LEAF_REPLY) {
        const size_t games = (size_t)uct->options.playouts;
        uct->replies.room = (int)(moves < games ? moves : games);
        uct->replies.rows = ARENA_NEW(arena, Reply, uct->replies.room, err);
    }
    if (uct->options.leaf == LEAF_REPLY || uct->options.rave > 0 || uct->options.mast > 1) {
        uct->line = ARENA_NEW(arena, Move, game->max_plies, err);
        uct->line_movers = ARENA_NEW(arena, int8_t, game->max_plies, err);
    }
    uct->keys = ARENA_NEW(arena, int64_t, moves, err);
    uct->root_sum = ARENA_NEW(arena, double, moves, err);
    uct->root_square = ARENA_NEW(arena, double, moves, err);
    uct->root_count = ARENA_NEW(arena, int64_t, moves, err);
    return !arena_refused(arena) && uct_bounds_open(uct, search, err) &&
           uct_mast_open(uct, search, err);
}

bool uct_open(Search *search, Err *err) {
    const Game *game = search->game;
    const UctOptions *options = search->options;
    Arena *arena = search->arena;
    size_t moves = (size_t)game->max_moves,
           bytes = ((size_t)options->table << 20) / (size_t)options->trees;
    int extra = options->select == SELECT_PUCT ? 0 : (int)options->select;
    if (extra == SELECT_REGRET && !(game->traits & TRAIT_SIMULTANEOUS)) extra = 0;
    bool blends = options->minimax > 0 && extra == 0 && (game->traits & TRAIT_TWO_PLAYER) &&
                  !(game->traits & (TRAIT_SIMULTANEOUS | TRAIT_CHANCE));
    if (blends || options->rave > 0) extra = 1;
    size_t root = (size_t)uct_units(NODE_JOINT, game->max_moves, extra, options->bounds) *
                  REF_UNIT * (game->traits & TRAIT_SIMULTANEOUS ? (size_t)game->players : 1);
    if (root + REF_ROOT * REF_UNIT > bytes)
        return err_set(err, table_too_small, (int)options->table);
    Uct *uct = ARENA_NEW(arena, Uct, 1, err);
    if (!uct) return false;
    uct->game = game;
    uct->options = *options;
    uct->policy = (const PlayoutDef *)options->playout.row;
    uct->depth_max = game->max_plies < PATH_MAX_STEPS / 2 ? 2 * game->max_plies : PATH_MAX_STEPS;
    uct->tree.extra = extra;
    uct->room = (Ref)(bytes / REF_UNIT);
    uct->most = uct_units(NODE_JOINT, game->max_moves, extra, options->bounds);
    if (game->traits & TRAIT_SIMULTANEOUS) uct->most *= 2 * (Ref)game->players;
    uct->solve = options->solve && options->aim == AIM_SCORE && (game->traits & TRAIT_TWO_PLAYER) &&
                 !(game->traits & (TRAIT_SIMULTANEOUS | TRAIT_POINTS));
    uct->bounded = uct->tree.bounded = options->bounds && uct->solve &&
                                       !(game->traits & TRAIT_CHANCE);
    uct->tree.limit = room_needed(uct, options);
    uct->tree.base = arena_raw(arena, (size_t)uct->tree.limit * REF_UNIT, err);
    uct->last_root = arena_alloc(arena, game->state_size, err);
    uct->blend = blends ? (float)options->minimax : 0;
    uct->need = ARENA_NEW(arena, uint32_t, moves, err);
    uct->terms = ARENA_NEW(arena, UctTerms, UCT_TERMS, err);
    uct->root_place = ARENA_NEW(arena, int, moves, err);
    uct->out = ARENA_NEW(arena, bool, moves, err);
    if (!uct_open_descent(uct, search, err) || !uct_eval_open(uct, search, err)) return false;
    if (options->leaf == LEAF_PLAYOUT || options->leaf == LEAF_REPLY)
        search->scale = game_scale(game); /* a prior only guides */
    if (options->aim == AIM_WIN) search->scale = SCALE_RESULT;
    if (!uct_rave_open(uct, search, err)) return false;
    uct->puct = options->select == SELECT_PUCT;
    uct->hasty = options->haste > 0 && options->aim == AIM_SCORE && !(game->traits & TRAIT_POINTS);
    for (uint32_t n = 1; n < UCT_TERMS; n++)
        uct->terms[n] = (UctTerms){uct_explore_large(uct, n), 1 / sqrtf((float)n)};
    uct->expand = (uint32_t)options->expand;
    uct->random = game->traits & (TRAIT_CHANCE | TRAIT_SIMULTANEOUS);
    search->data = uct;
#ifdef _OPENMP
    if (!uct_threads_open(search, uct, err)) return false;
#endif
    return uct_train_open(uct, search, err);
}

/* A tree that has more descents than are wanted now is not theirs: it begins anew. */
bool uct_retune(Search *search) {
    Uct *uct = uct_at_rest(search);
    const UctOptions *now = search->options;
    if (!search->endless && uct->descents > now->sims) return false;
    Ref room = room_needed(uct, now);
    if (room > uct->tree.limit && !enlarge(uct, search, room)) return false;
    uct->options = *now;
    uct->reflex = search_reflex(search, uct->options.reflex);
    return true;
}

/* ---- steps ----------------------------------------------------------------------------------- */

bool uct_finished(const Search *search, const Uct *uct) {
    if ((uct->proof && !uct->timing) || uct->root->visits == UINT32_MAX) return true;
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

Step uct_step_alone(Search *search, int64_t budget) {
    Uct *uct = search->data;
    while (budget > 0) {
        int64_t looked = uct->looked;
        bool trains = uct->train_games > 0; /* nobody watches that */
        bool watched = !trains && (search->trace || search->stop_at != EVENT_NONE);
        if (uct->phase == PHASE_NONE) {
            if (trains && !uct_train_step(uct)) {
                if (uct->train_games == 0) {
                    uct_train_end(uct);
                    uct_clear(uct);
                }
                budget--;
                continue;
            }
            if (!trains && uct_finished(search, uct)) return STEP_DONE;
            if (uct->tree.limit - uct->tree.used < uct->most) grow(uct, search);
            if (!trains && uct->tree.full && !uct->tree.stuck) {
                uct_thin(&uct->tree, &uct->pass, RECORDS_A_UNIT);
                budget--;
                continue;
            }
            uct->phase = PHASE_DOWN;
            uct->depth = 0;
            uct->grown = false;
            uct->leaf_proof = 0;
            uct->leaf_bounds = bounds_none;
            uct->node = uct->from;
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
        budget -= (uct->looked - looked) / LOOKED_A_UNIT;
        uct_backup(uct);
        uct->phase = PHASE_NONE;
        if (watched) {
            uct_trace_leave(uct, search);
            if (stops(search, uct, proofs)) break;
        }
    }
    if (uct->train_games > 0) return STEP_MORE;
    return uct_finished(search, uct) && uct->phase == PHASE_NONE ? STEP_DONE : STEP_MORE;
}

Step uct_step(Search *search, int64_t budget) {
#ifdef _OPENMP
    const Uct *uct = search->data;
    if (uct->threads) return uct_threads_step(search, budget);
#endif
    return uct_step_alone(search, budget);
}

const SearcherDef searcher_uct =
    UCT_SEARCHER("UCT", UCT_DOC "and plays every one of them.", uct_presets);
