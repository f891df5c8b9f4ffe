#include "CEmbeddedSources.h"

// Each array ends with one zero beyond its count, so that an empty file is an array too.
#include "Files.inc"

const EmbeddedFile *embedded_files(void) { return files; }

size_t embedded_file_count(void) { return sizeof files / sizeof files[0]; }
