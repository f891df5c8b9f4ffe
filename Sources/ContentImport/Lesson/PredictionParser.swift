import Curriculum
import Diagnostics

/// Reads a prediction, from its 'predict' block to the code that it is about.
///
///     ```predict … ```       its kind, and the keys of that kind
///     prose                  the prompt
///     ```choices … ```       a block of its kind: choices, events, a statement…
///     ```explain … ```       why, if the author says it
///     ```swift run … ```     the listing; it ends the prediction
struct PredictionParser {
  let id: QuestionID
  private let text: SourceText
  let line: Int
  private let ask: AskReader.Reading
  private var prompt: [String] = []
  private var blocks: [String: Fence] = [:]
  private(set) var findings: [LocatedFinding] = []
  private(set) var locations: [ContentPart: SourceLocation] = [:]

  /// The block that begins a prediction.
  static let blockName = "predict"
  private static let explain = "explain"

  init(_ fence: Fence, of id: QuestionID, in text: SourceText) {
    self.id = id
    self.text = text
    line = fence.line
    ask = AskReader.read(prediction: fence, of: id, in: text)
    findings = ask.findings
    locations = ask.locations
    locations[.question(id)] = text.location(line: fence.line)
  }

  private mutating func report(_ finding: any ContentFinding, line: Int) {
    findings.append(text.located(finding, line: line))
  }

  /// Takes a block between the beginning and the code; returns false for one that is no part of a
  /// prediction.
  mutating func take(_ block: MarkdownBlock) -> Bool {
    switch block.kind {
    case .heading: return false
    case .prose:
      prompt.append(block.lines.map(text.line).joined(separator: "\n"))
    case .fence(let fence):
      guard let word = fence.info.first, word != Self.blockName,
        QuestionParser.blockNames.contains(word)
      else { return false }
      guard blocks[word] == nil else {
        report(PredictionFinding.hasSecondBlock(word), line: fence.line)
        return true
      }
      blocks[word] = fence
    }
    return true
  }

  /// Returns the prediction; nil when a part of it is missing or was not understood.
  mutating func finish() -> Prediction? {
    if prompt.isEmpty { report(PredictionFinding.hasNoPrompt, line: line) }
    guard let unread = ask.block?.task, hasBlocks(of: unread) else { return nil }
    var reader = BlockReader(
      blocks, of: id, unread.kind, isTemplate: false, in: text, findings: findings)
    let explanation = reader.explanation()
    let task = unread.read(&reader)
    findings = reader.findings
    locations.merge(reader.locations) { first, _ in first }
    guard let task, findings.isEmpty else { return nil }
    guard task.exercise == nil else {
      report(PredictionFinding.isNoKind(unread.kind), line: line)
      return nil
    }
    return Prediction(
      prompt: prompt.joined(separator: "\n\n"), task: task, explanation: explanation)
  }

  private mutating func hasBlocks(of task: UnreadTask) -> Bool {
    if let strange = task.strangeBlock(among: blocks, common: [Self.explain]) {
      report(strange.finding, line: strange.line)
      return false
    }
    guard let missing = task.missingBlock(among: blocks) else { return true }
    guard findings.isEmpty else { return false }
    report(PredictionFinding.lacksBlock(task.kind, missing.name), line: line)
    return false
  }
}

extension QuestionKind {
  /// Whether a kind is about the one run that follows a prediction.
  var canBePredicted: Bool { task.isAboutOneRelease }
}

/// A mistake in the parts of a prediction.
enum PredictionFinding: ContentFinding {
  /// No code that runs follows it.
  case hasNoCode
  case hasNoPrompt
  case hasSecondBlock(String)
  case lacksBlock(QuestionKind, String)
  /// A kind whose answer is code, or that is about several releases.
  case isNoKind(QuestionKind)

  var message: String {
    switch self {
    case .hasNoCode:
      "a prediction without code; put the '```swift run' block that it is about right below it"
    case .hasNoPrompt:
      "the prediction asks nothing; write the question between the 'predict' block and the code"
    case .hasSecondBlock(let block):
      "a second '\(block)' block in this prediction; keep one"
    case .lacksBlock(let kind, let block):
      "the prediction is of kind '\(kind.rawValue)' and has no '\(block)' block; add one above the code"
    case .isNoKind(let kind):
      "a prediction can't be of kind '\(kind.rawValue)'; ask that in a question below the lesson"
    }
  }
}
