/* match.c - a match: the document's statistics over players and sides, and what they prove. */
#include "play/league.h"

void match_statistics(const Job *job, Statistics *out) {
    const League *league = league_of(job);
    Writer writer;
    writer_fixed(&writer, out->game, sizeof out->game);
    write_text(&writer, "Statistics(");
    for (int i = 0; i < league->count; i++)
        write_format(&writer, "%s, ", league->players[i].name);
    if (league->game->repr)
        league->game->repr(league->game->rules, &writer);
    else
        write_text(&writer, league->wish.game);
    write_char(&writer, ')');
    out->count = league->tally_count;
    out->games = league->counted;
    for (int i = 0; i < out->count; i++) {
        out->tallies[i] = league->tallies[i];
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

/* ---- output ------------------------------------------------------------------------------------- */

static void json(const Job *job, JobLevel level, Json *json) {
    const League *league = league_of(job);
    Statistics stats;
    match_statistics(job, &stats);
    batch_json(job, level, json);
    league_json_players(league, json);
    if (league->count > 1)
        league_json_match(json, league_cross(league, 0, 1));
    else
        json_int(json, "games", league->players[0].points.count);
    statistics_json(&stats, -1, -1, json);
    json_text(json, "statistics", stats.game);
    if (league_tests(league)) {
        json_object(json, "sprt");
        json_real(json, "elo0", league->wish.elo0);
        json_real(json, "elo1", league->wish.elo1);
        json_real(json, "llr", league->sprt_ratio);
        json_int(json, "verdict", league->sprt_verdict);
        json_end(json);
    }
    if (league->count > 2) {
        json_array(json, "rows");
        for (int i = 0; i < league->count; i++)
            league_json_row(json, league, i);
        json_end(json);
    }
    if (level != JOB_PROGRESS) league_json_extras(job, json);
}

static void text_score(const Match *match, Writer *out) {
    double low, high, score = match_score(match), games = (double)match_games(match);
    stats_wilson(score * games, games, 1.96, &low, &high);
    write_format(out, "\nscore %.1f %% (95 %%: %.1f to %.1f)  ", 100 * score, 100 * low,
                 100 * high);
    league_text_elo(out, match);
    write_format(out, "  likelihood of superiority %.1f %%", 100 * stats_superiority(match));
}

static void text_sprt(const League *league, Writer *out) {
    if (!league_tests(league)) return;
    static const char *const words[] = {"accepted: no better than ", "undecided between ",
                                        "accepted: at least "};
    write_format(out, "\nSPRT log-likelihood ratio %.2f, ", league->sprt_ratio);
    write_text(out, words[league->sprt_verdict + 1]);
    if (league->sprt_verdict <= 0) write_real(out, league->wish.elo0);
    if (league->sprt_verdict == 0) write_text(out, " and ");
    if (league->sprt_verdict >= 0) write_real(out, league->wish.elo1);
    write_text(out, " Elo");
}

/* 12 of 100  +5 =2 -5  Elo 0 +- 30 */
static void text_progress(const League *league, Writer *out) {
    write_format(out, "%lld of %lld  ", (long long)league->batch.folded,
                 (long long)league->batch.total);
    if (league->count == 1) {
        write_text(out, "mean ");
        write_decimals(out, league->players[0].points.mean, 1);
        return;
    }
    const Match *match = league_cross(league, 0, 1);
    write_format(out, "+%lld =%lld -%lld  ", (long long)match->wins, (long long)match->draws,
                 (long long)match->losses);
    league_text_elo(out, match);
}

static void text_players(const League *league, const Statistics *stats, Writer *out) {
    const Match *match = league_cross(league, 0, 1);
    write_format(out, "\n%s - %s: %lld games, +%lld =%lld -%lld", league->players[0].name,
                 league->players[1].name, (long long)match_games(match), (long long)match->wins,
                 (long long)match->draws, (long long)match->losses);
    text_score(match, out);
    text_sprt(league, out);
    league_text_tallies(stats->tallies, stats->count, 8, out);
    for (int i = 0; i < league->count && league->game->players == 1; i++) {
        write_format(out, "\n%s:", league->players[i].name);
        league_text_solo(league, i, out);
    }
}

static void text(const Job *job, JobLevel level, Writer *out) {
    const League *league = league_of(job);
    const LeaguePlayer *first = league->players;
    Statistics stats;
    if (level == JOB_PROGRESS) {
        text_progress(league, out);
        return;
    }
    match_statistics(job, &stats);
    write_text(out, stats.game);
    if (league->count > 1) {
        text_players(league, &stats, out);
    } else { /* in a game of one */
        write_format(out, "\n%s: %lld games", first->name, (long long)first->points.count);
        league_text_solo(league, 0, out);
    }
    league_text_extras(job, level, out);
}

static const JobDef match_def = {
    .kind = "match", .json = json, .text = text, BATCH_SLOTS, .close = league_close};

static bool open(Job *job, const SeriesWish *wish, Err *err) {
    if (!league_open(job, wish, err)) return false;
    League *league = league_of(job);
    int most = league->game->players > 2 ? league->game->players : 2;
    if (wish->count > most)
        return err_set(err,
                       "A match is played by at most %d players here, not by %d; `tournament` "
                       "takes more.",
                       most, wish->count);
    return league_pairings(job, err);
}

Job *match_new(const JobWorld *world, const SeriesWish *wish, Err *err) {
    Job *job = job_new(&match_def, world, sizeof(League), err);
    return job_opened(job, job && open(job, wish, err));
}
