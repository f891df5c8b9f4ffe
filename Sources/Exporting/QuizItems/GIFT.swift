/// Items in Moodle's GIFT format.
///
/// Its signs and their escapes are those of Moodle's own reader (`question/format/gift/format.php`), which
/// replaces escapes before all else. The format has no place for hints.
public enum GIFT {
  /// Whether the format can say an item: an arrow in a line to type would make pairs to match of it, and no escape helps.
  public static func canSay(_ item: QuizItem) -> Bool {
    guard case .line(let right, let remarks) = item.answer else { return true }
    return !(right + remarks.map(\.answer)).contains { $0.contains("->") }
  }

  /// Returns items as a file: a block for each, and one for each category before the first of its items.
  public static func file(_ items: [QuizItem]) -> String {
    var blocks = [
      "// Orders need Moodle 4.4 or newer. Its XML holds more: hints, and a key for whoever grades code."
    ]
    var category: [String] = []
    for item in items {
      if item.category != category {
        category = item.category
        blocks.append("$CATEGORY: \(moodlePath(category))")
      }
      blocks.append(block(of: item))
    }
    return blocks.map { $0 + "\n\n" }.joined()
  }

  /// Returns an item without the empty line that ends it.
  static func block(of item: QuizItem) -> String {
    let explanation = moodleFeedback(to: item).map { "####" + escape($0) } ?? ""
    return """
      // [id:\(comment(item.id))] \(item.tags.map { "[tag:\(comment($0))]" }.joined(separator: " "))
      ::\(escape(item.name))::[markdown]\(escape(moodleText(of: item)))\
      \(item.answer == .none ? "" : "{\(answer(item.answer))\(explanation)}")
      """
  }

  private static func answer(_ answer: QuizItem.Answer) -> String {
    switch answer {
    case .none: ""
    case .one(let choices):
      lines(choices.map { ($0.isRight ? "=" : wrongMark($0.text), escape($0.text), $0.remark) })
    case .several(let choices):
      lines(choices.map { ("~%\(percentage(of: $0, in: choices))%", escape($0.text), $0.remark) })
    case .truth(let isTrue, let remark):
      (isTrue ? "TRUE" : "FALSE") + (remark.map { "#" + escape($0) } ?? "")
    case .number(let right, let remarks):
      "#"
        + lines(
          right.map { ("=", String($0), nil) }
            + remarks.compactMap { remark in
              Int(remark.answer).map { ("=%0%", String($0), remark.text) }
            })
    case .line(let right, let remarks):
      lines(
        right.map { ("=%100%", escaped(line: $0), nil) }
          + remarks.map { ("=%0%", escaped(line: $0.answer), withoutArrows($0.text)) })
    case .order(let items):
      // The reader of this type of question leaves its items as they are written. It takes the name of
      // the longest ordered subset, by which the XML is graded, for one of them.
      ">\(items.count) ALL VERTICAL RELATIVE_ALL_PREVIOUS_AND_NEXT SHOW none\n"
        + items.map { $0 + "\n" }.joined()
    // Nothing between the braces is an essay. It has no place for a key.
    case .code: ""
    }
  }

  private static func lines(_ answers: [(mark: String, text: String, remark: String?)]) -> String {
    "\n"
      + answers.map { $0.mark + $0.text + ($0.remark.map { "#" + escape($0) } ?? "") + "\n" }
      .joined()
  }

  /// The mark of a wrong choice, with a weight where the text would be read as one.
  private static func wrongMark(_ text: String) -> String {
    text.hasPrefix("%") ? "~%0%" : "~"
  }

  /// Its backslash before a star is for the reader of short answers, and no escape of the format.
  private static func escaped(line: String) -> String {
    literalStars(in: escape(line))
  }

  /// Returns a text that looks the same and has no arrow, which would make pairs to match of a short answer. An
  /// entity would show in code.
  private static func withoutArrows(_ markdown: String) -> String {
    let wordJoiner = "\u{2060}"
    return markdown.split(separator: "->", omittingEmptySubsequences: false)
      .joined(separator: "-\(wordJoiner)>")
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
}
