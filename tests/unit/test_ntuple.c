/* Networks of tuples for 2048: symmetry, files and what happens to damaged ones, learning. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lessons.h"

static uint64_t random_board(Rng *rng, int max) {
    uint64_t board = 0;
    for (int i = 0; i < 16; i++)
        board = board << 4 | rng_below(rng, (uint32_t)max + 1);
    return board;
}

/* ---- look-ups -------------------------------------------------------------------------------- */

static void images_of_a_board(void **) {
    uint64_t b = UINT64_C(0x0123456789abcdef);
    assert_true(board_mirror(b) == UINT64_C(0x32107654ba98fedc));
    assert_true(board_flip(b) == UINT64_C(0xcdef89ab45670123));
    assert_true(board_transpose(b) == UINT64_C(0x048c159d26ae37bf));
}

/* Every set has the look-ups that its row says, each inside its tables; those of a board and of its
 * images are the same ones up to folding. */
static void look_ups_are_symmetric(void **) {
    for (int set = 0; set < SETS; set++) {
        Rng rng = rng_stream(5, (uint64_t)set);
        uint32_t table = (uint32_t)ntuple_table(set);
        for (int i = 0; i < 300; i++) {
            uint64_t board = random_board(&rng, 15), image = board;
            uint64_t sum = 0;
            for (int turn = 0; turn < 8; turn++) {
                uint32_t index[NTUPLE_LOOKUPS];
                int count = ntuple_indices(set, image, index);
                assert_int_equal(count, ntuple_sets[set].lookups);
                uint64_t here = 0;
                for (int k = 0; k < count; k++) {
                    assert_true(index[k] < ntuple_weights(set));
                    uint32_t fold = ntuple_fold(set, (int)(index[k] / table), index[k] % table);
                    here += rng_mix(index[k] / table * table + fold);
                }
                if (turn == 0) sum = here;
                assert_true(sum == here);
                image = turn == 3  ? board_transpose(board)
                        : turn & 1 ? board_flip(image)
                                   : board_mirror(image);
            }
        }
    }
}

static void folds_are_groups(void **) {
    for (int table = 0; table < ntuple_sets[SET_FOURS17].tables; table++) {
        int classes = 0;
        for (uint32_t i = 0; i < TUPLE_FOUR; i++) {
            uint32_t fold = ntuple_fold(SET_FOURS17, table, i);
            assert_true(fold <= i);
            assert_int_equal(ntuple_fold(SET_FOURS17, table, fold), fold);
            classes += fold == i;
        }
        /* Burnside's lemma: patterns of 16 colours up to one exchange of two cells or two pairs of
         * cells, or up to all symmetries of the square. */
        const int wanted[] = {32896, 32896, 34816, 32896, 9316};
        assert_int_equal(classes, wanted[table]);
    }
}

static void values_are_symmetric(void **) {
    static const char *const specs[] = {"ntuple(tuples=rows8)", "ntuple(tuples=fours17)",
                                        "ntuple(tuples=fives16)", "ntuple(tuples=fives32)",
                                        "ntuple(tuples=sixes32)"};
    for (int set = 0; set < SETS; set++) {
        Ntuple *net = lesson_trained("2048(target=7)", specs[set], 120, 1);
        assert_int_equal(net->set, set);
        Rng rng = rng_stream(6, (uint64_t)set);
        int differ = 0;
        for (int i = 0; i < 200; i++) {
            uint64_t board = random_board(&rng, 6), image = board;
            int32_t sum = ntuple_sum(net, board);
            differ += sum != ntuple_sum(net, random_board(&rng, 6));
            for (int turn = 0; turn < 8; turn++) {
                assert_int_equal(ntuple_sum(net, image), sum);
                image = turn == 3  ? board_transpose(board)
                        : turn & 1 ? board_flip(image)
                                   : board_mirror(image);
            }
        }
        assert_true(differ > 100);
        free(net);
    }
}

/* ---- files ----------------------------------------------------------------------------------- */

