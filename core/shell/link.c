/* link.c - the share link: the whole session in the part of an address after '#'.
 *
 *     v=1&g=connect4(rows=5)&p=human;uct(sims=2000)&s=1&m=4453&f=START&w=VIEW
 *
 *   v  version of the link; its defaults, words and move codes are frozen
 *   g  the game; p  the players, ';' between them; s  the seed
 *   m  the moves, chance outcomes and all, so that opening a link never has to search or draw
 *   f  the start position where it is not the usual one
 *   w  the page's own state, kept but not understood
 *
 * Written is what survives chat programs: letters, digits and - _ . ~ ( ) , = ; : /, the rest is
 * percent-encoded; it never ends in a parenthesis. A link from outside is checked whole before
 * anything of it is used. Nothing bounds a part of it but the longest line: what link_write has
 * written can be read, however long the game (record.c bounds it) and its map are. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/messages.def"
#include "base/spec.h"
#include "shell/call.h"
#include "shell/messages.def"
#include "shell/session.h"

enum { READING = 1 << 16 /* bytes that reading takes besides copies of the link, at most */ };

/* ---- writing --------------------------------------------------------------------------------- */

static void encode(const char *text, size_t length, Writer *out) {
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];
        if (isalnum(c) || strchr("-_.~(),=;:/", c))
            write_char(out, text[i]);
        else
            write_format(out, "%%%02X", c);
    }
}

/* Two moves stand side by side without a comma where the game can tell where the first one ends. */
static void write_moves(const Record *record, Writer *out) {
    const Game *game = record->variant->game;
    Writer all;
    size_t start = 0;
    writer_init(&all);
    if (record->count > 0) {
        write_text(out, "&m=");
        record_move_text(record, 0, &all);
    }
    for (int ply = 0; ply < record->count; ply++) {
        size_t end = all.length;
        encode(all.text + start, end - start, out);
        if (ply + 1 == record->count) break;
        record_move_text(record, ply + 1, &all);
        const char *both = all.text + start;
        bool tells = game->move_span &&
                     game->move_span(game->rules, record_at(record, ply), both) == end - start;
        if (!tells) write_char(out, ',');
        start = end;
    }
    writer_done(&all);
}

void link_write(const PlySession *session, Writer *out) {
    const Record *record = &session->record;
    write_text(out, "v=1&g=");
    encode(record->variant->spec, strlen(record->variant->spec), out);
    write_text(out, "&p=");
    for (int seat = 0; seat < record->variant->game->players; seat++) {
        if (seat) write_char(out, ';');
        encode(seats_spec(session, seat), strlen(seats_spec(session, seat)), out);
    }
    write_text(out, "&s=");
    write_int(out, session->seed);
    write_moves(record, out);
    if (record->start) {
        write_text(out, "&f=");
        encode(record->start, strlen(record->start), out);
    }
    if (*session->page) write_format(out, "&w=%s", session->page);
    /* Chat programs take a closing parenthesis or a dot at the end for their own. */
    char last = out->length ? out->text[out->length - 1] : 'x';
    if (!isalnum((unsigned char)last)) write_text(out, "&e=1");
}

/* ---- reading --------------------------------------------------------------------------------- */

enum { KEY_V, KEY_G, KEY_P, KEY_S, KEY_M, KEY_F, KEY_W, KEY_E, KEY_Z, KEYS };
static const char key_letters[KEYS + 1] = "vgpsmfwez";

