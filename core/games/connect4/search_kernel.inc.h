/* search_kernel.inc.h - the tree of Connect Four's exact solver, written once for both sizes of a
 * board.
 *
 * Include it after lines.inc.h and after defining WORD, COUNT(word), FIRST(word) (index of the
 * lowest bit), GET(words) and PUT(words, value), which move a WORD out of and into a frame.
 *
 * One test asks whether a position is worth more than alpha, a null window. Every node keeps its
 * place in a frame, so that the work can pause between any two of them.
 *
 * A position is settled, before it becomes a node, as far as a look can do it:
 * Step 1: cells where the other side would win. Two that are free: lost. One: it must be filled.
 * The cell below one is never filled. A single move left is played at once (a chain), and the look
 * begins anew, so double threats, threats above each other and whole forced lines are no nodes.
 * Step 2: the score can only lie between a win with the disc after next and a loss with the one
 * after that; often this answers the test.
 * Step 3: the opening book answers it at its ply, on others bounds from zugzwang may
 * (zugzwang.inc.h).
 *
 * A node then:
 * Step 4: looks whether a move wins by two threats at once,
 * Step 5: asks the table; one too large for a cache only after step 6, when its place in memory is
 * under way,
 * Step 6: settles all its children; one that is good enough ends it,
 * Step 7: asks the table about the children, where much work may be saved,
 * Step 8: searches them in order: the table's move, those that make threats that are not above one
 * of the other side (threats that can be carried out next count twice), those nearer to the middle,
 * those that were refutations elsewhere. The middle alone halves the tree. While the board is less
 * than half full the lines that both sides can still complete count, too: without them the empty
 * board took 61.2 million nodes instead of 23.5, empty boards of other sizes 1.15 to 1.75 times as
 * many, random positions of 8 to 24 discs 1.05. (What a line of two is worth compared with one of
 * three makes no difference. Higher weights for threats in the rows that fall to their owner, for
 * the middle or for refutations gain nothing, nor does asking the table about children later.) */

enum { TURN_MIRROR = 16 }; /* added to the number of columns that an image is turned by */

/* ---- keys ------------------------------------------------------------------------------------ */

INLINE WORD mirrored(const Shape s, WORD word) {
    if (sizeof word == sizeof(uint64_t) && s.stride == 8) /* bytes in reverse */
        return __builtin_bswap64((uint64_t)word) >> (64 - 8 * s.width);
    WORD out = 0;
    WORD column = ((WORD)1 << s.stride) - 1;
    for (int x = 0; x < s.width; x++)
        out |= (word >> (x * s.stride) & column) << ((s.width - 1 - x) * s.stride);
    return out;
}

/* All cells of lines that lie in `open`. */
INLINE WORD covered(const Shape s, WORD open, int step) {
    WORD low = runs(s, open, step);
    if (s.length == 4) {
        low |= up(s, low, step);
        return low | up(s, low, 2 * step);
    }
    WORD all = low;
    for (int n = 1; n < s.length; n++)
        all |= up(s, low, n * step);
    return all;
}

/* Discs that can still become part of a line. */
INLINE WORD living(const Shape s, WORD discs, WORD empty) {
    WORD open = discs | empty;
    WORD lines = covered(s, open, 1);
    if (s.horizontal) lines |= covered(s, open, s.stride);
    if (s.diagonal) lines |= covered(s, open, s.stride + 1) | covered(s, open, s.stride - 1);
    return discs & lines;
}

INLINE uint64_t mixed(WORD first, WORD second) {
    uint64_t hash = (uint64_t)first * 0x9e3779b97f4a7c15u;
    hash ^= hash >> 32;
    hash += (uint64_t)second * 0xd6e8feb86659fd93u;
    if (sizeof(WORD) > sizeof hash) {
        hash = rng_mix(hash) + (uint64_t)(first >> (sizeof(WORD) * 4)) * 0xbf58476d1ce4e5b9u;
        hash = rng_mix(hash) + (uint64_t)(second >> (sizeof(WORD) * 4));
    }
    hash ^= hash >> 31;
    hash *= 0x94d049bb133111ebu;
    return hash ^ hash >> 29;
}

