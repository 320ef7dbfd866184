/* eval_ntuple.c - a trained network as evaluation.
 *
 * Networks value after-states. With a tile to come the value is the network's; with the player to
 * move it is that of the best slide, points of the slide included. A network that learned to win
 * says how many games in a hundred it expects to win from here: a scale of its own. One that
 * learned to collect points says how many are still to come. */
#include "games/2048/ntuple.h"

#include "games/2048/messages.def"

typedef struct Weights {
    BlobRef net;
} Weights;

typedef struct Tables {
    const Ntuple *net;
} Tables;

static const Param params[] = {
    PARAM_BLOB(Weights, net, "shipped", "network", .title = "Network",
               .doc = "The network, by its name: shipped (the one that comes with the program), or "
                      "one that `train` has made or `network load` has brought in."),
    PARAM_END};

static bool prepare(const Game *game, const void *weights, void *tables, Err *err) {
    const Rules *r = game->rules;
    const BlobRef *ref = &((const Weights *)weights)->net;
    const Ntuple *net = ref->opened;
    ((Tables *)tables)->net = net;
    if (!r->word) return err_set(err, network_board_size);
    if (!net) return err_set(err, network_not_loaded, ref->name);
    return net->reward == REWARD_SCORE || net->target == r->goal ||
           err_set(err, network_other_target, ref->name, net->target, r->goal);
}

const Ntuple *ntuple_of(const void *tables) {
    return ((const Tables *)tables)->net;
}

static bool own_scale(const Game *, const void *tables) {
    return ntuple_of(tables)->reward == REWARD_WIN;
}

/* The best slide of a player to move; `score` = points count. */
static double best_slide(const Rules *r, const Ntuple *net, uint64_t b) {
    bool points = net->reward == REWARD_SCORE, any = false;
    double best = 0;
    for (int direction = 0; direction < SLIDES; direction++) {
        uint64_t slid = board_slide(r, b, direction);
        if (slid == b) continue;
        bool reached = board_reaches(slid, r->goal);
        double value = !points              ? reached ? 1 : ntuple_after(net, slid)
                                    : reached && r->stop ? board_gain(r, b, direction)
                                            : board_gain(r, b, direction) + ntuple_after(net, slid);
        if (!any || value > best) best = value;
        any = true;
    }
    return best;
}

static double value(const Game *game, const void *tables, const void *state, int) {
    const Rules *r = game->rules;
    const Ntuple *net = ((const Tables *)tables)->net;
    const Word *word = state;
    bool win = net->reward == REWARD_WIN;
    bool reached = win && board_reaches(word->board, r->goal);
    double value;
    if (reached || (win && word->big))
        value = 1;
    else if (word->phase == PHASE_OVER)
        value = 0;
    else if (word->phase == PHASE_SLIDE)
        value = best_slide(r, net, word->board);
    else
        value = ntuple_after(net, word->board);
    return win ? 100 * value : value;
}

const EvalDef g2048_eval_ntuple = {
    .row = {.name = "ntuple",
            .title = "Trained network",
            .doc =
                "What a network of tuples has learned: the chance of winning in percent, or, when "
                "it learned to collect points, the points still to come. Boards of 4 x 4 only. "
                "`train ntuple` makes networks, `networks` lists them.",
            .params = params,
            .size = sizeof(Weights)},
    .role = EVAL_OTHER,
    .tables_size = sizeof(Tables),
    .own_scale = own_scale,
    .chance = true,
    .prepare = prepare,
    .value = value,
};
