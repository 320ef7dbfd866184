/* book.c - looking into a book of exact scores (book.h). tools/make-book makes them. */
#include "games/connect4/book.h"

#include <string.h>

static uint32_t word(const uint8_t *bytes) {
    return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

bool book_open(const void *bytes, size_t size, Book *out) {
    *out = (Book){NULL, 0, 0, -1};
    const uint8_t *b = bytes;
    if (!b || size < BOOK_HEAD || memcmp(b, "plybook1", 8) != 0) return false;
    Book book = {b + BOOK_HEAD, word(b + 16), word(b + 12), b[8]};
    if (book.plies < 1 || book.plies > 12 || (size - BOOK_HEAD) / 3 != book.third ||
        (size - BOOK_HEAD) % 3 != 0 || book.third == 0)
        return false;
    *out = book;
    return true;
}

uint64_t book_key(uint64_t mine, uint64_t all) {
    uint64_t key = mine + all, image = __builtin_bswap64(key) >> 8; /* a column is a byte */
    return key < image ? key : image;
}

void book_slots(const Book *book, uint64_t key, uint32_t slots[3]) {
    uint64_t hash = rng_mix(key + rng_mix(book->seed));
    for (uint32_t i = 0; i < 3; i++) {
        slots[i] = i * book->third + (uint32_t)((hash & 0xffffffff) * book->third >> 32);
        hash = rng_mix(hash + i);
    }
}

int book_score(const Book *book, uint64_t mine, uint64_t all) {
    uint32_t slot[3];
    book_slots(book, book_key(mine, all), slot);
    uint8_t mixed = book->slots[slot[0]] ^ book->slots[slot[1]] ^ book->slots[slot[2]];
    return (mixed & 127) - BOOK_BIAS;
}
