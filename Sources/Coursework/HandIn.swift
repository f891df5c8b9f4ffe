internal import JSONCoding
internal import ReviewLog

/// What a student hands in: answers, not grades. The teacher's program runs every answer again.
///
/// The file (`NAME.vdlwork`) is one JSON object in gzip. It proves which answers are right for which variant, and
/// that nobody edited single lines of it. It doesn't prove who answered, when, or without help.
public struct HandIn: Hashable, Sendable, Codable {
  /// The version of the format, which readers compare first.
  public var format = HandIn.currentFormat
  public var course: CourseFacts
  /// The version of the model whose runs judged the answers.
  public var modelVersion: String
  public var assignment: AssignmentFacts
  public var learner: LearnerFacts
  /// In the order in which they were answered.
  public var attempts: [Attempt]
  public var claimed: Claim
  /// 64 hexadecimal digits; the last link over all attempts.
  public var chain: String

  public static let currentFormat = 1

  public struct CourseFacts: Hashable, Sendable, Codable {
    public var id: String
    public var uuid: String
    /// The author's name for this state of the course; left out when there is none.
    public var version: String?
    /// A digest of the course's files.
    public var hash: String

    public init(id: String, uuid: String, version: String? = nil, hash: String) {
      (self.id, self.uuid, self.version, self.hash) = (id, uuid, version, hash)
    }
  }

  public struct AssignmentFacts: Hashable, Sendable, Codable {
    public var id: String
    /// SHA-256 of its file.
    public var hash: String

    public init(id: String, hash: String) { (self.id, self.hash) = (id, hash) }
  }

  public struct LearnerFacts: Hashable, Sendable, Codable {
    public var id: String
    public var name: String

    public init(id: String, name: String) { (self.id, self.name) = (id, name) }

    /// The name of somebody of whom only the id is known, such as from a record store.
    public static func unnamed(_ id: String) -> String { "learner-\(id.prefix(8))" }

    /// Whether the name is somebody's own.
    public var isNamed: Bool { name != Self.unnamed(id) }
  }

  /// One answer.
  public struct Attempt: Hashable, Sendable, Codable {
    /// The id of the presentation in the student's log.
    public var presentation: String
    public var question: String
    public var revision: String
    /// 16 hexadecimal digits, since numbers of JSON have 53 bits in most programs.
    public var seed: String
    /// ISO 8601, by the student's clock.
    public var shown: String
    public var answered: String
    /// The answer as it was typed.
    public var typed: String
    public var hints: Int

    public init(
      presentation: String, question: String, revision: String, seed: String, shown: String,
      answered: String, typed: String, hints: Int
    ) {
      self.presentation = presentation
      self.question = question
      self.revision = revision
      self.seed = seed
      self.shown = shown
      self.answered = answered
      self.typed = typed
      self.hints = hints
    }
  }

  /// What the student's program computed. It is compared and never believed.
  public struct Claim: Hashable, Sendable, Codable {
    public var right: Int
    public var points: Double

    public init(right: Int, points: Double) { (self.right, self.points) = (right, points) }
  }

  /// Makes a hand-in with its chain.
  public init(
    course: CourseFacts, modelVersion: String, assignment: AssignmentFacts, learner: LearnerFacts,
    attempts: [Attempt], claimed: Claim
  ) {
    self.course = course
    self.modelVersion = modelVersion
    self.assignment = assignment
    self.learner = learner
    self.attempts = attempts
    self.claimed = claimed
    chain = ""
    chain = computedChain
  }
}

// MARK: - The chain

extension HandIn {
  /// The chain that the attempts have: SHA-256 of format, assignment and learner, then of each link and the next
  /// attempt as JSON with sorted keys.
  public var computedChain: String {
    let start = Digest.of([String(format), assignment.id, learner.id]).hexadecimal
    return attempts.reduce(start) { Digest(of: $0 + $1.canonicalJSON).hexadecimal }
  }

  /// A seed as an attempt has it: 16 hexadecimal digits.
  public static func seedText(_ seed: UInt64) -> String {
    let digits = String(seed, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Eight characters that a student and a teacher can compare.
  public var receipt: String { String(chain.prefix(8)) }
}

extension HandIn.Attempt {
  /// The attempt on one line with sorted keys, without spaces; everything beyond ASCII as it is.
  var canonicalJSON: String {
    let members = [
      ("answered", quoted(answered)), ("hints", String(hints)),
      ("presentation", quoted(presentation)), ("question", quoted(question)),
      ("revision", quoted(revision)), ("seed", quoted(seed)), ("shown", quoted(shown)),
      ("typed", quoted(typed)),
    ]
    return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  private func quoted(_ text: String) -> String { JSONCoding.quoted(text) }
}
