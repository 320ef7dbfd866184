/* swiss.c - pairs of a round, by going back where the last ones of the table would be left over. */
#include "play/series/swiss.h"

#include <stdbool.h>

#include "base/bits.h"

enum { TRIES = 100000 };

/* The round that is being drawn up, by places in the table. */
typedef struct Draft {
    int count, tries;
    uint64_t met[SWISS_MAX];
    int pair[SWISS_MAX / 2][2];
} Draft;

static uint64_t place(int i) {
    return (uint64_t)1 << i;
}

/* Pairs all that are free; false where that is not possible, or was not found in time. */
static bool serve_all(Draft *d, uint64_t open) {
    if (!open) return true;
    if (d->tries-- <= 0) return false;
    int a = bits_first(open);
    open &= ~place(a);
    for (uint64_t others = open & ~d->met[a]; others; others &= others - 1) {
        int b = bits_first(others);
        d->pair[d->count][0] = a;
        d->pair[d->count++][1] = b;
        if (serve_all(d, open & ~place(b))) return true;
        d->count--;
    }
    return false;
}

static void serve_some(Draft *d, uint64_t open) {
    while (open) {
        int a = bits_first(open);
        open &= ~place(a);
        uint64_t others = open & ~d->met[a];
        if (!others) continue;
        int b = bits_first(others);
        open &= ~place(b);
        d->pair[d->count][0] = a;
        d->pair[d->count++][1] = b;
    }
}

static void draw_up(Draft *d, uint64_t all, uint64_t rested, int players) {
    d->tries = TRIES;
    if (players % 2 == 0 && serve_all(d, all)) return;
    for (int again = 0; again <= 1 && players % 2; again++)
        for (int last = players - 1; last >= 0; last--)
            if ((rested >> last & 1) == (uint64_t)again && serve_all(d, all & ~place(last))) return;
    serve_some(d, all);
}

int swiss_round(Swiss *swiss, const int order[]) {
    int n = swiss->count;
    Draft d = {.count = 0};
    uint64_t rested = 0, all = 0, served = 0;
    for (int i = 0; i < n; i++) {
        all |= place(i);
        if (swiss->rested & place(order[i])) rested |= place(i);
        for (int k = 0; k < n; k++)
            if (swiss->met[order[i]] & place(order[k])) d.met[i] |= place(k);
    }
    draw_up(&d, all, rested, n);
    for (int i = 0; i < d.count; i++) {
        int a = order[d.pair[i][0]], b = order[d.pair[i][1]];
        swiss->pair[i][0] = a;
        swiss->pair[i][1] = b;
        swiss->met[a] |= place(b);
        swiss->met[b] |= place(a);
        served |= place(a) | place(b);
    }
    for (int i = 0; i < n; i++)
        if (!(served & place(i))) swiss->rested |= place(i);
    return d.count;
}
