/* tournament.c - many players: all against all, one against all, knock-out, or Swiss rounds. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "play/series/series.h"

const char *const tournament_kinds[] = {"robin", "gauntlet", "knockout", "swiss", NULL};

static void json_pair(const Series *series, int a, int b, Json *json) {
    const Match *match = series_cross(series, a, b);
    json_object(json, NULL);
    json_int(json, "a", a);
    json_int(json, "b", b);
    json_int(json, "wins", match->wins);
    json_int(json, "draws", match->draws);
    json_int(json, "losses", match->losses);
    json_end(json);
}

/* Players as they were named, then the sides. */
static void json_tallies(const Series *series, Json *json) {
    JSON_OBJECTS(json, "tallies", i, series->tally_count) {
        const Tally *tally = &series->tallies[i];
        json_text(json, "name", tally->name);
        json_int(json, "games", tally->games);
        for (int key = 0; key < TALLY_KEYS; key++)
            json_real(json, tally_keys[key], tally_value(tally, key));
    }
}

/* ---- ratings --------------------------------------------------------------------------------- */

/* All players of a game of two on one scale (base/rating.h), around a mean of 0 over those that
 * games lead to from the first one. */
typedef struct Rated {
    bool known;
    double elo, low, high; /* ends that are not known are infinite */
} Rated;

static void rate(const Series *series, Rated out[SERIES_MAX]) {
    int n = series->count, met = 0, known = 0;
    double sum = 0;
    Ratings *ratings = series->game->players == 2 ? calloc(1, sizeof *ratings) : NULL;
    Meeting *meetings = ratings ? calloc((size_t)(n * n), sizeof *meetings) : NULL;
    for (int i = 0; i < n; i++)
        out[i].known = false;
    for (int a = 0; meetings && a < n; a++)
        for (int b = a + 1; b < n; b++) {
            const Match *back = &series->first[b * n + a];
            if (match_games(series_cross(series, a, b)) == 0) continue;
            Meeting *it = &meetings[met++];
            *it = (Meeting){.a = a, .b = b, .first = series->first[a * n + b]};
            it->second = (Match){back->losses, back->draws, back->wins};
            for (int i = 0; i < 5; i++)
                it->pairs[i] = series->pairs[a * n + b].count[i];
        }
    if (met > 0) {
        ratings->count = n;
        ratings->players[0].fixed = true;
        rating_fit(ratings, meetings, met);
        for (int i = 0; i < n; i++) {
            out[i].known = ratings->players[i].known;
            if (out[i].known) sum += ratings->players[i].elo;
            known += out[i].known;
        }
        for (int i = 0; i < n; i++) {
            double half = Z95 * rating_mean_error(ratings, i);
            out[i].elo = ratings->players[i].elo - sum / known;
            out[i].low = out[i].elo - half;
            out[i].high = out[i].elo + half;
        }
    }
    free(meetings);
    free(ratings);
}

static const char *winner(const Series *series) {
    bool known = series->request.kind == TOURNAMENT_KNOCKOUT && series->alive_count == 1;
    return known ? series->players[series->alive[0]].name : NULL;
}

static void json(const Job *job, JobLevel level, Json *json) {
    const Series *series = job->data;
    int order[SERIES_MAX];
    series_rank(series, order);
    batch_json(job, level, json);
    json_text(json, "format", tournament_kinds[series->request.kind]);
    series_json_players(series, json);
    json_int(json, "games", series->batch.folded);
    Rated rated[SERIES_MAX];
    rate(series, rated);
    /* best first */
    JSON_OBJECTS(json, "rows", i, series->count) {
        const Rated *it = &rated[order[i]];
        series_json_row(json, series, order[i]);
        if (!it->known) continue;
        json_real(json, "rating", it->elo);
        json_real(json, "rating_low", it->low);
        json_real(json, "rating_high", it->high);
    }
    /* score of the row's player against the column's, as `players` */
    JSON_EACH(json, "cross", a, series->count) {
        JSON_EACH(json, NULL, b, series->count) {
            const Match *match = series_cross(series, a, b);
            json_known(json, NULL, match_games(match) > 0, match_points(match));
        }
    }
    /* all that have met, of two players the one named earlier first */
    JSON_EACH(json, "pairs", a, series->count)
        for (int b = a + 1; b < series->count; b++)
            if (match_games(series_cross(series, a, b)) > 0) json_pair(series, a, b, json);
    json_tallies(series, json);
    if (winner(series)) json_text(json, "winner", winner(series));
    if (level != JOB_PROGRESS) series_json_extras(job, json);
}

/* In a column of 15: "+120 +- 40"; "." where no games lead to the player. */
static void text_rating(const Rated *it, Writer *out) {
    char buffer[40] = ".";
    Writer writer;
    writer_fixed(&writer, buffer, sizeof buffer);
    if (it->known) {
        write_format(&writer, "%s%s", it->elo > 0 ? "+" : "", DECIMALS_TEXT(it->elo, 0));
        if (!isinf(it->high))
            write_format(&writer, " +- %s", DECIMALS_TEXT((it->high - it->low) / 2, 0));
        else
            write_text(&writer, " +- ?");
    } else {
        write_char(&writer, '.');
    }
    write_format(out, " %14s", buffer);
}

static void text(const Job *job, JobLevel level, Writer *out) {
    const Series *series = job->data;
    if (level == JOB_PROGRESS) {
        batch_text_progress(&series->batch, out);
        return;
    }
    int order[SERIES_MAX], width = 6;
    series_rank(series, order);
    for (int i = 0; i < series->count; i++)
        if ((int)strlen(series->players[i].name) > width)
            width = (int)strlen(series->players[i].name);
    write_format(out, "   %-*s %7s %7s", width, "player", "games", "score");
    for (int i = 0; i < series->count; i++)
        write_format(out, " %7d", i + 1);
    if (series->game->players == 2) write_format(out, " %14s", "rating");
    write_text(out, "  Elo against the others");
    Rated rated[SERIES_MAX];
    rate(series, rated);
    for (int i = 0; i < series->count; i++) {
        int player = order[i];
        Match total = series_total(series, player);
        write_format(out, "\n%2d %-*s %7lld ", i + 1, width, series->players[player].name,
                     (long long)match_games(&total));
        if (match_games(&total) > 0)
            write_format(out, "%7.1f", match_points(&total));
        else
            write_format(out, "%7s", ".");
        for (int k = 0; k < series->count; k++) {
            const Match *match = series_cross(series, player, order[k]);
            write_format(out, " %7s", match_games(match) ? REAL_TEXT(match_points(match)) : ".");
        }
        if (series->game->players == 2) text_rating(&rated[player], out);
        write_text(out, "  ");
        if (match_games(&total) > 0)
            series_text_elo(out, &total, 1);
        else
            write_char(out, '.');
    }
    if (winner(series)) write_format(out, "\nwinner %s", winner(series));
    series_text_tallies(series->tallies, series->tally_count, width + 3, out);
    series_text_extras(job, level, out);
}

static const JobDef tournament_def = {.kind = "tournament",
                                      .json = json,
                                      .text = text,
                                      BATCH_SLOTS,
                                      .failure = series_failure,
                                      .close = series_close};

Job *tournament_new(const JobWorld *world, const SeriesRequest *request, Err *err) {
    Job *job = job_new(&tournament_def, world, sizeof(Series), err);
    return job_opened(job, job && series_open(job, request, err) && series_pairings(job, err));
}
