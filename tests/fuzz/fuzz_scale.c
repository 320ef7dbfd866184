/* Any bytes as a scale of strength: refused with a sentence, or read; what was read is written and
 * read again to the same text, and its figures are told. */
#include <stdio.h>

#include "fuzz.h"
#include "play/series/ladder.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Arena *arena = arena_new((size_t)16 << 20);
    Err err = {.text = ""};
    must(arena != NULL);
    Ladder *ladder = ladder_read((const char *)data, size, arena, &err);
    if (!ladder) {
        must_say_why(&err);
    } else {
        Ratings *room = ARENA_NEW(arena, Ratings, 1, NULL);
        Writer first, second, told;
        must(room != NULL);
        writer_init(&first);
        writer_init(&second);
        writer_init(&told);
        ladder_write(ladder, &first);
        Ladder *again = ladder_read(first.text, first.length, arena, &err);
        must(again != NULL);
        ladder_write(again, &second);
        must(strcmp(first.text, second.text) == 0);
        ladder_text(ladder, room, &told);
        must(told.length > 0);
        writer_done(&told);
        writer_done(&second);
        writer_done(&first);
    }
    arena_free(arena);
    return 0;
}
