internal import Curriculum
internal import Phrases
internal import QuizEngine
internal import Scenarios
internal import TerminalUI

/// Predictions: the reader says what code does, before it runs.
extension LessonReading {
  /// What came of a prediction, or of a wait before code runs.
  enum Prediction {
    case judged(Verdict)
    /// The reader pressed Return, or doesn't know.
    case skipped
    case stopped(Screenful.Ending)
  }

  /// The prediction before a listing, ready to be shown; nil when there is none.
  func prepared(_ listing: Listing, in lesson: Lesson) -> Stoppable<PreparedQuestion?> {
    // Nothing is saved under the name.
    let id = QuestionID(rawValue: lesson.id.rawValue)
    guard let question = listing.prediction(named: id, in: lesson.id) else { return .finished(nil) }
    return unlessStopped { run in
      prepare(prediction: question, rules: model.rules(), seed: 1, run: run)
    }
  }

  /// Reads lines until the reader has predicted what the code does, or wants to see it run.
  func predict(_ prepared: PreparedQuestion) -> Prediction {
    var typed: [String] = []
    console.line()
    while console.flush() {
      let text: String
      switch lines.reader.read(Prompt(typed.isEmpty ? "predict> " : "      +> ")) {
      case .endOfFile: return .stopped(.leave(.done))
      case .interrupted: return .stopped(.leave(.interrupted))
      case .stopped(let signal): return .stopped(.leave(.signal(signal.exitStatus)))
      case .line(let line): text = line
      }
      if typed.isEmpty {
        if text.trimmed.isEmpty { return .skipped }
        switch SessionCommand(betweenQuestions: text) {
        case .quit: return .stopped(.left)
        case .dontKnow: return .skipped
        case nil: break
        default:
          console.prose(
            "Type your answer, press Return to run the code, or type q to stop. "
              + "Commands can be typed after the text.")
          continue
        }
      }
      if prepared.answerForm == .lines, !text.trimmed.isEmpty {
        typed.append(text)
        continue
      }
      let answer = (typed.isEmpty ? [text] : typed).joined(separator: "\n")
      typed = []
      switch judged(answer, prepared) {
      case .finished(.verdict(let verdict)): return .judged(verdict)
      case .finished(.notUnderstood(let message)): console.prose(sentence(message))
      case .finished(.doesNotCompile(let errors)): console.prose(sentence(errors.message))
      case .stopped(.interrupt): return .stopped(.left)
      case .stopped(let signal): return .stopped(.leave(.signal(signal.exitStatus)))
      }
    }
    return .stopped(.left)
  }

  func judged(_ answer: String, _ prepared: PreparedQuestion) -> Stoppable<ParsedAnswer> {
    unlessStopped { run in judge(response: answer, to: prepared, run: run) }
  }

  typealias Stoppable = Context.Stoppable

  /// Does work that runs scenarios, until a signal stops a run.
  private func unlessStopped<Result>(
    _ work: (@escaping Runner) -> Result
  ) -> Stoppable<Result> {
    var signal: SignalWatch.Signal?
    let result = work { [lines, model] scenario in
      if signal == nil {
        switch lines.run(model, scenario) {
        case .finished(let run): return run
        case .stopped(let stopped): signal = stopped
        }
      }
      return Run(ios: scenario.ios, device: scenario.device, outcome: .refused)
    }
    return signal.map { .stopped($0) } ?? .finished(result)
  }
}
