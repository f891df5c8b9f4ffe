/// Finds texts by words, the best first.
///
/// Capitals and endings don't count: `swipes` finds `swipe`. A word of three letters or more also finds the
/// words that begin with it, and a part finds a name written together: `appear` finds `viewWillAppear`.
///
///     let search = WordSearch([SearchedText(names: ["navigation.swipe-back"], body: "A swipe …")])
///     search.matches(for: "swipe").matches.map(\.index)   // [0]
public struct WordSearch: Sendable {
  private let texts: [SearchedText]
  /// More of a query is not read.
  private static let longestQuery = 400
  private static let mostWords = 12

  public init(_ texts: [SearchedText]) { self.texts = texts }

  /// The result of a search.
  public struct Result: Hashable, Sendable {
    /// The best first.
    public var matches: [Match] = []
    /// The words that were looked for, in small letters.
    public var words: [String] = []
    /// The words that no text has.
    public var unmatched: [String] = []
  }

  /// A text that was found.
  public struct Match: Hashable, Sendable {
    /// Its place among the texts.
    public var index: Int
    public var rank: Rank
  }

  /// How well a text fits, before its words are weighed.
  public enum Rank: Int, Comparable, Sendable {
    /// It has some of the words.
    case someWords
    /// It has every word.
    case allWords
    /// One of its names has every word.
    case name
    /// The query is one of its names.
    case wholeName

    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// Returns the texts that have every word; if there are none, those that have most of them.
  public func matches(for query: String) -> Result {
    var terms = Self.terms(of: query)
    guard !terms.isEmpty else { return Result() }
    var candidates = texts.map { Candidate($0, terms) }
    // `swipeBack` is no word of any text, but its parts are.
    let missing = terms.indices.filter { term in candidates.allSatisfy { $0.found[term] == 0 } }
    if missing.contains(where: { !terms[$0].parts.isEmpty }) {
      terms = Self.unique(
        terms.indices.flatMap { index in
          missing.contains(index) && !terms[index].parts.isEmpty
            ? terms[index].parts.map { Term($0) } : [terms[index]]
        })
      candidates = texts.map { Candidate($0, terms) }
    }
    let counts = terms.indices.map { term in candidates.count { $0.found[term] > 0 } }
    // A rare word says more than a common one.
    let weights = counts.map { $0 == 0 ? 0 : 1 + (texts.count / $0).bitWidthUsed }
    let whole = Self.words(of: query).map(\.text)
    var found: [(match: Match, score: Int)] = []
    for (index, candidate) in candidates.enumerated() {
      guard let rank = candidate.rank(whole: whole) else { continue }
      found.append((Match(index: index, rank: rank), candidate.score(weights)))
    }
    if found.contains(where: { $0.match.rank > .someWords }) {
      found.removeAll { $0.match.rank == .someWords }
    } else {
      let best = found.map(\.score).max() ?? 0
      found.removeAll { $0.score * 2 < best }
    }
    found.sort { a, b in
      (b.match.rank, b.score, a.match.index) < (a.match.rank, a.score, b.match.index)
    }
    return Result(
      matches: found.map(\.match), words: terms.map(\.text),
      unmatched: terms.indices.filter { counts[$0] == 0 }.map { terms[$0].text })
  }

  /// All words of the texts, for suggestions.
  public var vocabulary: Set<String> {
    var words: Set<String> = []
    for part in texts.flatMap({ $0.names + [$0.summary, $0.body] }) {
      forEachWord(in: part) { word, _ in
        if word.utf8.count > 2 { words.insert(word) }
      }
    }
    return words
  }

  // MARK: Queries

  /// The words of a query that tell something about a subject.
  private static func terms(of query: String) -> [Term] {
    let words = words(of: query)
    let telling = words.filter { !fillers.contains($0.text) }
    return Array(unique(telling.isEmpty ? words : telling).prefix(mostWords))
  }

  private static func words(of query: String) -> [Term] {
    var words: [Term] = []
    forEachWord(in: String(query.prefix(longestQuery))) { word, isPart in
      if isPart {
        words[words.count - 1].parts.append(word)
      } else {
        words.append(Term(word))
      }
    }
    return words
  }

  private static func unique(_ terms: [Term]) -> [Term] {
    var seen: Set<String> = []
    return terms.filter { seen.insert($0.text).inserted }
  }

  /// Words that are in most sentences and say nothing about a subject.
  private static let fillers: Set<String> = [
    "a", "about", "an", "and", "any", "are", "as", "at", "be", "but", "by", "can", "can't", "do",
    "does", "doesn't", "don't", "for", "from", "get", "has", "have", "how", "i", "if", "in", "is",
    "isn't", "it", "its", "me", "my", "no", "not", "of", "on", "or", "s", "so", "t", "that", "the",
    "then", "there", "this", "to", "was", "what", "when", "where", "which", "who", "why", "with",
    "won't", "you", "your",
  ]
}

/// A text that a search may find, in parts of which each weighs more than the next.
public struct SearchedText: Hashable, Sendable {
  /// An id, a title, other spellings.
  public var names: [String]
  /// A sentence or two on what it is.
  public var summary: String
  /// The rest.
  public var body: String

