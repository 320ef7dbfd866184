/* film.c - `film`: what happened in an analysis, event by event. */
#include "shell/see.h"

#include <stdlib.h>
#include <string.h>

enum { FILM_JSON = 50000, FILM_TEXT = 1000 };

/* The part of the film that is asked for. */
typedef struct Reel {
    See *see;
    const Film *film;
    const Tree *tree;
    int from, count;
    int first_node, nodes; /* those that are entered for the first time */
    struct Visit *visits;  /* one an event of the part */
    SeeWords words;
} Reel;

/* Nodes are numbered by their first entry: those below the largest number before `event`. */
static int nodes_until(const Film *film, int event) {
    int nodes = 0;
    for (int i = 0; i < event; i++)
        if (film_event(film, i)->node >= nodes) nodes = film_event(film, i)->node + 1;
    return nodes;
}

/* What was tried in the present visit of an open node. */
typedef struct Visit {
    int tried, last; /* the child left last */
    double sum, effort;
} Visit;

/* Goes through the film up to the end of the part and keeps, of every event of the part that leaves a
 * node, what was tried in it. */
static bool follow_visits(Reel *reel) {
    Arena *arena = reel->see->arena;
    Err *err = &reel->see->call->err;
    Visit *open = ARENA_NEW(arena, Visit, SEE_PATH + 1, err);
    reel->visits = ARENA_NEW(arena, Visit, reel->count + 1, err);
    if (!open || !reel->visits) return false;
    for (int i = 0; i < reel->from + reel->count; i++) {
        const FilmEvent *event = film_event(reel->film, i);
        int ply = tree_node(reel->tree, event->node)->ply;
        if (ply >= SEE_PATH) continue;
        if (!event->left) {
            open[ply] = (Visit){.last = -1};
            continue;
        }
        if (i >= reel->from) reel->visits[i - reel->from] = open[ply];
        if (ply == 0) continue;
        Visit *above = &open[ply - 1];
        if (above->last == event->node) /* searched again: only the last time counts */
            above->sum -= above->effort;
        else
            above->tried++;
        above->last = event->node;
        above->effort = event->effort;
        above->sum += event->effort;
    }
    return true;
}

/* Moves that the cut-off at event `index` of the part has saved, and about how many nodes. */
static int pruned_at(const Reel *reel, int index, double *saved) {
    const FilmEvent *event = film_event(reel->film, reel->from + index);
    const Visit *visit = &reel->visits[index];
    *saved = 0;
    if (!event->left || event->end != END_CUTOFF || !visit->tried) return 0;
    see_walk(reel->see, reel->tree, event->node);
    int left = game_count(reel->see->game, reel->see->walk, reel->see->moves) - visit->tried;
    if (left <= 0) return 0;
    *saved = left * visit->sum / visit->tried;
    return left;
}

static int32_t tenths(double value) {
    return (int32_t)see_tenths(value);
}

enum { KIND, NODE, ALPHA, BETA, VALUE, BOUND, WHY, EFFORT, PRUNED, SAVED, COLUMNS };

static bool events_json(Reel *reel, Json *json) {
    static const char *const names[] = {"kind",  "node", "alpha",  "beta",   "value",
                                        "bound", "end",  "visits", "pruned", "saved"};
    int32_t *column[COLUMNS];
    size_t room = (size_t)reel->count + 1;
    for (int i = 0; i < COLUMNS; i++) {
        column[i] = ARENA_NEW(reel->see->arena, int32_t, room, &reel->see->call->err);
        if (!column[i]) return false;
    }
    for (int i = 0; i < reel->count; i++) {
        const FilmEvent *event = film_event(reel->film, reel->from + i);
        bool window = event->alpha != 0 || event->beta != 0;
        double saved = 0;
        column[KIND][i] = event->left;
        column[NODE][i] = event->node;
        column[ALPHA][i] = window ? tenths(event->alpha) : SEE_NULL;
        column[BETA][i] = window ? tenths(event->beta) : SEE_NULL;
        column[VALUE][i] = event->bound == BOUND_NONE ? SEE_NULL : tenths(event->value);
        column[BOUND][i] = (int32_t)event->bound;
        column[WHY][i] = event->left ? (int32_t)see_end(reel->see, event->end, event->value)
                                     : WHY_OPEN;
        column[EFFORT][i] = event->effort < 2e9 ? (int32_t)event->effort : 2000000000;
        column[PRUNED][i] = pruned_at(reel, i, &saved);
        column[SAVED][i] = saved < 2e9 ? (int32_t)(saved + 0.5) : 2000000000;
    }
    for (int i = 0; i < COLUMNS; i++)
        see_column(json, names[i], column[i], reel->count);
    return true;
}

