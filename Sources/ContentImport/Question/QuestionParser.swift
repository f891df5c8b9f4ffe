import Curriculum
import Diagnostics
import Releases
import Words

/// Reads one question, from its heading to the next heading of its level.
///
///     ## Question: first-read
///     ```ask … ```           what kind it is and which rules it turns on
///     prose                  what the learner is asked
///     ```swift … ```         the scenario, whose run has the answer
///     ```events … ```        what the kind needs besides: events, choices, a goal…
///     ```feedback … ```      what is said to some wrong answers
///     ```hints … ```         up to three, each saying more
struct QuestionParser {
  let text: SourceText
  let course: CourseID
  let lesson: LessonID
  let id: QuestionID
  let heading: MarkdownBlock
  let support: [SupportFile]

  private(set) var diagnostics: [Diagnostic] = []
  private(set) var locations: [ContentPart: SourceLocation] = [:]

  /// That a TODO is left, which is then all that is found.
  private(set) var leftOver: Diagnostic?
  /// The question as far as it can be run, when all that it lacks is a rule.
  private(set) var ruleless: RulelessQuestion?
  /// All of its lines.
  private(set) var lines: ClosedRange<Int>

  private var noRule: Diagnostic?
  private var ask: AskBlock?
  private var sawAsk = false
  private var prompt: [String] = []
  private var scenario: String?
  private var blocks: [String: Fence] = [:]
  /// The lines that the learner sees or that are run, where placeholders may stand.
  private var varied: [ClosedRange<Int>] = []

  /// A block of the question, by the word it begins with.
  private struct Fence {
    var lines: [String]
    /// Of the fence itself; the next is the first line of its text.
    var line: Int

    var code: String { lines.joined(separator: "\n") + "\n" }
  }

  /// The fenced blocks a question may hold besides its scenario.
  static let blockNames = [
    "ask", "events", "choices", "statement", "value", "goal", "line", "causes", "actions",
    "feedback", "hints",
  ]
  /// Further Swift: code run after the learner's, and code that passes.
  private static let furtherCode = ["drive", "solution"]

  /// The blocks that a kind must have, and those it may have.
  private static func blocks(of kind: QuestionKind) -> (needed: [String], allowed: [String]) {
    switch kind {
    case .order, .next: (["events"], [])
    case .choice: (["choices"], [])
    case .truth, .versions: (["statement"], [])
    case .output, .count: ([], [])
    case .state: (["value"], [])
    case .line: (["goal"], ["line"])
    case .fix, .write: (["goal", "solution"], ["drive"])
    case .why: (["causes"], [])
    case .reach: (["goal", "actions"], [])
    }
  }

  init(
    text: SourceText, course: CourseID, lesson: LessonID, id: QuestionID, heading: MarkdownBlock,
    support: [SupportFile]
  ) {
    self.text = text
    self.course = course
    self.lesson = lesson
    self.id = id
    self.heading = heading
    self.support = support
    lines = heading.lines
    locations[.question(id)] = text.location(line: heading.lines.lowerBound)
  }

  private var name: String { "question '\(id.name)'" }

  private mutating func report(_ message: String, line: Int, column: Int = 1) {
    let length = text.line(line).utf8.count - column + 1
    diagnostics.append(
      Diagnostic(message, at: text.location(line: line, column: column), length: length))
  }

  // MARK: Taking blocks

  /// Takes the next block of the question.
  mutating func take(_ block: MarkdownBlock) {
    let line = block.lines.lowerBound
    lines = lines.lowerBound...max(lines.upperBound, block.lines.upperBound)
    leftOver = leftOver ?? ContentImport.leftOver(in: block, of: text)
    if !block.isAsk { varied.append(block.lines) }
    switch block.kind {
    case .heading:
      report(Words.QuestionBlocks.holdsAHeading(name), line: line)
    case .prose:
      guard sawAsk else {
        report(Words.QuestionBlocks.proseBeforeAsk(of: name), line: line)
        return
      }
      guard scenario == nil else {
        report(
          Words.QuestionBlocks.proseAfterScenario(of: name),
          line: line)
        return
      }
      prompt.append(block.lines.map(text.line).joined(separator: "\n"))
    case .fence(let info, let lines):
      takeFence(info, Fence(lines: lines, line: line))
    }
  }

