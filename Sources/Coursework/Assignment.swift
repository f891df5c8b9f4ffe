public import Curriculum
public import ReviewLog

/// An assignment's name within its course: lower-case letters, digits and hyphens.
public struct AssignmentID: Hashable, Sendable, RawRepresentable {
  /// The id as it is stored and written.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Questions of a course that its students answer for points.
///
/// It stands in the course's folder as `assignments/ID.yaml`. Students have the course, so what concerns
/// single students (extra time, another due date) is in the teacher's roster.
public struct Assignment: Hashable, Sendable {
  public var id: AssignmentID
  public var title: String
  public var kind: Kind
  /// The parts in the order in which they are asked; at least one.
  public var zones: [Zone]
  /// From when on it may be answered; nil: at once.
  public var release: UTCTime?
  /// Until when an answer is worth all its points; nil: for ever.
  public var due: UTCTime?
  /// What a late answer is worth, the first to end first.
  public var credit: [Credit]
  /// What one may do when no answer is worth anything any more.
  public var after: After
  /// The teacher's decisions about questions that turned out faulty.
  public var corrections: [QuestionID: Correction]

  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Each verdict comes at once, and help is at hand.
    case homework
    /// Verdicts come after the end, and there is no help.
    case exam
  }

  public enum After: String, Hashable, Sendable, CaseIterable {
    /// No question is asked any more.
    case none
    /// Questions are asked, for no points.
    case practice
  }

  /// The fate of the answers to a faulty question. One that counts for all or for nobody isn't asked any more.
  public enum Correction: String, Hashable, Sendable, CaseIterable {
    /// Everybody who got it has all its points.
    case full
    /// It counts for nobody.
    case none
    /// Earlier answers are judged by what the question is now.
    case new
  }

  /// What an answer after the due date is worth.
  public struct Credit: Hashable, Sendable {
    public var until: UTCTime
    /// From 0 to 100.
    public var percent: Double

    public init(until: UTCTime, percent: Double) {
      self.until = until
      self.percent = percent
    }
  }

  /// A part of an assignment: questions that are worth the same.
  public struct Zone: Hashable, Sendable {
    public var title: String
    public var source: Source
    /// How many of its questions each student gets; nil: all.
    public var choose: Int?
    /// What a right answer at each try is worth, falling; the last one counts for all further tries. At least
    /// one.
    public var points: [Double]
    /// How often a question may be answered; nil: as often as one likes.
    public var tries: Int?

    public enum Source: Hashable, Sendable {
      case questions([QuestionID])
      /// For each rule one question whose target it is.
      case rules([RuleID])

      /// How many questions there are to choose from.
      public var count: Int {
        switch self {
        case .questions(let questions): questions.count
        case .rules(let rules): rules.count
        }
      }
    }

    public init(
      title: String, source: Source, choose: Int? = nil, points: [Double], tries: Int? = nil
    ) {
      self.title = title
      self.source = source
      self.choose = choose
      self.points = points
      self.tries = tries
    }

    /// The questions that a student may get; `byRule` has those of the course by their targets.
    public func candidates(from byRule: [RuleID: [QuestionID]]) -> [QuestionID] {
      switch source {
      case .questions(let named): named
      case .rules(let rules): rules.flatMap { byRule[$0] ?? [] }
      }
    }

    /// How many questions each student gets.
    public var questionCount: Int { min(choose ?? .max, source.count) }
  }

  public init(
    id: AssignmentID, title: String, kind: Kind, zones: [Zone], release: UTCTime? = nil,
    due: UTCTime? = nil, credit: [Credit] = [], after: After = .practice,
    corrections: [QuestionID: Correction] = [:]
  ) {
    self.id = id
    self.title = title
    self.kind = kind
    self.zones = zones
    self.release = release
    self.due = due
    self.credit = credit
    self.after = after
    self.corrections = corrections
  }

  /// The total before any correction.
  public var plannedTotal: Double {
    var planned = self
    planned.corrections = [:]
    return planned.total
  }

  /// The points of a student whose first answers are all right and in time.
  public var total: Double {
    zones.reduce(0) { sum, zone in
      if case .questions(let questions) = zone.source, zone.questionCount == questions.count {
        return sum + questions.reduce(0) { $0 + greatest(of: $1, in: zone) }
      }
      return sum + Double(zone.questionCount) * (zone.points.first ?? 0)
    }
  }
}
