/* playout.c - whole random games.
 *
 * uniform, on a word: one 64-bit draw a try. Two bits choose a direction; when it changes nothing
 * the next draw tries again, so that every legal direction is equally likely. Other bits choose the
 * tile and its cell. Nothing on the way depends on a branch that is hard to foresee but the end of
 * a game:
 *
 *   - A new tile is as likely on every empty cell, so the board may be turned over its diagonal at
 *     will: up and down are left and right of the turned board, and it stays turned.
 *   - The score is not kept. A tile of exponent e earned 2 x that of e - 1 and its own value; what
 *     is on the board in the end, less what was there before and what appeared as a 4, is the
 *     score.
 *   - The n-th empty cell is found by one multiplication (board_select).
 *   - The target cannot be reached before enough tiles have appeared to make it up. A game that
 *     takes longer, which hardly any does, is played again with a look after every move; where the
 *     target is near, all of them are.
 *
 * A move waits some 40 cycles for its own results, so LANES games run side by side, or a game in
 * every part of a vector where the machine has long ones (playout_wide.inc.h). `walk` plays the
 * same game one move after another, writes it down and stops where it is told to.
 *
 * corner: down or left, each as likely, while one of them is legal, else right, else up. */
#include "game/playout.inc.h"
#include "games/2048/2048.h"

enum { LANES = 8, NEAR = 250 }; /* NEAR: moves that a random game hardly ever takes */

/* What a batch needs to know. */
typedef struct Batch {
    const Rules *r;
    Word from;
    uint64_t seed, first;
    uint32_t earned[17]; /* by a tile of each exponent, if all that appeared were ones */
    uint32_t four;       /* a tile of exponent 2 once in so many, 0 = never */
    int64_t before;      /* what the tiles of the first board have earned */
    int64_t safe;        /* the target cannot be reached in less moves */
    int watched;         /* the target is near: the exponent that ends the game, else 0 */
    bool document;       /* cells are drawn as in the 2048 report: the board must not stay turned */
} Batch;

static int64_t earned(const Batch *b, uint64_t board) {
    int64_t sum = 0;
    for (; board; board >>= 4)
        sum += b->earned[board & 15];
    return sum;
}

static void batch_open(Batch *b, const Rules *r, const Word *from, uint64_t seed, uint64_t first) {
    *b = (Batch){.r = r, .from = *from, .seed = seed, .first = first};
    for (int e = 2; e <= 16; e++)
        b->earned[e] = r->value[e] + 2 * b->earned[e - 1];
    b->four = (uint32_t)r->four;
    b->before = earned(b, from->board);
    b->document = r->spawn == SPAWN_DOCUMENT;
    int64_t ones = 0; /* the board in tiles of exponent 1 */
    for (uint64_t board = from->board; board; board >>= 4)
        if (board & 15) ones += (int64_t)1 << ((board & 15) - 1);
    int end = r->stop && r->goal < WORD_LIMIT ? r->goal : WORD_LIMIT;
    b->safe = (((int64_t)1 << (end - 1)) - ones) / 2 - 4;
    if (b->safe < NEAR && end < WORD_LIMIT) {
        b->watched = end;
        b->safe = INT64_MAX;
    }
}

/* A game on its way. `turned`: rows and columns are exchanged. */
typedef struct Lane {
    uint64_t board;
    Rng rng;
    uint64_t index;
    uint32_t moves, fours;
} Lane;

/* One try to move: the slid board and the lowest bit of the cell that the tile comes to. */
typedef struct Try {
    uint64_t before, slid, cell;
    unsigned turn, side, two; /* two: the tile is of exponent 2 */
    uint32_t empties;
} Try;

static inline Try attempt(const Batch *b, uint64_t board, uint64_t draw, bool document) {
    Try t = {.turn = draw & 1, .side = draw >> 1 & 1};
    uint64_t turn = UINT64_C(0) - t.turn;
    uint64_t swap = (board ^ (board >> 12)) & UINT64_C(0x0000f0f00000f0f0) & turn;
    board ^= swap ^ (swap << 12);
    swap = (board ^ (board >> 24)) & UINT64_C(0x00000000ff00ff00) & turn;
    board ^= swap ^ (swap << 24);
    t.before = board;
    t.slid = board_slide_level(b->r, board, (int)t.side);
    if (document && t.turn) {
        t.before = board_transpose(t.before);
        t.slid = board_transpose(t.slid);
    }
    uint64_t empty = board_empty(t.slid);
    t.empties = (uint32_t)bits_count(empty);
    uint32_t index = (uint32_t)(((draw >> 32) * (document ? 16 : t.empties)) >> 32);
    if (document) index = t.empties - 1 - index % (t.empties ? t.empties : 1);
    t.cell = board_select(empty, index);
    t.two = ((draw >> 2 & 0x3fffffff) * b->four) >> 30 == 0 && b->four;
    return t;
}

