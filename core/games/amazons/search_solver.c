/* search_solver.c - the exact solver of Amazons: who wins a position, with a proof.
 *
 *     begin    closed cells are taken away and the rest is numbered anew (search_solver.h); regions
 *              of one colour become numbers of moves; every root move is judged without search
 *     regions  when several contested regions are left: who wins each of them alone, whichever side
 *              begins, with how many spare moves? The answers, exact or bounds, are in the table
 *              then, and decide sums
 *     step     depth-first proof-number search (search_proof.c) on the moves that are left: always
 *              the one that seems nearest to a win, until one wins or all lose
 *     end      a line of play is read from the table
 *
 * Within seconds it solves small boards (5 x 4, 5 x 5 after a few moves) and the ends of games on
 * large ones, when arrows have cut the board into regions. While more than 62 cells are in play
 * nothing is tried: such a position is far out of reach, and the move played is the one that leaves
 * most mobility. */
#include "games/amazons/search_solver.h"

#include <string.h>

#include "games/amazons/territory.h"

typedef struct Options {
    Limits limits;
    int64_t moves; /* MOVES_BEST ... */
    int64_t table;
} Options;

/* clang-format off */
static const Param params[] = {
    PARAM_ENUM(Options, moves, MOVES_BEST, search_moves_words,
               .choice_titles = search_moves_titles, .flags = PARAM_LIVE,
               .title = "Results found of",
               .doc = "`best` stops as soon as one move is proven to win or all are proven to "
                      "lose; `all` goes on until the result of every move is known."),
    PARAM_INT(Options, table, 64, 1, 1024, .unit = "MB", .former = "memory",
              .flags = PARAM_LOG | PARAM_ADVANCED, .title = "Memory of the table",
              .doc = "Size of the table of known positions."),
    SEARCH_LIMITS(Options),
    PARAM_END};
/* clang-format on */

enum {
    LINE_MAX = 24,
    QUESTION_NODES = 50000 /* for all that is asked of one region and one side that begins */
};

/* A region alone and the side that begins there: White wins with `won` spare moves or more, loses
 * with `lost` or less. */
typedef struct Question {
    Closed region;
    int lost, won;
    int64_t left; /* nodes */
} Question;

/* A move at the root; numbers for the side that answers it. */
typedef struct SolverRow {
    Closed after;
    Move move;
    uint32_t proof, disproof;
    int32_t guess; /* how it looks for the side that moves here */
    int64_t effort;
} SolverRow;

typedef struct Solver {
    const Options *options;
    const Game *game;
    const Rules *rules;
    Field field;
    ProofTree tree;
    SolverRow *rows;
    Move *moves; /* scratch, max_moves */
    int count;
    int cells;  /* free cells in play */
    bool large; /* too many cells: nothing is searched */
    bool begun, done;
    bool asking; /* row `at`, or question `ask`, is in the tree */
    int at;
    Question question[2 * PROOF_REGIONS];
    int questions, ask;
    Move line[LINE_MAX];
    int length;
    State *path; /* for traces: the states behind the frames; PROOF_PLIES + 1 of them */
} Solver;

/* ---- the root -------------------------------------------------------------------------------- */

/* The cells that can still matter: connected with a queen over anything but arrows, and some of
 * them free. */
static Set live_cells(const Rules *r, const State *state) {
    Set open = r->board & ~amazons_arrows(state), free = amazons_free(r, state);
    Set left = amazons_queens(state, WHITE) | amazons_queens(state, BLACK), live = 0;
    while (left) {
        Set region = amazons_flood(r, set_cell(set_first(left)), open);
        if (region & free) live |= region;
        left &= ~region;
    }
    return live;
}

static Closed to_closed(Field *f, const Rules *r, const State *state) {
    Closed out = {.free = field_labels(f, amazons_free(r, state)), .mover = state->mover};
    for (int side = WHITE; side <= BLACK; side++)
        out.queens[side] = field_labels(f, amazons_queens(state, side));
    closed_reduce(f, &out);
    return out;
}

