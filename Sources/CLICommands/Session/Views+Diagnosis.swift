internal import Curriculum
internal import Phrases
internal import QuizEngine
internal import Releases
internal import ReviewLog
internal import Scenarios
internal import SpacedRepetition
internal import Study

/// A diagnosis: misconceptions behind answers, and code that shows them to be wrong.
extension Views {
  /// Says when hints gave a right answer away.
  func hints(of answered: SavedAnswer) {
    guard answered.verdict.isRight, answered.review.rating == .again else { return }
    console.prose(
      "After \(numbered(answered.review.hintCount, "hint")), vdl asks about the rule again soon, as if "
        + "the answer were wrong.")
  }

  /// Says which misconceptions an answer fits, kindly, and which lesson is about them.
  func diagnosis(_ diagnosis: Diagnosis, lesson: String? = nil) {
    func say(_ sentence: String, _ more: String? = nil) {
      console.line()
      console.prose(sentence)
      if let more { console.prose(more, first: "  ") }
    }
    if let releases = diagnosis.releases {
      say("Your answer was right \(releases.words); the question is about iOS \(releases.asked).")
    }
    if let remembered = diagnosis.remembered {
      say("Several of your answers were right \(remembered.words).")
      console.prose(
        remembered.areEarlier
          ? "You remember what \(remembered.name) did."
          : "You know what \(remembered.name) does.")
    }
    for misconception in diagnosis.withdrawn {
      say("Your answers no longer point to this misconception:", misconception.belief)
    }
    for misconception in diagnosis.named {
      say("Several of your answers fit a common misconception:", misconception.refutation.text)
    }
    if let misconception = diagnosis.again {
      say("This answer fits the same misconception again:", misconception.refutation.text)
    }
    unlisted(diagnosis.unlisted)
    if let counterexample = diagnosis.counterexample { self.counterexample(counterexample) }
    if let lesson { console.prose("'learn \(lesson)' shows the lesson about it.") }
  }

  /// Says that answers may come from a misconception that nobody has listed, with these answers.
  private func unlisted(_ answers: [StrayAnswer]) {
    guard !answers.isEmpty else { return }
    console.line()
    console.prose(
      "These answers agree with each other, and with no misconception that vdl knows. There might be "
        + "one that is not listed:")
    for answer in answers {
      let place = answer.question.map { " (\($0.rawValue))" } ?? ""
      console.prose(answer.sentence + place, first: "  ")
    }
  }

  private func counterexample(_ example: Counterexample) {
    console.line()
    console.prose("This is the shortest code that shows it:")
    console.line()
    code(example.code)
    console.line()
    beside(
      example.timeline, mark: example.firstDifference,
      heads: Heads(wide: ("you may expect", "UIKit"), narrow: ("expect:", "UIKit:")),
      gap: "(nothing)")
    console.line()
    if let why = example.why, let real = example.timeline[example.firstDifference].real {
      console.prose("\(real): \(why.sentence).")
    }
    reason(example.rule)
  }
}

extension StrayAnswer {
  fileprivate var sentence: String {
    switch (yours, real) {
    case (let yours?, let real?): "you said '\(yours)', and it is '\(real)'"
    case (nil, let real?): "you left out '\(real)'"
    case (let yours?, nil): "you added '\(yours)'"
    case (nil, nil): "your answer differs"
    }
  }
}
