internal import Curriculum

/// What asking a question would repeat in a sitting, from nothing to what helps least.
enum Repetition: Int, Comparable {
  case nothing
  /// A question of this sitting in another variant.
  case question
  /// A question of which every variant was shown in this sitting, with its answer.
  case text
  /// The question that was asked last.
  case lastQuestion

  static func < (a: Repetition, b: Repetition) -> Bool { a.rawValue < b.rawValue }

  /// Whether the question is as good as one of a later turn.
  var isFine: Bool { self <= .question }
}

/// What a sitting may repeat.
///
/// A question comes at most twice, and a rule returns at most twice. At most two questions in a row are
/// about one rule, unless the scope has no other. A pass that may be a guess is never confirmed by a text
/// whose answer was shown. Whoever asks for one rule gets it as often as they like.
struct SittingLimits {
  private let context: SchedulingContext
  /// Whether the questions of the scope are about several rules.
  private let hasRules: Bool

  static let mostTimes = 2
  static let mostReturns = 2
  static let longestRun = 2

  init(_ context: SchedulingContext) {
    self.context = context
    var rules: Set<RuleID> = []
    for question in context.courses.lazy.flatMap(\.lessons).flatMap(\.questions)
    where context.scope.contains(question) && !context.refused.contains(question.id) {
      guard let target = question.rules.first, context.rules[target]?.isSuspended != true else {
        continue
      }
      rules.insert(target)
      if rules.count > 1 { break }
    }
    hasRules = rules.count > 1
  }

  /// Whether a question may be asked at all.
  func allow(_ question: Question) -> Bool {
    guard let target = question.rules.first else { return false }
    let standing = context.rules[target]
    if standing?.isSuspended == true { return false }
    guard context.scope.limitsRepetition else { return true }
    let sitting = context.sitting
    if sitting.timesLeft(of: question.id) == 0 { return false }
    if hasRules, sitting.runLength(of: target) >= Self.longestRun { return false }
    return standing?.isPassPending != true || !sitting.hasShownAllAnswers(of: question)
  }

  /// Returns what a question would repeat.
  func repetition(of question: Question) -> Repetition {
    if question.id == context.lastQuestion { return .lastQuestion }
    guard context.scope.limitsRepetition, context.sitting.timesShown(question.id) > 0 else {
      return .nothing
    }
    return context.sitting.hasShownAllVariants(of: question) ? .text : .question
  }

  /// Returns the questions that may be asked and repeat least, in their order; nil when there are none.
  func leastRepeated(
    of questions: [Question]
  ) -> (questions: [Question], repetition: Repetition)? {
    let allowed = questions.filter(allow).map { (question: $0, repetition: repetition(of: $0)) }
    guard let least = allowed.map(\.repetition).min() else { return nil }
    return (allowed.filter { $0.repetition == least }.map(\.question), least)
  }

  /// Returns those about one rule if the others are too few to come between them, else all.
  func spread(_ questions: [Question]) -> [Question] {
    guard context.scope.limitsRepetition else { return questions }
    let byRule = Dictionary(grouping: questions) { $0.rules.first }
    let crowd = byRule.values.first {
      $0.count > Self.longestRun * (questions.count - $0.count)
    }
    return crowd ?? questions
  }
}

extension SchedulingContext.Scope {
  /// Whether a sitting repeats little. Somebody who asks for one rule, or for their mistakes, wants to see
  /// them again.
  public var limitsRepetition: Bool {
    switch self {
    case .due, .dueAndNew, .anything, .lesson, .placement: true
    case .rule, .questions, .assignment: false
    }
  }
}
