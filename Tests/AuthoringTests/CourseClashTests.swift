import Curriculum
import Testing

@testable import Authoring

/// Courses that can't be taught beside others.
@Suite struct `A clash of courses` {
  private let own = `Scaffolds`.course(lessons: [], questions: [])

  @Test func `is one of an id or a UUID`() {
    var shipped = own
    #expect(
      CourseClash(of: own, with: [shipped], knownUUID: nil, knownID: nil) == .shippedID(own.id))
    shipped.id = CourseID(rawValue: "lamps")
    #expect(CourseClash(of: own, with: [shipped], knownUUID: nil, knownID: nil) == .shippedUUID)
    shipped.uuid = "v"
    #expect(CourseClash(of: own, with: [shipped], knownUUID: "u", knownID: own.id) == nil)
    #expect(
      CourseClash(of: own, with: [shipped], knownUUID: "w", knownID: nil)
        == .otherCourse(own.id, uuid: "w"))
  }

  @Test func `is one of a copy that kept its UUID, and not of a course that was renamed`() {
    let known = CourseID(rawValue: "lamps")
    #expect(
      CourseClash(of: own, with: [], knownUUID: nil, knownID: known) == .otherID(known, of: own.id))
    var renamed = own
    renamed.formerly = [known]
    #expect(CourseClash(of: renamed, with: [], knownUUID: nil, knownID: known) == nil)
  }

  @Test func `hands out a UUID that nobody has`() {
    let clashes: [CourseClash] = [.shippedUUID, .otherID(CourseID(rawValue: "lamps"), of: own.id)]
    for clash in clashes { #expect(clash.message(freshUUID: "fresh").contains("'uuid: fresh'")) }
  }
}
