internal import Curriculum
internal import ReviewLog
internal import Words

extension LearnerReport {
  /// The lessons with their rules as dots, each below those that it builds on.
  var courseGraph: Figure {
    let layers = lessonLayers
    let (boxWidth, gap) = (148.0, 12.0)
    let perRow = 3
    // Where each lesson's box is.
    var places: [LessonID: (x: Double, y: Double, height: Double)] = [:]
    var top = 4.0
    for layer in layers {
      for start in stride(from: 0, to: layer.count, by: perRow) {
        let row = layer[start..<min(start + perRow, layer.count)]
        let width = Double(row.count) * (boxWidth + gap) - gap
        let height = row.map { boxHeight(of: $0) }.max() ?? 0
        for (index, lesson) in row.enumerated() {
          places[lesson.id] = (
            (Plot.width - width) / 2 + Double(index) * (boxWidth + gap), top, height
          )
        }
        top += height + 26
      }
    }
    var plot = Plot(height: max(0, top - 18))
    for lesson in lessons {
      guard let to = places[lesson.id] else { continue }
      for needed in lesson.prerequisites {
        guard let from = places[needed] else { continue }
        plot.line(
          from.x + boxWidth / 2, from.y + from.height, to.x + boxWidth / 2, to.y, style: "edge")
      }
    }
    for lesson in lessons {
      guard let place = places[lesson.id] else { continue }
      plot.box(
        x: place.x, y: place.y, width: boxWidth, height: place.height,
        style: lesson.isRead ? "lesson read" : "lesson", tip: "\(lesson.number) \(lesson.title)")
      plot.text("\(lesson.number) \(lesson.id.rawValue)", x: place.x + 9, y: place.y + 20)
      for (index, rule) in rules(of: lesson).enumerated() {
        plot.dot(
          x: place.x + 16 + Double(index % 8) * 16.5, y: place.y + 38 + Double(index / 8) * 16,
          radius: 5.5, style: rule.standing.rawValue,
          tip: "\(rule.id.rawValue): \(rule.standing.rawValue)")
      }
    }
    return Figure(
      id: "course", heading: Words.ReportPage.Course.heading, lead: [Words.ReportPage.Course.lead],
      legend: [
        ("held", Words.ReportPage.held), ("learning", Words.ReportPage.beingLearnt),
        ("new", Words.ReportPage.new),
      ],
      drawings: lessons.isEmpty
        ? []
        : [
          plot.svg(
            id: "course", title: Words.ReportPage.Course.title,
            description: Words.ReportPage.Course.description(
              lessons: lessons.count, rules: rules.count, held: count(.held),
              beingLearnt: count(.learning), new: count(.new)))
        ],
      table: Figure.Table(
        caption: Words.ReportPage.Course.caption, columns: Words.ReportPage.Course.columns,
        rows: lessons.map { lesson in
          [
            "\(lesson.number) \(lesson.title)",
            lesson.prerequisites.map(\.rawValue).joined(separator: ", "),
            lesson.isRead ? Words.ReportPage.yes : Words.ReportPage.no, "\(lesson.counts.held)",
            "\(lesson.counts.learning)", "\(lesson.counts.new)",
            Words.share(lesson.answers.right, of: lesson.answers.answered),
          ]
        }))
  }

  private func rules(of lesson: Lesson) -> [Rule] { rules.filter { $0.lesson == lesson.id } }

  private func boxHeight(of lesson: Lesson) -> Double {
    32 + Double((rules(of: lesson).count + 7) / 8) * 16
  }

  /// Lessons by the longest way to them; one in a circle, which no checked course has, comes last.
  private var lessonLayers: [[Lesson]] {
    var layers: [[Lesson]] = []
    var placed: Set<LessonID> = []
    var rest = lessons
    let known = Set(lessons.map(\.id))
    while !rest.isEmpty {
      let ready = rest.filter { lesson in
        lesson.prerequisites.allSatisfy { placed.contains($0) || !known.contains($0) }
      }
      let layer = ready.isEmpty ? rest : ready
      layers.append(layer)
      placed.formUnion(layer.map(\.id))
      rest.removeAll { placed.contains($0.id) }
    }
    return layers
  }
}
