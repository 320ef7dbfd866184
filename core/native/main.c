/* main.c - the native program: reads a line, executes it, pumps until it is done, prints.
 *
 * In a script every line's jobs end before the next line is read. At a terminal Ctrl-C ends the
 * running job with what is known (a second time: throws it away), never the program. */
#define _POSIX_C_SOURCE 200809L

#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "classic.h"
#include "input.h"
#include "plyscope.h"
#include "shipped.h"

enum { EXIT_REFUSED = 1, EXIT_USAGE = 2, PUMP_MS = 30 };

static const char usage[] =
    "usage: plyscope [OPTION]... [-c LINE]...\n"
    "       plyscope 2048 [OPTION]...   (the source document's program; --help says more)\n"
    "\n"
    "Without -c lines are read from standard input: typed at a prompt, or from a script.\n"
    "\n"
    "  -c LINE      carry out LINE; may be given several times\n"
    "  -j N         play the games of matches, sweeps and evolutions on N threads\n"
    "      --json   answer in JSON, one object a line\n"
    "      --no-clock  measure no time, so that answers are the same in every run;\n"
    "               limits in seconds are refused then\n"
    "      --echo   repeat every line before its answer, as in a transcript\n"
    "  -h, --help   this text (`plyscope -c help` lists the commands)\n"
    "      --version\n"
    "\n"
    "Exit status: 0; 1 when a line was refused; 2 for wrong usage.\n";

/* The only thing a signal handler may touch; the one variable of the program outside main. */
static volatile sig_atomic_t interrupted;

static void on_interrupt(int number) {
    (void)number;
    interrupted = 1;
}

typedef struct Screen {
    bool terminal; /* progress lines overwrite each other */
    bool progress; /* one stands there now */
    bool network;  /* the session has the network that ships */
} Screen;

static void wipe(Screen *screen) {
    if (screen->progress) fputs("\r\033[K", stdout);
    screen->progress = false;
}

static void print(void *context, int re, PlyOutput kind, const char *line, size_t length) {
    (void)re;
    Screen *screen = context;
    if (kind == PLY_OUT_PROGRESS) {
        if (!screen->terminal) return;
        wipe(screen);
        fwrite(line, 1, length < 79 ? length : 79, stdout);
        fflush(stdout);
        screen->progress = true;
        return;
    }
    wipe(screen);
    FILE *to = kind == PLY_OUT_ERROR ? stderr : stdout;
    if (kind == PLY_OUT_ERROR) fflush(stdout);
    fwrite(line, 1, length, to);
    putc('\n', to);
}

