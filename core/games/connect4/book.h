/* book.h - exact scores of all positions of one ply of the classic board, as a file of bytes.
 *
 *     8 bytes "plybook1" | plies | 3 bytes 0 | seed 4 | slots in each third 4 | slots
 *
 * (numbers with the low byte first). The positions themselves are not in the file: every position
 * of the ply has its value in three slots, one in each third, whose exclusive or is score + 64.
 * Which three is said by a hash of the position, or of its image in the mirror, whichever has the
 * lower key. That takes 1.23 bytes a position, and nothing is done when a book is opened. What
 * comes out for positions of other plies, or with a winning move at hand (they are left out), means
 * nothing.
 *
 * Reference: F. Botelho, R. Pagh, N. Ziviani 2007, on perfect hash functions from random graphs. */
#ifndef PLY_GAMES_CONNECT4_BOOK_H
#define PLY_GAMES_CONNECT4_BOOK_H

#include "games/connect4/connect4.h"

enum { BOOK_HEAD = 20, BOOK_BIAS = 64 };

typedef struct Book {
    const uint8_t *slots; /* lent */
    uint32_t third;       /* slots in each third */
    uint32_t seed;
    int plies; /* -1 = no book */
} Book;

/* A book over `size` bytes, which stay the caller's. False, and out->plies -1, when they are
 * none. */
bool book_open(const void *bytes, size_t size, Book *out);
/* The score of a position of book->plies for the side to move, whose discs are `mine`. */
int book_score(const Book *book, uint64_t mine, uint64_t all);
/* The lower key of a position and its image. */
uint64_t book_key(uint64_t mine, uint64_t all);
/* The slots of a key. */
void book_slots(const Book *book, uint64_t key, uint32_t slots[3]);

#endif
