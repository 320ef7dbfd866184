/* Every game, every preset: move text, position text, drawing, clicks and the set-up editor. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/spec.h"
#include "games.h"
#include "share.h"

enum { STATES = 60, TEXT = 1600 };

#define check(condition, ...)                    \
    do {                                         \
        if (!(condition)) fail_msg(__VA_ARGS__); \
    } while (0)

/* Buffers for one variant and the state number `index` of it (some of them finished games). */
typedef struct Place {
    const Game *game;
    const char *spec;
    void *state, *copy;
    Move *moves;
    int count; /* of moves; 0 when over */
} Place;

static Place place_new(const Game *game, const char *spec) {
    Place p = {.game = game, .spec = spec};
    p.state = test_calloc(1, game->state_size);
    p.copy = test_calloc(1, game->state_size);
    p.moves = test_malloc((size_t)game->max_moves * sizeof(Move));
    return p;
}

static void place_done(Place *p) {
    test_free(p->state);
    test_free(p->copy);
    test_free(p->moves);
}

static void place_go(Place *p, uint64_t index) {
    /* The limit on plies may be far beyond the length of nearly all games. */
    enum { EARLY = 50 };
    Rng rng = rng_stream(21, index);
    int most = p->game->max_plies;
    if (index % 2 && most > EARLY) most = EARLY;
    int plies = index % 8 == 0 ? most : (int)rng_below(&rng, (uint32_t)most);
    test_random_state(p->game, &rng, plies, p->state);
    p->count = p->game->status(p->game->rules, p->state) == OVER
                   ? 0
                   : p->game->moves(p->game->rules, p->state, p->moves);
}

/* ---- move text ------------------------------------------------------------------------------- */

typedef struct Word {
    char text[40];
} Word;

static int compare_words(const void *a, const void *b) {
    return strcmp(a, b);
}

static void move_word(const Place *p, Move move, Word *word) {
    Writer writer;
    writer_fixed(&writer, word->text, sizeof word->text);
    game_move_text(p->game, p->state, move, &writer);
    check(!writer.cut && writer.length > 0, "%s: move text '%s'", p->spec, word->text);
}

static void check_read(const Place *p, Move move) {
    Word word;
    char padded[sizeof word.text + 20];
    Move back = NO_MOVE;
    Err err = {.text = ""};
    move_word(p, move, &word);
    snprintf(padded, sizeof padded, "  %s ", word.text);
    check(game_move_read(p->game, p->state, padded, &back, &err) && back == move,
          "%s: '%s' reads as %u, not %u: %s", p->spec, padded, back, move, err.text);
    if (!p->game->move_span) return;
    snprintf(padded, sizeof padded, "%s ", word.text);
    check(p->game->move_span(p->game->rules, p->state, padded) == strlen(word.text),
          "%s: span of '%s'", p->spec, padded);
}

static void check_nonsense(const Place *p, const char *text) {
    Move back = 77;
    Err err = {.text = ""};
    check(!game_move_read(p->game, p->state, text, &back, &err), "%s: '%s' is a move", p->spec,
          text);
    check(back == 77 && err.text[0], "%s: refusal of '%s'", p->spec, text);
}

/* ---- moves that are written well and are none ------------------------------------------------ */

enum { HEARD = 60 };

/* Texts of legal moves of other states: nearly all of them read well anywhere. */
typedef struct Heard {
    Word words[HEARD];
    int count;
} Heard;

/* Which words are legal is told by the list of moves alone. */
static void check_elsewhere(const Place *p, Heard *heard, const Word *words) {
    for (int i = 0; i < heard->count; i++) {
        const char *text = heard->words[i].text;
        Move back = 77;
        Err err = {.text = ""};
        bool legal = bsearch(text, words, (size_t)p->count, sizeof *words, compare_words);
        check(game_move_read(p->game, p->state, text, &back, &err) == legal, "%s: '%s' is %s",
              p->spec, text, legal ? "refused" : "a move");
        check(legal || (back == 77 && err.text[0]), "%s: refusal of '%s'", p->spec, text);
    }
    for (int i = 0; i < p->count && heard->count < HEARD; i += 1 + p->count / 3)
        heard->words[heard->count++] = words[i];
}