  private mutating func takeFence(_ info: [String], _ fence: Fence) {
    let known = Self.blockNames + ["swift"]
    guard let word = info.first else {
      report(Words.LessonFiles.fenceSaysNothing + hint("", among: known), line: fence.line)
      return
    }
    switch word {
    case "ask":
      guard !sawAsk else {
        report(Words.QuestionBlocks.secondAsk(in: name), line: fence.line)
        return
      }
      sawAsk = true
      var reader = AskReader(text: text, id: id, name: name)
      ask = reader.read(fence.lines, firstLine: fence.line + 1)
      diagnostics += reader.diagnostics
      noRule = reader.noRule
      locations.merge(reader.locations) { first, _ in first }
    case "swift":
      takeCode(info, fence)
    case let word where known.contains(word):
      if info.count > 1 {
        report(Words.LessonFiles.unknownWords(after: word), line: fence.line)
      }
      keep(fence, as: word)
    default:
      report(
        Words.QuestionBlocks.unknownBlock(word, in: name) + hint(word, among: known),
        line: fence.line)
    }
  }

  private mutating func takeCode(_ info: [String], _ fence: Fence) {
    if info.count == 2, Self.furtherCode.contains(info[1]) {
      keep(fence, as: info[1])
      return
    }
    if info.count == 2, let meant = suggestion(for: info[1], among: Self.furtherCode) {
      report(Words.QuestionBlocks.unknownWord(info[1], near: meant), line: fence.line)
      return
    }
    guard info.count == 1 else {
      report(
        Words.QuestionBlocks.wordsAfterSwift(info.dropFirst().joined(separator: " ")),
        line: fence.line)
      return
    }
    guard scenario == nil else {
      report(Words.QuestionBlocks.secondScenario(in: name), line: fence.line)
      return
    }
    scenario = fence.code
    locations[.scenario(id)] = text.location(line: fence.line + 1)
    if fence.lines.allSatisfy(\.isBlank) {
      report(Words.QuestionBlocks.scenarioIsEmpty(of: name), line: fence.line)
    }
  }

  private mutating func keep(_ fence: Fence, as word: String) {
    guard blocks[word] == nil else {
      report(Words.QuestionBlocks.secondAnswers(in: name), line: fence.line)
      return
    }
    blocks[word] = fence
  }

  // MARK: The whole

  /// Returns the question, when all of it was understood but for what is still to be written.
  mutating func finish() -> Question? {
    let question = whole()
    if let leftOver {
      diagnostics = [leftOver]
    } else if let noRule {
      if let question { ruleless = RulelessQuestion(question: question, finding: noRule) }
      diagnostics.append(noRule)
    }
    return noRule == nil ? question : nil
  }

  private mutating func whole() -> Question? {
    let line = heading.lines.lowerBound
    if !sawAsk {
      report(
        Words.QuestionBlocks.noAsk(name), line: line
      )
    } else if prompt.isEmpty {
      report(
        Words.QuestionBlocks.asksNothing(name), line: line
      )
    }
    if scenario == nil {
      report(Words.QuestionBlocks.noScenario(name), line: line)
    }
    guard let ask else { return nil }
    guard hasItsBlocks(ask.kind) else { return nil }
    let files = supporting(ask)
    let feedback = feedback()
    let hints = hints()
    if diagnostics.isEmpty {
      diagnostics += placeholderProblems(of: ask, in: text, lines: varied)
    }
    guard let what = whatIsAsked(ask), diagnostics.isEmpty, let scenario else { return nil }
    return Question(
      id: id, lesson: lesson, ask: what, prompt: prompt.joined(separator: "\n\n"),
      scenario: scenario, support: files, ios: ask.ios, device: ask.device, ending: ask.ending,
      rules: ask.rules, claims: ask.claims, feedback: feedback, hints: hints,
      variation: ask.variation)
  }

  /// Whether the question has the blocks of its kind and no others.
  private mutating func hasItsBlocks(_ kind: QuestionKind) -> Bool {
    let (needed, allowed) = Self.blocks(of: kind)
    let own = needed + allowed
    let extra = blocks.filter { !own.contains($0.key) && !["feedback", "hints"].contains($0.key) }
    if let (word, fence) = extra.min(by: { $0.value.line < $1.value.line }) {
      report(
        Words.QuestionBlocks.takesNo(kind.rawValue, block: word, own: own), line: fence.line)
      return false
    }
    guard let missing = needed.first(where: { blocks[$0] == nil }) else { return true }
    // A block that was not understood may be this one.
    guard diagnostics.isEmpty else { return false }
    report(
      Words.QuestionBlocks.lacksBlock(name, kind: kind.rawValue, missing),
      line: heading.lines.lowerBound)
    return false
  }

