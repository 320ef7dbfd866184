/* blob.h - bytes with a name that the host handed in: a network, a map, a population.
 *
 * A blob store holds a session's blobs. Specs name them (a parameter of the type BLOB), by the name
 * they were handed in with or by the first letters of the hash of their content, as `blob_id`
 * writes it. What a blob store lends stays where it is until none that was given it can be at work
 * any more; the session sees to that. Threads may look into a blob store side by side as long as
 * it does not change. */
#ifndef PLY_BASE_BLOB_H
#define PLY_BASE_BLOB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    BLOB_NAME = 40, /* longest name and its zero */
    BLOB_ID = 17,   /* sixteen hexadecimal digits and a zero */
    BLOBS_MAX = 64
};

typedef struct Blob {
    char *name; /* null = a free place */
    const void *bytes;
    size_t size;
    uint64_t hash;      /* of the bytes */
    const char *kind;   /* what it was recognized as ("network"), or null */
    const void *opened; /* made of the bytes once, ready for use where the kind is known; or null */
} Blob;

typedef struct BlobStore {
    Blob blob[BLOBS_MAX];
} BlobStore;

/* The value of a BLOB parameter: plain bytes, what it points to is the blob store's. `bytes` is
 * null when it is a default that is not on the blob store. */
typedef struct BlobRef {
    char name[BLOB_NAME];
    const void *bytes, *opened;
    size_t size;
} BlobRef;

/* FNV-1a over the bytes, 64 bits wide. Frozen: links and files hold it. */
uint64_t blob_hash(const void *bytes, size_t size);
void blob_id(uint64_t hash, char id[BLOB_ID]);
/* Whether specs can name it: 1 to 39 letters, digits, ".", "_" and "-". */
bool blob_name_fits(const char *name);
/* By name, else by at least eight digits of its id; null when there is none (or no blob store). */
const Blob *blobs_find(const BlobStore *blobs, const char *name);

#endif
