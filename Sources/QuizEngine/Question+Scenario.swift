public import Curriculum
import Diagnostics
public import Releases
public import Scenarios

extension Question {
  /// The scenario that decides the answer: the code with the checks of the task.
  public var decidingScenario: Scenario {
    scenario(of: scenario, drive: task.exercise?.drive, checks: task.judging.checks)
  }

  /// Returns a scenario of code that a learner tries in place of the question's. Only the goals of an
  /// exercise are checked.
  public func scenario(trying code: String) -> Scenario {
    let checks = task.exercise == nil ? [] : task.judging.checks
    return scenario(of: code, drive: task.exercise?.drive, checks: checks)
  }

  /// Returns the goals of an exercise, each met or missed in a run of `scenario(trying:)`; none for
  /// other kinds.
  public func goals(in run: Run) -> [Verdict.Row] { task.judging.goals(in: run, of: self) }

  /// Returns a scenario of other code on the question's release and device, with its support files.
  func scenario(of code: String, drive: String? = nil, checks: [String]) -> Scenario {
    var scenario = Scenario(
      of: code, above: support, drive: drive, ios: ios, device: device, checks: checks)
    scenario.recordsOwnCalls = task.exercise == nil
    return scenario
  }
}

extension Scenario {
  /// A program of a course: the support files, the code, and the code that drives it.
  public init(
    of code: String, above support: [SupportFile], drive: String? = nil, ios: IOSVersion,
    device: Device, checks: [String]
  ) {
    var files = support.map { SourceFile(name: $0.name, text: $0.text) }
    files.append(SourceFile(name: Scenario.mainFile, text: code))
    if let drive { files.append(SourceFile(name: "drive.swift", text: drive)) }
    self.init(files: files, ios: ios, device: device, checks: checks)
  }
}