/* Puts the first board into a lane; tiles that come before the first slide are drawn, `limit` of
 * them (0 = all). False when no slide comes then. */
static bool lane_open(const Batch *b, const Game *game, uint64_t index, int limit, Word *state,
                      Lane *lane, int *plies, Move *line) {
    lane->rng = rng_stream(b->seed, b->first + index);
    lane->index = index;
    lane->moves = lane->fours = 0;
    *state = b->from;
    for (*plies = 0; (limit <= 0 || *plies < limit) && state->phase != PHASE_SLIDE &&
                     state->phase != PHASE_OVER;
         ++*plies) {
        Move move = game->chance_draw(b->r, state, &lane->rng);
        if (line) line[*plies] = move;
        lane->fours += tile_exponent(move) == 2;
        game->play(b->r, state, state, move);
    }
    lane->board = state->board;
    return state->phase == PHASE_SLIDE;
}

/* ---- one game after another ------------------------------------------------------------------ */

/* What became of a game. */
typedef struct Walk {
    Word state;
    int plies;
    bool cut;
} Walk;

/* Plays game `index` to its end or for `limit` plies (0 = no limit); its moves go to `line`, counts
 * of the cells to which tiles came to `cells` (both may be null). */
static Walk walk(const Batch *b, const Game *game, uint64_t index, int limit, Move *line,
                 uint32_t *cells) {
    Walk w = {.plies = 0};
    Lane lane;
    bool turned = false;
    lane_open(b, game, index, limit, &w.state, &lane, &w.plies, line);
    while (w.state.phase != PHASE_OVER && (limit <= 0 || w.plies < limit)) {
        Try t = attempt(b, lane.board, rng_next(&lane.rng), b->document);
        if (!b->document) turned ^= t.turn;
        bool upright = b->document ? t.turn : turned;
        if (t.slid == t.before) {
            lane.board = t.before;
            continue;
        }
        Move slide = (Move)((t.side ? RIGHT : LEFT) - upright); /* UP and DOWN stand before them */
        if (line) line[w.plies] = slide;
        game->play(b->r, &w.state, &w.state, slide);
        if (++w.plies == limit) break;
        int at = 15 - bits_first(t.cell) / 4;
        if (turned) at = at % 4 * 4 + at / 4;
        Move tile = tile_move(at, t.two ? 2 : 1);
        if (line) line[w.plies] = tile;
        if (cells) cells[at]++;
        game->play(b->r, &w.state, &w.state, tile);
        w.plies++;
        lane.board = turned ? board_transpose(w.state.board) : w.state.board;
    }
    w.cut = w.state.phase != PHASE_OVER;
    return w;
}

static void fold_walk(const Walk *w, Playouts *out) {
    double score = w->state.score;
    playout_fold(out, 1, &score, w->plies, w->cut);
}

/* ---- many games side by side ----------------------------------------------------------------- */

/* Of equal results that of the first game stays, whichever ended first. */
static void note_best(PlayoutBest *best, uint64_t index, double value) {
    if (best->some && value == best->value && (int64_t)index < best->index)
        best->index = (int64_t)index;
    playout_best(best, (int64_t)index, value);
}

/* Folds the game of a lane that is stuck, or plays it again when it may have passed the target. */
static void lane_close(const Batch *b, const Game *game, const Lane *lane, int dealt, Playouts *out,
                       PlayoutBest *best) {
    if (lane->moves >= b->safe) {
        Walk w = walk(b, game, lane->index, 0, NULL, NULL);
        fold_walk(&w, out);
        note_best(best, lane->index, w.state.score);
        return;
    }
    int64_t score = b->from.score + earned(b, lane->board) - b->before -
                    (int64_t)lane->fours * b->earned[2];
    double result = (double)score;
    playout_fold(out, 1, &result, 2 * (int64_t)lane->moves + dealt, false);
    note_best(best, lane->index, result);
}

/* The next game for a lane; those that are over at once are folded here. False when none is
 * left. */
static bool lane_next(const Batch *b, const Game *game, int64_t *next, int64_t count, Lane *lane,
                      int *dealt, Playouts *out, PlayoutBest *best) {
    while (*next < count) {
        Word state;
        if (lane_open(b, game, (uint64_t)(*next)++, 0, &state, lane, dealt, NULL)) return true;
        double score = state.score;
        playout_fold(out, 1, &score, *dealt, false);
        note_best(best, lane->index, score);
    }
    return false;
}

