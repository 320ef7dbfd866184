/* commands_session.c - help and tables, specs, links, how answers look. */
#include "shell/commands/commands.h"

#include <string.h>

#include "base/spec.h"
#include "shell/commands/follow.h"
#include "shell/commands/help.h"
#include "shell/messages.def"
#include "shell/show.h"

static const char group[] = "session";

static const char *const switch_words[] = {"on", "off", NULL};

static bool do_help(Call *call) {
    const char *word = call->count ? call->words[0] : NULL;
    Answer answer;
    Json *json = answer_begin(&answer, call, "help");
    Writer text, *out = json ? &text : &answer.out;
    writer_init(&text);
    bool ok = help_topic(call->session, word, out, &call->err);
    if (json) json_text(json, "word", word);
    if (json) json_text(json, "text", text.text);
    writer_done(&text);
    return ok ? answer_send(&answer) : answer_drop(&answer);
}

static bool do_games(Call *call) {
    Answer answer;
    Json *json = answer_begin(&answer, call, "games");
    Writer *text = &answer.out;
    if (json) json_array(json, "games");
    for (int i = 0; i < registry_games.count; i++) {
        const Row *row = registry_games.rows[i];
        if (json) {
            json_object(json, NULL);
            row_describe(row, json);
            json_end(json);
            continue;
        }
        if (i) write_char(text, '\n');
        paint(call->outlet, text, PAINT_NAME, row->name);
        write_format(text, "  %s", row->title ? row->title : "");
        for (const Preset *preset = row->presets; preset && preset->name; preset++)
            write_format(text, "\n  preset=%s  %s", preset->name,
                         preset->title ? preset->title : preset->values);
    }
    if (json) json_end(json);
    return answer_send(&answer);
}

/* The tables are for programs: JSON in either mode. */
static bool do_describe(Call *call) {
    Answer answer;
    describe_json(call->session, answer_to(&answer, call->outlet, call->re, true, "describe"));
    if (!call->json) json_end(&answer.json), answer.kind = PLY_OUT_TEXT;
    return answer_send(&answer);
}

/* ---- spec ------------------------------------------------------------------------------------ */

static const char *const kinds[] = {"game", "player", "eval", "playout", "learner", NULL};

/* A game spec must also be one whose values go together. */
static bool check_game(Call *call, const Choice *choice) {
    const Scope *games = &call->session->games;
    const char *text = spec_text(choice, games, call->arena, &call->err);
    Variant *variant = text ? variant_new(games, text, call->session->host.memory, &call->err)
                            : NULL;
    variant_drop(variant);
    return variant != NULL;
}

/* A learner must also be able to learn the present game. */
static bool check_learner(Call *call, const Choice *choice) {
    const Game *game = call->session->record.variant->game;
    return ((const LearnerDef *)choice->row)->size(game, choice->values, &call->err) > 0;
}

static bool do_spec(Call *call) {
    const Variant *variant = call->session->record.variant;
    int64_t which = call->args[0];
    const char *kind = kinds[which];
    const Scope *scope = which == 0 ? &call->session->games : &variant->scope.scope;
    Choice choice;
    if (!spec_read(call->words[0], kind, scope, call->arena, &choice, &call->err)) return false;
    for (int i = 1; i < call->count; i++) {
        char path[128];
        const char *value;
        if (!word_option(call->words[i], path, sizeof path, &value))
            return err_set(&call->err, not_path_value, call->words[i]);
        if (!spec_set(&choice, path, value, scope, call->arena, &call->err)) return false;
    }
    if (strcmp(kind, "game") == 0 && !check_game(call, &choice)) return false;
    if (strcmp(kind, "learner") == 0 && !check_learner(call, &choice)) return false;
    Answer answer;
    Json *json = answer_begin(&answer, call, "spec");
    if (json) {
        json_text(json, "kind", kind);
        spec_json(json, "text", &choice, scope);
        json_text(json, "name", choice.row->name);
        describe_values(&choice, scope, json, "values");
    } else {
        spec_write(&choice, scope, false, &answer.out);
    }
    return answer_send(&answer);
}

/* ---- links ----------------------------------------------------------------------------------- */

static bool do_link(Call *call) {
    PlySession *session = call->session;
    if (call->count) {
        const char *view = call->words[0];
        size_t length = strlen(view);
        bool safe = strspn(view, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                 "0123456789._~-") == length;
        if (!safe || length >= sizeof session->page)
            return err_set(&call->err, view_too_long, (int)sizeof session->page - 1);
        memcpy(session->page, view, length + 1);
    }
    Writer text;
    writer_init(&text);
    link_write(session, &text);
    answer_fact(call, "link", "link", text.text);
    writer_done(&text);
    return true;
}

