internal import Curriculum
public import ReviewLog
internal import SQLite

/// What the log says about the lessons that a learner knows.
extension Store {
  /// Returns a learner's answers in placements, all wrong ones after the first placement, and what the
  /// learner said about lessons, in the order of the log. A lesson that became several has each fact for
  /// each of them.
  public func placementFacts(of learner: LearnerID) throws(StoreError) -> [PlacementFact] {
    let placed = try placedLessons(of: learner)
    var facts: [PlacementFact] = []
    var next = placed.startIndex
    for answer in try placementAnswers(of: learner) {
      while next < placed.endIndex, placed[next].place < answer.place {
        facts.append(placed[next].fact)
        next += 1
      }
      facts.append(answer.fact)
    }
    return facts + placed[next...].map(\.fact)
  }

  private struct PlacedFact {
    var place: Place
    var fact: PlacementFact
  }

  /// A place in the order of the log.
  private struct Place: Comparable {
    var counted: Int64
    var device: String
    var sequence: Int64

    static func < (a: Place, b: Place) -> Bool {
      (a.counted, a.device, a.sequence) < (b.counted, b.device, b.sequence)
    }
  }

  private func placementAnswers(of learner: LearnerID) throws(StoreError) -> [PlacedFact] {
    try database.query(
      """
      SELECT shown.id, course.name, lesson.name, review.verdict = 'right', shown.guess_rate,
        shown.occasion = 'placement', review.counted, coalesce(device.origin, device.uuid),
        review.sequence
      FROM presentation AS shown JOIN review ON review.presentation = shown.id
        LEFT JOIN lesson_heir ON lesson_heir.lesson = shown.lesson
        JOIN lesson ON lesson.id = coalesce(lesson_heir.heir, shown.lesson)
        JOIN course ON course.id = lesson.course JOIN device ON device.id = review.device
      WHERE shown.learner = (SELECT id FROM learner WHERE uuid = ?1)
        AND review.counted >= (
          SELECT min(begun) FROM (
            SELECT min(time) AS begun FROM presentation
            WHERE learner = (SELECT id FROM learner WHERE uuid = ?1) AND occasion = 'placement'
            UNION ALL
            SELECT min(counted) FROM event
            WHERE learner = (SELECT id FROM learner WHERE uuid = ?1) AND kind = ?2))
        AND (shown.occasion = 'placement' OR review.verdict <> 'right')
        AND NOT EXISTS (
          SELECT 1 FROM event WHERE event.presentation = shown.id AND event.kind = 'undo')
      ORDER BY review.counted, coalesce(device.origin, device.uuid), review.sequence,
        lesson.position
      """, [.text(learner.rawValue), .text(LogEvent.Body.placedKind)]
    ) { (row) throws(StoreError) in
      var columns = Columns()
      columns.begin("presentation", row)
      let answer = LessonAnswer(
        course: CourseID(rawValue: row.text(columns.next())),
        lesson: LessonID(rawValue: row.text(columns.next())), isRight: row.bool(columns.next()),
        guessRate: try columns.real("guess_rate", Bounds.probability, row),
        isPlacement: row.bool(columns.next()))
      return PlacedFact(place: place(row, &columns), fact: .answer(answer))
    }
  }

  /// What a learner said about lessons.
  private func placedLessons(of learner: LearnerID) throws(StoreError) -> [PlacedFact] {
    let said = try database.query(
      """
      SELECT event.id, event.kind, event.detail, NULL, event.counted,
        coalesce(device.origin, device.uuid), event.sequence
      FROM event JOIN device ON device.id = event.device
      WHERE event.kind = ?2 AND event.learner = (SELECT id FROM learner WHERE uuid = ?1)
      ORDER BY event.counted, coalesce(device.origin, device.uuid), event.sequence
      """, [.text(learner.rawValue), .text(LogEvent.Body.placedKind)]
    ) { (row) throws(StoreError) in
      var columns = Columns()
      columns.begin("event", row)
      let body = try LogEvent.Body(row, &columns)
      return (body: body, place: place(row, &columns))
    }
    var facts: [PlacedFact] = []
    for one in said {
      guard case .placed(let course, let lesson, let knowledge) = one.body else { continue }
      // An event keeps the names of its time, which the lesson's heirs may have changed.
      for name in try withHeirs(lessons: ["\(course.rawValue)/\(lesson.rawValue)"]).joined() {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { continue }
        facts.append(
          PlacedFact(
            place: one.place,
            fact: .placed(
              CourseID(rawValue: parts[0]), LessonID(rawValue: parts[1]), knowledge)))
      }
    }
    return facts
  }

  private func place(_ row: borrowing Row, _ columns: inout Columns) -> Place {
    Place(
      counted: row.integer(columns.next()), device: row.text(columns.next()),
      sequence: row.integer(columns.next()))
  }
}
