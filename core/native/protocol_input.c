/* protocol_input.c - reading lines while a search runs. */
#define _POSIX_C_SOURCE 200809L

#include "protocol_input.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PUMP_MS = 5 };

/* Without a buffer of its own the stream holds back no line that poll does not see. */
void protocol_run(PlySession *session) {
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    char *line = NULL;
    size_t capacity = 0;
    bool open = true, more = true, busy = false;
    setvbuf(stdin, NULL, _IONBF, 0);
    while (open && more) {
        /* All lines that are there, before the search goes on; waits for one when there is none. */
        for (int wait = busy ? 0 : -1; open && more && poll(&input, 1, wait) > 0; wait = 0) {
            open = getline(&line, &capacity, stdin) >= 0;
            if (open) line[strcspn(line, "\n")] = 0;
            if (open) more = ply_protocol(session, line);
        }
        busy = ply_pump(session, PUMP_MS) == PLY_BUSY;
        fflush(stdout);
    }
    while (more && ply_pump(session, PUMP_MS) == PLY_BUSY) {}
    fflush(stdout);
    free(line);
}