static bool do_open(Call *call) {
    PlySession *session = call->session;
    Snapshot table = {.seed = 0};
    Writer note;
    writer_init(&note);
    bool ok =
        link_read(call->rest, &session->games, session->host.memory, &table, &note, &call->err);
    if (ok) {
        snapshot_install(session, &table);
        Answer answer;
        Json *json = answer_begin(&answer, call, "ok");
        Err said = {.text = ""};
        if (note.length) err_set(&said, link_parts_left_out, note.text);
        if (json && note.length) json_sentence(json, "note", &said);
        if (json) json_text(json, "view", session->page);
        if (!json && note.length) write_format(&answer.out, "%s\n", said.text);
        if (!json) show_text(session, &answer.out);
        answer_send(&answer);
    }
    writer_done(&note);
    return ok;
}

/* ---- how answers look ------------------------------------------------------------------------ */

static bool do_json(Call *call) {
    call->session->json = call->args[0] == 0;
    return answer_ok(call);
}

static bool do_follow(Call *call) {
    return follow_switch(call, call->args[0] == 0);
}

static bool do_colour(Call *call) {
    call->session->outlet.colour = call->args[0] == 0;
    return answer_ok(call);
}

static bool do_quit(Call *call) {
    return err_set(&call->err, quit_not_here);
}

/* clang-format off */
const Command commands_session[] = {
    {.name = "help", .group = group, .run = do_help,
     .answers = "help", ARGS(ARG_TEXT("WORD", "topic", 0, 1)),
     .doc = "The commands, or all about one word: `help play`, `help uct`, `help uct.c`, `help "
            "connect4`."},
    {.name = "games", .group = group, .run = do_games, .answers = "games",
     .doc = "Lists the games and their ready-made variants."},
    {.name = "describe", .group = group, .run = do_describe, .answers = "describe",
     .doc = "All tables as JSON: games, searchers, their parameters with bounds, defaults and "
            "help, and the commands. The page is made from it."},
    {.name = "spec", .group = group, .run = do_spec, .answers = "spec",
     ARGS(ARG_ENUM("KIND", kinds, .flags = ARG_NEEDED), ARG_TEXT("TEXT", "spec", 1, 1),
          ARG_TEXT("PATH=VALUE...", NULL, 0, ARG_MANY)),
     .doc = "Reads a spec, changes values in it and writes it back in its shortest form: `spec "
            "player uct(c=1) sims=5k`. KIND is game, player, eval, playout or learner (one that "
            "can learn the present game). Nothing in the session changes."},
    {.name = "link", .group = group, .run = do_link,
     .answers = "link", ARGS(ARG_TEXT("VIEW", NULL, 0, 1)),
     .doc = "The share link of the session (the part after #): game, players, seed, moves. VIEW is "
            "the page's own part of it."},
    {.name = "open", .group = group, .run = do_open,
     .answers = "ok", ARGS(ARG_TEXT("LINK", NULL, 1, 1)),
     .flags = CMD_RAW,
     .doc = "Opens a share link: a whole address, or the part after #. All of it is checked before "
            "anything changes; nothing is started."},
    {.name = "json", .group = group, .run = do_json, .answers = "ok",
     ARGS(ARG_ENUM("on|off", switch_words, .flags = ARG_NEEDED)),
     .doc = "Answers as JSON, one object a line, or as text for people."},
    {.name = "follow", .group = group, .run = do_follow, .answers = "ok position",
     ARGS(ARG_ENUM("on|off", switch_words, .flags = ARG_NEEDED)),
     .doc = "Tells after every change how the game stands, in one JSON line of type `position`, "
            "for programs that draw. Whatever changes the session (a line, the move of a `go`, a "
            "round) is followed by it. It says what has changed (rules, game, move, players, "
            "searchers, seed) and how the game stands, as `show` does, with the players and the "
            "searchers where those have changed. `follow on` answers with the first one. Programs "
            "that do not look at the board leave it off: the view of a large map is half a "
            "megabyte."},
    {.name = "colour", .group = group, .run = do_colour, .answers = "ok",
     ARGS(ARG_ENUM("on|off", switch_words, .flags = ARG_NEEDED)),
     .doc = "Colours in texts."},
    {.name = "quit", .group = group, .run = do_quit, .answers = "ok",
     .doc = "Leaves the native program (so does the end of input)."},
    {.name = NULL}};
/* clang-format on */
