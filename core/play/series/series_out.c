/* series_out.c - the parts of the output that match and tournament share. */
#include <math.h>
#include <string.h>

#include "play/series/series.h"

#include "play/series/messages.def"

void series_json_players(const Series *series, Json *json) {
    JSON_EACH(json, "players", i, series->count)
        json_text(json, NULL, series->players[i].name);
}

void series_json_share(Json *json, const char *low_key, const char *high_key, double wins,
                       double count) {
    double low, high;
    stats_wilson(wins, count, &low, &high);
    json_real(json, low_key, low);
    json_real(json, high_key, high);
}

void series_json_elo(Json *json, const Match *match, double dispersion) {
    double low, high, elo = stats_paired_elo(match, dispersion, &low, &high);
    json_known(json, "elo", match_games(match) > 0, elo);
    json_real(json, "elo_error", (high - low) / 2);
    json_real(json, "elo_low", low);
    json_real(json, "elo_high", high);
}

void series_json_match(Json *json, const Match *match, double dispersion) {
    json_int(json, "games", match_games(match));
    json_int(json, "wins", match->wins);
    json_int(json, "draws", match->draws);
    json_int(json, "losses", match->losses);
    double low, high, score = stats_paired_score(match, dispersion, &low, &high);
    json_known(json, "score", match_games(match) > 0, score);
    json_real(json, "score_low", low);
    json_real(json, "score_high", high);
    series_json_elo(json, match, dispersion);
    json_real(json, "superiority", stats_superiority(match));
}

void series_json_row(Json *json, const Series *series, int player) {
    Match total = series_total(series, player);
    json_text(json, "player", series->players[player].name);
    series_json_match(json, &total, 1);
}

void series_text_elo(Writer *out, const Match *match, double dispersion) {
    double low, high, elo = stats_paired_elo(match, dispersion, &low, &high),
                      error = (high - low) / 2;
    if (isinf(elo)) { /* all games ended alike: one end of the interval is all that is known */
        double end = elo > 0 ? low : high;
        write_format(out, "Elo %s %s%s", elo > 0 ? "at least" : "at most", end > 0 ? "+" : "",
                     DECIMALS_TEXT(end, 0));
        return;
    }
    write_format(out, "Elo %s%s", elo > 0 ? "+" : "", DECIMALS_TEXT(elo, 0));
    if (!isinf(error)) write_format(out, " +- %s", DECIMALS_TEXT(error, 0));
}

static double ms_per_move(const SeriesPlayer *player) {
    return player->moves > 0 ? player->ms / player->moves : 0;
}

/* kept:[{index:0,seats:[0,1],winner:1,line:"4,4,5"}]: players by number, the winner by its seat */
static void json_kept(const Series *series, Json *json) {
    json_array(json, "kept");
    for (int64_t i = 0; i < series->kept_capacity; i++) {
        const KeptGame *kept = &series->kept[i];
        if (!kept->line) continue;
        json_object(json, NULL);
        json_int(json, "index", i);
        JSON_EACH(json, "seats", seat, series->game->players)
            json_int(json, NULL, kept->seats[seat]);
        json_int(json, "winner", kept->winner);
        json_text(json, "line", kept->line);
        json_end(json);
    }
    json_end(json);
}

/* Every game with its players, its winner and a link. Specs of games and moves have no letter that
 * a link would have to encode before a console reads it. */
static void text_kept(const Series *series, Writer *out) {
    write_text(out, "\nThe games; `open` replays one:");
    for (int64_t i = 0; i < series->kept_capacity; i++) {
        const KeptGame *kept = &series->kept[i];
        if (!kept->line) continue;
        write_format(out, "\n%5lld ", (long long)i + 1);
        for (int seat = 0; seat < series->game->players; seat++)
            write_format(out, "%s%s", seat ? " - " : " ", series->players[kept->seats[seat]].name);
        if (series->game->players > 1 && kept->winner >= 0)
            write_format(out, ", %s wins", game_player_title(series->game, kept->winner));
        else if (series->game->players > 1)
            write_text(out, ", draw");
        write_format(out, "  v=1&g=%s&m=", series->request.game);
        write_text(out, kept->line);
    }
}

/* best worst deviation games, goals with the interval of their share where there is one,
 * tally:{mean best worst}, peaks:[{value games}] */
static void json_solo(const Series *series, int player, Json *json) {
    const RunningStats *points = &series->players[player].points;
    const Solo *solo = &series->players[player].solo;
    json_int(json, "games", points->count);
    json_real(json, "best", points->count ? points->max : 0);
    json_real(json, "worst", points->count ? points->min : 0);
    json_real(json, "deviation", running_deviation(points));
    if (series->game->statistics) {
        json_int(json, "goals", solo->goals);
        series_json_share(json, "goals_low", "goals_high", (double)solo->goals,
                          (double)points->count);
    }
    if (solo->tally.count) {
        json_object(json, "tally");
        json_real(json, "mean", solo->tally.mean);
        json_real(json, "best", solo->tally.max);
        json_real(json, "worst", solo->tally.min);
        json_end(json);
    }
    if (!solo->peak_count) return;
    JSON_OBJECTS(json, "peaks", i, solo->peak_count) {
        json_real(json, "value", solo->peaks[i].value);
        json_int(json, "games", solo->peaks[i].games);
    }
}

static void text_range(const char *what, const RunningStats *stats, Writer *out) {
    write_format(out, "\n%s mean %.1f, best %s, worst %s", what, stats->mean, REAL_TEXT(stats->max),
                 REAL_TEXT(stats->min));
}