/* Weights come back as exactly as the class of their use promises. */
static void weights_come_back(void **) {
    size_t count = ntuple_weights(SET_ROWS8);
    float *weight = calloc(count, sizeof *weight);
    uint32_t *visits = calloc(count, sizeof *visits);
    Rng rng = rng_stream(7, 0);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t at = i / TUPLE_FOUR * TUPLE_FOUR +
                      ntuple_fold(SET_ROWS8, (int)(i / TUPLE_FOUR), i % TUPLE_FOUR);
        if (at == i) {
            weight[i] = (float)(rng_unit(&rng) * 3 - 1.5);
            visits[i] = rng_below(&rng, 3) ? 1u << rng_below(&rng, 20) : 0;
        } else {
            weight[i] = weight[at];
            visits[i] = visits[at];
        }
    }
    NtuplePlan plan = {.set = SET_ROWS8,
                       .reward = REWARD_SCORE,
                       .target = 11,
                       .four = 6,
                       .games = 123456789012,
                       .seed = 42,
                       .weight = weight,
                       .visits = visits,
                       .init = 0.25,
                       .coarse = 0.125};
    visits[0] = UINT32_MAX;
    for (int pass = 0; pass < 2; pass++) {
        Err err = {.text = ""};
        Writer file, again;
        writer_init(&file);
        writer_init(&again);
        plan.all = pass == 1;
        assert_true(ntuple_write(&plan, &file, &err));
        assert_true(ntuple_write(&plan, &again, &err));
        assert_int_equal(file.length, again.length);
        assert_memory_equal(file.text, again.text, file.length);
        Ntuple *net = lesson_opened(file.text, file.length);
        assert_true(net->set == SET_ROWS8 && net->reward == REWARD_SCORE && net->target == 11);
        assert_true(net->four == 6 && net->games == 123456789012 && net->seed == 42);
        int64_t kept = 0;
        double worst = 0;
        for (size_t i = 0; i < count; i++) {
            double off = net->weight[i] * net->grain - (double)weight[i];
            off = off < 0 ? -off : off;
            if (visits[i] < (plan.all ? 1 : 64)) continue; /* may be left to the prediction */
            kept++;
            if (off > worst) worst = off;
        }
        assert_true(kept > 10000);
        assert_true(worst <= 0.125 / 2 + net->grain);
        free(net);
        writer_done(&file);
        writer_done(&again);
    }
    free(weight);
    free(visits);
}

static void size_is_kept(void **) {
    Lesson lesson;
    Writer file;
    lesson_open(&lesson, "2048(target=8)", "ntuple(tuples=fours17,size=6)", 3);
    lesson_learner()->work(lesson.data, INT64_MAX, 400, &lesson.tally);
    lesson_file(&lesson, &file);
    assert_in_range(file.length, 4 << 10, 6 << 10);
    writer_done(&file);
    lesson_close(&lesson);
}

static bool refused(const void *bytes, size_t size) {
    Err err = {.text = ""};
    bool good = ntuple_opened_size(bytes, size, &err) != 0;
    if (!good) assert_true(strlen(err.text) > 20);
    char nothing[64] = {0};
    assert_true(good || !ntuple_open(bytes, size, nothing, &err));
    for (size_t i = 0; i < sizeof nothing; i++)
        assert_int_equal(nothing[i], 0);
    return !good;
}

/* A file with any byte changed, cut anywhere or with something behind it is refused in a
 * sentence. */
static void damaged_files_are_refused(void **) {
    Lesson lesson;
    Writer file;
    lesson_open(&lesson, "2048(target=6)", "ntuple(tuples=rows8)", 1);
    lesson_learner()->work(lesson.data, INT64_MAX, 40, &lesson.tally);
    lesson_file(&lesson, &file);
    size_t size = file.length;
    unsigned char *bytes = malloc(size + 1);
    memcpy(bytes, file.text, size);
    bytes[size] = 0;
    assert_false(refused(bytes, size));
    for (size_t i = 0; i < size; i += i < 64 ? 1 : 37) {
        for (int bit = 0; bit < 8; bit++) {
            bytes[i] ^= (unsigned char)(1 << bit);
            assert_true(refused(bytes, size));
            bytes[i] ^= (unsigned char)(1 << bit);
        }
    }
    for (size_t length = 0; length < size; length += length < 80 ? 1 : 53) {
        unsigned char *part = malloc(length + 1); /* so that a sanitizer sees every byte beyond */
        memcpy(part, bytes, length);
        assert_true(refused(part, length));
        free(part);
    }
    assert_true(refused(bytes, size + 1));
    assert_false(refused(bytes, size));
    free(bytes);
    writer_done(&file);
    lesson_close(&lesson);
}

