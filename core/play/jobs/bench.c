/* bench.c - fixed work over every game and searcher: one number that says nothing has changed, and
 * how fast it goes.
 *
 * Rows come from the tables: for every variant of every game perft, every playout policy and every
 * searcher that fits; in default variants also every preset and level of these, which is what the
 * page runs. The signature is a hash over moves, values, node counts and playout sums; it is the
 * same on every target, and a change of it is a change of behaviour. The default variant gets ten
 * times the work of the presets; a quick bench leaves out the searches on presets of the game, but
 * for searchers that have no other row there. */
#include "play/jobs/bench_work.h"

#include <string.h>

enum {
    MIDDLE = 8, /* random plies to the second position */
    LEVELS_MAX = 5
};

typedef struct Bench {
    bool quick, done;
    BenchGame *games;
    int game_count;
    BenchRow *rows;
    int count, at;
    BenchWork work;
} Bench;

/* ---- the list of rows ------------------------------------------------------------------------ */

/* The position after so many random choices from the start, fewer where the game would be over, and
 * after the dice that follow. True when a player is to choose, and knows all choices before. */
static bool walk(const Game *game, int choices, void *state, void *scratch, Move *moves) {
    Rng rng = rng_stream(0x62656e6368u, 0);
    game->start(game->rules, state);
    if (game->status(game->rules, state) != ONGOING) return false;
    for (bool over = false; !over;) {
        bool chance = game->mover(game->rules, state) == CHANCE;
        if (!chance && choices-- == 0) break;
        int count = chance ? 0 : game->moves(game->rules, state, moves);
        Move move = chance ? game_chance_draw(game, state, &rng, moves)
                           : moves[rng_below(&rng, (uint32_t)count)];
        over = game->play(game->rules, scratch, state, move) == OVER;
        if (!over) memcpy(state, scratch, game->state_size);
    }
    return game->mover(game->rules, state) != CHANCE &&
           !(game->pending && game->pending(game->rules, state) > 0);
}

/* Sets a variant of `family` up with its positions: those in which a player is to choose. */
static bool add_game(Job *job, const Row *family, const char *spec, double scale, Err *err) {
    Bench *bench = job->data;
    BenchGame *it = &bench->games[bench->game_count];
    writer_into(it->spec, sizeof it->spec, "%s", spec);
    JobWorld bare = *job->world; /* a book or network that is there counts for nothing */
    bare.blobs = NULL;
    it->players = world_players(&bare, spec, job->arena, err);
    if (!it->players) return false;
    const Game *game = it->game = it->players->of;
    it->family = family;
    it->scale = scale;
    it->positions = 0;
    void *scratch = arena_alloc(job->arena, game->state_size, err);
    Move *moves = ARENA_NEW(job->arena, Move, game->max_moves, err);
    for (int i = 0; i < BENCH_POSITIONS; i++)
        it->position[i] = arena_alloc(job->arena, game->state_size, err);
    if (!scratch || !moves || !it->position[BENCH_POSITIONS - 1]) return false;
    static const int choices[BENCH_POSITIONS] = {0, MIDDLE};
    for (int i = 0; i < BENCH_POSITIONS; i++)
        it->positions += walk(game, choices[i], it->position[it->positions], scratch, moves);
    bench->game_count += it->positions > 0;
    return true;
}

static void add_row(Bench *bench, BenchStep *step, const BenchGame *on, const Row *what,
                    const char *name) {
    bench->rows[bench->count++] = (BenchRow){.step = step, .on = on, .what = what, .name = name};
}

static int presets_in(const Preset *presets) {
    int count = 0;
    while (presets && presets[count].name)
        count++;
    return count;
}

static bool add_presets(Job *job, const BenchGame *on, const Row *searcher, const Preset *presets,
                        Err *err) {
    for (; presets && presets->name; presets++) {
        char name[60];
        writer_into(name, sizeof name, "%s(preset=%s)", searcher->name, presets->name);
        const char *kept = arena_text(job->arena, name, err);
        if (!kept) return false;
        add_row(job->data, bench_search, on, searcher, kept);
    }
    return true;
}

static bool add_rows(Job *job, const BenchGame *on, Err *err) {
    Bench *bench = job->data;
    const Game *game = on->game;
    const RowSet *policies = scope_set(&on->players->scope, "playout");
    add_row(bench, bench_perft, on, NULL, "perft");
    for (int i = 0; policies && i < policies->count; i++)
        add_row(bench, bench_playouts, on, policies->rows[i], policies->rows[i]->name);
    for (int i = 0; i < registry_searchers.count; i++) {
        const SearcherDef *def = (const SearcherDef *)registry_searchers.rows[i];
        if (registry_unfit(def, game) || def->outside) continue; /* what is there differs */
        add_row(bench, bench_search, on, &def->row, def->row.name);
        if (on->scale < 1) continue;
        if (!add_presets(job, on, &def->row, def->row.presets, err) ||
            !add_presets(job, on, &def->row, registry_levels_of(game->def, &def->row), err))
            return false;
    }
    return true;
}

