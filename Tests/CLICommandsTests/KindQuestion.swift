import ContentImport
import Curriculum
import Foundation
import Phrases
import ProjectFiles
import QuizEngine
import Scenarios
import Study
import Testing

@testable import CLICommands

/// A question of a kind, on the real model, with lines that a learner types for it.
struct KindQuestion {
  let question: Question
  /// The lines of a right answer.
  let right: [String]
  /// The lines of a wrong answer.
  let wrong: [String]

  private static let course = try? readCourse(folder: ProjectFiles.kinds.path).course

  /// The first question of a kind in a small course.
  init(_ kind: QuestionKind) throws {
    let course = try #require(Self.course)
    question = try #require(course.lessons.flatMap(\.questions).first { $0.kind == kind })
    // A session in another room deals the same letters.
    let room = try Self.room(asking: question)
    let study = try room.study(room.lines(), stop: Session.StopBox())
    let prepared = try #require(try study.question(in: .anything)).prepared
    let mistake = try #require(wrongAnswer(to: prepared) { liveModel.run($0, Limits()) })
    right = Self.lines(of: rightAnswer(to: prepared), to: prepared)
    wrong = Self.lines(of: mistake.typed, to: prepared)
  }

  /// A game of "what comes next?" has a line for each step.
  private static func lines(of answer: String, to prepared: PreparedQuestion) -> [String] {
    switch prepared.answerForm {
    case .line: [answer]
    case .steps: answer.split { ",\n".contains($0) }.map { $0.trimmed }
    case .lines: answer.split(separator: "\n").map(String.init) + [""]
    case .code: answer.split(separator: "\n").map(String.init) + ["."]
    }
  }

  /// A room in which this is the only question, with a learner at a terminal whose editor changes
  /// nothing.
  func room() throws -> Classroom { try Self.room(asking: question) }

  private static func room(asking question: Question) throws -> Classroom {
    let room = try Classroom()
    room.model = liveModel
    room.course = try #require(course)
    room.course.lessons = Array(room.course.lessons.prefix(1))
    room.course.lessons[0].questions = [question]
    room.edit = { $0 }
    return room
  }
}
