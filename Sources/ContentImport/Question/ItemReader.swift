import Diagnostics
import Phrases

/// One entry of a list in a question: its text, and the keys below it.
struct Item {
  var text: String
  /// By name; never empty.
  var keys: [String: String]
  /// The place of the text, and the place of each key's value.
  var location: SourceLocation
  var keyLocations: [String: SourceLocation]
}

/// Reads the lines of a block of items:
///
///     - The text of an answer, which may
///       go on here.
///       check: trace.count("V.viewDidLoad") == 1
///         && trace.count("W.viewDidLoad") == 1
struct ItemReader {
  private(set) var items: [Item] = []
  private(set) var findings: [LocatedFinding] = []

  private let text: SourceText
  private let form: ItemForm
  private var current: Item?
  /// The line that the current item begins in.
  private var start = 0
  /// The key that lines which follow belong to.
  private var open: ItemKey?

  /// Reads a block whose items have a form.
  static func read(_ fence: Fence, of form: ItemForm, in text: SourceText) -> ItemReader {
    var reader = ItemReader(text: text, form: form)
    for (offset, line) in fence.lines.enumerated() where !line.isBlank {
      reader.take(line, number: fence.line + 1 + offset)
    }
    reader.finishItem()
    return reader
  }

  private init(text: SourceText, form: ItemForm) {
    self.text = text
    self.form = form
  }

  private mutating func take(_ line: String, number: Int) {
    if line.hasPrefix("- ") {
      finishItem()
      start = number
      current = Item(
        text: line.dropFirst(2).trimmed, keys: [:],
        location: text.location(line: number, column: 3), keyLocations: [:])
    } else if current == nil || line.indent < 2 {
      report(.isNoItem(form), number)
    } else if let (key, rest) = keyed(line) {
      take(key, rest, line, number)
    } else if let open {
      if line.indent < 4, let key = line.trimmed.keyLike {
        report(known(near: key).map { .unknownKey(key, near: $0) } ?? .noSuchKey(key, form), number)
        return
      }
      guard line.indent >= 4 else {
        report(.textFollows(open), number)
        return
      }
      let separator = open.value == .prose ? " " : "\n"
      current?.keys[open.name, default: ""] += separator + line.trimmed
    } else if let key = line.trimmed.keyLike, let meant = known(near: key) {
      report(.unknownKey(key, near: meant), number)
      current?.keys[meant.name, default: "?"] += ""
    } else if let key = line.trimmed.keyLike, key.allSatisfy(\.isLowercase) {
      // A sentence rarely goes on so, and what was meant as a key would be shown to learners.
      report(.noSuchKey(key, form), number)
    } else {
      current?.text += " " + line.trimmed
    }
  }

  private func known(near name: String) -> ItemKey? {
    let near = suggestion(for: name, among: form.keys.map(\.name))
    return form.keys.first { $0.name == near }
  }

  private func keyed(_ line: String) -> (key: ItemKey, rest: String)? {
    // A line that is indented further belongs to the key above it.
    if open != nil, line.indent >= 4 { return nil }
    let bare = line.trimmed
    for key in form.keys where bare.hasPrefix(key.name + ":") {
      return (key, String(bare.dropFirst(key.name.count + 1)))
    }
    return nil
  }

  private mutating func take(_ key: ItemKey, _ rest: String, _ line: String, _ number: Int) {
    guard current?.keys[key.name] == nil else {
      report(.hasSecondKey(key, form), number)
      return
    }
    open = key
    current?.keys[key.name] = rest.trimmed
    let column = line.indent + key.name.utf8.count + 1 + rest.indent + 1
    current?.keyLocations[key.name] = text.location(line: number, column: column)
  }

  private mutating func report(_ finding: ItemFinding, _ line: Int) {
    findings.append(text.locatedAtIndent(finding, line: line))
  }

  private mutating func finishItem() {
    guard let item = current else { return }
    let given = form.deciding.filter { item.keys[$0.name] != nil }
    if item.text.isEmpty {
      report(.hasNoText(form), start)
    } else if given.isEmpty, !form.deciding.isEmpty {
      report(.hasNoDecidingKey(form), start)
    } else if given.count > 1 {
      report(.hasBothKeys(given[0], given[1], form), start)
    } else if findings.isEmpty, let key = firstEmptyKey(of: item) {
      report(.keyIsEmpty(key), start)
    } else if let key = form.keys.first(where: { isQuoted($0, in: item) }) {
      let place = item.keyLocations[key.name] ?? item.location
      findings.append(LocatedFinding(ItemFinding.isQuoted(key), at: place))
    }
    items.append(item)
    current = nil
    open = nil
  }

  /// Whether a condition or a text for learners is in quotes as a whole, as YAML would have it.
  private func isQuoted(_ key: ItemKey, in item: Item) -> Bool {
    guard key.value != .text, let text = item.keys[key.name], text.count > 1,
      let quote = text.first, quote == "\"" || quote == "'" && key.value == .condition,
      text.last == quote
    else { return false }
    return !text.dropFirst().dropLast().contains(quote)
  }

  /// Returns the first key without a value, in the order of their names.
  private func firstEmptyKey(of item: Item) -> ItemKey? {
    form.keys.filter { item.keys[$0.name]?.isEmpty == true }.min { $0.name < $1.name }
  }
}

extension String {
  /// The word of a line that reads as `word: …`.
  fileprivate var keyLike: String? {
    guard let colon = firstIndex(of: ":") else { return nil }
    let word = self[..<colon]
    return !word.isEmpty && word.allSatisfy(\.isLetter) ? String(word) : nil
  }
}
