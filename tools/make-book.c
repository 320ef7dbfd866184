/* make-book.c - makes the opening book of the classic board (core/games/connect4/book.h).
 *
 *     make-book pass PLIES FILE [backward]    solves all positions of that ply, a byte each
 *     make-book join PLIES FILE FILE BOOK     compares two passes and writes the book
 *
 * A pass can be ended at any time and goes on where its file ends. The second pass goes backward: each
 * position is solved anew, from a table that knows other things. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/spec.h"
#include "games/connect4/book.h"
#include "registry.h"
#include "search/run.h"

enum { MOST = 1 << 20 };

typedef struct Position {
    uint64_t mine, all, key;
    char moves[13];
} Position;

typedef struct List {
    Position *at;
    int count;
    uint64_t *seen; /* by hash, 0 = free */
    const Game *game;
    int plies;
} List;

static bool fresh(List *list, uint64_t key) {
    size_t slot = (size_t)rng_mix(key) % (2 * MOST);
    for (; list->seen[slot]; slot = (slot + 1) % (2 * MOST))
        if (list->seen[slot] == key) return false;
    list->seen[slot] = key;
    return true;
}

/* All positions of the ply without a winning move, one of each pair of images, as they are met. */
static void walk(List *list, const Narrow *state, char *moves, int ply) {
    uint64_t tag = (uint64_t)(ply + 1) << 58;
    if (!fresh(list, book_key(state->mine, state->all) + tag)) return;
    if (ply == list->plies) {
        Wide free = (state->all + 0x01010101010101u) & 0x3f3f3f3f3f3f3fu;
        if (connect4_winning(list->game->rules, state->mine) & free) return;
        Position *p = list->at + list->count++;
        *p = (Position){state->mine, state->all, book_key(state->mine, state->all), ""};
        memcpy(p->moves, moves, (size_t)ply);
        return;
    }
    Move legal[7];
    int count = list->game->moves(list->game->rules, state, legal);
    for (int i = 0; i < count; i++) {
        Narrow next;
        moves[ply] = (char)('1' + legal[i]);
        if (list->game->play(list->game->rules, &next, state, legal[i]) != OVER)
            walk(list, &next, moves, ply + 1);
    }
}

static int fail(const char *text) {
    fprintf(stderr, "make-book: %s\n", text);
    return 1;
}

static int pass(const List *list, const char *name, bool backward, Arena *arena) {
    Err err = {.text = ""};
    PlayerScope scope;
    Choice player;
    registry_scope(list->game, NULL, &scope);
    if (!spec_read("solver(moves=best,reuse=yes,table=1024)", "player", &scope.scope, arena,
                   &player, &err))
        return fail(err.text);
    Search *search = search_open(list->game, &player, (size_t)1 << 31, &err);
    FILE *file = fopen(name, "ab");
    if (!search || !file) return fail("no memory or no file");
    fseek(file, 0, SEEK_END);
    for (int i = (int)ftell(file); i < list->count; i++) {
        const Position *p = list->at + (backward ? list->count - 1 - i : i);
        Narrow state;
        list->game->start(list->game->rules, &state);
        for (const char *c = p->moves; *c; c++)
            list->game->play(list->game->rules, &state, &state, (Move)(*c - '1'));
        search_begin(search, &state);
        while (search_step(search, 1 << 20) == STEP_MORE) {}
        Report report = {0};
        search_report(search, &report);
        if (report.counter[0].value != report.counter[1].value) return fail("not solved");
        fputc((int)report.counter[0].value + BOOK_BIAS, file);
        if (i % 16 == 0) fflush(file);
    }
    fclose(file);
    return 0;
}

static uint8_t *load(const char *name, int count) {
    uint8_t *bytes = calloc(1, (size_t)count + 1);
    FILE *file = fopen(name, "rb");
    bool good = file && bytes && fread(bytes, 1, (size_t)count + 1, file) == (size_t)count;
    if (file) fclose(file);
    return good ? bytes : NULL;
}

/* Finds an order in which every position has a slot of its own: takes away, again and again, one that
 * is alone in a slot. `order` gets the positions, `own` their slots. False: another seed, please. */
