internal import Curriculum

extension CourseClash {
  /// In lower case and without a full stop, as a diagnostic says it.
  public var message: String {
    switch self {
    case .shippedID(let id):
      "a course that ships with vdl has the id '\(id.rawValue)'; give yours its own"
    case .shippedUUID:
      "a course that ships with vdl has this uuid; give yours its own"
    case .otherCourse(let id, let uuid):
      "the store has another course '\(id.rawValue)', whose uuid is \(uuid); give this one an id "
        + "of its own"
    }
  }
}
