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

  /// Starts `vdl` in a terminal of that size.
  convenience init(
    _ arguments: [String], columns: UInt16 = 80, rows: UInt16 = 24, isColored: Bool = false
  ) throws {
    try self.init(
      program: BuiltProgram.file, arguments, columns: columns, rows: rows, isColored: isColored)
  }

  /// Starts a shell that controls jobs, in a terminal of its own; it prompts with "$ ".
  static func shell() throws -> PseudoTerminal {
    try PseudoTerminal(
      program: URL(filePath: "/usr/bin/setsid"),
      ["--ctty", "--wait", "bash", "--norc", "--noprofile", "-i"], columns: 80, rows: 24,
      isColored: false)
  }

  private init(
    program: URL, _ arguments: [String], columns: UInt16, rows: UInt16, isColored: Bool
  ) throws {
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
    setSize(columns: columns, rows: rows)
    process.executableURL = program
    process.arguments = arguments
    process.environment = try BuiltProgram.environment(home: room)
      .merging(["TERM": "xterm", "NO_COLOR": isColored ? "" : "1", "PS1": "$ "]) { $1 }
    let handle = FileHandle(fileDescriptor: secondary)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    // A thread of the tests may block the signals of a terminal, and the program would inherit that.
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    close(primary)
    close(secondary)
    try? FileManager.default.removeItem(at: room)
  }

  /// Reads the welcome of a new learner and goes on to the first question, of a session or of `vdl quiz`.
  func passesWelcome(ofQuiz isQuiz: Bool = false) -> Bool {
    guard
      waits(for: isQuiz ? "Return shows the first question> " : "Return takes the suggestion> ")
    else { return false }
    type(isQuiz ? "\r" : "quiz\r")
    return waits(for: "answer> ")
  }

  private func readSome() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(primary, &bytes, bytes.count)
    if count > 0 { frames += String(decoding: bytes[..<count], as: UTF8.self) }
  }

  private func setSize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(primary, UInt(TIOCSWINSZ), &size)
  }

  /// Gives the window another size. The system tells the program only if the terminal controls it.
  func resize(columns: UInt16, rows: UInt16) {
    setSize(columns: columns, rows: rows)
    kill(process.processIdentifier, SIGWINCH)
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

  /// Waits for the end by a signal and returns it; nil when the program ends in another way.
  func endingSignal() -> Int32? {
    _ = status()
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
  }

  /// Whether the terminal echoes, waits for whole lines and turns Ctrl-C into a signal.
  var isInOrder: Bool {
    var mode = termios()
    guard tcgetattr(secondary, &mode) == 0 else { return false }
    let wanted = tcflag_t(ICANON | ECHO | ISIG)
    return mode.c_lflag & wanted == wanted
  }
}
