import Curriculum
import Foundation
import ProjectFiles
import QuestionShorthand
import Releases
import ReviewLog
import SeededNumbers
import SpacedRepetition
import Storage
import Testing

/// A folder of its own for one test, with a store in it.
final class Workplace {
  let folder: URL
  var generator = SeededNumbers(seed: 1)

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var path: String { folder.appending(path: "store.sqlite3").path }

  /// The migrations as they are in the repository.
  static let migrations: [Migration] = {
    let folder = ProjectFiles.migrations
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().compactMap { file in
      guard let sql = try? String(contentsOf: folder.appending(path: file), encoding: .utf8) else {
        return nil
      }
      return Migration(file: file, sql: sql)
    }
  }()

  func open(
    migrations: [Migration] = migrations, busyTimeout: Duration = .seconds(5)
  ) throws(StoreError) -> Store {
    try Store.open(
      path: path, migrations: migrations, using: &generator, busyTimeout: busyTimeout)
  }

  /// A store with the course of `Sample` and one learner.
  func prepared() throws -> (store: Store, learner: Learner) {
    let store = try open()
    try store.importCourse(Sample.courseImport())
    return (store, try store.learner(named: "Ada", using: &generator))
  }

  func presentation(
    _ question: Question = Sample.order, of learner: Learner, at moment: Moment = Sample.start,
    occasion: Presentation.Occasion = .new, answer: UInt64? = nil
  ) -> Presentation {
    Presentation(
      id: .random(using: &generator), learner: learner.id, moment: moment, occasion: occasion,
      question: question.id, lesson: question.lesson, revision: Sample.revision(question),
      seed: .max, modelVersion: "m1", ios: question.ios, kind: question.kind,
      guessRate: question.task.guessRate, target: question.rules[0], answer: answer,
      rendered: question.prompt)
  }

  func review(
    _ presentation: Presentation, at moment: Moment? = nil, verdict: Review.Verdict = .right,
    missed: [RuleID] = []
  ) -> Review {
    Review(
      id: .random(using: &generator), presentation: presentation.id,
      learner: presentation.learner, moment: moment ?? presentation.moment, typed: "b a",
      read: ["b", "a"], verdict: verdict, score: verdict == .right ? 1 : 0.5,
      rating: Rating(verdict: verdict, hintCount: 0, occasion: presentation.occasion),
      duration: .milliseconds(1500), missed: missed, programVersion: "0.1.0")
  }

  func event(_ body: LogEvent.Body, of learner: Learner, at moment: Moment = Sample.start)
    -> LogEvent
  {
    LogEvent(
      id: .random(using: &generator), learner: learner.id, moment: moment, body: body,
      programVersion: "0.1.0")
  }
}

/// A course of two lessons with five questions and a block of each kind.
enum Sample {
  static let start = Moment(
    time: UTCTime(milliseconds: 1_800_000_000_000), zone: ZoneOffset(seconds: 3600))

  static func moment(days: Int, hours: Int = 0) -> Moment {
    var moment = start
    moment.time.milliseconds += Int64(days) * 86_400_000 + Int64(hours) * 3_600_000
    return moment
  }

  static let loading = RuleID(rawValue: "view.loads-on-first-access")
  static let pushing = RuleID(rawValue: "navigation.push-order")
  static let counting = RuleID(rawValue: "view.layout-count")

  static let order = question(
    "order", .order(events: ["A.viewDidLoad", "B.viewDidLoad", "C.a", "D.b"]), [loading, pushing])
  static let output = question("output", .output, [pushing])
  static let choice = question(
    "choice",
    .choice([
      Choice(text: "once", check: "trace.count(\"A.viewDidLoad\") == 1"),
      Choice(text: "näver \u{1F600}", check: "false"),
    ]), [loading])
  static let truth = question(
    "truth", .truth(Statement(text: "It loads", check: "true")), [loading])
  static let count = question("count", .count(event: "A.viewDidLoad"), [counting])

  static func question(
    _ id: String, _ task: any QuestionTask, _ rules: [RuleID], lesson: String = "l01"
  ) -> Question {
    Question(
      id: QuestionID(rawValue: "vc/\(id)"), lesson: LessonID(rawValue: lesson), task: task,
      prompt: "What of *\(id)*?", scenario: "let a = A() // \(id)\n", ios: IOSVersion(8, 4),
      device: .ipad, rules: rules, claims: ["S000-10"])
  }

  static let truths: [QuestionID: Truth] = [
    order.id: .order([["A.viewDidLoad", "B.viewDidLoad"], ["B.viewDidLoad", "A.viewDidLoad"]]),
    output.id: .output(["a", ""]), choice.id: .choice(0), truth.id: .truth(false),
    count.id: .count(3),
  ]

  static let course = Course(
    id: CourseID(rawValue: "vc"), uuid: "5f0d6a6c-0000-4000-8000-000000000001",
    title: "View controllers",
    lessons: [
      Lesson(
        id: LessonID(rawValue: "l01"), title: "Loading", aim: "predict when a view loads",
        prerequisites: [], claims: ["S000-10"],
        blocks: [
          .heading(level: 1, text: "Loading"), .prose("Read *this*."),
          .runnable(
            Listing(
              code: "print(1)", ios: IOSVersion(5, 1), device: .ipad, printed: ["1"],
              timeline: ["A.viewDidLoad"])),
          .runnable(
            Listing(
              code: "print(2)", printed: ["2"],
              prediction: Prediction(
                prompt: "What?", task: OutputTask(), explanation: "So it is."))),
          .listing(language: "objc", code: "[self view];"),
        ], questions: [order, output, choice, truth]),
      Lesson(
        id: LessonID(rawValue: "l02"), title: "Layout", aim: "count layouts",
        prerequisites: [LessonID(rawValue: "l01")], claims: [], blocks: [],
        questions: [question("count", count.task, count.rules, lesson: "l02")]),
    ])

  static func courseImport(_ course: Course = course, fingerprint: String = "f1") -> CourseImport {
    CourseImport(
      course: course, truths: truths, modelVersion: "m1", fingerprint: fingerprint)
  }

  static func revision(_ question: Question) -> RevisionID {
    guard let truth = truths[question.id] else { preconditionFailure("a question of the sample") }
    return QuestionHashes(of: question, truth: truth).revision
  }
}
