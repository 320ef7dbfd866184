/* commands_train.c - training networks, and what to do with them. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/spec.h"
#include "base/words.h"
#include "play/jobs/train.h"
#include "shell/commands/commands.h"
#include "shell/messages.def"

static const char group[] = "experiments";

enum { NETWORK_MAX = 64 << 20 }; /* largest file that is read */

/* ---- train ----------------------------------------------------------------------------------- */

static const Param train_params[] = {
    PARAM_INT(TrainRequest, games, 100000, 1, 1e9, .flags = PARAM_LOG,
              .title = "Games to learn from", .doc = "How many games it learns from."),
    PARAM_INT(TrainRequest, seed, -1, -1, 9007199254740991.0, .title = "Random seed",
              .doc = "Seed of the tiles; -1 = the session's."),
    PARAM_TEXT(TrainRequest, name, "trained", .title = "Name of the network",
               .doc = "Name of the network that comes out."),
    PARAM_END};

/* Puts what a training knows at this moment on the blob store. */
static bool snapshot(PlySession *session, const Job *job, const char *name, Err *err) {
    Writer file;
    writer_init(&file);
    bool ok = train_write(job, &file, err) && blobs_put(session, name, file.text, file.length, err);
    writer_done(&file);
    return ok;
}

/* At its end: puts the network on the blob store and gives the learner's memory back. */
static bool keep(PlySession *session, Task *task, Err *err) {
    bool ok = snapshot(session, task->job, train_name(task->job), err);
    train_release(task->job);
    return ok;
}

static bool do_train(Call *call) {
    PlySession *session = call->session;
    TrainRequest *request = call->options;
    Variant *variant = session->record.variant;
    if (!blob_name_fits(request->name)) return err_set(&call->err, network_without_name);
    Task *task = task_new(session, &call->err);
    if (!task) return false;
    const RowSet *learners = scope_set(&variant->scope.scope, "learner");
    const char *first = learners->count > 0 ? learners->rows[0]->name : "";
    request->players = &variant->scope;
    request->spec = call->count ? call->words[0] : first;
    if (request->seed < 0) request->seed = session->seed;
    task->ended = keep;
    return task_start(call, task, TASK_TRAIN, train_new(&task->world, request, &call->err),
                      variant);
}

/* ---- what there is --------------------------------------------------------------------------- */

static const Blob *blob_at(const PlySession *session, int index) {
    const Blob *blob = &session->blobs.blob[index];
    return blob->name && blobs_learner(blob) ? blob : NULL;
}

static void json_network(const Blob *blob, Json *json) {
    char id[BLOB_ID];
    blob_id(blob->hash, id);
    json_text(json, "name", blob->name);
    json_text(json, "id", id);
    json_int(json, "size", (int64_t)blob->size);
    blobs_learner(blob)->about(blob->opened, json);
}

static void text_network(const Blob *blob, Writer *out) {
    char id[BLOB_ID];
    blob_id(blob->hash, id);
    write_padded(out, blob->name, 14);
    write_text(out, "  ");
    blobs_learner(blob)->title(blob->opened, out);
    write_format(out, ", %zu bytes, id %s", blob->size, id);
}

static bool do_networks(Call *call) {
    PlySession *session = call->session;
    Answer answer;
    Json *json = answer_begin(&answer, call, "networks");
    Writer *text = &answer.out;
    if (json) json_array(json, "networks");
    for (int i = 0; i < BLOBS_MAX; i++) {
        const Blob *blob = blob_at(session, i);
        if (!blob) continue;
        if (json) {
            json_object(json, NULL);
            json_network(blob, json);
            json_end(json);
        } else {
            if (text->length) write_char(text, '\n');
            text_network(blob, text);
        }
    }
    if (json)
        json_end(json);
    else if (!text->length)
        write_text(text, "no networks: make one with `train`, or bring one in with "
                         "`network load FILE`");
    return answer_send(&answer);
}

static bool answer_network(Call *call, const char *name) {
    const Blob *blob = blobs_find(&call->session->blobs, name);
    Answer answer;
    Json *json = answer_begin(&answer, call, "network");
    if (json)
        json_network(blob, json);
    else
        text_network(blob, &answer.out);
    return answer_send(&answer);
}

static const Blob *find_network(Call *call, const char *name) {
    const Blob *blob = blobs_find(&call->session->blobs, name);
    if (blob && blobs_learner(blob)) return blob;
    Words words = {.count = 0};
    for (int i = 0; i < BLOBS_MAX; i++)
        if (blob_at(call->session, i)) words_add(&words, blob_at(call->session, i)->name);
    words_unknown(&call->err, name, &words, unknown_network);
    return NULL;
}

/* ---- take, save, load, drop ------------------------------------------------------------------ */

static bool check_name(Call *call, const char *name) {
    return blob_name_fits(name) || err_set(&call->err, not_a_network_name, name);
}

static bool take(Call *call) {
    const Task *task = task_newest(call->session, TASK_TRAIN, TASK_ACTIVE);
    const char *name = call->count > 1 ? call->words[1] : task ? train_name(task->job) : "";
    if (!task) return err_set(&call->err, nothing_trained);
    return check_name(call, name) && snapshot(call->session, task->job, name, &call->err) &&
           answer_network(call, name);
}

