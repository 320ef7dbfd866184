/* search_proof.c - depth-first proof-number search for the exact solver of Amazons.
 *
 * A node's proof number says how many leaves at least must still be decided to prove that the mover
 * wins, its disproof number the same for a loss. With children seen by their own mover:
 *
 *     proof = least disproof number of a child      disproof = sum of the children's proof numbers
 *
 * The search follows the child of least disproof number until numbers exceed the thresholds under
 * which the node was entered, then goes back; the table keeps the numbers, so that only the path
 * has to be in memory (Nagai 2002, df-pn). Threshold of a child: a quarter more than what the
 * second best child asks (Pawlewicz and Lew 2007), else the search jumps to and fro between
 * children of equal numbers.
 *
 * Why proof numbers: a typical position has hundreds of moves, and most can be answered by the same
 * few strong replies; proof numbers find narrow proofs, where alpha-beta of fixed depth would widen
 * all.
 *
 * What helps, measured on 5 wide x 4 high: judging children before they are entered
 * (search_closed.c) decides one child in ten and four nodes in ten on the spot; numbers of a new
 * leaf from mobility and spare moves take a third of the time of numbers that begin at 1.
 *
 * Spare moves. The table knows for a set of contested regions and a mover with how many spare moves
 * White wins and with how many she loses, for that is monotonous: one entry answers many positions.
 *
 * Sums. Regions that do not touch add up. If White, moving second, wins region A with a spare moves
 * and region B with b, she wins A + B with a + b: she answers where Black moves. Moving first in A
 * costs her what the table says for moving first, B as before. The thresholds of small regions are
 * found exactly by a complete search of their own; those of the larger regions of the root by
 * questions that are put before the root's (search_solver.c); of others, what the table happens to
 * know is used. */
#include "games/amazons/search_solver.h"

#include <string.h>

enum { NEVER = 1000, SMALL_CELLS = 3 };

/* ---- the table ------------------------------------------------------------------------------- */

static uint64_t mix(uint64_t x) {
    x ^= x >> 32;
    x *= 0xd6e8feb86659fd93u;
    x ^= x >> 32;
    x *= 0xd6e8feb86659fd93u;
    return x ^ x >> 32;
}

/* Of everything but spare moves. */
static uint64_t key_of(const Closed *c) {
    uint64_t white = mix(c->queens[WHITE] * 0xc2b2ae3d27d4eb4fu + c->mover);
    uint64_t black = mix(c->queens[BLACK] * 0x165667b19e3779f9u + 77);
    return mix(c->free * 0x9e3779b97f4a7c15u ^ white ^ black);
}

static ProofEntry *bucket(const ProofTree *tree, uint64_t key) {
    return tree->table + (size_t)((key >> 32) * tree->buckets >> 32) * PROOF_BUCKET;
}

static ProofEntry *probe(const ProofTree *tree, uint64_t key) {
    ProofEntry *entry = bucket(tree, key);
    for (int i = 0; i < PROOF_BUCKET; i++, entry++)
        if (entry->work && entry->key == key) return entry;
    return NULL;
}

/* The entry of this key, or the least valuable one of its bucket, emptied. */
static ProofEntry *claim(ProofTree *tree, uint64_t key, int64_t work) {
    ProofEntry *first = bucket(tree, key), *entry = probe(tree, key);
    int size = 1 + bits_last((uint64_t)work | 1);
    if (!entry) {
        entry = first;
        for (int i = 1; i < PROOF_BUCKET; i++)
            if (first[i].work < entry->work) entry = first + i;
        *entry = (ProofEntry){.key = key, .lost = -NEVER, .won = NEVER, .spare = NEVER};
    }
    if (entry->work < size) entry->work = (int16_t)size;
    return entry;
}

