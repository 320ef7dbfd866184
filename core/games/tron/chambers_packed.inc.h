/* chambers_packed.inc.h - the kernels of chambers_packed.c, for boards of WORDS words. */

#define Bits NAME(Bits)
#define Frame NAME(Frame)
#define Piece NAME(Piece)

#define EACH(i) for (int i = 0; i < WORDS; i++)

#include "games/tron/chambers_bits.inc.h"

/* ---- chambers with articulation points ------------------------------------------------------- */

/* The pieces and the head stand behind all bits that a step from a cell can lead to. */
enum { NAME(PIECE) = 64 * WORDS + GUARD, NAME(ROOT) = NAME(PIECE) + PIECES, NAME(VERTICES) };

/* A connected set of cells none of which is an articulation point, and all blocks that meet in
 * it. */
typedef struct Piece {
    Bits cells;
    Bits around; /* cells next to it that are still to be looked at */
    int count[2], edges;
    bool front;
} Piece;

typedef struct Frame {
    int stride, head, cell_weight, edge_weight;
    Bits cells, front, colour; /* territory outside of the pieces; touching others */
    Piece piece[PIECES];
    uint64_t open[WORDS + 2], pieces[WORDS + 2]; /* cells and pieces between two words of zeros */
    uint8_t which[64 * WORDS];                   /* of a cell that is in a piece: in which */
    uint16_t order[GUARD + NAME(VERTICES)]; /* when found, from 1; 0 = not yet; begins at GUARD */
    uint16_t path[NAME(VERTICES)], block[NAME(VERTICES)];
    Vertex vertex[NAME(VERTICES)];
} Frame;

static inline int NAME(piece_at)(const Frame *f, int cell) {
    return PIECES > 1 ? f->which[cell] : 0;
}

static int NAME(colour_of)(const Frame *f, int vertex) {
    return NAME(has)(&f->colour, vertex == NAME(ROOT) ? f->head : vertex);
}

/* See close_block in chambers.c. */
static void NAME(close_block)(Frame *f, int entrance, int from, int to) {
    int count[2] = {0, 0}, edges = 0;
    bool front = false;
    Tail below[2] = {none, none};
    for (int i = from; i < to; i++) {
        const Vertex *v = &f->vertex[f->block[i]];
        if (f->block[i] >= NAME(PIECE)) {
            const Piece *piece = &f->piece[f->block[i] - NAME(PIECE)];
            count[0] += piece->count[0];
            count[1] += piece->count[1];
            edges += piece->edges;
            front |= piece->front;
        } else {
            count[NAME(colour_of)(f, f->block[i])]++;
            edges += v->edges;
            front |= v->front;
        }
        better(&below[0], v->tail[0]);
        better(&below[1], v->tail[1]);
    }
    Vertex *at = &f->vertex[entrance];
    if (entrance >= NAME(PIECE) && entrance < NAME(ROOT)) { /* more of the same chamber */
        Piece *piece = &f->piece[entrance - NAME(PIECE)];
        piece->count[0] += count[0];
        piece->count[1] += count[1];
        piece->edges += edges;
        piece->front |= front;
        better(&at->tail[0], below[0]);
        better(&at->tail[1], below[1]);
        return;
    }
    int entry = NAME(colour_of)(f, entrance);
    const Chamber chamber = {f->cell_weight, f->edge_weight,
                             tron_alternate(count[!entry], count[entry]), edges, front};
    hang(&chamber, below, at->tail);
}

/* What a vertex sees when it is found: ways to vertices that are not found yet, in v->next (a bit a
 * direction, and four more where it leads to a piece; of a piece, its `around`); of those found
 * before, the least order and the number of edges. Without branches: nobody could foresee them. */
static inline void NAME(find)(Frame *f, int at, int found) {
    Vertex *v = &f->vertex[at];
    const int steps[4] = {1, -1, f->stride, -f->stride};
    unsigned next = 0, edges = 0, low = (unsigned)found - 1, root = 0;
    for (int d = 0; d < 4; d++) {
        int to = GUARD + at + steps[d];
        unsigned piece = NAME(guarded)(f->pieces, to), own = piece | NAME(guarded)(f->open, to);
        int vertex = piece ? GUARD + NAME(PIECE) + NAME(piece_at)(f, to - GUARD) : to;
        unsigned order = f->order[vertex]; /* 0 also of cells of others */
        next |= (own & (order == 0)) << d | piece << (d + 4);
        edges += order != 0;
        low = order - 1 < low ? order - 1 : low;
        root |= to == GUARD + f->head;
    }
    f->order[GUARD + at] = (uint16_t)found;
    v->low = (uint16_t)(root ? 0 : low + 1);
    v->next = (uint8_t)next;
    v->edges = (uint8_t)edges;
    v->front = NAME(has)(&f->front, at);
    v->tail[0] = v->tail[1] = none;
}

