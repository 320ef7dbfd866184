/* uct.c - Monte Carlo tree search with upper confidence bounds (UCT).
 *
 * Flat Monte Carlo spends as much on a bad move as on a good one and never asks what the opponent
 * would answer. UCT grows a tree instead, one descent at a time:
 *
 *     descent:  node = root
 *               while node has a record: follow the edge of largest score (an untried one first)
 *               evaluate the position reached by a few playouts, or by the rules if the game is over
 *               on all edges of the path: visits += 1, sum += reward of whoever chose the edge
 *     score  =  sum / visits + c * sqrt(ln(visits of the node) / visits)
 *
 * The first term exploits, the second explores: it grows slowly for an edge that is passed over and
 * falls for one that is taken. The values converge to those of minimax (Kocsis and Szepesvari 2006);
 * how fast depends on c and on how much a playout knows.
 *
 * What the options add to this:
 *
 *   solve      A finished game below an edge is a proof, and proofs go up: a win for the mover if one
 *              edge wins, a loss if all lose (Winands, Bjornsson and Saito 2008). Edges proven lost
 *              are never taken again; a proven root ends the search.
 *   forced     A node whose mover wins at once or must stop an immediate loss gets that one edge
 *              only. Nothing is lost: all other moves lose at once.
 *   reuse      The subtree of the position that came up in the game is kept.
 *   Dice are nodes without choice: each descent draws the outcome.
 *   Simultaneous moves are decoupled (Shafiei, Sturtevant and Schaeffer 2009): one node for a round;
 *   every player keeps statistics over his own moves and chooses by them alone; the joint
 *   choice leads to the next node. Players who compute alike must not move in step, so
 *   each draws a factor for the exploration term and the order of what is untried.
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

enum { SMALL = 4096, PATH_MAX_STEPS = 4096, FIND_DEPTH = 16, FIND_PLAYS = 20000 };

static const char *const rewards[] = {"signed", "unit", NULL};
static const char *const finals[] = {"visits", "value", "score", NULL};
static const char *const aims[] = {"score", "win", NULL};

#define Options UctOptions

/* clang-format off */
static const Param params[] = {
    PARAM_INT(Options, sims, 10000, 1, 1e12, .alias = "descents", .flags = PARAM_LOG | PARAM_LIMIT,
              .doc = "Descents through the tree for one move. Each ends in the evaluation of one "
                     "position. Ignored while analysing without end."),
    PARAM_REAL(Options, c, 1.0, 0, 10, .flags = PARAM_GENE,
               .doc = "Weight of exploration in the score of a move, mean + c * sqrt(ln(n) / s). "
                      "Small: trust the means and dig deep; large: try everything often."),
    PARAM_INT(Options, playouts, 1, 1, 10000, .flags = PARAM_LOG,
              .doc = "Random games played from each position that is evaluated."),
    PARAM_SPEC(Options, playout, "plain", "playout",
               .doc = "How the random games choose their moves."),
    PARAM_INT(Options, cut, 0, 0, 100000, .unit = "plies", .flags = PARAM_LOG,
              .doc = "Random games are cut off as draws after so many plies. 0 plays them to the end."),
    PARAM_BOOL(Options, solve, true,
               .doc = "Proves wins, draws and losses as the tree reaches the end of the game, and "
                      "never follows a move again that is proven to lose."),
    PARAM_BOOL(Options, forced, true,
               .doc = "In the tree, a player who can win at once does so, and one who must stop an "
                      "immediate loss has no other move."),
    PARAM_BOOL(Options, reflex, false,
               .doc = "Plays an immediate win, and blocks an immediate loss, without any search."),
    PARAM_ENUM(Options, final, FINAL_VISITS, finals,
               .doc = "Which move is played at the end: the one with the most visits, with the best "
                      "mean value, or with the best score (value and exploration together)."),
    PARAM_ENUM(Options, reward, REWARD_SIGNED, rewards,
               .doc = "Range of rewards to which c refers: signed is from -1 (lost) to +1 (won), "
                      "unit is from 0 to 1, in which the same c explores twice as much."),
    PARAM_BOOL(Options, reuse, false,
               .doc = "Keeps the part of the tree that is still of use when the game goes on. The "
                      "search of a position then depends on the moves before it."),
    PARAM_INT(Options, memory, 64, 1, 4096, .unit = "MB", .flags = PARAM_LOG,
              .doc = "Memory of the tree. When it is full the tree stops growing and the search "
                     "goes on with the nodes it has."),
    PARAM_INT(Options, expand, 1, 1, 10000, .flags = PARAM_LOG | PARAM_ADVANCED,
              .doc = "Visits after which a position gets a node of its own."),
    PARAM_BOOL(Options, mix, false, .flags = PARAM_ADVANCED,
               .doc = "In games with simultaneous moves, draws the final move with the frequencies "
                      "of the visits, so that it cannot be foreseen."),
    PARAM_ENUM(Options, aim, AIM_SCORE, aims, .flags = PARAM_ADVANCED,
               .doc = "What is maximised: score is the mean result, win the share of games with a "
                      "result above 0, whatever its size."),
    PARAM_REAL(Options, scale, 0, 0, 1e9, .unit = "points", .flags = PARAM_ADVANCED,
               .doc = "In games for points, the spread of results to which c refers. 0 takes the "
                      "difference of the best and the worst result seen."),
    SEARCH_LIMITS(Options),
    PARAM_END};

