/* mobility.inc.h - how free queens are: all queens of a position side by side (territory.h says
 * what is counted).
 *
 * A queen's star is the cells of her lines at most three steps away. On boards of up to ten columns
 * and rows no two cells of a star, and no two that its walks could confuse, have numbers that
 * differ by 64; so the upper word of a set is laid upon the lower one, and a step is a rotation of
 * one word. Lanes hold White's first queen, Black's first, White's second and so on. Wider boards
 * walk cell by cell. */
#ifndef PLY_GAMES_AMAZONS_MOBILITY_INC_H
#define PLY_GAMES_AMAZONS_MOBILITY_INC_H

#include "games/amazons/territory.inc.h"

/* Rings of cells around a queen; how many bits the number of free neighbours has. A cell of ring k
 * counts free neighbours / 2^k, so bit i of their number counts 2^(i - k); cells with the same
 * share are counted together, those of share j are worth 2^(j - RINGS). */
enum { RINGS = 3, BITS = 4, SHARES = RINGS + BITS - 1 };

/* So many queens of each side go side by side. */
#if POSITIONS > 1
enum { ASIDE = POSITIONS };
typedef Lanes Queens;
#elif defined(__AVX512F__)
enum { ASIDE = 4 };
typedef Wing Queens;
#else
enum { ASIDE = 1 };
typedef Lanes Queens;
#endif
enum { GROUPS = AMAZONS_QUEENS / ASIDE };

INLINE Queens queens_all(uint64_t a) {
    return a - (Queens){0};
}

/* The stars of all queens. */
typedef union Posts {
    Queens group[STAR_WORDS][GROUPS];
    uint64_t lane[STAR_WORDS][2 * AMAZONS_QUEENS];
} Posts;

INLINE void find_posts(const Rules *r, const Set queens[2], Posts *posts) {
    memset(posts, 0, sizeof *posts);
    for (int side = WHITE; side <= BLACK; side++) {
        int lane = side;
        for (Set left = queens[side]; left; left = set_rest(left), lane += 2)
            for (int i = 0; i < STAR_WORDS; i++)
                posts->lane[i][lane] = r->star[set_first(left)].word[i];
    }
}

/* Where the queens walk, in the lanes of their side: free cells; those of them that the other side
 * reaches and whose number of free neighbours has bit i. */
typedef struct Ground {
    Sides free, bit[BITS];
} Ground;

/* Free cells are the same for both sides: of one position, plain words do. */
#if POSITIONS == 1
typedef uint64_t Word;
INLINE Word word_of(Lanes a) {
    return a[0];
}
#else
typedef Lanes Word;
INLINE Word word_of(Lanes a) {
    return a;
}
#endif
INLINE Word word_all(uint64_t a) {
    return a - (Word){0};
}
INLINE Lanes word_lanes(Word a) {
    return a - (Lanes){0};
}

/* A set of free cells, and the same moved by 1 to 63 cells. */
typedef struct Cells {
    Word lo, hi;
} Cells;

INLINE Cells cells_up(Cells a, int n) {
    return (Cells){a.lo << n, a.hi << n | a.lo >> (64 - n)};
}
INLINE Cells cells_down(Cells a, int n) {
    return (Cells){a.lo >> n | a.hi << (64 - n), a.hi >> n};
}
INLINE Cells cells_and(Cells a, Set set) {
    return (Cells){a.lo & word_all((uint64_t)set), a.hi & word_all((uint64_t)(set >> 64))};
}

/* Sum and carry of three sets, of two. */
INLINE void add_three(Word a, Word b, Word c, Word *sum, Word *carry) {
    const Word odd = a ^ b;
    *sum = odd ^ c;
    *carry = (a & b) | (odd & c);
}
INLINE void add_two(Word a, Word b, Word *sum, Word *carry) {
    *sum = a ^ b;
    *carry = a & b;
}

/* Bits of the number of neighbours, of one word of the eight sets. No loops here and below:
 * WebAssembly is compiled without unrolling them, and then arrays live in memory. */
INLINE void add_neighbours(Word a, Word b, Word c, Word d, Word e, Word f, Word g, Word h,
                           Word bit[BITS]) {
    Word one[3], two[5], four[2];
    add_three(a, b, c, &one[0], &two[0]);
    add_three(d, e, f, &one[1], &two[1]);
    add_two(g, h, &one[2], &two[2]);
    add_three(one[0], one[1], one[2], &bit[0], &two[3]);
    add_three(two[0], two[1], two[2], &two[4], &four[0]);
    add_two(two[3], two[4], &bit[1], &four[1]);
    add_two(four[0], four[1], &bit[2], &bit[3]);
}

INLINE Sides shown(Word lo, Word hi, Sides reached) {
    return (Sides){word_lanes(lo) & reached.lo, word_lanes(hi) & reached.hi};
}

INLINE void find_ground(const Rules *r, int width, const Floods *f, Ground *ground) {
    const Sides reached = sides_swapped(f->king[f->kings]);
    const Cells free = {word_of(f->free.lo), word_of(f->free.hi)};
    const Cells west = cells_and(cells_up(free, 1), r->not_west);
    const Cells east = cells_and(cells_down(free, 1), r->not_east);
    const Cells up = cells_up(free, width), down = cells_down(free, width);
    const Cells west_up = cells_up(west, width), west_down = cells_down(west, width);
    const Cells east_up = cells_up(east, width), east_down = cells_down(east, width);
    Word lo[BITS], hi[BITS];
    add_neighbours(west.lo, east.lo, up.lo, down.lo, west_up.lo, west_down.lo, east_up.lo,
                   east_down.lo, lo);
    add_neighbours(west.hi, east.hi, up.hi, down.hi, west_up.hi, west_down.hi, east_up.hi,
                   east_down.hi, hi);
    ground->free = f->free;
    ground->bit[0] = shown(lo[0], hi[0], reached);
    ground->bit[1] = shown(lo[1], hi[1], reached);
    ground->bit[2] = shown(lo[2], hi[2], reached);
    ground->bit[3] = shown(lo[3], hi[3], reached);
}

