/* rate_out.c - what a rating says: where players stand, how sure that is, what does not fit. */
#include <math.h>
#include <stdlib.h>

#include "play/series/rate_job.h"

/* ---- predicted against held-out results ------------------------------------------------------ */

enum { BINS = 10 };

/* A scale that is fitted to half of the pairs of every meeting, held against the other half. */
typedef struct Held {
    int64_t games;
    double
        brier;   /* mean squared distance of a result (0, 1/2, 1) from the score that is expected */
    double even; /* the same where everybody expects 1/2 */
    double ideal; /* what it comes to when the expectation is right */
    struct {
        int64_t games;
        double expected, points;
    } bins[BINS]; /* by the expected score of who moved first */
} Held;

static void hold(const Ratings *ratings, Held *out, double difference, const Match *match) {
    double first = rating_first(ratings, difference), games = (double)match_games(match),
           wins = (double)match->wins, draws = (double)match->draws, losses = (double)match->losses;
    if (!(games > 0)) return;
    int bin = (int)(first * BINS);
    out->games += match_games(match);
    out->brier += wins * (1 - first) * (1 - first) + draws * (0.5 - first) * (0.5 - first) +
                  losses * first * first;
    out->even += (wins + losses) / 4;
    out->ideal += games * rating_first_variance(ratings, difference);
    bin = bin < 0 ? 0 : bin >= BINS ? BINS - 1 : bin;
    out->bins[bin].games += match_games(match);
    out->bins[bin].expected += games * first;
    out->bins[bin].points += match_points(match);
}

static Match without(const Match *all, const Match *half) {
    return (Match){all->wins - half->wins, all->draws - half->draws, all->losses - half->losses};
}

/* False when the half says too little. `ratings` is room to work in. */
static bool held_out(const Rate *rate, Ratings *ratings, Held *out) {
    *out = (Held){.games = 0};
    *ratings = (Ratings){.count = rate->count};
    for (int i = 0; i < rate->count; i++) {
        const Rating *from = &rate->ratings.players[i];
        ratings->players[i].fixed = from->fixed;
        if (from->fixed) ratings->players[i].elo = from->elo;
    }
    rating_fit(ratings, rate->half, rate->met);
    for (int k = 0; k < rate->met; k++) {
        const Meeting *all = &rate->meetings[k], *half = &rate->half[k];
        const Rating *a = &ratings->players[all->a], *b = &ratings->players[all->b];
        if ((!a->fixed && !a->known) || (!b->fixed && !b->known)) continue;
        Match first = without(&all->first, &half->first),
              second = match_reversed(without(&all->second, &half->second));
        hold(ratings, out, a->elo - b->elo, &first);
        hold(ratings, out, b->elo - a->elo, &second);
    }
    if (out->games == 0) return false;
    out->brier /= (double)out->games;
    out->even /= (double)out->games;
    out->ideal /= (double)out->games;
    return true;
}

static void json_held(const Held *held, Json *json) {
    json_object(json, "held");
    json_int(json, "games", held->games);
    json_real(json, "brier", held->brier);
    json_real(json, "ideal", held->ideal);
    json_real(json, "even", held->even);
    json_array(json, "calibration");
    for (int i = 0; i < BINS; i++) {
        double games = (double)held->bins[i].games;
        if (!(games > 0)) continue;
        json_object(json, NULL);
        json_int(json, "games", held->bins[i].games);
        json_real(json, "expected", held->bins[i].expected / games);
        json_real(json, "score", held->bins[i].points / games);
        json_end(json);
    }
    json_end(json);
    json_end(json);
}

/* ---- where players stand --------------------------------------------------------------------- */

/* A player of the scale that stands next to `at`, below or above; -1 = none. */
static int neighbour(const Rate *rate, int player, bool above) {
    int found = -1;
    double at = rate->ratings.players[player].elo;
    for (int i = 0; i < rate->count; i++) {
        const Rating *it = &rate->ratings.players[i];
        if (i == player || (i < rate->rated && !it->fixed) || (above ? it->elo < at : it->elo > at))
            continue;
        if (found < 0 || (above ? it->elo < rate->ratings.players[found].elo
                                : it->elo > rate->ratings.players[found].elo))
            found = i;
    }
    return found;
}

static void json_neighbour(const Rate *rate, int player, bool above, Json *json) {
    int found = neighbour(rate, player, above);
    if (found < 0) return;
    json_object(json, above ? "above" : "below");
    json_text(json, "player", rate->players[found].shown);
    json_real(json, "at", rate->ratings.players[found].elo);
    json_end(json);
}

