/* Connect Four from inside: bitboards against a plain array, evaluation terms against counting,
 * playout statistics against published figures, set-up sentences. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/spec.h"
#include "games/connect4/network.h"
#include "games.h"

/* ---- a plain board --------------------------------------------------------------------------- */

typedef struct Plain {
    int rows, cols, align;
    bool cylinder;
    int disc[SIDE_MAX][SIDE_MAX]; /* [x][y]: 0 free, 1 first, 2 second */
} Plain;

static const int dx[4] = {0, 1, 1, 1}, dy[4] = {1, 0, 1, -1};

/* Is there a line of the direction that begins at (x, y)? */
static bool is_line(const Plain *p, int direction, int x, int y) {
    int x1 = x + dx[direction] * (p->align - 1), y1 = y + dy[direction] * (p->align - 1);
    if (y1 < 0 || y1 >= p->rows) return false;
    if (!dx[direction]) return true;
    return p->cylinder ? p->align <= p->cols : x1 < p->cols;
}

/* Stones of a player on a line. */
static int on_line(const Plain *p, int direction, int x, int y, int player) {
    int count = 0;
    for (int n = 0; n < p->align; n++)
        count += p->disc[(x + dx[direction] * n) % p->cols][y + dy[direction] * n] == player;
    return count;
}

static int lines_lacking(const Plain *p, int player, int lack) {
    int count = 0;
    for (int d = 0; d < 4; d++)
        for (int x = 0; x < p->cols; x++)
            for (int y = 0; y < p->rows; y++)
                if (is_line(p, d, x, y) && on_line(p, d, x, y, 3 - player) == 0)
                    count += on_line(p, d, x, y, player) == p->align - lack;
    return count;
}

static int height(const Plain *p, int x) {
    int y = 0;
    while (y < p->rows && p->disc[x][y])
        y++;
    return y;
}

/* Would a disc on the free cell make a line? */
static bool completes(Plain *p, int x, int y, int player) {
    if (p->disc[x][y]) return false;
    int before = lines_lacking(p, player, 0);
    p->disc[x][y] = player;
    int after = lines_lacking(p, player, 0);
    p->disc[x][y] = 0;
    return after > before;
}

/* ---- variants -------------------------------------------------------------------------------- */

static Game *random_variant(Rng *rng, Plain *plain, Arena *arena) {
    char spec[100];
    do {
        plain->rows = 2 + (int)rng_below(rng, 11);
        plain->cols = 2 + (int)rng_below(rng, 11);
        int longer = plain->rows > plain->cols ? plain->rows : plain->cols;
        plain->align = 2 + (int)rng_below(rng, (uint32_t)longer - 1);
        if (rng_below(rng, 2) && longer >= 4) plain->align = 4;
        plain->cylinder = rng_below(rng, 2);
    } while ((plain->rows + 1) * plain->cols > 128);
    memset(plain->disc, 0, sizeof plain->disc);
    snprintf(spec, sizeof spec, "connect4(rows=%d,cols=%d,align=%d,cylinder=%s)", plain->rows,
             plain->cols, plain->align, plain->cylinder ? "yes" : "no");
    return test_game(spec, arena);
}

static void describe(const Plain *p, char *text, size_t capacity) {
    snprintf(text, capacity, "%d x %d, align %d%s", p->cols, p->rows, p->align,
             p->cylinder ? ", cylinder" : "");
}

static void compare_terms(const Game *game, Plain *p, const void *state, int mover) {
    const Rules *r = game->rules;
    char name[80];
    Lines t;
    int threats[3] = {0}, parity[3] = {0}, now[3] = {0};
    describe(p, name, sizeof name);
    r->kernels->lines(r, state, &t);
    for (int lack = 1; lack <= 3 && lack < p->align; lack++) {
        int expected = lines_lacking(p, 1, lack) - lines_lacking(p, 2, lack);
        if (t.lacking[lack] != expected)
            fail_msg("%s: lacking %d: %d, not %d", name, lack, t.lacking[lack], expected);
    }
    for (int player = 1; player <= 2; player++)
        for (int x = 0; x < p->cols; x++)
            for (int y = 0; y < p->rows; y++) {
                if (!completes(p, x, y, player)) continue;
                if (y == height(p, x)) {
                    now[player]++;
                    continue;
                }
                threats[player]++;
                parity[player] += p->rows % 2 == 0 && (y % 2 == 0) == (player == 1);
            }
    assert_int_equal(t.threats, threats[1] - threats[2]);
    assert_int_equal(t.parity, parity[1] - parity[2]);
    int sign = mover ? -1 : 1, me = 1 + mover, you = 2 - mover;
    assert_int_equal(t.now, now[me] ? sign : now[you] > 1 ? -sign : 0);
}

