internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import QuizEngine
internal import Scenarios
internal import Words

/// Courses as files, for their authors.
enum ContentFiles {
  /// Reads the courses of the folder that the command line names, or those that ship with vdl.
  static func read(_ arguments: Arguments, in context: Context) throws(Failure) -> [CourseReading] {
    guard arguments.operands.count <= 1 else { throw .usage(Words.Authoring.oneFolder) }
    return try read(
      at: arguments.operands.first ?? StudyRoom.contentFolder(arguments, in: context))
  }

  static func read(at folder: String) throws(Failure) -> [CourseReading] {
    do throws(ContentUnreadable) {
      return try readCourses(at: folder)
    } catch {
      throw .world(error.reason, file: error.path)
    }
  }

  /// Runs all of a course that runs. A course that was not understood is not run.
  static func verify(
    _ reading: CourseReading, model: Model, patience: Patience? = nil
  ) -> Verified {
    let names = model.sourceNames()
    let read =
      RuleProposals.named(in: reading, model: model) + reading.misspellings(of: names)
    guard reading.isReadable, let course = reading.course else {
      return Verified(findings: read, truths: [:])
    }
    let work = CourseVerification(
      of: course, rules: model.rules(), misconceptions: model.misconceptions(), names: names,
      unfinished: reading.unfinished)
    let results = Workers.map(work.count, with: model.repeatedRuns, patience: patience) {
      index, run in
      work.result(of: index, run: run)
    }
    return Verified(
      findings: read + work.findings(results, locations: reading.locations),
      truths: work.truths(results))
  }

  /// What the runs of a course say.
  struct Verified {
    /// Those of the files first.
    var findings: [Diagnostic]
    /// The right answer of every question that is decided.
    var truths: [QuestionID: Truth]

    /// Whether it may be taught.
    var isSound: Bool { !findings.contains { $0.severity == .error } }
  }
}
