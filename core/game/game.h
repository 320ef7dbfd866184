/* game.h - the contract for games. Read this first.
 *
 * A GameDef is a family of variants: one constant row with parameters (board size, rules) and the
 * evaluations and playout policies that the family knows. `setup` turns parameter values into a
 * Game: one immutable variant, a table of functions over flat states. Searchers see nothing else.
 *
 * A state is `state_size` plain bytes at an address divisible by 8: no pointers, no history,
 * comparable by memcmp (padding is zero) and copied by memcpy. `play` is pure: it reads `from` and
 * writes `to`, which may be the same bytes. There is no undo; a search keeps its states on its own
 * stack.
 *
 * Players are numbered from 0. The player that must choose next is the `mover`; CHANCE is a mover,
 * too. In games with simultaneous moves the choices of a round stay pending in the state until the
 * last player has chosen; legal moves never depend on pending choices.
 *
 * No allocation, no globals, no clock, no randomness but the generator that is handed in. */
#ifndef PLY_GAME_GAME_H
#define PLY_GAME_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/param.h"
#include "base/rng.h"
#include "base/writer.h"
#include "game/sentences.h"

typedef uint32_t Move; /* private code of one game; never NO_MOVE */

typedef enum Status { ONGOING, OVER } Status;

typedef struct Game Game;
typedef struct Rules Rules;       /* one game's own; every game defines its `struct Rules` */
typedef struct Estimate Estimate; /* estimate.h */

enum {
    CHANCE = -1, /* what mover() says when the dice move */
    MAX_PLAYERS = 6,
    MAX_CLICKS = 4,   /* longest click path of a move */
    MAX_STATE = 65536 /* largest state_size */
};
static const Move NO_MOVE = UINT32_MAX;
enum { RATE_LAST = -1000000 }; /* see Game.rate */

/* What a searcher must be able to cope with. */
enum {
    TRAIT_TWO_PLAYER = 1,    /* two players, results sum to 0, in -1..+1 */
    TRAIT_SOLO = 2,          /* one player against the rules or the dice */
    TRAIT_MANY = 4,          /* three or more players */
    TRAIT_CHANCE = 8,        /* mover() may be CHANCE */
    TRAIT_SIMULTANEOUS = 16, /* choices of a round are pending until all have chosen */
    TRAIT_POINTS = 32,       /* results are points, not -1..+1 */
    TRAIT_ANY = 63
};

/* ---- drawing --------------------------------------------------------------------------------- */

/* A kind of thing that stands on a cell; `piece` numbers below index the game's palette. */
typedef struct Piece {
    const char *name;  /* one word, for `edit` and for style sheets: "yellow", "wall" */
    const char *title; /* for people: "yellow disc" */
    char letter;       /* in text drawings */
    int owner;         /* player, or -1 */
} Piece;

enum {
    MARK_LAST = 1,
    MARK_WIN = 2,
    MARK_TARGET = 4,
    MARK_OUT = 8
}; /* last move; winning line; a legal move ends here; whose piece this is has lost */

typedef struct Cell {
    int id;            /* 0.., the number used by clicks, overlays and `edit` */
    int x, y, floor;   /* column from the left, row from the bottom, floor from 0 */
    int piece;         /* index into the palette, -1 = empty */
    int click;         /* the token that a click here sends (see path); -1 = none */
    unsigned marks;    /* MARK_... */
    const char *place; /* kind of ground, for style sheets: "cell", "wall", "teleport" */
    const char *label; /* short text on the cell or null; valid during the call */
    const char *name;  /* coordinate for screen readers and `edit`: "d1"; valid during the call */
} Cell;

/* Receives a drawing. Any callback may be null. */
typedef struct ViewSink {
    void *context;
    void (*size)(void *context, int columns, int rows, int floors); /* once, first */
    void (*cell)(void *context, const Cell *cell);                  /* in the order of ids */
    void (*link)(void *context, int from_cell, int to_cell,
                 const char *kind); /* teleports, wraps */
    /* A piece moved by the last move; from -1 = it drops or appears, to -1 = it vanishes. */
    void (*motion)(void *context, int from_cell, int to_cell, int piece);
} ViewSink;

/* Direction keys as click tokens, beyond any cell number. */
enum { KEY_LEFT = 1 << 20, KEY_UP, KEY_RIGHT, KEY_DOWN, KEY_ASCEND, KEY_DESCEND };
extern const char *const key_words[]; /* "left", ... in this order, ended by null */

