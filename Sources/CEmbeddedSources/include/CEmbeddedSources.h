#ifndef EMBEDDED_SOURCES_H
#define EMBEDDED_SOURCES_H

#include <stddef.h>

/// A file of the repository, as it was when the program was built.
typedef struct {
  /// `UIKit`, `Migrations`.
  const char *_Nonnull folder;
  /// `UIKit/UIViewController.swift`.
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
} EmbeddedFile;

/// Returns the first of `embedded_file_count` files; they live as long as the program.
const EmbeddedFile *_Nonnull embedded_files(void);
size_t embedded_file_count(void);

#endif
