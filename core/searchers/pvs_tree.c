/* pvs_tree.c - one iteration of principal variation search, on an explicit stack.
 *
 * One loop works on the top frame: give its value to the frame below when it has no move left or a
 * move was too good, else play its next move into the next frame. Many children have a value at
 * once (game over, leaf, table, a win on the spot) and are never pushed. The whole search is in the
 * frames, so a pause between two nodes costs nothing.
 *
 * Claims. A score comes with what is known of it: at least (LOW), at most (HIGH), and for each side
 * whether it is proven, that is, whether it would stand in a search of any depth. A node is at
 * least worth what its best move is at least worth, and at most its best score if every move is at
 * most that. So draws get proven like wins, without a second search. */
#include "searchers/pvs.h"

static Value flipped(Value value) {
    unsigned low = value.claim & (TT_LOW | TT_LOW_PROVEN);
    unsigned high = value.claim & (TT_HIGH | TT_HIGH_PROVEN);
    return (Value){-value.score, low << 1 | high >> 1};
}

static Score grains(double units) {
    double score = units * GRAIN;
    if (score >= EVAL_MAX) return EVAL_MAX;
    if (score <= -EVAL_MAX) return -EVAL_MAX;
    return (Score)(score < 0 ? score - 0.5 : score + 0.5);
}

double pvs_units(const Pvs *s, Score score) {
    if (!s->points && score > 100 * GRAIN) return 100; /* wins, and bounds that say "no win" */
    if (!s->points && score < -100 * GRAIN) return -100;
    return (double)score / GRAIN;
}

/* The score of a result in the units of Game.result that is reached at `ply`. */
static Score result_score(const Pvs *s, double result, int ply) {
    if (s->points) return grains(result);
    if (result >= 1) return WIN - ply;
    if (result <= -1) return -(WIN - ply);
    return grains(100 * result);
}

/* In the table, wins count from their own position and points from what is banked there. */
static Score to_table(Score score, int ply, Score banked) {
    if (score >= MATE) return score + ply;
    if (score <= -MATE) return score - ply;
    return score - banked;
}

static Score from_table(Score score, int ply, Score banked) {
    if (score >= MATE) return score - ply;
    if (score <= -MATE) return score + ply;
    return score + banked;
}

/* ---- telling --------------------------------------------------------------------------------- */

static void trace_enter(const Search *search, const Frame *f, int ply, Move move) {
    const Pvs *s = search->data;
    bool own = f->mover == s->asker;
    search_enter(search, ply, move, pvs_units(s, own ? f->alpha : -f->beta),
                 pvs_units(s, own ? f->beta : -f->alpha));
}

static void trace_leave(const Search *search, const Frame *f, int ply, Value value, NodeEnd end) {
    const Pvs *s = search->data;
    if (f->mover != s->asker) value = flipped(value);
    unsigned claim = value.claim & TT_EXACT;
    Bound bound = claim == TT_EXACT  ? BOUND_EXACT
                  : claim == TT_LOW  ? BOUND_LOWER
                  : claim == TT_HIGH ? BOUND_UPPER
                                     : BOUND_NONE;
    search_leave(search, ply, pvs_units(s, value.score), bound, end,
                 (double)(s->nodes - f->entered));
}

/* ---- entering a node ------------------------------------------------------------------------- */

enum { EARLY_RANK = 16 }; /* longest list that is ranked before the table is asked */

static void clear(Frame *f) {
    f->best = -INFINITE;
    f->low = 0;
    f->high = TT_HIGH | TT_HIGH_PROVEN;
    f->ceiling = (Value){INFINITE, 0};
    f->best_move = NO_MOVE;
    f->next = 0;
    f->forced = f->inside = f->again = false;
    f->reduced = 0;
}

