/* 2048: slides against a file of boards, words against cells, tiles, positions, random play. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"

typedef struct Pair {
    Arena *arena;
    const Game *game;
    void *state;
} Pair;

static Pair open(const char *spec) {
    Pair p = {.arena = arena_new(1 << 24)};
    p.game = test_game(spec, p.arena);
    p.state = arena_alloc(p.arena, p.game->state_size, NULL);
    p.game->start(p.game->rules, p.state);
    return p;
}

static void put(const Pair *p, const char *position) {
    Err err = {.text = ""};
    if (!p->game->position_read(p->game->rules, p->state, position, &err)) fail_msg("%s", err.text);
}

static void text_of(const Pair *p, char out[80]) {
    Writer writer;
    writer_fixed(&writer, out, 80);
    p->game->position_write(p->game->rules, p->state, &writer);
}

static bool may(const Pair *p, Move move) {
    Move scratch[80];
    return game_legal(p->game, p->state, move, scratch);
}

/* ---- slides ---------------------------------------------------------------------------------- */

/* tests/data/2048-moves.tsv: board, then board and gain of up, down, left, right. */
static void boards_of_the_file(void **) {
    static const Move order[4] = {0, 2, 1, 3};
    static const char *const specs[] = {"2048(stop=no)", "2048(stop=no,board=cells)"};
    for (int s = 0; s < 2; s++) {
        Pair p = open(specs[s]);
        FILE *file = fopen(TESTS_DIR "/data/2048-moves.tsv", "r");
        assert_non_null(file);
        char line[300], board[20], after[4][20], gain[4][20], text[80];
        int boards = 0, legal = 0;
        while (fgets(line, sizeof line, file)) {
            if (sscanf(line, "%16s %19s %19s %19s %19s %19s %19s %19s %19s", board, after[0],
                       gain[0], after[1], gain[1], after[2], gain[2], after[3], gain[3]) != 9 ||
                board[0] == '#')
                continue;
            boards++;
            for (int i = 0; i < 4; i++) {
                put(&p, board);
                bool over = p.game->status(p.game->rules, p.state) == OVER;
                if (after[i][0] == '-') {
                    assert_false(may(&p, order[i]));
                    continue;
                }
                assert_true(!over && may(&p, order[i]));
                p.game->play(p.game->rules, p.state, p.state, order[i]);
                text_of(&p, text);
                char want[168];
                snprintf(want, sizeof want, "%s tile %s", after[i], gain[i]);
                for (char *c = want; *c; c++)
                    if (*c >= 'A' && *c <= 'F') *c = (char)(*c - 'A' + 'a');
                assert_string_equal(text, want);
                legal++;
            }
        }
        fclose(file);
        assert_true(boards >= 2000 && legal > 4000);
        arena_free(p.arena);
    }
}

