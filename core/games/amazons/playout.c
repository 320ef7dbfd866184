/* playout.c - random games.
 *
 * `uniform` draws among all moves: the arrows from every target of every queen are counted, one
 * number is drawn, and only the move that it falls on is found. `steps` draws a queen among those
 * that can move, then one of her targets, then the arrow: no list of moves at all, so it is several
 * times as fast, but crowded queens move more often.
 *
 * Both play on lines (amazons.h), which a move changes in six places. Boards of up to ten columns
 * and rows count the cells around a target with a table of all lines (Rules.open). */
#include "games/amazons/amazons.h"
#include "base/inline.h"
#include "game/playout.inc.h"

enum {
    TARGETS_MAX = 4 * (AMAZONS_SIDE + 4)
}; /* of four queens: 64 + 2 rows at most, and diagonals */

/* A game under way. */
typedef struct Walk {
    Lines lines;
    uint64_t free[2];
    uint8_t queen[2][AMAZONS_QUEENS];
    int queens[2];
    int mover;
} Walk;

static void walk_begin(const Rules *r, const State *s, Walk *w) {
    amazons_lines(r, s, &w->lines);
    set_store(w->free, amazons_free(r, s));
    w->mover = (int)s->mover;
    for (int side = WHITE; side <= BLACK; side++) {
        w->queens[side] = 0;
        for (Set left = amazons_queens(s, side); left; left = set_rest(left))
            w->queen[side][w->queens[side]++] = (uint8_t)set_first(left);
    }
}

static void walk_state(const Rules *r, const Walk *w, State *out) {
    Set queens[2] = {0, 0};
    for (int side = WHITE; side <= BLACK; side++)
        for (int i = 0; i < w->queens[side]; i++)
            queens[side] |= set_cell(w->queen[side][i]);
    Set arrows = r->board & ~(set_load(w->free) | queens[WHITE] | queens[BLACK]);
    amazons_put(r, out, queens[WHITE], queens[BLACK], arrows, w->mover);
}

static bool can_move(const Rules *r, const Walk *w) {
    const Set free = set_load(w->free);
    for (int i = 0; i < w->queens[w->mover]; i++)
        if (r->near[w->queen[w->mover][i]] & free) return true;
    return false;
}

/* The n-th cell (from 0) that runs lead to. */
static inline int nth(const Rules *r, int cell, const int run[DIRECTIONS], int n) {
    int d = 0;
    for (; n >= run[d]; d++)
        n -= run[d];
    return cell + r->step[d] * (n + 1);
}

/* A part of a random word: uniform in 0..n-1; the word is used up by as much. */
static inline int draw(uint64_t *word, int n) {
    __extension__ unsigned __int128 product = (unsigned __int128)*word * (unsigned)n;
    *word = (uint64_t)product;
    return (int)(product >> 64);
}

/* Chooses a move and lifts the queen off her cell; NO_MOVE when there is none. */
static inline Move draw_step(const Rules *r, Walk *w, uint64_t word, int *queen) {
    int able[AMAZONS_QUEENS], count = 0, run[DIRECTIONS];
    const uint8_t *cells = w->queen[w->mover];
    const Set free = set_load(w->free);
    for (int i = 0; i < w->queens[w->mover]; i++) {
        able[count] = i;
        count += (r->near[cells[i]] & free) != 0;
    }
    if (!count) return NO_MOVE;
    *queen = able[draw(&word, count)];
    int from = cells[*queen];
    lines_runs(r, &w->lines, from, run);
    int to = nth(r, from, run, draw(&word, runs_sum(run)));
    lines_flip(r, &w->lines, from);
    lines_runs(r, &w->lines, to, run);
    return amazons_move(from, to, nth(r, to, run, draw(&word, runs_sum(run))));
}

/* The targets of one queen. On narrow boards the nine cells ahead are written in each direction,
 * and the next direction begins behind those that are open: no branch depends on the position. */
static inline int find_targets(const Rules *r, bool narrow, const Lines *lines, int from,
                               uint8_t *target) {
    typedef uint8_t Bytes __attribute__((vector_size(16)));
    int run[DIRECTIONS], count = 0;
    lines_runs(r, lines, from, run);
    for (int d = 0; d < DIRECTIONS; d++) {
        if (narrow) {
            Bytes ahead;
            memcpy(&ahead, r->ahead[d], sizeof ahead);
            ahead += (uint8_t)from;
            memcpy(target + count, &ahead, sizeof ahead);
            count += run[d];
        } else {
            for (int n = run[d], to = from; n > 0; n--)
                target[count++] = (uint8_t)(to += r->step[d]);
        }
    }
    return count;
}

