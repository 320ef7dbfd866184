/* learn.h - the contract for evaluations that are learned: their files, and how they are trained.
 *
 * A learner plays a game against itself and adjusts the weights of a network; what it has learned
 * leaves as a file of bytes that an evaluation of the same game names by a BLOB parameter. A file
 * is opened once, into a form that searches read without looking at the file again. Like all else
 * here it is pure work: no clock, no allocation but in the memory that is handed in, the same bytes
 * for the same seed on every target and in any slicing. */
#ifndef PLY_GAME_LEARN_H
#define PLY_GAME_LEARN_H

#include "base/param.h"

struct Game;

/* What finished games of a training add up to; the learner adds, the caller clears. */
typedef struct LearnTally {
    int64_t games, wins; /* wins: the goal of the game was reached */
    int64_t moves;       /* of players, those of the game in progress included */
    double score;        /* sum of the results of the finished games */
    double best;         /* the best of them */
} LearnTally;

/* A named learner of one game: a constant row, listed in GameDef.learners. */
typedef struct LearnerDef {
    Row row; /* params fill the options of a training; `from`, where there is one, is a BLOB */
    const char *kind; /* of its files, as BLOB parameters ask for them: "network" */

    /* -- files -- */
    /* Whether the bytes claim to be a file of this learner (the first few tell). */
    bool (*knows)(const void *bytes, size_t size);
    /* Checks the whole file, bytes from anywhere, and says how much its opened form takes; 0 with a
     * sentence when it is cut, damaged or of an unknown kind. */
    size_t (*opened_size)(const void *bytes, size_t size, Err *err);
    /* Fills the opened form, opened_size bytes, zeroed and aligned to 16. False with a sentence. */
    bool (*open)(const void *bytes, size_t size, void *opened, Err *err);
    /* One line for a list, and the same as members of a JSON object that is open. */
    void (*title)(const void *opened, Writer *out);
    void (*about)(const void *opened, Json *json);

    /* -- training -- */
    /* Memory of a training; 0 with a sentence when it does not fit this variant of the game. */
    size_t (*size)(const struct Game *game, const void *options, Err *err);
    /* Begins in `data` (size bytes, zeroed, aligned to 64). The options are copied, the game
     * outlives the training. */
    bool (*begin)(const struct Game *game, const void *options, uint64_t seed, void *data,
                  Err *err);
    /* Plays and learns for about `moves` moves more (or to the end of a game soon after), at most
     * until `games` games in all are finished; adds to `tally`. */
    void (*work)(void *data, int64_t moves, int64_t games, LearnTally *tally);
    /* Options changed: takes over those that may change in the middle (step size). False with a
     * sentence when one changed that may not; nothing has changed then. */
    bool (*tune)(void *data, const void *options, Err *err);
    /* How many weights the training has touched, and how many there are. */
    void (*weights)(const void *data, int64_t *touched, int64_t *all);
    /* The network as it stands, as a file; small numbers may be rounded. */
    bool (*write)(const void *data, Writer *file, Err *err);
} LearnerDef;

#endif
