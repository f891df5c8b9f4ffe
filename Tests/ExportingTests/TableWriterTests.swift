import Curriculum
import Exporting
import Foundation
import ProjectFiles
import QuestionShorthand
import Releases
import ReviewLog
import SpacedRepetition
import Testing

@Suite struct TableWriterTests {
  /// Every table in every form, compared with `Fixtures/TABLE.FORMAT`.
  ///
  /// `UPDATE_SNAPSHOTS=1 swift test` rewrites them; every difference there affects all readers of
  /// exports.
  @Test(arguments: Table.allCases, Format.allCases)
  func `a table has the form of its golden file`(table: Table, format: Format) throws {
    let text = try write(table, format, naming: .names(key: [1, 2, 3]))
    let file = ProjectFiles.fixtures(of: "ExportingTests")
      .appending(path: "\(table.rawValue).\(format.rawValue)")
    if ProjectFiles.updatesSnapshots {
      try Data(text.utf8).write(to: file)
    }
    #expect(try Data(contentsOf: file) == Data(text.utf8))
  }

  @Test(arguments: Table.allCases)
  func `without names there are pseudonyms alone`(table: Table) throws {
    for format in Format.allCases {
      let text = try write(table, format, naming: .pseudonyms(key: [1, 2, 3]))
      #expect(!text.contains("Ada"))
      #expect(!text.contains(Self.ada.id.rawValue))
      #expect(!text.contains("\"name\"") && !text.hasPrefix("learner,name"))
      #expect(text.contains(Pseudonym.of(Self.ada.id, key: [1, 2, 3])))
    }
  }

  @Test func `a pseudonym belongs to one database`() {
    let here = Pseudonym.of(Self.ada.id, key: [1])
    #expect(here == Pseudonym.of(Self.ada.id, key: [1]))
    #expect(here != Pseudonym.of(Self.ada.id, key: [2]))
    #expect(here != Pseudonym.of(Self.bob.id, key: [1]))
    #expect(here.wholeMatch(of: #/learner-[0-9a-f]{8}/#) != nil)
  }

