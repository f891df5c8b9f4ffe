import ContentImport
import Curriculum
import Foundation
import ProjectFiles
import QuizEngine
import Scenarios
import Testing

@testable import CLICommands

/// The records about the shipped course.
@Suite struct `The shipped course` {
  private static let courses = ProjectFiles.courses.path

  @Test func `has a current table of claims`() throws {
    let table = try ProjectFiles.text("Content/CLAIMS.md")
    #expect(
      vdl("content", "list", "--claims", Self.courses)
        == Said(status: 0, output: table, notices: ""),
      "remake it: vdl content list --claims Content/Courses > Content/CLAIMS.md")
  }

  @Test func `has a current blueprint`() throws {
    let table = try ProjectFiles.text("Content/BLUEPRINT.md")
    #expect(
      vdl("content", "list", "--blueprint", Self.courses)
        == Said(status: 0, output: table, notices: ""),
      "remake it: vdl content list --blueprint Content/Courses > Content/BLUEPRINT.md")
  }

  /// `Scripts/deep score` answers every question under every misconception; its record is
  /// `Fixtures/misconceptions.json`, of which some lines are looked at again.
  @Test func `detects every misconception, by its record`() throws {
    let record = try Self.record()
    #expect(record.told.percent == 100)
    #expect(record.toldApart.percent >= 95)
    let model = liveModel
    #expect(record.misconceptions.map(\.id) == model.misconceptions().map(\.id))
    let questions = try readCourses(at: Self.courses).compactMap(\.course).flatMap(\.lessons)
      .flatMap(\.questions)
    let named = Set(record.misconceptions.flatMap(\.questions))
    #expect(named.subtracting(questions.map(\.id.rawValue)) == [])

    let run = model.repeatedRuns()
    for line in record.misconceptions.enumerated().filter({ $0.offset % 8 == 3 }).map(\.element) {
      let question = try #require(questions.first { $0.id.rawValue == line.questions.first })
      let isTold = (0..<question.instanceCount).contains { number in
        let instance = question.instance(number)
        let truth = decide(instance, run: run).truth
        return truth != nil && decide(instance, run: believing(line.id, run)).truth != truth
      }
      #expect(isTold, "'\(question.id.rawValue)' does not detect '\(line.id)'")
    }
  }

  /// Of one lesson, so that a learner who practises that lesson can be told. No question may ask about a rule
  /// of low confidence, so the first of the others counts.
  @Test func `asks about every misconception's first rule, and probes it twice in a lesson`() throws
  {
    let model = liveModel
    let weak = Set(
      model.rules().filter { ["low", "recall"].contains($0.confidence) }.map(\.id))
    let lessons = try readCourses(at: Self.courses).compactMap(\.course).flatMap(\.lessons)
    let targets = Set(
      lessons.flatMap(\.questions).compactMap { $0.rules.first?.rawValue })
    let lines = try Self.record().misconceptions
    let detectors = Dictionary(uniqueKeysWithValues: lines.map { ($0.id, Set($0.questions)) })
    for misconception in model.misconceptions() {
      let rule = try #require(misconception.rules.first { !weak.contains($0) })
      #expect(targets.contains(rule), "no question asks about '\(rule)'")
      let known = try #require(detectors[misconception.id])
      let most = lessons.map { $0.questions.count { known.contains($0.id.rawValue) } }.max() ?? 0
      #expect(most >= 2, "'\(misconception.id)' needs two questions of one lesson")
    }
  }

  private static func record() throws -> Record {
    try JSONDecoder().decode(
      Record.self, from: Data(contentsOf: ProjectFiles.misconceptionRecord))
  }

  private struct Record: Decodable {
    var misconceptions: [Line]
    var told: Share
    var toldApart: Share

    struct Line: Decodable {
      var id: String
      var questions: [String]
    }

    struct Share: Decodable {
      var percent: Double
    }
  }
}
