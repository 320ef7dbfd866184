/* blobs.c - the session's blobs: handed in, opened once, lent to jobs, thrown away when it is
 * safe.
 *
 * Specs that jobs have read point into the content of blobs. So content whose name is gone waits
 * until every job that is younger than its end has left the table: a job that was started later
 * cannot know it. Files that a learner knows are opened right away: a match of a thousand quick
 * games must not unpack a network a thousand times. */
#include <stdlib.h>
#include <string.h>

#include "shell/messages.def"
#include "shell/session.h"

struct Content {
    Content *next;
    void *bytes, *opened;
    size_t size, opened_size;
    int retired; /* jobs started before its name was gone; -1 = it is there */
};

/* ---- content --------------------------------------------------------------------------------- */

static void content_free(Content *content) {
    free(content->bytes);
    free(content->opened);
    free(content);
}

/* Throws away what no job can know any more. */
static void sweep(PlySession *session) {
    int oldest = session->jobs + 1;
    for (Task *task = NULL; (task = task_next(session, task, TASK_ANY, TASK_USED));)
        if (task->number < oldest) oldest = task->number;
    for (Content **at = &session->contents; *at;) {
        Content *content = *at;
        if (content->retired >= 0 && content->retired < oldest) {
            *at = content->next;
            content_free(content);
        } else {
            at = &content->next;
        }
    }
}

static void retire(PlySession *session, Blob *blob) {
    for (Content *content = session->contents; content; content = content->next)
        if (content->retired < 0 && content->bytes == blob->bytes) content->retired = session->jobs;
    free(blob->name);
    *blob = (Blob){.name = NULL};
}

static const LearnerDef *learner_of(const void *bytes, size_t size) {
    for (int i = 0; i < registry_games.count; i++) {
        const GameDef *game = (const GameDef *)registry_games.rows[i];
        for (const Row *const *row = game->learners; row && *row; row++)
            if (((const LearnerDef *)*row)->knows(bytes, size)) return (const LearnerDef *)*row;
    }
    return NULL;
}

bool blobs_knows(const void *bytes, size_t size) {
    return learner_of(bytes, size) != NULL;
}

const LearnerDef *blobs_learner(const Blob *blob) {
    return blob->opened && !registry_described(blob) ? learner_of(blob->bytes, blob->size) : NULL;
}

/* What makes the bytes ready for use; `kind` null = nothing knows them. */
typedef struct Opener {
    const char *kind;
    size_t (*size)(const void *bytes, size_t size, Err *err);
    bool (*open)(const void *bytes, size_t size, void *opened, Err *err);
} Opener;

static Opener opener_of(const void *bytes, size_t size) {
    if (registry_player_knows(bytes, size))
        return (Opener){registry_player_kind, registry_player_size, registry_player_open};
    const LearnerDef *learner = learner_of(bytes, size);
    return learner ? (Opener){learner->kind, learner->opened_size, learner->open}
                   : (Opener){.kind = NULL};
}

/* Who may be named has changed: seats whose player is not there any more are a person's. */
static void players_changed(PlySession *session) {
    Variant *variant = session->record.variant;
    registry_scope(variant->game, &session->blobs, &variant->scope);
    seats_refit(session);
    session_changed(session, CHANGED_PLAYERS | CHANGED_SEARCHERS);
}

/* A copy of the bytes, opened where something knows them; null with a sentence. */
static Content *content_new(const Opener *opener, const void *bytes, size_t size, size_t capacity,
                            Err *err) {
    size_t opened = opener->kind ? opener->size(bytes, size, err) : 0;
    if (opener->kind && opened == 0) return NULL;
    if (size > capacity || opened > capacity - size) {
        err_short(err, memory_short_for_blob_here, size + opened, capacity);
        return NULL;
    }
    Content *content = calloc(1, sizeof *content);
    if (content) {
        content->retired = -1;
        content->size = size;
        content->opened_size = opened;
        content->bytes = malloc(size ? size : 1);
        content->opened = opened ? calloc(1, opened) : NULL;
    }
    if (!content || !content->bytes || (opened && !content->opened)) {
        if (content) content_free(content);
        err_short(err, memory_short_for_blob, size + opened);
        return NULL;
    }
    if (size) memcpy(content->bytes, bytes, size);
    if (opener->kind && !opener->open(content->bytes, size, content->opened, err)) {
        content_free(content);
        return NULL;
    }
    return content;
}

/* ---- the blob store -------------------------------------------------------------------------- */

static Blob *place_of(PlySession *session, const char *name) {
    for (int i = 0; i < BLOBS_MAX; i++) {
        Blob *blob = &session->blobs.blob[i];
        if (blob->name && strcmp(blob->name, name) == 0) return blob;
    }
    return NULL;
}

bool blobs_put(PlySession *session, const char *name, const void *bytes, size_t size, Err *err) {
    sweep(session);
    size_t held = 0, cap = session->host.memory;
    for (const Content *content = session->contents; content; content = content->next)
        held += content->size + content->opened_size;
    Blob *place = place_of(session, name);
    for (int i = 0; i < BLOBS_MAX && !place; i++)
        if (!session->blobs.blob[i].name) place = &session->blobs.blob[i];
    if (!place) return err_set(err, too_many_blobs, BLOBS_MAX);
    const Opener opener = opener_of(bytes, size);
    Content *content = content_new(&opener, bytes, size, held < cap ? cap - held : 0, err);
    if (!content) return false;
    char *copy = text_copy(name, err);
    if (!copy) {
        content_free(content);
        return false;
    }
    bool players = opener.kind == registry_player_kind || registry_described(place);
    if (place->name) retire(session, place);
    *place = (Blob){.name = copy,
                    .bytes = content->bytes,
                    .size = size,
                    .hash = blob_hash(bytes, size),
                    .kind = opener.kind,
                    .opened = content->opened};
    content->next = session->contents;
    session->contents = content;
    if (players) players_changed(session);
    sweep(session);
    return true;
}

const void *blobs_load(const PlySession *session, const char *name, size_t max, size_t *size,
                       void **own, Err *err) {
    const Blob *blob = blobs_find(&session->blobs, name);
    *own = NULL;
    if (blob) {
        *size = blob->size;
        return blob->bytes;
    }
    if (session->host.load) *own = session->host.load(session->host.context, name, max, size);
    if (!*own && session->host.load)
        err_set(err, file_unreadable, name);
    else if (!*own)
        err_set(err, file_not_handed_in, name);
    return *own;
}

bool blobs_remove(PlySession *session, const char *name) {
    Blob *blob = place_of(session, name);
    if (!blob) return false;
    bool player = registry_described(blob) != NULL;
    retire(session, blob);
    if (player) players_changed(session);
    sweep(session);
    return true;
}

void blobs_free(PlySession *session) {
    for (int i = 0; i < BLOBS_MAX; i++)
        free(session->blobs.blob[i].name);
    while (session->contents) {
        Content *next = session->contents->next;
        content_free(session->contents);
        session->contents = next;
    }
}
