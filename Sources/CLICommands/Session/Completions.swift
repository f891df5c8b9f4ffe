internal import Curriculum
internal import ReviewLog
internal import TerminalUI

/// The words that Tab offers in a session.
///
/// None of them gives an answer away: all callbacks are offered, and the items that a question
/// shows.
struct Completions {
  var lessons: [String] = []
  var suspended: [RuleID] = []
  /// The events of the last answer's run, such as `A.viewDidLoad`.
  var events: [String] = []
  /// The items that a question lists; nil where no answer is wanted.
  var items: [String]?
  /// Whether the answer is code, which begins with its indentation.
  var isCode = false

  func words(after beginning: String) -> [String] {
    let words = beginning[..<Completion.lastWord(of: beginning)].split(separator: " ")
    switch (words.first?.lowercased(), words.count) {
    case (nil, _) where isCode && beginning.allSatisfy(\.isWhitespace): return []
    case (nil, _): return SessionCommand.words + answers(after: beginning)
    case ("learn", 1), ("quiz", 1), ("placement", 1): return lessons
    case ("placement", 2): return LessonKnowledge.allCases.map(\.rawValue)
    case ("resume", 1): return suspended.map(\.rawValue)
    case ("why", 1): return events
    case ("flag", _): return []
    default: return answers(after: beginning)
    }
  }

  private func answers(after beginning: String) -> [String] {
    guard let items else { return [] }
    let word = beginning[Completion.lastWord(of: beginning)...]
    let object = word.lastIndex(of: ".").map { word[...$0] } ?? ""
    // An item of several words is answered by its letter.
    let listed = items.filter { !$0.contains(" ") }
    return (listed + Self.callbacks.map { object + $0 }).uniqued()
  }

  static let callbacks = CallbackSpelling.all.map { String($0.swift.prefix { $0 != "(" }) }
}

extension [String] {
  /// Each once, in the order in which they come first.
  func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
