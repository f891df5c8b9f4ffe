internal import Authoring
internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Storage
internal import Study

/// Courses as files, as commands for authors name them.
enum ContentFiles {
  /// Reads the courses of the folder that the command line names, or those that ship with vdl.
  static func read(_ arguments: Arguments, in context: Context) throws(Failure) -> [CourseReading] {
    try read(
      at: folder(arguments) ?? CourseCatalogue.folder(arguments, in: context))
  }

  /// The one folder that the command line names, if any.
  static func folder(_ arguments: Arguments) throws(Failure) -> String? {
    guard arguments.operands.count <= 1 else { throw .usage("name one folder at most") }
    return arguments.operands.first
  }

  /// Reads the courses of a folder; where it was unpacked, what is no course in it is passed over.
  static func read(
    at folder: String, isUnpacked: Bool = false
  ) throws(Failure) -> [CourseReading] {
    try readable { () throws(ContentUnreadable) in
      try readCourses(at: folder, passingOverOthers: isUnpacked)
    }
  }

  /// The courses that ship with vdl, and those that were added: another course may require them.
  static func taught(_ arguments: Arguments, in context: Context) throws(Failure) -> [Course] {
    let shipped = try read(at: CourseCatalogue.folder(arguments, in: context))
    let store = try LearnerDatabase.openIfThere(arguments, in: context)
    return try shipped.compactMap(\.course)
      + stored { () throws(StoreError) in try store?.addedCourseContents() ?? [] }
  }

  /// Reads the one course whose folder this is.
  static func readOne(in folder: String) throws(Failure) -> CourseReading {
    try readable { () throws(ContentUnreadable) in try readCourse(folder: folder) }
  }

  static func readable<Result>(
    _ work: () throws(ContentUnreadable) -> Result
  ) throws(Failure) -> Result {
    do throws(ContentUnreadable) { return try work() } catch {
      throw .world(error.message, file: error.path)
    }
  }
}

extension Model {
  /// The model as `Authoring` uses it; long work shows its progress.
  func authoring(showing notice: ProgressNotice? = nil) -> AuthoringModel {
    AuthoringModel(
      rules: rules(), examples: examples(), misconceptions: misconceptions(),
      names: sourceNames(),
      run: { [run] scenario, limits in LargeStack.run { run(scenario, limits) } },
      spread: { [repeatedRuns] count, work in
        _ = Workers.map(count, with: repeatedRuns, notice: notice) { number, run in
          work(number, run)
        }
      })
  }
}
