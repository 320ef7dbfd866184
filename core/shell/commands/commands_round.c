/* commands_round.c - games in which all choose at once: a whole round in one line, and the way that
 * pieces took.
 *
 * `round` lets every computer player choose before anything is seen, then plays all choices. With
 * `ahead` it stops before playing: the choices wait, unseen, for the `round` that brings what
 * people have chosen. So an arena in real time lets computers think during a tick and takes the
 * keys of people at its end. */
#include "shell/commands/commands.h"

#include <stdlib.h>
#include <string.h>

#include "base/messages.def"
#include "base/spec.h"
#include "play/jobs/round.h"
#include "shell/messages.def"

static const char group[] = "game";

static const Param round_params[] = {
    PARAM_TIME(RoundRequest, time, 0, 3600, .title = "Time per move",
               .doc =
                   "Each computer player thinks so long at most, whatever its own limits; 0 = its "
                   "own limits alone."),
    PARAM_END};

/* ---- what people choose ---------------------------------------------------------------------- */

/* A direction key's move in `state`; NO_MOVE when the word is no key or means no move. */
static Move move_of_key(const Variant *variant, const void *state, const char *word) {
    const Game *game = variant->game;
    int key = 0;
    while (key_words[key] && strcmp(key_words[key], word) != 0)
        key++;
    if (!key_words[key] || !game->path) return NO_MOVE;
    int count = game->moves(game->rules, state, variant->moves);
    for (int i = 0; i < count; i++) {
        int tokens[MAX_CLICKS];
        int length = game->path(game->rules, state, variant->moves[i], 1, tokens);
        if (length == 1 && tokens[0] == KEY_LEFT + key) return variant->moves[i];
    }
    return NO_MOVE;
}

/* The move that `text` means in `state`, NO_MOVE when it is none. */
static Move move_of_text(const Variant *variant, const void *state, const char *text) {
    const Game *game = variant->game;
    Err ignored;
    Move move;
    return game_move_read(game, state, text, &move, &ignored) ? move : NO_MOVE;
}

/* One move of the playout policy with this role; NO_MOVE when it can play whole games only. */
static Move move_of_playout(const Variant *variant, const char *role, const void *state, Rng *rng,
                            Arena *arena) {
    const Game *game = variant->game;
    Choice choice;
    Err ignored;
    if (!game->def->playouts ||
        !spec_read(role, "playout", &variant->scope.scope, arena, &choice, &ignored))
        return NO_MOVE;
    const PlayoutDef *policy = (const PlayoutDef *)choice.row;
    return policy->pick ? policy->pick(game, choice.values, state, rng) : NO_MOVE;
}

/* What the player moved last, where that is legal; else NO_MOVE. */
static Move move_straight_on(const Record *record, int player, const void *state) {
    const Variant *variant = record->variant;
    const Game *game = variant->game;
    for (int ply = record->count - 1; ply >= 0; ply--) {
        if (game->mover(game->rules, record_at(record, ply)) != player) continue;
        Move move = move_of_text(variant, state,
                                 MOVE_TEXT(game, record_at(record, ply), record->moves[ply]));
        return move;
    }
    return NO_MOVE;
}

/* A move that is no blunder, as far as a playout policy knows. */
static Move move_without_thought(const Record *record, const void *state, Arena *arena) {
    const Variant *variant = record->variant;
    Rng rng = rng_stream(1, (uint64_t)record->count);
    Move move = move_of_playout(variant, "strong", state, &rng, arena);
    if (move != NO_MOVE) return move;
    variant->game->moves(variant->game->rules, state, variant->moves);
    return variant->moves[0];
}

/* Straight on, even into a wall: nobody steers. At first a move that is no blunder. */
static Move move_by_habit(const Record *record, int player, const void *state, Arena *arena) {
    Move move = move_straight_on(record, player, state);
    return move != NO_MOVE ? move : move_without_thought(record, state, arena);
}

enum {
    DRAWS = 64 /* of up to six open ways each is drawn, but for one time in a hundred thousand */
};

/* Straight on where that is open, else a move that is no blunder. Open is what random games ride:
 * they run into a wall only where nothing else is left. */
static Move move_of_late(const Record *record, int player, const void *state, Arena *arena) {
    Move straight = move_straight_on(record, player, state);
    Rng rng = rng_stream(2, (uint64_t)record->count);
    for (int draw = 0; straight != NO_MOVE && draw < DRAWS; draw++)
        if (move_of_playout(record->variant, "plain", state, &rng, arena) == straight)
            return straight;
    return move_without_thought(record, state, arena);
}

/* ---- round ----------------------------------------------------------------------------------- */

static bool is_person(const PlySession *session, int player) {
    return seats_is_human(seats_spec(session, player));
}

