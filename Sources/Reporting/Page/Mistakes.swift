internal import Pages
internal import Phrases

extension LearnerReport {
  /// The latest mistakes with their pictures; nil when there are none.
  var mistakesSection: Markup? {
    guard !mistakes.isEmpty else { return nil }
    return .element(
      "section", ["aria-labelledby": "mistakes-heading", "class": "wide"],
      [
        .element("h2", ["id": "mistakes-heading"], "Your latest mistakes"),
        .element(
          "p", [:],
          "These questions wait for a right answer. Each has the picture of its run: time runs down, "
            + "and a line leads from the sender to the object that is called."),
      ] + mistakes.map(Self.article))
  }

  private static func article(_ mistake: Mistake) -> Markup {
    let head = Markup.element("h3", [:], "\(mistake.question), \(mistake.day)")
    let run = Markup.element(
      "details", [:], [.element("summary", [:], "The run of the question"), mistake.run])
    return .element(
      "article", [:],
      [head] + mistake.lead.map { .element("p", [:], plain($0)) }
        + [mistake.answer].compactMap(\.self)
        + [run])
  }
}
