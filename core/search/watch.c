/* watch.c - the record of a search that happens outside.
 *
 * Every open node has a frame with what was seen in this visit of it. A node is told as entered
 * when something below it happens or when it is left, so that its window may be told first.
 *
 * Within one visit moves may be tried in several passes: a first look at each for their order, then
 * the search; or one depth after the other. A move that was tried before in this pass begins the
 * next one, and the value of the node is that of the last pass alone, in which each move counts by
 * what was found of it last. A move that is tried twice on end is searched again under another
 * window, or is the last that was looked at and the first to be searched: it belongs to both
 * passes. */
#include "search/watch.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/number.h"

/* Events that are kept as they happen, for views that show a search step by step. */
enum { EVENTS = 3000, EVENT_BYTES = 160000 };

/* A window without an end, as it is written. */
static const double OPEN = 1e300;

/* A move that was tried in a visit of a node. */
typedef struct Child {
    Move move;
    unsigned visit;    /* the one that this is about; others are free */
    int pass, counted; /* tried last in; its value is part of */
    bool kept;         /* belongs to the pass by its trial in the one before */
    Bound bound;
    int weight;
    double value;
} Child;

typedef struct Frame {
    Move move; /* that led here */
    int mover, weight;
    unsigned visit;
    int pass, children; /* of moves; tried in it */
    Child *last;        /* the one tried last; null = none */
    bool again;         /* it was tried twice on end */
    bool stale;         /* the best counts a value that has been replaced */
    bool entered, windowed;
    double alpha, beta;
    bool told, known, best_known; /* its value was told; the game said one; a child has one */
    double told_value, value, best;
    double weights;     /* sum over the children of dice */
    double played, sum; /* random games below, and what they brought */
    double effort;      /* nodes below and including it */
} Frame;

struct Watch {
    const Game *game;
    int seat;
    int ply, deep; /* of the present node; plies below WATCH_PLIES */
    bool sampling; /* random games were played: values are means */
    bool points;
    Frame frames[WATCH_PLIES + 1];
    Child *tried[WATCH_PLIES + 1]; /* by move, of the open node of each ply; null = none yet */
    unsigned slots, visits;        /* of each; a power of two. Visits so far. */
    Tree *tree;
    Writer events;
    int told; /* events so far */
};

Watch *watch_new(const Game *game, int seat, int nodes) {
    Watch *watch = calloc(1, sizeof *watch);
    if (!watch) return NULL;
    writer_init(&watch->events);
    watch->game = game;
    watch->seat = seat;
    watch->points = (game->traits & TRAIT_POINTS) != 0;
    watch->tree = tree_new(nodes);
    for (watch->slots = 16; watch->slots < (unsigned)game->max_moves * 5 / 4;)
        watch->slots *= 2;
    watch->frames[0] = (Frame){.move = NO_MOVE, .mover = seat, .visit = ++watch->visits, .pass = 1};
    if (watch->tree) return watch;
    watch_free(watch);
    return NULL;
}

void watch_free(Watch *watch) {
    if (!watch) return;
    writer_done(&watch->events);
    for (int ply = 0; ply <= WATCH_PLIES; ply++)
        free(watch->tried[ply]);
    tree_free(watch->tree);
    free(watch);
}

/* ---- what is told of a node ------------------------------------------------------------------ */

static void write_enter(Writer *out, Move move, double alpha, double beta) {
    write_format(out, " >%u", (unsigned)move);
    if (alpha >= beta) return;
    write_char(out, ':');
    write_short(out, alpha < -OPEN ? -OPEN : alpha);
    write_char(out, ':');
    write_short(out, beta > OPEN ? OPEN : beta);
}

static void write_leave(Writer *out, double value, Bound bound, NodeEnd end, double effort) {
    write_text(out, " <");
    if (bound == BOUND_NONE)
        write_char(out, '-');
    else
        write_short(out, value);
    write_format(out, ":%d:%d:", (int)bound, (int)end);
    write_real(out, effort);
}

static bool wants_event(Watch *watch) {
    return watch->told < EVENTS && watch->told++ < EVENTS && watch->events.length < EVENT_BYTES;
}

static void enter(Watch *watch, int ply) {
    Frame *frame = &watch->frames[ply];
    if (frame->entered) return;
    frame->entered = true;
    double alpha = frame->windowed ? frame->alpha : 0, beta = frame->windowed ? frame->beta : 0;
    watch->tree->trace.enter(watch->tree, ply, frame->move, alpha, beta);
    if (wants_event(watch)) write_enter(&watch->events, frame->move, alpha, beta);
}

