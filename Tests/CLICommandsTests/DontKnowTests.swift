import Curriculum
import Foundation
import ProjectFiles
import QuizEngine
import ReviewLog
import SpacedRepetition
import Storage
import TerminalUI
import Testing

@testable import CLICommands

/// "I don't know" is an answer to every kind of question.
@Suite struct `An answer that the learner doesn't know` {
  /// The rules of a course that has questions of all kinds.
  private static let rules = [
    "appearance.will-appear", "view.loads-on-first-access", "view.load-view-makes-the-view",
    "memory.warning-keeps-views", "window.root-appears", "view.did-load-follows-load-view",
  ]
  private static let count = 10

  /// Answers questions about every rule so, and returns what was said.
  private func answerAll(_ option: String, _ typed: [String]) -> String {
    Self.rules.map { rule in
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "vdl-\(UUID().uuidString)")
      defer {
        for suffix in ["", "-wal", "-shm"] {
          try? FileManager.default.removeItem(atPath: folder.path + suffix)
        }
      }
      let said = vdl(
        [
          "quiz", option, "--content", ProjectFiles.kinds.path, "--database", folder.path,
          "--seed", "1", "--rule", rule, "--count", "\(Self.count)",
        ], typed: typed, random: { UInt64.random(in: .min ... .max) })
      #expect(said.status == 0)
      return said.output
    }.joined()
  }

  @Test func `is wrong in every kind, and shows the right answer`() {
    let said = answerAll("--json", Array(repeating: "dk", count: Self.count))
    let kinds = said.matches(of: #/"kind": "(\w+)"/#).map { String($0.output.1) }
    #expect(Set(kinds) == Set(QuestionKind.allCases.map(\.rawValue)))
    let verdicts = said.split(separator: "\n").filter { $0.contains(#""type": "verdict""#) }
    #expect(verdicts.count == kinds.count)
    for verdict in verdicts {
      #expect(verdict.contains(#""right": false, "score": 0.0, "answer": [], "orders": [["#))
      #expect(verdict.contains(#""belief": null, "release": null"#))
    }
  }

  @Test func `is taken in plain lines for every kind`() {
    let said = answerAll(
      "--plain", (0..<Self.count).map { $0.isMultiple(of: 2) ? "dk" : "Don't know" })
    let asked = said.split(separator: "Question ").count - 1
    #expect(said.split(separator: "This is the answer:").count - 1 == asked)
    #expect(!said.contains("Not right") && !said.contains("misconception"))
  }

  @Test func `is in the log as a wrong answer that grades again`() throws {
    let room = try Classroom()
    room.settings.asksConfidence = true
    #expect(try room.session("dk", "viewDidLoad", "don’t know", "quit", scope: .anything) == 0)
    #expect(room.said.contains("This is the answer:\n\n  1  A.loadView\n  2  A.viewDidLoad\n"))
    #expect(room.said.contains("Reading view for the first time loads it."))
    #expect(!room.said.contains("how sure"))
    for review in try room.reviews().map(\.review) {
      #expect(review.typed == "dk")
      #expect(review.read == [])
      #expect(review.verdict == .wrong)
      #expect(review.score == 0)
      #expect(review.rating == .again)
    }
    #expect(try room.reviews().count == 2)
  }

  @Test func `ends a game of what comes next`() throws {
    let room = try Classroom()
    room.course = Classroom.course(
      asking: NextTask(events: ["A.loadView", "A.viewDidLoad", "A.viewWillAppear"]))
    #expect(try room.session("loadView", "dk", "quit") == 0)
    #expect(try room.reviews().map(\.review.typed) == ["dk"])
  }

  @Test func `may be stopped while the solution runs`() throws {
    let room = try Classroom()
    room.course = Classroom.course(
      asking: FixTask(
        CodeExercise(
          goals: [Statement(text: "It is mended.", check: "isMended")], drive: "A().run()\n",
          solution: "// mended\n")))
    room.whileTyping = { room.signalWhileRunning = .interrupt }
    #expect(try room.session("dk", .interrupted) == 130)
    #expect(room.said.contains("Stopped."))
    #expect(try room.reviews().isEmpty)
  }

  @Test func `is told from a printed line by an equals sign`() throws {
    let room = try Classroom()
    room.course = Classroom.course(asking: OutputTask())
    #expect(try room.session("=dk", "", "quit", count: 1, staysOpen: false) == 0)
    let review = try #require(try room.reviews().first?.review)
    #expect(review.typed == "=dk")
    #expect(review.read == ["dk"])
    #expect(room.said.contains("Not right."))
  }

  @Test func `is shown again when its verdict was not seen`() throws {
    let room = try Classroom()
    room.closesOutputWhileTyping = true
    _ = try room.session("dk")
    room.closesOutputWhileTyping = false
    room.isOutputOpen = true
    room.said = ""
    _ = try room.session()
    #expect(room.said.contains("you haven't seen its verdict:\n\nThis is the answer:"))
  }
}