/* Takes a bound that is known before the search. True when it settles the node. */
static bool narrow(Frame *f, Value known, Move move, Value *out) {
    unsigned low = known.claim & (TT_LOW | TT_LOW_PROVEN);
    unsigned high = known.claim & (TT_HIGH | TT_HIGH_PROVEN);
    Score score = known.score;
    if (f->ceiling.claim && score > f->ceiling.score) score = f->ceiling.score;
    if ((low & TT_LOW) && score > f->best) {
        f->best = score;
        f->low = low;
        f->best_move = move;
        if (score > f->alpha) f->alpha = score;
    }
    score = known.score > f->best ? known.score : f->best;
    if ((high & TT_HIGH) && score < f->ceiling.score) {
        f->ceiling = (Value){score, high};
        if (score < f->beta) f->beta = score;
    }
    if (f->alpha < f->beta) return false;
    if (f->best >= f->beta && f->best > -INFINITE) {
        *out = (Value){f->best, f->low};
        if (f->ceiling.claim && f->ceiling.score <= f->best) out->claim |= f->ceiling.claim;
    } else {
        *out = f->ceiling;
    }
    return true;
}

/* What the game knows without search, in its own units, as bounds. A win of unknown length is one
 * of at most the longest game. */
static bool narrow_known(const Pvs *s, Frame *f, int ply, Value *out) {
    Known known;
    if (!s->game->known(s->game->rules, pvs_state(s, ply), &known)) return false;
    bool counted = known.low == known.high && known.plies >= 0;
    int longest = s->game->max_plies < WIN - MATE ? s->game->max_plies : WIN - MATE;
    int at = counted ? ply + known.plies : longest;
    if (s->points || known.low > -1) {
        Value low = {result_score(s, known.low, at), TT_LOW | TT_LOW_PROVEN};
        if (narrow(f, low, NO_MOVE, out)) return true;
    }
    if (s->points || known.high < 1 || counted) {
        Value high = {result_score(s, known.high, at), TT_HIGH | TT_HIGH_PROVEN};
        if (narrow(f, high, NO_MOVE, out)) return true;
    }
    return false;
}

static bool narrow_table(Pvs *s, Frame *f, int ply, Move *first, Value *out) {
    TtData data;
    s->probes++;
    if (!tt_probe(&s->tt, f->hash, &data)) return false;
    *first = data.move;
    Value value = {from_table(data.value, ply, f->banked), data.claim};
    /* Too shallow: only what is proven counts. */
    if (data.depth < f->depth) value.claim &= TT_PROVEN | (value.claim & TT_PROVEN) >> 2;
    if (!value.claim) return false;
    s->hits++;
    if ((value.claim & TT_EXACT) == TT_EXACT) {
        *out = value;
        return true;
    }
    return narrow(f, value, data.move, out);
}

/* The value where the depth is reached; when only wins matter it is not worth asking for. */
static Value leaf(const Pvs *s, const Frame *f, const void *state) {
    if (f->alpha >= MATE) return (Value){EVAL_MAX, TT_HIGH};
    if (f->beta <= -MATE) return (Value){-EVAL_MAX, TT_LOW};
    Value value = {f->banked, TT_EXACT};
    bool window = s->eval.def->within && !s->points && f->mover != OTHERS && f->best == -INFINITE &&
                  !f->ceiling.claim;
    if (window) {
        int side;
        value.score =
            grains(s->eval.def->within(s->game, s->eval.tables, state, f->mover,
                                       (double)f->alpha / GRAIN, (double)f->beta / GRAIN, &side));
        value.claim = side > 0 ? TT_LOW : side < 0 ? TT_HIGH : TT_EXACT;
    } else if (!s->flat) {
        value.score += grains(pvs_evaluate(s, state, f->mover));
    }
    if (value.score > EVAL_MAX) value.score = EVAL_MAX;
    if (value.score < -EVAL_MAX) value.score = -EVAL_MAX;
    if (value.score < f->best) value = (Value){f->best, f->low | TT_HIGH};
    if (value.score > f->ceiling.score)
        value = (Value){f->ceiling.score, f->ceiling.claim | TT_LOW};
    return value;
}

/* Whether a win in the next ply would come later than one that is known. */
static inline bool too_late(const Frame *f, int ply, Value *out) {
    Score win = WIN - (ply + 1);
    if (f->alpha >= win) {
        *out = (Value){win, TT_HIGH | TT_HIGH_PROVEN};
        return true;
    }
    if (f->beta <= -win) {
        *out = (Value){-win, TT_LOW | TT_LOW_PROVEN};
        return true;
    }
    return false;
}

