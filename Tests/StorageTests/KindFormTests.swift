import Curriculum
import QuestionShorthand
import Releases
import SQLite
import Storage
import Testing

/// The forms in which the store keeps the tasks and answers of each kind.
///
/// Forms are history: databases of learners contain them. A new optional part of a kind needs another
/// sample here. Existing samples never change.
@Suite struct KindFormTests {
  @Test(arguments: KindForm.all)
  func `a task and its answer are stored in one form for ever`(form: KindForm) throws {
    let stored = try columns(of: form.question, form.truth)
    #expect(stored.checks == form.storedTask)
    #expect(stored.truth == form.storedAnswer)
  }

  @Test(arguments: KindForm.all)
  func `a stored task and its answer are read again`(form: KindForm) throws {
    let work = try Workplace()
    let store = try work.open()
    // Another kind's row takes the texts, so that they alone decide.
    let other = Sample.question("sample", OutputTask(), [Sample.loading])
    try store.importCourse(courseImport(of: other, .output(["other"])))
    try Connection(path: work.path).run(
      "UPDATE revision SET checks = ?, truth = ?",
      [.text(form.storedTask), .text(form.storedAnswer)])
    let stored = try #require(try store.question(form.question.id))
    #expect(stored.question == form.question)
    #expect(stored.truth == form.truth)
  }

  @Test(arguments: QuestionKind.allCases)
  func `every registered kind has its form here`(kind: QuestionKind) {
    #expect(KindForm.all.contains { $0.task.kind == kind })
  }

  @Test func `parts that all kinds share stand beside the task`() throws {
    var question = Sample.count
    question.support = [SupportFile(name: "Bases.swift", text: "class Base {}")]
    question.ending = .trap
    question.feedback = [
      Feedback(text: "No.", to: .typed("3")), Feedback(text: "Not yet.", to: .believing("early")),
    ]
    question.explanation = "A view is loaded once."
    question.hints = ["Count again."]
    question.variation = Variation(
      names: ["A"], values: [.init(name: "n", options: ["1", "2"])],
      shuffles: [.init(name: "s", options: ["a()", "b()"])])
    let stored = try columns(of: question, .instances([.count(1), .count(2)]))
    #expect(
      stored.checks
        == #"{"ending":"trap","event":"A.viewDidLoad","#
        + #""explanation":"A view is loaded once.","feedback":[{"answer":"3","text":"No."},"#
        + #"{"belief":"early","text":"Not yet."}],"hints":["Count again."],"kind":"count","#
        + #""support":[{"name":"Bases.swift","text":"class Base {}"}],"variation":{"names":["A"],"#
        + #""shuffles":[{"name":"s","options":["a()","b()"]}],"#
        + #""values":[{"name":"n","options":["1","2"]}]},"version":1}"#)
    #expect(stored.truth == #"{"instances":[{"count":1},{"count":2}],"version":1}"#)
  }

  /// Imports a question, reads it again, and returns the JSON of its row.
  private func columns(
    of question: Question, _ truth: Truth
  ) throws -> (checks: String?, truth: String?) {
    let work = try Workplace()
    let store = try work.open()
    try store.importCourse(courseImport(of: question, truth))
    #expect(try store.question(question.id)?.question == question)
    #expect(try store.question(question.id)?.truth == truth)
    let connection = try Connection(path: work.path)
    return (
      try connection.first("SELECT checks FROM revision") { $0.text(0) },
      try connection.first("SELECT truth FROM revision") { $0.text(0) }
    )
  }

  /// A course of one question.
  private func courseImport(of question: Question, _ truth: Truth) -> CourseImport {
    let course = Course(
      id: CourseID(rawValue: "vc"), uuid: "5f0d6a6c-0000-4000-8000-000000000003",
      title: "One question",
      lessons: [
        Lesson(
          id: question.lesson, title: "One question", aim: "read it again", prerequisites: [],
          claims: [], blocks: [], questions: [question])
      ])
    return CourseImport(
      course: course, truths: [question.id: truth], modelVersion: "m1", fingerprint: "f1")
  }
}

/// A task with its answer, and the JSON of both in the table `revision`.
struct KindForm: Sendable, CustomTestStringConvertible {
  var task: any QuestionTask
  var truth: Truth
  /// The column `checks`.
  var storedTask: String
  /// The column `truth`.
  var storedAnswer: String

  init<Task: QuestionTask>(
    _ task: Task, _ answer: Task.Answer, storedTask: String, storedAnswer: String
  ) {
    self.task = task
    truth = .answer(answer)
    self.storedTask = storedTask
    self.storedAnswer = storedAnswer
  }

  var testDescription: String { storedTask }

  /// A question that sets the task.
  var question: Question { Sample.question("sample", task, [Sample.loading]) }
}

extension KindForm {
  private static let loads = Statement(text: "It loads", check: "a.isViewLoaded")

