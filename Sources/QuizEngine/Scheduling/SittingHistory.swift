public import Curriculum
public import ReviewLog

/// The questions that one sitting has asked, in their order.
///
/// A sitting is one session of the program. What it asked decides what it may repeat (`SittingLimits`),
/// which wrong rules return in it, and which kinds of questions it begins with.
public struct SittingHistory: Hashable, Sendable {
  private var presentations: Set<PresentationID> = []
  private var kinds: [QuestionKind] = []
  private var targets: [RuleID] = []
  private var timesShown: [QuestionID: Int] = [:]
  private var variants: [QuestionID: Set<String>] = [:]
  /// Questions of which a variant was shown without its answer.
  private var skipped: Set<QuestionID> = []
  private var returnCounts: [RuleID: Int] = [:]
  /// Questions of which no further variant was found.
  private var exhausted: Set<QuestionID> = []
  /// The variant that was shown last; nil before the first question.
  public private(set) var latestVariant: String?

  /// A sitting without questions.
  public init() {}

  /// Adds a question that was shown, with the name of its variant; one that is resumed counts once.
  public mutating func add(_ presentation: Presentation, variant: String) {
    guard presentations.insert(presentation.id).inserted else { return }
    if presentation.occasion == .due, hasAsked(about: presentation.target) {
      returnCounts[presentation.target, default: 0] += 1
    }
    kinds.append(presentation.kind)
    targets.append(presentation.target)
    timesShown[presentation.question, default: 0] += 1
    variants[presentation.question, default: []].insert(variant)
    latestVariant = variant
  }

  /// Writes that a question was left without an answer.
  public mutating func skip(_ question: QuestionID) { skipped.insert(question) }

  /// Whether a question was left without an answer.
  public func hasSkipped(_ question: QuestionID) -> Bool { skipped.contains(question) }

  // MARK: Questions and their variants

  /// How often a question was shown, in any variant.
  public func timesShown(_ question: QuestionID) -> Int { timesShown[question] ?? 0 }

  /// Whether a question was shown in this variant.
  public func hasShown(_ variant: String, of question: QuestionID) -> Bool {
    variants[question]?.contains(variant) == true
  }

  /// Whether a question can only repeat a text. Variants that differ in names alone are one text.
  public func hasShownAllVariants(of question: Question) -> Bool {
    exhausted.contains(question.id)
      || variants[question.id]?.count ?? 0 >= question.instanceCount
  }

  /// Whether a question can only repeat a text whose answer was shown.
  public func hasShownAllAnswers(of question: Question) -> Bool {
    hasShownAllVariants(of: question) && !skipped.contains(question.id)
  }

  /// Writes that no variant was found that wasn't shown yet: some instances have the same text.
  public mutating func exhaust(_ question: QuestionID) { exhausted.insert(question) }

  /// How often a question can still be shown where a sitting limits that.
  public func timesLeft(of question: QuestionID) -> Int {
    max(0, SittingLimits.mostTimes - timesShown(question))
  }

  // MARK: Rules

  /// Whether a question was about the rule.
  public func hasAsked(about rule: RuleID) -> Bool { targets.contains(rule) }

  /// How often a rule was asked again because it was due again.
  public func returnCount(of rule: RuleID) -> Int { returnCounts[rule] ?? 0 }

  /// How many questions have come since the last one about a rule; nil if none was about it.
  public func questionsSince(_ rule: RuleID) -> Int? {
    targets.lastIndex(of: rule).map { targets.count - 1 - $0 }
  }

  /// The number of questions about a rule with which the sitting ends, so far.
  public func runLength(of rule: RuleID) -> Int {
    targets.reversed().prefix { $0 == rule }.count
  }

  // MARK: Kinds

  private static let beginning = 10
  private static let fewKinds = 3

  /// The kinds that the next question should be of; nil for all. A sitting begins with few kinds, so that
  /// the learner meets new rules before new kinds of questions.
  public var familiarKinds: Set<QuestionKind>? {
    let known = Set(kinds)
    return kinds.count >= Self.beginning || known.count < Self.fewKinds ? nil : known
  }
}
