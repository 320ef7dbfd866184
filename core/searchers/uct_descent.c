/* uct_descent.c - what uct does a million times a second: one descent, its playouts, its backup.
 *
 * The time of a descent is a chain of things that wait for each other: the means of a node, the
 * best of them, the child it leads to. The rest (playing the moves, updating sums) runs beside it.
 * Hence the order of a record in uct_tree.h, and a backup that begins at the root, where the next
 * descent will begin, too. Asking for the rest of a child's record as soon as the child is known
 * gains nothing: 0.98 times as many descents a second among 10,000, 1.01 times among a million. */
#include <math.h>
#include <string.h>

#include "base/inline.h"
#include "searchers/uct.h"

/* The edge of largest score among those tried; the first of equals. Two running maxima, for the
 * even and the odd edges, halve the chain of comparisons that the descent waits for, and there is
 * no branch but the loop: which edge is the best cannot be predicted. (Measured against it:
 * knock-outs of four and scores packed into integers are 8 % slower in all.) */
static inline uint32_t leader(const Node *node, float weight) {
    const float *mean = node_mean(node), *spread = node_spread(node);
    uint32_t count = node->seen, even = 0, odd = 0, i = 1;
    float top = mean[0] + weight * spread[0], odd_top = -INFINITY;
    for (; i + 1 < count; i += 2) {
        float one = mean[i] + weight * spread[i], two = mean[i + 1] + weight * spread[i + 1];
        odd = one > odd_top ? i : odd;
        odd_top = one > odd_top ? one : odd_top;
        even = two > top ? i + 1 : even;
        top = two > top ? two : top;
    }
    if (i < count) {
        float one = mean[i] + weight * spread[i];
        odd = one > odd_top ? i : odd;
        odd_top = one > odd_top ? one : odd_top;
    }
    uint32_t second = (uint32_t)(odd_top > top) |
                      ((uint32_t)(odd_top == top) & (uint32_t)(odd < even));
    return even ^ ((even ^ odd) & (0 - second));
}

/* As leader, but the exploration of every edge has a random factor of mean 1 (after RandUCB,
 * Vaswani et al. 2020). Two players who compute alike would else move in step, and each would learn
 * from rounds that independent players never play: in matching pennies both would think they
 * win. */
static uint32_t leader_mixed(Uct *uct, const Node *node, float weight) {
    const float *mean = node_mean(node), *spread = node_spread(node);
    uint32_t best = 0;
    float top = -INFINITY;
    for (uint32_t i = 0; i < node->seen; i++) {
        float score = mean[i] + 2 * weight * (float)rng_unit(&uct->rng) * spread[i];
        if (score > top) best = i, top = score;
    }
    return best;
}

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
                              : leader_mixed(uct, chooser, uct->weight * chooser->explore);
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
    if (uct->solve) uct->leaf_proof = proof_of_result(uct->reward[player], 1);
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

/* Gives the leaf at the end of the path a node. */
static Node *grow(Uct *uct, Node *parent, uint32_t slot) {
    if (uct->tree.full) return NULL;
    Node *node = parent->kind == NODE_STAGE
                     ? uct_make_stage(uct, uct->state, parent, slot)
                     : uct_make(uct, uct->state, parent->player, uct->options.forced);
    if (!node) return NULL;
    node_child(parent)[slot] = uct_ref(&uct->tree, node);
    node->parent = uct_ref(&uct->tree, parent);
    node->slot = (uint16_t)slot;
    node->visits = node_edges(parent)[slot].visits;
    node->explore = uct_explore(uct, node->visits, 0);
    return node;
}

Node *uct_child(Uct *uct, Node *node, uint32_t slot, const void *state) {
    Ref child = node_child(node)[slot];
    if (child != REF_NONE) return uct_at(&uct->tree, child);
    memcpy(uct->state, state, uct->game->state_size);
    return grow(uct, node, slot);
}

