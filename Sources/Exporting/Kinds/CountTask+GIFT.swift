internal import Curriculum

extension CountTask: GIFTAnswering {
  var textInGIFT: String? { "How often does `\(event)` come?" }
  func answerInGIFT(_ answer: Answer) -> String? { "#\(answer.count)" }
}