static void store(ProofTree *tree, uint64_t key, const Closed *c, uint32_t proof, uint32_t disproof,
                  int64_t work) {
    ProofEntry *entry = claim(tree, key, work);
    if (proof && disproof) {
        entry->spare = (int16_t)c->spare;
        entry->proof = proof;
        entry->disproof = disproof;
        return;
    }
    bool white = (proof == 0) == (c->mover == WHITE);
    if (white && c->spare < entry->won) entry->won = (int16_t)c->spare;
    if (!white && c->spare > entry->lost) entry->lost = (int16_t)c->spare;
}

/* +1, -1, 0 for the mover, by the thresholds of an entry. */
static int verdict(const Closed *c, int lost, int won) {
    int white = c->spare >= won ? 1 : c->spare <= lost ? -1 : 0;
    return c->mover == WHITE ? white : -white;
}

int proof_known(const ProofTree *tree, const Closed *c) {
    const ProofEntry *entry = probe(tree, key_of(c));
    return entry ? verdict(c, entry->lost, entry->won) : 0;
}

/* ---- sums ------------------------------------------------------------------------------------ */

static void small(ProofTree *tree, const Closed *c, int first[2]);

/* The best that a side can do by a move in a small position: the threshold after it, the least one
 * for White, the greatest for Black. */
static int small_options(ProofTree *tree, const Closed *c, uint32_t side) {
    Field *f = tree->field;
    int best = side == WHITE ? NEVER : -NEVER;
    Closed at = *c;
    at.mover = side;
    at.spare = 0;
    for (uint64_t queens = at.queens[side]; queens; queens = bits_rest(queens)) {
        int from = bits_first(queens);
        uint64_t targets = field_reach(f, from, at.free), own = (uint64_t)1 << from;
        for (; targets; targets = bits_rest(targets)) {
            int to = bits_first(targets);
            uint64_t arrows = field_reach(f, to, (at.free | own) & ~((uint64_t)1 << to));
            for (; arrows; arrows = bits_rest(arrows)) {
                uint32_t arrow = (uint32_t)bits_first(arrows);
                Closed next =
                    closed_after(f, &at, (uint32_t)from | (uint32_t)to << 6 | arrow << 12);
                int first[2];
                small(tree, &next, first);
                int threshold = first[side ^ 1] - next.spare;
                if (side == WHITE ? threshold < best : threshold > best) best = threshold;
            }
        }
    }
    return best;
}

/* White wins with this number of spare moves or more, whichever side moves first: exact thresholds
 * of a small position, by complete search. */
static void small(ProofTree *tree, const Closed *c, int first[2]) {
    first[WHITE] = 1;
    first[BLACK] = 0;
    if (!c->free) return;
    Closed at = *c;
    ProofEntry *entry[2];
    uint64_t key[2];
    for (uint32_t side = WHITE; side <= BLACK; side++) {
        at.mover = side;
        key[side] = key_of(&at);
        entry[side] = probe(tree, key[side]);
    }
    if (entry[0] && entry[1] && entry[0]->won == entry[0]->lost + 1 &&
        entry[1]->won == entry[1]->lost + 1) {
        first[WHITE] = entry[WHITE]->won;
        first[BLACK] = entry[BLACK]->won;
        return;
    }
    tree->small++;
    /* Moves in the regions; then spare moves: with one, White to move may leave Black to move with
     * one less; Black, which has some when the number is negative, likewise. */
    int white = small_options(tree, c, WHITE), black = small_options(tree, c, BLACK);
    int second = black > white - 1 ? black : white - 1;
    if (black < 0) black = second < 0 ? second : 0;
    int leave = black + 1 > 1 ? black + 1 : 1;
    first[WHITE] = white < leave ? white : leave;
    first[BLACK] = black;
    for (uint32_t side = WHITE; side <= BLACK; side++) {
        ProofEntry *known = claim(tree, key[side], 2);
        known->won = (int16_t)first[side];
        known->lost = (int16_t)(first[side] - 1);
    }
}

/* What is known of a region alone, by the side that moves first: White wins with `won` spare moves
 * or more and loses with `lost` or less. */
