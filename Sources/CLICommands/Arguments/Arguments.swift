internal import Diagnostics
internal import Phrases

/// The words of a command line, sorted by the options that a command declares.
struct Arguments: Hashable, Sendable {
  var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Sorts the words. Options may stand anywhere before `--`. When an option is repeated, the last
  /// value wins, except where `all(_:)` reads every value.
  ///
  /// `command` is the command's name, for the hint of an error.
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
        let names = options.flatMap { [$0.name] + ($0.short.map { [$0] } ?? []) }
        throw .usage(
          .unknownOption(name, command: command, suggestion: suggestion(for: name, among: names)))
      }
      guard let value = option.value else {
        guard parts.count == 1 else {
          throw .usage(.unexpectedValue(option: option.name, command: command))
        }
        values[option.name, default: []].append("")
        continue
      }
      if parts.count == 2 {
        values[option.name, default: []].append(String(parts[1]))
      } else if let next = rest.popFirst() {
        values[option.name, default: []].append(next)
      } else {
        throw .usage(.missingValue(option: option.name, value: value, command: command))
      }
    }
  }

  /// "; did you mean 'x'?", or nothing when no candidate is near.
  static func guess(_ name: String, among candidates: some Sequence<String>) -> String {
    suggestion(for: name, among: candidates).map(didYouMean) ?? ""
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  subscript(_ name: String) -> String? { values[name]?.last }

  /// The options that say whose answers and which courses these are, as a shell takes them: ` --learner Ada`.
  var repeated: String {
    ["--content", "--database", "--learner"].compactMap { name in
      self[name].map { Self.shellOption(name, $0) }
    }.joined()
  }

  /// ` --learner 'Ada Lovelace'`
  static func shellOption(_ name: String, _ value: String) -> String {
    let isPlain = value.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0"..."9" ~= $0 || "-._/".unicodeScalars.contains($0)
    }
    return " \(name) " + (isPlain ? value : ShellWord.quoted(value))
  }

  /// Gives an option another value, for a second run with other circumstances.
  mutating func set(_ name: String, to value: String) { values[name] = [value] }

  /// The values of an option that may stand several times.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The value as a whole number of at least `minimum`.
  func number<Number: FixedWidthInteger>(
    _ name: String, atLeast minimum: Number
  ) throws(Failure) -> Number? {
    guard let text = self[name] else { return nil }
    guard let number = Number(text), number >= minimum else {
      throw .usage(.notANumber(option: name, minimum: "\(minimum)", found: text))
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
      .notAChoice(
        option: name, choices: words, found: text, suggestion: suggestion(for: text, among: words)))
  }

  /// Refuses options that make no sense together with one that is given.
  func refuse(_ others: [String], with option: String) throws(Failure) {
    guard has(option), let other = others.first(where: has) else { return }
    throw .usage(.conflictingOptions(option, other))
  }

  /// Refuses any operand, on behalf of a command that takes none.
  func refuseOperands(of command: String) throws(Failure) {
    guard let operand = operands.first else { return }
    throw .usage(.unexpectedOperand(operand, command: command))
  }
}
