import Curriculum
import Diagnostics
import Releases

/// Reads one question, from its heading to the next heading of its level.
///
///     ## Question: first-read
///     ```ask … ```           what kind it is and which rules it turns on
///     prose                  what the learner is asked
///     ```swift … ```         the scenario, whose run has the answer
///     ```events … ```        what the kind needs besides: events, choices or a statement
struct QuestionParser {
  let text: SourceText
  let course: CourseID
  let lesson: LessonID
  let id: QuestionID
  let heading: MarkdownBlock

  private(set) var diagnostics: [Diagnostic] = []
  private(set) var locations: [ContentPart: SourceLocation] = [:]

  private var ask: AskBlock?
  private var sawAsk = false
  private var prompt: [String] = []
  private var scenario: (code: String, lines: ClosedRange<Int>)?
  private var events: [String]?
  private var items: [Choice]?
  /// The name and place of the block that goes with the kind.
  private var detail: (name: String, line: Int)?

  /// What the `ask` block says.
  private struct AskBlock {
    var kind: QuestionKind
    var rules: [RuleID]
    var claims: [String]
    var ios: IOSVersion
    var device: Device
    var ending: Ending
    var event: String?
  }

  static let askKeys = ["kind", "rules", "claims", "ios", "device", "ends", "event"]
  /// The fenced blocks a question may hold besides its scenario.
  static let blockNames = ["ask", "events", "choices", "statement"]

  init(
    text: SourceText, course: CourseID, lesson: LessonID, id: QuestionID, heading: MarkdownBlock
  ) {
    self.text = text
    self.course = course
    self.lesson = lesson
    self.id = id
    self.heading = heading
    locations[.question(id)] = text.location(line: heading.lines.lowerBound)
  }

  private var name: String { "question '\(id.rawValue.drop { $0 != "/" }.dropFirst())'" }

  private mutating func report(_ message: String, line: Int, column: Int = 1) {
    let length = text.line(line).utf8.count - column + 1
    diagnostics.append(
      Diagnostic(message, at: text.location(line: line, column: column), length: length))
  }

  /// Takes the next block of the question.
  mutating func take(_ block: MarkdownBlock) {
    let line = block.lines.lowerBound
    switch block.kind {
    case .heading:
      report("\(name) holds a heading; end the question with a heading '## …'", line: line)
    case .prose:
      guard sawAsk else {
        report("prose before the 'ask' block of \(name); write it below that block", line: line)
        return
      }
      guard scenario == nil else {
        report(
          "prose after the scenario of \(name); write it above, or begin a new part by '## …'",
          line: line)
        return
      }
      prompt.append(block.lines.map(text.line).joined(separator: "\n"))
    case .fence(let info, let lines):
      takeFence(info, lines, at: block.lines)
    }
  }

  private mutating func takeFence(_ info: [String], _ lines: [String], at range: ClosedRange<Int>) {
    let line = range.lowerBound
    guard let word = info.first else {
      report("a fence that does not say what it holds" + hint("", among: known), line: line)
      return
    }
    switch word {
    case "ask":
      guard !sawAsk else {
        report("a second 'ask' block in \(name); keep one", line: line)
        return
      }
      sawAsk = true
      readAsk(lines, at: range)
    case "swift":
      guard info.count == 1 else {
        report(
          "'\(info.dropFirst().joined(separator: " "))' after 'swift': a scenario is always run;"
            + " 'ios:' and 'device:' stand in the 'ask' block", line: line)
        return
      }
      guard scenario == nil else {
        report("a second scenario in \(name); keep one", line: line)
        return
      }
      guard lines.contains(where: { !$0.isBlank }) else {
        scenario = ("", range)
        report("the scenario of \(name) is empty; write the Swift that is run", line: line)
        return
      }
      scenario = (lines.joined(separator: "\n") + "\n", range)
      locations[.scenario(id)] = text.location(line: line + 1)
    case "events", "choices", "statement":
      guard detail == nil else {
        report("a second block of answers in \(name); keep one", line: line)
        return
      }
      if info.count > 1 {
        report("unknown words after '\(word)'; leave them out", line: line)
      }
      detail = (word, line)
      if word == "events" {
        events = readEvents(lines, firstLine: line + 1)
      } else {
        items = readItems(lines, firstLine: line + 1)
      }
    default:
      report("unknown block '\(word)' in \(name)" + hint(word, among: known), line: line)
    }
  }

  private var known: [String] { ["ask", "swift", "events", "choices", "statement"] }

  // MARK: The ask block