/* Whether there is a move that wins at once (*wins, then *out is the value), or a forced one. */
static inline bool take_reflex(Pvs *s, Frame *f, int ply, Value *out, bool *wins) {
    const Game *game = s->game;
    void *state = pvs_state(s, ply), *after = pvs_state(s, ply + 1);
    Move move = game->reflex(game->rules, state);
    if (move == NO_MOVE) return false;
    *wins = game->play(game->rules, after, state, move) == OVER &&
            game->result(game->rules, after, f->mover) >= 1;
    if (*wins) {
        s->ends++;
        *out = (Value){WIN - (ply + 1), TT_EXACT | TT_PROVEN};
        return true;
    }
    s->forced++;
    f->forced = true;
    f->count = 1;
    f->moves[0] = (Ranked){move, 0, 0};
    return true;
}

/* Begins the node at `ply`, whose state, mover, window and depth are set. True when its value is
 * known at once; else its moves are ready to be tried. */
static bool enter(Pvs *s, int ply, Status status, Value *out, NodeEnd *end) {
    const Game *game = s->game;
    Frame *f = s->frames + ply;
    void *state = pvs_state(s, ply);
    s->pv_length[ply] = 0;

    /* Step 1: the game is over. */
    if (status == OVER) {
        s->ends++;
        Score score = result_score(s, pvs_result(s, state, f->mover), ply);
        *out = (Value){score, TT_EXACT | TT_PROVEN};
        *end = END_OVER;
        return true;
    }
    clear(f);
    f->banked = s->points ? grains(game_points(game, state, f->mover)) : 0;

    /* Step 2: a shorter win is known already, nothing from here on can be better. */
    *end = END_KNOWN;
    if (too_late(f, ply, out)) return true;

    if (f->depth > 0 && s->tt.entries) { /* needed in step 6 */
        f->hash = game_hash(game, state);
        tt_prefetch(&s->tt, f->hash);
    }

    /* Step 3: a move that wins, or the only one that does not lose at once. The latter is searched
     * without taking depth, so forced lines are followed to their end. Saves half of the nodes. */
    bool last = ply + 2 >= s->plies, wins;
    if (s->reflexes && !last && take_reflex(s, f, ply, out, &wins)) return wins;

    /* Step 4: what the game knows without search. */
    if (s->knows && f->mover != OTHERS && narrow_known(s, f, ply, out)) return true;

    /* Step 5: a leaf. */
    if (f->depth <= 0 || last) {
        s->leaves++;
        *out = leaf(s, f, state);
        *end = END_LEAF;
        return true;
    }

    /* Step 6: the table. Short lists are ranked before, while its memory is on the way: 10 % of the
     * time. Long ones only when they are needed. */
    bool early = game->max_moves <= EARLY_RANK;
    Move first = NO_MOVE;
    if (early) pvs_rank(s, f, ply, NO_MOVE);
    if (s->tt.entries && narrow_table(s, f, ply, &first, out)) {
        *end = END_TABLE;
        return true;
    }

    /* Step 7: list and rank the moves. */
    if (!early) pvs_rank(s, f, ply, first);
    for (int i = 0; early && i < f->count; i++)
        if (f->moves[i].move == first) f->moves[i].rank = INT32_MAX;
    return false;
}

/* ---- leaving a node -------------------------------------------------------------------------- */

/* The value of a node with no move left to try, for the table and the frame below. */
static Value leave(Pvs *s, const Frame *f, int ply) {
    Value value = {f->best, f->low};
    bool cut_short = f->next < f->count && f->best < f->beta; /* by the option width */
    if (f->next == f->count || cut_short) value.claim |= cut_short ? f->high & TT_HIGH : f->high;
    if (f->ceiling.claim && f->ceiling.score <= value.score) {
        value.score = f->ceiling.score;
        value.claim |= f->ceiling.claim;
    }
    if (ply > 0 && !f->forced) {
        TtData data = {f->best_move, to_table(value.score, ply, f->banked), f->depth, value.claim};
        tt_store(&s->tt, f->hash, &data, s->nodes - f->entered);
    }
    return value;
}