  @Test(
    arguments: [
      ("plain", "plain"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
      ("two\nlines", "\"two\nlines\""), ("two\r\nlines", "\"two\r\nlines\""),
      ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@a", "'@a"), ("\ta", "'\ta"),
      ("\ra", "\"'\ra\""), ("=a,\"b\"", "\"'=a,\"\"b\"\"\""), ("a=b", "a=b"), ("", ""),
      ("Zoë 😀", "Zoë 😀"), (" =1+1", "' =1+1"), ("\u{A0}\u{3000}@a", "'\u{A0}\u{3000}@a"),
      ("\u{FEFF}+1", "'\u{FEFF}+1"), ("\n-1", "\"'\n-1\""), (" a=b", " a=b"), (" ", " "),
      ("＝1+1", "'＝1+1"), ("＋1", "'＋1"), ("－1", "'－1"), ("＠a", "'＠a"),
      ("\u{FE66}1+1", "'\u{FE66}1+1"), ("\u{2212}1", "'\u{2212}1"), ("\u{207A}1", "'\u{207A}1"),
      ("\u{FE62}1", "'\u{FE62}1"), ("\u{FE63}1", "'\u{FE63}1"), ("\u{FE6B}a", "'\u{FE6B}a"),
      ("\u{208B}1", "'\u{208B}1"), (" \u{2212}1", "' \u{2212}1"), ("a\u{2212}1", "a\u{2212}1"),
    ])
  func `a cell is quoted and defused`(text: String, expected: String) throws {
    let csv = try lessons(titled: text, as: .csv)
    let row = try #require(csv.split(separator: "\r\n", maxSplits: 1).last)
    #expect(row.hasPrefix("learner-") && row.contains(",l1,\(expected),false,"), "\(row)")
  }

  @Test func `negative numbers of ours stay numbers`() throws {
    #expect(try write(.reviews, .csv, naming: .pseudonyms(key: [])).contains(",-18000,"))
  }

  @Test(arguments: ["=1", "quote \" back \\ slash", "\n\r\t\u{1}\u{7f}\u{2028}", "Zoë 😀"])
  func `JSON gives a text back as it was`(text: String) throws {
    let json = try lessons(titled: text, as: .json)
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let rows = try #require(object?["rows"] as? [[String: Any]])
    #expect(rows[0]["title"] as? String == text)
    #expect(object?["version"] as? Int == 1)
  }

  @Test(arguments: Table.allCases)
  func `every line of JSON lines stands alone`(table: Table) throws {
    let text = try write(table, .jsonl, naming: .names(key: []))
    for line in text.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["table"] as? String == table.rawValue)
      #expect(object?.count == table.columns.count + 2)
    }
  }

  @Test func `an empty table is a whole file`() throws {
    #expect(try empty(.csv).hasPrefix("learner,first_review,"))
    #expect(
      try empty(.json)
        == "{\"format\":\"vdl-export\",\"version\":1,\"table\":\"learners\",\"rows\":[\n]}\n")
    #expect(try empty(.jsonl) == "")
  }

  @Test(arguments: Table.allCases)
  func `every column is documented`(table: Table) {
    #expect(table.columns.allSatisfy { !$0.name.isEmpty && !$0.meaning.isEmpty })
    #expect(Set(table.columns.map(\.name)).count == table.columns.count)
    #expect(table.documentation.split(separator: "\n").count == table.columns.count + 1)
  }

  @Test func `a failing output ends the writing with its error`() throws {
    struct Full: Error {}
    var writer = TableWriter<Full>(.learners, as: .csv, naming: .names(key: [])) {
      (_) throws(Full) in throw Full()
    }
    try writer.begin()
    #expect(throws: Full.self) { try writer.end() }
  }

  // MARK: -

  private static let ada = Learner(
    id: LearnerID(rawValue: "0f0d6a6c-0000-4000-8000-00000000000a"), name: "Ada")
  private static let bob = Learner(
    id: LearnerID(rawValue: "0f0d6a6c-0000-4000-8000-00000000000b"), name: "=Bob, \"B\"")

  private func lessons(titled title: String, as format: Format) throws -> String {
    try collect { output in
      var writer = TableWriter<Never>(
        .lessons, as: format, naming: .pseudonyms(key: []), to: output)
      writer.begin()
      writer.write(lesson(Self.ada, title: title))
      writer.end()
    }
  }

  private func empty(_ format: Format) throws -> String {
    try collect { output in
      var writer = TableWriter<Never>(
        .learners, as: format, naming: .pseudonyms(key: []), to: output)
      writer.begin()
      writer.end()
    }
  }

  private func write(_ table: Table, _ format: Format, naming: Naming) throws -> String {
    try collect { output in
      var writer = TableWriter<Never>(table, as: format, naming: naming, to: output)
      writer.begin()
      for learner in [Self.ada, Self.bob] {
        switch table {
        case .learners: writer.write(record(learner))
        case .lessons: writer.write(lesson(learner, title: "Pushing, popping"))
        case .rules: writer.write(rule(learner))
        case .reviews: writer.write(review(learner))
        }
      }
      writer.end()
    }
  }

  private func collect(_ body: (@escaping ([UInt8]) -> Void) throws -> Void) throws -> String {
    var bytes: [UInt8] = []
    try withoutActuallyEscaping({ bytes += $0 }, do: body)
    return try #require(String(validating: bytes, as: UTF8.self))
  }

  private func record(_ learner: Learner) -> LearnerRecord {
    let isNew = learner == Self.bob
    return LearnerRecord(
      learner: learner, firstReview: isNew ? nil : time(0), lastReview: isNew ? nil : time(5),
      dayCount: isNew ? 0 : 3,
      answers: isNew ? AnswerCounts() : AnswerCounts(answered: 4, right: 3),
      rules: RuleCounts(new: 5, learning: 2, held: 1), dueCount: 2, duration: .seconds(100))
  }

  private func lesson(_ learner: Learner, title: String) -> LessonRecord {
    LessonRecord(
      learner: learner, course: CourseID(rawValue: "vc"), lesson: LessonID(rawValue: "l1"),
      title: title, isRead: learner == Self.bob, rules: RuleCounts(new: 1, learning: 2, held: 3),
      answers: AnswerCounts(answered: 8, right: 6))
  }

  private func rule(_ learner: Learner) -> RuleRecord {
    var state = RuleState(firstSeen: time(0))
    if learner == Self.ada {
      state.memory = MemoryState(stability: 2.3065, difficulty: 2.5)
      state.lastReview = time(0)
      state.due = time(2)
      state.reviewCount = 3
      state.passCount = 2
      state.lapseCount = 1
      state.strongPassDays = 2
    }
    return RuleRecord(learner: learner, rule: RuleID(rawValue: "view.loads"), state: state)
  }

  private func review(_ learner: Learner) -> ReviewRecord {
    let isUngraded = learner == Self.bob
    let id = PresentationID(rawValue: "11111111-0000-4000-8000-000000000001")
    let zone = ZoneOffset(seconds: -18_000)
    return ReviewRecord(
      learner: learner,
      presentation: Presentation(
        id: id, learner: learner.id, moment: Moment(time: time(0), zone: zone), occasion: .due,
        question: QuestionID(rawValue: "vc/q"), lesson: LessonID(rawValue: "l1"),
        revision: RevisionID(rawValue: "0123456789abcdef"), seed: 1, modelVersion: "m1",
        ios: IOSVersion(5, 1), kind: .output, guessRate: 0.01,
        target: RuleID(rawValue: "view.loads"), rendered: ""),
      course: CourseID(rawValue: "vc"),
      review: Review(
        id: ReviewID(rawValue: "22222222-0000-4000-8000-000000000001"), presentation: id,
        learner: learner.id, moment: Moment(time: time(1), zone: zone), typed: "-1\n\"x\"",
        read: ["-1", "\"x\""], verdict: isUngraded ? .wrong : .right, score: isUngraded ? 0.25 : 1,
        rating: isUngraded ? nil : .good, hintCount: 0, confidence: isUngraded ? 0.75 : nil,
        duration: .milliseconds(2500),
        missed: isUngraded ? [RuleID(rawValue: "a"), RuleID(rawValue: "b")] : [],
        programVersion: "0.1.0"), isUndone: isUngraded)
  }

  private func time(_ days: Int64) -> UTCTime {
    UTCTime(milliseconds: 1_800_000_000_000 + days * 86_400_000)
  }
}