static void check_move_text(const Game *game, const char *spec) {
    Place p = place_new(game, spec);
    Word *words = test_malloc((size_t)game->max_moves * sizeof *words);
    Heard *heard = test_calloc(1, sizeof *heard);
    char longer[3000];
    memset(longer, '1', sizeof longer - 1);
    longer[sizeof longer - 1] = '\0';
    for (uint64_t index = 0; index < (uint64_t)test_share(STATES); index++) {
        place_go(&p, index);
        for (int i = 0; i < p.count; i++)
            move_word(&p, p.moves[i], &words[i]);
        for (int i = 0; i < p.count; i += 1 + p.count / 12)
            check_read(&p, p.moves[i]);
        qsort(words, (size_t)p.count, sizeof *words, compare_words);
        for (int i = 1; i < p.count; i++)
            check(strcmp(words[i - 1].text, words[i].text) != 0, "%s: two moves are called '%s'",
                  spec, words[i].text);
        check_elsewhere(&p, heard, words);
        check_nonsense(&p, "");
        check_nonsense(&p, "   ");
        check_nonsense(&p, "no-such-move");
        check_nonsense(&p, "\x01\xff\xfe%n%s");
        check_nonsense(&p, "99999999999999999999");
        check_nonsense(&p, longer);
    }
    check(heard->count > 3, "%s: hardly a move was tried elsewhere", spec);
    test_free(heard);
    test_free(words);
    place_done(&p);
}

/* ---- position text --------------------------------------------------------------------------- */

static void write_position(const Game *game, const void *state, char text[TEXT]) {
    Writer writer;
    writer_fixed(&writer, text, TEXT);
    game->position_write(game->rules, state, &writer);
    assert_false(writer.cut);
}

/* Reads a spoilt text: refused without a trace, or a state that keeps the contract. */
static void check_spoilt(Place *p, const char *text) {
    const Game *game = p->game;
    Err err = {.text = ""};
    memcpy(p->copy, p->state, game->state_size);
    if (!game->position_read(game->rules, p->copy, text, &err)) {
        check(err.text[0], "%s: '%s' is refused without a word", p->spec, text);
        check(memcmp(p->copy, p->state, game->state_size) == 0,
              "%s: '%s' is refused but changes the state", p->spec, text);
        return;
    }
    char again[TEXT];
    bool over = game->status(game->rules, p->copy) == OVER;
    check((game->moves(game->rules, p->copy, p->moves) > 0) == !over, "%s: moves of '%s'", p->spec,
          text);
    write_position(game, p->copy, again);
    uint64_t hash = game_hash(game, p->copy);
    check(game->position_read(game->rules, p->copy, again, &err) &&
              game_hash(game, p->copy) == hash,
          "%s: '%s' read as '%s'", p->spec, text, again);
}

static void check_position_text(const Game *game, const char *spec) {
    if (!game->position_write) return;
    Place p = place_new(game, spec);
    for (uint64_t index = 0; index < (uint64_t)test_share(STATES); index++) {
        char text[TEXT], again[TEXT];
        Err err = {.text = ""};
        place_go(&p, index);
        write_position(game, p.state, text);
        check(!strchr(text, '\n') && text[0], "%s: position text '%s'", spec, text);
        memset(p.copy, 0, game->state_size);
        game->start(game->rules, p.copy);
        check(game->position_read(game->rules, p.copy, text, &err), "%s: '%s': %s", spec, text,
              err.text);
        check(memcmp(p.copy, p.state, game->state_size) == 0, "%s: '%s' reads as another state",
              spec, text);
        write_position(game, p.copy, again);
        assert_string_equal(text, again);

        Rng rng = rng_stream(22, index);
        size_t length = strlen(text);
        for (int n = 0; n < 60; n++) {
            memcpy(again, text, length + 1);
            for (uint32_t changes = 1 + rng_below(&rng, 3); changes > 0; changes--)
                again[rng_below(&rng, (uint32_t)length)] =
                    n & 1 ? text[rng_below(&rng, (uint32_t)length)]
                          : (char)(1 + rng_below(&rng, 255));
            if (n % 5 == 0) again[rng_below(&rng, (uint32_t)length + 1)] = '\0';
            check_spoilt(&p, again);
        }
        check_spoilt(&p, "");
        check_spoilt(&p, "no-such-position");
    }
    place_done(&p);
}

/* A position of one variant, read where no variant is given, names a variant that can read it. */
static void check_variant_of(const Game *game, const char *spec) {
    char text[TEXT], values[400], implied[800];
    if (!game->def->variant_of || !game->position_write) return;
    Place p = place_new(game, spec);
    place_go(&p, 3);
    write_position(game, p.state, text);
    Writer writer;
    writer_fixed(&writer, values, sizeof values);
    if (game->def->variant_of(text, &writer)) {
        /* What the text does not imply comes from the variant. */
        snprintf(implied, sizeof implied, "%.*s%s%s)", (int)strcspn(spec, ")"), spec,
                 strchr(spec, '(') ? "," : "(", values);
        Arena *arena = arena_new(1 << 24);
        Game *other = test_game(implied, arena);
        Err err = {.text = ""};
        void *state = test_calloc(1, other->state_size);
        other->start(other->rules, state);
        check(other->position_read(other->rules, state, text, &err), "%s: '%s' implies %s: %s",
              spec, text, implied, err.text);
        test_free(state);
        arena_free(arena);
    }
    writer_clear(&writer);
    check(!game->def->variant_of("no-such-position", &writer), "%s: nonsense implies a variant",
          spec);
    place_done(&p);
}

