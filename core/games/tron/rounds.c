/* rounds.c - random games of several riders who move at once, round by round.
 *
 * The rules keep whose trail a cell is, pending choices and heads; a random game needs none of it.
 * Here a board is one byte a cell (1 = free). The open directions of a rider are found once a
 * round, after all have moved: they tell who is stuck, and then what there is to choose from. The
 * choices and their random numbers are those of playout.c, so the games are the same.
 *
 * Measured in the duel without parameters: 5.8 million uniform games a second of 38 plies, 1.6 by
 * the rules; wall-following 0.6 and 0.32. With three riders 3 times as fast as by the rules. */
#include "games/tron/playout.inc.h"

/* A game under way. */
typedef struct Round {
    unsigned cell[TRON_RIDERS]; /* where they stand */
    unsigned open[TRON_RIDERS]; /* the directions that they may take, never 0 */
    unsigned target[TRON_RIDERS];
    unsigned alive;
    uint8_t left[TRON_RIDERS]; /* as in a state */
} Round;

/* What a kernel is made for; one is for any kind. */
typedef struct Kind {
    bool two;    /* riders */
    bool floors; /* there are stairs */
    bool walls;  /* the policy is wall-following, else uniform */
} Kind;

/* What all games of a batch have in common. */
typedef struct Course {
    const Rules *r;
    const State *from;
    Round start;
    const uint8_t *blank; /* the board of the first state */
    size_t size;
    unsigned drawn; /* riders whose choice of the first round is open, .. */
    int before;     /* .. and the one of them who chooses first */
    uint64_t seed, first, share;
    int64_t count;
} Course;

INLINE unsigned open_of(const Rules *r, const bool floors, const uint8_t *board, unsigned cell) {
    const uint16_t *next = r->next[cell];
    unsigned open = (unsigned)(board[next[0]] | board[next[1]] << 1) |
                    (unsigned)(board[next[2]] | board[next[3]] << 1) << 2;
    if (floors) open |= (unsigned)(board[next[4]] | board[next[5]] << 1) << 4;
    return open;
}

/* A byte for each of eight cells, 1 = free; the lowest byte is the first cell. */
INLINE uint64_t free_of(const uint64_t *plane, int cell) {
    const uint64_t each = UINT64_C(0x0101010101010101), bit = UINT64_C(0x8040201008040201);
    uint64_t taken = (plane[cell / 64] >> cell % 64 & 255) * each & bit;
    return ~((taken + 0x7f * each) >> 7) & each; /* a byte of `taken` is 0 or one bit */
}

/* The random numbers of one game. */
typedef struct Luck {
    Dice dice;
    Rng side;       /* wall-following: is this move a uniform one? */
    uint64_t share; /* of those, as a bound for 32 random bits */
} Luck;

/* The direction of a rider on `cell` who may take those of `open`. */
INLINE unsigned choose(const Rules *r, const Kind kind, const uint8_t *board, unsigned cell,
                       unsigned open, Luck *luck) {
    if (kind.walls && open & (open - 1) && rng_next(&luck->side) >> 32 >= luck->share) {
        unsigned liked = 0;
        int fewest = DIRS + 1;
        for (unsigned rest = open; rest; rest &= rest - 1) {
            int turn = bits_first(rest);
            int ways = bits_count(open_of(r, kind.floors, board, r->next[cell][turn]));
            if (!ways) ways = DIRS;
            if (ways < fewest) fewest = ways, liked = 0;
            if (ways == fewest) liked |= 1u << turn;
        }
        open = liked;
    }
    return dice_turn(&luck->dice, open, kind.floors);
}

INLINE void put_out(Round *round, unsigned mask) {
    round->alive &= ~mask;
    for (; mask; mask &= mask - 1)
        round->left[bits_first(mask)] = (uint8_t)bits_count(round->alive);
}

INLINE bool goes_on(const Round *round) {
    return round->alive & (round->alive - 1);
}

/* Rider `i` has chosen where to go; returns who meets there. */
INLINE unsigned meet(const Rules *r, const Round *round, int i) {
    unsigned out = 0;
    for (int k = 0; k < i; k++)
        if (round->alive >> k & 1 && r->meet[round->target[k]] == r->meet[round->target[i]])
            out |= 1u << k | 1u << i;
    return out;
}

/* All have chosen; those of `out` do not get there. */
INLINE void resolve(const Rules *r, const bool floors, uint8_t *board, Round *round, unsigned out) {
    for (int i = 0; i < r->riders; i++) {
        if (!((round->alive & ~out) >> i & 1)) continue;
        round->cell[i] = round->target[i];
        board[round->cell[i]] = 0;
        if (r->directed) board[r->portal[round->cell[i]]] = 0;
    }
    if (out) put_out(round, out);
    if (!goes_on(round)) return;
    unsigned stuck = 0;
    for (int i = 0; i < r->riders; i++) {
        if (!(round->alive >> i & 1)) continue;
        round->open[i] = open_of(r, floors, board, round->cell[i]);
        if (!round->open[i]) stuck |= 1u << i;
    }
    if (stuck) put_out(round, stuck);
}

/* The rest of the first round: some have chosen already, where they may even hit a wall. Returns
 * its plies. */