static inline void NAME(find_piece)(Frame *f, int at, int found) {
    Vertex *v = &f->vertex[at];
    Piece *piece = &f->piece[at - NAME(PIECE)];
    Bits near = NAME(grow)(piece->cells, f->stride);
    f->order[GUARD + at] = (uint16_t)found;
    *v = (Vertex){.low = (uint16_t)found, .tail = {none, none}};
    if (NAME(has)(&near, f->head)) v->low = 0;
    piece->around = NAME(both)(near, f->cells);
    EACH(i) for (uint64_t rest = piece->around.w[i]; rest; rest = bits_rest(rest)) {
        int to = 64 * i + bits_first(rest);
        if (!f->order[GUARD + to]) continue;
        piece->around.w[i] &= ~(rest & -rest);
        if (f->order[GUARD + to] < v->low) v->low = f->order[GUARD + to];
        /* as often as the cell touches the piece */
        piece->edges += NAME(has)(&piece->cells, to + 1) + NAME(has)(&piece->cells, to - 1) +
                        NAME(has)(&piece->cells, to + f->stride) +
                        NAME(has)(&piece->cells, to - f->stride);
    }
}

/* The next vertex to be found from one, -1 = no more. */
static inline int NAME(neighbour)(Frame *f, int at) {
    if (at >= NAME(PIECE) && at < NAME(ROOT)) {
        Bits *around = &f->piece[at - NAME(PIECE)].around;
        for (int bit; (bit = NAME(first)(*around)) >= 0;) {
            around->w[bit >> 6] = bits_rest(around->w[bit >> 6]);
            if (!f->order[GUARD + bit]) return bit;
        }
        return -1;
    }
    const int steps[4] = {1, -1, f->stride, -f->stride};
    Vertex *v = &f->vertex[at];
    int from = at == NAME(ROOT) ? f->head : at;
    while (v->next & 15) {
        unsigned d = (unsigned)bits_first(v->next);
        int to = from + steps[d];
        if (v->next >> (d + 4) & 1) to = NAME(PIECE) + NAME(piece_at)(f, to);
        v->next = (uint8_t)(v->next & ~(1u << d));
        if (!f->order[GUARD + to]) return to;
    }
    return -1;
}

static void NAME(search)(Frame *f, Bits pieces) {
    int depth = 0, found = 0, open = 0;
    memset(f->order, 0, sizeof f->order);
    f->open[0] = f->open[WORDS + 1] = f->pieces[0] = f->pieces[WORDS + 1] = 0;
    EACH(i) {
        f->open[i + 1] = f->cells.w[i];
        f->pieces[i + 1] = pieces.w[i];
    }
    f->vertex[NAME(ROOT)] = (Vertex){.tail = {none, none}};
    const int steps[4] = {1, -1, f->stride, -f->stride};
    for (int d = 0; d < 4; d++) {
        int to = f->head + steps[d];
        bool piece = NAME(has)(&pieces, to), own = piece || NAME(has)(&f->cells, to);
        f->vertex[NAME(ROOT)].next |= (uint8_t)(own << d | piece << (d + 4));
    }
    f->path[depth++] = NAME(ROOT);
    for (;;) {
        int at = f->path[depth - 1], to = NAME(neighbour)(f, at);
        if (to >= 0) {
            if (to >= NAME(PIECE))
                NAME(find_piece)(f, to, ++found);
            else
                NAME(find)(f, to, ++found);
            f->block[open++] = f->path[depth++] = (uint16_t)to;
            continue;
        }
        if (--depth == 0) break;
        const Vertex *v = &f->vertex[at];
        int parent = f->path[depth - 1];
        uint16_t limit = parent == NAME(ROOT) ? 0 : f->order[GUARD + parent];
        if (v->low >= limit) {
            int from = open;
            while (f->block[--from] != at) {}
            NAME(close_block)(f, parent, from, open);
            open = from;
        } else if (v->low < f->vertex[parent].low) {
            f->vertex[parent].low = v->low;
        }
    }
}

/* ---- rooms ----------------------------------------------------------------------------------- */

static inline Bits NAME(load)(const uint64_t *words) {
    Bits out;
    memcpy(&out, words, sizeof out);
    return out;
}

