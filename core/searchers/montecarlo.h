/* montecarlo.h - what the two files of the searcher montecarlo share: montecarlo.c (options,
 * rounds, playouts), montecarlo_report.c (what a move is worth, the report). */
#ifndef PLY_SEARCHERS_MONTECARLO_H
#define PLY_SEARCHERS_MONTECARLO_H

#include "search/replies.h"
#include "search/crew.h"

typedef struct MonteOptions {
    Limits limits;
    int64_t sims;
    Choice playout;
    int64_t cut;
    int64_t score; /* SCORE_MEAN ... */
    bool reflex, reuse;
    int64_t leaf; /* MONTE_PLAYOUT ... */
    Choice eval;
    int64_t share; /* SHARE_EACH ... */
    int64_t trees;
} MonteOptions;

enum { SCORE_MEAN, SCORE_WINS, SCORE_SUM, SCORE_MAX, SCORE_REPLY };
enum { MONTE_PLAYOUT, MONTE_CUT };
enum { SHARE_EACH, SHARE_DRAWN };

/* What is known of a root move. */
typedef struct MonteCandidate {
    Playouts stats;
    bool over;       /* the move ends the game */
    double result;   /* then, for the player at the root */
    int64_t drawn;   /* with share=drawn: random games that begin with it, played or not yet */
    Replies replies; /* with score=reply */
} MonteCandidate;

typedef struct Monte {
    const PlayoutDef *policy;
    const MonteOptions *options;
    int count, me;
    uint64_t seed;
    Move *moves, reflex;
    char *after; /* the state after every move */
    MonteCandidate *candidates;
    int at;         /* whose turn it is */
    int64_t target; /* playouts a move when the present round is over, of all with share=drawn */
    Rng lot;        /* with share=drawn: draws the first moves */
    int64_t playouts;
    bool done, proven;
    bool lines;   /* score=max: the best single game is kept */
    bool replies; /* score=reply: there is room for them */
    /* The best single game from the root; owner: its first move's number, -1 = there is none. */
    Move *line, *scratch;
    int line_length, line_owner;
    double line_value;
    bool remembers;   /* option reuse, where it makes sense */
    void *line_state; /* where line begins */
    double ceiling;   /* no game can have a better result */
    Evaluation eval;  /* with leaf=cut */
    void *cut_state;  /* where a game was cut off */
} Monte;

/* Mean result of a candidate, in the units of a report; 0 when nothing is known. */
double monte_value(const Search *search, const MonteCandidate *candidate);

void monte_report(const Search *search, Report *report);
extern const HelpDef monte_help;

/* ---- the searcher ---------------------------------------------------------------------------- */

/* Rows and slots of the searcher, for games that give it presets of their own
 * (core/registry.presets.c). */
extern const Param monte_params[];
bool monte_open(Search *search, Err *err);
void monte_begin(Search *search, const void *state);
Step monte_step(Search *search, int64_t budget);
bool monte_retune(Search *search);

/* clang-format off */
#define MONTE_SLOTS                                                                                \
    .roles = {[ROLE_JUDGE] = "sims=2k", [ROLE_CURVE] = "sims=10..1000:log3"},                      \
    .accepts = TRAIT_ANY, .open = monte_open, .begin = monte_begin, .step = monte_step,            \
    .report = monte_report, .retune = monte_retune,                                                \
    .help = &monte_help
/* clang-format on */

#endif
