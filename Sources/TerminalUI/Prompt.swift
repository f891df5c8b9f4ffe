/// A prompt for one line of input.
public struct Prompt {
  /// The text before the cursor.
  public var text: String
  /// Whether a line goes into the history.
  public var remembers: (_ line: String) -> Bool
  /// The effect of Tab, given the line up to the cursor.
  public var complete: (_ beginning: String) -> Completion
  /// Whether the line is code: what is pasted is one line, with the newlines and tabs that it has.
  public var isCode = false

  /// By default the line is not remembered and has no completions. Of the words that `completions` gives for
  /// the line up to the cursor, some may not begin as it ends.
  public init(
    _ text: String, remembers: @escaping (_ line: String) -> Bool = { _ in false },
    completions: @escaping (_ beginning: String) -> [String] = { _ in [] }
  ) {
    self.text = text
    self.remembers = remembers
    complete = { Completion(of: $0, among: completions($0)) }
  }

  /// A prompt for code.
  public init(
    code text: String, complete: @escaping (_ beginning: String) -> Completion
  ) {
    self.text = text
    remembers = { _ in false }
    self.complete = complete
    isCode = true
  }
}

/// The effect of Tab on a line.
public enum Completion: Hashable, Sendable {
  /// No word fits.
  case nothing
  /// Inserts the text at the cursor.
  case insert(String)
  /// Shows the words that fit.
  case list([String])

  /// Completes the last word of `beginning`, which ends at the cursor; words end at a space or a comma, and
  /// a complete word gets a space.
  public init(of beginning: String, among words: [String]) {
    self.init(ofWord: beginning[Self.lastWord(of: beginning)...], among: words, ending: " ")
  }

  /// Completes a word; a complete one gets the ending.
  public init(ofWord word: Substring, among words: [String], ending: String) {
    let fitting = words.filter { $0.hasPrefix(word) }
    guard let first = fitting.first else {
      self = .nothing
      return
    }
    if fitting.count == 1 {
      self = .insert(first.dropFirst(word.count) + ending)
      return
    }
    let shared = fitting.reduce(first[...]) { $0.prefix(sharedWith: $1) }
    self =
      shared.count > word.count ? .insert(String(shared.dropFirst(word.count))) : .list(fitting)
  }

  /// Returns the start of the last word in a line.
  public static func lastWord(of line: String) -> String.Index {
    line.lastIndex { $0 == " " || $0 == "," }.map { line.index(after: $0) } ?? line.startIndex
  }
}

extension Substring {
  fileprivate func prefix(sharedWith other: String) -> Substring {
    prefix(zip(self, other).prefix { $0 == $1 }.count)
  }
}
