/* shipped.h - the network that comes with the program; the build makes shipped.c of
 * web/public/networks/2048.net. */
#ifndef PLY_NATIVE_SHIPPED_H
#define PLY_NATIVE_SHIPPED_H

#include <stddef.h>

extern const unsigned char shipped_network[];
extern const size_t shipped_network_size;

#endif