typedef struct Region {
    int won[2], lost[2];
} Region;

static void look_region(ProofTree *tree, const Closed *region, Region *out) {
    if (bits_count(region->free) <= SMALL_CELLS) {
        int first[2];
        small(tree, region, first);
        for (int side = WHITE; side <= BLACK; side++) {
            out->won[side] = first[side];
            out->lost[side] = first[side] - 1;
        }
        return;
    }
    Closed at = *region;
    for (uint32_t side = WHITE; side <= BLACK; side++) {
        at.mover = side;
        const ProofEntry *entry = probe(tree, key_of(&at));
        out->won[side] = entry ? entry->won : NEVER;
        out->lost[side] = entry ? entry->lost : -NEVER;
    }
}

int proof_regions(const Field *f, const Closed *c, Closed out[PROOF_REGIONS]) {
    uint64_t left = c->free | c->queens[WHITE] | c->queens[BLACK], live = left;
    int count = 0;
    while (left) {
        uint64_t cells = field_flood(f, left & (0 - left), live);
        left &= ~cells;
        if (count == PROOF_REGIONS) return 0;
        out[count++] = (Closed){.free = c->free & cells,
                                .queens = {c->queens[0] & cells, c->queens[1] & cells}};
    }
    return count;
}

void proof_learn(ProofTree *tree, const Closed *c, int lost, int won) {
    ProofEntry *entry = claim(tree, key_of(c), (int64_t)1 << 40);
    if (lost > entry->lost) entry->lost = (int16_t)lost;
    if (won < entry->won) entry->won = (int16_t)won;
}

/* The result for the mover of a position of several regions, by thresholds of each. */
static int look_sum(ProofTree *tree, const Closed *c) {
    uint64_t live = c->free | c->queens[WHITE] | c->queens[BLACK];
    if (field_flood(tree->field, live & (0 - live), live) == live) return 0;
    Closed one[PROOF_REGIONS];
    Region region[PROOF_REGIONS];
    int count = proof_regions(tree->field, c, one);
    if (!count) return 0;
    for (int i = 0; i < count; i++)
        look_region(tree, one + i, region + i);
    int won = 0, lost = 0; /* when answering everywhere: Black, White moves first */
    for (int i = 0; i < count; i++) {
        won += region[i].won[BLACK];
        lost += region[i].lost[WHITE];
    }
    int threshold_won = won, threshold_lost = lost;
    if (c->mover == WHITE) {
        threshold_won = NEVER;
        for (int i = 0; i < count; i++) {
            int sum = won - region[i].won[BLACK] + region[i].won[WHITE];
            if (sum < threshold_won) threshold_won = sum;
        }
    } else {
        threshold_lost = -NEVER;
        for (int i = 0; i < count; i++) {
            int sum = lost - region[i].lost[WHITE] + region[i].lost[BLACK];
            if (sum > threshold_lost) threshold_lost = sum;
        }
    }
    return verdict(c, threshold_lost, threshold_won);
}

/* ---- leaves ---------------------------------------------------------------------------------- */

int proof_look(ProofTree *tree, const Closed *c, uint32_t *proof, uint32_t *disproof) {
    tree->judged++;
    int known = closed_judge(tree->field, c);
    const ProofEntry *entry = NULL;
    if (!known) {
        entry = probe(tree, key_of(c));
        if (entry) known = verdict(c, entry->lost, entry->won);
        tree->hits += known != 0;
    }
    if (!known) {
        known = look_sum(tree, c);
        tree->sums += known != 0;
    }
    *proof = known > 0 ? 0 : PROOF_END;
    *disproof = known < 0 ? 0 : PROOF_END;
    if (known) return known;
    if (entry && entry->spare == c->spare && entry->proof) {
        *proof = entry->proof;
        *disproof = entry->disproof;
        return 0;
    }
    int guess = closed_guess(tree->field, c);
    *proof = (uint32_t)(guess < 0 ? 1 - guess : 1);
    *disproof = (uint32_t)(guess > 0 ? 1 + guess : 1);
    return 0;
}

