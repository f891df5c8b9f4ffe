import Curriculum
import Foundation
import QuestionShorthand
import ReviewLog
import SQLite
import SeededNumbers
import SpacedRepetition
import Storage
import Testing

/// Histories of lessons, questions and rules that got other names.
@Suite struct FormerNameTests {
  private let work: Workplace
  private let store: Store
  private let ada: Learner

  init() throws {
    work = try Workplace()
    (store, ada) = try work.prepared()
  }

  // MARK: Steps

  private func answer(
    _ question: Question, day: Int, _ verdict: Review.Verdict = .right, missed: [RuleID] = [],
    on work: Workplace? = nil
  ) throws {
    let work = work ?? self.work
    let shown = show(question, at: Sample.moment(days: day), answer: 7, on: work)
    try work.open().record(shown)
    try work.open().record(work.review(shown, verdict: verdict, missed: missed))
  }

  private func show(
    _ question: Question, at moment: Moment = Sample.start, answer: UInt64? = nil,
    on work: Workplace? = nil, occasion: Presentation.Occasion = .due
  ) -> Presentation {
    var shown = (work ?? self.work).presentation(
      of: ada, at: moment, occasion: occasion, answer: answer)
    shown.question = question.id
    shown.lesson = question.lesson
    shown.revision = QuestionHashes(of: question, truth: Self.truth(of: question)).revision
    shown.kind = question.kind
    shown.guessRate = question.task.guessRate
    shown.target = question.rules[0]
    return shown
  }

  /// The right answer of the question of the sample that has this one's task, under whatever name.
  private static func truth(of question: Question) -> Truth {
    let sample = Sample.course.lessons.flatMap(\.questions).first { $0.kind == question.kind }
    guard let sample, let truth = Sample.truths[sample.id] else {
      preconditionFailure("a question of the sample")
    }
    return truth
  }

  private func take(_ course: Course, on work: Workplace? = nil) throws {
    let questions = course.lessons.flatMap(\.questions)
    try (work ?? self.work).open().importCourse(
      CourseImport(
        course: course,
        truths: Dictionary(
          questions.map { ($0.id, Self.truth(of: $0)) }, uniquingKeysWith: { first, _ in first }),
        modelVersion: "m1", fingerprint: "f2"))
  }

