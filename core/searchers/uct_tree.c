/* uct_tree.c - the memory of uct's tree: clearing it, keeping the subtree of a move played, giving
 * up what was hardly visited. */
#include "searchers/uct_tree.h"

#include <string.h>

void uct_reset(UctTree *tree) {
    tree->used = REF_ROOT;
    tree->nodes = 0;
    tree->full = tree->stuck = false;
}

static bool has_room(UctTree *tree, Ref units) {
#ifdef _OPENMP
    if (tree->pool) return uct_take_piece(tree, units);
#endif
    return units <= tree->limit - tree->used;
}

Node *uct_add(UctTree *tree, NodeKind kind, int player, const Move *moves, int count) {
    Ref units = uct_units(kind, count, tree->extra, tree->bounded);
    if (!has_room(tree, units)) {
        tree->full = true;
        return NULL;
    }
    Node *node = uct_at(tree, tree->used);
    tree->used += units;
    *node = (Node){.count = (uint16_t)count,
                   .open = (uint16_t)count,
                   .player = (int8_t)player,
                   .kind = (uint8_t)kind,
                   .bounded = tree->bounded};
    Ref *child = node_child(node);
    Edge *edges = node_edges(node);
    Proof *proofs = node_proofs(node);
    Bounds *bounds = node_bounds(node);
    for (int i = 0; i < count; i++) {
        child[i] = REF_NONE;
        edges[i] = (Edge){.move = moves[i]};
        if (tree->bounded)
            bounds[i] = bounds_none;
        else
            proofs[i] = 0;
    }
    if (tree->extra && kind != NODE_LINK)
        memset(node_extra(tree, node, 0), 0, (size_t)(count * tree->extra) * sizeof(double));
    tree->nodes += kind != NODE_CHOOSER && kind != NODE_LINK;
    return node;
}

bool uct_enlarge(UctTree *tree, Ref limit, Arena *arena, Err *err) {
    void *base = arena_grow(arena, tree->base, (size_t)tree->limit * REF_UNIT,
                            (size_t)tree->used * REF_UNIT, (size_t)limit * REF_UNIT, err);
    if (!base) return false;
    tree->base = base;
    tree->limit = limit;
    tree->full = false;
    return true;
}

#ifdef _OPENMP
enum { PIECE = 16 /* records of the size that is asked for */ };

void uct_leave_piece(UctTree *tree) {
    Ref end = tree->limit;
    if (!atomic_compare_exchange_strong(&tree->pool->used, &end, tree->used))
        for (; tree->used < tree->limit; tree->used += uct_units(NODE_LINK, 0, 0, false))
            *uct_at(tree, tree->used) = (Node){.kind = NODE_LINK};
    tree->used = tree->limit = 0;
}

bool uct_take_piece(UctTree *tree, Ref units) {
    UctPool *pool = tree->pool;
    if (units <= tree->limit - tree->used) return true;
    if (tree->limit) uct_leave_piece(tree);
    Ref at = atomic_load(&pool->used), piece;
    do {
        if (units > pool->limit - at) {
            atomic_store(&pool->full, true);
            return false;
        }
        piece = PIECE * units <= pool->limit - at ? PIECE * units : units;
    } while (!atomic_compare_exchange_weak(&pool->used, &at, at + piece));
    tree->used = at;
    tree->limit = at + piece;
    return true;
}
#endif

/* ---- what stays moves to the front ----------------------------------------------------------- */

static Ref units_of(const UctTree *tree, const Node *node) {
    return uct_units((NodeKind)node->kind, node->count, tree->extra, tree->bounded);
}

/* A record and the choosers behind it, which have no children of their own. */
static Ref group_units(const UctTree *tree, Ref at) {
    Ref units = 0;
    for (const Node *node = uct_at(tree, at); node; node = uct_next_chooser(tree, node))
        units += units_of(tree, node);
    return units;
}

/* Begins a pass from low to high addresses in which what is marked slides to the front. A record's
 * parent lies before it: when its turn comes it is marked and knows where its parent has gone. */
static void slide_begin(const UctTree *tree, UctPass *pass, Ref ref, uint32_t least) {
    uct_at(tree, ref)->mark = 1;
    uct_at(tree, ref)->parent = REF_NONE;
    pass->at = ref;
    pass->to = REF_ROOT;
    pass->least = least;
    pass->stayed = 0;
    pass->counting = false;
}

