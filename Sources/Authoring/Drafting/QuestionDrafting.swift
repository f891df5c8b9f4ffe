public import Curriculum

/// How questions of a kind are begun for their author: from nothing, from the example of a rule, or
/// from a Swift file with comments.
///
/// Each kind conforms in a file of its own, in `Kinds`.
public protocol QuestionDrafting: QuestionTask {
  /// A question that passes the check as it is: what stands below its heading.
  static var skeleton: String { get }

  /// The prompt of a question that is begun without one.
  static var draftPrompt: String { get }

  /// The kind of generated question that asks for the same events; nil where none does.
  static var generatedKind: QuestionKind? { get }

  /// Returns the blocks of a question about a rule: filled in where the example's run decides them,
  /// with TODO where only the author can.
  static func draftParts(from example: ExampleEvents) -> QuestionParts

  /// The line after `// ask:` in a Swift file, such as `count EVENT`; nil where comments can't ask it.
  static var importForm: String? { get }

  /// Returns the task that a comment asks for.
  static func imported(from request: ImportRequest) throws(ImportRefusal) -> Self

  /// The task as it is written in a lesson.
  var parts: QuestionParts { get }

  /// The expression whose value the question asks for; nil where it asks for no value.
  var askedExpression: String? { get }
}

extension QuestionDrafting {
  public static var generatedKind: QuestionKind? { nil }
  public static var importForm: String? { nil }

  public static func imported(from request: ImportRequest) throws(ImportRefusal) -> Self {
    guard request.object.isEmpty else { throw .unknownRequest(request.words) }
    throw .needsMore(kind)
  }

  public var parts: QuestionParts { QuestionParts() }
  public var askedExpression: String? { nil }
}

extension QuestionDrafting {
  /// A statement with its check, for the author to replace.
  static var draftStatement: String {
    """
    - TODO: replace this with a sentence.
      check: TODO
    """
  }

  /// A solution for the author to replace.
  static var draftSolution: QuestionParts.Block {
    QuestionParts.Block("swift solution", "// TODO: replace this with code that passes")
  }
}

extension QuestionKind {
  /// How questions of this kind are begun.
  public var drafting: any QuestionDrafting.Type {
    guard let drafting = task as? any QuestionDrafting.Type else {
      preconditionFailure("kind '\(rawValue)' has no file in Authoring/Kinds")
    }
    return drafting
  }
}

/// The events of a rule's example that a draft can ask about.
public struct ExampleEvents: Sendable {
  /// Callbacks of the example's own classes, the best to ask about first.
  public var names: [String]
  /// A value that the rule decides; nil where no generated question has one.
  public var expression: String?

  public init(names: [String], expression: String? = nil) {
    self.names = names
    self.expression = expression
  }

  /// The first of the names, or one for the author to replace.
  var first: String { names.first ?? "TODO.viewDidLoad" }

  /// At most six events to put in order.
  var listed: String {
    (names.isEmpty ? ["TODO.viewDidLoad"] : Array(names.prefix(6))).sorted()
      .joined(separator: "\n")
  }
}

extension QuestionDrafting where Self: ExerciseTask {
  public static func draftParts(from example: ExampleEvents) -> QuestionParts {
    QuestionParts(blocks: [draftSolution, .init("goal", draftStatement)])
  }
}