  /// Samples of each kind in the order of the registry; one with optional parts has a sample without
  /// them too.
  static let all = [
    KindForm(
      OrderTask(events: ["A.loadView", "A.viewDidAppear (2)"]),
      .init(orders: [
        ["A.loadView", "A.viewDidAppear (2)"], ["A.viewDidAppear (2)", "A.loadView"],
      ]),
      storedTask: #"{"events":["A.loadView","A.viewDidAppear (2)"],"kind":"order","version":1}"#,
      storedAnswer: #"{"orders":[["A.loadView","A.viewDidAppear (2)"],"#
        + #"["A.viewDidAppear (2)","A.loadView"]],"version":1}"#),
    KindForm(
      OutputTask(), .init(lines: ["a/b", "", "trap"]),
      storedTask: #"{"kind":"output","version":1}"#,
      storedAnswer: #"{"output":["a/b","","trap"],"version":1}"#),
    KindForm(
      ChoiceTask(choices: [
        .init(text: "`once`", check: "count == 1", feedback: "Yes."),
        .init(text: "näver", check: "false"),
      ]),
      .init(index: 0),
      storedTask: #"{"choices":[{"check":"count == 1","feedback":"Yes.","text":"`once`"},"#
        + #"{"check":"false","text":"näver"}],"kind":"choice","version":1}"#,
      storedAnswer: #"{"choice":0,"version":1}"#),
    KindForm(
      TruthTask(statement: loads), .init(isTrue: true),
      storedTask: #"{"check":"a.isViewLoaded","kind":"truth","statement":"It loads","version":1}"#,
      storedAnswer: #"{"isTrue":true,"version":1}"#),
    KindForm(
      CountTask(event: "A.loadView"), .init(count: 2),
      storedTask: #"{"event":"A.loadView","kind":"count","version":1}"#,
      storedAnswer: #"{"count":2,"version":1}"#),
    KindForm(
      StateTask(expression: "a.title == \"A\"", at: "A.loadView"), .init(value: "false"),
      storedTask: #"{"event":"A.loadView","expression":"a.title == \"A\"","kind":"state","#
        + #""version":1}"#,
      storedAnswer: #"{"value":"false","version":1}"#),
    KindForm(
      StateTask(expression: "a.title", at: nil), .init(value: "nil"),
      storedTask: #"{"expression":"a.title","kind":"state","version":1}"#,
      storedAnswer: #"{"value":"nil","version":1}"#),
    KindForm(
      LineTask(goal: loads, inserting: "a.loadViewIfNeeded()"), .init(lines: [0, 3]),
      storedTask: #"{"goals":[{"check":"a.isViewLoaded","text":"It loads"}],"kind":"line","#
        + #""putIn":"a.loadViewIfNeeded()","version":1}"#,
      storedAnswer: #"{"lines":[0,3],"version":1}"#),
    KindForm(
      LineTask(goal: loads), .init(lines: [2]),
      storedTask: #"{"goals":[{"check":"a.isViewLoaded","text":"It loads"}],"kind":"line","#
        + #""version":1}"#,
      storedAnswer: #"{"lines":[2],"version":1}"#),
    KindForm(
      FixTask(CodeExercise(goals: [loads], drive: "run(a)", solution: "a.loadView()\n")),
      PassingCode(),
      storedTask: #"{"drive":"run(a)","goals":[{"check":"a.isViewLoaded","text":"It loads"}],"#
        + #""kind":"fix","solution":"a.loadView()\n","version":1}"#,
      storedAnswer: #"{"isCode":true,"version":1}"#),
    KindForm(
      WriteTask(CodeExercise(goals: [loads, loads], solution: "a.loadView()\n")), PassingCode(),
      storedTask: #"{"goals":[{"check":"a.isViewLoaded","text":"It loads"},"#
        + #"{"check":"a.isViewLoaded","text":"It loads"}],"kind":"write","#
        + #""solution":"a.loadView()\n","version":1}"#,
      storedAnswer: #"{"isCode":true,"version":1}"#),
    KindForm(
      VersionsTask(statement: loads, among: [IOSVersion(8, 4), IOSVersion(13), IOSVersion(17)]),
      .init(versions: [IOSVersion(8, 4), IOSVersion(13)]),
      storedTask: #"{"among":["8.4","13","17"],"check":"a.isViewLoaded","kind":"versions","#
        + #""statement":"It loads","version":1}"#,
      storedAnswer: #"{"version":1,"versions":["8.4","13"]}"#),
    KindForm(
      WhyTask(
        event: "A.loadView",
        causes: [
          .init(text: "The window", source: .line("window.show(a)")),
          .init(text: "The rule", source: .rule(Sample.loading)),
        ]),
      .init(causes: [0, 1]),
      storedTask: #"{"causes":[{"line":"window.show(a)","text":"The window"},"#
        + #"{"rule":"view.loads-on-first-access","text":"The rule"}],"event":"A.loadView","#
        + #""kind":"why","version":1}"#,
      storedAnswer: #"{"causes":[0,1],"version":1}"#),
    KindForm(
      NextTask(events: ["A.loadView", "A.viewDidLoad"]),
      .init(orders: [["A.loadView", "A.viewDidLoad"]]),
      storedTask: #"{"events":["A.loadView","A.viewDidLoad"],"kind":"next","version":1}"#,
      storedAnswer: #"{"orders":[["A.loadView","A.viewDidLoad"]],"version":1}"#),
    KindForm(
      ReachTask(
        goal: loads,
        actions: [.init(text: "Load", code: "a.loadView()"), .init(text: "Pop", code: "pop()")],
        most: 2),
      .init(ways: [[0], [1, 0]]),
      storedTask: #"{"actions":[{"code":"a.loadView()","text":"Load"},"#
        + #"{"code":"pop()","text":"Pop"}],"#
        + #""goals":[{"check":"a.isViewLoaded","text":"It loads"}],"kind":"reach","most":2,"#
        + #""version":1}"#,
      storedAnswer: #"{"version":1,"ways":[[0],[1,0]]}"#),
  ]
}
