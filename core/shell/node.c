/* node.c - `node`: the board at a node of an analysis, and what the search knows there. */
#include "shell/see.h"
#include "shell/show.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- children ------------------------------------------------------------------------------- */

typedef struct Child {
    Move move;
    int node; /* in the record, -1 = not there */
} Child;

/* All moves of the state: those of the record in their order, then the others. */
static int children(const See *see, int node, Child *out) {
    if (see->status == OVER) return 0;
    int at = 0;
    for (int child = node < 0 ? -1 : tree_first(see->tree, node); child >= 0;
         child = tree_next(see->tree, child))
        out[at++] = (Child){tree_node(see->tree, child)->move, child};
    int count = see->game->moves(see->game->rules, see->state, see->moves);
    for (int i = 0; i < count; i++)
        if (node < 0 || tree_find(see->tree, node, see->moves[i]) < 0)
            out[at++] = (Child){see->moves[i], -1};
    return at;
}

static const LookRow *row_of(const Look *look, Move move) {
    for (int i = 0; look && i < look->count; i++)
        if (look->rows[i].move == move) return &look->rows[i];
    return NULL;
}

static void child_json(const See *see, const Child *child, const Look *look, Json *json) {
    const LookRow *row = row_of(look, child->move);
    const TreeNode *node = child->node < 0 ? NULL : tree_node(see->tree, child->node);
    json_object(json, NULL);
    game_move_json(json, "move", see->game, see->state, child->move);
    if (node)
        see_node_json(see, node, json);
    else
        look_node_json(row, json);
    json_int(json, "order", node ? node->order : -1);
    json_int(json, "turn", node ? see_turn(see->tree, child->node) : -1);
    json_int(json, "tries", node ? node->tries : 0);
    double chance = see_chance(see, see->state, child->move, see->moves);
    if (chance >= 0) json_real(json, "chance", chance);
    if (row) look_json(row, look->player == CHANCE, json);
    json_end(json);
}

static bool look_at(const See *see, int arm, Look *look) {
    *look = (Look){.arm = arm, .capacity = see->game->max_moves};
    if (!see->search->def->look) return false;
    look->rows = ARENA_NEW(see->arena, LookRow, look->capacity, &see->call->err);
    return look->rows && see->search->def->look(see->search, see->path, see->length, look);
}

/* ---- rounds --------------------------------------------------------------------------------- */

/* Begins a round here, with two or more who choose at the same time? */
static bool is_round(const See *see) {
    const Game *game = see->game;
    return (game->traits & TRAIT_SIMULTANEOUS) && game->pending && see->status == ONGOING &&
           game->pending(game->rules, see->state) == 0;
}

/* The pairs of choices of the first two: the first one's moves and what the record has below them. */
static bool joint_json(const See *see, int node, const Child *rows, int count, Json *json) {
    const Game *game = see->game;
    if (see->length >= SEE_PATH || count == 0) return true;
    Status status = see_play(see, see->walk, see->state, rows[0].move);
    if (status == OVER || game->pending(game->rules, see->walk) == 0) return true;
    int first = game->mover(game->rules, see->state), second = game->mover(game->rules, see->walk);
    Move *columns = ARENA_NEW(see->arena, Move, game->max_moves, &see->call->err);
    if (!columns) return false;
    int width = game->moves(game->rules, see->walk, columns);
    json_object(json, "joint");
    json_array(json, "players");
    json_int(json, NULL, first);
    json_int(json, NULL, second);
    json_end(json);
    for (int side = 0; side < 2; side++) {
        json_array(json, side ? "columns" : "rows");
        for (int i = 0; i < (side ? width : count); i++)
            game_move_json(json, NULL, game, side ? see->walk : see->state,
                           side ? columns[i] : rows[i].move);
        json_end(json);
    }
    for (int field = 0; field < 2; field++) {
        json_array(json, field ? "visits" : "value");
        for (int i = 0; i < count; i++) {
            json_array(json, NULL);
            for (int j = 0; j < width; j++) {
                int pair = node < 0 || rows[i].node < 0
                               ? -1
                               : tree_find(see->tree, rows[i].node, columns[j]);
                const TreeNode *of = pair < 0 ? NULL : tree_node(see->tree, pair);
                if (field)
                    json_real(json, NULL, of ? of->effort : 0);
                else
                    json_real(json, NULL, of && of->bound != BOUND_NONE ? of->value : NAN);
            }
            json_end(json);
        }
        json_end(json);
    }
    json_end(json);
    return true;
}

