/* uct_mast.c - the option mast: random games that learn which moves do well.
 *
 * Move-average sampling (MAST; Finnsson and Bjornsson 2008) keeps for every move of a player the
 * mean result of all simulations in which he made it, wherever that was, and prefers good ones in
 * random games: there with a probability in proportion to exp(mean / t), later mostly the best of
 * all (Tak, Winands and Bjornsson 2012). Both have to list and weigh all moves at every ply. Here
 * the policy of the random games draws some moves, and the one of the best mean is played; so what
 * the policy knows is not lost (where it must block all draws are the same), games with thousands
 * of moves need no list, and the option, their number, says how much is trusted. Moves that were
 * never made are played first.
 *
 * Last-good-reply (Drake 2009; Baier and Drake 2010), the other classic, was left aside: it has to
 * ask whether a reply is legal, which most games answer by listing all moves, and in rounds of
 * simultaneous moves it would answer what nobody has seen yet.
 *
 * Such a game depends on all before, so these are played one by one through the contract
 * (PlayoutDef.pick, Game.play), not by the kernels of the game, and cannot be played again. A
 * descent takes 1.8 times as long in Connect Four (2.2 with preset=strong), 2.4 times in Tron, 3.8
 * in Amazons on 6x6 and 5.1 on 10x10. Each thread learns for itself.
 *
 * Against the same player without mast (score, 95 %), at equal numbers of descents:
 *
 *     Connect Four, 300 descents, mast=2, 400 games, seed 39220        .461 (.418 to .505)
 *         mast=4                                                       .432 (.390 to .476)
 *     3,000 descents, mast=2                                           .492 (.451 to .534)
 *         mast=4                                                       .419 (.377 to .462)
 *     preset=strong, 1,000 descents, mast=2, 400 games, seed 39221     .520 (.476 to .564)
 *         mast=4                                                       .409 (.369 to .450)
 *     Tron, 300 descents, mast=2, 200 games, seed 39222                .670 (.608 to .727)
 *         mast=4                                                       .602 (.535 to .666)
 *
 * at equal times:
 *
 *     Tron, 2 ms, mast=2, 200 games, seed 392001                       .675 (.612 to .732)
 *         200 more, seed 392021                                        .615 (.554 to .672)
 *         mast=4 against mast=2, 200 games, seed 392013                .435 (.378 to .494)
 *     playout=strong, 2 ms, mast=2, 200 games, seed 392004             .515 (.451 to .578)
 *         200 more, seed 392014                                        .505 (.443 to .567)
 *         mast=4, 200 games, seed 392015                               .368 (.313 to .426)
 *     Amazons 6x6, 10 ms, mast=2, 100 games, seed 392006               .200 (.133 to .290)
 *     Connect Four, 1 ms, mast=2, 400 games, seed 392003               .424 (.381 to .468)
 *     preset=strong, 2 ms, mast=2, 200 games, seed 392009              .378 (.327 to .431)
 *
 * So it teaches uniform random games of Tron what playout=strong knows already, and
 * leaf=eval stays far ahead (mast=2 scores .065 against it, 100 games, 2 ms, seed 392022). Of the
 * 200 positions of Connect Four named in uct_rave.c 81.0 % of the moves are optimal with mast=2 and
 * preset=strong for 84.5 % (100,000 descents: 84.0 % for 86.5 %), without the preset 81.0 % for
 * 80.5 %.
 *
 * 2048 to 2,048, 2 ms, six games each, seed 392020: 19,978 points on average without, 17,888 with
 * mast=4, 14,959 with mast=8, though the random games come to twice the points. */
#include <math.h>
#include <string.h>

#include "game/playout.inc.h"
#include "searchers/uct.h"

#include "searchers/messages.def"

/* What simulations with a move of a player have brought him. */
struct UctMast {
    Move move;
    int player;
    uint32_t serial; /* of the search; others are of earlier ones */
    uint32_t count;
    float sum;
};