/* What matters of a position are the heights of the columns and the discs that are still part of
 * an open line of their side; two positions alike in these have the same score. With few discs,
 * images in a mirror (and turned ones on a cylinder) are the same position, too. */
INLINE uint64_t hash_of(const SolverKernel *k, const Shape s, WORD mine, WORD all, int discs,
                        uint8_t *turn) {
    WORD empty = (WORD)k->rules->board & ~all, theirs = all ^ mine;
    /* The sum is unique for heights and discs: no column carries into the next. */
    WORD first = living(s, mine, empty) + all, second = living(s, theirs, empty);
    uint64_t min = mixed(first, second);
    *turn = 0;
    if (discs > k->mirror) return min;
    WORD image = mirrored(s, first), other = mirrored(s, second);
    for (int x = 0; x < s.width; x++) {
        uint64_t hash = mixed(image, other);
        if (hash < min) min = hash, *turn = (uint8_t)(x | TURN_MIRROR);
        if (!s.cylinder) break;
        first = up(s, first, s.stride), second = up(s, second, s.stride);
        hash = mixed(first, second);
        if (hash < min) min = hash, *turn = (uint8_t)((x + 1) % s.width);
        image = up(s, image, s.stride), other = up(s, other, s.stride);
    }
    return min;
}

/* A column of a position in the image that the table has of it, and back. */
INLINE int turned(const Shape s, uint8_t turn, int x) {
    return ((turn & TURN_MIRROR ? s.width - 1 - x : x) + (turn & (TURN_MIRROR - 1))) % s.width;
}

INLINE int turned_back(const Shape s, uint8_t turn, int x) {
    x = (x + s.width - (turn & (TURN_MIRROR - 1))) % s.width;
    return turn & TURN_MIRROR ? s.width - 1 - x : x;
}

#include "games/connect4/zugzwang.inc.h"

/* ---- a node ---------------------------------------------------------------------------------- */

/* Empty cells where the side that is not to move would win. */
INLINE WORD threats_of(const SolverKernel *k, const Shape s, WORD mine, WORD all) {
    return winning(s, all ^ mine) & (WORD)k->rules->board & ~all;
}

/* A position on its way: what settle changes. */
typedef struct Place {
    WORD mine, all;
    int discs, alpha;
    bool flipped; /* the side to move is not the one that was to move at first */
    int chain;    /* single moves played */
    WORD danger;  /* cells where the side that is not to move would win, when nothing is known */
} Place;

/* Steps 1 to 3. True when the value is known, for the side to move at first. `threats`: those
 * against it, null = to be found out here. */
INLINE bool settle(SolverKernel *k, const Shape s, Place *p, const WORD *threats, uint8_t *path,
                   int *value) {
    const WORD board = (WORD)k->rules->board, bottom = (WORD)k->rules->bottom;
    const int cells = k->cells;
    p->chain = 0;
    p->flipped = false;
    for (;; threats = NULL) {
        WORD theirs = p->all ^ p->mine, free = (p->all + bottom) & board;
        WORD danger = threats ? *threats : threats_of(k, s, p->mine, p->all);
        WORD forced = free & danger;
        WORD possible = (forced ? forced : free) & ~(danger >> 1);
        int low = -((cells - 2 - p->discs) / 2), high = (cells - 1 - p->discs) / 2;
        int result;
        if (!possible || (forced & (forced - 1)))
            result = -((cells - p->discs) / 2);
        else if (p->discs >= cells - 2)
            result = 0;
        else if (high <= p->alpha)
            result = high;
        else if (low > p->alpha)
            result = low;
        else if (p->discs == k->book.plies)
            result = book_score(&k->book, (uint64_t)p->mine, (uint64_t)p->all);
        else if (possible & (possible - 1)) {
            if (!zugzwang(k->rules, s, p->mine, p->all, p->discs, danger, p->alpha, &result)) {
                p->danger = danger;
                return false;
            }
            k->parity++;
        } else {
            if (path) path[p->chain] = (uint8_t)FIRST(possible);
            p->mine = theirs;
            p->all |= possible;
            p->discs++;
            p->alpha = -p->alpha - 1;
            p->flipped = !p->flipped;
            p->chain++;
            continue;
        }
        k->forced += p->chain;
        *value = p->flipped ? -result : result;
        return true;
    }
}

