/* ntuple_file.c - networks as files: small enough to be sent with a page, safe to take from
 * anywhere.
 *
 *     offset  0  "plyntup1"                          24  seed of the training
 *             8  set of tuples, reward, target,      32  init, 40 coarse (doubles)
 *                exponents a cell may hold           48  bytes that follow the header
 *            12  one four in .. tiles (16 bits),     56  hash of all other bytes
 *                shift, 0                            64  the weights, coded
 *            16  games learned from
 *
 * Numbers are little-endian. Most weights are hardly ever of use, a few thousand decide every game.
 * So weights are sorted into classes by how often they were of use, and the step to which a weight
 * is rounded is halved from class to class: four times the use, half the step, which is where a
 * byte more or less gains or costs the same everywhere. (A network of two five-tuples wins 93.9 %
 * without search when its weights are rounded to 1/4096, and takes 301 KB; with classes it takes
 * 128 KB for 92.5 %. One step for all that gives 128 KB leaves 82 %.) Weights hardly ever of use
 * are left to the prediction. Where points are the aim all that were of use are kept: most points
 * are made by tiles that few games have seen. (Four five-tuples that had made 240 k points while
 * they learned made 144 k at most in 500 games without search, and never a tile of 16384, when only
 * the weights that matter for most games were kept.)
 *
 * A weight is predicted by those with one exponent less in one of its cells; what remains, and
 * its class, are coded by an adaptive binary range coder (Martin 1979, in the form of the LZMA
 * coder), with the size of the neighbours' remainders as context. Everything is done in whole
 * numbers, so every target reads the same weights. Writing and reading are the same code:
 * `Coder` knows which. */
#include <stdlib.h>
#include <string.h>

#include "base/blob.h"
#include "games/2048/messages.def"
#include "games/2048/ntuple.h"

enum {
    HEADER = 64,
    CLASSES = 13,      /* 0: not coded; 1..12 */
    UNITS = 11,        /* coarse is 2^11 units, the step of class k 2^(12 - k) */
    MOST = 1 << 27,    /* largest weight in units */
    PARTS = 900000000, /* what all visits together are scaled to; below 4 of it = class 0 */
    CONTEXTS = 64,
    LENGTHS = 32
};

static const char magic[] = "plyntup1";

/* ---- the coder ------------------------------------------------------------------------------- */

typedef struct Coder {
    Writer *out; /* null: reads */
    const uint8_t *in, *end;
    uint64_t low;
    uint32_t range, code;
    uint8_t cache;
    int64_t waiting; /* bytes that a carry may still change */
} Coder;

static void shift_low(Coder *c) {
    if (c->low < 0xff000000u || c->low > 0xffffffffu) {
        for (; c->waiting > 0; c->waiting--) {
            write_char(c->out, (char)(uint8_t)(c->cache + (c->low >> 32)));
            c->cache = 0xff;
        }
        c->cache = (uint8_t)(c->low >> 24);
    }
    c->waiting++;
    c->low = (c->low & 0x00ffffffu) << 8;
}

static uint8_t next_byte(Coder *c) {
    return c->in < c->end ? *c->in++ : 0;
}

static void coder_write(Coder *c, Writer *out) {
    *c = (Coder){.out = out, .range = 0xffffffffu, .waiting = 1};
}

static void coder_read(Coder *c, const uint8_t *in, const uint8_t *end) {
    *c = (Coder){.in = in, .end = end, .range = 0xffffffffu};
    for (int i = 0; i < 5; i++)
        c->code = c->code << 8 | next_byte(c);
}

static void coder_flush(Coder *c) {
    for (int i = 0; i < 5; i++)
        shift_low(c);
}

/* One bit under the probability *p / 32768 of a 0, which learns from it. Returns the bit. */
static int code_bit(Coder *c, uint16_t *p, int bit) {
    uint32_t bound = (c->range >> 15) * *p;
    if (!c->out) bit = c->code >= bound;
    if (bit) {
        c->low += c->out ? bound : 0;
        c->code -= c->out ? 0 : bound;
        c->range -= bound;
        *p = (uint16_t)(*p - (*p >> 5));
    } else {
        c->range = bound;
        *p = (uint16_t)(*p + ((32768 - *p) >> 5));
    }
    while (c->range < 1u << 24) {
        c->range <<= 8;
        if (c->out)
            shift_low(c);
        else
            c->code = c->code << 8 | next_byte(c);
    }
    return bit;
}

/* ---- the model ------------------------------------------------------------------------------- */

typedef struct Model {
    uint16_t same[2 * CLASSES], up[2 * CLASSES], more[2][2 * CLASSES][CLASSES];
    uint16_t zero[CONTEXTS][CLASSES], sign[CONTEXTS], length[CONTEXTS][LENGTHS];
    uint16_t bits[CONTEXTS][LENGTHS][8], flat;
} Model;

