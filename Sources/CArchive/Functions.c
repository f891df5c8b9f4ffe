// libarchive's functions, found when the first archive is opened.
//
// The library brings eleven others, among them 30 MB of tables of Unicode, which every start of the program would load
// for the few commands that read or write an archive. So nothing links it. Its own names are kept; nothing exports
// those of here, so that within the library they are its own.

#include "CArchive.h"

#include <dlfcn.h>
#include <stddef.h>

static void *found(const char *name) {
  static void *library;
  if (!library) library = dlopen("libarchive.so.13", RTLD_LAZY | RTLD_LOCAL);
  return library ? dlsym(library, name) : NULL;
}

// Without the library nothing is made, and so nothing else is called.
#define FUNCTION(result, name, parameters, arguments) \
  result name parameters { \
    static result (*function) parameters; \
    if (!function) *(void **)&function = found(#name); \
    if (!function) return (result)0; \
    return function arguments; \
  }
#define PROCEDURE(name, parameters, arguments) \
  void name parameters { \
    static void (*function) parameters; \
    if (!function) *(void **)&function = found(#name); \
    if (function) function arguments; \
  }

typedef struct archive *Archive;
typedef struct archive_entry *Entry;

FUNCTION(Archive, archive_read_new, (void), ())
FUNCTION(int, archive_read_free, (Archive a), (a))
FUNCTION(int, archive_read_support_filter_gzip, (Archive a), (a))
FUNCTION(int, archive_read_support_format_tar, (Archive a), (a))
FUNCTION(int, archive_read_support_format_zip, (Archive a), (a))
FUNCTION(int, archive_read_open_memory, (Archive a, const void *bytes, size_t count), (a, bytes, count))
FUNCTION(int, archive_read_next_header, (Archive a, Entry *entry), (a, entry))
FUNCTION(la_ssize_t, archive_read_data, (Archive a, void *bytes, size_t count), (a, bytes, count))
FUNCTION(la_int64_t, archive_filter_bytes, (Archive a, int filter), (a, filter))

FUNCTION(Archive, archive_write_new, (void), ())
FUNCTION(int, archive_write_free, (Archive a), (a))
FUNCTION(int, archive_write_set_format_pax_restricted, (Archive a), (a))
FUNCTION(int, archive_write_set_format_zip, (Archive a), (a))
FUNCTION(int, archive_write_add_filter_gzip, (Archive a), (a))
FUNCTION(int, archive_write_set_options, (Archive a, const char *options), (a, options))
FUNCTION(int, archive_write_set_bytes_in_last_block, (Archive a, int count), (a, count))
FUNCTION(int, archive_write_open_memory, (Archive a, void *bytes, size_t size, size_t *used),
  (a, bytes, size, used))
FUNCTION(int, archive_write_header, (Archive a, Entry entry), (a, entry))
FUNCTION(la_ssize_t, archive_write_data, (Archive a, const void *bytes, size_t count), (a, bytes, count))
FUNCTION(int, archive_write_close, (Archive a), (a))

FUNCTION(Entry, archive_entry_new, (void), ())
PROCEDURE(archive_entry_free, (Entry entry), (entry))
FUNCTION(const char *, archive_entry_pathname, (Entry entry), (entry))
FUNCTION(const char *, archive_entry_pathname_utf8, (Entry entry), (entry))
FUNCTION(const char *, archive_entry_hardlink, (Entry entry), (entry))
FUNCTION(const char *, archive_entry_symlink, (Entry entry), (entry))
FUNCTION(mode_t, archive_entry_filetype, (Entry entry), (entry))
FUNCTION(la_int64_t, archive_entry_size, (Entry entry), (entry))
FUNCTION(int, archive_entry_is_encrypted, (Entry entry), (entry))
FUNCTION(time_t, archive_entry_mtime, (Entry entry), (entry))
FUNCTION(int, archive_entry_update_pathname_utf8, (Entry entry, const char *path), (entry, path))
PROCEDURE(archive_entry_set_filetype, (Entry entry, unsigned type), (entry, type))
PROCEDURE(archive_entry_set_perm, (Entry entry, mode_t mode), (entry, mode))
PROCEDURE(archive_entry_set_mtime, (Entry entry, time_t seconds, long nanoseconds),
  (entry, seconds, nanoseconds))
PROCEDURE(archive_entry_set_size, (Entry entry, la_int64_t size), (entry, size))
