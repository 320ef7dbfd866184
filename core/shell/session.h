/* session.h - what the files of shell/ share: the session, its game record, its players, its jobs.
 *
 *     ply_exec -> commands.c finds the row -> commands_*.c does it -> answer.c writes what comes back
 *                                               |
 *                        record.c (the game)  seats.c (the players)  tasks.c (the jobs)
 *
 * Nothing here is visible outside shell/; hosts see plyscope.h only. */
#ifndef PLY_SHELL_SESSION_H
#define PLY_SHELL_SESSION_H

#include "game/learn.h"
#include "play/job.h"
#include "play/round.h"
#include "plyscope.h"

enum {
    LINE_MAX_BYTES = 65536, /* longest input line */
    TASKS_MAX = 16,         /* jobs side by side, kept ones included */
    KEPT_MAX = 4,           /* ended searches that were asked to be kept */
    PLAYERS_MAX = 32,       /* players a session remembers, seated or not */
    START_MAX = 4000,       /* longest text of a start position that a link may carry */
    VIEW_MAX = 6000         /* longest w= of a link: it holds specs in base64 */
};

/* ---- the variant ---------------------------------------------------------------------------- */

/* One set-up game, shared by the record and by every job that searches it: the last user frees it. */
typedef struct Variant {
    int users;
    Arena *arena;
    Choice choice;
    const Game *game;
    const char *spec; /* canonical text */
    const Scope *games;
    PlayerScope scope; /* reads player, eval and playout specs for this game */
    Move *moves;       /* scratch, max_moves entries; used within one call only */
} Variant;

/* `games` is what the spec may name; it outlives the variant. */
Variant *variant_new(const Scope *games, const char *spec, size_t cap, Err *err);
Variant *variant_keep(Variant *variant);
void variant_drop(Variant *variant); /* null is allowed */
const Scope *games_scope(void);      /* the registry's games */

/* ---- the game in progress ------------------------------------------------------------------- */

/* Every state from the start on, so that undo, redo and drawings need no replay. */
typedef struct Record {
    Variant *variant;
    unsigned char *states; /* total + 1 states, `stride` bytes each */
    Move *moves;           /* total entries: moves[i] leads from state i to i + 1 */
    size_t stride;
    int count; /* plies played; chance and pending choices count */
    int total; /* plies known: those from count on can be played again by redo */
    int room;
    char *start; /* position text of the first state when it is not the usual one, else null */
} Record;

/* Begins at `start` (position text) or, when it is null, at the usual first state. Takes over the
 * caller's reference to `variant` when it succeeds. */
bool record_init(Record *record, Variant *variant, const char *start, Err *err);
void record_done(Record *record);
const void *record_state(const Record *record);
const void *record_at(const Record *record, int ply);
bool record_over(const Record *record);
int record_mover(const Record *record); /* player or CHANCE; only while not over */
/* Plays a legal move; what could be redone is forgotten. */
bool record_play(Record *record, Move move, Err *err);
/* Lets the dice move as long as it is their turn: outcome number `ply` of this seed. */
bool record_chance(Record *record, int64_t seed, Err *err);
bool record_undo(Record *record); /* a decision together with the chance after it */
bool record_redo(Record *record);
/* Reads and plays the moves of one word: one move, or a run of them where the game has runs. Chance
 * outcomes are read from the word when `chance` is set, else drawn from the seed. */
bool record_play_word(Record *record, const char *word, bool chance, int64_t seed, Err *err);
void record_move_text(const Record *record, int ply, Writer *out); /* of moves[ply] */

/* ---- players -------------------------------------------------------------------------------- */

typedef struct Player {
    int number; /* unique in the session; 0 = free entry */
    char *spec; /* canonical for the present game */
} Player;

/* Everything that a link restores; a link is read into a fresh one and then moved in whole. */
typedef struct Table {
    Record record;
    int64_t seed;
    char *seats[MAX_PLAYERS]; /* player specs */
    char page[VIEW_MAX + 1];  /* the page's own part of a link */
} Table;

/* ---- jobs ----------------------------------------------------------------------------------- */

/* States and kinds are bits: several of them make the filter of a look-up. */
typedef enum TaskState {
    TASK_FREE = 0,
    TASK_RUNNING = 1,
    TASK_PAUSED = 2,  /* by `pause`, or a step reached its event */
    TASK_WAITING = 4, /* for units from the host */
    TASK_ENDED =
        8, /* kept for tree, why, report and stats: the last of its sort, and `kept` ones */
    TASK_ACTIVE = TASK_RUNNING | TASK_PAUSED | TASK_WAITING,
    TASK_USED = TASK_ACTIVE | TASK_ENDED
} TaskState;

