public import Curriculum
internal import Releases
internal import Words

/// Questions in Moodle's GIFT format.
///
/// The format has no form for orders with several right answers, code and plays;
/// `question(_:truth:)` is nil for them.
public enum GIFT {
  /// Returns a question as a block of GIFT, without the empty line that ends it; nil when GIFT cannot
  /// hold it.
  public static func question(_ question: Question, truth: Truth) -> String? {
    guard let answer = answer(to: question.ask, truth) else { return nil }
    let id = question.id.rawValue
    var text = question.prompt
    text += "\n\n" + fenced(question.scenario)
    if case .truth(let statement) = question.ask { text += "\n\n" + statement.text }
    if case .count(let event) = question.ask {
      text += "\n\n" + Words.Questions.howOftenDoes(event)
    }
    text += "\n\n" + Words.Questions.onRelease("\(question.ios)")
    return """
      // [id:\(comment(id))] \(question.rules.map { "[tag:\(comment($0.rawValue))]" }.joined(separator: " "))
      ::\(escape(id))::[markdown]\(escape(text)){\(answer)}
      """
  }

  private static func answer(to ask: Ask, _ truth: Truth) -> String? {
    switch (ask, truth) {
    case (.order(let events), .order(let orders)):
      // The plug-in for ordering knows one right order, of three or more.
      guard let order = orders.first, orders.count == 1, events.count > 2 else { return nil }
      return ">\(order.count) ALL VERTICAL ABSOLUTE_POSITION SHOW none\n"
        + order.map { escape($0) + "\n" }.joined()
    case (.choice(let choices), .choice(let right)):
      return "\n"
        + choices.enumerated().map { index, choice in
          let feedback = choice.feedback.map { "#" + escape($0) } ?? ""
          return (index == right ? "=" : "~") + escape(choice.text) + feedback + "\n"
        }.joined()
    case (.truth, .truth(let isTrue)): return isTrue ? "TRUE" : "FALSE"
    case (.count, .count(let count)): return "#\(count)"
    default: return nil
    }
  }

  /// Returns a text without signs of the format: each sign gets a backslash, and an end of a line is
  /// written as `\n`, since an empty line would end the question.
  static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "~", "=", "#", "{", "}", ":", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\r": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text for the brackets of a comment, which have no escapes.
  private static func comment(_ text: String) -> String {
    text.filter { $0 != "[" && $0 != "]" && !$0.isNewline }
  }

  private static func fenced(_ code: String) -> String {
    "```swift\n\(code)\(code.hasSuffix("\n") ? "" : "\n")```"
  }
}
