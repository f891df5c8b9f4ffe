import Curriculum
import Diagnostics

/// Reads one question, from its heading to the next heading of its level.
///
///     ## Question: first-read
///     ```ask … ```           its kind and the rules that it turns on
///     prose                  the prompt
///     ```swift … ```         the scenario, whose run has the answer
///     ```events … ```        a block of its kind: events, choices, a goal…
///     ```explain … ```       why the answer is the answer
///     ```feedback … ```      replies to some wrong answers
///     ```hints … ```         up to three, each saying more
struct QuestionParser {
  let id: QuestionID
  private(set) var findings: [LocatedFinding] = []
  private(set) var locations: [ContentPart: SourceLocation] = [:]

  /// The first TODO, beside which nothing else is reported.
  private(set) var leftOver: LocatedFinding?
  /// The question as far as it can be run, when all that it lacks is a rule.
  private(set) var ruleless: RulelessQuestion?
  /// All of its lines.
  private(set) var lines: ClosedRange<Int>

  private let text: SourceText
  private let lesson: LessonID
  private let support: SupportFiles
  private let headingLine: Int
  private var ask: AskReader.Reading?
  private var prompt: [String] = []
  private var scenario: String?
  private var blocks: [String: Fence] = [:]
  /// The lines that the learner sees or that are run, where placeholders may stand.
  private var varied: [ClosedRange<Int>] = []

  /// The names of the blocks that begin with their own name.
  static let blockNames =
    ["ask"] + QuestionKind.blocksOfKinds.filter { !$0.isSwift }.map(\.name) + commonBlocks
  /// The names of the optional blocks of every kind.
  private static let commonBlocks = ["explain", "feedback", "hints"]
  private static let fences = blockNames + ["swift"]
  /// The names of the blocks that begin with 'swift' and their name.
  private static let swiftNames = QuestionKind.blocksOfKinds.filter(\.isSwift).map(\.name)

  init(
    text: SourceText, lesson: LessonID, id: QuestionID, heading: MarkdownBlock,
    support: SupportFiles
  ) {
    self.text = text
    self.lesson = lesson
    self.id = id
    self.support = support
    headingLine = heading.lines.lowerBound
    lines = heading.lines
    locations[.question(id)] = text.location(line: headingLine)
  }

  private mutating func report(_ finding: any ContentFinding, line: Int) {
    findings.append(text.located(finding, line: line))
  }

  // MARK: Taking blocks

  /// Takes the next block of the question.
  mutating func take(_ block: MarkdownBlock) {
    let line = block.lines.lowerBound
    lines = lines.lowerBound...max(lines.upperBound, block.lines.upperBound)
    leftOver = leftOver ?? ContentImport.leftOver(in: block, of: text)
    switch block.kind {
    case .heading:
      varied.append(block.lines)
      report(QuestionFinding.hasHeading(id), line: line)
    case .prose:
      varied.append(block.lines)
      takeProse(block)
    case .fence(let fence):
      if fence.info.first != "ask" { varied.append(block.lines) }
      takeFence(fence)
    }
  }

  private mutating func takeProse(_ block: MarkdownBlock) {
    let line = block.lines.lowerBound
    if ask == nil {
      report(QuestionFinding.proseBeforeAsk(id), line: line)
    } else if scenario != nil {
      report(QuestionFinding.proseAfterScenario(id), line: line)
    } else {
      prompt.append(block.lines.map(text.line).joined(separator: "\n"))
    }
  }

  private mutating func takeFence(_ fence: Fence) {
    guard let word = fence.info.first else {
      report(FenceFinding.saysNothing(known: Self.fences), line: fence.line)
      return
    }
    switch word {
    case "ask":
      takeAsk(fence)
    case "swift":
      takeCode(fence)
    case let word where Self.blockNames.contains(word):
      if fence.info.count > 1 {
        report(FenceFinding.unmatched(after: word), line: fence.line)
      }
      keep(fence, as: word)
    default:
      let correction = Correction(of: word, among: Self.fences)
      report(FenceFinding.unknownBlock(word, in: id, correction), line: fence.line)
    }
  }

