/// The name of a kind of question: `order`, `reach`.
public struct QuestionKind: Hashable, Sendable {
  /// The name in courses, in the store and in JSON.
  public let rawValue: String

  /// Names a kind. Only the kind's own file calls this; others ask the registry.
  init(_ name: String) { rawValue = name }
}

extension QuestionKind {
  /// The registry of kinds, in the order in which pages and messages list them.
  ///
  /// A new kind is one word here, and a file of its name in the `Kinds/` folder of each module that
  /// has one: Curriculum (its data), ContentImport (reading it), QuizEngine (judging it), Authoring
  /// (drafting it) and, where another format can hold it, Exporting.
  static let tasks: [any QuestionTask.Type] = [
    OrderTask.self, OutputTask.self, ChoiceTask.self, TruthTask.self, CountTask.self,
    StateTask.self, LineTask.self, FixTask.self, WriteTask.self, VersionsTask.self, WhyTask.self,
    NextTask.self, ReachTask.self,
  ]

  private static let taskOfName = Dictionary(
    uniqueKeysWithValues: tasks.map { ($0.kind.rawValue, $0) })
}

extension QuestionKind: RawRepresentable, CaseIterable {
  /// Looks a kind up by its name; nil when no kind has it.
  public init?(rawValue: String) {
    guard let task = Self.taskOfName[rawValue] else { return nil }
    self = task.kind
  }

  /// All kinds, in the registry's order.
  public static var allCases: [QuestionKind] { tasks.map { $0.kind } }

  /// The type of the kind's tasks.
  public var task: any QuestionTask.Type {
    guard let task = Self.taskOfName[rawValue] else {
      preconditionFailure("the kind '\(rawValue)' is not registered")
    }
    return task
  }
}
