internal import Glibc
public import TerminalUI

/// Where a command speaks: data and dialogue go to standard output, diagnostics and notices to
/// standard error. Tests hold both ends.
public struct Console {
  /// Writes to standard output.
  public var write: (String) -> Void
  /// Writes to standard error, after what was written to standard output before.
  public var notify: (String) -> Void
  /// Sends what was written on its way; false when the other end is gone.
  public var flush: () -> Bool
  public var terminal: Terminal
  /// Painting for standard output.
  public var style: Style

  public init(
    write: @escaping (String) -> Void, notify: @escaping (String) -> Void,
    flush: @escaping () -> Bool, terminal: Terminal, style: Style
  ) {
    self.write = write
    self.notify = notify
    self.flush = flush
    self.terminal = terminal
    self.style = style
  }
}

extension Console {
  /// Writes the text and a newline.
  func line(_ text: String = "") { write(text + "\n") }

  /// The text as the terminal may show it: nothing that it obeys, and nothing that its locale lacks.
  func shown(_ text: String) -> String {
    let text = Text.visible(text)
    return terminal.isUTF8 ? text : Text.ascii(text)
  }

  /// Writes prose, wrapped to the terminal.
  func prose(_ text: String, first: String = "", rest: String? = nil) {
    line(Text.wrapped(shown(text), columns: terminal.columns, first: first, rest: rest))
  }

  /// Writes a notice to standard error.
  func notice(_ text: String) {
    notify((terminal.errorIsTerminal ? Text.visible(text) : text) + "\n")
  }
}

/// Standard output and error as they are, through one buffer.
///
/// A write never throws: what failed is kept, and the command's end looks at it. A closed pipe is
/// no error, only an end.
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
