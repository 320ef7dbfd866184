/* lanes_team.inc.h - random games of Connect Four side by side on boards whose columns stand in a
 * list; lanes_broad.c and lanes_tight.c have two kinds of boards.
 *
 * Include it after lanes.inc.h and after defining Boards, a board in every lane, with the functions
 * that are used here, and Form, what all games have alike: Rules and a board in every lane for
 * `bottom` and so on. FILLS: do games fill columns so often that asking
 * whether one does takes longer than to go on?
 *
 * The open columns of a game stand in a word, five bits each, as in playout.inc.h. */

/* Games under way. */
typedef struct Team {
    Boards mine, all;
    Boards my_wins, their_wins; /* biased: the cells where one more disc wins */
    Lanes columns, open;        /* open columns, lowest entry first; number of them */
    Lanes state, fraction;      /* random numbers */
    Lanes alive;                /* all bits set while the game goes on */
    Lanes length, won, lost;    /* counts; won by the mover of the first state */
} Team;

/* The columns of the lanes `full` leave their lists: the entry that begins at bit `at`. */
INLINE void leave(Team *t, Lanes full, Lanes at) {
    const Lanes one = (full ^ full) + 1;
    Lanes closed = (t->columns & ((one << at) - 1)) | t->columns >> 5 >> at << at;
    t->columns = (closed & full) | (t->columns & ~full);
    t->open += full;
}

/* Where the column of the one cell of this lane stands in its list. */
static uint64_t entry_of(const Form *f, const Team *t, Boards cell, int lane) {
    Wide bit = board_of(cell, lane);
    uint64_t at = 0;
    while (!(bit >> ((t->columns[lane] >> at & 31) * (uint64_t)f->stride) &
             (((Wide)1 << f->height) - 1)))
        at += 5;
    return at;
}

/* One ply; `first` when the mover of the first state plays it, `quiet` when it cannot win. A random
 * open column, or with the biased policy the lowest cell that wins or has to be blocked: where
 * there are several, the outcome is the same (see choose_forced of playout.inc.h). */
INLINE void team_play(const Form *f, Team *t, bool biased, bool first, bool quiet) {
    const Lanes one = (t->alive ^ t->alive) + 1;
    Lanes product = t->fraction * t->open; /* below 2^32 */
    Lanes rest = product & 0xfffffff, over, by_force = one - 1;
    Lanes at = (product >> 28) * 5, column = t->columns >> at & 31;
    Boards cell = without(added(t->all, first_cell(column * (uint64_t)f->stride)), t->all);
    if (biased) {
        Boards free = free_cells(f, t->all), wins = both(t->my_wins, free);
        over = some(wins);
        Boards forced = either(wins, masked(both(t->their_wins, free), ~over));
        by_force = some(forced);
        rest = (t->fraction & by_force) | (rest & ~by_force);
        cell = either(lowest(forced), masked(cell, ~by_force));
    }
    t->fraction = rest;
    Lanes full = some(top_cells(f, cell));
    if ((FILLS && !biased) || any(full)) {
        for (int lane = 0; biased && lane < LANES; lane++)
            if (full[lane] & by_force[lane]) at[lane] = entry_of(f, t, cell, lane);
        leave(t, full, at);
    }
    Boards moved = either(t->mine, cell);
    t->mine = without(t->all, t->mine);
    t->all = either(t->all, cell);
    t->length -= t->alive;
    if (biased) {
        t->my_wins = t->their_wins;
        t->their_wins = winning(f, moved);
    } else {
        if (quiet) return;
        over = some(line_starts(f, moved));
    }
    if (first)
        t->won -= over & t->alive;
    else
        t->lost -= over & t->alive;
    t->alive &= ~over;
}

INLINE void play(const Batch *b, const Form *f, bool biased, const Team *start, uint64_t first,
                 Tally *tally) {
    Team t = *start;
    t.state = streams(b->seed, first);
    const Lanes none = t.state ^ t.state;
    Lanes draw = none;
    for (int plies = 0; plies < b->end; plies++) {
        if (plies % 8 == 0) {
            t.state += UINT64_C(0x9e3779b97f4a7c15);
            draw = mix(t.state);
        }
        if (plies % 4 == 0) {
            if (!any(t.alive)) break;
            t.fraction = (plies % 8 ? draw >> 32 : draw) & 0xfffffff;
        }
        team_play(f, &t, biased, !(plies & 1), plies < b->quiet);
    }
    const Broad *from = b->from;
    const int discs = bits_count(from->all[0]) + bits_count(from->all[1]);
    const bool cut = b->end < b->rules->height * b->rules->width - discs;
    for (int lane = 0; lane < LANES; lane++) {
        tally->won += (int64_t)t.won[lane];
        tally->lost += (int64_t)t.lost[lane];
        tally->plies += (int64_t)t.length[lane];
        tally->squares += (int64_t)(t.length[lane] * t.length[lane]);
        if (cut) tally->cut += (int64_t)(t.alive[lane] & 1);
    }
}

/* Plays as many of the batch as fill whole vectors, from a position and its open columns. */
INLINE int64_t run(const Batch *b, const Form *f, bool biased, Boards mine, Boards all,
                   uint64_t columns, int open, Tally *tally) {
    const Lanes none = {0};
    Team start = {.mine = mine, .all = all, .columns = none + columns, .alive = ~none};
    start.open = none + (uint64_t)open;
    if (biased) {
        start.my_wins = winning(f, mine);
        start.their_wins = winning(f, without(all, mine));
    }
    int64_t done = 0;
    for (; done + LANES <= b->count; done += LANES)
        play(b, f, biased, &start, b->first + (uint64_t)done, tally);
    return done;
}
