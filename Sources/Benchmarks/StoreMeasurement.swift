import Curriculum
import EmbeddedSources
import Foundation
import QuizEngine
import Releases
import ReviewLog
import SQLite
import SpacedRepetition
import Storage

/// Opens a store as the program does, and creates it if there is none.
func openStore(_ path: String) throws -> Store {
  let migrations = EmbeddedSources.files(in: .migrations).compactMap { file in
    Migration(file: file.name.split(separator: "/").last ?? "", sql: file.text)
  }
  var random = SystemRandomNumberGenerator()
  return try Store.open(path: path, migrations: migrations, using: &random)
}

/// A store with a class in it: the cost of an answer, the choice of a rule, the summaries and all
/// states.
struct StoreMeasurement {
  private static let ruleCount = 200
  private let path: String
  private let store: Store

  init(path: String) throws {
    self.path = path
    store = try openStore(path)
  }

  // MARK: Filling

  /// Imports a course of 200 rules, and `count` answers by so many learners in turn. Each is asked
  /// about every rule in turn, twenty times a day.
  func fill(_ count: Int, by learners: Int) throws {
    try store.importCourse(
      CourseImport(
        course: Self.course,
        truths: Dictionary(
          uniqueKeysWithValues: Self.course.lessons.flatMap(\.questions).map {
            ($0.id, Truth.answer(ChoiceTask.Answer(index: 0)))
          }), modelVersion: "1", fingerprint: "1"))
    var random = SystemRandomNumberGenerator()
    for number in 0..<learners {
      _ = try store.learner(named: "learner \(number)", using: &random)
    }
    let log = try Connection(path: path)
    try log.execute(
      """
      BEGIN;
      INSERT INTO rendering (id, hash, text)
        VALUES (1, '\(Digest(of: "shown").hexadecimal)', 'shown');
      CREATE TEMP TABLE answer (
        id INTEGER PRIMARY KEY, learner INTEGER, target INTEGER, time INTEGER, rating INTEGER);
      WITH RECURSIVE number (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n < \(count - 1))
      INSERT INTO answer SELECT n + 1, 1 + n % \(learners), 1 + n / \(learners) % 200,
        1300000000000 + n / \(learners) / 20 * 86400000 + n / \(learners) % 20 * 60000
          + n % \(learners),
        CASE WHEN n / \(learners) % 7 = 0 THEN 1 ELSE 3 END FROM number;
      INSERT INTO presentation (id, uuid, learner, device, sequence, time, counted, zone_offset,
        session, occasion, revision, lesson, seed, model_version, ios, kind, guess_rate, target,
        rendering)
      SELECT answer.id, printf('00000000-0000-4000-8000-%012x', answer.id), learner, 1,
        2 * answer.id, time - 9000, time - 9000, 0, NULL, 'due', question.revision, question.lesson,
        1, '1', '17', 'choice', 0.05, question.target, 1
      FROM answer JOIN question ON question.id = answer.target;
      INSERT INTO review (presentation, uuid, device, sequence, time, counted, zone_offset, typed,
        read, verdict, score, rating, hint_count, duration_ms, program_version)
      SELECT id, printf('00000000-0000-4000-9000-%012x', id), 1, 2 * id + 1, time, time, 0, 'a',
        '["a"]', CASE rating WHEN 1 THEN 'wrong' ELSE 'right' END, rating / 3, rating, 0, 9000, '1'
      FROM answer;
      UPDATE device SET last_sequence = 2 * \(count) + 2, last_time = (SELECT max(time) FROM answer);
      DROP TABLE answer;
      COMMIT;
      """)
    try store.beginChains()
  }

  private static let course: Course = {
    let id = CourseID(rawValue: "measured")
    let lessons = (0..<10).map { number in
      let lesson = LessonID(rawValue: "lesson-\(number)")
      return Lesson(
        id: lesson, title: "Lesson \(number)", aim: "None.", prerequisites: [], claims: [],
        blocks: [],
        questions: (0..<ruleCount / 10).map { place in
          Question(
            id: QuestionID(course: id, "question-\(number)-\(place)"), lesson: lesson,
            task: ChoiceTask(choices: [
              .init(text: "yes", check: "true"), .init(text: "no", check: "false"),
            ]), prompt: "Is it?", scenario: "print(\(number), \(place))",
            rules: [RuleID(rawValue: "rule.\(number * 20 + place)")])
        })
    }
    return Course(
      id: id, uuid: "0b8f5f4e-3b60-4f0e-9f3a-6a1c2d7e9b11", title: "Measured", lessons: lessons)
  }()

  // MARK: Measuring

  /// Prints the processor time for computing all states from the log.
  func rebuild() throws {
    let began = processorTime()
    try store.rebuild()
    print("rebuilt in \(Int(processorTime() - began)) ms")
  }

