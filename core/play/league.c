/* league.c - the schedule of a match or tournament, and how results are counted. */
#include "play/league.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* ---- opening ---------------------------------------------------------------------------------- */

/* Equal names become name_01, name_02. */
static void name_players(League *league, const UnitPlayer *players) {
    for (int i = 0; i < league->count; i++) {
        int equals = 0, before = 0;
        for (int k = 0; k < league->count; k++)
            if (!strcmp(players[i].name, players[k].name)) {
                equals++;
                before += k < i;
            }
        Writer writer;
        writer_fixed(&writer, league->players[i].name, sizeof league->players[i].name);
        write_text(&writer, players[i].name);
        if (equals > 1) write_format(&writer, "_%02d", before + 1);
    }
    for (int i = 0; i < league->tally_count; i++) {
        Writer writer;
        writer_fixed(&writer, league->tallies[i].name, sizeof league->tallies[i].name);
        write_text(&writer, i < league->count ? league->players[i].name
                                              : game_player_name(league->game, i - league->count));
    }
}

static bool reserve(Job *job, Err *err) {
    League *league = league_of(job);
    Arena *arena = job->arena;
    int n = league->count;
    league->tally_count = n + league->game->players;
    league->players = ARENA_NEW(arena, LeaguePlayer, n, err);
    league->pairings = ARENA_NEW(arena, Pairing, n * n, err);
    league->alive = ARENA_NEW(arena, int, n, err);
    league->cross = ARENA_NEW(arena, Match, n * n, err);
    league->tallies = ARENA_NEW(arena, Tally, league->tally_count, err);
    return league->players && league->pairings && league->alive && league->cross && league->tallies;
}

bool league_open(Job *job, const SeriesWish *wish, Err *err) {
    League *league = league_of(job);
    assert(wish->count >= 1 && wish->count <= LEAGUE_MOST && wish->games > 0);
    if (!(wish->elo0 < wish->elo1) && (wish->elo0 != 0 || wish->elo1 != 0))
        return err_set(err,
                       "The difference elo0=%g has to be smaller than elo1=%g: one of the two is "
                       "to be proved.",
                       wish->elo0, wish->elo1);
    league->wish = *wish;
    league->count = wish->count;
    league->wish.game = arena_text(job->arena, wish->game, err);
    league->game = league->wish.game ? unit_game(job->world, wish->game, job->arena, err) : NULL;
    if (!league->game) return false;
    if (wish->count < 2 && league->game->players > 1)
        return err_set(err, "%s has nobody to play against: name another player.",
                       wish->players[0]);
    if (!pace_clock(job->world, wish->time, err) || !reserve(job, err)) return false;
    job->timed = wish->time > 0;
    UnitPlayer players[LEAGUE_MOST];
    for (int i = 0; i < wish->count; i++) {
        LeaguePlayer *player = &league->players[i];
        if (!unit_player(job->world, league->game, wish->players[i], &players[i], err))
            return false;
        player->spec = arena_text(job->arena, wish->players[i], err);
        if (!player->spec) return false;
        job->timed = job->timed || players[i].timed;
    }
    name_players(league, players);
    return true;
}

void league_close(Job *job) {
    League *league = league_of(job);
    for (int64_t i = 0; i < league->kept_room; i++)
        free(league->kept[i].line);
    free(league->kept);
    batch_close(job);
}

/* ---- the schedule ----------------------------------------------------------------------------- */

static void pair(League *league, int a, int b) {
    league->pairings[league->pairing_count++] = (Pairing){.a = a, .b = b};
}

/* Neighbours among the survivors meet; the last of an odd number goes on by itself. */
static void next_round(League *league) {
    league->first_unit += (league->pairing_count - league->first_pairing) * league->wish.games;
    league->first_pairing = league->pairing_count;
    for (int i = 0; i + 1 < league->alive_count; i += 2)
        pair(league, league->alive[i], league->alive[i + 1]);
}

