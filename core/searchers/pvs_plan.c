/* pvs_plan.c - what pvs does after an iteration: deepen, prove, or look for a shorter way. */
#include "searchers/pvs.h"

enum {
    MARGIN = 200,        /* half of the first aspiration window: two hundredths of a win */
    MARGIN_MAX = 5000,   /* wider ones are opened altogether */
    ASPIRATION_FROM = 4, /* the first values jump too much */
    PROOF_FROM = 4,      /* before, the table orders nothing */
    PROOF_NODES = 1000,  /* smallest allowance; else */
    PROOF_SHARE = 2,     /* or one such part of what deepening took so far, */
    PROOF_EVERY = 2      /* a proof is tried again when that is this many times what it was */
};

/* Plies to the end of a proven win or loss. */
static int length_of(Score score) {
    return WIN - (score < 0 ? -score : score);
}

/* Wins and losses are proofs; with simultaneous moves or three and more players only wins are,
 * because the search lets the others know what they could not, or join forces. */
static Proven proof_of(const Pvs *s, Score score) {
    if (score >= MATE) return PROVEN_WIN;
    return s->unfair ? PROVEN_NONE : score <= -MATE ? PROVEN_LOSS : PROVEN_DRAW;
}

/* The best root move first, then those that took most nodes, lost ones last. */
void pvs_reorder(Pvs *s) {
    Frame *f = s->frames;
    for (int i = 0; i < f->count; i++) {
        const RootMove *row = s->rows + f->moves[i].index;
        bool lost = row->value.score <= -MATE && (row->value.claim & TT_HIGH);
        int32_t effort = row->effort < 2e9 ? (int32_t)row->effort : 2000000000;
        f->moves[i].rank = row->move == s->best ? INT32_MAX : lost ? -1 : effort;
    }
    order_sort(f->moves, f->count);
}

void pvs_plan_deepen(Pvs *s) {
    const PvsOptions *options = s->options;
    s->mode = MODE_DEEPEN;
    s->allowance = INT64_MAX;
    s->done = s->finished >= options->depth;
    s->depth = s->finished + s->round - s->finished % s->round;
    if (s->depth > options->depth) s->depth = (int)options->depth;
    s->margin = MARGIN;
    s->alpha = -INFINITE;
    s->beta = INFINITE;
    if (options->aspiration && options->moves == MOVES_BEST && s->depth >= ASPIRATION_FROM &&
        !pvs_is_mate(s->value.score)) {
        s->alpha = s->value.score - s->margin;
        s->beta = s->value.score + s->margin;
    }
}

/* A win or loss is proven. Done when it is the shortest; else ask for a shorter one, with the least
 * depth that can find one: step by step, because the first that is found is the shortest then. Win
 * lengths mostly have one parity; where they do not, the same is asked once more. */
void pvs_plan_shorten(Pvs *s) {
    int length = length_of(s->value.score);
    s->proven = proof_of(s, s->value.score);
    s->mode = MODE_SHORTEN;
    s->allowance = INT64_MAX;
    if (length <= s->refuted + 1) {
        if (s->proven != PROVEN_NONE) s->proven_in = length;
        s->done = true;
        return;
    }
    int sight = s->refuted + 1 + ((s->refuted + length) & 1);
    s->depth = sight - (s->reflexes ? 1 : 0);
    s->done = s->depth > s->options->depth;
    s->alpha = s->value.score > 0 ? s->value.score : s->value.score - 1;
    s->beta = s->alpha + 1;
}

/* One of the two questions of a proof: more than a draw? at least a draw? The one whose likelier
 * answer decides comes first. */
static void plan_question(Pvs *s) {
    bool above = s->at_least || (!s->at_most && s->value.score >= 0);
    s->mode = MODE_PROVE;
    s->depth = DEPTH_END;
    s->alpha = above ? 0 : -1;
    s->beta = s->alpha + 1;
}

/* After an iteration without result: deepen, or try to prove the result first. That is worth while
 * only where a good part of the lines come to an end. */
void pvs_plan_next(Pvs *s) {
    int64_t spent = s->nodes - s->proof_nodes;
    bool able = s->options->solve && s->options->depth == DEPTH_END && !s->unfair && !s->points &&
                s->options->moves == MOVES_BEST && (s->game->traits & TRAIT_TWO_PLAYER);
    if (!able || s->finished < PROOF_FROM || spent < s->next_proof || s->ends * 8 < s->leaves) {
        pvs_plan_deepen(s);
        return;
    }
    s->next_proof = spent * PROOF_EVERY;
    s->allowance = s->nodes +
                   (spent / PROOF_SHARE > PROOF_NODES ? spent / PROOF_SHARE : PROOF_NODES);
    plan_question(s);
}

