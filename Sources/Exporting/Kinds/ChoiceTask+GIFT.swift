internal import Curriculum

extension ChoiceTask: GIFTAnswering {
  func answerInGIFT(_ answer: Answer) -> String? {
    "\n"
      + choices.enumerated().map { index, choice in
        let feedback = choice.feedback.map { "#" + GIFT.escape($0) } ?? ""
        return (index == answer.index ? "=" : "~") + GIFT.escape(choice.text) + feedback + "\n"
      }.joined()
  }
}
