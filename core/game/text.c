/* text.c - moves and drawings in words, for any game. */
#include "game/game.h"

#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "game/messages.def"

void game_move_text(const Game *game, const void *state, Move move, Writer *writer) {
    game->move_text(game->rules, state, move, writer);
}

char *game_move_word(const Game *game, const void *state, Move move, char text[MOVE_TEXT_MAX]) {
    Writer writer;
    writer_fixed(&writer, text, MOVE_TEXT_MAX);
    if (move == NO_MOVE)
        write_char(&writer, '-');
    else
        game_move_text(game, state, move, &writer);
    return text;
}

void game_write_column(Writer *out, int x) {
    if (x >= 26) write_char(out, (char)('a' + x / 26 - 1));
    write_char(out, (char)('a' + x % 26));
}

void game_write_cell(Writer *out, int x, int y) {
    game_write_column(out, x);
    write_int(out, y + 1);
}

bool game_read_rows(const char **text, const char *marks, int max, char *cells, int *rows,
                    int *cols) {
    int count = 0, col = 0;
    for (*rows = 1;; ++*text) {
        if (**text && strchr(marks, **text)) {
            if (count == max) return false;
            cells[count++] = **text;
            col++;
            continue;
        }
        if (*rows == 1) *cols = col;
        if (col != *cols) return false;
        if (**text != '/') return true;
        ++*rows;
        col = 0;
    }
}

void game_move_json(Json *json, const char *key, const Game *game, const void *state, Move move) {
    json_text(json, key, move == NO_MOVE ? NULL : MOVE_TEXT(game, state, move));
}

/* Copies `text` without the blanks around it; false when it is empty or too long to be a move. */
static bool trim(const char *text, char *out, size_t capacity) {
    text = game_skip_blanks(text);
    size_t length = strlen(text);
    while (length > 0 && (text[length - 1] == ' ' || text[length - 1] == '\t'))
        length--;
    bool fits = length > 0 && length < capacity;
    if (length >= capacity) length = capacity - 1;
    memcpy(out, text, length);
    out[length] = '\0';
    return fits;
}

/* A sentence for a word that is no legal move. Of many moves it names the first ones, and the word
 * is compared with these and with those that are near to it. */
static bool refuse(const Game *game, const void *state, const char *word, const Move *moves,
                   int count, Err *err) {
    enum { NAMED = 40, COMPARED = 60 };
    char text[COMPARED][MOVE_TEXT_MAX];
    Words words = {.count = 0};
    for (int i = 0; i < count && words.count < COMPARED; i++) {
        Words one = {.count = 0};
        words_add(&one, game_move_word(game, state, moves[i], text[words.count]));
        if (i < NAMED)
            words_add(&words, text[words.count]);
        else if (words_nearest(word, &one))
            words_alias(&words, text[words.count]);
    }
    return words_unknown(err, word, &words, not_a_legal_move);
}

/* The legal move that a word names; `moves` is a scratch list. */
static bool find_move(const Game *game, const void *state, const char *word, Move *moves, Move *out,
                      Err *err) {
    char one[MOVE_TEXT_MAX];
    int count = game->moves(game->rules, state, moves);
    if (game->move_read) {
        Move move = NO_MOVE;
        if (!game->move_read(game->rules, state, word, &move, err)) return false;
        for (int i = 0; i < count; i++)
            if (moves[i] == move) return *out = move, true;
        return refuse(game, state, word, moves, count, err);
    }
    for (int i = 0; i < count; i++)
        if (strcmp(game_move_word(game, state, moves[i], one), word) == 0)
            return *out = moves[i], true;
    return refuse(game, state, word, moves, count, err);
}

bool game_move_read(const Game *game, const void *state, const char *text, Move *out, Err *err) {
    char word[MOVE_TEXT_MAX];
    if (game->status(game->rules, state) == OVER) return err_set(err, game_over);
    if (!trim(text, word, sizeof word)) {
        if (!word[0]) return err_set(err, move_missing);
        return err_set(err, move_too_long, word);
    }
    Move *moves = malloc((size_t)game->max_moves * sizeof *moves);
    if (!moves) return err_short(err, memory_short_for_move_text);
    bool ok = find_move(game, state, word, moves, out, err);
    free(moves);
    return ok;
}

void game_draw(const Game *game, const void *state, bool brief, Writer *writer) {
    if (game->draw) {
        game->draw(game->rules, state, writer);
    } else if (game->position_write) {
        game->position_write(game->rules, state, writer);
        write_char(writer, '\n');
    }
    if (!game->figures) return;
    game->figures(game->rules, state, brief, writer);
    write_char(writer, '\n');
}