INLINE Queens turned(Queens a, int n) {
    return a << n | a >> (64 - n);
}

/* Next to the cells of rows and columns; of a pair of diagonals that are `by` apart from row to
 * row. Where a step leads over the edge to the other end of a row, three steps do not lead back to
 * a queen's star, unless rows are short. */
enum { SHORT = 7 };

INLINE Queens beside(const Rules *r, int width, Queens a) {
    Queens east = turned(a, 1), west = turned(a, 63);
    if (width < SHORT) {
        east &= queens_all((uint64_t)r->not_west);
        west &= queens_all((uint64_t)r->not_east);
    }
    return (east | west) | (turned(a, width) | turned(a, 64 - width));
}
INLINE Queens across(const Rules *r, int width, int by, Queens a) {
    Queens up = turned(a, by), down = turned(a, 64 - by);
    if (width < SHORT) {
        const Set up_open = by > width ? r->not_west : r->not_east;
        const Set down_open = by > width ? r->not_east : r->not_west;
        up &= queens_all((uint64_t)up_open);
        down &= queens_all((uint64_t)down_open);
    }
    return up | down;
}

/* The lanes of one position, for its queens. */
#if POSITIONS == 4
INLINE Queens queens_of(const Lanes *all, int position) {
    return (Queens)_mm512_broadcast_i64x2(
        _mm_loadu_si128((const __m128i *)(const void *)all + position));
}
#elif POSITIONS == 2
INLINE Queens queens_of(const Lanes *all, int position) {
    return (Queens)_mm256_broadcastsi128_si256(
        _mm_loadu_si128((const __m128i *)(const void *)all + position));
}
#else
INLINE Queens queens_of(const Lanes *all, int) {
    return spread(*all);
}
#endif

/* The cells of a set that belong to the stars, one word. */
INLINE Queens laid(const Posts *posts, int group, const Sides *set, int position) {
    return (queens_of(&set->lo, position) & posts->group[STAR_LO][group]) |
           (queens_of(&set->hi, position) & posts->group[STAR_HI][group]);
}

/* What the queens have, in eighths; the words go through memory, where each is counted by
 * itself. */
#if POSITIONS > 1
/* A byte holds at most eight cells worth 28 each. */
INLINE void count_shares(const Queens share[SHARES], uint64_t out[2 * ASIDE]) {
    Queens sum = bytes_count(share[SHARES - 1]);
    for (int j = SHARES - 2; j >= 0; j--)
        sum = bytes_add(bytes_add(sum, sum), bytes_count(share[j]));
    sum = bytes_sum(sum);
    memcpy(out, &sum, sizeof sum);
}
#else
INLINE void count_shares(const Queens share[SHARES], uint64_t out[2 * ASIDE]) {
    uint64_t words[SHARES][2 * ASIDE];
    memcpy(words, share, sizeof words);
    for (int lane = 0; lane < 2 * ASIDE; lane++) {
        const int low = bits_count(words[0][lane]) + 2 * bits_count(words[1][lane]);
        const int middle = bits_count(words[2][lane]) + 2 * bits_count(words[3][lane]);
        const int high = bits_count(words[4][lane]) + 2 * bits_count(words[5][lane]);
        const int sum = low + 4 * middle + 16 * high;
        out[lane] = (uint64_t)sum;
    }
}
#endif

/* Mobility of all queens of a position, in eighths; ring 1 is what is next to the queen, a ring is
 * the cells of the lines next to the one before. */
INLINE void find_mobility(const Rules *r, int width, const Posts *posts, const Ground *ground,
                          int position, uint64_t out[2 * AMAZONS_QUEENS]) {
    for (int group = 0; group < GROUPS; group++) {
        const Queens star = laid(posts, group, &ground->free, position);
        const Queens cross = star & posts->group[STAR_CROSS][group];
        const Queens rising = star & posts->group[STAR_RISING][group];
        const Queens falling = star & posts->group[STAR_FALLING][group];
        const Queens near = posts->group[STAR_NEAR][group];
        const Queens one = star & near;
        const Queens cross2 = beside(r, width, cross & near) & cross;
        const Queens rising2 = across(r, width, width + 1, rising & near) & rising;
        const Queens falling2 = across(r, width, width - 1, falling & near) & falling;
        const Queens two = cross2 | rising2 | falling2;
        const Queens three = ((beside(r, width, cross2) & cross) |
                              (across(r, width, width + 1, rising2) & rising) |
                              (across(r, width, width - 1, falling2) & falling)) &
                             ~one;
        const Queens bit0 = laid(posts, group, &ground->bit[0], position);
        const Queens bit1 = laid(posts, group, &ground->bit[1], position);
        const Queens bit2 = laid(posts, group, &ground->bit[2], position);
        const Queens bit3 = laid(posts, group, &ground->bit[3], position);
        const Queens share[SHARES] = {three & bit0,
                                      (two & bit0) | (three & bit1),
                                      (one & bit0) | (two & bit1) | (three & bit2),
                                      (one & bit1) | (two & bit2) | (three & bit3),
                                      (one & bit2) | (two & bit3),
                                      one & bit3};
        count_shares(share, out + 2 * ASIDE * group);
    }
}

#endif
