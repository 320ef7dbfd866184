/* unit_text.h - unit lines and result lines, read and written. */
#ifndef PLY_PLAY_UNIT_TEXT_H
#define PLY_PLAY_UNIT_TEXT_H

#include "play/unit.h"

/* Reads a unit line; texts are copied into `arena`. Total: any bytes give a plan or a sentence. */
bool unit_plan_read(const char *line, Arena *arena, UnitPlan *out, Err *err);

/* Those of `which` (UNIT_RESULT ...) that are given. */
void unit_result_write(const UnitResult *result, unsigned which, Writer *out);

#endif