/* Bounds of the root from those of its moves: wins when one answers loses. */
static Proven proven(const Solver *s) {
    bool lost = true;
    for (int i = 0; i < s->count; i++) {
        if (!s->rows[i].disproof) return PROVEN_WIN;
        lost = lost && !s->rows[i].proof;
    }
    return lost ? PROVEN_LOSS : PROVEN_NONE;
}

static void look_row(Solver *s, SolverRow *row) {
    proof_look(&s->tree, &row->after, &row->proof, &row->disproof);
}

static void tell(ProofTree *tree, int ply, bool enters, NodeEnd end);

/* What has to be known of the regions of the root, when there are several. */
static void list_questions(Solver *s, const State *root) {
    Closed region[PROOF_REGIONS], all = to_closed(&s->field, s->rules, root);
    int count = proof_regions(&s->field, &all, region);
    s->questions = s->ask = 0;
    for (int i = 0; count > 1 && i < count; i++) {
        int cells = bits_count(region[i].free);
        for (uint32_t side = WHITE; side <= BLACK; side++) {
            Question *question = s->question + s->questions++;
            *question = (Question){region[i], -cells - 1, cells + 1, QUESTION_NODES};
            question->region.mover = side;
        }
    }
}

static void begin(Search *search, const void *state) {
    Solver *s = search->data;
    const Rules *r = s->rules;
    const State *root = state;
    Set live = live_cells(r, root);
    proof_forget(&s->tree);
    memset(s->field.filled, 0, FILL_SLOTS * sizeof *s->field.filled);
    s->field.fills = 0;
    s->large = !field_open(&s->field, r, live);
    s->cells = set_count(live & amazons_free(r, root));
    s->begun = s->asking = s->done = false;
    s->length = 0;
    s->count = s->game->moves(r, state, s->moves);
    for (int i = 0; i < s->count; i++) {
        SolverRow *row = s->rows + i;
        State after;
        s->game->play(r, &after, state, s->moves[i]);
        *row = (SolverRow){.move = s->moves[i], .proof = 1, .disproof = 1};
        if (s->large) {
            row->guess = amazons_mobility(r, &after, (int)root->mover, false) -
                         amazons_mobility(r, &after, (int)after.mover, false);
            continue;
        }
        row->after = to_closed(&s->field, r, &after);
        row->guess = -closed_guess(&s->field, &row->after);
        look_row(s, row);
    }
    s->questions = s->ask = 0;
    if (!s->large && proven(s) == PROVEN_NONE) list_questions(s, root);
}

static bool open(Search *search, Err *err) {
    const Options *options = search->options;
    const Game *game = search->game;
    Solver *s = ARENA_NEW(search->arena, Solver, 1, err);
    if (!s) return false;
    search->data = s;
    s->options = options;
    s->game = game;
    s->rules = game->rules;
    s->tree.field = &s->field;
    s->tree.tell = tell;
    s->rows = ARENA_NEW(search->arena, SolverRow, game->max_moves, err);
    s->moves = ARENA_NEW(search->arena, Move, game->max_moves, err);
    s->path = ARENA_NEW(search->arena, State, PROOF_PLIES + 1, err);
    s->field.filled = ARENA_NEW(search->arena, Filled, FILL_SLOTS, err);
    proof_open(&s->tree, search->arena, (size_t)options->table << 20, err);
    return !arena_refused(search->arena);
}

/* ---- telling --------------------------------------------------------------------------------- */

/* A move of the game for a move of the tree. A spare move is any that costs its side one move in
 * regions of its own and changes nothing else. */
static Move to_move(Solver *s, const State *before, const Closed *after, uint32_t move) {
    const uint8_t *cell = s->field.cell;
    if (move != PROOF_SPARE)
        return amazons_move(cell[move & 63], cell[move >> 6 & 63], cell[move >> 12 & 63]);
    int count = s->game->moves(s->rules, before, s->moves), found = 0;
    int64_t fills = s->field.fills; /* telling is no work of the search */
    for (int i = 0; i < count; i++) {
        State next;
        s->game->play(s->rules, &next, before, s->moves[i]);
        Closed closed = to_closed(&s->field, s->rules, &next);
        if (memcmp(&closed, after, sizeof closed) != 0) continue;
        found = i;
        break;
    }
    s->field.fills = fills;
    return s->moves[found];
}

