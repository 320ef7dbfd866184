/* connect4-network.c - makes the weights of Connect Four's evaluation `network`: draws positions, asks
 * the exact solver for their scores, fits the network to them. tools/experiments/connect4-network
 * compiles and runs it.
 *
 *     connect4-network positions SEED COUNT > FILE
 *     connect4-network train EPOCHS FILE... > core/games/connect4/network_weights.inc.h
 *
 * Positions: some random discs, then moves that win, block and give no win away, some of them at
 * random all the same; of those without a forced move a part, late ones more often. The last
 * twentieth of each file is not learned from and tells what the fit is worth. */
#include "games/connect4/network.h"
#include "games/connect4/search_solver.h"

#include "base/rng.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const GameDef game_connect4;

#define WORD uint64_t
#include "games/connect4/lines.inc.h"

typedef struct Sample {
    uint64_t mine, all;
    int8_t score, plies, unused[6];
} Sample;

/* The classic board. */
static Rules *classic(void) {
    static Rules rules = {.rows = 6, .cols = 7, .align = 4};
    static Game game;
    Err err = {0};
    game.rules = &rules;
    if (!game_connect4.setup(&rules, &game, &err)) exit(1);
    return &rules;
}

/* ---- positions ------------------------------------------------------------------------------- */

static SolverKernel *solver(const Rules *r) {
    SolverKernel *k = calloc(1, sizeof *k);
    if (!k) exit(1);
    k->rules = r;
    k->cells = NETWORK_CELLS;
    k->mirror = NETWORK_CELLS / 2 + 1;
    k->etc = NETWORK_CELLS - 16;
    k->ply = k->book.plies = -1;
    k->table.max = k->table.buckets = (size_t)1 << 22;
    k->table.entries = calloc(k->table.max, 2 * sizeof *k->table.entries);
    k->table.grow_at = INT64_MAX;
    if (!k->table.entries) exit(1);
    return k;
}

static int score_of(SolverKernel *k, uint64_t mine, uint64_t all) {
    const Board board = {.discs = {mine, all ^ mine}};
    int low = -21, high = 21;
    while (low < high) {
        int alpha = low <= 0 && high > 0 ? 0 : low < 0 && high >= 0 ? -1 : low > 0 ? low : high - 1;
        solver_methods_classic.ask(k, &board, alpha);
        while (k->ply >= 0)
            solver_methods_classic.work(k, 1 << 20);
        if (k->value > alpha)
            low = k->value;
        else
            high = k->value;
    }
    return low;
}

/* Share of the positions of a ply that are taken: early ones take the solver a thousand times as
 * long. */
static double share_of(int plies) {
    return plies < 10   ? 0
           : plies < 12 ? 0.002
           : plies < 14 ? 0.01
           : plies < 16 ? 0.04
           : plies < 18 ? 0.12
           : plies < 20 ? 0.3
           : plies < 35 ? 0.5
                        : 0;
}

static uint64_t one_of(Rng *rng, uint64_t cells) {
    for (uint32_t n = rng_below(rng, (uint32_t)bits_count(cells)); n > 0; n--)
        cells &= cells - 1;
    return cells & -cells;
}

static void positions(uint64_t seed, long count) {
    const Rules *r = classic();
    const Shape s = SHAPE_CLASSIC;
    const uint64_t bottom = (uint64_t)r->bottom, board = (uint64_t)r->board;
    SolverKernel *k = solver(r);
    for (uint64_t game = 0; count > 0; game++) {
        Rng rng = rng_stream(seed, game);
        uint64_t mine = 0, all = 0;
        int opening = 4 + (int)rng_below(&rng, 11);
        double wild = 0.15 * rng_below(&rng, 3);
        for (int plies = 0; plies < NETWORK_CELLS && count > 0; plies++) {
            uint64_t free = (all + bottom) & board, wins = winning(s, mine) & free;
            uint64_t threats = winning(s, all ^ mine) & board & ~all;
            uint64_t safe = free & ~(threats >> 1), open = free;
            if (plies >= opening && wins) break;
            bool quiet = !(threats & free) && safe;
            if (plies >= opening && quiet && share_of(plies) > 0 &&
                rng_unit(&rng) < share_of(plies)) {
                Sample out = {.mine = mine, .all = all, .plies = (int8_t)plies};
                out.score = (int8_t)score_of(k, mine, all);
                fwrite(&out, sizeof out, 1, stdout);
                count--;
            }
            if (plies >= opening && rng_unit(&rng) >= wild)
                open = threats & free ? threats & free : safe ? safe : free;
            uint64_t cell = one_of(&rng, open), before = all;
            if (cell & wins) break;
            all |= cell;
            mine ^= before;
        }
    }
}

/* ---- the fit --------------------------------------------------------------------------------- */

