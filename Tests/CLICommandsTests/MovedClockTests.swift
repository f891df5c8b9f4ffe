import Foundation
import QuizEngine
import ReviewLog
import Storage
import Testing

@testable import CLICommands

/// A clock that somebody sets, or a traveller's, in the middle of a session.
@Suite struct `A clock that moves during a session` {
  /// The days between two prompts, and the time zone from then on, in hours.
  struct Course: CustomTestStringConvertible {
    var testDescription: String
    var start = "2026-03-28"
    var steps: [(days: Double, zone: Int)]
  }

  static let courses = [
    Course(testDescription: "ten years on and back", steps: [(3652, 0), (-3652, 0)]),
    Course(testDescription: "ten years back and on", steps: [(-3652, 0), (3652, 0)]),
    Course(testDescription: "ever further back", steps: [(-400, 0), (-0.01, 0)]),
    Course(testDescription: "east and west of the date line", steps: [(0, 14), (0, -11), (0, 14)]),
    Course(testDescription: "summer time", steps: [(0.5, 1), (0.5, 2)]),
    Course(
      testDescription: "over a leap day", start: "2028-02-28", steps: [(1, 0), (1, 0), (-1, 0)]),
    Course(testDescription: "over no leap day", start: "2100-02-28", steps: [(1, 0), (-1, 0)]),
    Course(testDescription: "to before all time", steps: [(-40_000, 0), (40_000, 0)]),
  ]

  @Test(arguments: courses)
  func `loses no answer, and what follows from the log stays the same`(_ course: Course) throws {
    let room = try Classroom()
    room.time = try #require(UTCTime(iso8601: course.start))
    var prompts = 0
    room.heard = { _ in
      let step = course.steps[prompts % course.steps.count]
      prompts += 1
      room.zone = ZoneOffset(seconds: step.zone * 3600)
      room.time = room.time.advanced(by: .seconds(step.days * 86_400))
    }
    room.typed = [
      "dk", "", "abc", "viewDidLoad", "viewWillAppear", "", "dk", "", "undo", "dk", "", "progress",
      "quit",
    ]
    #expect(try room.continued(scope: .anything, count: 5) == 0, "\(room.said)")
    let count = try room.reviews().count
    #expect(count > 0)
    let store = try room.openStore()
    let examined = try store.examineDerived()
    #expect(examined.rowCount > 0 && examined.differenceCount == 0)

    // The next day all goes on as ever.
    room.heard = { _ in }
    room.zone = .utc
    room.time = try #require(UTCTime(iso8601: course.start)).advanced(by: .seconds(86_400))
    #expect(try room.session("dk", "", "quit", scope: .anything) == 0, "\(room.said)")
    #expect(try room.reviews().count == count + 1)
    #expect(try room.openStore().examineDerived().differenceCount == 0)
  }

  @Test func `holds no later day where it was`() throws {
    let room = try Classroom()
    let right = room.time
    room.time = right.advanced(by: .seconds(3652 * 86_400))
    #expect(try room.session("dk", "", "quit", scope: .anything) == 0, "\(room.said)")
    for day in 1...3 {
      room.time = right.advanced(by: .seconds(day * 86_400))
      #expect(try room.session("dk", "", "quit", scope: .anything) == 0, "\(room.said)")
      let store = try room.openStore()
      let ada = try #require(try store.learners().first)
      let now = Moment(time: room.time.advanced(by: .seconds(600)), zone: room.zone)
      #expect(try store.progress(of: ada.id, at: now).today.answered == 1)
      #expect(try store.dueRules(of: ada.id, at: now.time).isEmpty == false)
    }
  }
}
