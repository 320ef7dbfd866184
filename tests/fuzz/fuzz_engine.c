/* Any bytes as what an engine says, line by line, to a session that plays against it: nothing
 * crashes, what is reported is legal, and the search ends. The first byte chooses the game, a line
 * that is empty is a silence, the end of the bytes is the end of the engine. */
#include "base/spec.h"
#include "fuzz.h"
#include "play/jobs/time_control.h"
#include "registry.h"

typedef struct Talk {
    char *at, *end;
} Talk;

static void *open(void *context, const char *, char *, size_t) {
    return context;
}

static void tell(void *, void *, const char *line) {
    must(!strchr(line, '\n'));
}

static PlyNews hear(void *context, void *, double, const char **line) {
    Talk *talk = context;
    *line = "exit status 1";
    if (talk->at >= talk->end) return PLY_NEWS_GONE;
    size_t length = strcspn(talk->at, "\n");
    *line = talk->at;
    talk->at[length] = 0;
    talk->at += length + 1;
    return length ? PLY_NEWS_LINE : PLY_NEWS_NONE;
}

static void close(void *, void *) {}

static void check(const char *game_spec, Talk *talk, Arena *arena) {
    const Scope games = {.sets = &registry_games, .count = 1};
    PlyEngines engines = {
        .context = talk, .open = open, .tell = tell, .hear = hear, .close = close};
    JobWorld world = {.memory = (size_t)16 << 20, .engines = &engines};
    PlayerScope scope;
    Choice choice;
    Err err = {.text = ""};
    must(spec_read(game_spec, "game", &games, arena, &choice, &err));
    const Game *game = game_new(&choice, arena, &err);
    must(game != NULL);
    registry_scope(game, NULL, &scope);
    if (!registry_player(&scope, "external(engine=it,nodes=9)", arena, &choice, &err)) abort();
    Search *search = player_open(&world, game, &choice, &err);
    void *state = arena_alloc(arena, game->state_size, &err);
    Move *moves = ARENA_NEW(arena, Move, game->max_moves, &err);
    MoveReport *rows = ARENA_NEW(arena, MoveReport, game->max_moves, &err);
    must(search && state && moves && rows);
    game->start(game->rules, state);
    Rng rng = game_chance_rng(1, 0);
    for (int move = 0; move < 4; move++) {
        while (game->status(game->rules, state) == ONGOING &&
               game->mover(game->rules, state) == CHANCE)
            game->play(game->rules, state, state, game_chance_draw(game, state, &rng, moves));
        if (game->status(game->rules, state) == OVER) break;
        search_begin(search, state);
        while (search_step(search, 1) == STEP_MORE)
            ;
        Report report = {.rows = rows, .capacity = game->max_moves};
        search_report(search, &report);
        must(report.best == NO_MOVE || game_legal(game, state, report.best, moves));
        if (report.best == NO_MOVE) break;
        game->play(game->rules, state, state, report.best);
    }
    search_close(search);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const char *const games[] = {"connect4", "amazons(preset=6x6-two)", "2048",
                                        "connect4(preset=tiny)"};
    if (size < 1) return 0;
    char *text = fuzz_text(data + 1, size - 1);
    Talk talk = {text, text + size - 1};
    Arena *arena = arena_new(16 << 20);
    must(arena != NULL);
    check(games[data[0] % 4], &talk, arena);
    arena_free(arena);
    free(text);
    return 0;
}
