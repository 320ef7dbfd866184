/* protocol.c - the engine protocol: a session that other programs talk to.
 *
 * It has the shape of the Universal Chess Interface, so that what knows UCI finds its way: `uci`,
 * `isready`, `setoption`, `position`, `go`, `stop`, with our words for games, positions and moves. Its
 * commands stand in one table, which `help` prints. Every command is carried out by lines of the
 * console with their answers turned off; only searches speak, in `info` and `bestmove`. */
#include <stdlib.h>
#include <string.h>

#include "base/number.h"
#include "base/spec.h"
#include "shell/commands.h"

typedef struct Talk {
    PlySession *session;
    const char *rest; /* behind the command */
    bool quit;
} Talk;

typedef struct Word {
    const char *name, *usage, *doc;
    void (*run)(Talk *talk);
} Word;

/* ---- speaking and doing --------------------------------------------------------------------------- */

static void say(PlySession *session, const char *text) {
    answer_text(session, 0, PLY_OUT_TEXT, text);
}

static void complain(PlySession *session, const char *sentence) {
    Writer text;
    writer_init(&text);
    write_format(&text, "info string error: %s", sentence);
    say(session, text.text);
    writer_done(&text);
}

/* Carries out the console line made of two parts. */
static bool quietly_with(PlySession *session, const char *command, const char *rest, size_t length,
                         Err *err) {
    Writer line;
    writer_init(&line);
    write_format(&line, "%s %.*s", command, (int)length, rest);
    bool ok = session_quietly(session, line.text, err);
    writer_done(&line);
    return ok;
}

static Task *search_of(PlySession *session) {
    return task_newest(session, TASK_PROTOCOL, TASK_ACTIVE);
}

static bool busy(Talk *talk) {
    if (!search_of(talk->session)) return false;
    complain(talk->session, "a search is running: `stop` ends it");
    return true;
}

/* Whether the text begins with that word; then *rest stands behind it. */
static bool begins(const char *text, const char *word, const char **rest) {
    size_t length = strlen(word);
    if (strncmp(text, word, length) != 0 || (text[length] && text[length] != ' ')) return false;
    *rest = text + length + strspn(text + length, " ");
    return true;
}

/* ---- what the answers to a search look like --------------------------------------------------------- */

static void write_score(Writer *out, const Task *task, const Report *report) {
    bool points = (task->variant->game->traits & TRAIT_POINTS) != 0;
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
    double ms = task->job->worked;
    write_format(out, "info depth %d", report->depth);
    write_score(out, task, report);
    write_format(out, " nodes %.0f time %.0f",
                 report->playouts > report->nodes ? report->playouts : report->nodes, ms);
    if (ms >= 1)
        write_format(out, " nps %.0f",
                     (report->playouts > report->nodes ? report->playouts : report->nodes) * 1000 /
                         ms);
    if (report->pv_length > 0) {
        write_text(out, " pv ");
        think_line(task->job, out);
    }
}

void protocol_info(PlySession *session, const Task *task) {
    if (think_report(task->job)->best == NO_MOVE) return;
    Writer text;
    writer_init(&text);
    write_info(&text, task);
    say(session, text.text);
    writer_done(&text);
}

void protocol_end(PlySession *session, const Task *task) {
    const Search *search = think_search(task->job);
    const Game *game = task->variant->game;
    Move best = think_best(task->job);
    if (search->failure.text[0]) complain(session, search->failure.text);
    protocol_info(session, task);
    Writer text;
    writer_init(&text);
    write_text(&text, "bestmove ");
    if (best == NO_MOVE && !search->failure.text[0]) {
        /* Stopped before anything was known. */
        Move *moves = task->variant->moves;
        best = game->moves(game->rules, search->root, moves) > 0 ? moves[0] : NO_MOVE;
    }
    if (best == NO_MOVE)
        write_text(&text, "(none)");
    else
        game_move_text(game, search->root, best, &text);
    say(session, text.text);
    writer_done(&text);
}

