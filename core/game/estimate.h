/* estimate.h - what the values of an evaluation come to for people, who know percent and points and
 * not its unit: the chance to win or, in games with points, the score to expect.
 *
 *     static const EstimatePoint points[] = {{.phase = 6, .slope = 0.017},
 *                                            {.phase = 44, .slope = 0.05}, {.slope = 0}};
 *     const Estimate estimates[] = {
 *         {.game = "amazons", .eval = "territory", .games = 200, .phase = phase, .points = points},
 *         {.game = NULL}};
 *
 * A row is fitted to games (tools/experiments/estimates) of one variant, by one evaluation with
 * its weights; of any other nothing is claimed. All are logistic curves, with coefficients that
 * change with the phase of the game at the root of a search, on straight lines between points:
 *
 *     low + (high - low) / (1 + e^-(offset + slope value))
 *
 * Where small values say less than a straight line has it and large ones more, `power` is above 1,
 * and value stands for 100 (value / 100)^power with the sign of the value.
 *
 * Games of two: from -100 to +100, as estimates of the result are; `offset` is 0, so that what one
 * player gains the other loses. Points: from those banked so far to `most`. */
#ifndef PLY_GAME_ESTIMATE_H
#define PLY_GAME_ESTIMATE_H

#include "game/game.h"

typedef struct EstimatePoint {
    double phase; /* rising from row to row */
    double slope; /* above 0; 0 ends the rows */
    double offset;
} EstimatePoint;

/* How likely it is that a step further is reached; texts as in sentences.h. */
typedef struct NextStep {
    const char *code; /* "tile" */
    const char *text; /* what is reached: "the tile {tile}" */
    /* Its parts in `state`; false where there is no further step. */
    bool (*parts)(const Rules *rules, const void *state, Parts *parts);
    const EstimatePoint *points; /* of its chance in per cent, from 0 to 100 */
} NextStep;

struct Estimate {
    const char *game, *eval; /* specs that it holds for; null ends the rows */
    int games;               /* that it is fitted to */
    double (*phase)(const Rules *rules, const void *state); /* how far the game has come */
    const EstimatePoint *points;
    int power; /* of the value; 0 = the value itself */
    /* Games with points: no score is estimated higher, and who plays on, a level of strength. */
    double most;
    const char *level;
    const NextStep *next; /* null = nothing is said of it */
};

/* The row that holds for the values of `eval` in `game`, or null. */
const Estimate *estimate_find(const Game *game, const Choice *eval);

/* The curve of a phase, and a value on it, 0..1; the value is raised to its power already. */
EstimatePoint estimate_at(const EstimatePoint *points, double phase);
double estimate_share(const EstimatePoint *point, double value);

/* The member `estimate` of the open object, where a row holds for values of `eval` from a search
 * that begins at `state`, for `player`. */
void estimate_json(Json *json, const Game *game, const Choice *eval, const void *state, int player);

#endif
