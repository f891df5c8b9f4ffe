import Curriculum
import Diagnostics
import EmbeddedSources
import Foundation
import QuestionShorthand
import QuizEngine
import Releases
import ReviewLog
import Scenarios
import SeededNumbers
import Storage
import Study
public import TerminalUI

@testable import CLICommands

/// A small course with a model written by hand, a clock that a test moves and a learner who types
/// the test's lines.
final class Classroom {
  let folder: URL
  var time = UTCTime(milliseconds: 1_767_600_000_000)
  var zone = ZoneOffset.utc
  var columns = 80
  var rows = 24
  var style = Style.plain
  var said = ""
  /// The lines that the learner still types; their end is the end of the input.
  var typed: [InputLine] = []
  var echoes = true
  /// Whether standard output still has a reader.
  var isOutputOpen = true
  /// Whether the reader of standard output leaves while the learner types.
  var closesOutputWhileTyping = false
  /// The signal that comes while the next scenario runs.
  var signalWhileRunning: SignalWatch.Signal?
  /// Called with each scenario that a session runs.
  var whileRunning: ((Scenario) -> Void)?
  private var randomState: UInt64 = 1
  /// Called with each prompt.
  var heard: (String) -> Void = { _ in }
  /// Called while the learner types.
  var whileTyping: (() -> Void)?
  /// The signal that arrives while an answer waits for another program.
  var pause: (Duration) -> SignalWatch.Signal? = { _ in nil }
  var model = Classroom.model
  /// The course that is taught.
  var course = Classroom.course()
  /// Whether the course's questions are decided already, and the seed of their variants.
  var isDecided = true
  var seed: UInt64 = 7
  /// The learner's settings.
  var settings = Settings()
  /// The learner's editor as a function of the text; nil when there is none.
  var edit: ((String) -> String)?
  /// Whether a person sits at a terminal; nil when one does who has an editor.
  var isInteractive: Bool?
  /// Whether the learner reads the welcome and goes on to the questions before they type the test's lines.
  var passesWelcome = true
  /// Whether the editor ends with an error after it saved.
  var editorFails = false

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  // MARK: The course

  static let code = """
    class A: UIViewController {
      override func viewDidLoad() {
        print("viewDidLoad")
      }
      override func viewWillAppear(_ animated: Bool) {
        print("viewWillAppear")
      }
    }
    let window = UIWindow(frame: .zero)
    window.rootViewController = A()
    window.makeKeyAndVisible()
    """

  /// A course of one lesson and one question.
  static func course(asking task: any QuestionTask) -> Course {
    var course = course()
    course.lessons.removeLast()
    course.lessons[0].questions[0].task = task
    return course
  }

  static let load = RuleID(rawValue: "view.loads-on-first-access")
  static let appear = RuleID(rawValue: "appear.follows-loading")

  /// The name of a lesson of the course.
  static func lesson(_ id: String) -> LessonName {
    LessonName(course: CourseID(rawValue: "basics"), lesson: LessonID(rawValue: id))
  }

  static func course() -> Course {
    func question(
      _ id: String, _ lesson: String, _ task: any QuestionTask, _ prompt: String, _ rule: RuleID
    )
      -> Question
    {
      Question(
        id: QuestionID(course: CourseID(rawValue: "basics"), id),
        lesson: LessonID(rawValue: lesson), task: task, prompt: prompt, scenario: code,
        rules: [rule])
    }
    return Course(
      id: CourseID(rawValue: "basics"), uuid: "6f1b1c6e-0000-4000-8000-000000000001",
      title: "Basics",
      lessons: [
        Lesson(
          id: LessonID(rawValue: "loading"), title: "How a view is loaded",
          aim: "You can say when a view is loaded and who asked for it.", prerequisites: [],
          claims: [], sources: [],
          blocks: [
            .prose(
              "A view controller has **no view** until somebody reads it:\n\n- once,\n- twice."),
            .heading(level: 2, text: "See it run"),
            .runnable(Listing(code: code, printed: ["viewDidLoad", "viewWillAppear"])),
          ],
          questions: [
            question(
              "order", "loading",
              .order(events: ["A.loadView", "A.viewDidLoad", "A.viewWillAppear"]),
              "In which order do these come?", load)
          ]),
        Lesson(
          id: LessonID(rawValue: "appearing"), title: "How a view appears", aim: "You can tell.",
          prerequisites: [LessonID(rawValue: "loading")], claims: [], sources: [], blocks: [],
          questions: [
            question("output", "appearing", .output, "What does it print?", appear),
            question(
              "choice", "appearing",
              .choice([
                Choice(text: "It is loaded once.", check: "trace.count(\"A.loadView\") == 1"),
                Choice(text: "It is loaded twice.", check: "trace.count(\"A.loadView\") == 2"),
              ]), "Which is right?", appear),
          ]),
      ])
  }