static bool open(Job *job, bool quick, Err *err) {
    Bench *bench = job->data;
    bench->quick = quick;
    const RowSet *games = world_games(job->world);
    int variants = 0;
    for (int i = 0; i < games->count; i++)
        variants += 1 + presets_in(games->rows[i]->presets);
    bench->games = ARENA_NEW(job->arena, BenchGame, variants, err);
    int max = variants * (registry_searchers.count + 16);
    for (int i = 0; i < registry_searchers.count; i++)
        max += games->count * (presets_in(registry_searchers.rows[i]->presets) + LEVELS_MAX);
    bench->rows = ARENA_NEW(job->arena, BenchRow, max, err);
    if (!bench->games || !bench->rows) return false;
    for (int i = 0; i < games->count; i++) {
        const Row *row = games->rows[i];
        if (!add_game(job, row, row->name, 1, err)) return false;
        for (int k = 0; k < presets_in(row->presets); k++) {
            char spec[80];
            writer_into(spec, sizeof spec, "%s(preset=%s)", row->name, row->presets[k].name);
            if (!add_game(job, row, spec, 0.1, err)) return false;
        }
    }
    for (int i = 0; i < bench->game_count; i++)
        if (!add_rows(job, &bench->games[i], err)) return false;
    return true;
}

/* ---- working --------------------------------------------------------------------------------- */

/* A quick bench searches on presets only with who has done nothing on the variants before: some do
 * not fit, others find the board too large. */
static bool left_out(const Bench *bench, const BenchRow *row) {
    if (!bench->quick || row->on->scale >= 1 || row->step != bench_search) return false;
    for (const BenchRow *it = bench->rows; it < row; it++)
        if (it->what == row->what && it->on->family == row->on->family && it->nodes > 0)
            return true;
    return false;
}

static Step step(Job *job, double until) {
    Bench *bench = job->data;
    do {
        if (bench->done || bench->at == bench->count) {
            job->progress = 1;
            return STEP_DONE;
        }
        BenchRow *row = &bench->rows[bench->at];
        if (left_out(bench, row) ||
            row->step(job->world, row, &bench->work, bench->quick) == STEP_DONE) {
            bench_work_close(&bench->work);
            bench->at++;
        }
        job->progress = (double)bench->at / bench->count;
    } while (job->world->now && world_now(job->world) < until);
    return STEP_MORE;
}

static void finish(Job *job) {
    Bench *bench = job->data;
    bench->done = true;
}

static void close(Job *job) {
    Bench *bench = job->data;
    bench_work_close(&bench->work);
}

/* ---- output ---------------------------------------------------------------------------------- */

/* Over all rows, in order; at most 2^53 - 1, so that JSON readers keep every digit. */
static int64_t signature(const Bench *bench) {
    uint64_t hash = 0;
    for (int i = 0; i < bench->at; i++)
        hash = bench_hash(hash, bench->rows[i].hash);
    return (int64_t)(hash >> 11);
}

static double speed(const BenchRow *row) {
    return row->ms > 0 ? row->nodes * 1000 / row->ms : 0;
}

static bool shown(const BenchRow *row) {
    return row->nodes > 0;
}

static void json(const Job *job, JobLevel level, Json *json) {
    const Bench *bench = job->data;
    if (level == JOB_PROGRESS) {
        json_int(json, "done", bench->at);
        json_int(json, "total", bench->count);
        const BenchRow *row = &bench->rows[bench->at < bench->count ? bench->at : bench->at - 1];
        char text[120];
        writer_into(text, sizeof text, "%s %s", row->on->spec, row->name);
        json_text(json, "text", text);
        return;
    }
    json_int(json, "signature", signature(bench));
    json_bool(json, "quick", bench->quick);
    json_bool(json, "complete", bench->at == bench->count);
    JSON_EACH(json, "rows", i, bench->at) {
        const BenchRow *row = &bench->rows[i];
        if (!shown(row)) continue;
        json_object(json, NULL);
        json_text(json, "game", row->on->spec);
        json_text(json, "searcher", row->name);
        json_real(json, "nodes", row->nodes);
        json_real(json, "ms", row->ms);
        json_real(json, "nps", speed(row));
        json_end(json);
    }
}

static void text(const Job *job, JobLevel level, Writer *out) {
    const Bench *bench = job->data;
    if (level == JOB_PROGRESS) {
        write_format(out, "bench %d of %d", bench->at, bench->count);
        return;
    }
    write_format(out, "%-32s %-22s %12s %10s %12s", "game", "what", "nodes", "ms", "nodes/s");
    for (int i = 0; i < bench->at; i++) {
        const BenchRow *row = &bench->rows[i];
        if (!shown(row)) continue;
        write_format(out, "\n%-32s %-22s %12.0f %10.2f %12s", row->on->spec, row->name, row->nodes,
                     row->ms, COUNT_TEXT(speed(row)));
    }
    if (bench->at < bench->count) write_text(out, "\nstopped early: the signature is not whole");
    write_format(out, "\nsignature %lld", (long long)signature(bench));
}

static size_t memory(const Job *job) {
    const Bench *bench = job->data;
    return bench->work.search ? search_memory(bench->work.search) : 0;
}

static const JobDef bench_def = {.kind = "bench",
                                 .step = step,
                                 .json = json,
                                 .text = text,
                                 .finish = finish,
                                 .memory = memory,
                                 .close = close};

Job *bench_new(const JobWorld *world, bool quick, Err *err) {
    Job *job = job_new(&bench_def, world, sizeof(Bench), err);
    return job_opened(job, job && open(job, quick, err));
}