/* at low high error, null where they are not known; of points their quantiles */
static void json_place(const Rate *rate, int player, Json *json) {
    const RatePlayer *it = &rate->players[player];
    const Rating *rating = &rate->ratings.players[player];
    if (rate->solo) {
        double half = Z95 * running_error(&it->stats), part[3];
        bool known = it->stats.count > 1;
        json_known(json, "at", it->stats.count > 0, it->stats.mean);
        json_known(json, "low", known, it->stats.mean - half);
        json_known(json, "high", known, it->stats.mean + half);
        json_int(json, "games", it->stats.count);
        rate_quantiles(it, part);
        JSON_EACH(json, "part", k, 3)
            json_real(json, NULL, part[k]);
        return;
    }
    bool known = rating->fixed || (rating->known && !isinf(rating->error));
    json_known(json, "at", known, rating->elo);
    json_known(json, "low", rating->fixed || !isinf(rating->low),
               rating->fixed ? rating->elo : rating->low);
    json_known(json, "high", rating->fixed || !isinf(rating->high),
               rating->fixed ? rating->elo : rating->high);
    json_int(json, "games", rating->games);
}

static void json_players(const Rate *rate, Json *json) {
    JSON_OBJECTS(json, "players", i, rate->rated) {
        json_text(json, "player", rate->players[i].spec);
        json_place(rate, i, json);
        json_real(json, "ms", rate_ms(&rate->players[i]));
        if (rate->solo || rate->request.ladder || !rate->ratings.players[i].known) continue;
        json_neighbour(rate, i, false, json);
        json_neighbour(rate, i, true, json);
    }
}

/* ladder: the scale's file, and what it says */
static void json_scale(const Job *job, Ratings *room, Json *json) {
    Arena *arena = arena_new(LADDER_ROOM);
    Ladder *scale = arena ? rate_ladder(job, arena, NULL) : NULL;
    Writer file;
    writer_init(&file);
    if (scale) {
        ladder_write(scale, &file);
        json_object(json, "scale");
        ladder_json(scale, room, json);
        json_end(json);
        json_text(json, "file", file.text);
    }
    writer_done(&file);
    arena_free(arena);
}

void rate_json(const Job *job, JobLevel level, Json *json) {
    const Rate *rate = job->data;
    int a, b;
    double width = rate_width(rate, &a, &b);
    batch_json(job, level, json);
    json_text(json, "unit", rate->solo ? "points" : "elo");
    json_int(json, "games", rate->batch.folded);
    json_real(json, "within", rate_wanted(rate));
    json_known(json, "width", !isinf(width), width);
    json_players(rate, json);
    if (level == JOB_PROGRESS) return;
    Ratings *room = malloc(sizeof *room);
    if (!rate->solo) {
        json_real(json, "first", rate->ratings.first);
        json_real(json, "draws", rate->ratings.draws);
        json_real(json, "dispersion", rate->ratings.dispersion);
        json_bool(json, "prior", rate->ratings.prior);
        if (!rate->request.ladder) {
            JSON_EACH(json, "all", i, rate->count)
                json_text(json, NULL, rate->players[i].shown);
            misfit_json(&rate->ratings, rate->meetings, rate->met, json);
        }
        Held held;
        if (room && held_out(rate, room, &held)) json_held(&held, json);
    }
    if (rate->request.ladder && room) json_scale(job, room, json);
    free(room);
    distinct_json(&rate->distinct, rate->batch.folded, rate->request.series.openings, json);
    setup_json(job->world, rate->scope, &rate->request.series, json);
    json_real(json, "ms", job->worked);
    json_bool(json, "timed", job->timed);
}

/* ---- text ------------------------------------------------------------------------------------ */

static const char *player_name(const void *context, int player) {
    const Rate *rate = context;
    return rate->players[player].spec;
}

/* The share of all its points that a player has made. */
static double share_of(const Rate *rate, int player) {
    double points = 0, games = 0;
    for (int i = 0; i < rate->met; i++) {
        const Meeting *it = &rate->meetings[i];
        double here = meeting_points(it);
        double all = (double)meeting_games(it);
        if (it->a != player && it->b != player) continue;
        points += it->a == player ? here : all - here;
        games += all;
    }
    return games > 0 ? points / games : 0.5;
}

