internal import Scenarios
internal import Study

/// The versions that a result depends on: the program, the model and the courses that ship with it.
enum ProgramVersions {
  /// A line for each. The first is `vdl` and the version of the program.
  static func lines(shippedCourses folder: String) -> [String] {
    let courses = (try? CourseCatalogue.versions(ofCoursesIn: folder)) ?? []
    return ["vdl \(CommandLineInterface.version)", "model \(Engine.modelVersion)"]
      + (courses.isEmpty
        ? ["no courses in '\(folder)'"] : courses.map { "course \($0.name) \($0.version)" })
  }
}
