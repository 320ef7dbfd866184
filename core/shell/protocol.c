/* protocol.c - the engine protocol: a session that other programs talk to.
 *
 * It has the shape of the Universal Chess Interface, so that what knows UCI finds its way: `uci`,
 * `isready`, `setoption`, `position`, `go`, `stop`, with our words for games, positions and moves.
 * Its commands stand in one table, which `help` prints. Every command is carried out by lines of
 * the console with their answers turned off; only searches speak, in `info` and `bestmove`. */
#include <stdlib.h>
#include <string.h>

#include "play/jobs/think.h"
#include "shell/commands/exec.h"
#include "shell/messages.def"
#include "shell/protocol.h"

typedef struct Talk {
    PlySession *session;
    const char *rest; /* behind the command */
    bool quit;
} Talk;

typedef struct Word {
    const char *name, *usage, *doc;
    void (*run)(Talk *talk);
} Word;

/* ---- speaking and doing ---------------------------------------------------------------------- */

void protocol_say(PlySession *session, const char *text) {
    Answer answer;
    answer_to(&answer, &session->outlet, 0, false, "protocol");
    answer_line(&answer, NULL, text);
}

void protocol_complain(PlySession *session, const Err *err) {
    Answer answer;
    answer_to(&answer, &session->outlet, 0, false, "info");
    write_format(&answer.out, "info string error: %s", err->text);
    answer_send(&answer);
}

/* Says the sentence of a row. */
#define COMPLAIN(session, ...)             \
    do {                                   \
        Err said;                          \
        err_set(&said, __VA_ARGS__);       \
        protocol_complain(session, &said); \
    } while (false)

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
    COMPLAIN(talk->session, search_is_running);
    return true;
}

/* Whether the text begins with that word; then *rest stands behind it. */
static bool begins(const char *text, const char *word, const char **rest) {
    size_t length = strlen(word);
    if (strncmp(text, word, length) != 0 || (text[length] && text[length] != ' ')) return false;
    *rest = text + length + strspn(text + length, " ");
    return true;
}

/* ---- go, stop -------------------------------------------------------------------------------- */

static void do_go(Talk *talk) {
    if (!busy(talk)) protocol_go(talk->session, talk->rest);
}

static void do_stop(Talk *talk) {
    Task *task = search_of(talk->session);
    if (task) task_finish(talk->session, task);
}

/* ---- position, options ----------------------------------------------------------------------- */

/* A command that may be refused, in two steps: set up, then play the moves. */
static void do_position(Talk *talk) {
    PlySession *session = talk->session;
    const char *rest, *moves = strstr(talk->rest, " moves ");
    size_t length = moves ? (size_t)(moves - talk->rest) : strlen(talk->rest);
    Err err = {.text = ""};
    bool ok;
    if (busy(talk)) return;
    if (begins(talk->rest, "startpos", &rest)) {
        ok = session_quietly(session, "restart", &err);
    } else if (begins(talk->rest, "fen", &rest)) {
        ok = quietly_with(session, "position", rest, length - (size_t)(rest - talk->rest), &err);
    } else {
        COMPLAIN(session, usage_of_position);
        return;
    }
    if (ok && moves) {
        const char *played = moves + strlen(" moves ");
        ok = quietly_with(session, "play", played, strlen(played), &err);
    }
    if (!ok) protocol_complain(session, &err);
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
        COMPLAIN(session, usage_of_setoption);
        return;
    }
    size_t which = 0, count = sizeof options / sizeof *options;
    size_t length = (size_t)(value - rest);
    while (which < count && (strlen(options[which].name) != length ||
                             strncmp(options[which].name, rest, length) != 0))
        which++;
    value += strlen(" value ");
    if (which == count) {
        COMPLAIN(session, options_of_protocol);
        return;
    }
    Writer line;
    writer_init(&line);
    write_text(&line, options[which].command);
    int seats = !strcmp(options[which].command, "players") ? session_game(session)->players : 1;
    for (int seat = 0; seat < seats; seat++)
        write_format(&line, " %s", value);
    if (!session_quietly(session, line.text, &err))
        protocol_complain(session, &err);
    else if (!strcmp(options[which].name, "Player"))
        session->hired = true;
    writer_done(&line);
}

static void do_newgame(Talk *talk) {
    Err err;
    if (!busy(talk) && !session_quietly(talk->session, "restart", &err))
        protocol_complain(talk->session, &err);
}

static void do_uci(Talk *talk) {
    PlySession *session = talk->session;
    Answer answer;
    answer_to(&answer, &session->outlet, 0, false, "uci");
    write_format(&answer.out,
                 "id name Plyscope " PLY_VERSION "\nid author the Plyscope developers\n"
                 "option name Game type string default %s\n"
                 "option name Player type string default %s\n"
                 "option name Seed type spin default 1 min 0 max 9007199254740991\nuciok",
                 session->record.variant->spec, protocol_strongest(session));
    answer_send(&answer);
}

static void do_isready(Talk *talk) {
    protocol_say(talk->session, "readyok");
}

/* ---- looking --------------------------------------------------------------------------------- */

static void do_show(Talk *talk) {
    ply_exec(talk->session, "show", PLY_TEXT);
}

static void do_moves(Talk *talk) {
    Answer answer;
    answer_to(&answer, &talk->session->outlet, 0, false, "moves");
    write_text(&answer.out, "moves");
    record_moves_text(&talk->session->record, &answer.out);
    answer_send(&answer);
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
     "Searches; limits given here stand in place of the player's own. Answers: info lines (score "
     "cp: hundredths of a win, or a unit of the evaluation's own; score mate: proven, in moves; "
     "score points: of the whole game), then bestmove. White's clock is the first player's.",
     do_go},
    {"stop", "stop", "Ends the search; its bestmove comes at once.", do_stop},
    {"d", "d", "Draws the board.", do_show},
    {"moves", "moves", "The legal moves on one line.", do_moves},
    {"help", "help", "This table.", do_help},
    {"quit", "quit", "Ends the program.", do_quit},
};
/* clang-format on */

static void do_help(Talk *talk) {
    Answer answer;
    answer_to(&answer, &talk->session->outlet, 0, false, "help");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        write_format(&answer.out, "info string %s: %s\n", words[i].usage, words[i].doc);
    answer_send(&answer);
}

/* Nobody can say stop any more. */
static void stop_endless(PlySession *session) {
    Task *task = search_of(session);
    if (task && think_search(task->job)->endless) task_finish(session, task);
}

bool ply_protocol(PlySession *session, const char *line) {
    if (!line) {
        stop_endless(session);
        return true;
    }
    Talk talk = {.session = session};
    size_t length = strnlen(line, PLY_LINE_MAX + 1);
    char *copy = length <= PLY_LINE_MAX ? malloc(length + 1) : NULL;
    if (!copy) {
        COMPLAIN(session, line_of_protocol_too_long);
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
        COMPLAIN(session, command_of_protocol_unknown, text);
    }
    free(copy);
    return !talk.quit;
}
