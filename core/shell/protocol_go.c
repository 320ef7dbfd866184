/* protocol_go.c - a search of the engine protocol: what `go` limits, who searches, `info` and
 * `bestmove`. */
#include <string.h>

#include "base/number.h"
#include "base/spec.h"
#include "play/jobs/think.h"
#include "shell/commands/commands_search.h"
#include "shell/messages.def"
#include "shell/protocol.h"

/* ---- what the answers to a search look like -------------------------------------------------- */

static void write_score(Writer *out, const Task *task, const Report *report) {
    bool points = think_search(task->job)->scale == SCALE_POINTS;
    if (report->proven == PROVEN_WIN || report->proven == PROVEN_LOSS) {
        int moves = (report->proven_in + 1) / 2;
        write_format(out, " score mate %d", report->proven == PROVEN_WIN ? moves : -moves);
        return;
    }
    write_text(out, points ? " score points " : " score cp ");
    write_decimals(out, report->value, points ? 1 : 0);
}

static void write_info(Writer *out, const Task *task) {
    const Report *report = think_report(task->job);
    double ms = think_ms(task->job);
    write_format(out, "info depth %d", report->depth);
    write_score(out, task, report);
    double nodes = report->playouts > report->nodes ? report->playouts : report->nodes;
    write_format(out, " nodes %.0f time %.0f", nodes, ms);
    if (ms >= 1) write_format(out, " nps %.0f", nodes * 1000 / ms);
    if (report->pv_length > 0) {
        write_text(out, " pv ");
        think_line(task->job, out);
    }
}

static void tell_info(PlySession *session, const Task *task) {
    if (think_report(task->job)->best == NO_MOVE) return;
    Answer answer;
    answer_to(&answer, &session->outlet, 0, false, "info");
    write_info(&answer.out, task);
    answer_send(&answer);
}

/* `info` as the search stands; at its end `bestmove`, too. */
static void tell(PlySession *session, const Task *task, bool end) {
    if (!end) {
        tell_info(session, task);
        return;
    }
    const Search *search = think_search(task->job);
    const Game *game = task->variant->game;
    Move best = think_best(task->job);
    if (search->failure.text[0]) protocol_complain(session, &search->failure);
    tell_info(session, task);
    Answer answer;
    answer_to(&answer, &session->outlet, 0, false, "bestmove");
    write_text(&answer.out, "bestmove ");
    if (best == NO_MOVE && !search->failure.text[0]) {
        /* Stopped before anything was known. */
        Move *moves = task->variant->moves;
        best = game->moves(game->rules, search->root, moves) > 0 ? moves[0] : NO_MOVE;
    }
    write_text(&answer.out, best == NO_MOVE ? "(none)" : MOVE_TEXT(game, search->root, best));
    answer_send(&answer);
}

/* ---- go -------------------------------------------------------------------------------------- */

/* What `go` said, as UCI has it; numbers below 0 were not given. */
typedef struct Limit {
    double movetime, nodes, depth, mine, bonus, moves;
    bool infinite;
} Limit;

static bool read_limit(PlySession *session, const char *words, Limit *limit, Err *err) {
    bool first = record_over(&session->record) || record_mover(&session->record) == 0;
    const struct {
        const char *name;
        double *to;
    } known[] = {{"movetime", &limit->movetime},
                 {"nodes", &limit->nodes},
                 {"depth", &limit->depth},
                 {first ? "wtime" : "btime", &limit->mine},
                 {first ? "winc" : "binc", &limit->bonus},
                 {"movestogo", &limit->moves},
                 {first ? "btime" : "wtime", NULL},
                 {first ? "binc" : "winc", NULL}};
    char word[24], number[24];
    *limit = (Limit){-1, -1, -1, -1, -1, -1, false};
    while (spec_split(&words, ' ', word, sizeof word, err)) {
        if (strcmp(word, "infinite") == 0) limit->infinite = true;
        if (!*word || strcmp(word, "infinite") == 0) continue;
        size_t which = 0, count = sizeof known / sizeof *known;
        while (which < count && strcmp(word, known[which].name) != 0)
            which++;
        if (which == count) return err_set(err, go_word_unknown, word);
        double value;
        if (!spec_split(&words, ' ', number, sizeof number, err)) *number = 0;
        if (!number_real(number, &value) || value < 0 || value > 1e15)
            return err_set(err, go_number_missing, word, number);
        if (known[which].to) *known[which].to = value;
    }
    return err->text[0] == 0;
}