/* Takes over what a proof has found out about single moves. */
static void merge(Pvs *s) {
    for (int i = 0; i < s->count; i++) {
        RootMove *row = s->rows + i;
        const RootMove *fresh = s->fresh + i;
        unsigned claim = fresh->value.claim;
        row->effort = fresh->effort;
        if (((claim & TT_LOW_PROVEN) && fresh->value.score > row->value.score) ||
            ((claim & TT_HIGH_PROVEN) && fresh->value.score < row->value.score) ||
            ((claim & TT_EXACT) == TT_EXACT && fresh->value.score == row->value.score))
            *row = *fresh;
    }
}

/* moves=all: is every move's value final? */
bool pvs_settled(const Pvs *s) {
    for (int i = 0; i < s->count; i++) {
        Value value = s->rows[i].value;
        bool proven = (value.claim & TT_PROVEN) == TT_PROVEN;
        if (!proven && !(pvs_is_mate(value.score) && length_of(value.score) <= s->rows[i].sight))
            return false;
    }
    return true;
}

static void finish_deepen(Pvs *s, Value value) {
    /* Outside of the aspiration window: the same depth again with a wider one. */
    if (value.score <= s->alpha && !(value.claim & TT_LOW)) {
        s->searched_again++;
        s->margin *= 4;
        s->alpha = s->margin > MARGIN_MAX ? -INFINITE : value.score - s->margin;
        return;
    }
    if (value.score >= s->beta && !(value.claim & TT_HIGH)) {
        s->searched_again++;
        s->margin *= 4;
        s->beta = s->margin > MARGIN_MAX ? INFINITE : value.score + s->margin;
        return;
    }
    for (int i = 0; i < s->count; i++)
        if (s->fresh[i].value.claim) s->rows[i] = s->fresh[i];
    s->value = value;
    s->best = s->frames->best_move;
    s->finished = s->depth;
    s->last_iteration = s->nodes - s->began;
    if (!pvs_restless(s)) pvs_reorder(s);
    bool mate = pvs_is_mate(value.score), proven = (value.claim & TT_PROVEN) == TT_PROVEN;
    bool exact = mate && length_of(value.score) <= pvs_sight(s) && !s->loose;
    if ((!mate || exact) && !s->loose) s->refuted = pvs_sight(s);
    if (mate || (proven && !value.score && !s->points)) s->proven = proof_of(s, value.score);
    if (exact && s->proven != PROVEN_NONE) s->proven_in = length_of(value.score);
    if (pvs_restless(s) || (s->options->moves == MOVES_ALL && !pvs_settled(s)))
        pvs_plan_deepen(s);
    else if (mate)
        pvs_plan_shorten(s);
    else if (proven)
        s->done = true;
    else
        pvs_plan_next(s);
}

static void finish_prove(Pvs *s, Value value) {
    s->proof_nodes += s->nodes - s->began;
    merge(s);
    if (pvs_is_mate(value.score)) {
        s->value = value;
        s->best = s->frames->best_move;
        pvs_reorder(s);
        pvs_plan_shorten(s);
        return;
    }
    if (value.score <= 0 && (value.claim & TT_HIGH_PROVEN)) s->at_most = true;
    if (value.score >= 0 && (value.claim & TT_LOW_PROVEN)) {
        s->at_least = true;
        s->best = s->frames->best_move;
    }
    bool fraction = s->at_least && s->alpha == 0 && !s->at_most; /* half a win or so */
    if (s->at_most && s->alpha < 0 && !s->at_least) fraction = true;
    if (fraction) s->next_proof = INT64_MAX;
    if (s->at_most && s->at_least) {
        s->value = (Value){0, TT_EXACT | TT_PROVEN};
        s->proven = PROVEN_DRAW;
        s->done = true;
    } else if (s->nodes < s->allowance && (s->at_most || s->at_least) && !fraction) {
        plan_question(s);
    } else {
        pvs_plan_deepen(s);
    }
}

static void finish_shorten(Pvs *s, Value value) {
    bool win = s->value.score > 0;
    merge(s);
    if (win ? value.score > s->value.score : value.score < s->value.score) {
        s->value = value;
        s->best = s->frames->best_move;
        pvs_reorder(s);
    } else {
        s->refuted = pvs_sight(s);
    }
    pvs_plan_shorten(s);
}

void pvs_finish(Pvs *s, Value value) {
    if (s->mode == MODE_DEEPEN)
        finish_deepen(s, value);
    else if (s->mode == MODE_PROVE)
        finish_prove(s, value);
    else
        finish_shorten(s, value);
}
