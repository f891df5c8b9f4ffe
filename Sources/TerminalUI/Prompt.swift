/// What a line is asked with.
public struct Prompt {
  public var text: String
  /// Whether a line goes into the history.
  public var remembers: (_ line: String) -> Bool
  /// The words that may come next, given the line up to the cursor; some may not begin as it ends.
  public var completions: (_ beginning: String) -> [String]

  public init(
    _ text: String, remembers: @escaping (_ line: String) -> Bool = { _ in false },
    completions: @escaping (_ beginning: String) -> [String] = { _ in [] }
  ) {
    self.text = text
    self.remembers = remembers
    self.completions = completions
  }
}

/// What Tab does to a line.
public enum Completion: Hashable, Sendable {
  case nothing
  /// Puts this where the cursor is.
  case insert(String)
  /// Shows what the word may become.
  case list([String])

  /// A word ends at a space or a comma; one that is whole gets a space behind it.
  public init(of beginning: String, among words: [String]) {
    let word = beginning[Self.lastWord(of: beginning)...]
    let fitting = words.filter { $0.hasPrefix(word) }
    guard let first = fitting.first else {
      self = .nothing
      return
    }
    if fitting.count == 1 {
      self = .insert(first.dropFirst(word.count) + " ")
      return
    }
    let shared = fitting.reduce(first[...]) { $0.prefix(sharedWith: $1) }
    self =
      shared.count > word.count ? .insert(String(shared.dropFirst(word.count))) : .list(fitting)
  }

  /// Where the word begins that a line ends with.
  public static func lastWord(of line: String) -> String.Index {
    line.lastIndex { $0 == " " || $0 == "," }.map { line.index(after: $0) } ?? line.startIndex
  }
}

extension Substring {
  fileprivate func prefix(sharedWith other: String) -> Substring {
    prefix(zip(self, other).prefix { $0 == $1 }.count)
  }
}