void series_text_solo(const Series *series, int player, Writer *out) {
    const RunningStats *points = &series->players[player].points;
    const Solo *solo = &series->players[player].solo;
    if (points->count == 0) return;
    if (series->game->statistics) {
        double low, high, games = (double)points->count;
        stats_wilson((double)solo->goals, games, &low, &high);
        write_format(out, "\nwon %lld, lost %lld: %.2f %% (95 %%: %.2f to %.2f)",
                     (long long)solo->goals, (long long)(points->count - solo->goals),
                     100 * (double)solo->goals / games, 100 * low, 100 * high);
    }
    text_range("points:", points, out);
    if (solo->tally.count) text_range("sum at the end:", &solo->tally, out);
    if (!solo->peak_count) return;
    write_format(out, "\nbest: %s; games by their best:",
                 REAL_TEXT(solo->peaks[solo->peak_count - 1].value));
    for (int i = 0; i < solo->peak_count; i++)
        write_format(out, "%s %s: %lld", i ? "," : "", REAL_TEXT(solo->peaks[i].value),
                     (long long)solo->peaks[i].games);
}

/* In how many games players were late, and failed, and how the first time; left out when all are
 * 0. */
static void json_failures(const Series *series, Json *json) {
    int64_t late = 0, failed = 0;
    for (int i = 0; i < series->count; i++) {
        late += series->players[i].late;
        failed += series->players[i].failed;
    }
    if (late > 0) {
        JSON_EACH(json, "late", i, series->count)
            json_int(json, NULL, series->players[i].late);
    }
    if (failed == 0) return;
    JSON_OBJECTS(json, "failed", i, series->count) {
        json_int(json, "games", series->players[i].failed);
        json_sentence(json, "why", &series->players[i].why);
    }
}

static void json_points(const Series *series, Json *json) {
    JSON_OBJECTS(json, "points", i, series->count) {
        const RunningStats *points = &series->players[i].points;
        json_real(json, "mean", points->mean);
        json_real(json, "error", Z95 * running_error(points));
        if (series->game->players == 1) json_solo(series, i, json);
    }
}

void series_json_extras(const Job *job, Json *json) {
    const Series *series = job->data;
    if (series->game->traits & TRAIT_POINTS) json_points(series, json);
    json_failures(series, json);
    distinct_json(&series->distinct, series->batch.folded, series->request.openings, json);
    setup_json(job->world, series->scope, &series->request, json);
    JSON_EACH(json, "ms_per_move", i, series->count)
        json_real(json, NULL, ms_per_move(&series->players[i]));
    json_real(json, "ms", job->worked);
    json_bool(json, "timed", job->timed);
    if (series->request.keep) json_kept(series, json);
}

bool series_failure(const Job *job, int index, Err *out) {
    const Series *series = job->data;
    for (int i = 0; batch_failure(job, i, out); i++)
        if (index-- == 0) return true;
    const SeriesPlayer *end = series->players + series->count;
    for (const SeriesPlayer *it = series->players; it < end; it++) {
        if (it->failed == 0 || index-- > 0) continue;
        if (series->game->players > 1)
            err_quote(out, &it->why, player_failed_and_lost, it->name, (long long)it->failed,
                      it->why.text);
        else
            err_quote(out, &it->why, player_failed_and_ended, it->name, (long long)it->failed,
                      it->why.text);
        return true;
    }
    return false;
}

void series_text_extras(const Job *job, JobLevel level, Writer *out) {
    const Series *series = job->data;
    const SeriesPlayer *end = series->players + series->count;
    for (const SeriesPlayer *it = series->players; it < end; it++) {
        if (it->late > 0)
            write_format(out, "\n%s was late %lld times and lost those games", it->name,
                         (long long)it->late);
        if (!(series->game->traits & TRAIT_POINTS)) continue;
        write_format(out, "\n%s scored %.2f points on average +- %.2f", it->name, it->points.mean,
                     Z95 * running_error(&it->points));
    }
    batch_text_end(&series->batch, out);
    distinct_text(&series->distinct, series->batch.folded, series->request.openings, out);
    if (job->world->now) write_text(out, "\ntime per move");
    for (const SeriesPlayer *it = series->players; it < end && job->world->now; it++)
        write_format(out, "%s %s %.3f ms", it > series->players ? "," : "", it->name,
                     ms_per_move(it));
    setup_text(job->world, &series->request, out);
    if (series->request.keep && level == JOB_FULL) text_kept(series, out);
}

const char *const tally_keys[] = {"pv", "sigma", "avg_victories", "avg_stones", NULL};

double tally_value(const Tally *tally, int key) {
    double value = key % 2 == 0 ? tally->pv : tally->sigma;
    return key < 2 ? value : tally->games > 0 ? value / (double)tally->games : 0;
}

void series_text_tallies(const Tally *tallies, int count, int width, Writer *out) {
    for (int i = 0; i < count; i++)
        if ((int)strlen(tallies[i].name) > width) width = (int)strlen(tallies[i].name);
    write_format(out, "\n%-*s %8s %10s %14s %11s", width, "", "pv", "sigma", "avg_victories",
                 "avg_stones");
    for (const Tally *it = tallies; it < tallies + count; it++)
        write_format(out, "\n%-*s %8.0f %10.0f %14.4f %11.4f", width, it->name, it->pv, it->sigma,
                     tally_value(it, 2), tally_value(it, 3));
}
