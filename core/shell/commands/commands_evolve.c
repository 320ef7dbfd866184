/* commands_evolve.c - the gene lab: evolving, and what to do with a population. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/number.h"
#include "base/words.h"
#include "play/evolution/evolve.h"
#include "shell/commands/commands.h"
#include "shell/messages.def"

static const char group[] = "experiments";

enum { SHOWN = 20, FILE_MAX = 8 << 20 }; /* individuals of `population show` in text; bytes */

/* ---- the present population ------------------------------------------------------------------ */

static void drop(PlySession *session) {
    population_free(session->population);
    session->population = NULL;
}

/* At the end of an evolution: copies its population, as far as there is memory. */
static bool keep(PlySession *session, Task *task, Err *) {
    const Population *population = evolve_population(task->job);
    if (population->count == 0) return true;
    JobWorld world = task_world(session);
    Population *copy = population_copy(&world, population, NULL);
    if (!copy) return true;
    drop(session);
    session->population = copy;
    return true;
}

/* That of a running evolution, else the loaded or the last one. Null with a sentence. */
static const Population *present(PlySession *session, Err *err) {
    const Task *newest = task_newest(session, TASK_EVOLVE, TASK_ACTIVE);
    const Population *population = newest ? evolve_population(newest->job) : session->population;
    if (population && population->count > 0) return population;
    if (newest)
        err_set(err, no_generation_yet);
    else
        err_set(err, no_population);
    return NULL;
}

/* ---- evolve ---------------------------------------------------------------------------------- */

static bool do_evolve(Call *call) {
    PlySession *session = call->session;
    const EvolveOptions *options = call->options;
    const Population *loaded = NULL;
    if (options->start == 1) {
        loaded = present(session, &call->err);
        if (!loaded) return false;
    } else if (call->count == 0) {
        return err_set(&call->err, whom_to_evolve_missing);
    }
    if (names_person(call, NULL)) return err_set(&call->err, person_plays_no_series, seats_human);
    Task *task = task_new(session, &call->err);
    if (!task) return false;
    EvolveRequest request = {.game = session->record.variant->spec,
                             .spec = call->count ? call->words[0] : NULL,
                             .options = options,
                             .seed = options->seed < 0 ? session->seed : options->seed,
                             .loaded = loaded};
    task->ended = keep;
    return task_start(call, task, TASK_EVOLVE, evolve_new(&task->world, &request, &call->err),
                      NULL);
}

/* ---- population ------------------------------------------------------------------------------ */

/* The next word of `*rest`, cut out of it; empty at the end. */
static char *next_word(char **rest) {
    char *word = *rest + strspn(*rest, " ");
    char *end = word + strcspn(word, " ");
    *rest = *end ? end + 1 : end;
    *end = 0;
    return word;
}

static void json_head(const Population *population, Json *json) {
    json_text(json, "game", population->game);
    json_text(json, "spec", population->spec);
    json_text(json, "against", population->variant->players > 1 ? population->against : NULL);
    json_int(json, "generation", population->generation);
    json_int(json, "count", population->count);
    json_bool(json, "goals", population->goals);
}

static bool show(Call *call, char *rest) {
    const Population *population = present(call->session, &call->err);
    if (!population) return false;
    const char *word = next_word(&rest);
    int64_t max = call->json ? POPULATION_MAX : SHOWN;
    if (*word && (!number_int(word, &max) || max < 1 || max > POPULATION_MAX))
        return err_set(&call->err, rows_not_allowed, POPULATION_MAX, word);
    Answer answer;
    Json *json = answer_begin(&answer, call, "population");
    if (json) {
        json_head(population, json);
        population_json(population, (int)max, json);
    } else {
        write_format(&answer.out, "%s, generation %d: %d individuals of %s\n", population->game,
                     population->generation, population->count, population->spec);
        population_table(population, (int)max, &answer.out);
    }
    return answer_send(&answer);
}

/* The individual of that number; an empty word = the best. */
static const Individual *pick(const Population *population, const char *word, Err *err) {
    int64_t id;
    if (*word == 0) return &population->rows[0];
    const Individual *one = number_int(word, &id) ? population_find(population, id) : NULL;
    if (!one) err_set(err, no_such_individual, word);
    return one;
}

/* Tells of an individual; with `seated` it takes a seat first. */
static bool choose(Call *call, char *rest, bool seated) {
    PlySession *session = call->session;
    const Population *population = present(session, &call->err);
    const Individual *one = population ? pick(population, next_word(&rest), &call->err) : NULL;
    if (!one) return false;
    const char *side = next_word(&rest);
    int seat = !seated ? -1 : *side ? seats_side(session_game(session), side, &call->err) : 0;
    if (seated && seat < 0) return false;
    Writer spec;
    writer_init(&spec);
    genome_spec(&population->genes, &one->genome, &spec);
    bool ok = !seated || seats_set(session, seat, spec.text, &call->err);
    if (ok && seated) session_changed(session, CHANGED_PLAYERS);
    if (ok) {
        Answer answer;
        Json *json = answer_begin(&answer, call, "individual");
        if (json) {
            json_int(json, "id", one->birth.id);
            json_text(json, "spec", spec.text);
            if (seated) json_int(json, "seat", seat);
        } else {
            const char *name = seated ? game_player_title(session_game(session), seat) : "";
            write_format(&answer.out, "%s%s%s", name, seated ? " is played by " : "", spec.text);
        }
        answer_send(&answer);
    }
    writer_done(&spec);
    return ok;
}