/* Its value in this visit, or over all visits where random games are counted; and how it ended. */
typedef struct Left {
    double value, effort;
    Bound bound;
    NodeEnd end;
} Left;

static Left sampled(const Watch *watch, int ply) {
    const Frame *frame = &watch->frames[ply];
    int node = tree_open(watch->tree, ply);
    const TreeNode *before = node < 0 ? NULL : &watch->tree->nodes[node];
    bool counted = before && before->bound != BOUND_NONE;
    double played = frame->played + (counted ? before->effort : 0);
    double sum = frame->sum + (counted ? before->value * before->effort : 0);
    Left left = {.effort = played, .end = frame->children ? END_NONE : END_PLAYOUT};
    if (played > 0) left.value = sum / played, left.bound = BOUND_EXACT;
    return left;
}

static Left searched(const Watch *watch, int ply, int legal) {
    const Frame *frame = &watch->frames[ply];
    bool high = frame->mover == watch->seat;
    Left left = {.effort = frame->effort, .end = frame->children ? END_NONE : END_LEAF};
    if (frame->best_known && frame->mover == CHANCE)
        left.value = frame->best / frame->weights, left.bound = BOUND_EXACT;
    else if (frame->best_known)
        left.value = frame->best, left.bound = BOUND_EXACT;
    else if (frame->known)
        left.value = frame->value, left.bound = BOUND_EXACT;
    if (frame->children > 0 && frame->children < legal && frame->mover >= 0) {
        left.end = END_CUTOFF;
        if (left.bound) left.bound = high ? BOUND_LOWER : BOUND_UPPER;
    } else if (left.bound && frame->windowed && left.value >= frame->beta) {
        left.bound = BOUND_LOWER;
    } else if (left.bound && frame->windowed && left.value <= frame->alpha) {
        left.bound = BOUND_UPPER;
    }
    return left;
}

static Left left_of(const Watch *watch, int ply, int legal) {
    const Frame *frame = &watch->frames[ply];
    Left left = watch->sampling ? sampled(watch, ply) : searched(watch, ply, legal);
    if (frame->told) {
        left.value = frame->told_value;
        if (!left.bound) left.bound = BOUND_EXACT;
    }
    if (frame->mover < 0 && frame->mover != CHANCE) left.end = END_OVER;
    return left;
}

/* The value of a move becomes part of the best of its pass. */
static void count_in(const Watch *watch, Frame *frame, Child *child) {
    child->counted = frame->pass;
    bool first = !frame->best_known;
    frame->best_known = true;
    if (frame->mover == CHANCE) {
        frame->best += child->value * child->weight;
        frame->weights += child->weight;
    } else if (first || (frame->mover == watch->seat) == (child->value > frame->best)) {
        frame->best = child->value;
    }
}

static void forget_best(Frame *frame) {
    frame->best_known = frame->stale = false;
    frame->best = frame->weights = 0;
}

static void fold(const Watch *watch, Frame *parent, const Frame *below, const Left *left) {
    parent->effort += below->effort;
    parent->played += below->played;
    parent->sum += below->sum;
    Child *child = parent->last;
    if (!left->bound || !child) return;
    bool replaced = child->counted == parent->pass;
    child->bound = left->bound;
    child->value = left->value;
    child->weight = below->weight;
    if (replaced)
        parent->stale = true;
    else
        count_in(watch, parent, child);
}

/* The best of the pass, of what was found of each move last. */
static void renew_best(Watch *watch, int ply) {
    Frame *frame = &watch->frames[ply];
    if (!frame->stale) return;
    forget_best(frame);
    for (unsigned i = 0; i < watch->slots; i++) {
        Child *child = &watch->tried[ply][i];
        if (child->visit == frame->visit && child->counted == frame->pass)
            count_in(watch, frame, child);
    }
}

static Left leave(Watch *watch, int ply, int legal) {
    enter(watch, ply);
    renew_best(watch, ply);
    Left left = left_of(watch, ply, legal);
    watch->tree->trace.leave(watch->tree, ply, left.value, left.bound, left.end, left.effort);
    if (wants_event(watch))
        write_leave(&watch->events, left.value, left.bound, left.end, left.effort);
    return left;
}

/* ---- what happens ---------------------------------------------------------------------------- */

