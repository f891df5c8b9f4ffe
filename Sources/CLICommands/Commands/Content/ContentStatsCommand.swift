internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Foundation
internal import ReviewLog
internal import Storage
internal import TerminalUI
internal import Words

extension Command {
  static let contentStats = Command(
    "content stats", help: .contentStats,
    options: [Option("--json", nil, Words.Options.json)]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count <= 1 else { throw .usage(Words.Authoring.oneCourse) }
    let store = try StudyRoom.openStore(arguments, in: context)
    let wanted = try arguments.operands.first.map { (place) throws(Failure) in
      try courseIDs(place, store)
    }
    var learner: LearnerID?
    if let name = arguments["--learner"] {
      let found = try stored { () throws(StoreError) in try store.findLearner(named: name) }
      guard let found else { throw .usage(Words.Learners.none(called: name)) }
      learner = found.id
    }
    var tally = QuestionTally()
    try store.forEachReview(of: learner) { (record) throws(Failure) in tally.add(record) }
    let all = tally.statistics().filter { statistics in
      wanted?.contains(statistics.question.course.rawValue) ?? true
    }
    let flags = try stored { () throws(StoreError) in try store.flags(of: learner) }.filter {
      wanted?.contains($0.question.course.rawValue) ?? true
    }
    if arguments.has("--json") {
      context.console.write(
        JSON.object([
          "version": .int(1), "questions": .array(all.map(json(of:))),
          "flags": .array(flags.map(json(of:))),
        ]).pretty)
      return .done
    }
    if all.isEmpty { context.console.line(Words.Authoring.noneAnswered) }
    for statistics in all { show(statistics, context.console) }
    if !flags.isEmpty {
      context.console.line(context.console.style.heading(Words.Authoring.flagged))
      for flag in flags {
        context.console.prose(
          Words.Authoring.flag(flag.question.rawValue, flag.remark), first: "  ", rest: "    ")
      }
    }
    return .done
  }

  private static func json(of flag: Flag) -> JSON {
    .object([
      "question": .string(flag.question.rawValue), "remark": .string(flag.remark),
      "time": .string(flag.moment.time.description),
    ])
  }

  /// The ids of the courses in a folder, or the one of a course that the store knows.
  private static func courseIDs(_ place: String, _ store: Store) throws(Failure) -> [String] {
    if FileSystem.isFolder(place) {
      return try ContentFiles.read(at: place).compactMap { $0.course?.id.rawValue }
    }
    let known = try stored { () throws(StoreError) in try store.courses() }.map(\.id.rawValue)
    guard known.contains(place) else {
      throw .usage(
        Words.Authoring.noFolderAndNoCourse(place)
          + Arguments.guess(place, among: known))
    }
    return [place]
  }

  private static func show(_ statistics: QuestionStatistics, _ console: Console) {
    console.line(console.style.heading(console.shown(statistics.question.rawValue)))
    console.prose(
      Words.Authoring.statistics(
        answers: statistics.answered, learners: statistics.learnerCount,
        percentRight: Int((statistics.facility * 100).rounded()),
        discrimination: statistics.discrimination.map(twoPlaces),
        seconds: Int(statistics.medianDuration.components.seconds)), first: "  ")
    for wrong in statistics.wrongAnswers {
      console.prose(
        wrong.answer.joined(separator: " / "), first: "  \(Words.Authoring.times(wrong.count))  ",
        rest: "       ")
    }
  }

  private static func json(of statistics: QuestionStatistics) -> JSON {
    let duration = statistics.medianDuration.components
    let milliseconds = duration.seconds * 1000 + duration.attoseconds / 1_000_000_000_000_000
    return .object([
      "question": .string(statistics.question.rawValue),
      "answered": .int(statistics.answered),
      "learners": .int(statistics.learnerCount),
      "facility": .double(rounded(statistics.facility)),
      "discrimination": statistics.discrimination.map { .double(rounded($0)) } ?? .null,
      "wrong": .array(
        statistics.wrongAnswers.map {
          .object(["answer": .strings($0.answer), "count": .int($0.count)])
        }),
      "medianMilliseconds": .int(Int(milliseconds)),
    ])
  }

  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  private static func twoPlaces(_ value: Double) -> String { String(format: "%.2f", value) }
}
