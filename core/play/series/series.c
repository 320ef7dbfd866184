/* series.c - the schedule of a match or tournament, and how results are counted. */
#include "play/series/series.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "play/series/messages.def"

/* ---- opening --------------------------------------------------------------------------------- */

/* Equal names become name_01, name_02. */
static void name_players(Series *series, const UnitPlayer known[]) {
    for (int i = 0; i < series->count; i++) {
        int equals = 0, before = 0;
        for (int k = 0; k < series->count; k++)
            if (!strcmp(known[i].name, known[k].name)) {
                equals++;
                before += k < i;
            }
        SeriesPlayer *player = &series->players[i];
        if (equals > 1)
            writer_into(player->name, sizeof player->name, "%s_%02d", known[i].name, before + 1);
        else
            writer_into(player->name, sizeof player->name, "%s", known[i].name);
    }
    for (int i = 0; i < series->tally_count; i++) {
        Tally *tally = &series->tallies[i];
        writer_into(tally->name, sizeof tally->name, "%s",
                    i < series->count ? series->players[i].name
                                      : game_player_name(series->game, i - series->count));
    }
}

/* The most that the players of one game hold together. */
static size_t largest_game(const Series *series, const UnitPlayer known[]) {
    size_t most = 0;
    int n = series->count, players = series->game->players;
    bool gauntlet = series->request.kind == TOURNAMENT_GAUNTLET;
    for (int a = 0; a < n; a++) {
        size_t others = 0;
        for (int b = 0; players == 2 && b < (gauntlet && a > 0 ? 1 : n); b++)
            if (b != a && known[b].memory > others) others = known[b].memory;
        for (int seat = 1; players != 2 && seat < players; seat++)
            others += known[(a + seat) % n].memory;
        if (known[a].memory + others > most) most = known[a].memory + others;
    }
    return most;
}

static bool reserve(Job *job, Err *err) {
    Series *series = job->data;
    Arena *arena = job->arena;
    int n = series->count;
    series->tally_count = n + series->game->players;
    series->players = ARENA_NEW(arena, SeriesPlayer, n, err);
    series->pairings = ARENA_NEW(arena, Pairing, n * n, err);
    series->alive = ARENA_NEW(arena, int, n, err);
    series->cross = ARENA_NEW(arena, Match, n * n, err);
    series->first = ARENA_NEW(arena, Match, n * n, err);
    series->pairs = ARENA_NEW(arena, Pairs, n * n, err);
    series->begun = ARENA_NEW(arena, int, n *n, err);
    series->tallies = ARENA_NEW(arena, Tally, series->tally_count, err);
    return series->players && series->pairings && series->alive && series->cross && series->first &&
           series->pairs && series->begun && series->tallies;
}

bool series_open(Job *job, const SeriesRequest *request, Err *err) {
    Series *series = job->data;
    assert(request->count >= 1 && request->count <= SERIES_MAX && request->games > 0);
    if (!(request->elo0 < request->elo1) && (request->elo0 != 0 || request->elo1 != 0))
        return err_set(err, elo_reversed, request->elo0, request->elo1);
    series->request = *request;
    if (!(request->alpha > 0)) series->request.alpha = 0.05;
    if (!(request->beta > 0)) series->request.beta = 0.05;
    series->count = request->count;
    series->request.game = arena_text(job->arena, request->game, err);
    series->scope = series->request.game ? world_players(job->world, request->game, job->arena, err)
                                         : NULL;
    if (!series->scope) return false;
    series->game = series->scope->of;
    if (request->count < 2 && series->game->players > 1)
        return err_set(err, no_opponent, request->players[0]);
    if (!time_control_clock(job->world, request->time, err) || !reserve(job, err)) return false;
    job->timed = request->time > 0;
    UnitPlayer known[SERIES_MAX];
    const char **specs = ARENA_NEW(job->arena, const char *, request->count, err);
    if (!specs) return false;
    series->request.players = specs;
    for (int i = 0; i < request->count; i++) {
        SeriesPlayer *player = &series->players[i];
        Choice *choice = &player->choice;
        if (!registry_player(series->scope, request->players[i], job->arena, choice, err) ||
            !unit_player(job->world, series->scope, choice, &known[i], err))
            return false;
        job->timed = job->timed || known[i].timed;
        player->spec = specs[i] = arena_text(job->arena, request->players[i], err);
        if (!player->spec) return false;
    }
    name_players(series, known);
    return unit_room(job->world, largest_game(series, known), err);
}

void series_close(Job *job) {
    Series *series = job->data;
    for (int64_t i = 0; i < series->kept_capacity; i++)
        free(series->kept[i].line);
    free(series->kept);
    distinct_close(&series->distinct);
    batch_close(job);
}

