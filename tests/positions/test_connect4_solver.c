/* The exact solver of Connect Four: every column of positions with known scores, small boards of
 * every kind against brute force, and boards whose value has been published. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "base/spec.h"
#include "games/connect4/book.h"
#include "searches.h"
#include "share.h"

enum { STEPS = 1 << 30, BUDGET = 1 << 30 };

static int sign_of(Proven proven) {
    return proven == PROVEN_WIN ? 1 : proven == PROVEN_LOSS ? -1 : 0;
}

/* Score of a game that ends with the stone of ply `last` on a board of `cells`. */
static int score_of(int cells, Proven proven, int last) {
    return sign_of(proven) * ((cells + 2 - last) / 2);
}

/* ---- positions with known scores ------------------------------------------------------------- */

static void columns_of_the_data_file(void **) {
    FILE *file = fopen(TESTS_DIR "/data/connect4-scores.tsv", "r");
    assert_non_null(file);
    Arena *arena = arena_new(1 << 24);
    const Game *game = test_game("connect4", arena);
    void *state = arena_alloc(arena, game->state_size, NULL);
    TestSearch it;
    test_search_open(&it, game, "solver(table=16)");
    char line[200];
    int positions = 0;
    while (fgets(line, sizeof line, file)) {
        char moves[64], text[7][8];
        int score;
        if (line[0] == '#' ||
            sscanf(line, "%60s %d %7s %7s %7s %7s %7s %7s %7s", moves, &score, text[0], text[1],
                   text[2], text[3], text[4], text[5], text[6]) != 9)
            continue;
        int plies = (int)strlen(moves);
        if (plies < 12) continue; /* tools/experiments/connect4-solver has all */
        if (positions++ % (4 / (int)test_share(4))) continue;
        game->start(game->rules, state);
        for (const char *c = moves; *c; c++)
            game->play(game->rules, state, state, (Move)(*c - '1'));
        test_search_run(&it, state, BUDGET, NULL, STEPS);
        const Report *report = test_search_report(&it);
        assert_int_equal(score_of(42, report->proven, plies + report->proven_in), score);
        for (int i = 0; i < report->count; i++) {
            const MoveReport *row = report->rows + i;
            const char *known = text[row->move];
            assert_true(row->proven != PROVEN_NONE);
            int found = score_of(42, row->proven, plies + row->proven_in);
            if (found != atoi(known))
                fail_msg("%s %d: %d, not %s", moves, (int)row->move + 1, found, known);
            if (row->move == report->best) assert_int_equal(found, score);
        }
    }
    fclose(file);
    assert_true(positions > 150);
    test_search_close(&it);
    arena_free(arena);
}

/* ---- small boards ---------------------------------------------------------------------------- */

enum { SLOTS = 1 << 20 };

typedef struct Brute {
    const Game *game;
    uint64_t *keys;
    int8_t *values;
    int used, cells;
} Brute;

static int brute(Brute *b, const void *state, int plies);

/* The score of a move for its player. */
static int after(Brute *b, const void *state, int plies, Move move) {
    const Game *game = b->game;
    _Alignas(16) unsigned char next[64];
    if (game->play(game->rules, next, state, move) != OVER) return -brute(b, next, plies + 1);
    bool won = game->result(game->rules, next, game->mover(game->rules, state)) > 0;
    return won ? (b->cells + 2 - (plies + 1)) / 2 : 0;
}

/* The score by minimax with a memory, through the rules of the game alone. */
static int brute(Brute *b, const void *state, int plies) {
    const Game *game = b->game;
    uint64_t hash = game_hash(game, state) | 1;
    size_t slot = (size_t)(hash >> 3) % SLOTS;
    for (; b->keys[slot]; slot = (slot + 1) % SLOTS)
        if (b->keys[slot] == hash) return b->values[slot];
    Move moves[12];
    int count = game->moves(game->rules, state, moves), best = -100;
    for (int i = 0; i < count; i++) {
        int value = after(b, state, plies, moves[i]);
        if (value > best) best = value;
    }
    for (slot = (size_t)(hash >> 3) % SLOTS; b->keys[slot];)
        slot = (slot + 1) % SLOTS;
    b->used++;
    b->keys[slot] = hash;
    b->values[slot] = (int8_t)best;
    return best;
}

