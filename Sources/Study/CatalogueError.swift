public import ContentImport
public import Curriculum
public import Diagnostics
public import Storage

/// Why no course can be taught.
public enum CatalogueError: Error {
  /// The content folder, or one in it.
  case unreadableContent(ContentUnreadable)
  /// Neither the folder nor one in it is a course.
  case noCourse(folder: String)

  // One course of it.
  /// The course has errors.
  case unsound(folder: String, [Diagnostic])
  /// The store has another course of this id.
  case nameTaken(CourseID, folder: String)
  /// The store has another course of its UUID.
  case uuidTaken(CourseID, by: CourseID, folder: String)

  case store(StoreError)
}