/* What each who chooses knows of his own moves. */
static void arms_json(See *see, Json *json) {
    Look look;
    if (!look_at(see, 0, &look)) return;
    const Game *game = see->game;
    json_array(json, "arms");
    memcpy(see->walk, see->state, game->state_size);
    for (int arm = 0; arm < game->players && look_at(see, arm, &look); arm++) {
        json_object(json, NULL);
        json_int(json, "player", look.player);
        look_moves_json(see, see->walk, &look, json);
        json_end(json);
        if (!look.count ||
            game->play(game->rules, see->walk, see->walk, look.rows[0].move) == OVER ||
            game->pending(game->rules, see->walk) == 0)
            break;
    }
    json_end(json);
}

/* ---- the answer ----------------------------------------------------------------------------- */

static void vector_json(See *see, int node, Json *json) {
    const Game *game = see->game;
    if (!(game->traits & TRAIT_MANY)) return;
    double values[MAX_PLAYERS];
    for (int player = 0; player < MAX_PLAYERS; player++)
        values[player] = NAN;
    const double *told = tree_vector(see->tree, node);
    if (told) memcpy(values, told, (size_t)game->players * sizeof *values);
    double unit = game->traits & TRAIT_POINTS ? 1 : 100;
    Look look;
    for (int arm = 0; !told && is_round(see) && look_at(see, arm, &look); arm++) {
        double sum = 0, visits = 0;
        for (int i = 0; i < look.count; i++) {
            if (look.rows[i].effort <= 0) continue;
            sum += look.rows[i].mean * look.rows[i].effort;
            visits += look.rows[i].effort;
        }
        if (visits > 0 && look.player >= 0) values[look.player] = unit * sum / visits;
    }
    json_array(json, "vector");
    for (int player = 0; player < game->players; player++)
        json_real(json, NULL, values[player]);
    json_end(json);
}

static void node_json(See *see, int node, Json *json) {
    if (node < 0) {
        json_null(json, "node");
        return;
    }
    const TreeNode *of = tree_node(see->tree, node);
    double saved;
    int pruned = see_pruned(see, see->tree, node, see->state, &saved);
    json_object(json, "node");
    see_node_json(see, of, json);
    json_int(json, "order", of->order);
    json_int(json, "turn", see_turn(see->tree, node));
    json_int(json, "tries", of->tries);
    json_int(json, "again", of->again);
    json_int(json, "pruned", pruned);
    json_real(json, "saved", saved);
    vector_json(see, node, json);
    json_end(json);
}

static void board_json(const See *see, Json *json) {
    const Game *game = see->game;
    bool over = see->status == OVER;
    Writer text;
    writer_init(&text);
    if (game->position_write) game->position_write(game->rules, see->state, &text);
    json_text(json, "position", game->position_write ? text.text : NULL);
    writer_done(&text);
    json_known(json, "mover", !over, over ? 0 : game->mover(game->rules, see->state));
    json_text(json, "status", over ? "over" : "ongoing");
    if (over) {
        json_array(json, "result");
        for (int player = 0; player < game->players; player++)
            json_real(json, NULL, game->result(game->rules, see->state, player));
        json_end(json);
    } else {
        json_null(json, "result");
    }
    show_view(game, see->state, see->length ? see->before : NULL,
              see->length ? see->path[see->length - 1] : NO_MOVE, json);
}

