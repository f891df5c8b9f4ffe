import Curriculum
import Foundation
import QuizEngine
import ReviewLog
import SQLite
import Scenarios
import Testing

@testable import CLICommands

@Suite struct `The doctor` {
  private let here: LearnersRoom

  init() throws { here = try LearnersRoom() }

  private static let sound = "The file and the log are sound.\n"

  @Test func `finds nothing where all is well`() {
    here.check(
      "doctor", says: Self.sound + "The 2 rows that follow from the log are as the log has it.\n")
    here.check(
      "doctor", "now", says: "error: 'vdl doctor' takes no 'now'\n", status: 64)
  }

  @Test func `finds what does not follow from the log, and makes it again`() throws {
    try Connection(path: here.path).execute("UPDATE memory_state SET stability = 99")
    here.check(
      "doctor",
      says: Self.sound + """
        Of the 2 rows that follow from the log, 1 was otherwise; 'vdl doctor --rebuild'
        makes them again.

        """, status: 1)
    here.check(
      "doctor", "--rebuild",
      says: Self.sound + """
        Of the 2 rows that follow from the log, 1 was otherwise.
        They were made again.

        """)
    here.check(
      "doctor", says: Self.sound + "The 2 rows that follow from the log are as the log has it.\n")
  }

  @Test func `finds damage that no reader stumbles over`() throws {
    let connection = try Connection(path: here.path)
    try connection.execute("PRAGMA foreign_keys = OFF; DELETE FROM rendering")
    here.room.said = ""
    let status = CommandLineInterface.run(
      ["doctor", "--database", here.path], in: here.room.context())
    #expect(status == 1)
    #expect(
      here.room.said.hasPrefix(
        """
        The database is damaged:
          a row of 'presentation' refers to a row of 'rendering' that is missing
        'vdl restore FILE' puts a backup in its place.

        """))
  }

  /// In the new model a view is loaded after it appears.
  private func changeTruth() {
    here.room.model.repeatedRuns = {
      { scenario in
        var run = Classroom.run(scenario)
        run.events = [run.events[2], run.events[0], run.events[1]]
        for index in run.events.indices {
          run.events[index].index = index
          run.events[index].leave = index + 1
        }
        return run
      }
    }
  }

  @Test func `lists what a newer model would judge otherwise, and rewrites nothing`() throws {
    let verdicts = try here.room.reviews().map(\.review)
    here.check(
      "doctor", "--regrade",
      says: Self.sound + """
        The 2 rows that follow from the log are as the log has it.
        Of 1 answer, 0 would be judged otherwise now; nothing was rewritten.

        """)
    changeTruth()
    here.check(
      "doctor", "--regrade",
      says: Self.sound + """
        The 2 rows that follow from the log are as the log has it.
        basics/order, answered by Ada on 2026-01-05: right then, partly right now
          answer: loadView viewDidLoad viewWillAppear
        Of 1 answer, 1 would be judged otherwise now; nothing was rewritten.

        """, status: 1)
    #expect(try here.room.reviews().map(\.review) == verdicts)
    here.check(
      "doctor", says: Self.sound + "The 2 rows that follow from the log are as the log has it.\n")
  }

  @Test func `says which answers cannot be judged any more`() throws {
    here.room.model.repeatedRuns = {
      { Run(ios: $0.ios, device: $0.device, outcome: .refused) }
    }
    here.check(
      "doctor", "--regrade",
      says: Self.sound + """
        The 2 rows that follow from the log are as the log has it.
        basics/order, answered by Ada on 2026-01-05: right then, not to be judged any
          more now
          answer: loadView viewDidLoad viewWillAppear
        Of 1 answer, 1 would be judged otherwise now; nothing was rewritten.

        """, status: 1)
  }

  @Test func `tells programs`() throws {
    changeTruth()
    here.room.said = ""
    let status = CommandLineInterface.run(
      ["doctor", "--regrade", "--rebuild", "--json", "--database", here.path],
      in: here.room.context())
    #expect(status == 1)
    let review = try #require(here.room.reviews().first)
    #expect(
      here.room.said == """
        {
          "version": 1,
          "damage": [],
          "derived": {"rows": 2, "different": 0, "rebuilt": true},
          "regraded": {
            "answers": 1,
            "changes": [
              {"review": "\(review.review.id.rawValue)", "learner": "\(review.learner.id.rawValue)", \
        "question": "basics/order", "revision": "\(review.presentation.revision.rawValue)", \
        "model": "made by hand", "typed": "loadView viewDidLoad viewWillAppear", "then": "right", \
        "now": "partly"}
            ]
          }
        }

        """)
  }
}
