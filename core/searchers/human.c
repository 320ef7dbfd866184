/* human.c - a person: the search that waits.
 *
 * It never has a move of its own. The holder of the search (console, page, match) asks the person
 * and plays the answer, so that all players stand in one table and one line of text. */
#include "search/search.h"

typedef struct Options {
    Limits limits;
} Options;

static const Param params[] = {SEARCH_LIMITS(Options), PARAM_END};

static bool open(Search *search, Err *err) {
    (void)search, (void)err;
    return true;
}

static void begin(Search *search, const void *state) {
    (void)search, (void)state;
}

static Step step(Search *search, int64_t budget) {
    (void)search, (void)budget;
    return STEP_WAIT;
}

static void report(const Search *search, Report *out) {
    (void)search, (void)out;
}

const SearcherDef searcher_human = {
    .row = {.name = "human",
            .title = "Human",
            .doc = "A person. The console or the page waits for a legal move: type `play MOVE`, or "
                   "click on the board.",
            .params = params,
            .size = sizeof(Options),
            .aliases = (const char *const[]){"Human", NULL}},
    .roles = {[ROLE_PERSON] = ""},
    .accepts = TRAIT_ANY,
    .open = open,
    .begin = begin,
    .step = step,
    .report = report};
