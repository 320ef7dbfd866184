/* share.h - how much of a long test this process does. */
#ifndef PLY_TESTS_SHARE_H
#define PLY_TESTS_SHARE_H

#include <stdbool.h>
#include <stdint.h>

/* So many of `count` positions or games: all of them, and a quarter (at least one) with sanitizers,
 * where everything takes many times as long. */
int64_t test_share(int64_t count);

/* Cases are counted by the caller, from 0 on. PLYSCOPE_SHARD=2/4 in the environment makes four
 * processes of a test, of which this one takes every fourth case from the second on; without it all
 * are its own. */
bool test_mine(int index);

#endif