static void cut(Search *search, Frame *f, int ply) {
    Pvs *s = search->data;
    s->cuts++;
    s->first_cuts += f->next == 0;
    search_event(search, EVENT_CUTOFF);
    if (f->forced) return;
    Move move = f->moves[f->next].move;
    if (s->options->killers) killers_add(s->killers + ply, move);
    if (!s->options->history) return;
    int amount = f->depth < 32 ? f->depth * f->depth : 1024;
    history_add(s->history, f->mover, move, amount);
    for (int i = 0; i < f->next; i++)
        history_add(s->history, f->mover, f->moves[i].move, -amount);
}

/* Copies the line below `ply` behind `move`. */
static int join(const Pvs *s, int ply, Move move, Move *pv) {
    int length = s->pv_length[ply + 1] < PV_MAX ? s->pv_length[ply + 1] : PV_MAX - 1;
    pv[0] = move;
    memcpy(pv + 1, s->pv[ply + 1], (size_t)length * sizeof(Move));
    return 1 + length;
}

static void note_root_move(Search *search, const Frame *f, Value value) {
    Pvs *s = search->data;
    const Ranked *tried = f->moves + f->next;
    RootMove *row = s->fresh + tried->index;
    row->value = value;
    row->sight = s->mode == MODE_DEEPEN && !s->loose ? pvs_sight(s) : 0;
    row->effort += (double)(s->nodes - f->tried);
    row->pv[0] = tried->move;
    row->pv_length = f->scout || s->mode != MODE_DEEPEN ? 1 : join(s, 0, tried->move, row->pv);
    search_event(search, EVENT_ROOT_MOVE);
}

/* The child moves[next] of the frame at `ply` has the value `value`, seen by the child's mover. */
static void digest(Search *search, int ply, Value value) {
    Pvs *s = search->data;
    Frame *f = s->frames + ply;
    Move move = f->moves[f->next].move;
    if (f[1].mover != f->mover) value = flipped(value);

    /* Better than a search of less depth may say. */
    if (f->reduced && value.score > f->alpha && !(value.claim & TT_LOW_PROVEN)) {
        s->searched_again++;
        f->again = true;
        return;
    }

    /* Better than the null window could tell. */
    if (f->scout && value.score > f->alpha && value.score < f->beta &&
        (value.claim & TT_EXACT) != TT_EXACT) {
        s->searched_again++;
        f->again = true;
        return;
    }
    f->inside = f->again = false;
    f->reduced = 0;
    if (ply == 0) note_root_move(search, f, value);
    f->high &= value.claim;
    if (value.score > f->best) {
        f->best = value.score;
        f->low = value.claim & (TT_LOW | TT_LOW_PROVEN);
        f->best_move = move;
    }
    if (value.score > f->alpha) {
        if (f->beta - f->alpha > 1) s->pv_length[ply] = join(s, ply, move, s->pv[ply]);
        if (ply > 0 || s->options->moves == MOVES_BEST) f->alpha = value.score;
        if (value.score >= f->beta) cut(search, f, ply);
    }
    f->next++;
}

/* Have enough moves of this node been tried? No player is called lost before all are. */
static inline bool narrowed(const Pvs *s, const Frame *f) {
    return __builtin_expect(s->options->width > 0, 0) && f->next >= s->options->width &&
           s->mode == MODE_DEEPEN && s->ply > 0 && !f->inside && f->best > -MATE;
}

/* ---- the loop -------------------------------------------------------------------------------- */

void pvs_order_round(const Pvs *s, void *state, char *scratch) {
    const Game *game = s->game;
    if (!s->rounds || game->pending(game->rules, state)) return;
    game_observe(game, scratch, state, s->asker);
    memcpy(state, scratch, game->state_size);
}

