internal import Playground
internal import Scenarios
internal import TerminalUI

extension PlaySession {
  enum Read {
    case entry(String), command(String), interrupted, end
    case stopped(SignalWatch.Signal)
  }

  /// Reads lines until they are whole, by the parser's judgement.
  ///
  /// An empty line ends them in any case when somebody typed it. One that comes with more lines at once is
  /// pasted, or a file's: it ends the entry only where what follows doesn't make it whole either.
  func readEntry() -> Read {
    var lines: [String] = []
    var ended: Int?
    /// The entry up to the empty line; what was read after it is read again.
    func cut(at end: Int) -> Read {
      ahead = lines[(end + 1)...] + ahead
      return .entry(lines[..<end].joined(separator: "\n"))
    }
    while true {
      switch readLine(isFirst: lines.isEmpty) {
      case .line(let line):
        let isBlank = line.allSatisfy(\.isWhitespace)
        if lines.isEmpty {
          if isBlank { continue }
          if line.first == ":" { return command(line) }
        } else if line.first == ":", let ended {
          ahead.insert(line, at: 0)
          return cut(at: ended)
        }
        lines.append(line)
        if isBlank {
          ended = ended ?? lines.count - 1
          if !hasMore || lines.count > Self.mostLinesAhead, let ended { return cut(at: ended) }
          continue
        }
        let entry = lines.joined(separator: "\n")
        if !playing.isIncomplete(entry) {
          remember(entry)
          return .entry(entry)
        }
      case .endOfFile:
        if let ended { return cut(at: ended) }
        // What a pipe ends with is an entry, whole or not.
        return lines.isEmpty ? .end : .entry(lines.joined(separator: "\n"))
      case .interrupted:
        guard !lines.isEmpty else { return .interrupted }
        let entry = lines.joined(separator: "\n")
        playing.playground.rejected = entry
        remember(entry)
        console.prose("The entry is left out. ':edit' opens it.")
        lines = []
        ended = nil
      case .stopped(let signal): return .stopped(signal)
      }
    }
  }

  /// The most lines that are read to see whether an empty line is in the middle of something.
  private static var mostLinesAhead: Int { 400 }

  private var hasMore: Bool { !ahead.isEmpty || playing.lines.reader.hasMore() }

  private func readLine(isFirst: Bool) -> InputLine {
    if !ahead.isEmpty { return .line(ahead.removeFirst()) }
    return playing.lines.reader.read(
      Prompt(code: isFirst ? prompt : "  ... ", complete: completion))
  }

  private func remember(_ text: String) { playing.lines.reader.remember(text) }

  /// A line with a colon; what is pasted with it comes after.
  private func command(_ line: String) -> Read {
    let lines = line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    ahead = lines.dropFirst() + ahead
    remember(lines[0])
    return .command(lines[0])
  }

  // MARK: Completion

  private func completion(_ beginning: String) -> Completion {
    if beginning.first == ":" { return commandCompletion(beginning) }
    // At the beginning of a line Tab indents.
    guard !beginning.allSatisfy(\.isWhitespace) else { return .nothing }
    let word = CodeWord(endOf: beginning)
    let words =
      word.receiver.map { playing.memberNames(of: $0, beginning: word.text) }
      ?? (playing.names() + Completions.callbacks).uniqued().sorted()
    return Completion(ofWord: Substring(word.text), among: words, ending: "")
  }

  private func commandCompletion(_ beginning: String) -> Completion {
    let words = beginning.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count > 1, case .word(let word, _) = PlayWord.read(beginning) else {
      return Completion(of: beginning, among: PlayWord.allCases.map { ":" + $0.rawValue })
    }
    let arguments: [String] =
      switch word {
      case .believe: playing.misconceptions + ["nothing"]
      case .diff, .fork: playing.playground.forkNames
      case .settle: ["on", "off"]
      case .type: playing.names()
      default: []
      }
    return Completion(of: beginning, among: arguments)
  }
}

/// The word that a line of code ends with, and what it is a member of.
struct CodeWord: Hashable {
  var text: String
  /// `window.rootViewController?` of `print(window.rootViewController?.vi`; nil without a point.
  var receiver: String?

  init(endOf line: String) {
    let characters = Array(line)
    var start = characters.count
    func isWordPart(_ index: Int) -> Bool {
      characters[index].isLetter || characters[index].isNumber || characters[index] == "_"
    }
    while start > 0, isWordPart(start - 1) { start -= 1 }
    text = String(characters[start...])
    guard start > 1, characters[start - 1] == "." else { return }
    let end = start - 1
    var first = end
    var open: [Character] = []
    while first > 0 {
      let character = characters[first - 1]
      if let pair = Self.pairs[character] {
        open.append(pair)
      } else if let last = open.last {
        if character == last { open.removeLast() }
      } else if !isWordPart(first - 1), !".?!".contains(character) {
        break
      }
      first -= 1
    }
    guard open.isEmpty, first < end else { return }
    receiver = String(characters[first..<end])
  }

  private static let pairs: [Character: Character] = [")": "(", "]": "["]
}
