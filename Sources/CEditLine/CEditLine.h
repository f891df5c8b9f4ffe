#ifndef C_EDIT_LINE_H
#define C_EDIT_LINE_H

#include <errno.h>
#include <histedit.h>
#include <signal.h>
#include <stdio.h>
#include <sys/signalfd.h>
#include <unistd.h>
#include <wchar.h>

// `el_set` and `history` take a variable number of arguments, which Swift cannot pass: each way in
// which they are called has a function here.

/// POSIX's, which <wchar.h> declares only under a feature macro that an importer cannot set.
int wcwidth(wchar_t character);

/// Opens an editor on the program's own streams, or returns NULL.
static inline EditLine *edit_line_open(void) { return el_init("vdl", stdin, stdout, stderr); }
/// Writes to the stream that the editor writes to.
static inline void edit_line_write(const char *text) {
  fputs(text, stdout);
  fflush(stdout);
}

typedef unsigned char (*edit_line_function)(EditLine *, int);

static inline int edit_line_set_prompt(EditLine *editor, char *(*prompt)(EditLine *)) {
  return el_set(editor, EL_PROMPT, prompt);
}
static inline int edit_line_set_client_data(EditLine *editor, void *data) {
  return el_set(editor, EL_CLIENTDATA, data);
}
static inline void *edit_line_client_data(EditLine *editor) {
  void *data = NULL;
  el_get(editor, EL_CLIENTDATA, &data);
  return data;
}
static inline int edit_line_use_emacs_keys(EditLine *editor) {
  return el_set(editor, EL_EDITOR, "emacs");
}
static inline int edit_line_set_reader(EditLine *editor, el_rfunc_t reader) {
  return el_set(editor, EL_GETCFN, reader);
}
/// Keeps the terminal from turning Ctrl-C into a signal while a line is edited.
static inline int edit_line_keep_interrupt_key(EditLine *editor) {
  return el_set(editor, EL_SETTY, "-d", "-isig", NULL);
}
/// Puts the terminal into the mode of editing; `el_gets` itself does so only after the prompt.
static inline int edit_line_prepare_terminal(EditLine *editor) {
  return el_set(editor, EL_PREP_TERM, 1);
}
/// Gives the terminal back the mode that it had before.
static inline int edit_line_restore_terminal(EditLine *editor) {
  return el_set(editor, EL_PREP_TERM, 0);
}
/// Writes the prompt and the line anew, from where the cursor stands.
static inline int edit_line_refresh(EditLine *editor) { return el_set(editor, EL_REFRESH); }
static inline int edit_line_bind(EditLine *editor, const char *key, const char *name,
                                 const char *explanation, edit_line_function function) {
  if (el_set(editor, EL_ADDFN, name, explanation, function) != 0) return -1;
  return el_set(editor, EL_BIND, key, name, NULL);
}
static inline int edit_line_use_history(EditLine *editor, History *past) {
  return el_set(editor, EL_HIST, history, past);
}
static inline int edit_line_history_size(History *past, int size) {
  HistEvent event;
  return history(past, &event, H_SETSIZE, size);
}
static inline int edit_line_history_enter(History *past, const char *line) {
  HistEvent event;
  return history(past, &event, H_ENTER, line);
}

/// Opens a descriptor that can be read when one of the blocked signals is pending.
static inline int signal_descriptor(const sigset_t *signals) {
  return signalfd(-1, signals, SFD_CLOEXEC | SFD_NONBLOCK);
}
/// Returns the next pending signal, or 0.
static inline int signal_descriptor_next(int descriptor) {
  struct signalfd_siginfo info;
  ssize_t count = read(descriptor, &info, sizeof info);
  return count == (ssize_t)sizeof info ? (int)info.ssi_signo : 0;
}

#endif
