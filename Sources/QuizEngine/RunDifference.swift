public import Releases
import Scenarios

/// The lines of two runs side by side, to just after the first one that differs.
public struct RunDifference: Hashable, Sendable {
  /// The lines; `real` is of the run that shows the truth.
  public private(set) var rows: [Verdict.Row] = []
  /// The index of the first row that differs.
  public private(set) var first = 0
  /// Whether the lines are events; else they are printed.
  public let isOfEvents: Bool
  /// The meaning of both sides.
  public var sides = Sides.supposed

  /// The meaning of both sides of a difference.
  public enum Sides: Hashable, Sendable {
    /// If an answer were so, and as it is.
    case supposed
    /// With the learner's answer, and with a right one.
    case tried
    /// On one release of iOS, and on another.
    case releases(IOSVersion, IOSVersion)

    /// Whether events that the code doesn't override may show the difference. Between releases they
    /// differ for reasons that nobody asks about.
    var showsEvents: Bool { if case .releases = self { false } else { true } }
  }

  /// A form of lines.
  enum Form {
    case printed
    /// The callbacks that the code overrides, and all of them.
    case overridden, events

    fileprivate func lines(of run: Run) -> [String] {
      switch self {
      case .printed: printedLines(of: run)
      case .overridden: run.events.filter(\.isOverridden).map(\.name)
      case .events: run.events.map(\.name)
      }
    }
  }

  /// Compares two runs in the first of these forms in which they differ, or else in the last one.
  init(_ yours: Run, _ real: Run, in forms: [Form]) {
    let used =
      forms.first { $0.lines(of: yours) != $0.lines(of: real) } ?? forms.last ?? .printed
    isOfEvents = used != .printed
    compare(used.lines(of: yours), used.lines(of: real))
  }

  private mutating func compare(_ yours: [String], _ real: [String]) {
    first =
      zip(real, yours).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(real.count, yours.count)
    for index in 0..<max(real.count, yours.count) where index <= first + 2 {
      let row = (
        yours: yours.indices.contains(index) ? yours[index] : nil,
        real: real.indices.contains(index) ? real[index] : nil
      )
      rows.append(Verdict.Row(yours: row.yours, real: row.real, isSame: row.yours == row.real))
    }
  }

  /// Whether some line differs.
  var isThere: Bool { rows.indices.contains(first) }
}

/// The output, UIKit's warnings, and the end of a run that does not complete.
private func printedLines(of run: Run) -> [String] {
  var lines = run.output + run.consoleWarnings.map { "warning: \($0)" }
  switch run.outcome {
  case .completed, .refused: break
  case .trapped(let trap): lines.append("trap: \(trap.message)")
  case .limit(let limit): lines.append("no end: exceeds the limit of \(limit.inWords)")
  }
  return lines
}