  /// The store as it is now is sound, and a rebuild changes nothing.
  private func check(
    _ work: Workplace? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let work = work ?? self.work
    let store = try work.open()
    #expect(try store.findAllDamage() == [], sourceLocation: sourceLocation)
    #expect(try store.examineDerived().differenceCount == 0, sourceLocation: sourceLocation)
    let kept = try work.derived()
    try store.rebuild()
    #expect(try work.derived() == kept, sourceLocation: sourceLocation)
    var log: [LogEntry] = []
    try store.forEachEntry { (entry) throws(StoreError) in log.append(entry) }
    let replayed = LogReplay(of: log).states
    try store.forEachRule { (record) throws(StoreError) in
      #expect(
        replayed[.init(learner: record.learner.id, rule: record.rule)] == record.state,
        sourceLocation: sourceLocation)
    }
  }

  private func records() throws -> [LessonRecord] { try store.lessonRecords(of: ada.id) }

  private func answered(_ question: Question) throws -> Int {
    var count = 0
    try store.forEachReview { (record) throws(StoreError) in
      if record.presentation.question == question.id { count += 1 }
    }
    return count
  }

  // MARK: Questions

  @Test func `a question with another name goes on with its history`() throws {
    try answer(Sample.order, day: 0)
    let course = Sample.course.renaming(Sample.order, to: "first")
    let first = course.lessons[0].questions[0]
    try take(course)
    #expect(try answered(first) == 1)
    #expect(try store.seenAnswers(to: first.id, about: Sample.loading, of: ada.id) == [7])
    #expect(
      try store.presentations(of: ada.id, targeting: Sample.loading, limit: 9).map(\.question)
        == [first.id])
    try answer(first, day: 1)
    // The same right answer twice shows nothing, under whatever name.
    #expect(try store.state(of: Sample.loading, learner: ada.id)?.strongPassDays == 1)
    try check()
    try take(course)
    #expect(try answered(first) == 2)
    try check()
  }

  @Test func `without the former name the history stays behind`() throws {
    try answer(Sample.order, day: 0)
    var course = Sample.course.renaming(Sample.order, to: "first")
    course.lessons[0].questions[0].formerly = []
    try take(course)
    #expect(try answered(course.lessons[0].questions[0]) == 0)
    #expect(try answered(Sample.order) == 1)
    // The author writes it down later.
    course.lessons[0].questions[0].formerly = [Sample.order.id]
    try take(course)
    #expect(try answered(course.lessons[0].questions[0]) == 1)
    try check()
    // And takes the old name up again.
    try take(Sample.course)
    #expect(try answered(Sample.order) == 1)
    try check()
  }

  @Test func `a question that is open while it gets another name can be answered`() throws {
    try store.record(show(Sample.order))
    let course = Sample.course.renaming(Sample.order, to: "first")
    let first = course.lessons[0].questions[0]
    try take(course)
    let open = try #require(try store.openPresentation(of: ada.id))
    #expect(open.question == first.id)
    #expect(try store.question(open.question, at: open.revision)?.question.id == first.id)
    #expect(try store.question(Sample.order.id, at: open.revision)?.question.id == first.id)
    try store.record(work.event(.hint(open.id, step: 1), of: ada))
    try store.record(work.review(open))
    #expect(try answered(first) == 1)
    try check()
  }

  @Test func `several questions become one, and one becomes several`() throws {
    try answer(Sample.order, day: 0)
    try answer(Sample.output, day: 1)
    // Two become one.
    var course = Sample.course.renaming(Sample.order, to: "both")
    let both = course.lessons[0].questions[0].id
    course.lessons[0].questions[0].formerly.append(Sample.output.id)
    course.lessons[0].questions.remove(at: 1)
    try take(course)
    #expect(try answered(course.lessons[0].questions[0]) == 2)
    try check()
    // And that one becomes two, which were questions before.
    var other = Sample.course
    other.lessons[0].questions[0].formerly = [both]
    other.lessons[0].questions[1].formerly = [both]
    try take(other)
    #expect(try answered(Sample.order) == 1)
    #expect(try answered(Sample.output) == 1)
    try answer(other.lessons[0].questions[0], day: 2)
    try check()
  }

  @Test func `a split question's history counts for the first that names it`() throws {
    try answer(Sample.order, day: 0)
    var course = Sample.course.renaming(Sample.order, to: "first")
    var second = course.lessons[0].questions[0]
    second.id = QuestionID(rawValue: "vc/second")
    course.lessons[0].questions.append(second)
    try take(course)
    #expect(try answered(course.lessons[0].questions[0]) == 1)
    #expect(try answered(second) == 0)
    try check()
  }

  @Test func `a question of another course is taken over when that has it no more`() throws {
    try answer(Sample.order, day: 0)
    let moved = QuestionID(rawValue: "next/order")
    let next = Course(
      id: CourseID(rawValue: "next"), uuid: "5f0d6a6c-0000-4000-8000-000000000002", title: "Next",
      lessons: [
        Lesson(
          id: LessonID(rawValue: "n01"), title: "Moved", aim: "see", prerequisites: [], claims: [],
          blocks: [],
          questions: [Sample.order].map {
            var question = $0
            question.id = moved
            question.lesson = LessonID(rawValue: "n01")
            question.formerly = [$0.id]
            return question
          })
      ])
    try take(next)
    #expect(try answered(Sample.order) == 1)
    var rest = Sample.course
    rest.lessons[0].questions.removeFirst()
    try take(rest)
    #expect(try answered(next.lessons[0].questions[0]) == 1)
    try check()
  }

  // MARK: Lessons

  @Test func `a lesson with another name keeps its answers and stays read`() throws {
    try answer(Sample.order, day: 0)
    try store.record(
      work.event(.lessonRead(Sample.course.id, LessonID(rawValue: "l01")), of: ada))
    var course = Sample.course.movingLesson(0, to: ["loading"])
    try take(course)
    #expect(try records().map(\.lesson.rawValue) == ["loading", "l02"])
    #expect(try records().map(\.isRead) == [true, false])
    #expect(try records().map(\.answers.answered) == [1, 0])
    let shown = try store.latestPresentations(of: ada.id, limit: 1)
    #expect(shown.map(\.lesson.rawValue) == ["loading"])
    try check()
    // A second name, of which the author keeps the first.
    course.lessons[0].id = LessonID(rawValue: "begin")
    for index in course.lessons[0].questions.indices {
      course.lessons[0].questions[index].lesson = LessonID(rawValue: "begin")
    }
    course.lessons[0].formerly.append(
      LessonName(course: course.id, lesson: LessonID(rawValue: "loading")))
    try take(course)
    #expect(try records().map(\.isRead) == [true, false])
    #expect(try records().map(\.answers.answered) == [1, 0])
    try check()
  }

  @Test func `of a split lesson each part is read and has its answers`() throws {
    try answer(Sample.order, day: 0)
    try answer(Sample.truth, day: 1, .wrong)
    try store.record(
      work.event(.lessonRead(Sample.course.id, LessonID(rawValue: "l01")), of: ada))
    try take(Sample.course.movingLesson(0, to: ["one", "two"]))
    #expect(try records().map(\.lesson.rawValue) == ["one", "two", "l02"])
    #expect(try records().map(\.isRead) == [true, true, false])
    #expect(try records().map(\.answers.answered) == [2, 2, 0])
    // Each answer counts once in all.
    #expect(try store.learnerRecords(at: Sample.start.time).map(\.answers.answered) == [2])
    let shown = try store.latestPresentations(of: ada.id, limit: 2)
    #expect(shown.map(\.lesson.rawValue) == ["two", "one"])
    try check()
  }

  @Test func `lessons that become one are read when one of them was`() throws {
    try answer(Sample.order, day: 0)
    try answer(Sample.count.inLesson("l02"), day: 1)
    try store.record(
      work.event(.lessonRead(Sample.course.id, LessonID(rawValue: "l02")), of: ada))
    var course = Sample.course.movingLesson(0, to: ["all"])
    course.lessons[0].questions += course.lessons[1].questions.map { $0.inLesson("all") }
    course.lessons[0].formerly.append(
      LessonName(course: course.id, lesson: LessonID(rawValue: "l02")))
    course.lessons.remove(at: 1)
    try take(course)
    #expect(try records().map(\.isRead) == [true])
    #expect(try records().map(\.answers.answered) == [2])
    try check()
  }

  @Test func `a wrong answer of a placement counts for each part of a split lesson`() throws {
    let shown = show(Sample.order, occasion: .placement)
    try store.record(shown)
    try store.record(work.review(shown, verdict: .wrong))
    try take(Sample.course.movingLesson(0, to: ["one", "two"]))
    #expect(try placed() == ["one wrong", "two wrong"])
  }

  @Test func `what a learner says of a lesson holds for its heirs, in the order of the log`() throws
  {
    let lesson = LessonID(rawValue: "l01")
    try store.record(work.event(.placed(Sample.course.id, lesson, .known), of: ada))
    let shown = show(Sample.order, occasion: .placement)
    try store.record(shown)
    try store.record(work.review(shown, verdict: .wrong))
    try store.record(
      work.event(
        .placed(Sample.course.id, lesson, .maybe), of: ada, at: Sample.moment(days: 1)))
    #expect(try placed() == ["l01 known", "l01 wrong", "l01 maybe"])
    try take(Sample.course.movingLesson(0, to: ["loading"]))
    // The old name is the lesson's too, and names no lesson of the course any more.
    #expect(
      try placed() == [
        "l01 known", "loading known", "loading wrong", "l01 maybe", "loading maybe",
      ])
  }

  private func placed() throws -> [String] {
    try store.placementFacts(of: ada.id).map { fact in
      switch fact {
      case .answer(let answer): "\(answer.lesson.rawValue) \(answer.isRight ? "right" : "wrong")"
      case .placed(_, let lesson, let knowledge): "\(lesson.rawValue) \(knowledge.rawValue)"
      }
    }
  }

  // MARK: Courses

  @Test func `a course with another name keeps all`() throws {
    try answer(Sample.order, day: 0)
    try store.record(
      work.event(.lessonRead(Sample.course.id, LessonID(rawValue: "l01")), of: ada))
    let course = Sample.course.renamed("controllers")
    try take(course)
    #expect(try store.courses().map(\.id.rawValue) == ["controllers"])
    #expect(try records().map(\.course.rawValue) == ["controllers", "controllers"])
    #expect(try records().map(\.isRead) == [true, false])
    #expect(try answered(course.lessons[0].questions[0]) == 1)
    try check()
  }

  @Test func `a course that takes over from one of another uuid ends it`() throws {
    try answer(Sample.order, day: 0)
    try store.record(
      work.event(.lessonRead(Sample.course.id, LessonID(rawValue: "l01")), of: ada))
    var course = Sample.course.renamed("controllers")
    course.uuid = "5f0d6a6c-0000-4000-8000-000000000003"
    try take(course)
    #expect(try records().map(\.course.rawValue) == ["controllers", "controllers"])
    #expect(try records().map(\.isRead) == [true, false])
    #expect(try records().map(\.answers.answered) == [1, 0])
    #expect(try answered(course.lessons[0].questions[0]) == 1)
    try check()
  }

  // MARK: Rules

  private let lazily = RuleID(rawValue: "view.loads-lazily")

  @Test func `a rule with another name goes on with its state`() throws {
    try answer(Sample.order, day: 0)
    try answer(Sample.output, day: 1, .wrong, missed: [Sample.loading])
    try store.record(
      work.event(.suspend(Sample.loading), of: ada, at: Sample.moment(days: 2)))
    let before = try #require(try store.state(of: Sample.loading, learner: ada.id))
    try store.adopt(formerRules: [lazily: [Sample.loading]])
    for name in [lazily, Sample.loading] {
      let state = try #require(try store.state(of: name, learner: ada.id))
      #expect(state.reviewCount == before.reviewCount)
      #expect(state.isSuspended)
    }
    #expect(try store.suspendedRules(of: ada.id) == [lazily])
    #expect(try store.question(Sample.order.id)?.question.rules == [lazily, Sample.pushing])
    #expect(try store.questions(targeting: lazily).count == 3)
    try check()
    // An entry that names the rule as before, and a course that does.
    try store.record(
      work.event(.resume(Sample.loading), of: ada, at: Sample.moment(days: 3)))
    #expect(try store.suspendedRules(of: ada.id) == [])
    try take(Sample.course)
    try answer(Sample.order, day: 4)
    #expect(
      try store.subjects(of: ada.id).map(\.rule) == [lazily, Sample.pushing, Sample.counting])
    try check()
    try store.adopt(formerRules: [:])
    try check()
  }

  @Test func `rules become one, also one that comes later`() throws {
    try answer(Sample.order, day: 0)
    try answer(Sample.output, day: 1)
    let never = RuleID(rawValue: "view.never-seen")
    try store.adopt(formerRules: [lazily: [Sample.loading, Sample.pushing, never]])
    #expect(try store.state(of: lazily, learner: ada.id)?.reviewCount == 2)
    try answer(Sample.output, day: 2, .wrong, missed: [never])
    try check()
    #expect(
      try store.learnerRecords(at: Sample.start.time).map(\.rules.total) == [2])
    var missed: [[RuleID]] = []
    try store.forEachReview { (record) throws(StoreError) in missed.append(record.review.missed) }
    #expect(missed.last == [lazily])
  }

  // MARK: Merging

  /// A teacher's database, a second computer with the course of before, and what both have after a merge
  /// in this order.
  @Test(arguments: [0, 1, 2, 3])
  func `stores of before and after a rename are merged in any order`(order: Int) throws {
    try answer(Sample.order, day: 0)
    let two = try Workplace()
    two.generator = SeededNumbers(seed: 2)
    let copy = work.path + ".copy"
    try store.backUp(to: copy)
    _ = try Store.restore(
      copy, to: two.path, migrations: Workplace.migrations, using: &two.generator)
    let course = Sample.course.renaming(Sample.order, to: "first").movingLesson(0, to: ["begin"])
    try take(course)
    try answer(course.lessons[0].questions[0], day: 1)
    try answer(Sample.order, day: 2, .wrong, on: two)
    func merge(_ from: Workplace, into work: Workplace) throws {
      let other = try Store.openCopy(
        of: from.path, migrations: Workplace.migrations, using: &work.generator)
      _ = try work.open().merge(ada, from: other, path: from.path)
      try check(work)
    }
    let third = try Workplace()
    third.generator = SeededNumbers(seed: 3)
    switch order {
    case 0:
      try merge(two, into: work)
      try merge(work, into: two)
      try take(course, on: two)
    case 1:
      try take(course, on: two)
      try merge(work, into: two)
      try merge(two, into: work)
    case 2:
      try merge(work, into: third)
      try merge(two, into: third)
    default:
      try merge(two, into: third)
      try merge(work, into: third)
    }
    for place in order < 2 ? [work, two] : [third] {
      if order >= 2 {
        let before = try exported(place)
        try take(course, on: place)
        #expect(try exported(place) == before)
      }
      try check(place)
      #expect(try exported(place) == Self.merged)
    }
  }

  private static let merged = [
    "vc/first begin right", "vc/first begin right", "vc/first begin wrong",
    "view.loads-on-first-access 3 0",
  ]

  private func exported(_ work: Workplace) throws -> [String] {
    let store = try work.open()
    var lines: [String] = []
    try store.forEachReview { (record) throws(StoreError) in
      let shown = record.presentation
      lines.append(
        "\(shown.question.rawValue) \(shown.lesson.rawValue) \(record.review.verdict.rawValue)")
    }
    try store.forEachRule { (record) throws(StoreError) in
      lines.append(
        "\(record.rule.rawValue) \(record.state.reviewCount) \(record.state.strongPassDays)")
    }
    return lines
  }

  // MARK: Any log

  /// Random logs with renames, splits and merges of names in between, each by its seed.
  @Test(arguments: 0..<12)
  func `whatever is renamed, tables updated by every entry equal rebuilt ones`(
    seed: UInt64
  ) throws {
    var random = SeededNumbers(seed: seed)
    var course = Sample.course
    var rules: [RuleID: [RuleID]] = [:]
    var open: Presentation?
    for step in 0..<60 {
      let moment = Sample.moment(days: 0, hours: step * 9)
      switch step % 12 {
      case 5:
        course = course.mixed(step, using: &random)
        try take(course)
      case 8 where step > 20:
        let names = [Sample.loading, Sample.pushing, Sample.counting]
        rules = [
          RuleID(rawValue: "new.rule-\(step)"): [names[Int.random(in: 0..<3, using: &random)]]
        ]
        try store.adopt(formerRules: rules)
      case 9:
        try store.record(
          work.event(
            step % 24 == 9 ? .suspend(Sample.pushing) : .resume(Sample.pushing), of: ada,
            at: moment))
      case 10:
        try store.record(
          work.event(.lessonRead(course.id, course.lessons[0].id), of: ada, at: moment))
      default:
        let lessons = course.lessons.filter { !$0.questions.isEmpty }
        guard
          let question = lessons.randomElement(using: &random)?.questions
            .randomElement(using: &random)
        else { continue }
        let stored = try #require(try store.question(question.id)).question
        let shown = show(stored, at: moment, answer: UInt64.random(in: 0..<3, using: &random))
        try store.record(shown)
        // Some are answered later, perhaps under another name.
        let answered = Bool.random(using: &random) ? shown : open ?? shown
        if answered.id == shown.id || answered.id == open?.id { open = nil }
        if answered.id != shown.id { open = shown }
        try store.record(
          work.review(
            answered, at: moment,
            verdict: Review.Verdict.allCases[Int.random(in: 0..<3, using: &random)],
            missed: step % 4 == 0 ? [Sample.counting] : []))
      }
    }
    try check()
    let names = Set(course.lessons.flatMap(\.questions).map(\.id))
    try store.forEachReview { (record) throws(StoreError) in
      #expect(names.contains(record.presentation.question), "seed \(seed)")
    }
    let known = Set(course.lessons.map(\.id))
    #expect(Set(try records().map(\.lesson)) == known)
    let counted = try store.lessonRecords(of: ada.id).reduce(0) { $0 + $1.answers.answered }
    #expect(counted >= (try store.learnerRecords(at: Sample.start.time)[0].answers.answered))
  }

  /// Heirs follow from what is declared, so another program's are damage that a rebuild mends.
  @Test(
    arguments: [
      ("UPDATE question SET heir = 1 WHERE id = 2", "row 2 of 'question'"),
      ("UPDATE rule SET heir = 2 WHERE id = 1", "row 1 of 'rule'"),
      ("UPDATE lesson SET heir = 1 WHERE id = 2", "row 2 of 'lesson'"),
      (
        "INSERT OR IGNORE INTO lesson_heir SELECT a.id, b.id FROM lesson AS a, lesson AS b",
        "row 2 of 'lesson'"
      ),
    ], [false, true])
  func `an heir that follows from no former name is found`(
    change: (String, String), isSplit: Bool
  ) throws {
    let (sql, row) = change
    try answer(Sample.order, day: 0)
    try answer(Sample.output, day: 1)
    if isSplit { try take(Sample.course.movingLesson(0, to: ["one", "two"])) }
    try check()
    try work.change(sql)
    let found = try store.findAllDamage()
    #expect(
      found.map(\.description).contains(
        "\(row): 'heir' isn't what follows from former names"))
    #expect(found.allSatisfy { $0.isDerived })
    try store.rebuild()
    try check()
  }

  @Test func `a lost heir of a lesson is found`() throws {
    try answer(Sample.order, day: 0)
    try take(Sample.course.movingLesson(0, to: ["one", "two"]))
    try work.change("DELETE FROM lesson_heir WHERE heir = (SELECT max(heir) FROM lesson_heir)")
    #expect(
      try store.findAllDamage() == [.row(table: "lesson", .number(1), .wrongHeir)])
    try store.rebuild()
    try check()
  }

  @Test(arguments: 1..<Workplace.migrations.count)
  func `a log of every old schema goes on under new names`(schema: Int) throws {
    let work = try Workplace()
    try work.makeOlder(schema: schema)
    try work.change(
      """
      INSERT INTO learner VALUES (1, 'a', 'Ada');
      INSERT INTO course (id, uuid, name, title, fingerprint)
        VALUES (1, '\(Sample.course.uuid)', 'vc', 't', 'f');
      INSERT INTO lesson (id, course, name, position, title, document)
        VALUES (1, 1, 'l01', 0, 't', '{}');
      INSERT INTO rule (id, name) VALUES (1, '\(Sample.loading.rawValue)');
      INSERT INTO question (id, name, lesson, position, target, document)
        VALUES (1, 'vc/order', 1, 0, 1, '{"claims":[],"rules":["r"]}');
      INSERT INTO revision VALUES
        (1, 1, 'r', 't', 'm', 'p', 's', '17', 'iphone', '{}', '{}', 'm1');
      INSERT INTO device (id, uuid, last_sequence, last_time) VALUES (1, 'd', 2, 1800000000000);
      INSERT INTO rendering VALUES (1, 'h', 'x');
      INSERT INTO store (id, pseudonym_key) VALUES (1, zeroblob(32));
      INSERT INTO presentation (uuid, learner, device, sequence, time, counted, zone_offset,
        occasion, revision, lesson, seed, model_version, ios, kind, guess_rate, target, rendering)
        VALUES ('p', 1, 1, 1, 1800000000000, 1800000000000, 0, 'new', 1, 1, 0, 'm', '17', 'order',
          0, 1, 1);
      INSERT INTO review (presentation, uuid, device, sequence, time, counted, zone_offset, typed,
        read, verdict, score, rating, hint_count, duration_ms, program_version)
        VALUES (1, 'r', 1, 2, 1800000000000, 1800000000000, 0, 'a', '["a"]', 'right', 1, 3, 0, 1,
          '0');
      """)
    let store = try work.open()
    // Newer schemas have the chains, which the statements above don't write.
    if schema >= 7 { try store.beginChains() }
    let course = Sample.course.renaming(Sample.order, to: "first").movingLesson(0, to: ["begin"])
    try take(course, on: work)
    try store.adopt(formerRules: [lazily: [Sample.loading]])
    #expect(try exported(work) == ["vc/first begin right", "view.loads-lazily 1 1"])
    #expect(try store.brokenChainCount() == 0)
    let kept = try work.derived()
    try store.rebuild()
    #expect(try work.derived() == kept)
  }
}