/* ---- clicks and keys ------------------------------------------------------------------------- */

typedef struct Path {
    int length, token[MAX_CLICKS];
} Path;

static int compare_paths(const void *a, const void *b) {
    const Path *x = a, *y = b;
    for (int i = 0; i < x->length && i < y->length; i++)
        if (x->token[i] != y->token[i]) return x->token[i] < y->token[i] ? -1 : 1;
    return (x->length > y->length) - (x->length < y->length);
}

/* Equal, or the shorter one begins the longer one? */
static bool clash(const Path *a, const Path *b) {
    int shorter = a->length < b->length ? a->length : b->length;
    for (int i = 0; i < shorter; i++)
        if (a->token[i] != b->token[i]) return false;
    return true;
}

typedef struct Tokens {
    bool known[4096]; /* tokens that some cell sends */
} Tokens;

static void note_token(void *context, const Cell *cell) {
    if (cell->click >= 0 && cell->click < 4096) ((Tokens *)context)->known[cell->click] = true;
}

static void check_paths(const Game *game, const char *spec) {
    if (!game->path) return;
    Place p = place_new(game, spec);
    Path *paths = test_malloc((size_t)game->max_moves * sizeof *paths);
    for (uint64_t index = 0; index < (uint64_t)test_share(STATES); index++) {
        Tokens tokens = {{false}};
        ViewSink sink = {.context = &tokens, .cell = note_token};
        place_go(&p, index);
        if (game->view) game->view(game->rules, p.state, NULL, NO_MOVE, &sink);
        for (int which = 0; which < 2; which++) {
            int count = 0;
            for (int i = 0; i < p.count; i++) {
                Path *path = &paths[count];
                path->length = game->path(game->rules, p.state, p.moves[i], which, path->token);
                check(path->length >= 0 && path->length <= MAX_CLICKS, "%s: path", spec);
                for (int n = 0; n < path->length; n++) {
                    int token = path->token[n];
                    bool key = token >= KEY_LEFT && token <= KEY_DESCEND;
                    check(which ? key : token >= 0 && token < 4096 && tokens.known[token],
                          "%s: no cell or key sends %d", spec, token);
                }
                count += path->length > 0;
            }
            qsort(paths, (size_t)count, sizeof *paths, compare_paths);
            for (int i = 1; i < count; i++)
                check(!clash(&paths[i - 1], &paths[i]), "%s: two moves have one click path", spec);
        }
    }
    test_free(paths);
    place_done(&p);
}

/* ---- drawing --------------------------------------------------------------------------------- */

typedef struct Drawing {
    const Game *game;
    const char *spec;
    int columns, rows, floors, cells, last, motions;
    char names[512][16];
    signed char *pieces; /* what `pieces_on` says of these cells; null = it is not asked */
} Drawing;

static void see_size(void *context, int columns, int rows, int floors) {
    Drawing *d = context;
    d->columns = columns, d->rows = rows, d->floors = floors;
    check(d->cells == 0 && columns > 0 && rows > 0 && floors > 0, "%s: size", d->spec);
}

static void see_cell(void *context, const Cell *cell) {
    Drawing *d = context;
    check(cell->id == d->cells, "%s: cell %d out of order", d->spec, cell->id);
    check(cell->x >= 0 && cell->x < d->columns && cell->y >= 0 && cell->y < d->rows &&
              cell->floor >= 0 && cell->floor < d->floors,
          "%s: cell %d lies outside", d->spec, cell->id);
    check(cell->piece >= -1 && cell->piece < d->game->pieces, "%s: piece", d->spec);
    check(!d->pieces || d->pieces[cell->id] == cell->piece, "%s: pieces_on of cell %d", d->spec,
          cell->id);
    check(cell->place && cell->name && cell->name[0], "%s: cell %d has no name", d->spec, cell->id);
    for (int i = 0; i < d->cells && i < 512; i++)
        check(strcmp(d->names[i], cell->name) != 0, "%s: two cells '%s'", d->spec, cell->name);
    if (d->cells < 512) snprintf(d->names[d->cells], sizeof d->names[0], "%s", cell->name);
    d->last += (cell->marks & MARK_LAST) != 0;
    d->cells++;
}

static void see_link(void *context, int from, int to, const char *kind) {
    const Drawing *d = context;
    check(from >= 0 && from < d->cells && to >= 0 && to < d->cells && kind, "%s: link", d->spec);
}

static void see_motion(void *context, int from, int to, int piece) {
    Drawing *d = context;
    check(from >= -1 && from < d->game->cells && to >= -1 && to < d->game->cells && piece >= 0 &&
              piece < d->game->pieces,
          "%s: motion", d->spec);
    d->motions++;
}

