/* seats.c - who plays: players with their numbers, seats that refer to them.
 *
 * A player is a searcher spec kept as text; it is read anew whenever the game changes. Who was
 * named by a level (`preset=`) is kept by it, in the session and in links: whoever reads it gets
 * what the level has come to be by then, and in another game that game's. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/messages.def"
#include "base/number.h"
#include "base/spec.h"
#include "base/words.h"
#include "shell/messages.def"
#include "shell/session.h"

const char seats_human[] = "human";

bool seats_is_human(const char *spec) {
    return registry_has_role(spec, ROLE_PERSON);
}

/* The text of a player spec for `variant`: with the name of a preset that it names, or with the
 * values of that. Null with a sentence; the caller frees it. */
static char *player_text(const Variant *variant, const char *spec, bool named, Err *err) {
    Arena *arena = arena_new(1 << 20);
    const Scope *scope = &variant->scope.scope;
    Choice choice;
    char *copy = NULL;
    if (!arena) {
        err_short(err, memory_short);
    } else if (registry_player(&variant->scope, spec, arena, &choice, err)) {
        const char *text = named ? spec_text_named(&choice, spec, scope, arena, err)
                                 : spec_text(&choice, scope, arena, err);
        if (text) copy = text_copy(text, err);
    }
    arena_free(arena);
    return copy;
}

char *seats_canonical(const Variant *variant, const char *spec, Err *err) {
    return player_text(variant, spec, true, err);
}

/* ---- the players of the session -------------------------------------------------------------- */

static bool seated(const PlySession *session, int index) {
    for (int seat = 0; seat < session_game(session)->players; seat++)
        if (session->seats[seat] == index) return true;
    return false;
}

static void forget(Player *player) {
    free(player->spec);
    free(player->values);
    *player = (Player){.number = 0};
}

/* A free entry; the oldest player without a seat makes room. */
static int entry(PlySession *session) {
    int oldest = -1;
    for (int i = 0; i < PLAYERS_MAX; i++) {
        if (session->players[i].number == 0) return i;
        if (seated(session, i)) continue;
        if (oldest < 0 || session->players[i].number < session->players[oldest].number) oldest = i;
    }
    forget(&session->players[oldest]);
    return oldest;
}

Player *seats_add(PlySession *session, const char *spec, Err *err) {
    char *copy = text_copy(spec, err);
    char *values = copy ? player_text(session->record.variant, spec, false, err) : NULL;
    if (!values) {
        free(copy);
        return NULL;
    }
    Player *player = &session->players[entry(session)];
    *player = (Player){.number = ++session->player_numbers, .spec = copy, .values = values};
    return player;
}

const char *seats_spec(const PlySession *session, int seat) {
    const Player *player = &session->players[session->seats[seat]];
    return player->spec ? player->spec : seats_human;
}

/* Seats `spec`, already canonical. A player that stays the same keeps its number. */
static bool seat_text(PlySession *session, int seat, const char *spec, Err *err) {
    Player *old = &session->players[session->seats[seat]];
    if (old->number > 0 && old->spec && strcmp(old->spec, spec) == 0) {
        /* Its level may be another game's now. */
        char *values = player_text(session->record.variant, spec, false, err);
        if (!values) return false;
        free(old->values);
        old->values = values;
        return true;
    }
    Player *player = seats_add(session, spec, err);
    if (!player) return false;
    session->seats[seat] = (int)(player - session->players);
    return true;
}

static void forget_reset(PlySession *session, int seat) {
    err_clear(&session->resets[seat]);
}

/* Whether it is the opponent whom nobody has named, by that name or by its values. */
static bool is_usual(const Variant *variant, const Player *player) {
    Err ignored;
    char *usual = seats_default(variant, 1);
    char *values = usual ? player_text(variant, usual, false, &ignored) : NULL;
    bool same = values && strcmp(values, player->values) == 0;
    free(values);
    free(usual);
    return same;
}

bool seats_set(PlySession *session, int seat, const char *spec, Err *err) {
    const Variant *variant = session->record.variant;
    char *canonical = seats_canonical(variant, spec, err);
    if (!canonical) return false;
    bool ok = seat_text(session, seat, canonical, err);
    if (ok) session->usual[seat] = is_usual(variant, &session->players[session->seats[seat]]);
    free(canonical);
    if (ok) forget_reset(session, seat);
    return ok;
}

