import ContentImport
import Curriculum
import Foundation
import Phrases
import ProjectFiles
import QuizEngine
import Scenarios
import TerminalUI
import Testing

@testable import CLICommands

/// The lessons that ship, as somebody reads them. Their code prints what it is said to print.
@Suite struct `A lesson` {
  private static let lessons: [Lesson] =
    (try? readCourse(folder: ProjectFiles.shippedCourse.path).course?.lessons) ?? []

  /// Reads a lesson, Return by Return; gives the text up to each prompt, and the text after the last.
  private func screens(
    of lesson: Lesson, columns: Int = 80, rows: Int = 24, isColored: Bool = false,
    isInteractive: Bool = true
  ) -> [String] {
    var screens = [""]
    let console = Console(
      write: { screens[screens.count - 1] += $0 }, notify: { _ in }, flush: { true },
      terminal: Terminal(
        inputIsTerminal: isInteractive, outputIsTerminal: isInteractive, columns: columns,
        rows: rows),
      style: Style(isColored: isColored))
    let lines = Context.Lines(
      reader: LineReader { prompt in
        screens[screens.count - 1] += prompt.text
        screens.append("")
        return .line("")
      }, isInteractive: isInteractive,
      run: { _, scenario in .finished(Self.run(scenario, in: lesson)) })
    let reading = LessonReading(console: console, lines: lines, model: liveModel)
    guard case .finished = reading.read(lesson, closing: "Next: 'quiz' asks.") else {
      Issue.record("'\(lesson.id.rawValue)' is left")
      return []
    }
    return screens
  }

  private static func run(_ scenario: Scenario, in lesson: Lesson) -> Run {
    let printed = lesson.blocks.compactMap { block -> [String]? in
      guard case .runnable(let listing) = block, listing.scenario == scenario else { return nil }
      return listing.printed
    }
    return Run(
      ios: scenario.ios, device: scenario.device, outcome: .completed, output: printed.first ?? [],
      events: [], checks: [])
  }

  @Test(arguments: [(80, 24), (100, 40), (45, 20), (40, 8)])
  func `never shows more than a screen at a time`(columns: Int, rows: Int) {
    #expect(!Self.lessons.isEmpty)
    for lesson in Self.lessons {
      let screens = screens(of: lesson, columns: columns, rows: rows, isColored: true)
      #expect(screens.count > 3)
      for screen in screens {
        expectLines(screen, lesson.id.rawValue)
        let lines = screen.replacing(/\u{1B}\[[0-9;]*m/, with: "")
          .split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= rows, "\(lesson.id.rawValue):\n\(screen)")
        for line in lines where !line.contains("> ") {
          #expect(Text.width(of: line) <= columns, "\(lesson.id.rawValue): \(line)")
        }
      }
    }
  }

  @Test func `begins a step at each heading, with what follows it`() {
    for lesson in Self.lessons {
      let screens = screens(of: lesson)
      for case .heading(_, let text) in lesson.blocks {
        let lines = screens.compactMap { screen -> [Substring]? in
          let lines = screen.split(separator: "\n")
          return lines.contains(text[...]) ? lines : nil
        }
        #expect(lines.count == 1 && lines.allSatisfy { $0.count > 2 }, "\(text)")
      }
    }
  }

  @Test func `shows the same text in steps and at once`() {
    // Only at a terminal does a prediction say how to answer it.
    for lesson in Self.lessons.map(\.withoutPredictions) {
      let whole = screens(of: lesson, isInteractive: false)
      #expect(whole.count == 1)
      let stepwise = screens(of: lesson).joined()
        .replacing("\nReturn continues, q stops> ", with: "")
        .replacing("\nReturn runs it, q stops> ", with: "")
      #expect(stepwise == whole[0], "\(lesson.id.rawValue)")
    }
  }