enum { HIDDEN = NETWORK_HIDDEN, BATCH = 256, ACTIVE = 80 };

typedef struct Lesson {
    int16_t count, input[ACTIVE], image[ACTIVE];
    float target; /* for the first player, -1..1 */
} Lesson;

typedef struct Net {
    float in[NETWORK_INPUTS][HIDDEN], out[HIDDEN], base;
} Net;

enum { WEIGHTS = sizeof(Net) / sizeof(float) };

/* What a score is worth: a draw 0, the latest win 0.6, an early one 1. */
static float worth(int score) {
    float size = 0.6f + 0.4f * fminf(1, fabsf((float)score) / 16);
    return score == 0 ? 0 : score > 0 ? size : -size;
}

static bool lesson_of(const Rules *r, const Sample *from, Lesson *out) {
    NetworkLook look;
    int mover = from->plies & 1;
    if (connect4_network_look(r, from->mine, from->all, mover, &look) != NETWORK_OPEN) return false;
    out->count = 0;
    for (int set = 0; set < 4; set++)
        for (uint64_t cells = look.cells[set]; cells; cells &= cells - 1) {
            int bit = bits_first(cells), first = set * NETWORK_CELLS;
            out->input[out->count] = (int16_t)network_input(first, bit);
            out->image[out->count++] = (int16_t)network_image(first, bit);
        }
    for (unsigned flags = look.flags; flags; flags &= flags - 1) {
        int16_t input = (int16_t)(4 * NETWORK_CELLS + bits_first(flags));
        out->input[out->count] = out->image[out->count] = input;
        out->count++;
    }
    out->target = worth(mover ? -from->score : from->score);
    return true;
}

static float answer(const Net *net, const Lesson *l, float *one, float *image) {
    memset(one, 0, HIDDEN * sizeof *one);
    memset(image, 0, HIDDEN * sizeof *image);
    for (int n = 0; n < l->count; n++)
        for (int i = 0; i < HIDDEN; i++) {
            one[i] += net->in[l->input[n]][i];
            image[i] += net->in[l->image[n]][i];
        }
    float sum = net->base;
    for (int i = 0; i < HIDDEN; i++)
        sum += net->out[i] * ((one[i] > 0 ? one[i] : 0) + (image[i] > 0 ? image[i] : 0));
    return sum;
}

static float squash(float sum) {
    return sum / (1 + fabsf(sum));
}

static void learn(const Net *net, Net *slope, const Lesson *l) {
    float one[HIDDEN], image[HIDDEN], sum = answer(net, l, one, image), flat = 1 + fabsf(sum);
    float error = (squash(sum) - l->target) / (flat * flat) / BATCH;
    slope->base += error;
    for (int i = 0; i < HIDDEN; i++) {
        float a = one[i] > 0 ? one[i] : 0, b = image[i] > 0 ? image[i] : 0;
        slope->out[i] += error * (a + b);
        one[i] = a > 0 ? error * net->out[i] : 0;
        image[i] = b > 0 ? error * net->out[i] : 0;
    }
    for (int n = 0; n < l->count; n++)
        for (int i = 0; i < HIDDEN; i++) {
            slope->in[l->input[n]][i] += one[i];
            slope->in[l->image[n]][i] += image[i];
        }
}

/* Adam (Kingma and Ba 2015); weights stay within what a byte holds. */
static void step(Net *net, const Net *slope, float rate, long number) {
    static float mean[WEIGHTS], square[WEIGHTS];
    const float *g = &slope->in[0][0];
    float *w = &net->in[0][0];
    float one = 1 - powf(0.9f, (float)number), two = 1 - powf(0.999f, (float)number);
    for (int i = 0; i < (int)WEIGHTS; i++) {
        bool input = i < NETWORK_INPUTS * HIDDEN, base = i == (int)WEIGHTS - 1;
        float most = base ? 100 : 127.f / (input ? NETWORK_UNIT : NETWORK_OUT_UNIT);
        mean[i] = 0.9f * mean[i] + 0.1f * g[i];
        square[i] = 0.999f * square[i] + 0.001f * g[i] * g[i];
        w[i] -= rate * (mean[i] / one) / (sqrtf(square[i] / two) + 1e-8f);
        w[i] = w[i] > most ? most : w[i] < -most ? -most : w[i];
    }
}

static void examine(const Net *net, const Lesson *lessons, long count) {
    double error = 0, y = 0, t = 0, yy = 0, tt = 0, yt = 0;
    long right = 0, decided = 0;
    float one[HIDDEN], image[HIDDEN];
    for (long i = 0; i < count; i++) {
        double said = (double)squash(answer(net, lessons + i, one, image));
        double true_value = (double)lessons[i].target;
        error += (said - true_value) * (said - true_value);
        y += said, t += true_value, yy += said * said, tt += true_value * true_value;
        yt += said * true_value;
        decided += true_value != 0;
        right += true_value != 0 && (said > 0) == (true_value > 0);
    }
    double n = (double)count;
    fprintf(stderr,
            "%ld not learned from: squared error %.4f, correlation %.4f, sign right %.2f %%\n",
            count, error / n,
            (yt / n - y / n * t / n) / sqrt((yy / n - y / n * y / n) * (tt / n - t / n * t / n)),
            100.0 * (double)right / (double)decided);
}

