#include "share.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "base/inline.h"

int64_t test_share(int64_t count) {
#ifdef SANITIZED
    return (count + 3) / 4;
#else
    return count;
#endif
}

bool test_mine(int index) {
    const char *text = getenv("PLYSCOPE_SHARD");
    if (!text) return true;
    int shard, shards;
    if (sscanf(text, "%d/%d", &shard, &shards) != 2 || shard < 1 || shard > shards)
        fail_msg("PLYSCOPE_SHARD=%s is not like 2/4", text);
    return index % shards == shard - 1;
}
