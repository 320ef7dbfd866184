/* commands_rate.c - strength on one scale: `rate`, `ladder`, `scale`. */
#include <stdlib.h>
#include <string.h>

#include "base/spec.h"
#include "base/words.h"
#include "play/series/rate.h"
#include "shell/commands/commands.h"
#include "shell/commands/series_params.h"

#include "shell/messages.def"

static const char group[] = "experiments";

enum { SCALE_ROOM = 8 << 20 };

/* clang-format off */
#define MOST_GAMES .title = "Games at most", .doc = "The most games that are played."
#define WITHIN_PARAM(sentence)                                                                     \
    PARAM_REAL(RateRequest, within, 0, 0, 1000, .title = "Half width of the interval",             \
               .doc = sentence)
static const Param rate_params[] = {
    SERIES_PARAMS(2000, MOST_GAMES), EFFORT_PARAMS,
    WITHIN_PARAM("It ends when the interval of 95 % of every player is this narrow: so many Elo to "
                 "either side, in games of points per cent of the mean. 0 = 30 Elo, or 5 %."),
    PARAM_BOOL(RateRequest, alone, false, .title = "Without the game's scale",
               .doc = "The players meet each other and random moves only, not those of the scale."),
    PARAM_END};
static const Param ladder_params[] = {
    SERIES_PARAMS(20000, MOST_GAMES), EFFORT_PARAMS,
    WITHIN_PARAM("It ends when the distance of any two neighbours on the scale is known to so many "
                 "Elo either way, in games of points every mean to so many per cent. 0 = 25 Elo, "
                 "or 5 %."),
    PARAM_BOOL(RateRequest, onto, false, .title = "Go on from the scale",
               .doc = "The players and games of the game's scale count, too: new players get "
                      "their place on it, and everybody's interval narrows."),
    PARAM_TEXT(RateRequest, date, "", .title = "Date",
               .doc = "Date that the file tells, as 2026-11-28; without one it tells none."),
    PARAM_END};
/* clang-format on */

/* The name under which the scale of a game is kept: connect4.scale. */
static void scale_name(const char *game, char name[BLOB_NAME]) {
    char row[BLOB_NAME - 8];
    spec_name(game, row, sizeof row);
    writer_into(name, BLOB_NAME, "%s.scale", row);
}

static const Blob *scale_of(PlySession *session) {
    char name[BLOB_NAME];
    scale_name(session->record.variant->spec, name);
    return blobs_find(&session->blobs, name);
}

/* Whether it is one of the present rules, not of others of that game. */
static bool fits(Call *call, const Blob *blob) {
    Err ignored;
    Arena *arena = blob ? arena_new(SCALE_ROOM) : NULL;
    Ladder *scale = arena ? ladder_read(blob->bytes, blob->size, arena, &ignored) : NULL;
    bool same = scale && !strcmp(scale->game, call->session->record.variant->spec);
    arena_free(arena);
    return same;
}

static bool start(Call *call, RateRequest *request, bool (*ended)(PlySession *, Task *, Err *)) {
    PlySession *session = call->session;
    if (names_person(call, NULL)) return err_set(&call->err, person_plays_no_series, seats_human);
    Task *task = task_new(session, &call->err);
    if (!task) return false;
    SeriesRequest *series = &request->series;
    series->game = session->record.variant->spec;
    series->players = (const char *const *)call->words;
    series->count = call->count;
    if (series->seed < 0) series->seed = session->seed;
    task->ended = ended;
    return task_start(call, task, TASK_SERIES, rate_new(&task->world, request, &call->err), NULL);
}

/* Takes the scale of the present rules along; false when there is none. */
static bool take_scale(Call *call, RateRequest *request) {
    const Blob *blob = scale_of(call->session);
    if (!fits(call, blob)) return false;
    request->file = blob->bytes;
    request->size = blob->size;
    return true;
}

static bool do_rate(Call *call) {
    RateRequest *request = call->options;
    if (!request->alone) (void)take_scale(call, request);
    return start(call, request, NULL);
}

static bool refuse_no_scale(Call *call) {
    return err_set(&call->err, no_scale, call->session->record.variant->spec);
}

/* At its end: the scale takes the place of the one that was there. */
static bool keep(PlySession *session, Task *task, Err *err) {
    Arena *arena = arena_new(SCALE_ROOM);
    Ladder *scale = arena ? rate_ladder(task->job, arena, err) : NULL;
    bool ok = scale || err_short(err, memory_short_for_scale);
    if (scale) {
        char name[BLOB_NAME];
        Writer file;
        writer_init(&file);
        scale_name(scale->game, name);
        ladder_write(scale, &file);
        ok = blobs_put(session, name, file.text, file.length, err);
        writer_done(&file);
    }
    arena_free(arena);
    return ok;
}

static bool do_ladder(Call *call) {
    RateRequest *request = call->options;
    request->ladder = true;
    if (!ladder_date(request->date)) return err_set(&call->err, date_form, request->date);
    if (request->onto && !take_scale(call, request)) return refuse_no_scale(call);
    return start(call, request, keep);
}