char *seats_default(const Variant *variant, int seat) {
    Err ignored;
    const SearcherDef *def = seat > 0 ? registry_role(variant->game, ROLE_OPPONENT) : NULL;
    const Preset *level = def ? registry_usual_level(variant->game->def, &def->row) : NULL;
    char text[64], *spec = NULL;
    if (level && writer_into(text, sizeof text, "%s(preset=%s)", def->row.name, level->name))
        spec = seats_canonical(variant, text, &ignored);
    if (def && !spec) spec = seats_canonical(variant, def->row.name, &ignored);
    return spec ? spec : seats_canonical(variant, seats_human, &ignored);
}

static void remember_reset(PlySession *session, int seat, const char *spec, const Err *err) {
    err_quote(&session->resets[seat], err, seat_became_person,
              game_player_title(session_game(session), seat), seats_human, spec, err->text);
}

void seats_refit(PlySession *session) {
    const Variant *variant = session->record.variant;
    for (int seat = 0; seat < MAX_PLAYERS; seat++) {
        forget_reset(session, seat);
        if (seat >= variant->game->players) {
            session->seats[seat] = -1;
            continue;
        }
        Err err;
        if (session->seats[seat] < 0) {
            session->seats[seat] = entry(session);
            session->usual[seat] = seat > 0;
        }
        const Player *player = &session->players[session->seats[seat]];
        char *spec = session->usual[seat]
                         ? seats_default(variant, 1)
                         : seats_canonical(variant, seats_spec(session, seat), &err);
        if (!spec && player->values) spec = seats_canonical(variant, player->values, &err);
        if (!spec && !session->usual[seat]) {
            remember_reset(session, seat, seats_spec(session, seat), &err);
            spec = seats_canonical(variant, seats_human, &err);
        }
        if (spec) seat_text(session, seat, spec, &err);
        free(spec);
    }
}

void seats_told(PlySession *session) {
    for (int seat = 0; seat < MAX_PLAYERS; seat++)
        forget_reset(session, seat);
}

void seats_free(PlySession *session) {
    for (int i = 0; i < PLAYERS_MAX; i++)
        forget(&session->players[i]);
    seats_told(session);
}

/* ---- finding --------------------------------------------------------------------------------- */

int seats_side(const Game *game, const char *word, Err *err) {
    for (int player = 0; player < game->players; player++) {
        const char *name = game_player_name(game, player);
        if (strcmp(name, word) == 0 || strcmp(game_player_title(game, player), word) == 0 ||
            (isdigit((unsigned char)*word) && !word[1] && *word == (char)('1' + player)))
            return player;
    }
    Words words = {.count = 0};
    for (int player = 0; player < game->players; player++)
        words_add(&words, game_player_name(game, player));
    words_unknown(err, word, &words, unknown_side);
    return -1;
}

static bool named(const Player *player, const Variant *variant, const char *word) {
    Arena *arena = arena_new(1 << 20);
    Choice choice;
    Err ignored;
    bool same = false;
    if (arena && registry_player(&variant->scope, player->spec, arena, &choice, &ignored)) {
        const Limits *limits = choice.values;
        same = limits && *limits->name && strcmp(limits->name, word) == 0;
    }
    arena_free(arena);
    return same;
}

Player *seats_find(PlySession *session, const char *word, Err *err) {
    const Game *game = session_game(session);
    for (int seat = 0; seat < game->players; seat++) {
        bool letter = word[0] == (char)('A' + seat) && !word[1];
        if (letter || strcmp(word, game_player_name(game, seat)) == 0 ||
            strcmp(word, game_player_title(game, seat)) == 0)
            return &session->players[session->seats[seat]];
    }
    int64_t number;
    bool numbered = number_int(word, &number);
    for (int i = 0; i < PLAYERS_MAX; i++) {
        Player *player = &session->players[i];
        if (player->number == 0) continue;
        if (numbered && number == player->number) return player;
        if (named(player, session->record.variant, word)) return player;
    }
    err_set(err, no_such_player, word, game_player_name(game, 0));
    return NULL;
}