/* Drops the losers of the round that is over: those who meet here have met in no other round. */
static void end_round(League *league) {
    int left = 0;
    for (int i = league->first_pairing; i < league->pairing_count; i++) {
        const Pairing *pairing = &league->pairings[i];
        const Match *match = league_cross(league, pairing->a, pairing->b);
        league->alive[left++] = match->losses > match->wins ? pairing->b : pairing->a;
    }
    if (league->alive_count % 2) league->alive[left++] = league->alive[league->alive_count - 1];
    league->alive_count = left;
}

/* Units of a game of one player (everybody plays every deal) or of three and more. */
static int64_t every_unit(const League *league) {
    return league->wish.games * (league->game->players == 1 ? league->count : 1);
}

bool league_pairings(Job *job, Err *err) {
    League *league = league_of(job);
    int n = league->count;
    int64_t games = league->wish.games, total;
    if (league->game->players != 2) {
        league->wish.kind = TOURNAMENT_ROBIN;
        total = every_unit(league);
    } else if (league->wish.kind == TOURNAMENT_KNOCKOUT) {
        for (int i = 0; i < n; i++)
            league->alive[league->alive_count++] = i;
        next_round(league);
        total = games * (n - 1);
    } else {
        for (int a = 0; a < (league->wish.kind == TOURNAMENT_GAUNTLET ? 1 : n); a++)
            for (int b = a + 1; b < n; b++)
                pair(league, a, b);
        total = games * league->pairing_count;
    }
    return batch_open(job, &league_batch, (int)league->wish.pool, total, err);
}

/* Who sits where in unit `index`, and the number of its deal. False past the last unit. */
static bool seating(const League *league, int64_t index, int seats[MAX_PLAYERS], int64_t *deal) {
    int n = league->count, players = league->game->players;
    int64_t games = league->wish.games;
    if (players != 2) {
        *deal = index / n;
        int shift = (int)(index % n);
        for (int seat = 0; seat < players; seat++)
            seats[seat] = (shift + seat) % n;
        return index < every_unit(league);
    }
    int width = league->pairing_count - league->first_pairing;
    int64_t here = index - league->first_unit;
    if (width == 0 || here >= games * width) return false;
    int64_t game = here / width;
    const Pairing *pairing = &league->pairings[league->first_pairing + here % width];
    *deal = game / 2;
    seats[game % 2] = pairing->a;
    seats[1 - game % 2] = pairing->b;
    return true;
}

static Step unit(Job *job, int64_t index, UnitPlan *plan) {
    League *league = league_of(job);
    int seats[MAX_PLAYERS];
    int64_t deal;
    if (!seating(league, index, seats, &deal)) {
        if (league->wish.kind != TOURNAMENT_KNOCKOUT || league->alive_count == 1) return STEP_DONE;
        if (league->batch.folded < index) return STEP_WAIT;
        end_round(league);
        if (league->alive_count == 1) return STEP_DONE;
        next_round(league);
        if (!seating(league, index, seats, &deal)) return STEP_DONE;
    }
    plan->game = league->wish.game;
    plan->seats = league->game->players;
    for (int seat = 0; seat < plan->seats; seat++)
        plan->players[seat] = league->players[seats[seat]].spec;
    plan->seed = batch_seed(league->wish.seed, index);
    plan->deal = batch_seed(league->wish.seed ^ 0x6465616c, deal);
    plan->opening = league->wish.openings;
    plan->fair = league->wish.fair;
    plan->time = league->wish.time;
    plan->nodes = league->wish.nodes;
    plan->keep = league->wish.keep;
    return STEP_MORE;
}

/* ---- the scores ------------------------------------------------------------------------------- */

