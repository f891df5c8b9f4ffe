public import Curriculum
public import Scenarios

/// The answer that runs give to a question, or the reasons why they decide none.
public struct Decision: Hashable, Sendable {
  /// The right answer; nil when runs do not decide it, and then there are problems.
  public var truth: Truth?
  /// The reasons why there is no truth.
  public var problems: [Problem]
  /// The run of the question's own scenario.
  public var run: Run
}

/// Returns the right answer to a question, decided by runs of its scenario.
///
/// There is no truth, but a problem, where runs do not decide the answer or UIKit does not promise it.
/// The question must not be a template; pass one of its instances.
public func decide(_ question: Question, run: Runner) -> Decision {
  let shown = run(question.decidingScenario)
  let decided = question.task.judging.decideTruth(question, shown, run: run)
  return Decision(truth: decided.answer, problems: decided.problems, run: shown)
}

/// Returns the truth of a question, or of all instances of a template; nil when runs do not decide one
/// of them.
public func truth(of question: Question, run: Runner) -> Truth? {
  guard question.variation != nil else { return decide(question, run: run).truth }
  var truths: [Truth] = []
  for instance in question.instances {
    guard let truth = decide(instance, run: run).truth else { return nil }
    truths.append(truth)
  }
  return .instances(truths)
}

/// The greatest number of instances that a template may have.
let mostInstances = 64

extension Question {
  /// The instances of a template, at most 64; a plain question is its own instance.
  public var instances: [Question] {
    (0..<min(instanceCount, mostInstances)).map { instance($0) }
  }
}