static void model_init(Model *model) {
    uint16_t *at = (uint16_t *)model;
    for (size_t i = 0; i < sizeof *model / sizeof *at; i++)
        at[i] = 16384;
}

static int bit_length(uint32_t x) {
    return x ? bits_last(x) + 1 : 0;
}

/* A class, given twice the mean class of the neighbours. */
static int code_class(Coder *c, Model *m, int context, int class) {
    int near = context / 2;
    if (!code_bit(c, &m->same[context], class != near)) return near;
    int up = near == 0 || code_bit(c, &m->up[context], class > near);
    int away = abs(class - near), room = up ? CLASSES - 1 - near : near, n = 1;
    while (n < room && code_bit(c, &m->more[up][context][n], away > n))
        n++;
    if (up && near + n > CLASSES - 1) return near; /* only damaged bytes say so */
    return up ? near + n : near - n;
}

static int32_t code_rest(Coder *c, Model *m, int context, int class, int32_t rest) {
    if (!code_bit(c, &m->zero[context][class], rest != 0)) return 0;
    int negative = code_bit(c, &m->sign[context], rest < 0);
    uint32_t size = (uint32_t)(rest < 0 ? -rest : rest);
    int length = bit_length(size), n = 1;
    while (n < LENGTHS - 3 && code_bit(c, &m->length[context][n], length > n))
        n++;
    uint32_t value = 1;
    for (int i = n - 2; i >= 0; i--) {
        m->flat = 16384;
        uint16_t *p = value < 8 ? &m->bits[context][n][value] : &m->flat;
        value = value << 1 | (uint32_t)code_bit(c, p, (int)(size >> i & 1));
    }
    return negative ? -(int32_t)value : (int32_t)value;
}

/* ---- one table ------------------------------------------------------------------------------- */

/* Everything about the weights of a table, by their index without the exponents that never
 * occur. */
typedef struct Sheet {
    int cells, levels;
    size_t count; /* levels ^ cells */
    int32_t *value, *rest;
    uint8_t *class;
} Sheet;

static bool sheet_init(Sheet *sheet, int set, int levels) {
    *sheet = (Sheet){.cells = ntuple_sets[set].cells, .levels = levels, .count = 1};
    for (int i = 0; i < sheet->cells; i++)
        sheet->count *= (size_t)levels;
    sheet->value = malloc(sheet->count * sizeof *sheet->value);
    sheet->rest = malloc(sheet->count * sizeof *sheet->rest);
    sheet->class = malloc(sheet->count);
    return sheet->value && sheet->rest && sheet->class;
}

static void sheet_done(Sheet *sheet) {
    free(sheet->value);
    free(sheet->rest);
    free(sheet->class);
}

static int64_t floor_divide(int64_t a, int64_t b) {
    int64_t q = a / b;
    return q - (a % b < 0);
}

/* The index with nibbles of the sheet's index. */
static uint32_t sheet_wide(const Sheet *sheet, size_t index) {
    uint32_t wide = 0;
    for (int i = 0; i < sheet->cells; i++, index /= (size_t)sheet->levels)
        wide |= (uint32_t)(index % (size_t)sheet->levels) << 4 * i;
    return wide;
}

static size_t sheet_narrow(const Sheet *sheet, uint32_t wide) {
    size_t index = 0;
    for (int i = sheet->cells - 1; i >= 0; i--)
        index = index * (size_t)sheet->levels + (wide >> 4 * i & 15);
    return index;
}

typedef struct Neighbours {
    int64_t predicted; /* in units */
    int class2, size;  /* twice their mean class; length in bits of their mean remainder */
} Neighbours;

static Neighbours look_around(const Sheet *sheet, size_t index, int32_t init) {
    int64_t sum = 0, weight = 0, rest = 0;
    int count = 0, class = 0;
    size_t step = 1, digits = index;
    for (int i = 0; i < sheet->cells; i++) {
        if (digits % (size_t)sheet->levels) {
            size_t near = index - step;
            sum += (int64_t)sheet->value[near] * (1 << sheet->class[near]);
            weight += 1 << sheet->class[near];
            rest += sheet->rest[near];
            class += sheet->class[near];
            count++;
        }
        digits /= (size_t)sheet->levels;
        step *= (size_t)sheet->levels;
    }
    if (count == 0) return (Neighbours){.predicted = init, .size = UNITS};
    return (Neighbours){.predicted = floor_divide(sum + weight / 2, weight),
                        .class2 = (2 * class + count / 2) / count,
                        .size = bit_length((uint32_t)(rest / count))};
}

