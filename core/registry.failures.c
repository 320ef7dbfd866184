/* registry.failures.c - the rows with which players fail, by their codes. */
#include <string.h>

#include "registry.h"

/* The sentences were made where they failed. */
#undef MESSAGE
#define MESSAGE(code_, pattern_, parts_) {#code_, "", parts_},

static const Message failures[] = {
#include "searchers/messages.def"
};

const Message *registry_failure(const char *code, size_t length) {
    for (size_t i = 0; i < sizeof failures / sizeof *failures; i++)
        if (strlen(failures[i].code) == length && !memcmp(failures[i].code, code, length))
            return &failures[i];
    return NULL;
}
