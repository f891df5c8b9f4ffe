public import Curriculum
internal import Releases

/// Questions in Moodle's GIFT format.
///
/// The format has no form for orders with several right answers, code and plays;
/// `question(_:truth:)` is nil for them.
public enum GIFT {
  /// Returns a question as a block of GIFT, without the empty line that ends it; nil when GIFT cannot
  /// hold it.
  public static func question(_ question: Question, truth: Truth) -> String? {
    guard let task = question.task as? any GIFTAnswering, let answer = task.answerInGIFT(truth)
    else { return nil }
    let id = question.id.rawValue
    let text = [
      question.prompt, fenced(question.scenario), task.textInGIFT, "(iOS \(question.ios))",
    ]
    .compactMap { $0 }.joined(separator: "\n\n")
    return """
      // [id:\(comment(id))] \(question.rules.map { "[tag:\(comment($0.rawValue))]" }.joined(separator: " "))
      ::\(escape(id))::[markdown]\(escape(text)){\(answer)}
      """
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
