/* unit.h - one game between given players, as a line of text that any process may run.
 *
 *     match game=connect4 p0=uct(sims=500) p1=random seed=12 deal=3 opening=4 time=2 nodes=500
 *     result=1,-1 moves=23 counts=10,9 late=-1 hash=12345 line=4,4,5 ms=12.5,0.1
 *
 * p0 sits at seat 0 and so on. `seed` feeds the players (mixed with the seat and the player's own
 * seed, so that clones differ), `deal` the random opening and the dice. The players are opened for
 * the unit and know nothing of other games; within it they may keep what they know. `moves` counts
 * the choices of players, those of the opening included; `counts` are those made by thinking;
 * `hash`, a number of 48 bits, stands for all plies in their order. Only `ms` (thinking time per
 * seat, where there is a clock) differs between two runs of one line, and what a limit on time
 * decided. A player that could not go on adds failed=SEAT why=WORD (err_word.h). Games with a goal
 * add goal=1 (reached) or goal=0, those that count something else besides tally=512, those with a
 * highest step peak=256, per seat.
 *
 * With first=yes the first choice that is made by thinking ends the unit: its result says nothing
 * of the game, and `work` is what that move took (report_effort), per seat. The game may begin
 * elsewhere: position=(TEXT). */
#ifndef PLY_PLAY_UNIT_H
#define PLY_PLAY_UNIT_H

#include "base/spec.h"
#include "play/jobs/time_control.h"

typedef struct UnitPlan {
    const char *game, *players[MAX_PLAYERS];
    const char *position; /* where the game begins; null = at its start */
    int seats;
    int64_t seed, deal;
    int64_t opening; /* choices made at random before the players take over */
    /* Openings are drawn again until the values of the game's strong evaluation differ by at most
     * twice this; 0 = any. */
    double fair;
    double time;   /* seconds a move, 0 = none */
    int64_t nodes; /* work a move, 0 = none */
    bool keep;
    bool first; /* the first move alone */
} UnitPlan;

/* What a result line may hold, each by its word; the figures of all seats or one. */
enum {
    UNIT_RESULT = 1 << 0,
    UNIT_MOVES = 1 << 1,
    UNIT_COUNTS = 1 << 2,
    UNIT_LATE = 1 << 3,
    UNIT_FAILED = 1 << 4,
    UNIT_STATISTICS = 7 << 5, /* goal, tally and peak: the game has statistics */
    UNIT_WORK = 1 << 8,       /* the first move alone was asked for */
    UNIT_HASH = 1 << 9,       /* a whole game was played */
    UNIT_MS = 1 << 10         /* there is a clock */
};

typedef struct UnitResult {
    int seats;
    unsigned given; /* UNIT_RESULT ... */
    double result[MAX_PLAYERS], counts[MAX_PLAYERS];
    double goal[MAX_PLAYERS]; /* 1 for those who reached it; tally and peak as in GameStatistics */
    double tally[MAX_PLAYERS], peak[MAX_PLAYERS]; /* tally: the result where it is not given */
    double work[MAX_PLAYERS];                     /* of the first move */
    double ms[MAX_PLAYERS];                       /* time of thinking */
    double moves, hash;
    double late; /* seat, -1 = none */
    double
        failed; /* seat whose player could not go on and lost (an engine that ended), -1 = none */
    const char *why; /* how it failed, a word (err_word.h); inside the text that was read */
    int why_length;
    const char *line; /* moves separated by commas, or null; inside the text that was read */
    int line_length;
} UnitResult;

typedef struct UnitRun UnitRun;

/* Sets a unit up; null with a sentence when the line is no unit or a player cannot be opened. */
UnitRun *unit_open(const JobWorld *world, const char *line, Err *err);
/* Plays until about `until` (clock ms), without a clock a fixed amount. MORE or DONE. */
Step unit_step(UnitRun *run, double until);
bool unit_waits(const UnitRun *run);           /* for a program outside, which has no news yet */
bool unit_outside(const UnitRun *run);         /* a player of it is a program outside */
size_t unit_memory(const UnitRun *run);        /* of all its searches */
void unit_write(UnitRun *run, Writer *result); /* after DONE */
void unit_close(UnitRun *run);                 /* null is allowed */

/* Lines as text. Reading is total: any bytes give a plan, whose texts are in `arena`, a result, or
 * a sentence. Of a result those figures of `which` (UNIT_RESULT ...) are written that are given. */
void unit_plan_write(const UnitPlan *plan, Writer *line);
bool unit_plan_read(const char *line, Arena *arena, UnitPlan *out, Err *err);
void unit_result_write(const UnitResult *result, unsigned which, Writer *out);
bool unit_result_read(const char *text, UnitResult *out, Err *err);

/* How the player of seat `failed` has failed. */
void unit_why(const UnitResult *result, Err *why);

/* The seat that won: the only one with the best result; -1 = a draw, and in games of one player. */
int unit_winner(const UnitResult *result);
/* 1 for who alone has the best result, 1/2 for who shares it, 0 for all others. */
double unit_score(const UnitResult *result, int seat);

enum { PLAYER_NAME = 40 };

typedef struct UnitPlayer {
    char name[PLAYER_NAME]; /* its own, else the searcher's */
    bool timed;             /* it has a limit in seconds */
    size_t memory;          /* bytes that its search holds */
} UnitPlayer;

/* What batch jobs check before their first unit: whether that player can be opened here and plays
 * by itself. */
bool unit_player(const JobWorld *world, const PlayerScope *players, const Choice *player,
                 UnitPlayer *out, Err *err);
/* And whether there is room for all players of one game, which need so much together: each holds
 * what it has from the first move to the last, also while others think. */
bool unit_room(const JobWorld *world, size_t memory, Err *err);

/* ---- the whole of it ------------------------------------------------------------------------- */

/* Runs one unit line (without the word `unit`), start to end, and writes its result line. Pure:
 * equal lines give equal results on every target. False with a sentence when the line is no
 * unit. */
bool unit_run(const JobWorld *world, const char *line, Writer *result, Err *err);
/* The same as a job of the kind "unit_result". */
Job *unit_new(const JobWorld *world, const char *line, Err *err);
/* Whether the host must not be kept waiting for it: a player asks a program outside. */
bool unit_long(const Job *job);

#endif
