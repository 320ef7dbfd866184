/* rate.c - chooses the games of a rating round by round, and counts them. */
#include "play/series/rate_job.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "play/series/messages.def"

enum {
    PAIRS_FEW = 10,  /* that a player has to have played before an interval is believed */
    ROUND_LEAST = 8, /* pairs */
    ROUND_PART = 8   /* a round is this part of all that was played */
};
static const double USUAL_ELO = 30, USUAL_NEIGHBOURS = 25, USUAL_PERCENT = 5;

/* ---- opening --------------------------------------------------------------------------------- */

static bool add_player(Job *job, const char *spec, double *memory, Err *err) {
    Rate *rate = job->data;
    RatePlayer *player = &rate->players[rate->count];
    UnitPlayer known;
    player->spec = arena_text(job->arena, spec, err);
    if (!player->spec || !registry_player(rate->scope, spec, job->arena, &player->choice, err) ||
        !unit_player(job->world, rate->scope, &player->choice, &known, err))
        return false;
    player->shown = spec_text(&player->choice, &rate->scope->scope, job->arena, err);
    if (!player->shown) return false;
    job->timed = job->timed || known.timed;
    if ((double)known.memory > *memory) *memory = (double)known.memory;
    rate->count++;
    return true;
}

/* Random moves, which are zero, when nobody is. */
static bool add_random(Job *job, double *memory, Err *err) {
    Rate *rate = job->data;
    for (int i = 0; i < rate->count; i++) {
        if (strcmp(rate->players[i].shown, "random") != 0) continue;
        rate->ratings.players[i].fixed = true;
        return true;
    }
    rate->ratings.players[rate->count].fixed = true;
    return add_player(job, "random", memory, err);
}

static bool add_anchors(Job *job, double *memory, Err *err) {
    Rate *rate = job->data;
    const Ladder *scale = rate->scale;
    for (int i = 0; i < scale->count; i++) {
        if (isinf(scale->anchors[i].low) || isinf(scale->anchors[i].high)) continue;
        Rating *it = &rate->ratings.players[rate->count];
        it->fixed = true;
        it->elo = scale->anchors[i].at;
        if (!add_player(job, scale->anchors[i].spec, memory, err)) return false;
    }
    return true;
}

/* The players of the scale that a ladder goes on from, but for those that are there already. */
static bool add_pool(Job *job, double *memory, Err *err) {
    Rate *rate = job->data;
    const Ladder *scale = rate->scale;
    for (int i = 0; i < scale->count; i++) {
        /* Whoever has written the file may have spelled them otherwise. */
        int new = rate->count, at = 0;
        if (!add_player(job, scale->anchors[i].spec, memory, err)) return false;
        while (strcmp(rate->players[at].shown, rate->players[new].shown) != 0)
            at++;
        rate->of_anchor[i] = at;
        rate->count = new + (at == new);
        if (rate->count > LADDER_MAX)
            return err_set(err, ladder_too_many, LADDER_MAX - 1, rate->count);
    }
    return true;
}

static bool add_players(Job *job, Err *err) {
    Rate *rate = job->data;
    const SeriesRequest *series = &rate->request.series;
    int most = rate->request.ladder ? LADDER_MAX - 1 : RATED_MAX;
    bool placed = rate->scale && !rate->request.onto;
    double memory = 0;
    if (series->count > most) return err_set(err, ladder_too_many, most, series->count);
    rate->players = ARENA_NEW(job->arena, RatePlayer, RATING_MAX, err);
    if (!rate->players) return false;
    for (int i = 0; i < series->count; i++)
        if (!add_player(job, series->players[i], &memory, err)) return false;
    if (rate->request.onto && !add_pool(job, &memory, err)) return false;
    rate->rated = rate->count;
    if (!rate->solo && !(placed ? add_anchors(job, &memory, err) : add_random(job, &memory, err)))
        return false;
    if (rate->solo && rate->request.ladder && !add_random(job, &memory, err)) return false;
    if (rate->request.ladder) rate->rated = rate->count;
    rate->ratings.count = rate->count;
    return unit_room(job->world, (size_t)memory * (rate->solo ? 1 : 2), err);
}

static bool reserve(Job *job, Err *err) {
    Rate *rate = job->data;
    int n = rate->count, all = n * (n - 1) / 2;
    rate->meetings = ARENA_NEW(job->arena, Meeting, all + 1, err);
    rate->half = ARENA_NEW(job->arena, Meeting, all + 1, err);
    rate->meeting_of = ARENA_NEW(job->arena, int16_t, n * n, err);
    return rate->meetings && rate->half && rate->meeting_of;
}

