internal import Curriculum
internal import ReviewLog
internal import SpacedRepetition
internal import Words

extension LearnerReport {
  /// A dot for each rule, by lesson, at the probability that it is known today.
  var memoryChart: Figure {
    let known = rules.filter { $0.recall != nil }
    let lowest = min(0.7, ((known.compactMap(\.recall).min() ?? 1) * 10).rounded(.down) / 10)
    let x = Scale(lowest...1, from: 16, to: Plot.width - 16)
    let shown = lessons.filter { lesson in known.contains { $0.lesson == lesson.id } }
    var rows = shown.map { lesson in
      (
        name: "\(lesson.number) \(lesson.id.rawValue)",
        dots: dots(known.filter { $0.lesson == lesson.id }, along: x)
      )
    }
    // What was learnt in a course that is taught no more is known all the same.
    let taught = Set(lessons.map(\.id))
    let others = dots(known.filter { !taught.contains($0.lesson) }, along: x)
    if !others.isEmpty { rows.append((Words.ReportPage.Memory.otherLessons, others)) }
    let heights = rows.map { 26 + Double(($0.dots.map(\.level).max() ?? 0) + 1) * Self.dotStep }
    var plot = Plot(height: heights.reduce(0, +) + 26)
    var top = 0.0
    for (row, height) in zip(rows, heights) {
      plot.text(row.name, x: 16, y: top + 16)
      plot.line(16, top + height, Plot.width - 16, top + height)
      for dot in row.dots {
        plot.dot(
          x: dot.x, y: top + height - 9 - Double(dot.level) * Self.dotStep, radius: 5,
          style: dot.rule.standing.rawValue,
          tip: "\(dot.rule.id.rawValue): \(percent(dot.rule.recall ?? 0))")
      }
      top += height
    }
    for tenth in stride(from: (lowest * 10).rounded(), through: 10, by: 1) {
      plot.text(
        percent(tenth / 10), x: x(tenth / 10), y: plot.height - 6,
        anchor: tenth == 10 ? "end" : tenth == (lowest * 10).rounded() ? "start" : "middle")
    }
    let weakest = known.min { ($0.recall ?? 1) < ($1.recall ?? 1) }
    return Figure(
      id: "memory", heading: Words.ReportPage.Memory.heading,
      lead: [
        weakest.map {
          Words.ReportPage.Memory.lead(
            weakest: $0.id.rawValue, at: percent($0.recall ?? 0))
        } ?? Words.ReportPage.Memory.empty
      ],
      legend: known.isEmpty
        ? []
        : [("held", Words.ReportPage.held), ("learning", Words.ReportPage.beingLearnt)],
      drawings: known.isEmpty
        ? []
        : [
          plot.svg(
            id: "memory", title: Words.ReportPage.Memory.title,
            description: Words.ReportPage.Memory.description(
              rules: known.count, lessons: Set(known.map(\.lesson)).count,
              from: percent(weakest?.recall ?? 0),
              to: percent(known.compactMap(\.recall).max() ?? 0)))
        ],
      table: Figure.Table(
        caption: Words.ReportPage.Memory.caption, columns: Words.ReportPage.Memory.columns,
        rows: rules.map(row(of:))))
  }

  private static let dotStep = 13.0

  /// Where the dots of a row go: those that would cover each other stand above each other.
  private func dots(
    _ rules: [Rule], along x: Scale
  ) -> [(rule: Rule, x: Double, level: Int)] {
    var ends: [Double] = []
    return rules.sorted { ($0.recall ?? 0, $0.id.rawValue) < ($1.recall ?? 0, $1.id.rawValue) }
      .map { rule in
        let place = x(rule.recall ?? 0)
        let level = ends.firstIndex { $0 <= place } ?? ends.count
        if level == ends.count { ends.append(0) }
        ends[level] = place + Self.dotStep
        return (rule, place, level)
      }
  }

  private static func told(_ standing: RuleState.Standing) -> String {
    switch standing {
    case .new: Words.ReportPage.new
    case .learning: Words.ReportPage.beingLearnt
    case .held: Words.ReportPage.held
    }
  }

  private func row(of rule: Rule) -> [String] {
    let standing = Self.told(rule.standing)
    let passes = rule.passes.map { share in
      Words.ReportPage.Memory.passes(
        rule.answers.count(where: \.isPass), of: rule.answers.count, from: percent(share.low),
        to: percent(share.high))
    }
    return [
      rule.sentence.map { "\(rule.id.rawValue): \($0.filter { $0 != "`" })" } ?? rule.id.rawValue,
      rule.lesson.rawValue,
      rule.isSuspended ? Words.ReportPage.Memory.notAsked(standing) : standing,
      rule.recall.map(percent) ?? "",
      rule.memory.map { inDays($0.stability) } ?? "", passes ?? "",
      rule.due.map { StudyDay(of: $0, in: moment.zone).description } ?? "",
    ]
  }
}

/// A span of days in words.
func inDays(_ count: Double) -> String {
  Words.ReportPage.days(fixed(count, count < 10 ? 1 : 0))
}