static bool answer_json(See *see, int node, const char *sentence) {
    Err *err = &see->call->err;
    Child *all = ARENA_NEW(see->arena, Child, 2 * see->game->max_moves + 1, err);
    if (!all) return false;
    int count = children(see, node, all);
    Look look;
    bool looked = look_at(see, 0, &look);
    Answer answer;
    Json *json = answer_open(&answer, see->call->session, see->call->re, "node");
    see_head(see, json);
    see_path_json(see, "path", json);
    board_json(see, json);
    node_json(see, node, json);
    json_text(json, "text", sentence);
    json_array(json, "children");
    for (int i = 0; i < count; i++)
        child_json(see, &all[i], looked ? &look : NULL, json);
    json_end(json);
    bool ok = true;
    if (is_round(see)) {
        ok = joint_json(see, node, all, count, json);
        arms_json(see, json);
    }
    answer_send(&answer);
    return ok;
}

static bool answer_text_of(See *see, int node, const char *sentence) {
    Err *err = &see->call->err;
    Child *all = ARENA_NEW(see->arena, Child, 2 * see->game->max_moves + 1, err);
    if (!all) return false;
    Writer out;
    writer_init(&out);
    game_draw(see->game, see->state, &out);
    if (out.length && out.text[out.length - 1] != '\n') write_char(&out, '\n');
    write_wrapped(&out, sentence, 0, 0, 78);
    Look look;
    bool looked = look_at(see, 0, &look);
    int count = children(see, node, all), shown = 0;
    for (int i = 0; i < count && shown < 40; i++) {
        const LookRow *row = looked ? row_of(&look, all[i].move) : NULL;
        if (all[i].node < 0) continue;
        shown++;
        const TreeNode *of = tree_node(see->tree, all[i].node);
        write_text(&out, "\n  ");
        size_t cell = out.length;
        game_move_text(see->game, see->state, all[i].move, &out);
        write_pad(&out, cell, 10);
        cell = out.length;
        see_write_value(of->value, of->bound, &out);
        write_pad(&out, cell, 10);
        cell = out.length;
        write_count(&out, of->effort);
        write_pad(&out, cell, 10);
        if (row && look.player != CHANCE) {
            write_text(&out, "mean ");
            write_decimals(&out, row->mean, 3);
            write_text(&out, "  + ");
            write_decimals(&out, row->explore, 3);
            write_text(&out, "  = ");
            write_decimals(&out, row->score, 3);
        } else {
            write_text(&out, see_why_word(see_why(see, of)));
        }
        double chance = see_chance(see, see->state, all[i].move, see->moves);
        if (chance >= 0) {
            write_text(&out, "  ");
            write_decimals(&out, 100 * chance, 1);
            write_text(&out, " %");
        }
    }
    if (count > shown && node >= 0)
        write_format(&out, "\n(%d of %d moves were tried)", shown, count);
    answer_text(see->call->session, see->call->re, PLY_OUT_TEXT, out.text);
    writer_done(&out);
    return true;
}

bool do_node(Call *call) {
    const SeeOptions *options = call->options;
    See see;
    bool ok = see_open(&see, call, options->job, false);
    for (int i = 0; ok && i < call->count; i++)
        ok = see_follow(&see, call->words[i]);
    if (ok && *options->at) ok = see_follow(&see, options->at);
    if (ok) {
        int node = see_node(&see, see.tree);
        Writer sentence;
        writer_init(&sentence);
        if (node >= 0)
            node_sentence(&see, see.tree, node, &sentence);
        else
            write_text(&sentence, "The search has recorded nothing of this position.");
        ok = call->json ? answer_json(&see, node, sentence.text)
                        : answer_text_of(&see, node, sentence.text);
        writer_done(&sentence);
    }
    see_close(&see);
    return ok;
}