static void merges(void **) {
    static const struct {
        const char *before;
        Move move;
        const char *after;
    } cases[] = {
        {"1123000000000000", 3, "0223000000000000 tile 4"}, /* the source document's own case */
        {"1111000000000000", 1, "2200000000000000 tile 8"},
        {"1110000000000000", 3, "0012000000000000 tile 4"},
        {"1120000000000000", 1, "2200000000000000 tile 4"}, /* no second merge in one slide */
        {"1000100020000000", 0, "2000200000000000 tile 4"},
        {"1000100020000000", 2, "0000000020002000 tile 4"},
        {"ff00000000000000", 1, "g000000000000000 tile 65536"},
        {"ffff000000000000", 3, "00gg000000000000 tile 131072"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        for (int cells = 0; cells < 2; cells++) {
            Pair p = open(cells ? "2048(stop=no,board=cells)" : "2048(stop=no)");
            char text[80];
            put(&p, cases[i].before);
            assert_true(may(&p, cases[i].move));
            p.game->play(p.game->rules, p.state, p.state, cases[i].move);
            text_of(&p, text);
            assert_string_equal(text, cases[i].after);
            arena_free(p.arena);
        }
}

/* 65536 ends the game on a word, not on cells; there 131072 can be made. */
static void largest_tiles(void **) {
    for (int cells = 0; cells < 2; cells++) {
        Pair p = open(cells ? "2048(stop=no,board=cells)" : "2048(stop=no)");
        put(&p, "ff00000000000000");
        p.game->play(p.game->rules, p.state, p.state, 1);
        Status status = p.game->play(p.game->rules, p.state, p.state, 4 + 2 * 15);
        assert_int_equal(status, cells ? ONGOING : OVER);
        GameStatistics it;
        p.game->statistics(p.game->rules, p.state, 0, &it);
        assert_true(it.goal && it.peak == 65536 && it.tally == 65538);
        char text[80];
        text_of(&p, text);
        put(&p, text);
        assert_int_equal(p.game->status(p.game->rules, p.state), status);
        arena_free(p.arena);
    }
}

/* Whole games with equal numbers: the same boards, moves, points and ends on a word and on
 * cells. */
static void words_are_cells(void **) {
    static const char *const variants[] = {"",        "preset=faithful,", "preset=original,",
                                           "base=3,", "target=6,",        "four=1,start=random,",
                                           "four=0,"};
    int moves_seen = 0;
    for (size_t v = 0; v < sizeof variants / sizeof *variants; v++) {
        char spec[120];
        snprintf(spec, sizeof spec, "2048(%sboard=auto)", variants[v]);
        Pair a = open(spec);
        snprintf(spec, sizeof spec, "2048(%sboard=cells)", variants[v]);
        Pair b = open(spec);
        for (uint64_t game = 0; game < 30; game++) {
            Rng rng = rng_stream(77, game), other;
            a.game->start(a.game->rules, a.state);
            b.game->start(b.game->rules, b.state);
            Status status = ONGOING;
            while (status == ONGOING) {
                Move left[80], right[80], move;
                char one[80], two[80];
                int count = a.game->moves(a.game->rules, a.state, left);
                assert_int_equal(b.game->moves(b.game->rules, b.state, right), count);
                assert_memory_equal(left, right, (size_t)count * sizeof *left);
                if (a.game->mover(a.game->rules, a.state) == CHANCE) {
                    other = rng;
                    move = a.game->chance_draw(a.game->rules, a.state, &rng);
                    assert_int_equal(b.game->chance_draw(b.game->rules, b.state, &other), move);
                    for (int i = 0; i < count; i++)
                        assert_int_equal(a.game->chance_weight(a.game->rules, a.state, left[i]),
                                         b.game->chance_weight(b.game->rules, b.state, left[i]));
                } else {
                    move = left[rng_below(&rng, (uint32_t)count)];
                }
                status = a.game->play(a.game->rules, a.state, a.state, move);
                assert_int_equal(b.game->play(b.game->rules, b.state, b.state, move), status);
                text_of(&a, one);
                text_of(&b, two);
                assert_string_equal(one, two);
                moves_seen++;
            }
            assert_true(a.game->result(a.game->rules, a.state, 0) ==
                        b.game->result(b.game->rules, b.state, 0));
            GameStatistics first, second;
            a.game->statistics(a.game->rules, a.state, 0, &first);
            b.game->statistics(b.game->rules, b.state, 0, &second);
            assert_true(first.goal == second.goal);
        }
        arena_free(a.arena);
        arena_free(b.arena);
    }
    assert_true(moves_seen > 10000);
}

/* ---- tiles ----------------------------------------------------------------------------------- */

/* Weights by hand, and draws that follow them. */
static void tiles(void **) {
    static const char *const specs[] = {"2048", "2048(preset=faithful)", "2048(preset=original)",
                                        "2048(preset=faithful,board=cells)", "2048(four=1)"};
    for (size_t s = 0; s < sizeof specs / sizeof *specs; s++) {
        Pair p = open(specs[s]);
        put(&p, "1230004560078900 tile"); /* empty: cells 3 4 5 9 10 14 15 */
        static const int empty[7] = {3, 4, 5, 9, 10, 14, 15};
        bool document = strstr(specs[s], "faithful") != NULL;
        int four = strstr(specs[s], "original") ? 10 : strstr(specs[s], "four=1") ? 1 : 6;
        Move moves[80];
        int count = p.game->moves(p.game->rules, p.state, moves), total = 0, at = 0;
        assert_int_equal(count, four == 1 ? 7 : 14);
        for (int i = 0; i < 7; i++)
            for (int e = four == 1 ? 2 : 1; e <= 2; e++) {
                int weight = p.game->chance_weight(p.game->rules, p.state, moves[at]);
                int cell = document ? 16 / 7 + (i < 16 % 7) : 1;
                assert_int_equal(moves[at], 4 + 2 * empty[i] + e - 1);
                assert_int_equal(weight, cell * (e == 1 ? four - 1 : 1));
                total += weight;
                at++;
            }
        int seen[40] = {0};
        const int draws = 60000;
        Rng rng = rng_stream(5, s);
        for (int i = 0; i < draws; i++)
            seen[p.game->chance_draw(p.game->rules, p.state, &rng)]++;
        double square = 0;
        for (int i = 0; i < count; i++) {
            double want = (double)draws * p.game->chance_weight(p.game->rules, p.state, moves[i]) /
                          (double)total;
            square += (seen[moves[i]] - want) * (seen[moves[i]] - want) / want;
        }
        assert_true(square < 40); /* 13 degrees of freedom: one in 10,000 is above */
        arena_free(p.arena);
    }
}

/* Two ones at the start of the document's game, tiles like any other in the original one. */
static void starts(void **) {
    Pair a = open("2048"), b = open("2048(preset=original)");
    Move moves[80];
    assert_int_equal(a.game->moves(a.game->rules, a.state, moves), 16);
    a.game->play(a.game->rules, a.state, a.state, moves[0]);
    assert_int_equal(a.game->moves(a.game->rules, a.state, moves), 15);
    assert_int_equal(b.game->moves(b.game->rules, b.state, moves), 32);
    b.game->play(b.game->rules, b.state, b.state, moves[1]);
    assert_int_equal(b.game->moves(b.game->rules, b.state, moves), 30);
    arena_free(a.arena);
    arena_free(b.arena);
}

/* ---- positions ------------------------------------------------------------------------------- */

static void positions(void **) {
    Pair p = open("2048");
    char text[80];
    static const char *const whole[] = {
        "1200000000000000 slide 0",   "120000000000000a tile 1234", "0000000000000000 start 0",
        "0000010000000000 start 0",   "1212212112122121 slide 99",  "b000000000000001 slide 20000",
        "ffffffffffffffff slide 3000"};
    for (size_t i = 0; i < sizeof whole / sizeof *whole; i++) {
        put(&p, whole[i]);
        text_of(&p, text);
        assert_string_equal(text, whole[i]);
    }
    put(&p, "  120000000000000B");
    assert_int_equal(p.game->status(p.game->rules, p.state), OVER);
    put(&p, "1212212112122121");
    assert_int_equal(p.game->status(p.game->rules, p.state), OVER);
    static const char *const bad[] = {"",
                                      "12",
                                      "120000000000000",
                                      "12000000000000000",
                                      "12/00",
                                      "1200000000000000 jump",
                                      "1200000000000000 start",
                                      "0000000000000000 tile",
                                      "1212212112122121 tile",
                                      "1200000000000000 slide x",
                                      "1200000000000000 slide 99999999999999999999",
                                      "1200000000000000 slide 0 more",
                                      "120000000000000h",
                                      "120000000000000-",
                                      "12000000/00000000"};
    char before[80];
    text_of(&p, before);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        Err err = {.text = ""};
        if (p.game->position_read(p.game->rules, p.state, bad[i], &err)) fail_msg("%s", bad[i]);
        assert_true(strlen(err.text) > 10);
        text_of(&p, text);
        assert_string_equal(text, before);
    }
    Writer values;
    writer_init(&values);
    assert_true(p.game->def->variant_of("123/000 slide 4", &values));
    assert_string_equal(values.text, "rows=2,cols=3");
    writer_clear(&values);
    assert_true(p.game->def->variant_of("1230001230000000", &values));
    assert_string_equal(values.text, "rows=4,cols=4");
    assert_false(p.game->def->variant_of("1/2", &values));
    assert_false(p.game->def->variant_of("123/00", &values));
    writer_done(&values);
    arena_free(p.arena);
}

static void edits(void **) {
    Pair p = open("2048");
    char text[80];
    Err err = {.text = ""};
    put(&p, "1200000000000000 tile 8");
    assert_true(p.game->edit(p.game->rules, p.state, 15, 14, &err));
    assert_true(p.game->edit(p.game->rules, p.state, 0, -1, &err));
    text_of(&p, text);
    assert_string_equal(text, "020000000000000f slide 8");
    arena_free(p.arena);
}

/* ---- random play ----------------------------------------------------------------------------- */

static void random_play(void **) {
    static const struct {
        const char *spec;
        double moves, score;
        int games;
    } cases[] = {
        {"2048(preset=original)", 118.44, 1095.6, 20000},
        {"2048", 109.78, 1037.6, 20000},
        {"2048(preset=original,board=cells)", 118.44, 1095.6, 1000},
        {"2048(preset=3x3)", 30.4608607545, 178.7438540742, 4000},
        {"2048(preset=3x3,four=6,start=ones)", 29.3540321142, 176.5536660738, 4000},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Pair p = open(cases[i].spec);
        const PlayoutDef *def = (const PlayoutDef *)p.game->def->playouts[0];
        Playouts sums = {0};
        def->run(p.game, NULL, p.state, 17, 0, cases[i].games, 0, &sums);
        double n = (double)sums.count, score = sums.sum[0] / n;
        double moves = (double)sums.plies / n / 2 -
                       1; /* two tiles at the start, one after a move */
        double score_error = sqrt((sums.square[0] / n - score * score) / n);
        double plies = (double)sums.plies / n;
        double moves_error = sqrt((sums.plies_square / n - plies * plies) / n) / 2;
        assert_true(fabs(score - cases[i].score) < 4 * score_error + 0.05);
        assert_true(fabs(moves - cases[i].moves) < 4 * moves_error + 0.005);
        assert_int_equal(sums.cut, 0);
        arena_free(p.arena);
    }
}

/* Near the target a playout stops where stepping does. */
static void playouts_stop_at_the_target(void **) {
    Pair p = open("2048");
    put(&p, "aa00000000000000");
    const PlayoutDef *def = (const PlayoutDef *)p.game->def->playouts[0];
    Playouts sums = {0};
    Move *line = malloc((size_t)p.game->max_plies * sizeof *line);
    sums.best_line = line;
    def->run(p.game, NULL, p.state, 1, 0, 400, 0, &sums);
    assert_true(sums.plies < 400 * 60); /* left or right soon */
    assert_true(sums.best_value >= 2048);
    for (int i = 0; i < sums.best_length; i++)
        p.game->play(p.game->rules, p.state, p.state, line[i]);
    assert_int_equal(p.game->status(p.game->rules, p.state), OVER);
    assert_true(p.game->result(p.game->rules, p.state, 0) == sums.best_value);
    free(line);
    arena_free(p.arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(boards_of_the_file),
        cmocka_unit_test(merges),
        cmocka_unit_test(largest_tiles),
        cmocka_unit_test(words_are_cells),
        cmocka_unit_test(tiles),
        cmocka_unit_test(starts),
        cmocka_unit_test(positions),
        cmocka_unit_test(edits),
        cmocka_unit_test(random_play),
        cmocka_unit_test(playouts_stop_at_the_target),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