static double clock_ms(void *context) {
    (void)context;
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

/* The file appears whole or not at all: it is written beside and then renamed. */
static bool save_file(void *context, const char *path, const void *bytes, size_t size) {
    (void)context;
    size_t length = strlen(path);
    char *beside = malloc(length + 6);
    if (!beside) return false;
    snprintf(beside, length + 6, "%s.part", path);
    FILE *file = fopen(beside, "wb");
    bool ok = file && fwrite(bytes, 1, size, file) == size;
    if (file) ok = fclose(file) == 0 && ok;
    ok = ok && rename(beside, path) == 0;
    if (!ok && file) remove(beside);
    free(beside);
    return ok;
}

static void *load_file(void *context, const char *path, size_t most, size_t *size) {
    (void)context;
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    size_t room = 1 << 16, length = 0;
    char *bytes = malloc(room);
    while (bytes) {
        length += fread(bytes + length, 1, room - length, file);
        if (length < room || length >= most) break;
        room = room > most / 2 ? most : 2 * room;
        char *larger = realloc(bytes, room);
        if (!larger) free(bytes);
        bytes = larger;
    }
    bool whole = bytes && !ferror(file) && feof(file);
    fclose(file);
    *size = length;
    if (whole) return bytes;
    free(bytes);
    return NULL;
}

/* Works until no job can go on by itself. */
static void work(PlySession *session) {
    int interrupts = 0;
    interrupted = 0;
    while (ply_pump(session, PUMP_MS) == PLY_BUSY) {
        if (!interrupted) continue;
        interrupted = 0;
        ply_exec(session, interrupts++ ? "cancel" : "stop", PLY_DEFAULT);
    }
}

static bool is_quit(const char *line) {
    line += strspn(line, " \t");
    size_t length = strcspn(line, " \t");
    bool word = (length == 4 && (!strncmp(line, "quit", 4) || !strncmp(line, "exit", 4)));
    return word && line[length + strspn(line + length, " \t")] == 0;
}

/* The network that ships is unpacked when a line first speaks of networks: it takes a while. */
static void bring_network(PlySession *session, Screen *screen, const char *line) {
    if (screen->network || (!strstr(line, "ntuple") && !strstr(line, "network"))) return;
    ply_blob(session, "shipped", shipped_network, shipped_network_size);
    screen->network = true;
}

/* Carries out one line; false when it was refused. */
static bool run_line(PlySession *session, Screen *screen, const char *line, bool echo) {
    if (echo) printf("> %s\n", line);
    bring_network(session, screen, line);
    bool ok = ply_exec(session, line, PLY_DEFAULT) > 0;
    work(session);
    fflush(stdout);
    return ok;
}

static bool run_input(PlySession *session, Screen *screen, bool echo) {
    bool ok = true;
    Input *input = input_open(session, "plyscope> ");
    if (!input) {
        fputs("plyscope: the terminal cannot be used\n", stderr);
        return false;
    }
    const char *line;
    while ((line = input_line(input)) && !is_quit(line))
        ok = run_line(session, screen, line, echo) && ok;
    input_close(input);
    return ok;
}

static int wrong_usage(const char *what, const char *word) {
    fprintf(stderr, "plyscope: %s \"%s\"\n%s", what, word, usage);
    return EXIT_USAGE;
}

int main(int argc, char **argv) {
    Screen screen = {.terminal = input_is_terminal()};
    bool json = false, ticks = true, echo = false, lines = false, ok = true;
    int threads = 1;
    if (argc > 1 && !strcmp(argv[1], "2048")) return classic_2048(argc - 2, argv + 2, clock_ms);
    /* Step 1: the options, all of them checked before anything is done. */
    for (int i = 1; i < argc; i++) {
        const char *word = argv[i];
        if (!strcmp(word, "-h") || !strcmp(word, "--help")) {
            fputs(usage, stdout);
            return 0;
        }
        if (!strcmp(word, "--version")) {
            puts("plyscope " PLY_VERSION);
            return 0;
        }
        if (!strcmp(word, "--json")) {
            json = true;
        } else if (!strcmp(word, "--no-clock")) {
            ticks = false;
        } else if (!strcmp(word, "--echo")) {
            echo = true;
        } else if (!strcmp(word, "-c")) {
            if (++i >= argc) return wrong_usage("a line is missing behind", word);
            lines = true;
        } else if (!strncmp(word, "-j", 2)) {
            const char *number = word[2] ? word + 2 : i + 1 < argc ? argv[++i] : "";
            char *end;
            long value = strtol(number, &end, 10);
            if (*number == 0 || *end != 0 || value < 1 || value > 1024)
                return wrong_usage("-j takes a number from 1 to 1024, not", number);
            threads = (int)value;
        } else {
            return wrong_usage("unknown option", word);
        }
    }
    /* Step 2: the session. */
    PlyHost host = {.context = &screen,
                    .output = print,
                    .now = ticks ? clock_ms : NULL,
                    .json = json,
                    .save = save_file,
                    .load = load_file};
    PlySession *session = ply_new(&host);
    if (!session) {
        fputs("plyscope: memory is short\n", stderr);
        return EXIT_REFUSED;
    }
    ply_threads(session, threads);
    ply_colour(session, isatty(STDOUT_FILENO) && !json && !getenv("NO_COLOR"));
    if (screen.terminal) {
        struct sigaction action = {.sa_handler = on_interrupt};
        sigaction(SIGINT, &action, NULL);
    }
    /* Step 3: the lines. */
    for (int i = 1; lines && i < argc; i++) {
        if (!strncmp(argv[i], "-j", 2) && !argv[i][2]) i++;
        if (strcmp(argv[i], "-c") != 0) continue;
        const char *line = argv[++i];
        if (is_quit(line)) break;
        ok = run_line(session, &screen, line, echo) && ok;
    }
    if (!lines) {
        if (screen.terminal && !json)
            puts("Plyscope " PLY_VERSION ": type `help`, or `play 4` and `go`; `quit` leaves.");
        ok = run_input(session, &screen, echo) && ok;
    }
    ply_free(session);
    return ok ? 0 : EXIT_REFUSED;
}