/* Random positions of a board, all columns. */
static void compare(const char *spec, uint64_t stream) {
    enum { POSITIONS = 40, LEFT = 10 }; /* plies left at most */
    Arena *arena = arena_new(1 << 24);
    const Game *game = test_game(spec, arena);
    Brute b = {.game = game,
               .keys = calloc(SLOTS, sizeof *b.keys),
               .values = calloc(SLOTS, 1),
               .cells = game->max_plies};
    void *state = arena_alloc(arena, game->state_size, NULL);
    TestSearch it;
    test_search_open(&it, game, "solver(table=1)");
    Rng rng = rng_stream(71, stream);
    for (int k = 0; k < test_share(POSITIONS); k++) {
        int plies = test_random_state(game, &rng, (int)rng_below(&rng, (uint32_t)b.cells), state);
        if (game->status(game->rules, state) == OVER || b.cells - plies > LEFT) continue;
        if (b.used > SLOTS / 4) {
            memset(b.keys, 0, SLOTS * sizeof *b.keys);
            b.used = 0;
        }
        test_search_run(&it, state, BUDGET, NULL, STEPS);
        const Report *report = test_search_report(&it);
        int best = -100;
        for (int i = 0; i < report->count; i++) {
            const MoveReport *row = report->rows + i;
            int found = score_of(b.cells, row->proven, plies + row->proven_in);
            int right = after(&b, state, plies, row->move);
            if (right > best) best = right;
            if (found != right || row->proven == PROVEN_NONE) {
                Writer text;
                writer_init(&text);
                game_draw(game, state, false, &text);
                fail_msg("%s, column %d: %d, not %d\n%s", spec, (int)row->move + 1, found, right,
                         text.text);
            }
        }
        assert_int_equal(score_of(b.cells, report->proven, plies + report->proven_in), best);
    }
    test_search_close(&it);
    free(b.keys);
    free(b.values);
    arena_free(arena);
}

/* Every board of up to 24 cells, flat and cylinder, and the ends of games on larger ones. */
static void small_boards(void **) {
    char spec[100];
    uint64_t stream = 0;
    for (int rows = 2; rows <= 12; rows++)
        for (int cols = 2; cols <= 12 && rows * cols <= 24; cols++)
            for (int align = 3; align <= 5 && (align <= rows || align <= cols); align++)
                for (int cylinder = 0; cylinder < 2; cylinder++) {
                    snprintf(spec, sizeof spec, "connect4(rows=%d,cols=%d,align=%d,cylinder=%s)",
                             rows, cols, align, cylinder ? "yes" : "no");
                    compare(spec, stream++);
                }
    static const char *const larger[] = {"",
                                         "cylinder=yes",
                                         "rows=7,cols=5,cylinder=yes",
                                         "rows=5,cols=7",
                                         "rows=5,cols=8,align=5,cylinder=yes",
                                         "rows=8,cols=8",
                                         "rows=9,cols=9,cylinder=yes",
                                         "rows=9,cols=12,align=5"};
    for (size_t i = 0; i < sizeof larger / sizeof *larger; i++) {
        snprintf(spec, sizeof spec, "connect4(%s)", larger[i]);
        compare(spec, stream++);
    }
}

/* Values of empty boards; `last` is the ply of the winning stone. */
static void whole_boards(void **) {
    static const struct {
        const char *board;
        int winner, last;
    } known[] = {{"rows=4,cols=4", 0, 0},
                 {"rows=4,cols=5", 0, 0},
                 {"rows=4,cols=6", -1, 24},
                 {"rows=5,cols=4", 0, 0},
                 {"rows=6,cols=4", 0, 0},
                 {"rows=4,cols=4,cylinder=yes", 0, 0},
                 {"rows=4,cols=5,cylinder=yes", 0, 0},
                 {"rows=5,cols=6,cylinder=yes", 1, 29},
                 {"rows=4,cols=6,cylinder=yes", 0, 0},
                 {"rows=5,cols=5", 0, 0},
                 {"rows=4,cols=7", 0, 0},
                 {"rows=5,cols=4,cylinder=yes", 0, 0},
                 {"rows=3,cols=3,align=3", 0, 0},
                 {"rows=4,cols=3,align=3", 0, 0},
                 {"rows=3,cols=4,align=3", 1, 9},
                 {"rows=5,cols=5,align=3", 1, 9},
                 {"rows=3,cols=3,align=3,cylinder=yes", 1, 9},
                 {"rows=4,cols=5,align=5", 0, 0}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        Arena *arena = arena_new(1 << 24);
        char spec[100];
        snprintf(spec, sizeof spec, "connect4(%s)", known[i].board);
        const Game *game = test_game(spec, arena);
        void *state = arena_alloc(arena, game->state_size, NULL);
        game->start(game->rules, state);
        TestSearch it;
        test_search_open(&it, game, "solver(moves=best,table=16)");
        test_search_run(&it, state, BUDGET, NULL, STEPS);
        const Report *report = test_search_report(&it);
        if (sign_of(report->proven) != known[i].winner || report->proven == PROVEN_NONE ||
            (known[i].last && report->proven_in != known[i].last))
            fail_msg("%s: %d in %d", spec, sign_of(report->proven), report->proven_in);
        test_search_close(&it);
        arena_free(arena);
    }
}

