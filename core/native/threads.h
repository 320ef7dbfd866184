/* threads.h - how many threads this machine gives. */
#ifndef PLY_NATIVE_THREADS_H
#define PLY_NATIVE_THREADS_H

/* `wanted`, or fewer where limits of memory or of processes leave no room for so many. */
int threads_given(int wanted);

#endif