static void write_base64(const uint8_t *bytes, size_t size, Writer *out) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (size_t i = 0; i < size; i += 3) {
        size_t left = size - i;
        uint32_t three = (uint32_t)bytes[i] << 16 | (left > 1 ? (uint32_t)bytes[i + 1] << 8 : 0) |
                         (left > 2 ? bytes[i + 2] : 0);
        write_char(out, digits[three >> 18]);
        write_char(out, digits[three >> 12 & 63]);
        write_char(out, left > 1 ? digits[three >> 6 & 63] : '=');
        write_char(out, left > 2 ? digits[three & 63] : '=');
    }
}

/* A running training by its name: as it stands now. */
static bool refresh(Call *call, const char *name) {
    const Task *task = task_newest(call->session, TASK_TRAIN, TASK_ACTIVE);
    if (!task || strcmp(train_name(task->job), name) != 0) return true;
    return snapshot(call->session, task->job, name, &call->err);
}

static bool save(Call *call) {
    PlySession *session = call->session;
    if (!refresh(call, call->words[1])) return false;
    const Blob *blob = find_network(call, call->words[1]);
    if (!blob) return false;
    if (call->count == 3) {
        if (!session->host.save) return err_set(&call->err, no_files_network, blob->name);
        if (!session->host.save(session->host.context, call->words[2], blob->bytes, blob->size))
            return err_set(&call->err, file_not_written, call->words[2]);
        return answer_network(call, blob->name);
    }
    if (!call->json) return err_set(&call->err, network_file_missing, blob->name);
    Writer text;
    writer_init(&text);
    write_base64(blob->bytes, blob->size, &text);
    Answer answer;
    Json *json = answer_begin(&answer, call, "network");
    json_network(blob, json);
    json_text(json, "base64", text.text);
    answer_send(&answer);
    writer_done(&text);
    return true;
}

/* The file's own name without folders and ending, in letters that names may have. */
static void name_from(const char *path, char name[BLOB_NAME]) {
    const char *base = path;
    for (const char *at = path; *at; at++)
        if (*at == '/' || *at == '\\') base = at + 1;
    const char *dot = strrchr(base, '.');
    size_t length = dot && dot > base ? (size_t)(dot - base) : strlen(base);
    if (length >= BLOB_NAME) length = BLOB_NAME - 1;
    for (size_t i = 0; i < length; i++)
        name[i] = isalnum((unsigned char)base[i]) || strchr("._-", base[i]) ? base[i] : '-';
    name[length] = 0;
}

static bool load(Call *call) {
    PlySession *session = call->session;
    const char *path = call->words[1];
    char own[BLOB_NAME];
    name_from(path, own);
    const char *name = call->count == 3 ? call->words[2] : own;
    if (!check_name(call, name)) return false;
    size_t size;
    void *file;
    const void *bytes = blobs_load(session, path, NETWORK_MAX, &size, &file, &call->err);
    if (!bytes) return false;
    bool ok = blobs_knows(bytes, size) || err_set(&call->err, not_a_network, path);
    ok = ok && blobs_put(session, name, bytes, size, &call->err);
    free(file);
    return ok && answer_network(call, name);
}

static bool drop(Call *call) {
    const Blob *blob = find_network(call, call->words[1]);
    if (!blob) return false;
    blobs_remove(call->session, blob->name);
    return answer_ok(call);
}

static const char *const words[] = {"take", "save", "load", "drop", NULL};

static bool do_network(Call *call) {
    static const struct {
        bool (*run)(Call *call);
        int min, max; /* words */
        const char *usage;
    } work[] = {{take, 1, 2, "[NAME]"},
                {save, 2, 3, "NAME [FILE]"},
                {load, 2, 3, "FILE [NAME]"},
                {drop, 2, 2, "NAME"}};
    int found = words_choose(&call->err, call->words[0], words, "network");
    if (found < 0) return false;
    if (call->count < work[found].min || call->count > work[found].max)
        return err_set(&call->err, usage_of_network, words[found], work[found].usage);
    return work[found].run(call);
}

/* clang-format off */
const Command commands_train[] = {
    {.name = "train", .group = group, .run = do_train,
     .answers = "progress learned train", ARGS(ARG_TEXT("LEARNER", "learner", 0, 1)),
     OPTIONS(TrainRequest, train_params), .usage = "[games=N] [seed=S] [name=NAME]",
     .doc = "Lets a network learn the present game by playing against itself: `train "
            "ntuple(tuples=fives16) games=100k`. One row for each part of the learning curve; "
            "`pause`, `resume`, `stop`, `report` and `tune rate=0.5` act while it learns. At the "
            "end - and at any moment by `network take` - the network is there under its name: "
            "`analyze expectimax(eval=ntuple(net=trained))`."},
    {.name = "networks", .group = group, .run = do_networks, .answers = "networks",
     .doc = "Lists the networks that specs may name: where they come from, their size, the id by "
            "which they may be named as well."},
    {.name = "network", .group = group, .run = do_network, .answers = "network ok",
     ARGS(ARG_TEXT("take [NAME] | save NAME [FILE] | load FILE [NAME] | drop "
                   "NAME", NULL, 1, 3, .choices = words)),
     .doc = "take: copies what the running training knows now. save: writes a network to a file, "
            "or into a JSON answer. load: brings one in, from a file or from what was handed in; a "
            "damaged or foreign file is refused and changes nothing. drop: forgets one."},
    {.name = NULL}};
/* clang-format on */
