/* search_expectimax.c - expectimax on the 4 x 4 board, by row tables.
 *
 * The searcher is expectimax of searchers/common/expect.h with its options, table, events and
 * report; see searchers/expectimax.c for the idea. Here is a kernel that does what the general walk
 * does, node by node, on boards in one word and with the evaluation `rows` by look-up: the same
 * values, the same nodes, the same table. It is not used where somebody listens to the nodes or the
 * search stops at single ones, for other boards, evaluations and options, and where a tile of 65536
 * could be made.
 *
 * Boards tried per second (every direction of every decision counts, legal or not; one core of 2.9
 * GHz): 200 to 250 million for last decisions alone with their tables in the cache, 95 to 115
 * million in whole searches of depth 3 to 5, where tables and positions come from further away. */
#include "base/inline.h"
#include "games/2048/corner.h"
#include "games/2048/rows.h"
#include "searchers/common/expect.h"

#include "games/2048/search_expectimax.inc.h"
#include "games/2048/search_ntuple.inc.h"

/* A position right after a slide that is being searched, and the decision below it. */
typedef struct Level {
    uint64_t board, empty; /* cells whose tiles are still to come */
    uint64_t after[SLIDES];
    uint32_t gain[SLIDES];        /* points of those slides */
    int count, next;              /* of `after`: the slides of the decision that is open */
    int depth, cell, cells, tile; /* tile: 1 or 2, the one that lies there now, 0 = none yet */
    int height, under;            /* of all outcomes; of the open decision */
    int outcomes;
    double weight, sum, best;
    double bank;        /* points of the position where they are the aim, else 0 */
    double probability; /* of the position; of the outcome */
    double likely;
} Level;

typedef struct Kernel {
    const Rules *rules;
    const RowTables *tables; /* of the evaluation rows, or null: */
    const Ntuple *net;       /* a network */
    bool points;             /* that learned to collect points: values are those of the game */
    double lost, won;        /* values of finished games; of points those that are still to come */
    int weight[2];
    uint64_t goal; /* exponent that ends the game, 0 = none */
    Corner corner; /* to be kept; none where nothing is pruned */
    double *record;
    int top;
    Level level[EXPECT_DEPTH_MAX + 1];
} Kernel;

static uint64_t key(const Game *game, const void *state) {
    const Rules *r = game->rules;
    const Word *word = state;
    if (!r->word) return game->hash(r, state);
    return word->big ? rng_mix(word->board + word->big) : word->board;
}

/* The tables of the evaluation rows for the position that is searched. */
static void take_rows(const Expect *e, Kernel *k) {
    k->tables = g2048_row_tables(e->eval.tables);
    k->lost = rows_units(k->tables->lost);
    k->won = rows_units(k->tables->won);
}

static bool open_kernel(Expect *e, void *memory) {
    Kernel *k = memory;
    const Rules *r = e->game->rules;
    bool rows = e->eval.def == &g2048_eval_rows, net = e->eval.def == &g2048_eval_ntuple;
    if (!r->word || !(rows || net) || e->worst || e->goal) return false;
    k->rules = r;
    if (rows) {
        take_rows(e, k);
    } else {
        k->net = ntuple_of(e->eval.tables);
        k->points = k->net->reward == REWARD_SCORE;
        if (k->points == r->stop || r->spawn != SPAWN_UNIFORM) return false;
        k->lost = 0;
        k->won = 100;
    }
    k->weight[0] = tile_weight(r, PHASE_TILE, 1);
    k->weight[1] = tile_weight(r, PHASE_TILE, 2);
    k->goal = r->stop && r->goal < WORD_LIMIT ? (uint64_t)r->goal : 0;
    return true;
}

static double leaf(const Kernel *k, uint64_t board) {
    const RowTables *t = k->tables;
    if (k->points) return ntuple_after(k->net, board);
    if (k->net)
        return k->goal && board_find(board, (int)k->goal) ? k->won
                                                          : 100 * ntuple_after(k->net, board);
    int32_t value = four_lines(t, board) + four_lines(t, board_transpose(board));
    return rows_units(value < t->won ? value : t->won);
}

static unsigned rarity(const Expect *e, double probability) {
    return e->cutoff > 0 ? expect_rarity(probability, e->alike) : 0;
}

/* ---- a position right after a slide ---------------------------------------------------------- */