/* A part of the value of an evaluation: the word in its answers and a title for people. */
typedef struct Term {
    const char *name, *title;
} Term;

/* Receives what an evaluation says: its terms by name, how their sum becomes the value if that is
 * game_squash(sum, scale), then a value per cell for an overlay (territory, heat). `cell` and
 * `squash` may be null. */
typedef struct TermSink {
    void *context;
    void (*term)(void *context, const char *name, double value);
    void (*cell)(void *context, int cell, double value);
    void (*squash)(void *context, double scale);
} TermSink;

static inline void term_sink_squash(const TermSink *sink, double scale) {
    if (sink->squash) sink->squash(sink->context, scale);
}

/* How the pieces of a family are drawn; without a look as discs on squares. */
enum {
    LOOK_FRAME = 1,  /* behind a frame with round holes, into which they fall */
    LOOK_QUEENS = 2, /* as queens; a piece without owner is a block */
    LOOK_TRAILS = 4, /* with the trails that they leave, on a map */
    LOOK_TILES = 8   /* as numbered tiles that slide */
};
extern const char *const look_words[]; /* of the bits in this order, ended by null */

/* ---- evaluations ----------------------------------------------------------------------------- */

typedef enum EvalRole {
    EVAL_OTHER,
    EVAL_PLAIN, /* the source document's; default of the teaching searchers */
    EVAL_STRONG /* our best; default of pvs */
} EvalRole;

/* A named evaluation. Values are in hundredths of a win for games without points, strictly inside
 * (-100, +100) while the game goes on (a player of many that is out already may have +-100),
 * exactly +100, -100 or 0 (100 x result) when it is over; in points still to come for games with
 * points. One EvalDef may be both PLAIN and STRONG (`strong`). */
typedef struct EvalDef {
    Row row; /* params fill the weights struct */
    EvalRole role;
    size_t tables_size; /* scratch that prepare fills; 0 when there is none */
    bool outcome_only;  /* value is 0 as long as the game goes on: searchers need not ask then */
    /* Games with points: true when values are no points still to come but stand on a scale of their
     * own (a heuristic, a chance of winning), under these tables. They do not depend on banked
     * points; searchers do not add those, and ask for the value of finished states, too. Null =
     * false. */
    bool (*own_scale)(const Game *game, const void *tables);
    /* Its own scale is the chance, in per cent, that the goal is reached (GameStatistics). */
    bool chance;
    /* What its values come to for people, where games were played to find out: rows ended by one
     * without a game. Null = nobody knows, and people are shown the values. */
    const Estimate *estimates;
    /* Builds look-up tables from the weights; cheap enough for every move of a slider. Null =
     * none. */
    bool (*prepare)(const Game *game, const void *weights, void *tables, Err *err);
    /* Of `tables`, what all positions of a search that begins at `root` are to be valued by, where
     * weights change in the course of a game; value chooses by its own state. Null = `tables`. */
    const void *(*prepared_at)(const Game *game, const void *tables, const void *root);
    /* Value of `state` for `player`. `tables` is what prepare filled, or the weights themselves
     * when prepare is null. Must be a pure function; antisymmetric for two players. */
    double (*value)(const Game *game, const void *tables, const void *state, int player);
    /* The same where only a window matters. *side 0: the value itself. +1: it is at least what is
     * returned, which is at least `high`; -1: at most, and at most `low`. For evaluations that know
     * bounds more cheaply. Null = value. */
    double (*within)(const Game *game, const void *tables, const void *state, int player,
                     double low, double high, int *side);
    /* The same of the positions behind `count` moves of `state`, bit by bit what value says of
     * each; with `partial` behind Game.partial of each. For evaluations that do several at once
     * more cheaply. Games without points only. Null = one by one. */
    void (*children)(const Game *game, const void *tables, const void *state, const Move *moves,
                     int count, bool partial, int player, double *out);
    /* All that explain and explain_after give, ended by a row without name; null with them. */
    const Term *terms;
    /* Gives the terms, how the value follows from their sum where it is not the sum itself, and the
     * overlay. Null = only the value is shown. */
    void (*explain)(const Game *game, const void *tables, const void *state, int player,
                    const TermSink *sink);
    /* Games with chance: terms of a move of `player` that do not depend on the dice after it.
     * `after` is the state right after the move; `seed` that of the decision, for terms drawn at
     * random. A player that looks one move ahead adds them to what `value` says of the states
     * behind the dice. Null = none. */
    double (*after)(const Game *game, const void *tables, const void *before, Move move,
                    const void *after, int player, uint64_t seed);
    /* Gives the terms of `after` as explain does those of value. Null when after is null. */
    void (*explain_after)(const Game *game, const void *tables, const void *before, Move move,
                          const void *after, int player, uint64_t seed, const TermSink *sink);
} EvalDef;

