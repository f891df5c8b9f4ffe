internal import Coursework
internal import Curriculum
internal import Phrases
internal import Storage
internal import Study

extension CourseAssignment {
  /// An assignment of the taught courses by its name, or with the course before it.
  static func named(
    _ name: String, in store: Store, teaching courses: [Course]
  ) throws(Failure) -> CourseAssignment {
    let all = try stored { () throws(StoreError) in try store.assignments(of: courses) }
    let found = all.filter { [$0.name, $0.assignment.id.rawValue].contains(name) }
    guard found.count < 2 else {
      throw .usage(
        "several courses have an assignment '\(name)'",
        hint: "write one of: " + list(found.map(\.name)))
    }
    guard let only = found.first else {
      throw .usage(
        "no assignment is called '\(name)'"
          + Arguments.guess(name, among: all.map(\.assignment.id.rawValue)),
        hint: all.isEmpty
          ? "no course that is taught here has assignments; 'vdl content add DIR' adds one to a "
            + "database, and --content DIR names a folder"
          : "the assignments here: " + list(all.map(\.assignment.id.rawValue)))
    }
    return only
  }
}