static int hex(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

/* Decodes `length` bytes at `text` into `out`, which has room for as many and a zero. */
static bool decode(const char *text, size_t length, char *out, Err *err) {
    for (size_t i = 0; i < length; i++) {
        int c = (unsigned char)text[i];
        if (c == '%') {
            int high = i + 2 < length ? hex(text[i + 1]) : -1;
            int low = i + 2 < length ? hex(text[i + 2]) : -1;
            if (high < 0 || low < 0)
                return err_set(err, link_no_percent_code, (int)(length - i < 3 ? length - i : 3),
                               text + i);
            c = high * 16 + low;
            i += 2;
        }
        if (c < ' ' || c == 0x7f) return err_set(err, link_control_byte, c);
        *out++ = (char)c;
    }
    *out = 0;
    return true;
}

/* The raw parts of a link, decoded; null = the key is not there. */
typedef struct LinkParts {
    char *value[KEYS];
} LinkParts;

static bool read_part(const char *part, size_t length, LinkParts *parts, Arena *arena, Writer *note,
                      Err *err) {
    if (length >= 4 && memcmp(part, "amp;", 4) == 0) { /* an address copied out of HTML */
        part += 4;
        length -= 4;
    }
    if (length == 0) return true;
    const char *equals = memchr(part, '=', length);
    if (!equals) return err_set(err, link_not_key_value, (int)(length < 40 ? length : 40), part);
    const char *known = equals - part == 1 ? memchr(key_letters, *part, KEYS) : NULL;
    if (!known) {
        /* Only printable bytes of a foreign link go into the note. */
        if (note->length) write_text(note, ", ");
        for (const char *at = part; at < equals && at < part + 20; at++)
            write_char(note, isalnum((unsigned char)*at) ? *at : '?');
        return true;
    }
    int key = (int)(known - key_letters);
    if (parts->value[key]) return err_set(err, link_key_twice, *part);
    size_t size = length - (size_t)(equals + 1 - part);
    parts->value[key] = arena_alloc(arena, size + 1, err);
    return parts->value[key] && decode(equals + 1, size, parts->value[key], err);
}

static bool read_parts(const char *text, LinkParts *parts, Arena *arena, Writer *note, Err *err) {
    while (*text) {
        size_t length = strcspn(text, "&");
        if (!read_part(text, length, parts, arena, note, err)) return false;
        text += length + (text[length] == '&');
    }
    if (parts->value[KEY_Z]) return err_set(err, link_compressed);
    if (!parts->value[KEY_V]) return err_set(err, not_a_link);
    if (strcmp(parts->value[KEY_V], "1") != 0)
        return err_set(err, link_other_version, parts->value[KEY_V]);
    if (!parts->value[KEY_G]) return err_set(err, link_without_game);
    return true;
}

static bool read_seed(const char *text, int64_t *out, Err *err) {
    const Param param = {.name = "s", .type = PARAM_TYPE_INT, .min = 0, .max = 9007199254740991.0};
    *out = 1;
    return !text || param_set(&param, "link", out, text, games_scope(), NULL, err);
}

static bool read_view(const char *text, Snapshot *out, Err *err) {
    if (!text) return true;
    size_t length = strlen(text);
    for (size_t i = 0; i < length; i++)
        if (!isalnum((unsigned char)text[i]) && !strchr("._~-", text[i]))
            return err_set(err, link_view_letters);
    if (length >= sizeof out->page)
        return err_set(err, link_view_too_long, length, sizeof out->page - 1);
    memcpy(out->page, text, length + 1);
    return true;
}

static bool read_players(const char *text, Snapshot *out, Arena *arena, Err *err) {
    const Variant *variant = out->record.variant;
    char *piece = arena_alloc(arena, SPEC_MAX + 1, err);
    if (!piece) return false;
    int players = variant->game->players;
    for (int seat = 0; text && *text; seat++) {
        size_t length = strcspn(text, ";");
        if (seat >= players) return err_set(err, link_too_many_players, players);
        if (length > SPEC_MAX) return err_set(err, link_player_too_long, length);
        memcpy(piece, text, length);
        piece[length] = 0;
        if (length > 0 && !(out->seats[seat] = seats_canonical(variant, piece, err))) return false;
        text += length + (text[length] == ';');
    }
    for (int seat = 0; seat < players; seat++)
        if (!out->seats[seat] && !(out->seats[seat] = seats_default(variant, seat)))
            return err_short(err, memory_short);
    return true;
}

static bool read_moves(const char *text, Snapshot *out, Arena *arena, Err *err) {
    char *word = text ? arena_alloc(arena, strlen(text) + 1, err) : NULL;
    if (text && !word) return false;
    while (text && *text) {
        size_t length = strcspn(text, ",");
        memcpy(word, text, length);
        word[length] = 0;
        Err why = {.text = ""};
        if (!record_play_word(&out->record, word, true, out->seed, &why))
            return err_quote(err, &why, move_of_link, out->record.count + 1, why.text);
        text += length + (text[length] == ',');
    }
    return record_chance(&out->record, out->seed, err);
}

static bool read_snapshot(const LinkParts *parts, const Scope *games, size_t memory, Snapshot *out,
                          Arena *arena, Err *err) {
    if (!read_seed(parts->value[KEY_S], &out->seed, err) ||
        !read_view(parts->value[KEY_W], out, err))
        return false;
    return record_open(&out->record, games, parts->value[KEY_G], memory, parts->value[KEY_F],
                       err) &&
           read_players(parts->value[KEY_P], out, arena, err) &&
           read_moves(parts->value[KEY_M], out, arena, err);
}

bool link_read(const char *text, const Scope *games, size_t memory, Snapshot *out, Writer *note,
               Err *err) {
    const char *hash = strchr(text, '#');
    if (hash)
        text = hash + 1;
    else if (strstr(text, "://"))
        return err_set(err, address_without_link);
    /* Every part is copied once, the moves are taken apart in a second copy. */
    Arena *arena = arena_new(READING + 2 * strlen(text));
    if (!arena) return err_short(err, memory_short);
    LinkParts parts = {{NULL}};
    Snapshot read = {.seed = 1};
    bool ok = read_parts(text, &parts, arena, note, err) &&
              read_snapshot(&parts, games, memory, &read, arena, err);
    if (ok)
        *out = read;
    else
        snapshot_done(&read);
    arena_free(arena);
    return ok;
}
