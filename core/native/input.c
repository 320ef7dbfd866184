/* input.c - reading lines: libedit at a terminal, plain reading elsewhere.
 *
 * The history lies in $XDG_STATE_HOME/plyscope_history, else in ~/.plyscope_history. Tab completes;
 * when there are several ways to go on, they are listed. */
#define _POSIX_C_SOURCE 200809L

#include "input.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lines.h"

#ifdef HAVE_EDITLINE
#include <histedit.h>
#endif

enum { HISTORY_LINES = 2000, LISTED_MAX = 60 };

struct Input {
    PlySession *session;
    const char *prompt;
    Lines *lines;    /* of the plain reader */
    char *line;      /* of the editor */
    char path[1024]; /* of the history, empty = nowhere */
#ifdef HAVE_EDITLINE
    EditLine *editor;
    History *history;
    HistEvent event;
#endif
};

bool input_is_terminal(void) {
    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
}

#ifdef HAVE_EDITLINE

static void find_path(Input *input) {
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    int length = 0;
    if (state && *state)
        length = snprintf(input->path, sizeof input->path, "%s/plyscope_history", state);
    else if (home && *home)
        length = snprintf(input->path, sizeof input->path, "%s/.plyscope_history", home);
    if (length < 0 || (size_t)length >= sizeof input->path) input->path[0] = 0;
}

static Input *input_of(EditLine *editor) {
    Input *input = NULL;
    el_get(editor, EL_CLIENTDATA, &input);
    return input;
}

static char *show_prompt(EditLine *editor) {
    return (char *)input_of(editor)->prompt;
}

/* What ply_complete found: the part that all words share, and the words for a list. */
typedef struct Found {
    char common[4096];
    int count;
    char list[LISTED_MAX][64];
} Found;

static void collect(void *context, const char *word, const char *) {
    Found *found = context;
    size_t length = 0;
    if (found->count == 0) {
        snprintf(found->common, sizeof found->common, "%s", word);
    } else {
        while (word[length] && word[length] == found->common[length])
            length++;
        found->common[length] = 0;
    }
    if (found->count < LISTED_MAX)
        snprintf(found->list[found->count], sizeof found->list[0], "%s", word);
    found->count++;
}

static void print_list(const Found *found) {
    int listed = found->count < LISTED_MAX ? found->count : LISTED_MAX, column = 0;
    putchar('\n');
    for (int i = 0; i < listed; i++) {
        int width = ((int)strlen(found->list[i]) / 16 + 1) * 16;
        if (column > 0 && column + width > 80) {
            putchar('\n');
            column = 0;
        }
        printf("%-*s", width, found->list[i]);
        column += width;
    }
    if (found->count > listed) printf("...");
    putchar('\n');
}

static unsigned char complete(EditLine *editor, int) {
    Input *input = input_of(editor);
    const LineInfo *info = el_line(editor);
    size_t cursor = (size_t)(info->cursor - info->buffer), from = 0;
    size_t length = (size_t)(info->lastchar - info->buffer);
    char *line = malloc(length + 1);
    Found *found = calloc(1, sizeof *found);
    unsigned char answer = CC_ERROR;
    if (line && found) {
        memcpy(line, info->buffer, length);
        line[length] = 0;
        ply_complete(input->session, line, cursor, &from, collect, found);
        if (found->count > 0 && strlen(found->common) >= cursor - from) {
            bool some = strlen(found->common) > cursor - from;
            el_deletestr(editor, (int)(cursor - from));
            el_insertstr(editor, found->common);
            bool open = *found->common && found->common[strlen(found->common) - 1] == '=';
            bool spec = memchr(line, '(', cursor) != NULL;
            if (found->count == 1 && !open && !spec) el_insertstr(editor, " ");
            answer = CC_REFRESH;
            if (found->count > 1 && !some) {
                print_list(found);
                answer = CC_REDISPLAY;
            }
        }
    }
    free(line);
    free(found);
    return answer;
}

/* Ctrl-C leaves the line that is being typed, never the program. It comes as a key: as a signal it
 * could arrive just before the editor waits for the next key, and would be seen only after that. */
static unsigned char leave_line(EditLine *editor, int) {
    const LineInfo *info = el_line(editor);
    el_cursor(editor, (int)(info->lastchar - info->cursor));
    el_deletestr(editor, (int)(info->lastchar - info->buffer));
    fputs("^C\n", stdout);
    return CC_REDISPLAY;
}

static bool open_editor(Input *input) {
    input->editor = el_init("plyscope", stdin, stdout, stderr);
    input->history = history_init();
    if (!input->editor || !input->history) return false;
    find_path(input);
    el_set(input->editor, EL_CLIENTDATA, input);
    el_set(input->editor, EL_PROMPT, show_prompt);
    el_set(input->editor, EL_EDITOR, "emacs");
    el_set(input->editor, EL_SIGNAL, 1);
    history(input->history, &input->event, H_SETSIZE, HISTORY_LINES);
    history(input->history, &input->event, H_SETUNIQUE, 1);
    el_set(input->editor, EL_HIST, history, input->history);
    el_set(input->editor, EL_ADDFN, "ply-complete", "Complete the word", complete);
    el_set(input->editor, EL_BIND, "^I", "ply-complete", NULL);
    el_set(input->editor, EL_ADDFN, "ply-leave-line", "Leave the line", leave_line);
    el_set(input->editor, EL_BIND, "^C", "ply-leave-line", NULL);
    el_set(input->editor, EL_SETTY, "-d", "-isig", NULL);
    el_set(input->editor, EL_BIND, "^R", "em-inc-search-prev", NULL);
    el_source(input->editor, NULL);
    if (*input->path) history(input->history, &input->event, H_LOAD, input->path);
    return true;
}

static void close_editor(Input *input) {
    if (input->history) {
        if (*input->path) history(input->history, &input->event, H_SAVE, input->path);
        history_end(input->history);
    }
    if (input->editor) el_end(input->editor);
}

static const char *edited_line(Input *input) {
    int length = 0;
    /* The editor itself does so only after the prompt: a key in between would be a signal. */
    el_set(input->editor, EL_PREP_TERM, 1);
    const char *text = el_gets(input->editor, &length);
    if (!text || length <= 0) return NULL;
    if (length > 1) history(input->history, &input->event, H_ENTER, text);
    char *copy = realloc(input->line, (size_t)length + 1);
    if (!copy) return NULL;
    input->line = copy;
    memcpy(copy, text, (size_t)length);
    copy[length] = 0;
    copy[strcspn(copy, "\r\n")] = 0;
    return copy;
}

#endif

Input *input_open(PlySession *session, const char *prompt) {
    Input *input = calloc(1, sizeof *input);
    if (!input) return NULL;
    input->session = session;
    input->prompt = prompt;
    input->lines = lines_open();
    if (!input->lines) {
        input_close(input);
        return NULL;
    }
#ifdef HAVE_EDITLINE
    if (input_is_terminal() && !open_editor(input)) {
        input_close(input);
        return NULL;
    }
#endif
    return input;
}

void input_close(Input *input) {
    if (!input) return;
#ifdef HAVE_EDITLINE
    close_editor(input);
#endif
    free(input->lines);
    free(input->line);
    free(input);
}

const char *input_line(Input *input) {
#ifdef HAVE_EDITLINE
    if (input->editor) return edited_line(input);
#endif
    if (input_is_terminal()) {
        fputs(input->prompt, stdout);
        fflush(stdout);
    }
    const char *line;
    return lines_next(input->lines, -1, &line) == LINES_LINE ? line : NULL;
}
