/* threads.c - the other threads of a search: their life between sleep and work. */
#include "search/threads.h"

#ifdef _OPENMP

#include <signal.h>

static void *life(void *context) {
    SearchThread *thread = context;
    SearchThreads *all = thread->all;
    pthread_mutex_lock(&all->lock);
    while (!atomic_load(&all->quit)) {
        if (atomic_load(&all->halt) || atomic_load(&thread->lease) <= 0 || !all->ready(thread)) {
            atomic_store(&thread->resting, true);
            pthread_cond_signal(&all->rested);
            pthread_cond_wait(&all->wake, &all->lock);
            atomic_store(&thread->resting, false);
            continue;
        }
        pthread_mutex_unlock(&all->lock);
        all->work(thread);
        pthread_mutex_lock(&all->lock);
    }
    pthread_mutex_unlock(&all->lock);
    return NULL;
}

/* Signals are the first thread's affair. */
void threads_start(SearchThreads *all) {
    sigset_t every, before;
    if (all->started) return;
    sigfillset(&every);
    pthread_mutex_init(&all->lock, NULL);
    pthread_cond_init(&all->wake, NULL);
    pthread_cond_init(&all->rested, NULL);
    atomic_store(&all->quit, false);
    pthread_sigmask(SIG_SETMASK, &every, &before);
    int given = 0;
    while (given < all->count &&
           pthread_create(&all->others[given]->id, NULL, life, all->others[given]) == 0)
        given++;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    all->count = given;
    all->started = true;
}

void threads_give(SearchThreads *all, int64_t each) {
    bool sleeps = false;
    for (int i = 0; i < all->count; i++) {
        atomic_store(&all->others[i]->lease, each);
        sleeps = sleeps || atomic_load(&all->others[i]->resting);
    }
    atomic_store(&all->halt, false);
    if (!sleeps) return;
    pthread_mutex_lock(&all->lock);
    pthread_cond_broadcast(&all->wake);
    pthread_mutex_unlock(&all->lock);
}

int64_t threads_take(SearchThread *thread, int64_t most) {
    long long left = atomic_load_explicit(&thread->lease, memory_order_relaxed), some;
    do {
        some = left < most ? left : most;
        if (some <= 0) return 0;
    } while (!atomic_compare_exchange_weak(&thread->lease, &left, left - some));
    return some;
}

void threads_halt(SearchThreads *all) {
    if (!all->started) return;
    atomic_store(&all->halt, true);
    pthread_mutex_lock(&all->lock);
    for (int i = 0; i < all->count; i++)
        while (!atomic_load(&all->others[i]->resting))
            pthread_cond_wait(&all->rested, &all->lock);
    pthread_mutex_unlock(&all->lock);
}

void threads_end(SearchThreads *all) {
    if (!all->started) return;
    atomic_store(&all->halt, true);
    pthread_mutex_lock(&all->lock);
    atomic_store(&all->quit, true);
    pthread_cond_broadcast(&all->wake);
    pthread_mutex_unlock(&all->lock);
    for (int i = 0; i < all->count; i++) {
        pthread_join(all->others[i]->id, NULL);
        atomic_store(&all->others[i]->resting, false);
    }
    pthread_mutex_destroy(&all->lock);
    pthread_cond_destroy(&all->wake);
    pthread_cond_destroy(&all->rested);
    all->started = false;
}

#endif
