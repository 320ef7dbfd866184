/* ladder_out.c - a scale of strength as text and JSON, and how well it explains its games. */
#include "play/series/ladder.h"

#include <math.h>

#include "base/number.h"

void ladder_ratings(const Ladder *scale, Ratings *out) {
    *out = (Ratings){.count = scale->count};
    for (int i = 0; i < scale->count; i++)
        out->players[i].fixed = scale->anchors[i].low >= scale->anchors[i].high;
    bool any = false;
    for (int i = 0; i < scale->count; i++)
        any = any || out->players[i].fixed;
    if (!any && scale->count > 0) out->players[0].fixed = true;
    for (int i = 0; i < scale->count; i++)
        if (out->players[i].fixed) out->players[i].elo = scale->anchors[i].at;
    rating_fit(out, scale->meetings, scale->met);
}

int residuals_worst(const Ratings *ratings, const Meeting *meetings, int count, int max,
                    int out[]) {
    int found = 0;
    double size[RESIDUALS_SHOWN + 1];
    for (int i = 0; i < count; i++) {
        double errors = rating_residual(ratings, &meetings[i]).errors;
        if (errors < 0) errors = -errors;
        int at = found < max ? found++ : max;
        for (; at > 0 && size[at - 1] < errors; at--) {
            if (at == max) continue;
            size[at] = size[at - 1];
            out[at] = out[at - 1];
        }
        if (at == max) continue;
        size[at] = errors;
        out[at] = i;
    }
    return found;
}

void misfit_json(const Ratings *ratings, const Meeting *meetings, int count, Json *json) {
    Misfit misfit = rating_misfit(ratings, meetings, count);
    int worst[RESIDUALS_SHOWN],
        found = residuals_worst(ratings, meetings, count, RESIDUALS_SHOWN, worst);
    json_object(json, "misfit");
    json_real(json, "chi", misfit.chi);
    json_int(json, "freedom", misfit.freedom);
    json_real(json, "probability", misfit.probability);
    json_end(json);
    JSON_OBJECTS(json, "residuals", i, found) {
        const Meeting *it = &meetings[worst[i]];
        Residual residual = rating_residual(ratings, it);
        json_int(json, "a", it->a);
        json_int(json, "b", it->b);
        json_int(json, "games", meeting_games(it));
        json_real(json, "points", residual.points);
        json_real(json, "expected", residual.expected);
        json_real(json, "errors", residual.errors);
    }
}

void misfit_text(const Ratings *ratings, const Meeting *meetings, int count,
                 const char *(*name)(const void *context, int player), const void *context,
                 Writer *out) {
    static const double SURPRISING = 0.01, FAR_OFF = 3;
    Misfit misfit = rating_misfit(ratings, meetings, count);
    int worst[1];
    if (misfit.freedom == 0 || residuals_worst(ratings, meetings, count, 1, worst) == 0) return;
    const Meeting *it = &meetings[worst[0]];
    Residual residual = rating_residual(ratings, it);
    double errors = residual.errors < 0 ? -residual.errors : residual.errors;
    bool surprising = misfit.probability < SURPRISING;
    if (surprising)
        write_format(
            out,
            "\none scale does not explain these games (chance of so much %.2g): results go "
            "round in circles",
            misfit.probability);
    else
        write_format(out, "\none scale explains these games (chance of so much scatter %.2f)",
                     misfit.probability);
    if (surprising || errors > FAR_OFF)
        write_format(out,
                     "; furthest from it: %s made %.1f of %lld points against %s, %.1f expected, "
                     "%.1f standard errors off",
                     name(context, it->a), residual.points, (long long)meeting_games(it),
                     name(context, it->b), residual.expected, errors);
}

/* Whether nobody is stronger in as little time (the Pareto front). */
static bool on_front(const Ladder *scale, int player) {
    const Anchor *it = &scale->anchors[player];
    for (int i = 0; i < scale->count; i++) {
        const Anchor *other = &scale->anchors[i];
        if (other->at > it->at && other->ms <= it->ms) return false;
        if (i < player && other->at >= it->at && other->ms <= it->ms) return false;
    }
    return true;
}

static void json_end_of(Json *json, const char *key, double value) {
    json_known(json, key, !isinf(value), value);
}

/* player at low high games ms */
static void json_anchor(Json *json, const Anchor *it) {
    json_text(json, "player", it->spec);
    json_real(json, "at", it->at);
    json_end_of(json, "low", it->low);
    json_end_of(json, "high", it->high);
    json_int(json, "games", it->games);
    json_real(json, "ms", it->ms);
}

