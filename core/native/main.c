/* main.c - the native program: reads a line, executes it, pumps until it is done, prints.
 *
 * Every line's jobs end before the next line is read. Ctrl-C ends the running job with what is
 * known. A second one throws it away at the prompt, where it never ends the program; elsewhere it
 * ends the program, as does the first one while no job runs. */
#define _POSIX_C_SOURCE 200809L

#include <getopt.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "classic.h"
#include "engines.h"
#include "input.h"
#include "plyscope.h"
#include "protocol_input.h"
#include "results.h"
#include "shipped.h"
#include "spread.h"
#include "threads.h"
#include "written.h"
#ifdef PLYSCOPE_MPI
#include "mpi.h"
#endif

enum { EXIT_REFUSED = 1, EXIT_USAGE = 2, PUMP_MS = 30, MEMORY_MOST = 1 << 20 /* MB */ };

static const char usage[] =
    "usage: plyscope [OPTION]... [-c LINE]... [FILE]\n"
    "       plyscope units [--results FILE] [OPTION]... -c LINE... >UNITS\n"
    "       plyscope fold --results FILE [OPTION]... -c LINE...\n"
    "       plyscope unit [-c LINE]... <UNITS >>RESULTS\n"
    "       plyscope protocol [OPTION]... [-c LINE]...   (for other programs; `help` there)\n"
    "       plyscope 2048 [OPTION]...   (the program of the 2048 report; --help says more)\n"
    "\n"
    "Lines are read from FILE (after those of -c); without either from standard input,\n"
    "typed at a prompt or from a script.\n"
    "\n"
    "  -c LINE      carry out LINE; may be given several times\n"
    "  -j N         play the games of matches, sweeps and evolutions on N threads, and\n"
    "               compute the independent trees of one search there (trees=N)\n"
    "      --results FILE   keep the result of every game of matches, sweeps and\n"
    "               evolutions there, and play none whose result it holds: what was\n"
    "               interrupted goes on\n"
    "      --engine NAME=COMMAND   a program that plays as external(engine=NAME)\n"
    "      --memory MB   all players and jobs together may take so much (1280), of the\n"
    "               games that run in threads each; results do not depend on it\n"
    "      --json   answer in JSON, one object a line\n"
    "      --no-clock  measure no time, so that answers are the same in every run;\n"
    "               limits in seconds are refused then\n"
    "      --cpu-time  limits and times are processor time of this program, so that a\n"
    "               machine that is busy elsewhere decides no game; not with -j\n"
    "      --no-book   the exact solver of Connect Four does without its opening book\n"
    "      --echo   repeat every line before its answer, as in a transcript\n"
    "  -h, --help   this text (`plyscope -c help` lists the commands)\n"
    "  -V, --version\n"
    "\n"
    "A line waits until the job of the line before it has ended: `stop`, `tune` and `pause`\n"
    "reach no job that runs. Ctrl-C (SIGINT) stops it and prints what is known; where there\n"
    "is no prompt a second one ends the program. Another program that has to stop a search\n"
    "uses plyscope protocol, where `stop` is heard at once; without a terminal an endless\n"
    "analysis is refused.\n"
    "\n"
    "units prints the games that a batch job has to play, unit plays such lines (after the\n"
    "-c lines, which may load networks) and prints results, fold gives the outcome.\n"
    "\n"
    "Exit status: 0; 1 when a line was refused, came to nothing or to less than was asked,\n"
    "as when a player that is a program has ended in a game, or was stopped by a signal\n"
    "(except at the prompt); 2 for wrong usage.\n";

/* The only thing a signal handler may touch; the one variable of the program outside main. */
static volatile sig_atomic_t interrupted;

static void on_interrupt(int) {
    interrupted = 1;
}

/* What a run of the program is about. */
typedef enum Purpose { PLAY, TALK, LIST_UNITS, PLAY_UNITS, FOLD_UNITS } Purpose;