/* Codes a table. Writing: `wanted` in units and `classes` are given, null when reading. */
static void code_sheet(Coder *c, Model *m, Sheet *sheet, int set, int table, int32_t init,
                       const int32_t *wanted, const uint8_t *classes) {
    for (size_t i = 0; i < sheet->count; i++) {
        uint32_t wide = sheet_wide(sheet, i), fold = ntuple_fold(set, table, wide);
        if (fold != wide) {
            size_t mirror = sheet_narrow(sheet, fold);
            sheet->value[i] = sheet->value[mirror];
            sheet->rest[i] = sheet->rest[mirror];
            sheet->class[i] = sheet->class[mirror];
            continue;
        }
        Neighbours near = look_around(sheet, i, init);
        int class = code_class(c, m, near.class2, classes ? classes[i] : 0);
        int64_t value = near.predicted;
        sheet->class[i] = (uint8_t) class;
        sheet->rest[i] = near.size > 0 ? 1 << (near.size - 1) : 0;
        if (class > 0) {
            int64_t step = 1 << (UNITS + 1 - class);
            int64_t rest = wanted ? floor_divide(wanted[i] - value + step / 2, step) : 0;
            int context = near.size + class;
            rest =
                code_rest(c, m, context < CONTEXTS ? context : CONTEXTS - 1, class, (int32_t)rest);
            value += rest * step;
            int64_t size = rest * step < 0 ? -rest * step : rest * step;
            sheet->rest[i] = (int32_t)(size < MOST ? size : MOST);
        }
        sheet->value[i] = (int32_t)(value > MOST ? MOST : value < -MOST ? -MOST : value);
    }
}

/* ---- writing --------------------------------------------------------------------------------- */

static void put(uint8_t *at, int bytes, uint64_t value) {
    for (int i = 0; i < bytes; i++)
        at[i] = (uint8_t)(value >> 8 * i);
}

static uint64_t get(const uint8_t *at, int bytes) {
    uint64_t value = 0;
    for (int i = 0; i < bytes; i++)
        value |= (uint64_t)at[i] << 8 * i;
    return value;
}

static uint64_t real_bits(double real) {
    uint64_t bits;
    memcpy(&bits, &real, sizeof bits);
    return bits;
}

static double bits_real(uint64_t bits) {
    double real;
    memcpy(&real, &bits, sizeof real);
    return real;
}

static int32_t in_units(double weight, double unit) {
    double units = weight / unit;
    if (!(units > -MOST)) return -MOST;
    if (units >= MOST) return MOST;
    return (int32_t)(units < 0 ? units - 0.5 : units + 0.5);
}

/* Four times the use: one class more. `all`: visits of all weights; 0 = a weight that was of use
 * once has class 1. */
static uint8_t class_of(uint32_t visits, uint64_t all) {
    uint64_t part = all ? (uint64_t)visits * PARTS / all : 4 * (uint64_t)visits;
    int class = part < 4 ? 0 : bits_last(part) / 2;
    return (uint8_t)(class < CLASSES ? class : CLASSES - 1);
}

/* Exponents that an after-state may hold. */
static int levels_of(const NtuplePlan *plan) {
    return plan->reward == REWARD_WIN ? plan->target : 16;
}

static uint64_t file_hash(const uint8_t *bytes, size_t size) {
    return blob_hash(bytes, HEADER - 8) ^ rng_mix(blob_hash(bytes + HEADER, size - HEADER));
}

