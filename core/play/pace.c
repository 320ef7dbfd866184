/* pace.c - slices of a search and its limits. */
#include "play/pace.h"

enum {
    FIRST = 16,    /* the first budget: a slow search must not block either */
    BLIND = 4096,  /* the largest while the clock stands still: it may be a coarse one */
    MOST = 1 << 17 /* more is not worth one look at the clock less */
};

void pace_init(Pace *pace, const JobWorld *world) {
    pace->budget = world->now ? FIRST : PACE_FIXED;
    pace->most = 0;
    pace_begin(pace);
}

void pace_begin(Pace *pace) {
    pace->spent = 0;
    pace->part = -1;
    pace->timed = false;
    pace->still = false;
}

double pace_limit(const Search *search, double seconds) {
    double own = search_limits(search)->time;
    return own > 0 ? own : seconds;
}

double pace_effort(const Report *report) {
    if (report->effort > 0) return report->effort;
    return report->playouts > 0 ? report->playouts : report->nodes;
}

double pace_used(const Search *search) {
    Report report = {.capacity = 0};
    search_report(search, &report);
    return pace_effort(&report);
}

/* Doubles or halves the budget until a slice takes about a millisecond. */
static void adapt(Pace *pace, double ms) {
    if (ms > 1.5)
        pace->budget /= ms > 6 ? 4 : 2;
    else if (ms < 0.7 && pace->budget < (ms > 0 ? MOST : BLIND))
        pace->budget *= 2;
    if (pace->budget < 1) pace->budget = 1;
}

/* Whether a limit is reached; `*left` is what the limit on nodes leaves. */
static bool limited(Pace *pace, const Search *search, double seconds, int64_t *left) {
    int64_t nodes = search_limits(search)->nodes;
    double most = pace_limit(search, seconds) * 1000;
    pace->part = -1;
    if (nodes > 0) {
        double used = pace_used(search);
        *left = nodes - (int64_t)used;
        pace->part = used < (double)nodes ? used / (double)nodes : 1;
    }
    if (most > 0) {
        double part = pace->spent < most ? pace->spent / most : 1;
        if (part > pace->part) pace->part = part;
    }
    if (*left <= 0) return true;
    if (most <= 0 || pace->spent < most) return false;
    pace->timed = true;
    return true;
}

Step pace_slice(Pace *pace, Search *search, const JobWorld *world, double seconds, bool endless) {
    int64_t left = INT64_MAX;
    if (!endless && limited(pace, search, seconds, &left)) return STEP_DONE;
    if (pace->most > 0 && pace->most < left) left = pace->most;
    int64_t budget = pace->budget < left ? pace->budget : left;
    double before = world_now(world);
    Step step = search_step(search, budget);
    if (!world->now) return step;
    double ms = world_now(world) - before;
    pace->spent += ms;
    pace->still = ms <= 0;
    if (budget == pace->budget) adapt(pace, ms);
    return step;
}

bool pace_clock(const JobWorld *world, double seconds, Err *err) {
    if (world->now || seconds <= 0) return true;
    return err_set(err, "There is no clock here: a limit in seconds is not possible. Limit the "
                        "nodes instead.");
}

Search *player_open(const JobWorld *world, const Game *game, const Choice *choice, Err *err) {
    const Limits *limits = choice->values;
    if (!pace_clock(world, limits->time, err)) return NULL;
    Search *search = search_open(game, choice, world->memory, err);
    if (search) search->engines = world->engines;
    return search;
}
