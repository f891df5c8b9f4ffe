public import Coursework
internal import Curriculum
internal import JSONCoding
public import QuizEngine
public import ReviewLog
public import Storage
public import Study

/// A class's work on an assignment, from the store: hand-ins whose answers were run under the present course and
/// model, or are run now.
public struct GradedClass {
  public var work: AssignmentClass
  public var report: ClassReport
  /// Students whose points are others than those that were told last, for the same answers.
  public var changes: [ClassReport.Recomputed]

  /// Runs pieces of work, each with a runner of its own.
  public typealias Workers = ([HandInJudge.Piece]) -> [[HandInJudge.Judged]]

  /// Grades what the store has. Answers that were run under the same circumstances are not run again; points that
  /// changed are told once.
  public init(
    _ assignment: CourseAssignment, in store: Store, model: StudyModel, programVersion: String,
    now: UTCTime, decide: Runner, workers: Workers
  ) throws(StoreError) {
    try store.decideQuestions(assignment.questions, modelVersion: model.version, run: decide)
    let id = assignment.assignment.id.rawValue
    let uuid = assignment.course.uuid
    let files = try store.handIns(to: id, ofCourse: uuid)
    // A file that no longer reads, in a damaged store, is left out.
    let handIns = files.compactMap { file in
      (try? HandIn(packed: file.packed)).map { (file, $0) }
    }
    let key = Digest.of([
      programVersion, model.version, try store.fingerprint(of: assignment.course.id) ?? "",
    ]).hexadecimal
    let kept = try store.judgedHandIns(to: id, ofCourse: uuid, judgedWith: key)
    var judged = handIns.map { file, handIn in
      kept[file.hash].flatMap { JudgedHandIn(document: $0, of: handIn) }
    }
    let missing = judged.indices.filter { judged[$0] == nil }
    if !missing.isEmpty {
      let judge = HandInJudge(assignment, in: store, model: model)
      let texts = missing.map { handIns[$0].1 }
      let results = workers(try judge.pieces(of: texts)).flatMap(\.self)
      var documents: [String: String] = [:]
      for (index, result) in zip(missing, judge.judged(texts, from: results)) {
        judged[index] = result
        documents[handIns[index].0.hash] = result.document
      }
      try store.keep(documents, judgedWith: key)
    }
    work = AssignmentClass(
      course: assignment.course.id, courseUUID: uuid, assignment: assignment.assignment,
      digest: assignment.digest, questions: assignment.questionsByRule,
      formerNames: assignment.formerNames, revisions: try store.revisions(of: assignment.questions),
      modelVersion: model.version, roster: try store.roster(),
      match: try store.rosterMatch(),
      handIns: zip(handIns, judged).compactMap { entry, judged in
        judged.map {
          CollectedHandIn(
            handIn: entry.1, judged: $0, file: entry.0.file, time: entry.0.time,
            folders: entry.0.folders)
        }
      })
    report = ClassReport(of: work)
    changes = try Self.tell(report, answers: Self.answers(of: work), in: store, id, uuid, now)
    report.recomputed = Self.recomputed(
      of: report, try store.changedPoints(for: id, ofCourse: uuid))
  }

  /// Names the answers of each student's latest hand-in.
  private static func answers(of work: AssignmentClass) -> [String: String] {
    Dictionary(
      work.latestHandIns.map { ($0.handIn.learner.id, $0.handIn.computedChain) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Compares the points with those that were told last, and keeps them. A student who handed in other answers
  /// expects other points.
  private static func tell(
    _ report: ClassReport, answers: [String: String], in store: Store, _ id: String,
    _ uuid: String, _ now: UTCTime
  ) throws(StoreError) -> [ClassReport.Recomputed] {
    let told = try store.toldPoints(for: id, ofCourse: uuid)
    var points: [String: ToldPoints] = [:]
    var changes: [ChangedPoints] = []
    for student in report.students {
      guard let learner = student.learner, let own = answers[learner] else { continue }
      points[learner] = ToldPoints(points: student.points, answers: own)
      guard let before = told[learner], [own, ""].contains(before.answers),
        abs(before.points - student.points) > 1e-9
      else { continue }
      changes.append(
        ChangedPoints(
          student: learner, time: now, before: before.points, now: student.points))
    }
    if points != told { try store.keep(points, changes, for: id, ofCourse: uuid) }
    return recomputed(of: report, changes)
  }

  /// The changes of students whom the report has, by their names.
  private static func recomputed(
    of report: ClassReport, _ changes: [ChangedPoints]
  ) -> [ClassReport.Recomputed] {
    let names = Dictionary(
      report.students.compactMap { student in student.learner.map { ($0, student.name) } },
      uniquingKeysWith: { first, _ in first })
    return changes.compactMap { change in
      names[change.student].map {
        ClassReport.Recomputed(
          student: $0, time: change.time, before: change.before, now: change.now)
      }
    }
  }
}

extension Store {
  /// The present revisions of questions, as far as they were run.
  fileprivate func revisions(of questions: [QuestionID]) throws(StoreError) -> [String: String] {
    var revisions: [String: String] = [:]
    for id in questions {
      if let stored = try question(id) { revisions[id.rawValue] = stored.revision.rawValue }
    }
    return revisions
  }

  /// Decides the questions that wait for their first run, so that there are revisions to compare with.
  fileprivate func decideQuestions(
    _ questions: [QuestionID], modelVersion: String, run: Runner
  ) throws(StoreError) {
    for id in questions {
      guard let waiting = try undecidedQuestion(id) else { continue }
      if let truth = QuizEngine.truth(of: waiting, run: run) {
        try decide(waiting, truth: truth, modelVersion: modelVersion)
      }
    }
  }
}

extension JudgedHandIn {
  /// As the store keeps it.
  fileprivate var document: String {
    (try? JSONCoding.encode(self, escapingSlashes: true)) ?? ""
  }

  /// Reads what the store keeps; nil where it isn't about the same answers.
  fileprivate init?(document: String, of handIn: HandIn) {
    guard
      let read = try? JSONCoding.decode(JudgedHandIn.self, from: document),
      read.attempts.count == handIn.attempts.count
    else { return nil }
    self = read
  }
}
