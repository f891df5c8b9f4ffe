import Curriculum
import Diagnostics
import Words

/// One entry of a list in a question: its text, and the keys below it.
struct Item {
  var text: String
  /// By name; never empty.
  var keys: [String: String]
  /// Where the text stands, and where each key's value does.
  var location: SourceLocation
  var keyLocations: [String: SourceLocation]
}

/// Reads the lines of a block of items:
///
///     - The text of an answer, which may
///       go on here.
///       check: trace.count("V.viewDidLoad") == 1
///         && trace.count("W.viewDidLoad") == 1
///
/// The first of the known keys that an item needs is the one that decides it.
struct ItemReader {
  let text: SourceText
  /// The keys that an item may have.
  let known: [String]
  /// Of these it must have one, and no two.
  let deciding: [String]
  /// What an item is, for messages: "an answer".
  let what: String

  private(set) var items: [Item] = []
  private(set) var diagnostics: [Diagnostic] = []

  private var current: Item?
  private var start = 0
  /// The key that lines which follow belong to.
  private var open: String?

  init(text: SourceText, what: String, deciding: [String], others: [String] = []) {
    self.text = text
    self.what = what
    self.deciding = deciding
    known = deciding + others
  }

  mutating func read(_ lines: [String], firstLine: Int) {
    for (offset, line) in lines.enumerated() where !line.isBlank {
      let number = firstLine + offset
      if line.hasPrefix("- ") {
        finishItem()
        start = number
        current = Item(
          text: String(line.dropFirst(2)).trimmed, keys: [:],
          location: text.location(line: number, column: 3), keyLocations: [:])
      } else if current == nil || line.indent < 2 {
        report(Words.QuestionBlocks.expectedItem(what, deciding: deciding.first), number)
      } else if let (key, rest) = keyed(line) {
        take(key, rest, line, number)
      } else if let open {
        guard line.indent >= 4 else {
          report(Words.QuestionBlocks.textAfter(open), number)
          continue
        }
        let separator = open == "feedback" ? " " : "\n"
        current?.keys[open, default: ""] += separator + line.trimmed
      } else if let key = line.trimmed.keyLike, let meant = suggestion(for: key, among: known) {
        report(Words.QuestionBlocks.unknownKey(key, near: meant), number)
        current?.keys[meant, default: "?"] += ""
      } else {
        current?.text += " " + line.trimmed
      }
    }
    finishItem()
  }

  private func keyed(_ line: String) -> (key: String, rest: String)? {
    // What is indented further belongs to the key above it.
    if open != nil, line.indent >= 4 { return nil }
    for key in known {
      if let rest = line.trimmed.after(key + ":") { return (key, rest) }
    }
    return nil
  }

  private mutating func take(_ key: String, _ rest: String, _ line: String, _ number: Int) {
    guard current?.keys[key] == nil else {
      report(
        key == "check"
          ? Words.QuestionBlocks.secondCheck : Words.QuestionBlocks.secondKey(key), number)
      return
    }
    open = key
    current?.keys[key] = rest.trimmed
    let column = line.indent + key.utf8.count + 1 + rest.indent + 1
    current?.keyLocations[key] = text.location(line: number, column: column)
  }

  private mutating func report(_ message: String, _ line: Int) {
    let source = text.line(line)
    diagnostics.append(
      Diagnostic(
        message, at: text.location(line: line, column: source.indent + 1),
        length: source.utf8.count - source.indent))
  }

  private mutating func finishItem() {
    guard let item = current else { return }
    let given = deciding.filter { item.keys[$0] != nil }
    if item.text.isEmpty {
      report(Words.QuestionBlocks.withoutWords(what), start)
    } else if let first = deciding.first, given.isEmpty {
      report(Words.QuestionBlocks.nothingDecides(deciding, Self.meaning(of: first)), start)
    } else if given.count > 1 {
      report(Words.QuestionBlocks.bothGiven(given[0], given[1]), start)
    } else if let key = item.keys.keys.sorted().first(where: { item.keys[$0]?.isEmpty == true }),
      diagnostics.isEmpty
    {
      report(
        key == "check"
          ? Words.QuestionBlocks.checkIsEmpty(Self.meaning(of: key))
          : Words.QuestionBlocks.saysNothing(key), start)
    }
    items.append(item)
    current = nil
    open = nil
  }

  private static func meaning(of key: String) -> String {
    switch key {
    case "check": Words.QuestionBlocks.meaningOfCheck
    case "line": Words.QuestionBlocks.meaningOfLine
    case "do": Words.QuestionBlocks.meaningOfDo
    case "answer": Words.QuestionBlocks.meaningOfAnswer
    default: Words.QuestionBlocks.meaningOfOthers
    }
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
