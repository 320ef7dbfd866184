/* crew.c - several searches of one position as one: their steps, the sum of their reports, and what
 * is lent. */
#include "search/crew.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "search/look.h"
#include "search/messages.def"

const char crew_count_doc[] =
    "So many searches of the position, each with random numbers of its own and with its share of "
    "the work, are added up. On threads (-j), and on the workers of the page, they run side by "
    "side; the result does not depend on their number. For the same work one alone is stronger, "
    "because it goes deeper, and without "
    "random games all would be alike. Views of the tree show the first.";

static const uint64_t SEED_STEP = 0x9e3779b97f4a7c15u; /* between the seeds of two of them */

typedef struct Member {
    Choice choice; /* a copy of the crew's, with its share and its seed */
    Search *search;
    /* By which number it is searched elsewhere, 0 = it is not, negative = nor will it be. */
    int64_t lent;
    Report *found; /* what was told of it from there; null = it never was lent */
} Member;

typedef struct Crew {
    SearcherDef def; /* first: the def of the crew's Search is a Crew */
    const SearcherDef *member;
    size_t cap;
    int threads;
    int64_t lent; /* the last number under which one was lent */
    /* Open, in the arena of the crew's Search: */
    int count;
    Member *members;
    MoveReport *rows; /* for sums */
} Crew;

static Step step(Search *search, int64_t budget);

static Crew *crew_of(const Search *search) {
    /* Not the registry's: crew_open has allocated it. */
    return search->def->step == step ? (Crew *)(uintptr_t)search->def : NULL;
}

int crew_count(const Search *search) {
    const Crew *crew = crew_of(search);
    return crew ? crew->count : 1;
}

const Search *crew_member(const Search *search, int index) {
    const Crew *crew = crew_of(search);
    return crew ? crew->members[index].search : search;
}

/* ---- their options --------------------------------------------------------------------------- */

static int64_t number(const void *options, size_t offset) {
    int64_t value;
    memcpy(&value, (const char *)options + offset, sizeof value);
    return value;
}

static int wanted(const Choice *choice) {
    const HelpDef *help = ((const SearcherDef *)choice->row)->help;
    return help && help->count ? (int)number(choice->values, help->count) : 1;
}

bool crew_shares(const Search *search) {
    return wanted(search->choice) > 1;
}

/* What one of several does of this amount of work. */
static int64_t share(int64_t amount, int index, int count) {
    return (amount + count - 1 - index) / count;
}

/* The values of the whole, with one's share of the work and random numbers of its own. */
static void derive(const Choice *whole, int index, int count, void *values) {
    const HelpDef *help = ((const SearcherDef *)whole->row)->help;
    memcpy(values, whole->values, whole->row->size);
    Limits *limits = values;
    limits->nodes = share(limits->nodes, index, count);
    limits->seed = (int64_t)((uint64_t)limits->seed + (uint64_t)index * SEED_STEP);
    if (!help || !help->work) return;
    int64_t work = share(number(values, help->work), index, count);
    memcpy((char *)values + help->work, &work, sizeof work);
}

bool crew_part(const Choice *whole, int index, Arena *arena, Choice *out, Err *err) {
    int count = wanted(whole);
    if (index < 0 || index >= count)
        return err_set(err, search_part_missing, index + 1, whole->row->name, count);
    *out = (Choice){whole->row, arena_alloc(arena, whole->row->size, err)};
    if (!out->values) return false;
    derive(whole, index, count, out->values);
    return true;
}

/* ---- slots of the crew's Search -------------------------------------------------------------- */

static void close(Search *search) {
    Crew *crew = crew_of(search);
    for (int i = 0; i < crew->count; i++)
        search_close(crew->members[i].search);
    crew->count = 0;
}

static bool open(Search *search, Err *err) {
    Crew *crew = crew_of(search);
    int count = wanted(search->choice);
    crew->members = ARENA_NEW(search->arena, Member, count, err);
    crew->rows = ARENA_NEW(search->arena, MoveReport, 2 * search->game->max_moves, err);
    if (arena_refused(search->arena)) return false;
    for (int i = 0; i < count; i++) {
        Member *member = &crew->members[i];
        size_t left = i ? crew->cap - arena_used(search->arena) : crew->cap;
        if (crew_part(search->choice, i, search->arena, &member->choice, err))
            member->search = search_open(search->game, &member->choice, left, err);
        crew->count += member->search != NULL;
        if (!member->search || !arena_charge(search->arena, search_memory(member->search), err)) {
            close(search);
            return false;
        }
    }
    search->data = crew;
    search->scale = crew->members[0].search->scale;
    search->valued = crew->members[0].search->valued;
    return true;
}

static void begin(Search *search, const void *state) {
    Crew *crew = crew_of(search);
    for (int i = 0; i < crew->count; i++) {
        Member *member = &crew->members[i];
        derive(search->choice, i, crew->count, member->choice.values);
        member->lent = 0;
        if (member->found) member->found->nodes = 0;
        member->search->endless = search->endless;
        member->search->trace = i ? NULL : search->trace;
        search_begin(member->search, state);
    }
}

