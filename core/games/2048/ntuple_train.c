/* ntuple_train.c - a network of tuples learns from the games that it plays against itself.
 *
 * The network values after-states, boards right after a slide and before the tile. In every
 * position it plays the slide whose after-state, with the points of the slide where points are the
 * aim, it values most; there is no other exploration, because all weights begin optimistic: what
 * has never been tried looks like a won game (Jaskowski 2018). When the game is over its
 * after-states are learned from backwards, the last one first:
 *
 *     G := 1 if the target was reached, else 0;  V := G
 *     for every after-state s from the last to the first, r = points of the slide that followed it
 *         target := r + (1 - lambda) V + lambda G
 *         every weight of s moves towards it; V := the new value of s; G := target
 *
 * which is temporal difference learning (Szubert and Jaskowski 2014) with the lambda-return. A
 * weight moves by rate x |E| / A x error / number of weights, where E is the sum of its past errors
 * and A the sum of their magnitudes (temporal coherence, Beal and Smith 1999): a weight whose
 * errors all point one way learns at full speed, one that is pulled to and fro comes to rest.
 *
 * In the setting of the source document, the 2048 report, two five-tuples (fives16) win 85 % of
 * their games without any search after 80,000 games, 90.5 % after 160,000 and 93.5 % after 640,000;
 * it plays and learns some 4 million moves a second (fours17: 5 million), a game has 900. Seventeen
 * four-tuples with lambda 0 win 80 % after 80,000 games and 85 % in the long run. With points as
 * the aim a network wins far less: a player that collects points does not hurry. The one that
 * ships, rounded to 128 KB, wins 91.9 % of 20,000 games without search, 99.55 % of 2,000 at move,
 * tile, move and all of 1,000 one deeper.
 *
 * With points as the aim, in the game as it is played in browsers (2048(preset=original)), four
 * six-tuples (sixes32) make, without search, 150 k points after 420,000 games (200 games), 171 k
 * after 490,000 (300), 190 k after 617,000 (1,000), which took 85 minutes of one core that had
 * other work, at 0.6 to 1 million moves a second; 299 k at depth 3 (40 games, 0.18 ms a move).
 * Four five-tuples (fives32) make 113 k after 632,000 games and 155 k at depth 3: they never see
 * 16384.
 *
 * Game number i draws its tiles from stream i of the seed, so that a training is the same in any
 * slicing. Only + - * / are used on floats: it is the same on every target, too. */
#include <math.h>
#include <string.h>

#include "game/learn.h"
#include "games/2048/messages.def"
#include "games/2048/ntuple.h"

enum {
    HISTORY =
        1 << 15, /* after-states of a game that are kept; a longer one is learned from in parts */
    FIRST_HALVING = 1024,
    AHEAD = 2 /* after-states that are asked for before they are learned from */
};

static const char *const reward_words[] = {"win", "score", NULL};
static const char *const reward_titles[] = {"The goal", "A high score", NULL};

typedef struct Options {
    int64_t tuples, reward;
    double lambda, rate, optimism;
    int64_t size;
    BlobRef from;
} Options;

static const char *const set_titles[] = {"8 rows and columns",      "17 groups of four cells",
                                         "16 groups of five cells", "32 groups of five cells",
                                         "32 groups of six cells",  NULL};

static const Param params[] = {
    PARAM_ENUM(Options, tuples, SET_FIVES16, ntuple_set_names, .choice_titles = set_titles,
               .title = "Shape of the tuples",
               .doc =
                   "What the network sees: 8 rows and columns (rows8: the two kinds of rows), 17 "
                   "groups of four cells (fours17: rows and squares), 16 groups of five cells "
                   "(fives16: a row and a cell, a P of five), 32 of them (fives32: four tuples of "
                   "five) or 32 groups of six cells (sixes32: a row and two cells, rectangles; "
                   "takes 1.4 GB while it learns, more than a page has). More sees better, learns "
                   "longer and plays slower."),
    PARAM_ENUM(Options, reward, REWARD_WIN, reward_words, .choice_titles = reward_titles,
               .title = "Learns to reach",
               .doc = "What it learns to reach: the target tile (win: values are chances of "
                      "winning), or many points (score: values are points to come)."),
    PARAM_REAL(Options, lambda, 0.5, 0, 1, .title = "Lambda, weight of the end",
               .doc = "How much a position learns from the end of its game, as against from the "
                      "value of the next position. 0 learns slower at first and ends as well."),
    PARAM_REAL(Options, rate, 1, 0, 2, .title = "Learning rate",
               .doc = "Step size; each weight has its own besides, which falls as its errors "
                      "cancel out. May be tuned while it learns."),
    PARAM_REAL(Options, optimism, 1, 0, 4, .title = "Optimism",
               .doc = "What is unknown at first looks worth this: 1 is a won game (or, when it "
                      "learns to reach a score, the points on the way to the target). Less "
                      "learns earlier and overlooks more."),
    PARAM_INT(Options, size, 0, 0, 65536, .unit = "KB", .title = "Largest file",
              .doc =
                  "Largest file: weights that matter less are rounded more until the network "
                  "fits, which takes a moment longer. 0 = hardly rounded. May be changed while it "
                  "learns."),
    PARAM_BLOB(
        Options, from, "", "network", .title = "Network to go on from",
        .doc = "A network of the same tuples and reward to go on from; nothing = a new one."),
    PARAM_END};