/* The next record with its choosers. Of its children those stay that have enough visits. */
static void slide(UctTree *tree, UctPass *pass) {
    Node *node = uct_at(tree, pass->at);
    Ref size = group_units(tree, pass->at);
    pass->at += size;
    if (!node->mark) return;
    node->mark = 0;
    for (int i = 0; i < node->count; i++) {
        if (node_child(node)[i] == REF_NONE) continue;
        Node *child = uct_at(tree, node_child(node)[i]);
        child->mark = child->visits >= pass->least;
        if (child->mark)
            child->parent = pass->to;
        else
            node_child(node)[i] = REF_NONE;
    }
    if (node->parent != REF_NONE) node_child(uct_at(tree, node->parent))[node->slot] = pass->to;
    pass->stayed += node->kind != NODE_LINK;
    memmove(uct_at(tree, pass->to), node, (size_t)size * REF_UNIT);
    pass->to += size;
}

static void slide_end(UctTree *tree, UctPass *pass) {
    tree->used = pass->to;
    tree->nodes = pass->stayed;
    tree->full = false;
    pass->at = 0;
}

void uct_keep(UctTree *tree, Ref ref) {
    UctPass pass;
    slide_begin(tree, &pass, ref, 0);
    while (pass.at < tree->used)
        slide(tree, &pass);
    slide_end(tree, &pass);
    tree->stuck = false;
}

/* ---- the least visited nodes are given up ---------------------------------------------------- */

static int class_of(uint32_t visits) {
    if (visits < 2 << UCT_CLASS_BITS) return (int)visits;
    int shift = 31 - __builtin_clz(visits) - UCT_CLASS_BITS;
    return (shift << UCT_CLASS_BITS) + (int)(visits >> shift);
}

/* The fewest visits of a class. */
static uint32_t class_visits(int class) {
    if (class < 2 << UCT_CLASS_BITS) return (uint32_t) class;
    int shift = (class >> UCT_CLASS_BITS) - 1;
    return (uint32_t)(class - (shift << UCT_CLASS_BITS)) << shift;
}

/* The classes are counted: as many of the most visited stay as fill half of the memory. */
static void choose_least(UctTree *tree, UctPass *pass) {
    Ref room = tree->limit / 2;
    int class = UCT_CLASSES;
    while (class > 0 && pass->units[class - 1] <= room)
        room -= pass->units[--class];
    slide_begin(tree, pass, REF_ROOT, class < UCT_CLASSES ? class_visits(class) : UINT32_MAX);
}

bool uct_thin(UctTree *tree, UctPass *pass, int64_t records) {
    if (!pass->at) *pass = (UctPass){.at = REF_ROOT, .counting = true};
    for (; records > 0; records--) {
        if (pass->counting) {
            const Node *node = uct_at(tree, pass->at);
            Ref size = group_units(tree, pass->at);
            pass->units[class_of(node->visits)] += size;
            pass->at += size;
            if (pass->at >= tree->used) choose_least(tree, pass);
        } else {
            slide(tree, pass);
            if (pass->at < tree->used) continue;
            Ref before = tree->used;
            slide_end(tree, pass);
            tree->stuck = before - tree->used < tree->limit / 4;
            return false;
        }
    }
    return true;
}

Bounds node_all_bounds(const Node *node) {
    const Bounds *bounds = node_bounds(node);
    Bounds all = bounds[0];
    for (int i = 1; i < node->count; i++) {
        if (bounds[i].low > all.low) all.low = bounds[i].low;
        if (bounds[i].high > all.high) all.high = bounds[i].high;
    }
    if (node->bounded & BOUNDED_PART) all.high = bounds_none.high;
    return all;
}

Proof node_proof(const Node *node) {
    if (node->bounded) return bounds_proof(node_all_bounds(node));
    const Proof *proofs = node_proofs(node);
    Proof win = 0, draw = 0, loss = 0;
    int kinds = 0;
    bool draw_known = true, loss_known = true; /* in how many plies: for all of them */
    for (int i = 0; i < node->count; i++) {
        Proof proof = proofs[i];
        switch (proof_kind(proof)) {
        case PROVEN_WIN:
            if (!win || proof < win) win = proof;
            break;
        case PROVEN_DRAW:
            if (proof > draw) draw = proof;
            draw_known = draw_known && proof_plies(proof);
            break;
        case PROVEN_LOSS:
            if (proof > loss) loss = proof;
            loss_known = loss_known && proof_plies(proof);
            break;
        default: break;
        }
    }
    if (!draw_known) draw = proof_make(PROVEN_DRAW, 0);
    if (!loss_known) loss = proof_make(PROVEN_LOSS, 0);
    if (node->kind == NODE_LINK) {
        kinds = (win != 0) + (draw != 0) + (loss != 0);
        return node->open == 0 && kinds == 1 ? (Proof)(win | draw | loss) : 0;
    }
    if (win) return win;
    if (node->open > 0) return 0;
    return draw ? draw : loss;
}