static inline Move draw_whole(const Rules *r, bool narrow, Walk *w, uint64_t word, int *queen) {
    uint8_t target[TARGETS_MAX + 16];
    uint16_t upto[TARGETS_MAX];
    int ends[AMAZONS_QUEENS], run[DIRECTIONS], count = 0, sum = 0;
    const uint8_t *cells = w->queen[w->mover];
    const int queens = w->queens[w->mover];
    for (int i = 0; i < queens; i++) {
        int from = cells[i], at = count;
        lines_flip(r, &w->lines, from);
        count += find_targets(r, narrow, &w->lines, from, target + count);
        for (; at < count; at++) {
            int to = target[at];
            sum += narrow ? lines_count_narrow(r, &w->lines, to) : lines_count(r, &w->lines, to);
            upto[at] = (uint16_t)sum;
        }
        lines_flip(r, &w->lines, from);
        ends[i] = count;
    }
    if (!sum) return NO_MOVE;
    int ticket = draw(&word, sum), i = 0, at = 0;
    while (upto[at] <= ticket)
        at++;
    while (ends[i] <= at)
        i++;
    *queen = i;
    int from = cells[i], to = target[at];
    lines_flip(r, &w->lines, from);
    lines_runs(r, &w->lines, to, run);
    return amazons_move(from, to, nth(r, to, run, ticket - (at ? upto[at - 1] : 0)));
}

/* Plays to the end or to `limit` plies; returns the plies played. */
INLINE int walk(const Rules *r, bool steps, bool narrow, Walk *w, Rng rng, int limit, Move *line,
                uint32_t *heat, bool *cut) {
    int plies = 0;
    for (;; plies++) {
        int queen = 0;
        if (plies == limit) {
            *cut = can_move(r, w);
            return plies;
        }
        Move move = steps ? draw_step(r, w, rng_next(&rng), &queen)
                          : draw_whole(r, narrow, w, rng_next(&rng), &queen);
        if (move == NO_MOVE) {
            *cut = false;
            return plies;
        }
        int from = amazons_from(move), to = amazons_to(move), arrow = amazons_arrow(move);
        lines_flip(r, &w->lines, to);
        lines_flip(r, &w->lines, arrow);
        words_flip(w->free, from);
        words_flip(w->free, to);
        words_flip(w->free, arrow);
        w->queen[w->mover][queen] = (uint8_t)to;
        w->mover ^= 1;
        if (line) line[plies] = move;
        if (heat) heat[to]++;
    }
}

INLINE void run(const Game *game, bool steps, bool narrow, const void *from, uint64_t seed,
                uint64_t first, int64_t count, int max_plies, Playouts *out) {
    const Rules *r = game->rules;
    const int limit = max_plies > 0 ? max_plies : INT32_MAX;
    Walk begin, w;
    PlayoutBest best = {0};
    bool cut = false;
    walk_begin(r, from, &begin);
    w = begin;
    for (int64_t i = 0; i < count; i++) {
        w = begin;
        int plies = walk(r, steps, narrow, &w, rng_stream(seed, first + (uint64_t)i), limit, NULL,
                         out->cells, &cut);
        double white = cut ? 0 : w.mover == WHITE ? -1 : 1;
        const double results[2] = {white, -white};
        playout_fold(out, 2, results, plies, cut);
        if (out->best_line) playout_best(&best, i, results[out->best_player]);
    }
    if (out->cut_state && count > 0) walk_state(r, &w, out->cut_state);
    if (playout_wants_line(out, &best)) {
        w = begin;
        out->best_length = walk(r, steps, narrow, &w,
                                rng_stream(seed, first + (uint64_t)best.index), limit,
                                out->best_line, NULL, &cut);
        out->best_value = best.value;
    }
}

static void run_uniform(const Game *game, const void *, const void *from, uint64_t seed,
                        uint64_t first, int64_t count, int max_plies, Playouts *out) {
    const Rules *r = game->rules;
    if (r->narrow)
        run(game, false, true, from, seed, first, count, max_plies, out);
    else
        run(game, false, false, from, seed, first, count, max_plies, out);
}

static void run_steps(const Game *game, const void *, const void *from, uint64_t seed,
                      uint64_t first, int64_t count, int max_plies, Playouts *out) {
    run(game, true, false, from, seed, first, count, max_plies, out);
}

static Move pick_uniform(const Game *game, const void *, const void *state, Rng *rng) {
    Walk w;
    int queen;
    walk_begin(game->rules, state, &w);
    return draw_whole(game->rules, false, &w, rng_next(rng), &queen);
}

static Move pick_steps(const Game *game, const void *, const void *state, Rng *rng) {
    Walk w;
    int queen;
    walk_begin(game->rules, state, &w);
    return draw_step(game->rules, &w, rng_next(rng), &queen);
}

static const PlayoutDef uniform = {
    .row = {.name = "uniform",
            .title = "Uniform random",
            .doc = "Every legal move, with its arrow, is equally likely."},
    .role = EVAL_PLAIN,
    .run = run_uniform,
    .pick = pick_uniform};

static const PlayoutDef steps_policy = {
    .row =
        {.name = "steps",
         .title = "Queen, target, arrow",
         .doc =
             "Draws a queen among those that can move, then one of the cells that she can go to, "
             "then one of the cells that her arrow can reach. Several times as fast as `uniform`; "
             "queens with little room move more often."},
    .role = EVAL_STRONG,
    .run = run_steps,
    .pick = pick_steps};

const Row *const amazons_playouts[] = {&uniform.row, &steps_policy.row, NULL};
