/* classic.c - the console program of the source document of 2048: its options become lines of the
 * console, whose answers for people are printed. */
#define _POSIX_C_SOURCE 200809L

#include "classic.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "written.h"

enum { USAGE = 2, PUMP_MS = 30, LINE = 400, ALL = 8, STATS = 10, GAMES, OPTIONS = 16 };
typedef enum Part { NONE, RULES, MATCH, SEED, NEW, PARTS } Part;

static const struct {
    const char *name, *doc; /* no doc: not in the help */
    Part part;              /* of the lines; the last option of a part is what stands there, */
    const char *words;      /* with the number of =N, but rules all stand there, with 1 or 0 */
} options[OPTIONS] = {
    {"--empty", "many empty cells", RULES, "c_empty="},
    {"--lost", "no board on which no slide is left", RULES, ",c_lost="},
    {"--maxvalue", "a large tile", RULES, ",c_maxvalue="},
    {"--monotony", "tiles in order", RULES, ",c_monotony="},
    {"--random", "chance", RULES, ",c_random="},
    {"--smooth", "small differences between neighbours", RULES, ",c_smooth="},
    {"--spam", "down and right while all tiles are small", RULES, ",c_spam="},
    {"--win", "the winning tile", RULES, ",c_win="},
    [ALL] = {.name = "--all", .doc = "all of these"},
    {.name = "--noempty, --nospam, --norandom ...",
     .doc = " all but these, or what was named but these"},
    [STATS] = {.name = "--stats",
               .doc = "plays 1000 games: wins and losses, mean, best and worst score, best tile"},
    [GAMES] = {"--games=N", "another number of games for --stats", MATCH, " games="},
    {"--seed=N", "other tiles; the same number gives the same games", SEED, "seed "},
    {"--document=no", " spawns tiles uniformly, not with the 2048 report's own counting of cells",
     NEW, ",spawn=uniform"},
    {"--document=yes", NULL, NEW, ""},
    {.name = "-h, --help", .doc = "this text"}};

static int usage(FILE *to) {
    fputs("usage: plyscope 2048 [OPTION]...\n\nWithout options you play: arrow keys, or the "
          "letters u l d r; q leaves. With rules a program\nplays that chooses the direction these "
          "rules like best, each with coefficient 1. One\ndash is as good as two.\n\n",
          to);
    for (int k = 0; k < OPTIONS; k++)
        if (options[k].doc) fprintf(to, "  %-12s %s\n", options[k].name, options[k].doc);
    return to == stdout ? 0 : USAGE;
}

static int refuse(const char *what, const char *word) {
    fprintf(stderr, "plyscope 2048: %s \"%s\"\n", what, word);
    return usage(stderr);
}

/* Puts the words of all options into the parts; given[ALL] says whether rules play. 0, or the exit
 * status after a sentence. */
static int read_words(int count, char **words, char parts[PARTS][LINE], bool given[OPTIONS]) {
    const unsigned all = (1u << ALL) - 1;
    unsigned with = 0, without = 0;
    for (int i = 0; i < count; i++) {
        bool known = false;
        const char *word = words[i] + (words[i][0] == '-' && words[i][1] == '-');
        for (int k = 0; k < OPTIONS; k++) {
            const char *name = options[k].name + 1, *number = strstr(name, "=N");
            size_t length = number ? (size_t)(number - name) + 1 : LINE;
            unsigned set = k == ALL ? all : options[k].part == RULES ? 1u << k : 0;
            if (!strncmp(word, name, length)) {
                known = given[k] = true;
                with |= set;
                if (options[k].words && !set)
                    snprintf(parts[options[k].part], LINE, "%s%s", options[k].words,
                             number ? word + length : "");
            } else if (set && !strncmp(word, "-no", 3) && !strcmp(word + 3, name + 1)) {
                known = true;
                without |= set;
            }
        }
        if (!known) return refuse("unknown option", words[i]);
    }
    if (without && !with) with = all;
    given[ALL] = with & ~without;
    if (!given[ALL] && (with || given[STATS] || given[GAMES]))
        return refuse("name rules that are to play, or --all, with", words[count - 1]);
    for (int k = 0; k < OPTIONS; k++) {
        size_t length = strlen(parts[RULES]);
        if (options[k].part == RULES)
            snprintf(parts[RULES] + length, LINE - length, "%s%u", options[k].words,
                     (with & ~without) >> k & 1);
    }
    return 0;
}

