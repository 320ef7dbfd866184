/* classic.c - the console program of the source document of 2048: a person plays with the arrow
 * keys, or rules named by options play, once with the board to be seen or a thousand times for
 * statistics.
 *
 * It knows nothing of the game but what the lines of the console say: it sends `new`, `play`, `go`
 * and `match`, reads the answers of `show` in JSON, and draws the board from the position text. */
#define _POSIX_C_SOURCE 200809L

#include "classic.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { USAGE = 2, PUMP_MS = 30, ANSWER_MAX = 16384, SIDE = 4 };

const char classic_usage[] =
    "usage: plyscope 2048 [OPTION]...\n"
    "\n"
    "Without options you play: arrow keys, or the letters u l d r; q leaves. With rules a program\n"
    "plays that chooses the direction these rules like best, each with coefficient 1.\n"
    "\n"
    "  --empty      many empty cells\n"
    "  --lost       no board on which no slide is left\n"
    "  --maxvalue   a large tile\n"
    "  --monotony   tiles in order\n"
    "  --random     chance\n"
    "  --smooth     small differences between neighbours\n"
    "  --spam       down and right while all tiles are small\n"
    "  --all        all of these\n"
    "  --win        the winning tile; not one of --all\n"
    "  --noempty, --nospam, --norandom ...  all but these, or what was named but these\n"
    "  --stats      plays 1000 games: wins and losses, mean, best and worst score, best tile\n"
    "  --games=N    another number of games for --stats\n"
    "  --seed=N     other tiles; the same number gives the same games\n"
    "  --document=no  spawns tiles uniformly, not with the document's own counting of cells\n"
    "  -h, --help   this text\n";

/* The options that name rules, and the coefficients that they set. */
static const struct {
    const char *option, *coefficient;
    bool in_all;
} rules[] = {{"empty", "c_empty", true},       {"lost", "c_lost", true},
             {"maxvalue", "c_maxvalue", true}, {"monotony", "c_monotony", true},
             {"random", "c_random", true},     {"smooth", "c_smooth", true},
             {"spam", "c_spam", true},         {"win", "c_win", false}};
enum { RULES = sizeof rules / sizeof *rules };

typedef struct Request {
    bool chosen[RULES], computer, stats, document;
    long games, seed;
} Request;

/* ---- words ----------------------------------------------------------------------------------- */

static int refuse(const char *what, const char *word) {
    fprintf(stderr, "plyscope 2048: %s \"%s\"\n%s", what, word, classic_usage);
    return USAGE;
}

static int find_rule(const char *name) {
    for (int i = 0; i < RULES; i++)
        if (!strcmp(rules[i].option, name)) return i;
    return -1;
}

static bool read_number(const char *text, long min, long max, long *out) {
    char *end;
    long value = strtol(text, &end, 10);
    if (!*text || *end || value < min || value > max) return false;
    *out = value;
    return true;
}

/* False (after a sentence) when a word is no option. */
static bool read_words(int count, char **words, Request *request) {
    bool named = false, without[RULES] = {false}, excluded = false;
    for (int i = 0; i < count; i++) {
        const char *word = words[i];
        int rule = strncmp(word, "--", 2) == 0 ? find_rule(word + 2) : -1;
        int no = strncmp(word, "--no", 4) == 0 ? find_rule(word + 4) : -1;
        if (rule >= 0) {
            request->chosen[rule] = named = true;
        } else if (no >= 0) {
            without[no] = excluded = true;
        } else if (!strcmp(word, "--all")) {
            for (int k = 0; k < RULES; k++)
                request->chosen[k] = request->chosen[k] || rules[k].in_all;
            named = true;
        } else if (!strcmp(word, "--stats")) {
            request->stats = true;
        } else if (!strncmp(word, "--games=", 8)) {
            if (!read_number(word + 8, 1, 10000000, &request->games))
                return refuse("--games takes a number from 1 to 10000000, not", word + 8), false;
        } else if (!strncmp(word, "--seed=", 7)) {
            if (!read_number(word + 7, 0, 1000000000, &request->seed))
                return refuse("--seed takes a number from 0 to 1000000000, not", word + 7), false;
        } else if (!strcmp(word, "--document=no") || !strcmp(word, "--document=yes")) {
            request->document = word[11] == 'y';
        } else {
            return refuse("unknown option", word), false;
        }
    }
    for (int k = 0; k < RULES; k++) {
        if (excluded && !named) request->chosen[k] = rules[k].in_all;
        if (without[k]) request->chosen[k] = false;
        request->computer = request->computer || request->chosen[k];
    }
    if (request->computer || (!named && !excluded && !request->stats)) return true;
    return refuse(request->stats && !named ? "which rules play? Name some, or --all, with"
                                           : "no rule is left to play with after",
                  request->stats && !named ? "--stats" : words[count - 1]),
           false;
}

