/* sentences.c - what a game says to people, with its parts filled in. */
#include "game/sentences.h"

#include <assert.h>
#include <string.h>

#include "game/game.h"

const char *const tool_words[] = {"set_up", "map",  "rounds",   "autoplay", "outlook",
                                  "layers", "wasd", "lockstep", NULL};

void parts_add(Parts *parts, const char *name, PartKind kind, int64_t value) {
    assert(parts->count < PARTS_MAX);
    parts->part[parts->count++] = (PartValue){name, kind, value};
}

static const PartValue *find(const Parts *parts, const char *name, size_t length) {
    for (int i = 0; i < parts->count; i++)
        if (strlen(parts->part[i].name) == length && !memcmp(parts->part[i].name, name, length))
            return &parts->part[i];
    return NULL;
}

static void write_part(const Game *game, const PartValue *part, bool first, Writer *out) {
    static const char *const words[] = {"no",   "one", "two",   "three", "four",
                                        "five", "six", "seven", "eight", "nine"};
    bool spelled = part->kind == PART_WORD && part->value >= 0 && part->value <= 9;
    if (part->kind == PART_PLAYER) {
        write_text(out, game_player_title(game, (int)part->value));
    } else if (spelled) {
        const char *word = words[part->value];
        write_char(out, first ? (char)(word[0] - 'a' + 'A') : word[0]);
        write_text(out, word + 1);
    } else {
        write_int(out, part->value);
    }
}

void parts_write(const Game *game, const char *text, const Parts *parts, Writer *out) {
    for (const char *at = text; *at;) {
        const char *end = *at == '{' ? strchr(at, '}') : NULL;
        if (!end) {
            write_char(out, *at++);
            continue;
        }
        const PartValue *part = find(parts, at + 1, (size_t)(end - at - 1));
        if (part) write_part(game, part, at == text, out);
        at = end + 1;
    }
}

void parts_json(const Parts *parts, Json *json) {
    json_object(json, "parts");
    for (int i = 0; i < parts->count; i++)
        json_int(json, parts->part[i].name, parts->part[i].value);
    json_end(json);
}

/* The one player with the best result of all, or -1. */
static int winner_of(const Game *game, const void *state) {
    int best = 0, sharing = 1;
    double most = game->result(game->rules, state, 0);
    for (int player = 1; player < game->players; player++) {
        double result = game->result(game->rules, state, player);
        if (result > most) most = result, best = player, sharing = 0;
        sharing += result == most;
    }
    return game->players > 1 && sharing == 1 ? best : -1;
}

void game_ended(const Game *game, const void *state, Ended *out) {
    static const Ending over = {.code = "over", .text = "The game is over"};
    const Ending *rows = game->def->endings;
    *out = (Ended){.row = &over};
    int row = rows ? 0 : -1;
    if (game->ended) row = game->ended(game->rules, state, &out->parts);
    if (row >= 0) out->row = &rows[row];
    int winner = winner_of(game, state);
    if (winner < 0) return;
    parts_add(&out->parts, "winner", PART_PLAYER, winner);
    if (game->players == 2) parts_add(&out->parts, "loser", PART_PLAYER, 1 - winner);
}
