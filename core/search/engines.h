/* engines.h - programs outside that play, as the host runs them; PlyEngines of plyscope.h.
 *
 * An engine is told lines and heard line by line; what the lines mean is the affair of
 * searchers/external.c. Several threads may use different engines side by side. */
#ifndef PLY_SEARCH_ENGINES_H
#define PLY_SEARCH_ENGINES_H

#include <stdbool.h>
#include <stddef.h>

/* As in plyscope.h. */
typedef enum EngineNews {
    ENGINE_LINE,   /* here is a line */
    ENGINE_QUIET,  /* nothing yet; the host has waited for about a millisecond */
    ENGINE_SILENT, /* nothing for longer than the patience asked for */
    ENGINE_GONE    /* it has ended; `*line` says how, a sentence without full stop */
} EngineNews;

typedef struct Engines {
    void *context;
    /* Starts the engine of that name. Null after a sentence in `why`. */
    void *(*open)(void *context, const char *name, char *why, size_t room);
    void (*tell)(void *context, void *engine, const char *line);
    /* The next line, valid until the next call. Patience: milliseconds since it was told something. */
    int (*hear)(void *context, void *engine, double patience, const char **line);
    void (*close)(void *context, void *engine); /* says quit, then sees to it that it ends */
} Engines;

#endif
