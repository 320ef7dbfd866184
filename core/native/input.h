/* input.h - lines typed by a person: editing, history and completion where the terminal has
 * them. */
#ifndef PLY_NATIVE_INPUT_H
#define PLY_NATIVE_INPUT_H

#include <stdbool.h>

#include "plyscope.h"

typedef struct Input Input;

/* An editor for `session`, or a plain reader when standard input is no terminal or the program was
 * built without a line editor. Null without memory. */
Input *input_open(PlySession *session, const char *prompt);
void input_close(Input *input); /* saves the history; null is allowed */

/* The next line without its newline, valid until the next call; null at the end of input. */
const char *input_line(Input *input);

bool input_is_terminal(void);

#endif
