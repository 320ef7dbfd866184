/* review_out.c - what a review says: objects for programs, a table for people. */
#include <string.h>

#include "play/jobs/think.h"
#include "play/judging/review_out.h"

static bool stopped(const Review *review) {
    return review->judging.stopped || review->judging.err.text[0];
}

/* Number of a move among those that players chose, from 0. */
static int number_of(const Review *review, const ReviewPly *ply) {
    return (int)(ply - review->plies);
}

static const void *state_of(const Review *review, const ReviewPly *ply) {
    return review->states + (size_t)ply->index * review->stride;
}

/* A move and what it is worth: `4 (win in 21)`. */
static void move_text(const Review *review, const ReviewPly *ply, Move move, Worth worth,
                      Writer *out) {
    game_move_text(review->judging.game, state_of(review, ply), move, out);
    write_text(out, " (");
    worth_text(out, worth);
    write_char(out, ')');
}

static void json_move(Json *json, const Review *review, const ReviewPly *ply, Move move) {
    game_move_json(json, "move", review->judging.game, state_of(review, ply), move);
}

/* The line of play that the judge expects instead. */
static void json_line(Json *json, const Review *review, const ReviewPly *ply) {
    const Game *game = review->judging.game;
    void *state = review->walk;
    memcpy(state, state_of(review, ply), game->state_size);
    json_array(json, "pv");
    for (int i = 0; i < ply->pv_length; i++) {
        if (game->status(game->rules, state) == OVER) break;
        game_move_json(json, NULL, game, state, ply->pv[i]);
        game->play(game->rules, state, state, ply->pv[i]);
        if (game->traits & (TRAIT_CHANCE | TRAIT_SIMULTANEOUS)) break; /* what follows is open */
    }
    json_end(json);
}

static void json_ply(Json *json, const Review *review, const ReviewPly *ply) {
    json_int(json, "ply", number_of(review, ply));
    json_int(json, "player", ply->player);
    json_move(json, review, ply, ply->move);
    loss_json(json, ply->loss, ply->grade);
    json_object(json, "best");
    json_move(json, review, ply, ply->best_move);
    worth_json(json, ply->best);
    json_end(json);
    json_object(json, "played");
    worth_json(json, ply->played);
    json_end(json);
    json_real(json, "nodes", ply->nodes);
    json_bool(json, "estimated", ply->estimated);
    judging_measure(&review->judging, ply->estimated, state_of(review, ply), json);
    json_line(json, review, ply);
}

static void json_sides(Json *json, const Review *review) {
    JSON_OBJECTS(json, "sides", player, review->judging.game->players) {
        int counts[GRADES], moves = 0;
        double accuracy = review_accuracy(review, player, counts);
        for (int i = 0; i < GRADES; i++)
            moves += counts[i];
        json_int(json, "player", player);
        json_text(json, "name", game_player_name(review->judging.game, player));
        json_int(json, "moves", moves);
        json_int(json, "best", counts[GRADE_BEST]);
        json_int(json, "fine", counts[GRADE_FINE]);
        json_int(json, "mistakes", counts[GRADE_MISTAKE]);
        json_int(json, "blunders", counts[GRADE_BLUNDER]);
        json_int(json, "open", counts[GRADE_OPEN]);
        json_known(json, "accuracy", moves > counts[GRADE_OPEN], accuracy);
    }
}

static void json_now(Json *json, const Review *review) {
    if (review->at < 0) return;
    const Report *report = think_report(review->judging.search);
    Worth worth = worth_of_report(review->judging.game, report);
    json_object(json, "now");
    json_int(json, "ply", review->at);
    worth_json(json, worth);
    json_int(json, "depth", report->depth);
    json_real(json, "nodes", report_effort(report));
    judging_measure(&review->judging, review->judging.doubting,
                    state_of(review, review->plies + review->at), json);
    counters_json(json, report->counter, report->counters);
    json_end(json);
}

static bool exact(const Review *review) {
    for (int i = 0; i < review->decisions; i++) {
        const ReviewPly *ply = review->plies + i;
        if (ply->done && !(ply->best.proven && ply->played.proven)) return false;
    }
    return true;
}

/* Moves judged by the second judge alone. */
static int estimated(const Review *review) {
    int count = 0;
    for (int i = 0; i < review->decisions; i++)
        count += review->plies[i].done && review->plies[i].estimated;
    return count;
}

