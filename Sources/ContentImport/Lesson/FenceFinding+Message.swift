import Curriculum
import Phrases

extension FenceFinding {
  var message: String {
    switch self {
    case .saysNothing(let known):
      "a fence that doesn't say what it holds" + expected(known)
    case .unmatched(after: let word):
      "unknown words after '\(word)'; leave them out"
    case .unknownBlock(let block, in: let question?, let correction):
      "unknown block '\(block)' in question '\(question.name)'" + correction.message
    case .unknownBlock(let block, in: nil, let correction):
      "unknown block '\(block)'" + correction.message
    }
  }
}
