/* param.h - one row says all about a parameter: its default, bounds, help, slider and gene.
 *
 * Whatever has parameters (a game, a searcher, an evaluation, a playout policy) keeps them in a
 * plain struct and describes that struct by a constant array of Param rows, ended by a row without
 * a name. Defaults, reading, writing, help, completion, sliders in the page, sweeps and the gene
 * lab all work on the rows; no other code knows the fields.
 *
 *     typedef struct Options { int64_t depth; double c; bool reflex; int64_t final; } Options;
 *     static const char *const finals[] = {"visits", "value", "score", NULL};
 *     static const Param params[] = {
 *         PARAM_INT(Options, depth, 4, 1, 60, .title = "Search depth in plies",
 *                   .doc = "How far it looks ahead.", .unit = "plies", .unit_one = "ply"),
 *         PARAM_REAL(Options, c, 1.4, 0, 10, .title = "Exploration constant C",
 *                    .doc = "Weight of exploration.", .flags = PARAM_GENE),
 *         PARAM_BOOL(Options, reflex, true, .title = "Wins and blocks at once", .doc = "..."),
 *         PARAM_ENUM(Options, final, 0, finals, .title = "Final move by", .doc = "..."),
 *         PARAM_END};
 *
 * The macros check at compile time that the field has the type the row claims. */
#ifndef PLY_BASE_PARAM_H
#define PLY_BASE_PARAM_H

#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/blob.h"
#include "base/err.h"
#include "base/json.h"
#include "base/writer.h"

typedef enum ParamType {
    PARAM_TYPE_INT,  /* int64_t; texts like 5000, 5k, 2M are read */
    PARAM_TYPE_REAL, /* double */
    PARAM_TYPE_BOOL, /* bool; yes/no, true/false, on/off, 1/0; written yes and no */
    PARAM_TYPE_ENUM, /* int64_t, an index into `choices` */
    PARAM_TYPE_TIME, /* double, seconds; 2s, 500ms, 1.5 (seconds), 2min are read; 0 = no limit */
    PARAM_TYPE_TEXT, /* char[max + 1]; letters, digits and ._- (text in specs needs no quoting) */
    PARAM_TYPE_SPEC, /* Choice: a row of the kind `kind` with its own values */
    PARAM_TYPE_BLOB  /* BlobRef: the name of a blob of the kind `kind` on the scope's blob store */
} ParamType;

enum {
    PARAM_LOG = 1,  /* slider and sweep on a logarithmic scale (min > 0, or 0 as a stop below it) */
    PARAM_GENE = 2, /* may be evolved */
    PARAM_ADVANCED = 4, /* folded away in the page, listed last in help */
    PARAM_LIMIT = 8,    /* an effort limit; the rest of the sentence is in the doc */
    PARAM_FREE = 16,    /* TEXT: any characters, for options of commands (never inside specs) */
    PARAM_LIVE = 32, /* may change under a running search, which goes on; not for SPEC and BLOB */
    PARAM_MAIN = 64, /* one of the few that matter most: the page shows it first and open */
    PARAM_KERNEL = 128, /* ENUM: ways to compute the same results; only the time differs */
    PARAM_NATIVE = 256  /* the native program alone knows it: its default is never written */
};

typedef struct Param {
    const char *name;  /* null ends the array */
    const char *alias; /* another accepted name (`pf` for depth), or null */
    /* Earlier names, still read and never written, blanks between them; or null. ENUM: earlier
     * words with what they are now, "full=all narrow=best". */
    const char *former, *former_words;
    const char *title; /* for people, a few words as on a form: "Search depth in plies"; or null */
    const char *doc;   /* a sentence for users */
    const char *unit;  /* "plies", "MB", or null */
    const char *unit_one; /* of a single one, "ply"; or null where that is the same */
    ParamType type;
    size_t offset; /* of the field in the owner's struct */
    /* Bounds are inclusive. TEXT: max is the longest length. ENUM: init only. */
    double min, max, init;
    double step;                /* of the slider, 0 = chosen from the bounds */
    unsigned flags;             /* PARAM_LOG ... */
    const char *const *choices; /* ENUM: words, ended by null */
    /* ENUM: what people call the choices, in their order; or null where the words say it. */
    const char *const *choice_titles;
    const char
        *kind; /* SPEC: which set of rows: "eval", "playout"; BLOB: "network" or null = any */
    const char *init_text; /* TEXT, SPEC, BLOB: the default as text; a BLOB may be missing then */
} Param;