static void boards_agree_with_a_plain_array(void **) {
    int wins = 0, draws = 0, wide = 0;
    for (uint64_t index = 0; index < 400; index++) {
        Arena *arena = arena_new((size_t)1 << 16);
        Rng rng = rng_stream(51, index);
        Plain p;
        Game *game = random_variant(&rng, &p, arena);
        void *state = arena_alloc(arena, game->state_size, NULL);
        char name[80];
        describe(&p, name, sizeof name);
        wide += ((const Rules *)game->rules)->words == 2;
        game->start(game->rules, state);
        Status status = ONGOING;
        int discs = 0;
        while (status == ONGOING) {
            Move moves[SIDE_MAX];
            int count = game->moves(game->rules, state, moves), open = 0;
            for (int x = 0; x < p.cols; x++)
                if (height(&p, x) < p.rows) assert_int_equal(moves[open++], x);
            assert_int_equal(count, open);
            if (discs % 5 == 2) compare_terms(game, &p, state, discs & 1);
            Move move = moves[rng_below(&rng, (uint32_t)count)];
            int player = 1 + (discs & 1);
            p.disc[move][height(&p, (int)move)] = player;
            status = game->play(game->rules, state, state, move);
            discs++;
            bool won = lines_lacking(&p, player, 0) > 0, full = discs == p.rows * p.cols;
            if ((status == OVER) != (won || full)) fail_msg("%s: status after %d", name, discs);
            if (status == OVER) {
                double result = game->result(game->rules, state, player - 1);
                if (result != (won ? 1 : 0)) fail_msg("%s: result %g", name, result);
                wins += won;
                draws += !won;
            }
        }
        arena_free(arena);
    }
    assert_true(wins > 100 && draws > 20 && wide > 50);
}

/* ---- lines ----------------------------------------------------------------------------------- */

/* Lines of the empty board: filled but for one cell, each line through that cell lacks one
 * disc. */
static int count_lines(const char *spec) {
    Arena *arena = arena_new((size_t)1 << 16);
    Game *game = test_game(spec, arena);
    const Rules *r = game->rules;
    void *state = arena_alloc(arena, game->state_size, NULL);
    int through = 0;
    for (int x = 0; x < r->width; x++)
        for (int y = 0; y < r->height; y++) {
            Board board = {.discs = {r->board & ~connect4_cell(r, x, y), 0}};
            Lines t;
            connect4_store(r, state, &board);
            r->kernels->lines(r, state, &t);
            through += t.lacking[1];
        }
    assert_int_equal(through % r->length, 0);
    int lines = through / r->length;
    arena_free(arena);
    return lines;
}

static void boards_have_their_number_of_lines(void **) {
    assert_int_equal(count_lines("connect4"), 69);
    assert_int_equal(count_lines("connect4(cylinder=yes)"), 105);
    assert_int_equal(count_lines("connect4(rows=8,cols=8)"), 130);
    assert_int_equal(count_lines("connect4(rows=7,cols=9,align=5)"), 92);
    /* Fewer columns than discs in a line: only upright lines, on a cylinder, too. */
    assert_int_equal(count_lines("connect4(rows=6,cols=3,align=4)"), 9);
    assert_int_equal(count_lines("connect4(rows=6,cols=3,align=4,cylinder=yes)"), 9);
}

/* ---- playouts -------------------------------------------------------------------------------- */

static const PlayoutDef *policy(const Game *game, const char *name) {
    GameScope scope;
    game_scope(game, &scope);
    const Row *row = rowset_find(&scope.sets[1], name);
    assert_non_null(row);
    return (const PlayoutDef *)row;
}

static void near(double value, double expected, double tolerance) {
    if (!(value >= expected - tolerance && value <= expected + tolerance))
        fail_msg("%g is not %g +- %g", value, expected, tolerance);
}