/* ---- lines ----------------------------------------------------------------------------------- */

/* The last JSON answer; text goes straight to the screen. */
typedef struct Answer {
    char json[ANSWER_MAX];
    bool progress;
} Answer;

static void output(void *context, int re, PlyOutput kind, const char *line, size_t length) {
    (void)re;
    Answer *answer = context;
    if (kind == PLY_OUT_JSON || kind == PLY_OUT_JSON_ERROR) {
        size_t size = length < ANSWER_MAX - 1 ? length : ANSWER_MAX - 1;
        memcpy(answer->json, line, size);
        answer->json[size] = 0;
        return;
    }
    if (kind == PLY_OUT_PROGRESS) {
        if (!isatty(STDOUT_FILENO)) return;
        printf("\r\033[K%.*s", length < 79 ? (int)length : 79, line);
        fflush(stdout);
        answer->progress = true;
        return;
    }
    if (answer->progress) fputs("\r\033[K", stdout);
    answer->progress = false;
    FILE *to = kind == PLY_OUT_ERROR ? stderr : stdout;
    fwrite(line, 1, length, to);
    putc('\n', to);
}

static bool send(PlySession *session, const char *line, PlyMode mode) {
    bool ok = ply_exec(session, line, mode) > 0;
    while (ply_pump(session, PUMP_MS) == PLY_BUSY)
        ;
    return ok;
}

/* Copies the text of a member of the last answer. */
static void member(const Answer *answer, const char *name, char *out, size_t capacity) {
    char key[40];
    snprintf(key, sizeof key, "\"%s\":\"", name);
    const char *at = strstr(answer->json, key);
    size_t length = 0;
    for (at = at ? at + strlen(key) : ""; *at && *at != '"' && length + 1 < capacity; at++)
        out[length++] = *at;
    out[length] = 0;
}

/* ---- the board ------------------------------------------------------------------------------- */

/* Background and text colour by exponent, from pale to dark. */
static const char *colour_of(int exponent) {
    static const char *const colours[] = {
        "\033[90m",           "\033[30;48;5;255m", "\033[30;48;5;230m", "\033[30;48;5;223m",
        "\033[30;48;5;216m",  "\033[30;48;5;209m", "\033[97;48;5;203m", "\033[30;48;5;229m",
        "\033[30;48;5;228m",  "\033[30;48;5;227m", "\033[30;48;5;221m", "\033[1;30;48;5;220m",
        "\033[1;97;48;5;24m", "\033[1;97;48;5;54m"};
    int max = (int)(sizeof colours / sizeof *colours) - 1;
    return colours[exponent < max ? exponent : max];
}

static void draw(const char *position, bool colours) {
    long score = 0, sum = 0;
    const char *last = strrchr(position, ' ');
    if (last) score = strtol(last + 1, NULL, 10);
    for (int i = 0; i < SIDE * SIDE && position[i]; i++) {
        char c = position[i];
        int exponent = c <= '9' ? c - '0' : c - 'a' + 10;
        if (exponent) sum += 1L << exponent;
        if (colours) fputs(colour_of(exponent), stdout);
        if (exponent)
            printf("%6ld ", 1L << exponent);
        else
            fputs("     . ", stdout);
        if (colours) fputs("\033[0m", stdout);
        if (i % SIDE == SIDE - 1) putchar('\n');
    }
    printf("score %ld, sum of tiles %ld\n", score, sum);
    fflush(stdout);
}