void pvs_launch(Search *search) {
    Pvs *s = search->data;
    Frame *f = s->frames;
    clear(f);
    s->ply = 0;
    s->began = f->entered = s->nodes;
    s->ends = s->leaves = 0;
    f->depth = s->depth;
    f->alpha = s->alpha;
    f->beta = s->beta;
    s->pv_length[0] = 0;
    for (int i = 0; i < s->count; i++)
        s->fresh[i].value.claim = 0;
    if (search_listens(search, 0)) trace_enter(search, f, 0, NO_MOVE);
    search_event(search, EVENT_NODE);
}

void pvs_abandon(Search *search) {
    Pvs *s = search->data;
    for (; s->ply >= 0; s->ply--) {
        const Frame *f = s->frames + s->ply;
        Value value = {f->best > -INFINITE ? f->best : 0, f->low & TT_LOW};
        if (search_listens(search, s->ply)) trace_leave(search, f, s->ply, value, END_NONE);
    }
}

/* Plies by which moves[next] is searched less deep at first: none for the first move, at the root,
 * near the leaves, with an open window, and wherever an answer is to be a proof. */
static int reduction(const Pvs *s, const Frame *f, int ply) {
    int plies = (int)s->options->reduce;
    if (!plies || s->mode != MODE_DEEPEN || ply == 0 || f->next == 0 || f->forced) return 0;
    if (f->depth < plies + 2 || (!f->scout && f->beta - f->alpha > 1)) return 0;
    return plies;
}

/* Plays moves[next] of the frame at `ply` and enters the child. */
static void descend(Search *search, int ply) {
    Pvs *s = search->data;
    const Game *game = s->game;
    Frame *f = s->frames + ply, *child = f + 1;
    bool full = ply == 0 && s->options->moves == MOVES_ALL;
    if (!f->inside) {
        if (ply > 0 && !f->forced) order_pick(f->moves, f->count, f->next);
        f->inside = true;
        f->tried = s->nodes;
        f->scout = s->options->scout && f->next > 0 && f->beta - f->alpha > 1 && !full;
        f->reduced = reduction(s, f, ply);
    } else if (f->reduced) {
        f->reduced = 0;
    } else {
        f->scout = false;
    }
    Move move = f->moves[f->next].move;
    void *state = pvs_state(s, ply + 1);
    Status status = game->play(game->rules, state, pvs_state(s, ply), move);
    if (status == ONGOING && s->rounds) pvs_order_round(s, state, s->walk);
    s->nodes++;
    child->mover = status == ONGOING ? pvs_side(s, state) : f->mover;
    Score alpha = f->alpha, beta = f->scout ? f->alpha + 1 : f->beta;
    bool same = child->mover == f->mover;
    child->alpha = same ? alpha : -beta;
    child->beta = same ? beta : -alpha;
    child->depth = f->depth - !f->forced - f->reduced;
    child->entered = s->nodes - 1;
    if (search_listens(search, ply + 1)) trace_enter(search, child, ply + 1, move);
    search_event(search, EVENT_NODE);
    Value value;
    NodeEnd end;
    if (!enter(s, ply + 1, status, &value, &end)) {
        s->ply++;
        return;
    }
    if (search_listens(search, ply + 1)) trace_leave(search, child, ply + 1, value, end);
    digest(search, ply, value);
}

/* To list and rank so many moves takes about as long as a leaf; a step is to take its time, not
 * more. */
enum { LIST_PRICE = 16 };

bool pvs_iterate(Search *search, int64_t *budget, Value *out) {
    Pvs *s = search->data;
    while (!search->stopped) {
        Frame *f = s->frames + s->ply;
        if (!f->again && (f->next == f->count || f->best >= f->beta || narrowed(s, f))) {
            Value value = leave(s, f, s->ply);
            NodeEnd end = f->next < f->count ? END_CUTOFF : END_NONE;
            if (search_listens(search, s->ply)) trace_leave(search, f, s->ply, value, end);
            if (s->ply-- == 0) {
                *out = value;
                return true;
            }
            digest(search, s->ply, value);
            continue;
        }
        if (s->nodes >= s->allowance || *budget <= 0) return false;
        --*budget;
        int ply = s->ply;
        descend(search, ply);
        if (s->ply > ply) *budget -= s->frames[s->ply].count / LIST_PRICE;
    }
    return false;
}
