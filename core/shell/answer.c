/* answer.c - how answers leave the session: text lines, JSON objects, colours, tables. */
#include "shell/answer.h"

#include <string.h>

#include "game/game.h"
#include "shell/messages.def"

static void send(const Outlet *outlet, int re, PlyOutput kind, const char *line, size_t length) {
    if (re != QUIET && outlet->output) outlet->output(outlet->context, re, kind, line, length);
}

Json *answer_to(Answer *answer, const Outlet *outlet, int re, bool json, const char *type) {
    answer->outlet = outlet;
    answer->re = re;
    answer->kind = json ? PLY_OUT_JSON : PLY_OUT_TEXT;
    writer_init(&answer->out);
    if (!json) return NULL;
    json_begin(&answer->json, &answer->out);
    json_object(&answer->json, NULL);
    json_text(&answer->json, "type", type);
    json_int(&answer->json, "re", re);
    return &answer->json;
}

Json *answer_refusal(Answer *answer, const Outlet *outlet, int re, bool json) {
    Json *out = answer_to(answer, outlet, re, json, "error");
    answer->kind = json ? PLY_OUT_JSON_ERROR : PLY_OUT_ERROR;
    return out;
}

bool answer_drop(Answer *answer) {
    writer_done(&answer->out);
    return false;
}

/* Every line of a text is one output. */
static void send_lines(const Outlet *outlet, int re, PlyOutput kind, const char *text) {
    for (;;) {
        const char *end = strchr(text, '\n');
        size_t length = end ? (size_t)(end - text) : strlen(text);
        if (end || length > 0) {
            while (length > 0 && text[length - 1] == ' ')
                length--;
            send(outlet, re, kind, text, length);
        }
        if (!end) return;
        text = end + 1;
    }
}

/* In place of an answer that found no room: from the stack. */
static void send_lost(const Answer *answer) {
    char line[160];
    Writer out;
    Json json;
    Err err;
    err_short(&err, memory_short_for_answer);
    writer_fixed(&out, line, sizeof line);
    json_begin(&json, &out);
    json_object(&json, NULL);
    json_text(&json, "type", "error");
    json_text(&json, "text", err.text);
    json_said(&json, &err);
    json_end(&json);
    send(answer->outlet, answer->re, PLY_OUT_JSON_ERROR, out.text, out.length);
}

bool answer_send(Answer *answer) {
    bool json = answer->kind == PLY_OUT_JSON || answer->kind == PLY_OUT_JSON_ERROR;
    if (json) json_end(&answer->json);
    if (!json) {
        send_lines(answer->outlet, answer->re, answer->kind, answer->out.text);
    } else if (answer->out.cut) {
        send_lost(answer);
    } else {
        send(answer->outlet, answer->re, answer->kind, answer->out.text, answer->out.length);
    }
    writer_done(&answer->out);
    return true;
}

bool answer_line(Answer *answer, const char *key, const char *text) {
    if (answer->kind == PLY_OUT_JSON || answer->kind == PLY_OUT_JSON_ERROR)
        json_text(&answer->json, key, text);
    else
        write_text(&answer->out, text);
    return answer_send(answer);
}

void answer_error(const Outlet *outlet, int re, bool json, int job, const char *text,
                  const Err *err) {
    Answer answer;
    Json *out = answer_refusal(&answer, outlet, re, json);
    if (out && job) json_int(out, "job", job);
    if (out) json_text(out, "text", text);
    if (out) json_said(out, err);
    if (!out) write_text(&answer.out, text);
    answer_send(&answer);
}

/* ---- colours --------------------------------------------------------------------------------- */

static void coloured(const Outlet *outlet, Writer *out, const char *code, const char *text) {
    if (!outlet->colour) {
        write_text(out, text);
        return;
    }
    write_format(out, "\033[%sm", code);
    write_text(out, text);
    write_text(out, "\033[0m");
}

void paint(const Outlet *outlet, Writer *out, Paint which, const char *text) {
    static const char *const codes[] = {"1", "2", "32", "31", "36"};
    coloured(outlet, out, codes[which], text);
}

void paint_player(const Outlet *outlet, Writer *out, int player, const char *text) {
    static const char *const codes[MAX_PLAYERS] = {"1;33", "1;31", "1;36", "1;32", "1;35", "1;34"};
    coloured(outlet, out, player >= 0 && player < MAX_PLAYERS ? codes[player] : "0", text);
}

/* ---- layout ---------------------------------------------------------------------------------- */

void write_wrapped(Writer *out, const char *text, int at, int indent, int width) {
    bool first = true;
    while (*text) {
        while (*text == ' ')
            text++;
        int length = (int)strcspn(text, " ");
        if (length == 0) break;
        if (!first && at + 1 + length > width) {
            write_char(out, '\n');
            for (at = 0; at < indent; at++)
                write_char(out, ' ');
        } else if (!first) {
            write_char(out, ' ');
            at++;
        }
        write_bytes(out, text, (size_t)length);
        at += length;
        text += length;
        first = false;
    }
}