/* ---- a node ---------------------------------------------------------------------------------- */

/* Adds a child unless one of equal key is there. True when the mover wins by it. */
static bool add(ProofTree *tree, ProofFrame *frame, uint32_t move) {
    Closed next = closed_after(tree->field, &frame->at, move);
    uint64_t key = key_of(&next) ^ mix((uint64_t)(uint32_t)next.spare * 0x9e3779b97f4a7c15u);
    uint32_t slot = (uint32_t)(key >> 51);
    for (; tree->stamp[slot] == tree->clock; slot = (slot + 1) & (PROOF_SEEN - 1))
        if (tree->keys[tree->seen[slot]] == key) {
            tree->equal++;
            return false;
        }
    ProofChild *child = tree->pool + frame->first + frame->count;
    int known = proof_look(tree, &next, &child->proof, &child->disproof);
    child->move = move;
    if (known < 0) return true;
    tree->stamp[slot] = tree->clock;
    tree->seen[slot] = (uint32_t)frame->count;
    tree->keys[frame->count] = key;
    frame->count++;
    return false;
}

/* Lists the children of a node, those excepted that lose. True when a child wins. */
static bool expand(ProofTree *tree, ProofFrame *frame) {
    const Field *f = tree->field;
    const Closed *c = &frame->at;
    uint32_t me = c->mover;
    frame->count = 0;
    tree->clock++;
    for (uint64_t queens = c->queens[me]; queens; queens = bits_rest(queens)) {
        int from = bits_first(queens);
        uint64_t own = (uint64_t)1 << from, targets = field_reach(f, from, c->free);
        for (; targets; targets = bits_rest(targets)) {
            int to = bits_first(targets);
            uint64_t arrows = field_reach(f, to, (c->free | own) & ~((uint64_t)1 << to));
            for (; arrows; arrows = bits_rest(arrows)) {
                uint32_t arrow = (uint32_t)bits_first(arrows);
                if (add(tree, frame, (uint32_t)from | (uint32_t)to << 6 | arrow << 12)) return true;
            }
        }
    }
    if (closed_spare(c, me) > 0 && add(tree, frame, PROOF_SPARE)) return true;
    ProofChild *child = tree->pool + frame->first;
    int kept = 0;
    for (int i = 0; i < frame->count; i++)
        if (child[i].proof) child[kept++] = child[i];
    frame->count = kept;
    return false;
}

static void tell(ProofTree *tree, bool enters, NodeEnd end) {
    if (tree->search && tree->search->trace) tree->tell(tree, tree->ply, enters, end);
}

/* Frame `ply` is done with: its parent's child, or the answer. */
static void leave(ProofTree *tree, uint32_t proof, uint32_t disproof, NodeEnd end) {
    ProofFrame *frame = tree->frame + tree->ply;
    store(tree, frame->key, &frame->at, proof, disproof, tree->nodes - frame->entered + 1);
    tree->proof = proof;
    tree->disproof = disproof;
    tell(tree, false, end);
    if (--tree->ply < 0) return;
    ProofFrame *parent = frame - 1;
    ProofChild *child = tree->pool + parent->first + parent->next;
    child->proof = proof;
    child->disproof = disproof;
    if (proof == 0) *child = tree->pool[parent->first + --parent->count];
}

static void enter(ProofTree *tree, const Closed *c, uint32_t move, int first, uint32_t proof_max,
                  uint32_t disproof_max) {
    ProofFrame *frame = tree->frame + ++tree->ply;
    *frame = (ProofFrame){.at = *c,
                          .key = key_of(c),
                          .proof_max = proof_max,
                          .disproof_max = disproof_max,
                          .first = first,
                          .move = move,
                          .entered = tree->nodes};
    tree->nodes++;
    tell(tree, true, END_NONE);
    search_event(tree->search, EVENT_NODE);
    if (expand(tree, frame)) {
        tree->cuts++;
        search_event(tree->search, EVENT_CUTOFF);
        leave(tree, 0, PROOF_END, END_KNOWN);
    } else if (!frame->count) {
        leave(tree, PROOF_END, 0, END_KNOWN);
    }
}

