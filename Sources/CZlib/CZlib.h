#include <zlib.h>

// A macro that Swift doesn't see, since it passes the size of a struct.
static inline int czlib_deflate_gzip(z_stream *stream) {
  return deflateInit2(stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}

static inline int czlib_inflate_gzip(z_stream *stream) { return inflateInit2(stream, 15 + 16); }