/* ---- the schedule ---------------------------------------------------------------------------- */

static void pair(Series *series, int a, int b) {
    series->pairings[series->pairing_count++] = (Pairing){.a = a, .b = b};
}

static bool in_rounds(const Series *series) {
    return series->request.kind == TOURNAMENT_KNOCKOUT || series->request.kind == TOURNAMENT_SWISS;
}

/* Swiss: neighbours in the table. Knock-out: neighbours among the survivors; the last of an odd
 * number goes on by itself. */
static void next_round(Series *series) {
    series->first_unit += (series->pairing_count - series->first_pairing) * series->request.games;
    series->first_pairing = series->pairing_count;
    if (series->request.kind == TOURNAMENT_SWISS) {
        int order[SERIES_MAX];
        series_rank(series, order);
        int pairs = swiss_round(&series->swiss, order);
        for (int i = 0; i < pairs; i++)
            pair(series, series->swiss.pair[i][0], series->swiss.pair[i][1]);
        series->round++;
        return;
    }
    for (int i = 0; i < series->alive_count; i++)
        series->players[series->alive[i]].rounds++;
    for (int i = 0; i + 1 < series->alive_count; i += 2)
        pair(series, series->alive[i], series->alive[i + 1]);
}

/* Whether the round that is over was the last one. Of a knock-out drops its losers: those who meet
 * have met in no other round. */
static bool end_round(Series *series) {
    if (series->request.kind == TOURNAMENT_SWISS) return series->round == series->request.rounds;
    int left = 0;
    for (int i = series->first_pairing; i < series->pairing_count; i++) {
        const Pairing *pairing = &series->pairings[i];
        const Match *match = series_cross(series, pairing->a, pairing->b);
        series->alive[left++] = match->losses > match->wins ? pairing->b : pairing->a;
    }
    if (series->alive_count % 2) series->alive[left++] = series->alive[series->alive_count - 1];
    series->alive_count = left;
    return left == 1;
}

/* Rounds of a Swiss tournament: as many as a knock-out has, where nothing else is asked for; more
 * than those in which all have met all there cannot be. */
static int64_t swiss_rounds(int64_t asked, int players) {
    int64_t rounds = asked, most = players % 2 ? players : players - 1;
    if (rounds == 0)
        while ((INT64_C(1) << rounds) < players)
            rounds++;
    return rounds < most ? rounds : most;
}

/* Units of a game of one player (all play every deal) or of three and more. */
static int64_t every_unit(const Series *series) {
    return series->request.games * (series->game->players == 1 ? series->count : 1);
}

bool series_pairings(Job *job, Err *err) {
    Series *series = job->data;
    int n = series->count;
    int64_t games = series->request.games, total;
    if (series->game->players != 2) {
        series->request.kind = TOURNAMENT_ROBIN;
        total = every_unit(series);
    } else if (series->request.kind == TOURNAMENT_KNOCKOUT) {
        for (int i = 0; i < n; i++)
            series->alive[series->alive_count++] = i;
        next_round(series);
        total = games * (n - 1);
    } else if (series->request.kind == TOURNAMENT_SWISS) {
        series->swiss.count = n;
        series->request.rounds = swiss_rounds(series->request.rounds, n);
        next_round(series);
        total = games * (n / 2) * series->request.rounds;
    } else {
        for (int a = 0; a < (series->request.kind == TOURNAMENT_GAUNTLET ? 1 : n); a++)
            for (int b = a + 1; b < n; b++)
                pair(series, a, b);
        total = games * series->pairing_count;
    }
    return batch_open(job, &series_batch, (int)series->request.pool, total, err);
}

/* Who sits where in unit `index`, and the number of its deal. False past the last unit. */
static bool seating(const Series *series, int64_t index, int seats[MAX_PLAYERS], int64_t *deal) {
    int n = series->count, players = series->game->players;
    int64_t games = series->request.games;
    if (players != 2) {
        *deal = index / n;
        int shift = (int)(index % n);
        for (int seat = 0; seat < players; seat++)
            seats[seat] = (shift + seat) % n;
        return index < every_unit(series);
    }
    int width = series->pairing_count - series->first_pairing;
    int64_t here = index - series->first_unit;
    if (width == 0 || here >= games * width) return false;
    int64_t game = here / width;
    const Pairing *pairing = &series->pairings[series->first_pairing + here % width];
    *deal = game / 2;
    seats[game % 2] = pairing->a;
    seats[1 - game % 2] = pairing->b;
    return true;
}

