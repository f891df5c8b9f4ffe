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

  /// Returns questions whose answer is another for whoever holds a misconception, about the first of
  /// the rules that it contradicts whose example gives any.
  public func questions(
    telling misconception: Misconception, run: @escaping Runner
  ) -> [(question: Question, truth: Truth)] {
    for rule in misconception.rules {
      let found = questions(
        about: RuleID(rawValue: rule), telling: misconception.id, run: run)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func questions(
    about rule: RuleID, telling belief: String?, run: @escaping Runner
  ) -> [(question: Question, truth: Truth)] {
    guard let example = examples[rule.rawValue],
      let entry = rules.first(where: { $0.id == rule.rawValue }), !isWeak(entry)
    else { return [] }
    let chosen = example.scenario.ios
    // An example that names no release is asked of the usual one where it can be.
    for ios in chosen == .newest ? [.ofQuestions, chosen] : [chosen] {
      let found = questions(
        about: rule, of: ExampleCode(example, ios: ios), telling: belief, run: run)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func questions(
    about rule: RuleID, of example: ExampleCode, telling belief: String?, run: @escaping Runner
  ) -> [(question: Question, truth: Truth)] {
    let shown = run(example.scenario)
    guard shown.rules.contains(rule.rawValue), shown.outcome == .completed else { return [] }
    let asks = [
      Self.orders(of: shown, about: rule), Self.counts(of: shown, about: rule),
      Self.states(of: example, shown, about: rule), belief == nil ? [] : [.output],
    ]
    return asks.flatMap { asks in
      var found: [(question: Question, truth: Truth)] = []
      for ask in asks where found.count < Self.mostOfAKind {
        let question = example.question(
          ask, about: rule, telling: belief, number: found.count + 1)
        var instance = question
        instance.variation = nil
        if let belief {
          let real = decide(instance, run: run).truth
          let believed = decide(instance, run: believing(belief, run)).truth
          guard let real, let believed, believed.isTold(from: real) else { continue }
        }
        let (truth, problems) = verifier.verify(instance, run: run)
        if let truth, problems.isEmpty { found.append((question, truth)) }
      }
      return found
    }
  }

  // MARK: What may be asked

  /// Runs of neighbouring events among which is one that the rule brought about, the longer first.
  private static func orders(of run: Run, about rule: RuleID) -> [Ask] {
    let events = run.events.filter(Promises.isCountPromised)
    let names = self.names(of: events, in: run)
    let named = events.indices.filter { events[$0].because.contains(rule.rawValue) }
    // A rule by which something does not happen is named by nothing.
    let places = named.isEmpty ? Array(events.indices) : named
    var asks: [Ask] = []
    for length in [5, 4, 3] where events.count >= length {
      for place in places.prefix(3) {
        let starts = max(0, place - length + 1)...min(place, events.count - length)
        for start in starts {
          let ask = Ask.order(events: names[start..<(start + length)].sorted())
          if !asks.contains(ask) { asks.append(ask) }
        }
      }
    }
    return Array(asks.prefix(12))
  }

  /// The events, by name; those first that the rule brought about.
  private static func counts(of run: Run, about rule: RuleID) -> [Ask] {
    var asks: [Ask] = []
    let own = run.events.filter { $0.because.contains(rule.rawValue) }
    for event in own + run.events {
      let ask = Ask.count(event: name(of: event))
      if !asks.contains(ask) { asks.append(ask) }
    }
    return Array(asks.prefix(6))
  }

  /// The values that the example speaks of, after the run, and what the objects it names have come to
  /// when the rule acts and after the run.
  private static func states(of example: ExampleCode, _ run: Run, about rule: RuleID) -> [Ask] {
    let events = run.events.filter {
      $0.because.contains(rule.rawValue) && Promises.isCountPromised($0)
    }
    let moments = names(of: events, in: run)
    let spoken = example.values.map { Ask.state(expression: $0, at: nil) }
    let values = example.variables.flatMap { name in properties.map { "\(name).\($0)" } }
    return spoken
      + values.flatMap { value in
        ([nil] + moments.prefix(1).map(Optional.some)).map { Ask.state(expression: value, at: $0) }
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

/// The code of a rule's example, as a question shows it.
private struct ExampleCode {
  private let text: String
  private let ios: IOSVersion
  private let device: Device

  init(_ example: RuleExample, ios: IOSVersion) {
    // Comments say what the example shows.
    text =
      example.text.lines
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n") + "\n"
    self.ios = ios
    device = example.scenario.device
  }

  var scenario: Scenario {
    var scenario = Scenario(text, ios: ios, device: device)
    scenario.settles = true
    return scenario
  }

  func question(
    _ ask: Ask, about rule: RuleID, telling belief: String?, number: Int
  ) -> Question {
    let slug = belief ?? rule.rawValue.split(separator: ".").joined(separator: "-")
    let course = CourseID(rawValue: belief == nil ? "rule-\(slug)" : "belief-\(slug)")
    return Question(
      id: QuestionID(course: course, "\(ask.kind.rawValue)-\(number)"),
      lesson: LessonID(rawValue: slug), ask: ask, prompt: Self.prompt(ask), scenario: text,
      ios: ios, device: device, rules: [rule], variation: Variation(names: classes))
  }

  private static func prompt(_ ask: Ask) -> String {
    switch ask {
    case .order: "In which order are these called?"
    case .count(let event): "How many times is `\(event)` called?"
    default: "What is the value of this expression?"
    }
  }

  /// The classes of the code.
  private var classes: [String] { names(after: ["class", "final class", "open class"]) }

  /// The variables of the top level.
  var variables: [String] { names(after: ["let", "var"]) }

  private func names(after words: [String]) -> [String] {
    var names: [String] = []
    for line in text.lines {
      for word in words where line.hasPrefix(word + " ") {
        let name = line.dropFirst(word.count + 1).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if !name.isEmpty, !names.contains(String(name)) { names.append(String(name)) }
      }
    }
    return names
  }

  /// The values that the top level speaks of: what it prints, and what it sets.
  var values: [String] {
    var values: [String] = []
    for line in text.lines {
      guard line.first?.isWhitespace == false else { continue }
      if line.hasPrefix("print("), line.hasSuffix(")") {
        values += parts(of: line.dropFirst(6).dropLast())
      }
      let sides = line.split(separator: " ", maxSplits: 2).map(String.init)
      if sides.count == 3, sides[1] == "=", sides[0].contains("."), sides[0].allSatisfy(isPlain) {
        values.append(sides[0])
      }
    }
    var seen: Set<String> = []
    return values.filter { seen.insert($0).inserted }
  }

  private func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._".contains(character)
  }

  /// The arguments of a call, and of text among them what is put in.
  private func parts(of arguments: Substring) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var isText = false
    for character in arguments {
      switch character {
      case "\"": isText.toggle()
      case "(" where !isText, "[" where !isText, "{" where !isText: depth += 1
      case ")" where !isText, "]" where !isText, "}" where !isText: depth -= 1
      default: break
      }
      if character == ",", depth == 0, !isText {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    parts.append(part)
    return parts.flatMap { part -> [String] in
      let text = String(part.drop { $0 == " " })
      guard text.hasPrefix("\"") else { return text.isEmpty ? [] : [text] }
      return text.split(separator: "\\").dropFirst().compactMap { piece in
        guard piece.first == "(" else { return nil }
        var depth = 0
        let end = piece.firstIndex { character in
          if character == "(" { depth += 1 }
          if character == ")" { depth -= 1 }
          return depth == 0
        }
        return end.map { String(piece[piece.index(after: piece.startIndex)..<$0]) }
      }
    }
  }
}
