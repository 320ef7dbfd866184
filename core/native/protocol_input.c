/* protocol_input.c - reading lines while a search runs. */
#define _POSIX_C_SOURCE 200809L

#include "protocol_input.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PUMP_MS = 5, READ = 4096 };

typedef struct Inbox {
    char *bytes;
    size_t length, capacity;
    bool ended;
} Inbox;

/* Takes in what is there; waits for it when `wait` is set. */
static void take(Inbox *inbox, bool wait) {
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    if (poll(&input, 1, wait ? -1 : 0) <= 0) return;
    if (inbox->capacity - inbox->length < READ + 1) {
        size_t capacity = inbox->capacity * 2 + READ + 1;
        char *larger = realloc(inbox->bytes, capacity);
        if (!larger) {
            inbox->ended = true;
            return;
        }
        inbox->bytes = larger;
        inbox->capacity = capacity;
    }
    ssize_t got = read(STDIN_FILENO, inbox->bytes + inbox->length, READ);
    if (got > 0)
        inbox->length += (size_t)got;
    else
        inbox->ended = true;
}

/* Carries out all whole lines, and at the end of input the rest; false after `quit`. */
static bool carry_out(PlySession *session, Inbox *inbox) {
    size_t from = 0;
    bool more = true;
    if (inbox->ended && inbox->length > 0) inbox->bytes[inbox->length++] = '\n';
    for (char *end; more && from < inbox->length &&
                    (end = memchr(inbox->bytes + from, '\n', inbox->length - from));) {
        *end = 0;
        more = ply_protocol(session, inbox->bytes + from);
        from = (size_t)(end - inbox->bytes) + 1;
    }
    memmove(inbox->bytes, inbox->bytes + from, inbox->length - from);
    inbox->length -= from;
    return more;
}

void protocol_run(PlySession *session) {
    Inbox inbox = {.bytes = malloc(READ + 1), .capacity = READ + 1};
    bool more = inbox.bytes != NULL, busy = false;
    while (more && !inbox.ended) {
        take(&inbox, !busy);
        more = carry_out(session, &inbox);
        busy = ply_pump(session, PUMP_MS) == PLY_BUSY;
        fflush(stdout);
    }
    while (more && ply_pump(session, PUMP_MS) == PLY_BUSY) {}
    fflush(stdout);
    free(inbox.bytes);
}
