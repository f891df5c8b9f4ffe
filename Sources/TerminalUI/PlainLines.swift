internal import Glibc

/// Whether a descriptor can be read without waiting.
func isReadable(_ descriptor: Int32) -> Bool {
  var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  return unsafe poll(&entry, 1, 0) > 0
}

/// Lines of a descriptor, without their newlines.
final class PlainLines {
  private let descriptor: Int32
  private let signals: SignalWatch
  /// Shows the prompt again after the program was suspended; nil where there is none to show.
  var showAgain: (() -> Void)?
  private var pending: [UInt8] = []
  /// The number of bytes of `pending` that contain no newline.
  private var searched = 0
  private var isAtEnd = false
  /// No line is longer: input is untrusted.
  private let longest = 1 << 20

  init(descriptor: Int32, signals: SignalWatch) {
    self.descriptor = descriptor
    self.signals = signals
  }

  func next() -> InputLine {
    while true {
      if let newline = pending[searched...].firstIndex(of: 0x0A) { return take(newline, skip: 1) }
      searched = pending.count
      if pending.count >= longest { return take(longest, skip: 0) }
      if isAtEnd { return pending.isEmpty ? .endOfFile : take(pending.count, skip: 0) }
      switch signals.wait(for: descriptor, whenScreenChanges: adapt) {
      case .signal(.interrupt): return .interrupted
      case .signal(let signal): return .stopped(signal)
      case .readable: fill()
      }
    }
  }

  /// The terminal has dropped the keys of an unfinished line when it suspended the program. A window of
  /// another size is the terminal's own business here.
  private func adapt(_ change: SignalWatch.ScreenChange) {
    if change == .continued { showAgain?() }
  }

  /// Drops what was typed and not read yet.
  func forget() {
    pending = []
    searched = 0
    tcflush(descriptor, TCIFLUSH)
  }

  /// Whether there is more to read without waiting.
  func hasMore() -> Bool {
    if pending.isEmpty, !isAtEnd, isReadable(descriptor) { fill() }
    return !pending.isEmpty
  }

  /// Whether a line, or the end, is still to come.
  func isWaiting() -> Bool { !hasMore() && !isAtEnd }

  private func fill() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe read(descriptor, &buffer, buffer.count)
    if count > 0 {
      pending += buffer[..<count]
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      isAtEnd = true
    }
  }

  private func take(_ count: Int, skip: Int) -> InputLine {
    var line = pending[..<count]
    if skip == 1, line.last == 0x0D { line.removeLast() }
    let text = String(decoding: line, as: UTF8.self)
    pending.removeFirst(count + skip)
    searched = 0
    return .line(text)
  }
}
