/* league.h - what a match and a tournament share: who sits where in which unit, and the scores.
 *
 * A league is a batch job over `count` players. A pairing is two of them (games of two players), or
 * all of them in turn (games of one player, who get equal deals and compare results; games of more,
 * in which the seats rotate). Game g of a pairing is dealt by number g / 2, with sides swapped in odd
 * games, so that every opening and every roll of the dice is met from both sides. */
#ifndef PLY_PLAY_LEAGUE_H
#define PLY_PLAY_LEAGUE_H

#include "base/stats.h"
#include "play/batch.h"

enum { LEAGUE_MOST = 64 /* players */, PEAKS_MOST = 40 };

typedef struct Pairing {
    int a, b;
    int64_t sum_a, sum_b; /* half points of this pairing alone, for knock-out */
} Pairing;

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
    Series tally;
    Peak peaks[PEAKS_MOST]; /* ascending */
    int peak_count;
} Solo;

/* The document's statistics of one player, or of one seat, over the games that it played. */
typedef struct Tally {
    int64_t games, wins, moves; /* moves: of the games won */
} Tally;

typedef struct League {
    Batch batch; /* first */
    const Game *game;
    const char *spec; /* of the game */
    int count;
    const char *players[LEAGUE_MOST];
    char names[LEAGUE_MOST][40];
    MatchWish wish;
    bool timed; /* somebody has a limit in seconds */

    /* -- the schedule: pairings pairings[first_pairing..], played game by game side by side -- */
    Pairing *pairings;
    int pairing_count, first_pairing; /* known so far; of the present round of a knock-out */
    int64_t first_unit;               /* of the present round */
    int *alive, alive_count;          /* knock-out: who is left, in the order of the names */
    int rounds;

    /* -- the scores -- */
    Match *cross;          /* [a * count + b]: a against b */
    int64_t *moves, *late; /* per player: moves made by thinking; games lost by being late */
    int64_t *failed;       /* games lost because the player could not go on */
    char (*why)[sizeof((Err *)0)->text]; /* how it failed first */
    double *ms;                          /* thinking time */
    Series *points;                      /* results in games with points */
    Solo *solo;                          /* games of one player, per player */
    double *dealt;                       /* games of one player: results of the present deal */
    int64_t *dealt_moves;
    Statistics stats; /* of a match */
    Tally *tallies;   /* per player, then per seat */
    int sprt_verdict;
    double sprt_ratio;
    KeptGame *kept; /* by unit */
    int64_t kept_room;
} League;

static inline League *league_of(const Job *job) {
    return (League *)job->data;
}

/* Checks the wish, copies it, names the players, reserves the scores. */
bool league_open(Job *job, const MatchWish *wish, Err *err);
void league_close(Job *job);

bool league_pairings(Job *job, TournamentKind kind, Err *err); /* makes the (first) schedule */

/* All games of a player. */
Match league_total(const League *league, int player);

static inline Match *league_cross(const League *league, int a, int b) {
    return &league->cross[a * league->count + b];
}

extern const BatchDef league_batch;

/* Output shared by match and tournament. */
void league_json_match(Json *json, const Match *match); /* games wins draws losses score elo ... */
void league_text_elo(Writer *out, const Match *match);  /* Elo +12 +- 30 */
void league_json_extras(const Job *job, Json *json);    /* points, late, ms per move, kept games */
void league_text_extras(const Job *job, JobLevel level, Writer *out);
void league_text_solo(const League *league, int player, Writer *out); /* lines of a match alone */

/* The head of a table of pv sigma avg_victories avg_stones, and one row of it. */
void league_text_tally_head(int width, Writer *out);
void league_text_tally(const char *name, int width, const double values[4], Writer *out);

static inline double match_score(const Match *match) {
    double games = (double)(match->wins + match->draws + match->losses);
    return games > 0 ? ((double)match->wins + 0.5 * (double)match->draws) / games : 0.5;
}

static inline int64_t match_games(const Match *match) {
    return match->wins + match->draws + match->losses;
}

#endif
