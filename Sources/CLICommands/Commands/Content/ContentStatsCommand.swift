internal import Authoring
internal import ContentImport
internal import Curriculum
internal import Exporting
internal import Phrases
internal import ReviewLog
internal import Storage
internal import TerminalUI

extension Command {
  static let contentStats = Command(
    "content stats",
    help: CommandHelp(
      operands: "[DIR|COURSE]",
      summary: "show how learners answer each question",
      examples: [
        ("vdl content stats", "every question with an answer"),
        ("vdl content stats kettles", "the questions of a course, by its id or its folder"),
        ("vdl content stats --json", "for programs: one JSON object"),
      ],
      discussion: """
        The hardest questions come first, each revision apart: answers to another text say nothing \
        about this one. Facility is the share of learners who are right at their first try. \
        Discrimination compares first tries at this question with those at all others, from -100 to 100; \
        it needs three learners. If it is near 0 or below, the question shows nothing about what its \
        learners know. The time is the median. Misconceptions are those that wrong answers fit. \
        The remarks that learners wrote after 'flag' in a session stand at the end.
        """),
    options: [.json]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count <= 1 else { throw .usage("name one course at most") }
    let store = try LearnerDatabase.openToRead(arguments, in: context)
    let courses = try arguments.operands.first.map { (place) throws(Failure) in
      try courseIDs(place, store)
    }
    let learner = try arguments["--learner"].map { (name) throws(Failure) in
      let found = try stored { () throws(StoreError) in try store.findLearner(named: name) }
      guard let found else { throw .usage("no learner is called '\(name)'") }
      return found.id
    }
    let statistics = try stored { () throws(StoreError) in
      try AnswerStatistics(in: store, of: learner, courses: courses)
    }
    if arguments.has("--json") {
      context.console.write(statistics.json.pretty)
    } else {
      statistics.show(on: context.console)
    }
    return .done
  }

  /// The ids of the courses in a folder, or the id of a course in the store.
  private static func courseIDs(_ place: String, _ store: Store) throws(Failure) -> [CourseID] {
    if FileSystem.isFolder(place) {
      return try ContentFiles.read(at: place).compactMap { $0.course?.id }
    }
    let known = try stored { () throws(StoreError) in try store.courses() }.map(\.id.rawValue)
    guard known.contains(place) else {
      throw .usage(
        "'\(place)' is neither a folder nor a course in the database"
          + Arguments.guess(place, among: known))
    }
    return [CourseID(rawValue: place)]
  }
}
