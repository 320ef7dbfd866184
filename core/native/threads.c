/* threads.c - tries threads before they are needed.
 *
 * The library that runs games in threads ends the program when the system refuses one. So as many
 * are started here as it will start, all at once and for a moment. Where not all of them can be,
 * half of those that can are used: the games take memory, too. */
#include "threads.h"

#ifdef _OPENMP

#include <pthread.h>
#include <stdlib.h>

static void *wait_for(void *gate) {
    pthread_mutex_lock(gate);
    pthread_mutex_unlock(gate);
    return NULL;
}

int threads_given(int wanted) {
    pthread_t *threads = malloc(sizeof *threads * (size_t)wanted);
    pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
    int given = 1; /* this one */
    if (!threads) return given;
    pthread_mutex_lock(&gate);
    while (given < wanted && pthread_create(&threads[given], NULL, wait_for, &gate) == 0)
        given++;
    pthread_mutex_unlock(&gate);
    for (int i = 1; i < given; i++)
        pthread_join(threads[i], NULL);
    free(threads);
    return given == wanted ? wanted : (given + 1) / 2;
}

#else

int threads_given(int wanted) {
    return wanted;
}

#endif
