public import Curriculum
import Diagnostics
import Releases
public import Scenarios

/// The answer that runs give to a question, or the reasons why they give none.
public struct Decision: Hashable, Sendable {
  /// Nil when they do not decide it; then there are problems.
  public var truth: Truth?
  public var problems: [Problem]
  /// The run of its scenario as it is shown.
  public var run: Run
}

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

/// Returns the right answer of a question, as runs of its scenario show it.
///
/// What runs do not decide, or what UIKit does not promise, is a problem, and then there is no truth.
/// The question is no template: ask for one of its instances.
public func decide(_ question: Question, run: Runner) -> Decision {
  let shown = run(question.decidingScenario)
  let decided = question.task.judging.decideTruth(question, shown, run: run)
  return Decision(truth: decided.answer, problems: decided.problems, run: shown)
}

/// Returns the truth of a question, or of all instances of a template; nil when one is not decided.
public func truth(of question: Question, run: Runner) -> Truth? {
  guard question.variation != nil else { return decide(question, run: run).truth }
  var truths: [Truth] = []
  for instance in question.instances {
    guard let truth = decide(instance, run: run).truth else { return nil }
    truths.append(truth)
  }
  return .instances(truths)
}

/// How many instances of a template are verified; a template of more is refused.
let mostInstances = 64

extension Question {
  /// The questions that a template stands for, as many as are verified; of no template, itself.
  public var instances: [Question] {
    (0..<min(instanceCount, mostInstances)).map { instance($0) }
  }
}

/// Returns what is wrong with how the run of a question's scenario ended.
func problemsOfEnding(_ question: Question, _ run: Run) -> [Problem] {
  problemsOfEnding(of: run, question.ending, in: .scenario(question.id))
}

func problemsOfEnding(of run: Run, _ ending: Ending, in part: ContentPart) -> [Problem] {
  switch (run.outcome, ending) {
  case (.completed, .completed), (.trapped, .trap):
    return []
  case (.completed, .trap):
    return [Problem(RunFinding.doesNotTrap, in: part)]
  case (.trapped(let trap), .completed):
    return [
      Problem(
        RunFinding.traps(trap.message), in: part, line: trap.location?.line,
        column: trap.location?.column)
    ]
  case (.limit(let limit), _):
    return [Problem(RunFinding.exceeds(limit), in: part)]
  case (.refused, _):
    let errors = run.diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty else { return [Problem(RunFinding.isRefused, in: part)] }
    return errors.map {
      Problem(
        RunFinding.isRefusedBecause($0.message), in: part, line: $0.location.line,
        column: $0.location.column)
    }
  }
}

/// Returns what each check gave, or why one gave nothing.
func checkResults(
  _ id: QuestionID, _ checks: [String], _ run: Run
) -> (results: [Bool], problems: [Problem]) {
  guard run.checks.count == checks.count else {
    return ([], [Problem(CheckFinding.notEvaluated, in: .question(id))])
  }
  var results: [Bool] = []
  var problems: [Problem] = []
  for (index, check) in checks.enumerated() {
    switch promisedResult(of: check, at: index, in: run) {
    case .success(let holds): results.append(holds)
    case .failure(let why):
      problems.append(Problem(why, in: .check(id, index: index)))
    }
  }
  return (results, problems)
}

/// Returns whether a check holds, as far as UIKit promises what it reads.
func promisedResult(of check: String, at index: Int, in run: Run) -> Result<Bool, CheckFinding> {
  if let why = Promises.whyUnpromised(check: check, of: run) {
    return .failure(why)
  }
  guard run.checks.indices.contains(index) else {
    return .failure(.notEvaluated)
  }
  switch run.checks[index] {
  case .holds: return .success(true)
  case .fails: return .success(false)
  case .broken(let message):
    return .failure(.fails(message))
  }
}

extension Run {
  /// The first reason why it was refused; nil when it ran.
  var refusal: String? {
    guard case .refused = outcome else { return nil }
    return diagnostics.first { $0.severity == .error }?.message ?? "refused"
  }
}
