import Curriculum
import Releases
import Scenarios

/// The code of a rule's example, in the form that a question shows.
struct ExampleCode {
  let text: String
  private let ios: IOSVersion
  private let device: Device

  init(_ example: RuleExample, ios: IOSVersion) {
    // The example's comments would give the answer away.
    text =
      example.text.lines
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n") + "\n"
    self.ios = ios
    device = example.scenario.device
  }

  private init(text: String, ios: IOSVersion, device: Device) {
    self.text = text
    self.ios = ios
    self.device = device
  }

  /// Returns other code on the same release and device.
  func with(text: String) -> ExampleCode { ExampleCode(text: text, ios: ios, device: device) }

  /// The scenario that runs the code until nothing is pending.
  var scenario: Scenario { Scenario(text, ios: ios, device: device) }

  /// Returns a question about a rule, or about the misconception of an id. Learners' histories contain
  /// the ids that it makes.
  func question(
    _ task: some QuestionTask, about rule: RuleID, revealing misconception: String?, number: Int
  ) -> Question {
    let slug = misconception ?? rule.rawValue.split(separator: ".").joined(separator: "-")
    let course = CourseID(
      rawValue: misconception == nil ? "rule-\(slug)" : "belief-\(slug)")
    return Question(
      id: QuestionID(course: course, "\(task.kind.rawValue)-\(number)"),
      lesson: LessonID(rawValue: slug), task: task,
      prompt: task.judging.generatedPrompt ?? "", scenario: text,
      ios: ios, device: device, rules: [rule], variation: Variation(names: classes))
  }

  /// The classes of the code.
  private var classes: [String] {
    names(after: ["class", "final class", "open class"]).filter { $0 != Self.printingClass }
  }

  /// All names and keywords of the code.
  var identifiers: Set<String> { Set(words(of: text)) }

  /// The variables of the top level.
  var variables: [String] { names(after: ["let", "var"]) }

  private func names(after words: [String]) -> [String] {
    var names: [String] = []
    for line in text.lines {
      for word in words where line.hasPrefix(word + " ") {
        let name = line.dropFirst(word.count + 1).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if !name.isEmpty, !names.contains(String(name)) { names.append(String(name)) }
      }
    }
    return names
  }

  /// The expressions whose values the top level prints or sets.
  var values: [String] {
    var values: [String] = []
    for line in text.lines {
      guard line.first?.isWhitespace == false else { continue }
      if line.hasPrefix("print("), line.hasSuffix(")") {
        values += parts(of: line.dropFirst(6).dropLast())
      }
      let sides = line.split(separator: " ", maxSplits: 2).map(String.init)
      if sides.count == 3, sides[1] == "=", sides[0].contains("."), sides[0].allSatisfy(isPlain) {
        values.append(sides[0])
      }
    }
    var seen: Set<String> = []
    return values.filter { seen.insert($0).inserted }
  }

  private func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._".contains(character)
  }

  /// Returns the arguments of a call; of a string among them its interpolations.
  private func parts(of arguments: Substring) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var isText = false
    for character in arguments {
      switch character {
      case "\"": isText.toggle()
      case "(" where !isText, "[" where !isText, "{" where !isText: depth += 1
      case ")" where !isText, "]" where !isText, "}" where !isText: depth -= 1
      default: break
      }
      if character == ",", depth == 0, !isText {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    parts.append(part)
    return parts.flatMap { part -> [String] in
      let text = String(part.drop { $0 == " " })
      guard text.hasPrefix("\"") else { return text.isEmpty ? [] : [text] }
      return text.split(separator: "\\").dropFirst().compactMap { piece in
        guard piece.first == "(" else { return nil }
        var depth = 0
        let end = piece.firstIndex { character in
          if character == "(" { depth += 1 }
          if character == ")" { depth -= 1 }
          return depth == 0
        }
        return end.map { String(piece[piece.index(after: piece.startIndex)..<$0]) }
      }
    }
  }
}