typedef struct Record {
    float errors, sizes; /* E and A */
    uint32_t visits;
} Record;

typedef struct Trainer {
    const Rules *r;
    Options options;
    uint64_t seed;
    int set, goal;
    float init; /* of every weight */
    int64_t games, touched;
    /* the game in progress */
    bool playing, reached; /* the target was made */
    Rng rng;
    uint64_t board;
    double score;
    int length;
    /* memory */
    float *weight;
    Record *record;
    uint32_t *fold;    /* sets of four cells: the index that holds the weight */
    uint64_t *history; /* after-states */
    float *gain;       /* points of the slide after each of them */
    uint32_t *visits;  /* of the records, while a file is written */
} Trainer;

/* ---- memory ---------------------------------------------------------------------------------- */

static size_t padded(size_t size) {
    return (size + 63) & ~(size_t)63;
}

/* Lays the arrays out behind the trainer; `t` null = only counts. */
static size_t lay_out(Trainer *t, int set) {
    size_t weights = ntuple_weights(set), at = padded(sizeof(Trainer));
    const size_t sizes[] = {weights * sizeof(float),
                            weights * sizeof(Record),
                            ntuple_sets[set].cells == 4 ? weights * sizeof(uint32_t) : 0,
                            HISTORY * sizeof(uint64_t),
                            HISTORY * sizeof(float),
                            weights * sizeof(uint32_t)};
    char *place[6];
    for (int i = 0; i < 6; i++) {
        place[i] = t ? (char *)t + at : NULL;
        at += padded(sizes[i]);
    }
    if (!t) return at;
    t->weight = (float *)(void *)place[0];
    t->record = (Record *)(void *)place[1];
    t->fold = (uint32_t *)(void *)place[2];
    t->history = (uint64_t *)(void *)place[3];
    t->gain = (float *)(void *)place[4];
    t->visits = (uint32_t *)(void *)place[5];
    return at;
}

static bool options_fit(const Game *game, const Options *options, Err *err) {
    const Rules *r = game->rules;
    if (r->height != 4 || r->width != 4)
        return err_set(err, training_board_size, r->height, r->width);
    if (!r->word) return err_set(err, training_board_kind);
    if (options->reward == REWARD_WIN && r->goal >= WORD_LIMIT)
        return err_set(err, training_target_too_large, WORD_LIMIT - 1, r->goal);
    if (options->from.name[0] == 0) return true;
    const Ntuple *from = options->from.opened;
    if (!from) return err_set(err, network_to_go_on_missing, options->from.name);
    if (from->set != options->tuples || from->reward != options->reward)
        return err_set(err, network_made_otherwise, options->from.name, ntuple_set_names[from->set],
                       reward_words[from->reward]);
    return from->reward == REWARD_SCORE || from->target == r->goal ||
           err_set(err, network_to_go_on_other_target, options->from.name, from->target, r->goal);
}

static size_t size(const Game *game, const void *options, Err *err) {
    if (!options_fit(game, options, err)) return 0;
    return lay_out(NULL, (int)((const Options *)options)->tuples);
}