/* The tree's frame 0 is the row in work, at ply 1 of the trace. */
static void tell(ProofTree *tree, int ply, bool enters, NodeEnd end) {
    Solver *s = tree->search->data;
    const ProofFrame *frame = tree->frame + ply;
    if (enters) {
        Move move = ply ? to_move(s, s->path + ply, &frame->at, frame->move) : s->rows[s->at].move;
        s->game->play(s->rules, s->path + ply + 1, s->path + ply, move);
        search_enter(tree->search, ply + 1, move, 0, 0);
        return;
    }
    bool decided = !tree->proof || !tree->disproof;
    double value = !decided ? 0 : !tree->proof ? 100 : -100;
    search_leave(tree->search, ply + 1, value, decided ? BOUND_EXACT : BOUND_NONE, end,
                 (double)(tree->nodes - frame->entered));
}

static double value_of(Proven result) {
    return result == PROVEN_WIN ? 100 : result == PROVEN_LOSS ? -100 : 0;
}

static void tell_root(Search *search, bool enters) {
    const Solver *s = search->data;
    if (!search->trace) return;
    Proven result = proven(s);
    if (enters)
        search_enter(search, 0, NO_MOVE, 0, 0);
    else
        search_leave(search, 0, value_of(result), result ? BOUND_EXACT : BOUND_NONE, END_NONE,
                     (double)s->tree.nodes);
}

/* ---- working --------------------------------------------------------------------------------- */

/* Among moves of one kind: the one that took most work to decide, then the one that looks best. */
static bool better(const SolverRow *a, const SolverRow *b) {
    int first = !a->disproof ? 2 : a->proof ? 1 : 0, second = !b->disproof ? 2 : b->proof ? 1 : 0;
    if (first != second) return first > second;
    if (first == 1 && a->disproof != b->disproof) return a->disproof < b->disproof;
    if (first == 0 && a->effort != b->effort) return a->effort > b->effort;
    return a->guess > b->guess;
}

static int best_row(const Solver *s) {
    int best = 0;
    for (int i = 1; i < s->count; i++)
        if (better(s->rows + i, s->rows + best)) best = i;
    return best;
}

/* Puts the next move of the root to the tree; false when there is nothing left to ask. */
static bool ask(Search *search) {
    Solver *s = search->data;
    bool decided = proven(s) != PROVEN_NONE;
    if (decided && s->options->moves == MOVES_BEST) return false;
    uint32_t min = PROOF_END, second = PROOF_END;
    for (int i = 0; i < s->count; i++) {
        SolverRow *row = s->rows + i;
        if (!row->proof || !row->disproof) continue;
        if (row->disproof < min) {
            second = min;
            min = row->disproof;
            s->at = i;
        } else if (row->disproof < second) {
            second = row->disproof;
        }
    }
    if (min == PROOF_END) return false;
    SolverRow *row = s->rows + s->at;
    look_row(s, row); /* another one may have led to the same position */
    if (!row->proof || !row->disproof) return true;
    uint32_t limit = decided || second == PROOF_END ? PROOF_END : second + 1 + second / 4;
    s->asking = true;
    proof_ask(&s->tree, &row->after, PROOF_END, limit);
    return true;
}

/* A line of play from what is known: the winning side plays a move that wins, the losing one any
 * whose answer is known. */
static void read_line(Solver *s, const State *root) {
    State at = *root;
    Move next = s->rows[best_row(s)].move;
    while (next != NO_MOVE && s->length < LINE_MAX) {
        s->line[s->length++] = next;
        if (s->game->play(s->rules, &at, &at, next) == OVER) return;
        int count = s->game->moves(s->rules, &at, s->moves);
        Closed now = to_closed(&s->field, s->rules, &at);
        int result = closed_judge(&s->field, &now);
        if (!result) result = proof_known(&s->tree, &now);
        next = NO_MOVE;
        for (int i = 0; result && i < count; i++) {
            State after;
            s->game->play(s->rules, &after, &at, s->moves[i]);
            Closed closed = to_closed(&s->field, s->rules, &after);
            int answer = closed_judge(&s->field, &closed);
            if (!answer) answer = proof_known(&s->tree, &closed);
            if (answer != -result) continue;
            next = s->moves[i];
            break;
        }
    }
}

