/* external_record.h - what players that the host describes tell of their search while it goes on:
 * the tree as it stands, what happens first, and the depths that they have finished. */
#ifndef PLY_SEARCHERS_EXTERNAL_RECORD_H
#define PLY_SEARCHERS_EXTERNAL_RECORD_H

#include "search/look.h"

/* Nodes that are asked for, and kept. */
enum { EXTERNAL_TREE_NODES = 3000 };

typedef struct ExternalRecord ExternalRecord;

ExternalRecord *external_record_new(const Game *game, Arena *arena, Err *err);
/* A search begins at `root`; its events are told to `trace`, null = to nobody. */
void external_record_begin(ExternalRecord *record, const void *root, const Trace *trace);
/* What stands behind `info` in a line of the player: true if it belongs to the record. */
bool external_record_read(ExternalRecord *record, const char *line);
/* The depth that the player is at, with its figures so far: finished when one of the next depth
 * comes, or none. The number of its own nodes is filled in here. */
void external_record_note(ExternalRecord *record, const Iteration *now);

/* The first `max` nodes of the last whole tree, each left when the next one is no child of it. */
void external_record_tell(const ExternalRecord *record, const Trace *trace, int max);
const Iteration *external_record_iterations(const ExternalRecord *record, int *count);

#endif