static bool begin(const Game *game, const void *options, uint64_t seed, void *data, Err *err) {
    if (!options_fit(game, options, err)) return false;
    Trainer *t = data;
    t->r = game->rules;
    t->options = *(const Options *)options;
    t->seed = seed;
    t->set = (int)t->options.tuples;
    t->goal = t->r->goal;
    lay_out(t, t->set);
    double hope = t->options.optimism;
    if (t->options.reward == REWARD_SCORE)
        hope *= (double)(t->goal - 1) * t->r->value[t->goal < WORD_LIMIT ? t->goal : WORD_LIMIT];
    t->init = (float)(hope / ntuple_sets[t->set].lookups);
    const Ntuple *from = t->options.from.opened;
    for (size_t i = 0; i < ntuple_weights(t->set); i++)
        t->weight[i] = from ? (float)(from->weight[i] * from->grain) : t->init;
    memset(&t->options.from, 0, sizeof t->options.from); /* need not stay */
    if (ntuple_sets[t->set].cells == 4)
        for (int table = 0; table < ntuple_sets[t->set].tables; table++)
            for (uint32_t i = 0; i < TUPLE_FOUR; i++)
                t->fold[(uint32_t)table * TUPLE_FOUR + i] = (uint32_t)table * TUPLE_FOUR +
                                                            ntuple_fold(t->set, table, i);
    return true;
}

/* ---- the network ----------------------------------------------------------------------------- */

INLINE float value_of(const Trainer *t, int set, uint64_t b) {
    const float *w = t->weight;
    const uint32_t *fold = t->fold;
    TUPLE_IMAGES(b);
#define TUPLE_ADD(from, index) +w[(from) + (index)]
#define TUPLE_ADD_FOLD(from, index) +w[fold[(from) + (index)]]
    switch (set) {
    case SET_ROWS8: return 0.0f SET_ROWS8_TUPLES(TUPLE_ADD_FOLD);
    case SET_FOURS17: return 0.0f SET_FOURS17_TUPLES(TUPLE_ADD_FOLD);
    case SET_FIVES16: return 0.0f SET_FIVES16_TUPLES(TUPLE_ADD);
    case SET_FIVES32: return 0.0f SET_FIVES32_TUPLES(TUPLE_ADD);
    default: return 0.0f SET_SIXES32_TUPLES(TUPLE_ADD);
    }
#undef TUPLE_ADD
#undef TUPLE_ADD_FOLD
}

/* The same where speed does not matter. */
static __attribute__((noinline)) float value_now(const Trainer *t, uint64_t b) {
    return value_of(t, t->set, b);
}

/* Asks for what learning from an after-state will read and write: tables of five cells and more lie
 * far beyond the caches. */
INLINE void fetch(const Trainer *t, int set, uint64_t b) {
#ifndef __wasm__ /* which cannot ask */
    if (ntuple_sets[set].cells == 4) return;
    uint32_t index[NTUPLE_LOOKUPS];
    int count = ntuple_indices(set, b, index);
    for (int i = 0; i < count; i++) {
        __builtin_prefetch(&t->weight[index[i]], 1);
        __builtin_prefetch(&t->record[index[i]], 1);
    }
#else
    (void)t, (void)set, (void)b;
#endif
}

/* Moves the value of an after-state towards `target`; returns the new value. */
INLINE float learn(Trainer *t, int set, uint64_t b, float target, float rate) {
    uint32_t index[NTUPLE_LOOKUPS];
    int count = ntuple_indices(set, b, index);
    float value = 0, after = 0;
    for (int i = 0; i < count; i++) {
        if (ntuple_sets[set].cells == 4) index[i] = t->fold[index[i]];
        value += t->weight[index[i]];
    }
    float error = target - value, size = error < 0 ? -error : error;
    float step = rate * error / (float)count;
    for (int i = 0; i < count; i++) {
        Record *record = &t->record[index[i]];
        float *weight = &t->weight[index[i]];
        if (record->sizes > 0) {
            float sum = record->errors < 0 ? -record->errors : record->errors;
            *weight += step * (sum / record->sizes);
        } else {
            t->touched += record->visits == 0;
            *weight += step;
        }
        record->errors += error;
        record->sizes += size;
        record->visits += record->visits < UINT32_MAX;
        after += *weight;
    }
    return after;
}

/* Learns from the after-states of the game, or of its first part: then `end` is what the rest seems
 * to be worth. */
INLINE void learn_back(Trainer *t, int set, float end) {
    float lambda = (float)t->options.lambda, rate = (float)t->options.rate;
    float value = end, outcome = end;
    for (int i = t->length - 1; i >= 0; i--) {
        if (i >= AHEAD) fetch(t, set, t->history[i - AHEAD]);
        outcome = t->gain[i] + (1 - lambda) * value + lambda * outcome;
        value = learn(t, set, t->history[i], outcome, rate);
    }
    t->length = 0;
}

