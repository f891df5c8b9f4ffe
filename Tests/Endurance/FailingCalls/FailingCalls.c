// A library to be loaded before all others: it lets the n-th call that changes a file of one folder
// fail, as a full or broken disk does.
//
//   FAIL_FOLDER   calls on files below this folder count
//   FAIL_AT       the number of the call that fails, from 1
//   FAIL_ERROR    its errno, or KILL: the program is killed instead of making the call
//   FAIL_ON       "1": all later calls fail too
//   FAIL_MARK     a file that gets the name of the first call that fails
//   FAIL_COUNT    a file that gets the number of calls when the program ends
//
// SQLite calls pwrite64, ftruncate64, fdatasync, mmap64 and open64; vdl and Foundation call the rest.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

static atomic_long calls;

static int is_watched(const char *path) {
  const char *folder = getenv("FAIL_FOLDER");
  if (!folder || !path) return 0;
  size_t length = strlen(folder);
  return strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == 0);
}

static int is_watched_file(int descriptor) {
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  return is_watched(path);
}

// Counts a call and returns whether it fails; errno is set then.
static int fails(const char *name) {
  const char *at = getenv("FAIL_AT"), *on = getenv("FAIL_ON"), *error = getenv("FAIL_ERROR");
  if (!at || !error) return 0;
  long number = atomic_fetch_add(&calls, 1) + 1, wanted = atol(at);
  if (number != wanted && !(on && on[0] == '1' && number > wanted)) return 0;
  const char *mark = getenv("FAIL_MARK");
  if (mark) {
    int flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC;
    int descriptor = syscall(SYS_openat, AT_FDCWD, mark, flags, 0600);
    if (descriptor >= 0) {
      syscall(SYS_write, descriptor, name, strlen(name));
      syscall(SYS_close, descriptor);
    }
  }
  if (strcmp(error, "KILL") == 0) raise(SIGKILL);
  errno = atoi(error);
  return 1;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define FAILS_ON(file) (is_watched_file(file) && fails(__func__))
#define FAILS_AT(path) (is_watched(path) && fails(__func__))

// MARK: Writing

ssize_t write(int file, const void *bytes, size_t count) {
  if (FAILS_ON(file)) return -1;
  return NEXT(write)(file, bytes, count);
}

ssize_t writev(int file, const struct iovec *parts, int count) {
  if (FAILS_ON(file)) return -1;
  return NEXT(writev)(file, parts, count);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset) {
  if (FAILS_ON(file)) return -1;
  return NEXT(pwrite64)(file, bytes, count, offset);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  if (FAILS_ON(file)) return -1;
  return NEXT(pwrite)(file, bytes, count, offset);
}

ssize_t sendfile(int to, int from, off_t *offset, size_t count) {
  if (FAILS_ON(to)) return -1;
  return NEXT(sendfile)(to, from, offset, count);
}

int fsync(int file) {
  if (FAILS_ON(file)) return -1;
  return NEXT(fsync)(file);
}

int fdatasync(int file) {
  if (FAILS_ON(file)) return -1;
  return NEXT(fdatasync)(file);
}

int ftruncate(int file, off_t length) {
  if (FAILS_ON(file)) return -1;
  return NEXT(ftruncate)(file, length);
}

int ftruncate64(int file, off64_t length) {
  if (FAILS_ON(file)) return -1;
  return NEXT(ftruncate64)(file, length);
}

void *mmap(void *address, size_t length, int protection, int flags, int file, off_t offset) {
  if (file >= 0 && FAILS_ON(file)) return MAP_FAILED;
  return NEXT(mmap)(address, length, protection, flags, file, offset);
}

void *mmap64(void *address, size_t length, int protection, int flags, int file, off64_t offset) {
  if (file >= 0 && FAILS_ON(file)) return MAP_FAILED;
  return NEXT(mmap64)(address, length, protection, flags, file, offset);
}

// MARK: Naming

int rename(const char *from, const char *to) {
  if (FAILS_AT(to)) return -1;
  return NEXT(rename)(from, to);
}

int renameat(int folder, const char *from, int other, const char *to) {
  if (FAILS_AT(to)) return -1;
  return NEXT(renameat)(folder, from, other, to);
}

int renameat2(int folder, const char *from, int other, const char *to, unsigned flags) {
  if (FAILS_AT(to)) return -1;
  return NEXT(renameat2)(folder, from, other, to, flags);
}

int link(const char *from, const char *to) {
  if (FAILS_AT(to)) return -1;
  return NEXT(link)(from, to);
}

int linkat(int folder, const char *from, int other, const char *to, int flags) {
  if (FAILS_AT(to)) return -1;
  return NEXT(linkat)(folder, from, other, to, flags);
}

int mkdir(const char *path, mode_t mode) {
  if (FAILS_AT(path)) return -1;
  return NEXT(mkdir)(path, mode);
}

// MARK: Opening

// The optional mode of a file that is made.
#define MODE(flags)                                              \
  ({                                                             \
    va_list arguments;                                           \
    va_start(arguments, flags);                                  \
    int has_mode = (flags) & (O_CREAT | O_TMPFILE);              \
    mode_t given = has_mode ? va_arg(arguments, mode_t) : 0;     \
    va_end(arguments);                                           \
    given;                                                       \
  })

int open(const char *path, int flags, ...) {
  mode_t mode = MODE(flags);
  if (FAILS_AT(path)) return -1;
  return NEXT(open)(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  mode_t mode = MODE(flags);
  if (FAILS_AT(path)) return -1;
  return NEXT(open64)(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  mode_t mode = MODE(flags);
  if (FAILS_AT(path)) return -1;
  return NEXT(openat)(folder, path, flags, mode);
}

int openat64(int folder, const char *path, int flags, ...) {
  mode_t mode = MODE(flags);
  if (FAILS_AT(path)) return -1;
  return NEXT(openat64)(folder, path, flags, mode);
}

// MARK: The end

__attribute__((destructor)) static void tell_count(void) {
  const char *path = getenv("FAIL_COUNT");
  if (!path) return;
  FILE *file = fopen(path, "w");
  if (!file) return;
  fprintf(file, "%ld", atomic_load(&calls));
  fclose(file);
}
