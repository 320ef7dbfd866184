/* film.c - the first events of a search. An event adds at most one node besides the root, so that a
 * record of one node more than events is never full. */
#include "search/film.h"

#include <stdlib.h>

struct Film {
    Trace trace;
    const Trace *next;
    Tree *tree;
    FilmEvent *events;
    int count, max;
    int64_t missed;
};

static bool room(Film *film) {
    if (film->count < film->max) return true;
    film->missed++;
    return false;
}

static void enter(void *context, int ply, Move move, double alpha, double beta) {
    Film *film = context;
    if (film->next) film->next->enter(film->next->context, ply, move, alpha, beta);
    if (!room(film)) return;
    const Trace *record = tree_trace(film->tree);
    record->enter(record->context, ply, move, alpha, beta);
    int node = tree_open(film->tree, ply);
    if (node < 0) return; /* deeper than any record */
    film->events[film->count++] = (FilmEvent){.node = node, .alpha = alpha, .beta = beta};
}

static void leave(void *context, int ply, double value, Bound bound, NodeEnd end, double effort) {
    Film *film = context;
    if (film->next) film->next->leave(film->next->context, ply, value, bound, end, effort);
    if (!room(film)) return;
    int node = tree_open(film->tree, ply);
    if (node < 0) return;
    const TreeNode *of = tree_node(film->tree, node);
    film->events[film->count++] =
        (FilmEvent){node, true, bound, end, of->alpha, of->beta, value, effort};
    const Trace *record = tree_trace(film->tree);
    record->leave(record->context, ply, value, bound, end, effort);
}

static void vector(void *context, int ply, const double *values, int players) {
    const Film *film = context;
    if (film->next && film->next->vector)
        film->next->vector(film->next->context, ply, values, players);
}

Film *film_new(int max, const Trace *next) {
    Film *film = calloc(1, sizeof *film);
    if (!film) return NULL;
    film->max = max < 1 ? 1 : max;
    film->next = next;
    film->tree = tree_new(film->max + 1);
    film->events = malloc((size_t)film->max * sizeof *film->events);
    if (!film->tree || !film->events) {
        film_free(film);
        return NULL;
    }
    film->trace = (Trace){film, enter, leave, vector};
    return film;
}

size_t film_bytes(int max) {
    return tree_bytes(max + 1) + (size_t)max * sizeof(FilmEvent);
}

void film_free(Film *film) {
    if (!film) return;
    tree_free(film->tree);
    free(film->events);
    free(film);
}

void film_clear(Film *film) {
    tree_clear(film->tree);
    film->count = 0;
    film->missed = 0;
}

const Trace *film_trace(Film *film) {
    return &film->trace;
}

int film_count(const Film *film) {
    return film->count;
}

int64_t film_missed(const Film *film) {
    return film->missed;
}

const FilmEvent *film_event(const Film *film, int index) {
    return &film->events[index];
}

const Tree *film_tree(const Film *film) {
    return film->tree;
}
