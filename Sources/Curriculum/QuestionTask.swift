/// The task that a question sets about a scenario's run: one type for each kind, in `Kinds/`.
///
/// A task holds no answer: a run gives it. The store keeps its `Codable` form, beside keys that all
/// questions share (`version`, `kind`, `ending`, `support`, `explanation`, `feedback`,
/// `hints`, `variation`) or that a prediction has (`prompt`), so no kind may use those. Forms and digests are part of every learner's history:
/// a kind may gain an optional part, and nothing else of them may change.
public protocol QuestionTask: Hashable, Sendable, Codable {
  /// The right answer in the form that runs give it.
  associatedtype Answer: RightAnswer

  /// The word for the kind in courses, in the store and in JSON.
  static var kind: QuestionKind { get }

  /// Every text that the learner sees, in a fixed order. A revision's text digest is made of them.
  var shownTexts: [String] { get }

  /// Everything that decides the answer, in a fixed order. A revision's meaning digest is made of it.
  var decidingTexts: [String] { get }

  /// The probability from 0 to 1 that a blind guess is right, before a run gave the answer.
  var guessRate: Double { get }

  /// The code to be fixed or written; nil where code is not the answer.
  var exercise: CodeExercise? { get }

  /// The events that the task names, in the author's order; empty where it names none.
  var askedEvents: [String] { get }

  /// Whether the question is asked about one release of iOS; false where the task lists releases.
  static var isAboutOneRelease: Bool { get }

  /// Returns the task with each of its texts changed; names of other things, such as rules, stay.
  func mapTexts(_ change: (String) -> String) -> Self
}

extension QuestionTask {
  /// The word for the kind.
  public var kind: QuestionKind { Self.kind }

  public var exercise: CodeExercise? { nil }
  public var askedEvents: [String] { [] }
  public static var isAboutOneRelease: Bool { true }

  /// Whether the learner answers with code.
  public var isAnsweredByCode: Bool { exercise != nil }
}

/// The right answer to a task of one kind, computed by runs.
public protocol RightAnswer: Hashable, Sendable, Codable {
  /// The answer as it enters a revision's meaning digest.
  var digestParts: [String] { get }

  /// Returns whether a learner who takes this for the right answer is wrong where `other` is right.
  func isDistinguishable(from other: Self) -> Bool
}

extension RightAnswer {
  public func isDistinguishable(from other: Self) -> Bool { self != other }
}

/// A task of any kind, compared by its value.
struct HashableTask: Hashable, Sendable {
  var task: any QuestionTask

  static func == (a: HashableTask, b: HashableTask) -> Bool {
    AnyHashable(a.task) == AnyHashable(b.task)
  }

  func hash(into hasher: inout Hasher) { task.hash(into: &hasher) }
}