static bool answer_json(Reel *reel) {
    See *see = reel->see;
    Err *err = &see->call->err;
    size_t room = (size_t)reel->nodes + 1;
    int32_t *parent = ARENA_NEW(see->arena, int32_t, room, err);
    int32_t *move = ARENA_NEW(see->arena, int32_t, room, err);
    int32_t *mover = ARENA_NEW(see->arena, int32_t, room, err);
    if (!parent || !move || !mover || !see_words_init(&reel->words, see->arena, err)) return false;
    for (int i = 0; i < reel->nodes; i++) {
        const TreeNode *node = tree_node(reel->tree, reel->first_node + i);
        parent[i] = node->parent;
        move[i] = -1;
        Status status = ONGOING;
        if (node->parent >= 0) {
            see_walk(reel->see, reel->tree, node->parent);
            move[i] = see_word(&reel->words, see, see->walk, node->move);
            if (move[i] < 0) return false;
            status = see_play(see, see->walk, see->walk, node->move);
        } else {
            see_root(see);
            memcpy(see->walk, see->state, see->game->state_size);
        }
        mover[i] = see_mover(see, see->walk, status);
    }
    Answer answer;
    Json *json = answer_open(&answer, see->call->session, see->call->re, "film");
    see_head(see, json);
    json_int(json, "from", reel->from);
    json_int(json, "count", reel->count);
    json_int(json, "total", film_count(reel->film));
    json_int(json, "missed", film_missed(reel->film));
    json_int(json, "first_node", reel->first_node);
    see_words_json(&reel->words, "moves", json);
    see_column(json, "parent", parent, reel->nodes);
    see_column(json, "move", move, reel->nodes);
    see_column(json, "mover", mover, reel->nodes);
    bool ok = events_json(reel, json);
    if (ok)
        answer_send(&answer);
    else
        writer_done(&answer.out);
    return ok;
}

static void say_bound(double bound, Writer *out) {
    if (bound > 1e300 || bound < -1e300)
        write_text(out, bound < 0 ? "-inf" : "+inf");
    else
        see_write_value(bound, BOUND_EXACT, out);
}

/* A line an event, indented by ply: "> 4  [-inf, 0.0]" entered, "< 4  >=0.0  cutoff" left. */
static void answer_lines(Reel *reel) {
    See *see = reel->see;
    Writer out;
    writer_init(&out);
    for (int i = 0; i < reel->count; i++) {
        const FilmEvent *event = film_event(reel->film, reel->from + i);
        const TreeNode *node = tree_node(reel->tree, event->node);
        if (i) write_char(&out, '\n');
        size_t number = out.length;
        write_int(&out, reel->from + i);
        write_pad(&out, number, 6);
        for (int ply = 0; ply < node->ply; ply++)
            write_text(&out, "  ");
        write_text(&out, event->left ? "< " : "> ");
        if (node->parent < 0) {
            write_text(&out, "root");
        } else {
            see_walk(reel->see, reel->tree, node->parent);
            game_move_text(see->game, see->walk, node->move, &out);
        }
        if (!event->left && (event->alpha != 0 || event->beta != 0)) {
            write_text(&out, "  [");
            say_bound(event->alpha, &out);
            write_text(&out, ", ");
            say_bound(event->beta, &out);
            write_char(&out, ']');
        }
        if (!event->left) continue;
        write_text(&out, "  ");
        see_write_value(event->value, event->bound, &out);
        SeeWhy why = see_end(see, event->end, event->value);
        write_format(&out, "  %s", see_why_word(why));
        double saved;
        int pruned = pruned_at(reel, i, &saved);
        if (pruned) {
            write_format(&out, ", %d left out, about ", pruned);
            write_count(&out, saved);
            write_text(&out, " nodes");
        }
    }
    int total = film_count(reel->film);
    if (reel->count)
        write_format(&out, "\n(events %d to %d of %d", reel->from, reel->from + reel->count - 1,
                     total);
    else
        write_format(&out, "(no event from %d on; %d in all", reel->from, total);
    if (film_missed(reel->film)) {
        write_text(&out, "; the film is full, ");
        write_count(&out, (double)film_missed(reel->film));
        write_text(&out, " came after it");
    }
    write_char(&out, ')');
    answer_text(see->call->session, see->call->re, PLY_OUT_TEXT, out.text);
    writer_done(&out);
}

bool do_film(Call *call) {
    const SeeOptions *options = call->options;
    int64_t from = call->args[0], count;
    if (!arg_number(call, 1, call->json ? 5000 : 40, call->json ? FILM_JSON : FILM_TEXT, &count))
        return false;
    See see;
    bool ok = see_open(&see, call, options->job, false);
    const Film *film = ok ? think_film(see.task->job) : NULL;
    if (ok && !film)
        ok = err_set(&call->err, "Job %d was not filmed: type `analyze SPEC film=10k`.",
                     see.task->number);
    if (ok) {
        Reel reel = {.see = &see, .film = film, .tree = film_tree(film)};
        int total = film_count(film);
        reel.from = from < total ? (int)from : total;
        reel.count = count < total - reel.from ? (int)count : total - reel.from;
        reel.first_node = nodes_until(film, reel.from);
        reel.nodes = nodes_until(film, reel.from + reel.count) - reel.first_node;
        ok = follow_visits(&reel);
        if (ok && call->json)
            ok = answer_json(&reel);
        else if (ok)
            answer_lines(&reel);
    }
    see_close(&see);
    return ok;
}
