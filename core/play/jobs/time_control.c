/* time_control.c - slices of a search and its limits. */
#include "play/jobs/time_control.h"

#include "play/jobs/messages.def"
#include "search/crew.h"

enum {
    FIRST = 1,     /* the first budget: a slow search must not block either */
    BLIND = 4096,  /* the largest while the clock stands still: it may be a coarse one */
    MOST = 1 << 17 /* more is not worth one look at the clock less */
};
static const double SLICE_MOST = 0.5; /* milliseconds: a longer slice makes the next one shorter */

void time_control_init(TimeControl *control, const JobWorld *world) {
    *control = (TimeControl){.budget = world->now ? FIRST : SLICE_FIXED, .part = -1};
}

void time_control_begin(TimeControl *control) {
    control->spent = 0;
    control->asked = -1;
    control->part = -1;
    control->timed = false;
    control->still = false;
}

double time_limit(const Search *search, double seconds) {
    double own = search_limits(search)->time;
    return own > 0 ? own : seconds;
}

double limits_used(const Search *search) {
    Report report = {.figures = true};
    search_report(search, &report);
    return report_effort(&report);
}

/* Doubles or halves the budget until a slice takes about a third of a millisecond: nodes of one
 * search may differ thirty-fold in what they cost, and then it still takes no more than ten. */
static void adapt(TimeControl *control, double ms) {
    if (ms > SLICE_MOST)
        control->budget /= ms > 4 * SLICE_MOST ? 4 : 2;
    else if (ms < 0.24 && control->budget < (ms > 0 ? MOST : BLIND))
        control->budget *= 2;
    if (control->budget < 1) control->budget = 1;
}

/* Whether a limit is reached; `*left` is what the limit on nodes leaves. Of several searches of one
 * position each keeps to its share of that by itself (crew_shares). A program outside is told its
 * limits and keeps them itself: its search is over when it answers, or has been silent for too
 * long. Ended here, it would play a move that it has not chosen. */
static bool limited(TimeControl *control, const Search *search, double seconds, int64_t *left) {
    int64_t nodes = search_limits(search)->nodes;
    double max = time_limit(search, seconds) * 1000;
    control->part = -1;
    if (nodes > 0) {
        double used = limits_used(search);
        *left = nodes - (int64_t)used;
        control->part = used < (double)nodes ? used / (double)nodes : 1;
    }
    if (max > 0) {
        double part = control->spent < max ? control->spent / max : 1;
        if (part > control->part) control->part = part;
    }
    if (search->def->outside) {
        *left = INT64_MAX;
        return false;
    }
    if (crew_shares(search)) *left = INT64_MAX;
    if (*left <= 0) return true;
    if (max <= 0 || control->spent < max) return false;
    control->timed = true;
    return true;
}

Step time_control_slice(TimeControl *control, Search *search, const JobWorld *world, double seconds,
                        bool endless) {
    int64_t left = INT64_MAX;
    if (!endless && limited(control, search, seconds, &left)) return STEP_DONE;
    if (control->max > 0 && control->max < left) left = control->max;
    int64_t budget = control->budget < left ? control->budget : left;
    double before = world_now(world);
    Step step = search_step(search, budget);
    if (!world->now) return step;
    double ms = world_now(world) - before;
    if (!search->def->outside) {
        control->spent += ms;
    } else if (!search->outside.starting) {
        if (control->asked < 0) control->asked = before;
        control->spent = before + ms - control->asked;
    }
    control->still = ms <= 0;
    /* A slice that has ended the search says nothing about larger ones. */
    if (budget == control->budget && (step != STEP_DONE || ms > SLICE_MOST)) adapt(control, ms);
    return step;
}

bool time_control_clock(const JobWorld *world, double seconds, Err *err) {
    if (world->now || seconds <= 0) return true;
    return err_set(err, no_clock);
}

Search *player_open(const JobWorld *world, const Game *game, const Choice *choice, Err *err) {
    const Limits *limits = choice->values;
    if (!time_control_clock(world, limits->time, err)) return NULL;
    Search *search = crew_open(game, choice, world->memory, world->threads, err);
    if (!search) world_short(world, err);
    if (!search) return NULL;
    search->outside.engines = world->engines;
    return search;
}
