/// A scenario's text, cut into its actions and the declarations that they use.
struct Actions {
  private var parts: [Part] = []

  private struct Part {
    var text: String
    /// The names that it declares: a class, a function, a variable.
    var names: Set<String> = []
    /// All words in it.
    var words: Set<String>
    var isAction: Bool
  }

  private static let declaring: Set<String> = [
    "class", "struct", "enum", "protocol", "extension", "func", "typealias", "actor",
  ]
  private static let modifiers: Set<String> = [
    "final", "open", "public", "private", "fileprivate", "internal", "indirect",
  ]

  /// Cuts text in the layout of `swift format`: a part begins in the first column and includes the
  /// indented lines and closing brackets after it. Comments are left out.
  init(of text: String) {
    var current: [String] = []
    func end() {
      guard !current.isEmpty else { return }
      parts.append(Self.part(current.joined(separator: "\n")))
      current = []
    }
    for line in text.lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
      guard let first = line.first else { continue }
      let goesOn = first == " " || first == "}" || first == ")" || first == "]"
      let isAttributed = current.last.map { $0.hasPrefix("@") && !$0.contains(" ") } ?? false
      if !goesOn, !isAttributed { end() }
      current.append(line)
    }
    end()
  }

  private static func part(_ text: String) -> Part {
    let all = QuizEngine.words(of: text)
    let head = all.drop { modifiers.contains($0) || $0 == "MainActor" || $0 == "objc" }
    var part = Part(text: text, words: Set(all), isAction: true)
    guard let word = head.first else { return part }
    if word == "import" {
      part.isAction = false
    } else if declaring.contains(word) {
      part.isAction = false
      // An extension's name is its type's, so it stays as long as that type is used.
      if let name = head.dropFirst().first { part.names = [name] }
    } else if word == "let" || word == "var", let name = head.dropFirst().first {
      part.names = [name]
    }
    return part
  }

  /// The number of actions.
  var count: Int { parts.count { $0.isAction } }

  /// For each action the places of the earlier actions whose names it uses.
  var needs: [Set<Int>] {
    let actions = parts.filter(\.isAction)
    return actions.indices.map { place in
      Set(
        actions.indices.filter {
          $0 < place && !actions[$0].names.isDisjoint(with: actions[place].words)
        })
    }
  }

  /// Returns the texts of the actions at these places.
  func texts(_ places: [Int]) -> [String] {
    let actions = parts.filter(\.isAction)
    return places.map { actions[$0].text }
  }

  /// Returns the scenario with these actions alone, and with the declarations that they use.
  func code(_ places: [Int]) -> String {
    let chosen = Set(places)
    var number = -1
    var kept = parts.filter { part in
      guard part.isAction else { return true }
      number += 1
      return chosen.contains(number)
    }
    // A declaration that no other part names was for an action that is gone.
    while let place = kept.indices.first(where: { place in
      let part = kept[place]
      guard !part.isAction, !part.names.isEmpty else { return false }
      return kept.indices.allSatisfy {
        $0 == place || kept[$0].words.isDisjoint(with: part.names)
      }
    }) {
      kept.remove(at: place)
    }
    var text = ""
    for (place, part) in kept.enumerated() {
      let follows = place > 0 && (!part.isAction || !kept[place - 1].isAction)
      text += (follows ? "\n" : "") + part.text + "\n"
    }
    return text
  }
}

/// Calls `body` with every choice of `size` places that includes the needs of each of its places,
/// until one call returns true; returns whether one did.
func forEachChoice(of size: Int, _ needs: [Set<Int>], _ body: ([Int]) -> Bool) -> Bool {
  func extend(_ chosen: [Int], from next: Int) -> Bool {
    if chosen.count == size { return body(chosen) }
    guard needs.count - next >= size - chosen.count else { return false }
    for place in next..<needs.count where needs[place].allSatisfy(chosen.contains) {
      if extend(chosen + [place], from: place + 1) { return true }
    }
    return false
  }
  return extend([], from: 0)
}