bool ntuple_write(const NtuplePlan *plan, Writer *file, Err *err) {
    Sheet sheet;
    Model *model = malloc(sizeof *model);
    bool ok = sheet_init(&sheet, plan->set, levels_of(plan)) && model;
    int32_t *wanted = ok ? malloc(sheet.count * sizeof *wanted) : NULL;
    uint8_t *classes = ok ? malloc(sheet.count) : NULL;
    ok = wanted && classes;
    if (ok) {
        size_t start = file->length;
        uint8_t header[HEADER] = {0};
        write_bytes(file, (const char *)header, HEADER);
        double unit = plan->coarse / (1 << UNITS);
        int32_t max = 1;
        uint64_t all = 0;
        for (size_t i = 0; i < ntuple_weights(plan->set) && !plan->all; i++)
            all += plan->visits[i];
        Coder coder;
        coder_write(&coder, file);
        model_init(model);
        for (int table = 0; table < ntuple_sets[plan->set].tables; table++) {
            size_t from = (size_t)table * ntuple_table(plan->set);
            for (size_t i = 0; i < sheet.count; i++) {
                uint32_t wide = sheet_wide(&sheet, i);
                wanted[i] = in_units((double)plan->weight[from + wide], unit);
                classes[i] = class_of(plan->visits[from + wide], all);
            }
            code_sheet(&coder, model, &sheet, plan->set, table, in_units(plan->init, unit), wanted,
                       classes);
            for (size_t i = 0; i < sheet.count; i++)
                if (abs(sheet.value[i]) > max) max = abs(sheet.value[i]);
        }
        coder_flush(&coder);
        int shift = bit_length((uint32_t)max) - 15;
        memcpy(header, magic, 8);
        header[8] = (uint8_t)plan->set;
        header[9] = (uint8_t)plan->reward;
        header[10] = (uint8_t)plan->target;
        header[11] = (uint8_t)sheet.levels;
        put(header + 12, 2, (uint64_t)plan->four);
        header[14] = (uint8_t)(shift > 0 ? shift + 1 : 0); /* rounding may go up to 2^15 */
        put(header + 16, 8, (uint64_t)plan->games);
        put(header + 24, 8, (uint64_t)plan->seed);
        put(header + 32, 8, real_bits(plan->init));
        put(header + 40, 8, real_bits(plan->coarse));
        put(header + 48, 4, file->length - start - HEADER);
        ok = !file->cut;
        if (ok) {
            uint8_t *bytes = (uint8_t *)file->text + start;
            memcpy(bytes, header, HEADER);
            put(bytes + 56, 8, file_hash(bytes, file->length - start));
        }
    }
    free(wanted);
    free(classes);
    sheet_done(&sheet);
    free(model);
    return ok || err_short(err, memory_short_for_network);
}

/* ---- reading --------------------------------------------------------------------------------- */

bool ntuple_knows(const void *bytes, size_t size) {
    return size >= 7 && memcmp(bytes, magic, 7) == 0;
}

size_t ntuple_opened_size(const void *bytes, size_t size, Err *err) {
    const uint8_t *at = bytes;
    if (!ntuple_knows(bytes, size)) {
        err_set(err, not_a_network_of_tuples, magic);
    } else if (size < HEADER) {
        err_set(err, network_less_than_header, size);
    } else if (size != HEADER + get(at + 48, 4)) {
        err_set(err, network_cut, size);
    } else if (at[7] != (uint8_t)magic[7]) {
        err_set(err, network_other_version, magic);
    } else if (get(at + 56, 8) != file_hash(at, size)) {
        err_set(err, network_damaged);
    } else {
        double init = bits_real(get(at + 32, 8)), coarse = bits_real(get(at + 40, 8));
        int levels = at[11];
        if (at[8] < SETS && at[9] <= REWARD_SCORE && at[10] >= 3 && at[10] <= EXPONENT_MAX &&
            levels >= 2 && levels <= 16 && at[14] <= 16 && coarse > 1e-9 && coarse < 1e9 &&
            init > -1e9 && init < 1e9)
            return sizeof(Ntuple) + ntuple_weights(at[8]) * sizeof(int16_t);
        err_set(err, network_kind_unknown);
    }
    return 0;
}

static void fill_table(const Sheet *sheet, int shift, int16_t *weight) {
    for (size_t i = 0; i < sheet->count; i++) {
        int64_t value = sheet->value[i], half = shift ? 1 << (shift - 1) : 0;
        value = floor_divide(value + half, (int64_t)1 << shift);
        value = value > INT16_MAX ? INT16_MAX : value < INT16_MIN ? INT16_MIN : value;
        weight[sheet_wide(sheet, i)] = (int16_t)value;
    }
}

bool ntuple_open(const void *bytes, size_t size, void *opened, Err *err) {
    const uint8_t *at = bytes;
    if (ntuple_opened_size(bytes, size, err) == 0) return false;
    Ntuple *net = opened;
    double unit = bits_real(get(at + 40, 8)) / (1 << UNITS);
    int shift = at[14];
    *net = (Ntuple){.set = at[8],
                    .reward = at[9],
                    .target = at[10],
                    .four = (int32_t)get(at + 12, 2),
                    .games = (int64_t)get(at + 16, 8),
                    .seed = (int64_t)get(at + 24, 8),
                    .grain = unit * (double)(1 << shift)};
    Sheet sheet;
    Model *model = malloc(sizeof *model);
    bool ok = sheet_init(&sheet, net->set, at[11]) && model;
    if (ok) {
        Coder coder;
        coder_read(&coder, at + HEADER, at + size);
        model_init(model);
        for (int table = 0; table < ntuple_sets[net->set].tables; table++) {
            code_sheet(&coder, model, &sheet, net->set, table,
                       in_units(bits_real(get(at + 32, 8)), unit), NULL, NULL);
            fill_table(&sheet, shift, net->weight + (size_t)table * ntuple_table(net->set));
        }
    }
    sheet_done(&sheet);
    free(model);
    return ok || err_short(err, memory_short_to_open_network);
}
