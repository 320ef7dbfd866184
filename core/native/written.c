/* written.c - errors of standard output. */
#include "written.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

bool written(void) {
    return fflush(stdout) == 0 && !ferror(stdout);
}

int written_all(int status) {
    errno = 0;
    bool whole = written();
    /* Some systems tell only now. */
    if (fclose(stdout) == 0 && whole) return status;
    fprintf(stderr, "plyscope: standard output could not be written%s%s\n", errno ? ": " : "",
            errno ? strerror(errno) : "");
    return 1;
}
