/* league_out.c - the parts of the output that match and tournament share. */
#include <math.h>

#include "play/league.h"

void league_json_match(Json *json, const Match *match) {
    double elo, error, low, high, score = match_score(match);
    stats_match_elo(match, &elo, &error);
    stats_wilson(score * (double)match_games(match), (double)match_games(match), 1.96, &low, &high);
    json_int(json, "games", match_games(match));
    json_int(json, "wins", match->wins);
    json_int(json, "draws", match->draws);
    json_int(json, "losses", match->losses);
    json_real(json, "score", score);
    json_real(json, "score_low", low);
    json_real(json, "score_high", high);
    json_real(json, "elo", elo);
    json_real(json, "elo_error", error);
    json_real(json, "superiority", stats_superiority(match));
}

void league_text_elo(Writer *out, const Match *match) {
    double elo, error;
    stats_match_elo(match, &elo, &error);
    write_text(out, "Elo ");
    if (elo > 0) write_char(out, '+');
    if (isinf(elo))
        write_text(out, elo > 0 ? "inf" : "-inf");
    else
        write_decimals(out, elo, 0);
    if (isinf(elo) || isinf(error)) return;
    write_text(out, " +- ");
    write_decimals(out, error, 0);
}

static double ms_per_move(const League *league, int player) {
    return league->moves[player] > 0 ? league->ms[player] / (double)league->moves[player] : 0;
}

/* kept:[{index:0,seats:[0,1],winner:1,line:"4,4,5"}]: players by number, the winner by its seat */
static void json_kept(const League *league, Json *json) {
    json_array(json, "kept");
    for (int64_t i = 0; i < league->kept_room; i++) {
        const KeptGame *kept = &league->kept[i];
        if (!kept->line) continue;
        json_object(json, NULL);
        json_int(json, "index", i);
        json_array(json, "seats");
        for (int seat = 0; seat < league->game->players; seat++)
            json_int(json, NULL, kept->seats[seat]);
        json_end(json);
        json_int(json, "winner", kept->winner);
        json_text(json, "line", kept->line);
        json_end(json);
    }
    json_end(json);
}

/* Every game with its players, its winner and a link. Specs of games and moves have no letter that a
 * link would have to encode before a console reads it. */
static void text_kept(const League *league, Writer *out) {
    write_text(out, "\nThe games; `open` replays one:");
    for (int64_t i = 0; i < league->kept_room; i++) {
        const KeptGame *kept = &league->kept[i];
        if (!kept->line) continue;
        write_format(out, "\n%5lld ", (long long)i + 1);
        for (int seat = 0; seat < league->game->players; seat++)
            write_format(out, "%s%s", seat ? " - " : " ", league->names[kept->seats[seat]]);
        if (league->game->players > 1 && kept->winner >= 0)
            write_format(out, ", %s wins", game_player_name(league->game, kept->winner));
        else if (league->game->players > 1)
            write_text(out, ", draw");
        write_format(out, "  v=1&g=%s&m=", league->spec);
        write_text(out, kept->line);
    }
}

/* best worst deviation games, goals where there is one, tally:{mean best worst}, peaks:[{value games}] */
static void json_solo(const League *league, int player, Json *json) {
    const Series *points = &league->points[player];
    const Solo *solo = &league->solo[player];
    json_int(json, "games", points->count);
    json_real(json, "best", points->count ? points->max : 0);
    json_real(json, "worst", points->count ? points->min : 0);
    json_real(json, "deviation", series_deviation(points));
    if (league->game->goal) json_int(json, "goals", solo->goals);
    if (solo->tally.count) {
        json_object(json, "tally");
        json_real(json, "mean", solo->tally.mean);
        json_real(json, "best", solo->tally.max);
        json_real(json, "worst", solo->tally.min);
        json_end(json);
    }
    if (!solo->peak_count) return;
    json_array(json, "peaks");
    for (int i = 0; i < solo->peak_count; i++) {
        json_object(json, NULL);
        json_real(json, "value", solo->peaks[i].value);
        json_int(json, "games", solo->peaks[i].games);
        json_end(json);
    }
    json_end(json);
}

static void text_range(const char *what, const Series *series, Writer *out) {
    write_format(out, "\n%s mean ", what);
    write_decimals(out, series->mean, 1);
    write_text(out, ", best ");
    write_real(out, series->max);
    write_text(out, ", worst ");
    write_real(out, series->min);
}

