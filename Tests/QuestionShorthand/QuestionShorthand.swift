public import Curriculum
public import Releases

// Tasks and right answers as tests write them: `.order(events: ["A.loadView", …])`.

public typealias Choice = ChoiceTask.Choice
public typealias Cause = WhyTask.Cause
public typealias Action = ReachTask.Action

extension QuestionTask where Self == OrderTask {
  public static func order(events: [String]) -> Self { OrderTask(events: events) }
}

extension QuestionTask where Self == OutputTask {
  public static var output: Self { OutputTask() }
}

extension QuestionTask where Self == ChoiceTask {
  public static func choice(_ choices: [Choice]) -> Self { ChoiceTask(choices: choices) }
}

extension QuestionTask where Self == TruthTask {
  public static func truth(_ statement: Statement) -> Self { TruthTask(statement: statement) }
}

extension QuestionTask where Self == CountTask {
  public static func count(event: String) -> Self { CountTask(event: event) }
}

extension QuestionTask where Self == StateTask {
  public static func state(expression: String, at event: String?) -> Self {
    StateTask(expression: expression, at: event)
  }
}

extension QuestionTask where Self == LineTask {
  public static func line(goal: Statement, putIn insertion: String?) -> Self {
    LineTask(goal: goal, inserting: insertion)
  }
}

extension QuestionTask where Self == FixTask {
  public static func fix(_ code: CodeExercise) -> Self { FixTask(code) }
}

extension QuestionTask where Self == WriteTask {
  public static func write(_ code: CodeExercise) -> Self { WriteTask(code) }
}

extension QuestionTask where Self == VersionsTask {
  public static func versions(_ statement: Statement, among: [IOSVersion]) -> Self {
    VersionsTask(statement: statement, among: among)
  }
}

extension QuestionTask where Self == WhyTask {
  public static func why(event: String, causes: [Cause]) -> Self {
    WhyTask(event: event, causes: causes)
  }
}

extension QuestionTask where Self == NextTask {
  public static func next(events: [String]) -> Self { NextTask(events: events) }
}

extension QuestionTask where Self == ReachTask {
  public static func reach(goal: Statement, actions: [Action], most: Int) -> Self {
    ReachTask(goal: goal, actions: actions, most: most)
  }
}

extension Truth {
  public static func order(_ orders: [[String]]) -> Truth {
    .answer(OrderTask.Answer(orders: orders))
  }
  public static func output(_ lines: [String]) -> Truth { .answer(OutputTask.Answer(lines: lines)) }
  public static func choice(_ index: Int) -> Truth { .answer(ChoiceTask.Answer(index: index)) }
  public static func truth(_ isTrue: Bool) -> Truth { .answer(TruthTask.Answer(isTrue: isTrue)) }
  public static func count(_ count: Int) -> Truth { .answer(CountTask.Answer(count: count)) }
  public static func state(_ value: String) -> Truth { .answer(StateTask.Answer(value: value)) }
  public static func lines(_ lines: [Int]) -> Truth { .answer(LineTask.Answer(lines: lines)) }
  public static var code: Truth { .answer(PassingCode()) }
  public static func versions(_ versions: [IOSVersion]) -> Truth {
    .answer(VersionsTask.Answer(versions: versions))
  }
  public static func causes(_ causes: [Int]) -> Truth { .answer(WhyTask.Answer(causes: causes)) }
  public static func ways(_ ways: [[Int]]) -> Truth { .answer(ReachTask.Answer(ways: ways)) }
}

extension QuestionKind {
  public static let order = OrderTask.kind
  public static let output = OutputTask.kind
  public static let choice = ChoiceTask.kind
  public static let truth = TruthTask.kind
  public static let count = CountTask.kind
  public static let state = StateTask.kind
  public static let line = LineTask.kind
  public static let fix = FixTask.kind
  public static let write = WriteTask.kind
  public static let versions = VersionsTask.kind
  public static let why = WhyTask.kind
  public static let next = NextTask.kind
  public static let reach = ReachTask.kind
}
