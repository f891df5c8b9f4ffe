/// A block of keys, each of which has its own grammar.
enum KeyBlock: Sendable {
  case courseFile, ledger, glossaryTerm, symptom, assignment, zone, credit, corrections,
    frontMatter, ask, predict, topic
}

/// A key of a block that is missing, unknown or repeated, or whose value has the wrong form.
enum KeyFinding: ContentFinding {
  case holdsNoKeys(KeyBlock, YAMLNode.Form)
  case unknown(String, in: KeyBlock, Correction)
  case missing(String, in: KeyBlock, example: String)
  case isGivenTwice(String)
  /// The value of a key is no text, or an empty one.
  case holdsNoText(String, YAMLNode.Form, example: String)
  case holdsNoList(String, YAMLNode.Form, example: String)
  /// A list has something in it that is no word.
  case listsNoWord(String, YAMLNode.Form, example: String)
  case isListedTwice(String)

  /// Whether an author who fixes it will look at a key, so a second finding about it is superfluous.
  func concerns(_ key: String) -> Bool {
    switch self {
    case .unknown(_, in: _, .near(let meant)): meant == key
    // It may have been meant for any key.
    case .unknown(_, in: _, .anyOf(let known)): known.contains(key)
    case .missing(let name, in: _, example: _), .isGivenTwice(let name),
      .holdsNoText(let name, _, example: _), .holdsNoList(let name, _, example: _),
      .listsNoWord(let name, _, example: _):
      name == key
    case .holdsNoKeys, .isListedTwice: false
    }
  }
}