  /// Prints how long durable answers take, beside raw transactions of two statements on a file of
  /// their own, in turn; and how many pages an answer writes.
  func answer(_ count: Int) throws {
    let raw = try Connection(path: path + "-raw")
    _ = try raw.first("PRAGMA journal_mode = WAL", []) { $0.text(0) }
    try raw.execute(
      """
      PRAGMA synchronous = FULL;
      PRAGMA wal_autocheckpoint = 0;
      CREATE TABLE log (id INTEGER PRIMARY KEY, text TEXT NOT NULL, time INTEGER NOT NULL) STRICT;
      CREATE TABLE state (id INTEGER PRIMARY KEY, due INTEGER NOT NULL) STRICT;
      """)
    for id in 0..<1000 { try raw.run("INSERT INTO state VALUES (?, 0)", [.integer(id)]) }
    let learners = try store.learners()
    let questions = try store.questions()
    var answers: [Double] = []
    var transactions: [Double] = []
    for number in 0..<count {
      let review = try asked(number, of: learners, questions)
      answers.append(try elapsed { try store.record(review) })
      transactions.append(
        try elapsed {
          try raw.transaction { () throws(DatabaseError) in
            try raw.run("INSERT INTO log (text, time) VALUES ('a', ?)", [.integer(number)])
            try raw.run(
              "UPDATE state SET due = ? WHERE id = ?", [.integer(number), .integer(number % 1000)])
          }
        })
    }
    let pages = try (count..<count + 100).map { number in
      let review = try asked(number, of: learners, questions)
      try emptyLog()
      try store.record(review)
      return Double(try pagesInLog())
    }
    print(
      "answer \(quantiles(answers)) raw \(quantiles(transactions)) pages \(quantiles(pages))")
  }

  /// Shows a question to a learner, and returns the answer to give.
  private func asked(
    _ number: Int, of learners: [Learner], _ questions: [StoredQuestion]
  ) throws -> Review {
    var random = SystemRandomNumberGenerator()
    let learner = learners[number % learners.count]
    let question = questions[number * 7 % questions.count]
    let time = UTCTime(milliseconds: 1_900_000_000_000 + Int64(number) * 20_000)
    let moment = Moment(time: time, zone: .utc)
    let shown = Presentation(
      id: .random(using: &random), learner: learner.id, moment: moment, occasion: .due,
      question: question.question.id, lesson: question.question.lesson,
      revision: question.revision, seed: 1, modelVersion: "1", ios: IOSVersion(17),
      kind: ChoiceTask.kind,
      guessRate: 0.05, target: question.question.rules[0], rendered: "shown")
    try store.record(shown)
    return Review(
      id: .random(using: &random), presentation: shown.id, learner: learner.id, moment: moment,
      typed: "a", read: ["a"], verdict: .right, score: 1, rating: .good, duration: .seconds(9),
      programVersion: "1")
  }

  /// Prints how long it takes to find the rule that is due first, beside one indexed row.
  func choose(_ count: Int) throws {
    let raw = try Connection(path: path, access: .readOnly)
    let learners = try store.learners()
    let now = UTCTime(milliseconds: 1_900_000_000_000)
    var choices: [Double] = []
    var rows: [Double] = []
    for number in 0..<count {
      let learner = learners[number % learners.count]
      choices.append(
        try elapsed {
          guard try !store.dueRules(of: learner.id, at: now, limit: 1).isEmpty else {
            fatalError("nothing is due")
          }
        })
      rows.append(
        try elapsed {
          _ = try raw.first(
            "SELECT rule, due FROM memory_state WHERE learner = ? AND is_suspended = 0 "
              + "ORDER BY due LIMIT 1", [.integer(number % learners.count + 1)]
          ) { $0.integer(1) }
        })
    }
    print("choice \(quantiles(choices)) raw \(quantiles(rows))")
  }

  /// Prints how long a learner's progress takes from summaries, and their memory from the log.
  func sum(_ count: Int) throws {
    let learners = try store.learners()
    let now = Moment(time: UTCTime(milliseconds: 1_900_000_000_000), zone: .utc)
    var sums: [Double] = []
    var histories: [Double] = []
    for number in 0..<count {
      let learner = learners[number % learners.count]
      sums.append(
        try elapsed {
          _ = try store.progress(of: learner.id, at: now)
          _ = try store.subjects(of: learner.id)
          _ = try store.days(of: learner.id)
        })
      histories.append(try elapsed { _ = try store.history(of: learner.id) })
    }
    print("summaries \(quantiles(sums)) history \(quantiles(histories))")
  }

  // MARK: Figures

  private func elapsed(_ work: () throws -> Void) rethrows -> Double {
    let began = ContinuousClock.now
    try work()
    return (ContinuousClock.now - began) / .microseconds(1)
  }

  /// The median and the 99th of a hundred, in microseconds.
  private func quantiles(_ times: [Double]) -> String {
    let sorted = times.sorted()
    return "\(Int(sorted[sorted.count / 2])) \(Int(sorted[sorted.count * 99 / 100]))"
  }

  /// Moves the content of the write-ahead log into the database.
  private func emptyLog() throws {
    _ = try Connection(path: path).first("PRAGMA wal_checkpoint(TRUNCATE)", []) { $0.int(0) }
  }

  /// The number of pages in the write-ahead log: each has 4,096 bytes and a head of 24, after a
  /// head of 32.
  private func pagesInLog() throws -> Int {
    let size = try FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int
    return max(0, (size ?? 0) - 32) / 4120
  }
}
