/* round.c - the choices of one round: a search per computer player, stepped by turns. */
#include "play/jobs/round.h"

#include <string.h>

#include "base/spec.h"
#include "play/jobs/think.h"
#include "play/jobs/time_control.h"

enum {
    TURN = 4,   /* ms that one player thinks before the next one goes on */
    ENOUGH = 50 /* playouts or nodes: a search that was ended before knows nothing worth a move */
};

typedef struct Thinker {
    Job *job; /* kept from round to round; null = has not thought yet */
    JobWorld world;
    bool asked; /* chooses in this round */
    bool done;
    bool late;      /* the round was played before it knew enough */
    char moved[24]; /* what it has played, empty before */
} Thinker;

typedef struct Round {
    const PlayerScope *players; /* of the game */
    const Game *game;
    void *state, *scratch; /* as handed in; scratch */
    Move *moves;           /* scratch */
    Thinker thinkers[MAX_PLAYERS];
    double time; /* ms for each player, 0 = no limit */
    int next;    /* whose turn to think */
    bool begun, finishing, played;
} Round;

/* ---- working --------------------------------------------------------------------------------- */

/* One turn of one player. */
static void think(Round *round, Thinker *thinker, double until) {
    Job *job = thinker->job;
    bool timed = round->time > 0 && think_ms(job) >= round->time;
    /* Even in a hurry every player gets one turn. */
    bool ended = (round->finishing && job->started > 0) || timed;
    if (ended) job->def->finish(job);
    thinker->done = job_step(job, until) != STEP_MORE;
    if (!thinker->done) return;
    /* A search that is over by itself is not late, however little it had to do. */
    ended = ended || (round->time > 0 && job->timed);
    thinker->late = ended && limits_used(think_search(job)) < ENOUGH;
}

static bool all_done(const Round *round) {
    for (int player = 0; player < MAX_PLAYERS; player++)
        if (round->thinkers[player].asked && !round->thinkers[player].done) return false;
    return true;
}

static Step step(Job *job, double until) {
    Round *round = job->data;
    const JobWorld *world = job->world;
    while (!all_done(round)) {
        Thinker *thinker = &round->thinkers[round->next];
        round->next = (round->next + 1) % MAX_PLAYERS;
        if (!thinker->asked || thinker->done) continue;
        double turn = world_now(world) + TURN;
        think(round, thinker, turn < until ? turn : until);
        if (!world->now || world_now(world) >= until) break;
    }
    if (!all_done(round)) return STEP_MORE;
    job->progress = 1;
    return STEP_DONE;
}

static void finish(Job *job) {
    Round *round = job->data;
    round->finishing = true;
}

static void close(Job *job) {
    Round *round = job->data;
    for (int player = 0; player < MAX_PLAYERS; player++)
        job_free(round->thinkers[player].job);
}

/* ---- telling --------------------------------------------------------------------------------- */

static void json(const Job *job, JobLevel, Json *json) {
    const Round *round = job->data;
    JSON_EACH(json, "players", player, round->game->players) {
        const Thinker *thinker = &round->thinkers[player];
        if (!thinker->asked) {
            json_null(json, NULL);
            continue;
        }
        const Report *report = think_report(thinker->job);
        json_object(json, NULL);
        json_real(json, "ms", think_ms(thinker->job));
        json_real(json, "playouts", report->playouts);
        json_real(json, "nodes", report->nodes);
        if (thinker->late) json_bool(json, "late", true);
        json_end(json);
    }
    json_real(json, "ms", job->worked);
    if (!round->played) return;
    JSON_EACH(json, "moves", player, round->game->players) {
        const char *moved = round->thinkers[player].moved;
        json_text(json, NULL, *moved ? moved : NULL);
    }
}

static void text(const Job *job, JobLevel, Writer *out) {
    const Round *round = job->data;
    write_text(out, round->played ? "played:" : "chosen:");
    for (int player = 0; player < round->game->players; player++) {
        const Thinker *thinker = &round->thinkers[player];
        if (!thinker->asked && !*thinker->moved) continue;
        if (round->game->players > 1)
            write_format(out, " %s", game_player_title(round->game, player));
        if (*thinker->moved) write_format(out, " %s", thinker->moved);
        if (thinker->asked)
            write_format(out, " (%s ms%s)", SHORT_TEXT(think_ms(thinker->job)),
                         thinker->late ? ", late" : "");
    }
}

static size_t memory(const Job *job) {
    const Round *round = job->data;
    size_t all = 0;
    for (int player = 0; player < MAX_PLAYERS; player++)
        all += job_memory(round->thinkers[player].job);
    return all;
}