void review_json(const Job *job, JobLevel level, Json *json) {
    const Review *review = job->data;
    if (level == JOB_NEWS) {
        json_ply(json, review, review->plies + review->at + 1);
        return;
    }
    json_text(json, "spec", review->judging.spec);
    json_int(json, "done", review->judged);
    json_int(json, "total", review->decisions);
    if (level == JOB_PROGRESS) {
        job_text_json(job, json);
        json_now(json, review);
        return;
    }
    if (review->judging.err.text[0]) json_sentence(json, "error", &review->judging.err);
    json_bool(json, "timed", job->timed);
    json_bool(json, "stopped", stopped(review));
    json_bool(json, "exact", exact(review));
    json_object(json, "thresholds");
    json_real(json, "mistake", review->thresholds.mistake);
    json_real(json, "blunder", review->thresholds.blunder);
    json_end(json);
    json_text(json, "second", review->judging.second);
    json_int(json, "estimated", estimated(review));
    json_sentence(json, "unsolved", &review->judging.open);
    int turning = review_turning(review);
    json_known(json, "turning", turning >= 0, turning);
    json_sides(json, review);
    JSON_EACH(json, "plies", i, review->decisions) {
        if (!review->plies[i].done) continue;
        json_object(json, NULL);
        json_ply(json, review, review->plies + i);
        json_end(json);
    }
}

/* ---- text ------------------------------------------------------------------------------------ */

/* What a move gave away, in words: "8 plies later", "100.0", "at most 100.0". */
static void loss_text(Writer *out, const ReviewPly *ply) {
    Loss loss = ply->loss;
    if (loss.high <= 1e-9) {
        if (loss.delay > 0)
            write_format(out, "%d plies %s", loss.delay,
                         ply->best.proven == PROVEN_WIN ? "later" : "sooner");
        return;
    }
    if (loss.high - loss.low > 1e-9) {
        if (loss.low > 0)
            write_format(out, "%.1f to ", loss.low);
        else
            write_text(out, "at most ");
    }
    write_text(out, loss.high >= JUDGE_FAR ? "?" : DECIMALS_TEXT(loss.high, 1));
}

/*  12 Red    4           mistake  draw       loss: 100.0, best 3 (win in 21) */
static void ply_text(Writer *out, const Review *review, const ReviewPly *ply) {
    const Game *game = review->judging.game;
    write_format(out, "%4d ", number_of(review, ply) + 1);
    if (game->players > 1)
        write_padded(out, game_player_title(game, ply->player), game_title_width(game) + 1);
    write_padded(out, MOVE_TEXT(game, state_of(review, ply), ply->move), 12);
    write_format(out, "%-8s ", grade_word(ply->grade));
    size_t cell = out->length;
    worth_text(out, ply->played);
    if (ply->grade == GRADE_BEST || ply->best_move == ply->move) return;
    write_pad(out, cell, 18);
    cell = out->length;
    loss_text(out, ply);
    write_pad(out, cell, 18);
    move_text(review, ply, ply->best_move, ply->best, out);
}

static void side_text(Writer *out, const Review *review, int player) {
    int counts[GRADES];
    double accuracy = review_accuracy(review, player, counts);
    int mistakes = counts[GRADE_MISTAKE], blunders = counts[GRADE_BLUNDER];
    int judged = counts[GRADE_BEST] + counts[GRADE_FINE] + mistakes + blunders;
    const Game *game = review->judging.game;
    write_char(out, '\n');
    if (game->players > 1) write_format(out, "%s: ", game_player_title(game, player));
    write_format(out, "%d move%s judged, %d best, %d fine, %d mistake%s, %d blunder%s", judged,
                 judged == 1 ? "" : "s", counts[GRADE_BEST], counts[GRADE_FINE], mistakes,
                 mistakes == 1 ? "" : "s", blunders, blunders == 1 ? "" : "s");
    if (judged) write_format(out, ", accuracy %.1f %%", accuracy);
}

void review_text(const Job *job, JobLevel level, Writer *out) {
    const Review *review = job->data;
    if (level == JOB_NEWS) {
        ply_text(out, review, review->plies + review->at + 1);
        return;
    }
    write_format(out, "%d of %d moves", review->judged, review->decisions);
    if (level == JOB_PROGRESS) {
        if (review->at < 0) return;
        write_format(out, ", move %d: ", review->at + 1);
        worth_text(out,
                   worth_of_report(review->judging.game, think_report(review->judging.search)));
        return;
    }
    write_format(out, " judged by %s%s", review->judging.spec, stopped(review) ? ", stopped" : "");
    int guessed = estimated(review);
    if (review->judging.open.text[0])
        write_format(out, "\n%s: %d of them estimated by %s", review->judging.open.text, guessed,
                     review->judging.second ? review->judging.second : "none");
    for (int player = 0; player < review->judging.game->players; player++)
        side_text(out, review, player);
    int turning = review_turning(review);
    if (turning < 0) return;
    const ReviewPly *ply = review->plies + turning;
    write_format(out, "\nturning point: move %d, ", turning + 1);
    if (review->judging.game->players > 1)
        write_format(out, "%s ", game_player_title(review->judging.game, ply->player));
    move_text(review, ply, ply->move, ply->played, out);
    write_text(out, " instead of ");
    move_text(review, ply, ply->best_move, ply->best, out);
}
