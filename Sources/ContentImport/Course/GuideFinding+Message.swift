import Phrases

extension GuideFinding {
  var message: String {
    switch self {
    case .holdsNoEntries(.glossary, let form):
      "the glossary holds \(form.name); write 'TERM:' and below it 'meaning: …', set in"
    case .holdsNoEntries(.symptoms, let form):
      "the symptoms hold \(form.name); write 'ID:' and below it 'complaint: …', set in"
    case .holdsNoEntries(.topics, let form):
      "the topics hold \(form.name); write 'closures.capture:' and below it 'sentence: …', set in"
    case .isSecondTerm(let name):
      "the glossary explains '\(name)' twice; keep one"
    case .isTooLong(let key, let most):
      "'\(key)' has more than \(most) characters; say it in fewer words"
    case .noStep(let heading, let lesson, let near):
      "the lesson '\(lesson)' has no heading '\(heading)'" + (near.map(didYouMean) ?? "")
    case .noQuestion(let name, let lesson, let near):
      "the lesson '\(lesson)' has no question '\(name)'" + (near.map(didYouMean) ?? "")
    case .namesNone(let key, let example):
      "'\(key)' names nothing; write '\(key): [\(example)]'"
    }
  }
}
