/* range.h - specs with ranges in them: uct(sims=10..10000:log5,c=0.5|1|2).
 *
 *     lo..hi        every whole number when they are few, else 8 steps
 *     lo..hi:N      N values, equal steps
 *     lo..hi:logN   N values, about equal factors: two significant digits; lo > 0
 *     a|b|c         just these; any values, nested specs too
 *
 * A range may stand at any depth of the spec; whole specs, minimax(depth=2)|pvs(depth=2), are one,
 * too. Two of them make a grid. A value that is the name of a range goes along with it:
 * amazons(columns=2..10,rows=columns) are square boards. */
#ifndef PLY_PLAY_RANGE_H
#define PLY_PLAY_RANGE_H

#include "base/spec.h"

enum { RANGES_MAX = 2, RANGE_PLACES = 8, RANGE_VALUES = 200, RANGE_PATH = 96 };

/* A stretch of the spec in whose place a value of a range is written. */
typedef struct RangePlace {
    size_t from, to;
    int range;
} RangePlace;

typedef struct Range {
    char path[RANGE_PATH]; /* dotted: eval.three; of whole specs their kind */
    size_t from, to;       /* where its text stands in the spec */
    int count;
    const char **values; /* as texts, in the arena */
} Range;

typedef struct Ranges {
    const char *spec; /* in the arena */
    int count;
    Range range[RANGES_MAX];
    int places;
    RangePlace place[RANGE_PLACES]; /* in their order */
} Ranges;

/* Finds and lists the ranges of a spec of that kind, none where it has none; false with a sentence
 * when there are more than two, or a value that the parameter does not take. */
bool ranges_read(const char *spec, const char *kind, const Scope *scope, Arena *arena, Ranges *out,
                 Err *err);

/* Number of combinations; the last range runs fastest. */
int ranges_total(const Ranges *ranges);
/* Whether a job opens player number `index` of `total` for a try before it begins: all of many
 * would take long, so a few do, the first and the last among them. What another one lacks
 * (memory) is told when its turn comes. */
bool ranges_tried(int index, int total);
/* Value of range `which` in combination `index`. */
const char *ranges_value(const Ranges *ranges, int index, int which);
/* JSON members value (the first range's) and values {path: value} of the open object. */
void ranges_json(const Ranges *ranges, int index, Json *json);
/* The spec, in `arena`, with the values of combination `index` in it. */
const char *ranges_spec(const Ranges *ranges, int index, Arena *arena, Err *err);

#endif