  private mutating func whatIsAsked(_ block: AskBlock) -> Ask? {
    let isTemplate = block.variation != nil
    switch block.kind {
    case .order:
      return events(isTemplate).map { .order(events: $0) }
    case .next:
      return events(isTemplate).map { .next(events: $0) }
    case .output:
      return .output
    case .count:
      return block.event.map { .count(event: $0) }
    case .choice:
      return items(
        "choices", what: Words.QuestionBlocks.anAnswer, deciding: ["check"], others: ["feedback"]
      ) {
        Choice(text: $0.text, check: $0.keys["check"] ?? "", feedback: $0.keys["feedback"])
      }.flatMap { within(2...8, $0, "choices", "choices") }.map { .choice($0) }
    case .truth:
      return statement(of: block.kind).map { .truth($0) }
    case .versions:
      return statement(of: block.kind).map { .versions($0, among: block.among) }
    case .state:
      return code("value").map { .state(expression: $0, at: block.moment) }
    case .line:
      guard let goal = goals(1...1)?.first else { return nil }
      let putIn = blocks["line"] == nil ? nil : code("line")
      return .line(goal: goal, putIn: putIn)
    case .fix, .write:
      guard let goals = goals(1...4), let solution = blocks["solution"] else { return nil }
      locations[.detail(id)] = text.location(line: solution.line + 1)
      if let drive = blocks["drive"] {
        locations[.drive(id)] = text.location(line: drive.line + 1)
      }
      let task = CodeTask(goals: goals, drive: blocks["drive"]?.code, solution: solution.code)
      return block.kind == .fix ? .fix(task) : .write(task)
    case .why:
      guard let event = block.event else { return nil }
      return items("causes", what: Words.QuestionBlocks.aCause, deciding: ["line", "rule"]) {
        item in
        Cause(
          text: item.text,
          what: item.keys["line"].map { .line($0) }
            ?? .rule(RuleID(rawValue: item.keys["rule"] ?? "")))
      }.flatMap { within(3...8, $0, "causes", "causes") }.map { .why(event: event, causes: $0) }
    case .reach:
      guard let goal = goals(1...1)?.first else { return nil }
      return items("actions", what: Words.QuestionBlocks.anAction, deciding: ["do"], from: 1) {
        Action(text: $0.text, code: $0.keys["do"] ?? "")
      }.flatMap { within(2...6, $0, "actions", "actions") }
        .map { .reach(goal: goal, actions: $0, most: block.most) }
    }
  }

  // MARK: Blocks of answers

  /// The most events a person can be asked to sort, and the fewest that are more than a guess.
  private static let eventCounts = 3...10

  private mutating func events(_ isTemplate: Bool) -> [String]? {
    guard let fence = blocks["events"] else { return nil }
    var events: [String] = []
    var seen: [String: Int] = [:]
    for (offset, line) in fence.lines.enumerated() where !line.isBlank {
      let number = fence.line + 1 + offset
      let place = text.location(line: number, column: line.indent + 1)
      let event = line.trimmed
      if let problem = notAnEvent(event, isTemplate: isTemplate) {
        diagnostics.append(Diagnostic(problem, at: place, length: event.utf8.count))
        continue
      }
      if let first = seen[event] {
        diagnostics.append(
          Diagnostic(
            Words.QuestionBlocks.eventListedTwice(event),
            at: place, length: event.utf8.count,
            notes: [.init(Words.QuestionBlocks.firstListedHere, at: text.location(line: first))]))
        continue
      }
      seen[event] = number
      locations[.event(id, index: events.count)] = place
      events.append(event)
    }
    return within(Self.eventCounts, events, Words.QuestionBlocks.eventsToSort, "events")
  }

  /// Reads the items of a block; `first` is the number of the first of them among the question's.
  private mutating func items<Part>(
    _ block: String, what: String, deciding: [String], others: [String] = [], from first: Int = 0,
    _ make: (Item) -> Part
  ) -> [Part]? {
    guard let fence = blocks[block] else { return nil }
    var reader = ItemReader(text: text, what: what, deciding: deciding, others: others)
    reader.read(fence.lines, firstLine: fence.line + 1)
    diagnostics += reader.diagnostics
    for (index, item) in reader.items.enumerated() {
      locations[.choice(id, index: first + index)] = item.location
      locations[.check(id, index: first + index)] =
        deciding.lazy.compactMap { item.keyLocations[$0] }.first
    }
    return reader.items.map(make)
  }

