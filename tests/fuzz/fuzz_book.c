/* Any bytes as an opening book of Connect Four, behind eight bytes that say which position is
 * looked up: refused, or asked without reading beyond its end. */
#include "fuzz.h"
#include "games/connect4/book.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    uint64_t seed;
    Book book;
    if (size < sizeof seed) return 0;
    memcpy(&seed, data, sizeof seed);
    size -= sizeof seed;
    uint8_t *bytes = fuzz_bytes(data + sizeof seed, size);
    if (book_open(bytes, size, &book)) {
        Rng rng = rng_stream(seed, 0);
        for (int i = 0; i < 16; i++) {
            uint64_t all = rng_next(&rng);
            int score = book_score(&book, all & rng_next(&rng), all);
            must(score >= -BOOK_BIAS && score <= 127 - BOOK_BIAS);
        }
    } else {
        must(book.slots == NULL);
    }
    free(bytes);
    return 0;
}
