import Curriculum

/// Judges a learner's response.
///
/// The same response to the same prepared question always gives the same verdict, so a verdict that
/// the learner has not seen can be shown later. Code and ways to a goal are run; the run that decided
/// the question judges the other kinds.
public func judge(
  response: String, to prepared: PreparedQuestion, run: @escaping Runner
) -> ParsedAnswer {
  if let problem = unreadable(response, prepared) { return .notUnderstood(problem) }
  return judge(readable: response, to: prepared, run: run)
}

/// Returns why a response can't be read as any answer; nil when it can.
func unreadable(_ response: String, _ prepared: PreparedQuestion) -> String? {
  // What isn't UTF-8 came as this character.
  if response.unicodeScalars.contains("\u{FFFD}") {
    return "your answer isn't UTF-8 text; type it again"
  }
  return response.utf8.count > prepared.answerForm.mostBytes
    ? "your answer is too long; \(prepared.howToAnswer)" : nil
}

extension AnswerForm {
  /// The greatest number of bytes of an answer. The front end limits code itself.
  fileprivate var mostBytes: Int {
    switch self {
    case .line, .steps: 1 << 12
    case .lines: 1 << 16
    case .code: .max
    }
  }
}

/// Judges a response that has the size and the characters of an answer.
func judge(
  readable response: String, to prepared: PreparedQuestion, run: @escaping Runner
) -> ParsedAnswer {
  if DontKnow.isSaid(by: response) { return DontKnow.judge(prepared, run: run) }
  let typed = answerText(of: response)
  let parsed = prepared.question.task.judging.judge(typed, prepared, run: run)
  guard case .verdict(var verdict) = parsed else { return parsed }
  if !verdict.isRight, verdict.remark == nil {
    verdict.remark = remark(on: verdict, typed, prepared, run: run)
  }
  return .verdict(verdict)
}

/// Returns the text of a response that is judged: without control characters and escapes.
func answerText(of response: String) -> String { withoutControls(DontKnow.meant(by: response)) }

/// Returns a response with tabs as spaces and without control characters.
func withoutControls(_ response: String) -> String {
  var text = String.UnicodeScalarView()
  for scalar in response.unicodeScalars {
    switch scalar.value {
    case 0x09: text.append(" ")
    case 0x0A, 0x20...0x7E, 0xA0...: text.append(scalar)
    default: break
    }
  }
  return String(text)
}

// MARK: - Feedback

/// Returns the author's words to a wrong answer; nil when there are none.
private func remark(
  on verdict: Verdict, _ typed: String, _ prepared: PreparedQuestion, run: @escaping Runner
) -> String? {
  let task = prepared.question.task.judging
  for feedback in prepared.question.feedback {
    switch feedback.to {
    case .typed(let answer):
      if case .verdict(let meant) = task.judge(prepared.shown(answer), prepared, run: run),
        meant.answer == verdict.answer
      {
        return feedback.text
      }
    case .believing(let id):
      if isAnswer(typed, to: prepared, believing: id, run: run) { return feedback.text }
    }
  }
  return nil
}

/// Returns whether a response is the answer that a misconception leads to.
public func isAnswer(
  _ response: String, to prepared: PreparedQuestion, believing id: String,
  run: @escaping Runner
) -> Bool {
  let mistaken = decide(prepared.question, run: believing(id, run))
  guard let truth = mistaken.truth else { return false }
  var imagined = prepared
  imagined.truth = truth
  let judged = prepared.question.task.judging
    .judge(answerText(of: response), imagined, run: believing(id, run))
  if case .verdict(let verdict) = judged { return verdict.isRight }
  return false
}
