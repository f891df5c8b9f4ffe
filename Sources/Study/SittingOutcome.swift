internal import Curriculum
internal import QuizEngine
public import ReviewLog
public import Scenarios
internal import SpacedRepetition
public import Storage

/// What some answers of a sitting come to, rule by rule. The last answer about a rule decides.
public struct SittingOutcome: Hashable, Sendable {
  public var answered: Int
  public var right: Int
  /// The rules that were answered right, but for those that may have been guessed or that hints gave away.
  public var known: [Rule] = []
  /// The rules that were answered wrong.
  public var missed: [Rule] = []
  /// The misconceptions that answers fit, the latest first.
  public var misconceptions: [Misconception] = []

  /// A rule that was answered.
  public struct Rule: Hashable, Sendable {
    /// The rule in one sentence.
    public var sentence: String
    /// When it is asked again, in days from today; nil when it isn't.
    public var returns: Int?

    public init(sentence: String, returns: Int?) {
      self.sentence = sentence
      self.returns = returns
    }
  }

  /// The numbers of answers alone.
  public init(answered: Int, right: Int) {
    self.answered = answered
    self.right = right
  }
}

extension StudySession {
  /// Sums up answers of this sitting. Of questions that are asked once more, with their answers just shown,
  /// nothing is known.
  public func outcome(
    of answers: [SavedAnswer], areRepeated: Bool = false
  ) throws(StoreError) -> SittingOutcome {
    var outcome = SittingOutcome(
      answered: answers.count, right: answers.count { $0.verdict.isRight })
    outcome.misconceptions = misconceptions(behind: answers)
    let now = world.now()
    var latest: [SavedAnswer] = []
    for answer in answers {
      latest.removeAll { $0.prepared.target == answer.prepared.target }
      latest.append(answer)
    }
    for answer in latest {
      let target = answer.prepared.target
      guard let entry = rules.first(where: { $0.id == target.rawValue }) else { continue }
      let state = try store.state(of: target, learner: learner.id)
      let due = state.flatMap { $0.isSuspended ? nil : StudyDay(of: $0.due, in: now.zone) }
      let rule = SittingOutcome.Rule(
        sentence: entry.sentence, returns: due.map { max(0, $0.days(since: now.day)) })
      if !answer.verdict.isRight {
        outcome.missed.append(rule)
      } else if state?.isPassPending == false, !areRepeated, answer.review.rating?.isPass == true {
        outcome.known.append(rule)
      }
    }
    return outcome
  }

  /// The misconceptions that these answers fit, without those that were withdrawn, the latest first.
  private func misconceptions(behind answers: [SavedAnswer]) -> [Misconception] {
    var found: [Misconception] = []
    for diagnosis in answers.map(\.diagnosis) {
      let gone = Set((diagnosis.withdrawn + diagnosis.named).map(\.id))
      found.removeAll { gone.contains($0.id) || $0.id == diagnosis.again?.id }
      found = diagnosis.named + [diagnosis.again].compactMap(\.self) + found
    }
    return found
  }

  /// The days of this week with answers, and today.
  public func daysOfWeek() throws(StoreError) -> (days: [StudyDay], today: StudyDay) {
    let today = world.now().day
    return (try store.days(of: learner.id, since: today.startOfWeek).map(\.day), today)
  }
}