static bool best(Call *call, char *rest) {
    return choose(call, rest, false);
}

static bool use(Call *call, char *rest) {
    return choose(call, rest, true);
}

static bool say(Call *call, const char *type, const Population *population, const char *text) {
    Answer answer;
    Json *json = answer_begin(&answer, call, type);
    if (json)
        json_head(population, json);
    else
        write_text(&answer.out, text);
    return answer_send(&answer);
}

/* Into a file. */
static bool save_to(Call *call, const Population *population, const char *path, Writer *text) {
    const PlyHost *host = &call->session->host;
    if (!host->save) return err_set(&call->err, no_files_population);
    write_char(text, '\n');
    if (text->cut || !host->save(host->context, path, text->text, text->length))
        return err_set(&call->err, file_not_written, path);
    writer_clear(text);
    write_format(text, "%d individuals are in %s", population->count, path);
    return say(call, "population_saved", population, text->text);
}

static bool save(Call *call, char *rest) {
    const Population *population = present(call->session, &call->err);
    if (!population) return false;
    const char *path = next_word(&rest);
    Answer answer;
    Json *json = answer_begin(&answer, call, "population_text");
    Writer text;
    writer_init(&text);
    population_write(population, &text);
    if (json) json_head(population, json);
    bool ok = *path                             ? answer_drop(&answer),
         save_to(call, population, path, &text) : answer_line(&answer, "text", text.text);
    writer_done(&text);
    return ok;
}

/* The text of a population as it stands, or the name of what holds it. */
static bool load(Call *call, char *rest) {
    PlySession *session = call->session;
    static const char head[] = "plyscope-population";
    const char *word = rest + strspn(rest, " "), *bytes = word;
    size_t size = strlen(word);
    void *file = NULL;
    if (!size) return err_set(&call->err, population_file_missing);
    if (strncmp(word, head, sizeof head - 1) != 0)
        bytes = blobs_load(session, word, FILE_MAX, &size, &file, &call->err);
    if (!bytes) return false;
    JobWorld world = task_world(session);
    Population *population = population_read(&world, bytes, size, &call->err);
    free(file);
    if (!population) return false;
    drop(session);
    session->population = population;
    Writer text;
    writer_init(&text);
    write_format(&text, "%s, generation %d: %d individuals of %s; go on with `evolve start=loaded`",
                 population->game, population->generation, population->count, population->spec);
    bool ok = say(call, "population_loaded", population, text.text);
    writer_done(&text);
    return ok;
}

static bool forget(Call *call, char *) {
    drop(call->session);
    return answer_ok(call);
}

static const char *const words[] = {"show", "best", "use", "save", "load", "new", NULL};

static bool do_population(Call *call) {
    static bool (*const work[])(Call *, char *) = {show, best, use, save, load, forget};
    char *rest = arena_text(call->arena, call->rest, &call->err);
    if (!rest) return false;
    const char *word = next_word(&rest);
    if (*word == 0) word = words[0];
    int found = words_choose(&call->err, word, words, "population");
    return found >= 0 && work[found](call, rest);
}

/* clang-format off */
const Command commands_evolve[] = {
    {.name = "evolve", .group = group, .run = do_evolve,
     .answers = "progress generation evolve", ARGS(ARG_TEXT("SPEC", "player", 0, 1)),
     .options = &evolve_options, .usage = "[population=N] [games=N] [against=SPEC] ...",
     .doc = "The gene lab: evolves those parameters of a player that are marked as genes, or are "
            "named, in any game. Individuals are measured by games - alone, or against another "
            "player from both sides - and the better ones have children; one row for each "
            "generation. `genes=eval.*` chooses what is evolved, `stop`, `pause`, `resume` and "
            "`tune JOB mutation=0.01` act while it runs, `report` lists all and the ancestry of "
            "the best. `evolve start=loaded` goes on with the population at hand. Whether the new "
            "player is better, games say that it has not seen: `match NEW OLD openings=6 "
            "games=10000 elo0=0 elo1=10`."},
    {.name = "population", .group = group, .run = do_population,
     .answers = "population individual population_text population_loaded ok",
     ARGS(ARG_TEXT("show N | best ID | use ID SIDE | save FILE | load FILE | "
                   "new", NULL, 0, 1, .choices = words)),
     .flags = CMD_RAW,
     .doc = "The individuals of the running or last evolution. show: a table. best: the best one, "
            "or that of a number, as a player. use: seats it. save: everything as text, into a "
            "file if one is named. load: takes such a text, as it stands or from a file; a damaged "
            "or foreign one is refused and changes nothing. new: forgets the population."},
    {.name = NULL}};
/* clang-format on */
