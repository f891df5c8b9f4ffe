internal import Pages
internal import Phrases
internal import ReviewLog

extension LearnerReport {
  /// The report as one page of HTML that contains everything it needs: it loads nothing and runs no
  /// script.
  public var page: String {
    Markup.document(
      title: title, styles: [pageStyle] + [pictureStyle].compactMap(\.self),
      body: [
        .element(
          "header", [:],
          [
            .element("h1", [:], title),
            .element("p", ["class": "soft"], "As of \(moment.day), by ViewDidLearn."),
          ]),
        .element(
          "main", [:],
          [nextSteps, summary] + figures.map(\.markup) + [mistakesSection].compactMap(\.self)),
        .element(
          "footer", [:],
          [
            .element(
              "p", [:],
              "FSRS-6, a model of forgetting, estimates how many rules you know. Nine times out "
                + "of ten the number lies in the range.")
          ]),
      ])
  }

  private var title: String { "UIKit progress: \(learner)" }

  private var figures: [Figure] {
    [
      memoryChart, forgettingCurves, forecastChart, accuracyChart, calibrationChart,
      misconceptionChart,
      courseGraph,
    ]
  }

  /// What to do next: what a session would suggest, and what makes named misconceptions go.
  private var nextSteps: Markup {
    let all =
      advice
      + misconceptions.filter(\.isNamed).map {
        Advice(
          "You seem to believe: \(plain($0.sentence))", command: "vdl help misconceptions \($0.id)")
      }
    return .element(
      "section", ["aria-labelledby": "next-heading", "class": "wide"],
      [
        .element("h2", ["id": "next-heading"], "What to do next"),
        all.isEmpty
          ? .element("p", [:], "Nothing is left to do today.\(nextDue)")
          : .element(
            "ol", [:],
            all.map { advice in
              .element(
                "li", [:],
                [.text(advice.sentence)]
                  + (advice.command.map { [.text(" "), .element("code", [:], $0)] } ?? []))
            }),
      ])
  }

  /// A sentence about the day on which the next rule comes due; empty when none does soon.
  private var nextDue: String {
    forecast.days.first { $0.count > 0 && $0.day > moment.day }
      .map { " The next \($0.count == 1 ? "rule comes" : "rules come") due on \($0.day)." } ?? ""
  }

  private var summary: Markup {
    let asked = rules.count { $0.recall != nil }
    func interval(_ estimate: Estimate) -> String {
      let (low, high) = (fixed(estimate.low, 1), fixed(estimate.high, 1))
      return low == high ? low : range(low, high)
    }
    var rows: [(name: String, value: String, note: String)] = [
      ("Rules held", "\(count(.held))", "\(interval(known(.held))) known today"),
      ("Lasting", "\(lastingCount)", "held for \(numbered(Self.lastingDays, "day"))"),
      ("Being learnt", "\(learningCount)", "\(interval(known(.learning))) known today"),
      ("New", "\(newCount)", "of \(numbered(rules.count, "rule"))"),
      (
        "Known today", fixed(known.mean, 1),
        "\(interval(known)) of \(numbered(asked, "rule")) asked"
      ),
      ("Due now", "\(dueCount)", ""),
      (
        "Answers right", share(answers.right, of: answers.answered),
        "on \(numbered(days.count, "day"))"
      ),
    ]
    if let week { rows.append(("This week", week.words, "")) }
    return summarySection(rows)
  }
}