static const Preset presets[] = {
    {.name = "beginner", .title = "Beginner", .values = "sims=30,solve=no,forced=no",
     .doc = "Sees what is in front of it, now and then."},
    {.name = "casual", .title = "Casual", .values = "sims=200,solve=no,forced=no",
     .doc = "Overlooks threats that need two moves."},
    {.name = "club", .title = "Club", .values = "sims=2000", .doc = "Rarely misses a short threat."},
    {.name = "expert", .title = "Expert", .values = "sims=200000,playout=strong,reuse=yes",
     .doc = "Strong, about a tenth of a second a move."},
    {.name = "strong", .title = "Strong", .values = "playout=strong,reuse=yes",
     .doc = "The best settings known: playouts that see wins and threats, proofs, kept trees."},
    {.name = "document", .title = "As in the document",
     .values = "sims=7,c=0.01,playouts=8,playout=strong,cut=30,reward=signed,solve=no,forced=no,"
               "reflex=yes,reuse=yes,final=score",
     .doc = "The settings of the package that the source document describes: very few descents and "
            "almost no exploration."},
    {.name = NULL}};
/* clang-format on */

#undef Options

/* ---- opening --------------------------------------------------------------------------------- */

static const char *unfit(const Game *game) {
    return game->max_moves > UINT16_MAX ? "It has too many moves in a position." : NULL;
}