static Room NAME(room)(const Packed *p, const Sides *sides, int i, int cell_weight,
                       int edge_weight) {
    int stride = p->stride, head = sides->head[i];
    Bits own = NAME(load)(sides->own[i]), front = NAME(load)(sides->front[i]);
    Bits colour = NAME(load)(p->colour), start = NAME(single)(head);
    Bits suspects = NAME(suspects)(NAME(with)(own, start), stride);
    int entry = NAME(has)(&colour, head);
    if (!NAME(any)(suspects)) {
        int ones = NAME(count)(NAME(both)(own, colour)), all = NAME(count)(own);
        int cells = entry ? tron_alternate(all - ones, ones) : tron_alternate(ones, all - ones);
        int edges = NAME(pairs)(own, stride);
        return (Room){cells, edges, NAME(any)(front)};
    }
    Frame f;
    f.stride = stride;
    f.head = head;
    f.cell_weight = cell_weight;
    f.edge_weight = edge_weight;
    f.colour = colour;
    f.front = front;
    Bits rest = NAME(without)(own, suspects), pieces = NAME(zero);
    int count = 0, largest = 0, most = PIECE_LEAST - 1;
    for (int tries = 0; tries < PIECE_TRIES && NAME(any)(rest); tries++) {
        Bits cells = NAME(flood)(NAME(single)(NAME(first)(rest)), rest, stride);
        int size = NAME(count)(cells);
        rest = NAME(without)(rest, cells);
        if (size < PIECE_LEAST || (PIECES == 1 && size <= most)) continue;
        int slot = PIECES == 1 ? 0 : count, ones = NAME(count)(NAME(both)(cells, colour));
        f.piece[slot].cells = cells;
        f.piece[slot].count[0] = size - ones;
        f.piece[slot].count[1] = ones;
        f.piece[slot].edges = NAME(pairs)(cells, stride);
        f.piece[slot].front = NAME(any)(NAME(both)(cells, front));
        pieces = PIECES == 1 ? cells : NAME(with)(pieces, cells);
        count = slot + 1;
        if (size <= most) continue;
        most = size;
        largest = slot;
    }
    f.cells = NAME(without)(own, pieces);
    if (PIECES > 1) memset(f.which, largest, sizeof f.which);
    for (int k = 0; PIECES > 1 && k < count; k++) {
        if (k == largest) continue;
        EACH(w)
        for (uint64_t bits = f.piece[k].cells.w[w]; bits; bits = bits_rest(bits))
            f.which[64 * w + bits_first(bits)] = (uint8_t)k;
    }
    NAME(search)(&f, pieces);
    return best_room(f.vertex[NAME(ROOT)].tail);
}

/* The free cells of a state. */
static inline Bits NAME(unpack)(const Packed *p, const uint64_t *plane) {
    Bits out = NAME(zero);
    for (int i = 0; i < p->runs; i++) {
        unsigned from = p->run[i].from, to = p->run[i].to, length = p->run[i].length;
        unsigned word = from >> 6, shift = from & 63;
        uint64_t bits = ~plane[word] >> shift;
        if (shift + length > 64) bits |= ~plane[word + 1] << (64 - shift);
        bits &= ~(uint64_t)0 >> (64 - length);
        word = to >> 6, shift = to & 63;
        out.w[word] |= bits << shift;
        if (shift + length > 64) out.w[word + 1] |= bits >> (64 - shift);
    }
    return out;
}

static void NAME(sides)(const Rules *r, const Packed *p, const State *s, Sides *out) {
    const Bits zero = NAME(zero);
    Bits space = NAME(unpack)(p, s->taken), shared = zero;
    Bits own[TRON_RIDERS], edge[TRON_RIDERS];
    int riders = 0, stride = p->stride;
    for (int i = 0; i < r->riders; i++) {
        int rider = (s->turn + i) % r->riders;
        if (!(s->alive >> rider & 1)) continue;
        out->rider[riders] = rider;
        out->head[riders] = p->position[s->head[rider]];
        own[riders] = zero;
        edge[riders] = NAME(single)(out->head[riders]);
        riders++;
    }
    for (bool more = true; more;) {
        Bits reached = zero, twice = zero;
        for (int i = 0; i < riders; i++) {
            Bits next = NAME(both)(NAME(grow)(edge[i], stride), space);
            if (!r->simultaneous) space = NAME(without)(space, next);
            twice = NAME(with)(twice, NAME(both)(reached, next));
            reached = NAME(with)(reached, next);
            edge[i] = next;
        }
        space = NAME(without)(space, reached);
        shared = NAME(with)(shared, twice);
        more = false;
        for (int i = 0; i < riders; i++) {
            edge[i] = NAME(without)(edge[i], twice);
            own[i] = NAME(with)(own[i], edge[i]);
            more |= NAME(any)(edge[i]);
        }
    }
    out->riders = riders;
    out->apart = true;
    for (int i = 0; i < riders; i++) {
        Bits others = shared;
        for (int k = 0; k < riders; k++)
            if (k != i) others = NAME(with)(others, own[k]);
        Bits front = NAME(both)(NAME(grow)(others, stride), own[i]);
        Bits near = NAME(grow)(NAME(single)(out->head[i]), stride);
        if (NAME(any)(front) || NAME(any)(NAME(both)(near, others))) out->apart = false;
        memcpy(out->own[i], &own[i], sizeof own[i]);
        memcpy(out->front[i], &front, sizeof front);
    }
}

static void NAME(most)(const Packed *p, const Sides *sides, int i, int *cells, int *edges) {
    Bits own = NAME(load)(sides->own[i]);
    *cells = NAME(count)(own);
    *edges = NAME(pairs)(own, p->stride);
}

#undef EACH
#undef Bits
#undef Frame
#undef Piece
