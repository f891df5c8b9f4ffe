#include <archive.h>
#include <archive_entry.h>

// The types of entries are macros with casts, which Swift doesn't see.
static const unsigned carchive_file = AE_IFREG;
static const unsigned carchive_folder = AE_IFDIR;
