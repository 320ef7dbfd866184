/* montecarlo_report.c - what a move is worth by the option score, and the report of montecarlo. */
#include "base/stats.h"
#include "searchers/montecarlo.h"

#include <math.h>
#include <string.h>

typedef MonteCandidate Candidate;
typedef Monte Data;

static double unit(const Search *search) {
    return search->game->traits & TRAIT_POINTS ? 1 : 100;
}

static bool tried(const Candidate *candidate) {
    return candidate->over || candidate->stats.count > 0;
}

double monte_value(const Search *search, const Candidate *candidate) {
    const Data *data = search->data;
    int me = data->me;
    if (candidate->over) return unit(search) * candidate->result;
    if (candidate->stats.count == 0) return 0;
    if (data->replies && data->options->score == SCORE_REPLY) {
        const Game *game = search->game;
        int mover = game->mover(game->rules, data->after + (candidate - data->candidates) *
                                                               (ptrdiff_t)game->state_size);
        const Reply *best = mover < 0 ? NULL : replies_best(&candidate->replies, mover);
        if (best) return unit(search) * best->sum[me] / (double)best->count;
    }
    return unit(search) * candidate->stats.sum[me] / (double)candidate->stats.count;
}

/* What candidates are compared by: means, so that a search may stop within a round; with
 * share=drawn totals, where the score is one. */
static double rank(const Search *search, int index) {
    const Data *data = search->data;
    const Candidate *candidate = &data->candidates[index];
    const Playouts *stats = &candidate->stats;
    if (candidate->over && (search->game->traits & TRAIT_TWO_PLAYER) && candidate->result == 1)
        return INFINITY;
    bool totals = data->options->share == SHARE_DRAWN;
    if (totals && data->options->score == SCORE_SUM) return (double)stats->plies;
    if (totals && data->options->score == SCORE_WINS)
        return candidate->over ? (double)(candidate->result > 0 ? candidate->drawn : 0)
                               : (double)stats->wins[data->me];
    switch (data->options->score) {
    case SCORE_WINS:
        if (candidate->over) return candidate->result > 0;
        return (double)stats->wins[data->me] / (double)stats->count;
    case SCORE_SUM: return candidate->over ? 0 : (double)stats->plies / (double)stats->count;
    case SCORE_MAX: return index == data->line_owner;
    default: return monte_value(search, candidate);
    }
}

/* The score as the documents have it: numbers of wins, sums of lengths. */
static double score(const Search *search, int index) {
    const Data *data = search->data;
    const Candidate *candidate = &data->candidates[index];
    switch (data->options->score) {
    case SCORE_WINS: return (double)candidate->stats.wins[data->me];
    case SCORE_SUM: return (double)candidate->stats.plies;
    case SCORE_MAX:
        return index == data->line_owner ? unit(search) * data->line_value
                                         : monte_value(search, candidate);
    default: return monte_value(search, candidate);
    }
}

static int best(const Search *search) {
    const Data *data = search->data;
    int found = -1;
    if (data->options->score == SCORE_MAX && data->reflex == NO_MOVE && data->line_owner >= 0)
        return data->line_owner; /* perhaps remembered, before any playout */
    for (int i = 0; i < data->count; i++) {
        if (data->reflex != NO_MOVE && data->moves[i] == data->reflex) return i;
        if (tried(&data->candidates[i]) && (found < 0 || rank(search, i) > rank(search, found)))
            found = i;
    }
    return found;
}

static Proven proven(const Search *search, const Candidate *candidate) {
    if (!candidate->over || !(search->game->traits & TRAIT_TWO_PLAYER)) return PROVEN_NONE;
    return candidate->result == 1    ? PROVEN_WIN
           : candidate->result == 0  ? PROVEN_DRAW
           : candidate->result == -1 ? PROVEN_LOSS
                                     : PROVEN_NONE;
}

