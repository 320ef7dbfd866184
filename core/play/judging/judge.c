/* judge.c - worths, losses and marks. */
#include "play/judging/judge.h"

const Thresholds judge_thresholds = {JUDGE_MISTAKE, JUDGE_BLUNDER};

/* ---- worths ---------------------------------------------------------------------------------- */

Worth worth_unknown(const Game *game) {
    double far = game->traits & TRAIT_POINTS ? JUDGE_FAR : 100;
    return (Worth){.low = -far, .high = far};
}

Worth worth_exact(double value) {
    return (Worth){.low = value, .high = value};
}

static bool proven_worth(Proven proven, int in, Worth *out) {
    if (proven == PROVEN_NONE) return false;
    double value = proven == PROVEN_WIN ? 100 : proven == PROVEN_LOSS ? -100 : 0;
    *out = (Worth){.low = value, .high = value, .proven = proven, .in = in};
    return true;
}

Worth worth_of_row(const Game *game, const MoveReport *row) {
    Worth worth = worth_unknown(game);
    if (!(game->traits & TRAIT_POINTS) && proven_worth(row->proven, row->proven_in, &worth))
        return worth;
    if (row->bound == BOUND_EXACT || row->bound == BOUND_LOWER) worth.low = row->value;
    if (row->bound == BOUND_EXACT || row->bound == BOUND_UPPER) worth.high = row->value;
    return worth;
}

Worth worth_of_move(const Game *game, const Report *report, Move move) {
    for (int i = 0; i < report->count; i++)
        if (report->rows[i].move == move) return worth_of_row(game, report->rows + i);
    return worth_unknown(game);
}

Worth worth_of_report(const Game *game, const Report *report) {
    Worth worth = worth_unknown(game);
    if (!(game->traits & TRAIT_POINTS) && proven_worth(report->proven, report->proven_in, &worth))
        return worth;
    /* What the chosen move is worth, unless another one may be worth more than its bounds tell. */
    worth.high = -JUDGE_FAR;
    worth.low = -JUDGE_FAR;
    for (int i = 0; i < report->count; i++) {
        Worth row = worth_of_row(game, report->rows + i);
        if (report->rows[i].move == report->best) {
            if (worth_settled(row)) return worth_exact(report->value);
        }
        if (row.low > worth.low) worth.low = row.low;
        if (row.high > worth.high) worth.high = row.high;
    }
    return report->count ? worth : worth_unknown(game);
}

Worth worth_before(Worth after) {
    static const Proven turned[] = {PROVEN_NONE, PROVEN_LOSS, PROVEN_DRAW, PROVEN_WIN};
    return (Worth){.low = 0 - after.high,
                   .high = 0 - after.low,
                   .proven = turned[after.proven],
                   .in = after.proven && after.in ? after.in + 1 : 0};
}

bool worth_settled(Worth worth) {
    return worth.high - worth.low < 1e-9;
}

static double within(double value, Worth bounds) {
    return value < bounds.low ? bounds.low : value > bounds.high ? bounds.high : value;
}

Worth worth_refined(Worth proven, Worth estimate) {
    if (worth_settled(proven)) return proven;
    return (Worth){.low = within(estimate.low, proven), .high = within(estimate.high, proven)};
}

double worth_middle(Worth worth) {
    return (worth.low + worth.high) / 2;
}

/* ---- losses ---------------------------------------------------------------------------------- */

Loss loss_of(Worth best, Worth played) {
    Loss loss = {best.low - played.high, best.high - played.low, -1};
    if (loss.low < 0) loss.low = 0;
    if (loss.high < loss.low) loss.high = loss.low;
    if (best.proven && best.proven == played.proven) {
        if (best.proven == PROVEN_DRAW)
            loss.delay = 0;
        else if (best.in && played.in)
            loss.delay = best.proven == PROVEN_WIN ? played.in - best.in : best.in - played.in;
        if (loss.delay < 0 && best.in && played.in) loss.delay = 0;
    }
    return loss;
}

static Grade grade_of(double loss, int delay, bool proven, Thresholds thresholds) {
    enum { NOISE = 2 /* hundredths of a win: estimates are no better */ };
    if (loss >= thresholds.blunder) return GRADE_BLUNDER;
    if (loss >= thresholds.mistake) return GRADE_MISTAKE;
    if (proven) return loss <= 0 && delay <= 0 ? GRADE_BEST : GRADE_FINE;
    return loss < NOISE ? GRADE_BEST : GRADE_FINE;
}

/* Losses in games of points are thousandths of the best value. */
static double scale_of(const Game *game, Worth best) {
    if (!(game->traits & TRAIT_POINTS)) return 1;
    double value = worth_middle(best);
    return 1000 / (value < -1 ? -value : value > 1 ? value : 1);
}

double loss_middle(const Game *game, Loss loss, Worth best) {
    return (loss.low + loss.high) / 2 * scale_of(game, best);
}

Grade loss_grade(const Game *game, Loss loss, Worth best, Thresholds thresholds) {
    double scale = scale_of(game, best);
    Grade low = grade_of(loss.low * scale, loss.delay, best.proven, thresholds);
    Grade high = grade_of(loss.high * scale, loss.delay, best.proven, thresholds);
    return low == high ? low : GRADE_OPEN;
}

/* ---- telling --------------------------------------------------------------------------------- */

const char *grade_word(Grade grade) {
    static const char *const words[] = {"open", "best", "fine", "mistake", "blunder"};
    return words[grade];
}

void loss_json(Json *json, Loss loss, Grade grade) {
    json_text(json, "grade", grade == GRADE_OPEN ? NULL : grade_word(grade));
    json_real(json, "loss", loss.low);
    json_real(json, "loss_max", loss.high);
    json_known(json, "delay", loss.delay >= 0, loss.delay);
}

static bool bounded(double value) {
    return value > -JUDGE_FAR && value < JUDGE_FAR;
}

void worth_json(Json *json, Worth worth) {
    json_known(json, "value", worth_settled(worth), worth.low);
    json_known(json, "low", bounded(worth.low), worth.low);
    json_known(json, "high", bounded(worth.high), worth.high);
    json_text(json, "proven", proven_word(worth.proven));
    json_int(json, "in", worth.in);
}

static void text_number(Writer *out, double value) {
    if (bounded(value))
        write_value(out, value);
    else
        write_char(out, '?');
}

void worth_text(Writer *out, Worth worth) {
    if (worth.proven) {
        write_text(out, proven_word(worth.proven));
        if (worth.proven != PROVEN_DRAW && worth.in) write_format(out, " in %d", worth.in);
        return;
    }
    text_number(out, worth.low);
    if (worth_settled(worth)) return;
    write_text(out, " to ");
    text_number(out, worth.high);
}