/* The table's bound that answers a test; false when it has none. */
INLINE bool answered(SolverKernel *k, uint64_t hash, int alpha, int *value, int *column) {
    SolverEntry known;
    *column = 15;
    if (!solver_probe(&k->table, hash, &known)) return false;
    *column = known.column;
    if (known.high > alpha && known.low <= alpha) return false;
    *value = known.high <= alpha ? known.high : known.low;
    k->hits++;
    return true;
}

/* Lines in one direction that lie in `open`, by what the side has of them: one disc counts once,
 * two or three count four times. */
INLINE int32_t promise_in(const Shape s, WORD discs, WORD open, int step) {
    WORD next = down(s, discs, step), odd = discs ^ next, both = discs & next;
    WORD odd_after = down(s, odd, 2 * step), lines = runs(s, open, step);
    WORD one = odd ^ odd_after; /* the number of discs in bits */
    WORD two = both ^ down(s, both, 2 * step) ^ (odd & odd_after);
    return COUNT(lines & one & ~two) + 4 * COUNT(lines & two);
}

/* The same in all directions; for lines of four. Loops keep the code small. */
INLINE int32_t promise(const Shape s, WORD discs, WORD empty) {
    const int steps[] = {1, s.stride, s.stride + 1, s.stride - 1};
    const int count = s.diagonal ? 4 : s.horizontal ? 2 : 1;
    int32_t sum = 0;
    for (int i = 0; i < count; i++)
        sum += promise_in(s, discs, discs | empty, steps[i]);
    return sum;
}

INLINE int32_t rank_of(const SolverKernel *k, const Shape s, const SolverFrame *f, int bit,
                       WORD threats, WORD all) {
    const WORD board = (WORD)k->rules->board, bottom = (WORD)k->rules->bottom;
    int x = bit / s.stride, edge = x < s.width - 1 - x ? x : s.width - 1 - x;
    WORD soon = ((all + bottom) & board) << 1;
    int32_t rank = RANK_THREAT * (COUNT(threats) + COUNT(threats & soon));
    if (!s.cylinder) rank += RANK_COLUMN * edge;
    if (s.length == 4 && f->discs < k->mirror) {
        const WORD theirs = GET(f->all) ^ GET(f->mine), sides[] = {all ^ theirs, theirs};
        for (int i = 0; i < 2; i++) {
            int32_t lines = promise(s, sides[i], board & ~all);
            rank += i ? -RANK_LINES * lines : RANK_LINES * lines;
        }
    }
    return rank + k->history[f->discs & 1][bit] / RANK_HISTORY;
}

/* Step 7. True when the value for the side to move is known; else moves that cannot be better than
 * alpha are struck off the list. */
INLINE bool ask_children(SolverKernel *k, const Shape s, SolverFrame *f) {
    for (int i = 0; i < f->count; i++) {
        SolverMove *m = f->moves + i;
        m->hash = hash_of(k, s, GET(m->mine), GET(m->all), f->discs + 1 + m->chain, &m->turn);
        __builtin_prefetch(k->table.entries + 2 * (m->hash & (k->table.buckets - 1)));
    }
    int count = 0;
    for (int i = 0; i < f->count; i++) {
        const SolverMove *m = f->moves + i;
        int value, unused;
        if (answered(k, m->hash, m->flipped ? f->alpha : -f->alpha - 1, &value, &unused)) {
            if (!m->flipped) value = -value;
            if (value > f->best) f->best = value;
            if (value > f->alpha) return true;
        } else
            f->moves[count++] = *m;
    }
    f->count = (int8_t)count;
    return count == 0;
}

