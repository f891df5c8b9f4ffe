public import Diagnostics
public import Scenarios
import SwiftFrontend

/// The outcome of driving one class.
public struct DriveResult: Sendable {
  public var subject: DrivableClass
  /// The run of the drive, with the events of all objects.
  public var run: Run
  /// The overridden callbacks that UIKit must call, in order, once for each call; empty when the run
  /// did not complete.
  public var required: [String]
  /// Empty when the class passes, and when the run did not complete.
  public var problems: [DriveProblem]

  /// Whether no reference to the object was left at the end.
  public var isDeinitialized: Bool { run.checks.first == .holds }

  /// Whether the run completed without a problem.
  public var passes: Bool { run.outcome == .completed && problems.isEmpty }

  /// Whether the end of the run says that nothing holds the object: not when something from elsewhere
  /// got it and may keep it.
  public var isFreed: Bool? {
    guard isDeinitialized else { return false }
    return gifts.isEmpty ? true : nil
  }

  /// The places where the object, as one of its classes, gave itself to something from elsewhere.
  public var gifts: [Run.Tally.Gift] {
    let names = classNames
    var seen: Set<Run.Tally.Gift> = []
    return (run.tally?.gifts ?? []).filter {
      names.contains($0.className) && seen.insert($0).inserted
    }
  }

  /// The references that keep the object at the end, as far as they form a cycle.
  public var heldBy: [String] {
    guard !isDeinitialized else { return [] }
    return run.leaks.first { leak in
      leak.objects.contains { $0.prefix { $0 != "#" } == subject.simpleName }
    }?.cycle ?? []
  }

  /// Statements of the class and of its superclasses in the files, closures included, that began at
  /// least once.
  public var statementsRun: Int { ownBodies.reduce(0) { $0 + $1.statementsRun } }

  /// All statements of the class and of its superclasses in the files, closures included.
  public var statementsReachable: Int { ownBodies.reduce(0) { $0 + $1.statements } }

  private var ownBodies: [Run.Tally.Body] {
    let names = classNames
    return (run.tally?.bodies ?? []).filter { body in
      names.contains { body.function.isPart(of: $0) }
    }
  }

  /// The object's class and its superclasses in the files, as functions are named after them.
  private var classNames: Set<String> {
    let written = [subject.name] + subject.superclasses.map(\.name)
    return Set(written + written.map(DrivableClass.simpleName(of:)))
  }

  /// The events of the driven object.
  public var events: [Event] {
    let names: Set = [subject.name, subject.simpleName]
    return run.events.filter { names.contains($0.className) }
  }

  /// The overridden callbacks that came while none of their statements ran.
  var emptyBodies: [DriveProblem] {
    let ran = Set((run.tally?.bodies ?? []).filter { $0.statementsRun > 0 }.map(\.function))
    let callbacks = Set(events.filter(\.isOverridden).map(\.callback))
    return subject.written.overrides.filter { override in
      callbacks.contains(override.name) && !override.statements.isEmpty
        && ran.isDisjoint(with: [
          "\(subject.simpleName).\(override.name)", "\(subject.name).\(override.name)",
        ])
    }.map { .emptyBody($0.name) }
  }
}

extension Drive {
  /// Runs the drive beside other files, and without those that are refused.
  private func outcome(
    _ files: [SourceFile], beside others: [SourceFile], run: (Scenario, Limits) -> Run
  ) -> Run {
    var others = others
    for _ in 0..<Self.attempts {
      let driven = run(scenario(others + files), Self.limits)
      let errors = driven.diagnostics.filter { $0.severity == .error }.map(\.location.file)
      guard driven.outcome == .refused, !Set(errors).isDisjoint(with: others.map(\.name)) else {
        return driven
      }
      others.removeAll { errors.contains($0.name) }
    }
    return run(scenario(files), Self.limits)
  }

  /// The runs beside ever fewer files, after which none of them is taken.
  private static let attempts = 4

  /// Drives the class; `run` runs a scenario.
  ///
  /// A file `beside` the driven ones that is refused is left out: its names then come from elsewhere.
  public func result(
    _ files: [SourceFile], beside others: [SourceFile] = [], run: (Scenario, Limits) -> Run
  ) -> DriveResult {
    let driven = outcome(files, beside: others, run: run)
    guard driven.outcome == .completed else {
      return DriveResult(subject: subject, run: driven, required: [], problems: [])
    }
    let plain = run(plainScenario(), Self.limits)
    let required = plain.events.filter {
      $0.className == "DrivenPlainly" && $0.isOverridden && Self.coreCallbacks.contains($0.callback)
    }.map(\.callback)
    var result = DriveResult(subject: subject, run: driven, required: required, problems: [])
    let isUndisturbed = !Self.changesScenario(result, in: Set(files.map(\.name)))
    result.problems = TraceRules(isUndisturbed: isUndisturbed).violations(in: result.events)
    result.problems += result.emptyBodies
    if isUndisturbed { result.problems += Self.missing(required, in: result) }
    return result
  }

  /// The first required callback that did not come in its place. A class that shows or hides controllers
  /// itself changes the required callbacks: only the rules on the trace apply to it.
  private static func missing(_ required: [String], in result: DriveResult) -> [DriveProblem] {
    let names = Set(result.events.map(\.callback))
    // A view that the controller sets itself, as in its initialiser, is not loaded.
    let isViewSet = names.contains("viewWillAppear(_:)") && names.isDisjoint(with: loading)
    var heard = result.events.filter(\.isOverridden).map(\.callback)[...]
    for callback in required where !(isViewSet && loading.contains(callback)) {
      guard let place = heard.firstIndex(of: callback) else {
        return [.missingCallback(callback)]
      }
      heard = heard[(place + 1)...]
    }
    return []
  }

  private static let loading: Set = ["loadView()", "viewDidLoad()"]

  /// Calls of UIKit by which a controller changes which controllers are on the screen.
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

extension String {
  /// Whether a function of this name, or the function that a closure is in, belongs to a class.
  fileprivate func isPart(of name: String) -> Bool {
    split(separator: " in ").last?.hasPrefix(name + ".") ?? false
  }
}
