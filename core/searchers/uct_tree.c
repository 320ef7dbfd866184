/* uct_tree.c - the memory of uct's tree: clearing it, and keeping the subtree of a move played. */
#include "searchers/uct_tree.h"

#include <string.h>

void uct_reset(UctTree *tree) {
    tree->used = REF_ROOT;
    tree->nodes = 0;
    tree->full = false;
}

Node *uct_add(UctTree *tree, NodeKind kind, int player, const Move *moves, int count) {
    Ref units = uct_units(kind, count, tree->extra);
    if (units > tree->limit - tree->used) {
        tree->full = true;
        return NULL;
    }
    Node *node = uct_at(tree, tree->used);
    tree->used += units;
    *node = (Node){.count = (uint16_t)count,
                   .open = (uint16_t)count,
                   .player = (int8_t)player,
                   .kind = (uint8_t)kind};
    Ref *child = node_child(node);
    Edge *edges = node_edges(node);
    Proof *proofs = node_proofs(node);
    for (int i = 0; i < count; i++) {
        child[i] = REF_NONE;
        edges[i] = (Edge){.move = moves[i]};
        proofs[i] = 0;
    }
    if (tree->extra && kind != NODE_LINK)
        memset(node_extra(tree, node, 0), 0, (size_t)(count * tree->extra) * sizeof(double));
    tree->nodes += kind != NODE_CHOOSER && kind != NODE_LINK;
    return node;
}

/* One pass from low to high addresses, sliding what is marked to the front. A record's parent lies
 * before it: when its turn comes it is marked and knows where its parent has gone. */
void uct_keep(UctTree *tree, Ref ref) {
    Ref end = tree->used, to = REF_ROOT, size;
    uct_at(tree, ref)->mark = 1;
    tree->nodes = 0;
    for (Ref at = ref; at < end; at += size) {
        Node *node = uct_at(tree, at);
        size = uct_units((NodeKind)node->kind, node->count, tree->extra);
        if (!node->mark) continue;
        node->mark = 0;
        for (int i = 0; i < node->count; i++) {
            if (node_child(node)[i] == REF_NONE) continue;
            Node *child = uct_at(tree, node_child(node)[i]);
            child->mark = 1;
            child->parent = to;
        }
        if (node->kind == NODE_JOINT)
            for (Ref chooser = at + size;
                 chooser < end && uct_at(tree, chooser)->kind == NODE_CHOOSER;
                 chooser += uct_units(NODE_CHOOSER, uct_at(tree, chooser)->count, tree->extra))
                uct_at(tree, chooser)->mark = 1;
        if (at == ref)
            node->parent = REF_NONE;
        else if (node->kind != NODE_CHOOSER)
            node_child(uct_at(tree, node->parent))[node->slot] = to;
        tree->nodes += node->kind != NODE_CHOOSER && node->kind != NODE_LINK;
        memmove(uct_at(tree, to), node, (size_t)size * REF_UNIT);
        to += size;
    }
    tree->used = to;
    tree->full = false;
}

Proof node_proof(const Node *node) {
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
