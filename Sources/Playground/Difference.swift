public import Diagnostics
public import Scenarios

/// What a run has that another one had not: the consequences of an edit.
public struct Difference: Hashable, Sendable {
  /// A printed line, and the line of the program that printed it where that is known.
  public struct Printed: Hashable, Sendable {
    public var text: String
    public var line: Int?
  }

  /// A part of the one run in the place of a part of the other.
  public struct Change<Part: Hashable & Sendable>: Hashable, Sendable {
    public var was: Part
    public var now: Part
  }

  /// The changes of one kind of thing, in the order of the run.
  public struct Parts<Part: Hashable & Sendable>: Hashable, Sendable {
    public var added: [Part] = []
    /// What follows a stretch of new parts, by the index of its last one; nothing for what comes last.
    public var followers: [Int: Part] = [:]
    public var changed: [Change<Part>] = []
    /// What is the same and comes earlier or later than what it came before or after.
    public var moved: [Part] = []
    public var removed: [Part] = []

    public init() {}

    public var isEmpty: Bool {
      added.isEmpty && changed.isEmpty && moved.isEmpty && removed.isEmpty
    }
  }

  public var output: Parts<Printed>
  public var events: Parts<Event>
  /// What outlives every reference to it.
  public var leaks: Parts<Leak>
  /// The warnings that are new, of Swift's kind and of UIKit's.
  public var warnings: [Diagnostic]
  public var consoleWarnings: [String]
  /// Whether one of the runs has a callback that the program overrides.
  public var hasOverrides: Bool

  public var isEmpty: Bool { output.isEmpty && events.isEmpty && leaks.isEmpty }

  /// A run with the text of its program.
  struct Outcome {
    var run: Run
    var program: ProgramText
  }

  /// `old` is nil before the first entry.
  init(from old: Outcome?, to new: Outcome) {
    output = Parts(
      from: old.map(Self.printed) ?? [], to: Self.printed(new), by: \.site, \.line.text
    ).map(\.line)
    events = Parts(
      from: old?.run.events ?? [], to: new.run.events,
      by: { Site(object: Self.plain($0.object), callback: $0.callback) },
      { $0.arguments.map { Self.plain($0.value) } })
    leaks = Parts(
      from: old?.run.leaks ?? [], to: new.run.leaks, by: { $0.objects.map(Self.plain) },
      { _ in true })
    let (known, warnings) = (old.map(Self.warnings) ?? [], Self.warnings(new))
    self.warnings = warnings.filter { warning in
      !known.contains { $0.place == warning.place && $0.text == warning.text }
    }.map(\.diagnostic)
    consoleWarnings = Self.added(
      from: old?.run.consoleWarnings ?? [], to: new.run.consoleWarnings)
    hasOverrides =
      new.run.events.contains(where: \.isOverridden)
      || old?.run.events.contains(where: \.isOverridden) == true
    output.pairLeftovers { $0.line }
  }

  /// The same with only what a run that came to no end can tell: what it did, and not what it didn't do.
  var ofWhatRan: Difference {
    var part = self
    part.output.removed = []
    part.events.removed = []
    part.leaks = Parts()
    return part
  }

  // MARK: What is the same

  private struct Site: Hashable {
    var object: String
    var callback: String
  }

  /// The first object of its class has a number only where there is a second one.
  private static func plain(_ object: String) -> String {
    object.hasSuffix("#1") ? String(object.dropLast(2)) : object
  }

  /// A printed line with the code that printed it, which is the same where other code has moved it.
  private struct SitedLine: Hashable {
    var line: Printed
    var site: String
  }

  private static func printed(_ outcome: Outcome) -> [SitedLine] {
    let (run, lines) = (outcome.run, outcome.program.lines)
    return run.output.enumerated().map { index, text in
      let frame = index < run.printed.count ? run.printed[index].frame : nil
      let isOwn = frame?.source == .program
      let line = Printed(text: text, line: isOwn ? frame?.line : nil)
      guard let frame else { return SitedLine(line: line, site: "") }
      // A function keeps its name when its lines change, and a statement at top level its text.
      guard isOwn, frame.name == nil, lines.indices.contains(frame.line - 1) else {
        return SitedLine(line: line, site: frame.function)
      }
      return SitedLine(line: line, site: "\(lines[frame.line - 1].drop(while: \.isWhitespace))")
    }
  }

  private struct Warning {
    var diagnostic: Diagnostic
    var text: String
    /// The line as it is written: its number changes with what stands above.
    var place: String
  }

  private static func warnings(_ outcome: Outcome) -> [Warning] {
    let lines = outcome.program.lines
    return outcome.run.diagnostics.filter { $0.severity != .error }.map { diagnostic in
      let line = diagnostic.location.line
      return Warning(
        diagnostic: diagnostic, text: diagnostic.message,
        place: lines.indices.contains(line - 1) ? String(lines[line - 1]) : "")
    }
  }

  private static func added(from old: [String], to new: [String]) -> [String] {
    var left = Dictionary(old.map { ($0, 1) }, uniquingKeysWith: +)
    return new.filter { text in
      guard let count = left[text], count > 0 else { return true }
      left[text] = count - 1
      return false
    }
  }
}

extension Difference.Parts {
  fileprivate func map<Other>(
    _ change: (Part) -> Other
  ) -> Difference.Parts<Other> {
    var parts = Difference.Parts<Other>()
    parts.added = added.map(change)
    parts.followers = followers.mapValues(change)
    parts.changed = changed.map { Difference.Change(was: change($0.was), now: change($0.now)) }
    parts.moved = moved.map(change)
    parts.removed = removed.map(change)
    return parts
  }

  /// Takes a new part for a change of the one that is gone from the same place.
  fileprivate mutating func pairLeftovers<Place: Hashable>(by place: (Part) -> Place?) {
    // What is new between others says where; it stays as it is.
    guard followers.isEmpty else { return }
    var kept: [Part] = []
    for part in added {
      let here = place(part)
      if here != nil, let index = removed.firstIndex(where: { place($0) == here }) {
        changed.append(Difference.Change(was: removed.remove(at: index), now: part))
      } else {
        kept.append(part)
      }
    }
    added = kept
  }
}
