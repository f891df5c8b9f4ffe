internal import ContentImport
internal import Curriculum
internal import Study
internal import Words

extension Failure {
  /// Says why no course can be taught.
  init(_ error: CatalogueError) {
    switch error {
    case .missingFolder(let folder): self = .world(Words.Files.noFolder, file: folder)
    case .deniedFolder(let folder): self = .world(Words.Files.denied, file: folder)
    case .noCourse(let folder):
      self = .world(Words.CourseFiles.noCourse(file: courseFileName), file: folder)
    case .unreadableFile(let path, let errorNumber):
      self = .world(FileSystem.reason(errorNumber), file: path)
    case .unreadableContent(let unreadable):
      self = .world(unreadable.reason, file: unreadable.path)
    case .unsound(let folder, _):
      self = .world(Words.Study.hasErrors, hint: Words.Study.seeContentCheck, file: folder)
    case .nameTaken(let id, let folder):
      self = .world(
        Words.Study.hasAnotherCourse(id.rawValue), hint: Words.Study.giveAnotherId, file: folder)
    case .store(let error): self.init(error)
    }
  }
}