/* ---- scale ----------------------------------------------------------------------------------- */

/* Tells of a scale that is kept; `file`: its text, too. */
static bool show(Call *call, const Blob *blob, bool file) {
    Arena *arena = arena_new(SCALE_ROOM);
    Ladder *scale = arena ? ladder_read(blob->bytes, blob->size, arena, &call->err) : NULL;
    Ratings *room = scale ? ARENA_NEW(arena, Ratings, 1, &call->err) : NULL;
    if (!arena) err_short(&call->err, memory_short_for_scale);
    if (room) {
        Answer answer;
        Json *json = answer_begin(&answer, call, "scale");
        if (json) {
            ladder_json(scale, room, json);
            if (file) {
                Writer text;
                writer_init(&text);
                ladder_write(scale, &text);
                json_text(json, "file", text.text);
                writer_done(&text);
            }
        } else {
            ladder_text(scale, room, &answer.out);
        }
        answer_send(&answer);
    }
    arena_free(arena);
    return room != NULL;
}

static bool load(Call *call) {
    PlySession *session = call->session;
    size_t size;
    void *file;
    const void *bytes =
        blobs_load(session, call->words[1], LADDER_FILE_MAX, &size, &file, &call->err);
    Arena *arena = bytes ? arena_new(SCALE_ROOM) : NULL;
    Ladder *scale = arena ? ladder_read(bytes, size, arena, &call->err) : NULL;
    bool ok = scale != NULL;
    if (bytes && !arena) err_short(&call->err, memory_short_for_scale);
    if (ok) {
        char name[BLOB_NAME];
        scale_name(scale->game, name);
        ok = blob_name_fits(name) || err_set(&call->err, scale_foreign_game, scale->game);
        ok = ok && blobs_put(session, name, bytes, size, &call->err) &&
             show(call, blobs_find(&session->blobs, name), false);
    }
    arena_free(arena);
    free(file);
    return ok;
}

static bool save(Call *call, const Blob *blob) {
    const PlyHost *host = &call->session->host;
    if (call->count == 1) {
        if (call->json) return show(call, blob, true);
        return err_set(&call->err, scale_file_missing);
    }
    if (!host->save) return err_set(&call->err, no_files_scale);
    if (!host->save(host->context, call->words[1], blob->bytes, blob->size))
        return err_set(&call->err, file_not_written, call->words[1]);
    return answer_ok(call);
}

static const char *const words[] = {"save", "load", NULL};

static bool do_scale(Call *call) {
    int found = call->count ? words_choose(&call->err, call->words[0], words, "scale") : 0;
    if (found < 0) return false;
    if (found == 1) return call->count == 2 ? load(call) : refuse_usage(call, false);
    const Blob *blob = scale_of(call->session);
    if (!fits(call, blob)) return refuse_no_scale(call);
    return call->count ? save(call, blob) : show(call, blob, false);
}

/* clang-format off */
const Command commands_rate[] = {
    {.name = "rate", .group = group, .run = do_rate, .answers = "progress rate",
     ARGS(ARG_TEXT("PLAYER...", "player", 1, 32)), OPTIONS(RateRequest, rate_params),
     .usage = "[within=ELO] [games=N] ...",
     .doc = "How strong are these players? They play against those of the game's scale (`scale`) "
            "who tell most, which are about as strong, until it is known well enough; `rate "
            "uct(sims=500)` says \"1,340 (95 %: 1,310 to 1,370)\", and between whom that is. Zero "
            "are random moves, 400 Elo are ten wins for one loss. Without a scale of the present "
            "rules the players meet each other and random moves. Games are played in pairs, from "
            "one opening with sides swapped, where `openings` is 0 from those of the scale. It "
            "says when somebody has won or lost all, when players cannot be compared, and when "
            "results go round in circles. In a game of one "
            "player the scale is one of points: mean and quantiles."},
    {.name = "ladder", .group = group, .run = do_ladder, .answers = "progress ladder",
     ARGS(ARG_TEXT("PLAYER...", "player", 1, 63)), OPTIONS(RateRequest, ladder_params),
     .usage = "[within=ELO] [games=N] ...",
     .doc = "Puts a whole pool of players on a scale of its own, with random moves as zero, and "
            "plays where that tells most of the distance between neighbours; name them about from "
            "weak to strong. What comes out is the scale of the game in this session: `scale` "
            "shows it, `scale save FILE` writes it, `rate` goes by it. At the end it says how well "
            "a scale that is fitted to one half of the games predicts the other half."},
    {.name = "scale", .group = group, .run = do_scale, .answers = "scale ok",
     ARGS(ARG_TEXT("save [FILE] | load FILE", NULL, 0, 2, .choices = words)),
     .doc = "The scale of strength of the present game: its players, how strong they are and how "
            "sure that is, what a move costs, and who is the strongest for so little time. save: "
            "writes it to a file, or into a JSON answer. load: takes another one, from a file or "
            "from what was handed in; a damaged one is refused and changes nothing."},
    {.name = NULL}};
/* clang-format on */
