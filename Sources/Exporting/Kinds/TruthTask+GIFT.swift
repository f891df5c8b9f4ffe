internal import Curriculum

extension TruthTask: GIFTAnswering {
  var textInGIFT: String? { statement.text }
  func answerInGIFT(_ answer: Answer) -> String? { answer.isTrue ? "TRUE" : "FALSE" }
}
