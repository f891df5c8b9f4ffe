public import Scenarios

/// The part of a run that can be seen from outside.
public struct Outward: Hashable, Sendable {
  let lines: [String]
  let warnings: [String]
  let events: [String]
  let hasCompleted: Bool

  public init(_ run: Run) {
    lines = run.output
    warnings = run.consoleWarnings
    events = run.events.map { "\($0.object).\($0.callback)" }
    hasCompleted = run.outcome == .completed
  }
}