/* One look at the frame in work: goes down to its best child, or leaves it. */
static void advance(ProofTree *tree) {
    ProofFrame *frame = tree->frame + tree->ply;
    ProofChild *child = tree->pool + frame->first;
    uint32_t min = PROOF_END, second = PROOF_END;
    uint64_t sum = 0;
    int best = 0;
    for (int i = 0; i < frame->count; i++) {
        uint32_t disproof = child[i].disproof;
        sum += child[i].proof;
        if (disproof < min) {
            second = min;
            min = disproof;
            best = i;
        } else if (disproof < second) {
            second = disproof;
        }
    }
    uint32_t proof = min;
    uint32_t disproof = sum < PROOF_END ? (uint32_t)sum : PROOF_END - 1;
    if (!frame->count) disproof = 0;
    if (!proof) disproof = PROOF_END;
    if (!proof || !disproof || proof >= frame->proof_max || disproof >= frame->disproof_max) {
        if (!proof) tree->cuts++, search_event(tree->search, EVENT_CUTOFF);
        leave(tree, proof, disproof, !proof ? END_CUTOFF : END_NONE);
        return;
    }
    frame->next = best;
    child += best;
    uint32_t limit = second < PROOF_END ? second + 1 + second / 4 : PROOF_END;
    if (limit > frame->proof_max) limit = frame->proof_max;
    uint64_t bound = (uint64_t)frame->disproof_max + child->proof - disproof;
    if (frame->disproof_max >= PROOF_END || bound > PROOF_END) bound = PROOF_END;
    Closed next = closed_after(tree->field, &frame->at, child->move);
    enter(tree, &next, child->move, frame->first + frame->count, (uint32_t)bound, limit);
}

/* ---- from outside ---------------------------------------------------------------------------- */

void proof_ask(ProofTree *tree, const Closed *c, uint32_t proof_max, uint32_t disproof_max) {
    tree->ply = -1;
    enter(tree, c, PROOF_SPARE, 0, proof_max, disproof_max);
}

bool proof_work(ProofTree *tree, int64_t budget) {
    int64_t until = tree->nodes + budget;
    while (tree->ply >= 0) {
        if (tree->nodes >= until || proof_enough(tree) || (tree->search && tree->search->stopped))
            return false;
        advance(tree);
    }
    return true;
}

void proof_open(ProofTree *tree, Arena *arena, size_t table_bytes, Err *err) {
    size_t pool = (size_t)PROOF_MOVES * (FIELD_CELLS + 2);
    tree->buckets = table_bytes / (PROOF_BUCKET * sizeof *tree->table);
    tree->table = ARENA_NEW(arena, ProofEntry, tree->buckets * PROOF_BUCKET, err);
    tree->pool = ARENA_NEW(arena, ProofChild, pool, err);
    tree->frame = ARENA_NEW(arena, ProofFrame, PROOF_PLIES, err);
    tree->seen = ARENA_NEW(arena, uint32_t, PROOF_SEEN, err);
    tree->stamp = ARENA_NEW(arena, uint32_t, PROOF_SEEN, err);
    tree->keys = ARENA_NEW(arena, uint64_t, PROOF_MOVES, err);
    tree->ply = -1;
}

void proof_forget(ProofTree *tree) {
    if (tree->nodes || tree->judged)
        memset(tree->table, 0, tree->buckets * PROOF_BUCKET * sizeof *tree->table);
    memset(tree->stamp, 0, PROOF_SEEN * sizeof *tree->stamp);
    tree->clock = 0;
    tree->ply = -1;
    tree->nodes = tree->judged = tree->hits = tree->equal = tree->sums = tree->small = 0;
    tree->cuts = 0;
}
