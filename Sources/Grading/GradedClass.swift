public import Coursework
internal import Curriculum
internal import JSONCoding
public import QuizEngine
internal import ReviewLog
public import Storage
public import Study

/// A class's work on an assignment, from the store: hand-ins whose answers were run under the present course and
/// model, or are run now.
public struct GradedClass {
  public var work: AssignmentClass
  public var report: ClassReport
  /// Students whose points are others than those that were told last.
  public var changes: [Change]

  public struct Change: Hashable, Sendable {
    public var student: String
    public var before: Double
    public var now: Double
  }

  /// Runs pieces of work, each with a runner of its own.
  public typealias Workers = ([HandInJudge.Piece]) -> [[HandInJudge.Judged]]

  /// Grades what the store has. Answers that were run under the same circumstances are not run again; points that
  /// changed are told once.
  public init(
    _ assignment: CourseAssignment, in store: Store, model: StudyModel, programVersion: String,
    decide: Runner, workers: Workers
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
    changes = try Self.tell(report, in: store, id, uuid)
  }

  /// Compares the points with those that were told last, and keeps them.
  private static func tell(
    _ report: ClassReport, in store: Store, _ id: String, _ uuid: String
  ) throws(StoreError) -> [Change] {
    let told = try store.toldPoints(for: id, ofCourse: uuid)
    var points: [String: Double] = [:]
    var changes: [Change] = []
    for student in report.students {
      guard let learner = student.learner else { continue }
      points[learner] = student.points
      if let before = told[learner], abs(before - student.points) > 1e-9 {
        changes.append(Change(student: student.name, before: before, now: student.points))
      }
    }
    if points != told { try store.keep(points: points, for: id, ofCourse: uuid) }
    return changes
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
