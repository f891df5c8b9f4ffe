import Curriculum
import Foundation
import QuizEngine
import Scenarios
import TerminalUI
import Testing

@testable import CLICommands

/// A lesson with a prediction, as somebody reads it.
@Suite struct `Reading with predictions` {
  private static let code = """
    import UIKit

    let home = UIViewController()
    print(home.isViewLoaded)
    """

  private static func lesson(_ task: any QuestionTask) -> Lesson {
    Lesson(
      id: LessonID(rawValue: "late"), title: "A view comes late", aim: "You know when.",
      prerequisites: [], claims: [],
      blocks: [
        .runnable(
          Listing(
            code: code, printed: ["false"],
            prediction: Prediction(
              prompt: "Is there a view?", task: task, explanation: "Nothing has read `view`."))),
        .prose("So it waits."),
      ], questions: [])
  }

  private static let choice = ChoiceTask(choices: [
    ChoiceTask.Choice(text: "No.", check: "!home.isViewLoaded", feedback: nil),
    ChoiceTask.Choice(text: "Yes.", check: "home.isViewLoaded", feedback: nil),
  ])

  /// Reads the lesson by typing lines; returns what is on the screen, with what is typed.
  private func read(
    _ task: any QuestionTask, typing typed: [InputLine], isInteractive: Bool = true
  ) -> (said: String, isFinished: Bool) {
    var said = ""
    var typed = typed
    let console = Console(
      write: { said += $0 }, notify: { _ in }, flush: { true },
      terminal: Terminal(
        inputIsTerminal: isInteractive, outputIsTerminal: isInteractive, columns: 80, rows: 24),
      style: Style(isColored: false))
    let lines = Context.Lines(
      reader: LineReader { prompt in
        let line = typed.isEmpty ? InputLine.endOfFile : typed.removeFirst()
        said += prompt.text
        if case .line(let text) = line { said += text + "\n" }
        return line
      }, isInteractive: isInteractive,
      run: { model, scenario in .finished(model.run(scenario)) })
    let reading = LessonReading(console: console, lines: lines, model: liveModel)
    if case .finished = reading.read(Self.lesson(task)) { return (said, true) }
    return (said, false)
  }

  private static let verdict = "\nNothing has read `view`.\n"
  private static let output = "\nIt prints:\n  false\n"

  @Test func `shows no output before the answer, and then verdict, reason and output`() throws {
    let (said, isFinished) = read(Self.choice, typing: ["nonsense", "hint", "a"])
    #expect(isFinished)
    let answered = try #require(said.range(of: "predict> a\n"))
    let (before, after) = (said[..<answered.lowerBound], said[answered.upperBound...])
    #expect(!before.contains("It prints") && !before.contains("Nothing has read"))
    #expect(before.contains("Type a letter; Return alone runs the code."))
    #expect(before.contains("Type your answer, press Return to run the code, or type q to stop."))
    #expect(after.contains("ight.\n") && after.contains(Self.verdict + Self.output))
    #expect(after.hasSuffix("So it waits.\n"))
  }

  @Test(arguments: ["", "dk"])
  func `gives the answer, says why and runs the code when the reader doesn't predict`(
    _ line: String
  ) {
    let (said, isFinished) = read(Self.choice, typing: [.line(line)])
    #expect(isFinished && !said.contains("ight.\n"))
    #expect(
      said.contains(
        "predict> \(line)\n\nThis is the answer:\n\n  a No.\n" + Self.verdict + Self.output))
  }

  @Test func `takes lines up to an empty one, and repeats no output that a verdict shows`() {
    let (said, isFinished) = read(OutputTask(), typing: ["true", ""])
    #expect(isFinished)
    #expect(said.contains("an empty line ends the answer; Return\nalone runs the code."))
    #expect(said.contains("predict> true\n      +> \n\nNot right.\n"))
    #expect(said.contains("* 1  true         false\n") && said.contains(Self.verdict))
    #expect(!said.contains("It prints"))
  }

  @Test func `stops where the reader stops`() {
    for line in [InputLine.line("q"), .endOfFile, .interrupted] {
      let (said, isFinished) = read(Self.choice, typing: [line])
      #expect(!isFinished && !said.contains("It prints"))
    }
  }

  @Test func `waits for nobody in a pipe`() {
    let (said, isFinished) = read(Self.choice, typing: [], isInteractive: false)
    #expect(isFinished && !said.contains("> "))
    #expect(said.contains("  a  ") && said.contains(Self.verdict + Self.output))
  }
}