/* A sum without bounds as hundredths of a win, strictly inside -100..+100; `scale` comes half
 * way. */
static inline double game_squash(double sum, double scale) {
    return 99 * sum / (scale + (sum < 0 ? -sum : sum));
}

/* ---- playouts -------------------------------------------------------------------------------- */

/* What a batch of playouts adds up to. The caller zeroes it (or goes on adding) and sets the
 * requests. */
typedef struct Playouts {
    int64_t count;              /* finished and cut playouts */
    int64_t cut;                /* stopped at max_plies before the end; they count as result 0
                                   (games with points: the points banked so far) */
    double sum[MAX_PLAYERS];    /* of results (utility as Game.result) per player */
    double square[MAX_PLAYERS]; /* of their squares */
    int64_t wins[MAX_PLAYERS];  /* results > 0 */
    int64_t plies;              /* played in all, from the given state on */
    double plies_square;
    /* What else is wanted; null = not. */
    Move *best_line;   /* room for Game.max_plies moves: the line of the best single result */
    int best_length;   /* of it */
    double best_value; /* for best_player; meaningful when best_length > 0 */
    int best_player;   /* whose result counts for the best line */
    uint32_t *cells;   /* per cell: how often a playout went there; Game.cells entries */
    void *cut_state;   /* state_size bytes: where the last playout stopped */
} Playouts;

/* One move of a policy from `state` (mover is a player, game ongoing). */
typedef Move GamePick(const Game *game, const void *params, const void *state, Rng *rng);

/* A named playout policy: many whole random games in one call. Playout i draws only from
 * rng_stream(seed, first + i), so that any batch size, lane count or instruction set gives the same
 * sums. `max_plies` 0 = no cut. `params` is the values struct of row.params. */
/* How one choice of a playout came about: a number was drawn, and modulo the number of possible
 * moves it says which of them is made. */
typedef struct PlayoutChoice {
    uint64_t open; /* the possible moves, a bit each by their numbers, which are below 64 */
    int number;    /* drawn; 0 or more */
    int cell;      /* id of the cell on which the player stands before it */
} PlayoutChoice;

typedef struct PlayoutDef {
    Row row;
    EvalRole role; /* PLAIN: uniform, the default; STRONG: the best known */
    void (*run)(const Game *game, const void *params, const void *from, uint64_t seed,
                uint64_t first, int64_t count, int max_plies, Playouts *out);
    GamePick *pick; /* for stepping and for the test that compares distributions */
    /* The first `count` choices of playout `index`. When it is over the possible moves are none and
     * numbers are drawn on, as in games that wait for others in lockstep. Returns below what the
     * numbers are; 0 = the games of this variant do not choose so. Null = none do. */
    int (*choices)(const Game *game, const void *from, uint64_t seed, uint64_t index, int count,
                   PlayoutChoice *out);
} PlayoutDef;

/* ---- one variant ----------------------------------------------------------------------------- */

typedef struct Known {
    double low, high; /* bounds of the result for the mover, proven; equal = exact */
    int plies;        /* to the end when exact and known, else -1 */
} Known;

/* Bounds of the result and of when it comes, for the mover: not below `low` (-1 lost, 0 drawn, 1
 * won), nor above `high`. In how many plies: a `low` of 1 comes true after at most `low_plies`, of
 * -1 after no fewer than so many; a `high` of -1 after at most `high_plies`, of 1 after no fewer. 0
 * = nothing is known of that. */
typedef struct GameBounds {
    int low, high;
    int low_plies, high_plies;
} GameBounds;

/* What a state of a game for points amounts to besides them. */
typedef struct GameStatistics {
    bool goal; /* the goal of the game is reached (2048: the target tile) */
    double
        tally; /* by which finished games of equal success are compared (2048: sum of the tiles) */
    double peak; /* the highest step climbed, one of a few dozen numbers (2048: the largest tile) */
} GameStatistics;

