/* round.h - the choices of one round as a job: every computer player thinks about its own move,
 * from what it may know, before any choice is seen. For games in which all choose at once, and for
 * the clock of an arena; in other games a round is one move. */
#ifndef PLY_PLAY_ROUND_H
#define PLY_PLAY_ROUND_H

#include "play/jobs/job.h"

/* The rows of the command `round` fill `time`. */
typedef struct RoundRequest {
    const void *state; /* copied; ongoing, a player to move */
    int ply;           /* as in ThinkRequest */
    /* Per player, copied; null = a person, who is not asked here. */
    const Choice *players[MAX_PLAYERS];
    int64_t seed; /* as in ThinkRequest */
    double time;  /* seconds for each player at most, 0 = its own limits only */
} RoundRequest;

/* Kind "round", without any player that thinks yet. `players` are of the game and outlive the job.
 * JSON: players (an array in seating order, null for persons and for who does not choose) of {ms,
 * playouts, nodes}, with late:true of who was, and `ms` in all; once the round is played also moves
 * (texts, null for who did not move). */
Job *round_new(const JobWorld *world, const PlayerScope *players, Err *err);

/* Begins a round; called again for the next one, so that searches keep their memory and what they
 * know. All players think by turns in small slices, so that `finish` finds a choice in each of
 * them. On false the job can only be begun again or freed. */
bool round_begin(Job *job, const RoundRequest *request, Err *err);

/* Who chooses in this round, in the order of their moves; returns their number. `scratch` holds one
 * state, `moves` game->max_moves. */
int round_players(const Game *game, const void *state, void *scratch, Move *moves,
                  int out[MAX_PLAYERS]);

/* What a computer player has chosen; NO_MOVE for a person. After DONE. */
Move round_move(const Job *job, int player);
/* Whether a computer player was ended before it knew enough to choose: `finish`, or its time, came
 * too soon. What it says then is worth nothing. After DONE. */
bool round_late(const Job *job, int player);
/* Tells what a player moved, for the job's JSON and text. */
void round_moved(Job *job, int player, const char *text);
/* Whether the choices of a job that is done, or is at work, are for this state and those of these
 * players: of a request its state and players count. */
bool round_fits(const Job *job, const Game *game, const RoundRequest *request);

#endif