static inline void run_lanes(const Batch *b, const Game *game, int64_t count, Playouts *out,
                             PlayoutBest *best, bool document, bool watch) {
    Lane lanes[LANES];
    int active = 0, dealt[LANES] = {0};
    int64_t next = 0;
    while (active < LANES &&
           lane_next(b, game, &next, count, &lanes[active], &dealt[active], out, best))
        active++;
    while (active > 0) {
        for (int k = 0; k < active; k++) {
            Lane *lane = &lanes[k];
            Try t = attempt(b, lane->board, rng_next(&lane->rng), document);
            uint64_t moved = t.slid != t.before;
            lane->board = t.slid | ((t.cell << t.two) & (UINT64_C(0) - moved));
            lane->moves += (uint32_t)moved;
            lane->fours += t.two & (uint32_t)moved;
            bool full = t.empties <= moved && board_stuck(lane->board);
            if (watch && board_find(lane->board, b->watched)) full = true;
            if (__builtin_expect(!full, 1)) continue;
            lane_close(b, game, lane, dealt[k], out, best);
            if (lane_next(b, game, &next, count, lane, &dealt[k], out, best)) continue;
            active--;
            lanes[k] = lanes[active];
            dealt[k] = dealt[active];
            k--;
        }
    }
}

/* Without optimization intrinsics are macros, in which compilers find fault. */
#if defined __AVX512F__ && defined __AVX512DQ__ && defined __OPTIMIZE__
#define HAVE_WIDE 1
#include "games/2048/playout_wide.inc.h"
#endif

/* All games of a batch that need no look on the way. */
static void run_many(const Batch *b, const Game *game, int64_t count, Playouts *out,
                     PlayoutBest *best) {
    if (b->document) {
        run_lanes(b, game, count, out, best, true, b->watched != 0);
        return;
    }
#ifdef HAVE_WIDE
    if (count >= WIDE / 2 && b->watched) {
        run_wide(b, game, count, out, best, true);
        return;
    }
    if (count >= WIDE / 2) {
        run_wide(b, game, count, out, best, false);
        return;
    }
#endif
    if (b->watched)
        run_lanes(b, game, count, out, best, false, true);
    else
        run_lanes(b, game, count, out, best, false, false);
}

static void run_uniform(const Game *game, const void *params, const void *from, uint64_t seed,
                        uint64_t first, int64_t count, int max_plies, Playouts *out) {
    const Rules *r = game->rules;
    const Word *state = from;
    if (!r->word || state->big || state->phase == PHASE_OVER) {
        game_playout_uniform.run(game, params, from, seed, first, count, max_plies, out);
        return;
    }
    Batch b;
    PlayoutBest best = {0};
    batch_open(&b, r, state, seed, first);
    bool fast = max_plies <= 0 && b.safe >= NEAR && !out->cells;
    if (fast) run_many(&b, game, count, out, &best);
    for (int64_t i = 0; i < count && !fast; i++) {
        Walk w = walk(&b, game, (uint64_t)i, max_plies, NULL, out->cells);
        fold_walk(&w, out);
        playout_best(&best, i, w.state.score);
    }
    if (out->cut_state && count > 0)
        *(Word *)out->cut_state = walk(&b, game, (uint64_t)count - 1, max_plies, NULL, NULL).state;
    if (playout_wants_line(out, &best)) {
        out->best_length =
            walk(&b, game, (uint64_t)best.index, max_plies, out->best_line, NULL).plies;
        out->best_value = best.value;
    }
}

/* ---- corner ---------------------------------------------------------------------------------- */

static Move pick_corner(const Game *game, const void *, const void *state, Rng *rng) {
    Move moves[SLIDES];
    unsigned legal = 0;
    int count = game->moves(game->rules, state, moves);
    for (int i = 0; i < count; i++)
        legal |= 1u << moves[i];
    bool left = legal >> LEFT & 1, down = legal >> DOWN & 1;
    if (left && down) return rng_next(rng) >> 63 ? LEFT : DOWN;
    return left ? LEFT : down ? DOWN : legal >> RIGHT & 1 ? RIGHT : UP;
}

static int cell_of(Move move) {
    return move < SLIDES ? -1 : tile_cell(move);
}

static void run_corner(const Game *game, const void *params, const void *from, uint64_t seed,
                       uint64_t first, int64_t count, int max_plies, Playouts *out) {
    game_playout_by(game, pick_corner, cell_of, params, from, seed, first, count, max_plies, out);
}

static const PlayoutDef uniform = {.row = {.name = "uniform",
                                           .title = "Uniform random",
                                           .doc = "Every legal direction is equally likely."},
                                   .role = EVAL_PLAIN,
                                   .run = run_uniform,
                                   .pick = game_pick_uniform};

static const PlayoutDef corner = {
    .row = {.name = "corner",
            .title = "Into the corner",
            .doc =
                "Down or left, each equally likely, as long as one of them is legal; else right; "
                "up only when nothing else is left."},
    .run = run_corner,
    .pick = pick_corner};

const Row *const g2048_playouts[] = {&uniform.row, &corner.row, NULL};
