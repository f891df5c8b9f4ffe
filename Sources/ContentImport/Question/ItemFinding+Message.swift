import Phrases

extension ItemFinding {
  var message: String {
    switch self {
    case .isNoItem(let form):
      "expected '- ' and \(form.article) \(form.noun)"
        + (form.deciding.isEmpty ? "" : ", then \(form.decidingKeys)")
    case .hasNoText(let form):
      "\(form.article) \(form.noun) without words; write them after '- '"
    case .hasNoDecidingKey(let form):
      "nothing decides this \(form.noun); add \(form.decidingKeys)"
    case .hasBothKeys(let one, let other, let form):
      "'\(one.name)' and '\(other.name)' for one \(form.noun); keep one"
    case .hasSecondKey(let key, let form):
      "a second '\(key.name)' for one \(form.noun); keep one"
        + (key.value == .condition ? ", or join them with '&&'" : "")
    case .keyIsEmpty(let key):
      "'\(key.name)' says nothing; write \(key.meaning)"
    case .unknownKey(let name, near: let key):
      "unknown key '\(name)'" + didYouMean(key.name)
    case .noSuchKey(let name, let form):
      "\(form.article) \(form.noun) has no '\(name)'" + expected(form.keys.map(\.name))
        + "; if this is text, join it with the line above"
    case .isQuoted(let key):
      "'\(key.name)' is in quotes, which "
        + (key.value == .condition
          ? "make it a text; write the Swift expression without them"
          : "learners would see; write the text without them")
    case .textFollows(let key):
      "text after the \(key.name); indent the next line of \(key.name) by four"
    }
  }
}

extension ItemForm {
  fileprivate var article: String { noun.first.map("aeiou".contains) == true ? "an" : "a" }

  /// "'  line: ' and the line of the scenario to take out, or '  rule: ' and …"
  fileprivate var decidingKeys: String {
    deciding.map { "'  \($0.name): ' and \($0.meaning)" }.joined(separator: ", or ")
  }
}