/* ---- go --------------------------------------------------------------------------------------------- */

/* What `go` said, as UCI has it; numbers below 0 were not given. */
typedef struct Limit {
    double movetime, nodes, depth, mine, bonus, moves;
    bool infinite;
} Limit;

static bool read_limit(Talk *talk, Limit *limit) {
    PlySession *session = talk->session;
    bool first = record_over(&session->record) || record_mover(&session->record) == 0;
    struct {
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
    const char *at = talk->rest;
    *limit = (Limit){-1, -1, -1, -1, -1, -1, false};
    while (*at) {
        char word[24], number[24];
        if (begins(at, "infinite", &at)) {
            limit->infinite = true;
            continue;
        }
        int length = 0;
        size_t which = 0, count = sizeof known / sizeof *known;
        while (which < count && !begins(at, known[which].name, &at))
            which++;
        if (which == count) {
            length = (int)strcspn(at, " ");
            Writer text;
            writer_fixed(&text, word, sizeof word);
            write_format(&text, "%.*s", length < 20 ? length : 20, at);
            Err err;
            err_set(&err,
                    "go does not know \"%s\": movetime, nodes, depth, wtime, btime, winc, binc, "
                    "movestogo or infinite",
                    word);
            complain(session, err.text);
            return false;
        }
        double value;
        size_t digits = strcspn(at, " ");
        Writer text;
        writer_fixed(&text, number, sizeof number);
        write_format(&text, "%.*s", digits < 20 ? (int)digits : 20, at);
        if (!number_real(number, &value) || value < 0 || value > 1e15) {
            Err err;
            err_set(&err, "%s takes a number from 0, not \"%s\"", known[which].name, number);
            complain(session, err.text);
            return false;
        }
        if (known[which].to) *known[which].to = value;
        at += digits + strspn(at + digits, " ");
    }
    return true;
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
    char text[40];
    Writer writer;
    writer_fixed(&writer, text, sizeof text);
    write_decimals(&writer, value, unit ? 3 : 0);
    if (unit) write_text(&writer, unit);
    return spec_set(choice, path, text, scope, arena, err);
}

/* Takes the player's own limits on effort away. */
static bool unlimit(Choice *choice, const Scope *scope, Arena *arena, Err *err) {
    for (const Param *param = choice->row->params; param && param->name; param++) {
        bool limit = param->flags & PARAM_LIMIT;
        double most = param->min > 0 ? param->max : 0; /* 0 = none, where it is allowed */
        if (limit && !set_number(choice, param->name, most, NULL, scope, arena, err)) return false;
    }
    return true;
}

/* The player to move as text in `out`; limits of `go` stand in place of its own. */
static bool limited_player(Call *call, const Limit *limit, Writer *out) {
    PlySession *session = call->session;
    const PlayerScope *players = &session->record.variant->scope;
    const Scope *scope = &players->scope;
    Arena *arena = call->arena;
    Err *err = &call->err;
    Choice choice;
    bool ok = registry_player(players, seats_spec(session, record_mover(&session->record)), arena,
                              &choice, err);
    double seconds = limit->movetime >= 0 ? limit->movetime / 1000
                     : limit->mine >= 0   ? share(limit)
                                          : -1;
    if (ok && (seconds >= 0 || limit->nodes > 0 || limit->depth > 0))
        ok = unlimit(&choice, scope, arena, err);
    if (ok && seconds >= 0)
        ok = set_number(&choice, "time", seconds < 0.001 ? 0.001 : seconds, "s", scope, arena, err);
    if (ok && limit->nodes > 0)
        ok = set_number(&choice, "nodes", limit->nodes, NULL, scope, arena, err);
    if (ok && limit->depth > 0)
        ok = set_number(&choice, "depth", limit->depth, NULL, scope, arena, err);
    if (ok) spec_write(&choice, scope, false, out);
    return ok;
}

/* Unless the option Player was set, the strongest searcher of the game plays. */
static void seat_strongest(PlySession *session) {
    int seat = record_mover(&session->record);
    Err ignored;
    if (session->hired && !seats_is_human(seats_spec(session, seat))) return;
    const SearcherDef *def = registry_role(session_game(session), ROLE_JUDGE);
    if (def) seats_set(session, seat, def->row.name, &ignored);
}

static void do_go(Talk *talk) {
    PlySession *session = talk->session;
    Limit limit;
    if (busy(talk) || !read_limit(talk, &limit)) return;
    if (record_over(&session->record)) {
        say(session, "info string the game is over");
        say(session, "bestmove (none)");
        return;
    }
    seat_strongest(session);
    Call call = {.session = session, .arena = arena_new(1 << 20)};
    Writer spec;
    writer_init(&spec);
    bool ok = call.arena && limited_player(&call, &limit, &spec) &&
              search_start(&call, spec.text, TASK_PROTOCOL, (ThinkWish){.endless = limit.infinite});
    writer_done(&spec);
    arena_free(call.arena);
    if (ok) return;
    complain(session, call.err.text);
    say(session, "bestmove (none)");
}

static void do_stop(Talk *talk) {
    Task *task = search_of(talk->session);
    if (task) task_finish(talk->session, task);
}

/* ---- position, options ------------------------------------------------------------------------------ */

/* A command that may be refused, in two steps: set up, then play the moves. */
static void do_position(Talk *talk) {
    PlySession *session = talk->session;
    const char *rest, *moves = strstr(talk->rest, " moves ");
    size_t length = moves ? (size_t)(moves - talk->rest) : strlen(talk->rest);
    Err err = {.text = ""};
    bool ok;
    if (busy(talk)) return;
    if (begins(talk->rest, "startpos", &rest)) {
        if (!strcmp(rest, "moves")) length = strlen("startpos");
        ok = session_quietly(session, "restart", &err);
    } else if (begins(talk->rest, "fen", &rest)) {
        ok = quietly_with(session, "position", rest, length - (size_t)(rest - talk->rest), &err);
    } else {
        complain(session, "position takes `startpos` or `fen TEXT`, then perhaps `moves MOVE...`");
        return;
    }
    if (ok && moves) {
        const char *played = moves + strlen(" moves ");
        ok = quietly_with(session, "play", played, strlen(played), &err);
    }
    if (!ok) complain(session, err.text);
}

static void do_setoption(Talk *talk) {
    static const struct {
        const char *name, *command;
    } options[] = {
        {"Game", "new"}, {"UCI_Variant", "new"}, {"Seed", "seed"}, {"Player", "players"}};
    PlySession *session = talk->session;
    const char *rest, *value = strstr(talk->rest, " value ");
    Err err = {.text = ""};
    if (busy(talk)) return;
    if (!begins(talk->rest, "name", &rest) || !value || value < rest) {
        complain(session, "setoption takes: name NAME value VALUE");
        return;
    }
    size_t which = 0, count = sizeof options / sizeof *options;
    size_t length = (size_t)(value - rest);
    while (which < count && (strlen(options[which].name) != length ||
                             strncmp(options[which].name, rest, length) != 0))
        which++;
    value += strlen(" value ");
    if (which == count) {
        complain(session, "the options are Game, Player and Seed");
        return;
    }
    Writer line;
    writer_init(&line);
    write_text(&line, options[which].command);
    int seats = !strcmp(options[which].command, "players") ? session_game(session)->players : 1;
    for (int seat = 0; seat < seats; seat++)
        write_format(&line, " %s", value);
    if (!session_quietly(session, line.text, &err))
        complain(session, err.text);
    else if (!strcmp(options[which].name, "Player"))
        session->hired = true;
    writer_done(&line);
}

static void do_newgame(Talk *talk) {
    Err err;
    if (!busy(talk) && !session_quietly(talk->session, "restart", &err))
        complain(talk->session, err.text);
}

static void do_uci(Talk *talk) {
    PlySession *session = talk->session;
    Writer text;
    writer_init(&text);
    write_format(&text,
                 "id name Plyscope " PLY_VERSION "\nid author the Plyscope developers\n"
                 "option name Game type string default %s\n"
                 "option name Player type string default pvs\n"
                 "option name Seed type spin default 1 min 0 max 9007199254740991\nuciok",
                 session->record.variant->spec);
    say(session, text.text);
    writer_done(&text);
}

static void do_isready(Talk *talk) {
    say(talk->session, "readyok");
}

/* ---- looking ---------------------------------------------------------------------------------------- */

static void do_show(Talk *talk) {
    ply_exec(talk->session, "show", PLY_TEXT);
}

static void do_moves(Talk *talk) {
    PlySession *session = talk->session;
    Variant *variant = session->record.variant;
    const void *state = record_state(&session->record);
    Writer text;
    writer_init(&text);
    write_text(&text, "moves");
    int count = record_over(&session->record)
                    ? 0
                    : variant->game->moves(variant->game->rules, state, variant->moves);
    for (int i = 0; i < count; i++) {
        write_char(&text, ' ');
        game_move_text(variant->game, state, variant->moves[i], &text);
    }
    say(session, text.text);
    writer_done(&text);
}

static void do_quit(Talk *talk) {
    talk->quit = true;
}

static void do_help(Talk *talk);

/* clang-format off */
static const Word words[] = {
    {"uci", "uci", "Says who this is and which options there are, then uciok.", do_uci},
    {"isready", "isready", "Says readyok, during a search, too.", do_isready},
    {"ucinewgame", "ucinewgame", "Another game of the same kind begins.", do_newgame},
    {"setoption", "setoption name NAME value VALUE",
     "Game: a game with its parameters, amazons(columns=8,rows=8). Player: who searches, "
     "uct(sims=5000). Seed: a number.", do_setoption},
    {"position", "position startpos|fen TEXT [moves MOVE...]",
     "Sets up the start or a position by its text, then plays the moves.", do_position},
    {"go", "go [movetime MS] [nodes N] [depth N] [wtime MS] [btime MS] [winc MS] [binc MS] "
     "[movestogo N] [infinite]",
     "Searches; limits given here stand in place of the player's own. Answers: info lines (score cp: hundredths of a win; score mate: proven, in moves; "
     "score points: games of points), then bestmove. White's clock is the first player's.", do_go},
    {"stop", "stop", "Ends the search; its bestmove comes at once.", do_stop},
    {"d", "d", "Draws the board.", do_show},
    {"moves", "moves", "The legal moves on one line.", do_moves},
    {"help", "help", "This table.", do_help},
    {"quit", "quit", "Ends the program.", do_quit},
};
/* clang-format on */

static void do_help(Talk *talk) {
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        Writer text;
        writer_init(&text);
        write_format(&text, "info string %s: %s", words[i].usage, words[i].doc);
        say(talk->session, text.text);
        writer_done(&text);
    }
}

bool ply_protocol(PlySession *session, const char *line) {
    Talk talk = {.session = session};
    size_t length = strnlen(line, LINE_MAX_BYTES + 1);
    char *copy = length <= LINE_MAX_BYTES ? malloc(length + 1) : NULL;
    if (!copy) {
        complain(session, "the line is too long");
        return true;
    }
    memcpy(copy, line, length + 1);
    for (char *at = copy; *at; at++)
        if ((unsigned char)*at < ' ') *at = ' ';
    while (length > 0 && copy[length - 1] == ' ')
        copy[--length] = 0;
    const char *text = copy + strspn(copy, " ");
    size_t which = 0, count = sizeof words / sizeof *words;
    while (which < count && !begins(text, words[which].name, &talk.rest))
        which++;
    if (which < count) {
        words[which].run(&talk);
    } else if (*text) {
        Err err;
        err_set(&err, "unknown command \"%.40s\": `help` lists all", text);
        complain(session, err.text);
    }
    free(copy);
    return !talk.quit;
}
