/* trees.c - independent searches of one position: their steps and the sum of their reports. */
#include "search/trees.h"

#include <math.h>
#include <string.h>

int trees_wanted(const Search *search) {
    size_t at = search->def->trees;
    int64_t wanted = 1;
    if (at) memcpy(&wanted, (const char *)search->options + at, sizeof wanted);
    return (int)wanted;
}

/* ---- steps ----------------------------------------------------------------------------------- */

static bool proven(const Search *tree) {
    Report report = {.capacity = 0};
    tree->def->report(tree, &report);
    return report.proven != PROVEN_NONE;
}

/* What is known of one of the rest, here or where it is searched. */
static const Report *known(const Search *tree, Report *here) {
    search_report(tree, here);
    return tree->found && tree->found->nodes > here->nodes ? tree->found : here;
}

static void step_other(Search *search, int tree, int64_t budget) {
    Search *other = search->others[tree - 1];
    if (other->done) return;
    other->endless = search->endless;
    search_step(other, budget);
}

Step trees_step(Search *search, int64_t budget) {
    const SearcherDef *def = search->def;
    int trees = search->trees, threads = search->threads < trees ? search->threads : trees;
    int64_t each = threads > 1 ? budget : budget / trees + 1;
    if (search->stop_at != EVENT_NONE) {
        Step step = def->step(search, budget);
        if (step != STEP_DONE) return step;
    }
    Step first = STEP_MORE;
#ifdef _OPENMP
#pragma omp parallel for schedule(static, 1) num_threads(threads) if (threads > 1)
#endif
    for (int i = 0; i < trees; i++) {
        if (i == 0) {
            first = def->step(search, each);
        } else if (search->others[i - 1]->lent <= 0) {
            step_other(search, i, each);
        }
    }
    bool all = first == STEP_DONE, proof = all && proven(search), here = !all;
    int away = 0;
    for (int i = 1; i < trees; i++) {
        const Search *other = search->others[i - 1];
        Report report = {.capacity = 0};
        if (other->done) {
            proof = proof || known(other, &report)->proven;
            continue;
        }
        all = false;
        if (other->lent > 0)
            away = i;
        else
            here = true;
    }
    if (away && !here) step_other(search, away, budget);
    bool clocked = search->endless || search_limits(search)->time > 0;
    return all || (clocked && proof) ? STEP_DONE : STEP_MORE;
}

/* ---- the report ------------------------------------------------------------------------------ */

static double mean(double a, double weight_a, double b, double weight_b) {
    double weight = weight_a + weight_b;
    return weight > 0 ? (a * weight_a + b * weight_b) / weight : a;
}

/* Scores are added up; SearcherDef.choose makes of them what they mean. */
static void add_row(MoveReport *into, const MoveReport *from) {
    double effort = into->effort + from->effort, score = into->score + from->score;
    if (from->bound == BOUND_NONE) return;
    if (into->bound == BOUND_NONE || (from->proven && !into->proven)) {
        Move move = into->move;
        *into = *from;
        into->move = move;
    } else if (!into->proven) {
        double a = into->effort * into->error, b = from->effort * from->error;
        into->value = mean(into->value, into->effort, from->value, from->effort);
        into->error = effort > 0 ? sqrt(a * a + b * b) / effort : 0;
        if (from->pv_length > into->pv_length) {
            into->pv_length = from->pv_length;
            memcpy(into->pv, from->pv, (size_t)from->pv_length * sizeof *from->pv);
        }
    }
    into->effort = effort;
    into->score = score;
}

/* Sums, but for means of plies. */
static void add(Report *into, const Report *from) {
    for (int i = 0; i < into->counters && i < from->counters; i++) {
        Counter *a = &into->counter[i];
        const Counter *b = &from->counter[i];
        bool length = a->unit && !strcmp(a->unit, "plies");
        a->value = length ? mean(a->value, into->nodes, b->value, from->nodes)
                          : a->value + b->value;
    }
    for (int player = 0; player < MAX_PLAYERS; player++)
        into->vector[player] =
            mean(into->vector[player], into->nodes, from->vector[player], from->nodes);
    if (!into->proven) {
        into->proven = from->proven;
        into->proven_in = from->proven_in;
    }
    if (from->depth > into->depth) into->depth = from->depth;
    into->nodes += from->nodes;
    into->playouts += from->playouts;
    into->effort += from->effort;
    for (int i = 0; i < into->count && i < from->count; i++)
        add_row(&into->rows[i], &from->rows[i]);
}

void trees_report(const Search *search, Report *report, bool figures) {
    MoveReport *wanted = report->rows, *sum = figures ? NULL : search->rows;
    int capacity = report->capacity, room = figures ? 0 : search->game->max_moves;
    report->rows = sum;
    report->capacity = room;
    search->def->report(search, report);
    for (int i = 1; i < search->trees; i++) {
        Report other = {.rows = figures ? NULL : sum + room, .capacity = room};
        add(report, known(search->others[i - 1], &other));
    }
    if (!figures) search->def->choose(search, report);
    report->rows = wanted;
    report->capacity = capacity;
    if (report->count > capacity) report->count = capacity;
    if (capacity > 0) memcpy(wanted, sum, (size_t)report->count * sizeof *wanted);
}

/* ---- searched elsewhere ---------------------------------------------------------------------- */

Search *trees_lend(Search *search, int64_t most) {
    Search *next = NULL;
    for (int i = search->trees - 1; i > 0; i--) {
        Search *other = search->others[i - 1];
        if (other->done) continue;
        if (other->lent > 0) most--;
        if (other->lent == 0) next = other;
    }
    if (!next || most <= 0) return NULL;
    if (!next->found) {
        int room = search->game->max_moves;
        Report *found = ARENA_NEW(next->arena, Report, 1, NULL);
        MoveReport *rows = ARENA_NEW(next->arena, MoveReport, room, NULL);
        if (!found || !rows) return NULL;
        *found = (Report){.rows = rows, .capacity = room};
        next->found = found;
    }
    next->lent = ++search->lent;
    return next;
}

bool trees_learn(Search *search, int64_t lent, const char *text) {
    for (int i = 1; i < search->trees; i++) {
        Search *other = search->others[i - 1];
        Report head = {.capacity = 0}, *found = other->found;
        bool final;
        if (lent <= 0 || other->lent != lent || other->done) continue;
        bool read = report_read(text, &head, &final);
        if (read && (final || head.nodes >= found->nodes)) read = report_read(text, found, &final);
        if (!read) {
            other->lent = -1;
            found->nodes = 0;
        }
        other->done = read && final;
        return read;
    }
    return false;
}