/* Rows of the table: a move that finds its row taken takes it over. */
enum { MAST_BITS = 12, MAST_ROWS = 1 << MAST_BITS, MAST_MOST = 1 << 22 };

bool uct_mast_open(Uct *uct, Search *search, Err *err) {
    const UctOptions *options = &uct->options;
    Arena *arena = search->arena;
    if (options->mast < 2) return true;
    if (options->leaf == LEAF_REPLY) return err_set(err, mast_without_reply);
    uct->mast = ARENA_NEW(arena, struct UctMast, MAST_ROWS, err);
    uct->mast_state = arena_alloc(arena, uct->game->state_size, err);
    return !arena_refused(arena);
}

static struct UctMast *row_of(const Uct *uct, Move move, int player) {
    const uint32_t key = (move ^ (uint32_t)player << 29) * 0x9e3779b1u;
    return &uct->mast[key >> (32 - MAST_BITS)];
}

static bool is_of(const Uct *uct, const struct UctMast *row, Move move, int player) {
    return row->serial == uct->mast_serial && row->move == move && row->player == player;
}

/* ---- a random game --------------------------------------------------------------------------- */

static Move draw(Uct *uct, const void *state, int player, Rng *rng) {
    const UctOptions *options = &uct->options;
    Move best = NO_MOVE;
    float top = -INFINITY;
    for (int64_t i = 0; i < options->mast; i++) {
        const Move move = uct->policy->pick(uct->game, options->playout.values, state, rng);
        if (move == best) continue;
        const struct UctMast *row = row_of(uct, move, player);
        const float mean = is_of(uct, row, move, player) ? row->sum / (float)row->count : INFINITY;
        if (best != NO_MOVE && mean <= top) continue;
        best = move;
        top = mean;
    }
    return best;
}

static void learn(Uct *uct, Move move, int player, const double *results) {
    struct UctMast *row = row_of(uct, move, player);
    if (!is_of(uct, row, move, player))
        *row = (struct UctMast){.move = move, .player = player, .serial = uct->mast_serial};
    row->sum += (float)results[player];
    if (++row->count < MAST_MOST) return;
    row->count /= 2;
    row->sum /= 2;
}

/* What the simulation has brought counts for its moves, in the tree and behind it. */
static void learn_all(Uct *uct, const double *results, int length) {
    for (int i = 0; i < uct->depth; i++) {
        const UctStep *step = &uct->path[i];
        if (node_scored(step->node) && step->node->kind != NODE_STAGE)
            learn(uct, node_edges(step->node)[step->slot].move, step->node->player, results);
    }
    for (int i = 0; i < length; i++)
        if (uct->line_movers[i] != CHANCE) learn(uct, uct->line[i], uct->line_movers[i], results);
}

void uct_mast_play(Uct *uct, uint64_t number) {
    const Game *game = uct->game;
    const int64_t most = uct->options.cut;
    void *state = uct->mast_state;
    Rng rng = rng_stream(uct->seed, number);
    Status status = ONGOING;
    int plies = 0;
    memcpy(state, uct->state, game->state_size);
    while (status == ONGOING && (most <= 0 || plies < most)) {
        const int player = game->mover(game->rules, state);
        const Move move = player == CHANCE ? game_chance_draw(game, state, &rng, uct->moves)
                                           : draw(uct, state, player, &rng);
        uct->line[plies] = move;
        uct->line_movers[plies++] = (int8_t)player;
        status = game->play(game->rules, state, state, move);
    }
    const bool cut = status == ONGOING;
    double results[MAX_PLAYERS];
    for (int player = 0; player < game->players; player++)
        results[player] = cut ? game_points(game, state, player)
                              : game->result(game->rules, state, player);
    playout_fold(&uct->leaf, game->players, results, plies, cut);
    if (uct->leaf.cut_state) memcpy(uct->leaf.cut_state, state, game->state_size);
    uct->leaf.best_length = plies;
    learn_all(uct, results, plies);
}
