/* film.h - the first events of a search in their order, to be shown forwards and backwards.
 *
 * A Trace sink like tree.h, but where the record keeps the latest of every node, the film keeps what
 * happened when: every node that is entered or left is one event. It stops when it is full and counts
 * what it misses. Its nodes are those of a record that is large enough never to forget, so that their
 * numbers stand for good. */
#ifndef PLY_SEARCH_FILM_H
#define PLY_SEARCH_FILM_H

#include "search/tree.h"

typedef struct FilmEvent {
    int node; /* in film_tree */
    bool left;
    Bound bound;          /* when left */
    NodeEnd end;          /* when left */
    double alpha, beta;   /* the window on entry, in both */
    double value, effort; /* when left */
} FilmEvent;

typedef struct Film Film;

/* Room for `max` events. `next` receives all that the film is told, too; null = none. Null without
 * memory. */
Film *film_new(int max, const Trace *next);
size_t film_bytes(int max); /* what such a film takes */
void film_free(Film *film); /* null is allowed */
void film_clear(Film *film);
const Trace *film_trace(Film *film); /* the sink to put into Search.trace */
int film_count(const Film *film);
int64_t film_missed(const Film *film); /* events that came after it was full */
const FilmEvent *film_event(const Film *film, int index);
/* Nodes in the order in which they were first entered. What the tree says of their values is of the
 * end of the film. */
const Tree *film_tree(const Film *film);

#endif
