/* search_ntuple.inc.h - the last decision of a line, valued by a network, all of it at once.
 *
 * On every empty cell of a board right after a slide a tile appears; the best slide that follows is
 * what counts. A tile changes one row and one column, so the four slides of the board without it
 * are made once, and of each only the line of the tile is looked up anew. Up and down stay
 * transposed: a network values a board and its images alike. Two tiles of the exponent below the
 * goal must be there for a slide to win, so the goal is looked for only then. Where points are the
 * aim no tile ends the game, and a slide is worth what it earns, too.
 *
 * A decision by move, tile, move with the network that ships takes 2.7 microseconds natively and
 * 3.2 in WebAssembly. */
#ifndef PLY_GAMES_2048_SEARCH_NTUPLE_INC_H
#define PLY_GAMES_2048_SEARCH_NTUPLE_INC_H

#include "games/2048/ntuple.h"
#include "games/2048/rows.h"

/* What is known of the best slide: the sum of its weights, or where points are the aim its points
 * and those to come. */
typedef struct NtupleBest {
    int32_t sum;
    double points;
    int slides;
} NtupleBest;

/* What is the same for all tiles; `points` is a constant, and so is `set` for networks that win. */
typedef struct NtupleBottom {
    const Rules *rules;
    const Ntuple *net;
    int set;
    bool points; /* they are the aim; `bank` of them were there before */
    double bank;
} NtupleBottom;

/* One of the four slides of a board: where there is none it is not looked at. `earned`: its
 * points. */
typedef struct NtupleSlide {
    uint64_t board;
    uint32_t earned;
    bool moved;
} NtupleSlide;

/* `base` with another line at `shift`, which was `line` before it slid; `others`: what has changed
 * elsewhere. */
INLINE NtupleSlide ntuple_slide(uint64_t base, uint32_t slid, uint32_t line, int shift,
                                uint64_t others, uint32_t earned) {
    return (NtupleSlide){(base & ~(UINT64_C(0xffff) << shift)) | (uint64_t)slid << shift, earned,
                         slid != line || others};
}

/* A slide compared with the best so far. */
INLINE void ntuple_try(const NtupleBottom it, const NtupleSlide *slide, uint64_t goal,
                       NtupleBest *best) {
    if (!slide->moved) return;
    int32_t sum = !it.points && goal && board_find(slide->board, (int)goal)
                      ? INT32_MAX
                      : ntuple_sum_of(it.net->weight, it.set, slide->board);
    if (it.points) {
        double value = it.bank + slide->earned + (sum < 0 ? 0 : sum * it.net->grain);
        if (!best->slides || value > best->points) best->points = value;
    } else if (sum > best->sum) {
        best->sum = sum;
    }
    best->slides++;
}

/* The value of an outcome in units of the evaluation. */
INLINE double ntuple_outcome(const NtupleBottom it, const NtupleBest *best) {
    if (it.points) return best->slides ? best->points : it.bank;
    double value = best->slides == 0 || best->sum < 0 ? 0 : best->sum * it.net->grain;
    return value > 1 ? 100 : 100 * value;
}

/* `weight`: of a 2 and of a 4 on each cell; all cells weigh alike. `goal`: the exponent that wins.
 * Values of the outcomes, cell by cell from the top left, the 2 first, go to `outcome` if it is not
 * null. */
INLINE Bottom ntuple_bottom_of(const NtupleBottom it, uint64_t b, const int weight[2], int goal,
                               double *outcome) {
    const Rules *r = it.rules;
    Bottom out = {0, 0, 0, 0};
    uint64_t tb = board_transpose(b);
    uint64_t left = board_slide_level(r, b, 0), right = board_slide_level(r, b, 1);
    uint64_t up = board_slide_level(r, tb, 0), down = board_slide_level(r, tb, 1);
    uint64_t changed[4] = {left ^ b, right ^ b, up ^ tb, down ^ tb};
    uint32_t earned = it.points ? board_gain_level(r, b) : 0;
    uint32_t earned_upright = it.points ? board_gain_level(r, tb) : 0;
    for (uint64_t empty = board_empty(b); empty;) {
        int bit = bits_last(empty);
        empty &= ~(UINT64_C(1) << bit);
        int row = bit & 48, within = bit & 12, column = within << 2, across = row >> 2;
        uint64_t others = ~(UINT64_C(0xffff) << row), aside = ~(UINT64_C(0xffff) << column);
        for (int tile = 1; tile <= 2; tile++) {
            if (!weight[tile - 1]) continue;
            uint32_t before = (uint32_t)(b >> row & 0xffff),
                     level = before | (uint32_t)tile << within;
            uint32_t before_upright = (uint32_t)(tb >> column & 0xffff);
            uint32_t upright = before_upright | (uint32_t)tile << across;
            uint32_t l = r->slid[0][level], h = r->slid[1][level];
            uint32_t u = r->slid[0][upright], d = r->slid[1][upright];
            uint64_t nearly = it.points ? 0 : board_find(b | (uint64_t)tile << bit, goal - 1);
            uint64_t near = nearly & (nearly - 1) ? (uint64_t)goal : 0;
            uint32_t gain = it.points ? earned - r->gain[before] + r->gain[level] : 0;
            uint32_t gain_upright =
                it.points ? earned_upright - r->gain[before_upright] + r->gain[upright] : 0;
            const NtupleSlide slides[SLIDES] = {
                ntuple_slide(left, l, level, row, changed[0] & others, gain),
                ntuple_slide(right, h, level, row, changed[1] & others, gain),
                ntuple_slide(up, u, upright, column, changed[2] & aside, gain_upright),
                ntuple_slide(down, d, upright, column, changed[3] & aside, gain_upright)};
            NtupleBest best = {INT32_MIN, 0, 0};
            for (int i = 0; i < SLIDES; i++)
                ntuple_try(it, &slides[i], near, &best);
            double value = ntuple_outcome(it, &best);
            if (outcome) outcome[out.outcomes] = value;
            out.sum += weight[tile - 1] * value;
            out.outcomes++;
            out.slides += best.slides;
            out.dead += best.slides == 0;
        }
    }
    return out;
}

/* `bank`: the points that the board has, where points are the aim. */
static inline Bottom ntuple_bottom(const Rules *r, const Ntuple *net, uint64_t b, double bank,
                                   const int weight[2], int goal, double *outcome) {
    NtupleBottom it = {.rules = r, .net = net, .set = net->set, .points = true, .bank = bank};
    if (net->reward == REWARD_SCORE) return ntuple_bottom_of(it, b, weight, goal, outcome);
    it.points = false;
#define NTUPLE_BOTTOM(SET) (it.set = SET, ntuple_bottom_of(it, b, weight, goal, outcome))
    switch (net->set) { /* a copy for each set, with its look-ups spelled out */
    case SET_ROWS8: return NTUPLE_BOTTOM(SET_ROWS8);
    case SET_FOURS17: return NTUPLE_BOTTOM(SET_FOURS17);
    case SET_FIVES16: return NTUPLE_BOTTOM(SET_FIVES16);
    case SET_FIVES32: return NTUPLE_BOTTOM(SET_FIVES32);
    default: return NTUPLE_BOTTOM(SET_SIXES32);
    }
#undef NTUPLE_BOTTOM
}

#endif
