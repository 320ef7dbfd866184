/* human.c - a person: the search that waits.
 *
 * It never has a move of its own. The holder of the search (console, page, match) asks the person
 * and plays the answer, so that all players stand in one table and one line of text. */
#include "search/search.h"

typedef struct Options {
    Limits limits;
} Options;

static const Param params[] = {SEARCH_LIMITS(Options), PARAM_END};

static bool open(Search *, Err *) {
    return true;
}

static void begin(Search *, const void *) {}

static Step step(Search *, int64_t) {
    return STEP_WAIT;
}

static void report(const Search *, Report *) {}

const SearcherDef searcher_human = {
    .row = {.name = "human",
            .title = "Human",
            .doc = "You, or a friend on this screen. The game waits until the move is made.",
            .params = params,
            .size = sizeof(Options),
            .aliases = (const char *const[]){"Human", NULL}},
    .roles = {[ROLE_PERSON] = ""},
    .accepts = TRAIT_ANY,
    .open = open,
    .begin = begin,
    .step = step,
    .report = report};