  static let rules = [
    RuleEntry(
      id: load.rawValue, sentence: "Reading view for the first time loads it.", since: "3",
      through: nil, evidence: "A", confidence: "high", articles: ["000:12"], claims: [],
      names: ["UIViewController.view"]),
    RuleEntry(
      id: appear.rawValue, sentence: "A view appears after it was loaded.", since: "3",
      through: nil, evidence: "A", confidence: "high", articles: [], claims: [], names: []),
  ]

  /// The run that the model shows for `code`.
  static func run(_ scenario: Scenario) -> Run {
    let own = StackFrame(function: "main", file: "scenario.swift", line: 11)
    let show = StackFrame(
      function: "UIWindow.makeKeyAndVisible()", file: "UIKit/UIWindow.swift", line: 40,
      name: "makeKeyAndVisible", source: .model)
    func event(_ index: Int, _ callback: String, _ caller: String, _ rule: RuleID) -> Event {
      Event(
        index: index, leave: index + 1, phase: .sync, time: 0, object: "A", className: "A",
        callback: callback, isOverridden: callback != "loadView()", arguments: [],
        stack: [
          StackFrame(
            function: "UIViewController.\(caller)", file: "UIKit/UIViewController.swift", line: 9,
            name: String(caller.prefix { $0 != "(" }), source: .model),
          show, own,
        ], because: [rule.rawValue])
    }
    return Run(
      ios: scenario.ios, device: scenario.device, outcome: .completed,
      output: ["viewDidLoad", "viewWillAppear"],
      events: [
        event(0, "loadView()", "loadViewIfRequired()", load),
        event(1, "viewDidLoad()", "loadViewIfRequired()", load),
        event(2, "viewWillAppear(_:)", "__viewWillAppear(_:)", appear),
      ],
      checks: scenario.checks.map { check in
        let isMended = scenario.files.contains { $0.text.contains("mended") }
        return check.hasSuffix("1") || check == "isMended" && isMended ? .holds : .fails
      })
  }

  static let model = Model(
    version: { "made by hand" }, run: { scenario, _ in run(scenario) },
    repeatedRuns: { { run($0) } }, runInStages: { scenario, _, _ in run(scenario) },
    runOrders: { scenario, _ in
      let run = run(scenario)
      return OrderedRun(run: run, orders: Orders(run))
    },
    runVersions: { scenario, _ in
      Versions(stretches: [
        .init(
          first: scenario.ios, last: scenario.ios, run: run(scenario), need: nil, change: nil)
      ])
    }, rules: { rules }, examples: { [] }, members: { [] }, misconceptions: { [] },
    source: { _ in [] }, sourceNames: { [] })

  // MARK: The room

  func context() -> Context {
    var context = Context(
      console: Console(
        write: { self.said += $0 }, notify: { self.said += $0 },
        flush: { self.isOutputOpen }, terminal: Terminal(columns: columns, rows: rows), style: style
      ),
      environment: [:],
      read: { (path) throws(Failure) in throw .world("no such file", file: path) },
      loadModel: { self.model }, now: { Moment(time: self.time, zone: self.zone) },
      random: {
        self.randomState &*= 6_364_136_223_846_793_005
        self.randomState &+= 1_442_695_040_888_963_407
        return self.randomState ^ (self.randomState >> 33)
      })
    context.openLines = { _ in self.lines() }
    return context
  }

  func lines() -> Context.Lines {
    Context.Lines(
      reader: LineReader { prompt in
        if self.passesWelcome, prompt.text == "Return shows the first question> " {
          return .line("")
        }
        if self.passesWelcome, prompt.text == "Return takes the suggestion> " {
          return .line("quiz")
        }
        self.heard(prompt.text)
        self.time = self.time.advanced(by: .seconds(20))
        if self.closesOutputWhileTyping { self.isOutputOpen = false }
        self.whileTyping?()
        let line = self.typed.isEmpty ? .endOfFile : self.typed.removeFirst()
        if self.echoes {
          self.said += prompt.text
          if case .line(let text) = line { self.said += text }
          self.said += "\n"
        }
        return line
      }, isInteractive: isInteractive ?? (edit != nil),
      hasEditor: edit != nil,
      edit: { file in
        guard let edit = self.edit else { return .impossible("There is no editor here.") }
        guard let text = try? String(contentsOfFile: file, encoding: .utf8),
          (try? edit(text).write(toFile: file, atomically: false, encoding: .utf8)) != nil
        else { return .failed("The test can't edit \(file).") }
        return self.editorFails ? .failed("The editor failed.") : .done
      },
      pause: { self.pause($0) },
      run: { model, scenario in
        if let signal = self.signalWhileRunning {
          self.signalWhileRunning = nil
          return .stopped(signal)
        }
        self.whileRunning?(scenario)
        return .finished(model.run(scenario, Limits()))
      })
  }

