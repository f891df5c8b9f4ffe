import Foundation
import Glibc

/// The program at a terminal of its own: keys in, frames out.
final class PseudoTerminal {
  private let primary: Int32
  private let secondary: Int32
  private let process = Process()
  private let room: URL
  /// TIOCSPTLCK and TIOCGPTN of <asm-generic/ioctls.h>.
  private static let (lockRequest, numberRequest): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
  /// Everything that was written so far, as text.
  private(set) var frames = ""
  /// How many characters of it were waited for.
  private var awaited = 0

  /// Starts `vdl` in a terminal of that width.
  init(_ arguments: [String], columns: UInt16 = 80, isColored: Bool = false) throws {
    room = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
    // The work of posix_openpt, unlockpt and ptsname, which Swift does not see.
    primary = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    guard primary >= 0, ioctl(primary, Self.lockRequest, &isLocked) == 0,
      ioctl(primary, Self.numberRequest, &number) == 0
    else { throw POSIXError(.ENOTTY) }
    secondary = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard secondary >= 0 else { throw POSIXError(.ENOTTY) }
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(primary, UInt(TIOCSWINSZ), &size)
    process.executableURL = BuiltProgram.file
    process.arguments = arguments
    process.environment = try BuiltProgram.environment(home: room)
      .merging(["TERM": "xterm", "NO_COLOR": isColored ? "" : "1"]) { $1 }
    let handle = FileHandle(fileDescriptor: secondary)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    close(primary)
    close(secondary)
    try? FileManager.default.removeItem(at: room)
  }

  private func readSome() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(primary, &bytes, bytes.count)
    if count > 0 { frames += String(decoding: bytes[..<count], as: UTF8.self) }
  }

  func type(_ keys: String) {
    var bytes = Array(keys.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(primary, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Reads until the text comes after the texts waited for before; false when it does not come in
  /// time.
  func waits(for text: String) -> Bool {
    let until = ContinuousClock.now.advanced(by: .seconds(30))
    while true {
      if let place = frames.dropFirst(awaited).firstRange(of: text) {
        awaited = frames.distance(from: frames.startIndex, to: place.upperBound)
        return true
      }
      guard ContinuousClock.now < until else { return false }
      var entry = pollfd(fd: primary, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, 500) >= 0 else { return false }
      if entry.revents & Int16(POLLIN) != 0 {
        readSome()
      } else if !process.isRunning {
        return false
      }
    }
  }

  /// Asks the program to go, as a system that shuts down does.
  func terminate() { process.terminate() }

  /// Waits for the end and returns the exit status; -1 when it does not end by itself.
  func status() -> Int32 {
    let until = ContinuousClock.now.advanced(by: .seconds(20))
    while process.isRunning {
      guard ContinuousClock.now < until else {
        kill(process.processIdentifier, SIGKILL)
        return -1
      }
      // Output that is still to be written must not keep it from ending.
      var entry = pollfd(fd: primary, events: Int16(POLLIN), revents: 0)
      if poll(&entry, 1, 20) > 0 { readSome() }
    }
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }

  /// Whether the terminal echoes, waits for whole lines and turns Ctrl-C into a signal.
  var isInOrder: Bool {
    var mode = termios()
    guard tcgetattr(secondary, &mode) == 0 else { return false }
    let wanted = tcflag_t(ICANON | ECHO | ISIG)
    return mode.c_lflag & wanted == wanted
  }
}
