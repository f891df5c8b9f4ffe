public import Diagnostics
public import Scenarios
import SwiftFrontend
import Words

/// What became of a class that was driven.
public struct DriveResult: Sendable {
  public var subject: DrivableClass
  public var run: Run
  /// The overridden callbacks that it was owed, in order, once for each time.
  public var owed: [String]
  /// What the drive finds wrong, in words; empty when the class passes.
  public var problems: [String]

  /// Whether nothing held the object any more at the end.
  public var isDeinitialized: Bool { run.checks.first == .holds }

  public var passes: Bool { run.outcome == .completed && problems.isEmpty }

  /// The events of the driven object.
  public var events: [Event] {
    let names: Set = [subject.name, subject.simpleName]
    return run.events.filter { names.contains($0.className) }
  }

  /// The callbacks that came to a body with statements, none of which ran.
  var emptyBodies: [String] {
    let ran = Set((run.tally?.bodies ?? []).filter { $0.statementsRun > 0 }.map(\.function))
    let callbacks = Set(events.filter(\.isOverridden).map(\.callback))
    return subject.written.overrides.filter { override in
      callbacks.contains(override.name) && !override.statements.isEmpty
        && ran.isDisjoint(with: [
          "\(subject.simpleName).\(override.name)", "\(subject.name).\(override.name)",
        ])
    }.map { Words.Drives.nothingRan(in: $0.name) }
  }
}

extension Drive {
  /// Drives the class; `run` runs a scenario. Of the files `beside` the driven ones those are left out
  /// that are refused: what they declare comes from elsewhere then.
  public func result(
    _ files: [SourceFile], beside others: [SourceFile] = [], run: (Scenario, Limits) -> Run
  ) -> DriveResult {
    var others = others
    var driven = run(scenario(others + files), Self.limits)
    while driven.outcome == .refused,
      let error = driven.diagnostics.first(where: { $0.severity == .error }),
      let refused = others.firstIndex(where: { $0.name == error.location.file })
    {
      others.remove(at: refused)
      driven = run(scenario(others + files), Self.limits)
    }
    guard driven.outcome == .completed else {
      return DriveResult(subject: subject, run: driven, owed: [], problems: [])
    }
    let plain = run(plainScenario(), Self.limits)
    let owed = plain.events.filter {
      $0.className == "DrivenPlainly" && $0.isOverridden && Self.coreCallbacks.contains($0.callback)
    }.map(\.callback)
    var result = DriveResult(subject: subject, run: driven, owed: owed, problems: [])
    let isUndisturbed = !Self.changesScenario(result, in: Set(files.map(\.name)))
    result.problems = TraceRules(isUndisturbed: isUndisturbed).problems(of: result.events)
    result.problems += result.emptyBodies
    if isUndisturbed { result.problems += Self.missing(owed, in: result) }
    return result
  }

  /// What it was owed and did not hear. A class that shows or hides controllers itself changes what it
  /// is owed: the rules on the trace alone must do then.
  private static func missing(_ owed: [String], in result: DriveResult) -> [String] {
    var heard = result.events.filter(\.isOverridden).map(\.callback)[...]
    for callback in owed {
      guard let place = heard.firstIndex(of: callback) else {
        return [Words.Drives.wasOwed(callback)]
      }
      heard = heard[(place + 1)...]
    }
    return []
  }

  /// Calls of UIKit by which a controller changes who is on the screen.
  private static let acts = [
    "present(", "dismiss(", "pushViewController(", "popViewController(", "popToRootViewController(",
    "popToViewController(", "setViewControllers(", "show(", "showDetailViewController(",
    "performSegue(", "addChild(", "removeFromParent(", "rootViewController", "transition(from:",
  ]

  private static func changesScenario(_ result: DriveResult, in files: Set<String>) -> Bool {
    result.run.events.contains { event in
      zip(event.stack, event.stack.dropFirst()).contains { callee, caller in
        files.contains(caller.file) && callee.file.hasPrefix("UIKit/")
          && acts.contains { callee.function.contains(".\($0)") }
      }
    }
  }
}
