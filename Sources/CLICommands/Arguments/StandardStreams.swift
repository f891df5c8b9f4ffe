internal import Glibc

/// The process's standard output and error, through one buffer.
///
/// A write never throws: the first failure is kept, and the program looks at it when the command
/// has ended. A closed pipe is no error, only an end.
final class StandardStreams {
  private var buffer: [UInt8] = []
  /// The first `errno` of standard output.
  private(set) var failure: Int32?

  func write(_ text: String) {
    buffer += text.utf8
    if buffer.count >= 1 << 16 { _ = flush() }
  }

  func notify(_ text: String) {
    _ = flush()
    _ = Self.send(Array(text.utf8), to: STDERR_FILENO)
  }

  func flush() -> Bool {
    if failure == nil, !buffer.isEmpty { failure = Self.send(buffer, to: STDOUT_FILENO) }
    buffer.removeAll(keepingCapacity: true)
    return failure == nil
  }

  /// Writes all bytes; returns the `errno` when that fails.
  private static func send(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&entry, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
