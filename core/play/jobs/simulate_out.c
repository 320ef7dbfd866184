/* simulate_out.c - random games as text and JSON: their drawings, lengths, results and speed. */
#include <string.h>

#include "base/bits.h"
#include "base/utf8.h"
#include "play/jobs/simulate_job.h"

enum { COLUMNS = 110 /* of text beside each other */ };

static void moves_of(const Simulation *sim, int index, Writer *out) {
    const Game *game = sim->game;
    bool first = sim->first != NO_MOVE;
    memcpy(sim->scratch, sim->root, game->state_size);
    for (int i = 0; i < sim->length[index] + first; i++) {
        Move move = first && i == 0 ? sim->first : line_of(sim, index)[i - first];
        if (i) write_char(out, ' ');
        game_move_text(game, sim->scratch, move, out);
        game->play(game->rules, sim->scratch, sim->scratch, move);
    }
}

/* Do all kernels have played the same games, as far as their sums tell? */
static bool same_games(const Simulation *sim) {
    const Playouts *one = &sim->kernel[0].sums;
    for (int i = 1; i < sim->kernels; i++) {
        const Playouts *other = &sim->kernel[i].sums;
        if (one->count != other->count || one->plies != other->plies ||
            one->plies_square < other->plies_square || one->plies_square > other->plies_square ||
            memcmp(one->sum, other->sum, sizeof one->sum) != 0 ||
            memcmp(one->square, other->square, sizeof one->square) != 0 ||
            memcmp(one->wins, other->wins, sizeof one->wins) != 0)
            return false;
    }
    return true;
}

/* How many times as fast as the plainest way, over all batches. */
static double factor_of(const Simulation *sim, int i) {
    return sim->kernel[i].ms > 0 ? sim->kernel[sim->kernels - 1].ms / sim->kernel[i].ms : 0;
}

static void on_cell(void *context, const Cell *cell) {
    const Simulation *sim = context;
    if (cell->id >= 0 && cell->id < sim->game->cells) sim->pieces[cell->id] = cell->piece;
}

/* What stands on every cell at the end, by cell id; -1 = nothing. */
static void pieces_json(Simulation *sim, int index, Json *json) {
    const Game *game = sim->game;
    if (!game->view || game->cells <= 0) return;
    for (int i = 0; i < game->cells; i++)
        sim->pieces[i] = -1;
    ViewSink sink = {.context = sim, .cell = on_cell};
    game->view(game->rules, end_of(sim, index), NULL, NO_MOVE, &sink);
    JSON_EACH(json, "pieces", i, game->cells)
        json_int(json, NULL, sim->pieces[i]);
}

static const PlayoutChoice *choice_at(const Simulation *sim, int game, int step) {
    return &sim->choices[(size_t)game * (size_t)sim->steps + (size_t)step];
}

/* How many numbers there are for moves. */
static int numbers_of(const Simulation *sim) {
    uint64_t all = 0;
    int count = 0;
    for (int i = 0; i < sim->shown * sim->steps; i++)
        all |= sim->choices[i].open;
    for (; all; all >>= 1)
        count++;
    return count;
}

static void choices_json(const Simulation *sim, Json *json) {
    const Game *game = sim->game;
    json_object(json, "choices");
    json_int(json, "below", sim->below);
    json_int(json, "steps", sim->steps);
    JSON_EACH(json, "moves", move, numbers_of(sim))
        json_text(json, NULL, MOVE_TEXT(game, sim->from, (Move)move));
    JSON_OBJECTS(json, "games", i, sim->shown) {
        json_array(json, "possible");
        for (int at = 0; at < sim->steps; at++) {
            json_array(json, NULL);
            for (uint64_t open = choice_at(sim, i, at)->open; open; open = bits_rest(open))
                json_int(json, NULL, bits_first(open));
            json_end(json);
        }
        json_end(json);
        JSON_EACH(json, "number", at, sim->steps)
            json_int(json, NULL, choice_at(sim, i, at)->number);
        JSON_EACH(json, "cell", at, sim->steps)
            json_int(json, NULL, choice_at(sim, i, at)->cell);
    }
    json_end(json);
}

void simulate_json(const Job *job, JobLevel level, Json *json) {
    Simulation *sim = job->data;
    const Game *game = sim->game;
    Writer text;
    if (level == JOB_PROGRESS) {
        json_int(json, "done", sim->lengths.count);
        json_int(json, "total", sim->wanted);
        job_text_json(job, json);
        return;
    }
    json_text(json, "policy", sim->spec);
    json_int(json, "seed", sim->seed);
    writer_init(&text);
    JSON_OBJECTS(json, "games", i, sim->shown) {
        writer_clear(&text);
        moves_of(sim, i, &text);
        json_text(json, "moves", text.text);
        json_int(json, "length", sim->length[i] + (sim->first != NO_MOVE));
        JSON_EACH(json, "result", player, game->players)
            json_real(json, NULL, sim->result[i][player]);
        pieces_json(sim, i, json);
    }
    writer_done(&text);
    json_int(json, "playouts", sim->lengths.count);
    json_real(json, "mean", sim->lengths.mean);
    json_real(json, "sd", running_deviation(&sim->lengths));
    json_real(json, "min", sim->lengths.min);
    json_real(json, "max", sim->lengths.max);
    JSON_EACH(json, "results", player, game->players)
        json_real(json, NULL, sim->results[player].mean);
    JSON_EACH(json, "wins", player, game->players)
        json_int(json, NULL, sim->wins[player]);
    if (sim->cells) {
        JSON_EACH(json, "cells", i, game->cells)
            json_int(json, NULL, sim->cells[i]);
    }
    if (sim->below) choices_json(sim, json);
    if (sim->timed == 0) return;
    json_object(json, "speed");
    json_int(json, "playouts", sim->timed);
    json_int(json, "measured", sim->measured);
    JSON_OBJECTS(json, "kernels", i, sim->kernels) {
        const Kernel *kernel = &sim->kernel[i];
        bool known = kernel->factor.count > 1;
        json_text(json, "title", kernel->title);
        json_real(json, "ms", kernel->ms);
        json_known(json, "factor", known, factor_of(sim, i));
        json_known(json, "spread", known, running_deviation(&kernel->factor));
    }
    json_bool(json, "same", same_games(sim));
    json_end(json);
}