/* Goes on with the questions about regions for at most `budget` nodes. */
static void ask_regions(Solver *s, int64_t budget) {
    ProofTree *tree = &s->tree;
    Question *question = s->question + s->ask;
    Closed *region = &question->region;
    if (question->won - question->lost < 2 || question->left <= 0) {
        tree->ply = -1;
        s->asking = false;
        proof_learn(tree, region, question->lost, question->won);
        s->ask++;
        return;
    }
    int64_t before = tree->nodes;
    bool answered = true;
    if (s->asking) {
        answered = proof_work(tree, budget < question->left ? budget : question->left);
    } else {
        region->spare = question->lost + (question->won - question->lost) / 2;
        if (!proof_look(tree, region, &tree->proof, &tree->disproof))
            proof_ask(tree, region, PROOF_END, PROOF_END), answered = tree->ply < 0;
    }
    question->left -= tree->nodes - before;
    s->asking = !answered;
    if (!answered) return;
    if ((tree->proof == 0) == (region->mover == WHITE))
        question->won = region->spare;
    else
        question->lost = region->spare;
}

static void finish(Search *search) {
    Solver *s = search->data;
    s->done = true;
    if (!s->large && proven(s) != PROVEN_NONE) read_line(s, search->root);
    tell_root(search, false);
}

static void learn(Search *search) {
    Solver *s = search->data;
    SolverRow *row = s->rows + s->at;
    s->asking = false;
    row->proof = s->tree.proof;
    row->disproof = s->tree.disproof;
    search_event(search, EVENT_ROOT_MOVE);
    search_event(search, EVENT_ITERATION);
}

/* The search is cut short: tells the trace that everything open is left. */
static void unwind(Search *search) {
    Solver *s = search->data;
    s->tree.proof = s->tree.disproof = 1; /* not decided */
    bool tree = s->asking && s->ask == s->questions;
    for (; tree && s->tree.ply >= 0; s->tree.ply--)
        if (search->trace) tell(&s->tree, s->tree.ply, false, END_NONE);
    s->asking = false;
    search_event(search, EVENT_ROOT_MOVE);
    search_event(search, EVENT_ITERATION);
}

static Step step(Search *search, int64_t budget) {
    Solver *s = search->data;
    ProofTree *tree = &s->tree;
    tree->search = search->trace || search->stop_at != EVENT_NONE ? search : NULL;
    if (s->done) return STEP_DONE;
    if (budget <= 0) return STEP_MORE;
    if (!s->begun) {
        s->begun = true;
        s->path[0] = *(const State *)search->root;
        tell_root(search, true);
    }
    int64_t limit = search->endless ? 0 : search_limits(search)->nodes;
    tree->enough = tree->judged + (budget < INT64_MAX / 2 ? budget : INT64_MAX / 2);
    if (limit > 0 && budget > limit - tree->nodes) budget = limit - tree->nodes;
    int64_t until = tree->nodes + budget;
    Search *sink = tree->search;
    tree->search = NULL; /* regions alone are no part of the game's tree */
    while (s->ask < s->questions && tree->nodes < until && !proof_enough(tree))
        ask_regions(s, until - tree->nodes);
    tree->search = sink;
    bool more = !s->large;
    while (more && s->ask == s->questions && tree->nodes < until && !proof_enough(tree) &&
           !search->stopped) {
        if (!s->asking) {
            int64_t before = tree->nodes;
            more = ask(search);
            s->rows[s->at].effort += tree->nodes - before;
        }
        if (!s->asking) continue;
        int64_t before = tree->nodes;
        bool answered = proof_work(tree, until - tree->nodes);
        s->rows[s->at].effort += tree->nodes - before;
        if (answered) learn(search);
    }
    if (more && limit > 0 && tree->nodes >= limit) {
        unwind(search);
        more = false;
    }
    if (!more) finish(search);
    return s->done ? STEP_DONE : STEP_MORE;
}