/* Brings the best of the moves that are left to the front of them. */
INLINE SolverMove *pick(SolverFrame *f) {
    SolverMove *next = f->moves + f->next++, *best = next;
    for (SolverMove *m = next + 1; m < f->moves + f->count; m++)
        if (m->rank > best->rank) best = m;
    if (best != next) {
        SolverMove move = *best;
        *best = *next;
        *next = move;
    }
    return next;
}

/* Step 4. Does one of the moves `open` make two threats at once? Writes down the threats after each
 * of them, by column. */
INLINE bool forks(const SolverKernel *k, const Shape s, WORD mine, WORD all, WORD open,
                  WORD *threats) {
    const WORD board = (WORD)k->rules->board, bottom = (WORD)k->rules->bottom;
#ifdef FORKS_AT_ONCE
    if (s.stride == 8 && s.length == 4 && !s.cylinder)
        return solver_forks(k->rules, mine, all, open, threats);
#endif
    for (WORD rest = open; rest; rest &= rest - 1) {
        WORD move = rest & (~rest + 1), full = all | move, free = (full + bottom) & board;
        WORD own = threats_of(k, s, all ^ mine, full), forced = free & own;
        if ((forced & (forced - 1)) || !((forced ? forced : free) & ~(own >> 1))) return true;
        threats[FIRST(move) / s.stride] = own;
    }
    return false;
}

/* Enters the settled position of the frame at k->ply. True when the value for its side to move is
 * known at once; else the moves that remain are listed. Longer than a page, because its steps share
 * the words of the position. */
INLINE bool enter_node(SolverKernel *k, const Shape s, int *value, NodeEnd *end) {
    const WORD board = (WORD)k->rules->board, bottom = (WORD)k->rules->bottom;
    SolverFrame *f = k->frames + k->ply;
    WORD mine = GET(f->mine), all = GET(f->all);
    WORD danger = GET(f->danger);
    int alpha = f->alpha, column = 15;
    f->entered = k->nodes++;
    search_event(k->search, EVENT_NODE);
    f->best = -SCORE_BIAS;
    f->next = 0;
    f->column = -1;
    *end = END_KNOWN;

    /* Step 4 */
    WORD open = (all + bottom) & board & ~(danger >> 1);
    WORD threats[SIDE_MAX]; /* by column, after a move there */
    if (forks(k, s, mine, all, open, threats)) {
        k->looks++;
        *value = connect4_win(k->cells, f->discs + 3);
        return true;
    }

    /* Step 5, when the table is near */
    bool near = k->table.buckets <= TABLE_NEAR;
    if (near && answered(k, f->hash, alpha, value, &column)) {
        *end = END_TABLE;
        return true;
    }

    /* Step 6 */
    int count = 0;
    for (WORD rest = open; rest; rest &= rest - 1) {
        WORD move = rest & (~rest + 1);
        int bit = FIRST(move), reply;
        Place p = {
            .mine = all ^ mine, .all = all | move, .discs = f->discs + 1, .alpha = -alpha - 1};
        const WORD *own = threats + bit / s.stride;
        if (settle(k, s, &p, own, NULL, &reply)) {
            if (-reply > f->best) f->best = -reply;
            if (f->best <= alpha) continue;
            k->looks++;
            *value = f->best;
            return true;
        }
        SolverMove *m = f->moves + count++;
        PUT(m->mine, p.mine);
        PUT(m->all, p.all);
        PUT(m->danger, p.danger);
        m->hash = 0;
        m->rank = rank_of(k, s, f, bit, *own & ~(danger << 1), all | move);
        m->bit = (uint8_t)bit;
        m->flipped = p.flipped;
        m->chain = (uint8_t)p.chain;
    }
    f->count = (int8_t)count;
    *value = f->best;
    if (count == 0) return true;

    /* Step 5, when it is far */
    *end = END_TABLE;
    if (!near && answered(k, f->hash, alpha, value, &column)) return true;
    if (column < s.width) {
        column = turned_back(s, f->turn, column);
        for (int i = 0; i < count; i++)
            if (f->moves[i].bit / s.stride == column) f->moves[i].rank += RANK_TABLE;
    }

    /* Step 7 */
    if (f->discs > k->etc || !ask_children(k, s, f)) return false;
    *value = f->best;
    return true;
}