  func openStore() throws -> Store {
    let migrations = EmbeddedSources.files(in: .migrations).compactMap {
      Migration(file: $0.name.split(separator: "/").last ?? "", sql: $0.text)
    }
    var generator = SeededNumbers.unique()
    let store = try Store.open(
      path: folder.appending(path: "store.sqlite").path, migrations: migrations, using: &generator)
    try store.importCourse(
      CourseImport(
        course: course,
        truths: !isDecided
          ? [:]
          : Dictionary(
            uniqueKeysWithValues: course.lessons.flatMap(\.questions).map {
              ($0.id, truth(of: $0) { model.run($0, Limits()) } ?? .count(-1))
            }), modelVersion: "made by hand",
        fingerprint: "x"))
    return store
  }

  func study(_ lines: Context.Lines, stop: Session.StopBox) throws -> StudySession {
    let store = try openStore()
    // Ada is the same each time: when a rule is due depends on whose it is.
    var number: UInt64 = 0
    var generator = SystemOrGiven {
      number += 1
      return number
    }
    Saving.watch(store, lines: lines, stop: stop) { self.said += $0 + "\n" }
    let context = context()
    let world = StudyWorld(
      programVersion: CommandLineInterface.version, now: context.now,
      random: SystemOrGiven(next: context.random),
      run: { scenario in
        switch lines.run(self.model, scenario) {
        case .finished(let run): return run
        case .stopped(let signal):
          stop.signal = signal
          return nil
        }
      })
    return try StudySession(
      store: store, learner: try store.learner(named: "Ada", using: &generator),
      settings: settings, courses: [course], model: model.forStudy, world: world, seed: seed)
  }

  /// Holds a session in which these lines are typed; returns its exit status.
  func session(
    _ typed: InputLine..., scope: SchedulingContext.Scope = .dueAndNew, count: Int = 10,
    staysOpen: Bool = true
  ) throws -> Int32 {
    self.typed = typed
    return try continued(scope: scope, count: count, staysOpen: staysOpen)
  }

  /// Holds a session with the lines that are still to be typed; returns its exit status.
  func continued(
    scope: SchedulingContext.Scope, count: Int, staysOpen: Bool = true
  ) throws -> Int32 {
    let lines = lines()
    let stop = Session.StopBox()
    let study = try study(lines, stop: stop)
    if scope == .anything { try readFirstLesson(study) }
    let session = Session(
      study: study, context: context(), lines: lines, model: model,
      stop: stop, plan: Session.Plan(scope: scope, count: count, staysOpen: staysOpen))
    return try session.run().code
  }

  /// Holds a session of objects; returns its exit status.
  func dialogue(
    _ typed: InputLine..., scope: SchedulingContext.Scope = .anything, count: Int = 3
  ) throws -> Int32 {
    self.typed = typed
    echoes = false
    let lines = lines()
    let stop = Session.StopBox()
    let study = try study(lines, stop: stop)
    if scope == .anything { try readFirstLesson(study) }
    var dialogue = QuizDialogue(
      study: study, console: context().console, lines: lines,
      plan: Session.Plan(scope: scope, count: count, staysOpen: false), stop: stop)
    return try dialogue.run().code
  }

  /// The second lesson has prerequisites, and who is asked anything has met them.
  private func readFirstLesson(_ study: StudySession) throws {
    guard let first = course.lessons.first else { return }
    let read = try study.store.lessonRecords(of: study.learner.id).filter(\.isRead).map(\.lesson)
    if !read.contains(first.id) { try study.markRead(first.id, in: course.id) }
  }

  /// The answers in the store.
  func reviews() throws -> [ReviewRecord] {
    var records: [ReviewRecord] = []
    try openStore().forEachReview { (record) throws(StoreError) in records.append(record) }
    return records
  }
}

extension InputLine: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = .line(value) }
}