/* ---- playing --------------------------------------------------------------------------------- */

static uint64_t drop_tile(Trainer *t, uint64_t b, bool ones) {
    const Rules *r = t->r;
    uint64_t empty = board_empty(b);
    uint32_t empties = (uint32_t)bits_count(empty), index;
    if (r->spawn == SPAWN_UNIFORM)
        index = rng_below(&t->rng, empties);
    else
        index = empties - 1 - rng_below(&t->rng, 16) % empties;
    /* The empty board is the one case that board_select does not count. */
    uint64_t bit = empties == 16 ? (uint64_t)1 << 4 * index : board_select(empty, index);
    bool four = !ones && r->four > 0 && rng_below(&t->rng, (uint32_t)r->four) == 0;
    return b | bit << four;
}

static void start(Trainer *t) {
    bool ones = t->r->start == START_ONES;
    t->rng = rng_stream(t->seed, (uint64_t)t->games);
    t->board = drop_tile(t, drop_tile(t, 0, ones), ones);
    t->score = 0;
    t->length = 0;
    t->playing = true;
    t->reached = false;
}

/* The uses of long ago count half, and so on: the first games are not like the last ones. */
static void halve_visits(Trainer *t) {
    for (size_t i = 0; i < ntuple_weights(t->set); i++)
        t->record[i].visits -= t->record[i].visits / 2;
}

INLINE void finish_game(Trainer *t, int set, float end, bool won, LearnTally *tally) {
    learn_back(t, set, end);
    t->playing = false;
    t->games++;
    if (t->games >= FIRST_HALVING && (t->games & (t->games - 1)) == 0) halve_visits(t);
    tally->games++;
    tally->wins += won;
    tally->score += t->score;
    if (t->score > tally->best) tally->best = t->score;
}

/* One move, or the end of the game. */
INLINE void advance(Trainer *t, int set, LearnTally *tally) {
    const Rules *r = t->r;
    bool points = t->options.reward == REWARD_SCORE;
    uint64_t b = t->board, tb = board_transpose(b), best = 0;
    const uint64_t slid[SLIDES] = {
        [UP] = board_transpose(board_slide_level(r, tb, 0)),
        [LEFT] = board_slide_level(r, b, 0),
        [DOWN] = board_transpose(board_slide_level(r, tb, 1)),
        [RIGHT] = board_slide_level(r, b, 1),
    };
    /* Gains of both slides along a line are the same. */
    const float gains[2] = {(float)board_gain_level(r, tb), (float)board_gain_level(r, b)};
    float max = 0, gain = 0;
    bool any = false, won = false;
    for (int i = 0; i < SLIDES; i++) {
        if (slid[i] == b) continue;
        bool reached = !t->reached && t->goal < WORD_LIMIT && board_find(slid[i], t->goal) != 0;
        float value = points ? gains[i & 1] + (reached && r->stop ? 0 : value_of(t, set, slid[i]))
                      : reached ? 2
                                : value_of(t, set, slid[i]);
        if (any && value <= max) continue;
        any = true;
        max = value;
        best = slid[i];
        gain = gains[i & 1];
        won = reached;
    }
    if (any && t->length > 0) t->gain[t->length - 1] = points ? gain : 0;
    if (any) t->score += (double)gain;
    t->reached = t->reached || won;
    bool over = !any || (won && (!points || r->stop)) || board_overflows(best);
    tally->moves += any;
    if (over) {
        finish_game(t, set, won && !points ? 1 : 0, t->reached, tally);
        return;
    }
    if (t->length == HISTORY) {
        uint64_t last = t->history[HISTORY - 1];
        float value = value_now(t, last);
        t->length--;
        learn_back(t, set, value);
        t->history[0] = last;
        t->gain[0] = points ? gain : 0;
        t->length = 1;
    }
    t->history[t->length] = best;
    t->gain[t->length++] = 0;
    t->board = drop_tile(t, best, false);
}

INLINE void work_with(Trainer *t, int set, int64_t moves, int64_t games, LearnTally *tally) {
    for (int64_t i = 0; i < moves && t->games < games; i++) {
        if (!t->playing) start(t);
        advance(t, set, tally);
    }
}

