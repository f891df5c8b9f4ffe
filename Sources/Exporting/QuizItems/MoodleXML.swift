/// Items in Moodle's XML format, the one that keeps all of an item.
///
/// Names and values of the elements are those that Moodle reads (`question/format/xml/format.php`, and
/// `question/type/ordering/questiontype.php` for orders).
public enum MoodleXML {
  /// Returns items as a file, with each category before the first of its items.
  public static func file(_ items: [QuizItem]) -> String {
    var writer = Writer()
    var category: [String] = []
    writer.text += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    writer.element("quiz") { writer in
      for item in items {
        if item.category != category {
          category = item.category
          writer.element("question", ["type": "category"]) { writer in
            writer.element("category") { $0.leaf("text", moodlePath(item.category)) }
          }
        }
        writer.write(item)
      }
    }
    return writer.text
  }
}

private struct Writer {
  var text = ""
  private var depth = 0

  // MARK: XML

  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ content: (inout Writer) -> Void
  ) {
    indent()
    text += "<\(name)"
    for (key, value) in attributes { text += " \(key)=\"\(Self.escape(value))\"" }
    text += ">\n"
    depth += 1
    content(&self)
    depth -= 1
    indent()
    text += "</\(name)>\n"
  }

  mutating func leaf(_ name: String, _ value: String) {
    indent()
    text += "<\(name)>\(Self.characters(of: value))</\(name)>\n"
  }

  /// Returns a text as the content of an element.
  ///
  /// One with signs of XML stands in a section of characters: Moodle's reader loses a space between two
  /// signs that are escaped.
  private static func characters(of text: String) -> String {
    let scalars = text.unicodeScalars.filter(isAllowed)
    guard scalars.contains(where: { $0 == "&" || $0 == "<" || $0 == ">" }) else {
      return String(scalars)
    }
    var result = "<![CDATA["
    var brackets = 0
    for scalar in scalars {
      // Its end would end the section.
      if scalar == ">" && brackets >= 2 { result += "]]><![CDATA[" }
      brackets = scalar == "]" ? brackets + 1 : 0
      result.unicodeScalars.append(scalar)
    }
    return result + "]]>"
  }

  /// Whether an XML may hold the character.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\t": true
    case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": false
    default: true
    }
  }

  private mutating func indent() { text += String(repeating: "  ", count: depth) }

  /// Returns a text for the value of an attribute.
  private static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars.filter(isAllowed) {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  // MARK: Items

  mutating func write(_ item: QuizItem) {
    element("question", ["type": item.answer.moodleType]) { writer in
      writer.element("name") { $0.leaf("text", item.name) }
      writer.markdown("questiontext", moodleText(of: item))
      if let feedback = moodleFeedback(to: item) { writer.markdown("generalfeedback", feedback) }
      writer.leaf("defaultgrade", "1")
      // So that a try after each of three hints is worth something.
      writer.leaf("penalty", "0.25")
      writer.leaf("hidden", "0")
      writer.leaf("idnumber", item.id)
      writer.write(item.answer, to: item)
      // An essay has no further tries, and so no hints.
      if !item.answer.isCode { for hint in item.hints { writer.markdown("hint", hint) } }
      writer.element("tags") { writer in
        for tag in item.tags { writer.element("tag") { $0.leaf("text", tag) } }
      }
    }
  }

  private mutating func markdown(_ name: String, _ value: String) {
    element(name, ["format": "markdown"]) { $0.leaf("text", value) }
  }

  private mutating func write(_ answer: QuizItem.Answer, to item: QuizItem) {
    switch answer {
    case .none: break
    case .one(let choices):
      writeChoices(choices, isSingle: true) { $0.isRight ? "100" : "0" }
    case .several(let choices):
      writeChoices(choices, isSingle: false) { percentage(of: $0, in: choices) }
    case .truth(let isTrue, let remark):
      for value in [true, false] {
        let isRight = value == isTrue
        write("\(value)", fraction: isRight ? "100" : "0", remark: isRight ? nil : remark)
      }
    case .number(let right, let remarks):
      for number in right { write("\(number)", fraction: "100", tolerance: "0") }
      for remark in remarks {
        guard let number = Int(remark.answer) else { continue }
        write("\(number)", fraction: "0", remark: remark.text, tolerance: "0")
      }
    case .line(let right, let remarks):
      leaf("usecase", "0")
      for line in right { write(literalStars(in: line), fraction: "100") }
      for remark in remarks {
        write(literalStars(in: remark.answer), fraction: "0", remark: remark.text)
      }
    case .order(let items): writeOrder(items)
    case .code(let solution, let key):
      leaf("responseformat", "monospaced")
      let longer = [item.code, solution].map { $0.count { $0 == "\n" } + 5 }.max() ?? 0
      leaf("responsefieldlines", "\(min(max(longer, 15), 40))")
      markdown("graderinfo", key)
      element("responsetemplate", ["format": "plain_text"]) { $0.leaf("text", item.code) }
    }
  }

  private mutating func writeChoices(
    _ choices: [QuizItem.Choice], isSingle: Bool, fraction: (QuizItem.Choice) -> String
  ) {
    leaf("single", "\(isSingle)")
    leaf("shuffleanswers", "true")
    leaf("answernumbering", "abc")
    for choice in choices {
      write(
        choice.text, fraction: fraction(choice), format: "markdown", remark: choice.remark)
    }
  }

  private mutating func writeOrder(_ items: [String]) {
    leaf("layouttype", "VERTICAL")
    leaf("selecttype", "ALL")
    leaf("selectcount", "\(items.count)")
    leaf("gradingtype", "LONGEST_ORDERED_SUBSET")
    leaf("showgrading", "SHOW")
    leaf("numberingstyle", "none")
    // Without it, Moodle makes room for two hints, and fails at those that are not there.
    leaf("shownumcorrect", "1")
    for (place, item) in items.enumerated() {
      write("`\(item)`", fraction: "\(place + 1)", format: "markdown")
    }
  }

  private mutating func write(
    _ answer: String, fraction: String, format: String = "moodle_auto_format",
    remark: String? = nil, tolerance: String? = nil
  ) {
    element("answer", ["fraction": fraction, "format": format]) { writer in
      writer.leaf("text", answer)
      if let tolerance { writer.leaf("tolerance", tolerance) }
      if let remark { writer.markdown("feedback", remark) }
    }
  }
}

extension QuizItem.Answer {
  /// The type of question that Moodle has for the answer.
  fileprivate var moodleType: String {
    switch self {
    case .none: "description"
    case .one, .several: "multichoice"
    case .truth: "truefalse"
    case .number: "numerical"
    case .line: "shortanswer"
    case .order: "ordering"
    case .code: "essay"
    }
  }
}
