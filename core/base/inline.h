/* inline.h - functions that a hot loop must not call.
 *
 * INLINE is always inlined, so that constant arguments (a board's shape, a flag of a kernel) vanish
 * from the code. With sanitizers the compiler decides: their checks make such a function compile
 * for minutes. A file that has nothing to fold may define INLINE itself before it includes this. */
#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif

#ifndef INLINE
#ifdef SANITIZED
#define INLINE static inline
#else
#define INLINE static inline __attribute__((always_inline))
#endif
#endif
