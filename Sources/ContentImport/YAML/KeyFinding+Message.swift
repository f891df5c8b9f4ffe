extension KeyFinding {
  var message: String {
    switch self {
    case .holdsNoKeys(let block, let form):
      "\(block.name) holds \(form.name); expected 'key: value' lines"
    case .unknown(let key, in: let block, let correction):
      "unknown key '\(key)' in \(block.name)" + correction.message
    case .missing(let key, in: let block, let example):
      "\(block.name) has no '\(key)'; write '\(key): \(example)'"
    case .isGivenTwice(let key):
      "'\(key)' is given twice; keep one"
    case .holdsNoText(let key, let form, let example):
      "'\(key)' holds \(form.name); write '\(key): \(example)'"
    case .holdsNoList(let key, let form, let example):
      "'\(key)' holds \(form.name), not a list; write '\(key): [\(example)]'"
    case .listsNoWord(let key, let form, let example):
      "'\(key)' lists \(form.name); write '\(key): [\(example)]'"
    case .isListedTwice(let item):
      "'\(item)' is listed twice; keep one"
    }
  }
}

extension KeyBlock {
  fileprivate var name: String {
    switch self {
    case .courseFile: "the course file"
    case .ledger: "the ledger of claims"
    case .glossaryTerm: "the term"
    case .symptom: "the symptom"
    case .assignment: "the assignment"
    case .zone: "the zone"
    case .credit: "the credit"
    case .corrections: "the corrections"
    case .frontMatter: "the front matter"
    case .ask: "the 'ask' block"
    case .predict: "the 'predict' block"
    case .topic: "the topic"
    }
  }
}

extension YAMLNode.Form {
  /// The form as a message names it: "a list".
  var name: String {
    switch self {
    case .nothing: "nothing"
    case .text(let text): "'\(text)'"
    case .list: "a list"
    case .keys: "a block of keys"
    }
  }
}
