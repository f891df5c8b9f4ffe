internal import Glibc

/// The facts about the program's standard streams: which are terminals, and the width and encoding.
public struct Terminal: Hashable, Sendable {
  public var inputIsTerminal: Bool
  public var outputIsTerminal: Bool
  public var errorIsTerminal: Bool
  /// The number of columns to write for.
  public var columns: Int
  /// Whether the locale's characters are UTF-8.
  public var isUTF8: Bool

  /// By default no stream is a terminal, as in a pipe.
  public init(
    inputIsTerminal: Bool = false, outputIsTerminal: Bool = false, errorIsTerminal: Bool = false,
    columns: Int = 80, isUTF8: Bool = true
  ) {
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.columns = columns
    self.isUTF8 = isUTF8
  }

  /// Asks the system. `COLUMNS` wins over the terminal's own width; both are limited to 20...200.
  public static func current(environment: [String: String]) -> Terminal {
    var columns = environment["COLUMNS"].flatMap { Int($0) }
    if columns == nil {
      var size = winsize()
      if unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
        columns = Int(size.ws_col)
      }
    }
    // As POSIX says: the first of these that is set and not empty.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let codeset = locale?.split(separator: ".").dropFirst().last?.lowercased() ?? ""
    return Terminal(
      inputIsTerminal: isatty(STDIN_FILENO) == 1, outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorIsTerminal: isatty(STDERR_FILENO) == 1, columns: min(200, max(20, columns ?? 80)),
      isUTF8: codeset.hasPrefix("utf-8") || codeset.hasPrefix("utf8"))
  }

  /// Whether lines are read as the terminal driver gives them, without libedit.
  public func usesLineMode(isPlain: Bool, environment: [String: String]) -> Bool {
    isPlain || !inputIsTerminal || !outputIsTerminal
      || environment["TERM", default: "dumb"] == "dumb"
  }
}
