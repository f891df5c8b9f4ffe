public import Curriculum
internal import HostSystem
public import QuizEngine
public import Scenarios

/// The model of UIKit as authors' tools use it: its rules, and runs of scenarios, one or many at once.
public struct AuthoringModel {
  public var rules: [RuleEntry]
  /// The scenarios that show the rules.
  public var examples: [RuleExample]
  public var misconceptions: [Misconception]
  /// The types and members of the model, such as `UIView` and `UIView.tag`.
  public var names: [String]
  /// Runs a scenario on a stack that its nesting fits in.
  public var run: @Sendable (Scenario, Limits) -> Run
  /// Does work once for each number below a count, on several threads, each with a runner of its own
  /// and on a stack that nesting fits in; returns when all of it is done.
  public var spread: (_ count: Int, _ work: @escaping Work) -> Void

  public typealias Work = @Sendable (_ number: Int, _ run: @escaping Runner) -> Void

  public init(
    rules: [RuleEntry], examples: [RuleExample], misconceptions: [Misconception],
    names: [String], run: @escaping @Sendable (Scenario, Limits) -> Run,
    spread: @escaping (_ count: Int, _ work: @escaping Work) -> Void
  ) {
    self.rules = rules
    self.examples = examples
    self.misconceptions = misconceptions
    self.names = names
    self.run = run
    self.spread = spread
  }
}

extension AuthoringModel {
  /// The model with what courses add to it.
  func teaching(_ added: CourseAdditions) -> AuthoringModel {
    guard !added.isEmpty else { return self }
    var model = self
    model.rules += added.rules
    model.misconceptions += added.misconceptions
    model.run = { [run] scenario, limits in added.runner { run($0, limits) }(scenario) }
    model.spread = { [spread] count, work in
      spread(count) { number, run in work(number, added.runner(run)) }
    }
    return model
  }

  /// Returns the result of the work for each number below a count, in their order.
  func map<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (_ number: Int, _ run: @escaping Runner) -> Result
  ) -> [Result] {
    let results = Results<Result>(count: count)
    spread(count) { number, run in results.put(work(number, run), at: number) }
    return results.all
  }

  /// The same model with the misconceptions about the rules of some courses' questions alone.
  public func concerning(_ courses: [Course]) -> AuthoringModel {
    let rules = Set(
      courses.flatMap(\.lessons).flatMap(\.questions).flatMap(\.rules).map(\.rawValue))
    var model = self
    model.misconceptions.removeAll { rules.isDisjoint(with: $0.rules) }
    return model
  }

  /// Returns the right answer of every question of a course that its run decides.
  public func truths(of course: Course) -> [QuestionID: Truth] {
    truths(of: course.lessons.flatMap(\.questions))
  }

  /// Returns the right answer of every one of some questions that its run decides.
  public func truths(of questions: [Question]) -> [QuestionID: Truth] {
    let found = map(questions.count) { number, run in truth(of: questions[number], run: run) }
    var truths: [QuestionID: Truth] = [:]
    for (question, truth) in zip(questions, found) { truths[question.id] = truth }
    return truths
  }
}

/// Results of work on several threads.
private final class Results<Result: Sendable>: Sendable {
  private let lock = Lock()
  // Only touched while the lock is held.
  nonisolated(unsafe) private var made: [Result?]

  init(count: Int) { made = Array(repeating: nil, count: count) }

  func put(_ result: Result, at index: Int) { lock.withLock { made[index] = result } }

  var all: [Result] {
    lock.withLock {
      made.map { result in
        guard let result else { preconditionFailure("work was left undone") }
        return result
      }
    }
  }
}
