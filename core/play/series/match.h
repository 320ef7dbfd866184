/* match.h - many games as a job: match, tournament, sweep; and the statistics of a match.
 *
 * All batch jobs are lists of units. A unit is one text line `unit ...` with its own seed; its
 * result is one text line. Units are handed out in index order and folded in index order; the
 * outcome never depends on how many workers there are. `pool` > 0: units go to the host (hand_out /
 * fold), at most `pool` at a time; else they run here, world->threads at a time. */
#ifndef PLY_PLAY_MATCH_H
#define PLY_PLAY_MATCH_H

#include "play/jobs/job.h"

typedef enum TournamentKind {
    TOURNAMENT_ROBIN,    /* every player meets every other */
    TOURNAMENT_GAUNTLET, /* the first player meets each of the others */
    TOURNAMENT_KNOCKOUT, /* the winner of a pairing goes on, of two equals the one named earlier */
    TOURNAMENT_SWISS /* in every round those meet who stand next to each other and have not met */
} TournamentKind;
extern const char *const tournament_kinds[]; /* "robin", ... in this order, ended by null */

typedef enum SweepMeasure {
    SWEEP_GAMES, /* whole games against an opponent */
    SWEEP_FIRST  /* the first move alone: its time and its work */
} SweepMeasure;
extern const char *const sweep_measures[];

/* A series of games. The rows of the commands `match`, `tournament` and `sweep` fill it, with their
 * bounds; the host adds the game and the players. Texts are copied. */
typedef struct SeriesRequest {
    const char *game;           /* spec text */
    const char *const *players; /* specs */
    int count;                  /* 2 for a match, or one per seat in games of more; 2.. for a
                                   tournament; a sweep: the player, with ranges in its spec
                                   (range.h), and its opponent, which may be left out */
    int64_t games;              /* per pairing, or per value */
    int64_t seed;
    int64_t
        openings;  /* random plies before the players take over; each opening is played twice with
                         sides swapped */
    double fair;   /* largest advantage of an opening, hundredths of a win by the game's strong
                         evaluation: others are drawn again; 0 = any */
    double time;   /* seconds a move; a player that is late loses; 0 = none. Players without a limit
                         of their own stop at it. */
    int64_t nodes; /* work a move (as Limits.nodes) for players without a limit of it; 0 = none */
    double elo0,
        elo1; /* of a match: stops as soon as one of them is proved; both 0 = no early stop */
    double alpha, beta; /* how often the test may accept elo1, and elo0, wrongly; 0 = 0.05 */
    int64_t pool;
    bool keep;      /* keep the moves of every game */
    int64_t kind;   /* TournamentKind; in games of other than two players all meet */
    int64_t rounds; /* of a Swiss tournament; 0 = as many as a knock-out would have */
    /* -- of a sweep -- */
    char variant[SPEC_MAX]; /* spec of the game with ranges in it; empty = `game` */
    int64_t measure;        /* SweepMeasure */
} SeriesRequest;

Job *match_new(const JobWorld *world, const SeriesRequest *request, Err *err);
Job *tournament_new(const JobWorld *world, const SeriesRequest *request, Err *err);
Job *sweep_new(const JobWorld *world, const SeriesRequest *request, Err *err);

/* The document's statistics of one player, or of one side, over the games that it played. */
typedef struct Tally {
    char name[40];
    int64_t games;
    double pv, sigma; /* games won, their moves */
} Tally;

/* Its values under the document's keys: pv, sigma, avg_victories, avg_stones. */
enum { TALLY_KEYS = 4 };
extern const char *const tally_keys[]; /* ended by null */
double tally_value(const Tally *tally, int key);

/* The same of a match (as a Connect Four course defines them). */
typedef struct Statistics {
    char game[400]; /* as in Statistics(alea_01, alea_02, Board(4, 4, 3, True)) */
    int count;
    int64_t games;
    Tally tallies[2 * MAX_PLAYERS]; /* players first, then sides */
} Statistics;

void match_statistics(const Job *job, Statistics *out);
/* One object of names a key; of one key or one name alone where `key` or `name` is not -1. */
void statistics_json(const Statistics *stats, int key, int name, Json *json);

#endif