static void push(Expect *e, Kernel *k, uint64_t board, double bank, int depth, double probability) {
    Level *l = k->level + ++k->top;
    e->dice++;
    l->board = board;
    l->bank = bank;
    l->empty = board_empty(board);
    l->cells = bits_count(l->empty);
    l->depth = depth;
    l->cell = -1;
    l->tile = l->height = l->outcomes = 0;
    l->count = l->next = 0;
    l->sum = 0;
    l->weight = (double)(k->weight[0] + k->weight[1]);
    l->weight *= k->rules->spawn == SPAWN_UNIFORM ? l->cells : k->rules->size;
    l->probability = probability;
}

/* Places the next tile; false when all have been. Counts the node and opens its decision. */
static bool place(Expect *e, Kernel *k, Level *l) {
    do {
        if (l->tile == 1) {
            l->tile = 2;
        } else {
            if (!l->empty) return false;
            l->empty &= ~(UINT64_C(1) << bits_last(l->empty));
            l->cell++;
            l->tile = 1;
        }
    } while (!k->weight[l->tile - 1]);
    /* The cell is the highest one that is empty in the board and no longer in `empty`. */
    uint64_t gone = board_empty(l->board) & ~l->empty;
    uint64_t board = l->board | (uint64_t)l->tile * (gone & (~gone + 1));
    e->nodes++;
    l->count = l->next = 0;
    l->under = 0;
    int here = k->rules->spawn == SPAWN_UNIFORM ? 1 : cell_weight(k->rules, l->cell, l->cells);
    l->likely = l->probability / l->weight * (here * k->weight[l->tile - 1]);
    l->best = l->bank + k->lost;
    if (k->goal && board_find(board, (int)k->goal)) {
        l->best = k->won;
        return true;
    }
    for (int direction = 0; direction < SLIDES; direction++) {
        uint64_t after = board_slide(k->rules, board, direction);
        if (after == board || !corner_kept(&k->corner, &k->corner.level, after)) continue;
        l->gain[l->count] = k->points ? board_gain(k->rules, board, direction) : 0;
        l->after[l->count++] = after;
        if (l->depth > 1) expect_prefetch(&e->table, after);
    }
    e->decisions += l->count > 0;
    return true;
}

/* The open decision is settled. */
static void settle(const Kernel *k, Level *l, double *record) {
    int here = k->rules->spawn == SPAWN_UNIFORM ? 1 : cell_weight(k->rules, l->cell, l->cells);
    int height = !l->count                                  ? 0
                 : l->depth == 1 || l->under == EXPECT_OPEN ? EXPECT_OPEN
                                                            : l->under + 1;
    if (height > l->height) l->height = height;
    l->sum += here * k->weight[l->tile - 1] * l->best;
    if (record) record[l->outcomes] = l->best;
    l->outcomes++;
}

static void digest(Level *l, double value, int height) {
    if (!l->next || value > l->best) l->best = value;
    if (height > l->under) l->under = height;
    l->next++;
}

enum { BOTTOM_NODES = 10 }; /* at most, per empty cell: two tiles and four slides with each */

/* The last decision of a line can be valued all at once: there is budget for it, no tile has won,
 * and nothing is left out that the kernel of a network would look at. */
static bool at_once(const Kernel *k, uint64_t board, int64_t budget) {
    return budget >= BOTTOM_NODES * board_empties(board) &&
           !(k->goal && board_find(board, (int)k->goal)) && !(k->net && corner_stands(&k->corner));
}

/* The last decision of a line. */
static double bottom(Expect *e, const Kernel *k, uint64_t board, double bank, int64_t *budget,
                     int *height, double *record) {
    Bottom out;
    if (k->net)
        out = ntuple_bottom(k->rules, k->net, board, bank, k->weight, (int)k->goal, record);
    else if (corner_stands(&k->corner))
        out = search_bottom(k->rules, k->tables, board, k->weight, &k->corner, record);
    else
        out = search_bottom(k->rules, k->tables, board, k->weight, NULL, record);
    int64_t nodes = out.outcomes + out.slides;
    int cells = k->rules->spawn == SPAWN_UNIFORM ? bits_count(board_empty(board)) : k->rules->size;
    e->dice++;
    e->nodes += nodes;
    e->leaves += out.slides;
    e->decisions += out.outcomes - out.dead;
    *budget -= nodes;
    *height = out.slides ? EXPECT_OPEN : 0;
    return out.sum / ((double)(k->weight[0] + k->weight[1]) * cells);
}

