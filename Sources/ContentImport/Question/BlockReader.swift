import Curriculum
import Diagnostics
import Phrases

/// Reads the blocks of a question: the events, statements, items and Swift that its kind needs.
struct BlockReader {
  private let text: SourceText
  private let id: QuestionID
  private let kind: QuestionKind
  /// Whether placeholders may stand in the blocks.
  private let isTemplate: Bool
  private let blocks: [String: Fence]

  /// All findings of the question so far. Some counts are checked only where nothing else is wrong.
  private(set) var findings: [LocatedFinding]
  private(set) var locations: [ContentPart: SourceLocation] = [:]

  init(
    _ blocks: [String: Fence], of id: QuestionID, _ kind: QuestionKind, isTemplate: Bool,
    in text: SourceText, findings: [LocatedFinding]
  ) {
    self.blocks = blocks
    self.id = id
    self.kind = kind
    self.isTemplate = isTemplate
    self.text = text
    self.findings = findings
  }

  mutating func report(_ finding: any ContentFinding, at block: Fence) {
    findings.append(text.located(finding, line: block.line))
  }

  mutating func add(_ findings: [LocatedFinding]) { self.findings += findings }

  // MARK: Items

  /// Returns the items of a block when there are as many as there may be; `first` is the number of
  /// the first of them among the question's.
  mutating func items<Part>(
    _ name: String, of form: ItemForm, count: ClosedRange<Int>, from first: Int = 0,
    _ make: (Item) -> Part
  ) -> [Part]? {
    guard let block = blocks[name] else { return nil }
    let items = readItems(block, of: form, from: first)
    guard isRight(items.count, form.noun, count, at: block) else { return nil }
    return items.map(make)
  }

  private mutating func readItems(_ block: Fence, of form: ItemForm, from first: Int) -> [Item] {
    let reader = ItemReader.read(block, of: form, in: text)
    findings += reader.findings
    for (index, item) in reader.items.enumerated() {
      locations[.choice(id, index: first + index)] = item.location
      locations[.check(id, index: first + index)] =
        form.deciding.lazy.compactMap { item.keyLocations[$0.name] }.first
    }
    return reader.items
  }

  /// Whether a block has as many parts as it may; reported where nothing else is wrong.
  private mutating func isRight(
    _ count: Int, _ noun: String, _ expected: ClosedRange<Int>, at block: Fence
  ) -> Bool {
    guard findings.isEmpty, !expected.contains(count) else { return true }
    report(QuestionFinding.partCount(count, of: noun, expected: expected), at: block)
    return false
  }

  // MARK: Statements

  /// Returns the one sentence of the block `statement`.
  mutating func statement() -> Statement? {
    guard let block = blocks["statement"] else { return nil }
    let statements = sentences(of: block, "statement")
    guard statements.count == 1 else {
      if findings.isEmpty {
        report(QuestionFinding.statementCount(statements.count, kind), at: block)
      }
      return nil
    }
    return statements[0]
  }

  /// Returns the sentences of the block `goal`.
  mutating func goals(_ count: ClosedRange<Int>) -> [Statement]? {
    guard let block = blocks["goal"] else { return nil }
    let goals = sentences(of: block, "goal")
    guard isRight(goals.count, "goal", count, at: block), count.contains(goals.count) else {
      return nil
    }
    return goals
  }

  private mutating func sentences(of block: Fence, _ noun: String) -> [Statement] {
    readItems(block, of: ItemForm(noun, deciding: [.check]), from: 0).map {
      Statement(text: $0.text, check: $0.keys["check"] ?? "")
    }
  }

  // MARK: Events

  /// Returns the lines of the block `events`, as many as `counts` allows: by default as many as a
  /// person can sort, and more than a guess.
  mutating func events(_ counts: ClosedRange<Int> = 3...10) -> [String]? {
    guard let block = blocks["events"] else { return nil }
    var events: [String] = []
    var seen: [String: Int] = [:]
    for (offset, line) in block.lines.enumerated() where !line.isBlank {
      let number = block.line + 1 + offset
      let place = text.location(line: number, column: line.indent + 1)
      let event = line.trimmed
      if let problem = eventProblem(event, isTemplate: isTemplate) {
        findings.append(LocatedFinding(problem, at: place, length: event.utf8.count))
      } else if let first = seen[event] {
        findings.append(
          LocatedFinding(
            QuestionFinding.eventIsListedTwice(event), at: place, length: event.utf8.count,
            first: text.location(line: first)))
      } else {
        seen[event] = number
        locations[.event(id, index: events.count)] = place
        events.append(event)
      }
    }
    return isRight(events.count, "event", counts, at: block) ? events : nil
  }

  // MARK: Swift

  /// Returns the Swift of a block, without a line end; nil when there is no such block.
  mutating func code(_ name: String) -> String? {
    guard let block = blocks[name] else { return nil }
    let code = block.lines.joined(separator: "\n")
    locations[.detail(id)] = text.location(line: block.line + 1)
    guard code.contains(where: { !$0.isWhitespace }) else {
      report(QuestionFinding.blockIsEmpty(name), at: block)
      return nil
    }
    return code
  }

  /// The blocks of a kind whose answer is code.
  static let blocksOfExercise = [
    KindBlock.needed("goal"), .needed(swift: "solution"), .optional(swift: "drive"),
  ]

  /// Returns the code to fix or to write, with its goals.
  mutating func exercise() -> CodeExercise? {
    guard let goals = goals(1...4), let solution = blocks["solution"] else { return nil }
    locations[.detail(id)] = text.location(line: solution.line + 1)
    if let drive = blocks["drive"] {
      locations[.drive(id)] = text.location(line: drive.line + 1)
    }
    return CodeExercise(goals: goals, drive: blocks["drive"]?.code, solution: solution.code)
  }
}

// MARK: Blocks of every question

extension BlockReader {
  private static let reply = ItemForm(
    "reply",
    deciding: [
      ItemKey("answer", .text, meaning: "a wrong answer as a learner would type it"),
      ItemKey("belief", .text, meaning: "the id of a misconception"),
    ])

  /// Returns the answer to "why?", as one paragraph.
  mutating func explanation() -> String? {
    guard let block = blocks["explain"] else { return nil }
    let words = block.lines.flatMap { $0.split(whereSeparator: \.isWhitespace) }
    guard (1...Question.mostWordsInExplanation).contains(words.count) else {
      report(QuestionFinding.explanationLength(words.count), at: block)
      return nil
    }
    return words.joined(separator: " ")
  }

  /// Returns the replies to wrong answers.
  mutating func feedback() -> [Feedback] {
    guard let block = blocks["feedback"] else { return [] }
    let reader = ItemReader.read(block, of: Self.reply, in: text)
    findings += reader.findings
    return reader.items.enumerated().map { index, item in
      locations[.feedback(id, index: index)] =
        item.keyLocations["answer"] ?? item.keyLocations["belief"] ?? item.location
      return Feedback(
        text: item.text,
        to: item.keys["belief"].map { .believing($0) }
          ?? .typed((item.keys["answer"] ?? "").replacing(" / ", with: "\n")))
    }
  }

  /// Returns the hints, each saying more than the one before.
  mutating func hints() -> [String] {
    guard let block = blocks["hints"] else { return [] }
    let reader = ItemReader.read(block, of: ItemForm("hint", deciding: []), in: text)
    findings += reader.findings
    for (index, item) in reader.items.enumerated() {
      locations[.hint(id, index: index)] = item.location
    }
    _ = isRight(reader.items.count, "hint", 1...3, at: block)
    return reader.items.map(\.text)
  }
}