  private mutating func readAsk(_ lines: [String], at range: ClosedRange<Int>) {
    let (node, problems) = readYAML(lines, of: text, firstLine: range.lowerBound + 1)
    diagnostics += problems
    guard let node else { return }
    var keys = Keys(node, known: Self.askKeys, place: "the 'ask' block")
    let kindNode = keys.required("kind", such: "order")
    let kind = kindNode.flatMap { QuestionKind(rawValue: $0.scalar ?? "") }
    if let kindNode, kind == nil {
      keys.report(
        "unknown kind '\(kindNode.scalar ?? "")'"
          + hint(kindNode.scalar ?? "", among: QuestionKind.allCases.map(\.rawValue)), at: kindNode)
    }

    var rules: [RuleID] = []
    for (index, node) in keys.list("rules", such: "view.loads-on-first-access").enumerated() {
      let rule = node.scalar ?? ""
      if !RuleID.isWellFormed(rule) {
        keys.report(
          "'\(rule)' is no rule's id; ids are as 'view.loads-on-first-access', and"
            + " 'vdl rules' lists them", at: node)
      }
      rules.append(RuleID(rawValue: rule))
      locations[.rule(id, index: index)] = node.location
    }
    if rules.isEmpty, keys.diagnostics.allSatisfy({ !$0.message.contains("'rules'") }) {
      diagnostics.append(
        Diagnostic(
          "\(name) names no rule; write 'rules: [view.loads-on-first-access]', the one it is about"
            + " first", at: keys.node("rules")?.location ?? keys.location))
    }

    var claims: [String] = []
    for (index, node) in keys.list("claims", such: "S000-10").enumerated() {
      let claim = node.scalar ?? ""
      if !isClaim(claim) { keys.report(notAClaim(claim), at: node) }
      claims.append(claim)
      locations[.claim(id, index: index)] = node.location
    }

    var ios = IOSVersion.ofQuestions
    if let node = keys.optional("ios", such: "17") {
      do {
        ios = try release(node.scalar ?? "")
      } catch {
        keys.report(error.message, at: node)
      }
    }
    var device = Device.iphone
    if let node = keys.optional("device", such: "iphone") {
      if let named = Device(rawValue: node.scalar ?? "") {
        device = named
      } else {
        keys.report(
          "unknown device '\(node.scalar ?? "")'"
            + hint(node.scalar ?? "", among: Device.allCases.map(\.rawValue)), at: node)
      }
    }
    var ending = Ending.completed
    if let node = keys.optional("ends", such: "trap") {
      if let named = Ending(rawValue: node.scalar ?? "") {
        ending = named
      } else {
        keys.report(
          "unknown ending '\(node.scalar ?? "")'"
            + hint(node.scalar ?? "", among: Ending.allCases.map(\.rawValue)), at: node)
      }
    }

    var event: String?
    if let kind {
      if kind == .count {
        if let node = keys.required("event", such: "V.viewDidLoad") {
          event = readEvent(node.scalar ?? "", at: node.location)
          locations[.event(id, index: 0)] = node.location
        }
      } else if let node = keys.node("event") {
        keys.report(
          "'event' belongs to kind 'count', and this is '\(kind.rawValue)'; leave it out", at: node)
      }
      ask = AskBlock(
        kind: kind, rules: rules, claims: claims, ios: ios, device: device, ending: ending,
        event: event)
    }
    diagnostics += keys.diagnostics
  }

  // MARK: Events

  /// The most events a person can be asked to sort, and the fewest that are more than a guess.
  private static let eventCounts = 3...10

  private mutating func readEvents(_ lines: [String], firstLine: Int) -> [String] {
    var events: [String] = []
    var seen: [String: Int] = [:]
    for (offset, line) in lines.enumerated() where !line.isBlank {
      let number = firstLine + offset
      let place = text.location(line: number, column: line.indent + 1)
      guard let event = readEvent(line.trimmed, at: place) else { continue }
      if let first = seen[event] {
        diagnostics.append(
          Diagnostic(
            "'\(event)' is listed twice; keep one, or write '\(event) (2)' for its second time",
            at: place, length: event.utf8.count,
            notes: [.init("first listed here", at: text.location(line: first))]))
        continue
      }
      seen[event] = number
      locations[.event(id, index: events.count)] = place
      events.append(event)
    }
    if diagnostics.isEmpty, !Self.eventCounts.contains(events.count) {
      report(
        "\(events.count) events to sort; expected \(Self.eventCounts.lowerBound) to"
          + " \(Self.eventCounts.upperBound)", line: firstLine - 1)
    }
    return events
  }

  private mutating func readEvent(_ event: String, at place: SourceLocation) -> String? {
    if EventName(event) != nil { return event }
    diagnostics.append(
      Diagnostic(
        "'\(event)' is no event; write the class, a full stop and the callback, as 'V.viewDidLoad'",
        at: place, length: event.utf8.count))
    return nil
  }

  // MARK: Choices and statements

  private mutating func readItems(_ lines: [String], firstLine: Int) -> [Choice] {
    var reader = ItemReader(text: text, id: id)
    reader.read(lines, firstLine: firstLine)
    diagnostics += reader.diagnostics
    locations.merge(reader.locations) { first, _ in first }
    return reader.items
  }

  // MARK: The whole