static void check_drawing(const Game *game, const char *spec) {
    Place p = place_new(game, spec);
    Writer writer;
    writer_init(&writer);
    for (uint64_t index = 0; index < 12; index++) {
        place_go(&p, index);
        writer_clear(&writer);
        game_draw(game, p.state, false, &writer);
        check(!game->view || (writer.length > 0 && writer.text[writer.length - 1] == '\n'),
              "%s: text drawing", spec);
        if (!game->view) continue;
        Drawing *d = test_calloc(1, sizeof *d);
        *d = (Drawing){.game = game, .spec = spec};
        if (game->pieces_on) {
            d->pieces = test_calloc((size_t)game->cells, 1);
            game->pieces_on(game->rules, p.state, d->pieces);
        }
        ViewSink sink = {.context = d, see_size, see_cell, see_link, see_motion};
        game->view(game->rules, p.state, NULL, NO_MOVE, &sink);
        check(d->cells == game->cells, "%s: %d cells drawn", spec, d->cells);
        check(d->motions == 0 && d->last == 0, "%s: motion without a move", spec);
        test_free(d->pieces);
        d->pieces = NULL;
        if (p.count > 0) {
            memcpy(p.copy, p.state, game->state_size);
            game->play(game->rules, p.state, p.state, p.moves[0]);
            *d = (Drawing){.game = game, .spec = spec};
            game->view(game->rules, p.state, p.copy, p.moves[0], &sink);
            check(d->cells == game->cells, "%s: %d cells drawn after a move", spec, d->cells);
        }
        ViewSink blind = {.context = NULL};
        game->view(game->rules, p.state, NULL, NO_MOVE, &blind);
        test_free(d);
    }
    writer_done(&writer);
    place_done(&p);
}

/* ---- editor ---------------------------------------------------------------------------------- */

/* One edit; of a remade position only what fits the same variant. */
static bool edited(const Game *game, void *state, int cell, int piece, Err *err) {
    if (game->edit) return game->edit(game->rules, state, cell, piece, err);
    Writer text;
    writer_init(&text);
    bool ok = game->remake(game->rules, state, &cell, &piece, 1, &text, err) &&
              game->position_read(game->rules, state, text.text, err);
    writer_done(&text);
    return ok;
}

static void check_edit(const Game *game, const char *spec) {
    bool told = game->def->tools & TOOL_SET_UP, map = game->def->tools & TOOL_MAP;
    check(told == (game->edit != NULL), "%s: TOOL_SET_UP tells of edit", spec);
    check(map == (game->remake != NULL), "%s: TOOL_MAP tells of remake", spec);
    check(!game->edit || !game->remake, "%s: one way to edit", spec);
    if (!game->edit && !game->remake) return;
    Place p = place_new(game, spec);
    Rng rng = rng_stream(23, 0);
    int accepted = 0;
    game->start(game->rules, p.state);
    for (int n = 0; n < 2000; n++) {
        int cell = (int)rng_below(&rng, (uint32_t)game->cells + 1) - 1;
        int piece = (int)rng_below(&rng, (uint32_t)game->pieces + 1) - 1;
        Err err = {.text = ""};
        memcpy(p.copy, p.state, game->state_size);
        if (edited(game, p.state, cell, piece, &err)) {
            bool over = game->status(game->rules, p.state) == OVER;
            check((game->moves(game->rules, p.state, p.moves) > 0) == !over, "%s: edited", spec);
            accepted++;
        } else {
            check(err.text[0] && memcmp(p.copy, p.state, game->state_size) == 0,
                  "%s: a refused edit leaves a trace", spec);
        }
        if (game->position_write && n % 20 == 0) {
            char text[TEXT];
            write_position(game, p.state, text);
            check(game->position_read(game->rules, p.copy, text, &err) &&
                      memcmp(p.copy, p.state, game->state_size) == 0,
                  "%s: edited position '%s': %s", spec, text, err.text);
        }
    }
    check(accepted > 20, "%s: %d edits", spec, accepted);
    place_done(&p);
}

static void moves_have_words(void **) {
    test_each_variant(check_move_text);
}

static void positions_have_text(void **) {
    test_each_variant(check_position_text);
}

static void position_text_implies_a_variant(void **) {
    test_each_variant(check_variant_of);
}

static void click_paths_are_unique(void **) {
    test_each_variant(check_paths);
}

static void drawings_are_complete(void **) {
    test_each_variant(check_drawing);
}

static void editors_keep_positions_sound(void **) {
    test_each_variant(check_edit);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moves_have_words),
        cmocka_unit_test(positions_have_text),
        cmocka_unit_test(position_text_implies_a_variant),
        cmocka_unit_test(click_paths_are_unique),
        cmocka_unit_test(drawings_are_complete),
        cmocka_unit_test(editors_keep_positions_sound),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