void league_text_solo(const League *league, int player, Writer *out) {
    const Series *points = &league->points[player];
    const Solo *solo = &league->solo[player];
    if (points->count == 0) return;
    if (league->game->goal) {
        double low, high, games = (double)points->count;
        stats_wilson((double)solo->goals, games, 1.96, &low, &high);
        write_format(out, "\nwon %lld, lost %lld: ", (long long)solo->goals,
                     (long long)(points->count - solo->goals));
        write_decimals(out, 100 * (double)solo->goals / games, 2);
        write_format(out, " %% (95 %%: %.2f to %.2f)", 100 * low, 100 * high);
    }
    text_range("points:", points, out);
    if (solo->tally.count) text_range("sum at the end:", &solo->tally, out);
    if (!solo->peak_count) return;
    write_text(out, "\nbest: ");
    write_real(out, solo->peaks[solo->peak_count - 1].value);
    write_text(out, "; games by their best:");
    for (int i = 0; i < solo->peak_count; i++) {
        write_text(out, i ? ", " : " ");
        write_real(out, solo->peaks[i].value);
        write_format(out, ": %lld", (long long)solo->peaks[i].games);
    }
}

/* Players that failed: how often, and how the first time. */
static void json_failures(const League *league, Json *json) {
    bool any = false;
    for (int i = 0; i < league->count; i++)
        any = any || league->failed[i] > 0;
    if (!any) return;
    json_array(json, "failed");
    for (int i = 0; i < league->count; i++) {
        json_object(json, NULL);
        json_int(json, "games", league->failed[i]);
        json_text(json, "why", league->why[i]);
        json_end(json);
    }
    json_end(json);
}

void league_json_extras(const Job *job, Json *json) {
    const League *league = league_of(job);
    bool late = false;
    if (league->game->traits & TRAIT_POINTS) {
        json_array(json, "points");
        for (int i = 0; i < league->count; i++) {
            json_object(json, NULL);
            json_real(json, "mean", league->points[i].mean);
            json_real(json, "error", series_error(&league->points[i]));
            if (league->game->players == 1) json_solo(league, i, json);
            json_end(json);
        }
        json_end(json);
    }
    for (int i = 0; i < league->count; i++)
        late = late || league->late[i] > 0;
    if (late) {
        json_array(json, "late");
        for (int i = 0; i < league->count; i++)
            json_int(json, NULL, league->late[i]);
        json_end(json);
    }
    json_failures(league, json);
    json_array(json, "ms_per_move");
    for (int i = 0; i < league->count; i++)
        json_real(json, NULL, ms_per_move(league, i));
    json_end(json);
    json_real(json, "ms", job->worked);
    json_bool(json, "timed", job->timed);
    if (league->wish.keep) json_kept(league, json);
}

void league_text_extras(const Job *job, JobLevel level, Writer *out) {
    const League *league = league_of(job);
    for (int i = 0; i < league->count; i++) {
        if (league->late[i] > 0)
            write_format(out, "\n%s was late %lld times and lost those games", league->names[i],
                         (long long)league->late[i]);
        if (league->failed[i] > 0)
            write_format(out, "\n%s failed in %lld games and lost them: %s", league->names[i],
                         (long long)league->failed[i], league->why[i]);
        if (league->game->traits & TRAIT_POINTS) {
            write_format(out, "\n%s scored ", league->names[i]);
            write_decimals(out, league->points[i].mean, 2);
            write_text(out, " points on average +- ");
            write_decimals(out, 1.96 * series_error(&league->points[i]), 2);
        }
    }
    if (league->batch.err.text[0]) write_format(out, "\nstopped: %s", league->batch.err.text);
    if (job->world->now) write_text(out, "\ntime per move");
    for (int i = 0; i < league->count && job->world->now; i++) {
        write_format(out, "%s %s ", i ? "," : "", league->names[i]);
        write_decimals(out, ms_per_move(league, i), 3);
        write_text(out, " ms");
    }
    if (league->wish.keep && level == JOB_FULL) text_kept(league, out);
}

void league_text_tally_head(int width, Writer *out) {
    write_format(out, "\n%-*s %8s %10s %14s %11s", width, "", "pv", "sigma", "avg_victories",
                 "avg_stones");
}

void league_text_tally(const char *name, int width, const double values[4], Writer *out) {
    write_format(out, "\n%-*s %8.0f %10.0f %14.4f %11.4f", width, name, values[0], values[1],
                 values[2], values[3]);
}
