/* commands_players.c - who plays, and what is known of a player. */
#include "shell/commands/commands.h"

#include <string.h>

#include "base/spec.h"
#include "shell/commands/help.h"
#include "shell/messages.def"
#include "shell/show.h"

static const char group[] = "players";

static bool read_player(Call *call, const char *spec, Choice *out) {
    const Variant *variant = call->session->record.variant;
    return registry_player(&variant->scope, spec, call->arena, out, &call->err);
}

/* The name under which a player appears: its free name, or its searcher's. */
static const char *shown_name(const Choice *choice) {
    const Limits *limits = choice->values;
    return limits && *limits->name ? limits->name : choice->row->name;
}

/* ---- players --------------------------------------------------------------------------------- */

static void player_json(const PlySession *session, int seat, const Choice *choice, Json *json) {
    const char *spec = seats_spec(session, seat);
    json_object(json, NULL);
    json_text(json, "spec", spec);
    json_text(json, "name", shown_name(choice));
    json_text(json, "searcher", choice->row->name);
    json_int(json, "number", session->players[session->seats[seat]].number);
    json_text(json, "side", game_player_name(session_game(session), seat));
    describe_values(choice, &session->record.variant->scope.scope, json, "values");
    json_bool(json, "human", seats_is_human(spec));
    json_end(json);
}

/* What the sentences of `reset` are made from, when there are any. */
static void json_resets(const PlySession *session, int players, Json *json) {
    bool any = false;
    for (int seat = 0; seat < players; seat++) {
        if (!session->resets[seat].text[0]) continue;
        if (!any) json_array(json, "reset_said");
        any = true;
        json_object(json, NULL);
        json_said(json, &session->resets[seat]);
        json_end(json);
    }
    if (any) json_end(json);
}

bool players_read(PlySession *session, Arena *arena, Choice choices[MAX_PLAYERS], Err *err) {
    const Variant *variant = session->record.variant;
    for (int seat = 0; seat < variant->game->players; seat++)
        if (!registry_player(&variant->scope, seats_spec(session, seat), arena, &choices[seat],
                             err))
            return false;
    return true;
}

void players_json(const PlySession *session, const Choice *choices, Json *json) {
    int players = session_game(session)->players;
    JSON_EACH(json, "players", seat, players)
        player_json(session, seat, &choices[seat], json);
    JSON_EACH(json, "reset", seat, players)
        if (session->resets[seat].text[0]) json_text(json, NULL, session->resets[seat].text);
    json_resets(session, players, json);
}

static bool answer_players(Call *call) {
    PlySession *session = call->session;
    const Game *game = session_game(session);
    int players = game->players;
    Choice choices[MAX_PLAYERS];
    if (call->json && !players_read(session, call->arena, choices, &call->err)) return false;
    Answer answer;
    Json *json = answer_begin(&answer, call, "players");
    if (json) {
        players_json(session, choices, json);
        return answer_send(&answer);
    }
    for (int seat = 0; seat < players; seat++) {
        const char *side = game_player_title(game, seat);
        if (seat) write_char(&answer.out, '\n');
        if (players > 1) paint_player(call->outlet, &answer.out, seat, side);
        if (players > 1)
            write_padded(&answer.out, "", game_title_width(game) + 2 - (int)strlen(side));
        write_text(&answer.out, seats_spec(session, seat));
    }
    return answer_send(&answer);
}

/* Which seat each word names: `SIDE=SPEC`, else the next seat. */
static bool seat_words(Call *call, const char *specs[MAX_PLAYERS]) {
    const Game *game = session_game(call->session);
    int next = 0;
    for (int i = 0; i < call->count; i++) {
        char side[24];
        const char *spec;
        int seat = next++;
        if (word_option(call->words[i], side, sizeof side, &spec)) {
            seat = seats_side(game, side, &call->err);
            if (seat < 0) return false;
        } else {
            spec = call->words[i];
        }
        if (seat >= game->players)
            return game->players == 1 ? err_set(&call->err, one_player_only, 1)
                                      : err_set(&call->err, not_more_players, game->players);
        specs[seat] = spec;
    }
    return true;
}

