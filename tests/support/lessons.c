/* lessons.c - networks that tests train. */
#include "lessons.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "base/spec.h"

const LearnerDef *lesson_learner(void) {
    return (const LearnerDef *)g2048_learners[0];
}

void lesson_open(Lesson *lesson, const char *game, const char *spec, uint64_t seed) {
    Err err = {.text = ""};
    *lesson = (Lesson){.arena = arena_new((size_t)1400 << 20)};
    lesson->game = test_game(game, lesson->arena);
    const RowSet set = {.kind = "learner", .rows = g2048_learners, .count = 1};
    const Scope scope = {.sets = &set, .count = 1};
    Choice choice;
    if (!spec_read(spec, "learner", &scope, lesson->arena, &choice, &err)) fail_msg("%s", err.text);
    size_t size = lesson_learner()->size(lesson->game, choice.values, &err);
    if (size == 0) fail_msg("%s", err.text);
    lesson->data = arena_alloc(lesson->arena, size, &err);
    assert_true(lesson_learner()->begin(lesson->game, choice.values, seed, lesson->data, &err));
}

void lesson_close(Lesson *lesson) {
    arena_free(lesson->arena);
}

void lesson_file(const Lesson *lesson, Writer *file) {
    Err err = {.text = ""};
    writer_init(file);
    if (!lesson_learner()->write(lesson->data, file, &err)) fail_msg("%s", err.text);
}

Ntuple *lesson_opened(const void *bytes, size_t size) {
    Err err = {.text = ""};
    size_t capacity = ntuple_opened_size(bytes, size, &err);
    if (capacity == 0) fail_msg("%s", err.text);
    Ntuple *net = calloc(1, capacity);
    assert_non_null(net);
    if (!ntuple_open(bytes, size, net, &err)) fail_msg("%s", err.text);
    return net;
}

Ntuple *lesson_trained(const char *game, const char *spec, int64_t games, uint64_t seed) {
    Lesson lesson;
    Writer file;
    lesson_open(&lesson, game, spec, seed);
    lesson_learner()->work(lesson.data, INT64_MAX, games, &lesson.tally);
    lesson_file(&lesson, &file);
    Ntuple *net = lesson_opened(file.text, file.length);
    writer_done(&file);
    lesson_close(&lesson);
    return net;
}
