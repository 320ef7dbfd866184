/* uct_rave.c - the option rave: what a move is worth as if it had been played first.
 *
 * A move is tried once a descent, and seldom in a new node, but in the random games behind it the
 * same move comes again and again. Rapid action value estimation (RAVE; Gelly and Silver 2007,
 * 2011) counts for each move of a node, beside the descents that began with it, all those in which
 * its player made it later on ("all moves as first", AMAF; Bruegmann 1993): many results at once,
 * of which few were meant for it. An edge is worth a mixture of the two means,
 *
 *     (1 - b) * mean + b * amaf,   b = a / (n + a + 4 * n * a * e^2)
 *
 * n being its visits, a its AMAF results and e how far these are off: the weight with the least
 * mean squared error (Gelly and Silver 2011), not their earlier schedule sqrt(k / (3 n + k)), which
 * does not ask how many AMAF results there are. With k = 1 / (4 e^2), the option, the mixture is
 *
 *     (sum + w * amaf) / (n + w),      w = a * k / (a + k)
 *
 * so that AMAF counts for w visits, at most for k, and a move has as much of one as of the other
 * when it has been visited k times. A move that was not tried yet counts as its AMAF mean, and is
 * explored like one that was tried once; one that no game has played is tried first.
 *
 * Which moves are the same is told by their codes: columns, directions, from-to-arrow. Of equal
 * moves in a game only the first counts, and only for who made it: in Connect Four that is the disc
 * which falls on the same cell. The usual rule, the first of the player's own moves, is worth
 * nothing there (below). With leaf=eval there are no moves but those in the tree. In games with
 * dice a move seldom means later what it means now, and rave is refused.
 *
 * A simulation is walked through from its end to its beginning, with a table of who made each move
 * first from there on: so each node costs as much as it has moves. Nodes have 8 bytes more a move,
 * with rave only. On several threads the first one works alone: the nodes near the root would have
 * to be told of all moves of the others.
 *
 * Against the same player without rave (score, 95 %), at equal numbers of descents:
 *
 *     Connect Four, 100 descents, rave=300, 1,000 games, seed 39210    .623 (.594 to .650)
 *         the first of the player's own moves                          .509 (.480 to .538)
 *         every move tried once before, 600 games                      .629 (.592 to .665)
 *     300 descents, rave=300, 1,000 games, seed 39211                  .538 (.509 to .566)
 *         the first of the player's own moves                          .418 (.390 to .445)
 *     1,000 descents, c=1, rave=100, 600 games, seed 39212             .464 (.428 to .501)
 *     preset=strong, 100 descents, rave=300, 600 games, seed 39213     .647 (.612 to .680)
 *     Tron, 300 descents, rave=100, 200 games, seed 39213              .472 (.409 to .537)
 *     Amazons 6x6, 500 descents, rave=10, 100 games, seed 39214        .630 (.531 to .719)
 *         rave=100                                                     .520 (.427 to .611)
 *
 * But a descent takes 3.0 times as long in Connect Four (2.8 with preset=strong), 2.4 times in Tron
 * and on 6x6 in Amazons, so that at equal times it loses:
 *
 *     Connect Four, 1 ms, rave=300, 400 games, seed 392002             .312 (.275 to .353)
 *     preset=strong, 2 ms, rave=50, 200 games, seed 392008             .420 (.368 to .474)
 *
 * and of 200 positions of Connect Four (8 to 14 plies, seed 390021, preset=strong, 10,000 descents)
 * 83.0 % of the moves are optimal with rave=50, 82.5 % with 300, for 84.5 %; without the preset
 * 76.5 % with 50 for 80.5 %; with the preset and 100,000 descents 82.5 % with 50 for 86.5 %. No
 * preset has it. It helps where descents are few and counted. */
#include "searchers/uct.h"

#include <math.h>
#include <string.h>

#include "searchers/messages.def"

/* Who made a move first, from the present ply of the simulation on. */
struct UctFirst {
    Move move;
    uint32_t serial; /* of the simulation; others are of earlier ones */
    int player;
};

/* AMAF results are halved when there are so many: a float still counts them one by one, and they
 * weigh no more than k visits anyway. */
enum { AMAF_MOST = 1 << 22 };

