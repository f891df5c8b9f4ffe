public import Curriculum
import Diagnostics
import Releases
public import Scenarios

extension Question {
  /// The scenario that decides it: its code with the checks of all its answers.
  public var decidingScenario: Scenario {
    scenario(of: scenario, drive: task.exercise?.drive, checks: task.judging.checks)
  }

  /// Code that a learner tries in place of this question's.
  public func scenario(trying code: String) -> Scenario {
    scenario(of: code, drive: task.exercise?.drive, checks: [])
  }

  /// Some code in this question's circumstances, above its supporting files.
  func scenario(of code: String, drive: String? = nil, checks: [String]) -> Scenario {
    Scenario(of: code, above: support, drive: drive, ios: ios, device: device, checks: checks)
  }
}

extension Scenario {
  /// Code of a course, above the files that support it and before the code that drives it.
  init(
    of code: String, above support: [SupportFile], drive: String? = nil, ios: IOSVersion,
    device: Device, checks: [String]
  ) {
    var files = support.map { SourceFile(name: $0.name, text: $0.text) }
    files.append(SourceFile(name: "scenario.swift", text: code))
    if let drive { files.append(SourceFile(name: "drive.swift", text: drive)) }
    self.init(files: files, ios: ios, device: device, checks: checks)
  }
}