/* ---- the report ------------------------------------------------------------------------------ */

static Proven proven_row(const SolverRow *row) {
    return !row->disproof ? PROVEN_WIN : !row->proof ? PROVEN_LOSS : PROVEN_NONE;
}

static void report(const Search *search, Report *out) {
    const Solver *s = search->data;
    const ProofTree *tree = &s->tree;
    int best = best_row(s);
    int decided = 0;
    uint64_t sum = 0;
    for (int i = 0; i < s->count; i++) {
        Proven result = proven_row(s->rows + i);
        decided += result != PROVEN_NONE;
        sum += result == PROVEN_NONE ? s->rows[i].proof : 0;
        if (out->count >= out->capacity) continue;
        MoveReport *row = out->rows + out->count++;
        *row = (MoveReport){.move = s->rows[i].move,
                            .value = value_of(result),
                            .bound = result == PROVEN_NONE ? BOUND_NONE : BOUND_EXACT,
                            .proven = result,
                            .effort = (double)s->rows[i].effort,
                            .pv_length = 1};
        row->score = result == PROVEN_NONE ? -(double)s->rows[i].disproof : row->value;
        row->pv[0] = row->move;
        if (i != best || !s->length) continue;
        row->pv_length = s->length;
        memcpy(row->pv, s->line, (size_t)s->length * sizeof *row->pv);
    }
    out->best = s->rows[best].move;
    out->proven = proven(s);
    out->value = value_of(out->proven);
    out->nodes = (double)tree->nodes;
    out->depth = s->cells;
    out->pv_length = s->length ? s->length : 1;
    out->pv[0] = out->best;
    memcpy(out->pv, s->line, (size_t)s->length * sizeof *out->pv);
    report_count(out, "cells", NULL, "Free cells that a queen can still reach.", NULL, s->cells);
    report_count(out, "decided", NULL, "Moves of this position whose result is proven.", NULL,
                 decided);
    report_count(out, "to_disprove", "to disprove",
                 "Positions that must at least still be decided before all moves are lost.", NULL,
                 (double)sum);
    report_count(out, "judged", NULL, "Positions looked at, entered or not.", NULL,
                 (double)tree->judged);
    report_count(out, "table_hits", "table hits", "Positions whose result the table knew.", NULL,
                 (double)tree->hits);
    report_count(out, "sums", NULL, "Positions decided by adding up their regions.", NULL,
                 (double)tree->sums);
    report_count(out, "small_regions", "small regions",
                 "Small regions searched to the end for such sums.", NULL, (double)tree->small);
    report_count(out, "equal", NULL,
                 "Moves left out because another one leads to the same position.", NULL,
                 (double)tree->equal);
    report_count(out, "cut_offs", "cut-offs", "Positions where a winning move was found.", NULL,
                 (double)tree->cuts);
    report_count(out, "fillings", NULL, "Moves tried to fill regions of one colour.", NULL,
                 (double)s->field.fills);
}

static bool retune(Search *search) {
    Solver *s = search->data;
    if (s->done && !s->large) { /* there may be more to find out */
        s->done = s->begun = false;
        s->length = 0;
    }
    return true;
}

const SearcherDef searcher_amazons_solver = {
    .row = {.name = "solver",
            .title = "Exact solver",
            .doc =
                "Proves who wins. It takes apart what arrows have separated: regions of one side "
                "count as numbers of moves, contested ones are searched, and their results are "
                "added up. Made for small boards and for the last part of a game; a position "
                "with more than 62 cells in play is not tried at all.",
            .params = params,
            .size = sizeof(Options)},
    .roles = {[ROLE_EXACT] = "nodes=100M"},
    .accepts = TRAIT_TWO_PLAYER,
    .open = open,
    .begin = begin,
    .step = step,
    .report = report,
    .retune = retune};
