public import Curriculum
public import QuizEngine
public import Scenarios

/// The model of UIKit as a study session uses it, apart from the runs that the learner may stop.
public struct StudyModel {
  /// Names the model, so that the log can say which one decided a question.
  public var version: String
  /// The rule book.
  public var rules: [RuleEntry]
  /// The scenarios that show the rules.
  public var examples: [RuleExample]
  /// The misconceptions that answers are compared with.
  public var misconceptions: [Misconception]
  /// Generates questions with a runner of its own, on a stack that the nesting of scenarios fits
  /// in.
  public var generate:
    (@escaping @Sendable (@escaping Runner) -> [GeneratedQuestion])
      -> [GeneratedQuestion]

  public init(
    version: String, rules: [RuleEntry], examples: [RuleExample], misconceptions: [Misconception],
    generate:
      @escaping (@escaping @Sendable (@escaping Runner) -> [GeneratedQuestion])
      -> [GeneratedQuestion]
  ) {
    self.version = version
    self.rules = rules
    self.examples = examples
    self.misconceptions = misconceptions
    self.generate = generate
  }
}

/// A question that was generated from a rule's example, with the answer that a run gave.
public typealias GeneratedQuestion = (question: Question, truth: Truth)
