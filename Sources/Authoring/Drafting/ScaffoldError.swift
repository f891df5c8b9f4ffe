/// The reason why a course or a lesson can't be begun.
public enum ScaffoldError: Error, Hashable, Sendable {
  /// A folder's name is no id, which its course would have.
  case notACourseID(String)
  case notALessonID(String)
  case lessonExists(String)
  case notAnAssignmentID(String)
  /// `course.yaml` lists its lessons in no form that can be continued.
  case noLessonList(for: String)
}
