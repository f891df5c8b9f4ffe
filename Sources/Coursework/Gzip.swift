internal import CZlib

/// Data in gzip's format (RFC 1952), by zlib.
enum Gzip {
  /// Compresses bytes; equal bytes give equal ones, since no time is written.
  static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    guard czlib_deflate_gzip(&stream) == Z_OK else { return [] }
    defer { deflateEnd(&stream) }
    let (output, _) = run(&stream, on: bytes, limit: .max) { deflate(&$0, Z_FINISH) }
    return output
  }

  /// The bytes of one gzip member; nil where it is none, is cut off, or holds more than the limit.
  static func decompressed(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    var stream = z_stream()
    guard czlib_inflate_gzip(&stream) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    let (output, status) = run(&stream, on: bytes, limit: limit) { inflate(&$0, Z_NO_FLUSH) }
    return status == Z_STREAM_END && stream.avail_in == 0 ? output : nil
  }

  /// Runs a stream to its end, or until the output passes the limit.
  private static func run(
    _ stream: inout z_stream, on bytes: [UInt8], limit: Int, _ step: (inout z_stream) -> Int32
  ) -> ([UInt8], Int32) {
    var input = bytes
    var output: [UInt8] = []
    var status = Z_OK
    input.withUnsafeMutableBufferPointer { source in
      stream.next_in = source.baseAddress
      stream.avail_in = UInt32(clamping: source.count)
      while status == Z_OK, output.count <= limit {
        var room = [UInt8](repeating: 0, count: 1 << 16)
        let filled = room.withUnsafeMutableBufferPointer { target in
          stream.next_out = target.baseAddress
          stream.avail_out = UInt32(target.count)
          status = step(&stream)
          return target.count - Int(stream.avail_out)
        }
        output += room[..<filled]
      }
    }
    return (output, output.count <= limit ? status : Z_BUF_ERROR)
  }
}
