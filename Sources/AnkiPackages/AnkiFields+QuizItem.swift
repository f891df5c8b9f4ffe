public import Exporting
public import Pages

/// Makes the element of a block of code; the language may be empty.
public typealias ListingMaker = (_ code: String, _ language: String, _ numbersLines: Bool) -> Markup

extension AnkiFields {
  /// Makes the fields of an item. `rules` are sentences and `sources` names, all of them Markdown.
  public init(
    _ item: QuizItem, rules: [String], sources: [String], listing: @escaping ListingMaker
  ) {
    let html = HTMLMaker(listing: listing)
    self.init(
      id: Markup.text(item.id).html, question: html.markdown(item.prompt),
      answer: item.shownAnswer.map(html.markdown) ?? html.answer(item.answer))
    if !item.code.isEmpty {
      code = listing(item.code, "swift", item.numbersLines).html
    }
    request = (item.request.map(html.markdown) ?? "") + html.choices(of: item.answer)
    explanation = html.remarks(on: item.answer) + (item.explanation.map(html.markdown) ?? "")
    rule = rules.map(html.markdown).joined()
    source = sources.map(html.markdown).joined()
    hints = item.hints.map(html.markdown)
  }
}

/// Parts of an item as HTML.
private struct HTMLMaker {
  let listing: ListingMaker

  func markdown(_ text: String) -> String {
    elements(text).map(\.html).joined()
  }

  private func list(_ tag: String, _ items: [[Markup]]) -> String {
    Markup.element(tag, [:], items.map { .element("li", [:], $0) }).html
  }

  private func elements(_ text: String) -> [Markup] {
    Markup.markdown(text) { listing($0, $1, false) }
  }

  private func code(_ text: String) -> [Markup] { [.element("code", [:], text)] }

  /// The things to choose among or to put in order; nothing where something else is asked.
  func choices(of answer: QuizItem.Answer) -> String {
    switch answer {
    case .one(let choices), .several(let choices):
      list("ul", choices.map { elements($0.text) })
    // As they are written, so that their place tells nothing; unless just that is the right order.
    case .order(let items):
      list("ul", (items.sorted() == items ? items.reversed() : items.sorted()).map(code))
    case .truth: Markup.element("p", [:], "True or false?").html
    case .none, .number, .line, .code: ""
    }
  }

  func answer(_ answer: QuizItem.Answer) -> String {
    switch answer {
    case .none: ""
    case .one(let choices), .several(let choices):
      list("ul", choices.filter(\.isRight).map { elements($0.text) })
    case .truth(let isTrue, _): Markup.element("p", [:], isTrue ? "True" : "False").html
    case .number(let numbers, _):
      Markup.element("p", [:], numbers.map(String.init).joined(separator: ", or ")).html
    case .line(let forms, _): Markup.element("p", [:], forms.first.map(code) ?? []).html
    case .order(let items): list("ol", items.map(code))
    case .code(let solution, _):
      Markup.element("p", [:], "One solution:").html + listing(solution, "swift", false).html
    }
  }

  /// The author's words to wrong answers, which are below the right one.
  func remarks(on answer: QuizItem.Answer) -> String {
    let remarks: [(answer: [Markup], text: String)] =
      switch answer {
      case .one(let choices), .several(let choices):
        choices.filter { !$0.isRight }.compactMap { choice in
          choice.remark.map { (elements(choice.text), $0) }
        }
      case .truth(let isTrue, let remark):
        remark.map { [(elements(isTrue ? "False" : "True"), $0)] } ?? []
      case .number(_, let remarks), .line(_, let remarks):
        remarks.map { (code($0.answer), $0.text) }
      case .none, .order, .code: []
      }
    guard !remarks.isEmpty else { return "" }
    // A wrong answer may be spelt in several ways, each with the same words.
    var seen: Set<String> = []
    let once = remarks.filter { seen.insert($0.text).inserted }
    return Markup.element("p", [:], "Not right:").html
      + list("ul", once.map { $0.answer + elements($0.text) })
  }
}
