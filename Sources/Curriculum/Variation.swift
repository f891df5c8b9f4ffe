/// The differences between the instances of a template.
///
/// Every combination of values and orders is one instance. Instances are numbered from 0, and the
/// number chooses names from the pool.
public struct Variation: Hashable, Sendable {
  /// Class names to replace. Where the scenario declares a variable of the same name with a small
  /// first letter, it changes with the class.
  public var names: [String]
  /// `$COUNT` stands for one of its values.
  public var values: [Placeholder]
  /// `$STEP1`, `$STEP2`… stand for the items in one of their orders.
  public var shuffles: [Placeholder]

  /// A name between `$` and the text around it, with the texts that may replace it.
  public struct Placeholder: Hashable, Sendable {
    /// The name without its `$`.
    public var name: String
    /// The values, or the items to put in order.
    public var options: [String]

    public init(name: String, options: [String]) {
      self.name = name
      self.options = options
    }
  }

  public init(
    names: [String] = [], values: [Placeholder] = [], shuffles: [Placeholder] = []
  ) {
    self.names = names
    self.values = values
    self.shuffles = shuffles
  }

  /// The number of instances: the product of all options and orders, or `Int.max` when that is
  /// greater.
  public var count: Int {
    let factors =
      values.map(\.options.count) + shuffles.flatMap { Array(1...max(1, $0.options.count)) }
    return factors.reduce(1) { product, factor in
      let (result, isTooMuch) = product.multipliedReportingOverflow(by: factor)
      return isTooMuch ? Int.max : result
    }
  }

  /// Class names that say nothing about view controllers; words that every reader of English knows.
  public static let pool = [
    "Attic", "Barn", "Cellar", "Desk", "Engine", "Fence", "Garden", "Harbor", "Island", "Jacket",
    "Kitchen", "Lamp", "Market", "Nest", "Office", "Piano", "Queen", "River", "School", "Tower",
    "Umbrella", "Valley", "Wall", "Yard",
  ]
}

extension Question {
  /// The number of instances, at least 1; a plain question is its own instance.
  public var instanceCount: Int { variation.map { max(1, $0.count) } ?? 1 }

  /// Returns the instance that a seed chooses. Where only names change, the seed chooses names.
  public func instance(seed: UInt64) -> Question { instance(number(ofSeed: seed)) }

  private func number(ofSeed seed: UInt64) -> Int {
    let count = instanceCount > 1 ? instanceCount : Variation.pool.count
    return Int(seed % UInt64(count))
  }

  /// Returns the instance with a number, from 0; the question itself when it is no template.
  public func instance(_ number: Int) -> Question {
    guard let variation else { return self }
    let substitution = Substitution(variation, instance: number, beside: scenario)
    var question = self
    question.variation = nil
    question.prompt = substitution(prompt)
    question.scenario = substitution(scenario)
    question.task = task.mapTexts { substitution($0) }
    question.explanation = explanation.map { substitution($0) }
    question.hints = hints.map { substitution($0) }
    question.feedback = feedback.map { feedback in
      var changed = feedback
      changed.text = substitution(feedback.text)
      if case .typed(let answer) = feedback.to { changed.to = .typed(substitution(answer)) }
      return changed
    }
    return question
  }

  /// Returns texts of the instance that a seed chooses, with the template's own names put back.
  public func unnamed(_ texts: [String], seed: UInt64) -> [String] {
    guard let variation else { return texts }
    let names = Substitution(variation, instance: number(ofSeed: seed), beside: scenario).inverted
    return texts.map { names($0) }
  }

  /// Returns an instance with the template's own names, so that two instances that differ in names
  /// alone are equal.
  public func canonicalInstance(_ number: Int) -> Question {
    var unnamed = self
    unnamed.variation?.names = []
    return unnamed.instance(number)
  }
}

/// Replaces names and placeholders in the texts of one instance.
private struct Substitution {
  private var words: [String: String] = [:]
  /// The words to replace after a dot: `host.view` is UIKit's where only a global is called `view`.
  private var members: [String: String] = [:]
  private var placeholders: [(mark: String, text: String)] = []

  init(_ variation: Variation, instance: Int, beside scenario: String) {
    var rest = instance
    for value in variation.values where !value.options.isEmpty {
      placeholders.append(("$" + value.name, value.options[rest % value.options.count]))
      rest /= value.options.count
    }
    for shuffle in variation.shuffles {
      var left = shuffle.options
      for place in shuffle.options.indices {
        let pick = rest % left.count
        rest /= left.count
        placeholders.append(("$\(shuffle.name)\(place + 1)", left.remove(at: pick)))
      }
    }
    // A longer mark first: `$STEP` is the beginning of `$STEPS`.
    placeholders.sort { $0.mark.count > $1.mark.count }
    guard !variation.names.isEmpty else { return }
    // A name that the template has already would be one name for two things.
    let free = Variation.pool.filter { !scenario.contains($0) }
    for (index, name) in variation.names.enumerated() where index < free.count {
      let chosen = free[(instance * 7 + index) % free.count]
      words[name] = chosen
      let variable = Self.variable(name)
      let lines = Self.declarations(of: variable, in: scenario)
      if !lines.isEmpty { words[variable] = Self.variable(chosen) }
      if lines.contains(where: { $0.first == " " }) { members[variable] = Self.variable(chosen) }
    }
  }

  /// The lines that declare a variable. Without any, `view` beside a class `View` is UIKit's.
  private static func declarations(of variable: String, in scenario: String) -> [Substring] {
    scenario.split(whereSeparator: \.isNewline).filter { line in
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      return zip(words, words.dropFirst()).contains { introducer, word in
        word == variable && (introducer == "let" || introducer == "var")
      }
    }
  }

  /// The substitution that puts the template's names back.
  var inverted: Substitution {
    var inverse = self
    inverse.placeholders = []
    inverse.words = Dictionary(words.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return inverse
  }

  private static func variable(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  func callAsFunction(_ text: String) -> String {
    var text = text
    // Twice, since a value may contain a placeholder itself.
    for (mark, value) in placeholders + placeholders where text.contains("$") {
      text = replacing(mark, in: text, by: value)
    }
    guard !words.isEmpty else { return text }
    var result = ""
    var word = ""
    func end() {
      let isMember = result.last == "." && word.first?.isLowercase == true
      result += (isMember ? members : words)[word] ?? word
      word = ""
    }
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        end()
        result.append(character)
      }
    }
    end()
    return result
  }

  private func replacing(_ mark: String, in text: String, by value: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      rest = rest[start...]
      let isWhole = rest.dropFirst(mark.count).first.map { !($0.isLetter || $0.isNumber) } ?? true
      if rest.hasPrefix(mark), isWhole {
        result += value
        rest = rest.dropFirst(mark.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }
}
