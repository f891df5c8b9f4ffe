internal import Curriculum
internal import Diagnostics
internal import QuizEngine
internal import Releases
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import Study
internal import TerminalUI
internal import Words

/// A diagnosis: misconceptions behind answers, and code that shows them to be wrong.
extension Views {
  /// What the answer says of beliefs, kindly.
  func diagnosis(_ diagnosis: Diagnosis) {
    func say(_ sentence: String, _ belief: String? = nil) {
      console.line()
      console.prose(sentence)
      if let belief { console.prose(belief, first: "  ") }
    }
    if let releases = diagnosis.releases {
      say(Words.Diagnoses.wasRight(releases.words, asked: "\(releases.asked)"))
    }
    if diagnosis.fitsNone { say(Words.Diagnoses.fitsNone) }
    for belief in diagnosis.withdrawn { say(Words.Diagnoses.withdrawn, belief.belief) }
    for belief in diagnosis.named { say(Words.Diagnoses.named, belief.belief) }
    if let belief = diagnosis.again { say(Words.Diagnoses.again, belief.belief) }
    if let counterexample = diagnosis.counterexample { self.counterexample(counterexample) }
  }

  private func counterexample(_ example: Counterexample) {
    console.line()
    console.prose(Words.Diagnoses.otherwise)
    console.line()
    code(example.code)
    beside(
      example.timeline, mark: example.firstDifference, heads: Words.Diagnoses.heads,
      gap: Words.Diagnoses.nothing)
    console.line()
    if let why = example.why, let real = example.timeline[example.firstDifference].real {
      console.prose(Words.Explanations.happened(real, why.sentence))
    }
    reason(example.rule)
  }
}