/* What is known of the move in this visit of the node; null = no memory. */
static Child *child_of(Watch *watch, int ply, Move move) {
    if (!watch->tried[ply]) watch->tried[ply] = calloc(watch->slots, sizeof(Child));
    if (!watch->tried[ply]) return NULL;
    unsigned visit = watch->frames[ply].visit, mask = watch->slots - 1;
    unsigned at = ((unsigned)move * 2654435769u >> 16) & mask;
    for (unsigned probes = 0; probes <= mask; probes++, at = (at + 1) & mask) {
        Child *child = &watch->tried[ply][at];
        if (child->visit == visit && child->move == move) return child;
        if (child->visit == visit) continue;
        *child = (Child){.move = move, .visit = visit};
        return child;
    }
    return NULL;
}

/* One of the moves before comes again: what was found in this pass counts no more. */
static void begin_pass(const Watch *watch, Frame *frame) {
    Child *last = frame->again ? frame->last : NULL;
    forget_best(frame);
    frame->pass++;
    frame->children = 0;
    if (!last) return;
    last->pass = frame->pass;
    last->kept = true;
    frame->children = 1;
    if (last->bound) count_in(watch, frame, last);
}

static void try_move(Watch *watch, int ply, Move move) {
    Frame *frame = &watch->frames[ply];
    Child *child = child_of(watch, ply, move);
    if (!child || child == frame->last) {
        frame->again = child != NULL;
        frame->last = child;
        return;
    }
    if (child->pass == frame->pass && !child->kept) begin_pass(watch, frame);
    if (child->pass != frame->pass) frame->children++;
    child->pass = frame->pass;
    child->kept = false;
    frame->last = child;
    frame->again = false;
}

void watch_play(Watch *watch, Move move, int mover, int weight) {
    if (watch->ply == WATCH_PLIES) {
        watch->deep++;
        watch->frames[watch->ply].effort++;
        return;
    }
    enter(watch, watch->ply);
    try_move(watch, watch->ply, move);
    watch->frames[++watch->ply] = (Frame){.move = move,
                                          .mover = mover,
                                          .weight = weight,
                                          .effort = 1,
                                          .visit = ++watch->visits,
                                          .pass = 1};
}

void watch_undo(Watch *watch, int legal) {
    if (watch->deep > 0) {
        watch->deep--;
        return;
    }
    if (watch->ply == 0) return;
    const Left left = leave(watch, watch->ply, legal);
    const Frame *child = &watch->frames[watch->ply];
    fold(watch, &watch->frames[--watch->ply], child, &left);
}

/* As the player who thinks sees it; false = that cannot be told. */
static bool turned(const Watch *watch, int seat, double *value) {
    if (seat == watch->seat) return true;
    if (watch->game->players != 2 || watch->points) return false;
    *value = -*value;
    return true;
}

void watch_value(Watch *watch, WatchSource source, double value, double count, int seat) {
    Frame *frame = &watch->frames[watch->ply];
    if (watch->deep > 0 || !isfinite(value) || !turned(watch, seat, &value)) return;
    if (source == WATCH_TOLD) {
        frame->told = true;
        frame->told_value = value;
        return;
    }
    if (source == WATCH_PLAYED) watch->sampling = true;
    if (source != WATCH_EVALUATED) {
        frame->played += count;
        frame->sum += value;
    }
    frame->known = true;
    frame->value = value / count;
}

void watch_window(Watch *watch, double alpha, double beta, int seat) {
    if (watch->deep > 0 || !(alpha < beta)) return;
    double low = alpha, high = beta;
    if (seat != watch->seat) low = -beta, high = -alpha;
    if (seat != watch->seat && (watch->game->players != 2 || watch->points)) return;
    Frame *frame = &watch->frames[watch->ply];
    frame->windowed = true;
    frame->alpha = low;
    frame->beta = high;
}

/* ---- writing --------------------------------------------------------------------------------- */

static void write_below(const Watch *watch, int node, Writer *out) {
    const Tree *tree = watch->tree;
    for (int i = tree->links[node].first; i >= 0; i = tree->links[i].next) {
        const TreeNode *of = &tree->nodes[i];
        write_enter(out, of->move, of->alpha, of->beta);
        write_below(watch, i, out);
        write_leave(out, of->value, of->bound, of->end, of->effort);
    }
}

/* The root stays open: of a search that deepens, what was found last of every move counts. */
static Left root_of(const Watch *watch) {
    const Tree *tree = watch->tree;
    Left root = left_of(watch, 0, -1);
    if (watch->sampling || watch->frames[0].told) return root;
    root.bound = BOUND_NONE;
    for (int i = tree->links[0].first; i >= 0; i = tree->links[i].next) {
        const TreeNode *child = &tree->nodes[i];
        if (!child->bound || (root.bound && child->value <= root.value)) continue;
        root.bound = BOUND_EXACT;
        root.value = child->value;
    }
    return root;
}