static bool retune(Search *search) {
    Crew *crew = crew_of(search);
    for (int i = 0; i < crew->count; i++) {
        Member *member = &crew->members[i];
        derive(search->choice, i, crew->count, member->choice.values);
        member->lent = 0;
        member->search->endless = search->endless;
        if (!search_goes_on(member->search)) return false;
    }
    return true;
}

/* What is known of one of them, here or where it is searched. */
static const Report *known(const Member *member, Report *here) {
    search_report(member->search, here);
    return member->found && member->found->nodes > here->nodes ? member->found : here;
}

static void step_member(const Search *search, const Member *member, int64_t budget) {
    Search *one = member->search;
    if (one->done) return;
    one->endless = search->endless;
    /* Where there is less work than searches, no share of it means none, not no limit. */
    bool idle = search_limits(search)->nodes > 0 && search_limits(one)->nodes == 0;
    if (idle && !search->endless)
        one->done = true;
    else
        search_step(one, budget);
}

/* To an event the first one goes alone. */
static void step_first(Search *search, int64_t budget) {
    const Member *first = &crew_of(search)->members[0];
    first->search->trace = search->trace;
    first->search->stop_at = search->stop_at;
    step_member(search, first, budget);
    search->stopped = first->search->stopped;
}

/* Steps all of them, together for about `budget` (on threads each for as much). DONE when all have
 * done their share; where the clock ends the search, when one of them has proven the result. */
static Step step(Search *search, int64_t budget) {
    Crew *crew = crew_of(search);
    int threads = crew->threads < crew->count ? crew->threads : crew->count;
    int64_t each = threads > 1 ? budget : budget / crew->count + 1;
    if (search->stop_at != EVENT_NONE) {
        step_first(search, budget);
        if (!crew->members[0].search->done) return STEP_MORE;
    }
#ifdef _OPENMP
#pragma omp parallel for schedule(static, 1) num_threads(threads) if (threads > 1)
#endif
    for (int i = 0; i < crew->count; i++) {
        if (i == 0)
            step_first(search, each);
        else if (crew->members[i].lent <= 0)
            step_member(search, &crew->members[i], each);
    }
    bool all = true, proof = false, here = false;
    const Member *away = NULL;
    for (int i = 0; i < crew->count; i++) {
        const Member *member = &crew->members[i];
        Report report = {.figures = true};
        if (member->search->done) {
            proof = proof || known(member, &report)->proven;
            continue;
        }
        all = false;
        if (member->lent > 0)
            away = member;
        else
            here = true;
    }
    if (away && !here) step_member(search, away, each);
    bool clocked = search->endless || search_limits(search)->time > 0;
    return all || (clocked && proof) ? STEP_DONE : STEP_MORE;
}

/* ---- the report ------------------------------------------------------------------------------ */

static double mean(double a, double weight_a, double b, double weight_b) {
    double weight = weight_a + weight_b;
    return weight > 0 ? (a * weight_a + b * weight_b) / weight : a;
}

/* Scores are added up; HelpDef.choose makes of them what they mean. */
static void add_row(MoveReport *into, const MoveReport *from) {
    double effort = into->effort + from->effort, score = into->score + from->score;
    if (from->bound == BOUND_NONE) return;
    if (into->bound == BOUND_NONE || (from->proven && !into->proven)) {
        Move move = into->move;
        *into = *from;
        into->move = move;
    } else if (!into->proven) {
        double a = into->effort * into->error, b = from->effort * from->error;
        into->value = mean(into->value, into->effort, from->value, from->effort);
        into->error = effort > 0 ? sqrt(a * a + b * b) / effort : 0;
        if (from->pv_length > into->pv_length) {
            into->pv_length = from->pv_length;
            memcpy(into->pv, from->pv, (size_t)from->pv_length * sizeof *from->pv);
        }
    }
    into->effort = effort;
    into->score = score;
}

/* Sums, but for means of plies. */
static void add(Report *into, const Report *from) {
    for (int i = 0; i < into->counters && i < from->counters; i++) {
        Counter *a = &into->counter[i];
        const Counter *b = &from->counter[i];
        bool length = a->unit && !strcmp(a->unit, "plies");
        a->value = length ? mean(a->value, into->nodes, b->value, from->nodes)
                          : a->value + b->value;
    }
    for (int player = 0; player < MAX_PLAYERS; player++)
        into->vector[player] =
            mean(into->vector[player], into->nodes, from->vector[player], from->nodes);
    if (!into->proven) {
        into->proven = from->proven;
        into->proven_in = from->proven_in;
    }
    if (from->depth > into->depth) into->depth = from->depth;
    into->nodes += from->nodes;
    into->playouts += from->playouts;
    into->effort += from->effort;
    for (int i = 0; i < into->count && i < from->count; i++)
        add_row(&into->rows[i], &from->rows[i]);
}

