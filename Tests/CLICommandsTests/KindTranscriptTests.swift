import Curriculum
import QuizEngine
import ReviewLog
import TerminalUI
import Testing

@testable import CLICommands

/// Each kind of question as it is asked and judged at a terminal, in three sizes.
@Suite struct `The transcript of a kind` {
  /// What a learner may type that is no answer.
  private static let unreadable: [QuestionKind: [String]] = [
    OrderTask.kind: ["viewDidLode, perhaps"], OutputTask.kind: ["...", ""],
    ChoiceTask.kind: ["the second one, I think"], TruthTask.kind: ["perhaps"],
    CountTask.kind: ["many"], StateTask.kind: ["..."], LineTask.kind: ["line 99"],
    FixTask.kind: ["class A {", "."], WriteTask.kind: ["class A {", "."],
    VersionsTask.kind: ["the newer ones"], WhyTask.kind: ["because"],
    NextTask.kind: ["viewDidLode"],
    ReachTask.kind: ["tap"],
  ]

  @Test(arguments: QuestionKind.allCases, [(80, 24), (100, 40), (45, 20)])
  func `right, wrong, unreadable and unknown`(
    kind: QuestionKind, size: (columns: Int, rows: Int)
  ) throws {
    let asked = try KindQuestion(kind)
    let unreadable = try #require(Self.unreadable[kind])
    var transcript = ""
    for (heading, lines, isRight) in [
      ("right", asked.right, true), ("unreadable, then wrong", unreadable + asked.wrong, false),
      ("unknown", ["dk"], false),
    ] {
      let room = try asked.room()
      (room.columns, room.rows) = size
      room.typed = lines.map(InputLine.line) + ["why", "quit"]
      _ = try room.continued(scope: .anything, count: 1)
      #expect(room.typed.isEmpty, "\(kind), \(heading): \(room.said)")
      let verdicts = try room.reviews().map { $0.review.verdict == .right }
      #expect(verdicts == [isRight], "\(kind), \(heading)")
      transcript += "=== \(heading)\n\(room.said)\n"
    }
    expectLines(transcript)
    let wide = transcript.split(separator: "\n").filter {
      // The lines that the learner types wrap as the terminal does it.
      !$0.contains("> ") && Text.width(of: $0) > size.columns
    }
    #expect(wide.isEmpty)
    try expectGolden(transcript, "Kinds/\(kind.rawValue)-\(size.columns)x\(size.rows).txt")
  }
}