/* ---- intervals ------------------------------------------------------------------------------- */

double rate_wanted(const Rate *rate) {
    if (rate->request.within > 0) return rate->request.within;
    return rate->solo ? USUAL_PERCENT : rate->request.ladder ? USUAL_NEIGHBOURS : USUAL_ELO;
}

/* Of a mean of points; `more`: games that are planned besides. */
static double percent_of(const RatePlayer *player, int64_t more) {
    const RunningStats *stats = &player->stats;
    if (stats->count < PAIRS_FEW || !(stats->mean > 0)) return INFINITY;
    return 100 * Z95 * running_deviation(stats) / sqrt((double)(stats->count + more)) / stats->mean;
}

double rate_width(const Rate *rate, int *a, int *b) {
    double widest = -1;
    *a = *b = -1;
    if (!rate->solo) {
        for (int i = 0; i < rate->rated; i++) {
            const Rating *it = &rate->ratings.players[i];
            if (it->fixed || it->games >= 2 * PAIRS_FEW) continue;
            *a = i;
            return INFINITY;
        }
        return rating_width(&rate->ratings, rate->goal, a, b);
    }
    for (int i = 0; i < rate->count; i++) {
        double width = percent_of(&rate->players[i], 0);
        if (!(width > widest)) continue;
        widest = width;
        *a = i;
    }
    return widest;
}

/* ---- the next round -------------------------------------------------------------------------- */

/* Games of one player: always one more for whom the mean is known worst. */
static void plan_solo(Rate *rate) {
    int64_t more[RATING_MAX] = {0};
    for (int k = 0; k < rate->planned; k++) {
        int worst = 0;
        double widest = -1;
        for (int i = 0; i < rate->count; i++) {
            int64_t games = rate->players[i].stats.count + more[i];
            /* Those with few games come first, the fewest of all before others. */
            double width = games < PAIRS_FEW ? 1e9 - (double)games
                                             : percent_of(&rate->players[i], more[i]);
            if (isinf(width)) width = 1e8 / (double)games;
            if (!(width > widest)) continue;
            widest = width;
            worst = i;
        }
        rate->round[k] = (Pairing){worst, -1};
        more[worst]++;
    }
}

static int meeting_index(Rate *rate, int a, int b) {
    int16_t *at = &rate->meeting_of[a * rate->count + b];
    if (*at == 0) {
        rate->meetings[rate->met] = rate->half[rate->met] = (Meeting){.a = a, .b = b};
        *at = (int16_t)++rate->met;
    }
    return *at - 1;
}

/* The games of the scale. A scale is tried on half of those that are played now: of earlier ones
 * nobody knows which pair was which. */
static void take_up(Rate *rate) {
    const Ladder *scale = rate->scale;
    for (int i = 0; i < scale->met; i++) {
        Meeting it = scale->meetings[i];
        it.a = rate->of_anchor[it.a];
        it.b = rate->of_anchor[it.b];
        if (it.a == it.b) continue; /* one player under two spellings */
        if (it.a > it.b) it = meeting_reversed(&it);
        int at = meeting_index(rate, it.a, it.b);
        meeting_add(&rate->meetings[at], &it);
        rate->half[at] = rate->meetings[at];
        rate->earlier += meeting_games(&it);
    }
}

/* Plans a round; false when there is nothing more to play. */
static bool next_round(Job *job) {
    Rate *rate = job->data;
    int seats = rate->solo ? 1 : 2, a, b;
    int64_t played = rate->batch.folded / seats;
    int64_t left = (rate->request.series.games - rate->batch.folded) / seats;
    bool begun = rate->batch.folded + rate->earlier > 0;
    if (!rate->solo) rating_fit(&rate->ratings, rate->meetings, rate->met);
    if (left <= 0 || (begun && rate_width(rate, &a, &b) <= rate_wanted(rate))) return false;
    int64_t size = ROUND_LEAST * rate->rated;
    if (size < played / ROUND_PART) size = played / ROUND_PART;
    if (size > left) size = left;
    if (size > ROUND_MAX) size = ROUND_MAX;
    rate->first_unit += rate->planned * seats;
    rate->planned = (int)size;
    if (rate->solo)
        plan_solo(rate);
    else if (!rating_plan(&rate->plan, &rate->ratings, rate->goal, rate_wanted(rate),
                          rate->meetings, rate->met, rate->round, rate->planned))
        return false;
    return true;
}

