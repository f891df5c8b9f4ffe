import Curriculum
import Diagnostics
import EmbeddedSources
import Foundation
import QuestionShorthand
import QuizEngine
import ReviewLog
import Scenarios
import SeededNumbers
import Storage
import Study

/// A learner's desk: a store in a folder of its own, a course, a clock that a test moves, and runs that
/// a test gives.
final class Desk {
  let folder: URL
  var time = UTCTime(milliseconds: 1_767_600_000_000)
  var course = SmallCourse.course
  var rules = SmallCourse.rules
  var settings = Settings()
  /// Runs a scenario; nil when the learner stopped it.
  var run: (Scenario) -> Run? = { SmallCourse.run($0) }
  var notices: [StudyNotice] = []

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func openStore() throws -> Store {
    let migrations = EmbeddedSources.files(in: .migrations).compactMap {
      Migration(file: $0.name.split(separator: "/").last ?? "", sql: $0.text)
    }
    var generator = SeededNumbers.unique()
    return try Store.open(
      path: folder.appending(path: "store.sqlite").path, migrations: migrations, using: &generator)
  }

  /// Begins a sitting of Ada's on the course, whose questions are not decided yet.
  func session(seed: UInt64 = 7) throws -> StudySession {
    let store = try openStore()
    try store.importCourse(
      CourseImport(course: course, truths: [:], modelVersion: "by hand", fingerprint: "x"))
    // Ada is the same each time: when a rule is due depends on whose it is.
    var ids = Counter()
    return try StudySession(
      store: store, learner: try store.learner(named: "Ada", using: &ids),
      settings: settings, courses: [course],
      model: StudyModel(
        version: "by hand", rules: rules, examples: [], misconceptions: [],
        generate: { [run] work in work { run($0) ?? SmallCourse.run($0) } }),
      world: StudyWorld(
        programVersion: "test", now: { Moment(time: self.time, zone: .utc) },
        random: SeededNumbers.unique(), run: { self.run($0) },
        notice: { self.notices.append($0) }),
      seed: seed)
  }

  private struct Counter: RandomNumberGenerator {
    var number: UInt64 = 0

    mutating func next() -> UInt64 {
      number += 1
      return number
    }
  }
}

/// Four rules, and a model in which a program that counts to a number makes so many views.
enum SmallCourse {
  static let course: Course = {
    let id = CourseID(rawValue: "basics")
    let lesson = LessonID(rawValue: "loading")
    func question(
      _ name: String, _ task: any QuestionTask, _ rule: String, count: String, values: [String] = []
    ) -> Question {
      Question(
        id: QuestionID(course: id, name), lesson: lesson, task: task, prompt: "What of \(name)?",
        scenario: "class Home: UIViewController {}\nfor _ in 1...\(count) { show(Home()) }",
        rules: [RuleID(rawValue: rule)],
        variation: values.isEmpty
          ? nil
          : Variation(names: ["Home"], values: [.init(name: "COUNT", options: values)]))
    }
    return Course(
      id: id, uuid: "6f1b1c6e-0000-4000-8000-000000000001", title: "Basics",
      lessons: [
        Lesson(
          id: lesson, title: "How a view is loaded", aim: "You can say when a view is loaded.",
          prerequisites: [], claims: [], blocks: [],
          questions: [
            question(
              "count", .count(event: "Home.viewDidLoad"), "a.counted", count: "$COUNT",
              values: ["2", "3", "4", "5", "6", "7", "8", "9"]),
            question(
              "output", .output, "a.printed", count: "$COUNT", values: ["1", "2", "3", "4", "5"]),
            question("output-too", .output, "a.printed", count: "6"),
            question(
              "next", .count(event: "Home.loadView"), "a.loaded", count: "$COUNT",
              values: ["2", "3", "5", "8", "13"]),
            question(
              "choice",
              .choice([
                Choice(text: "It is loaded once.", check: "count == 1"),
                Choice(text: "It is loaded twice.", check: "count == 2"),
              ]), "a.loaded", count: "2"),
            question(
              "count-too", .count(event: "Home.viewDidLoad"), "a.single-answer", count: "4"),
          ])
      ])
  }()

  static let rules = ["a.counted", "a.printed", "a.loaded", "a.single-answer"].map {
    RuleEntry(
      id: $0, sentence: "It is so.", since: "3", through: nil, evidence: "A",
      confidence: "high", articles: [], claims: [], names: [])
  }

  static func run(_ scenario: Scenario) -> Run {
    let text = scenario.files.first?.text ?? ""
    let name = text.firstMatch(of: /class (\w+)/).map { String($0.1) } ?? "Home"
    let count = text.firstMatch(of: /1\.\.\.(\d+)/).flatMap { Int($0.1) } ?? 0
    var run = Run(ios: scenario.ios, device: scenario.device, outcome: .completed)
    for index in 0..<count {
      for callback in ["loadView()", "viewDidLoad()"] {
        run.events.append(
          Event(
            index: run.events.count, leave: run.events.count + 1, phase: .sync, time: 0,
            object: count == 1 ? name : "\(name)#\(index + 1)", className: name,
            callback: callback, isOverridden: true, arguments: [], stack: [],
            because: ["a.loaded"]))
      }
      run.output.append("loaded \(index)")
    }
    run.checks = scenario.checks.map { $0.hasSuffix("\(count)") ? .holds : .fails }
    return run
  }
}
