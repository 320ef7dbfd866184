/* lent.c - searches that are lent to other processes: their lines, and the job that does one. */
#include "play/jobs/lent.h"

#include <string.h>

#include "game/messages.def"
#include "play/jobs/messages.def"
#include "play/jobs/time_control.h"

enum { SLICES = 256 /* of one step without a clock */ };

/* ---- the line -------------------------------------------------------------------------------- */

static const char word_search[] = "search";

typedef struct Plan {
    const char *game, *position, *player;
    int64_t part; /* 0 = the whole */
    bool endless;
} Plan;

static const Param plan_params[] = {PARAM_INT(Plan, part, 0, 0, 64, .doc = NULL),
                                    PARAM_BOOL(Plan, endless, false, .doc = NULL), PARAM_END};
static const Row plan_row = {.name = "search", .params = plan_params, .size = sizeof(Plan)};

static void plan_write(const Plan *plan, Writer *line) {
    write_format(line, "%s game=%s position=(%s) player=%s", word_search, plan->game,
                 plan->position, plan->player);
    if (plan->part > 0) write_format(line, " part=%lld", (long long)plan->part);
    if (plan->endless) write_text(line, " endless=yes");
}

static bool plan_word(const char *key, char *value, Arena *arena, Plan *out, Err *err) {
    const struct {
        const char *key, **text;
    } texts[] = {{"game", &out->game}, {"position", &out->position}, {"player", &out->player}};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        if (strcmp(key, texts[i].key) != 0) continue;
        if (texts[i].text == &out->position) value = spec_unwrap(value);
        return (*texts[i].text = arena_text(arena, value, err)) != NULL;
    }
    const Param *param = param_find(&plan_row, key);
    if (!param) return param_unknown(&plan_row, "a search", key, NULL, err);
    return param_set(param, "search", out, value, NULL, arena, err);
}

static bool plan_read(const char *line, Arena *arena, Plan *out, Err *err) {
    char word[SPEC_MAX + 16];
    Err split = {.text = ""};
    *out = (Plan){.part = 0};
    spec_split(&line, ' ', word, sizeof word, &split); /* lent_line */
    while (spec_split(&line, ' ', word, sizeof word, &split)) {
        char *equal = strchr(word, '=');
        if (!equal || equal == word) return err_set(err, search_word_unknown, word);
        *equal = 0;
        if (!plan_word(word, equal + 1, arena, out, err)) return false;
    }
    if (split.text[0]) return err_pass(err, &split);
    return (out->game && out->position && out->player) || err_set(err, search_incomplete);
}

bool lent_line(const char *line) {
    size_t length = strlen(word_search);
    return !strncmp(line, word_search, length) && (line[length] == ' ' || !line[length]);
}

/* ---- its job --------------------------------------------------------------------------------- */

typedef struct Lent {
    const Game *game;
    const PlayerScope *players;
    Choice player, part;
    Search *search;
    TimeControl control;
    void *state;
    bool over;
    Report found;
} Lent;

static bool open_search(Job *job, const Plan *plan, Err *err) {
    Lent *lent = job->data;
    if (!registry_player(lent->players, plan->player, job->arena, &lent->player, err)) return false;
    if (plan->part == 0)
        lent->search = player_open(job->world, lent->game, &lent->player, err);
    else if (crew_part(&lent->player, (int)plan->part - 1, job->arena, &lent->part, err) &&
             time_control_clock(job->world, ((const Limits *)lent->part.values)->time, err))
        lent->search = search_open(lent->game, &lent->part, job->world->memory, err);
    if (lent->search) lent->search->outside.engines = job->world->engines;
    if (lent->search) lent->search->endless = plan->endless;
    return lent->search != NULL;
}

static bool open(Job *job, const char *line, Err *err) {
    Lent *lent = job->data;
    Plan plan;
    if (!plan_read(line, job->arena, &plan, err)) return false;
    lent->players = world_players(job->world, plan.game, job->arena, err);
    if (!lent->players) return false;
    const Game *game = lent->game = lent->players->of;
    if (!game->position_read) return err_set(err, no_position_texts, game->def->row.name);
    lent->state = arena_alloc(job->arena, game->state_size, err);
    lent->found.capacity = game->max_moves;
    lent->found.rows = ARENA_NEW(job->arena, MoveReport, game->max_moves, err);
    if (arena_refused(job->arena) ||
        !game->position_read(game->rules, lent->state, plan.position, err))
        return false;
    lent->over = game->status(game->rules, lent->state) == OVER;
    if (!lent->over && game->mover(game->rules, lent->state) == CHANCE)
        return err_set(err, dice_move_nothing_to_search);
    if (!open_search(job, &plan, err)) return false;
    time_control_init(&lent->control, job->world);
    time_control_begin(&lent->control);
    if (!lent->over) search_begin(lent->search, lent->state);
    return true;
}

