/* uct_descent.c - what uct does a million times a second: one descent and its playouts;
 * uct_backup.c has the way back.
 *
 * The time of a descent is a chain of things that wait for each other: the means of a node, the
 * best of them, the child it leads to. The rest (playing the moves, updating sums) runs beside it.
 * Hence the order of a record in uct_tree.h, and a backup that begins at the root, where the next
 * descent will begin, too. Asking for the rest of a child's record as soon as the child is known
 * gains nothing: 0.98 times as many descents a second among 10,000, 1.01 times among a million. */
#include <string.h>

#include "base/inline.h"
#include "searchers/uct_select.h"

/* ---- down ------------------------------------------------------------------------------------ */

/* A place in the tree: an edge of a node. */
typedef UctStep Place;

static inline void note_step(Uct *uct, Node *node, uint32_t slot) {
    uct->path[uct->depth++] = (UctStep){node, slot};
}

/* All players of a round choose; the choices are played on the descent's state. Returns the place
 * of the joint choice; its node is null when the tree has no room for it. */
static Place take_round(Uct *uct, Node *node, const void *from, Status *status) {
    const Game *game = uct->game;
    UctTree *tree = &uct->tree;
    Node *choosers[MAX_PLAYERS];
    uint32_t slot[MAX_PLAYERS];
    int count = 0;
    for (Node *chooser = node; chooser && count < MAX_PLAYERS;
         chooser = uct_next_chooser(tree, chooser)) {
        if (uct->options.select == SELECT_REGRET && uct_by_regret(uct, chooser))
            slot[count] = uct_regret_choose(uct, chooser);
        else
            slot[count] = chooser->seen < chooser->count
                              ? chooser->seen++
                              : uct_leader_at_random(uct, chooser, uct->weight * chooser->explore);
        note_step(uct, chooser, slot[count]);
        Move move = node_edges(chooser)[slot[count]].move;
        *status = game->play(game->rules, uct->state, from, move);
        from = uct->state;
        choosers[count++] = chooser;
    }
    for (int i = 1; i < count; i++) {
        Ref *child = &node_child(node)[slot[i - 1]];
        if (*child == REF_NONE) {
            const Edge *own = node_edges(choosers[i]);
            for (int j = 0; j < choosers[i]->count; j++)
                uct->moves[j] = own[j].move;
            Node *link = uct_add(tree, NODE_LINK, node->player, uct->moves, choosers[i]->count);
            if (!link) return (Place){NULL, 0};
            link->parent = uct_ref(tree, node);
            link->slot = (uint16_t)slot[i - 1];
            *child = uct_ref(tree, link);
        }
        node = uct_at(tree, *child);
        note_step(uct, node, slot[i]);
    }
    return (Place){node, slot[count - 1]};
}

/* The dice fall. */
static Place take_dice(Uct *uct, Node *node, const void *from, Status *status) {
    const Game *game = uct->game;
    Move move = game_chance_draw(game, from, &uct->rng, uct->moves);
    const Edge *edges = node_edges(node);
    uint32_t slot = 0;
    while (slot + 1u < node->count && edges[slot].move != move)
        slot++;
    note_step(uct, node, slot);
    *status = game->play(game->rules, uct->state, from, edges[slot].move);
    return (Place){node, slot};
}

static Proof proof_of_result(double result, int plies) {
    if (result == 1) return proof_make(PROVEN_WIN, plies);
    if (result == -1) return proof_make(PROVEN_LOSS, plies);
    return result == 0 ? proof_make(PROVEN_DRAW, plies) : 0;
}

static void reward_of_proof(Uct *uct, int player, Proof proof) {
    Proven kind = proof_kind(proof);
    double value = kind == PROVEN_WIN ? 1 : kind == PROVEN_LOSS ? -1 : 0;
    uct->reward[player] = value;
    uct->reward[1 - player] = -value;
    uct->leaf_proof = proof;
    uct->ready++;
    uct->end = END_KNOWN;
}

