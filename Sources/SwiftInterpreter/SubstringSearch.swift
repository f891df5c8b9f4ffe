/// Finds a text in others by the algorithm of Knuth, Morris and Pratt: in time proportional to both, since a
/// search counts as one piece of work, whatever the texts are.
struct SubstringSearch {
  /// What is looked for.
  let wanted: [Character]
  /// For each beginning of what is wanted, the length of the longest shorter one that it ends with.
  private var borders: [Int] = []

  init(for text: String) {
    wanted = Array(text)
    for character in wanted {
      borders.append(borders.isEmpty ? 0 : extended(borders[borders.count - 1], by: character))
    }
  }

  /// The offset of the first occurrence from a position on; nothing is found at once.
  func first(in characters: [Character], from start: Int = 0) -> Int? {
    if wanted.isEmpty { return start }
    var matched = 0
    for position in characters.indices.dropFirst(start) {
      matched = extended(matched, by: characters[position])
      if matched == wanted.count { return position + 1 - matched }
    }
    return nil
  }

  /// Calls `body` with each stretch before, between and after the occurrences, also where it is empty. Something
  /// must be wanted.
  func forEachPart(of characters: [Character], _ body: (ArraySlice<Character>) -> Void) {
    var start = 0
    while let found = first(in: characters, from: start) {
      body(characters[start..<found])
      start = found + wanted.count
    }
    body(characters[start...])
  }

  /// How much of what is wanted has been seen when a character comes after so much of it.
  private func extended(_ matched: Int, by character: Character) -> Int {
    var matched = matched
    while matched > 0, wanted[matched] != character { matched = borders[matched - 1] }
    return wanted[matched] == character ? matched + 1 : 0
  }
}