/* A table as large as the cache grows late: a search of a few hundred thousand nodes is the same,
 * node for node, in a table of 1 MB and in a larger one. */
static void a_large_table_is_used_late(void **) {
    Arena *arena = arena_new(1 << 24);
    const Game *game = test_game("connect4", arena);
    void *state = arena_alloc(arena, game->state_size, NULL);
    game->start(game->rules, state);
    TestSearch small, large;
    test_search_open(&small, game, "solver(moves=best,nodes=200k,table=1)");
    test_search_open(&large, game, "solver(moves=best,nodes=200k,table=64)");
    test_search_run(&small, state, BUDGET, NULL, STEPS);
    test_search_run(&large, state, BUDGET, NULL, STEPS);
    test_reports_equal(test_search_report(&small), test_search_report(&large));
    test_search_close(&small);
    test_search_close(&large);
    arena_free(arena);
}

/* ---- the opening book ------------------------------------------------------------------------ */

/* A book of ply 1, made by hand: a seed with which its four positions share no slot. */
static size_t first_moves(uint8_t *bytes, size_t max) {
    static const int scores[] = {2, 1, 0, -1}; /* for the second player, from the edge inwards */
    Book book = {NULL, 20, 0, 1};
    size_t size = BOOK_HEAD + 3 * book.third;
    assert_true(size <= max);
    for (bool apart = false; !apart; book.seed++) {
        memset(bytes, 0, size);
        memcpy(bytes, "plybook1", 8);
        bytes[8] = 1;
        bytes[12] = (uint8_t)book.seed;
        bytes[16] = (uint8_t)book.third;
        apart = true;
        uint8_t used[60] = {0};
        for (int x = 0; x < 4; x++) {
            uint32_t slot[3];
            book_slots(&book, book_key(0, (uint64_t)1 << 8 * x), slot);
            for (int i = 0; i < 3; i++)
                apart = apart && !used[slot[i]]++;
            bytes[BOOK_HEAD + slot[x % 3]] = (uint8_t)(scores[x] + BOOK_BIAS);
        }
    }
    return size;
}

static BlobStore blobs_of(const uint8_t *bytes, size_t size) {
    return (BlobStore){.blob[0] = {.name = "connect4.book", .bytes = bytes, .size = size}};
}

static bool open_with(TestSearch *it, const char *spec, const BlobStore *blobs, Err *err) {
    search_close(it->search);
    it->scope.scope.blobs = blobs;
    assert_true(spec_read(spec, "player", &it->scope.scope, it->arena, &it->choice, err));
    it->search = search_open(it->game, &it->choice, SEARCH_CAP, err);
    return it->search != NULL;
}

/* Opens the solver with a book: all columns of the empty board are right, in fewer nodes than
 * `max`. */
static void open_empty_board(TestSearch *it, const Game *game, const void *empty,
                             const BlobStore *blobs, double max) {
    static const int known[] = {-2, -1, 0, 1, 0, -1, -2};
    Err err = {.text = ""};
    test_search_open(it, game, "solver");
    assert_true(open_with(it, "solver(table=1)", blobs, &err));
    test_search_run(it, empty, BUDGET, NULL, STEPS);
    const Report *report = test_search_report(it);
    assert_true(report->nodes < max);
    assert_int_equal(report->count, 7);
    for (int i = 0; i < report->count; i++) {
        const MoveReport *row = report->rows + i;
        assert_int_equal(score_of(42, row->proven, row->proven_in), known[row->move]);
    }
}

/* All columns of the empty board at once; a mirrored position of the same ply; a later one. */
static void a_book_answers(void **) {
    uint8_t bytes[100];
    BlobStore blobs = blobs_of(bytes, first_moves(bytes, sizeof bytes));
    Arena *arena = arena_new(1 << 24);
    const Game *game = test_game("connect4", arena);
    void *state = arena_alloc(arena, game->state_size, NULL);
    game->start(game->rules, state);
    TestSearch it;
    Err err = {.text = ""};
    open_empty_board(&it, game, state, &blobs, 300);
    assert_int_equal(test_search_report(&it)->best, 3);
    for (const char *c = "445362617237265543"; *c; c++)
        game->play(game->rules, state, state, (Move)(*c - '1'));
    test_search_run(&it, state, BUDGET, NULL, STEPS);
    Proven proven = test_search_report(&it)->proven;
    int in = test_search_report(&it)->proven_in;
    assert_true(open_with(&it, "solver(table=1)", NULL, &err));
    test_search_run(&it, state, BUDGET, NULL, STEPS);
    assert_int_equal(test_search_report(&it)->proven, proven);
    assert_int_equal(test_search_report(&it)->proven_in, in);
    test_search_close(&it);
    arena_free(arena);
}