static int first_round(const Course *c, const Kind kind, uint8_t *board, Round *round, Luck *luck) {
    const Rules *r = c->r;
    unsigned move[TRON_RIDERS], out = 0;
    for (int k = -1; k < r->riders; k++) {
        int i = k < 0 ? c->before : k;
        if (!(round->alive >> i & 1) || (k == c->before)) continue;
        move[i] = c->drawn >> i & 1 ? choose(r, kind, board, round->cell[i], round->open[i], luck)
                                    : c->from->choice[i];
    }
    for (int i = 0; i < r->riders; i++) {
        if (!(round->alive >> i & 1)) continue;
        round->target[i] = r->next[round->cell[i]][move[i]];
        out |= board[round->target[i]] ? meet(r, round, i) : 1u << i;
    }
    resolve(r, kind.floors, board, round, out);
    return bits_count(c->drawn);
}

/* The rounds that are left of two riders: the game is over when the first one is out. */
INLINE int ride_two(const Rules *r, const Kind kind, uint8_t *board, Round *round, Luck luck) {
    unsigned one = round->cell[0], two = round->cell[1];
    unsigned open = round->open[0], other = round->open[1];
    for (int plies = 2;; plies += 2) {
        unsigned turn = choose(r, kind, board, one, open, &luck);
        two = r->next[two][choose(r, kind, board, two, other, &luck)];
        one = r->next[one][turn];
        unsigned out = 3;
        if (r->meet[one] != r->meet[two]) {
            board[one] = board[two] = 0;
            if (r->directed) board[r->portal[one]] = board[r->portal[two]] = 0;
            open = open_of(r, kind.floors, board, one);
            other = open_of(r, kind.floors, board, two);
            out = (unsigned)!open | (unsigned)!other << 1;
        }
        if (!out) continue;
        put_out(round, out);
        return plies;
    }
}

/* Those of any number of riders. */
INLINE int ride_all(const Rules *r, const Kind kind, uint8_t *board, Round *round, Luck *luck) {
    int plies = 0;
    while (goes_on(round)) {
        unsigned out = 0;
        for (int i = 0; i < r->riders; i++) {
            if (!(round->alive >> i & 1)) continue;
            unsigned turn = choose(r, kind, board, round->cell[i], round->open[i], luck);
            round->target[i] = r->next[round->cell[i]][turn];
            out |= meet(r, round, i);
            plies++;
        }
        resolve(r, kind.floors, board, round, out);
    }
    return plies;
}

/* One game to its end; returns its plies. */
INLINE int play(const Course *c, const Kind kind, int64_t i, uint8_t *board, Round *round) {
    memcpy(board, c->blank, c->size);
    *round = c->start;
    Luck luck = {.dice = dice_new(c->seed, c->first + (uint64_t)i), .share = c->share};
    luck.side = (Rng){rng_mix(luck.dice.rng.state)};
    int plies = first_round(c, kind, board, round, &luck);
    if (!kind.two) return plies + ride_all(c->r, kind, board, round, &luck);
    return goes_on(round) ? plies + ride_two(c->r, kind, board, round, luck) : plies;
}

INLINE void run(const Course *c, const Kind kind, Playouts *out, PlayoutBest *best) {
    uint8_t board[c->size];
    Round round;
    for (int64_t i = 0; i < c->count; i++) {
        int plies = play(c, kind, i, board, &round);
        double results[MAX_PLAYERS] = {0};
        State end = {.alive = (uint8_t)round.alive};
        memcpy(end.left, round.left, sizeof end.left);
        for (int rider = 0; rider < c->r->riders; rider++)
            results[rider] = tron_result(c->r, &end, rider);
        playout_fold(out, c->r->riders, results, plies, false);
        if (out->best_line) playout_best(best, i, results[out->best_player]);
    }
}

bool tron_rounds(const Rules *r, const State *from, int64_t share, uint64_t seed, uint64_t first,
                 int64_t count, Playouts *out, PlayoutBest *best) {
    if (!r->simultaneous || r->vanish || tron_over(r, from)) return false;
    Course c = {.r = r,
                .from = from,
                .start.alive = from->alive,
                .size = (size_t)r->nodes + 1,
                .drawn = (unsigned)(from->alive & ~from->chosen),
                .before = tron_mover(from),
                .seed = seed,
                .first = first,
                .share = share < 0 ? 0 : (uint64_t)share,
                .count = count};
    uint8_t blank[c.size + 7];
    for (int cell = 0; cell <= r->nodes; cell += 8) {
        uint64_t eight = free_of(from->taken, cell);
        memcpy(blank + cell, &eight, sizeof eight);
    }
    c.blank = blank;
    const bool floors = r->directions > 4;
    memcpy(c.start.left, from->left, sizeof c.start.left);
    for (int i = 0; i < r->riders; i++) {
        c.start.cell[i] = from->head[i];
        if (!(from->alive >> i & 1)) continue;
        c.start.open[i] = open_of(r, floors, blank, from->head[i]);
        if (!c.start.open[i]) return false;
    }
    if (r->riders == 2 && !floors && share < 0)
        run(&c, (Kind){true, false, false}, out, best);
    else
        run(&c, (Kind){false, floors, share >= 0}, out, best);
    return true;
}