bool uct_rave_open(Uct *uct, Search *search, Err *err) {
    const Game *game = uct->game;
    const UctOptions *options = &uct->options;
    if (options->rave <= 0) return true;
    if (game->traits & TRAIT_CHANCE) return err_set(err, rave_without_dice);
    if (options->select != SELECT_UCB1) return err_set(err, rave_needs_ucb1);
    if (uct->bounded || uct->blend > 0 || uct->staged) return err_set(err, rave_alone);
    uct->rave = (float)options->rave;
    uint32_t room = 16;
    while (room < 2 * (uint32_t)game->max_plies)
        room *= 2;
    uct->firsts = ARENA_NEW(search->arena, struct UctFirst, room, err);
    uct->firsts_mask = room - 1;
    return !arena_refused(search->arena);
}

/* ---- the worth of an edge -------------------------------------------------------------------- */

/* In floats, as means are: this is computed for every move of every node of a path. */
static inline float mixture(float k, float amaf_sum, float amaf_count, float sum, float visits) {
    const float share = k + amaf_count;
    return (amaf_sum * k + sum * share) / (amaf_count * k + visits * share);
}

double uct_rave_mean(const Uct *uct, const Node *node, uint32_t slot, double sum, double visits) {
    const Amaf *amaf = node_amaf(&uct->tree, node, slot);
    if (visits <= 0 && amaf->count == 0) return INFINITY;
    return (double)mixture(uct->rave, amaf->sum, (float)amaf->count, (float)sum, (float)visits);
}

void uct_rave_begin(const Uct *uct, Node *node) {
    if (!uct->guided) node->seen = node->count;
    if (uct_prior(uct, node)) return;
    for (uint32_t i = 0; i < node->count; i++) {
        node_mean(node)[i] = INFINITY;
        node_spread(node)[i] = 1;
    }
}

/* ---- a simulation ---------------------------------------------------------------------------- */

/* The place of a move in the table. */
static struct UctFirst *find(const Uct *uct, Move move) {
    uint32_t at = move * 0x9e3779b1u >> 7;
    for (;; at++) {
        struct UctFirst *first = &uct->firsts[at & uct->firsts_mask];
        if (first->serial != uct->firsts_serial || first->move == move) return first;
    }
}

static void note(const Uct *uct, Move move, int player) {
    *find(uct, move) = (struct UctFirst){move, uct->firsts_serial, player};
}

/* Who made the moves of a random game from the descent's position. */
static void find_movers(Uct *uct, int length) {
    const Game *game = uct->game;
    const void *from = uct->state;
    for (int i = 0; i < length; i++) {
        const bool turn = game->turns && i > 0;
        uct->line_movers[i] =
            (int8_t)(turn ? 1 - uct->line_movers[i - 1] : game->mover(game->rules, from));
        if (game->turns) continue;
        game->play(game->rules, uct->probe, from, uct->line[i]);
        from = uct->probe;
    }
}

/* Adds the reward to the moves of a node that its player made first. (Without a branch it takes
 * 1.06 times as long in Connect Four, 1.35 times in Amazons.) */
static void note_node(const Uct *uct, Node *node, float reward) {
    const Edge *edges = node_edges(node);
    float *mean = node_mean(node);
    const float *spread = node_spread(node), k = uct->rave;
    const uint32_t prior = uct_prior(uct, node);
    Amaf *amaf = node_amaf(&uct->tree, node, 0);
    for (uint32_t i = 0; i < node->count; i++, amaf++) {
        const struct UctFirst *first = find(uct, edges[i].move);
        if (first->serial != uct->firsts_serial || first->player != node->player) continue;
        amaf->sum += reward;
        if (++amaf->count == AMAF_MOST) {
            amaf->count /= 2;
            amaf->sum /= 2;
        }
        if (spread[i] == 0) continue; /* proven and settled */
        mean[i] = mixture(k, amaf->sum, (float)amaf->count, (float)edges[i].sum,
                          (float)(edges[i].visits + prior));
    }
}

void uct_rave_note(Uct *uct, const double *reward, int length) {
    if (++uct->firsts_serial == 0) { /* after 4 billions */
        memset(uct->firsts, 0, (size_t)(uct->firsts_mask + 1) * sizeof *uct->firsts);
        uct->firsts_serial = 1;
    }
    find_movers(uct, length);
    for (int i = length - 1; i >= 0; i--)
        note(uct, uct->line[i], uct->line_movers[i]);
    for (int i = uct->depth - 1; i >= 0; i--) {
        Node *node = uct->path[i].node;
        if (!node_scored(node)) continue;
        note(uct, node_edges(node)[uct->path[i].slot].move, node->player);
        note_node(uct, node, (float)reward[node->player]);
    }
}