/* "+812 (95 %: 790 to 834)", "at least +300", "not known: ..." */
static void text_place(const Rate *rate, int player, Writer *out) {
    const RatePlayer *it = &rate->players[player];
    const Rating *rating = &rate->ratings.players[player];
    if (rate->solo) {
        double half = Z95 * running_error(&it->stats), part[3];
        rate_quantiles(it, part);
        write_format(out,
                     "%.0f points on average +- %.0f; 10, 50, 90 %% of the games below %.0f, "
                     "%.0f, %.0f",
                     it->stats.mean, half, part[0], part[1], part[2]);
    } else if (rating->fixed) {
        write_format(out, "%s, as given", DECIMALS_TEXT(rating->elo, 0));
    } else if (!rating->known) {
        write_text(out, "not known: no games lead from here to the scale");
    } else if (isinf(rating->low) && isinf(rating->high)) {
        write_text(out, "not known: its opponents have won or lost all themselves");
    } else if (isinf(rating->high)) {
        write_format(out, "at least %s: %s", DECIMALS_TEXT(rating->low, 0),
                     share_of(rate, player) < 1 ? "nobody whose place is known took points of it"
                                                : "it has won all");
    } else if (isinf(rating->low)) {
        write_format(out, "at most %s: %s", DECIMALS_TEXT(rating->high, 0),
                     share_of(rate, player) > 0
                         ? "it took no points of anybody whose place is known"
                         : "it has lost all");
    } else {
        write_format(out, "%s (95 %%: %s to %s)", DECIMALS_TEXT(rating->elo, 0),
                     DECIMALS_TEXT(rating->low, 0), DECIMALS_TEXT(rating->high, 0));
    }
}

static void text_neighbours(const Rate *rate, int player, Writer *out) {
    int below = neighbour(rate, player, false), above = neighbour(rate, player, true);
    if (!rate->ratings.players[player].known || rate->ratings.players[player].fixed) return;
    if (below >= 0)
        write_format(out, "; above %s (%s)", rate->players[below].shown,
                     DECIMALS_TEXT(rate->ratings.players[below].elo, 0));
    if (above >= 0)
        write_format(out, "; below %s (%s)", rate->players[above].shown,
                     DECIMALS_TEXT(rate->ratings.players[above].elo, 0));
}

static void text_progress(const Rate *rate, Writer *out) {
    int a, b;
    double width = rate_width(rate, &a, &b);
    batch_text_progress(&rate->batch, out);
    write_text(out, isinf(width) ? "" : ", +- ");
    if (!isinf(width)) write_format(out, "%.0f%s", width, rate->solo ? " %" : " Elo");
    if (rate->request.ladder || rate->rated > 1) return;
    write_text(out, ": ");
    text_place(rate, 0, out);
}

static void text_rated(const Rate *rate, Writer *out) {
    for (int i = 0; i < rate->rated; i++) {
        write_format(out, "%s%s: ", i ? "\n" : "", rate->players[i].spec);
        text_place(rate, i, out);
        if (!rate->solo) text_neighbours(rate, i, out);
        write_format(
            out, "; %lld games, %.3f ms a move",
            (long long)(rate->solo ? rate->players[i].stats.count : rate->ratings.players[i].games),
            rate_ms(&rate->players[i]));
    }
    if (rate->solo) return;
    write_text(out, rate->scale
                        ? "\nElo on the scale of this game, whose zero are random moves and whose "
                          "players count as known"
                        : "\nElo above random moves");
    misfit_text(&rate->ratings, rate->meetings, rate->met, player_name, rate, out);
}

static void text_ladder(const Job *job, Ratings *room, Writer *out) {
    const Rate *rate = job->data;
    Arena *arena = arena_new(LADDER_ROOM);
    Ladder *scale = arena ? rate_ladder(job, arena, NULL) : NULL;
    Held held;
    if (scale && room) ladder_text(scale, room, out);
    if (!rate->solo && room && held_out(rate, room, &held))
        write_format(out,
                     "\nfitted to one half of the games, the other half is %.4f off (mean square); "
                     "%.4f where it is right, %.4f where nothing is known",
                     held.brier, held.ideal, held.even);
    arena_free(arena);
}

/* Why it ended before the intervals were narrow enough, and what may be done. */
static void text_short(const Rate *rate, Writer *out) {
    int a, b;
    double width = rate_width(rate, &a, &b);
    if (rate->batch.stopped || width <= rate_wanted(rate)) return;
    const char *unit = rate->solo ? " %" : " Elo";
    write_format(out, "\nafter all games not as sure as was wanted (+- %s%s): ",
                 DECIMALS_TEXT(rate_wanted(rate), 0), unit);
    write_text(out, rate->players[a < 0 ? 0 : a].spec);
    if (b >= 0) write_format(out, " against %s", rate->players[b].spec);
    write_text(out, " is known worst");
    if (!isinf(width)) write_format(out, ", +- %s%s", DECIMALS_TEXT(width, 0), unit);
    write_text(out, "; games=N allows more");
}

void rate_text(const Job *job, JobLevel level, Writer *out) {
    const Rate *rate = job->data;
    if (level == JOB_PROGRESS) {
        text_progress(rate, out);
        return;
    }
    if (rate->request.ladder) {
        Ratings *room = malloc(sizeof *room);
        text_ladder(job, room, out);
        free(room);
    } else {
        text_rated(rate, out);
    }
    text_short(rate, out);
    batch_text_end(&rate->batch, out);
    distinct_text(&rate->distinct, rate->batch.folded, rate->request.series.openings, out);
    setup_text(job->world, &rate->request.series, out);
}