/* Takes a value for the side to move in frame f. True when the frame is finished. */
INLINE bool take(SolverKernel *k, const Shape s, SolverFrame *f, int value) {
    int tried = f->next - 1;
    if (value > f->best) {
        f->best = value;
        f->column = (int8_t)(f->moves[tried].bit / s.stride);
    }
    if (f->best <= f->alpha) return f->next == f->count;
    /* A refutation: it goes up, those that were tried before it go down. */
    int32_t *history = k->history[f->discs & 1];
    int32_t *refuter = history + f->moves[tried].bit;
    *refuter += tried;
    for (int i = 0; i < tried; i++)
        history[f->moves[i].bit]--;
    if (*refuter > HISTORY_MAX)
        for (int i = 0; i < BITS_MAX; i++)
            history[i] /= 2;
    search_event(k->search, EVENT_CUTOFF);
    return true;
}

INLINE void store(SolverKernel *k, const Shape s, const SolverFrame *f) {
    bool above = f->best > f->alpha;
    SolverEntry data = {.low = above ? f->best : -SCORE_BIAS,
                        .high = above ? SCORE_BIAS - 1 : f->best,
                        .column = above ? turned(s, f->turn, f->column) : 15};
    solver_store(&k->table, f->hash, data, k->nodes - f->entered);
}

INLINE bool work(SolverKernel *k, const Shape s, int64_t budget) {
    int64_t until = k->nodes + budget;
    while (k->nodes < until && !(k->search && k->search->stopped)) {
        SolverFrame *f = k->frames + k->ply, *child = f + 1;
        SolverMove *move = pick(f);
        int discs = f->discs + 1 + move->chain;
        if (f->discs > k->etc) {
            move->hash = hash_of(k, s, GET(move->mine), GET(move->all), discs, &move->turn);
            __builtin_prefetch(k->table.entries + 2 * (move->hash & (k->table.buckets - 1)));
        }
        PUT(child->mine, GET(move->mine));
        PUT(child->all, GET(move->all));
        PUT(child->danger, GET(move->danger));
        child->hash = move->hash;
        child->turn = move->turn;
        child->discs = discs;
        child->flipped = move->flipped;
        child->alpha = move->flipped ? f->alpha : -f->alpha - 1;
        child->chain = move->chain;
        k->forced += move->chain;
        k->ply++;
        if (k->search) {
            WORD mine = GET(f->mine), all = GET(f->all);
            Place p = {.mine = all ^ mine,
                       .all = all | (WORD)1 << move->bit,
                       .discs = f->discs + 1,
                       .alpha = -f->alpha - 1};
            int unused;
            k->path[k->played] = move->bit;
            settle(k, s, &p, NULL, k->path + k->played + 1, &unused);
            k->played += 1 + move->chain;
            solver_tell_enter(k, 1 + move->chain);
        }
        int value;
        NodeEnd end;
        if (!enter_node(k, s, &value, &end)) continue;
        f = child;
        /* Values go up until a frame has moves left. */
        for (;;) {
            if (f->flipped) value = -value; /* for the side that entered */
            if (k->search) {
                solver_tell_leave(k, f, k->ply > 0, value, end);
                k->played -= f->chain + (k->ply > 0);
            }
            if (k->ply-- == 0) {
                k->value = value;
                return true;
            }
            f = k->frames + k->ply;
            if (!take(k, s, f, -value)) break;
            store(k, s, f);
            value = f->best;
            end = f->best > f->alpha ? END_CUTOFF : END_NONE;
        }
    }
    return false;
}
