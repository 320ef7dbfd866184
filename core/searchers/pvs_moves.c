/* pvs_moves.c - the moves of a node and their order.
 *
 * Most nodes of a tree with cut-offs look at one move, the others at nearly all. So the moves get
 * one number each, from what is asked for by the options, and are picked from the list one by one
 * (search/order.h):
 *
 *     rate      the game's own quick rating
 *     sort      where the node is worth it, the static evaluation of every position behind
 *     history, killers   what has refuted other positions
 *     the table's move comes before all
 *
 * On the 10 x 10 board of Amazons, at 0.05 s a move (two plies, seldom three), games won of 20 with
 * the part against the same player without it: rate 12, defer 9, a table 10, sort=2 8; width=40
 * with sort=2 against sort=2 alone 9. None of that is beyond chance; longer runs are for
 * tools/experiments/amazons-parts.
 *
 * The move cache is the source document's: a dictionary from positions to lists of moves. A
 * position is listed again in every iteration, and whenever it is reached by another order of
 * moves. */
#include "searchers/pvs.h"

/* The weights of the sources. A unit of Game.rate weighs as much as a full history of
 * 2^(14 - 5) / 64 = 8 units; killers only decide between moves of about equal rate. Moves that can
 * wait stand behind all others, RATE_LAST * WEIGHT_RATE being more than what else there is. */
enum {
    WEIGHT_RATE = 64,
    RATE_MAX = 1 << 24,
    HISTORY_SHIFT = 5,
    KILLER_FIRST = 20,
    KILLER_SECOND = 10
};

bool pvs_moves_open(Pvs *s, Arena *arena, Err *err) {
    MoveCache *cache = &s->cache;
    size_t list = (size_t)s->game->max_moves * sizeof(Move),
           bytes = (size_t)s->options->cache << 20;
    if (!bytes) return true;
    cache->slots = (int64_t)(bytes / (list + sizeof(uint64_t) + sizeof(int)));
    if (cache->slots < 1) cache->slots = 1;
    cache->keys = ARENA_NEW(arena, uint64_t, cache->slots, err);
    cache->counts = ARENA_NEW(arena, int, cache->slots, err);
    cache->moves = arena_alloc(arena, (size_t)cache->slots * list, err);
    return cache->keys && cache->counts && cache->moves;
}

/* Lists the moves of a state into s->listing. */
static int list_moves(Pvs *s, const void *state) {
    const Game *game = s->game;
    MoveCache *cache = &s->cache;
    if (!cache->slots) return game->moves(game->rules, state, s->listing);
    uint64_t key = game_hash(game, state);
    int64_t slot = (int64_t)(key % (uint64_t)cache->slots);
    Move *kept = cache->moves + slot * game->max_moves;
    s->listings++;
    if (cache->keys[slot] == key && cache->counts[slot] > 0) {
        s->remembered++;
        memcpy(s->listing, kept, (size_t)cache->counts[slot] * sizeof(Move));
        return cache->counts[slot];
    }
    int count = game->moves(game->rules, state, s->listing);
    cache->keys[slot] = key;
    cache->counts[slot] = count;
    memcpy(kept, s->listing, (size_t)count * sizeof(Move));
    return count;
}

static int32_t weigh(const Pvs *s, int32_t rate) {
    int32_t waits = rate < RATE_LAST / 2 ? RATE_LAST : 0;
    rate -= waits;
    if (s->options->rate == RATE_COARSE) rate = rate > 0;
    if (s->options->defer) rate += waits;
    return (rate > RATE_MAX ? RATE_MAX : rate < -RATE_MAX ? -RATE_MAX : rate) * WEIGHT_RATE;
}

/* The static value of the position behind a move, for the player who plays it. */
static int32_t look(const Pvs *s, const Frame *f, const void *state, Move move) {
    const Game *game = s->game;
    void *after = s->walk;
    double value = game->play(game->rules, after, state, move) == OVER
                       ? 100 * pvs_result(s, after, f->mover)
                       : pvs_evaluate(s, after, f->mover);
    return (int32_t)(value * GRAIN);
}

void pvs_rank(Pvs *s, Frame *f, int ply, Move first) {
    const Game *game = s->game;
    const PvsOptions *options = s->options;
    const void *state = pvs_state(s, ply);
    const Killers *killers = s->killers + ply;
    bool rate = options->rate && game->rate;
    bool sort = options->sort > 0 && f->depth >= options->sort && !s->flat && !s->points &&
                !s->rounds;
    f->count = list_moves(s, state);
    if (rate) game->rate(game->rules, state, s->listing, f->count, s->rates);
    for (int i = 0; i < f->count; i++) {
        Move move = s->listing[i];
        int32_t rank = rate ? weigh(s, s->rates[i]) : 0;
        if (sort) rank = look(s, f, state, move);
        if (options->history) rank += *history_slot(s->history, f->mover, move) >> HISTORY_SHIFT;
        if (options->killers && move == killers->move[0]) rank += KILLER_FIRST;
        if (options->killers && move == killers->move[1]) rank += KILLER_SECOND;
        f->moves[i] = (Ranked){move, move == first ? INT32_MAX : rank, (uint32_t)i};
    }
}
