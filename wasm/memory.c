/* memory.c - memcpy for the module. A state of a game is 24 to 200 bytes and copied at every move;
 * the C library's own copies four bytes at a time. */
#include <string.h>
#include <wasm_simd128.h>

/* Words at any address. */
typedef struct __attribute__((packed)) Eight {
    unsigned long long word;
} Eight;

/* Without the attribute its loops would become calls of itself. */
__attribute__((no_builtin("memcpy"))) void *memcpy(void *restrict to, const void *restrict from,
                                                   size_t size) {
    char *target = to;
    const char *source = from;
    if (size >= 16) { /* the last sixteen bytes may overlap those before */
        const char *end = source + size - 16;
        char *last = target + size - 16;
        const v128_t tail = wasm_v128_load(end);
        for (; source < end; source += 16, target += 16)
            wasm_v128_store(target, wasm_v128_load(source));
        wasm_v128_store(last, tail);
    } else if (size >= 8) {
        const Eight first = *(const Eight *)(const void *)source;
        const Eight tail = *(const Eight *)(const void *)(source + size - 8);
        *(Eight *)(void *)target = first;
        *(Eight *)(void *)(target + size - 8) = tail;
    } else {
        for (size_t i = 0; i < size; i++)
            target[i] = source[i];
    }
    return to;
}
