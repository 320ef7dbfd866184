#include "base_rows.h"

static const char *const finals[] = {"visits", "value", "score", NULL};

static const Param eval_params[] = {
    PARAM_REAL(BaseEval, three, 5, -100, 100, .doc = "Worth of three in a row."),
    PARAM_REAL(BaseEval, two, 1, -100, 100, .doc = "Worth of two in a row."), PARAM_END};

static const Param player_params[] = {
    PARAM_INT(BasePlayer, sims, 1000, 1, 1e9, .doc = "Playouts a move.", .unit = "playouts",
              .flags = PARAM_LOG | PARAM_LIMIT),
    PARAM_REAL(BasePlayer, c, 1.4, 0, 10, .doc = "Weight of exploration.", .flags = PARAM_GENE,
               .step = 0.1),
    PARAM_BOOL(BasePlayer, reflex, true, .doc = "Win or block at once."),
    PARAM_ENUM(BasePlayer, final, 0, finals, .former = "choice chosen",
               .former_words = "often=visits high=score", .doc = "How the move is chosen."),
    PARAM_TIME(BasePlayer, time, 0, 3600, .doc = "Time a move."),
    PARAM_TEXT(BasePlayer, name, "", .doc = "A free name.", .flags = PARAM_ADVANCED),
    {.name = "depth",
     .alias = "pf",
     .type = PARAM_TYPE_INT,
     .init = 4,
     .min = 1,
     .max = 60,
     .offset = PARAM_FIELD(BasePlayer, pf, int64_t),
     .unit = "plies",
     .doc = "Plies to look ahead."},
    PARAM_SPEC(BasePlayer, eval, "plain", "eval", .doc = "What a position is worth."),
    PARAM_INT(BasePlayer, cores, 1, 1, 8, .doc = "Searched on.", .flags = PARAM_NATIVE),
    PARAM_END};

static const Preset player_presets[] = {
    {.name = "document", .title = "as in the document", .values = "c=0.3,final=score"},
    {.name = "strong", .values = "preset=document,sims=50k,eval=lines(three=9)", .doc = "Slow."},
    {.name = NULL}};

static const char *const uct_aliases[] = {"mcts", NULL};

const Row base_uct = {.name = "uct",
                      .title = "Upper confidence",
                      .doc = "Grows a tree.",
                      .params = player_params,
                      .size = sizeof(BasePlayer),
                      .presets = player_presets,
                      .aliases = uct_aliases,
                      .former = "tree bandit"};
const Row base_random = {.name = "random", .doc = "Any move."};

static const Param teacher_params[] = {
    PARAM_SPEC(BaseTeacher, pupil, "random", "player", .doc = "Who is taught."),
    PARAM_INT(BaseTeacher, patience, 3, 0, 9, .doc = "How often."), PARAM_END};

const Row base_teacher = {.name = "teacher",
                          .doc = "Holds a player.",
                          .params = teacher_params,
                          .size = sizeof(BaseTeacher)};
const Row base_lines = {
    .name = "lines", .doc = "Open lines.", .params = eval_params, .size = sizeof(BaseEval)};
const Row base_outcome = {.name = "outcome", .doc = "Only the end."};

static const Row *const players[] = {&base_uct, &base_random, &base_teacher};
static const Row *const evals[] = {&base_lines, &base_outcome};
static const char *const role_names[] = {"plain", "strong"};
static const Row *const role_rows[] = {&base_outcome, &base_lines};
static const char *const role_presets[] = {NULL, NULL};

static const RowSet sets[] = {{.kind = "player", .rows = players, .count = 3},
                              {.kind = "eval",
                               .rows = evals,
                               .count = 2,
                               .roles = 2,
                               .role_names = role_names,
                               .role_rows = role_rows,
                               .role_presets = role_presets}};

const Scope base_scope = {.sets = sets, .count = 2};
const Scope base_scope_bare = {.sets = sets, .count = 1};

static const Param endless_params[] = {
    PARAM_SPEC(BaseTeacher, pupil, "endless", "player", .doc = "Itself."), PARAM_END};
static const Preset loop_presets[] = {{.name = "loop", .values = "preset=loop"}, {.name = NULL}};

const Row base_endless = {.name = "endless",
                          .doc = "Holds itself.",
                          .params = endless_params,
                          .size = sizeof(BaseTeacher)};
static const Row looping = {
    .name = "looping", .doc = "A preset of itself.", .presets = loop_presets};
static const Row *const endless_players[] = {&base_endless, &looping};
static const RowSet endless_sets[] = {{.kind = "player", .rows = endless_players, .count = 2}};

const Scope base_scope_endless = {.sets = endless_sets, .count = 1};