extension Store {
  fileprivate func brokenChainCount() throws -> Int {
    try findAllDamage().count { if case .brokenChain = $0 { true } else { false } }
  }
}

extension Question {
  fileprivate func inLesson(_ lesson: String) -> Question {
    var question = self
    question.lesson = LessonID(rawValue: lesson)
    return question
  }
}

extension Course {
  fileprivate func renaming(_ question: Question, to name: String) -> Course {
    var course = self
    for lesson in course.lessons.indices {
      for index in course.lessons[lesson].questions.indices
      where course.lessons[lesson].questions[index].id == question.id {
        course.lessons[lesson].questions[index].id = QuestionID(course: id, name)
        course.lessons[lesson].questions[index].formerly = question.formerly + [question.id]
      }
    }
    return course
  }

  /// Puts lessons of these names in the place of one; each has as many of its questions.
  fileprivate func movingLesson(_ index: Int, to names: [String]) -> Course {
    var course = self
    let old = course.lessons.remove(at: index)
    let share = (old.questions.count + names.count - 1) / names.count
    for (place, name) in names.enumerated().reversed() {
      var lesson = old
      lesson.id = LessonID(rawValue: name)
      lesson.formerly = old.formerly + [LessonName(course: id, lesson: old.id)]
      lesson.questions = old.questions.dropFirst(place * share).prefix(share).map {
        $0.inLesson(name)
      }
      course.lessons.insert(lesson, at: index)
    }
    for place in course.lessons.indices { course.lessons[place].prerequisites = [] }
    return course
  }

  fileprivate func renamed(_ name: String) -> Course {
    var course = self
    course.id = CourseID(rawValue: name)
    course.formerly.append(id)
    for lesson in course.lessons.indices {
      for index in course.lessons[lesson].questions.indices {
        let old = course.lessons[lesson].questions[index].id
        course.lessons[lesson].questions[index].id = QuestionID(course: course.id, old.name)
      }
    }
    return course
  }

  /// Renames, splits or joins something.
  fileprivate func mixed(_ step: Int, using random: inout SeededNumbers) -> Course {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      guard let question = lessons.flatMap(\.questions).randomElement(using: &random) else {
        return self
      }
      return renaming(question, to: "q-\(step)")
    case 1: return movingLesson(0, to: ["l-\(step)"])
    case 2: return movingLesson(0, to: ["l-\(step)", "m-\(step)"])
    default:
      // The last question of the first lesson becomes part of the one before.
      var course = self
      guard let last = course.lessons[0].questions.last, course.lessons[0].questions.count > 1
      else { return self }
      course.lessons[0].questions.removeLast()
      let count = course.lessons[0].questions.count
      course.lessons[0].questions[count - 1].formerly += last.formerly + [last.id]
      return course
    }
  }
}