/* The game is over behind an edge of `player`. */
static void reward_of_result(Uct *uct, int player) {
    const Game *game = uct->game;
    for (int i = 0; i < game->players; i++) {
        double result = game->result(game->rules, uct->state, i);
        uct->reward[i] = uct->options.aim == AIM_SCORE ? result : result > 0 ? 1 : -1;
    }
    if (uct->bounded)
        uct_reward_of_bounds(uct, uct->path[uct->depth - 1].node, uct->path[uct->depth - 1].slot,
                             uct_over(uct, uct->state, player),
                             uct->timing ? uct_plies(uct, uct->depth) - 1 : 0);
    else if (uct->solve)
        uct->leaf_proof = proof_of_result(uct->reward[player], 1);
    uct->ready++;
    uct->end = END_OVER;
}

/* What the game itself knows of the state, as a proof for `player`. */
static Proof known(const Uct *uct, int player) {
    const Game *game = uct->game;
    Known bounds;
    if (!game->known || !game->known(game->rules, uct->state, &bounds) || bounds.low < bounds.high)
        return 0;
    Proof proof = proof_of_result(bounds.low, bounds.plies > 0 ? bounds.plies + 1 : 0);
    return proof ? proof_seen_by(proof, game->mover(game->rules, uct->state), player) : 0;
}

/* Whether the descent, which has come to `path`, ends behind the edge `slot`, with a reward of what
 * is proven there: because that answers what is asked at the root; or, where the edge leads to a
 * node (`on`), because more has been found out of it than the edge knows. `look`: what was found
 * out is to be looked for. */
static bool ends_bounded(Uct *uct, const Node *node, uint32_t slot, const UctStep *path, bool look,
                         bool on) {
    const int depth = (int)(path - uct->path);
    const int plies = uct->timing ? uct_plies(uct, depth) - node_counts(node) : 0;
    const Bounds own = node_bounds(node)[slot];
    Bounds b = own;
    if (look && node->kind == NODE_CHOICE) {
        const Bounds known = uct_known_bounds(uct, node, slot, plies + 1);
        if (known.low > b.low) b.low = known.low;
        if (known.high < b.high) b.high = known.high;
        if (!on) uct->leaf_bounds = b;
    }
    const bool news = on && (b.low > own.low || b.high < own.high);
    if (!news && !uct_answers(uct, node->player, b, plies)) return false;
    uct->depth = depth;
    uct_reward_of_bounds(uct, node, slot, b, plies);
    uct->ready++;
    uct->end = END_KNOWN;
    return true;
}

/* Whether the game knows the result behind an edge that is taken for the first time: then that is
 * the reward, and the descent, which has come to `path`, ends there. */
INLINE bool ends_known(Uct *uct, const Node *node, const UctStep *path) {
    if (!uct->solve || uct->bounded || !uct->game->known || node->kind == NODE_STAGE) return false;
    Proof proof = known(uct, node->player);
    if (!proof) return false;
    uct->depth = (int)(path - uct->path);
    reward_of_proof(uct, node->player, proof);
    return true;
}

/* At the end of the way down: playouts from here, or an evaluation. */
static void begin_leaf(Uct *uct, const Node *node, uint32_t slot) {
    if (uct->options.leaf == LEAF_EVAL) {
        uct_estimate(uct, node, slot);
        return;
    }
    uct->end = END_PLAYOUT;
    uct->left = uct->options.playouts;
    uct->leaf.plies = 0;
    for (int player = 0; player < uct->game->players; player++)
        uct->leaf.sum[player] = 0, uct->leaf.wins[player] = 0;
    uct->replies.count = 0;
}

/* What stops a descent in its upper part (uct_descend_top): an edge that somebody else holds. */
INLINE bool hidden(const Node *node, uint32_t slot) {
    return node_scored(node) && node_spread(node)[slot] == -INFINITY;
}

/* A node that a thread may have to itself, or that somebody has (whose visits must not be read).
 * The limit rises with the visits of the root: below a node above which another thread found more
 * visits than the limit was, that one is still at work. */
INLINE bool node_is_low(const Uct *uct, const Node *node) {
#ifdef _OPENMP
    return node->mark || (node->visits < uct->least && !uct_is_passed(uct, node));
#else
    return (void)uct, (void)node, false;
#endif
}

static bool stop_at(Uct *uct, const UctStep *path, Node *node) {
    uct->depth = (int)(path - uct->path);
    uct->node = node;
    uct->phase = PHASE_DOWN;
    return false;
}