static Step unit(Job *job, int64_t index, UnitPlan *plan) {
    Rate *rate = job->data;
    const SeriesRequest *series = &rate->request.series;
    int seats = rate->solo ? 1 : 2;
    if (index - rate->first_unit >= (int64_t)rate->planned * seats) {
        if (rate->batch.folded < index) return STEP_WAIT;
        if (!next_round(job)) return STEP_DONE;
    }
    /* No game is one of those that were played earlier, and both of a pair have one deal. */
    int64_t here = index - rate->first_unit, number = index + rate->earlier + rate->earlier % 2,
            deal = number / 2;
    const Pairing *pairing = &rate->round[here / seats];
    plan->game = series->game;
    plan->seats = seats;
    if (rate->solo) { /* everybody meets the same deals, one after the other */
        deal = rate->players[pairing->a].stats.count;
        for (int64_t k = rate->batch.folded - rate->first_unit; k < here; k++)
            deal += rate->round[k].a == pairing->a;
        plan->players[0] = rate->players[pairing->a].spec;
    } else {
        int second = (int)(here % 2);
        plan->players[second] = rate->players[pairing->a].spec;
        plan->players[1 - second] = rate->players[pairing->b].spec;
    }
    batch_deal(plan, series->seed, number, deal);
    plan->opening = series->openings;
    plan->fair = series->fair;
    plan->time = series->time;
    plan->nodes = series->nodes;
    return STEP_MORE;
}

/* ---- counting -------------------------------------------------------------------------------- */

/* `points` is twice what a has made, moving first (0) or second. */
static void count(Meeting *meeting, int second, int points) {
    Match *match = second ? &meeting->second : &meeting->first;
    match->wins += points == 2;
    match->draws += points == 1;
    match->losses += points == 0;
}

static void fold_pair(Rate *rate, int64_t here, const UnitResult *result) {
    const Pairing *pairing = &rate->round[here / 2];
    int second = (int)(here % 2), index = meeting_index(rate, pairing->a, pairing->b);
    double mine = result->result[second], other = result->result[1 - second];
    int points = mine > other ? 2 : mine < other ? 0 : 1;
    Meeting *it = &rate->meetings[index], *half = &rate->half[index];
    count(it, second, points);
    if (!second) {
        rate->open_points = points;
        return;
    }
    int sum = rate->open_points + points;
    int64_t pairs = 0;
    for (int i = 0; i < 5; i++)
        pairs += it->pairs[i];
    it->pairs[sum]++;
    if (pairs % 2 != 0) return;
    count(half, 0, rate->open_points);
    count(half, 1, points);
    half->pairs[sum]++;
}

/* Keeps what a game says of the player at `seat`; false without memory. */
static bool keep(Rate *rate, RatePlayer *player, const UnitResult *result, int seat) {
    if (player->games == player->room) {
        int64_t room = 2 * player->room + 64;
        double *ms = realloc(player->ms, sizeof *ms * (size_t)room);
        if (ms) player->ms = ms;
        double *results = realloc(player->results, sizeof *results * (size_t)room);
        if (results) player->results = results;
        if (!ms || !results) return err_short(&rate->batch.err, memory_short_for_game);
        player->room = room;
    }
    double moves = result->counts[seat];
    player->ms[player->games] = moves > 0 ? result->ms[seat] / moves : 0;
    player->results[player->games++] = result->result[seat];
    running_add(&player->stats, result->result[seat]);
    return true;
}

static bool fold(Job *job, int64_t index, const UnitResult *result) {
    Rate *rate = job->data;
    int seats = rate->solo ? 1 : 2;
    int64_t here = index - rate->first_unit;
    const Pairing *pairing = &rate->round[here / seats];
    uint64_t who = 0;
    batch_note(&rate->batch, result);
    for (int seat = 0; seat < seats; seat++) {
        int player = seat == here % seats ? pairing->a : pairing->b;
        who = RATING_MAX * who + (uint64_t)player;
        if (!keep(rate, &rate->players[player], result, seat)) return false;
    }
    distinct_add(&rate->distinct, who, result);
    if (!rate->solo) fold_pair(rate, here, result);
    return true;
}

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double *sorted(const double *values, int64_t count) {
    double *out = count > 0 ? malloc(sizeof *out * (size_t)count) : NULL;
    if (!out) return NULL;
    memcpy(out, values, sizeof *out * (size_t)count);
    qsort(out, (size_t)count, sizeof *out, by_size);
    return out;
}