static void fill_row(const Search *search, int index, MoveReport *row) {
    const Data *data = search->data;
    const Candidate *candidate = &data->candidates[index];
    const Playouts *stats = &candidate->stats;
    *row = (MoveReport){.move = data->moves[index], .pv = {data->moves[index]}, .pv_length = 1};
    bool remembered = data->options->score == SCORE_MAX && index == data->line_owner;
    if (!tried(candidate) && !remembered) return;
    row->bound = BOUND_EXACT;
    row->value = tried(candidate) ? monte_value(search, candidate)
                                  : unit(search) * data->line_value;
    row->score = score(search, index);
    row->effort = (double)stats->count;
    row->proven = proven(search, candidate);
    row->proven_in = row->proven != PROVEN_NONE;
    if (remembered) {
        row->pv_length = data->line_length < PV_MAX ? data->line_length : PV_MAX;
        memcpy(row->pv, data->line, (size_t)row->pv_length * sizeof(Move));
    }
    row->error = unit(search) *
                 stats_error(stats->sum[data->me], stats->square[data->me], (double)stats->count);
}

void monte_report(const Search *search, Report *out) {
    const Game *game = search->game;
    const Data *data = search->data;
    int chosen = best(search);
    if (chosen >= 0) {
        const Candidate *candidate = &data->candidates[chosen];
        MoveReport row;
        fill_row(search, chosen, &row);
        out->best = row.move;
        out->value = row.value;
        out->proven = row.proven == PROVEN_WIN ? PROVEN_WIN : PROVEN_NONE;
        out->proven_in = out->proven != PROVEN_NONE;
        out->pv_length = row.pv_length;
        memcpy(out->pv, row.pv, (size_t)row.pv_length * sizeof(Move));
        out->has_vector = (game->traits & TRAIT_MANY) && !candidate->over &&
                          candidate->stats.count > 0;
        for (int player = 0; out->has_vector && player < game->players; player++)
            out->vector[player] = unit(search) * candidate->stats.sum[player] /
                                  (double)candidate->stats.count;
    }
    double plies = 0, cut = 0;
    for (int i = 0; i < data->count; i++) {
        plies += (double)data->candidates[i].stats.plies;
        cut += (double)data->candidates[i].stats.cut;
        if (i >= out->capacity) continue;
        fill_row(search, i, &out->rows[i]);
        out->count = i + 1;
    }
    out->depth = 1;
    out->playouts = (double)data->playouts;
    out->nodes = (double)data->playouts;
    report_count(out, "mean_length", "mean length", "Mean length of a random game, in plies.",
                 "plies", data->playouts ? plies / (double)data->playouts : 0);
    report_count(out, "cut", NULL, "Random games that were cut off before their end.", NULL, cut);
    if (data->options->score == SCORE_MAX && data->line_owner >= 0)
        report_count(out, "best_game", "best game", "Result of the best single game so far.", NULL,
                     data->line_value);
}

/* ---- several searches ------------------------------------------------------------------------ */

static double merged_rank(const MonteOptions *options, const MoveReport *row) {
    bool wins = options->score == SCORE_WINS;
    if (!wins && options->score != SCORE_SUM) return row->value;
    if (options->share == SHARE_DRAWN) return row->score;
    return row->effort > 0 ? row->score / row->effort : wins && row->value > 0;
}

static void choose(const Search *search, Report *report) {
    const Data *data = search->data;
    const MonteOptions *options = data->options;
    bool totals = options->score == SCORE_WINS || options->score == SCORE_SUM;
    int found = -1, sure = -1;
    for (int i = 0; i < report->count; i++) {
        MoveReport *row = &report->rows[i];
        if (!totals) row->score = row->value;
        if (sure < 0 && (row->move == data->reflex || row->proven == PROVEN_WIN)) sure = i;
        if (row->bound != BOUND_NONE &&
            (found < 0 || merged_rank(options, row) > merged_rank(options, &report->rows[found])))
            found = i;
    }
    report_choose(report, sure < 0 ? found : sure);
}

const HelpDef monte_help = {
    .count = offsetof(MonteOptions, trees), .work = offsetof(MonteOptions, sims), .choose = choose};