typedef enum TaskKind {
    TASK_ANALYSIS = 1,
    TASK_GO = 2,       /* plays its move at the end */
    TASK_PROTOCOL = 4, /* a search that speaks the engine protocol */
    TASK_MATCH = 8,    /* has statistics */
    TASK_SERIES = 16,  /* a tournament or sweep */
    TASK_EVOLVE = 32,  /* has a population */
    TASK_TRAIN = 64,   /* makes a network */
    TASK_ROUND = 128,  /* the choices of a round; kept for its searches */
    TASK_PLAIN = 256,  /* a job that is gone when it has said what came out */
    TASK_SEARCH = TASK_ANALYSIS | TASK_GO | TASK_PROTOCOL, /* think_... may be called */
    TASK_TUNABLE = TASK_SEARCH | TASK_EVOLVE | TASK_TRAIN,
    TASK_ANY = 511
} TaskKind;

typedef struct Task {
    TaskState state;           /* one bit */
    TaskKind kind;             /* one bit */
    int number;                /* from 1 */
    int re;                    /* the line that started it */
    bool json;                 /* how that line wanted its answers */
    bool kept;                 /* an ended search that stays until it is cancelled */
    bool ahead;                /* of a round: not played at the end */
    Move choices[MAX_PLAYERS]; /* of a round: what people have chosen */
    double shown;              /* clock of the last progress line, negative before the first */
    int steps;                 /* without a clock: steps since the last progress line */
    Job *job;
    JobWorld world;
    Variant *variant;
} Task;

/* What a blob on the shelf points to; kept after its name has gone as long as a job may use it. */
typedef struct Content Content;

struct PlySession {
    PlyHost host;
    bool json, colour;
    bool hired; /* the engine protocol was told who plays */
    unsigned version;
    int line; /* lines so far */
    int jobs; /* jobs so far */
    int threads;
    Scope games; /* what `new` may name */
    Record record;
    int64_t seed;
    char page[VIEW_MAX + 1]; /* opaque state of the page's view, carried by links */
    Player players[PLAYERS_MAX];
    int player_numbers;        /* numbers given out so far */
    int seats[MAX_PLAYERS];    /* indices into players */
    char *resets[MAX_PLAYERS]; /* why a seat was reset, or null */
    Task tasks[TASKS_MAX];
    Statistics statistics; /* of the last match; games 0 = none */
    bool has_statistics;
    Population *population; /* loaded, or left by the last evolution; null = none */
    Shelf shelf;
    Content *contents; /* all, newest first: those on the shelf and those that jobs may still use */
};

/* Carries out a console line without its answers; false with its sentence when it is refused. */
bool session_quietly(PlySession *session, const char *line, Err *err);

/* A session that knows other games than the registry's (tests bring their own); `games` outlives it. */
PlySession *session_new(const PlyHost *host, const RowSet *games);

static inline const Game *session_game(const PlySession *session) {
    return session->record.variant->game;
}

/* ---- seats.c -------------------------------------------------------------------------------- */

extern const char seats_human[]; /* the searcher that is a person */

/* The canonical text of a player spec for `variant`; null when it is no player or does not fit the
 * game. The caller frees it. */
char *seats_canonical(const Variant *variant, const char *spec, Err *err);
bool seats_set(PlySession *session, int seat, const char *spec, Err *err);
/* After a change of the variant: reads every seat anew; what no longer fits becomes human and is
 * reported in session->resets. */
void seats_refit(PlySession *session);
const char *seats_spec(const PlySession *session, int seat);
char *seats_default(const Variant *variant,
                    int seat); /* the caller frees it; null without memory */
Player *seats_add(PlySession *session, const char *spec); /* an unseated player; null = no memory */
/* A player by seat ("J", "A", "1" = its number) or by free name; null with a sentence. */
Player *seats_find(PlySession *session, const char *word, Err *err);
int seats_side(const Game *game, const char *word, Err *err); /* player number by name; -1 */
void seats_free(PlySession *session);
bool seats_is_human(const char *spec);

/* ---- table.c: whole-sale changes of the game -------------------------------------------------- */

/* Moves a fully checked table into the session; the old game is freed, running `go` jobs are
 * cancelled. The table is empty afterwards. */
void table_install(PlySession *session, Table *table);
void table_done(Table *table);
/* The game changed (a move, undo, ...): cancels `go` jobs and counts the version. */
void table_changed(PlySession *session, const char *why);

/* ---- tasks.c -------------------------------------------------------------------------------- */

typedef struct Call Call;

