/* setup.h - what was measured, told beside every result, so that it can be measured again. */
#ifndef PLY_PLAY_SETUP_H
#define PLY_PLAY_SETUP_H

#include "play/series/match.h"

/* setup:{game players games openings fair time nodes seed version}: the rules and the players with
 * all their values, those with ranges as they were given. `players` are those of the game; null
 * where its rules have ranges. */
void setup_json(const JobWorld *world, const PlayerScope *players, const SeriesRequest *request,
                Json *json);
/* Two lines: the rules with all their values, openings and limits that were asked for, seed and
 * version; the players as they were given, whose other values are the defaults of that version. */
void setup_text(const JobWorld *world, const SeriesRequest *request, Writer *out);

#endif
