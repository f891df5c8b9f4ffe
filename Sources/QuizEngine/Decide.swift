public import Curriculum
public import Scenarios

/// The answer that runs give to a question, or the reasons why they give none.
public struct Decision: Hashable, Sendable {
  /// Nil when they do not decide it; then there are problems.
  public var truth: Truth?
  public var problems: [Problem]
  /// The run of its scenario as it is shown.
  public var run: Run
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
