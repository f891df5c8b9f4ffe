internal import Authoring
internal import ContentImport
internal import Curriculum
internal import Diagnostics
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

  static func read(at folder: String) throws(Failure) -> [CourseReading] {
    do throws(ContentUnreadable) {
      return try readCourses(at: folder)
    } catch {
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
