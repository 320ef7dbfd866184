/* match.c - a match: the document's statistics over players and sides, and what they prove. */
#include <string.h>

#include "play/league.h"

/* ---- the statistics' names ---------------------------------------------------------------------- */

static void name_statistics(League *league) {
    Statistics *stats = &league->stats;
    const Game *game = league->game;
    Writer writer;
    writer_fixed(&writer, stats->game, sizeof stats->game);
    write_text(&writer, "Statistics(");
    for (int i = 0; i < league->count; i++) {
        Writer key;
        writer_fixed(&key, stats->subkeys[stats->keys++], sizeof stats->subkeys[0]);
        write_text(&key, league->names[i]);
        write_format(&writer, "%s, ", league->names[i]);
    }
    for (int seat = 0; seat < game->players; seat++) {
        Writer key;
        writer_fixed(&key, stats->subkeys[stats->keys++], sizeof stats->subkeys[0]);
        write_text(&key, game_player_name(game, seat));
    }
    if (game->repr)
        game->repr(game->rules, &writer);
    else
        write_text(&writer, league->spec);
    write_char(&writer, ')');
}

const Statistics *match_statistics(const Job *job) {
    return &league_of(job)->stats;
}

/* ---- output ------------------------------------------------------------------------------------- */

static double value_of(const Statistics *stats, int key, int which) {
    double count = stats->games > 0 ? (double)stats->games : 1;
    switch (which) {
    case 0: return stats->pv[key];
    case 1: return stats->sigma[key];
    case 2: return stats->pv[key] / count;
    default: return stats->sigma[key] / count;
    }
}

static void json(const Job *job, JobLevel level, Json *json) {
    static const char *const keys[] = {"pv", "sigma", "avg_victories", "avg_stones"};
    const League *league = league_of(job);
    const Statistics *stats = &league->stats;
    batch_json(job, level, json);
    json_array(json, "players");
    for (int i = 0; i < league->count; i++)
        json_text(json, NULL, league->names[i]);
    json_end(json);
    if (league->count > 1)
        league_json_match(json, league_cross(league, 0, 1));
    else
        json_int(json, "games", league->points[0].count);
    for (int which = 0; which < 4; which++) {
        json_object(json, keys[which]);
        for (int key = 0; key < stats->keys; key++)
            json_real(json, stats->subkeys[key], value_of(stats, key, which));
        json_end(json);
    }
    json_text(json, "statistics", stats->game);
    if (league->wish.sprt[0] != 0 || league->wish.sprt[1] != 0) {
        json_object(json, "sprt");
        json_real(json, "elo0", league->wish.sprt[0]);
        json_real(json, "elo1", league->wish.sprt[1]);
        json_real(json, "llr", league->sprt_ratio);
        json_int(json, "verdict", league->sprt_verdict);
        json_end(json);
    }
    if (league->count > 2) {
        json_array(json, "rows");
        for (int i = 0; i < league->count; i++) {
            Match total = league_total(league, i);
            json_object(json, NULL);
            json_text(json, "player", league->names[i]);
            league_json_match(json, &total);
            json_end(json);
        }
        json_end(json);
    }
    if (level != JOB_PROGRESS) league_json_extras(job, json);
}

static void text_table(const Statistics *stats, Writer *out) {
    int width = 8;
    for (int key = 0; key < stats->keys; key++)
        if ((int)strlen(stats->subkeys[key]) > width) width = (int)strlen(stats->subkeys[key]);
    league_text_tally_head(width, out);
    for (int key = 0; key < stats->keys; key++) {
        double values[4];
        for (int which = 0; which < 4; which++)
            values[which] = value_of(stats, key, which);
        league_text_tally(stats->subkeys[key], width, values, out);
    }
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
    const double *elo = league->wish.sprt;
    if (elo[0] == 0 && elo[1] == 0) return;
    static const char *const words[] = {"accepted: no better than ", "undecided between ",
                                        "accepted: at least "};
    write_format(out, "\nSPRT log-likelihood ratio %.2f, ", league->sprt_ratio);
    write_text(out, words[league->sprt_verdict + 1]);
    if (league->sprt_verdict <= 0) write_real(out, elo[0]);
    if (league->sprt_verdict == 0) write_text(out, " and ");
    if (league->sprt_verdict >= 0) write_real(out, elo[1]);
    write_text(out, " Elo");
}

/* A single player of a game of one. */
static void text_alone(const Job *job, JobLevel level, Writer *out) {
    const League *league = league_of(job);
    const Series *points = &league->points[0];
    if (level == JOB_PROGRESS) {
        write_format(out, "%lld of %lld  mean ", (long long)league->batch.folded,
                     (long long)league->batch.total);
        write_decimals(out, points->mean, 1);
        return;
    }
    write_text(out, league->stats.game);
    write_format(out, "\n%s: %lld games", league->names[0], (long long)points->count);
    league_text_solo(league, 0, out);
    league_text_extras(job, level, out);
}

static void text(const Job *job, JobLevel level, Writer *out) {
    const League *league = league_of(job);
    if (league->count == 1) {
        text_alone(job, level, out);
        return;
    }
    const Match *match = league_cross(league, 0, 1);
    if (level == JOB_PROGRESS) {
        write_format(out, "%lld of %lld  +%lld =%lld -%lld  ", (long long)league->batch.folded,
                     (long long)league->batch.total, (long long)match->wins,
                     (long long)match->draws, (long long)match->losses);
        league_text_elo(out, match);
        return;
    }
    write_text(out, league->stats.game);
    write_format(out, "\n%s - %s: %lld games, +%lld =%lld -%lld", league->names[0],
                 league->names[1], (long long)match_games(match), (long long)match->wins,
                 (long long)match->draws, (long long)match->losses);
    text_score(match, out);
    text_sprt(league, out);
    text_table(&league->stats, out);
    for (int i = 0; i < league->count && league->game->players == 1; i++) {
        write_format(out, "\n%s:", league->names[i]);
        league_text_solo(league, i, out);
    }
    league_text_extras(job, level, out);
}

static const JobDef match_def = {.kind = "match",
                                 .step = batch_step,
                                 .json = json,
                                 .text = text,
                                 .finish = batch_finish,
                                 .fold = batch_fold,
                                 .hand_out = batch_hand_out,
                                 .close = league_close};

static bool open(Job *job, const MatchWish *wish, Err *err) {
    if (!league_open(job, wish, err)) return false;
    League *league = league_of(job);
    int most = league->game->players > 2 ? league->game->players : 2;
    if (wish->count > most)
        return err_set(err,
                       "A match is played by at most %d players here, not by %d; `tournament` "
                       "takes more.",
                       most, wish->count);
    name_statistics(league);
    return league_pairings(job, TOURNAMENT_ROBIN, err);
}

Job *match_new(const JobWorld *world, const MatchWish *wish, Err *err) {
    Job *job = job_new(&match_def, world, sizeof(League), err);
    if (!job) return NULL;
    if (open(job, wish, err)) return job;
    job_free(job);
    return NULL;
}
