/* pvs_report.c - what principal variation search has to tell: values, lines of play, counters. */
#include "searchers/pvs.h"

#include "base/mathx.h"

/* A row of the last finished iteration; with `partial`, and before the first one is finished, what
 * the present one has found already. */
static const RootMove *shown(const Pvs *s, int index) {
    bool early = s->mode == MODE_DEEPEN && (s->options->partial == PARTIAL_YES || !s->value.claim);
    const RootMove *fresh = s->fresh + index;
    return early && fresh->value.claim ? fresh : s->rows + index;
}

static Proven proven_of(const Pvs *s, Value value) {
    if (value.score >= MATE && (value.claim & TT_LOW_PROVEN)) return PROVEN_WIN;
    if (s->unfair || s->points) return PROVEN_NONE;
    if (value.score <= -MATE && (value.claim & TT_HIGH_PROVEN)) return PROVEN_LOSS;
    if (!value.score && (value.claim & TT_PROVEN) == TT_PROVEN) return PROVEN_DRAW;
    return PROVEN_NONE;
}

/* Follows the table from the end of a line, as long as it knows what to play. */
static int extend(const Pvs *s, Move *pv, int length) {
    const Game *game = s->game;
    char *state = s->walk, *other = state + s->stride;
    memcpy(state, pvs_state(s, 0), game->state_size);
    for (int i = 0; i < PV_MAX; i++) {
        if (i >= length) {
            TtData data = {.move = NO_MOVE};
            Move move = s->reflexes ? game->reflex(game->rules, state) : NO_MOVE;
            if (move == NO_MOVE && tt_probe(&s->tt, game_hash(game, state), &data))
                move = data.move;
            if (move == NO_MOVE || !game_legal(game, state, move, s->listing)) return i;
            pv[i] = move;
        }
        if (game->play(game->rules, state, state, pv[i]) == OVER) return i + 1;
        pvs_order_round(s, state, other);
    }
    return PV_MAX;
}

/* Plies to the proven end of a row, where no shorter end was possible. */
static int proven_in_of(const Pvs *s, const RootMove *row) {
    Value value = row->value;
    int length = WIN - (value.score < 0 ? -value.score : value.score);
    if ((value.score < MATE && value.score > -MATE) || s->points) return 0;
    if (row->move == s->best && s->proven_in) return s->proven_in;
    if ((value.claim & TT_PROVEN) == TT_PROVEN) return length;
    return (value.claim & TT_EXACT) == TT_EXACT && length <= row->sight ? length : 0;
}

/* The width of the tree of that depth in which every node has equally many replies and which has as
 * many leaves as the last finished iteration had nodes. Table and pruning make it much smaller than
 * the number of moves. (The quotient of two successive iterations swings between odd and even
 * depths, and falls below 1 where the table knows most answers.) */
static double branching(const Pvs *s) {
    if (s->finished < 1 || s->last_iteration < 1) return 0;
    return mathx_pow((double)s->last_iteration, 1.0 / s->finished);
}

static void count(const Pvs *s, Report *out) {
    report_count(out, "cut_offs", "cut-offs",
                 "Nodes where a move was so good that the others were not searched.", NULL,
                 (double)s->cuts);
    report_count(
        out, "first_move_cut_offs", "first-move cut-offs",
        "Share of the cut-offs that the first move tried has caused, in percent: how good the "
        "ordering of moves is.",
        "%", report_percent(s->first_cuts, s->cuts));
    report_count(out, "table_probes", "table probes", "Positions looked up in the table.", NULL,
                 (double)s->probes);
    report_count(out, "table_hits", "table hits",
                 "Share of them that the table knew something useful of, in percent.", "%",
                 report_percent(s->hits, s->probes));
    report_count(out, "table_fill", "table fill", "Share of the table in use, in percent.", "%",
                 tt_fill(&s->tt));
    report_count(
        out, "re_searches", "re-searches",
        "Moves searched again because they beat the null window, and whole iterations that left "
        "the aspiration window.",
        NULL, (double)s->searched_again);
    report_count(out, "forced_replies", "forced replies", "Nodes with a single sensible reply.",
                 NULL, (double)s->forced);
    report_count(out, "proof_nodes", "proof nodes",
                 "Nodes spent on proving win, draw or loss to the end of the game.", NULL,
                 (double)s->proof_nodes);
    if (s->options->cache)
        report_count(out, "move_cache", "move cache",
                     "Share of the lists of moves that the move cache knew, in percent.", "%",
                     report_percent(s->remembered, s->listings));
    report_count(out, "branching_factor", "branching factor",
                 "Effective branching factor: the depth-th root of the nodes of the last finished "
                 "iteration, that is, by how much each further ply multiplied the work.",
                 NULL, branching(s));
}

enum { ROWS_EXTENDED = 100 };

void pvs_report(const Search *search, Report *out) {
    const Pvs *s = search->data;
    const Frame *root = s->frames;
    bool open = s->mode == MODE_DEEPEN && s->ply >= 0;
    bool partial = open && s->options->partial == PARTIAL_YES && root->best_move != NO_MOVE &&
                   root->best > s->alpha;
    out->best = partial ? root->best_move : s->best;
    Value value = partial ? (Value){root->best, 0} : s->value;
    if (open && s->options->partial == PARTIAL_EXAMINED && root->next < root->count) {
        out->best = root->moves[root->next].move;
        value = shown(s, (int)root->moves[root->next].index)->value;
    }
    out->value = pvs_units(s, value.score);
    bool other = out->best != s->best && !partial; /* what is proven is not what is played */
    out->proven = other ? PROVEN_NONE : s->proven;
    out->proven_in = other ? 0 : s->proven_in;
    out->depth = s->finished;
    if ((s->value.claim & TT_PROVEN) == TT_PROVEN && !s->proven) out->ended = search_ended_lines;
    out->nodes = (double)s->nodes;
#ifdef _OPENMP
    out->nodes += (double)pvs_threads_nodes(s);
#endif
    for (int i = 0; i < s->count; i++) {
        const RootMove *row = shown(s, i);
        if (row->move == out->best) {
            memcpy(out->pv, row->pv, sizeof out->pv);
            out->pv_length = s->value.claim ? extend(s, out->pv, row->pv_length) : row->pv_length;
        }
        if (i >= out->capacity) continue;
        MoveReport *to = out->rows + i;
        unsigned claim = row->value.claim & TT_EXACT;
        *to = (MoveReport){.move = row->move, .effort = s->fresh[i].effort};
        to->value = to->score = pvs_units(s, row->value.score);
        to->bound = pvs_bound(claim);
        to->proven = proven_of(s, row->value);
        if (to->proven != PROVEN_NONE) to->proven_in = proven_in_of(s, row);
        memcpy(to->pv, row->pv, sizeof to->pv);
        /* Thousands of lines would cost more than the search between two reports. */
        bool extends = claim && (claim == TT_EXACT || s->count <= ROWS_EXTENDED);
        to->pv_length = extends ? extend(s, to->pv, row->pv_length) : row->pv_length;
        out->count = i + 1;
    }
    count(s, out);
}
