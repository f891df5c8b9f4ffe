extension AnnotationFinding {
  var message: String {
    switch self {
    case .isSecondQuestion(let id):
      "a second question '\(id)'; give it an id of its own"
    case .isSecondNote(let key, in: let question):
      "a second '\(key)' in '\(question)'; begin another question with '// question: …'"
    case .asksNothing:
      "nothing is asked; write '// ask: order' above the code"
    case .sectionAsksNothing(let id):
      "'\(id)' asks nothing; write '// ask: order'"
    case .sectionHasNoScenario(let id):
      "'\(id)' has no scenario; write the code to run below it"
    case .unknownEnd(let name):
      "unknown end '\(name)'; write 'trap', or leave the line out"
    }
  }
}