  /// Returns the parts when there are as many as there may be.
  private mutating func within<Part>(
    _ counts: ClosedRange<Int>, _ parts: [Part], _ what: String, _ block: String
  ) -> [Part]? {
    guard diagnostics.isEmpty, !counts.contains(parts.count) else { return parts }
    report(
      Words.QuestionBlocks.expected(
        parts.count, what, from: counts.lowerBound, to: counts.upperBound),
      line: blocks[block]?.line ?? heading.lines.lowerBound)
    return nil
  }

  private mutating func statement(of kind: QuestionKind) -> Statement? {
    guard let fence = blocks["statement"], let items = sentences("statement") else { return nil }
    guard items.count == 1 else {
      if diagnostics.isEmpty {
        report(
          Words.QuestionBlocks.statementCount(items.count, kind: kind.rawValue),
          line: fence.line)
      }
      return nil
    }
    return items[0]
  }

  private mutating func goals(_ counts: ClosedRange<Int>) -> [Statement]? {
    guard let fence = blocks["goal"], let items = sentences("goal") else { return nil }
    guard counts.contains(items.count) else {
      if diagnostics.isEmpty {
        report(
          Words.QuestionBlocks.goalCount(
            items.count, from: counts.lowerBound, to: counts.upperBound), line: fence.line)
      }
      return nil
    }
    return items
  }

  private mutating func sentences(_ block: String) -> [Statement]? {
    items(
      block, what: block == "goal" ? Words.QuestionBlocks.aGoal : Words.QuestionBlocks.anAnswer,
      deciding: ["check"]
    ) {
      Statement(text: $0.text, check: $0.keys["check"] ?? "")
    }
  }

  /// The text of a block that holds Swift and no items.
  private mutating func code(_ block: String) -> String? {
    guard let fence = blocks[block] else { return nil }
    let code = fence.lines.joined(separator: "\n")
    locations[.detail(id)] = text.location(line: fence.line + 1)
    guard code.contains(where: { !$0.isWhitespace }) else {
      report(Words.QuestionBlocks.blockIsEmpty(block), line: fence.line)
      return nil
    }
    return code
  }

  private mutating func feedback() -> [Feedback] {
    guard let fence = blocks["feedback"] else { return [] }
    var reader = ItemReader(
      text: text, what: Words.QuestionBlocks.whatIsSaid, deciding: ["answer", "belief"])
    reader.read(fence.lines, firstLine: fence.line + 1)
    diagnostics += reader.diagnostics
    return reader.items.enumerated().map { index, item in
      locations[.feedback(id, index: index)] =
        item.keyLocations["answer"] ?? item.keyLocations["belief"] ?? item.location
      return Feedback(
        text: item.text,
        to: item.keys["belief"].map { .believing($0) }
          ?? .typed((item.keys["answer"] ?? "").replacing(" / ", with: "\n")))
    }
  }

  private mutating func hints() -> [String] {
    guard let fence = blocks["hints"] else { return [] }
    var reader = ItemReader(text: text, what: Words.QuestionBlocks.aHint, deciding: [])
    reader.read(fence.lines, firstLine: fence.line + 1)
    diagnostics += reader.diagnostics
    for (index, item) in reader.items.enumerated() {
      locations[.hint(id, index: index)] = item.location
    }
    if diagnostics.isEmpty, !(1...3).contains(reader.items.count) {
      report(Words.QuestionBlocks.hintCount(reader.items.count), line: fence.line)
    }
    return reader.items.map(\.text)
  }

  private mutating func supporting(_ ask: AskBlock) -> [SupportFile] {
    var files: [SupportFile] = []
    for (name, location) in ask.uses {
      if let file = support.first(where: { $0.name == name }) {
        files.append(file)
      } else {
        diagnostics.append(
          Diagnostic(noSupport(name, among: support), at: location, length: name.utf8.count))
      }
    }
    return files
  }
}

/// Says that a course has no Swift file of a name.
func noSupport(_ name: String, among support: [SupportFile]) -> String {
  if name.contains("/") || name.hasPrefix(".") {
    return Words.QuestionBlocks.swiftLeadsOut(name)
  }
  let near = suggestion(for: name, among: support.map(\.name)).map(Words.didYouMean)
  return Words.CourseFiles.noFile(name) + (near ?? Words.QuestionBlocks.swiftStandsBeside)
}
