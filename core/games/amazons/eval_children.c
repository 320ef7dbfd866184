/* eval_children.c - the evaluation `territory` of all children of a position, several at a time.
 *
 * A search that gives all moves of a position a value before it tries them spends nearly all its
 * time there. The children have the same formula and differ in two or three cells, so as many as a
 * register holds go side by side: four where the machine has vectors of 512 bits, two with 256;
 * elsewhere (WebAssembly) nothing is gained and the slot is null. The numbers are those of the
 * evaluation of one position, bit by bit. */
#include "games/amazons/evals.h"

#if AMAZONS_SIDE_BY_SIDE > 1
#define POSITIONS AMAZONS_SIDE_BY_SIDE
#include "games/amazons/mobility.inc.h"

typedef int64_t Truth __attribute__((vector_size(16 * POSITIONS)));

INLINE Real choose(Truth truth, Real a, Real b) {
    return (Real)((truth & (Truth)a) | (~truth & (Truth)b));
}

#include "games/amazons/eval_territory.inc.h"

/* ---- children -------------------------------------------------------------------------------- */

/* What all children share. */
typedef struct Family {
    const Rules *rules;
    const Weights *weights;
    Set own, other, free;
    int mover;
    bool partial;
    int queens[2]; /* how many a side has */
    Posts posts;   /* before the move */
} Family;

/* The children that go side by side. */
typedef struct Batch {
    Floods floods;
    int lane[POSITIONS]; /* of the queen that moves, in the family's posts */
    int to[POSITIONS];
    int rank[POSITIONS]; /* what her place is then among the queens of her side */
} Batch;

/* Where the queens stand in the family's posts, in the order of cells, after number `i` has become
 * number `rank`. */
static const uint8_t order[AMAZONS_QUEENS][AMAZONS_QUEENS][AMAZONS_QUEENS] = {
    {{0, 1, 2, 3}, {1, 0, 2, 3}, {1, 2, 0, 3}, {1, 2, 3, 0}},
    {{1, 0, 2, 3}, {0, 1, 2, 3}, {0, 2, 1, 3}, {0, 2, 3, 1}},
    {{2, 0, 1, 3}, {0, 2, 1, 3}, {0, 1, 2, 3}, {0, 1, 3, 2}},
    {{3, 0, 1, 2}, {0, 3, 1, 2}, {0, 1, 3, 2}, {0, 1, 2, 3}}};

static void found(Family *f, const Rules *r, const Weights *w, const State *s, bool partial) {
    const Set queens[2] = {amazons_queens(s, WHITE), amazons_queens(s, BLACK)};
    const int mover = (int)s->mover;
    f->rules = r;
    f->weights = w;
    f->mover = mover;
    f->partial = partial;
    f->own = queens[mover];
    f->other = queens[mover ^ 1];
    f->free = amazons_free(r, s);
    for (int side = WHITE; side <= BLACK; side++)
        f->queens[side] = set_count(queens[side]);
    find_posts(r, queens, &f->posts);
}

INLINE Set below(int cell) {
    return set_cell(cell) - 1;
}

/* Plays a move in the lanes of position `p`. */
INLINE void play_in(const Family *f, Move move, int p, Batch *b, uint64_t queens[2][2 * POSITIONS],
                    uint64_t free[2][2 * POSITIONS]) {
    const int from = amazons_from(move), to = amazons_to(move), own = 2 * p + f->mover;
    const Set step = set_cell(from) ^ set_cell(to), left = f->own & ~set_cell(from);
    const Set moved = f->own ^ step;
    const Set open = f->free ^ step ^ (f->partial ? 0 : set_cell(amazons_arrow(move)));
    b->lane[p] = 2 * set_count(left & below(from)) + f->mover;
    b->rank[p] = set_count(left & below(to));
    b->to[p] = to;
    queens[0][own] = (uint64_t)moved;
    queens[1][own] = (uint64_t)(moved >> 64);
    queens[0][own ^ 1] = (uint64_t)f->other;
    queens[1][own ^ 1] = (uint64_t)(f->other >> 64);
    for (int side = WHITE; side <= BLACK; side++) {
        free[0][2 * p + side] = (uint64_t)open;
        free[1][2 * p + side] = (uint64_t)(open >> 64);
    }
}

/* Plays `count` moves, 1 to POSITIONS; the last one fills up the lanes that are left. */
INLINE void play(const Family *f, const Move *moves, int count, Batch *b) {
    uint64_t queens[2][2 * POSITIONS], free[2][2 * POSITIONS];
    for (int p = 0; p < POSITIONS; p++)
        play_in(f, moves[p < count ? p : count - 1], p, b, queens, free);
    memcpy(&b->floods.king[0].lo, queens[0], sizeof queens[0]);
    memcpy(&b->floods.king[0].hi, queens[1], sizeof queens[1]);
    memcpy(&b->floods.free.lo, free[0], sizeof free[0]);
    memcpy(&b->floods.free.hi, free[1], sizeof free[1]);
}