static Step unit(Job *job, int64_t index, UnitPlan *plan) {
    Series *series = job->data;
    int seats[MAX_PLAYERS];
    int64_t deal;
    if (!seating(series, index, seats, &deal)) {
        if (!in_rounds(series) || series->alive_count == 1) return STEP_DONE;
        if (series->batch.folded < index) return STEP_WAIT;
        bool over = end_round(series);
        if (!over) next_round(series);
        if (over || !seating(series, index, seats, &deal)) { /* or all have met */
            series->batch.total = index;
            return STEP_DONE;
        }
    }
    plan->game = series->request.game;
    plan->seats = series->game->players;
    for (int seat = 0; seat < plan->seats; seat++)
        plan->players[seat] = series->players[seats[seat]].spec;
    batch_deal(plan, series->request.seed, index, deal);
    plan->opening = series->request.openings;
    plan->fair = series->request.fair;
    plan->time = series->request.time;
    plan->nodes = series->request.nodes;
    plan->keep = series->request.keep;
    return STEP_MORE;
}

/* ---- the scores ------------------------------------------------------------------------------ */

static void compare(Series *series, int a, int b, double result_a, double result_b) {
    if (a == b) return;
    Match *ab = series_cross(series, a, b), *ba = series_cross(series, b, a);
    if (result_a > result_b) {
        ab->wins++;
        ba->losses++;
    } else if (result_a < result_b) {
        ab->losses++;
        ba->wins++;
    } else {
        ab->draws++;
        ba->draws++;
    }
}

/* Games of two players by who moved first. */
static void count_first(Series *series, int a, int b, const UnitResult *result) {
    Match *match = &series->first[a * series->count + b];
    match->wins += result->result[0] > result->result[1];
    match->losses += result->result[0] < result->result[1];
    match->draws += !(result->result[0] > result->result[1]) &&
                    !(result->result[0] < result->result[1]);
}

/* The games of a pairing come in pairs, the one after the other. */
static void pair_up(Series *series, int a, int b, double result_a, double result_b) {
    if (a > b) {
        pair_up(series, b, a, result_b, result_a);
        return;
    }
    int at = a * series->count + b, *begun = &series->begun[at];
    int points = result_a > result_b ? 2 : result_a < result_b ? 0 : 1;
    if (*begun) series->pairs[at].count[*begun - 1 + points]++;
    *begun = *begun ? 0 : points + 1;
}

double series_dispersion(const Series *series) {
    return stats_dispersion(series_cross(series, 0, 1), &series->pairs[1]);
}

/* One player of several wins a game of so many moves from `seat`; player -1 = a draw. */
static void count_game(Series *series, int player, int seat, double moves) {
    series->counted++;
    if (player < 0) return;
    Tally *tallies[] = {&series->tallies[player], &series->tallies[series->count + seat]};
    for (int i = 0; i < 2; i++) {
        tallies[i]->pv++;
        tallies[i]->sigma += moves;
    }
}

/* One result a game for any two players, however many seats each had: who fared better in more
 * pairs of their seats. Those pairs are no games of their own, for all depend on this one. */
static void compare_all(Series *series, const int seats[], const UnitResult *result) {
    /* They sit in turn: those of the first seats are all. */
    int players = series->game->players, who = series->count < players ? series->count : players;
    for (int a = 0; a < who; a++)
        for (int b = a + 1; b < who; b++) {
            int better = 0;
            for (int i = 0; i < players; i++)
                for (int j = 0; j < players; j++) {
                    if (seats[i] != seats[a] || seats[j] != seats[b]) continue;
                    better += result->result[i] > result->result[j];
                    better -= result->result[i] < result->result[j];
                }
            compare(series, seats[a], seats[b], better, 0);
        }
}

/* Games of one player: all have played this deal now. */
static void compare_deal(Series *series) {
    const SeriesPlayer *players = series->players;
    int n = series->count, best = 0, equals = 0;
    for (int a = 0; a < n; a++) {
        for (int b = a + 1; b < n; b++)
            compare(series, a, b, players[a].dealt, players[b].dealt);
        if (players[a].dealt > players[best].dealt) best = a;
    }
    for (int a = 0; a < n; a++)
        equals += players[a].dealt >= players[best].dealt;
    count_game(series, equals == 1 ? best : -1, 0, players[best].dealt_moves);
}

static void keep_game(Series *series, int64_t index, const int *seats, const UnitResult *result) {
    if (!result->line) return;
    if (index >= series->kept_capacity) {
        int64_t capacity = index * 2 + 16;
        KeptGame *kept = realloc(series->kept, sizeof *kept * (size_t)capacity);
        if (!kept) return;
        memset(kept + series->kept_capacity, 0,
               sizeof *kept * (size_t)(capacity - series->kept_capacity));
        series->kept = kept;
        series->kept_capacity = capacity;
    }
    char *line = malloc((size_t)result->line_length + 1);
    if (!line) return;
    memcpy(line, result->line, (size_t)result->line_length);
    line[result->line_length] = 0;
    KeptGame *game = &series->kept[index];
    game->line = line;
    game->winner = unit_winner(result);
    memcpy(game->seats, seats, sizeof game->seats[0] * (size_t)series->game->players);
}

