/* ladder.h - a game's scale of strength as a file: players, where each stands, and the games that
 * say so.
 *
 *     plyscope-scale 2
 *     game=connect4 unit=elo version=1.0 date=2026-11-28 seed=1 openings=4 fair=0 time=0 nodes=0
 *     games=12000 first=62.1 draws=0.03 dispersion=0.82 anchors=25 meetings=130
 *     anchor at=0 low=0 high=0 games=812 ms=0.002 player=random
 *     curve setting=sims points=9 player=uct
 *     point value=10 at=352 low=310 high=394 games=240 ms=0.002 nodes=31
 *     met 1 0 12,0,3 10,1,4 0,1,2,10,1
 *
 * In games of two players `at` is Elo above random moves (base/rating.h); the row `met` has two
 * players by number, wins, draws and losses of the first one where it moved first and where it
 * moved second, and pairs of games by twice its points, so that anybody can fit the scale again. In
 * games of one player (unit=points) `at` is the mean of its points, with their quantiles of 10, 50
 * and 90 % (`part=1000,2400,5100`), and nobody has met. Intervals are those of 95 %; an end that is
 * not known is "-". `ms` is the time of a move on the machine that has played, in the middle
 * half of the games (others may have been busy beside it).
 *
 * A curve says what a setting buys: a player with one setting at several values, all else as it is,
 * each put on the scale by games against its players (`rate`). With curves the head
 * counts them, `anchors=25 curves=5 meetings=130`. In files of version 1, which are read as well,
 * each point ends with its player. */
#ifndef PLY_PLAY_LADDER_H
#define PLY_PLAY_LADDER_H

#include "base/arena.h"
#include "base/json.h"
#include "base/rating.h"

enum {
    LADDER_MAX = 64, /* anchors */
    LADDER_MEETINGS = LADDER_MAX * (LADDER_MAX - 1) / 2,
    LADDER_CURVES = 32,
    CURVE_POINTS = 32,
    LADDER_DATE = 11,           /* a date and its zero */
    LADDER_FILE_MAX = 256 << 10 /* longest file that is read */
};

typedef struct Anchor {
    const char *spec;
    double at, low, high; /* ends that are not known are infinite */
    int64_t games;
    double ms;      /* a move */
    double part[3]; /* points of which 10, 50 and 90 % of the games had less; unit=points */
} Anchor;

typedef struct CurvePoint {
    double value;  /* of the setting */
    Anchor anchor; /* without `part` */
    int64_t
        nodes; /* a move, about: what makes `ms` of a speed that is known elsewhere; 0 = not told */
} CurvePoint;

/* What a setting buys. */
typedef struct Curve {
    const char *spec, *setting; /* the player, and what takes the place of its own value */
    int count;
    CurvePoint *points; /* by the value, the least first */
} Curve;

typedef struct Ladder {
    const char *game, *version;
    char date[LADDER_DATE]; /* empty = not told */
    bool points;            /* unit */
    int64_t seed, openings, games, nodes;
    double fair, time;
    double first, draws, dispersion; /* as Ratings */
    int count;
    Anchor *anchors; /* weakest first */
    int met;
    Meeting *meetings;
    int curve_count;
    Curve *curves;
} Ladder;

/* Whether it is empty or looks like a date, 2026-11-28. */
bool ladder_date(const char *text);
/* The file's text. */
void ladder_write(const Ladder *scale, Writer *out);
/* Reading is total: any bytes give a scale in `arena`, or null with a sentence. That the players
 * can play the game is not checked. */
Ladder *ladder_read(const char *bytes, size_t size, Arena *arena, Err *err);

/* The ratings that the scale's own games give, all at once: the covariance of its strengths. */
void ladder_ratings(const Ladder *scale, Ratings *out);

/* game unit version date seed ... anchors:[{player at low high games ms front}] residuals:[...]
 * misfit:{...} curves:[{player setting points:[{value player at ...}]}]; `ratings` is room to work
 * in. */
void ladder_json(const Ladder *scale, Ratings *ratings, Json *json);
void ladder_text(const Ladder *scale, Ratings *ratings, Writer *out);

/* The pairs of players whose games differ most from what the scale predicts, largest first, at most
 * `max`; by the index of their meeting. */
int residuals_worst(const Ratings *ratings, const Meeting *meetings, int count, int max, int out[]);
enum { RESIDUALS_SHOWN = 5 };
/* One line: whether a single scale explains the games, and the worst pair where it does not. */
void misfit_text(const Ratings *ratings, const Meeting *meetings, int count,
                 const char *(*name)(const void *context, int player), const void *context,
                 Writer *out);
/* misfit:{chi freedom probability}, residuals:[{a b games points expected errors}] */
void misfit_json(const Ratings *ratings, const Meeting *meetings, int count, Json *json);

#endif
