/* protocol_input.c - reading lines while a search runs. */
#include "protocol_input.h"

#include <stdlib.h>

#include "lines.h"
#include "written.h"

enum { PUMP_MS = 5 };

void protocol_run(PlySession *session) {
    Lines *lines = lines_open();
    bool open = lines != NULL, more = true, busy = false;
    while (open && more) {
        /* All lines that are there, before the search goes on; waits for one when there is none. */
        const char *line;
        LinesNews news = LINES_LINE;
        for (int wait = busy ? 0 : -1; more && news == LINES_LINE; wait = 0) {
            news = lines_next(lines, wait, &line);
            if (news == LINES_LINE) more = ply_protocol(session, line);
        }
        open = news != LINES_END;
        busy = ply_pump(session, PUMP_MS) == PLY_BUSY;
        if (!written()) more = false;
    }
    if (more) ply_protocol(session, NULL);
    while (more && ply_pump(session, PUMP_MS) == PLY_BUSY) {}
    free(lines);
}
