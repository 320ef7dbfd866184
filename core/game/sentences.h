/* sentences.h - what a game says to people: what a move asks of them, how it can end, what is to be
 * reached, and which tools it has. A GameDef names the rows, a Game says which of them holds.
 *
 *     static const Ending endings[] = {{"row", "{count} in a row", .line = true},
 *                                      {"full", "The board is full"}, {0}};
 *
 *     parts_add(parts, "count", PART_WORD, 4);
 *     return 0;
 *
 * becomes {"code": "row", "text": "Four in a row", "parts": {"count": 4}} in an answer.
 * A code is one word for programs and stays what it is; a text is English, in which {name} stands
 * for a part, and may be reworded at any time. */
#ifndef PLY_GAME_SENTENCES_H
#define PLY_GAME_SENTENCES_H

#include <stdbool.h>
#include <stdint.h>

#include "base/json.h"

typedef struct Game Game;

/* What one click of a move asks of a person. */
typedef struct Ask {
    const char *code;  /* "column"; null ends the rows */
    const char *title; /* what the click chooses, in a list: "Queen from" */
    const char *text;  /* what to do with pointer and keys: "click a column" */
    const char *touch; /* with fingers: "tap a column" */
} Ask;

/* A way in which a game can end. */
typedef struct Ending {
    const char *code; /* "row"; null ends the rows */
    const char *text; /* why, a sentence without its full stop: "{loser} has no move left" */
    bool line;        /* the cells with MARK_WIN are what made it end so: a line, the last piece */
} Ending;

/* What is to be reached, in a game that has a goal (GameStatistics.goal). */
typedef struct Goal {
    const char *code;  /* "tile" */
    const char *text;  /* what to do: "Join tiles to reach {tile}" */
    const char *name;  /* in a few letters: "{tile}" */
    const char *go_on; /* values of the spec with which the game does not end there, or null */
} Goal;

/* How a move is called where its notation is not what people say: "l" is "left". */
typedef struct MoveTitle {
    const char *move, *title; /* null ends the rows */
} MoveTitle;

/* What can be done in a game besides playing it move by move. */
enum {
    TOOL_SET_UP = 1,    /* positions are set up cell by cell (Game.edit) */
    TOOL_MAP = 2,       /* its ground can be drawn (Game.remake) */
    TOOL_ROUNDS = 4,    /* all players' moves together are a step; a clock may run them */
    TOOL_AUTOPLAY = 8,  /* the one player hands the keys to a computer and takes them back */
    TOOL_OUTLOOK = 16,  /* what the dice may bring to every move is worth a look */
    TOOL_LAYERS = 32,   /* values of moves and cells lie over the board */
    TOOL_WASD = 64,     /* the letters w, a, s, d steer as the arrow keys do */
    TOOL_LOCKSTEP = 128 /* random games of one player go on step by step together
                           (PlayoutDef.choices) */
};
extern const char *const tool_words[]; /* of the bits in this order, ended by null */

/* ---- parts of a sentence --------------------------------------------------------------------- */

typedef enum PartKind {
    PART_NUMBER,
    PART_WORD,  /* a number that is written as a word up to nine: "four" */
    PART_PLAYER /* the number of a seat, written as its title: "Yellow" */
} PartKind;

typedef struct PartValue {
    const char *name;
    PartKind kind;
    int64_t value;
} PartValue;

enum { PARTS_MAX = 8 };

typedef struct Parts {
    int count;
    PartValue part[PARTS_MAX];
} Parts;

void parts_add(Parts *parts, const char *name, PartKind kind, int64_t value);
/* The text with its parts filled in; its first letter stays or becomes a capital where `text`
 * begins with a part. A part that is not there is left out. */
void parts_write(const Game *game, const char *text, const Parts *parts, Writer *out);
/* The member `parts`: numbers by their names. */
void parts_json(const Parts *parts, Json *json);

/* ---- of a position --------------------------------------------------------------------------- */

typedef struct Ended {
    const Ending *row;
    Parts parts; /* the game's own; `winner`, if one player has won; `loser`, if of two */
} Ended;

/* How a finished game ended; "over" where its rows say nothing. */
void game_ended(const Game *game, const void *state, Ended *out);

#endif
