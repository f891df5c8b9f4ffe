import Curriculum

extension Question {
  /// The things that a learner must know to read and answer the question, each once: the callbacks that its
  /// code overrides or that its task names, the acts of `Simulator` in its code, and its rules. Support
  /// files don't count.
  ///
  /// Only callbacks of the model count. A name has labels only where several callbacks have it.
  func needs(of names: ModelNames) -> [Teaching] {
    let instances =
      variation == nil ? [self] : (0..<min(instanceCount, mostInstances)).map(canonicalInstance)
    let needs = instances.flatMap { $0.needsOfCode(names) } + rules.map { .rule($0) }
    var seen: Set<Teaching> = []
    return needs.filter { seen.insert($0).inserted }
  }

  private func needsOfCode(_ names: ModelNames) -> [Teaching] {
    let code = [scenario, task.exercise?.drive ?? "", task.exercise?.solution ?? ""]
    let named = task.askedEvents.compactMap { EventName($0)?.callback }
    let callbacks = (code.flatMap(overrides) + named).filter { names.knows($0) }
    return callbacks.map { .callback(shortest(callback: $0)) }
      + (code + task.decidingTexts).flatMap(acts).map { .act($0) }
  }
}

/// Returns the callback without its labels, unless another callback has its name.
func shortest(callback: String) -> String {
  let base = EventName.base(callback)
  return spellings(of: base).count > 1 ? callback : base
}

/// Returns the callbacks of a name, with their labels, that lessons ask about.
func spellings(of base: String) -> [String] {
  CallbackSpelling.all.map(\.swift).filter { EventName.base($0) == base }
}

/// Returns the names of the acts in code or prose: `settle` of `Simulator.settle()`.
func acts(in text: String) -> [String] {
  names(after: "Simulator.", in: text).map(\.name).filter(Teaching.isAct)
}

/// Returns the functions that code overrides, with their labels: `willMove(toParent:)`.
func overrides(in code: String) -> [String] {
  names(after: "override ", in: code).compactMap { word, rest in
    var (word, rest) = (word, rest)
    // Modifiers may stand between: `override open func`.
    while word != "func", !word.isEmpty, rest.first == " " {
      (word, rest) = name(at: rest.dropFirst())
    }
    guard word == "func", rest.first == " " else { return nil }
    let (base, list) = name(at: rest.dropFirst())
    guard !base.isEmpty, list.first == "(" else { return nil }
    return base + "(" + labels(of: list.dropFirst()).map { $0 + ":" }.joined() + ")"
  }
}

/// Returns the argument labels of a list of parameters, from after its bracket.
private func labels(of list: Substring) -> [String] {
  var labels: [String] = []
  var depth = 0
  var isAtStart = true
  var rest = list
  while let next = rest.first {
    switch next {
    case "(", "[", "<": depth += 1
    // The sign of an arrow closes nothing.
    case ")", "]", ">": depth -= 1
    case "-": rest = rest.dropFirst()
    case ",": if depth == 0 { isAtStart = true }
    case _ where isAtStart && !next.isWhitespace:
      let label = name(at: rest).name
      if !label.isEmpty { labels.append(label) }
      isAtStart = false
    default: break
    }
    if depth < 0 { break }
    rest = rest.dropFirst()
  }
  return labels
}

/// Returns the identifier after each place of a word, with the text after it.
private func names(after word: String, in text: String) -> [(name: String, rest: Substring)] {
  let parts = text.utf8.count < word.utf8.count ? [] : pieces(of: text, after: word)
  return parts.map(name).filter { !$0.name.isEmpty }
}

/// Returns the text after each place of a word that begins no other word.
private func pieces(of text: String, after word: String) -> [Substring] {
  let bytes = text.utf8
  let sought = Array(word.utf8)
  var found: [Substring] = []
  var index = bytes.startIndex
  var before: UInt8 = 0x20
  while index < bytes.endIndex {
    if bytes[index] == sought[0], !isPartOfName(before), bytes[index...].starts(with: sought) {
      found.append(text[bytes.index(index, offsetBy: sought.count)...])
    }
    before = bytes[index]
    index = bytes.index(after: index)
  }
  return found
}

private func isPartOfName(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
  default: false
  }
}

private func name(at text: Substring) -> (name: String, rest: Substring) {
  let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
  return (String(name), text[name.endIndex...])
}
