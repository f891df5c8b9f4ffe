internal import Curriculum

extension CourseClash {
  /// In lower case and without a full stop, as a diagnostic says it; it hands out a UUID that nobody has.
  public func message(freshUUID: String) -> String {
    switch self {
    case .shippedID(let id):
      "a course that ships with vdl has the id '\(id.rawValue)'; give yours its own"
    case .shippedUUID:
      "a course that ships with vdl has this uuid; write 'uuid: \(freshUUID)', which nobody else has"
    case .otherCourse(let id, let uuid):
      "vdl has, or had, another course '\(id.rawValue)', whose uuid is \(uuid), and keeps its "
        + "history; give this one an id of its own"
    case .otherID(let other, let id):
      "the course '\(other.rawValue)' has this uuid already; if '\(id.rawValue)' is a course of its own, "
        + "write 'uuid: \(freshUUID)'; if it is that course under a new id, write "
        + "'formerly: [\(other.rawValue)]'"
    }
  }
}