/* Tries the next slide of the open decision. */
static void visit(Expect *e, Kernel *k, Level *l, int64_t *budget) {
    uint64_t board = l->after[l->next];
    int depth = l->depth - 1, height = EXPECT_OPEN;
    double value, bank = l->bank + l->gain[l->next];
    e->nodes++;
    --*budget;
    if (depth == 0 || l->likely < e->cutoff) {
        e->leaves++;
        e->improbable += depth > 0;
        digest(l, bank + leaf(k, board), EXPECT_OPEN);
        return;
    }
    unsigned rare = rarity(e, l->likely);
    if (expect_probe(&e->table, board, depth, rare, &value, &height)) {
        digest(l, bank + value, height);
        return;
    }
    if (depth > 1 || !at_once(k, board, *budget)) {
        push(e, k, board, bank, depth, l->likely);
        return;
    }
    value = bottom(e, k, board, bank, budget, &height, NULL);
    expect_store(&e->table, board, depth, rare, value - bank, height);
    digest(l, value, height);
}

/* The position asked for has one decision below it, not begun yet. */
static bool at_bottom(const Kernel *k, int64_t budget) {
    const Level *l = k->level;
    return !k->top && l->depth == 1 && l->cell < 0 && at_once(k, l->board, budget);
}

static bool run(Expect *e, void *memory, int64_t *budget, ExpectQuery *query) {
    Kernel *k = memory;
    if (at_bottom(k, *budget)) {
        e->dice--; /* counted by push */
        const Level *l = k->level;
        query->value = bottom(e, k, l->board, l->bank, budget, &query->height, query->outcomes);
        return true;
    }
    for (;;) {
        Level *l = k->level + k->top;
        if (*budget <= 0) return false;
        if (l->next < l->count) {
            visit(e, k, l, budget);
            continue;
        }
        if (l->cell >= 0) settle(k, l, k->top ? NULL : query->outcomes);
        if (place(e, k, l)) {
            --*budget;
            continue;
        }
        double value = l->sum / l->weight;
        if (!k->top) {
            query->value = value;
            query->height = l->height;
            return true;
        }
        expect_store(&e->table, l->board, l->depth, rarity(e, l->probability), value - l->bank,
                     l->height);
        k->top--;
        digest(l - 1, value, l->height);
    }
}

/* A tile of 65536, which a word cannot hold, is out of reach of the search when all tiles that may
 * be there by then do not make one. */
static bool within_words(const Word *word, int depth) {
    uint64_t sum = 4 * ((uint64_t)depth + 1);
    for (uint64_t b = word->board; b; b >>= 4)
        sum += b & 15 ? UINT64_C(1) << (b & 15) : 0;
    return !word->big && sum < UINT64_C(1) << WORD_LIMIT;
}

static bool ask(Expect *e, void *memory, const ExpectQuery *query) {
    Kernel *k = memory;
    const Word *word = query->state;
    if (word->phase != PHASE_TILE || !within_words(word, query->depth)) return false;
    if (k->tables) take_rows(e, k);
    k->top = -1;
    double bank = k->points ? (double)word->score : 0;
    push(e, k, word->board, bank, query->depth, query->probability);
    return true;
}

/* ---- what is left out ------------------------------------------------------------------------ */

static bool choose(const Game *game, void *memory, const void *root) {
    Kernel *k = memory;
    const Rules *r = game->rules;
    const Word *word = root;
    k->corner = (Corner){{0, 0}, {0, 0}, 0};
    if (r->word) k->corner = corner_find(r, word->board);
    return corner_stands(&k->corner);
}

static bool keeps(const void *memory, const void *after) {
    const Kernel *k = memory;
    const Word *word = after;
    return corner_kept(&k->corner, &k->corner.level, word->board);
}

static void give_up(void *state) {
    Word *word = state;
    word->phase = PHASE_OVER;
}

static const ExpectKernel kernel = {.size = sizeof(Kernel),
                                    .key = key,
                                    .open = open_kernel,
                                    .ask = ask,
                                    .run = run,
                                    .choose = choose,
                                    .keeps = keeps,
                                    .give_up = give_up};

static bool open(Search *search, Err *err) {
    return expect_open(search, &kernel, err);
}

static const Preset presets[] = {
    {.name = "fast",
     .title = "Fast and strong",
     .values = "nodes=125k,cutoff=0.0005,prune=yes,eval=rows(preset=deep,early=10)",
     .doc = "More than a thousand moves a second on a fast machine."},
    {.name = "strong",
     .title = "Strong",
     .values = "nodes=1M,cutoff=0.0002,prune=yes,eval=rows(preset=deep,early=10)",
     .doc = "About a hundred moves a second on a fast machine."},
    {.name = NULL}};

const SearcherDef searcher_2048_expectimax = {
    .row = {.name = "expectimax", EXPECT_ROW, .presets = presets},
    .roles = {[ROLE_ANALYST] = "eval=rows(preset=deep)",
              [ROLE_JUDGE] = "nodes=300k,eval=rows(preset=deep)"},
    .open = open,
    EXPECT_SLOTS};