static bool do_players(Call *call) {
    PlySession *session = call->session;
    if (call->count == 0) return answer_players(call);
    const char *specs[MAX_PLAYERS] = {NULL};
    Choice ignored;
    if (!seat_words(call, specs)) return false;
    for (int seat = 0; seat < MAX_PLAYERS; seat++)
        if (specs[seat] && !read_player(call, specs[seat], &ignored)) return false;
    for (int seat = 0; seat < MAX_PLAYERS; seat++)
        if (specs[seat] && !seats_set(session, seat, specs[seat], &call->err)) return false;
    session_changed(session, CHANGED_PLAYERS);
    return answer_players(call);
}

/* ---- player ---------------------------------------------------------------------------------- */

static const char *side_of(const PlySession *session, const Player *player) {
    const Game *game = session_game(session);
    for (int seat = 0; seat < game->players; seat++)
        if (&session->players[session->seats[seat]] == player) return game_player_name(game, seat);
    return NULL;
}

/* Says a fact as text or as {type:"player", key: value}. */
static bool say_text(Call *call, const char *key, const char *value) {
    return answer_fact(call, "player", key, value || call->json ? value : "nothing");
}

static bool answer_player(Call *call, const Player *player) {
    PlySession *session = call->session;
    Choice choice;
    const char *side = side_of(session, player);
    if (!read_player(call, player->spec, &choice)) return false;
    Answer answer;
    Json *json = answer_begin(&answer, call, "player");
    if (json) {
        json_int(json, "number", player->number);
        json_text(json, "name", shown_name(&choice));
        json_text(json, "game", session->record.variant->spec);
        json_text(json, "who_am_i", side);
        json_text(json, "spec", player->spec);
        json_text(json, "searcher", choice.row->name);
        describe_values(&choice, &session->record.variant->scope.scope, json, "values");
        return answer_send(&answer);
    }
    write_format(&answer.out, "number    %d\nname      %s\ngame      %s\nwho_am_i  %s\nspec      ",
                 player->number, shown_name(&choice), session->record.variant->spec,
                 side ? side : "no side: it has no seat");
    spec_write(&choice, &session->record.variant->scope.scope, true, &answer.out);
    return answer_send(&answer);
}

/* One option, or one of the facts; an unknown key gives nothing. */
static bool get_value(Call *call, const Player *player, const char *key) {
    PlySession *session = call->session;
    Choice choice;
    if (!read_player(call, player->spec, &choice)) return false;
    if (strcmp(key, "who_am_i") == 0) return say_text(call, key, side_of(session, player));
    if (strcmp(key, "name") == 0) return say_text(call, key, shown_name(&choice));
    if (strcmp(key, "game") == 0) return say_text(call, key, session->record.variant->spec);
    if (strcmp(key, "number") == 0 || strcmp(key, "idnum") == 0) /* as the course calls it */
        return say_text(call, key, REAL_TEXT(player->number));
    Err unknown;
    void *values;
    const Param *param = spec_at(&choice, key, &values, &unknown);
    if (!param) return say_text(call, key, NULL);
    Writer text;
    writer_init(&text);
    if (param->type == PARAM_TYPE_SPEC) {
        Choice inner;
        memcpy(&inner, (const char *)values + param->offset, sizeof inner);
        spec_write(&inner, &session->record.variant->scope.scope, false, &text);
    } else {
        param_write(param, values, &text);
    }
    bool ok = say_text(call, key, text.text);
    writer_done(&text);
    return ok;
}

static bool same_player(Call *call, const Player *a, const Player *b) {
    Choice left, right;
    if (!read_player(call, a->spec, &left) || !read_player(call, b->spec, &right)) return false;
    bool same = spec_equal(&left, &right);
    Answer answer;
    Json *json = answer_begin(&answer, call, "player");
    if (json)
        json_bool(json, "equal", same);
    else
        write_text(&answer.out, same ? "equal" : "different");
    return answer_send(&answer);
}