void watch_write(Watch *watch, Writer *out) {
    enter(watch, 0);
    const Left root = root_of(watch);
    write_enter(out, NO_MOVE, 0, 0);
    write_below(watch, 0, out);
    write_leave(out, root.value, root.bound, root.end, root.effort);
}

bool watch_events(Watch *watch, Writer *out) {
    bool any = watch->events.length > 0;
    if (any) write_bytes(out, watch->events.text, watch->events.length);
    writer_clear(&watch->events);
    return any;
}

/* ---- reading --------------------------------------------------------------------------------- */

struct WatchReader {
    const Game *game;
    const Trace *sink;
    int ply; /* of the open node; -1 = none is */
    bool over, broken;
    unsigned char *states; /* of every open ply */
    bool ended[WATCH_PLIES + 1];
    Move *moves;
};

WatchReader *watch_reader_new(const Game *game, Arena *arena, Err *err) {
    WatchReader *reader = ARENA_NEW(arena, WatchReader, 1, err);
    if (!reader) return NULL;
    *reader = (WatchReader){.game = game, .ply = -1, .broken = true};
    reader->states = arena_alloc(arena, game->state_size * (WATCH_PLIES + 1), err);
    reader->moves = ARENA_NEW(arena, Move, game->max_moves, err);
    return reader->states && reader->moves ? reader : NULL;
}

static void *state_at(const WatchReader *reader, int ply) {
    return reader->states + reader->game->state_size * (size_t)ply;
}

void watch_reader_begin(WatchReader *reader, const void *root, const Trace *sink) {
    reader->sink = sink;
    reader->ply = -1;
    reader->broken = reader->over = false;
    reader->ended[0] = false;
    memcpy(reader->states, root, reader->game->state_size);
}

/* Cuts a word at colons: numbers, of which "-" is none. Returns how many there are. */
static int numbers_of(const char *word, size_t length, double *out, int most) {
    char copy[120];
    int count = 0;
    if (length >= sizeof copy) return -1;
    memcpy(copy, word, length);
    copy[length] = 0;
    for (char *at = copy; at && count < most; count++) {
        char *end = strchr(at, ':');
        if (end) *end = 0;
        if (!strcmp(at, "-"))
            out[count] = 0;
        else if (!number_real(at, &out[count]))
            return -1;
        at = end ? end + 1 : NULL;
    }
    return count;
}

static bool read_enter(WatchReader *reader, const double *numbers, int count) {
    const Game *game = reader->game;
    int ply = reader->ply + 1;
    if (numbers[0] < 0 || numbers[0] > NO_MOVE || ply > WATCH_PLIES || reader->over) return false;
    Move move = (Move)numbers[0];
    if ((ply == 0) != (move == NO_MOVE)) return false;
    if (ply > 0) {
        const void *from = state_at(reader, ply - 1);
        int moves = reader->ended[ply - 1] ? 0 : game->moves(game->rules, from, reader->moves);
        int at = 0;
        while (at < moves && reader->moves[at] != move)
            at++;
        if (at == moves) return false;
        Status status = game->play(game->rules, state_at(reader, ply), from, move);
        reader->ended[ply] = status == OVER;
    }
    reader->ply = ply;
    double alpha = count > 2 ? numbers[1] : 0, beta = count > 2 ? numbers[2] : 0;
    reader->sink->enter(reader->sink->context, ply, move, alpha <= -OPEN ? -INFINITY : alpha,
                        beta >= OPEN ? INFINITY : beta);
    return true;
}

static bool read_leave(WatchReader *reader, const double *numbers, int count) {
    bool known = count == 4 && numbers[1] >= BOUND_NONE && numbers[1] <= BOUND_UPPER &&
                 numbers[2] >= END_NONE && numbers[2] <= END_KNOWN && numbers[3] >= 0;
    if (!known || reader->ply < 0) return false;
    reader->sink->leave(reader->sink->context, reader->ply, numbers[0], (Bound)numbers[1],
                        (NodeEnd)numbers[2], numbers[3]);
    reader->over = --reader->ply < 0;
    return true;
}

void watch_read(WatchReader *reader, const char *text) {
    for (const char *at = text; !reader->broken;) {
        at += strspn(at, " ");
        size_t length = strcspn(at, " ");
        if (length == 0) return;
        double numbers[4];
        int count = numbers_of(at + 1, length - 1, numbers, 4);
        bool ok = count > 0 && (*at == '>'   ? read_enter(reader, numbers, count)
                                : *at == '<' ? read_leave(reader, numbers, count)
                                             : false);
        reader->broken = !ok;
        at += length;
    }
}
