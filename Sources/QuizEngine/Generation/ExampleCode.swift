import Curriculum
import Releases
import Scenarios

/// The code of a rule's example, as a question shows it.
struct ExampleCode {
  let text: String
  private let ios: IOSVersion
  private let device: Device

  init(_ example: RuleExample, ios: IOSVersion) {
    // Comments say what the example shows.
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

  func with(text: String) -> ExampleCode { ExampleCode(text: text, ios: ios, device: device) }

  var scenario: Scenario { Scenario(text, ios: ios, device: device) }

  func question(
    _ task: some QuestionTask, about rule: RuleID, telling belief: String?, number: Int
  ) -> Question {
    let slug = belief ?? rule.rawValue.split(separator: ".").joined(separator: "-")
    let course = CourseID(rawValue: belief == nil ? "rule-\(slug)" : "belief-\(slug)")
    return Question(
      id: QuestionID(course: course, "\(task.kind.rawValue)-\(number)"),
      lesson: LessonID(rawValue: slug), task: task,
      prompt: task.judging.generatedPrompt ?? "", scenario: text,
      ios: ios, device: device, rules: [rule], variation: Variation(names: classes))
  }

  /// The classes of the code.
  private var classes: [String] {
    names(after: ["class", "final class", "open class"]).filter { $0 != Self.teller }
  }

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

  /// The values that the top level speaks of: what it prints, and what it sets.
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

  /// The arguments of a call, and of text among them what is put in.
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
