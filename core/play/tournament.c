/* tournament.c - many players: everybody against everybody, one against all, or knock-out. */
#include <string.h>

#include "play/league.h"

const char *const tournament_kinds[] = {"robin", "gauntlet", "knockout", NULL};

/* Players in the order of the table: a knock-out by who came further, else by score; equals in the
 * order in which they were named. */
static void rank(const League *league, int *order) {
    double merit[LEAGUE_MOST];
    for (int i = 0; i < league->count; i++) {
        Match total = league_total(league, i);
        merit[i] = match_score(&total);
        if (league->wish.kind != TOURNAMENT_KNOCKOUT) continue;
        /* Every round that a player was still in counts more than any score. */
        for (int k = 0; k < league->pairing_count; k++)
            merit[i] += 2 * (league->pairings[k].a == i || league->pairings[k].b == i);
        if (league->alive_count == 1 && league->alive[0] == i) merit[i] += 1000;
    }
    for (int i = 0; i < league->count; i++) {
        int at = i;
        for (; at > 0 && merit[order[at - 1]] < merit[i]; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
}

static void json_pair(const League *league, int a, int b, Json *json) {
    const Match *match = league_cross(league, a, b);
    json_object(json, NULL);
    json_int(json, "a", a);
    json_int(json, "b", b);
    json_int(json, "wins", match->wins);
    json_int(json, "draws", match->draws);
    json_int(json, "losses", match->losses);
    json_end(json);
}

/* pv sigma avg_victories avg_stones of a player or a seat. */
static void values_of(const Tally *tally, double values[4]) {
    double games = tally->games > 0 ? (double)tally->games : 1;
    values[0] = (double)tally->wins;
    values[1] = (double)tally->moves;
    values[2] = values[0] / games;
    values[3] = values[1] / games;
}

static const char *tallied(const League *league, int key) {
    return key < league->count ? league->names[key]
                               : game_player_name(league->game, key - league->count);
}

/* Players as they were named, then the sides. */
static void json_tallies(const League *league, Json *json) {
    json_array(json, "tallies");
    for (int key = 0; key < league->count + league->game->players; key++) {
        double values[4];
        values_of(&league->tallies[key], values);
        json_object(json, NULL);
        json_text(json, "name", tallied(league, key));
        json_int(json, "games", league->tallies[key].games);
        json_real(json, "pv", values[0]);
        json_real(json, "sigma", values[1]);
        json_real(json, "avg_victories", values[2]);
        json_real(json, "avg_stones", values[3]);
        json_end(json);
    }
    json_end(json);
}

static void json(const Job *job, JobLevel level, Json *json) {
    const League *league = league_of(job);
    int order[LEAGUE_MOST];
    rank(league, order);
    batch_json(job, level, json);
    json_text(json, "format", tournament_kinds[league->wish.kind]);
    json_array(json, "players");
    for (int i = 0; i < league->count; i++)
        json_text(json, NULL, league->names[i]);
    json_end(json);
    json_int(json, "games", league->batch.folded);
    json_array(json, "rows"); /* best first */
    for (int i = 0; i < league->count; i++) {
        Match total = league_total(league, order[i]);
        json_object(json, NULL);
        json_text(json, "player", league->names[order[i]]);
        league_json_match(json, &total);
        json_end(json);
    }
    json_end(json);
    json_array(json, "cross"); /* score of the row's player against the column's, as `players` */
    for (int a = 0; a < league->count; a++) {
        json_array(json, NULL);
        for (int b = 0; b < league->count; b++) {
            const Match *match = league_cross(league, a, b);
            if (match_games(match) > 0)
                json_real(json, NULL, (double)match->wins + 0.5 * (double)match->draws);
            else
                json_null(json, NULL);
        }
        json_end(json);
    }
    json_end(json);
    json_array(json, "pairs"); /* all that have met, of two players the one named earlier first */
    for (int a = 0; a < league->count; a++)
        for (int b = a + 1; b < league->count; b++)
            if (match_games(league_cross(league, a, b)) > 0) json_pair(league, a, b, json);
    json_end(json);
    json_tallies(league, json);
    if (league->wish.kind == TOURNAMENT_KNOCKOUT && league->alive_count == 1)
        json_text(json, "winner", league->names[league->alive[0]]);
    if (level != JOB_PROGRESS) league_json_extras(job, json);
}

static void text_cell(Writer *out, const Match *match) {
    char buffer[24];
    Writer cell;
    writer_fixed(&cell, buffer, sizeof buffer);
    if (match_games(match) > 0)
        write_real(&cell, (double)match->wins + 0.5 * (double)match->draws);
    else
        write_char(&cell, '.');
    write_format(out, " %7s", buffer);
}

static void text(const Job *job, JobLevel level, Writer *out) {
    const League *league = league_of(job);
    if (level == JOB_PROGRESS) {
        write_format(out, "%lld of %lld games", (long long)league->batch.folded,
                     (long long)league->batch.total);
        return;
    }
    int order[LEAGUE_MOST], width = 6;
    rank(league, order);
    for (int i = 0; i < league->count; i++)
        if ((int)strlen(league->names[i]) > width) width = (int)strlen(league->names[i]);
    write_format(out, "   %-*s %7s %7s", width, "player", "games", "score");
    for (int i = 0; i < league->count; i++)
        write_format(out, " %7d", i + 1);
    write_text(out, "  Elo against the others");
    for (int i = 0; i < league->count; i++) {
        int player = order[i];
        Match total = league_total(league, player);
        write_format(out, "\n%2d %-*s %7lld %7.1f", i + 1, width, league->names[player],
                     (long long)match_games(&total),
                     (double)total.wins + 0.5 * (double)total.draws);
        for (int k = 0; k < league->count; k++)
            text_cell(out, league_cross(league, player, order[k]));
        write_text(out, "  ");
        league_text_elo(out, &total);
    }
    if (league->wish.kind == TOURNAMENT_KNOCKOUT && league->alive_count == 1)
        write_format(out, "\nwinner %s", league->names[league->alive[0]]);
    league_text_tally_head(width + 3, out);
    for (int key = 0; key < league->count + league->game->players; key++) {
        double values[4];
        values_of(&league->tallies[key], values);
        league_text_tally(tallied(league, key), width + 3, values, out);
    }
    league_text_extras(job, level, out);
}

static const JobDef tournament_def = {.kind = "tournament",
                                      .step = batch_step,
                                      .json = json,
                                      .text = text,
                                      .finish = batch_finish,
                                      .fold = batch_fold,
                                      .hand_out = batch_hand_out,
                                      .close = league_close};

Job *tournament_new(const JobWorld *world, const MatchWish *wish, Err *err) {
    Job *job = job_new(&tournament_def, world, sizeof(League), err);
    if (!job) return NULL;
    if (league_open(job, wish, err) && league_pairings(job, wish->kind, err)) return job;
    job_free(job);
    return NULL;
}