typedef struct Screen {
    bool terminal;    /* progress lines overwrite each other */
    bool progress;    /* one stands there now */
    bool network;     /* the session has the network that ships */
    bool errors_only; /* standard output is for something else */
    bool failed;      /* a line was refused, or its job came to less than was asked */
    bool prompt;      /* lines are typed */
    bool catches;     /* the next Ctrl-C is for the job that runs; not at the prompt */
    long long asked;  /* units of which the results were looked up */
    Results *results; /* of units; or null */
} Screen;

static void wipe(Screen *screen) {
    if (screen->progress) fputs("\r\033[K", stdout);
    screen->progress = false;
}

static void print(void *context, int, PlyOutput kind, const char *line, size_t length) {
    Screen *screen = context;
    screen->failed = screen->failed || kind == PLY_OUT_ERROR || kind == PLY_OUT_JSON_ERROR;
    if (kind == PLY_OUT_PROGRESS) {
        if (!screen->terminal) return;
        wipe(screen);
        fwrite(line, 1, length < 79 ? length : 79, stdout);
        fflush(stdout);
        screen->progress = true;
        return;
    }
    if (screen->errors_only && kind != PLY_OUT_ERROR) return;
    wipe(screen);
    FILE *to = kind == PLY_OUT_ERROR ? stderr : stdout;
    if (kind == PLY_OUT_ERROR) fflush(stdout);
    fwrite(line, 1, length, to);
    putc('\n', to);
}

