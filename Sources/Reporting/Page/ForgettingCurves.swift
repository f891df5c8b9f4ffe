internal import Curriculum
internal import Pages
internal import Phrases
internal import ReviewLog
internal import SpacedRepetition

extension LearnerReport {
  /// The memory of the weakest rules over time: past answers, today and the days ahead.
  var forgettingCurves: Figure {
    let weakest = rules.filter {
      $0.recall != nil && $0.answers.contains(where: \.isPass) && !$0.isSuspended
    }
    .sorted { ($0.recall ?? 1, $0.id.rawValue) < ($1.recall ?? 1, $1.id.rawValue) }.prefix(6)
    let fsrs = FSRS()
    func recall(_ rule: Rule, in days: Int) -> Double {
      guard let memory = rule.memory, let last = rule.answers.last?.day else { return 0 }
      return fsrs.retrievability(
        of: memory, after: Days(moment.day.number + days - last.number))
    }
    return Figure(
      id: "forgetting", heading: "Rules you will forget first",
      lead: weakest.isEmpty
        ? ["There is no learnt rule to show yet."]
        : [
          "The line falls as you forget and rises when you answer or read the answer; after today "
            + "it is dashed. The "
            + "rule is due where the line meets the thin line at \(percent(retention))."
        ],
      drawings: weakest.enumerated().map { index, rule in
        curve(rule, id: "forgetting-\(index + 1)", fsrs: fsrs)
      },
      table: weakest.isEmpty
        ? nil
        : Figure.Table(
          caption: "the weakest rules",
          columns: ["Rule", "Last answer", "Today", "In a week", "In a month"],
          rows: weakest.map { rule in
            [
              rule.title, rule.answers.last?.day.description ?? "",
              percent(rule.recall ?? 0), percent(recall(rule, in: 7)),
              percent(recall(rule, in: 30)),
            ]
          }))
  }

  private func curve(_ rule: Rule, id: String, fsrs: FSRS) -> Markup {
    let today = moment.day.number
    let ahead = 30
    // The last answers are enough to show how it went.
    let answers = Array(rule.answers.suffix(8))
    let first = min(answers.first?.day.number ?? today, today - 7)
    let x = Scale(Double(first)...Double(today + ahead), from: 54, to: Plot.width - 8)
    // The scale begins at nothing where anything was known by less than a half.
    let fell = zip(answers, answers.dropFirst()).map { before, after in
      before.memory.map {
        fsrs.retrievability(of: $0, after: Days(after.day.number - before.day.number))
      } ?? 1
    }
    let least = min(fell.min() ?? 1, rule.recall ?? 1) < 0.55 ? 0.0 : 0.5
    let title = Plot.lines(rule.title, most: 3)
    // The curve is below its title.
    let top = 16 + Double(title.count) * Plot.lineHeight
    let bottom = top + 68
    let y = Scale(least...1, from: bottom, to: top)
    var plot = Plot(height: bottom + 22)
    plot.text(title, x: 8, y: 14)
    for share in [least, (least + 1) / 2, 1] {
      plot.line(48, y(share), Plot.width - 8, y(share))
      plot.text(percent(share), x: 44, y: y(share) + 5, anchor: "end", style: "small")
    }
    plot.line(48, y(retention), Plot.width - 8, y(retention), style: "target")
    var past: [(x: Double, y: Double)] = []
    for (index, answer) in answers.enumerated() {
      guard let memory = answer.memory else { continue }
      let isLast = index == answers.count - 1
      let end = isLast ? today : answers[index + 1].day.number
      past += points(memory, answer.day.number...max(end, answer.day.number), fsrs, x, y)
      guard isLast else { continue }
      // A clock that was wrong may have put the last answer beyond the days that are drawn.
      plot.path(
        points(memory, answer.day.number...max(today + ahead, answer.day.number), fsrs, x, y)
          .filter { $0.x >= x(Double(today)) }, style: "ahead")
    }
    plot.path(past, style: "curve")
    for answer in answers {
      plot.dot(
        x: x(Double(answer.day.number)), y: y(1), radius: 4,
        style: answer.isPass ? "held" : "missed",
        tip: "\(answer.day): \(answer.isPass ? "right" : "wrong")")
    }
    plot.line(x(Double(today)), top - 6, x(Double(today)), bottom, style: "today")
    plot.labels(
      [
        Plot.Label("today", x: x(Double(today)), anchor: "middle"),
        Plot.Label(StudyDay(number: first).description, x: 48, anchor: "start"),
        Plot.Label("in \(ahead) days", x: Plot.width - 8, anchor: "end"),
      ], y: bottom + 16)
    return plot.svg(
      id: id, title: "Your memory over time of this rule: \(rule.title)",
      description: "Known today with a probability of \(percent(rule.recall ?? 0)), after "
        + "\(numbered(rule.answers.count, "answer")), "
        + "\(rule.answers.count(where: \.isPass)) right.")
  }

  private func points(
    _ memory: MemoryState, _ days: ClosedRange<Int>, _ fsrs: FSRS, _ x: Scale, _ y: Scale
  ) -> [(x: Double, y: Double)] {
    let step = max(1, days.count / 40)
    return
      (Array(stride(from: days.lowerBound, to: days.upperBound, by: step))
      + [days.upperBound]).map { day in
        (
          x: x(Double(day)),
          y: y(fsrs.retrievability(of: memory, after: Days(day - days.lowerBound)))
        )
      }
  }
}