static uint64_t check_sum(const unsigned char *bytes, size_t size) {
    return blob_hash(bytes, 56) ^ rng_mix(blob_hash(bytes + 64, size - 64));
}

/* Files made by somebody who knows the check sum: whatever the bytes, nothing is read or written
 * outside. */
static void hostile_files_do_no_harm(void **) {
    Lesson lesson;
    Writer file;
    lesson_open(&lesson, "2048(target=6)", "ntuple(tuples=rows8)", 1);
    lesson_learner()->work(lesson.data, INT64_MAX, 20, &lesson.tally);
    lesson_file(&lesson, &file);
    Rng rng = rng_stream(8, 0);
    int read = 0;
    for (int i = 0; i < 60; i++) {
        unsigned char *bytes = malloc(file.length);
        memcpy(bytes, file.text, file.length);
        for (int k = 0; k < 4; k++)
            bytes[8 + rng_below(&rng, 7)] = (unsigned char)rng_next(&rng);
        if (i % 2) memcpy(bytes + 8, file.text + 8, 8);
        for (size_t at = i % 3 ? 64 : file.length; at < file.length; at++)
            bytes[at] = (unsigned char)rng_next(&rng);
        uint64_t sum = check_sum(bytes, file.length);
        for (int k = 0; k < 8; k++)
            bytes[56 + k] = (unsigned char)(sum >> 8 * k);
        Err err = {.text = ""};
        size_t capacity = ntuple_opened_size(bytes, file.length, &err);
        if (capacity > 0) {
            Ntuple *net = calloc(1, capacity);
            assert_true(ntuple_open(bytes, file.length, net, &err));
            assert_true(ntuple_after(net, UINT64_C(0x1234000012340000)) >= 0);
            free(net);
            read++;
        } else {
            assert_true(strlen(err.text) > 20);
        }
        free(bytes);
    }
    assert_true(read >= 30);
    writer_done(&file);
    lesson_close(&lesson);
}

/* ---- learning -------------------------------------------------------------------------------- */

/* After a few thousand games it makes a 512 nearly always; at first it nearly never does. */
static void it_learns_to_win(void **) {
    Lesson lesson;
    lesson_open(&lesson, "2048(target=9)", "ntuple(tuples=fours17)", 1);
    LearnTally first = {0}, last = {0};
    lesson_learner()->work(lesson.data, INT64_MAX, 200, &first);
    lesson_learner()->work(lesson.data, INT64_MAX, 3000, &lesson.tally);
    lesson_learner()->work(lesson.data, INT64_MAX, 3400, &last);
    assert_int_equal(first.games, 200);
    assert_int_equal(last.games, 400);
    assert_true(first.wins < 40);
    assert_true(last.wins > 340);
    lesson_close(&lesson);
}

static void it_learns_to_collect(void **) {
    Lesson lesson;
    lesson_open(&lesson, "2048(preset=original,target=8)", "ntuple(tuples=fours17,reward=score)",
                1);
    LearnTally first = {0}, last = {0};
    lesson_learner()->work(lesson.data, INT64_MAX, 100, &first);
    lesson_learner()->work(lesson.data, INT64_MAX, 1500, &lesson.tally);
    lesson_learner()->work(lesson.data, INT64_MAX, 1600, &last);
    assert_true(last.score > 2 * first.score);
    assert_true(last.best >= last.score / (double)last.games);
    lesson_close(&lesson);
}

/* The same file, whatever the slices; another one for another seed. */
static void slices_do_not_matter(void **) {
    static const char spec[] = "ntuple(tuples=fours17,lambda=0.3)";
    Writer whole, part, other;
    for (int pass = 0; pass < 3; pass++) {
        Lesson lesson;
        lesson_open(&lesson, "2048", spec, pass < 2 ? 9 : 10);
        Rng rng = rng_stream(11, 0);
        if (pass == 1)
            while (lesson.tally.games < 60)
                lesson_learner()->work(lesson.data, 1 + rng_below(&rng, 400), 60, &lesson.tally);
        else
            lesson_learner()->work(lesson.data, INT64_MAX, 60, &lesson.tally);
        assert_int_equal(lesson.tally.games, 60);
        lesson_file(&lesson, pass == 0 ? &whole : pass == 1 ? &part : &other);
        lesson_close(&lesson);
    }
    assert_int_equal(whole.length, part.length);
    assert_memory_equal(whole.text, part.text, whole.length);
    assert_true(whole.length != other.length || memcmp(whole.text, other.text, whole.length) != 0);
    writer_done(&whole);
    writer_done(&part);
    writer_done(&other);
}

