internal import Coursework
internal import Curriculum
internal import Pages
internal import Phrases

extension ClassPage {
  // MARK: What the class believes

  /// The misconceptions of the class by numbers of students.
  var beliefsFigure: Figure {
    let beliefs = report.beliefs
    let most = max(report.handedIn.count, 1)
    let sentences = beliefs.map { Plot.lines(plain(sentence(of: $0.id)), most: 3) }
    let heights = sentences.map { Double($0.count) * Plot.lineHeight }
    var plot = Plot(height: heights.reduce(8) { $0 + $1 + 28 })
    let x = Scale(0...Double(most), from: 16, to: Plot.width - 56)
    var top = 0.0
    for (index, belief) in beliefs.enumerated() {
      let count = belief.students.count
      plot.text(sentences[index], x: 16, y: top + 15)
      top += heights[index] + 4
      plot.box(x: 16, y: top, width: x(Double(most)) - 16, height: 14, style: "track")
      plot.box(
        x: 16, y: top, width: x(Double(count)) - 16, height: 14, style: "missed",
        tip: list(belief.students))
      plot.text("\(count)", x: x(Double(most)) + 8, y: top + 12, style: "small")
      top += 24
    }
    return Figure(
      id: "beliefs", heading: "What the class believes",
      lead: beliefs.isEmpty
        ? ["Nothing for certain so far."]
        : ["So many of \(counted(most, "student")) answer as somebody would who believes this."],
      drawings: beliefs.isEmpty
        ? []
        : [
          plot.svg(
            id: "beliefs", title: "The misconceptions of the class",
            description: counted(beliefs.count, "misconception") + ".")
        ],
      table: beliefs.isEmpty
        ? nil
        : Figure.Table(
          caption: "misconceptions", columns: Self.columnsOfBeliefs, rows: beliefs.map(row)))
  }

  /// The misconceptions that answers point to, for want of more; nil where there is nothing.
  var suspicionsTable: Markup? {
    guard !report.suspicions.isEmpty else { return nil }
    let table = Figure.Table(
      caption: "What some may believe", columns: Self.columnsOfBeliefs,
      rows: report.suspicions.map(row))
    return .element(
      "section", ["aria-labelledby": "suspicions-heading", "class": "wide"],
      [
        .element("h2", ["id": "suspicions-heading"], "What some may believe"),
        .element(
          "p", [:], "Their answers don't settle it: they are few, or fit another belief as well."),
        table.opened(id: "suspicions"),
      ])
  }

  private static let columnsOfBeliefs = [
    "Misconception", "Students", "Shown by", "Who", "What holds instead",
  ]

  private func row(_ belief: ClassReport.Belief) -> [String] {
    [
      plain(sentence(of: belief.id)), "\(belief.students.count)",
      list(belief.questions.map { "\(QuestionID(rawValue: $0.id).name) (\($0.n))" }),
      list(belief.students), plain(refutation(of: belief.id)),
    ]
  }

  func sentence(of id: String) -> String {
    misconceptions.first { $0.id == id }?.sentence ?? id
  }

  private func refutation(of id: String) -> String {
    misconceptions.first { $0.id == id }?.refutation ?? ""
  }

  // MARK: Questions

  /// The share of right first tries, question by question, the hardest first.
  var questionsFigure: Figure {
    let questions = report.hardestFirst
    var plot = Plot(height: Double(questions.count) * 40 + 8)
    let x = Scale(0...1, from: 16, to: Plot.width - 96)
    for (index, question) in questions.enumerated() {
      let top = Double(index) * 40
      plot.text(report.name(of: question), x: 16, y: top + 15)
      plot.box(x: 16, y: top + 20, width: x(1) - 16, height: 12, style: "track")
      plot.box(
        x: 16, y: top + 20, width: x(question.analysis.facility ?? 0) - 16, height: 12,
        style: "held")
      plot.text(
        share(question.right, of: question.analysis.n), x: x(1) + 8, y: top + 31, style: "small")
    }
    return Figure(
      id: "questions", heading: "Questions at the first try",
      lead: ["The hardest come first. A question with two revisions has a line for each."],
      drawings: questions.isEmpty
        ? []
        : [
          plot.svg(
            id: "questions", title: "The share of right first tries",
            description: counted(questions.count, "question") + ".")
        ],
      table: questions.isEmpty
        ? nil
        : Figure.Table(
          caption: "questions",
          columns: [
            "Question", "Tries", "Right", "Facility", "Discrimination", "Efficiency", "Weight",
            "Guessed", "By variant", "Answers as of",
          ], rows: questions.map(row)))
  }

  private func row(_ question: ClassReport.Question) -> [String] {
    let analysis = question.analysis
    let isEnough = analysis.n >= ClassReport.fewestForCorrelation
    func figure(_ value: Double?) -> String {
      isEnough ? value.map { fixed($0, 0) } ?? "unknown" : "too few"
    }
    return [
      report.name(of: question), "\(analysis.n)", "\(question.right)",
      isEnough ? analysis.facility.map(percent) ?? "" : "too few",
      figure(analysis.discrimination), figure(analysis.efficiency),
      figure(analysis.effectiveWeight), percent(question.guessRate),
      question.variants.count > 1
        ? list(question.variants.map { share($0.right, of: $0.n) }) : "",
      question.misconceptions.map { "\(plain(sentence(of: $0.id))) (\($0.n))" }
        .joined(separator: " "),
    ]
  }
}