static bool sprt_decides(Series *series) {
    if (!series_tests(series)) return false;
    const SeriesRequest *request = &series->request;
    series->sprt_ratio = stats_sprt(series_cross(series, 0, 1), series_dispersion(series),
                                    request->elo0, request->elo1, request->alpha, request->beta,
                                    &series->sprt_verdict);
    return series->sprt_verdict != 0;
}

static void count_peak(Solo *solo, double value) {
    int at = 0;
    while (at < solo->peak_count && solo->peaks[at].value < value)
        at++;
    if (at == solo->peak_count || solo->peaks[at].value > value) {
        if (solo->peak_count == PEAKS_MAX) return;
        memmove(&solo->peaks[at + 1], &solo->peaks[at],
                sizeof(Peak) * (size_t)(solo->peak_count - at));
        solo->peaks[at] = (Peak){.value = value};
        solo->peak_count++;
    }
    solo->peaks[at].games++;
}

static void count_solo(Solo *solo, const UnitResult *result) {
    solo->goals += result->goal[0] > 0;
    if (!(result->given & UNIT_STATISTICS)) return;
    running_add(&solo->tally, result->tally[0]);
    count_peak(solo, result->peak[0]);
}

static bool fold(Job *job, int64_t index, const UnitResult *result) {
    Series *series = job->data;
    int seats[MAX_PLAYERS], players = series->game->players;
    int64_t deal;
    if (!seating(series, index, seats, &deal)) return false;
    keep_game(series, index, seats, result);
    uint64_t who = 0;
    for (int seat = 0; seat < players; seat++)
        who = SERIES_MAX * who + (uint64_t)seats[seat];
    distinct_add(&series->distinct, who, result);
    if (players > 1) compare_all(series, seats, result);
    for (int seat = 0; seat < players; seat++) {
        SeriesPlayer *player = &series->players[seats[seat]];
        series->tallies[seats[seat]].games++;
        series->tallies[series->count + seat].games++;
        player->ms += result->ms[seat];
        player->moves += result->counts[seat];
        player->late += result->late == seat;
        if (result->failed == seat && player->failed++ == 0) unit_why(result, &player->why);
        running_add(&player->points, result->result[seat]);
    }
    if (players == 1) {
        SeriesPlayer *player = &series->players[seats[0]];
        count_solo(&player->solo, result);
        player->dealt = result->result[0];
        player->dealt_moves = result->moves;
        if (index % series->count == series->count - 1) compare_deal(series);
    } else {
        if (players == 2) {
            count_first(series, seats[0], seats[1], result);
            pair_up(series, seats[0], seats[1], result->result[0], result->result[1]);
        }
        int winner = unit_winner(result);
        count_game(series, winner < 0 ? -1 : seats[winner], winner, result->moves);
    }
    return !sprt_decides(series);
}

const BatchDef series_batch = {.unit = unit, .fold = fold};

Match series_total(const Series *series, int player) {
    Match total = {0, 0, 0};
    for (int other = 0; other < series->count; other++) {
        const Match *match = series_cross(series, player, other);
        total.wins += match->wins;
        total.draws += match->draws;
        total.losses += match->losses;
    }
    return total;
}

void series_rank(const Series *series, int order[]) {
    double share[SERIES_MAX], merit[SERIES_MAX], low, high;
    for (int i = 0; i < series->count; i++) {
        Match total = series_total(series, i);
        share[i] = match_games(&total) > 0 ? stats_match_score(&total, &low, &high) : -1;
    }
    for (int i = 0; i < series->count; i++) {
        merit[i] = share[i];
        double others = 0;
        int rounds = 0;
        for (int k = 0; k < series->pairing_count; k++) {
            const Pairing *it = &series->pairings[k];
            if (it->a != i && it->b != i) continue;
            others += share[it->a == i ? it->b : it->a];
            rounds++;
        }
        if (series->request.kind == TOURNAMENT_SWISS && rounds > 0) {
            merit[i] += 1e-9 * others / rounds; /* decides between equals only */
        } else if (series->request.kind == TOURNAMENT_KNOCKOUT) {
            /* Every round that a player was still in counts more than any score. */
            merit[i] += 2 * series->players[i].rounds;
            if (series->alive_count == 1 && series->alive[0] == i) merit[i] += 1000;
        }
    }
    for (int i = 0; i < series->count; i++) {
        int at = i;
        for (; at > 0 && merit[order[at - 1]] < merit[i]; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
}