/* The book that the page fetches and the program carries: known values from it, and its own against
 * the solver without it, on random positions of its ply; there it saves the solver work. */
static void the_shipped_book_is_right(void **) {
    enum { SAMPLES = 4 };
    static uint8_t bytes[1 << 18];
    FILE *file = fopen(TESTS_DIR "/../web/public/books/connect4.book", "rb");
    assert_non_null(file);
    size_t size = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    Book book;
    assert_true(book_open(bytes, size, &book));
    assert_true(size <= 150000);
    BlobStore blobs = blobs_of(bytes, size);
    Arena *arena = arena_new(1 << 24);
    const Game *game = test_game("connect4", arena);
    void *state = arena_alloc(arena, game->state_size, NULL);
    game->start(game->rules, state);
    TestSearch it;
    Err err = {.text = ""};
    open_empty_board(&it, game, state, &blobs, 100000);
    assert_true(open_with(&it, "solver(moves=best)", NULL, &err));
    TestSearch helped;
    test_search_open(&helped, game, "solver");
    assert_true(open_with(&helped, "solver(moves=best)", &blobs, &err));
    double nodes = 0, less = 0;
    Rng rng = rng_stream(6, 0);
    for (int64_t done = 0; done < test_share(SAMPLES);) {
        Narrow at;
        test_random_state(game, &rng, book.plies, &at);
        if (game->status(game->rules, &at) == OVER) continue;
        test_search_run(&it, &at, BUDGET, NULL, STEPS);
        const Report *report = test_search_report(&it);
        if (report->proven == PROVEN_WIN && report->proven_in == 1) continue; /* not in it */
        done++;
        assert_int_equal(score_of(42, report->proven, book.plies + report->proven_in),
                         book_score(&book, at.mine, at.all));
        test_search_run(&helped, &at, BUDGET, NULL, STEPS);
        assert_int_equal(test_search_report(&helped)->proven, report->proven);
        assert_int_equal(test_search_report(&helped)->proven_in, report->proven_in);
        nodes += report->nodes;
        less += test_search_report(&helped)->nodes;
    }
    assert_true(less < nodes);
    test_search_close(&helped);
    test_search_close(&it);
    arena_free(arena);
}

/* A stone of the side that is to move: that cannot come about by play, so it is searched as without
 * a book, though it has as many stones as the book has plies. */
static void positions_set_up_are_not_in_the_book(void **) {
    uint8_t bytes[100];
    BlobStore blobs = blobs_of(bytes, first_moves(bytes, sizeof bytes));
    Arena *arena = arena_new(1 << 24);
    const Game *game = test_game("connect4", arena);
    void *state = arena_alloc(arena, game->state_size, NULL);
    TestSearch it;
    Err err = {.text = ""};
    double low[2], high[2];
    test_search_open(&it, game, "solver");
    assert_true(game->position_read(game->rules, state,
                                    "......./......./......./......./......./J...... J", &err));
    for (int with = 0; with < 2; with++) {
        assert_true(open_with(&it, "solver(table=1)", with ? &blobs : NULL, &err));
        search_begin(it.search, state);
        assert_int_equal(search_step(it.search, 2000), STEP_MORE);
        const Report *report = test_search_report(&it);
        low[with] = report->counter[0].value;
        high[with] = report->counter[1].value;
    }
    assert_true(low[0] == low[1] && high[0] == high[1]);
    test_search_close(&it);
    arena_free(arena);
}

/* Bytes that are no book, or a part of one, are refused in a sentence. */
static void a_damaged_book_is_refused(void **) {
    uint8_t bytes[100];
    size_t size = first_moves(bytes, sizeof bytes);
    Book book;
    assert_true(book_open(bytes, size, &book));
    for (size_t less = 0; less < size; less++)
        assert_false(book_open(bytes, less, &book));
    bytes[8] = 0;
    assert_false(book_open(bytes, size, &book));
    BlobStore blobs = blobs_of(bytes, size);
    Arena *arena = arena_new(1 << 24);
    TestSearch it;
    Err err = {.text = ""};
    test_search_open(&it, test_game("connect4", arena), "solver");
    assert_false(open_with(&it, "solver(table=1)", &blobs, &err));
    assert_non_null(strstr(err.text, "opening book"));
    assert_true(open_with(&it, "solver(table=1)", NULL, &err));
    test_search_close(&it);
    arena_free(arena);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(columns_of_the_data_file),
                                       cmocka_unit_test(small_boards),
                                       cmocka_unit_test(whole_boards),
                                       cmocka_unit_test(a_large_table_is_used_late),
                                       cmocka_unit_test(a_book_answers),
                                       cmocka_unit_test(the_shipped_book_is_right),
                                       cmocka_unit_test(positions_set_up_are_not_in_the_book),
                                       cmocka_unit_test(a_damaged_book_is_refused)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
