import Curriculum
import Foundation
import ReviewLog
import SQLite
import SeededNumbers
import Storage
import Testing

/// Two computers, one learner.
@Suite struct `A merge` {
  private let one: Workplace
  private let two: Workplace
  private let ada: Learner

  /// Ada answers on one computer, which has a copy on another one: restored, or copied as a file.
  init() throws {
    one = try Workplace()
    two = try Workplace()
    two.generator = SeededNumbers(seed: 2)
    let store = try one.prepared().store
    ada = try store.learner(named: "Ada", using: &one.generator)
    try answer(on: one, days: 0..<3)
  }

  private func restore() throws {
    let copy = one.path + ".copy"
    try one.open().backUp(to: copy)
    _ = try Store.restore(
      copy, to: two.path, migrations: Workplace.migrations, using: &two.generator)
  }

  private func answer(
    on work: Workplace, days: Range<Int>, hours: Int = 0, verdict: Review.Verdict = .right
  ) throws {
    let store = try work.open()
    for day in days {
      let question = [Sample.order, Sample.output, Sample.choice][day % 3]
      let shown = work.presentation(
        question, of: ada, at: Sample.moment(days: day, hours: hours), occasion: .due)
      try store.record(shown)
      try store.record(work.event(.hint(shown.id, step: 1), of: ada, at: shown.moment))
      try store.record(
        work.review(shown, verdict: day % 2 == 0 ? verdict : .right, missed: [Sample.counting]))
      try store.record(work.event(.verdictSeen(shown.id), of: ada, at: shown.moment))
    }
  }

  /// Merges the log of one database into another one.
  @discardableResult
  private func merge(_ from: Workplace, into work: Workplace) throws -> Store.MergeSummary {
    let other = try Store.openCopy(
      of: from.path, migrations: Workplace.migrations, using: &work.generator)
    let store = try work.open()
    let summary = try store.merge(ada, from: other, path: from.path)
    #expect(try store.findAllDamage() == [])
    let kept = try work.derived()
    try store.rebuild()
    #expect(try work.derived() == kept)
    return summary
  }

  /// What an export has, but for the numbers of rows.
  private func exported(_ work: Workplace, presentations: Bool = true) throws -> [String] {
    let store = try work.open()
    var lines: [String] = []
    try store.forEachReview { (record) throws(StoreError) in
      lines.append(
        "\(record.review.id.rawValue) \(presentations ? record.presentation.id.rawValue : "") "
          + "\(record.review.moment) \(record.isUndone) \(record.presentation.rendered)")
    }
    try store.forEachRule { (record) throws(StoreError) in
      lines.append("\(record.rule.rawValue) \(record.state)")
    }
    lines += try store.evidence(of: ada.id).map { "\($0)" }
    return lines + ["\(try store.progress(of: ada.id, at: Sample.moment(days: 99)))"]
  }

  /// Compares the rules with those of one log that has the entries of both.
  private func checkDue(_ work: Workplace) throws {
    let store = try work.open()
    var log: [LogEntry] = []
    try store.forEachEntry { (entry) throws(StoreError) in log.append(entry) }
    let replayed = LogReplay(of: log).states
    try store.forEachRule { (record) throws(StoreError) in
      #expect(replayed[.init(learner: ada.id, rule: record.rule)] == record.state)
    }
  }

  @Test func `is the union of both logs, twice is once, and both orders are equal`() throws {
    try restore()
    try answer(on: one, days: 3..<7)
    try answer(on: two, days: 2..<6, hours: 5, verdict: .wrong)
    let summary = try merge(two, into: one)
    #expect(summary.answerCount == 4)
    #expect(summary.otherCount == 12)
    #expect(try merge(two, into: one).isEmpty)
    #expect(try merge(one, into: two).answerCount == 4)
    #expect(try exported(one) == exported(two))
    try checkDue(one)
    // Both go on.
    try answer(on: one, days: 8..<9)
    try answer(on: two, days: 9..<11)
    #expect(try merge(one, into: two).answerCount == 1)
    #expect(try merge(two, into: one).answerCount == 2)
    #expect(try exported(one) == exported(two))
    try checkDue(two)
  }

  @Test func `brings a learner and content that are not there`() throws {
    try restore()
    try answer(on: two, days: 3..<4)
    let orders = try [[one, two], [two, one]].map { order in
      let third = try Workplace()
      third.generator = SeededNumbers(seed: 3)
      for work in order { try merge(work, into: third) }
      let store = try third.open()
      #expect(try store.learners() == [ada])
      #expect(try store.lessons().isEmpty)
      // The course is taught as soon as it is imported.
      try store.importCourse(Sample.courseImport())
      #expect(try store.course(Sample.course.id) == Sample.course)
      return try exported(third)
    }
    #expect(orders[0] == orders[1])
  }

  @Test func `of two copies of one file keeps the entries of both`() throws {
    let open = one.presentation(of: ada, at: Sample.moment(days: 3))
    try one.open().record(open)
    try Store.copy(one.path, to: two.path)
    #expect(try two.open().device == one.open().device)
    // The open question is answered in both.
    try one.open().record(one.review(open, at: Sample.moment(days: 4)))
    try two.open().record(two.review(open, at: Sample.moment(days: 4), verdict: .wrong))
    try two.open().record(
      two.event(.verdictSeen(open.id), of: ada, at: Sample.moment(days: 4)))
    try answer(on: one, days: 5..<8)
    try answer(on: two, days: 5..<8)
    #expect(try merge(two, into: one).answerCount == 4)
    #expect(try merge(one, into: two).answerCount == 4)
    #expect(try merge(two, into: one).isEmpty)
    #expect(try merge(one, into: two).isEmpty)
    #expect(try exported(one, presentations: false) == exported(two, presentations: false))
    try answer(on: two, days: 9..<10)
    #expect(try merge(two, into: one).answerCount == 1)
    #expect(try exported(one, presentations: false) == exported(two, presentations: false))
  }

  @Test func `takes nothing from a log that was changed`() throws {
    try restore()
    try answer(on: two, days: 3..<4)
    try two.change("DROP TRIGGER event_is_kept; DELETE FROM event WHERE id = 3")
    let other = try Store.openCopy(
      of: two.path, migrations: Workplace.migrations, using: &one.generator)
    let before = try exported(one)
    let error = #expect(throws: StoreError.self) {
      try one.open().merge(ada, from: other, path: "two")
    }
    #expect(error?.description.contains("'two'") == true)
    #expect(try exported(one) == before)
  }

  @Test func `does not bring back who was erased`() throws {
    try restore()
    let store = try one.open()
    try store.erase(ada.id, at: Sample.start.time)
    #expect(try store.isErased(ada.id))
    let other = try Store.openCopy(
      of: two.path, migrations: Workplace.migrations, using: &one.generator)
    #expect(throws: StoreError.self) { try store.merge(ada, from: other, path: "two") }
    #expect(try store.learners().isEmpty)
  }
}