static void work(void *data, int64_t moves, int64_t games, LearnTally *tally) {
    Trainer *t = data;
    switch (t->set) { /* a copy of the loops for each set, with its look-ups spelled out */
    case SET_ROWS8: work_with(t, SET_ROWS8, moves, games, tally); break;
    case SET_FOURS17: work_with(t, SET_FOURS17, moves, games, tally); break;
    case SET_FIVES16: work_with(t, SET_FIVES16, moves, games, tally); break;
    case SET_FIVES32: work_with(t, SET_FIVES32, moves, games, tally); break;
    default: work_with(t, SET_SIXES32, moves, games, tally); break;
    }
}

/* ---- the rest of the contract ---------------------------------------------------------------- */

static bool tune(void *data, const void *options, Err *err) {
    Trainer *t = data;
    const Options *now = options;
    if (now->tuples != t->options.tuples || now->reward != t->options.reward ||
        now->optimism != t->options.optimism || now->from.name[0] != 0)
        return err_set(err, training_value_fixed);
    t->options = *now;
    return true;
}

static void weights(const void *data, int64_t *touched, int64_t *all) {
    const Trainer *t = data;
    *touched = t->touched;
    *all = 0;
    int levels = t->options.reward == REWARD_WIN ? t->goal : 16, cells = ntuple_sets[t->set].cells;
    int64_t table = 1;
    for (int i = 0; i < cells; i++)
        table *= levels;
    *all = table * ntuple_sets[t->set].tables;
}

/* Rounds as little as the size allows. Points are made late, by tiles that few games have seen. */
static bool write(const void *data, Writer *file, Err *err) {
    const Trainer *t = data;
    double scale = t->options.reward == REWARD_WIN ? 1 : 4096;
    NtuplePlan plan = {.set = t->set,
                       .reward = (int)t->options.reward,
                       .target = t->goal,
                       .four = (int)t->r->four,
                       .games = t->games,
                       .seed = (int64_t)t->seed,
                       .all = t->options.reward == REWARD_SCORE,
                       .weight = t->weight,
                       .visits = t->visits,
                       .init = t->init};
    for (size_t i = 0; i < ntuple_weights(t->set); i++)
        t->visits[i] = t->record[i].visits;
    size_t start = file->length, max = (size_t)t->options.size * 1024;
    double fine = 1.0 / 256, rough = 4;
    plan.coarse = fine * scale;
    bool ok = ntuple_write(&plan, file, err);
    /* Sizes fall as the steps grow; ten halvings of the ratio come within one per cent. */
    for (int i = 0; ok && max > 0 && file->length - start > max && i < 10; i++) {
        Writer attempt;
        writer_init(&attempt);
        double middle = i == 0 ? rough : sqrt(fine * rough);
        plan.coarse = middle * scale;
        ok = ntuple_write(&plan, &attempt, err);
        if (ok && attempt.length <= max)
            rough = middle;
        else
            fine = middle;
        writer_done(&attempt);
    }
    if (ok && max > 0 && file->length - start > max) {
        file->length = start;
        plan.coarse = rough * scale;
        ok = ntuple_write(&plan, file, err);
    }
    return ok;
}

static void title(const void *opened, Writer *out) {
    const Ntuple *net = opened;
    write_format(out, "2048, %s, ", ntuple_set_names[net->set]);
    if (net->reward == REWARD_WIN)
        write_format(out, "learned to reach %d in ", 1 << net->target);
    else
        write_text(out, "learned to collect points in ");
    write_count(out, (double)net->games);
    write_text(out, " games");
}

static void about(const void *opened, Json *json) {
    const Ntuple *net = opened;
    json_text(json, "game", "2048");
    json_text(json, "tuples", ntuple_set_names[net->set]);
    json_text(json, "reward", reward_words[net->reward]);
    json_int(json, "target", net->target);
    json_int(json, "four", net->four);
    json_int(json, "games", net->games);
    json_int(json, "seed", net->seed);
}

static const LearnerDef learner_ntuple = {
    .row = {.name = "ntuple",
            .title = "Network of tuples",
            .doc = "A network of small tuples that learns from games against itself: every tuple "
                   "looks at four to six cells and has a weight for everything that may stand "
                   "there. Of use as evaluation: expectimax(eval=ntuple(net=NAME)).",
            .params = params,
            .size = sizeof(Options)},
    .kind = "network",
    .knows = ntuple_knows,
    .opened_size = ntuple_opened_size,
    .open = ntuple_open,
    .title = title,
    .about = about,
    .size = size,
    .begin = begin,
    .work = work,
    .tune = tune,
    .weights = weights,
    .write = write,
};

const Row *const g2048_learners[] = {&learner_ntuple.row, NULL};