/* A free task with its world filled in; the caller creates the job in task->world and then calls
 * task_start, or leaves it. Null with a sentence when too many jobs run. */
Task *task_new(PlySession *session, Err *err);
/* False when `job` is null: its maker has refused. `variant` is what the job uses of the session's
 * game, null = nothing. */
bool task_start(Call *call, Task *task, TaskKind kind, Job *job, Variant *variant);
void task_free(Task *task);
/* The tasks of these kinds in these states, in the order of the table: the one behind `after`, null =
 * the first. Null at the end. */
Task *task_next(PlySession *session, const Task *after, unsigned kinds, unsigned states);
/* Of those the one with the largest number; null when there is none. */
Task *task_newest(PlySession *session, unsigned kinds, unsigned states);
Task *task_find(PlySession *session, int number);
/* The job that a command means: the one with that number, or (null) the newest that is active, else
 * the newest in one of these states. Null with a sentence. */
Task *task_choose(PlySession *session, const char *number, unsigned kinds, unsigned states,
                  Err *err);
void task_cancel(PlySession *session, Task *task, const char *reason);
/* Finishes with what is known and says so at once. */
void task_finish(PlySession *session, Task *task);
void task_report(PlySession *session, Task *task, int re, bool json, JobLevel level,
                 const char *type);
const char *task_state_name(const Task *task);
/* Memory that a new search may take, under the session's cap. */
size_t task_memory(PlySession *session);
/* What jobs get from the session and its host. */
JobWorld task_world(PlySession *session);
/* commands_round.c: plays what a round's players have chosen. */
bool round_play(PlySession *session, Task *task, Err *err);
PlyState tasks_pump(PlySession *session, double ms);

/* ---- protocol.c ------------------------------------------------------------------------------- */

/* `info` as the search of a protocol's task stands; the same and `bestmove` at its end. */
void protocol_info(PlySession *session, const Task *task);
void protocol_end(PlySession *session, const Task *task);

/* ---- commands_evolve.c ------------------------------------------------------------------------ */

/* Puts the network of an ended training on the shelf and gives the learner's memory back. */
bool network_keep(PlySession *session, Task *task, Err *err);
/* Copies the population of an ended evolution into the session. */
void population_keep(PlySession *session, const Task *task);
void population_drop(PlySession *session);

/* ---- shelf.c: blobs ---------------------------------------------------------------------------- */

/* Puts a copy of the bytes on the shelf, in place of what had this name. A file that a learner of
 * some game knows is checked and opened. False with a sentence when it is damaged, when there is no
 * room or no memory; nothing has changed then. */
bool shelf_put(PlySession *session, const char *name, const void *bytes, size_t size, Err *err);
bool shelf_remove(PlySession *session, const char *name); /* false = there was none */
/* The learner that made the blob, or null when it is nothing that a learner knows. */
const LearnerDef *shelf_learner(const Blob *blob);
bool shelf_knows(const void *bytes, size_t size); /* whether they claim to be a learner's file */
void shelf_free(PlySession *session);

/* ---- show.c, describe.c, link.c, help.c, tree.c ----------------------------------------------- */

void show_text(PlySession *session, Writer *out);
void show_json(PlySession *session, Json *json);
/* One sentence: who moves, or how it ended. */
/* How a game ended: "J wins". */
void show_outcome(const Game *game, const void *state, Writer *out);
void show_result(const PlySession *session, Writer *out);
/* The member `view`: the drawing of a state that `last` led to from `before` (null = from nowhere). */
void show_view(const Game *game, const void *state, const void *before, Move last, Json *json);
void describe_json(Json *json);
/* Values of a spec by parameter name, nested specs as {name, values}. */
void describe_values(const Choice *choice, Json *json, const char *key);
bool help_topic(PlySession *session, const char *word, Writer *out, Err *err);

/* The link's part after '#', without '#'. */
void link_write(const PlySession *session, Writer *out);
/* Reads a link or the part after '#'; checks all of it before it fills `out`. `note` receives what
 * was ignored (empty = nothing). */
bool link_read(const char *text, const Scope *games, size_t memory, Table *out, Writer *note,
               Err *err);

/* ---- terms.c -------------------------------------------------------------------------------- */

/* Whose terms: `player` chooses in `state`; `seed` serves terms that are drawn at random. */
typedef struct TermsWish {
    const Game *game;
    const EvalDef *def;
    const void *tables, *state;
    int player;
    uint64_t seed;
} TermsWish;

/* Writes for every legal move an element {move, terms: {name: number}, value, dice} of the open array or,
 * where `json` is null, a line for people. */
bool terms_rows(const TermsWish *wish, Arena *arena, Json *json, Writer *out, Err *err);

#endif
