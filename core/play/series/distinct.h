/* distinct.h - how many different games there were among those of a match, tournament, sweep
 * or rating.
 *
 * Two games are the same when all their plies are, the opening and the dice included, and the same
 * players sat at the same seats. Players that use no chance play two games in a thousand, however
 * many they are asked for; intervals and ratings then claim a knowledge that is not there. */
#ifndef PLY_PLAY_DISTINCT_H
#define PLY_PLAY_DISTINCT_H

#include "play/series/unit.h"

typedef struct Distinct {
    double *table; /* of hashes, open addressing; below 0 = free; null = no room yet */
    int64_t room, count;
    int64_t games; /* that were counted; without memory, and of results without a hash, fewer */
} Distinct;

/* Takes a game in, `who` being a number that stands for its players by seat; true when it was not
 * there yet. */
bool distinct_add(Distinct *distinct, uint64_t who, const UnitResult *result);
void distinct_close(Distinct *distinct);

/* JSON: `different` (of `games` games), and `repeats`, the sentence below where there is reason for
 * it. Nothing when not every game could be counted. */
void distinct_json(const Distinct *distinct, int64_t games, int64_t openings, Json *json);
/* "\nonly 2 different games among 100, ...", when a quarter of them or more are
 * repetitions. */
void distinct_text(const Distinct *distinct, int64_t games, int64_t openings, Writer *out);

#endif
