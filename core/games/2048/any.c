/* any.c - the game on boards of any size, cell by cell; and what concerns all boards alike. */
#include <string.h>

#include "games/2048/2048.h"

/* ---- all boards ------------------------------------------------------------------------------ */

void g2048_load(const Rules *r, const void *state, Cells *out) {
    if (!r->word) {
        *out = *(const Cells *)state;
        return;
    }
    const Word *s = state;
    *out = (Cells){.phase = s->phase, .score = s->score};
    for (int i = 0; i < 16; i++)
        out->cell[i] = (uint8_t)(board_at(s->board, i) + ((s->big >> (15 - i)) & 1));
}

void g2048_store(const Rules *r, void *state, const Cells *board) {
    if (!r->word) {
        *(Cells *)state = *board;
        return;
    }
    Word s = {.phase = board->phase, .score = (uint32_t)board->score};
    for (int i = 0; i < 16; i++) {
        unsigned exponent = board->cell[i];
        if (exponent > 15) {
            s.big |= (uint16_t)(1u << (15 - i));
            exponent = 15;
        }
        s.board |= exponent * board_bit(i);
    }
    *(Word *)state = s;
}

/* Slides one line of `length` cells, the first at `first`, the next `step` further, towards the
 * first. */
static bool slide_line(const Rules *r, uint8_t *cell, int first, int step, int length,
                       uint32_t *gain, int *to) {
    bool changed = false;
    int put = 0;            /* cells filled so far */
    bool may_merge = false; /* the last of them may merge */
    for (int i = 0; i < length; i++) {
        int at = first + i * step, tile = cell[at];
        if (to) to[at] = -1;
        if (!tile) continue;
        int last = first + (put - 1) * step, next = first + put * step;
        if (may_merge && cell[last] == tile) {
            cell[at] = 0;
            cell[last] = (uint8_t)(tile + 1);
            *gain += r->value[tile + 1];
            may_merge = false;
            changed = true;
            if (to) to[at] = last;
        } else {
            cell[at] = 0;
            cell[next] = (uint8_t)tile;
            put++;
            may_merge = true;
            changed |= next != at;
            if (to) to[at] = next;
        }
    }
    return changed;
}

bool g2048_slide(const Rules *r, Cells *board, int direction, uint32_t *gain, int *to) {
    bool level = direction == LEFT || direction == RIGHT, back = direction >= DOWN, changed = false;
    int lines = level ? r->height : r->width, length = level ? r->width : r->height;
    int step = level ? 1 : r->width;
    *gain = 0;
    for (int line = 0; line < lines; line++) {
        int first = level ? line * r->width : line;
        if (back) first += (length - 1) * step;
        changed |= slide_line(r, board->cell, first, back ? -step : step, length, gain, to);
    }
    return changed;
}

bool g2048_stuck(const Rules *r, const Cells *board) {
    for (int y = 0, i = 0; y < r->height; y++)
        for (int x = 0; x < r->width; x++, i++) {
            int tile = board->cell[i];
            if (!tile || (x + 1 < r->width && tile == board->cell[i + 1]) ||
                (y + 1 < r->height && tile == board->cell[i + r->width]))
                return false;
        }
    return true;
}

/* Empty cells among the first `before`. */
static int count_empty(const Rules *r, const Cells *s, int before) {
    int empties = 0;
    for (int i = 0; i < before && i < r->size; i++)
        empties += !s->cell[i];
    return empties;
}

/* Whether a lone line of tiles can be moved at all is what g2048_stuck says; an empty board
 * cannot. */
bool g2048_ended(const Rules *r, const Cells *board) {
    int end = r->stop && r->goal < r->limit ? r->goal : r->limit;
    for (int i = 0; i < r->size; i++)
        if (board->cell[i] >= end) return true;
    return g2048_stuck(r, board) || count_empty(r, board, r->size) == r->size;
}

int g2048_max(const Rules *r, const void *state) {
    Cells board;
    int max = 0;
    g2048_load(r, state, &board);
    for (int i = 0; i < r->size; i++)
        if (board.cell[i] > max) max = board.cell[i];
    return max;
}

double g2048_sum(const Rules *r, const void *state) {
    Cells board;
    double sum = 0;
    g2048_load(r, state, &board);
    for (int i = 0; i < r->size; i++)
        sum += r->value[board.cell[i]];
    return sum;
}

/* ---- the game on cells ----------------------------------------------------------------------- */

static int moves(const Rules *r, const void *state, Move *out) {
    const Cells *s = state;
    int count = 0;
    if (s->phase == PHASE_OVER) return 0;
    if (s->phase == PHASE_SLIDE) {
        for (int direction = 0; direction < SLIDES; direction++) {
            Cells next = *s;
            uint32_t gain;
            if (g2048_slide(r, &next, direction, &gain, NULL)) out[count++] = (Move)direction;
        }
        return count;
    }
    for (int i = 0; i < r->size; i++)
        for (int exponent = 1; exponent <= 2 && !s->cell[i]; exponent++)
            if (tile_weight(r, s->phase, exponent) > 0) out[count++] = tile_move(i, exponent);
    return count;
}

static Status play(const Rules *r, void *to, const void *from, Move move) {
    Cells s = *(const Cells *)from;
    if (s.phase == PHASE_SLIDE) {
        uint32_t gain;
        g2048_slide(r, &s, (int)move, &gain, NULL);
        s.score += gain;
        s.phase = PHASE_TILE;
    } else {
        s.cell[tile_cell(move)] = (uint8_t)tile_exponent(move);
        s.phase = s.phase == PHASE_FIRST ? PHASE_SECOND : PHASE_SLIDE;
        if (s.phase == PHASE_SLIDE && g2048_ended(r, &s)) s.phase = PHASE_OVER;
    }
    *(Cells *)to = s;
    return s.phase == PHASE_OVER ? OVER : ONGOING;
}

static uint64_t hash(const Rules *, const void *state) {
    uint64_t words[5];
    memcpy(words, state, sizeof words); /* cells and phase; the score is left out */
    uint64_t hash = 0;
    for (int i = 0; i < 5; i++)
        hash = rng_mix(hash + words[i] + 0x9e3779b97f4a7c15u);
    return hash;
}

static int chance_weight(const Rules *r, const void *state, Move move) {
    const Cells *s = state;
    int index = count_empty(r, s, tile_cell(move)), empties = count_empty(r, s, r->size);
    return tile_weight(r, s->phase, tile_exponent(move)) * cell_weight(r, index, empties);
}

/* The same numbers for the same tiles as on a word. */
static Move chance_draw(const Rules *r, const void *state, Rng *rng) {
    const Cells *s = state;
    int exponent, cell = 0;
    uint32_t index = draw_tile(r, s->phase, (uint32_t)count_empty(r, s, r->size), rng, &exponent);
    while (s->cell[cell] || index-- > 0)
        cell++;
    return tile_move(cell, exponent);
}

_Static_assert(sizeof(Cells) == 48 && offsetof(Cells, score) == 40,
               "hash reads the first 40 bytes");

#define State Cells
#define COUNT NULL /* lists them */
#define INSTALL g2048_install_cells
#include "games/2048/states.inc.h"
