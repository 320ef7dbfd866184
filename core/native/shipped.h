/* shipped.h - what comes with the program: a network for 2048, scales of strength and, when there
 * is one, the opening book of Connect Four (else of size 0); the build makes shipped.c of
 * web/public/networks, scales and books. */
#ifndef PLY_NATIVE_SHIPPED_H
#define PLY_NATIVE_SHIPPED_H

#include <stddef.h>

#include "plyscope.h"

extern const unsigned char shipped_network[];
extern const size_t shipped_network_size;
extern const unsigned char shipped_book[];
extern const size_t shipped_book_size;

/* Scales by the name that sessions know them by, ended by a row without one. */
typedef struct ShippedScale {
    const char *name;
    const unsigned char *bytes;
    size_t size;
} ShippedScale;
extern const ShippedScale shipped_scales[];

/* Hands them in: `rate` and `scale` go by them. */
static inline void shipped_bring_scales(PlySession *session) {
    for (const ShippedScale *it = shipped_scales; it->name; it++)
        ply_blob(session, it->name, it->bytes, it->size);
}

/* Hands in the book, so that every solver of the session uses it. */
static inline void shipped_bring_book(PlySession *session) {
    if (shipped_book_size) ply_blob(session, "connect4.book", shipped_book, shipped_book_size);
}

#endif