/* The seconds of a move that a clock leaves: an even share, and most of the bonus. */
static double share(const Limit *limit) {
    double moves = limit->moves > 0 ? limit->moves + 1 : 25;
    double ms = limit->mine / moves + (limit->bonus > 0 ? 0.8 * limit->bonus : 0);
    if (ms > limit->mine * 0.8) ms = limit->mine * 0.8;
    return (ms < 1 ? 1 : ms) / 1000;
}

static bool set_number(Choice *choice, const char *path, double value, const char *unit,
                       const Scope *scope, Arena *arena, Err *err) {
    char text[NUMBER_TEXT + 8];
    writer_into(text, sizeof text, "%s%s", DECIMALS_TEXT(value, unit ? 3 : 0), unit ? unit : "");
    return spec_set(choice, path, text, scope, arena, err);
}

/* Takes the player's own limits on effort away. */
static bool unlimit(Choice *choice, const Scope *scope, Arena *arena, Err *err) {
    for (const Param *param = choice->row->params; param && param->name; param++) {
        bool limit = param->flags & PARAM_LIMIT;
        double max = param->min > 0 ? param->max : 0; /* 0 = none, where it is allowed */
        if (limit && !set_number(choice, param->name, max, NULL, scope, arena, err)) return false;
    }
    return true;
}

/* The player to move; limits of `go` stand in place of its own. */
static bool limited_player(Call *call, const Limit *limit, Choice *out) {
    PlySession *session = call->session;
    const PlayerScope *players = &session->record.variant->scope;
    const Scope *scope = &players->scope;
    Arena *arena = call->arena;
    Err *err = &call->err;
    bool ok = registry_player(players, seats_spec(session, record_mover(&session->record)), arena,
                              out, err);
    double seconds = limit->movetime >= 0 ? limit->movetime / 1000
                     : limit->mine >= 0   ? share(limit)
                                          : -1;
    if (ok && (seconds >= 0 || limit->nodes > 0 || limit->depth > 0))
        ok = unlimit(out, scope, arena, err);
    if (ok && seconds >= 0)
        ok = set_number(out, "time", seconds < 0.001 ? 0.001 : seconds, "s", scope, arena, err);
    if (ok && limit->nodes > 0)
        ok = set_number(out, "nodes", limit->nodes, NULL, scope, arena, err);
    if (ok && limit->depth > 0)
        ok = set_number(out, "depth", limit->depth, NULL, scope, arena, err);
    return ok;
}

const char *protocol_strongest(const PlySession *session) {
    const SearcherDef *def = registry_role(session_game(session), ROLE_JUDGE);
    return def ? def->row.name : seats_human;
}

void protocol_go(PlySession *session, const char *words) {
    Call call = {.session = session, .outlet = &session->outlet};
    Limit limit;
    if (!read_limit(session, words, &limit, &call.err)) {
        protocol_complain(session, &call.err);
        return;
    }
    if (record_over(&session->record)) {
        protocol_say(session, "info string the game is over");
        protocol_say(session, "bestmove (none)");
        return;
    }
    int seat = record_mover(&session->record);
    Err ignored;
    if (!session->hired || seats_is_human(seats_spec(session, seat)))
        seats_set(session, seat, protocol_strongest(session), &ignored);
    call.arena = arena_new(1 << 20);
    Choice player;
    Task *task = NULL;
    if (call.arena && limited_player(&call, &limit, &player))
        task = search_start(&call, TASK_PROTOCOL, false,
                            (ThinkRequest){.player = &player, .endless = limit.infinite});
    if (task) task->tell = tell;
    arena_free(call.arena);
    if (task) return;
    protocol_complain(session, &call.err);
    protocol_say(session, "bestmove (none)");
}