  public init(names: [String], summary: String = "", body: String = "") {
    self.names = names
    self.summary = summary
    self.body = body
  }
}

// MARK: - Words

/// Calls back with each word of a text in small letters, and then with its parts, if it is written like
/// `viewWillAppear`. Letters and digits make a word, and an apostrophe within it.
private func forEachWord(in text: String, _ body: (_ word: String, _ isPart: Bool) -> Void) {
  func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
  func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  func small(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).lowercased()
  }
  let bytes = Array(text.utf8)
  var start: Int?
  var borders: [Int] = []
  for index in 0...bytes.count {
    let isInside =
      index < bytes.count
      && (isWord(bytes[index])
        || bytes[index] == 0x27 && start != nil && index + 1 < bytes.count
          && isWord(bytes[index + 1]))
    if isInside {
      if let start, index > start, isCapital(bytes[index]) {
        let isNext = index + 1 < bytes.count && isWord(bytes[index + 1])
        // A part begins at a capital after a small letter, and at the last of several capitals.
        if !isCapital(bytes[index - 1]) || isNext && !isCapital(bytes[index + 1]) {
          borders.append(index)
        }
      }
      start = start ?? index
    } else if let begun = start {
      body(small(bytes[begun..<index]), false)
      if !borders.isEmpty {
        for (from, to) in zip([begun] + borders, borders + [index]) where to - from > 1 {
          body(small(bytes[from..<to]), true)
        }
      }
      start = nil
      borders = []
    }
  }
}

/// A word that is looked for.
private struct Term {
  let text: String
  let stem: String
  /// Its parts, if it is written like `viewWillAppear`.
  var parts: [String] = []

  init(_ text: String) {
    self.text = text
    stem = Self.stem(text)
  }

  /// The word without the ending of a plural or a verb: `swip` for `swipe`, `swiped` and `swiping`.
  static func stem(_ word: String) -> String {
    var bytes = Array(word.utf8)
    func drop(_ ending: String, leaving least: Int) -> Bool {
      let length = ending.utf8.count
      guard bytes.count >= length + least, bytes.suffix(length).elementsEqual(ending.utf8)
      else { return false }
      bytes.removeLast(length)
      return true
    }
    guard bytes.count > 3 else { return word }
    if !drop("ing", leaving: 3), !drop("es", leaving: 3), !drop("ed", leaving: 3),
      !bytes.suffix(2).elementsEqual("ss".utf8)
    {
      _ = drop("s", leaving: 3)
    }
    _ = drop("e", leaving: 3)
    // `popping` is `pop`, but `calling` is `call`.
    if let last = bytes.last, bytes.count > 3, bytes[bytes.count - 2] == last,
      !"lsz".utf8.contains(last)
    {
      bytes.removeLast()
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// How well a word fits, from 1 to 4; 0 when it doesn't.
  func fit(_ word: String, isPart: Bool) -> Int {
    if word == text { return isPart ? 2 : 4 }
    if word.utf8.first == text.utf8.first, Self.stem(word) == stem { return isPart ? 2 : 3 }
    return !isPart && text.utf8.count > 2 && word.hasPrefix(text) ? 2 : 0
  }
}

/// A text with what was found in it.
private struct Candidate {
  /// For each term how well it fits; 0 where it isn't there.
  private(set) var found: [Int]
  private var names: [Name] = []

  private struct Name {
    var words: [String] = []
    var found: [Bool]
  }

  init(_ text: SearchedText, _ terms: [Term]) {
    found = terms.map { _ in 0 }
    for (index, text) in text.names.enumerated() {
      var name = Name(found: terms.map { _ in false })
      forEachWord(in: text) { word, isPart in
        if !isPart { name.words.append(word) }
        take(word, isPart, terms, weight: index == 0 ? 8 : 6) { name.found[$0] = true }
      }
      names.append(name)
    }
    forEachWord(in: text.summary) { take($0, $1, terms, weight: 3) }
    forEachWord(in: text.body) { take($0, $1, terms, weight: 1) }
  }

  private mutating func take(
    _ word: String, _ isPart: Bool, _ terms: [Term], weight: Int, fits: (Int) -> Void = { _ in }
  ) {
    for (index, term) in terms.enumerated() {
      let fit = term.fit(word, isPart: isPart)
      guard fit > 0 else { continue }
      found[index] = max(found[index], weight * fit)
      fits(index)
    }
  }

  /// Nil when it has none of the words. `whole` has all words of the query.
  func rank(whole: [String]) -> WordSearch.Rank? {
    if names.contains(where: { $0.words == whole }) { return .wholeName }
    if names.contains(where: { !$0.found.contains(false) }) { return .name }
    if !found.contains(0) { return .allWords }
    return found.contains { $0 > 0 } ? .someWords : nil
  }

  /// Counts each word by its weight, and more the more of a name was asked for.
  func score(_ weights: [Int]) -> Int {
    let words = zip(found, weights).reduce(0) { $0 + $1.0 * $1.1 }
    let shares = names.map { name in
      zip(name.found, weights).reduce(0) { $0 + ($1.0 ? $1.1 : 0) } * 16 / max(1, name.words.count)
    }
    return words + (shares.max() ?? 0)
  }
}

extension Int {
  fileprivate var bitWidthUsed: Int { Int.bitWidth - leadingZeroBitCount }
}
