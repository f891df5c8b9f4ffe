public import Curriculum
import Releases
public import Scenarios

/// Generates questions about a rule from the rule's example. They ask about events that follow from the
/// rule, or about values in the example.
///
/// Each is verified like an authored question, and UIKit promises everything that it asks about. Its answer
/// is another one without the rule (`turnsPlainly`).
public struct RuleQuestions: Sendable {
  private let rules: [RuleEntry]
  private let examples: [String: RuleExample]
  private let misconceptions: [Misconception]
  private let verifier: QuestionVerifier

  /// Names what is generated from the same examples, so that questions of an earlier way are made anew.
  public static let version = "3"

  /// The greatest number of questions of one kind about a rule.
  private static let mostOfAKind = 2

  /// Takes the rule book, an example of each rule, and the misconceptions.
  public init(
    rules: [RuleEntry], examples: [RuleExample], misconceptions: [Misconception]
  ) {
    self.rules = rules
    self.examples = Dictionary(
      examples.map { ($0.rule, $0) }, uniquingKeysWith: { first, _ in first })
    self.misconceptions = misconceptions
    verifier = QuestionVerifier(rules: rules, misconceptions: misconceptions)
  }

  /// Returns the questions about a rule, each with its truth; none when its example shows nothing to
  /// ask about. They are templates, and the seed of a presentation chooses their class names.
  public func questions(
    about rule: RuleID, run: @escaping Runner
  ) -> [(question: Question, truth: Truth)] {
    questions(about: rule, revealing: nil, run: run)
  }

  /// Returns the questions whose answer changes under a misconception, about the rules that it
  /// contradicts, each with its truth; none when their examples show no difference.
  public func questions(
    revealing misconception: Misconception, run: @escaping Runner
  ) -> [(question: Question, truth: Truth)] {
    var found: [(question: Question, truth: Truth)] = []
    for rule in misconception.rules {
      found += questions(
        about: RuleID(rawValue: rule), revealing: misconception.id, after: found.map(\.question),
        run: run)
    }
    return found
  }

