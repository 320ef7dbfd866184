/* sentence.c - what happened in a node of an analysis, and why it ended, in a sentence or two. */
#include "shell/inspect/inspect.h"

#include <math.h>

/* Whom the values of a search are for: the player to move at its root. */
static int asker_of(const Inspect *inspect) {
    return inspect->game->mover(inspect->game->rules, inspect->search->root);
}

static void say_bound(const Inspect *inspect, const TreeNode *node, Writer *out) {
    static const char *const words[] = {"unknown", "", "at least ", "at most "};
    write_text(out, words[node->bound]);
    if (node->bound == BOUND_NONE) return;
    inspect_write_number(inspect, node->value, out);
    if (inspect->game->players > 1)
        write_format(out, " for %s", game_player_title(inspect->game, asker_of(inspect)));
}

/* The window: what a value must lie between to change the choice above. */
static void say_window(const Inspect *inspect, const TreeNode *node, Writer *out) {
    if (!inspect_window(node)) return;
    write_text(out, " The window was ");
    if (isinf(node->alpha) && isinf(node->beta)) {
        write_text(out, "open");
    } else if (isinf(node->beta)) {
        write_text(out, "all above ");
        inspect_write_number(inspect, node->alpha, out);
    } else {
        write_text(out, isinf(node->alpha) ? "all below " : "from ");
        if (!isinf(node->alpha)) {
            inspect_write_number(inspect, node->alpha, out);
            write_text(out, " to ");
        }
        inspect_write_number(inspect, node->beta, out);
    }
    write_char(out, '.');
}

static void say_cutoff(const Inspect *inspect, const Tree *tree, int node, Writer *out) {
    double saved, effort;
    int pruned = inspect_pruned(inspect, tree, node, inspect->state, &saved),
        tried = inspect_tried(tree, node, &effort);
    if (!tried) {
        write_text(out, "Cut off: a reply was too good.");
        return;
    }
    int last = -1;
    for (int child = tree->links[node].first; child >= 0; child = tree->links[child].next)
        if (inspect_turn(tree, child) >= 0 &&
            (last < 0 || inspect_turn(tree, child) > inspect_turn(tree, last)))
            last = child;
    int mover = inspect->game->mover(inspect->game->rules, inspect->state);
    int asker = asker_of(inspect);
    write_format(
        out,
        "Cut off after %d of %d moves: %s is so good for %s that %s would avoid this "
        "position",
        tried, tried + pruned, MOVE_TEXT(inspect->game, inspect->state, tree->nodes[last].move),
        inspect->game->players == 1 ? "the player" : game_player_title(inspect->game, mover),
        mover == asker ? "the other side" : game_player_title(inspect->game, asker));
    if (pruned > 0)
        write_format(out, "; %d %s left out, about %s nodes", pruned,
                     pruned == 1 ? "move was" : "moves were", COUNT_TEXT(saved));
    write_char(out, '.');
}

void node_sentence(const Inspect *inspect, const Tree *tree, int node, Writer *out) {
    const TreeNode *of = &tree->nodes[node];
    /* What stands before the value; else the cases below. */
    static const char *const before[] = {
        [WHY_DEPTH] = "The depth is reached; the evaluation says ",
        [WHY_OVER] = "The game is over: ",
        [WHY_TABLE] = "The table knows this position: ",
        [WHY_PLAYOUT] = "The tree ends here; random games from here say ",
        [WHY_KNOWN] = "Proven: ",
        [WHY_OPEN] = NULL};
    InspectWhy why = inspect_why(inspect, of);
    if (why == WHY_SEARCHED) {
        if (inspect_sampled(inspect)) {
            write_format(out, "Mean of %s visits: ", COUNT_TEXT(of->effort));
        } else if (of->bound == BOUND_NONE) {
            write_text(out, "Left without a value");
        } else {
            write_text(out, "All moves that matter were searched; the value is ");
        }
        if (of->bound != BOUND_NONE) say_bound(inspect, of, out);
        write_char(out, '.');
    } else if (why == WHY_WIN || why == WHY_LOSS) {
        write_format(out, "The game is over: %s %s.",
                     game_player_title(inspect->game, asker_of(inspect)),
                     why == WHY_WIN ? "wins" : "loses");
    } else if (why == WHY_CUTOFF) {
        say_cutoff(inspect, tree, node, out);
    } else if (before[why]) {
        write_text(out, before[why]);
        say_bound(inspect, of, out);
        write_char(out, '.');
    } else {
        write_text(out,
                   why == WHY_DRAW ? "The game is over: a draw." : "It is being searched now.");
    }
    say_window(inspect, of, out);
    if (of->again > 0)
        write_text(out, " It was better than a null window could tell, and searched again.");
}
