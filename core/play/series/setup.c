/* setup.c - what was measured: rules, players, openings, limits, seed, version. */
#include "play/series/setup.h"

#include "base/spec.h"
#include "plyscope_host.h"

enum { SETUP_MEMORY = 16 << 20 };

/* The rules with all their values; as they were given where they have ranges. */
static void write_game(const JobWorld *world, const SeriesRequest *request, Arena *arena,
                       Writer *out) {
    const char *spec = request->variant[0] ? request->variant : request->game;
    const Scope scope = {world_games(world), 1, world->blobs};
    Choice choice;
    if (arena && spec_read(spec, "game", &scope, arena, &choice, NULL))
        spec_write(&choice, &scope, true, out);
    else
        write_text(out, spec);
}

static void write_player(const PlayerScope *players, const char *spec, Arena *arena, Writer *out) {
    Choice choice;
    if (players && arena && registry_player(players, spec, arena, &choice, NULL))
        spec_write(&choice, &players->scope, true, out);
    else
        write_text(out, spec);
}

void setup_json(const JobWorld *world, const PlayerScope *players, const SeriesRequest *request,
                Json *json) {
    Arena *arena = arena_new(SETUP_MEMORY);
    Writer text;
    writer_init(&text);
    json_object(json, "setup");
    write_game(world, request, arena, &text);
    json_text(json, "game", text.text);
    JSON_EACH(json, "players", i, request->count) {
        writer_clear(&text);
        write_player(players, request->players[i], arena, &text);
        json_text(json, NULL, text.text);
    }
    if (request->games > 0) json_int(json, "games", request->games);
    json_int(json, "openings", request->openings);
    json_real(json, "fair", request->fair);
    json_real(json, "time", request->time);
    json_int(json, "nodes", request->nodes);
    json_int(json, "seed", request->seed);
    json_text(json, "version", PLY_VERSION);
    json_end(json);
    writer_done(&text);
    arena_free(arena);
}

void setup_text(const JobWorld *world, const SeriesRequest *request, Writer *out) {
    Arena *arena = arena_new(SETUP_MEMORY);
    write_text(out, "\nmeasured: ");
    write_game(world, request, arena, out);
    arena_free(arena);
    if (request->openings > 0) write_format(out, ", openings=%lld", (long long)request->openings);
    if (request->fair > 0) write_format(out, ", fair=%s", REAL_TEXT(request->fair));
    if (request->time > 0) write_format(out, ", time=%ss", REAL_TEXT(request->time));
    if (request->nodes > 0) write_format(out, ", nodes=%lld", (long long)request->nodes);
    write_format(out, ", seed=%lld, version %s\nplayers: ", (long long)request->seed, PLY_VERSION);
    for (int i = 0; i < request->count; i++)
        write_format(out, "%s%s", i ? ", " : "", request->players[i]);
}