static void compare(League *league, int a, int b, double result_a, double result_b) {
    if (a == b) return;
    Match *ab = league_cross(league, a, b), *ba = league_cross(league, b, a);
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

/* One player of several wins a game of so many moves from `seat`; player -1 = a draw. */
static void count_game(League *league, int player, int seat, double moves) {
    league->counted++;
    if (player < 0) return;
    Tally *tallies[] = {&league->tallies[player], &league->tallies[league->count + seat]};
    for (int i = 0; i < 2; i++) {
        tallies[i]->pv++;
        tallies[i]->sigma += moves;
    }
}

/* Games of one player: everybody has played this deal now. */
static void compare_deal(League *league) {
    const LeaguePlayer *players = league->players;
    int n = league->count, best = 0, equals = 0;
    for (int a = 0; a < n; a++) {
        for (int b = a + 1; b < n; b++)
            compare(league, a, b, players[a].dealt, players[b].dealt);
        if (players[a].dealt > players[best].dealt) best = a;
    }
    for (int a = 0; a < n; a++)
        equals += players[a].dealt >= players[best].dealt;
    count_game(league, equals == 1 ? best : -1, 0, players[best].dealt_moves);
}

static void keep_game(League *league, int64_t index, const int *seats, const UnitResult *result) {
    if (!result->line) return;
    if (index >= league->kept_room) {
        int64_t room = index * 2 + 16;
        KeptGame *kept = realloc(league->kept, sizeof *kept * (size_t)room);
        if (!kept) return;
        memset(kept + league->kept_room, 0, sizeof *kept * (size_t)(room - league->kept_room));
        league->kept = kept;
        league->kept_room = room;
    }
    char *line = malloc((size_t)result->line_length + 1);
    if (!line) return;
    memcpy(line, result->line, (size_t)result->line_length);
    line[result->line_length] = 0;
    KeptGame *game = &league->kept[index];
    game->line = line;
    game->winner = unit_winner(result);
    memcpy(game->seats, seats, sizeof game->seats[0] * (size_t)league->game->players);
}

static bool sprt_decides(League *league) {
    if (!league_tests(league)) return false;
    league->sprt_ratio = stats_sprt(league_cross(league, 0, 1), league->wish.elo0,
                                    league->wish.elo1, 0.05, 0.05, &league->sprt_verdict);
    return league->sprt_verdict != 0;
}

static void count_peak(Solo *solo, double value) {
    int at = 0;
    while (at < solo->peak_count && solo->peaks[at].value < value)
        at++;
    if (at == solo->peak_count || solo->peaks[at].value > value) {
        if (solo->peak_count == PEAKS_MOST) return;
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
    series_add(&solo->tally, result->tally[0]);
    count_peak(solo, result->peak[0]);
}

/* The sentence had no blanks in the result line. */
static void note_failure(LeaguePlayer *player, const UnitResult *result) {
    if (player->failed++ > 0) return;
    Writer writer;
    writer_fixed(&writer, player->why, sizeof player->why);
    write_format(&writer, "%.*s", result->why_length, result->why ? result->why : "");
    for (char *at = player->why; *at; at++)
        if (*at == '_') *at = ' ';
}

static bool fold(Job *job, int64_t index, const UnitResult *result) {
    League *league = league_of(job);
    int seats[MAX_PLAYERS], players = league->game->players;
    int64_t deal;
    if (!seating(league, index, seats, &deal)) return false;
    keep_game(league, index, seats, result);
    for (int seat = 0; seat < players; seat++) {
        LeaguePlayer *player = &league->players[seats[seat]];
        league->tallies[seats[seat]].games++;
        league->tallies[league->count + seat].games++;
        player->ms += result->ms[seat];
        player->moves += result->counts[seat];
        player->late += result->late == seat;
        if (result->failed == seat) note_failure(player, result);
        series_add(&player->points, result->result[seat]);
        for (int other = seat + 1; other < players; other++)
            compare(league, seats[seat], seats[other], result->result[seat], result->result[other]);
    }
    if (players == 1) {
        LeaguePlayer *player = &league->players[seats[0]];
        count_solo(&player->solo, result);
        player->dealt = result->result[0];
        player->dealt_moves = result->moves;
        if (index % league->count == league->count - 1) compare_deal(league);
    } else {
        int winner = unit_winner(result);
        count_game(league, winner < 0 ? -1 : seats[winner], winner, result->moves);
    }
    return !sprt_decides(league);
}

const BatchDef league_batch = {.unit = unit, .fold = fold};

Match league_total(const League *league, int player) {
    Match total = {0, 0, 0};
    for (int other = 0; other < league->count; other++) {
        const Match *match = league_cross(league, player, other);
        total.wins += match->wins;
        total.draws += match->draws;
        total.losses += match->losses;
    }
    return total;
}
