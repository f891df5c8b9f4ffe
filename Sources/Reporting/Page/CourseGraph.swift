internal import Curriculum
internal import Phrases
internal import ReviewLog

extension LearnerReport {
  /// The lessons with their rules as dots; each lesson is below those that it builds on.
  var courseGraph: Figure {
    let summary =
      "\(numbered(lessons.count, "lesson")) with \(numbered(rules.count, "rule")): "
      + "\(count(.held)) held, \(count(.learning)) being learnt, \(count(.new)) new."
    return Figure(
      id: "course", heading: "Lessons of the course",
      lead: [
        "Each box is a lesson with its rules; a line leads from it to the lessons that build on it. "
          + "A strong border marks a lesson that you have read."
      ],
      legend: [
        ("held", Self.word(for: .held)), ("learning", Self.word(for: .learning)),
        ("new", Self.word(for: .new)),
      ],
      drawings: lessons.isEmpty
        ? []
        : [
          courseDrawing.svg(
            id: "course", title: "The lessons of the course, each below those that it builds on",
            description: summary)
        ],
      table: Figure.Table(
        caption: "the lessons",
        columns: ["Lesson", "Builds on", "Read", "Held", "Being learnt", "New", "Answers right"],
        rows: lessons.map { lesson in
          [
            lesson.name, list(lesson.prerequisites.map(name(of:))),
            lesson.isRead ? "yes" : "no", "\(lesson.counts.held)", "\(lesson.counts.learning)",
            "\(lesson.counts.new)", share(lesson.answers.right, of: lesson.answers.answered),
          ]
        }))
  }

  private static let boxWidth = 148.0

  private var courseDrawing: Plot {
    let (places, height) = boxes
    var plot = Plot(height: height)
    for lesson in lessons {
      guard let to = places[lesson.id] else { continue }
      for needed in lesson.prerequisites {
        guard let from = places[needed] else { continue }
        plot.line(
          from.x + Self.boxWidth / 2, from.y + from.height, to.x + Self.boxWidth / 2, to.y,
          style: "edge")
      }
    }
    for lesson in lessons {
      guard let place = places[lesson.id] else { continue }
      plot.box(
        x: place.x, y: place.y, width: Self.boxWidth, height: place.height,
        style: lesson.isRead ? "lesson read" : "lesson", tip: lesson.name)
      let title = Self.title(of: lesson)
      plot.text(title, x: place.x + 9, y: place.y + 19, style: "box")
      let top = place.y + Self.titleHeight(title)
      for (index, rule) in rules(of: lesson).enumerated() {
        plot.dot(
          x: place.x + 16 + Double(index % 8) * 16.5, y: top + 8 + Double(index / 8) * 16,
          radius: 5.5, style: rule.standing.rawValue,
          tip: "\(rule.title) (\(Self.word(for: rule.standing)))")
      }
    }
    return plot
  }

  /// The place of each lesson's box, three in a row, and the height of all rows.
  private var boxes: (places: [LessonName: (x: Double, y: Double, height: Double)], height: Double)
  {
    let (gap, perRow) = (12.0, 3)
    var places: [LessonName: (x: Double, y: Double, height: Double)] = [:]
    var top = 4.0
    for layer in lessonLayers {
      for start in stride(from: 0, to: layer.count, by: perRow) {
        let row = layer[start..<min(start + perRow, layer.count)]
        let width = Double(row.count) * (Self.boxWidth + gap) - gap
        let height = row.map { boxHeight(of: $0) }.max() ?? 0
        for (index, lesson) in row.enumerated() {
          places[lesson.id] = (
            (Plot.width - width) / 2 + Double(index) * (Self.boxWidth + gap), top, height
          )
        }
        top += height + 26
      }
    }
    return (places, max(0, top - 18))
  }

  private func rules(of lesson: Lesson) -> [Rule] { rules.filter { $0.lesson == lesson.id } }

  private func boxHeight(of lesson: Lesson) -> Double {
    let dotRows = (rules(of: lesson).count + 7) / 8
    return Self.titleHeight(Self.title(of: lesson)) + 2 + Double(dotRows) * 16
  }

  private static func title(of lesson: Lesson) -> [String] {
    Plot.lines(lesson.name, width: boxWidth - 14, size: Plot.smallSize, most: 4)
  }

  /// The height of a box down to its dots.
  private static func titleHeight(_ lines: [String]) -> Double {
    12 + Double(lines.count) * Plot.lineHeight
  }

  /// Lessons by the longest path to them; lessons in a circle, which no checked course has, come last.
  private var lessonLayers: [[Lesson]] {
    var layers: [[Lesson]] = []
    var placed: Set<LessonName> = []
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