  private func questions(
    about rule: RuleID, revealing misconception: String?, after earlier: [Question] = [],
    run: @escaping Runner
  ) -> [(question: Question, truth: Truth)] {
    guard let example = examples[rule.rawValue],
      let entry = rules.first(where: { $0.id == rule.rawValue }), !isWeak(entry)
    else { return [] }
    let chosen = example.scenario.ios
    // An example without a release is asked on the usual one, if the rule applies there.
    for ios in chosen == .newest ? [.ofQuestions, chosen] : [chosen] {
      let code = ExampleCode(example, ios: ios)
      let shown = run(code.scenario)
      guard shown.rules.contains(rule.rawValue), shown.outcome == .completed else { continue }
      var candidates = [
        Self.orders(of: shown, of: code, about: rule),
        Self.counts(of: shown, of: code, about: rule, isRevealing: misconception != nil),
        Self.states(of: code, shown, about: rule),
      ].map { tasks in tasks.map { (code: code, task: $0) } }
      if misconception != nil {
        candidates.append(([code] + code.printingCallbacks).map { (code: $0, task: OutputTask()) })
      }
      var found: [(question: Question, truth: Truth)] = []
      for tasks in candidates {
        found += questions(
          tasks, about: rule, revealing: misconception, after: earlier + found.map(\.question),
          run: run)
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns the first sound questions among candidates of one kind.
  private func questions(
    _ candidates: [(code: ExampleCode, task: any QuestionTask)], about rule: RuleID,
    revealing misconception: String?, after earlier: [Question], run: @escaping Runner
  ) -> [(question: Question, truth: Truth)] {
    var found: [(question: Question, truth: Truth)] = []
    for (code, task) in candidates where found.count < Self.mostOfAKind {
      let number = 1 + found.count + earlier.count { $0.kind == task.kind }
      let question = code.question(task, about: rule, revealing: misconception, number: number)
      var instance = question
      instance.variation = nil
      if let misconception {
        let real = decide(instance, run: run).truth
        let mistaken = decide(instance, run: believing(misconception, run)).truth
        guard let real, let mistaken, mistaken.isDistinguishable(from: real) else { continue }
      }
      let (truth, problems) = verifier.verify(instance, run: run)
      guard let truth, problems.isEmpty,
        turnsPlainly(instance, truth, on: rule, misconceptions, run: run)
      else { continue }
      found.append((question, truth))
    }
    return found
  }

  // MARK: Candidates

  /// Returns orders of neighbouring events that include one that follows from the rule, the longer
  /// first.
  private static func orders(
    of run: Run, of code: ExampleCode, about rule: RuleID
  ) -> [any QuestionTask] {
    let events = events(of: run, of: code, about: rule).filter(Promises.isCountPromised)
    let names = self.names(of: events, in: run)
    let named = events.indices.filter { events[$0].because.contains(rule.rawValue) }
    var tasks: [OrderTask] = []
    for length in [5, 4, 3] where events.count >= length {
      for place in named.prefix(3) {
        let starts = max(0, place - length + 1)...min(place, events.count - length)
        for start in starts {
          let task = OrderTask(events: names[start..<(start + length)].sorted())
          if !tasks.contains(task) { tasks.append(task) }
        }
      }
    }
    return Array(tasks.prefix(12))
  }

  /// Returns counts of the names of events that follow from the rule, and of all to reveal a misconception.
  private static func counts(
    of run: Run, of code: ExampleCode, about rule: RuleID, isRevealing: Bool
  ) -> [any QuestionTask] {
    var tasks: [CountTask] = []
    let events = events(of: run, of: code, about: rule)
    let own = events.filter { $0.because.contains(rule.rawValue) }
    // Of other events only a misconception makes a difference that is worth asking about.
    for event in isRevealing ? own + events : own {
      let task = CountTask(event: name(of: event))
      if !tasks.contains(task) { tasks.append(task) }
    }
    return Array(tasks.prefix(12))
  }

  /// Returns the values in the example after the run, then properties of its objects after the run and
  /// at the first event that follows from the rule.
  private static func states(of example: ExampleCode, _ run: Run, about rule: RuleID)
    -> [any QuestionTask]
  {
    let events = run.sentCalls.filter {
      $0.because.contains(rule.rawValue) && Promises.isCountPromised($0)
    }
    let moments = names(of: events, in: run)
    // The class of a value stands in the code.
    let spoken = example.values.filter { !$0.hasPrefix("type(of:") }.map {
      StateTask(expression: $0, at: nil)
    }
    let values = example.variables.flatMap { name in properties.map { "\(name).\($0)" } }
    return spoken
      + values.flatMap { value in
        ([nil] + moments.prefix(1).map(Optional.some)).map { StateTask(expression: value, at: $0) }
      }
  }

  /// Properties of a controller or a view that can be read without changing it.
  private static let properties = [
    "isViewLoaded", "viewIfLoaded?.window == nil", "parent == nil", "children.count",
    "presentedViewController == nil", "navigationController == nil", "window == nil",
    "superview == nil", "subviews.count",
  ]

  /// Returns the events that a reader of the code can expect: those of the classes that it names, and those
  /// that follow from the rule. A window that comes by itself hears what no lesson speaks of.
  private static func events(
    of run: Run, of code: ExampleCode, about rule: RuleID
  ) -> [Event] {
    let named = code.identifiers
    return run.sentCalls.filter {
      $0.because.contains(rule.rawValue) || named.contains($0.className)
    }
  }

  // MARK: Names

  /// Returns names that distinguish each event from the others of the run.
  private static func names(of events: [Event], in run: Run) -> [String] {
    events.map { event in
      let alike = run.calls.filter { $0.object == event.object && $0.callback == event.callback }
      let place = alike.firstIndex { $0.index == event.index } ?? 0
      return name(of: event) + (alike.count > 1 ? " (\(place + 1))" : "")
    }
  }

  /// Returns an event's name, with labels where its callback has namesakes.
  private static func name(of event: Event) -> String {
    let base = EventName.base(event.callback)
    let isPlain = CallbackSpelling.swiftNames(for: base).count == 1
    return "\(event.object).\(isPlain ? base : event.callback)"
  }
}
