internal import Curriculum
internal import Phrases
internal import ReviewLog
internal import SpacedRepetition

extension LearnerReport {
  /// A dot for each rule, by lesson, at the probability that it is known today.
  var memoryChart: Figure {
    let known = rules.filter { $0.recall != nil }
    let lowest = min(0.7, ((known.compactMap(\.recall).min() ?? 1) * 10).rounded(.down) / 10)
    let x = Scale(lowest...1, from: 16, to: Plot.width - 16)
    let shown = lessons.filter { lesson in known.contains { $0.lesson == lesson.id } }
    var rows = shown.map { lesson in
      (
        name: lesson.name,
        dots: dots(known.filter { $0.lesson == lesson.id }, along: x)
      )
    }
    // Rules of a course that is no longer taught are known all the same.
    let taught = Set(lessons.map(\.id))
    let others = dots(known.filter { !taught.contains($0.lesson) }, along: x)
    if !others.isEmpty { rows.append(("other courses", others)) }
    let heights = rows.map { 26 + Double(($0.dots.map(\.level).max() ?? 0) + 1) * Self.dotStep }
    var plot = Plot(height: heights.reduce(0, +) + 26)
    var top = 0.0
    for (row, height) in zip(rows, heights) {
      plot.text(Plot.lines(row.name, most: 1)[0], x: 16, y: top + 16)
      plot.line(16, top + height, Plot.width - 16, top + height)
      for dot in row.dots {
        plot.dot(
          x: dot.x, y: top + height - 9 - Double(dot.level) * Self.dotStep, radius: 5,
          style: dot.rule.standing.rawValue,
          tip: "\(dot.rule.title) \(percent(dot.rule.recall ?? 0))")
      }
      top += height
    }
    // Eleven labels would touch each other.
    let step = lowest < 0.5 ? 2.0 : 1
    for tenth in stride(from: 10, through: (lowest * 10).rounded(), by: -step) {
      plot.text(
        percent(tenth / 10), x: x(tenth / 10), y: plot.height - 6,
        anchor: tenth == 10 ? "end" : tenth == (lowest * 10).rounded() ? "start" : "middle")
    }
    let weakest = known.min { ($0.recall ?? 1) < ($1.recall ?? 1) }
    return Figure(
      id: "memory", heading: "Rules you know today",
      lead: [
        weakest.map {
          "Each dot is a rule: the farther to the right, the more likely it is that you know it "
            + "today. The weakest rule, at \(percent($0.recall ?? 0)): \($0.title)"
        } ?? "You haven't been asked about a rule yet."
      ],
      legend: known.isEmpty
        ? []
        : [("held", Self.word(for: .held)), ("learning", Self.word(for: .learning))],
      drawings: known.isEmpty
        ? []
        : [
          plot.svg(
            id: "memory", title: "The probability that you know each rule today",
            description: memoryDescription(of: known))
        ],
      table: Figure.Table(
        caption: "your knowledge of each rule",
        columns: ["Rule", "Lesson", "Standing", "Known today", "Stability", "Passes", "Due", "Id"],
        rows: rules.map(row(of:))))
  }

  private func memoryDescription(of known: [Rule]) -> String {
    let shares = known.compactMap(\.recall)
    let lessons = Set(known.map(\.lesson)).count
    return "\(numbered(known.count, "rule")) in \(numbered(lessons, "lesson")), from "
      + "\(range(percent(shares.min() ?? 0), percent(shares.max() ?? 0))). The table lists every rule."
  }

  private static let dotStep = 13.0

  /// Places the dots of a row: dots that would cover each other are stacked.
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

  /// A standing as the page has it.
  static func word(for standing: RuleState.Standing) -> String {
    switch standing {
    case .new: "new"
    case .learning: "being learnt"
    case .held: "held"
    }
  }

  private func row(of rule: Rule) -> [String] {
    let standing = Self.word(for: rule.standing)
    let passes = rule.passes.map { estimate in
      share(rule.answers.count(where: \.isPass), of: rule.answers.count)
        + " (\(range(percent(estimate.low), percent(estimate.high))))"
    }
    return [
      rule.title, name(of: rule.lesson),
      rule.isSuspended ? "\(standing), suspended" : standing,
      rule.recall.map(percent) ?? "",
      rule.memory.map { inDays($0.stability) } ?? "", passes ?? "",
      rule.due.map { StudyDay(of: $0, in: moment.zone).description } ?? "", rule.id.rawValue,
    ]
  }
}

/// A duration in days: "2.3 days", "1 day", "12 days".
func inDays(_ count: Double) -> String {
  let shown = fixed(count, count < 9.95 ? 1 : 0)
  return shown == "1.0" ? "1 day" : "\(shown) days"
}