static void json_curve(Json *json, const Curve *curve) {
    json_text(json, "player", curve->spec);
    json_text(json, "setting", curve->setting);
    JSON_OBJECTS(json, "points", i, curve->count) {
        json_real(json, "value", curve->points[i].value);
        json_anchor(json, &curve->points[i].anchor);
        json_int(json, "nodes", curve->points[i].nodes);
    }
}

void ladder_json(const Ladder *scale, Ratings *ratings, Json *json) {
    json_text(json, "game", scale->game);
    json_text(json, "unit", scale->points ? "points" : "elo");
    json_text(json, "version", scale->version);
    json_text(json, "date", scale->date[0] ? scale->date : NULL);
    json_int(json, "seed", scale->seed);
    json_int(json, "openings", scale->openings);
    json_real(json, "fair", scale->fair);
    json_real(json, "time", scale->time);
    json_int(json, "nodes", scale->nodes);
    json_int(json, "games", scale->games);
    JSON_OBJECTS(json, "anchors", i, scale->count) {
        const Anchor *it = &scale->anchors[i];
        json_anchor(json, it);
        json_bool(json, "front", on_front(scale, i));
        if (!scale->points) continue;
        JSON_EACH(json, "part", k, 3)
            json_real(json, NULL, it->part[k]);
    }
    JSON_OBJECTS(json, "curves", i, scale->curve_count)
        json_curve(json, &scale->curves[i]);
    if (scale->points) return;
    json_real(json, "first", scale->first);
    json_real(json, "draws", scale->draws);
    json_real(json, "dispersion", scale->dispersion);
    ladder_ratings(scale, ratings);
    misfit_json(ratings, scale->meetings, scale->met, json);
}

static const char *anchor_name(const void *context, int player) {
    const Ladder *scale = context;
    return scale->anchors[player].spec;
}

static void text_interval(const Anchor *it, Writer *out) {
    char low[NUMBER_TEXT] = "-", high[NUMBER_TEXT] = "-";
    if (!isinf(it->low)) decimals_text(it->low, 0, low);
    if (!isinf(it->high)) decimals_text(it->high, 0, high);
    write_format(out, "%7s %7s", low, high);
}

static void text_curve(const Curve *curve, Writer *out) {
    write_format(out, "\n\nwhat %s buys %s\n%10s %8s %15s %7s %10s %12s", curve->setting,
                 curve->spec, curve->setting, "strength", "95 % interval", "games", "ms/move",
                 "nodes/move");
    for (int i = 0; i < curve->count; i++) {
        const CurvePoint *it = &curve->points[i];
        write_format(out, "\n%10s %8s ", REAL_TEXT(it->value), DECIMALS_TEXT(it->anchor.at, 0));
        text_interval(&it->anchor, out);
        write_format(out, " %7lld %10.3f %12lld", (long long)it->anchor.games, it->anchor.ms,
                     (long long)it->nodes);
    }
}

static void text_fit(const Ladder *scale, Ratings *ratings, Writer *out) {
    write_format(out, "\nmoving first is worth %.0f Elo; between equals %.1f %% of games are drawn",
                 scale->first, 100 * scale->draws);
    ladder_ratings(scale, ratings);
    misfit_text(ratings, scale->meetings, scale->met, anchor_name, scale, out);
}

void ladder_text(const Ladder *scale, Ratings *ratings, Writer *out) {
    write_format(out, "%s, version %s%s%s, seed %lld: %lld games\n", scale->game, scale->version,
                 scale->date[0] ? ", " : "", scale->date, (long long)scale->seed,
                 (long long)scale->games);
    write_format(out, "%8s %15s %7s %10s   ", scale->points ? "points" : "Elo", "95 % interval",
                 "games", "ms/move");
    if (scale->points) write_format(out, "%27s   ", "10, 50, 90 % of games below");
    write_text(out, "player; * = nobody is stronger in as little time");
    for (int i = scale->count - 1; i >= 0; i--) {
        const Anchor *it = &scale->anchors[i];
        write_format(out, "\n%8s ", DECIMALS_TEXT(it->at, 0));
        text_interval(it, out);
        write_format(out, " %7lld %10.3f %c ", (long long)it->games, it->ms,
                     on_front(scale, i) ? '*' : ' ');
        if (scale->points)
            write_format(out, "%8.0f %9.0f %8.0f   ", it->part[0], it->part[1], it->part[2]);
        write_text(out, it->spec);
    }
    if (!scale->points) text_fit(scale, ratings, out);
    for (int i = 0; i < scale->curve_count; i++)
        text_curve(&scale->curves[i], out);
}
