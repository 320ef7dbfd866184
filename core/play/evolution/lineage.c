/* lineage.c - who descends from whom: a list in the order of the ids, of all who live and their
 * ancestors. */
#include <stdlib.h>
#include <string.h>

#include "play/evolution/evolve.h"

/* The place of `id`, or where it would stand. */
static int place(const Evolve *evolve, int64_t id) {
    int low = 0, high = evolve->ancestor_count;
    while (low < high) {
        int middle = (low + high) / 2;
        if (evolve->ancestors[middle].birth.id < id)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

Ancestor *evolve_ancestor(const Evolve *evolve, int64_t id) {
    int at = place(evolve, id);
    return at < evolve->ancestor_count && evolve->ancestors[at].birth.id == id
               ? &evolve->ancestors[at]
               : NULL;
}

void evolve_remember(Evolve *evolve, const Individual *one) {
    Ancestor *ancestor = evolve_ancestor(evolve, one->birth.id);
    if (!ancestor) {
        if (evolve->ancestor_count == evolve->ancestor_capacity) {
            int capacity = evolve->ancestor_capacity * 2 + 256;
            Ancestor *grown = realloc(evolve->ancestors, sizeof *grown * (size_t)capacity);
            if (!grown) return; /* the ancestry has a gap; nothing else depends on it */
            evolve->ancestors = grown;
            evolve->ancestor_capacity = capacity;
        }
        int at = place(evolve, one->birth.id);
        ancestor = &evolve->ancestors[at];
        memmove(ancestor + 1, ancestor, sizeof *ancestor * (size_t)(evolve->ancestor_count - at));
        evolve->ancestor_count++;
        *ancestor = (Ancestor){.birth = one->birth};
    }
    ancestor->wins = fitness_wins(&one->fitness);
    ancestor->score = fitness_score(&one->fitness);
}

void evolve_forget(Evolve *evolve) {
    const Population *population = evolve->population;
    for (int i = 0; i < evolve->ancestor_count; i++)
        evolve->ancestors[i].marked = false;
    for (int i = 0; i < population->count; i++) {
        Ancestor *one = evolve_ancestor(evolve, population->rows[i].birth.id);
        if (one) one->marked = true;
    }
    /* Parents have smaller ids than their children. */
    for (int i = evolve->ancestor_count - 1; i >= 0; i--) {
        const Ancestor *one = &evolve->ancestors[i];
        for (int k = 0; one->marked && k < one->birth.parent_count; k++) {
            Ancestor *parent = evolve_ancestor(evolve, one->birth.parents[k]);
            if (parent) parent->marked = true;
        }
    }
    int kept = 0;
    for (int i = 0; i < evolve->ancestor_count; i++)
        if (evolve->ancestors[i].marked) evolve->ancestors[kept++] = evolve->ancestors[i];
    evolve->ancestor_count = kept;
}

int evolve_ancestry(const Evolve *evolve, int64_t *ids, int max) {
    if (evolve->population->count == 0 || max < 1) return 0;
    /* A list in falling order of ids, from which each in turn adds its parents. */
    int count = 1;
    ids[0] = evolve->population->rows[0].birth.id;
    for (int i = 0; i < count; i++) {
        const Ancestor *one = evolve_ancestor(evolve, ids[i]);
        for (int k = 0; one && k < one->birth.parent_count; k++) {
            int at = count;
            while (at > 0 && ids[at - 1] < one->birth.parents[k])
                at--;
            if (at > 0 && ids[at - 1] == one->birth.parents[k]) continue;
            if (at >= max) continue;
            int moved = count < max ? count : max - 1;
            memmove(&ids[at + 1], &ids[at], sizeof *ids * (size_t)(moved - at));
            ids[at] = one->birth.parents[k];
            count = moved + 1;
        }
    }
    return count;
}
