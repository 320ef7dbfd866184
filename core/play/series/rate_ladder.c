/* rate_ladder.c - what a ladder has found, as a scale. */
#include <math.h>
#include <string.h>

#include "play/series/rate_job.h"
#include "plyscope_host.h"

static const Anchor *earlier_place(const Rate *rate, int player) {
    for (int i = 0; rate->request.onto && i < rate->scale->count; i++)
        if (rate->of_anchor[i] == player) return &rate->scale->anchors[i];
    return NULL;
}

/* Milliseconds of the scale that a ladder goes on from for each that is measured here, by all
 * players of both; 1 without any. */
static double pace_of(const Rate *rate) {
    double then = 0, here = 0;
    for (int i = 0; i < rate->count; i++) {
        const Anchor *it = earlier_place(rate, i);
        double ms = it ? rate_ms(&rate->players[i]) : 0;
        if (!(ms > 0)) continue;
        then += it->ms;
        here += ms;
    }
    return then > 0 && here > 0 ? then / here : 1;
}

static void place(const Rate *rate, int player, double pace, Anchor *out) {
    const RatePlayer *it = &rate->players[player];
    const Rating *rating = &rate->ratings.players[player];
    const Anchor *earlier = earlier_place(rate, player);
    *out = (Anchor){.spec = it->shown, .ms = earlier ? earlier->ms : pace * rate_ms(it)};
    if (rate->solo) {
        double half = Z95 * running_error(&it->stats);
        out->at = it->stats.mean;
        out->low = it->stats.count > 1 ? out->at - half : -INFINITY;
        out->high = it->stats.count > 1 ? out->at + half : INFINITY;
        out->games = it->stats.count;
        rate_quantiles(it, out->part);
        return;
    }
    out->at = rating->elo;
    out->low = rating->fixed ? rating->elo : rating->low;
    out->high = rating->fixed ? rating->elo : rating->high;
    out->games = rating->games;
}

Ladder *rate_ladder(const Job *job, Arena *arena, Err *err) {
    const Rate *rate = job->data;
    const SeriesRequest *series = &rate->request.series;
    Ladder *scale = ARENA_NEW(arena, Ladder, 1, err);
    Anchor *anchors = ARENA_NEW(arena, Anchor, rate->count, err);
    Meeting *meetings = ARENA_NEW(arena, Meeting, rate->met + 1, err);
    if (!scale || !anchors || !meetings) return NULL;
    *scale = (Ladder){.game = series->game,
                      .version = PLY_VERSION,
                      .points = rate->solo,
                      .seed = series->seed,
                      .openings = series->openings,
                      .games = rate->earlier + rate->batch.folded,
                      .nodes = series->nodes,
                      .fair = series->fair,
                      .time = series->time,
                      .first = rate->ratings.first,
                      .draws = rate->ratings.draws,
                      .dispersion = rate->ratings.dispersion,
                      .count = rate->count,
                      .anchors = anchors,
                      .met = rate->met,
                      .meetings = meetings};
    memcpy(scale->date, rate->request.date, sizeof scale->date);
    double pace = pace_of(rate);
    int order[RATING_MAX], at_of[RATING_MAX];
    for (int i = 0; i < rate->count; i++) {
        Anchor it;
        place(rate, i, pace, &it);
        int at = i;
        for (; at > 0 && anchors[at - 1].at > it.at; at--) {
            anchors[at] = anchors[at - 1];
            order[at] = order[at - 1];
        }
        anchors[at] = it;
        order[at] = i;
    }
    for (int i = 0; i < rate->count; i++)
        at_of[order[i]] = i;
    for (int i = 0; i < rate->met; i++) {
        meetings[i] = rate->meetings[i];
        meetings[i].a = at_of[meetings[i].a];
        meetings[i].b = at_of[meetings[i].b];
    }
    return scale;
}