static bool open(Search *search, Err *err) {
    const Game *game = search->game;
    const UctOptions *options = search->options;
    Arena *arena = search->arena;
    size_t moves = (size_t)game->max_moves, bytes = (size_t)options->memory << 20;
    size_t root = (size_t)uct_units(NODE_JOINT, game->max_moves) * REF_UNIT *
                  (game->traits & TRAIT_SIMULTANEOUS ? (size_t)game->players : 1);
    if (root + REF_ROOT * REF_UNIT > bytes)
        return err_set(err, "%d MB do not hold a single node of this game: memory must be larger.",
                       (int)options->memory);
    Uct *uct = ARENA_NEW(arena, Uct, 1, err);
    if (!uct) return false;
    uct->game = game;
    uct->options = *options;
    uct->policy = (const PlayoutDef *)options->playout.row;
    if (uct->policy->row.size) {
        void *values = arena_alloc(arena, uct->policy->row.size, err);
        if (!values) return false;
        uct->options.playout.values =
            memcpy(values, options->playout.values, uct->policy->row.size);
    }
    uct->depth_max = game->max_plies < PATH_MAX_STEPS / 2 ? 2 * game->max_plies : PATH_MAX_STEPS;
    uct->tree.limit = (Ref)(bytes / REF_UNIT);
    uct->tree.base = arena_alloc(arena, bytes, err);
    uct->path = ARENA_NEW(arena, UctStep, uct->depth_max + 2 * MAX_PLAYERS, err);
    uct->state = arena_alloc(arena, game->state_size, err);
    uct->last_root = arena_alloc(arena, game->state_size, err);
    uct->probe = arena_alloc(arena, (FIND_DEPTH + 1) * game->state_size, err);
    uct->moves = ARENA_NEW(arena, Move, moves, err);
    uct->rates = ARENA_NEW(arena, int32_t, moves, err);
    uct->keys = ARENA_NEW(arena, int64_t, moves, err);
    uct->explore = ARENA_NEW(arena, float, SMALL, err);
    uct->root_sum = ARENA_NEW(arena, double, moves, err);
    uct->root_square = ARENA_NEW(arena, double, moves, err);
    uct->root_count = ARENA_NEW(arena, int64_t, moves, err);
    uct->root_place = ARENA_NEW(arena, int, moves, err);
    if (!uct->tree.base || !uct->path || !uct->state || !uct->last_root || !uct->probe ||
        !uct->moves || !uct->rates || !uct->keys || !uct->explore || !uct->root_sum ||
        !uct->root_square || !uct->root_count || !uct->root_place)
        return false;
    for (int n = 1; n < SMALL; n++)
        uct->explore[n] = (float)sqrt(mathx_log(n));
    uct->expand = (uint32_t)options->expand;
    uct->random = game->traits & (TRAIT_CHANCE | TRAIT_SIMULTANEOUS);
    uct->solve = options->solve && options->aim == AIM_SCORE && (game->traits & TRAIT_TWO_PLAYER) &&
                 !(game->traits & (TRAIT_SIMULTANEOUS | TRAIT_POINTS));
    search->data = uct;
    return true;
}

/* What only says when to stop or what to play may change under a running search; the rest would mix
 * statistics of two kinds. */
static bool retune(Search *search) {
    Uct *uct = search->data;
    const UctOptions *now = search->options;
    UctOptions *old = &uct->options;
    bool same = now->c == old->c && now->reward == old->reward && now->playouts == old->playouts &&
                now->cut == old->cut && now->solve == old->solve && now->forced == old->forced &&
                now->memory == old->memory && now->expand == old->expand && now->aim == old->aim &&
                now->scale == old->scale && now->limits.seed == old->limits.seed &&
                spec_equal(&now->playout, &uct->options.playout);
    if (!same) return false;
    Choice playout = old->playout; /* our copy: the values behind the other may change in place */
    *old = *now;
    old->playout = playout;
    return true;
}

/* ---- nodes ----------------------------------------------------------------------------------- */

/* sqrt(ln n). Above the table it is brought up to date only every 16 visits: off by less than 3 parts
 * in 10,000, and the logarithm costs nothing. */
static inline float explore(const Uct *uct, uint32_t n, float before) {
    if (n < SMALL) return uct->explore[n];
    return n & 15 ? before : (float)sqrt(mathx_log(n));
}

double uct_scale(const Uct *uct) {
    double unit = uct->options.reward == REWARD_UNIT ? 2 : 1;
    if (!(uct->game->traits & TRAIT_POINTS) || uct->options.aim == AIM_WIN) return unit;
    double range = uct->options.scale > 0 ? uct->options.scale : uct->high - uct->low;
    return range > 0 ? unit * range / 2 : unit;
}

/* Sorts moves by what the game thinks of them, best first, equal ones in the game's order. */
static void order(Uct *uct, const void *state, int count) {
    const Game *game = uct->game;
    game->rate(game->rules, state, uct->moves, count, uct->rates);
    int64_t *keys = uct->keys;
    for (int i = 0; i < count; i++)
        keys[i] = (int64_t)uct->rates[i] * 65536 + (65535 - i);
    int gap = 1;
    while (gap < count / 3)
        gap = 3 * gap + 1;
    for (; gap > 0; gap /= 3)
        for (int i = gap; i < count; i++) {
            int64_t key = keys[i];
            Move move = uct->moves[i];
            int at = i;
            for (; at >= gap && keys[at - gap] < key; at -= gap) {
                keys[at] = keys[at - gap];
                uct->moves[at] = uct->moves[at - gap];
            }
            keys[at] = key;
            uct->moves[at] = move;
        }
}

