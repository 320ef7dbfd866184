/* chambers_packed.inc.h - the kernels of chambers_packed.c, for boards of WORDS words. */

#define Bits NAME(Bits)
#define Frame NAME(Frame)

typedef struct Bits {
    uint64_t w[WORDS];
} Bits;

#define EACH(i) for (int i = 0; i < WORDS; i++)

/* The cells one step from those of `a`. */
static inline Bits NAME(grow)(Bits a, int stride) {
    Bits out;
    EACH(i) {
        uint64_t below = i ? a.w[i - 1] : 0, above = i + 1 < WORDS ? a.w[i + 1] : 0, at = a.w[i];
        out.w[i] = at << 1 | below >> 63 | at >> 1 | above << 63 | at << stride |
                   below >> (64 - stride) | at >> stride | above << (64 - stride);
    }
    return out;
}

/* All cells moved by `by` bits up (0 < by < 64) or down. */
static inline Bits NAME(up)(Bits a, int by) {
    Bits out;
    EACH(i) out.w[i] = a.w[i] << by | (i ? a.w[i - 1] >> (64 - by) : 0);
    return out;
}

static inline Bits NAME(down)(Bits a, int by) {
    Bits out;
    EACH(i) out.w[i] = a.w[i] >> by | (i + 1 < WORDS ? a.w[i + 1] << (64 - by) : 0);
    return out;
}

static inline bool NAME(any)(Bits a) {
    uint64_t all = 0;
    EACH(i) all |= a.w[i];
    return all != 0;
}

static inline int NAME(count)(Bits a) {
    int sum = 0;
    EACH(i) sum += bits_count(a.w[i]);
    return sum;
}

static inline Bits NAME(both)(Bits a, Bits b) {
    EACH(i) a.w[i] &= b.w[i];
    return a;
}

static inline Bits NAME(without)(Bits a, Bits b) {
    EACH(i) a.w[i] &= ~b.w[i];
    return a;
}

static inline Bits NAME(with)(Bits a, Bits b) {
    EACH(i) a.w[i] |= b.w[i];
    return a;
}

static inline bool NAME(has)(const Bits *a, int bit) {
    return bit >= 0 && bit < 64 * WORDS && (a->w[bit >> 6] >> (bit & 63) & 1);
}

static inline Bits NAME(single)(int bit) {
    Bits out = {{0}};
    out.w[bit >> 6] = (uint64_t)1 << (bit & 63);
    return out;
}

/* Adjacent pairs inside a set. */
static inline int NAME(pairs)(Bits a, int stride) {
    return NAME(count)(NAME(both)(a, NAME(up)(a, 1))) +
           NAME(count)(NAME(both)(a, NAME(up)(a, stride)));
}

/* Cells of the set whose neighbours in it do not hang together around them. Going round from each
 * neighbour, the next one is joined to it when the corner between is there, too; a neighbour
 * without a joined next one ends a piece, so two of them are two pieces. */
static inline Bits NAME(suspects)(Bits a, int stride) {
    Bits n = NAME(down)(a, stride), s = NAME(up)(a, stride), e = NAME(down)(a, 1),
         w = NAME(up)(a, 1);
    Bits ne = NAME(down)(n, 1), nw = NAME(up)(n, 1), se = NAME(down)(s, 1), sw = NAME(up)(s, 1);
    Bits out;
    EACH(i) {
        uint64_t north = n.w[i] & ~(ne.w[i] & e.w[i]), east = e.w[i] & ~(se.w[i] & s.w[i]);
        uint64_t south = s.w[i] & ~(sw.w[i] & w.w[i]), west = w.w[i] & ~(nw.w[i] & n.w[i]);
        out.w[i] = a.w[i] & ((north & east) | (south & west) | ((north | east) & (south | west)));
    }
    return out;
}

/* All cells of `room` that hang together with `seed`. */
static inline Bits NAME(flood)(Bits seed, Bits room, int stride) {
    for (;;) {
        Bits next = NAME(with)(seed, NAME(both)(NAME(grow)(seed, stride), room));
        next = NAME(with)(next, NAME(both)(NAME(grow)(next, stride), room));
        if (!NAME(any)(NAME(without)(next, seed))) return next;
        seed = next;
    }
}

static inline int NAME(first)(Bits a) {
    EACH(i) if (a.w[i]) return 64 * i + bits_first(a.w[i]);
    return -1;
}

/* ---- chambers with articulation points ------------------------------------------------------- */

enum { NAME(SUPER) = 64 * WORDS, NAME(ROOT), NAME(VERTICES) };

typedef struct Frame {
    int stride, head, cell_weight, edge_weight;
    Bits cells, piece, front,
        colour;  /* territory outside of the piece; the piece; touching others */
    Bits around; /* cells next to the piece that are still to be looked at */
    /* The piece and all blocks that meet in it. */
    int count[2], edges;
    bool fronts;
    uint16_t order[NAME(VERTICES)], path[NAME(VERTICES)], block[NAME(VERTICES)];
    Vertex vertex[NAME(VERTICES)];
} Frame;

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
        if (f->block[i] == NAME(SUPER)) {
            count[0] += f->count[0];
            count[1] += f->count[1];
            edges += f->edges;
            front |= f->fronts;
        } else {
            count[NAME(colour_of)(f, f->block[i])]++;
            edges += v->edges;
            front |= v->front;
        }
        better(&below[0], v->tail[0]);
        better(&below[1], v->tail[1]);
    }
    Vertex *at = &f->vertex[entrance];
    if (entrance == NAME(SUPER)) { /* more of the same chamber */
        f->count[0] += count[0];
        f->count[1] += count[1];
        f->edges += edges;
        f->fronts |= front;
        better(&at->tail[0], below[0]);
        better(&at->tail[1], below[1]);
        return;
    }
    int entry = NAME(colour_of)(f, entrance);
    const Chamber chamber = {f->cell_weight, f->edge_weight,
                             tron_alternate(count[!entry], count[entry]), edges, front};
    hang(&chamber, below, at->tail);
}