#define PARAM_FIELD(Owner, field, Type) \
    (offsetof(Owner, field) + 0 * sizeof(char[_Generic(((Owner *)0)->field, Type : 1)]))

/* clang-format off */
#define PARAM_INT(Owner, field, init_, min_, max_, ...)                                            \
    {.name = #field, .type = PARAM_TYPE_INT, .offset = PARAM_FIELD(Owner, field, int64_t),         \
     .init = init_, .min = min_, .max = max_, __VA_ARGS__}
#define PARAM_REAL(Owner, field, init_, min_, max_, ...)                                           \
    {.name = #field, .type = PARAM_TYPE_REAL, .offset = PARAM_FIELD(Owner, field, double),         \
     .init = init_, .min = min_, .max = max_, __VA_ARGS__}
#define PARAM_BOOL(Owner, field, init_, ...)                                                       \
    {.name = #field, .type = PARAM_TYPE_BOOL, .offset = PARAM_FIELD(Owner, field, bool),           \
     .init = init_, .min = 0, .max = 1, __VA_ARGS__}
#define PARAM_ENUM(Owner, field, init_, choices_, ...)                                             \
    {.name = #field, .type = PARAM_TYPE_ENUM, .offset = PARAM_FIELD(Owner, field, int64_t),        \
     .init = init_, .choices = choices_, __VA_ARGS__}
#define PARAM_TIME(Owner, field, init_, max_, ...)                                                 \
    {.name = #field, .type = PARAM_TYPE_TIME, .offset = PARAM_FIELD(Owner, field, double),         \
     .init = init_, .min = 0, .max = max_, .unit = "s", __VA_ARGS__}
#define PARAM_TEXT(Owner, field, init_, ...)                                                       \
    {.name = #field, .type = PARAM_TYPE_TEXT, .offset = offsetof(Owner, field),                    \
     .max = (double)(sizeof(((Owner *)0)->field) - 1), .init_text = init_, __VA_ARGS__}
#define PARAM_SPEC(Owner, field, init_, kind_, ...)                                                \
    {.name = #field, .type = PARAM_TYPE_SPEC, .offset = PARAM_FIELD(Owner, field, Choice),         \
     .init_text = init_, .kind = kind_, __VA_ARGS__}
#define PARAM_BLOB(Owner, field, init_, kind_, ...)                                                \
    {.name = #field, .type = PARAM_TYPE_BLOB, .offset = PARAM_FIELD(Owner, field, BlobRef),        \
     .init_text = init_, .kind = kind_, __VA_ARGS__}
#define PARAM_END {.name = NULL}
/* clang-format on */

/* A named set of values: strength levels, board variants. `values` is the inside of a spec's
 * parentheses: "rows=3,cols=3,align=3". */
typedef struct Preset {
    const char *name;  /* null ends the array */
    const char *title; /* a few words for a menu, or null */
    const char *values;
    const char *doc;   /* a sentence, or null */
    const char *alias; /* a name of earlier times that is read and printed nowhere, or null */
} Preset;

/* What every named thing with parameters has in common. GameDef, SearcherDef, EvalDef and
 * PlayoutDef begin with a Row, so that specs need to know nothing else. */