static void shuffle(Uct *uct, int count) {
    for (int i = count - 1; i > 0; i--) {
        int other = (int)rng_below(&uct->rng, (uint32_t)i + 1);
        Move move = uct->moves[i];
        uct->moves[i] = uct->moves[other];
        uct->moves[other] = move;
    }
}

/* The node of a round of simultaneous moves: a section for every player who chooses. */
static Node *make_round(Uct *uct, const void *state) {
    const Game *game = uct->game;
    UctTree *tree = &uct->tree;
    UctTree before = *tree;
    Node *first = NULL;
    const void *from = state;
    do {
        int count = game->moves(game->rules, from, uct->moves);
        int player = game->mover(game->rules, from);
        Move any = uct->moves[0];
        shuffle(uct, count);
        Node *node = uct_add(tree, first ? NODE_ARM : NODE_CHOICE, player, uct->moves, count);
        if (!node) {
            before.full = true;
            *tree = before;
            return NULL;
        }
        if (!first)
            first = node;
        else
            first->kind = NODE_JOINT;
        if (game->play(game->rules, uct->probe, from, any) == OVER) break;
        from = uct->probe;
    } while (game->pending(game->rules, from) > 0);
    return first;
}

/* The node of an ongoing state, or null when the tree is full. `viewer` is whose rewards a node
 * without choice sums up. */
static Node *make(Uct *uct, const void *state, int viewer, bool restrict_forced) {
    const Game *game = uct->game;
    int player = game->mover(game->rules, state);
    if (player == CHANCE) {
        int count = game->moves(game->rules, state, uct->moves);
        return uct_add(&uct->tree, NODE_LINK, viewer, uct->moves, count);
    }
    if ((game->traits & TRAIT_SIMULTANEOUS) && game->pending &&
        game->pending(game->rules, state) == 0)
        return make_round(uct, state);
    if (restrict_forced && game->reflex) {
        uct->moves[0] = game->reflex(game->rules, state);
        if (uct->moves[0] != NO_MOVE)
            return uct_add(&uct->tree, NODE_CHOICE, player, uct->moves, 1);
    }
    int count = game->moves(game->rules, state, uct->moves);
    if (game->rate && count > 1) order(uct, state, count);
    return uct_add(&uct->tree, NODE_CHOICE, player, uct->moves, count);
}

/* ---- a new root ------------------------------------------------------------------------------ */

