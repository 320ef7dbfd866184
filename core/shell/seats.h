/* seats.h - players with their numbers, and who sits where. */
#ifndef PLY_SHELL_SEATS_H
#define PLY_SHELL_SEATS_H

#include "plyscope.h"
#include "shell/record.h"

enum { PLAYERS_MAX = 32 /* players a session remembers, seated or not */ };

typedef struct Player {
    int number;   /* unique in the session; 0 = free entry */
    char *spec;   /* canonical for the present game; a level stays a level: uct(preset=medium) */
    char *values; /* the same with the values of that level, for a game that has no such level */
} Player;

extern const char seats_human[]; /* the searcher that is a person */

/* The canonical text of a player spec for `variant`, in which a preset that it names keeps its name
 * (spec_text_named); null when it is no player or does not fit the game. The caller frees it. */
char *seats_canonical(const Variant *variant, const char *spec, Err *err);
bool seats_set(PlySession *session, int seat, const char *spec, Err *err);
/* After a change of the variant: the usual opponent of the game before (seats_default) gives way to
 * that of the new one, and every other seat is read anew: a level is the new game's, or its values
 * before where the new one has none of the name. What no longer fits becomes human and is reported
 * in session->resets. */
void seats_refit(PlySession *session);
void seats_told(PlySession *session); /* the reports have been read: forgets them */
const char *seats_spec(const PlySession *session, int seat);
/* Who sits there when nobody is named: a person first, against them the game's opponent of medium
 * strength. The caller frees it; null without memory. */
char *seats_default(const Variant *variant, int seat);
/* An unseated player of a canonical spec; null without memory. */
Player *seats_add(PlySession *session, const char *spec, Err *err);
/* A player by seat ("J", "A", "1" = its number) or by free name; null with a sentence. */
Player *seats_find(PlySession *session, const char *word, Err *err);
int seats_side(const Game *game, const char *word, Err *err); /* player number by name; -1 */
void seats_free(PlySession *session);
bool seats_is_human(const char *spec);

#endif