/* Reads one word per person in seating order, "-" = straight on; words of people who do not choose
 * any more are passed over. `scratch` holds one state. */
static bool read_choices(Call *call, const int *players, int count, void *scratch,
                         Move out[MAX_PLAYERS]) {
    PlySession *session = call->session;
    const Record *record = &session->record;
    const Game *game = session_game(session);
    bool chooses[MAX_PLAYERS] = {false};
    for (int i = 0; i < count; i++)
        chooses[players[i]] = true;
    int word = 0;
    for (int player = 0; player < game->players; player++) {
        out[player] = NO_MOVE;
        if (!is_person(session, player)) continue;
        const char *text = word < call->count ? call->words[word++] : "-";
        if (!chooses[player]) continue;
        game_observe(game, scratch, record_state(record), player);
        if (strcmp(text, "-") == 0) {
            out[player] = move_by_habit(record, player, scratch, call->arena);
            continue;
        }
        out[player] = move_of_key(record->variant, scratch, text);
        if (out[player] == NO_MOVE) out[player] = move_of_text(record->variant, scratch, text);
        if (out[player] == NO_MOVE)
            return err_set(&call->err, choice_not_legal, game_player_title(game, player), text);
    }
    if (word < call->count) return err_set(&call->err, too_many_choices, call->words[word]);
    return true;
}

static Task *kept_round(PlySession *session) {
    for (Task *task = NULL; (task = task_next(session, task, TASK_ROUND, TASK_USED));) {
        if (task->variant == session->record.variant) return task;
        if (task->state == TASK_ENDED) task_free(task); /* of a game that is gone */
    }
    return NULL;
}

/* A task for a round: the last one's, which keeps its searches, or a new one. */
static Task *round_task(Call *call) {
    PlySession *session = call->session;
    Variant *variant = session->record.variant;
    Task *task = kept_round(session);
    if (task && task->state != TASK_ENDED) {
        err_set(&call->err, job_is_choosing, task->number);
        return NULL;
    }
    if (task) return task;
    task = task_new(session, &call->err);
    if (!task) return NULL;
    task->job = round_new(&task->world, &variant->scope, &call->err);
    if (!task->job) return NULL;
    task->variant = variant_keep(variant);
    task->kind = TASK_ROUND;
    task->state = TASK_ENDED;
    return task;
}

enum { HABIT_MEMORY = 1 << 20 /* for the values of a playout policy */ };

/* At the end of a round that was not only thought ahead of: plays what all have chosen. */
static bool play(PlySession *session, Task *task, Err *err) {
    if (task->ahead) return true;
    Record *record = &session->record;
    const Game *game = session_game(session);
    void *scratch = malloc(game->state_size);
    if (!scratch) return err_short(err, memory_short);
    Arena *arena = arena_new(HABIT_MEMORY);
    int players[MAX_PLAYERS];
    int count = round_players(game, record_state(record), scratch, record->variant->moves, players);
    bool ok = arena != NULL || err_short(err, memory_short);
    for (int i = 0; ok && i < count; i++) {
        Move move = round_move(task->job, players[i]);
        if (round_late(task->job, players[i])) {
            game_observe(game, scratch, record_state(record), players[i]);
            move = move_of_late(record, players[i], scratch, arena);
        }
        if (move == NO_MOVE) move = task->choices[players[i]];
        if (move == NO_MOVE)
            ok = err_set(err, side_has_not_chosen, game_player_title(game, players[i]));
        int ply = record->count;
        ok = ok && record_play(record, move, err);
        if (!ok) break;
        round_moved(task->job, players[i],
                    MOVE_TEXT(game, record_at(record, ply), record->moves[ply]));
    }
    arena_free(arena);
    free(scratch);
    return ok && record_chance(record, session->seed, err);
}

static bool begin(Call *call, bool ahead, const Move choices[MAX_PLAYERS]) {
    const RoundRequest *request = call->options;
    Task *task = round_task(call);
    if (!task) return false;
    if (!round_begin(task->job, request, &call->err)) {
        task_free(task);
        return false;
    }
    task->ahead = ahead;
    task->ended = play;
    memcpy(task->choices, choices, sizeof task->choices);
    return task_start(call, task, TASK_ROUND, task->job, NULL);
}