/* The posts with another star in one lane. */
INLINE void post(const Posts *before, int lane, const Star *star, Posts *out) {
    static const uint64_t mask[4 * AMAZONS_QUEENS] = {[2 * AMAZONS_QUEENS] = ~(uint64_t)0};
    for (int group = 0; group < GROUPS; group++) {
        Queens here;
        memcpy(&here, mask + 2 * AMAZONS_QUEENS - lane + group * 2 * ASIDE, sizeof here);
        for (int i = 0; i < STAR_WORDS; i++)
            out->group[i][group] = (queens_all(star->word[i]) & here) |
                                   (before->group[i][group] & ~here);
    }
}

/* Mobility of the queens of each side in the order of their cells; -1 where there is none. */
INLINE void move_freely(const Family *f, int width, const Batch *b, Real mobility[AMAZONS_QUEENS]) {
    const Rules *r = f->rules;
    uint64_t sums[AMAZONS_QUEENS][2 * POSITIONS];
    Ground ground;
    find_ground(r, width, &b->floods, &ground);
    for (int p = 0; p < POSITIONS; p++) {
        uint64_t eighths[2 * AMAZONS_QUEENS];
        const uint8_t *own = order[b->lane[p] / 2][b->rank[p]];
        Posts posts;
        post(&f->posts, b->lane[p], &r->star[b->to[p]], &posts);
        find_mobility(r, width, &posts, &ground, p, eighths);
        for (int i = 0; i < AMAZONS_QUEENS; i++) {
            sums[i][2 * p + f->mover] = eighths[2 * own[i] + f->mover];
            sums[i][2 * p + (f->mover ^ 1)] = eighths[2 * i + (f->mover ^ 1)];
        }
    }
    for (int i = 0; i < AMAZONS_QUEENS; i++) {
        Lanes sum;
        Pair there = {i < f->queens[WHITE] ? ~(uint64_t)0 : 0,
                      i < f->queens[BLACK] ? ~(uint64_t)0 : 0};
        memcpy(&sum, sums[i], sizeof sum);
        mobility[i] = choose((Truth)lanes_pair(there), real_from(sum) / 8, real(-1));
    }
}

INLINE void evaluate(const Family *f, int width, const Move *moves, int count, int player,
                     double *out) {
    const Rules *r = f->rules;
    const Weights *w = f->weights;
    Batch b;
    Measures m;
    Real mobility[AMAZONS_QUEENS], terms[TERMS];
    play(f, moves, count, &b);
    flood_both(r, width, false, &b.floods);
    measure(&b.floods, &m);
    move_freely(f, width, &b, mobility);
    const double tempo = f->mover == WHITE ? -w->tempo : w->tempo; /* the other side is to move */
    const Truth whites = (Truth)lanes_pair((Pair){~(uint64_t)0, 0});
    const Real confined = confinement(w, mobility);
    const Lead lead = {.t1 = lead_of(m.queen_closer),
                       .t2 = lead_of(m.king_closer),
                       .c1 = m.c1,
                       .c2 = m.c2,
                       .equal1 = m.queen_equal,
                       .equal2 = m.king_equal,
                       .tempo = choose(whites, real(tempo), real(-tempo)),
                       .w = m.w,
                       .confined = real_swapped(confined) - confined};
    weigh(r, w, &lead, terms);
    const Real value = sum_up(w, terms);
    for (int p = 0; p < count; p++) {
        const double white = value[2 * p + WHITE];
        const bool over = !m.moves[2 * p + (f->mover ^ 1)];
        out[p] = over ? (f->mover == player ? 100 : -100) : player == WHITE ? white : -white;
    }
}

void amazons_territory_children(const Game *game, const void *tables, const void *state,
                                const Move *moves, int count, bool partial, int player,
                                double *out) {
    const Rules *r = game->rules;
    Family family;
    if (!r->narrow) {
        State child;
        for (int i = 0; i < count; i++) {
            if (partial)
                game->partial(r, &child, state, moves[i]);
            else
                game->play(r, &child, state, moves[i]);
            out[i] = amazons_eval_territory.value(game, tables, &child, player);
        }
        return;
    }
    found(&family, r, tables, state, partial);
    for (int i = 0; i < count; i += POSITIONS) {
        const int some = count - i < POSITIONS ? count - i : POSITIONS;
        if (r->width == 10)
            evaluate(&family, 10, moves + i, some, player, out + i);
        else
            evaluate(&family, r->width, moves + i, some, player, out + i);
    }
}
#endif
