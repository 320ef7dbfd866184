/* series.h - what a match and a tournament share: who sits where in which unit, and the scores.
 *
 * A series is a batch job over `count` players. A pairing is two of them (games of two players), or
 * all of them in turn (games of one player, who get equal deals and compare results; games of more,
 * in which the seats rotate, and any two players have one result a game). Game g of a pairing is
 * dealt by number g / 2, with sides swapped in odd games, so that every opening and every roll of
 * the dice is met from both sides. */
#ifndef PLY_PLAY_SERIES_H
#define PLY_PLAY_SERIES_H

#include "base/rating.h"
#include "play/series/batch.h"
#include "play/series/distinct.h"
#include "play/series/setup.h"
#include "play/series/swiss.h"

enum { SERIES_MAX = SWISS_MAX /* players */, PEAKS_MAX = 40 };

/* How often a highest step was reached. */
typedef struct Peak {
    double value;
    int64_t games;
} Peak;

/* The moves of one game, and who played it: player of each seat. */
typedef struct KeptGame {
    char *line;                     /* null = not kept */
    int seats[MAX_PLAYERS], winner; /* winner: its seat, -1 = a draw */
} KeptGame;

/* What games of one player come to besides their result. */
typedef struct Solo {
    int64_t goals; /* games in which the goal was reached */
    RunningStats tally;
    Peak peaks[PEAKS_MAX]; /* ascending */
    int peak_count;
} Solo;

typedef struct SeriesPlayer {
    const char *spec; /* as given */
    Choice choice;    /* what it says */
    char name[40];
    double moves, ms;    /* moves made by thinking, and its time */
    int64_t late;        /* games lost by being late */
    int64_t failed;      /* games lost because the player could not go on */
    Err why;             /* how it failed first */
    RunningStats points; /* results in games with points */
    Solo solo;           /* games of one player */
    double dealt;        /* games of one player: result of the present deal */
    double dealt_moves;
    int rounds; /* knock-out: those that it was in, with an opponent or without */
} SeriesPlayer;

typedef struct Series {
    Batch batch;              /* first */
    const PlayerScope *scope; /* players of the game */
    const Game *game;
    SeriesPlayer *players;
    int count; /* of players */
    SeriesRequest request;

    /* -- the schedule: pairings pairings[first_pairing..], played game by game side by side -- */
    Pairing *pairings;
    int pairing_count, first_pairing; /* known so far; of the present round */
    int64_t first_unit;               /* of the present round */
    int *alive, alive_count;          /* knock-out: who is left, in the order of the names */
    int64_t round;                    /* Swiss: rounds that have begun */
    Swiss swiss;

    /* -- the scores -- */
    Match *cross;    /* [a * count + b]: a against b */
    Match *first;    /* the same where a moved first, of games of two players */
    Pairs *pairs;    /* and their pairs, where a < b */
    int *begun;      /* of [a * count + b] the first game of a pair: twice the points of a, + 1 */
    int64_t counted; /* games, or deals that all have played */
    Tally *tallies;  /* per player, then per seat */
    int tally_count;
    int sprt_verdict;
    double sprt_ratio;
    Distinct distinct;
    KeptGame *kept; /* by unit */
    int64_t kept_capacity;
} Series;

/* Checks the request, copies it, names the players, reserves the scores. */
bool series_open(Job *job, const SeriesRequest *request, Err *err);
void series_close(Job *job);

bool series_pairings(Job *job, Err *err); /* makes the (first) schedule */

/* Whether a sequential test may end the match early. */
static inline bool series_tests(const Series *series) {
    return series->count == 2 && (series->request.elo0 != 0 || series->request.elo1 != 0);
}

/* Of the pairs of a match. */
double series_dispersion(const Series *series);

/* All games of a player. */
Match series_total(const Series *series, int player);

/* Players in the order of the table: a knock-out by who came further, else by score, those without
 * a game last; equals of a Swiss tournament by the scores of whom they met, all others in the order
 * in which they were named. */
void series_rank(const Series *series, int order[]);

static inline Match *series_cross(const Series *series, int a, int b) {
    return &series->cross[a * series->count + b];
}

extern const BatchDef series_batch;

/* ---- series_out.c: what match and tournament share, and sweep in part ------------------------ */

void series_json_players(const Series *series, Json *json); /* players:[name] */
/* The 95 % interval of a share (Wilson's), under two keys. */
void series_json_share(Json *json, const char *low_key, const char *high_key, double wins,
                       double count);
/* elo elo_error (half of) elo_low elo_high; `dispersion` of its pairs, 1 = games one by one */
void series_json_elo(Json *json, const Match *match, double dispersion);
/* games wins draws losses score elo ... */
void series_json_match(Json *json, const Match *match, double dispersion);
void series_json_row(Json *json, const Series *series, int player); /* the same of all its games */
void series_text_elo(Writer *out, const Match *match, double dispersion); /* Elo +12 +- 30 */
void series_json_extras(const Job *job, Json *json); /* points, late, ms per move, kept games */
void series_text_extras(const Job *job, JobLevel level, Writer *out);
/* Why it gave up, and for each player how often it has failed. */
bool series_failure(const Job *job, int index, Err *out);
void series_text_solo(const Series *series, int player, Writer *out); /* lines of a match alone */
/* A table of pv sigma avg_victories avg_stones; `width` of the names at least. */
void series_text_tallies(const Tally *tallies, int count, int width, Writer *out);

#endif
