import Curriculum

// Compares typed values with printed ones by their tokens, so that formatting never decides.

/// A text as the tokens that count: words, members, numbers and signs.
///
/// Quotes, brackets, commas, colons, white space and line breaks only group tokens and don't count.
/// Empty brackets do, because they are a value.
struct TypedValue: Hashable {
  private(set) var tokens: [Token] = []

  enum Token: Hashable {
    case word(String)
    /// A name after a dot, with or without a type before it: `.red`.
    case member(String)
    case number(Double)
    case sign(Character)
    /// An array or a dictionary without elements.
    case empty(String)
  }

  init(_ text: String) {
    let characters = Array(text)
    var place = 0
    while place < characters.count {
      let (token, end) = Self.token(in: characters, at: place)
      if let token { tokens.append(token) }
      assert(end > place)
      place = end
    }
  }

  /// Whether there is a word, a number or an empty container.
  var hasContent: Bool { tokens.contains { if case .sign = $0 { false } else { true } } }

  /// Whether there is a number, a Boolean or nil.
  var holdsPlainValue: Bool {
    tokens.contains { token in
      switch token {
      case .number: true
      case .word(let word):
        Self.literals.contains(word.lowercased()) || Self.numbers[word.lowercased()] != nil
          || word == "inf" || word == "nan"
      case .member, .sign, .empty: false
      }
    }
  }

  /// The number in whole text such as "3", "(3)" or "three"; nil for other texts.
  var wholeNumber: Int? {
    guard tokens.count == 1 else { return nil }
    switch tokens[0] {
    case .number(let number): return Int(exactly: number)
    case .word(let word): return Self.numbers[word.lowercased()]
    case .member, .sign, .empty: return nil
    }
  }

  /// The numbers that learners write in words.
  static let numbers = [
    "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
  ]
}

// MARK: - Reading

extension TypedValue {
  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Returns the token at a place, nil where a character only groups, and the place after it.
  private static func token(in text: [Character], at place: Int) -> (Token?, Int) {
    let first = text[place]
    let next = place + 1 < text.count ? text[place + 1] : " "
    if first == "[", let close = text[(place + 1)...].firstIndex(where: { $0 != " " && $0 != ":" }),
      text[close] == "]"
    {
      return (.empty(text[place...close].contains(":") ? "[:]" : "[]"), close + 1)
    }
    if first.isWhitespace || "\"'`“”‘’«»()[]{},;:".contains(first) { return (nil, place + 1) }
    if first == "." {
      if next.isNumber { return number(in: text, at: place) }
      guard isOfWord(next) else { return (nil, place + 1) }
      let end = text[(place + 1)...].firstIndex { !isOfWord($0) } ?? text.count
      return (.member(String(text[(place + 1)..<end])), end)
    }
    if first.isASCII, first.isNumber { return number(in: text, at: place) }
    guard isOfWord(first) else { return (.sign(first), place + 1) }
    let end = text[place...].firstIndex { !isOfWord($0) } ?? text.count
    let word = String(text[place..<end])
    // An underscore alone is a label that nobody says.
    return (word == "_" ? nil : .word(word), end)
  }

  /// Reads a number such as 3, 0.5, .5, 1_000 or 1e-3; digits before letters are a word.
  private static func number(in text: [Character], at place: Int) -> (Token?, Int) {
    func at(_ index: Int) -> Character { index < text.count ? text[index] : " " }
    func isDigit(_ index: Int) -> Bool { at(index).isASCII && at(index).isNumber }
    var end = place
    func skipDigits() { while isDigit(end) || at(end) == "_" { end += 1 } }
    skipDigits()
    if at(end) == ".", isDigit(end + 1) {
      end += 1
      skipDigits()
    }
    if at(end) == "e" || at(end) == "E" {
      let sign = at(end + 1) == "-" || at(end + 1) == "+" ? 1 : 0
      if isDigit(end + 1 + sign) {
        end += 1 + sign
        skipDigits()
      }
    }
    let digits = text[place..<end].filter { $0 != "_" }
    let written = (digits.first == "." ? "0" : "") + String(digits)
    guard !isOfWord(at(end)), let number = Double(written) else {
      end = max(text[end...].firstIndex { !isOfWord($0) } ?? text.count, place + 1)
      return (.word(String(text[place..<end])), end)
    }
    return (.number(number), end)
  }
}

