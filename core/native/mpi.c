/* mpi.c - lines over MPI: units out, results in.
 *
 * Messages are texts with their zero. Every rank gets up to DEPTH units ahead, so that it has work
 * while its results travel and while rank 0, which plays what is left, does not look; a ticket is
 * the place of a unit in the table of all those that are out. Ranks that wait sleep a little
 * between two looks: most MPI libraries would keep a processor busy. */
#ifdef PLYSCOPE_MPI

#define _POSIX_C_SOURCE 200809L

#include "mpi.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { DEPTH = 2, TAG_UNIT = 1, TAG_RESULT = 2, TAG_END = 3, LOOKS = 200, NAP_NS = 100000 };

typedef struct Errand {
    int rank;     /* who plays it; 0 = this place is free */
    char *result; /* null = not yet */
    bool refused; /* it is the sentence of a refusal */
    bool forgotten;
} Errand;

typedef struct Ranks {
    PlyWorkers workers;
    int count;       /* that play */
    Errand *errands; /* DEPTH for each rank: those of rank r from (r - 1) * DEPTH on */
    char *handed;    /* the result that was received last */
    int looks;       /* in vain, since something came */
} Ranks;

static void nap(int *looks) {
    if (++*looks < LOOKS) return;
    const struct timespec time = {.tv_nsec = NAP_NS};
    nanosleep(&time, NULL);
}

/* The next message if there is one: its text (from malloc), and from whom. */
static char *look(int tag, MPI_Status *status) {
    int there = 0, length = 0;
    MPI_Iprobe(MPI_ANY_SOURCE, tag, MPI_COMM_WORLD, &there, status);
    if (!there) return NULL;
    MPI_Get_count(status, MPI_CHAR, &length);
    char *text = malloc((size_t)length + 1);
    if (!text) MPI_Abort(MPI_COMM_WORLD, 1);
    MPI_Recv(text, length, MPI_CHAR, status->MPI_SOURCE, status->MPI_TAG, MPI_COMM_WORLD, status);
    text[length] = 0;
    return text;
}

static void post(int rank, int tag, const char *text) {
    MPI_Send(text, (int)strlen(text) + 1, MPI_CHAR, rank, tag, MPI_COMM_WORLD);
}

/* ---- rank 0 ---------------------------------------------------------------------------------- */

/* The text of a unit, and of its result, begins with its place in the table; behind that stands a
 * blank, or REFUSED before the sentence of a refusal. */
enum { REFUSED = '!' };

static long long give(void *context, const char *unit) {
    Ranks *all = context;
    for (int i = 0; i < all->count * DEPTH; i++) {
        /* Place 0 of every rank, then place 1: no rank gets a second unit before all have one. */
        int rank = i % all->count + 1, place = (rank - 1) * DEPTH + i / all->count;
        Errand *errand = &all->errands[place];
        if (errand->rank) continue;
        size_t size = strlen(unit) + 16;
        char *text = malloc(size);
        if (!text) return 0;
        snprintf(text, size, "%d %s", place, unit);
        post(rank, TAG_UNIT, text);
        free(text);
        *errand = (Errand){.rank = rank};
        return place + 1;
    }
    return 0;
}

static void gather(Ranks *all) {
    MPI_Status status;
    for (char *text; (text = look(TAG_RESULT, &status));) {
        char *end;
        long place = strtol(text, &end, 10);
        Errand *errand = &all->errands[place];
        all->looks = 0;
        errand->refused = *end == REFUSED;
        if (errand->forgotten)
            errand->rank = 0;
        else
            errand->result = strdup(end + 1);
        free(text);
    }
}

static const char *take(void *context, long long ticket, bool *refused) {
    Ranks *all = context;
    Errand *errand = &all->errands[ticket - 1];
    if (!errand->result) gather(all);
    if (!errand->result) return NULL;
    free(all->handed);
    all->handed = errand->result;
    *refused = errand->refused;
    *errand = (Errand){.rank = 0};
    return all->handed;
}

static void drop(void *context, long long ticket) {
    Ranks *all = context;
    Errand *errand = &all->errands[ticket - 1];
    if (errand->result) {
        free(errand->result);
        *errand = (Errand){.rank = 0};
    } else {
        errand->forgotten = true;
    }
}

static bool rest(void *context) {
    Ranks *all = context;
    nap(&all->looks);
    return true;
}

const PlyWorkers *mpi_workers(void) {
    int size = 1;
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    Ranks *all = size > 1 ? calloc(1, sizeof *all) : NULL;
    if (!all) return NULL;
    all->count = size - 1;
    all->errands = calloc((size_t)all->count * DEPTH, sizeof *all->errands);
    all->workers = (PlyWorkers){.context = all,
                                .count = all->count * DEPTH,
                                .send = give,
                                .receive = take,
                                .forget = drop,
                                .rest = rest,
                                .joined = true};
    return all->errands ? &all->workers : NULL;
}

/* ---- the other ranks ------------------------------------------------------------------------- */

static bool called_home(void) {
    int there = 0;
    MPI_Iprobe(0, TAG_END, MPI_COMM_WORLD, &there, MPI_STATUS_IGNORE);
    return there;
}

static void answer(Worker *worker, const char *text) {
    char *unit;
    long place = strtol(text, &unit, 10);
    bool played = worker_play(worker, unit + 1);
    size_t size = strlen(worker->said) + 16;
    char *line = malloc(size);
    if (!line) MPI_Abort(MPI_COMM_WORLD, 1);
    snprintf(line, size, "%ld%c%s", place, played ? ' ' : REFUSED, worker->said);
    post(0, TAG_RESULT, line);
    free(line);
}

/* Results that are not wanted any more are read and left. */
void mpi_serve(Worker *worker) {
    for (int looks = 0, tag = 0; tag != TAG_END;) {
        MPI_Status status;
        char *text = look(MPI_ANY_TAG, &status);
        if (!text) {
            nap(&looks);
            continue;
        }
        looks = 0;
        tag = status.MPI_TAG;
        if (tag == TAG_UNIT && !called_home()) answer(worker, text);
        free(text);
    }
    post(0, TAG_END, "");
}

/* ---- both ------------------------------------------------------------------------------------ */

int mpi_open(int *argc, char ***argv) {
    int rank = 0;
    MPI_Init(argc, argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    return rank;
}

/* Rank 0 sends the others home; every one says goodbye behind its last result. */
void mpi_close(const PlyWorkers *workers) {
    Ranks *all = workers ? workers->context : NULL;
    for (int rank = 1; all && rank <= all->count; rank++)
        post(rank, TAG_END, "");
    for (int here = all ? all->count : 0, looks = 0; here > 0;) {
        MPI_Status status;
        char *text = look(MPI_ANY_TAG, &status);
        if (!text)
            nap(&looks);
        else if (status.MPI_TAG == TAG_END)
            here--;
        free(text);
    }
    for (int i = 0; all && i < all->count * DEPTH; i++)
        free(all->errands[i].result);
    if (all) {
        free(all->errands);
        free(all->handed);
    }
    free(all);
    MPI_Finalize();
}

#else
typedef int mpi_is_not_built; /* a file must not be empty */
#endif
