import Curriculum
import Testing

@testable import Authoring

/// Courses that can't be taught beside others.
@Suite struct `A clash of courses` {
  private let own = `Scaffolds`.course(lessons: [], questions: [])

  @Test func `is one of an id or a UUID`() {
    var shipped = own
    #expect(CourseClash(of: own, with: [shipped], knownUUID: nil) == .shippedID(own.id))
    shipped.id = CourseID(rawValue: "lamps")
    #expect(CourseClash(of: own, with: [shipped], knownUUID: nil) == .shippedUUID)
    shipped.uuid = "v"
    #expect(CourseClash(of: own, with: [shipped], knownUUID: "u") == nil)
    #expect(
      CourseClash(of: own, with: [shipped], knownUUID: "w")
        == .otherCourse(own.id, uuid: "w"))
  }
}