static double ms_of(clockid_t which) {
    struct timespec time;
    clock_gettime(which, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static double clock_ms(void *) {
    return ms_of(CLOCK_MONOTONIC);
}

static double cpu_ms(void *) {
    return ms_of(CLOCK_PROCESS_CPUTIME_ID);
}

/* The file appears whole or not at all: it is written beside and then renamed. */
static bool save_file(void *, const char *path, const void *bytes, size_t size) {
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

static void *load_file(void *, const char *path, size_t max, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    size_t capacity = 1 << 16, length = 0;
    char *bytes = malloc(capacity);
    while (bytes) {
        length += fread(bytes + length, 1, capacity - length, file);
        if (length < capacity || length >= max) break;
        capacity = capacity > max / 2 ? max : 2 * capacity;
        char *larger = realloc(bytes, capacity);
        if (!larger) free(bytes);
        bytes = larger;
    }
    bool whole = bytes && getc(file) == EOF && !ferror(file);
    fclose(file);
    *size = length;
    if (whole) return bytes;
    free(bytes);
    return NULL;
}

/* Works until no job can go on by itself. */
static void work(PlySession *session, Screen *screen) {
    int interrupts = 0;
    struct sigaction before, action = {.sa_handler = on_interrupt, .sa_flags = (int)SA_RESETHAND};
    interrupted = 0;
    if (screen->catches) {
        sigaction(SIGINT, &action, &before);
        if (before.sa_handler == SIG_IGN) sigaction(SIGINT, &before, NULL); /* as the caller says */
    }
    while (ply_pump(session, PUMP_MS) == PLY_BUSY) {
        if (!interrupted) continue;
        interrupted = 0;
        ply_exec(session, interrupts++ ? "cancel" : "stop", PLY_DEFAULT);
    }
    if (screen->catches) sigaction(SIGINT, &before, NULL);
    if (interrupts == 0 || screen->prompt) return;
    screen->failed = true;
    screen->catches = false;
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

/* False when standard output takes no more: nobody would see what comes next. */
static bool run_line(PlySession *session, Screen *screen, const char *line, bool echo) {
    if (echo) printf("> %s\n", line);
    bring_network(session, screen, line);
    ply_exec(session, line, PLY_DEFAULT);
    work(session, screen);
    return written();
}

static bool run_input(PlySession *session, Screen *screen, bool echo) {
    Input *input = input_open(session, "plyscope> ");
    if (!input) {
        fputs("plyscope: the terminal cannot be used\n", stderr);
        return false;
    }
    const char *line;
    while ((line = input_line(input)) && !is_quit(line) && run_line(session, screen, line, echo)) {}
    input_close(input);
    return true;
}

static const char *recall(void *context, const char *unit) {
    Screen *screen = context;
    screen->asked++;
    return screen->results ? results_recall(screen->results, unit) : NULL;
}

static void keep(void *context, const char *unit, const char *result) {
    Screen *screen = context;
    if (screen->results) results_keep(screen->results, unit, result);
}

/* ---- options --------------------------------------------------------------------------------- */

typedef struct Arguments {
    Purpose purpose;
    int json, still, cpu, echo, bookless, threads; /* int for getopt_long: yes or no */
    size_t memory;                                 /* bytes; 0 = the core's own */
    const char *results;
    const char *script; /* a file with lines, in place of standard input */
    EngineList engines;
    char **lines; /* of -c, in argv */
    int count;
    const char *said,
        *word; /* what there is to print instead of anything else, and about which word */
} Arguments;

enum { GO_ON = -1 };

static int wrong_usage(Arguments *arguments, const char *what, const char *word) {
    arguments->said = what;
    arguments->word = word;
    return EXIT_USAGE;
}

static const char *const purposes[] = {
    [TALK] = "protocol", [LIST_UNITS] = "units", [PLAY_UNITS] = "unit", [FOLD_UNITS] = "fold"};

/* Whether what was read goes together. GO_ON, or the exit status. */
static int fit_together(Arguments *arguments) {
    if (arguments->cpu && arguments->threads > 1)
        return wrong_usage(arguments, "one thread only, not -j, goes with", "--cpu-time");
    bool job = arguments->purpose == LIST_UNITS || arguments->purpose == FOLD_UNITS;
    if (job && !arguments->count)
        return wrong_usage(arguments, "-c and the line of a job belong to",
                           purposes[arguments->purpose]);
    if (arguments->purpose == FOLD_UNITS && !arguments->results)
        return wrong_usage(arguments, "--results and a file belong to", "fold");
    return GO_ON;
}

/* Reads all options, before anything is done. GO_ON, or the exit status. */
static int read_options(Arguments *arguments, int argc, char **argv) {
    const struct option options[] = {{"json", no_argument, &arguments->json, 1},
                                     {"no-clock", no_argument, &arguments->still, 1},
                                     {"cpu-time", no_argument, &arguments->cpu, 1},
                                     {"no-book", no_argument, &arguments->bookless, 1},
                                     {"echo", no_argument, &arguments->echo, 1},
                                     {"results", required_argument, NULL, 'r'},
                                     {"engine", required_argument, NULL, 'e'},
                                     {"memory", required_argument, NULL, 'm'},
                                     {"help", no_argument, NULL, 'h'},
                                     {"version", no_argument, NULL, 'v'},
                                     {NULL, 0, NULL, 0}};
    arguments->lines = argv + 1; /* gathered at the front, of what has been read already */
    for (int purpose = TALK; argc > 1 && purpose <= FOLD_UNITS; purpose++)
        if (!strcmp(argv[1], purposes[purpose])) arguments->purpose = (Purpose)purpose;
    optind = arguments->purpose == PLAY ? 1 : 2;
    for (int option; (option = getopt_long(argc, argv, "+:hVc:j:", options, NULL)) != -1;) {
        char *end;
        long number;
        switch (option) {
        case 0: break; /* a flag is set */
        case 'h': arguments->said = usage; return 0;
        case 'v':
        case 'V': arguments->said = "plyscope " PLY_VERSION "\n"; return 0;
        case 'c': arguments->lines[arguments->count++] = optarg; break;
        case 'r': arguments->results = optarg; break;
        case 'e':
            if (engines_add(&arguments->engines, optarg)) break;
            return wrong_usage(arguments, "--engine takes NAME=COMMAND, at most 16 times, not",
                               optarg);
        case 'm':
            number = strtol(optarg, &end, 10);
            arguments->memory = (size_t)number << 20;
            if (*optarg && !*end && number >= 1 && number <= MEMORY_MOST) break;
            return wrong_usage(arguments, "--memory takes a number of MB from 1 to 1048576, not",
                               optarg);
        case 'j':
            number = strtol(optarg, &end, 10);
            arguments->threads = (int)number;
            if (*optarg && !*end && number >= 1 && number <= 1024) break;
            return wrong_usage(arguments, "-j takes a number from 1 to 1024, not", optarg);
        case ':': return wrong_usage(arguments, "a value is missing behind", argv[optind - 1]);
        default: return wrong_usage(arguments, "unknown option", argv[optind - 1]);
        }
    }
    if (optind < argc && arguments->purpose == PLAY) arguments->script = argv[optind++];
    if (optind < argc) return wrong_usage(arguments, "this word is too many", argv[optind]);
    if (arguments->script && !freopen(arguments->script, "r", stdin))
        return wrong_usage(arguments,
                           "protocol, units, unit, fold, 2048 or a file with lines that can be "
                           "read may stand here, not",
                           arguments->script);
    return fit_together(arguments);
}

/* ---- playing units, and the rest ------------------------------------------------------------- */

/* Plays units from standard input, or on a rank of MPI those of rank 0, where only the lines that
 * load networks matter. Returns the exit status. */
static int run_units(const Arguments *arguments, bool rank) {
    Worker worker;
    bool ok = worker_open(&worker, clock_ms, arguments->memory);
    if (!ok) fputs("plyscope: Memory is short.\n", stderr);
    int status = ok ? 0 : EXIT_REFUSED;
    for (int i = 0; ok && i < arguments->count; i++) {
        const char *line = arguments->lines[i];
        if (rank && strncmp(line, "network ", 8)) continue;
        ok = worker_prepare(&worker, line) || rank; /* rank 0 complains */
        if (ok) continue;
        fprintf(stderr, "plyscope unit: %s\n", worker.said);
        status = EXIT_REFUSED;
    }
#ifdef PLYSCOPE_MPI
    if (ok && rank) mpi_serve(&worker);
#endif
    if (ok && !rank) status = spread_play(&worker);
    worker_close(&worker);
    return status;
}

/* What `units` and `fold` say when their lines are carried out: whether that was all. */
static bool tell_units(Purpose purpose, const Listing *listing, long long asked) {
    if (asked == 0) {
        fputs("plyscope: no line begins a job of many games, such as `match`\n", stderr);
        return false;
    }
    if (purpose == LIST_UNITS && listing->count == 0)
        fputs("plyscope units: every result is there; `plyscope fold` gives the outcome\n", stderr);
    if (purpose != FOLD_UNITS || listing->count == 0) return true;
    fprintf(stderr,
            "plyscope fold: %lld units have no result in the file yet; `plyscope units` lists "
            "them\n",
            listing->count);
    return false;
}

static int threads_of(const Arguments *arguments) {
    int wanted = arguments->threads, given = threads_given(wanted);
    if (given < wanted)
        fprintf(stderr, "plyscope: %d threads cannot be had here; %d are used\n", wanted, given);
    return given;
}

static int run(const Arguments *arguments, const PlyWorkers *workers) {
    bool ok = true, listed = arguments->purpose == LIST_UNITS || arguments->purpose == FOLD_UNITS;
    bool play = arguments->purpose == PLAY, prompt = input_is_terminal() && !arguments->count;
    /* What was interrupted must not look like the whole list of units, or like their outcome. */
    Screen screen = {.terminal = input_is_terminal(),
                     .errors_only = arguments->purpose == LIST_UNITS,
                     .prompt = play && prompt,
                     .catches = play && !prompt};
    Listing listing;
    listing_open(&listing, arguments->purpose == LIST_UNITS);
    const PlyHost host = {.context = &screen,
                          .output = print,
                          .now = arguments->still ? NULL
                                 : arguments->cpu ? cpu_ms
                                                  : clock_ms,
                          .json = arguments->json,
                          .memory = arguments->memory,
                          .memory_more = spread_memory_more,
                          .unstoppable = !isatty(STDIN_FILENO),
                          .save = save_file,
                          .load = load_file,
                          .engines = arguments->engines.count ? &arguments->engines.engines : NULL,
                          .workers = listed ? &listing.workers : workers,
                          .recall = recall,
                          .keep = keep};
    if (arguments->results) {
        screen.results = results_open(arguments->results, !listed);
        if (!screen.results) return EXIT_REFUSED;
    }
    PlySession *session = ply_new(&host);
    if (!session) {
        fputs("plyscope: Memory is short.\n", stderr);
        results_close(screen.results);
        return EXIT_REFUSED;
    }
    if (!arguments->bookless) shipped_bring_book(session);
    shipped_bring_scales(session);
    ply_threads(session, threads_of(arguments));
    ply_colour(session, isatty(STDOUT_FILENO) && !arguments->json && !getenv("NO_COLOR"));
    if (screen.prompt) {
        struct sigaction action = {.sa_handler = on_interrupt};
        sigaction(SIGINT, &action, NULL);
    }
    for (int i = 0; i < arguments->count && !is_quit(arguments->lines[i]); i++)
        if (!run_line(session, &screen, arguments->lines[i], arguments->echo)) break;
    if (arguments->purpose == TALK) {
        protocol_run(session);
    } else if (!arguments->count || arguments->script) {
        if (screen.terminal && !arguments->json)
            puts("Plyscope " PLY_VERSION ": type `help`, or `play 4` and `go`; `quit` leaves.");
        ok = run_input(session, &screen, arguments->echo);
    }
    ply_free(session);
    ok = ok && !screen.failed;
    if (ok && listed) ok = tell_units(arguments->purpose, &listing, screen.asked);
    if (!results_close(screen.results)) {
        fprintf(stderr, "plyscope: %s could not be written\n", arguments->results);
        ok = false;
    }
    return ok ? 0 : EXIT_REFUSED;
}

/* Threads that wait for others shall sleep. The library of threads lets them spin for milliseconds,
 * which takes the processor from those that work where the machine is busy: two threads were half
 * as fast as one. It asks its environment before main begins, so the program begins again. */
static void wait_asleep(char **argv) {
#ifdef _OPENMP
    static const char policy[] = "OMP_WAIT_POLICY";
    bool threads = false;
    for (char **word = argv; *word; word++)
        threads = threads || !strncmp(*word, "-j", 2);
    if (!threads || getenv(policy) || setenv(policy, "passive", 1)) return;
    execv("/proc/self/exe", argv);
    execvp(argv[0], argv); /* where there is no such file; if that fails, too, they spin */
#else
    (void)argv;
#endif
}

int main(int argc, char **argv) {
    wait_asleep(argv);
    const PlyWorkers *workers = NULL;
    int rank = 0;
#ifdef PLYSCOPE_MPI
    rank = mpi_open(&argc, &argv);
    workers = rank == 0 ? mpi_workers() : NULL;
#endif
    Arguments arguments = {.threads = 1};
    engines_open(&arguments.engines, argv[0]);
    bool classic = argc > 1 && !strcmp(argv[1], "2048");
    int status = classic ? GO_ON : read_options(&arguments, argc, argv);
    if (rank > 0) /* rank 0 complains */
        status = run_units(&arguments, true);
    else if (classic)
        status = classic_2048(argc - 2, argv + 2, clock_ms);
    else if (status == GO_ON)
        status = arguments.purpose == PLAY_UNITS ? run_units(&arguments, false)
                                                 : run(&arguments, workers);
    else if (status == 0)
        fputs(arguments.said, stdout);
    else
        fprintf(stderr, "plyscope: %s \"%s\"\n`plyscope --help` lists what there is.\n",
                arguments.said, arguments.word);
#ifdef PLYSCOPE_MPI
    mpi_close(workers);
#endif
    return written_all(status);
}
