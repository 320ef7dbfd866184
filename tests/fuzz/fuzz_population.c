/* Any bytes as a saved population: refused with a sentence, or read; what was read is written and
 * read again to the same text. Tried twice, the second time with the sum that belongs to the words
 * before the last one. */
#include <stdio.h>

#include "base/rng.h"
#include "fuzz.h"
#include "play/evolution/population.h"

/* The sum as population_text.c makes it, over the words in [text, end). */
static uint64_t sum(const char *text, const char *end) {
    uint64_t sum = 0;
    while (text < end) {
        size_t length = 0;
        while (text + length < end && !strchr(" \r\n", text[length]))
            length++;
        if (length > 0) {
            for (size_t i = 0; i < length; i++)
                sum = rng_mix(sum ^ (unsigned char)text[i]) + i;
            sum = rng_mix(sum + 1);
        }
        text += length + (length == 0);
    }
    return sum;
}

static void check(const char *text, size_t size) {
    JobWorld world = {.memory = (size_t)16 << 20};
    Err err = {.text = ""};
    Population *population = population_read(&world, text, size, &err);
    if (!population) {
        must_say_why(&err);
        return;
    }
    Writer first, second;
    writer_init(&first);
    writer_init(&second);
    population_write(population, &first);
    Population *again = population_read(&world, first.text, first.length, &err);
    must(again != NULL);
    population_write(again, &second);
    must(strcmp(first.text, second.text) == 0);
    population_free(again);
    population_free(population);
    writer_done(&second);
    writer_done(&first);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = fuzz_text(data, size);
    check(text, size);
    char *last = NULL;
    for (char *at = text; (at = strstr(at, "end=")); at++)
        last = at;
    if (last) {
        size_t head = (size_t)(last - text);
        char *repaired = malloc(head + 21);
        must(repaired != NULL);
        memcpy(repaired, text, head);
        int length =
            snprintf(repaired + head, 21, "end=%016llx", (unsigned long long)sum(text, last));
        check(repaired, head + (size_t)length);
        free(repaired);
    }
    free(text);
    return 0;
}
