internal import Curriculum
internal import Phrases
internal import QuizEngine
internal import Scenarios
internal import Study
internal import TerminalUI

/// Tries after an answer: the learner changes the code and runs it, and nothing is graded.
struct Practice {
  /// How often an exercise can be tried before vdl shows a solution.
  static let mostTries = 2

  /// The code that the next try begins with.
  var text: String
  /// How many more tries come before the solution; none where the verdict shows it.
  var triesLeft: Int

  init(after answered: SavedAnswer) {
    let verdict = answered.verdict
    let isExercise = verdict.layout == .goals
    let own = isExercise ? verdict.answer.first : nil
    text = own ?? answered.prepared.code
    triesLeft = isExercise && !verdict.isRight && !verdict.isUnknown ? Self.mostTries : 0
  }
}

extension Session {
  /// Lets the learner change their code, or that of the last question, and runs it.
  func tryOut() -> Step {
    guard let last, let practice else {
      console.prose("Answer a question first; then you can change its code and run it.")
      return .goOn
    }
    switch change(practice.text, of: last) {
    case .leave(let status): return .leave(status)
    case .text(let code) where code.trimmed.isEmpty: return .goOn
    case .text(let code):
      self.practice?.text = code
      switch lines.run(model, last.prepared.question.scenario(trying: code)) {
      case .finished(let run):
        views.trial(run)
        check(run, of: last)
      case .stopped(.interrupt): console.line(Self.stopped)
      case .stopped(let signal): return .leave(.signal(signal.exitStatus))
      }
      return .goOn
    }
  }

  /// Lets the learner change code, in the editor or by typing it.
  private func change(_ code: String, of answered: SavedAnswer) -> Line {
    _ = console.flush()
    do throws(Failure) {
      let goals = answered.prepared.question.task.exercise?.goals.map(\.text) ?? []
      return try FileSystem.withTemporaryFolder { (folder) throws(Failure) in
        let file = folder + "/try.swift"
        let sheet = CodeSheet.text(goals: goals, errors: [], above: code)
        try FileSystem.create(file, sheet, mode: 0o600)
        let edited = lines.edit(file)
        let text = try FileSystem.text(file)
        switch edited {
        case .done: return .text(CodeSheet.code(in: text))
        case .failed(let reason), .impossible(let reason):
          return typeCode(insteadOf: code, since: reason)
        }
      }
    } catch {
      return typeCode(
        insteadOf: code, since: "vdl can't give the code to an editor: \(error.message).")
    }
  }

  /// Reads code up to a line with a full stop alone, or changes single lines, since there is no editor.
  private func typeCode(insteadOf code: String, since reason: String) -> Line {
    console.prose("\(reason) This is the code:")
    console.line()
    views.code(code)
    console.line()
    console.prose(
      "'edit 3' types line 3 again, and '.' alone runs the code. You can also type all of it again. "
        + "Ctrl-C ends the try.")
    var changed = code.lines
    var typed = TypedAnswer(nil)
    typed.begin([])
    while true {
      let line = read(Prompt("code> ")) { [console] in
        console.line(Self.stopped)
        // What was typed before isn't run.
        changed = []
        typed.begin([])
        return .text(".")
      }
      switch line {
      case .leave(let status): return .leave(status)
      case .text(let line) where line.trimmed == ".":
        return .text(typed.lines == [] ? changed.joined(separator: "\n") : typed.end())
      case .text(let line):
        if typed.lines == [], case .edit(let number?) = SessionCommand(line) {
          if case .leave(let status)? = change(number, of: &changed) { return .leave(status) }
        } else if typed.lines == [], let command = SessionCommand.near(code: line) {
          console.prose("If you meant the command '\(command)', end the try first: Ctrl-C.")
        } else if !typed.isFull {
          typed.append(line)
        }
      }
    }
  }

  /// Reads a line of the code again, or says which lines there are; nil unless the learner leaves.
  private func change(_ number: Int, of lines: inout [String]) -> Step? {
    guard lines.indices.contains(number - 1) else {
      console.prose("The code has lines 1 to \(lines.count).")
      return nil
    }
    return retype(number, of: &lines)
  }

  /// Shows which goals of an exercise a try meets, and after the last one a solution.
  private func check(_ run: Run, of answered: SavedAnswer) {
    if case .refused = run.outcome { return }
    let rows = answered.prepared.question.goals(in: run)
    guard !rows.isEmpty else { return }
    console.line()
    views.goals(rows)
    guard let before = practice?.triesLeft, before > 0 else { return }
    let isMet = rows.allSatisfy(\.isSame)
    let left = isMet ? 0 : before - 1
    practice?.triesLeft = left
    if left == 0 {
      views.solution(of: answered.verdict, isAnother: isMet)
    } else {
      console.line()
      console.prose("You have one more try; after it vdl shows a solution. 'why' shows it now.")
    }
  }
}
