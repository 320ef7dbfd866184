/* search_expectimax.inc.h - the last decision of every line: where nine boards in ten are.
 *
 * A position right after a slide, one decision to go: for every empty cell and both tiles the best
 * of four slides, valued by the tables of `rows`. A tile changes one row and one column. So the
 * four slides of the board without it are made once; a slide with it differs in one line along the
 * slide, which is looked up, and in one cell of each of the four lines across, whose new values are
 * looked up: per tile two look-ups in RowSlide and sixteen in RowTables.value, instead of 16 and
 * 32. Included by search_expectimax.c only. */

/* One of the two slides along the lines of a board: the rows, or with the board transposed, the
 * columns. */
typedef struct Slide {
    uint64_t across; /* the board after it, read across the lines */
    int32_t value;   /* of its lines along */
    unsigned moved;  /* bit i: line i, from the top, changed */
} Slide;

static inline void slide_lines(const RowTables *t, uint64_t board, Slide out[2]) {
    uint64_t slid[2] = {0, 0};
    out[0] = out[1] = (Slide){0, 0, 0};
    for (int i = 0; i < 4; i++) {
        int shift = 48 - 16 * i;
        uint32_t line = (uint32_t)(board >> shift) & 0xffff;
        const RowSlide *s = t->slide + line;
        for (int side = 0; side < 2; side++) {
            slid[side] |= (uint64_t)s->slid[side] << shift;
            out[side].value += s->value[side];
            out[side].moved |= (unsigned)(s->slid[side] != line) << i;
        }
    }
    out[0].across = board_transpose(slid[0]);
    out[1].across = board_transpose(slid[1]);
}

static inline int32_t four_lines(const RowTables *t, uint64_t board) {
    return t->value[board >> 48] + t->value[(board >> 32) & 0xffff] +
           t->value[(board >> 16) & 0xffff] + t->value[board & 0xffff];
}

/* The four cells of a line, the first one on top, as the last cell of every line across. */
static inline uint64_t spread(uint32_t line) {
    uint64_t x = line;
    return (x << 36 | x << 24 | x << 12 | x) & UINT64_C(0x000f000f000f000f);
}

/* The larger of `best` and the value of a slide in which line `index` along it is not `before` but
 * `after`; counts it if it is legal and, where there is a corner to keep (null = there is not),
 * keeps it: `cells` are its cells, read across the lines. */
INLINE int32_t try_slide(const RowTables *t, const Slide *slide, int side, int index, uint32_t line,
                         const RowSlide *before, const RowSlide *after, const Corner *corner,
                         const CornerCells *cells, int32_t best, int *legal) {
    uint32_t changed = (uint32_t)(before->slid[side] ^ after->slid[side]);
    uint64_t across = slide->across ^ spread(changed) << (12 - 4 * index);
    int32_t value = slide->value - before->value[side] + after->value[side] + four_lines(t, across);
    bool moved = ((slide->moved & ~(1u << index)) != 0) | (after->slid[side] != line);
    if (corner) moved &= corner_kept(corner, cells, across);
    *legal += moved;
    value = moved ? value : INT32_MIN;
    return value > best ? value : best;
}

/* `weight`: of the tiles of exponent 1 and 2; 0 = does not appear. `record`, if not null, receives
 * the values of the outcomes. */
INLINE Bottom search_bottom(const Rules *r, const RowTables *t, uint64_t board, const int weight[2],
                            const Corner *corner, double *record) {
    /* Across the slides of rows lie columns. */
    const CornerCells *rows = corner ? &corner->upright : NULL;
    const CornerCells *columns = corner ? &corner->level : NULL;
    Slide level[2], upright[2];
    uint64_t turned = board_transpose(board), empty = board_empty(board);
    int empties = bits_count(empty), cell = 0;
    Bottom out = {0, 0, 0, 0};
    int64_t sum = 0; /* in grains */
    slide_lines(t, board, level);
    slide_lines(t, turned, upright);
    for (; empty; cell++) {
        int bit = bits_last(empty);
        empty ^= UINT64_C(1) << bit;
        int i = 3 - (bit >> 4), j = 3 - (bit >> 2 & 3);
        int here = r->spawn == SPAWN_UNIFORM ? 1 : cell_weight(r, cell, empties);
        uint32_t row = (uint32_t)(board >> (48 - 16 * i)) & 0xffff;
        uint32_t column = (uint32_t)(turned >> (48 - 16 * j)) & 0xffff;
        const RowSlide *row_before = t->slide + row, *column_before = t->slide + column;
        for (uint32_t tile = 1; tile <= 2; tile++) {
            if (!weight[tile - 1]) continue;
            uint32_t new_row = row | tile << (12 - 4 * j),
                     new_column = column | tile << (12 - 4 * i);
            const RowSlide *row_after = t->slide + new_row;
            const RowSlide *column_after = t->slide + new_column;
            int32_t best = INT32_MIN;
            int legal = 0;
            best = try_slide(t, level, 0, i, new_row, row_before, row_after, corner, rows, best,
                             &legal);
            best = try_slide(t, level + 1, 1, i, new_row, row_before, row_after, corner, rows, best,
                             &legal);
            best = try_slide(t, upright, 0, j, new_column, column_before, column_after, corner,
                             columns, best, &legal);
            best = try_slide(t, upright + 1, 1, j, new_column, column_before, column_after, corner,
                             columns, best, &legal);
            best = best < t->won ? best : t->won;
            best = legal ? best : t->lost;
            if (record) record[out.outcomes] = rows_units(best);
            sum += (int64_t)best * (here * weight[tile - 1]);
            out.outcomes++;
            out.dead += !legal;
            out.slides += legal;
        }
    }
    out.sum = rows_units(sum);
    return out;
}
