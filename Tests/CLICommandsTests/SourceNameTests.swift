import ContentImport
import Curriculum
import Foundation
import ProjectFiles
import Scenarios
import TerminalUI
import Testing

@testable import CLICommands

/// Authors cite articles and claims by numbers; learners see names.
@Suite struct `Numbers of sources` {
  private static let lessons = Result {
    try readCourses(at: ProjectFiles.courses.path).compactMap(\.course).flatMap(\.lessons)
  }

  @Test func `are in no lesson and no question`() throws {
    for lesson in try Self.lessons.get() {
      check(lesson.title, lesson.aim, of: lesson.id.rawValue)
      for block in lesson.blocks {
        switch block {
        case .heading(_, let text), .prose(let text), .listing(_, let text):
          check(text, of: lesson.id.rawValue)
        case .runnable(let listing):
          check(listing.code, of: lesson.id.rawValue)
          for sentence in listing.sentences { check(sentence.text, of: lesson.id.rawValue) }
        }
      }
      for question in lesson.questions {
        check(question.prompt, question.scenario, question.explanation ?? "", of: "\(question.id)")
        for text in question.task.shownTexts + question.hints + question.feedback.map(\.text) {
          check(text, of: "\(question.id)")
        }
      }
    }
  }

  @Test func `are replaced by names once, at the end of a lesson`() throws {
    for lesson in try Self.lessons.get() {
      let text = written { Views($0).sources(of: lesson) }
      check(text, of: lesson.id.rawValue)
      let starts = text.split(separator: "\n").filter { $0.hasPrefix("From “") }
      #expect(starts.count == lesson.articles.count, "\(lesson.id)")
    }
  }

  @Test func `are in no report of a rule and no reason`() {
    for rule in liveModel.rules() {
      check(written { RuleReport(console: $0).write(rule, shown: nil) }, of: rule.id)
      check(rule.sentence, rule.alternative ?? "", of: rule.id)
    }
  }

  @Test func `are on no page of help and no misconception`() {
    for topic in HelpTopic.all where !topic.takesWords {
      check(vdl("help", topic.name).output, of: topic.name)
    }
    for misconception in liveModel.misconceptions() {
      check(misconception.belief, misconception.refutation.text, of: misconception.id)
    }
  }

  private func check(
    _ texts: String..., of owner: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let numbers = [
      /\[\d{3}:|\b[SM]\d*-\d\d\b/,
      /(?i:articles? \d|(?:first|second|third|fourth|fifth) article)/,
    ]
    for text in texts {
      let found = numbers.lazy.compactMap { text.firstMatch(of: $0) }.first
      #expect(
        found == nil, "\(owner): \(found.map { String($0.output) } ?? "")",
        sourceLocation: sourceLocation)
    }
  }

  private func written(_ write: (Console) -> Void) -> String {
    var text = ""
    write(
      Console(
        write: { text += $0 }, notify: { text += $0 }, flush: { true },
        terminal: Terminal(columns: 200), style: .plain))
    return text
  }
}