static bool peel(const Book *book, const List *list, int *order, uint32_t *own) {
    size_t slots = 3 * (size_t)book->third;
    uint32_t *degree = calloc(slots, sizeof *degree), *mixed = calloc(slots, sizeof *mixed);
    uint32_t *queue = calloc(slots + 3 * (size_t)list->count, sizeof *queue), slot[3];
    size_t head = 0, tail = 0;
    int done = 0;
    for (int i = 0; i < list->count; i++) {
        book_slots(book, list->at[i].key, slot);
        for (int j = 0; j < 3; j++)
            degree[slot[j]]++, mixed[slot[j]] ^= (uint32_t)i;
    }
    for (uint32_t i = 0; i < slots; i++)
        if (degree[i] == 1) queue[tail++] = i;
    while (head < tail) {
        uint32_t alone = queue[head++];
        if (degree[alone] != 1) continue;
        int i = (int)mixed[alone];
        order[done] = i;
        own[done++] = alone;
        book_slots(book, list->at[i].key, slot);
        for (int j = 0; j < 3; j++) {
            mixed[slot[j]] ^= (uint32_t)i;
            if (--degree[slot[j]] == 1) queue[tail++] = slot[j];
        }
    }
    free(degree), free(mixed), free(queue);
    return done == list->count;
}

static void put(uint8_t *bytes, uint32_t value) {
    for (int i = 0; i < 4; i++)
        bytes[i] = (uint8_t)(value >> 8 * i);
}

static int join(const List *list, char **names) {
    uint8_t *first = load(names[0], list->count), *second = load(names[1], list->count);
    if (!first || !second) {
        fprintf(stderr, "make-book: %d positions; a pass is not finished\n", list->count);
        return 1;
    }
    for (int i = 0; i < list->count; i++)
        if (first[i] != second[list->count - 1 - i]) {
            fprintf(stderr, "%s: %d and %d\n", list->at[i].moves, first[i] - BOOK_BIAS,
                    second[list->count - 1 - i] - BOOK_BIAS);
            return fail("the passes differ");
        }
    Book book = {NULL, (uint32_t)list->count * 41 / 100 + 8, 0, list->plies};
    int *order = calloc((size_t)list->count, sizeof *order);
    uint32_t *own = calloc((size_t)list->count, sizeof *own), slot[3];
    while (!peel(&book, list, order, own))
        if (++book.seed > 1000) return fail("no seed fits");
    size_t size = BOOK_HEAD + 3 * (size_t)book.third;
    uint8_t *bytes = calloc(1, size), *slots = bytes + BOOK_HEAD;
    memcpy(bytes, "plybook1", 8);
    bytes[8] = (uint8_t)list->plies;
    put(bytes + 12, book.seed);
    put(bytes + 16, book.third);
    for (int i = list->count - 1; i >= 0; i--) {
        book_slots(&book, list->at[order[i]].key, slot);
        slots[own[i]] ^= first[order[i]] ^ slots[slot[0]] ^ slots[slot[1]] ^ slots[slot[2]];
    }
    if (!book_open(bytes, size, &book)) return fail("the book cannot be read");
    for (int i = 0; i < list->count; i++)
        if (book_score(&book, list->at[i].mine, list->at[i].all) != first[i] - BOOK_BIAS)
            return fail("the book does not say what was solved");
    FILE *file = fopen(names[2], "wb");
    if (!file || fwrite(bytes, 1, size, file) != size || fclose(file)) return fail("cannot write");
    printf("%d positions of ply %d in %zu bytes\n", list->count, list->plies, size);
    return 0;
}

int main(int argc, char **argv) {
    int plies = argc > 2 ? atoi(argv[2]) : 0;
    bool passing = argc > 3 && strcmp(argv[1], "pass") == 0;
    bool joining = argc == 6 && strcmp(argv[1], "join") == 0;
    if (plies < 1 || plies > 8 || (!passing && !joining))
        return fail("pass PLIES FILE [backward] | join PLIES FILE FILE BOOK");
    Err err = {.text = ""};
    Arena *arena = arena_new((size_t)1 << 24);
    Choice choice;
    const Scope games = {.sets = &registry_games, .count = 1};
    if (!spec_read("connect4", "game", &games, arena, &choice, &err)) return fail(err.text);
    List list = {calloc(MOST, sizeof(Position)), 0, calloc(2 * MOST, sizeof(uint64_t)),
                 game_new(&choice, arena, &err), plies};
    char moves[13];
    Narrow start;
    list.game->start(list.game->rules, &start);
    walk(&list, &start, moves, 0);
    if (passing) return pass(&list, argv[3], argc > 4, arena);
    return join(&list, argv + 3);
}