  /// Returns the question, when all of it was understood.
  mutating func finish() -> Question? {
    let line = heading.lines.lowerBound
    if !sawAsk {
      report(
        "\(name) has no 'ask' block; write one below the heading, with kind: and rules:", line: line
      )
    } else if prompt.isEmpty {
      report(
        "\(name) asks nothing; write what is asked between the 'ask' block and the code", line: line
      )
    }
    if scenario == nil {
      report("\(name) has no scenario; add a '```swift' block whose run has the answer", line: line)
    }
    guard let ask else { return nil }
    let wanted: String? =
      switch ask.kind {
      case .order: "events"
      case .choice: "choices"
      case .truth: "statement"
      case .output, .count: nil
      }
    if let detail, detail.name != wanted {
      let due = wanted.map { "; it takes '\($0)'" } ?? "; it takes none"
      report("kind '\(ask.kind.rawValue)' takes no '\(detail.name)' block" + due, line: detail.line)
      return nil
    }
    if let wanted, detail == nil {
      report(
        "\(name) is of kind '\(ask.kind.rawValue)' and has no '\(wanted)' block; add one after the"
          + " scenario", line: line)
      return nil
    }
    guard let what = whatIsAsked(ask), diagnostics.isEmpty, let scenario else { return nil }
    return Question(
      id: id, lesson: lesson, ask: what, prompt: prompt.joined(separator: "\n\n"),
      scenario: scenario.code, ios: ask.ios, device: ask.device, ending: ask.ending,
      rules: ask.rules, claims: ask.claims)
  }

  private mutating func whatIsAsked(_ block: AskBlock) -> Ask? {
    switch block.kind {
    case .order:
      return events.map { .order(events: $0) }
    case .output:
      return .output
    case .count:
      return block.event.map { .count(event: $0) }
    case .choice:
      guard let items, let detail else { return nil }
      if diagnostics.isEmpty, !(2...8).contains(items.count) {
        report("\(items.count) choices; expected 2 to 8", line: detail.line)
        return nil
      }
      return .choice(items)
    case .truth:
      guard let items, let detail else { return nil }
      guard items.count == 1 else {
        if diagnostics.isEmpty {
          report("\(items.count) statements; a question of kind 'truth' has one", line: detail.line)
        }
        return nil
      }
      return .truth(statement: items[0].text, check: items[0].check)
    }
  }
}

/// Reads the lines of a `choices` or `statement` block:
///
///     - The text of an answer, which may
///       go on here.
///       check: trace.count("V.viewDidLoad") == 1
private struct ItemReader {
  let text: SourceText
  let id: QuestionID
  private(set) var items: [Choice] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var locations: [ContentPart: SourceLocation] = [:]

  private var words = ""
  private var check: String?
  private var start: Int?

  init(text: SourceText, id: QuestionID) {
    self.text = text
    self.id = id
  }

  mutating func read(_ lines: [String], firstLine: Int) {
    for (offset, line) in lines.enumerated() where !line.isBlank {
      let number = firstLine + offset
      if line.hasPrefix("- ") {
        finishItem()
        start = number
        words = String(line.dropFirst(2)).trimmed
        locations[.choice(id, index: items.count)] = text.location(line: number, column: 3)
      } else if start == nil || line.indent < 2 {
        report("expected '- ' and an answer, then '  check: ' and what decides it", number)
      } else if let rest = line.trimmed.after("check:") {
        guard check == nil else {
          report("a second check for one answer; keep one, or join them by '&&'", number)
          continue
        }
        check = rest.trimmed
        let column = line.indent + "check:".utf8.count + rest.indent + 1
        locations[.check(id, index: items.count)] = text.location(line: number, column: column)
      } else if let soFar = check {
        guard line.indent >= 4 else {
          report("text after the check; a check that goes on is indented by four", number)
          continue
        }
        check = soFar + "\n" + line.trimmed
      } else if let key = line.trimmed.keyLike, suggestion(for: key, among: ["check"]) != nil {
        report("unknown key '\(key)'; did you mean 'check'?", number)
        check = check ?? ""
      } else {
        words += " " + line.trimmed
      }
    }
    finishItem()
  }

  private mutating func report(_ message: String, _ line: Int) {
    let source = text.line(line)
    diagnostics.append(
      Diagnostic(
        message, at: text.location(line: line, column: source.indent + 1),
        length: source.utf8.count - source.indent))
  }

  private mutating func finishItem() {
    guard let start else { return }
    if words.isEmpty {
      report("an answer without words; write them after '- '", start)
    } else if check == nil {
      report(
        "nothing decides this answer; add '  check: ' and a Swift expression that is true when it"
          + " is right", start)
    } else if check?.isEmpty == true, diagnostics.isEmpty {
      report("an empty check; write a Swift expression that is true when it is right", start)
    }
    items.append(Choice(text: words, check: check ?? ""))
    words = ""
    check = nil
    self.start = nil
  }
}

extension String {
  fileprivate func after(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }

  /// The word of a line that reads as `word: …`.
  fileprivate var keyLike: String? {
    guard let colon = firstIndex(of: ":") else { return nil }
    let word = self[..<colon]
    return !word.isEmpty && word.allSatisfy(\.isLetter) ? String(word) : nil
  }
}