/* Looks for the node of the new root below `node`, whose state is number `level` of the probes. */
static Ref find(Uct *uct, const Node *node, int level, int decisions, const void *target,
                int *plays) {
    const Game *game = uct->game;
    size_t size = game->state_size;
    const char *from = (char *)uct->probe + (size_t)level * size;
    char *to = (char *)uct->probe + (size_t)(level + 1) * size;
    if (level + 1 >= FIND_DEPTH) return REF_NONE;
    if (node->kind != NODE_LINK && decisions-- == 0) return REF_NONE;
    for (int i = 0; i < node->count; i++) {
        const Edge *edge = &node_edges(node)[i];
        if (edge->child == REF_NONE || --*plays < 0) continue;
        const Node *child = uct_at(&uct->tree, edge->child);
        if (game->play(game->rules, to, from, edge->move) == OVER) continue;
        if (child->kind != NODE_LINK) {
            /* The probes have one more than the levels: room to look at the state as a player. */
            char *seen = (char *)uct->probe + (size_t)FIND_DEPTH * size;
            game_observe(game, seen, to, game->mover(game->rules, target));
            if (memcmp(seen, target, size) == 0) return edge->child;
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

static void begin(Search *search, const void *state) {
    Uct *uct = search->data;
    const Game *game = uct->game;
    uct->seed = search_seed(search);
    uct->rng = rng_stream(uct->seed, UINT64_MAX);
    if (!keep(uct, state)) {
        uct_reset(&uct->tree);
        make(uct, state, 0, false);
    }
    uct->root = uct_at(&uct->tree, REF_ROOT);
    memcpy(uct->last_root, state, game->state_size);
    uct->proof = uct->solve ? node_proof(uct->root) : 0;
    uct->phase = PHASE_NONE;
    uct->descents = uct->playouts = uct->steps = uct->proofs = 0;
    uct->deepest = 0;
    uct->low = uct->high = 0;
    uct->weight = (float)(uct->options.c * uct_scale(uct));
    uct->longest = 0;
    uct->leaf = (Playouts){0};
    memset(uct->total, 0, sizeof uct->total);
    uct->reflex = uct->options.reflex && game->reflex ? game->reflex(game->rules, state) : NO_MOVE;
    int count = uct->root_moves = game->moves(game->rules, state, uct->moves);
    for (int i = 0, at = 0; i < count; i++) {
        uct->root_sum[i] = uct->root_square[i] = 0;
        uct->root_count[i] = 0;
        /* Neighbours in one order are mostly neighbours in the other. */
        for (Move move = node_edges(uct->root)[i].move; uct->moves[at] != move;)
            at = at + 1 < count ? at + 1 : 0;
        uct->root_place[i] = at;
    }
}

/* ---- one descent ----------------------------------------------------------------------------- */

/* The edge of largest score among those tried. */
static inline uint32_t select(const Node *node, float weight) {
    const float *mean = node_mean(node), *spread = node_spread(node);
    uint32_t best = 0;
    float top = mean[0] + weight * spread[0];
    for (uint32_t i = 1; i < node->seen; i++) {
        float score = mean[i] + weight * spread[i];
        best = score > top ? i : best;
        top = score > top ? score : top;
    }
    return best;
}

/* As select, with a random factor for the exploration and a random winner of ties. */
static uint32_t select_mixed(Uct *uct, const Node *node, float weight) {
    const float *mean = node_mean(node), *spread = node_spread(node);
    weight *= 0.5f + (float)rng_unit(&uct->rng);
    uint32_t n = node->seen, at = rng_below(&uct->rng, n), best = at;
    float top = mean[at] + weight * spread[at];
    for (uint32_t left = n - 1; left > 0; left--) {
        at = at + 1 < n ? at + 1 : 0;
        float score = mean[at] + weight * spread[at];
        if (score > top) best = at, top = score;
    }
    return best;
}

static inline uint32_t choose(Uct *uct, Node *node, float scale) {
    if (node->seen < node->count) return node->seen++;
    return uct->random && node->kind != NODE_CHOICE ? select_mixed(uct, node, scale * node->explore)
                                                    : select(node, scale * node->explore);
}

static inline Edge *take(Uct *uct, Node *node, uint32_t slot) {
    uct->path[uct->depth++] = (UctStep){node, slot};
    return &node_edges(node)[slot];
}

/* All players of a round choose; the choices are played on the descent's state. Returns the edge of
 * the joint choice, or null when there is no room for it; *last is its node. */
static Edge *take_round(Uct *uct, Node **last, const void *from, float scale, Status *status) {
    const Game *game = uct->game;
    UctTree *tree = &uct->tree;
    Node *arm = *last, *arms[MAX_PLAYERS];
    uint32_t slot[MAX_PLAYERS];
    int count = 0;
    Edge *edge = NULL;
    do {
        slot[count] = choose(uct, arm, scale);
        arms[count] = arm;
        const Edge *own = take(uct, arm, slot[count]);
        *status = game->play(game->rules, uct->state, from, own->move);
        from = uct->state;
        if (count == 0) edge = &node_edges(arm)[slot[0]];
        count++;
        arm = node_next_arm(arm);
    } while (count < MAX_PLAYERS && uct_ref(tree, arm) < tree->used && arm->kind == NODE_ARM);
    for (int i = 1; i < count; i++) {
        if (edge->child == REF_NONE) {
            const Edge *own = node_edges(arms[i]);
            for (int j = 0; j < arms[i]->count; j++)
                uct->moves[j] = own[j].move;
            Node *link = uct_add(tree, NODE_LINK, (*last)->player, uct->moves, arms[i]->count);
            if (!link) return NULL;
            link->parent = uct_ref(tree, *last);
            link->slot = (uint16_t)slot[i - 1];
            edge->child = uct_ref(tree, link);
        }
        *last = uct_at(tree, edge->child);
        edge = take(uct, *last, slot[i]);
    }
    return edge;
}

/* The dice fall. */
static Edge *take_dice(Uct *uct, Node *node, const void *from, Status *status) {
    const Game *game = uct->game;
    Move move = game_chance_draw(game, from, &uct->rng, uct->moves);
    const Edge *edges = node_edges(node);
    uint32_t slot = 0;
    while (slot + 1u < node->count && edges[slot].move != move)
        slot++;
    Edge *edge = take(uct, node, slot);
    *status = game->play(game->rules, uct->state, from, edge->move);
    return edge;
}

/* Turns a proof for `player` into one for `other`. */
static inline Proof proof_seen_by(Proof proof, int player, int other) {
    Proven kind = proof_kind(proof);
    if (player != other && kind != PROVEN_DRAW)
        kind = kind == PROVEN_WIN ? PROVEN_LOSS : PROVEN_WIN;
    return proof_make(kind, proof_plies(proof));
}

static inline Proof proof_longer(Proof proof) {
    return proof_plies(proof) ? proof_make(proof_kind(proof), proof_plies(proof) + 1) : proof;
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
}

static void reward_of_result(Uct *uct) {
    const Game *game = uct->game;
    for (int player = 0; player < game->players; player++) {
        double result = game->result(game->rules, uct->state, player);
        uct->reward[player] = uct->options.aim == AIM_SCORE ? result : result > 0 ? 1 : -1;
    }
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

/* Plies of the path: the sections of a round lie side by side. */
static int path_plies(const Uct *uct, int depth) {
    int plies = 0;
    for (int i = 0; i < depth; i++)
        plies += uct->path[i].node->kind != NODE_ARM;
    return plies;
}

/* Tells the trace of the steps of the path from number `first` on. */
static void trace_enter(const Uct *uct, const Trace *trace, int first) {
    if (!trace || !trace->enter) return;
    int ply = path_plies(uct, first);
    for (int i = first; i < uct->depth; i++) {
        const Node *node = uct->path[i].node;
        if (node->kind == NODE_ARM) continue;
        trace->enter(trace->context, ++ply, node_edges(node)[uct->path[i].slot].move, 0, 0);
    }
}

/* Tells it that the descent comes back up, from the deepest step to the root. */
static void trace_leave(const Uct *uct, const Trace *trace) {
    if (!trace || !trace->leave) return;
    int ply = path_plies(uct, uct->depth);
    NodeEnd end = uct->end;
    for (int i = uct->depth - 1; i >= 0; i--) {
        const Node *node = uct->path[i].node;
        if (node->kind == NODE_ARM) continue;
        const Edge *edge = &node_edges(node)[uct->path[i].slot];
        trace->leave(trace->context, ply--, uct_edge_value(uct, node, edge), BOUND_EXACT, end,
                     edge->visits);
        end = END_NONE;
    }
    trace->leave(trace->context, 0, uct_root_value(uct), BOUND_EXACT, END_NONE, uct->root->visits);
}

/* Gives the leaf at the end of the path a node, at its second visit. */
static Node *grow(Uct *uct, Node *parent, Edge *edge) {
    Node *node = make(uct, uct->state, parent->player, uct->options.forced);
    if (!node) return NULL;
    edge->child = uct_ref(&uct->tree, node);
    node->parent = uct_ref(&uct->tree, parent);
    node->slot = (uint16_t)uct->path[uct->depth - 1].slot;
    node->visits = edge->visits;
    node->explore = explore(uct, node->visits, 0);
    return node;
}

/* Follows the best edges from where the descent stands to a position that is to be evaluated: then
 * the phase is PHASE_LEAF, with `left` playouts to run (none when the reward is known). Returns false
 * when it stopped at a node on the way, as asked. */
static inline bool descend(Uct *uct, Search *search, bool watched) {
    const Game *game = uct->game;
    const void *rules = game->rules;
    void *state = uct->state;
    const void *from = uct->depth ? state : search->root;
    Status (*play)(const void *, void *, const void *, Move) = game->play;
    Node *node = uct->node;
    float scale = uct->weight;
    uct->left = 0;
    uct->phase = PHASE_LEAF;
    for (;;) {
        /* Step 1: take an edge. */
        Edge *edge;
        Status status;
        int first = uct->depth;
        if (__builtin_expect(node->kind == NODE_CHOICE, 1)) {
            edge = take(uct, node, choose(uct, node, scale));
            if (edge->proof) {
                uct->leaf_proof = edge->proof;
                reward_of_proof(uct, node->player, edge->proof);
                uct->end = END_KNOWN;
                if (watched) trace_enter(uct, search->trace, first);
                return true;
            }
            status = play(rules, state, from, edge->move);
        } else if (node->kind == NODE_JOINT) {
            edge = take_round(uct, &node, from, scale, &status);
        } else {
            edge = take_dice(uct, node, from, &status);
        }
        from = state;
        if (watched) trace_enter(uct, search->trace, first);
        /* Step 2: a finished game speaks for itself. */
        if (status == OVER) {
            reward_of_result(uct);
            uct->end = END_OVER;
            if (uct->solve) uct->leaf_proof = proof_of_result(uct->reward[node->player], 1);
            return true;
        }
        /* Step 3: on to the child; a leaf becomes a node at its second visit. */
        if (!edge || edge->visits < uct->expand || uct->depth >= uct->depth_max) break;
        Node *child = edge->child ? uct_at(&uct->tree, edge->child) : grow(uct, node, edge);
        if (!child) break;
        node = child;
        if (watched && search->stop_at == EVENT_NODE) {
            uct->node = node;
            uct->phase = PHASE_DOWN;
            search->stopped = true;
            return false;
        }
    }
    /* Step 4: playouts from here, unless the game itself knows the result. */
    uct->end = END_PLAYOUT;
    if (uct->solve && game->known) {
        uct->leaf_proof = known(uct, node->player);
        if (uct->leaf_proof) {
            reward_of_proof(uct, node->player, uct->leaf_proof);
            uct->end = END_KNOWN;
            return true;
        }
    }
    uct->left = uct->options.playouts;
    for (int player = 0; player < game->players; player++)
        uct->leaf.sum[player] = 0, uct->leaf.wins[player] = 0;
    return true;
}

/* Runs up to `budget` of the playouts that the leaf still needs; returns how many. */
static inline int64_t playouts(Uct *uct, int64_t budget) {
    const Game *game = uct->game;
    const UctOptions *options = &uct->options;
    int64_t count = uct->left < budget ? uct->left : budget;
    uct->policy->run(game, options->playout.values, uct->state, uct->seed, (uint64_t)uct->playouts,
                     count, (int)options->cut, &uct->leaf);
    uct->playouts += count;
    uct->left -= count;
    if (uct->left > 0) return count;
    double all = (double)options->playouts;
    for (int player = 0; player < game->players; player++)
        uct->reward[player] = options->aim == AIM_SCORE
                                  ? uct->leaf.sum[player] / all
                                  : 2 * (double)uct->leaf.wins[player] / all - 1;
    return count;
}

/* The edge `slot` of `node` is proven: notes it and returns what that proves of the node. */
static Proof prove(Uct *uct, Node *node, uint32_t slot, Proof proof) {
    Edge *edge = &node_edges(node)[slot];
    if (edge->proof) return 0; /* known before: nothing new */
    edge->proof = proof;
    node->open--;
    uct->proofs++;
    if (node_scored(node)) {
        Proven kind = proof_kind(proof);
        node_mean(node)[slot] = kind == PROVEN_LOSS ? -INFINITY : kind == PROVEN_WIN ? 1 : 0;
        node_spread(node)[slot] = 0;
    }
    return node_proof(node);
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

/* Adds the reward to every edge of the path, and carries proofs up as far as they reach. */
static inline void backup(Uct *uct) {
    Proof proof = uct->leaf_proof;
    int depth = uct->depth;
    for (int i = depth - 1; i >= 0; i--) {
        Node *node = uct->path[i].node;
        uint32_t slot = uct->path[i].slot;
        Edge *edge = &node_edges(node)[slot];
        double sum = edge->sum += uct->reward[node->player];
        uint32_t visits = ++edge->visits;
        node->explore = explore(uct, ++node->visits, node->explore);
        if (node_scored(node) && !edge->proof) {
            node_mean(node)[slot] = (float)(sum / visits);
            node_spread(node)[slot] = 1 / sqrtf((float)visits);
        }
        if (__builtin_expect(proof != 0, 0)) {
            proof = prove(uct, node, slot, proof);
            if (!proof) continue;
            if (i == 0)
                uct->proof = proof;
            else
                proof =
                    proof_longer(proof_seen_by(proof, node->player, uct->path[i - 1].node->player));
        }
    }
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
        uct->deepest = path_plies(uct, depth);
    }
}

/* ---- steps ----------------------------------------------------------------------------------- */

static bool finished(const Search *search, const Uct *uct) {
    if (uct->proof || uct->root->visits == UINT32_MAX) return true;
    if (search->endless) return false;
    return uct->reflex != NO_MOVE || uct->descents >= uct->options.sims ||
           (uct->options.limits.nodes > 0 && uct->playouts >= uct->options.limits.nodes);
}

/* A finished descent may be what the step was asked to stop after. */
static bool stops(Search *search, const Uct *uct, int64_t proofs) {
    SearchEvent event = search->stop_at;
    search->stopped = event == EVENT_PLAYOUT || event == EVENT_ROOT_MOVE ||
                      (event == EVENT_ITERATION && uct->descents % uct->root_moves == 0) ||
                      (event == EVENT_CUTOFF && uct->proofs > proofs);
    return search->stopped;
}

static Step step(Search *search, int64_t budget) {
    Uct *uct = search->data;
    bool watched = search->trace || search->stop_at != EVENT_NONE;
    while (budget > 0) {
        if (uct->phase == PHASE_NONE) {
            if (finished(search, uct)) return STEP_DONE;
            uct->phase = PHASE_DOWN;
            uct->depth = 0;
            uct->leaf_proof = 0;
            uct->node = uct->root;
            if (uct->random) uct->rng = rng_stream(uct->seed ^ 0x756374u, (uint64_t)uct->descents);
            if (watched && search->trace && search->trace->enter)
                search->trace->enter(search->trace->context, 0, NO_MOVE, 0, 0);
        }
        if (uct->phase == PHASE_DOWN) {
            if (watched && !descend(uct, search, true)) return STEP_MORE;
            if (!watched) descend(uct, search, false);
        }
        if (uct->left > 0) {
            budget -= playouts(uct, budget);
            if (uct->left > 0) return STEP_MORE;
        } else {
            budget--;
        }
        int64_t proofs = uct->proofs;
        backup(uct);
        uct->phase = PHASE_NONE;
        if (watched) {
            trace_leave(uct, search->trace);
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
            .params = params,
            .size = sizeof(UctOptions),
            .presets = presets},
    .accepts = TRAIT_TWO_PLAYER | TRAIT_SOLO | TRAIT_MANY | TRAIT_CHANCE | TRAIT_SIMULTANEOUS |
               TRAIT_POINTS,
    .unfit = unfit,
    .open = open,
    .begin = begin,
    .step = step,
    .report = uct_report,
    .retune = retune,
    .tree = uct_export};
