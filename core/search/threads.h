/* threads.h - the other threads of a search that runs on several of them: they are started, sleep,
 * are given work, are halted. Native builds with threads only.
 *
 * A searcher's own record of a thread begins with a SearchThread. Between two steps the others run
 * on, so that they need not be woken every third of a millisecond, but only as far as what they
 * were given lasts. A search that is not stepped any more, because it is paused or a limit is
 * reached, has sleeping threads. */
#ifndef PLY_SEARCH_THREADS_H
#define PLY_SEARCH_THREADS_H

enum { THREADS_AHEAD = 16 /* steps' worth of work that another thread may be ahead */ };

#ifdef _OPENMP

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct SearchThread {
    struct SearchThreads *all;
    pthread_t id;
    atomic_llong lease;  /* work that it may still take: nodes, descents */
    atomic_bool resting; /* changes under the lock */
} SearchThread;

typedef struct SearchThreads {
    int count; /* of others */
    SearchThread **others;
    bool started;
    pthread_mutex_t lock;
    pthread_cond_t wake, rested;
    atomic_bool halt, quit;
    bool (*ready)(SearchThread *); /* under the lock: is there anything to do? */
    void (*work)(SearchThread *);  /* until its lease is used up, or all are to halt */
} SearchThreads;

/* Starts as many as the machine gives (count is then how many); fewer search as well. */
void threads_start(SearchThreads *all);
/* Gives each of them so much work, and wakes those that sleep. */
void threads_give(SearchThreads *all, int64_t each);
/* Takes at most `most` of what a thread was given; 0 = nothing is left. */
int64_t threads_take(SearchThread *thread, int64_t most);
/* Lets them rest, and returns when all do; ends them. Nothing when they were not started. */
void threads_halt(SearchThreads *all);
void threads_end(SearchThreads *all);

#endif

#endif