/* Columns that the first line of `text` takes; *next is behind its end. */
static int line_width(const char *text, const char **next) {
    int width = 0;
    while (*text && *text != '\n') {
        int length = utf8_length(text);
        text += length ? length : 1;
        width++;
    }
    *next = *text ? text + 1 : text;
    return width;
}

static int widest(const char *text) {
    int width = 0;
    while (*text) {
        int own = line_width(text, &text);
        if (own > width) width = own;
    }
    return width;
}

/* Drawings beside each other, as many as fit, each under a line with its number and length. */
static void boards(const Simulation *sim, Writer *out) {
    Writer board[SIMULATE_SHOWN];
    int width = 12;
    for (int i = 0; i < sim->shown; i++) {
        writer_init(&board[i]);
        write_format(&board[i], "#%d: %d\n", i + 1, sim->length[i] + (sim->first != NO_MOVE));
        game_draw(sim->game, end_of(sim, i), false, &board[i]);
        int own = widest(board[i].text);
        if (own > width) width = own;
    }
    int across = COLUMNS / (width + 3) > 0 ? COLUMNS / (width + 3) : 1;
    for (int first = 0; first < sim->shown; first += across) {
        int last = first + across < sim->shown ? first + across : sim->shown;
        const char *at[SIMULATE_SHOWN];
        for (int i = first; i < last; i++)
            at[i] = board[i].text;
        for (bool some = true; some;) {
            some = false;
            int blanks = 0;
            for (int i = first; i < last; i++) {
                const char *line = at[i];
                int own = line_width(line, &at[i]);
                size_t bytes = (size_t)(at[i] - line);
                if (bytes && line[bytes - 1] == '\n') bytes--;
                for (; own > 0 && blanks > 0; blanks--)
                    write_char(out, ' ');
                write_bytes(out, line, bytes);
                blanks += width + 3 - own;
                some |= *at[i] != 0;
            }
            write_char(out, '\n');
        }
    }
    for (int i = 0; i < sim->shown; i++)
        writer_done(&board[i]);
}

static void speed(const Simulation *sim, bool clock, Writer *out) {
    write_format(out, "\n%lld games again, in batches", (long long)sim->timed);
    for (int i = 0; i < sim->kernels; i++) {
        const Kernel *kernel = &sim->kernel[i];
        write_format(out, "\n  %s", kernel->title);
        if (!clock || !(kernel->ms > 0)) continue;
        write_format(out, ": %s games/s", COUNT_TEXT((double)sim->measured * 1000 / kernel->ms));
        if (i + 1 < sim->kernels)
            write_format(out, ", %s times as fast (batches deviate by %s)",
                         DECIMALS_TEXT(factor_of(sim, i), 1),
                         DECIMALS_TEXT(running_deviation(&kernel->factor), 1));
    }
    if (sim->kernels > 1)
        write_format(out, "\n  lengths and results add up to %s",
                     same_games(sim) ? "the same" : "something else: that is a fault");
}

/* "  #1: l u d are 3; 7 modulo 3 is 1: u", step by step. */
static void choices_text(const Simulation *sim, Writer *out) {
    const Game *game = sim->game;
    for (int at = 0; at < sim->steps; at++) {
        write_format(out, "\nstep %d of all games", at + 1);
        for (int i = 0; i < sim->shown; i++) {
            const PlayoutChoice *choice = choice_at(sim, i, at);
            int count = bits_count(choice->open);
            write_format(out, "\n  #%d:", i + 1);
            for (uint64_t open = choice->open; open; open = bits_rest(open))
                write_format(out, " %s", MOVE_TEXT(game, sim->from, (Move)bits_first(open)));
            if (count == 0) {
                write_text(out, " no move is left: it stays");
                continue;
            }
            int which = choice->number % count;
            write_format(out, count == 1 ? " is 1" : " are %d", count);
            write_format(out, "; %d modulo %d is %d: %s", choice->number, count, which,
                         MOVE_TEXT(game, sim->from, (Move)bits_select(choice->open, which)));
        }
    }
}

void simulate_text(const Job *job, JobLevel level, Writer *out) {
    const Simulation *sim = job->data;
    const Game *game = sim->game;
    if (level == JOB_PROGRESS) {
        write_format(out, "%lld of %lld games", (long long)sim->lengths.count,
                     (long long)sim->wanted);
        return;
    }
    boards(sim, out);
    write_format(out, "%s, %lld games: length %s (sd %s, %.0f to %.0f)", sim->spec,
                 (long long)sim->lengths.count, DECIMALS_TEXT(sim->lengths.mean, 2),
                 DECIMALS_TEXT(running_deviation(&sim->lengths), 2), sim->lengths.min,
                 sim->lengths.max);
    for (int player = 0; player < game->players; player++) {
        write_text(out, "\n  ");
        if (game->players > 1) write_format(out, "%s: ", game_player_title(game, player));
        write_format(out, "result %s", DECIMALS_TEXT(sim->results[player].mean, 3));
        if (game->players > 1) write_format(out, ", %lld won", (long long)sim->wins[player]);
    }
    if (sim->below) choices_text(sim, out);
    if (sim->timed > 0) speed(sim, job->world->now != NULL, out);
}
