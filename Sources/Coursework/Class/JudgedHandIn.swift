/// The results of a hand-in's answers when the teacher's program ran them again.
public struct JudgedHandIn: Hashable, Sendable, Codable {
  /// In the order of the file.
  public var attempts: [Attempt]
  /// The misconceptions that the answers show.
  public var beliefs: [Belief]
  /// The misconceptions that they point to, without being enough for certainty.
  public var suspicions: [Belief]

  /// An answer that was run again.
  public struct Attempt: Hashable, Sendable, Codable {
    public var question: String
    /// The revision by which it was judged; nil where the course has no such question.
    public var revision: String?
    /// Names the text that was shown; equal for equal variants.
    public var variant: String
    /// Its place among the student's tries of the question, from 1; nil where it shows no variant of the student's
    /// copy.
    public var number: Int?
    public var outcome: Outcome
    /// From 0 to 1.
    public var guessRate: Double
    /// The misconceptions that lead to this wrong answer.
    public var misconceptions: [String]

    public init(
      question: String, revision: String?, variant: String, number: Int?, outcome: Outcome,
      guessRate: Double = 0, misconceptions: [String] = []
    ) {
      self.question = question
      self.revision = revision
      self.variant = variant
      self.number = number
      self.outcome = outcome
      self.guessRate = guessRate
      self.misconceptions = misconceptions
    }
  }

  public enum Outcome: String, Hashable, Sendable, Codable {
    case right, partly, wrong
    /// The text is no answer to the question that was shown.
    case unreadable
    /// The course has no such question, or nothing decides it.
    case unjudged
  }

  /// A misconception that answers show.
  public struct Belief: Hashable, Sendable, Codable {
    public var id: String
    /// The questions whose wrong answers it leads to.
    public var questions: [String]

    public init(id: String, questions: [String]) {
      self.id = id
      self.questions = questions
    }
  }

  public init(attempts: [Attempt], beliefs: [Belief], suspicions: [Belief]) {
    self.attempts = attempts
    self.beliefs = beliefs
    self.suspicions = suspicions
  }
}
