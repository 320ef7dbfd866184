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

/* Players as they were named, then the sides. */
static void json_tallies(const League *league, Json *json) {
    json_array(json, "tallies");
    for (int i = 0; i < league->tally_count; i++) {
        const Tally *tally = &league->tallies[i];
        json_object(json, NULL);
        json_text(json, "name", tally->name);
        json_int(json, "games", tally->games);
        for (int key = 0; key < TALLY_KEYS; key++)
            json_real(json, tally_keys[key], tally_value(tally, key));
        json_end(json);
    }
    json_end(json);
}

static const char *winner(const League *league) {
    bool known = league->wish.kind == TOURNAMENT_KNOCKOUT && league->alive_count == 1;
    return known ? league->players[league->alive[0]].name : NULL;
}

static void json(const Job *job, JobLevel level, Json *json) {
    const League *league = league_of(job);
    int order[LEAGUE_MOST];
    rank(league, order);
    batch_json(job, level, json);
    json_text(json, "format", tournament_kinds[league->wish.kind]);
    league_json_players(league, json);
    json_int(json, "games", league->batch.folded);
    json_array(json, "rows"); /* best first */
    for (int i = 0; i < league->count; i++)
        league_json_row(json, league, order[i]);
    json_end(json);
    json_array(json, "cross"); /* score of the row's player against the column's, as `players` */
    for (int a = 0; a < league->count; a++) {
        json_array(json, NULL);
        for (int b = 0; b < league->count; b++) {
            const Match *match = league_cross(league, a, b);
            json_known(json, NULL, match_games(match) > 0,
                       (double)match->wins + 0.5 * (double)match->draws);
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
    if (winner(league)) json_text(json, "winner", winner(league));
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
        batch_text_progress(&league->batch, out);
        return;
    }
    int order[LEAGUE_MOST], width = 6;
    rank(league, order);
    for (int i = 0; i < league->count; i++)
        if ((int)strlen(league->players[i].name) > width)
            width = (int)strlen(league->players[i].name);
    write_format(out, "   %-*s %7s %7s", width, "player", "games", "score");
    for (int i = 0; i < league->count; i++)
        write_format(out, " %7d", i + 1);
    write_text(out, "  Elo against the others");
    for (int i = 0; i < league->count; i++) {
        int player = order[i];
        Match total = league_total(league, player);
        write_format(out, "\n%2d %-*s %7lld %7.1f", i + 1, width, league->players[player].name,
                     (long long)match_games(&total),
                     (double)total.wins + 0.5 * (double)total.draws);
        for (int k = 0; k < league->count; k++)
            text_cell(out, league_cross(league, player, order[k]));
        write_text(out, "  ");
        league_text_elo(out, &total);
    }
    if (winner(league)) write_format(out, "\nwinner %s", winner(league));
    league_text_tallies(league->tallies, league->tally_count, width + 3, out);
    league_text_extras(job, level, out);
}

static const JobDef tournament_def = {
    .kind = "tournament", .json = json, .text = text, BATCH_SLOTS, .close = league_close};

Job *tournament_new(const JobWorld *world, const SeriesWish *wish, Err *err) {
    Job *job = job_new(&tournament_def, world, sizeof(League), err);
    return job_opened(job, job && league_open(job, wish, err) && league_pairings(job, err));
}
