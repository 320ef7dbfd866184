/* ntuple.c - the sets of tuples. */
#include "games/2048/ntuple.h"

const NtupleSet ntuple_sets[SETS] = {
    [SET_ROWS8] = {"rows8", 4, 2, 8},      [SET_FOURS17] = {"fours17", 4, 5, 17},
    [SET_FIVES16] = {"fives16", 5, 2, 16}, [SET_FIVES32] = {"fives32", 5, 4, 32},
    [SET_SIXES32] = {"sixes32", 6, 4, 32},
};

const char *const ntuple_set_names[SETS + 1] = {"rows8",   "fours17", "fives16",
                                                "fives32", "sixes32", NULL};

/* What the symmetries that keep a tuple in its place do to its cells: the digits name, for each
 * cell of the image from the last to the first, the cell it comes from. */
static const uint16_t row_folds[] = {0x0123, 0};
static const uint16_t corner_folds[] = {0x3120, 0};
static const uint16_t edge_folds[] = {0x2301, 0};
static const uint16_t centre_folds[] = {0x2301, 0x1032, 0x0123, 0x3120, 0x1302, 0x2031, 0x0213, 0};

static const uint16_t *const fours_folds[] = {row_folds, row_folds, corner_folds, edge_folds,
                                              centre_folds};

uint32_t ntuple_fold(int set, int table, uint32_t index) {
    if (ntuple_sets[set].cells != 4) return index;
    uint32_t min = index;
    for (const uint16_t *fold = fours_folds[table]; *fold; fold++) {
        uint32_t image = 0;
        for (int i = 0; i < 4; i++)
            image |= (index >> 4 * (*fold >> 4 * i & 15) & 15) << 4 * i;
        if (image < min) min = image;
    }
    return min;
}
