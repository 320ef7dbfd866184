/* distinct.c - counts different games in a table of hashes. */
#include "play/series/distinct.h"

#include <stdlib.h>

/* Puts a hash into the table, which has room; true when it was not there. */
static bool insert(double *table, int64_t room, double hash) {
    int64_t at = (int64_t)hash % room;
    for (; table[at] >= 0; at = (at + 1) % room)
        if (table[at] <= hash && table[at] >= hash) return false;
    table[at] = hash;
    return true;
}

/* Keeps half of the table free; false without memory. */
static bool grow(Distinct *distinct) {
    if (2 * distinct->count < distinct->room) return true;
    int64_t room = 2 * distinct->room + 61;
    double *table = malloc(sizeof *table * (size_t)room);
    if (!table) return false;
    for (int64_t i = 0; i < room; i++)
        table[i] = -1;
    for (int64_t i = 0; i < distinct->room; i++)
        if (distinct->table[i] >= 0) insert(table, room, distinct->table[i]);
    free(distinct->table);
    distinct->table = table;
    distinct->room = room;
    return true;
}

bool distinct_add(Distinct *distinct, uint64_t who, const UnitResult *result) {
    if (!(result->given & UNIT_HASH) || !grow(distinct)) return false;
    uint64_t hash = rng_mix(rng_mix(who + 1) + (uint64_t)result->hash);
    bool added = insert(distinct->table, distinct->room, (double)(hash >> 16));
    distinct->count += added;
    distinct->games++;
    return added;
}

void distinct_close(Distinct *distinct) {
    free(distinct->table);
}

void distinct_text(const Distinct *distinct, int64_t games, int64_t openings, Writer *out) {
    enum { FEW = 4 /* games that say nothing about repetitions */ };
    if (distinct->games < games || games < FEW || 4 * distinct->count > 3 * games) return;
    write_format(out,
                 "\nonly %lld different game%s among %lld, and what is repeated proves nothing: "
                 "players that use no chance repeat themselves; ",
                 (long long)distinct->count, distinct->count == 1 ? "" : "s", (long long)games);
    write_format(out, "openings=%lld begins the games with %lld random moves",
                 (long long)openings + 4, (long long)openings + 4);
}

void distinct_json(const Distinct *distinct, int64_t games, int64_t openings, Json *json) {
    if (distinct->games < games || games == 0) return;
    json_int(json, "different", distinct->count);
    Writer text;
    writer_init(&text);
    distinct_text(distinct, games, openings, &text);
    if (text.length > 0) json_text(json, "repeats", text.text + 1);
    writer_done(&text);
}
