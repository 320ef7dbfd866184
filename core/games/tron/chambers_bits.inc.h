/* chambers_bits.inc.h - sets of cells as WORDS words; included by chambers_packed.inc.h. */

#ifdef LANES
/* The words in as many registers as they take, the lower ones in front. */
typedef uint64_t NAME(Part) __attribute__((vector_size(8 * LANES)));
enum { NAME(PARTS) = WORDS / LANES };
typedef union Bits {
    uint64_t w[WORDS];
    NAME(Part) part[WORDS / LANES];
} Bits;

#define EACH_PART(k) for (int k = 0; k < NAME(PARTS); k++)

/* Every word moved to the place of the next one, and of the one before. */
static inline Bits NAME(above)(Bits a) {
    Bits out;
    NAME(Part) below = {0};
    EACH_PART(k) {
        out.part[k] = __builtin_shufflevector(below, a.part[k], LANES_UP);
        below = a.part[k];
    }
    return out;
}

static inline Bits NAME(below)(Bits a) {
    Bits out;
    NAME(Part) above = {0};
    for (int k = NAME(PARTS) - 1; k >= 0; k--) {
        out.part[k] = __builtin_shufflevector(a.part[k], above, LANES_DOWN);
        above = a.part[k];
    }
    return out;
}

/* The cells one step from those of `a`. */
static inline Bits NAME(grow)(Bits a, int stride) {
    Bits out, last = NAME(above)(a), next = NAME(below)(a);
    EACH_PART(k)
    out.part[k] = a.part[k] << 1 | last.part[k] >> 63 | a.part[k] >> 1 | next.part[k] << 63 |
                  a.part[k] << stride | last.part[k] >> (64 - stride) | a.part[k] >> stride |
                  next.part[k] << (64 - stride);
    return out;
}

/* All cells moved by `by` bits up (0 < by < 64) or down. */
static inline Bits NAME(up)(Bits a, int by) {
    Bits last = NAME(above)(a);
    EACH_PART(k) a.part[k] = a.part[k] << by | last.part[k] >> (64 - by);
    return a;
}

static inline Bits NAME(down)(Bits a, int by) {
    Bits next = NAME(below)(a);
    EACH_PART(k) a.part[k] = a.part[k] >> by | next.part[k] << (64 - by);
    return a;
}

static inline Bits NAME(both)(Bits a, Bits b) {
    EACH_PART(k) a.part[k] &= b.part[k];
    return a;
}

static inline Bits NAME(without)(Bits a, Bits b) {
    EACH_PART(k) a.part[k] &= ~b.part[k];
    return a;
}

static inline Bits NAME(with)(Bits a, Bits b) {
    EACH_PART(k) a.part[k] |= b.part[k];
    return a;
}

#undef EACH_PART

#else

typedef struct Bits {
    uint64_t w[WORDS];
} Bits;

static inline Bits NAME(grow)(Bits a, int stride) {
    Bits out;
    EACH(i) {
        uint64_t below = i ? a.w[i - 1] : 0, above = i + 1 < WORDS ? a.w[i + 1] : 0, at = a.w[i];
        out.w[i] = at << 1 | below >> 63 | at >> 1 | above << 63 | at << stride |
                   below >> (64 - stride) | at >> stride | above << (64 - stride);
    }
    return out;
}

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

#endif

static const Bits NAME(zero) = {{0}};

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

static inline bool NAME(has)(const Bits *a, int bit) {
    return bit >= 0 && bit < 64 * WORDS && (a->w[bit >> 6] >> (bit & 63) & 1);
}

static inline Bits NAME(single)(int bit) {
    Bits out = NAME(zero);
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

/* A bit of a set between two words of zeros, which begins at GUARD. */
static inline unsigned NAME(guarded)(const uint64_t *words, int bit) {
    return words[bit >> 6] >> (bit & 63) & 1;
}