static int rounded(float weight, int unit) {
    return (int)lrintf(weight * (float)unit);
}

/* Sixteen a line. */
static void print_weights(const float *weights, int unit) {
    for (int i = 0; i < HIDDEN; i++)
        printf("%d,%s", rounded(weights[i], unit), i % 16 == 15 ? "\n" : " ");
}

static void print(const Net *net) {
    printf("/* network_weights.inc.h - made by tools/experiments/connect4-network; in parts of "
           "NETWORK_UNIT and\n * NETWORK_OUT_UNIT. */\n/* clang-format off */\n"
           "static const int8_t inputs[NETWORK_INPUTS][NETWORK_HIDDEN] = {\n");
    for (int n = 0; n < NETWORK_INPUTS; n++) {
        printf("{\n");
        print_weights(net->in[n], NETWORK_UNIT);
        printf("},\n");
    }
    printf("};\nstatic const int8_t outputs[NETWORK_HIDDEN] = {\n");
    print_weights(net->out, NETWORK_OUT_UNIT);
    printf("};\nenum { BASE = %d };\n/* clang-format on */\n",
           rounded(net->base, NETWORK_UNIT * NETWORK_OUT_UNIT));
}

static Lesson *read_all(const Rules *r, char **files, long *learned, long *kept) {
    long room = 0, count = 0, spare = 0;
    Lesson *lessons = NULL, *exam = NULL;
    for (; *files; files++) {
        FILE *file = fopen(*files, "rb");
        if (!file) exit(1);
        fseek(file, 0, SEEK_END);
        long size = ftell(file) / (long)sizeof(Sample);
        rewind(file);
        lessons = realloc(lessons, (size_t)(room + size) * sizeof *lessons);
        exam = realloc(exam, (size_t)(room + size) * sizeof *exam);
        room += size;
        Sample sample;
        for (long i = 0; i < size && fread(&sample, sizeof sample, 1, file) == 1; i++) {
            Lesson lesson;
            if (!lesson_of(r, &sample, &lesson)) continue;
            if (i < size - size / 20)
                lessons[count++] = lesson;
            else
                exam[spare++] = lesson;
        }
        fclose(file);
    }
    memcpy(lessons + count, exam, (size_t)spare * sizeof *exam);
    free(exam);
    *learned = count;
    *kept = spare;
    return lessons;
}

static void train(int epochs, char **files) {
    static Net net, slope;
    long count, kept, number = 0;
    Lesson *lessons = read_all(classic(), files, &count, &kept);
    Rng rng = rng_stream(1, 0);
    for (int n = 0; n < NETWORK_INPUTS; n++)
        for (int i = 0; i < HIDDEN; i++)
            net.in[n][i] = (float)(rng_unit(&rng) - 0.5) / 2;
    for (int i = 0; i < HIDDEN; i++)
        net.out[i] = (float)(rng_unit(&rng) - 0.5) / 2;
    long *order = malloc((size_t)count * sizeof *order);
    if (!order) exit(1);
    for (long i = 0; i < count; i++)
        order[i] = i;
    for (int epoch = 0; epoch < epochs; epoch++) {
        for (long i = count - 1; i > 0; i--) {
            long other = (long)rng_below(&rng, (uint32_t)i + 1), kept_one = order[i];
            order[i] = order[other];
            order[other] = kept_one;
        }
        float rate = 0.003f * (1.02f - (float)epoch / (float)epochs);
        for (long from = 0; from + BATCH <= count; from += BATCH) {
            memset(&slope, 0, sizeof slope);
            for (long i = from; i < from + BATCH; i++)
                learn(&net, &slope, lessons + order[i]);
            step(&net, &slope, rate, ++number);
        }
        if (epoch % 4 == 3 || epoch + 1 == epochs) {
            fprintf(stderr, "epoch %d: ", epoch + 1);
            examine(&net, lessons + count, kept);
        }
    }
    print(&net);
}

int main(int count, char **words) {
    if (count == 4 && strcmp(words[1], "positions") == 0)
        positions(strtoull(words[2], NULL, 10), strtol(words[3], NULL, 10));
    else if (count > 3 && strcmp(words[1], "train") == 0)
        train(atoi(words[2]), words + 3);
    else
        return fprintf(stderr, "connect4-network positions SEED COUNT | train EPOCHS FILE...\n"), 1;
    return 0;
}
