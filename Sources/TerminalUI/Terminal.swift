internal import Glibc

/// The facts about the program's standard streams: which are terminals, and their size and encoding.
public struct Terminal: Hashable, Sendable {
  public var inputIsTerminal: Bool
  public var outputIsTerminal: Bool
  public var errorIsTerminal: Bool
  /// The size to write for.
  public var size: Size
  /// Whether the locale's characters are UTF-8.
  public var isUTF8: Bool

  /// By default no stream is a terminal, as in a pipe.
  public init(
    inputIsTerminal: Bool = false, outputIsTerminal: Bool = false, errorIsTerminal: Bool = false,
    columns: Int = 80, rows: Int = 24, isUTF8: Bool = true
  ) {
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    size = .fixed(columns: columns, rows: rows)
    self.isUTF8 = isUTF8
  }

  /// Asks the system. `COLUMNS` wins over the terminal's own width; both are limited to 20...200.
  public static func current(environment: [String: String]) -> Terminal {
    // As POSIX says: the first of these that is set and not empty.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let codeset = locale?.split(separator: ".").dropFirst().last?.lowercased() ?? ""
    var terminal = Terminal(
      inputIsTerminal: isatty(STDIN_FILENO) == 1, outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorIsTerminal: isatty(STDERR_FILENO) == 1,
      isUTF8: codeset.hasPrefix("utf-8") || codeset.hasPrefix("utf8"))
    terminal.size = .ofWindow(columns: environment["COLUMNS"].flatMap { Int($0) })
    return terminal
  }

  /// Whether lines are read as the terminal driver gives them, without libedit.
  public func usesLineMode(isPlain: Bool, environment: [String: String]) -> Bool {
    isPlain || !inputIsTerminal || !outputIsTerminal
      || environment["TERM", default: "dumb"] == "dumb"
  }
}

extension Terminal {
  /// The number of columns and rows: given, or asked for at each use, since a window changes its size.
  public enum Size: Hashable, Sendable {
    case fixed(columns: Int, rows: Int)
    /// The window's own, but for columns that the environment names.
    case ofWindow(columns: Int?)
  }

  /// The number of columns to write for.
  public var columns: Int {
    get {
      switch size {
      case .fixed(let columns, _): columns
      case .ofWindow(let columns): min(200, max(20, columns ?? Self.window?.columns ?? 80))
      }
    }
    set { size = .fixed(columns: newValue, rows: rows) }
  }

  /// The number of rows that a reader sees at a time.
  public var rows: Int {
    switch size {
    case .fixed(_, let rows): rows
    case .ofWindow: Self.window?.rows ?? 24
    }
  }

  /// The size of the window of standard output; nil without one. A size of 0 is an unknown size.
  private static var window: (columns: Int?, rows: Int?)? {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return (
      columns: size.ws_col > 0 ? Int(size.ws_col) : nil,
      rows: size.ws_row > 0 ? Int(size.ws_row) : nil
    )
  }
}
