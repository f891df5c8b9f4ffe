public import Curriculum

/// The reason why a course can't be taught beside the others: a course is known by its id and its UUID.
public enum CourseClash: Hashable, Sendable {
  /// A course that ships with vdl has the id.
  case shippedID(CourseID)
  /// A course that ships with vdl has the UUID.
  case shippedUUID
  /// The store has another course of this id, with this UUID.
  case otherCourse(CourseID, uuid: String)

  /// Returns the clash of a course with those that ship and with the one of its id in the store.
  public init?(of course: Course, with shipped: [Course], knownUUID: String?) {
    if let other = shipped.first(where: { $0.id == course.id || $0.uuid == course.uuid }) {
      self = other.id == course.id ? .shippedID(course.id) : .shippedUUID
    } else if let knownUUID, knownUUID != course.uuid {
      self = .otherCourse(course.id, uuid: knownUUID)
    } else {
      return nil
    }
  }
}
