internal import ReviewLog

/// One thing to learn in Anki, with its card.
public struct AnkiNote: Hashable, Sendable {
  /// The thing, by texts that stay the same when its words change. Anki's guid is made of them.
  public var identity: [String]
  /// The names of its deck and of those around it, outermost first.
  public var deck: [String]
  public var tags: [String]
  public var fields: AnkiFields
  public var card: AnkiCard

  public init(
    identity: [String], deck: [String], tags: [String], fields: AnkiFields, card: AnkiCard
  ) {
    self.identity = identity
    self.deck = deck
    self.tags = tags
    self.fields = fields
    self.card = card
  }
}

/// The texts of a note, as HTML.
public struct AnkiFields: Hashable, Sendable {
  /// The name of the question or rule.
  public var id: String
  public var question: String
  public var code = ""
  /// The text below the code that says how to answer.
  public var request = ""
  public var answer: String
  public var explanation = ""
  /// The rules that the question turns on.
  public var rule = ""
  /// Where to read more.
  public var source = ""
  /// At most three, each saying more than the one before.
  public var hints: [String] = []

  public init(id: String, question: String, answer: String) {
    self.id = id
    self.question = question
    self.answer = answer
  }

  /// The names of the fields as Anki shows them.
  static let names = [
    "Id", "Question", "Code", "Request", "Answer", "Explanation", "Rule", "Source", "Hint 1",
    "Hint 2", "Hint 3",
  ]

  /// The texts in the order of the names.
  var values: [String] {
    let hints = (self.hints + ["", "", ""]).prefix(3)
    return ([id, question, code, request, answer, explanation, rule, source] + hints)
      .map(Self.withoutMarks)
  }

  /// Anki takes `[sound:a]`, `[latex]` and the like for marks of its own wherever they stand.
  private static func withoutMarks(_ html: String) -> String {
    html.replacing("[", with: "&#91;")
  }
}

extension AnkiNote {
  /// The text by which Anki knows the note again.
  var guid: String { "vdl-" + Digest.of(identity).abbreviated }

  /// A number for the note and its card: a time in milliseconds for Anki, and the same in every export.
  var number: Int64 { Self.number(of: identity) }

  static func number(of identity: [String]) -> Int64 {
    let bytes = Digest.of(identity).bytes.prefix(5)
    let hash = bytes.reduce(Int64(0)) { $0 << 8 | Int64($1) }
    return Self.firstNumber + hash % Self.numberCount
  }

  /// Numbers from November 2023 on, over 231 days.
  private static let firstNumber: Int64 = 1_700_000_000_000
  private static let numberCount: Int64 = 20_000_000_000

  /// The tags as Anki stores them, with a space on both sides.
  var joinedTags: String {
    let words = tags.map { tag in tag.map { $0.isWhitespace ? "-" : String($0) }.joined() }
    return words.isEmpty ? "" : " " + words.joined(separator: " ") + " "
  }

  /// Returns a deck's name as Anki writes it.
  static func name(ofDeck path: [String]) -> String {
    path.map { $0.split(separator: "::").joined(separator: ":") }.joined(separator: "::")
  }
}