/* The work of uct_descend, in two copies: one for a search that is watched; and of
 * uct_descend_top. Longer than a page,
 * because the steps of the loop share what they keep in local variables. */
INLINE bool descend(Uct *uct, Search *search, bool watched, bool top) {
    const Game *game = uct->game;
    const Rules *rules = game->rules;
    void *state = uct->state;
    const void *from = uct->depth ? state : uct->train_games ? uct->train_state : search->root;
    Status (*play)(const Rules *, void *, const void *, Move) = game->play;
    Node *node = uct->node;
    const float weight = uct->weight;
    const uint32_t expand = uct->expand;
    UctStep *path = uct->path + uct->depth;
    bool grown = uct->grown;
    uint32_t slot;
    uct->left = 0;
    uct->phase = PHASE_LEAF;
    for (;;) {
        /* Step 1: take an edge and play it. */
        Status status = ONGOING;
        int first = (int)(path - uct->path);
        if (__builtin_expect(node->kind == NODE_CHOICE || node->kind == NODE_STAGE, 1)) {
            if (__builtin_expect(uct->bounded, 0)) uct_turn(uct, node);
            slot = __builtin_expect(uct->timing, 0)
                       ? uct_leader_unanswered(uct, node, uct_plies(uct, (int)(path - uct->path)))
                   : __builtin_expect(uct->guided, 0) ? uct_guide(uct, node)
                   : node->seen < node->count         ? node->seen++
                                                      : uct_leader(node, weight * node->explore);
            *path++ = (UctStep){node, slot};
            if (top && hidden(node, slot)) return stop_at(uct, path, NULL);
            if (__builtin_expect(uct->bounded, 0) &&
                ends_bounded(uct, node, slot, path, false, false)) {
                if (watched) uct_trace_enter(uct, search, first);
                return true;
            }
            Proof proof = uct->bounded ? 0 : node_proofs(node)[slot];
            if (watched || __builtin_expect(proof != 0, 0)) uct->depth = (int)(path - uct->path);
            if (__builtin_expect(proof != 0, 0)) {
                reward_of_proof(uct, node->player, proof);
                if (watched) uct_trace_enter(uct, search, first);
                return true;
            }
            if (__builtin_expect(node->kind == NODE_CHOICE, 1))
                status = play(rules, state, from, node_edges(node)[slot].move);
        } else {
            uct->depth = (int)(path - uct->path);
            Place place = node->kind == NODE_JOINT ? take_round(uct, node, from, &status)
                                                   : take_dice(uct, node, from, &status);
            path = uct->path + uct->depth;
            if (place.node) node = place.node;
            slot = place.slot;
            if (!place.node && status == ONGOING) break;
        }
        from = state;
        if (__builtin_expect(uct->facts != NULL, 0))
            uct->hashes[path - uct->path - 1] = game->hash(rules, state);
        if (watched) uct_trace_enter(uct, search, first);
        /* Step 2: a finished game speaks for itself. */
        if (status == OVER) {
            uct->depth = (int)(path - uct->path);
            reward_of_result(uct, node->player);
            return true;
        }
        /* Step 3: on to the child; a leaf becomes a node at its second visit, or at once, unless
         * the game itself knows its result. */
        Ref child = node_child(node)[slot];
        if (child != REF_NONE) {
            Node *next = uct_at(&uct->tree, child);
            if (__builtin_expect(uct->bounded, 0) && uct_looks_again(node, slot) &&
                ends_bounded(uct, node, slot, path, true, true))
                return true;
            node = next;
        } else {
            if (top && node_scored(node) && !uct->bounded) return stop_at(uct, path, NULL);
            uint32_t visits = node_edges(node)[slot].visits;
            if (uct->bounded && ends_bounded(uct, node, slot, path, true, false)) return true;
            if (visits == 0 && ends_known(uct, node, path)) return true;
            if (grown || visits < expand || path - uct->path >= uct->depth_max) break;
            Node *made = uct_grow(uct, node, slot);
            if (!made) break;
            node = made;
            grown = true;
            uct->leaf_bounds = bounds_none;
        }
        if (top && node_is_low(uct, node)) return stop_at(uct, path, node);
        if (watched && search->stop_at == EVENT_NODE) {
            uct->node = node;
            uct->grown = grown;
            uct->phase = PHASE_DOWN;
            search->stopped = true;
            return false;
        }
    }
    /* Step 4: what is this leaf worth? */
    uct->depth = (int)(path - uct->path);
    begin_leaf(uct, node, slot);
    return true;
}

