public import Curriculum

/// Something that the learner should hear, and that stops nothing.
public enum StudyNotice: Hashable, Sendable {
  /// No run decides the question any more, so that it is withdrawn.
  case undecidable(QuestionID)
  /// A course of the content folder isn't taught, since an added course has its id.
  case courseNameTaken(CourseID)
  /// A course of the content folder isn't taught, since an added course has its UUID.
  case courseUUIDTaken(CourseID, by: CourseID)
}