struct Game {
    const struct GameDef *def;
    const Rules *rules; /* the validated parameter struct; outlives the Game */
    unsigned traits;
    int players;
    bool turns; /* two players take strict turns: searchers need not ask who moves next */
    /* Most legal moves in any state: room for `moves`. A few thousand at most, because lists of
     * this length stand on the stack in uniform playouts. */
    int max_moves;
    int max_plies; /* longest game in plies, chance and pending choices counted */
    size_t state_size;
    /* The preset of the strong evaluation that `strong` stands for in this variant; null = that
     * evaluation as it is. */
    const char *strong;
    int cells; /* number of cell ids; 0 = nothing to draw */
    const Piece *palette;
    int pieces;
    const char *const *player_names;  /* short names in statistics and `side=`: "J", "R" */
    const char *const *player_titles; /* the same for people: "Yellow"; null = the names */

    /* -- required -- */
    /* The first state (before any chance). */
    void (*start)(const Rules *rules, void *state);
    /* The player that chooses next: 0..players-1 or CHANCE. Only while ONGOING. */
    int (*mover)(const Rules *rules, const void *state);
    /* Writes the legal moves in a fixed documented order; returns their number, > 0 while ONGOING,
     * 0 when OVER. For CHANCE: every outcome. */
    int (*moves)(const Rules *rules, const void *state, Move *out);
    /* Plays a legal move. Pure; `to` may equal `from`. Says whether the game is over then. */
    Status (*play)(const Rules *rules, void *to, const void *from, Move move);
    /* The status of a state that came from elsewhere (position text, editor). */
    Status (*status)(const Rules *rules, const void *state);
    /* Utility of a finished game for a player: zero-sum in -1..+1, or points. */
    double (*result)(const Rules *rules, const void *state, int player);
    /* The move in the notation of the console; unique among the legal moves of the state. */
    void (*move_text)(const Rules *rules, const void *state, Move move, Writer *writer);

    /* -- optional: null has a generic default (game_... in this file) or takes the ability away
     * -- */
    /* Equal for equal states, whatever the order of moves; leaves banked points out. */
    uint64_t (*hash)(const Rules *rules, const void *state);
    /* Number of legal moves without listing them. */
    int (*count)(const Rules *rules, const void *state);
    /* What a player has already banked in a game with points. */
    double (*points)(const Rules *rules, const void *state, int player);
    /* Games for one player with points: what else there is to say of a state. Null = nothing. */
    void (*statistics)(const Rules *rules, const void *state, int player, GameStatistics *out);
    /* Weight of a chance outcome (a small integer; the probability is weight / sum of weights).
     * Null = all equal. */
    int (*chance_weight)(const Rules *rules, const void *state, Move move);
    /* Draws a chance outcome. Null = by the weights. */
    Move (*chance_draw)(const Rules *rules, const void *state, Rng *rng);
    /* Simultaneous games: how many choices are pending (0 = a new round begins). */
    int (*pending)(const Rules *rules, const void *state);
    /* Simultaneous games: writes the state as `player` may know it: pending choices of others
     * cleared and `player` the next to choose. Calling it for each player in turn and playing one
     * choice each must resolve the round alike, whatever the order. */
    void (*observe)(const Rules *rules, void *to, const void *from, int player);
    /* Quick ordering: a larger number is tried first. One per move. RATE_LAST is added to moves
     * that can wait until all others are tried. */
    void (*rate)(const Rules *rules, const void *state, const Move *moves, int count, int32_t *out);
    /* A move that wins at once for the mover, or that must be played to stop an immediate loss
     * (mover's win first); NO_MOVE when there is none. For the reflex of uct and montecarlo. */
    Move (*reflex)(const Rules *rules, const void *state);
    /* Proven value or bounds of an ongoing state without search; false = nothing known. */
    bool (*known)(const Rules *rules, const void *state, Known *out);
    /* The same with plies, of an ongoing state without search, for searches that ask when a game
     * ends, too; false = nothing known. */
    bool (*bounds)(const Rules *rules, const void *state, GameBounds *out);
    /* Lists moves by parts, for games with thousands: with NO_MOVE, of every way to play all parts
     * but the last the first move that begins so; with such a move, all that begin like it. In the
     * order of `moves`; returns their number. Null = searchers look at whole moves only. */
    int (*part)(const Rules *rules, const void *state, Move begun, Move *out);
    /* With part: writes the state after all parts of a move but the last, with the turn passed on:
     * no position of the game, but one that evaluations can judge. */
    void (*partial)(const Rules *rules, void *to, const void *from, Move move);

