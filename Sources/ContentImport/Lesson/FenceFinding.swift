import Curriculum

/// A fenced block whose first line is not understood, in prose or in a question.
enum FenceFinding: ContentFinding {
  case saysNothing(known: [String])
  /// Words that follow a block's name and that it does not take.
  case unmatched(after: String)
  case unknownBlock(String, in: QuestionID?, Correction)
}
