/// The callers of an event that a reader can look up, innermost first, up to the scenario's own line.
///
/// The model's own helpers are left out. What stays is public in UIKit, was seen on devices, or is
/// the scenario's: `loadViewIfRequired`, `view`, `line 12`.
public struct CallChain: Hashable, Sendable {
  /// The callers, innermost first: `line 12`, or `viewDidLoad (line 12)` inside a function, for the
  /// scenario's own.
  public var callers: [String]
  /// The line of the innermost caller that is the scenario's own code; nil when none is, or when it
  /// is in a file beside the program.
  public var line: Int?

  /// The greatest number of callers; those left out are UIKit's.
  static let mostCallers = 4

  /// `lines` are those that a reader knows, when that is not all of the program.
  public init(_ event: Event, in lines: ListedLines? = nil) {
    let own = event.stack.firstIndex { $0.source != .model }
    // Without a line of the scenario, the outermost call is the end of the run, which nobody wrote.
    let calls = own.map { event.stack[...$0] } ?? event.stack.dropLast()
    callers = Self.bounded(Self.steps(calls.compactMap { Self.text($0, lines) }))
    line = own.map { event.stack[$0] }.flatMap { frame in
      if let lines { return lines.number(of: frame) }
      return frame.source == .program ? frame.line : nil
    }
  }

  /// "called by view, called by line 12".
  public var sentence: String {
    callers.isEmpty
      ? "called by UIKit" : callers.map { "called by \($0)" }.joined(separator: ", ")
  }

  /// Neighbours of one name are one step to a reader: a setter that calls the method of its name.
  private static func steps(_ names: [String]) -> [String] {
    names.enumerated().filter { $0.offset == 0 || names[$0.offset - 1] != $0.element }
      .map(\.element)
  }

  /// Keeps the innermost callers, and the scenario's line with the call that it makes.
  private static func bounded(_ names: [String]) -> [String] {
    guard names.count > mostCallers else { return names }
    return names.prefix(mostCallers - 2) + names.suffix(2)
  }

  /// Returns a frame for a reader; nil for a helper.
  private static func text(_ frame: StackFrame, _ lines: ListedLines?) -> String? {
    guard frame.source != .model else { return frame.name }
    let place = lines?.place(of: frame) ?? frame.place
    return frame.name.map { "\($0) (\(place))" } ?? place
  }
}