static void random_play_has_the_known_figures(void **) {
    enum { COUNT = 400000 };
    Arena *arena = arena_new((size_t)1 << 16);
    Game *game = test_game("connect4", arena);
    Narrow state;
    Playouts sums = {0};
    uint32_t cells[42] = {0};
    game->start(game->rules, &state);
    policy(game, "uniform")->run(game, NULL, &state, 3, 0, COUNT, 0, &sums);
    double n = COUNT; /* errors: 0.0125 plies, 0.08 %, 0.08 %, 0.008 % */
    near((double)sums.plies / n, 21.31, 0.05);
    near(100 * (double)sums.wins[0] / n, 55.57, 0.3);
    near(100 * (double)sums.wins[1] / n, 44.17, 0.3);
    near(100 * (1 - sums.square[0] / n), 0.258, 0.032);

    Playouts counted = {.cells = cells};
    policy(game, "uniform")->run(game, NULL, &state, 3, 0, 1000, 0, &counted);
    int64_t discs = 0;
    for (int id = 0; id < 42; id++)
        discs += cells[id];
    assert_int_equal(discs, counted.plies);
    assert_true(cells[3] > 900 && cells[38] < 300); /* below often, above seldom */
    arena_free(arena);
}

/* Positions of the classic board as a run of moves; both policies' choices are counted. */
static void count_picks(const char *moves, const char *name, int counts[7]) {
    Arena *arena = arena_new((size_t)1 << 16);
    Game *game = test_game("connect4", arena);
    Narrow state;
    Err err = {.text = ""};
    assert_true(game->position_read(game->rules, &state, moves, &err));
    Rng rng = rng_stream(61, 0);
    memset(counts, 0, 7 * sizeof *counts);
    for (int i = 0; i < 3000; i++)
        counts[policy(game, name)->pick(game, NULL, &state, &rng)]++;
    arena_free(arena);
}

static void biased_play_wins_then_blocks(void **) {
    int counts[7];
    count_picks("1122", "biased", counts); /* nothing forced */
    for (int x = 0; x < 7; x++)
        assert_in_range(counts[x], 330, 530);
    count_picks("112233", "biased", counts); /* J has three level ones: the fourth wins */
    assert_int_equal(counts[3], 3000);
    count_picks("11223", "biased", counts); /* R must stop them */
    assert_int_equal(counts[3], 3000);
    count_picks("22334", "biased", counts); /* two ways to stop: either, equally often */
    assert_int_equal(counts[0] + counts[4], 3000);
    assert_in_range(counts[0], 1370, 1630);
    count_picks("223344", "biased", counts); /* two ways to win */
    assert_int_equal(counts[0] + counts[4], 3000);
    assert_in_range(counts[0], 1370, 1630);
    count_picks("474747", "biased", counts); /* winning goes before blocking */
    assert_int_equal(counts[3], 3000);
    count_picks("1474747", "biased", counts);
    assert_int_equal(counts[3], 3000);
    count_picks("1122", "uniform", counts);
    for (int x = 0; x < 7; x++)
        assert_in_range(counts[x], 330, 530);
}

/* Columns under a win of the other side are left alone while there are others. */
static void careful_play_gives_no_win_away(void **) {
    int counts[7];
    count_picks("2113362", "careful", counts); /* J would win in column 4, one cell higher */
    assert_int_equal(counts[3], 0);
    for (int x = 0; x < 7; x++)
        if (x != 3) assert_in_range(counts[x], 400, 600);
}

/* Boards of two words of every shape: many games at once are those that are played alone. */
static void many_games_are_single_games(void **) {
    static const char *const variants[] = {
        "connect4(rows=9,cols=9,align=4)",  "connect4(rows=10,cols=10,align=7)",
        "connect4(rows=7,cols=12,align=5)", "connect4(rows=11,cols=8,align=6)",
        "connect4(rows=8,cols=8,align=3)",  "connect4(rows=9,cols=9,align=4,cylinder=yes)",
        "connect4(rows=8,cols=8,align=5)",  "connect4(rows=7,cols=9,align=4)",
        "connect4(rows=12,cols=5,align=6)", "connect4(rows=5,cols=12,align=4)"};
    static const char *const names[] = {"uniform", "biased"};
    for (size_t k = 0; k < sizeof variants / sizeof *variants; k++)
        for (int which = 0; which < 2; which++) {
            Arena *arena = arena_new((size_t)1 << 20);
            Game *game = test_game(variants[k], arena);
            const PlayoutDef *def = policy(game, names[which]);
            Broad state;
            Rng rng = rng_stream(62, k);
            test_random_state(game, &rng, 12, &state);
            for (int limit = 0; limit <= 100; limit += 50) {
                Playouts many = {0}, single = {0};
                def->run(game, NULL, &state, 3, 7, 60, limit, &many);
                for (uint64_t i = 0; i < 60; i++)
                    def->run(game, NULL, &state, 3, 7 + i, 1, limit, &single);
                assert_true(many.count == single.count && many.cut == single.cut);
                assert_true(many.plies == single.plies);
                assert_true(many.plies_square == single.plies_square);
                assert_true(many.wins[0] == single.wins[0] && many.wins[1] == single.wins[1]);
            }
            arena_free(arena);
        }
}