static bool failure(const Job *job, int index, Err *out) {
    const Round *round = job->data;
    for (int player = 0; player < MAX_PLAYERS; player++)
        if (round->thinkers[player].asked && job_failed(round->thinkers[player].job, out) &&
            index-- == 0)
            return true;
    return false;
}

static const JobDef round_def = {.kind = "round",
                                 .step = step,
                                 .json = json,
                                 .text = text,
                                 .finish = finish,
                                 .memory = memory,
                                 .failure = failure,
                                 .close = close};

/* ---- opening --------------------------------------------------------------------------------- */

int round_players(const Game *game, const void *state, void *scratch, Move *moves,
                  int out[MAX_PLAYERS]) {
    int count = 0;
    memcpy(scratch, state, game->state_size);
    for (;;) {
        int player = game->mover(game->rules, scratch);
        if (player < 0 || count == MAX_PLAYERS) return count;
        out[count++] = player;
        if (!game->pending) return count;
        game->moves(game->rules, scratch, moves);
        if (game->play(game->rules, scratch, scratch, moves[0]) == OVER) return count;
        if (game->pending(game->rules, scratch) == 0) return count;
    }
}

/* Lets the thinker look at round->room: with the search that it has, or a new one. */
static bool ask(Job *job, Thinker *thinker, const Choice *player, const RoundRequest *request,
                Err *err) {
    const Round *round = job->data;
    if (thinker->job && think_is(thinker->job, player)) {
        think_again(thinker->job, round->scratch, request->ply, request->time);
        return true;
    }
    job_free(thinker->job);
    thinker->job = NULL;
    thinker->world = world_left(job);
    ThinkRequest own = {.players = round->players,
                        .state = round->scratch,
                        .ply = request->ply,
                        .player = player,
                        .seed = request->seed,
                        .time = request->time};
    thinker->job = think_new(&thinker->world, &own, true, err);
    return thinker->job != NULL;
}

bool round_begin(Job *job, const RoundRequest *request, Err *err) {
    Round *round = job->data;
    const Game *game = round->game;
    round->begun = round->finishing = round->played = false;
    round->time = request->time * 1000;
    round->next = 0;
    job->worked = 0;
    memcpy(round->state, request->state, game->state_size);
    for (int player = 0; player < MAX_PLAYERS; player++) {
        round->thinkers[player].asked = round->thinkers[player].done = false;
        round->thinkers[player].late = false;
        round->thinkers[player].moved[0] = 0;
    }
    int players[MAX_PLAYERS];
    int count = round_players(game, request->state, round->scratch, round->moves, players);
    for (int i = 0; i < count; i++) {
        const Choice *player = request->players[players[i]];
        Thinker *thinker = &round->thinkers[players[i]];
        if (!player) continue;
        game_observe(game, round->scratch, request->state, players[i]);
        if (!ask(job, thinker, player, request, err)) return false;
        thinker->asked = true;
    }
    round->begun = true;
    return true;
}

Job *round_new(const JobWorld *world, const PlayerScope *players, Err *err) {
    Job *job = job_new(&round_def, world, sizeof(Round), err);
    if (!job) return NULL;
    Round *round = job->data;
    round->players = players;
    const Game *game = round->game = players->of;
    round->state = arena_alloc(job->arena, game->state_size, err);
    round->scratch = arena_alloc(job->arena, game->state_size, err);
    round->moves = ARENA_NEW(job->arena, Move, game->max_moves, err);
    return job_opened(job, round->state && round->scratch && round->moves);
}

/* ---- looking --------------------------------------------------------------------------------- */

Move round_move(const Job *job, int player) {
    const Round *round = job->data;
    const Thinker *thinker = &round->thinkers[player];
    return thinker->asked ? think_best(thinker->job) : NO_MOVE;
}

bool round_late(const Job *job, int player) {
    const Round *round = job->data;
    return round->thinkers[player].asked && round->thinkers[player].late;
}

void round_moved(Job *job, int player, const char *text) {
    Round *round = job->data;
    char *moved = round->thinkers[player].moved;
    writer_into(moved, sizeof round->thinkers[player].moved, "%s", text);
    round->played = true;
}

bool round_fits(const Job *job, const Game *game, const RoundRequest *request) {
    const Round *round = job->data;
    if (!round->begun || round->played || round->game != game ||
        memcmp(round->state, request->state, game->state_size) != 0)
        return false;
    int players[MAX_PLAYERS];
    int count = round_players(game, request->state, round->scratch, round->moves, players);
    for (int i = 0; i < count; i++) {
        const Thinker *thinker = &round->thinkers[players[i]];
        const Choice *player = request->players[players[i]];
        if (thinker->asked != (player != NULL) || (player && !think_is(thinker->job, player)))
            return false;
    }
    return true;
}
