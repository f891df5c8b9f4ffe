public import Curriculum

/// The reason why a course can't be taught beside the others: a course is known by its id and its UUID.
public enum CourseClash: Hashable, Sendable {
  /// A course that ships with vdl has the id.
  case shippedID(CourseID)
  /// A course that ships with vdl has the UUID.
  case shippedUUID
  /// The store has another course of this id, with this UUID.
  case otherCourse(CourseID, uuid: String)
  /// The store has a course of another id with the UUID, and this one doesn't say that it had that id.
  case otherID(CourseID, of: CourseID)

  /// Returns the clash of a course with those that ship and with those in the store: the one of its id,
  /// whose UUID is `knownUUID`, and the one of its UUID, whose id is `knownID`.
  public init?(
    of course: Course, with shipped: [Course], knownUUID: String?, knownID: CourseID?
  ) {
    if let other = shipped.first(where: { $0.id == course.id || $0.uuid == course.uuid }) {
      self = other.id == course.id ? .shippedID(course.id) : .shippedUUID
    } else if let knownUUID, knownUUID != course.uuid {
      self = .otherCourse(course.id, uuid: knownUUID)
    } else if let knownID, knownID != course.id, !course.formerly.contains(knownID) {
      self = .otherID(knownID, of: course.id)
    } else {
      return nil
    }
  }
}

extension CourseClash {
  /// Where in the course file the clash is.
  public func part(of course: CourseID) -> ContentPart {
    switch self {
    case .shippedUUID, .otherID: .courseUUID(course)
    case .shippedID, .otherCourse: .course(course)
    }
  }
}
