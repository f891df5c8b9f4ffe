import Curriculum
import QuestionShorthand
import Releases
import ReviewLog
import SQLite
import Storage
import Testing

@Suite struct ContentTests {
  @Test func `a course comes back as it was imported`() throws {
    let (store, _) = try Workplace().prepared()
    #expect(try store.course(Sample.course.id) == Sample.course)
    #expect(try store.course(CourseID(rawValue: "none")) == nil)
    #expect(try store.courses().map(\.title) == ["View controllers"])
    #expect(try store.lesson(LessonID(rawValue: "l01")) == Sample.course.lessons[0])
    #expect(try store.lesson(LessonID(rawValue: "none")) == nil)
    #expect(
      try store.lessons() == [
        LessonSummary(
          course: Sample.course.id, lesson: LessonID(rawValue: "l01"), title: "Loading",
          questionCount: 4),
        LessonSummary(
          course: Sample.course.id, lesson: LessonID(rawValue: "l02"), title: "Layout",
          questionCount: 1),
      ])
  }

  @Test func `a question comes back with its truth and revision`() throws {
    let (store, _) = try Workplace().prepared()
    for question in Sample.course.lessons.flatMap(\.questions) {
      let stored = try #require(try store.question(question.id))
      #expect(stored.question == question)
      #expect(stored.truth == Sample.truths[question.id])
      #expect(stored.revision == Sample.revision(question))
      #expect(stored.modelVersion == "m1")
    }
    #expect(
      try store.questions(targeting: Sample.loading).map(\.question) == [
        Sample.order, Sample.choice, Sample.truth,
      ])
    #expect(try store.questions().count == 5)
    #expect(try store.question(QuestionID(rawValue: "vc/none")) == nil)
  }

  @Test func `content is stored in documented JSON`() throws {
    let work = try Workplace()
    _ = try work.prepared()
    let connection = try Connection(path: work.path)
    #expect(
      try connection.query("SELECT checks FROM revision ORDER BY id") { $0.text(0) } == [
        #"{"events":["A.viewDidLoad","B.viewDidLoad","C.a","D.b"],"kind":"order","version":1}"#,
        #"{"kind":"output","version":1}"#,
        #"{"choices":[{"check":"trace.count(\"A.viewDidLoad\") == 1","text":"once"},"#
          + #"{"check":"false","text":"näver 😀"}],"kind":"choice","version":1}"#,
        #"{"check":"true","kind":"truth","statement":"It loads","version":1}"#,
        #"{"event":"A.viewDidLoad","kind":"count","version":1}"#,
      ])
    #expect(
      try connection.query("SELECT truth FROM revision ORDER BY id") { $0.text(0) } == [
        #"{"orders":[["A.viewDidLoad","B.viewDidLoad"],["B.viewDidLoad","A.viewDidLoad"]],"version":1}"#,
        #"{"output":["a",""],"version":1}"#, #"{"choice":0,"version":1}"#,
        #"{"isTrue":false,"version":1}"#, #"{"count":3,"version":1}"#,
      ])
    #expect(
      try connection.first("SELECT document FROM lesson") { $0.text(0) }
        == #"{"aim":"predict when a view loads","blocks":[{"kind":"heading","level":1,"text":"Loading"},"#
        + #"{"kind":"prose","text":"Read *this*."},{"device":"ipad","ios":"5.1","kind":"runnable","#
        + #""printed":["1"],"text":"print(1)","timeline":["A.viewDidLoad"]},{"device":"iphone","ios":"17","kind":"runnable","#
        + #""prediction":{"explanation":"So it is.","kind":"output","prompt":"What?"},"#
        + #""printed":["2"],"text":"print(2)"},{"kind":"listing","language":"objc","text":"[self view];"}],"#
        + #""claims":["S000-10"],"prerequisites":[],"version":1}"#)
  }

  @Test func `what a lesson teaches comes back, and a form without it is read`() throws {
    var course = Sample.course
    course.lessons[0].teaches = [.rule(Sample.loading), .act("settle"), .callback("viewDidLoad")]
    course.lessons[0].outOfScope = ["storyboards"]
    let work = try Workplace()
    let (store, _) = try work.prepared()
    try store.importCourse(Sample.courseImport(course))
    #expect(try store.course(course.id) == course)
    let connection = try Connection(path: work.path)
    let stored = try #require(
      try connection.first("SELECT document FROM lesson") { $0.text(0) })
    #expect(stored.contains(#""outOfScope":["storyboards"],"prerequisites":[],"#))
    #expect(
      stored.contains(
        #""teaches":["view.loads-on-first-access","Simulator.settle","viewDidLoad"],"version":1}"#))
  }

  // MARK: Importing again

  @Test func `importing the same again changes nothing`() throws {
    let (store, _) = try Workplace().prepared()
    #expect(try store.isCurrent(Sample.course.id, fingerprint: "f1"))
    #expect(try !store.isCurrent(Sample.course.id, fingerprint: "f2"))
    let summary = try store.importCourse(Sample.courseImport())
    #expect(summary.unchangedCount == 5)
    #expect(summary.added + summary.reworded + summary.changed + summary.removed == [])
  }

  @Test func `another wording is another revision of the same meaning`() throws {
    try check({ $0.lessons[0].questions[0].prompt = "Otherwise?" }, \.reworded)
  }

  @Test func `another release is another meaning`() throws {
    try check({ $0.lessons[0].questions[0].ios = IOSVersion(13) }, \.changed)
  }

  @Test func `rules may be completed without a new revision`() throws {
    let (store, _) = try Workplace().prepared()
    var course = Sample.course
    course.lessons[0].questions[0].rules.append(RuleID(rawValue: "more"))
    #expect(try store.importCourse(Sample.courseImport(course)).unchangedCount == 5)
    #expect(try store.course(course.id) == course)
  }

  @Test func `what is removed is not asked and keeps its history`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    let shown = work.presentation(of: learner)
    try store.record(shown)
    try store.record(work.review(shown))
    var course = Sample.course
    course.lessons[0].questions.removeFirst()
    course.lessons.removeLast()
    let summary = try store.importCourse(Sample.courseImport(course))
    #expect(summary.removed == [Sample.count.id, Sample.order.id])
    #expect(try store.course(course.id) == course)
    #expect(try store.question(Sample.order.id)?.question == Sample.order)
    #expect(try store.review(of: shown.id) != nil)
    #expect(try store.newRules(of: learner.id) == [Sample.pushing])
    let back = try store.importCourse(Sample.courseImport())
    #expect(back.removed == [])
    #expect(try store.course(course.id) == Sample.course)
  }

  @Test func `a revision that was shown can be read for ever`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    let shown = work.presentation(of: learner)
    try store.record(shown)
    var course = Sample.course
    course.lessons[0].questions[0].prompt = "Otherwise?"
    try store.importCourse(Sample.courseImport(course))
    #expect(try store.openPresentation(of: learner.id) == shown)
    let old = try store.question(shown.question, at: shown.revision)
    #expect(old?.question == Sample.order)
    #expect(old?.truth == Sample.truths[Sample.order.id])
    // And back: the earlier revision is used again.
    #expect(try store.importCourse(Sample.courseImport()).reworded == [Sample.order.id])
    #expect(try store.question(Sample.order.id)?.revision == shown.revision)
  }

  @Test func `an added course stays added until it is taken out`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    #expect(try store.addedCourses() == [])
    #expect(try !store.removeAddedCourse(Sample.course.id))
    var new = Sample.courseImport()
    new.folder = "/home/ada/course"
    try store.importCourse(new)
    try store.importCourse(Sample.courseImport())
    #expect(
      try store.addedCourses() == [
        AddedCourse(
          id: Sample.course.id, title: Sample.course.title, folder: "/home/ada/course")
      ])
    let shown = work.presentation(of: learner)
    try store.record(shown)
    try store.record(work.review(shown))
    #expect(try store.removeAddedCourse(Sample.course.id))
    #expect(try store.addedCourses() == [])
    #expect(try store.lessons() == [])
    #expect(try store.questions() == [])
    #expect(try store.newRules(of: learner.id) == [])
    #expect(try store.review(of: shown.id) != nil)
    #expect(try !store.isCurrent(Sample.course.id, fingerprint: "f1"))
    #expect(try store.importCourse(new).unchangedCount == 5)
    #expect(try store.course(Sample.course.id) == Sample.course)
  }

  // MARK: Deciding later

  @Test func `a question without an answer is taught, and waits for its run`() throws {
    let store = try Workplace().open()
    var new = Sample.courseImport()
    new.truths[Sample.count.id] = nil
    let summary = try store.importCourse(new)
    #expect(summary.undecided == [Sample.count.id])
    #expect(summary.added.count == 4)
    #expect(try store.course(Sample.course.id) == Sample.course)
    #expect(try store.question(Sample.count.id) == nil)
    let waiting = try #require(try store.undecidedQuestion(Sample.count.id))
    #expect(waiting == Sample.course.lessons[1].questions[0])
    try store.decide(waiting, truth: .count(3), modelVersion: "m1")
    #expect(try store.undecidedQuestion(waiting.id) == nil)
    #expect(try store.question(waiting.id)?.revision == Sample.revision(waiting))
    #expect(try store.importCourse(new).unchangedCount == 5)
    #expect(try store.course(Sample.course.id) == Sample.course)
  }

  @Test func `another model decides again, and the same answer is the same revision`() throws {
    let (store, _) = try Workplace().prepared()
    var new = Sample.courseImport(fingerprint: "f2")
    new.truths = [:]
    new.modelVersion = "m2"
    #expect(try store.importCourse(new).undecided.count == 5)
    for question in Sample.course.lessons.flatMap(\.questions) {
      let truth = try #require(Sample.truths[question.id])
      try store.decide(question, truth: truth, modelVersion: "m2")
      #expect(try store.question(question.id)?.revision == Sample.revision(question))
    }
    let waiting = Sample.course.lessons.flatMap(\.questions).map(\.id)
      .filter { (try? store.undecidedQuestion($0)) != nil }
    #expect(waiting == [])
  }

  @Test func `an answer is kept only of the text that waits for it`() throws {
    let (store, _) = try Workplace().prepared()
    var new = Sample.courseImport(fingerprint: "f2")
    new.course.lessons[0].questions[0].prompt = "Otherwise?"
    new.truths = [:]
    #expect(try store.importCourse(new).undecided == [Sample.order.id])
    try store.decide(Sample.order, truth: .order([]), modelVersion: "m1")
    try store.withdraw(Sample.order)
    #expect(try store.undecidedQuestion(Sample.order.id)?.prompt == "Otherwise?")
    #expect(try store.course(new.course.id) == new.course)
    #expect(try store.question(Sample.order.id)?.question == Sample.order)
    // The old text has its answer.
    #expect(try store.importCourse(Sample.courseImport()).unchangedCount == 5)
    #expect(try store.undecidedQuestion(Sample.order.id) == nil)
  }

  @Test func `what no run decides is withdrawn`() throws {
    let store = try Workplace().open()
    var new = Sample.courseImport()
    new.truths[Sample.count.id] = nil
    try store.importCourse(new)
    try store.withdraw(Sample.course.lessons[1].questions[0])
    #expect(try store.course(Sample.course.id)?.lessons.flatMap(\.questions).count == 4)
    #expect(try store.undecidedQuestion(Sample.count.id) == nil)
  }

  // MARK: Refusals

  @Test func `two courses of one name are told apart`() throws {
    let (store, _) = try Workplace().prepared()
    var course = Sample.course
    course.uuid = "5f0d6a6c-0000-4000-8000-000000000002"
    #expect(throws: StoreError.courseNameTaken(course.id)) {
      try store.importCourse(Sample.courseImport(course))
    }
  }

  @Test func `damaged content is said to be damaged`() throws {
    let work = try Workplace()
    let (store, _) = try work.prepared()
    try work.change(#"UPDATE revision SET truth = '{"version":1}'"#)
    let error = #expect(throws: StoreError.self) { try store.question(Sample.order.id) }
    #expect(error == .damagedRow(table: "revision", reason: .missingPart(of: "vc/order")))
    try work.change("UPDATE revision SET truth = '{'")
    #expect(throws: StoreError.damagedRow(table: "revision", reason: .unexpectedJSON)) {
      try store.question(Sample.order.id)
    }
  }

  private func check(
    _ change: (inout Course) -> Void, _ kind: KeyPath<ImportSummary, [QuestionID]>,
    at place: SourceLocation = #_sourceLocation
  ) throws {
    let (store, _) = try Workplace().prepared()
    var course = Sample.course
    change(&course)
    let summary = try store.importCourse(Sample.courseImport(course))
    #expect(summary[keyPath: kind] == [Sample.order.id], sourceLocation: place)
    #expect(summary.unchangedCount == 4, sourceLocation: place)
    #expect(try store.course(course.id) == course, sourceLocation: place)
  }
}