/* ---- words ----------------------------------------------------------------------------------- */

static void refused(const char *spec, const char *part) {
    const Row *rows[TEST_GAMES_MAX];
    RowSet set;
    test_game_set(&set, rows);
    Scope scope = {.sets = &set, .count = 1};
    Arena *arena = arena_new((size_t)1 << 16);
    Choice choice;
    Err err = {.text = ""};
    if (spec_read(spec, "game", &scope, arena, &choice, &err))
        assert_null(game_new(&choice, arena, &err));
    if (!strstr(err.text, part)) fail_msg("%s: '%s' does not say '%s'", spec, err.text, part);
    arena_free(arena);
}

static void sizes_that_do_not_fit_are_refused(void **) {
    refused("connect4(rows=10,cols=12)", "with 12 columns at most 9 rows");
    refused("connect4(rows=12,cols=12)", "too large");
    refused("connect4(align=8)", "from 2 to 7");
    refused("connect4(preset=tiny,align=4)", "from 2 to 3");
    refused("connect4(rows=1)", "2 to 12");
    Arena *arena = arena_new((size_t)1 << 20);
    assert_int_equal(test_game("connect4(rows=10,cols=10)", arena)->max_plies, 100);
    assert_int_equal(test_game("connect4(rows=9,cols=12)", arena)->max_moves, 12);
    assert_int_equal(test_game("connect4(rows=12,cols=9,align=12)", arena)->cells, 108);
    arena_free(arena);
}

static void read_position(const Game *game, const char *text, const char *expected) {
    Narrow state;
    Err err = {.text = ""};
    char back[200];
    Writer writer;
    if (!game->position_read(game->rules, &state, text, &err)) {
        if (!strstr(err.text, expected)) fail_msg("'%s': '%s'", text, err.text);
        return;
    }
    writer_fixed(&writer, back, sizeof back);
    game->position_write(game->rules, &state, &writer);
    assert_string_equal(back, expected);
}

static void positions_are_read_and_refused(void **) {
    Arena *arena = arena_new((size_t)1 << 16);
    Game *game = test_game("connect4(preset=tiny)", arena);
    read_position(game, "2213", ".../.R./JJR J");
    read_position(game, " .../.R./JJR  R ", ".../.R./JJR R");
    read_position(game, "RJR/JRJ/JRJ J", "RJR/JRJ/JRJ J");
    read_position(game, "224", "Move 3 of the run, '4', is no column");
    read_position(game, "2222", "Move 4 of the run: column 2 is full");
    read_position(game, "112233", "Move 6 of the run comes after the end");
    read_position(game, ".../J../.R. J", "column 1, row 2 hangs in the air");
    read_position(game, ".../.../... X", "side to move");
    read_position(game, ".../.../...", "side to move");
    read_position(game, "..../.../... J", "is no position");
    read_position(game, "./././ J", "is no position");
    read_position(game, "..../..../..../.... J", "4 rows and 4 columns");
    read_position(game, ".../RRR/JJJ J", "Both sides have a line");
    read_position(game, "", "is no position");
    arena_free(arena);
}

static void drawings_show_the_board(void **) {
    Arena *arena = arena_new((size_t)1 << 16);
    Game *game = test_game("connect4(rows=2,cols=3,align=2)", arena);
    Narrow state;
    Writer writer;
    char text[200];
    game->start(game->rules, &state);
    game->play(game->rules, &state, &state, 1);
    game->play(game->rules, &state, &state, 1);
    writer_fixed(&writer, text, sizeof text);
    game_draw(game, &state, false, &writer);
    assert_string_equal(text, "  | . R . |\n"
                              "  | . J . |\n"
                              "  +-------+\n"
                              "    1 2 3\n");
    arena_free(arena);
}