/* ---- evaluation ------------------------------------------------------------------------------ */

typedef struct Judge {
    BlobRef net;
} Judge;

static bool judge(const Game *game, const Ntuple *net, void *tables, Err *err) {
    Judge weights = {.net = {.name = "test", .opened = net}};
    return g2048_eval_ntuple.prepare(game, &weights, tables, err);
}

static void evaluation_keeps_its_scale(void **) {
    Arena *arena = arena_new((size_t)64 << 20);
    Game *game = test_game("2048(target=7)", arena);
    Ntuple *win = lesson_trained("2048(target=7)", "ntuple(tuples=rows8)", 400, 1);
    Ntuple *score = lesson_trained("2048(target=7)", "ntuple(tuples=rows8,reward=score)", 400, 1);
    void *tables = arena_alloc(arena, g2048_eval_ntuple.tables_size, NULL);
    char *position = arena_alloc(arena, game->state_size, NULL);
    Err err = {.text = ""};
    for (int pass = 0; pass < 2; pass++) {
        assert_true(judge(game, pass ? score : win, tables, &err));
        assert_int_equal(g2048_eval_ntuple.own_scale(game, tables), !pass);
        double min = 1e9, max = -1e9;
        for (uint64_t i = 0; i < 300; i++) {
            Rng rng = rng_stream(12, i);
            test_random_state(game, &rng, (int)rng_below(&rng, 120), position);
            double value = g2048_eval_ntuple.value(game, tables, position, 0);
            assert_true(value >= 0);
            if (pass == 0) assert_true(value <= 100);
            if (value < min) min = value;
            if (value > max) max = value;
        }
        assert_true(max > min);
    }
    Word *word = (Word *)(void *)position;
    *word = (Word){.board = UINT64_C(0x7100000000000000), .phase = PHASE_OVER};
    assert_true(judge(game, win, tables, &err));
    assert_true(g2048_eval_ntuple.value(game, tables, position, 0) == 100);
    *word = (Word){.board = UINT64_C(0x1212212112122121), .phase = PHASE_OVER};
    assert_true(g2048_eval_ntuple.value(game, tables, position, 0) == 0);
    free(win);
    free(score);
    arena_free(arena);
}

static void evaluation_refuses_what_it_does_not_know(void **) {
    static const char *const games[] = {"2048(rows=3,cols=3)", "2048(board=cells)",
                                        "2048(target=8)"};
    Ntuple *net = lesson_trained("2048(target=7)", "ntuple(tuples=rows8)", 20, 1);
    for (int i = 0; i < 3; i++) {
        Arena *arena = arena_new((size_t)64 << 20);
        Game *game = test_game(games[i], arena);
        void *tables = arena_alloc(arena, g2048_eval_ntuple.tables_size, NULL);
        Err err = {.text = ""};
        assert_false(judge(game, net, tables, &err));
        assert_non_null(strstr(err.text, i < 2 ? "4 x 4" : "exponent 7, the target here is 8"));
        assert_false(judge(game, NULL, tables, &err));
        arena_free(arena);
    }
    free(net);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(images_of_a_board),
        cmocka_unit_test(look_ups_are_symmetric),
        cmocka_unit_test(folds_are_groups),
        cmocka_unit_test(values_are_symmetric),
        cmocka_unit_test(weights_come_back),
        cmocka_unit_test(size_is_kept),
        cmocka_unit_test(damaged_files_are_refused),
        cmocka_unit_test(hostile_files_do_no_harm),
        cmocka_unit_test(it_learns_to_win),
        cmocka_unit_test(it_learns_to_collect),
        cmocka_unit_test(slices_do_not_matter),
        cmocka_unit_test(evaluation_keeps_its_scale),
        cmocka_unit_test(evaluation_refuses_what_it_does_not_know),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