typedef struct Row {
    const char *name;           /* as in specs: letters, digits, '-' */
    const char *title;          /* for menus, or null = name */
    const char *doc;            /* sentences for users; the manual */
    const Param *params;        /* null or ended by PARAM_END */
    size_t size;                /* bytes of the struct that params fill; 0 without params */
    const Preset *presets;      /* null or ended by a row without name */
    const char *const *aliases; /* other accepted names, ended by null; or null */
    const char *former;         /* earlier names, still read and never written, as in Param */
} Row;

/* The value of a SPEC parameter: a row and its values, both outlive the arena that holds values. */
typedef struct Choice {
    const Row *row;
    void *values; /* row->size bytes, null when size is 0 */
} Choice;

/* The rows that a name of one kind may mean at present: the evaluations of the present game, ... */
typedef struct RowSet {
    const char *kind;       /* "game", "player", "eval", "playout" */
    const Row *const *rows; /* count of them */
    int count;
    /* For every row the presets that it has in this scope only, ahead of its own, or null; null
     * when no row has any. So a searcher that knows no game has levels of strength for each. */
    const Preset *const *presets;
    /* Roles: words that stand for a row of this set ("plain", "strong"), so that a searcher's
     * default names a role and never a game's own evaluation. The arrays have `roles` entries.
     * A role may come with a preset of its row: territory(preset=small) on small boards; null
     * where it takes the row as it is. */
    int roles;
    const char *const *role_names;
    const Row *const *role_rows;
    const char *const *role_presets;
} RowSet;

/* All sets a spec may refer to while it is read. */
typedef struct Scope {
    const RowSet *sets;
    int count;
    const BlobStore *blobs; /* blobs that specs may name; null = none */
} Scope;

const RowSet *scope_set(const Scope *scope, const char *kind); /* null when there is none */
const Row *rowset_find(const RowSet *set, const char *name);   /* by name, alias or role; null */
/* The preset that comes with `name` where that is a role, or null. */
const char *rowset_preset(const RowSet *set, const char *name);
/* The presets of `row`, from index 0 on: those of the scope, then its own; null behind the last. */
const Preset *scope_preset(const Scope *scope, const Row *row, int index);

/* Fills `values` (row->size bytes) with the defaults. Nested specs are resolved in `scope` and live
 * in `arena`; false only when a default spec does not exist in the scope or memory is short. */
bool param_defaults(const Row *row, void *values, const Scope *scope, Arena *arena, Err *err);

/* The row of that name or alias, or null. A dotted path is not understood here; see spec_set. */
const Param *param_find(const Row *row, const char *name);

/* Stores a sentence about a parameter that `owner`, whose row this is, does not have; false. */
bool param_unknown(const Row *row, const char *owner, const char *name, const Scope *scope,
                   Err *err);

/* Reads `text` into the field. Refuses unknown words, bad numbers and values out of bounds. `owner`
 * is the name used in the sentence ("uct"). SPEC values are resolved in scope and live in arena. */
bool param_set(const Param *param, const char *owner, void *values, const char *text,
               const Scope *scope, Arena *arena, Err *err);

/* The number behind INT, REAL, BOOL, ENUM and TIME fields (for sliders, sweeps, genes), and back
 * (rounded to whole where the type asks, clamped into bounds). */
double param_number(const Param *param, const void *values);
void param_set_number(const Param *param, void *values, double number);

/* The field as the text that param_set reads. */
void param_write(const Param *param, const void *values, Writer *writer);

bool param_is_default(const Param *param, const void *values, const Scope *scope);
/* Whether a list of all values has it: without the defaults of PARAM_NATIVE it is the same in
 * WebAssembly. */
bool param_is_listed(const Param *param, const void *values, const Scope *scope);

/* One JSON object {name alias title doc unit type min max init step log gene advanced limit main
 * choices kind}, what does not apply left out; for `describe`. */
void param_describe(const Param *param, Json *json, const char *key);
/* The members {name title doc aliases params presets} of the open object. */
void row_describe(const Row *row, Json *json);
/* The member `presets` of the open object: {name title values doc} each. */
void presets_describe(const Preset *presets, Json *json);

#endif