  @Test func `says in one line what it leaves out`() {
    let lesson = Lesson(
      id: LessonID(rawValue: "l"), title: "T", aim: "You can.", prerequisites: [], claims: [],
      teaches: [.callback("viewWillLayoutSubviews")],
      outOfScope: ["storyboards", "How UIKit finds a nib."],
      sources: [Citation("000:1")].compactMap { $0 }, blocks: [.prose("Prose.")], questions: [])
    let text = screens(of: lesson, isInteractive: false).joined()
    #expect(
      text.contains("\nProse.\n\nNot in this lesson: storyboards; How UIKit finds a nib.\n\nFrom "))
    #expect(!text.contains("viewWillLayoutSubviews"))
  }

  @Test(arguments: [80, 45]) func `draws text as it is written`(columns: Int) {
    let timeline = "inside show   viewDidLoad\n              viewWillAppear\nafter         layout\n"
    let lesson = Lesson(
      id: LessonID(rawValue: "l"), title: "T", aim: "You can.", prerequisites: [], claims: [],
      sources: [], blocks: [.listing(language: "text", code: timeline)], questions: [])
    let text = screens(of: lesson, columns: columns, isInteractive: false).joined()
    #expect(
      text.contains(
        "\n\n  inside show   viewDidLoad\n                viewWillAppear\n  after         layout\n"),
      "\(text)")
  }

  // MARK: Lines that a sentence names

  /// Code is numbered and what it prints is not, so that "the third line" must say of which.
  @Test func `says which lines it means`() {
    for lesson in Self.lessons {
      for (text, code) in Self.sentences(of: lesson) {
        #expect(Self.unclearLines(in: text, below: code) == [], "\(lesson.id.rawValue): \(text)")
      }
    }
  }

  @Test(arguments: [
    ("The third line agrees.", ["third line"]), ("Look at the last two lines.", ["last two lines"]),
    ("The third printed line agrees.", []), ("The last line of the code loads.", []),
    ("The first line that reads `view` loads it.", []), ("Line 2 reads.", []),
    ("Line 4 reads.", ["Line 4"]), ("Lines 3 and 4 read.", ["Lines 3 and 4"]),
  ])
  func `is unclear where`(sentence: String, unclear: [String]) {
    #expect(Self.unclearLines(in: sentence, below: "a\nb\nc") == unclear)
  }

  /// The sentences of a lesson, each with the code above it.
  private static func sentences(of lesson: Lesson) -> [(text: String, code: String)] {
    var code = ""
    return lesson.blocks.flatMap { block -> [(String, String)] in
      switch block {
      case .heading(_, let text), .prose(let text): return [(text, code)]
      case .listing(_, let listing):
        code = listing
        return []
      case .runnable(let listing):
        code = listing.code
        return listing.sentences.map { ($0.text, code) }
      }
    }
  }

  /// The names of lines that a reader may look for in the wrong place, or that the code doesn't have.
  private static func unclearLines(in text: String, below code: String) -> [String] {
    let text = text.replacing("\n", with: " ")
    let count = code.split(separator: "\n", omittingEmptySubsequences: false).count
    let ordinal = #/(?i)\b(?:first|second|third|fourth|fifth|sixth|last)(?: \w+)? lines?\b/#
    let ordinals = text.matches(of: ordinal).filter { match in
      let rest = text[match.range.upperBound...]
      return !match.output.contains("printed") && !rest.hasPrefix(" of the code")
        && !rest.hasPrefix(" that ")
    }.map { String($0.output) }
    let numbers = text.matches(of: #/\b[Ll]ines? (\d+)(?:(?: and |, |-)(\d+))*/#).filter { match in
      [match.output.1, match.output.2 ?? ""].contains { Int($0) ?? 0 > count }
    }.map { String($0.output.0) }
    return ordinals + numbers
  }
}

extension Lesson {
  fileprivate var withoutPredictions: Lesson {
    var lesson = self
    lesson.blocks = blocks.map { block in
      guard case .runnable(var listing) = block else { return block }
      listing.prediction = nil
      return .runnable(listing)
    }
    return lesson
  }
}