    /* The drawing of `state`; `before` (the state before the last move) and `last` may be null and
     * NO_MOVE. */
    void (*view)(const Rules *rules, const void *state, const void *before, Move last,
                 ViewSink *sink);
    /* The palette index of what stands on every cell, in the order of ids; -1 = nothing. What
     * `view` draws without names and marks, for evaluations that ask millions of times. Null = of
     * the view. */
    void (*pieces_on)(const Rules *rules, const void *state, signed char *out);
    /* Click tokens that mean `move`: `which` 0 = clicks on cells, 1 = direction keys. Returns the
     * length (0 = there is no such way). Paths of the legal moves of a state differ. */
    int (*path)(const Rules *rules, const void *state, Move move, int which, int out[MAX_CLICKS]);
    /* Reads a move; null = compare with move_text of every legal move. */
    bool (*move_read)(const Rules *rules, const void *state, const char *text, Move *out, Err *err);
    /* Splits a run of moves ("4453") into the first move's length in bytes; null = words only. */
    size_t (*move_span)(const Rules *rules, const void *state, const char *text);
    /* Set-up editor: puts `piece` (palette index, -1 = clear) on a cell, or makes `piece`'s owner
     * the mover when cell is -1. The caller has checked that both numbers exist. */
    bool (*edit)(const Rules *rules, void *state, int cell, int piece, Err *err);
    /* Instead of edit, in games whose ground can be changed (walls): all of the edits at once, then
     * the position text they come to, which may imply another variant (variant_of). */
    bool (*remake)(const Rules *rules, const void *state, const int *cells, const int *pieces,
                   int count, Writer *position, Err *err);
    /* One-line position text. Reading is total; on false the state is unchanged. */
    bool (*position_read)(const Rules *rules, void *state, const char *text, Err *err);
    void (*position_write)(const Rules *rules, const void *state, Writer *writer);
    /* A drawing in text for terminals; null = the position text. */
    void (*draw)(const Rules *rules, const void *state, Writer *writer);
    /* Figures of `state` in one line below the drawing, without newline; `brief` leaves all but the
     * most important ones out. Null = there is no such line. */
    void (*figures)(const Rules *rules, const void *state, bool brief, Writer *writer);
    /* How a finished game ended: the row of GameDef.endings, from 0, and the parts of its text but
     * for `winner` and `loser`; -1 = nothing is to be said. Null = the only row. */
    int (*ended)(const Rules *rules, const void *state, Parts *parts);
    /* The parts of GameDef.goal in this variant; null with it. */
    void (*goal)(const Rules *rules, Parts *parts);
    /* The variant as the source document writes it, `Board(4, 4, 3, True)`, in the printed form of
     * statistics; null = the spec. */
    void (*repr)(const Rules *rules, Writer *writer);
};

/* A family of variants: one constant row, the game's only external symbol (game_<name>). */
typedef struct GameDef {
    Row row;           /* params fill the rules struct (its leading part; setup fills the rest) */
    size_t rules_size; /* whole rules struct, >= row.size: masks and tables computed by setup */
    unsigned look;     /* LOOK_... */
    unsigned tools;    /* TOOL_..., as all that follows in sentences.h */
    const Ask *asks;   /* a row a click of a move, or one where a move takes none; null = a cell */
    const Ending *endings;    /* null = nothing is to be said of its ends */
    const Goal *goal;         /* null = there is none */
    const MoveTitle *titles;  /* of moves; null = they are called as they are written */
    const char *move_phrase;  /* a move within a sentence, "column {move}"; null = as it is */
    const char *tally_phrase; /* what GameStatistics.tally counts, "tiles of {tally}"; or null */
    const char *real_time;    /* TOOL_ROUNDS: values of the spec under a clock, or null */
    /* Checks the values (bounds of single ones are already checked), computes masks and tables
     * inside `rules` and fills `out`. False with a sentence when values do not go together. The
     * rules stay where they are and are immutable afterwards. */
    bool (*setup)(Rules *rules, Game *out, Err *err);
    const Row *const *evals; /* rows of EvalDef, ended by null; null = the generic `outcome` only */
    const Row *const
        *playouts; /* rows of PlayoutDef, ended by null; null = the generic `uniform` */
    const Row *const *learners; /* rows of LearnerDef (learn.h), ended by null; null = none */
    /* A variant that this position text implies (size, number of pieces): writes the inside of a
     * spec's parentheses; null = the text never implies one. */
    bool (*variant_of)(const char *position, Writer *values);
    /* Game records of other programs, in SGF: writes the game that began with the state `start` and
     * went on with `count` legal moves; false with a sentence where the format has no room for it.
     * Null (and then both are null) = there is no such format. */
    bool (*record_write)(const Game *game, const void *start, const Move *moves, int count,
                         Writer *out, Err *err);
    /* Reads such a record, total as all reading: `values` receives the inside of a spec's
     * parentheses, `position` the text of the start position or nothing when it is the variant's
     * usual one, `moves` the moves in the notation of the console, with blanks between them; not
     * checked to be legal. False with a sentence when it is no record of this game. */
    bool (*record_read)(const char *text, Writer *values, Writer *position, Writer *moves,
                        Err *err);
} GameDef;