/* The next neighbour of a vertex, -1 = no more. A cell beside the piece may name it several
 * times. */
static int NAME(neighbour)(Frame *f, int at) {
    if (at == NAME(SUPER)) {
        int bit = NAME(first)(f->around);
        if (bit >= 0) f->around.w[bit >> 6] = bits_rest(f->around.w[bit >> 6]);
        return bit;
    }
    const int steps[4] = {1, -1, f->stride, -f->stride};
    Vertex *v = &f->vertex[at];
    int from = at == NAME(ROOT) ? f->head : at;
    while (v->next < 4) {
        int to = from + steps[v->next++];
        if (NAME(has)(&f->piece, to)) return NAME(SUPER);
        if (NAME(has)(&f->cells, to)) return to;
        if (to == f->head) v->low = 0;
    }
    return -1;
}

static void NAME(search)(Frame *f) {
    int depth = 0, found = 0, open = 0;
    memset(f->order, 0, sizeof f->order);
    f->vertex[NAME(ROOT)] = (Vertex){.tail = {none, none}};
    f->path[depth++] = NAME(ROOT);
    while (depth > 0) {
        int at = f->path[depth - 1], to;
        Vertex *v = &f->vertex[at];
        bool down = false;
        while (!down && (to = NAME(neighbour)(f, at)) >= 0) {
            if (!f->order[to]) {
                f->order[to] = (uint16_t)++found;
                f->vertex[to] = (Vertex){.low = (uint16_t)found, .tail = {none, none}};
                if (to == NAME(SUPER)) {
                    Bits near = NAME(grow)(f->piece, f->stride);
                    f->around = NAME(both)(near, f->cells);
                    if (NAME(has)(&near, f->head)) f->vertex[to].low = 0;
                } else {
                    f->vertex[to].front = NAME(has)(&f->front, to);
                }
                f->block[open++] = (uint16_t)to;
                f->path[depth++] = (uint16_t)to;
                down = true;
            } else if (at != NAME(ROOT)) {
                if (f->order[to] < v->low) v->low = f->order[to];
                if (f->order[to] > f->order[at]) continue;
                if (at == NAME(SUPER)) /* as often as the cell touches the piece */
                    f->edges += NAME(has)(&f->piece, to + 1) + NAME(has)(&f->piece, to - 1) +
                                NAME(has)(&f->piece, to + f->stride) +
                                NAME(has)(&f->piece, to - f->stride);
                else
                    v->edges++;
            }
        }
        if (down) continue;
        if (--depth == 0) break;
        int parent = f->path[depth - 1];
        uint16_t limit = parent == NAME(ROOT) ? 0 : f->order[parent];
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

static Room NAME(room)(const Packed *p, Bits own, Bits front, int head, int cell_weight,
                       int edge_weight) {
    int stride = p->stride;
    Bits colour, start = NAME(single)(head);
    EACH(i) colour.w[i] = p->colour[i];
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
    /* The largest of the first pieces. */
    Bits rest = NAME(without)(own, suspects);
    int largest = 0, left = NAME(count)(rest);
    memset(&f.piece, 0, sizeof f.piece);
    for (int tries = 0; tries < 4 && left > largest; tries++) {
        Bits piece = NAME(flood)(NAME(single)(NAME(first)(rest)), rest, stride);
        int size = NAME(count)(piece);
        if (size > largest) {
            largest = size;
            f.piece = piece;
        }
        left -= size;
        rest = NAME(without)(rest, piece);
    }
    f.cells = NAME(without)(own, f.piece);
    f.count[1] = NAME(count)(NAME(both)(f.piece, colour));
    f.count[0] = largest - f.count[1];
    f.edges = NAME(pairs)(f.piece, stride);
    f.fronts = NAME(any)(NAME(both)(f.piece, front));
    NAME(search)(&f);
    return best_room(f.vertex[NAME(ROOT)].tail);
}

/* The free cells of a state. */
static inline Bits NAME(unpack)(const Packed *p, const uint64_t *plane) {
    Bits out = {{0}};
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

static bool NAME(rooms)(const Rules *r, const Packed *p, const State *s, int cell_weight,
                        int edge_weight, Room *out) {
    const Bits zero = {{0}};
    Bits space = NAME(unpack)(p, s->taken), shared = zero;
    Bits own[TRON_RIDERS], edge[TRON_RIDERS];
    int rider_at[TRON_RIDERS], riders = 0, stride = p->stride;
    for (int i = 0; i < r->riders; i++) {
        int rider = (s->turn + i) % r->riders;
        if (!(s->alive >> rider & 1)) continue;
        rider_at[riders] = rider;
        own[riders] = zero;
        edge[riders++] = NAME(single)(p->position[s->head[rider]]);
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
    bool apart = true;
    for (int i = 0; i < riders; i++) {
        Bits others = shared;
        for (int k = 0; k < riders; k++)
            if (k != i) others = NAME(with)(others, own[k]);
        Bits front = NAME(both)(NAME(grow)(others, stride), own[i]);
        int head = p->position[s->head[rider_at[i]]];
        if (NAME(any)(front)) apart = false;
        if (NAME(any)(NAME(both)(NAME(grow)(NAME(single)(head), stride), others))) apart = false;
        out[rider_at[i]] = NAME(room)(p, own[i], front, head, cell_weight, edge_weight);
    }
    return apart;
}

#undef EACH
#undef Bits
#undef Frame