void rate_quantiles(const RatePlayer *player, double out[3]) {
    static const double parts[] = {0.1, 0.5, 0.9};
    double *all = sorted(player->results, player->games);
    for (int k = 0; k < 3; k++)
        out[k] = all ? all[(int64_t)(parts[k] * (double)(player->games - 1) + 0.5)] : 0;
    free(all);
}

double rate_ms(const RatePlayer *player) {
    double *all = sorted(player->ms, player->games);
    double ms = all ? stats_middle(all, (int)player->games) : 0;
    free(all);
    return ms;
}

/* ---- the outcome ----------------------------------------------------------------------------- */

static Step step(Job *job, double until) {
    Step step = batch_step(job, until);
    Rate *rate = job->data;
    /* Games that were played before it was stopped count, too. */
    if (step == STEP_DONE && !rate->solo) rating_fit(&rate->ratings, rate->meetings, rate->met);
    return step;
}

static void finish(Job *job) {
    Rate *rate = job->data;
    batch_finish(job);
    if (!rate->solo) rating_fit(&rate->ratings, rate->meetings, rate->met);
}

static void close(Job *job) {
    Rate *rate = job->data;
    for (int i = 0; rate->players && i < rate->count; i++)
        free(rate->players[i].results), free(rate->players[i].ms);
    distinct_close(&rate->distinct);
    batch_close(job);
}

static const BatchDef rate_batch = {.unit = unit, .fold = fold};

#define SLOTS                                                                                 \
    .step = step, .json = rate_json, .text = rate_text, .finish = finish, .fold = batch_fold, \
    .hand_out = batch_hand_out, .memory = batch_memory, .failure = batch_failure, .close = close
static const JobDef rate_def = {.kind = "rate", SLOTS};
static const JobDef ladder_def = {.kind = "ladder", SLOTS};

/* Whether games now are played as those of the scale were. */
static bool same_terms(const Rate *rate, Err *err) {
    const SeriesRequest *now = &rate->request.series;
    const Ladder *then = rate->scale;
    if (rate->solo) return err_set(err, ladder_onto_points);
    return (now->openings == then->openings && now->nodes == then->nodes &&
            !(now->fair < then->fair || now->fair > then->fair) &&
            !(now->time < then->time || now->time > then->time)) ||
           err_set(err, ladder_onto_terms, (long long)then->openings, then->fair, then->time,
                   (long long)then->nodes);
}

static bool open(Job *job, const RateRequest *request, Err *err) {
    Rate *rate = job->data;
    rate->request = *request;
    SeriesRequest *series = &rate->request.series;
    series->game = arena_text(job->arena, series->game, err);
    rate->scope = series->game ? world_players(job->world, series->game, job->arena, err) : NULL;
    if (!rate->scope) return false;
    rate->game = rate->scope->of;
    rate->goal = request->ladder ? RATING_NEIGHBOURS : RATING_EACH;
    rate->solo = rate->game->players == 1;
    if (rate->game->players > 2)
        return err_set(err, rate_players, rate->game->def->row.name, rate->game->players);
    if (request->file) {
        rate->scale = ladder_read(request->file, request->size, job->arena, err);
        if (!rate->scale) return false;
        if (strcmp(rate->scale->game, series->game) != 0)
            return err_set(err, scale_of_other_game, rate->scale->game, series->game);
        if (series->openings == 0) {
            series->openings = rate->scale->openings;
            if (series->fair <= 0) series->fair = rate->scale->fair;
        }
        if (request->onto && !same_terms(rate, err)) return false;
        /* A limit of time is there against players that never end: those of the scale are quick. */
        if (!rate->solo && series->nodes != rate->scale->nodes)
            return err_set(err, rate_terms, (long long)rate->scale->nodes);
    }
    if (!time_control_clock(job->world, series->time, err)) return false;
    job->timed = series->time > 0;
    const char **specs = ARENA_NEW(job->arena, const char *, series->count, err);
    if (!specs || !add_players(job, err) || !reserve(job, err)) return false;
    if (request->onto) take_up(rate);
    for (int i = 0; i < series->count; i++)
        specs[i] = rate->players[i].spec;
    series->players = specs;
    return batch_open(job, &rate_batch, (int)series->pool, series->games, err);
}

Job *rate_new(const JobWorld *world, const RateRequest *request, Err *err) {
    Job *job = job_new(request->ladder ? &ladder_def : &rate_def, world, sizeof(Rate), err);
    return job_opened(job, job && open(job, request, err));
}
