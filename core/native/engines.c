/* engines.c - starting, telling, hearing and ending other programs.
 *
 * A command runs by `sh -c` in a process group of its own, with pipes for its standard input and
 * output; what it writes to standard error goes where ours goes. */
#define _XOPEN_SOURCE 700

#include "engines.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/writer.h"

enum {
    LINE_MAX = 1 << 16, /* an engine that says more without an end of line is given up */
    LATE = 1000,        /* lines heard after its time: what stood in the pipe when we were late */
    FAREWELL_MS = 300   /* an engine that was told to quit has this long */
};

typedef struct Engine {
    pid_t pid;
    int in, out;   /* our ends of its standard input and output */
    Writer untold; /* what its pipe had no room for yet, from byte `passed` on */
    size_t passed;
    double told;         /* when, ms */
    int late;            /* lines heard since, with its time over */
    size_t from, length; /* what was read and not given out yet: bytes [from, length) */
    bool ended;
    char last[80];
    char bytes[LINE_MAX + 1];
} Engine;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

/* ---- starting -------------------------------------------------------------------------------- */

/* In the new process: becomes the command. */
static void become(const char *command, const int to[2], const int from[2]) {
    setpgid(0, 0);
    dup2(to[0], STDIN_FILENO);
    dup2(from[1], STDOUT_FILENO);
    close(to[0]), close(to[1]), close(from[0]), close(from[1]);
    signal(SIGPIPE, SIG_DFL);
    signal(SIGINT, SIG_IGN); /* Ctrl-C is meant for us */
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

static const char *command_of(const EngineList *list, const char *name) {
    size_t length = strlen(name);
    for (int i = 0; i < list->count; i++)
        if (!strncmp(list->named[i], name, length) && list->named[i][length] == '=')
            return list->named[i] + length + 1;
    return NULL;
}

static void *start(void *context, const char *name, char *why, size_t capacity) {
    const EngineList *list = context;
    const char *command = command_of(list, name);
    if (!command) {
        snprintf(why, capacity, "is not known: name it by `plyscope --engine %s=COMMAND`",
                 *name ? name : "NAME");
        return NULL;
    }
    int to[2] = {-1, -1}, from[2] = {-1, -1};
    Engine *engine = malloc(sizeof *engine);
    if (engine) *engine = (Engine){.pid = -1, .told = now()};
    if (engine && pipe(to) == 0 && pipe(from) == 0) {
        /* Other engines must not keep these pipes open. */
        for (int i = 0; i < 2; i++) {
            fcntl(to[i], F_SETFD, FD_CLOEXEC);
            fcntl(from[i], F_SETFD, FD_CLOEXEC);
        }
        engine->in = to[1];
        engine->out = from[0];
        engine->pid = fork();
        if (engine->pid == 0) become(command, to, from);
    }
    bool ok = engine && engine->pid > 0;
    if (!ok) snprintf(why, capacity, "cannot be started: %s", strerror(errno));
    for (int end = 0; end < 2; end++) { /* ours are to[1] and from[0] */
        if (to[end] >= 0 && (!ok || end == 0)) close(to[end]);
        if (from[end] >= 0 && (!ok || end == 1)) close(from[end]);
    }
    if (ok) {
        fcntl(engine->in, F_SETFL, O_NONBLOCK); /* one that does not read must not block us */
        writer_init(&engine->untold);
        return engine;
    }
    free(engine);
    return NULL;
}

/* ---- talking --------------------------------------------------------------------------------- */

/* Writes as much as the pipe has room for; an engine that never reads falls silent by itself. */
static void pass_on(Engine *engine) {
    Writer *text = &engine->untold;
    ssize_t written = write(engine->in, text->text + engine->passed, text->length - engine->passed);
    if (written > 0) engine->passed += (size_t)written;
    if (engine->passed < text->length || text->cut) return;
    writer_clear(text);
    engine->passed = 0;
}

static void tell(void *, void *handle, const char *line) {
    Engine *engine = handle;
    write_text(&engine->untold, line);
    write_char(&engine->untold, '\n');
    pass_on(engine);
    engine->told = now();
    engine->late = 0;
}

/* One that prints for ever is as good as silent. */
static PlyNews heard(Engine *engine, double patience) {
    if (now() - engine->told > patience && engine->late++ >= LATE) return PLY_NEWS_SILENT;
    return PLY_NEWS_LINE;
}

static bool give_line(Engine *engine, const char **line) {
    char *begin = engine->bytes + engine->from;
    char *end = memchr(begin, '\n', engine->length - engine->from);
    if (!end) return false;
    *end = 0;
    if (end > begin && end[-1] == '\r') end[-1] = 0;
    engine->from = (size_t)(end - engine->bytes) + 1;
    *line = begin;
    return true;
}

/* Whether it has ended before a while is over. */
static bool reap(Engine *engine, int *status) {
    const struct timespec nap = {.tv_nsec = 1000000};
    for (int i = 0; i < FAREWELL_MS && !engine->ended; i++) {
        engine->ended = waitpid(engine->pid, status, WNOHANG) == engine->pid;
        if (!engine->ended) nanosleep(&nap, NULL);
    }
    return engine->ended;
}

static PlyNews gone(Engine *engine, const char *why, const char **line) {
    if (!engine->ended) {
        kill(-engine->pid, SIGKILL);
        waitpid(engine->pid, NULL, 0);
    }
    engine->ended = true;
    snprintf(engine->last, sizeof engine->last, "%s", why);
    *line = engine->last;
    return PLY_NEWS_GONE;
}

/* The end of its output: the status says more, if it has one by now. */
static PlyNews ended(Engine *engine, const char **line) {
    int status = 0;
    char why[80] = "it closed its output";
    bool reaped = reap(engine, &status);
    if (reaped && WIFSIGNALED(status))
        snprintf(why, sizeof why, "signal %d", WTERMSIG(status));
    else if (reaped)
        snprintf(why, sizeof why, "exit status %d%s", WEXITSTATUS(status),
                 WEXITSTATUS(status) == 127 ? ", its command was not found" : "");
    return gone(engine, why, line);
}

static PlyNews hear(void *, void *handle, double patience, const char **line) {
    Engine *engine = handle;
    if (engine->ended) {
        *line = engine->last;
        return PLY_NEWS_GONE;
    }
    if (engine->untold.cut) return gone(engine, "memory is short to ask it", line);
    if (engine->untold.length) pass_on(engine);
    if (give_line(engine, line)) return heard(engine, patience);
    memmove(engine->bytes, engine->bytes + engine->from, engine->length - engine->from);
    engine->length -= engine->from;
    engine->from = 0;
    if (engine->length == LINE_MAX) return gone(engine, "it spoke without end", line);
    struct pollfd poll_in = {.fd = engine->out, .events = POLLIN};
    if (poll(&poll_in, 1, 1) <= 0)
        return now() - engine->told > patience ? PLY_NEWS_SILENT : PLY_NEWS_NONE;
    ssize_t got = read(engine->out, engine->bytes + engine->length, LINE_MAX - engine->length);
    if (got <= 0) return ended(engine, line);
    engine->length += (size_t)got;
    if (give_line(engine, line)) return heard(engine, patience);
    /* Speaks, but ends no line: that is silence, too. */
    return now() - engine->told > patience ? PLY_NEWS_SILENT : PLY_NEWS_NONE;
}

static void end(void *context, void *handle) {
    Engine *engine = handle;
    if (!engine->ended) tell(context, engine, "quit");
    close(engine->in);
    reap(engine, NULL); /* still heard: what it says to the lines before `quit` must not fail */
    close(engine->out);
    kill(-engine->pid, SIGKILL); /* also what it started itself */
    if (!engine->ended) waitpid(engine->pid, NULL, 0);
    writer_done(&engine->untold);
    free(engine);
}

/* ---- the list -------------------------------------------------------------------------------- */

/* A word without a slash was found on the path, where an engine finds it, too. */
static void tell_program(const char *word) {
    char *path = strchr(word, '/') ? realpath(word, NULL) : NULL;
    setenv("PLYSCOPE", path ? path : word, 1);
    free(path);
}

void engines_open(EngineList *list, const char *program) {
    *list = (EngineList){
        .program = program,
        .engines = {.context = list, .open = start, .tell = tell, .hear = hear, .close = end}};
}

bool engines_add(EngineList *list, const char *word) {
    size_t length =
        strspn(word, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-");
    if (length == 0 || length > 39 || word[length] != '=' || !word[length + 1]) return false;
    if (list->count == ENGINES_MAX) return false;
    if (list->count == 0) {
        signal(SIGPIPE, SIG_IGN);
        tell_program(list->program);
    }
    list->named[list->count++] = word;
    return true;
}
