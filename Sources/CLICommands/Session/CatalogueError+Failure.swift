internal import ContentImport
internal import Curriculum
internal import Study

extension Failure {
  /// Says why no course can be taught.
  init(_ error: CatalogueError) {
    switch error {
    case .noCourse(let folder):
      self = .world(
        "no course here; a course is a folder with a file '\(courseFileName)'", file: folder)
    case .unreadableContent(let unreadable):
      self = .world(unreadable.message, file: unreadable.path)
    case .unsound(let folder, _):
      self = .world(
        "this course can't be taught: it has errors", hint: "see 'vdl content check DIR'",
        file: folder)
    case .nameTaken(let id, let folder):
      self = .world(
        "the database already has another course '\(id.rawValue)'",
        hint: "give one of the two courses another id", file: folder)
    case .uuidTaken(let id, let other, let folder):
      self = .world(
        "the course '\(id.rawValue)' has the uuid of the course '\(other.rawValue)' in the database",
        hint: "give it a uuid of its own; 'vdl content add DIR' hands one out", file: folder)
    case .store(let error): self.init(error)
    }
  }
}
