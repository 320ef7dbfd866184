/* blob.c - finding named bytes, and the names and hashes that they may have. */
#include "base/blob.h"

#include <string.h>

uint64_t blob_hash(const void *bytes, size_t size) {
    const unsigned char *at = bytes;
    uint64_t hash = 0xcbf29ce484222325u;
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ at[i]) * 0x100000001b3u;
    return hash;
}

void blob_id(uint64_t hash, char id[BLOB_ID]) {
    for (int i = 0; i < BLOB_ID - 1; i++)
        id[i] = "0123456789abcdef"[hash >> (60 - 4 * i) & 15];
    id[BLOB_ID - 1] = 0;
}

bool blob_name_fits(const char *name) {
    size_t length =
        strspn(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-");
    return length > 0 && length < BLOB_NAME && name[length] == 0;
}

const Blob *blobs_find(const BlobStore *blobs, const char *name) {
    if (!blobs || *name == 0) return NULL;
    for (int i = 0; i < BLOBS_MAX; i++)
        if (blobs->blob[i].name && strcmp(blobs->blob[i].name, name) == 0) return &blobs->blob[i];
    size_t length = strlen(name);
    if (length < 8 || length >= BLOB_ID) return NULL;
    for (int i = 0; i < BLOBS_MAX; i++) {
        char id[BLOB_ID];
        if (!blobs->blob[i].name) continue;
        blob_id(blobs->blob[i].hash, id);
        if (memcmp(id, name, length) == 0) return &blobs->blob[i];
    }
    return NULL;
}
