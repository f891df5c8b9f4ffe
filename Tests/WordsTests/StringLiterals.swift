/// The string literals of Swift source, read without a compiler.
struct StringLiterals {
  struct Literal: Equatable {
    var line: Int
    /// As it is spelled, without what is put in.
    var text: String
  }

  private let source: [Character]
  private var place = 0
  private var line = 1
  private var found: [Literal] = []
  /// What stands before each bracket that is open: what is called, where it is a call's.
  private var called: [String] = []

  /// Returns all literals but those that only programmers read: why a trap is right.
  static func read(_ source: String) -> [Literal] {
    var literals = StringLiterals(source: Array(source))
    literals.code(untilBracket: false)
    return literals.found.sorted { $0.line < $1.line }
  }

  private init(source: [Character]) { self.source = source }

  private static let trapping: Set = [
    "assert", "assertionFailure", "fatalError", "precondition", "preconditionFailure",
  ]

  private func starts(_ text: String) -> Bool { source[place...].starts(with: text) }

  private mutating func step(_ count: Int = 1) {
    for character in source[place...].prefix(count) where character.isNewline { line += 1 }
    place = min(place + count, source.count)
  }

  private mutating func code(untilBracket: Bool) {
    let depth = called.count
    var word = ""
    while place < source.count {
      let character = source[place]
      if starts("//") {
        while place < source.count, !source[place].isNewline { step() }
      } else if starts("/*") {
        comment()
      } else if character == "\"" || character == "#" && hashes() != nil {
        string(hashes: hashes() ?? 0)
      } else if character == "(" {
        called.append(word)
        step()
      } else if character == ")" {
        step()
        if untilBracket, called.count == depth { return }
        if called.count > depth { called.removeLast() }
      } else {
        step()
      }
      word = character.isLetter ? word + String(character) : ""
    }
  }

  /// How many signs stand before the quotation mark that follows them; nil where none follows.
  private func hashes() -> Int? {
    let count = source[place...].prefix { $0 == "#" }.count
    return source[(place + count)...].first == "\"" ? count : nil
  }

  private mutating func comment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        step(2)
      } else if starts("*/") {
        depth -= 1
        step(2)
      } else {
        step()
      }
    } while depth > 0 && place < source.count
  }

  private mutating func string(hashes: Int) {
    step(hashes)
    let quote = starts("\"\"\"") ? "\"\"\"" : "\""
    let sign = String(repeating: "#", count: hashes)
    step(quote.count)
    let first = line
    var text = ""
    while place < source.count, !starts(quote + sign) {
      if starts("\\" + sign + "(") {
        step(2 + hashes)
        code(untilBracket: true)
        // What is put in is no word, and parts none.
        text += "…"
      } else if starts("\\" + sign) {
        text += String(source[place...].prefix(2 + hashes))
        step(2 + hashes)
      } else {
        text.append(source[place])
        step()
      }
    }
    step(quote.count + hashes)
    if !called.contains(where: Self.trapping.contains) {
      found.append(Literal(line: first, text: text))
    }
  }
}