static bool do_player(Call *call) {
    PlySession *session = call->session;
    Player *player = seats_find(session, call->words[0], &call->err);
    if (!player) return false;
    if (call->count == 1) return answer_player(call, player);
    if (strcmp(call->words[1], "clone") == 0 && call->count == 2) {
        char *spec = arena_text(call->arena, player->spec, &call->err);
        Player *clone = spec ? seats_add(session, spec, &call->err) : NULL;
        return clone && answer_player(call, clone);
    }
    if (strcmp(call->words[1], "=") == 0 && call->count == 3) {
        const Player *other = seats_find(session, call->words[2], &call->err);
        return other && same_player(call, player, other);
    }
    if (call->count == 2) return get_value(call, player, call->words[1]);
    return refuse_usage(call, true);
}

/* ---- searchers ------------------------------------------------------------------------------- */

/* Why a searcher cannot play here: the game, or a host that runs no programs. */
static const Message *unfit(const PlySession *session, const SearcherDef *def, const Game *game) {
    const Message *reason = registry_unfit(def, game);
    if (!reason && !session->host.engines && def->outside && strcmp(def->row.name, "external"))
        return MESSAGE_OF(no_described_players_here);
    const PlyEngines *engines = session->host.engines;
    if (reason || (engines && !engines->described_only) || strcmp(def->row.name, "external") != 0)
        return reason;
    return MESSAGE_OF(no_program_named);
}

void searchers_json(const PlySession *session, Json *json) {
    const Variant *variant = session->record.variant;
    const RowSet *players = &variant->scope.sets[0];
    JSON_OBJECTS(json, "searchers", i, players->count) {
        const Row *row = players->rows[i];
        const Message *reason = unfit(session, (const SearcherDef *)row, variant->game);
        json_text(json, "name", row->name);
        json_text(json, "title", row->title ? row->title : row->name);
        json_bool(json, "fits", reason == NULL);
        if (reason) json_reason(json, "reason", reason);
    }
}

static bool do_searchers(Call *call) {
    PlySession *session = call->session;
    const Variant *variant = session->record.variant;
    Answer answer;
    Json *json = answer_begin(&answer, call, "searchers");
    if (json) {
        searchers_json(session, json);
        return answer_send(&answer);
    }
    Writer *text = &answer.out;
    const RowSet *players = &variant->scope.sets[0];
    for (int i = 0; i < players->count; i++) {
        const Row *row = players->rows[i];
        const Message *reason = unfit(session, (const SearcherDef *)row, variant->game);
        if (i) write_char(text, '\n');
        paint(call->outlet, text, reason ? PAINT_DIM : PAINT_NAME, row->name);
        write_padded(text, "", 16 - (int)strlen(row->name));
        write_wrapped(text, reason ? reason->pattern : row->title ? row->title : "", 16, 16, 78);
    }
    return answer_send(&answer);
}

static const char *const player_words[] = {"clone", "=", NULL};

/* clang-format off */
const Command commands_players[] = {
    {.name = "players", .group = group, .run = do_players, .answers = "players",
     ARGS(ARG_TEXT("SPEC...", "player", 0, MAX_PLAYERS),
          ARG_TEXT("SIDE=SPEC...", NULL, 0, MAX_PLAYERS)),
     .doc = "Says who plays, one searcher spec a side; a side without a word keeps its player. "
            "`players human uct(sims=20000)`, `players R=pvs(time=2s)`. Without words: lists "
            "them."},
    {.name = "player", .group = group, .run = do_player, .answers = "player",
     ARGS(ARG_TEXT("WHO", "seat", 1, 1),
          ARG_TEXT("KEY | clone | = OTHER", "seat", 0, 2, .choices = player_words)),
     .doc = "Tells what is known of a player: its number, free name, game, side and options; or "
            "one of them (`player J depth`, `player J number`, also called idnum; an unknown key "
            "gives nothing). `player J clone` makes "
            "a player with the same options and a new number; `player A = B` says whether kind and "
            "options are equal. WHO is A, B, a side, a number or a free name."},
    {.name = "searchers", .group = group, .run = do_searchers, .answers = "searchers",
     .doc = "Lists the searchers; those that do not fit the present game with the reason."},
    {.name = NULL}};
/* clang-format on */