/* Draws the present board; false when the game is over. `again` draws over the last one. */
static bool show(PlySession *session, const Answer *answer, bool quiet, bool again) {
    char position[80], status[20];
    bool colours = isatty(STDOUT_FILENO) && !getenv("NO_COLOR");
    send(session, "show", PLY_JSON);
    member(answer, "position", position, sizeof position);
    member(answer, "status", status, sizeof status);
    bool over = strcmp(status, "ongoing") != 0;
    if (again) printf("\033[%dA\r\033[J", SIDE + 1);
    if (!quiet || over) draw(position, colours);
    if (over) puts(strchr(position, 'b') ? "You win: 2048." : "Lost: no slide is left.");
    return !over;
}

/* ---- playing --------------------------------------------------------------------------------- */

/* The next direction as a letter, 0 at the end. Arrow keys send ESC [ A and so on. */
static char read_key(void) {
    for (int c; (c = getchar()) != EOF;) {
        if (c == '\033' && getchar() == '[') {
            static const char letters[] = "udrl";
            c = getchar();
            if (c >= 'A' && c <= 'D') return letters[c - 'A'];
            continue;
        }
        if (c == 'q' || c == 'Q' || c == 4) return 0;
        if (c && strchr("udlr", c)) return (char)c;
    }
    return 0;
}

static void play_person(PlySession *session, const Answer *answer) {
    struct termios before, raw;
    bool keys = isatty(STDIN_FILENO) && tcgetattr(STDIN_FILENO, &before) == 0;
    if (keys) {
        puts("Arrow keys or u l d r; q leaves.");
        raw = before;
        raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
        tcsetattr(STDIN_FILENO, TCSANOW, &raw);
    }
    char key, line[] = "play x";
    while (show(session, answer, false, false) && (key = read_key())) {
        line[5] = key;
        if (!send(session, line, PLY_JSON)) fputs("That changes nothing.\n", stdout);
    }
    if (keys) tcsetattr(STDIN_FILENO, TCSANOW, &before);
}

static void play_computer(PlySession *session, const Answer *answer, const char *player) {
    char line[400];
    bool seen = isatty(STDOUT_FILENO);
    snprintf(line, sizeof line, "go %s", player);
    for (bool again = false; show(session, answer, !seen, again); again = seen) {
        if (!send(session, line, PLY_JSON)) break;
        struct timespec pause = {0, 20000000};
        if (seen) nanosleep(&pause, NULL);
    }
}

int classic_2048(int count, char **words, double (*now)(void *context)) {
    for (int i = 0; i < count; i++)
        if (!strcmp(words[i], "-h") || !strcmp(words[i], "--help")) {
            fputs(classic_usage, stdout);
            return 0;
        }
    Request request = {.document = true, .games = 1000, .seed = 1};
    if (!read_words(count, words, &request)) return USAGE;
    Answer answer = {.progress = false};
    PlyHost host = {.context = &answer, .output = output, .now = now};
    PlySession *session = ply_new(&host);
    if (!session) {
        fputs("plyscope: Memory is short.\n", stderr);
        return 1;
    }
    char player[300] = "rules(eval=rules(", line[400];
    for (int i = 0; i < RULES; i++)
        snprintf(player + strlen(player), sizeof player - strlen(player), "%s%s=%d", i ? "," : "",
                 rules[i].coefficient, request.chosen[i]);
    strcat(player, "))");
    snprintf(line, sizeof line, "seed %ld", request.seed);
    send(session, line, PLY_JSON);
    send(session, request.document ? "new 2048(preset=faithful)" : "new 2048", PLY_JSON);
    if (request.stats) {
        snprintf(line, sizeof line, "match %s games=%ld seed=%ld", player, request.games,
                 request.seed);
        send(session, line, PLY_TEXT);
    } else if (request.computer) {
        play_computer(session, &answer, player);
    } else {
        play_person(session, &answer);
    }
    ply_free(session);
    return 0;
}
