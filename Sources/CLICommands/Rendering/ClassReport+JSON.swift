internal import Coursework
internal import Curriculum
internal import Exporting
internal import ReviewLog

extension ClassReport {
  /// The report for programs.
  var json: JSON {
    .object([
      "version": .int(1), "course": .string(course.rawValue),
      "assignment": .string(assignment.id.rawValue),
      "students": .array(students.map(Self.json(of:))),
      "questions": .array(questions.map(Self.json(of:))),
      "misconceptions": .array(beliefs.map(Self.json(of:))),
      "suspicions": .array(suspicions.map(Self.json(of:))),
      "corrections": .array(
        assignment.corrections.sorted { $0.key < $1.key }.map {
          .object(["question": .string($0.key.rawValue), "correction": .string($0.value.rawValue)])
        }),
      "changed": .array(changed.map(Self.json(of:))), "gone": .array(gone.map(Self.json(of:))),
      "recomputed": .array(
        recomputed.map {
          .object([
            "student": .string($0.student), "time": .string($0.time.description),
            "before": .double($0.before), "points": .double($0.now),
          ])
        }),
    ])
  }

  /// The report of a class without an assignment.
  static let emptyJSON = JSON.object([
    "version": .int(1), "course": .null, "assignment": .null, "students": .array([]),
    "questions": .array([]), "misconceptions": .array([]), "suspicions": .array([]),
    "corrections": .array([]),
    "changed": .array([]), "gone": .array([]), "recomputed": .array([]),
  ])

  private static func json(of student: Student) -> JSON {
    .object([
      "id": .string(student.id), "name": .string(student.name), "group": .string(student.group),
      "handedIn": .optional(student.handedIn?.description),
      "fileTime": .optional(student.fileTime?.description),
      "receipt": .optional(student.receipt),
      "lateMinutes": .int(student.lateMinutes),
      "points": .double(student.points), "of": .double(student.of), "right": .int(student.right),
      "answered": .int(student.answered), "asked": .int(student.asked),
      "misconceptions": json(of: student.beliefs),
      "suspicions": json(of: student.suspicions),
      "warnings": .strings(student.warnings.map(\.message)),
    ])
  }

  private static func json(of beliefs: [JudgedHandIn.Belief]) -> JSON {
    .array(
      beliefs.map { .object(["id": .string($0.id), "evidence": .strings($0.questions)]) })
  }

  private static func json(of question: Question) -> JSON {
    let analysis = question.analysis
    return .object([
      "id": .string(question.id.rawValue), "revision": .optional(question.revision),
      "n": .int(analysis.n), "right": .int(question.right),
      "facility": number(analysis.facility), "discrimination": number(analysis.discrimination),
      "efficiency": number(analysis.efficiency),
      "effectiveWeight": number(analysis.effectiveWeight),
      "guessRate": .double(question.guessRate),
      "variants": .array(
        question.variants.map {
          .object(["variant": .string($0.name), "n": .int($0.n), "right": .int($0.right)])
        }),
      "misconceptions": .array(question.misconceptions.map(json(of:))),
    ])
  }

  private static func json(of belief: Belief) -> JSON {
    .object([
      "id": .string(belief.id), "n": .int(belief.students.count),
      "students": .strings(belief.students),
      "questions": .array(belief.questions.map(json(of:))),
    ])
  }

  private static func json(of count: Count) -> JSON {
    .object(["id": .string(count.id), "n": .int(count.n)])
  }

  private static func number(_ value: Double?) -> JSON { value.map { .double($0) } ?? .null }
}
