/* follow.c - what followers of a session are told: what has changed, and the whole of that.
 *
 * It is a switch of the session, not a word of each line, because jobs, links and files change the
 * game as well as `play` does, and because a view of a large map has half a megabyte: a program
 * that plays without looking does not pay for it. */
#include "shell/commands/follow.h"

#include "base/messages.def"
#include "shell/commands/commands.h"
#include "shell/show.h"

enum { TELL_MEMORY = 64 << 20 /* players of all seats, read */ };

/* In the order of the bits of Changed. */
static const char *const names[] = {"rules", "game", "move", "players", "searchers", "seed"};

static void tell(PlySession *session, int re) {
    Choice choices[MAX_PLAYERS];
    Err err = {.text = ""};
    unsigned changed = session->changed;
    Arena *arena = arena_new(TELL_MEMORY);
    session->changed = 0;
    if (!arena || !players_read(session, arena, choices, &err)) {
        if (!arena) err_short(&err, memory_short);
        answer_error(&session->outlet, re, true, 0, err.text, &err);
        arena_free(arena);
        return;
    }
    Answer answer;
    Json *json = answer_to(&answer, &session->outlet, re, true, "position");
    json_int(json, "version", session->version);
    json_array(json, "changed");
    for (int i = 0; i < (int)(sizeof names / sizeof *names); i++)
        if (changed & 1u << i) json_text(json, NULL, names[i]);
    json_end(json);
    json_object(json, "show");
    show_json(session, json);
    json_end(json);
    if (changed & CHANGED_PLAYERS) players_json(session, choices, json);
    if (changed & CHANGED_SEARCHERS) searchers_json(session, json);
    answer_send(&answer);
    arena_free(arena);
}

bool follow_switch(Call *call, bool on) {
    call->session->follow = on ? tell : NULL;
    if (!on) return answer_ok(call);
    tell(call->session, call->re);
    return true;
}
