internal import Curriculum

/// A kind of question that GIFT can hold.
protocol GIFTAnswering: QuestionTask {
  /// Text that follows the prompt and the code; nil where they say everything.
  var textInGIFT: String? { get }

  /// Returns the answer between the braces, escaped; nil where GIFT cannot hold this one.
  func answerInGIFT(_ answer: Answer) -> String?
}

extension GIFTAnswering {
  var textInGIFT: String? { nil }

  func answerInGIFT(_ truth: Truth) -> String? {
    guard let answer: Answer = truth.answer() else { return nil }
    return answerInGIFT(answer)
  }
}
