/* contract-cost.c - alpha-beta through the contract for games, and with the kernels of Connect Four
 * compiled into it; see contract-cost.
 *
 * The second search is `alphabeta` with the plain evaluation step by step (frames, move lists, lines of
 * play, counters, a budget), so that nothing but the calls through Game differs. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "base/spec.h"
#include "games/connect4/connect4.h"
#include "registry.h"
#include "search/run.h"

#define WORD uint64_t
#define State Narrow
#define LOAD(words) (words)
#define STORE(words, value) ((words) = (value))
#define COUNT(word) bits_count(word)
#define KERNELS_ONLY
#define INLINE SHARED __attribute__((always_inline))
#include "games/connect4/lines.inc.h"
#include "games/connect4/kernel.inc.h"

/* The classic board: seven columns of a byte each. */
#define CLASSIC                  \
    ((Shape){.height = 6,        \
             .width = 7,         \
             .length = 4,        \
             .stride = 8,        \
             .bits = 56,         \
             .horizontal = true, \
             .diagonal = true})

enum { DEPTH_MAX = 32 };

typedef struct Frame {
    State state;
    Move moves[SIDE_MAX];
    int count, length;
    Move line[SIDE_MAX * SIDE_MAX];
} Frame;

typedef struct Inlined {
    const Rules *rules;
    int64_t left, inner, over, cuts;
    Frame *last; /* where the depth is reached */
    uint32_t me;
} Inlined;

INLINE void expand(Inlined *t, Frame *frame) {
    frame->count = kernel_moves(CLASSIC, &frame->state, frame->moves);
    frame->length = 0;
    t->inner++;
}

/* Plays a move into the frame below; true when that is a leaf, with its value. */
INLINE bool visit(Inlined *t, Frame *frame, int next, double *value) {
    Frame *child = frame + 1;
    t->left--;
    child->length = 0;
    if (kernel_play(t->rules, CLASSIC, &child->state, &frame->state, frame->moves[next]) == OVER) {
        uint32_t end = child->state.end;
        t->over++;
        *value = end == END_DRAW ? 0 : end == 1 + t->me ? 100 : -100;
        return true;
    }
    *value = 0;
    return child == t->last;
}

INLINE void keep_line(Frame *frame, int next) {
    const Frame *child = frame + 1;
    frame->line[0] = frame->moves[next];
    for (int i = 0; i < child->length; i++)
        frame->line[i + 1] = child->line[i];
    frame->length = child->length + 1;
}

static double cut_beta(Inlined *t, Frame *frame, double alpha, double beta);

/* The other side moves and lowers beta, until alpha is reached. */
static double cut_alpha(Inlined *t, Frame *frame, double alpha, double beta) {
    expand(t, frame);
    for (int next = 0; next < frame->count && t->left > 0; next++) {
        double value;
        if (!visit(t, frame, next, &value)) {
            Frame *child = frame + 1;
            value = child->state.mover == t->me ? cut_beta(t, child, alpha, beta)
                                                : cut_alpha(t, child, alpha, beta);
        }
        if (value <= alpha) {
            t->cuts++;
            return alpha;
        }
        if (value < beta) {
            beta = value;
            keep_line(frame, next);
        }
    }
    return beta;
}

/* The player at the root moves and raises alpha, until beta is reached. */
static double cut_beta(Inlined *t, Frame *frame, double alpha, double beta) {
    expand(t, frame);
    for (int next = 0; next < frame->count && t->left > 0; next++) {
        double value;
        if (!visit(t, frame, next, &value)) {
            Frame *child = frame + 1;
            value = child->state.mover == t->me ? cut_beta(t, child, alpha, beta)
                                                : cut_alpha(t, child, alpha, beta);
        }
        if (value >= beta) {
            t->cuts++;
            return beta;
        }
        if (value > alpha) {
            alpha = value;
            keep_line(frame, next);
        }
    }
    return alpha;
}

static int64_t inlined(const Rules *rules, const void *state, int depth) {
    static Frame frame[DEPTH_MAX + 1];
    Inlined t = {.rules = rules, .left = INT64_MAX, .last = frame + depth};
    frame[0].state = *(const State *)state;
    t.me = frame[0].state.mover;
    expand(&t, frame);
    for (int next = 0; next < frame->count; next++) {
        double value;
        if (!visit(&t, frame, next, &value)) cut_alpha(&t, frame + 1, -INFINITY, INFINITY);
    }
    return INT64_MAX - t.left;
}

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static int fail(const char *why) {
    fprintf(stderr, "contract-cost: %s\n", why);
    return 1;
}

int main(int argc, char **argv) {
    int depth = argc > 1 ? atoi(argv[1]) : 10, runs = argc > 2 ? atoi(argv[2]) : 40;
    if (depth < 1 || depth > DEPTH_MAX || runs < 1)
        return fail("the depth is 1 to 32 plies, and there is at least one run");
    Err err = {.text = ""};
    Arena *arena = arena_new(1 << 20);
    const Scope games = {.sets = &registry_games, .count = 1};
    Choice choice;
    if (!spec_read("connect4", "game", &games, arena, &choice, &err)) return fail(err.text);
    const Game *game = game_new(&choice, arena, &err);
    if (!game) return fail(err.text);
    void *state = arena_alloc(arena, game->state_size, &err);
    game->start(game->rules, state);
    PlayerScope scope;
    registry_scope(game, NULL, &scope);
    char spec[40];
    snprintf(spec, sizeof spec, "alphabeta(depth=%d)", depth);
    if (!spec_read(spec, "player", &scope.scope, arena, &choice, &err)) return fail(err.text);
    Search *search = search_open(game, &choice, (size_t)64 << 20, &err);
    if (!search) return fail(err.text);

    double best[2] = {INFINITY, INFINITY}, nodes[2] = {0, 0};
    for (int run = 0; run < runs; run++)
        for (int which = 0; which < 2; which++) {
            double begin = seconds();
            if (which == 0) {
                Report report = {.capacity = 0};
                search_begin(search, state);
                while (search_step(search, 1 << 20) == STEP_MORE) {}
                search_report(search, &report);
                nodes[0] = report.nodes;
            } else {
                nodes[1] = (double)inlined(game->rules, state, depth);
            }
            double took = seconds() - begin;
            if (took < best[which]) best[which] = took;
        }
    search_close(search);
    arena_free(arena);
    printf("through the contract %10.0f nodes %8.2f ms\n", nodes[0], best[0] * 1000);
    printf("kernels compiled in  %10.0f nodes %8.2f ms\n", nodes[1], best[1] * 1000);
    if (nodes[0] != nodes[1]) return fail("the two searches did not visit the same nodes");
    printf("the contract costs %.1f %%\n", 100 * (best[0] / best[1] - 1));
    return 0;
}