/* ---- generic functions over any game (game.c) ------------------------------------------------ */

/* Sets up a variant from resolved parameter values. The Game and its rules live in the arena. */
Game *game_new(const Choice *choice, Arena *arena, Err *err);

uint64_t game_hash(const Game *game, const void *state); /* own or over the bytes */
int game_count(const Game *game, const void *state, Move *scratch);
double game_points(const Game *game, const void *state, int player); /* 0 without points */
int game_chance_weight(const Game *game, const void *state, Move move);
/* Draws a chance outcome; `scratch` has room for max_moves. */
Move game_chance_draw(const Game *game, const void *state, Rng *rng, Move *scratch);
/* Copies, then applies observe where the game has it. */
void game_observe(const Game *game, void *to, const void *from, int player);
bool game_move_read(const Game *game, const void *state, const char *text, Move *out, Err *err);
void game_move_text(const Game *game, const void *state, Move move, Writer *writer);
/* The same into `text`, "-" for NO_MOVE; and as an argument of write_format, as REAL_TEXT. */
enum { MOVE_TEXT_MAX = 80 };
char *game_move_word(const Game *game, const void *state, Move move, char text[MOVE_TEXT_MAX]);
#define MOVE_TEXT(game, state, move) \
    game_move_word((game), (state), (move), (char[MOVE_TEXT_MAX]){0})
/* A coordinate: column letters (the column behind z is aa) and the row from 1. */
void game_write_column(Writer *out, int x);
void game_write_cell(Writer *out, int x, int y);
/* Steps over rows of cells with '/' between them, as positions are written: at most `max`
 * characters of `marks`, which go to `cells`. False when rows differ in length. */
bool game_read_rows(const char **text, const char *marks, int max, char *cells, int *rows,
                    int *cols);
/* What follows blanks and tabs. */
static inline const char *game_skip_blanks(const char *text) {
    while (*text == ' ' || *text == '\t')
        text++;
    return text;
}
/* The same as a member of JSON; null for NO_MOVE. */
void game_move_json(Json *json, const char *key, const Game *game, const void *state, Move move);
bool game_legal(const Game *game, const void *state, Move move, Move *scratch);
/* The drawing, else the position text, and the line of figures. */
void game_draw(const Game *game, const void *state, bool brief, Writer *writer);
const char *game_player_name(const Game *game, int player); /* the game's or "P1".. */
/* In sentences and labels; who plays alone is "The player", and mostly needs no name. */
const char *game_player_title(const Game *game, int player);
int game_title_width(const Game *game); /* of the longest title, 0 for one player alone */

/* The chance of a played game: outcome number `ply` of a game with this seed. Frozen. */
static inline Rng game_chance_rng(uint64_t seed, int ply) {
    return rng_stream(seed ^ 0x63686e6365u, (uint64_t)ply);
}

/* The evaluations and playout policies of a game as a Scope: kinds "eval" and "playout" with the
 * roles "plain" and "strong" (a role without a row falls back to the first row). Filled in place;
 * do not copy the struct, it points into itself. */
typedef struct GameScope {
    RowSet sets[2];
    const Row *roles[2][2];
    const char *presets[2][2];
    Scope scope;
} GameScope;

void game_scope(const Game *game, GameScope *out);

/* For games that bring none of their own: `uniform` plays through moves and play; `outcome` is
 * 100 x result when the game is over, else 0 (games with points: always 0 points still to come). */
extern const PlayoutDef game_playout_uniform;
extern const EvalDef game_eval_outcome;
double game_outcome(const Game *game, const void *tables, const void *state, int player);

/* PlayoutDef.run of a policy that is given by one move at a time. `cell_of` (may be null) says to
 * which cell a move goes, -1 = to none, for Playouts.cells. */
void game_playout_by(const Game *game, GamePick *pick, int (*cell_of)(Move move),
                     const void *params, const void *from, uint64_t seed, uint64_t first,
                     int64_t count, int max_plies, Playouts *out);
GamePick game_pick_uniform; /* every legal move is equally likely */

#endif