static void report(const Search *search, Report *out) {
    const Crew *crew = crew_of(search);
    const Search *first = crew->members[0].search;
    MoveReport *wanted = out->rows, *sum = out->figures ? NULL : crew->rows;
    int capacity = out->capacity, room = out->figures ? 0 : search->game->max_moves;
    out->rows = sum;
    out->capacity = room;
    first->def->report(first, out);
    for (int i = 1; i < crew->count; i++) {
        Report other = {.rows = sum ? sum + room : NULL, .capacity = room, .figures = !sum};
        add(out, known(&crew->members[i], &other));
    }
    if (sum) first->def->help->choose(first, out);
    out->rows = wanted;
    out->capacity = capacity;
    if (out->count > capacity) out->count = capacity;
    if (capacity > 0) memcpy(wanted, sum, (size_t)out->count * sizeof *wanted);
}

/* ---- what looks into it ---------------------------------------------------------------------- */

static void tree(const Search *search, const Trace *trace, int max) {
    const Search *first = crew_member(search, 0);
    first->def->tree(first, trace, max);
}

static bool node_stats(const Search *search, const Move *path, int length, NodeStats *out) {
    const Search *first = crew_member(search, 0);
    return first->def->node_stats(first, path, length, out);
}

static void descent(const Search *search, Descent *out) {
    const Search *first = crew_member(search, 0);
    first->def->descent(first, out);
}

static const Iteration *iterations(const Search *search, int *count) {
    return search_iterations(crew_member(search, 0), count);
}

/* ---- opening --------------------------------------------------------------------------------- */

Search *crew_open(const Game *game, const Choice *choice, size_t cap, int threads, Err *err) {
    if (wanted(choice) <= 1) return search_open(game, choice, cap, err);
    const SearcherDef *member = (const SearcherDef *)choice->row;
    Crew *crew = calloc(1, sizeof *crew);
    if (!crew) {
        err_short(err, memory_short_for_player);
        return NULL;
    }
    *crew = (Crew){.def = *member, .member = member, .cap = cap, .threads = threads};
    SearcherDef *def = &crew->def;
    def->open = open;
    def->begin = begin;
    def->step = step;
    def->report = report;
    def->retune = retune;
    def->close = close;
    def->tree = member->tree ? tree : NULL;
    def->node_stats = member->node_stats ? node_stats : NULL;
    def->descent = member->descent ? descent : NULL;
    def->iterations = member->iterations ? iterations : NULL;
    return search_open_own(def, game, choice, cap, err);
}

/* ---- searched elsewhere ---------------------------------------------------------------------- */

/* The next that is neither done nor away; null = there is none, or `most` are away. */
static Member *next_member(const Crew *crew, int64_t most) {
    Member *next = NULL;
    for (int i = crew->count - 1; i > 0; i--) {
        Member *member = &crew->members[i];
        if (member->search->done) continue;
        if (member->lent > 0) most--;
        if (member->lent == 0) next = member;
    }
    return most > 0 ? next : NULL;
}

static bool lend_member(Search *search, Crew *crew, int64_t most, Loan *out) {
    Member *member = next_member(crew, most);
    if (!member) return false;
    if (!member->found) {
        int room = search->game->max_moves;
        Report *found = ARENA_NEW(search->arena, Report, 1, NULL);
        MoveReport *rows = ARENA_NEW(search->arena, MoveReport, room, NULL);
        if (!found || !rows) return false;
        *found = (Report){.rows = rows, .capacity = room};
        member->found = found;
    }
    member->lent = ++crew->lent;
    *out = (Loan){.index = member->lent, .part = (int)(member - crew->members), .move = NO_MOVE};
    return true;
}

bool crew_lend(Search *search, int64_t most, Loan *out) {
    const HelpDef *help = search->def->help;
    Crew *crew = crew_of(search);
    if (!search->data) return false;
    if (crew) return lend_member(search, crew, most, out);
    Move move = help && help->lend ? help->lend(search) : NO_MOVE;
    *out = (Loan){.index = move, .move = move, .helper = help ? help->helper : NULL};
    return move != NO_MOVE;
}

static bool take_in_member(Member *member, const char *text, bool *final) {
    Report head = {.capacity = 0}, *found = member->found;
    bool read = report_read(text, &head, final);
    if (read && (*final || head.nodes >= found->nodes)) read = report_read(text, found, final);
    if (!read) {
        member->lent = -1;
        found->nodes = 0;
    }
    member->search->done = read && *final;
    return read;
}

bool crew_take_in(Search *search, int64_t index, const char *text, bool *final) {
    const HelpDef *help = search->def->help;
    const Crew *crew = crew_of(search);
    *final = false;
    for (int i = 1; crew && i < crew->count; i++) {
        Member *member = &crew->members[i];
        if (index > 0 && member->lent == index && !member->search->done)
            return take_in_member(member, text, final);
    }
    Report found = {.capacity = 0};
    if (crew || !help || !help->take_in || !search->data || index != (Move)index ||
        !report_read(text, &found, final))
        return false;
    bool known = found.proven_in <= search->game->max_plies;
    return !*final || help->take_in(search, (Move)index, known ? found.proven : PROVEN_NONE,
                                    known ? found.proven_in : 0, report_effort(&found));
}
