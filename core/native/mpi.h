/* mpi.h - units of batch jobs on the ranks of an MPI program; in builds with PLYSCOPE_MPI only.
 *
 * Rank 0 reads the lines and folds the results; every other rank plays units. */
#ifndef PLY_NATIVE_MPI_H
#define PLY_NATIVE_MPI_H

#include "plyscope.h"
#include "spread.h"

/* To be called first. Returns this process's rank. */
int mpi_open(int *argc, char ***argv);
/* On rank 0: those who play, null when there is no other rank. Lives until mpi_close. */
const PlyWorkers *mpi_workers(void);
/* On the other ranks: plays until rank 0 closes. */
void mpi_serve(Worker *worker);
/* Sends the others home (on rank 0, with its workers or null) and ends. */
void mpi_close(const PlyWorkers *workers);

#endif