// MARK: - Comparing

extension TypedValue {
  /// The names that decide whether two spellings may be two things.
  struct Names {
    /// The classes and structures of the code; before a member they are no mere prefix.
    private let types: Set<String>
    /// Words whose case counts; nil where the case of all words does.
    private let spelled: Set<String>?

    /// `printed` is what a run prints: the case of words that are no names of the code doesn't count
    /// there, unless the run prints both spellings.
    init(of code: String, printed: [String]? = nil) {
      let names = QuizEngine.words(of: Self.withoutStrings(code))
      let isType: Set<String> = ["class", "struct", "actor", "extension"]
      types = Set(zip(names, names.dropFirst()).filter { isType.contains($0.0) }.map(\.1))
      spelled = printed.map { lines in
        let words = Set(lines.flatMap(QuizEngine.words(of:)))
        let twice = Dictionary(grouping: words) { $0.lowercased() }.values.filter { $0.count > 1 }
        return Set(names).union(twice.joined())
      }
    }

    /// Returns the code without the text between quotes on one line.
    private static func withoutStrings(_ code: String) -> String {
      code.split(separator: "\n").map { line in
        line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined(separator: " ")
      }.joined(separator: "\n")
    }

    /// Whether a word before a member may be left out, as `UIColor` in `UIColor.red`.
    fileprivate func isPrefix(_ word: String) -> Bool {
      word.first?.isUppercase == true && !types.contains(word)
    }

    fileprivate func areSame(_ a: String, _ b: String) -> Bool {
      if a == b { return true }
      let folded = a.lowercased()
      guard folded == b.lowercased() else { return false }
      if TypedValue.literals.contains(folded) || TypedValue.callbacks.contains(folded) {
        return true
      }
      guard let spelled else { return false }
      return !spelled.contains(a) && !spelled.contains(b)
    }
  }

  /// Words that nothing else is called.
  private static let literals: Set<String> = ["true", "false", "nil", "optional"]

  /// The callbacks, which are forgiven the case of another language.
  private static let callbacks = Set(
    CallbackSpelling.all.map { String($0.swift.prefix { $0 != "(" }).lowercased() })

  /// Returns whether a typed value is this printed one.
  func isGiven(by typed: TypedValue, _ names: Names) -> Bool {
    let (typed, real) = (typed.tokens, tokens)
    var (i, j) = (0, 0)
    while i < typed.count, j < real.count {
      if Self.areSame(typed[i], real[j], names) {
        (i, j) = (i + 1, j + 1)
      } else if Self.isMember(typed, at: i, real[j], names) {
        (i, j) = (i + 2, j + 1)
      } else if Self.isMember(real, at: j, typed[i], names), case .member = typed[i] {
        (i, j) = (i + 1, j + 2)
      } else {
        return false
      }
    }
    return i == typed.count && j == real.count
  }

  /// Returns whether a type and its member stand at a place, and the member is this one.
  private static func isMember(
    _ tokens: [Token], at place: Int, _ other: Token, _ names: Names
  ) -> Bool {
    guard place + 1 < tokens.count, case .word(let type) = tokens[place], names.isPrefix(type),
      case .member = tokens[place + 1]
    else { return false }
    return areSame(tokens[place + 1], other, names)
  }

  private static func areSame(_ typed: Token, _ real: Token, _ names: Names) -> Bool {
    switch (typed, real) {
    case (.word(let a), .word(let b)), (.member(let a), .member(let b)),
      (.word(let a), .member(let b)), (.member(let a), .word(let b)):
      names.areSame(a, b)
    case (.word(let word), .number(let number)):
      numbers[word.lowercased()].map(Double.init) == number
    default: typed == real
    }
  }
}