/* The work of uct_descend, in two copies: one for a search that is watched. */
INLINE bool descend(Uct *uct, Search *search, bool watched) {
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
            slot = __builtin_expect(uct->guided, 0) ? uct_guide(uct, node)
                   : node->seen < node->count       ? node->seen++
                                                    : leader(node, weight * node->explore);
            *path++ = (UctStep){node, slot};
            Proof proof = node_proofs(node)[slot];
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
            node = uct_at(&uct->tree, child);
        } else {
            uint32_t visits = node_edges(node)[slot].visits;
            if (visits == 0 && uct->solve && game->known && node->kind != NODE_STAGE) {
                Proof proof = known(uct, node->player);
                if (proof) {
                    uct->depth = (int)(path - uct->path);
                    reward_of_proof(uct, node->player, proof);
                    return true;
                }
            }
            if (grown || visits < expand || path - uct->path >= uct->depth_max) break;
            Node *made = grow(uct, node, slot);
            if (!made) break;
            node = made;
            grown = true;
        }
        if (watched && search->stop_at == EVENT_NODE) {
            uct->node = node;
            uct->grown = grown;
            uct->phase = PHASE_DOWN;
            search->stopped = true;
            return false;
        }
    }
    /* Step 4: playouts from here, or an evaluation. */
    uct->depth = (int)(path - uct->path);
    if (uct->options.leaf == LEAF_EVAL) {
        uct_estimate(uct, node, slot);
        return true;
    }
    uct->end = END_PLAYOUT;
    uct->left = uct->options.playouts;
    for (int player = 0; player < game->players; player++)
        uct->leaf.sum[player] = 0, uct->leaf.wins[player] = 0;
    uct->replies.count = 0;
    return true;
}

bool uct_descend(Uct *uct, Search *search) {
    bool watched = uct->train_games == 0 && (search->trace || search->stop_at != EVENT_NONE);
    if (watched) return descend(uct, search, true);
    return descend(uct, search, false);
}

/* The leaf is worth to all what the best reply of its mover brought them. */
static void reward_of_reply(Uct *uct) {
    const Game *game = uct->game;
    int mover = game->mover(game->rules, uct->state);
    const Reply *best = replies_best(&uct->replies, mover < 0 ? 0 : mover);
    for (int player = 0; player < game->players; player++)
        uct->reward[player] = best->sum[player] / (double)best->count;
}

int64_t uct_playouts(Uct *uct, int64_t budget) {
    const Game *game = uct->game;
    const UctOptions *options = &uct->options;
    int64_t count = uct->left < budget ? uct->left : budget;
    if (options->leaf == LEAF_CUT) count = 1; /* each one is asked where it stopped */
    int64_t cut = uct->leaf.cut;
    if (options->leaf == LEAF_REPLY)
        replies_run(&uct->replies, uct->policy, game, options->playout.values, uct->state,
                    uct->seed, (uint64_t)uct->playouts, count, (int)options->cut, &uct->leaf,
                    uct->line);
    else
        uct->policy->run(game, options->playout.values, uct->state, uct->seed,
                         (uint64_t)uct->playouts, count, (int)options->cut, &uct->leaf);
    if (options->leaf == LEAF_CUT && uct->leaf.cut > cut) uct_judge_cut(uct);
    uct->playouts += count;
    uct->left -= count;
    if (uct->left > 0) return count;
    if (options->leaf == LEAF_REPLY) {
        reward_of_reply(uct);
        return count;
    }
    bool score = options->aim == AIM_SCORE;
    for (int player = 0; player < game->players; player++)
        uct->reward[player] = score ? uct->leaf.sum[player]
                                    : (double)(2 * uct->leaf.wins[player] - options->playouts);
    /* The next descent waits for the reward: no division by one. */
    for (int player = 0; options->playouts > 1 && player < game->players; player++)
        uct->reward[player] /= (double)options->playouts;
    return count;
}