/* ---- the evaluation that was learned --------------------------------------------------------- */

static const EvalDef *evaluation(const Game *game, const char *name) {
    const Row *const *rows = game->def->evals;
    while (*rows && strcmp((*rows)->name, name) != 0)
        rows++;
    assert_non_null(*rows);
    return (const EvalDef *)*rows;
}

static uint64_t image_of(uint64_t discs) {
    uint64_t out = 0;
    for (int x = 0; x < 7; x++)
        out |= (discs >> 8 * x & 255) << 8 * (6 - x);
    return out;
}

/* What is said of one side is the negative of what is said of the other; the image in the mirror is
 * worth the same; what counts as known is the exact result, by brute force. */
static void what_was_learned_is_sound(void **) {
    Arena *arena = arena_new((size_t)1 << 20);
    Game *game = test_game("connect4", arena);
    const EvalDef *network = evaluation(game, "network");
    Rng rng = rng_stream(39, 0);
    int lost = 0, won = 0, judged = 0, kept = 0;
    for (int n = 0; n < 12000; n++) {
        int plies = n % 2 ? n % 28 : 28 + n % 12; /* late ones for brute force */
        Narrow state, mirror;
        if (test_random_state(game, &rng, plies, &state) < plies || state.end) continue;
        double value = network->value(game, NULL, &state, (int)state.mover);
        assert_true(value == -network->value(game, NULL, &state, (int)(state.mover ^ 1)));
        mirror = state;
        mirror.mine = image_of(state.mine);
        mirror.all = image_of(state.all);
        assert_true(value == network->value(game, NULL, &mirror, (int)state.mover));
        if (plies < 28) continue;
        NetworkLook look;
        NetworkKnown known =
            connect4_network_look(game->rules, state.mine, state.all, (int)state.mover, &look);
        double exact = test_exact(game, &state);
        if (known == NETWORK_WON) assert_true(exact == 1 && value == 99), won++;
        if (known == NETWORK_LOST) assert_true(exact == -1 && value == -99), lost++;
        if (known == NETWORK_DRAWN) assert_true(exact == 0 && value == 0);
        if (known == NETWORK_OPEN) {
            assert_true(value > -99 && value < 99);
            /* Zugzwang keeps a player from winning. */
            if (look.flags & 2u << state.mover) assert_true(exact <= 0), kept++;
            if (look.flags & 4u >> state.mover) assert_true(exact >= 0), kept++;
            judged++;
        }
    }
    assert_true(won > 10 && lost > 10 && judged > 10 && kept > 3);
    arena_free(arena);
}

/* On other boards it is `lines` with its usual weights. */
static void what_was_learned_is_of_the_classic_board(void **) {
    static const char *const variants[] = {"connect4(preset=small)", "connect4(preset=cylinder)",
                                           "connect4(preset=large)"};
    for (size_t k = 0; k < sizeof variants / sizeof *variants; k++) {
        Arena *arena = arena_new((size_t)1 << 20);
        Game *game = test_game(variants[k], arena);
        const EvalDef *network = evaluation(game, "network"), *lines = evaluation(game, "lines");
        void *usual = arena_alloc(arena, lines->row.size, NULL);
        assert_true(param_defaults(&lines->row, usual, NULL, arena, NULL));
        Rng rng = rng_stream(40, k);
        for (int n = 0; n < 200; n++) {
            Broad state;
            test_random_state(game, &rng, n % 20, &state);
            for (int player = 0; player < 2; player++)
                assert_true(network->value(game, NULL, &state, player) ==
                            lines->value(game, usual, &state, player));
        }
        arena_free(arena);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(boards_agree_with_a_plain_array),
        cmocka_unit_test(boards_have_their_number_of_lines),
        cmocka_unit_test(random_play_has_the_known_figures),
        cmocka_unit_test(biased_play_wins_then_blocks),
        cmocka_unit_test(careful_play_gives_no_win_away),
        cmocka_unit_test(many_games_are_single_games),
        cmocka_unit_test(sizes_that_do_not_fit_are_refused),
        cmocka_unit_test(positions_are_read_and_refused),
        cmocka_unit_test(drawings_show_the_board),
        cmocka_unit_test(what_was_learned_is_sound),
        cmocka_unit_test(what_was_learned_is_of_the_classic_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
