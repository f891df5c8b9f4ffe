public import Curriculum
import Releases
public import Scenarios

/// Makes questions about a rule from nothing but the rule: the scenario is the rule's example, and what
/// is asked are events that name the rule, or values that the example is about.
///
/// Each is verified as an authored question is, so that it falls when the rule is otherwise, and asks
/// nothing that UIKit does not promise.
public struct RuleQuestions: Sendable {
  private let rules: [RuleEntry]
  private let examples: [String: RuleExample]
  private let verifier: QuestionVerifier

  /// How many questions of a kind are made about a rule, at most.
  private static let mostOfAKind = 2

  public init(
    rules: [RuleEntry], examples: [RuleExample], misconceptions: [Misconception]
  ) {
    self.rules = rules
    self.examples = Dictionary(
      examples.map { ($0.rule, $0) }, uniquingKeysWith: { first, _ in first })
    verifier = QuestionVerifier(rules: rules, misconceptions: misconceptions)
  }

  /// Returns the questions about a rule, each with its truth; none when its example shows nothing that
  /// could be asked. Their names are chosen by the seed with which they are asked.
  public func questions(
    about rule: RuleID, run: @escaping Runner
  ) -> [(question: Question, truth: Truth)] {
    questions(about: rule, telling: nil, run: run)
  }

  /// Returns questions whose answer is another for whoever holds a misconception, about the rules that
  /// it contradicts, as far as their examples give any.
  public func questions(
    telling misconception: Misconception, run: @escaping Runner
  ) -> [(question: Question, truth: Truth)] {
    var found: [(question: Question, truth: Truth)] = []
    for rule in misconception.rules {
      found += questions(
        about: RuleID(rawValue: rule), telling: misconception.id, after: found.map(\.question),
        run: run)
    }
    return found
  }

  private func questions(
    about rule: RuleID, telling belief: String?, after earlier: [Question] = [],
    run: @escaping Runner
  ) -> [(question: Question, truth: Truth)] {
    guard let example = examples[rule.rawValue],
      let entry = rules.first(where: { $0.id == rule.rawValue }), !isWeak(entry)
    else { return [] }
    let chosen = example.scenario.ios
    // An example that names no release is asked of the usual one where it can be.
    for ios in chosen == .newest ? [.ofQuestions, chosen] : [chosen] {
      let code = ExampleCode(example, ios: ios)
      let shown = run(code.scenario)
      guard shown.rules.contains(rule.rawValue), shown.outcome == .completed else { continue }
      var candidates = [
        Self.orders(of: shown, about: rule), Self.counts(of: shown, about: rule),
        Self.states(of: code, shown, about: rule),
      ].map { tasks in tasks.map { (code: code, task: $0) } }
      if belief != nil {
        candidates.append(([code] + code.told).map { (code: $0, task: OutputTask()) })
      }
      var found: [(question: Question, truth: Truth)] = []
      for tasks in candidates {
        found += questions(
          tasks, about: rule, telling: belief, after: earlier + found.map(\.question), run: run)
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns the first of some questions of one kind that are sound.
  private func questions(
    _ candidates: [(code: ExampleCode, task: any QuestionTask)], about rule: RuleID,
    telling belief: String?,
    after earlier: [Question], run: @escaping Runner
  ) -> [(question: Question, truth: Truth)] {
    var found: [(question: Question, truth: Truth)] = []
    for (code, task) in candidates where found.count < Self.mostOfAKind {
      let number = 1 + found.count + earlier.count { $0.kind == task.kind }
      let question = code.question(task, about: rule, telling: belief, number: number)
      var instance = question
      instance.variation = nil
      if let belief {
        let real = decide(instance, run: run).truth
        let believed = decide(instance, run: believing(belief, run)).truth
        guard let real, let believed, believed.isDistinguishable(from: real) else { continue }
      }
      let (truth, problems) = verifier.verify(instance, run: run)
      if let truth, problems.isEmpty { found.append((question, truth)) }
    }
    return found
  }

  // MARK: What may be asked

  /// Runs of neighbouring events among which is one that the rule brought about, the longer first.
  private static func orders(of run: Run, about rule: RuleID) -> [any QuestionTask] {
    let events = run.events.filter(Promises.isCountPromised)
    let names = self.names(of: events, in: run)
    let named = events.indices.filter { events[$0].because.contains(rule.rawValue) }
    // A rule by which something does not happen is named by nothing.
    let places = named.isEmpty ? Array(events.indices) : named
    var tasks: [OrderTask] = []
    for length in [5, 4, 3] where events.count >= length {
      for place in places.prefix(3) {
        let starts = max(0, place - length + 1)...min(place, events.count - length)
        for start in starts {
          let task = OrderTask(events: names[start..<(start + length)].sorted())
          if !tasks.contains(task) { tasks.append(task) }
        }
      }
    }
    return Array(tasks.prefix(12))
  }

  /// The events, by name; those first that the rule brought about.
  private static func counts(of run: Run, about rule: RuleID) -> [any QuestionTask] {
    var tasks: [CountTask] = []
    let own = run.events.filter { $0.because.contains(rule.rawValue) }
    for event in own + run.events {
      let task = CountTask(event: name(of: event))
      if !tasks.contains(task) { tasks.append(task) }
    }
    return Array(tasks.prefix(12))
  }

  /// The values that the example speaks of, after the run, and what the objects it names have come to
  /// when the rule acts and after the run.
  private static func states(of example: ExampleCode, _ run: Run, about rule: RuleID)
    -> [any QuestionTask]
  {
    let events = run.events.filter {
      $0.because.contains(rule.rawValue) && Promises.isCountPromised($0)
    }
    let moments = names(of: events, in: run)
    let spoken = example.values.map { StateTask(expression: $0, at: nil) }
    let values = example.variables.flatMap { name in properties.map { "\(name).\($0)" } }
    return spoken
      + values.flatMap { value in
        ([nil] + moments.prefix(1).map(Optional.some)).map { StateTask(expression: value, at: $0) }
      }
  }

  /// What may be asked of a controller or a view without changing it.
  private static let properties = [
    "isViewLoaded", "viewIfLoaded?.window == nil", "parent == nil", "children.count",
    "presentedViewController == nil", "navigationController == nil", "window == nil",
    "superview == nil", "subviews.count",
  ]

  // MARK: Names

  /// Names that tell each event from the others of the run.
  private static func names(of events: [Event], in run: Run) -> [String] {
    events.map { event in
      let alike = run.events.filter { $0.object == event.object && $0.callback == event.callback }
      let place = alike.firstIndex { $0.index == event.index } ?? 0
      return name(of: event) + (alike.count > 1 ? " (\(place + 1))" : "")
    }
  }

  /// With the labels where they tell callbacks apart.
  private static func name(of event: Event) -> String {
    let base = EventName.base(event.callback)
    let isPlain = CallbackSpelling.swiftNames(for: base).count == 1
    return "\(event.object).\(isPlain ? base : event.callback)"
  }
}