/* ---- up -------------------------------------------------------------------------------------- */

/* Adds the rewards to one edge of the path. */
static inline void add(const Uct *uct, Node *node, uint32_t slot) {
    if (__builtin_expect(uct->tree.extra != 0, 0)) uct_select_note(uct, node, slot);
    Edge *edge = &node_edges(node)[slot];
    double sum = edge->sum += uct->reward[node->player];
    uint32_t visits = ++edge->visits;
    node->explore = uct_explore(uct, ++node->visits, node->explore);
    if (!node_scored(node)) return;
    float spread = node_spread(node)[slot];
    if (spread == 0 && visits > 1) return; /* proven and settled */
    if (__builtin_expect(uct->prior != 0, 0)) visits += uct_prior(uct, node);
    node_mean(node)[slot] = (float)sum / (float)visits;
    node_spread(node)[slot] = visits < UCT_TERMS ? uct->terms[visits].spread
                                                 : 1 / sqrtf((float)visits);
    if (__builtin_expect(uct->options.select == SELECT_TUNED, 0))
        node_spread(node)[slot] = uct_tuned_spread(uct, node, slot);
}

/* The edge `slot` of `node` is proven: notes it and returns what that proves of the node. */
static Proof prove(Uct *uct, Node *node, uint32_t slot, Proof proof) {
    if (node_proofs(node)[slot]) return 0; /* known before: nothing new */
    node_proofs(node)[slot] = proof;
    node->open--;
    uct->proofs++;
    /* From now on a draw is worth 0 without any doubt, and a loss is out of the question. */
    if (node_scored(node) && (uct->options.prune || node == uct->root)) {
        Proven kind = proof_kind(proof);
        node_mean(node)[slot] = kind == PROVEN_LOSS ? -INFINITY : kind == PROVEN_WIN ? 1 : 0;
        node_spread(node)[slot] = 0;
    }
    return node_proof(node);
}

/* Carries the proof of the last edge up as far as it reaches. */
static void prove_path(Uct *uct) {
    Proof proof = uct->leaf_proof;
    for (int i = uct->depth - 1; proof; i--) {
        Node *node = uct->path[i].node;
        proof = prove(uct, node, uct->path[i].slot, proof);
        if (!proof) return;
        if (i == 0) {
            if (node == uct->root) uct->proof = proof;
            return;
        }
        const Node *parent = uct->path[i - 1].node;
        proof = proof_seen_by(proof, node->player, parent->player);
        if (parent->kind != NODE_STAGE) proof = proof_longer(proof);
    }
}

static void note_range(Uct *uct) {
    for (int player = 0; player < uct->game->players; player++) {
        double reward = uct->reward[player];
        if (uct->descents == 0 && player == 0) uct->low = uct->high = reward;
        if (reward < uct->low) uct->low = reward;
        if (reward > uct->high) uct->high = reward;
    }
    uct->weight = (float)(uct->options.c * uct_scale(uct));
}

void uct_backup(Uct *uct) {
    int depth = uct->depth;
    for (int i = 0; i < depth; i++)
        add(uct, uct->path[i].node, uct->path[i].slot);
    if (uct->leaf_proof) prove_path(uct);
    if (__builtin_expect(uct->blend > 0, 0)) uct_blend(uct);
    if (__builtin_expect(uct->from != uct->root, 0)) return; /* nothing to report */
    uint32_t slot = uct->path[0].slot;
    double reward = uct->reward[uct->root->player];
    uct->root_sum[slot] += reward;
    uct->root_square[slot] += reward * reward;
    uct->root_count[slot]++;
    for (int player = 0; player < uct->game->players; player++)
        uct->total[player] += uct->reward[player];
    if (uct->game->traits & TRAIT_POINTS) note_range(uct);
    uct->descents++;
    uct->steps += depth;
    if (depth > uct->longest) {
        uct->longest = depth;
        uct->deepest = uct_plies(uct, depth);
    }
}