/* JSON is not shown. */
static void output(void *, int, PlyOutput kind, const char *line, size_t length) {
    bool terminal = isatty(STDOUT_FILENO);
    int shown = (int)length;
    if (kind == PLY_OUT_ERROR) fprintf(stderr, "plyscope 2048: %.*s\n", shown, line);
    if (kind == PLY_OUT_PROGRESS && terminal) printf("\033[K%.*s\r", shown < 79 ? shown : 79, line);
    if (kind == PLY_OUT_TEXT) printf("%s%.*s\n", terminal ? "\033[K" : "", shown, line);
}

/* False when the line is refused. */
static bool send(PlySession *session, const char *line, PlyMode mode) {
    bool ok = ply_exec(session, line, mode) > 0;
    while (ply_pump(session, PUMP_MS) == PLY_BUSY)
        ;
    return written() && ok;
}

/* The next direction as a letter, 0 at the end. Arrow keys send ESC [ A and so on. */
static char read_key(void) {
    for (int c; (c = getchar()) != EOF && c != 'q' && c != 'Q' && c != 4;) {
        if (c == '\033' && getchar() == '[' && (c = getchar()) >= 'A' && c <= 'D')
            return "udrl"[c - 'A'];
        if (c && strchr("udlr", c)) return (char)c;
    }
    return 0;
}

/* Analyzing is refused at the end of the game. */
static void play_person(PlySession *session) {
    struct termios before, raw;
    bool keys = isatty(STDIN_FILENO) && tcgetattr(STDIN_FILENO, &before) == 0;
    if (keys) {
        puts("Arrow keys or u l d r; q leaves.");
        raw = before;
        raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
        tcsetattr(STDIN_FILENO, TCSANOW, &raw);
    }
    char line[] = "play x";
    while (send(session, "show", PLY_TEXT) && send(session, "analyze rules bare", PLY_JSON) &&
           (line[5] = read_key()))
        if (!send(session, line, PLY_JSON)) puts("That changes nothing.");
    if (keys) tcsetattr(STDIN_FILENO, TCSANOW, &before);
}

static void play_computer(PlySession *session, const char *go) {
    bool terminal = isatty(STDOUT_FILENO);
    while (send(session, go, PLY_JSON)) {
        if (!terminal) continue;
        fputs("\033[H\033[J", stdout);
        send(session, "show", PLY_TEXT);
        nanosleep(&(struct timespec){0, 20000000}, NULL);
    }
    if (!terminal) send(session, "show", PLY_TEXT);
}

int classic_2048(int count, char **words, double (*now)(void *context)) {
    char parts[PARTS][LINE] = {[MATCH] = " games=1000", [SEED] = "seed 1"}, line[3 * LINE];
    bool given[OPTIONS] = {false};
    for (int i = 0; i < count; i++)
        if (!strcmp(words[i], "-h") || !strcmp(words[i], "--help")) return usage(stdout);
    int status = read_words(count, words, parts, given);
    if (status) return status;
    /* Brief: the document's program does not tell the best tile of a board. */
    PlySession *session = ply_new(&(PlyHost){.output = output, .now = now, .brief = true});
    if (!session) return fputs("plyscope: Memory is short.\n", stderr), 1;
    ply_colour(session, isatty(STDOUT_FILENO) && !getenv("NO_COLOR"));
    bool stats = given[STATS] || given[GAMES], ok = send(session, parts[SEED], PLY_TEXT);
    snprintf(line, sizeof line, "new 2048(preset=faithful%s)", parts[NEW]);
    send(session, line, PLY_JSON);
    snprintf(line, sizeof line, "%s rules(eval=rules(%s))%s", stats ? "match" : "go", parts[RULES],
             stats ? parts[MATCH] : "");
    if (ok && stats)
        ok = send(session, line, PLY_TEXT);
    else if (ok && given[ALL])
        play_computer(session, line);
    else if (ok)
        play_person(session);
    ply_free(session);
    return ok ? 0 : usage(stderr);
}