static Step step(Job *job, double until) {
    Lent *lent = job->data;
    const JobWorld *world = job->world;
    job->waiting = false;
    for (int i = 0; !lent->over && !job->waiting; i++) {
        if (world->now ? i > 0 && world_now(world) >= until : i >= SLICES) break;
        Step step =
            time_control_slice(&lent->control, lent->search, world, 0, lent->search->endless);
        job->waiting = lent->search->outside.waiting;
        lent->over = step != STEP_MORE || lent->search->failure.text[0];
    }
    return lent->over ? STEP_DONE : STEP_MORE;
}

static void write_found(const Job *job, Writer *out) {
    Lent *lent = job->data;
    search_report(lent->search, &lent->found);
    report_write(&lent->found, lent->over, out);
}

static void text(const Job *job, JobLevel level, Writer *out) {
    if (level == JOB_FINAL)
        write_found(job, out);
    else
        write_text(out, "a position is being searched");
}

static void json(const Job *job, JobLevel, Json *json) {
    Writer out;
    writer_init(&out);
    write_found(job, &out);
    json_text(json, "result", out.text);
    writer_done(&out);
}

static size_t memory(const Job *job) {
    const Lent *lent = job->data;
    return search_memory(lent->search);
}

static void close(Job *job) {
    search_close(((Lent *)job->data)->search);
}

static const JobDef lent_def = {.kind = "unit_result",
                                .step = step,
                                .json = json,
                                .text = text,
                                .memory = memory,
                                .close = close};

Job *lent_new(const JobWorld *world, const char *line, Err *err) {
    Job *job = job_new(&lent_def, world, sizeof(Lent), err);
    return job_opened(job, job && open(job, line, err));
}

/* ---- lending --------------------------------------------------------------------------------- */

/* A search that is over before a worker has started needs none: so many milliseconds. */
static const double LENT_AFTER = 200;

/* Whether `text` tells the whole of the position that is to be searched elsewhere. */
static bool tells(const Lender *lender, const Game *game, const char *text) {
    return game->position_read && game->position_read(game->rules, lender->position, text, NULL) &&
           !memcmp(lender->position, lender->root, game->state_size);
}

bool lender_hand_out(Lender *lender, Search *search, double spent, int64_t *index, Writer *line) {
    const Game *game = search->game;
    Loan loan;
    bool due = crew_count(search) == 1 || spent < 0 || spent >= LENT_AFTER;
    if (lender->out >= lender->pool || !due || !game->position_write ||
        !crew_lend(search, lender->pool, &loan))
        return false;
    Writer spec, position;
    char buffer[SPEC_MAX];
    writer_fixed(&spec, buffer, sizeof buffer);
    writer_init(&position);
    if (loan.move == NO_MOVE) {
        memcpy(lender->position, lender->root, game->state_size);
        spec_write(lender->player, lender->scope, false, &spec);
    } else {
        game->play(game->rules, lender->position, lender->root, loan.move);
        write_format(&spec, "%s(%s)", search->def->row.name, loan.helper);
    }
    game->position_write(game->rules, lender->position, &position);
    const Plan plan = {.game = lender->game,
                       .position = position.text,
                       .player = buffer,
                       .part = loan.part ? loan.part + 1 : 0,
                       .endless = loan.part && search->endless};
    write_text(line, "unit ");
    plan_write(&plan, line);
    bool whole = loan.move != NO_MOVE || tells(lender, game, position.text);
    writer_done(&position);
    bool final;
    if (!whole) {
        crew_take_in(search, loan.index, "", &final); /* it is done here after all */
        lender->pool = 0;
        return false;
    }
    lender->out += loan.move != NO_MOVE;
    *index = loan.index;
    return true;
}

bool lender_fold(Lender *lender, Search *search, int64_t index, const char *result, Err *err) {
    bool final, taken = crew_take_in(search, index, result, &final);
    lender->out -= taken && final && crew_count(search) == 1;
    return taken || err_set(err, unit_not_out, (long long)index);
}
