/* match.c - a match: the document's statistics over players and sides, and what they prove. */
#include "play/series/series.h"

#include "play/series/messages.def"

void match_statistics(const Job *job, Statistics *out) {
    const Series *series = job->data;
    Writer writer;
    writer_fixed(&writer, out->game, sizeof out->game);
    write_text(&writer, "Statistics(");
    for (int i = 0; i < series->count; i++)
        write_format(&writer, "%s, ", series->players[i].name);
    if (series->game->repr)
        series->game->repr(series->game->rules, &writer);
    else
        write_text(&writer, series->request.game);
    write_char(&writer, ')');
    out->count = series->tally_count;
    out->games = series->counted;
    for (int i = 0; i < out->count; i++) {
        out->tallies[i] = series->tallies[i];
        out->tallies[i].games = out->games; /* averages are over all games, or deals */
    }
}

void statistics_json(const Statistics *stats, int key, int name, Json *json) {
    for (int k = 0; k < TALLY_KEYS; k++) {
        if (key >= 0 && k != key) continue;
        json_object(json, tally_keys[k]);
        for (int i = 0; i < stats->count; i++)
            if (name < 0 || i == name)
                json_real(json, stats->tallies[i].name, tally_value(&stats->tallies[i], k));
        json_end(json);
    }
}

/* ---- output ---------------------------------------------------------------------------------- */

static void json(const Job *job, JobLevel level, Json *json) {
    const Series *series = job->data;
    Statistics stats;
    match_statistics(job, &stats);
    batch_json(job, level, json);
    series_json_players(series, json);
    if (series->count > 1)
        series_json_match(json, series_cross(series, 0, 1), series_dispersion(series));
    else
        json_int(json, "games", series->players[0].points.count);
    if (series->game->players == 2) {
        JSON_EACH(json, "pairs", i, 5)
            json_int(json, NULL, series->pairs[1].count[i]);
    }
    statistics_json(&stats, -1, -1, json);
    json_text(json, "statistics", stats.game);
    if (series_tests(series)) {
        json_object(json, "sprt");
        json_real(json, "elo0", series->request.elo0);
        json_real(json, "elo1", series->request.elo1);
        json_real(json, "alpha", series->request.alpha);
        json_real(json, "beta", series->request.beta);
        json_real(json, "llr", series->sprt_ratio);
        json_int(json, "verdict", series->sprt_verdict);
        json_end(json);
    }
    if (series->count > 2) {
        JSON_OBJECTS(json, "rows", i, series->count)
            series_json_row(json, series, i);
    }
    if (level != JOB_PROGRESS) series_json_extras(job, json);
}

static void text_score(const Match *match, double dispersion, Writer *out) {
    double low, high, score = stats_paired_score(match, dispersion, &low, &high);
    write_format(out, "\nscore %.1f %% (95 %%: %.1f to %.1f)  ", 100 * score, 100 * low,
                 100 * high);
    series_text_elo(out, match, dispersion);
    write_format(out, "  likelihood of superiority %.1f %%", 100 * stats_superiority(match));
}

static void text_sprt(const Series *series, Writer *out) {
    if (!series_tests(series)) return;
    static const char *const words[] = {"accepted: no better than ", "undecided between ",
                                        "accepted: at least "};
    write_format(out, "\nSPRT log-likelihood ratio %.2f, ", series->sprt_ratio);
    write_text(out, words[series->sprt_verdict + 1]);
    if (series->sprt_verdict <= 0) write_real(out, series->request.elo0);
    if (series->sprt_verdict == 0) write_text(out, " and ");
    if (series->sprt_verdict >= 0) write_real(out, series->request.elo1);
    write_text(out, " Elo");
}

/* 12 of 100  +5 =2 -5  Elo 0 +- 30 */
static void text_progress(const Series *series, Writer *out) {
    write_format(out, "%lld of %lld  ", (long long)series->batch.folded,
                 (long long)series->batch.total);
    if (series->count == 1) {
        write_format(out, "mean %.1f", series->players[0].points.mean);
        return;
    }
    const Match *match = series_cross(series, 0, 1);
    write_format(out, "+%lld =%lld -%lld  ", (long long)match->wins, (long long)match->draws,
                 (long long)match->losses);
    series_text_elo(out, match, series_dispersion(series));
}

/* Games of two in pairs, by what the first player made of them. */
static void text_pairs(const Series *series, Writer *out) {
    static const char *const points[] = {"0", "1/2", "1", "1 1/2", "2"};
    const int64_t *count = series->pairs[1].count;
    if (series->game->players != 2 || count[0] + count[1] + count[2] + count[3] + count[4] < 2)
        return;
    write_text(out, "\npairs of games from one opening, by points:");
    for (int i = 0; i < 5; i++)
        write_format(out, "%s %s: %lld", i ? "," : "", points[i], (long long)count[i]);
}

static void text_players(const Series *series, const Statistics *stats, Writer *out) {
    const Match *match = series_cross(series, 0, 1);
    write_format(out, "\n%s - %s: %lld games, +%lld =%lld -%lld", series->players[0].name,
                 series->players[1].name, (long long)match_games(match), (long long)match->wins,
                 (long long)match->draws, (long long)match->losses);
    if (match_games(match) ==
        1) /* the moves played, to the winner: the pair of the Connect Four course */
        write_format(out, " (%.0f, %.0f)", stats->tallies[0].sigma, stats->tallies[1].sigma);
    if (match_games(match) > 0) text_score(match, series_dispersion(series), out);
    text_pairs(series, out);
    text_sprt(series, out);
    series_text_tallies(stats->tallies, stats->count, 8, out);
    for (int i = 0; i < series->count && series->game->players == 1; i++) {
        write_format(out, "\n%s:", series->players[i].name);
        series_text_solo(series, i, out);
    }
}

static void text(const Job *job, JobLevel level, Writer *out) {
    const Series *series = job->data;
    const SeriesPlayer *first = series->players;
    Statistics stats;
    if (level == JOB_PROGRESS) {
        text_progress(series, out);
        return;
    }
    match_statistics(job, &stats);
    write_text(out, stats.game);
    if (series->count > 1) {
        text_players(series, &stats, out);
    } else { /* in a game of one */
        write_format(out, "\n%s: %lld games", first->name, (long long)first->points.count);
        series_text_solo(series, 0, out);
    }
    series_text_extras(job, level, out);
}

static const JobDef match_def = {.kind = "match",
                                 .json = json,
                                 .text = text,
                                 BATCH_SLOTS,
                                 .failure = series_failure,
                                 .close = series_close};

static bool open(Job *job, const SeriesRequest *request, Err *err) {
    if (!series_open(job, request, err)) return false;
    Series *series = job->data;
    int max = series->game->players > 2 ? series->game->players : 2;
    if (request->count > max) return err_set(err, too_many_players_of_match, max, request->count);
    return series_pairings(job, err);
}

Job *match_new(const JobWorld *world, const SeriesRequest *request, Err *err) {
    Job *job = job_new(&match_def, world, sizeof(Series), err);
    return job_opened(job, job && open(job, request, err));
}
