/* Every game, every preset: what it asks of people and how it ends; every way to end of our
 * games. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "share.h"

enum { GAMES = 24, TEXT = 200 };

#define check(condition, ...)                    \
    do {                                         \
        if (!(condition)) fail_msg(__VA_ARGS__); \
    } while (0)

/* The text with its parts; fails where a part is missing or nothing is said. */
static void filled(const Game *game, const char *spec, const char *text, const Parts *parts,
                   char out[TEXT]) {
    Writer writer;
    for (const char *at = text; (at = strchr(at, '{')); at++) {
        size_t length = strcspn(at + 1, "}");
        bool known = false;
        for (int i = 0; i < parts->count; i++)
            known = known || (strlen(parts->part[i].name) == length &&
                              !strncmp(parts->part[i].name, at + 1, length));
        check(known, "%s: no part for '%s'", spec, at);
    }
    writer_fixed(&writer, out, TEXT);
    parts_write(game, text, parts, &writer);
    check(!writer.cut && out[0] && !strpbrk(out, "{}"), "%s: '%s'", spec, out);
}

static void count_win(void *context, const Cell *cell) {
    *(int *)context += (cell->marks & MARK_WIN) != 0;
}

static int won_cells(const Game *game, const void *state) {
    int won = 0;
    ViewSink sink = {.context = &won, .cell = count_win};
    if (game->view) game->view(game->rules, state, NULL, NO_MOVE, &sink);
    return won;
}

static void check_end(const Game *game, const char *spec, const void *state) {
    char text[TEXT];
    Ended ended;
    game_ended(game, state, &ended);
    check(ended.row->code && ended.row->code[0], "%s: an end without a code", spec);
    filled(game, spec, ended.row->text, &ended.parts, text);
    check(text[strlen(text) - 1] != '.', "%s: '%s' ends with a full stop", spec, text);
    if (ended.row->line) check(won_cells(game, state) > 0, "%s: %s, but where?", spec, text);
}

static void check_rows(const Game *game, const char *spec, const void *start) {
    const GameDef *def = game->def;
    Move moves[game->max_moves];
    int tokens[MAX_CLICKS], asked = 0, clicks = 0;
    while (def->asks && def->asks[asked].code)
        asked++;
    if (game->mover(game->rules, start) != CHANCE && game->path &&
        game->moves(game->rules, start, moves) > 0)
        clicks = game->path(game->rules, start, moves[0], 0, tokens);
    if (asked) check(asked == (clicks ? clicks : 1), "%s: asks %d of %d", spec, asked, clicks);
    for (int i = 0; i < asked; i++)
        check(def->asks[i].title && def->asks[i].text && def->asks[i].touch, "%s: asks", spec);
    for (const Ending *row = def->endings; row && row->code; row++)
        for (const Ending *other = def->endings; other != row; other++)
            check(strcmp(row->code, other->code), "%s: two ends %s", spec, row->code);
    check(!def->goal == !game->goal, "%s: a goal and its parts", spec);
    if (def->goal) {
        char text[TEXT];
        Parts parts = {0};
        game->goal(game->rules, &parts);
        filled(game, spec, def->goal->text, &parts, text);
        filled(game, spec, def->goal->name, &parts, text);
    }
    bool chance = (game->traits & TRAIT_CHANCE) != 0;
    check(chance || !(def->tools & TOOL_OUTLOOK), "%s: an outlook without dice", spec);
    check(game->view || !(def->tools & TOOL_LAYERS), "%s: layers on no board", spec);
}

static void check_game(const Game *game, const char *spec) {
    void *state = test_calloc(1, game->state_size);
    game->start(game->rules, state);
    check_rows(game, spec, state);
    int ends = 0;
    for (uint64_t index = 0; index < (uint64_t)test_share(GAMES); index++) {
        Rng rng = rng_stream(31, index);
        test_random_state(game, &rng, game->max_plies, state);
        if (game->status(game->rules, state) != OVER) continue;
        check_end(game, spec, state);
        ends++;
    }
    check(ends > 0, "%s: no game has ended", spec);
    test_free(state);
}

static void every_game_says_how_it_ended(void **) {
    test_each_variant(check_game);
}

/* ---- every way ------------------------------------------------------------------------------- */

typedef struct Case {
    const char *spec, *position, *code, *text;
    int cells; /* marked as won; of ends that are about no line, 0 */
} Case;

static const Case cases[] = {
    {"connect4", "......./......./......./......./RRR..../JJJJ... R", "row", "Four in a row", 4},
    {"connect4(cylinder=yes)", "......./......./......./......./RR...../JJR..JJ R", "row",
     "Four in a row", 4},
    {"connect4", "......./......./J....../JRRR.../JRRR.../JJJJ... R", "lines", "Two lines at once",
     7},
    {"connect4(preset=tiny)", "JRJ/JRR/RJJ R", "full", "The board is full", 0},
    {"amazons(columns=3,rows=2,queens=1)", "xxx/WxB w", "no_move", "White has no move left", 0},
    {"2048", "b000000000000000", "target", "2048 is reached", 0},
    {"2048(stop=no)", "1212212112122121", "no_slide", "No slide is left", 0},
};

static void every_way_to_end_has_its_sentence(void **) {
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const Case *it = &cases[i];
        Arena *arena = arena_new(1 << 24);
        const Game *game = test_game(it->spec, arena);
        void *state = test_calloc(1, game->state_size);
        char text[TEXT];
        Err err = {.text = ""};
        Ended ended;
        check(game->position_read(game->rules, state, it->position, &err), "%s", err.text);
        check(game->status(game->rules, state) == OVER, "%s is not over", it->position);
        game_ended(game, state, &ended);
        filled(game, it->spec, ended.row->text, &ended.parts, text);
        assert_string_equal(ended.row->code, it->code);
        assert_string_equal(text, it->text);
        if (ended.row->line) assert_int_equal(won_cells(game, state), it->cells);
        test_free(state);
        arena_free(arena);
    }
}

/* The end of a ride that is `moves`, a letter a rider and step. */
static void ride(const char *spec, const char *moves, const char *code, const char *wanted) {
    Arena *arena = arena_new(1 << 24);
    const Game *game = test_game(spec, arena);
    void *state = test_calloc(1, game->state_size);
    char word[2] = "", text[TEXT];
    Err err = {.text = ""};
    Ended ended;
    game->start(game->rules, state);
    for (; *moves; moves++) {
        Move move;
        word[0] = *moves;
        check(game_move_read(game, state, word, &move, &err), "%s: %s", word, err.text);
        game->play(game->rules, state, state, move);
    }
    check(game->status(game->rules, state) == OVER, "%s is not over", spec);
    game_ended(game, state, &ended);
    filled(game, spec, ended.row->text, &ended.parts, text);
    assert_string_equal(ended.row->code, code);
    assert_string_equal(text, wanted);
    test_free(state);
    arena_free(arena);
}

static void rides_end_in_three_ways(void **) {
    ride("tron(map=3x3--1.7-2,crash=yes)", "lu", "crash", "Blue has crashed");
    ride("tron(map=3x3--1.7-2,crash=yes)", "lr", "nobody", "Nobody is left");
    ride("tron(map=3x3--1.1-3.5-2,crash=yes)", "lur", "others", "The others have crashed");
    ride("tron(map=1x2--1.1)", "d", "over", "The game is over");
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_game_says_how_it_ended),
                                       cmocka_unit_test(every_way_to_end_has_its_sentence),
                                       cmocka_unit_test(rides_end_in_three_ways)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