  private mutating func takeAsk(_ fence: Fence) {
    guard ask == nil else {
      report(QuestionFinding.hasSecondAsk(id), line: fence.line)
      return
    }
    let reading = AskReader.read(fence, of: id, in: text)
    findings += reading.findings
    locations.merge(reading.locations) { first, _ in first }
    ask = reading
  }

  private mutating func takeCode(_ fence: Fence) {
    let words = fence.info.dropFirst()
    if let word = words.first, words.count == 1 {
      if Self.swiftNames.contains(word) {
        keep(fence, as: word)
        return
      }
      if let meant = suggestion(for: word, among: Self.swiftNames) {
        report(QuestionFinding.unknownSwift(word: word, near: meant), line: fence.line)
        return
      }
    }
    guard words.isEmpty else {
      let finding = QuestionFinding.scenarioTakesNoWords(words.joined(separator: " "))
      report(finding, line: fence.line)
      return
    }
    guard scenario == nil else {
      report(QuestionFinding.hasSecondScenario(id), line: fence.line)
      return
    }
    scenario = fence.code
    locations[.scenario(id)] = text.location(line: fence.line + 1)
    if fence.lines.allSatisfy(\.isBlank) {
      report(QuestionFinding.scenarioIsEmpty(id), line: fence.line)
    }
  }

  private mutating func keep(_ fence: Fence, as word: String) {
    guard blocks[word] == nil else {
      report(QuestionFinding.hasSecondBlock(id, word), line: fence.line)
      return
    }
    blocks[word] = fence
  }

  // MARK: The whole

  /// Returns the question; nil when a part of it is missing or was not understood.
  mutating func finish() -> Question? {
    let question = whole()
    let noRule = ask?.noRule
    if let leftOver {
      findings = [leftOver]
    } else if let noRule {
      if let question {
        ruleless = RulelessQuestion(question: question, finding: Diagnostic(noRule))
      }
      findings.append(noRule)
    }
    return noRule == nil ? question : nil
  }

  private mutating func whole() -> Question? {
    if ask == nil {
      report(QuestionFinding.hasNoAsk(id), line: headingLine)
    } else if prompt.isEmpty {
      report(QuestionFinding.hasNoPrompt(id), line: headingLine)
    }
    if scenario == nil { report(QuestionFinding.hasNoScenario(id), line: headingLine) }
    guard let ask = ask?.block, let unread = ask.task, hasBlocks(of: unread) else { return nil }
    let files = supporting(ask)
    var reader = BlockReader(
      blocks, of: id, unread.kind, isTemplate: ask.variation != nil, in: text, findings: findings)
    let explanation = reader.explanation()
    let feedback = reader.feedback()
    let hints = reader.hints()
    if reader.findings.isEmpty {
      reader.add(placeholderProblems(of: ask, in: text, lines: varied))
    }
    let task = unread.read(&reader)
    findings = reader.findings
    locations.merge(reader.locations) { first, _ in first }
    guard let task, findings.isEmpty, let scenario else { return nil }
    return Question(
      id: id, lesson: lesson, task: task, prompt: prompt.joined(separator: "\n\n"),
      scenario: scenario, support: files, ios: ask.ios, device: ask.device, ending: ask.ending,
      rules: ask.rules, claims: ask.claims, explanation: explanation, feedback: feedback,
      hints: hints, variation: ask.variation, formerly: ask.formerly)
  }

  /// Whether the question has the blocks of its kind and no others.
  private mutating func hasBlocks(of task: UnreadTask) -> Bool {
    if let strange = task.strangeBlock(among: blocks, common: Self.commonBlocks) {
      report(strange.finding, line: strange.line)
      return false
    }
    guard let missing = task.missingBlock(among: blocks) else { return true }
    // A block that was not understood may be this one.
    guard findings.isEmpty else { return false }
    report(QuestionFinding.lacksBlock(id, task.kind, missing.name), line: headingLine)
    return false
  }

  private mutating func supporting(_ ask: AskBlock) -> [SupportFile] {
    var files = support.everywhere
    for (name, location) in ask.uses {
      do throws(NamedFileFinding) {
        files.append(try support.named(name))
      } catch {
        findings.append(LocatedFinding(error, at: location, length: name.utf8.count))
      }
    }
    return files
  }
}