bool uct_descend(Uct *uct, Search *search) {
    bool watched = uct->train_games == 0 && (search->trace || search->stop_at != EVENT_NONE);
    if (watched) return descend(uct, search, true, false);
    return descend(uct, search, false, false);
}

#ifdef _OPENMP
bool uct_descend_top(Uct *uct, Search *search) {
    return descend(uct, search, false, true);
}

void uct_descend_on(Uct *uct, Search *search) {
    const UctStep last = uct->path[uct->depth - 1];
    const uint32_t visits = node_edges(last.node)[last.slot].visits;
    uct->left = 0;
    uct->phase = PHASE_LEAF;
    if (visits == 0 && ends_known(uct, last.node, uct->path + uct->depth)) return;
    if (visits >= uct->expand && uct->depth < uct->depth_max &&
        (uct->node = uct_grow(uct, last.node, last.slot)) != NULL) {
        uct->grown = true;
        descend(uct, search, false, false);
        return;
    }
    begin_leaf(uct, last.node, last.slot);
}
#endif

/* The leaf is worth to all what the best reply of its mover brought them. */
static void reward_of_reply(Uct *uct) {
    const Game *game = uct->game;
    int mover = game->mover(game->rules, uct->state);
    const Reply *best = replies_best(&uct->replies, mover < 0 ? 0 : mover);
    for (int player = 0; player < game->players; player++)
        uct->reward[player] = best->sum[player] / (double)best->count;
}

/* What the playouts of the leaf have brought a player, in all. */
static double worth(const Uct *uct, int player) {
    return uct->options.aim == AIM_SCORE
               ? uct->leaf.sum[player]
               : (double)(2 * uct->leaf.wins[player] - (uct->options.playouts - uct->left));
}

/* Runs the next `count` playouts. */
static void run(Uct *uct, int64_t count) {
    const Game *game = uct->game;
    const UctOptions *options = &uct->options;
    const int64_t cut = uct->leaf.cut;
    if (uct->mast)
        for (int64_t i = 0; i < count; i++)
            uct_mast_play(uct, (uint64_t)(uct->playouts + i));
    else if (options->leaf == LEAF_REPLY)
        replies_run(&uct->replies, uct->policy, game, options->playout.values, uct->state,
                    uct->seed, (uint64_t)uct->playouts, count, (int)options->cut, &uct->leaf,
                    uct->line);
    else
        uct->policy->run(game, options->playout.values, uct->state, uct->seed,
                         (uint64_t)uct->playouts, count, (int)options->cut, &uct->leaf);
    if (options->leaf == LEAF_CUT && uct->leaf.cut > cut) uct_judge_cut(uct);
    uct->playouts += count;
    uct->left -= count;
}

/* One playout, whose moves count at the nodes of the path. */
static void run_noted(Uct *uct) {
    double reward[MAX_PLAYERS] = {0};
    for (int player = 0; player < uct->game->players; player++)
        reward[player] = -worth(uct, player);
    uct->leaf.best_length = 0;
    run(uct, 1);
    for (int player = 0; player < uct->game->players; player++)
        reward[player] += worth(uct, player);
    uct_rave_note(uct, reward, uct->leaf.best_length);
}

int64_t uct_playouts(Uct *uct, int64_t budget) {
    const Game *game = uct->game;
    const UctOptions *options = &uct->options;
    int64_t count = uct->left < budget ? uct->left : budget;
    if (options->leaf == LEAF_CUT) count = 1; /* each one is asked where it stopped */
    if (uct->rave > 0)
        for (int64_t i = 0; i < count; i++)
            run_noted(uct);
    else
        run(uct, count);
    if (uct->left > 0) return count;
    if (options->leaf == LEAF_REPLY) {
        reward_of_reply(uct);
        return count;
    }
    for (int player = 0; player < game->players; player++)
        uct->reward[player] = worth(uct, player);
    /* The next descent waits for the reward: no division by one. */
    for (int player = 0; options->playouts > 1 && player < game->players; player++)
        uct->reward[player] /= (double)options->playouts;
    return count;
}
