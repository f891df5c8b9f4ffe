internal import Diagnostics
internal import Words

/// A word that begins with a hyphen, as a command declares it.
struct Option: Hashable, Sendable {
  /// `--ios`.
  var name: String
  /// `-o`.
  var short: String?
  /// What the help calls its value: `VERSION`; nil for a flag.
  var value: String?
  var help: String

  init(_ name: String, short: String? = nil, _ value: String? = nil, _ help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
  }
}

/// The words of a command line, sorted by what a command declares.
struct Arguments: Hashable, Sendable {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Sorts the words. Options may stand anywhere before `--`; of equal ones the last wins, but for those
  /// that are asked for with `all(_:)`.
  init(_ words: [String], options: [Option], command: String) throws(Failure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name == name || $0.short == name }) else {
        throw .usage(
          Words.Usage.unknownOption(name)
            + Self.guess(name, among: options.flatMap { [$0.name] + ($0.short.map { [$0] } ?? []) }),
          hint: Words.Usage.seeHelp(of: command))
      }
      guard let value = option.value else {
        guard parts.count == 1 else {
          throw .usage(
            Words.Usage.takesNoValue(option.name), hint: Words.Usage.seeHelp(of: command))
        }
        values[option.name, default: []].append("")
        continue
      }
      if parts.count == 2 {
        values[option.name, default: []].append(String(parts[1]))
      } else if let next = rest.popFirst() {
        values[option.name, default: []].append(next)
      } else {
        throw .usage(
          Words.Usage.needsAValue(option.name, value), hint: Words.Usage.seeHelp(of: command))
      }
    }
  }

  /// "; did you mean 'x'?", or nothing when no candidate is near.
  static func guess(_ name: String, among candidates: some Sequence<String>) -> String {
    suggestion(for: name, among: candidates).map(Words.didYouMean) ?? ""
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  subscript(_ name: String) -> String? { values[name]?.last }

  /// The values of an option that may stand several times.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The value as a whole number of at least `minimum`.
  func number<Number: FixedWidthInteger>(
    _ name: String, atLeast minimum: Number
  ) throws(Failure) -> Number? {
    guard let text = self[name] else { return nil }
    guard let number = Number(text), number >= minimum else {
      throw .usage(Words.Usage.needsANumber(name, atLeast: "\(minimum)", not: text))
    }
    return number
  }

  /// The value as one of a few words.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, as type: Choice.Type
  ) throws(Failure) -> Choice? where Choice.RawValue == String {
    guard let text = self[name] else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    throw .usage(
      Words.Usage.isOneOf(name, words, not: text) + Self.guess(text, among: words))
  }
}