static bool do_round(Call *call) {
    PlySession *session = call->session;
    const Record *record = &session->record;
    const Game *game = session_game(session);
    bool ahead = call->args[0];
    if (record_over(record) || record_mover(record) == CHANCE) return err_set(&call->err, no_round);
    void *scratch = arena_alloc(call->arena, game->state_size, &call->err);
    if (!scratch) return false;
    int players[MAX_PLAYERS];
    int count = round_players(game, record_state(record), scratch, record->variant->moves, players);
    Move choices[MAX_PLAYERS];
    if (!read_choices(call, players, count, scratch, choices)) return false;
    RoundRequest *request = call->options;
    request->state = record_state(record);
    request->ply = record->count;
    request->seed = session->seed;
    Choice choices_of[MAX_PLAYERS];
    for (int player = 0; player < game->players; player++) {
        if (is_person(session, player)) continue;
        if (!registry_player(&record->variant->scope, seats_spec(session, player), call->arena,
                             &choices_of[player], &call->err))
            return false;
        request->players[player] = &choices_of[player];
    }
    Task *task = kept_round(session);
    bool fits = task && round_fits(task->job, game, request);
    /* It thinks for players who sit there no more. */
    if (task && !fits && task->ahead && task->state != TASK_ENDED)
        task_cancel(session, task, MESSAGE_OF(other_players_sit_there));
    if (ahead || !fits) return begin(call, ahead, choices);
    /* The computers have chosen, or are about to: they choose now. */
    task->ahead = false;
    task->re = call->re;
    task->json = call->json;
    memcpy(task->choices, choices, sizeof task->choices);
    task_finish(session, task);
    return true;
}

/* ---- trace ----------------------------------------------------------------------------------- */

typedef struct Steps {
    Json *json;
    int ply;
} Steps;

static void on_motion(void *context, int from, int to, int piece) {
    const Steps *steps = context;
    json_array(steps->json, NULL);
    json_int(steps->json, NULL, steps->ply);
    json_int(steps->json, NULL, from);
    json_int(steps->json, NULL, to);
    json_int(steps->json, NULL, piece);
    json_end(steps->json);
}

/* The motions of `move`, which leads from `before` to `after` as ply number `ply`. */
static void trace(const Game *game, const void *before, const void *after, Move move, int ply,
                  Json *json) {
    Steps steps = {.json = json, .ply = ply};
    ViewSink sink = {.context = &steps, .motion = on_motion};
    if (game->view) game->view(game->rules, after, before, move, &sink);
}

/* Plays the words on a copy, as far as they are legal. */
static bool trace_line(Call *call, Json *json) {
    const Record *record = &call->session->record;
    const Game *game = session_game(call->session);
    void *state = arena_alloc(call->arena, game->state_size, &call->err);
    void *after = arena_alloc(call->arena, game->state_size, &call->err);
    if (!state || !after) return false;
    memcpy(state, record_state(record), game->state_size);
    for (int i = 0; i < call->count; i++) {
        if (game->status(game->rules, state) == OVER) break;
        if (game->mover(game->rules, state) == CHANCE) break;
        Move move = move_of_text(record->variant, state, call->words[i]);
        if (move == NO_MOVE) break;
        game->play(game->rules, after, state, move);
        trace(game, state, after, move, record->count + i + 1, json);
        memcpy(state, after, game->state_size);
    }
    return true;
}

static bool do_trace(Call *call) {
    const Record *record = &call->session->record;
    const Game *game = session_game(call->session);
    Answer answer;
    Json list, *json = answer_begin(&answer, call, "trace");
    if (json)
        json_int(json, "plies", record->total);
    else
        json_begin(json = &list, &answer.out); /* text is the bare list */
    json_array(json, call->json ? "steps" : NULL);
    if (call->count && !trace_line(call, json)) return answer_drop(&answer);
    for (int ply = 0; !call->count && ply < record->total; ply++)
        trace(game, record_at(record, ply), record_at(record, ply + 1), record->moves[ply], ply + 1,
              json);
    json_end(json);
    return answer_send(&answer);
}

/* clang-format off */
const Command commands_round[] = {
    {.name = "round", .group = group, .run = do_round, .answers = "progress round",
     ARGS(ARG_WORD("ahead"), ARG_TEXT("MOVE...", "move", 0, MAX_PLAYERS)),
     OPTIONS(RoundRequest, round_params), .usage = "[time=T]",
     .doc = "Plays a whole round of a game in which all choose at once: every computer player "
            "chooses before anything is seen. One word for each person in the order of the seats: "
            "a move, a key (left, up, right, down, ascend, descend), or - to go straight on, which "
            "is also what happens without a word. `round ahead` lets the computers choose and "
            "waits for the next `round` to play. A computer player whose time is up before it "
            "knows anything is late: it goes straight on where that is open, else where random "
            "games would."},
    {.name = "trace", .group = group, .run = do_trace, .answers = "trace",
     ARGS(ARG_TEXT("MOVE...", "move", 0, ARG_MANY)),
     .doc = "The way that pieces took: [ply, from, to, piece] for every movement since the start, "
            "moves that can be redone included. With moves: the way they would take from here; "
            "nothing is played."},
    {.name = NULL}};
/* clang-format on */
