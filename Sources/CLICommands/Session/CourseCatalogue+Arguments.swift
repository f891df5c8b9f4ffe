internal import Curriculum
internal import Diagnostics
internal import Storage
internal import Study

extension CourseCatalogue {
  /// The folder that `--content` names, or the courses that ship with the program.
  static func folder(_ arguments: Arguments, in context: Context) -> String {
    arguments["--content"] ?? context.shippedCourses
  }

  /// Returns the courses to teach, as outlines unless somebody wants the text of lessons. A folder that the command
  /// line names stands alone.
  static func courses(
    _ arguments: Arguments, store: Store, context: Context, asOutlines: Bool = true
  ) throws(Failure) -> [Course] {
    let catalogue = CourseCatalogue(
      store: store, programVersion: CommandLineInterface.version,
      formerRules: {
        let model = context.loadModel()
        return model.diagnostics.contains { $0.severity == .error } ? nil : model.formerRules
      })
    do throws(CatalogueError) {
      return try catalogue.courses(
        in: folder(arguments, in: context), isAlone: arguments.has("--content"),
        asOutlines: asOutlines,
        notice: { context.console.notice($0.description) })
    } catch {
      if case .unsound(_, let diagnostics) = error {
        for diagnostic in diagnostics { context.console.notice(diagnostic.description) }
      }
      throw Failure(error)
    }
  }

  /// Names the bytes of a course's files and this program.
  static func fingerprint(of folder: String) throws(Failure) -> String {
    do throws(CatalogueError) {
      return try fingerprint(of: folder, programVersion: CommandLineInterface.version)
    } catch {
      throw Failure(error)
    }
  }
}
