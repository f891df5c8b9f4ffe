import Curriculum
import Phrases

// Reads names and letters as learners type them.

/// Reads an order, as the places of its items.
func readOrder(
  _ typed: String, items: [PreparedQuestion.Item]
) -> Result<[Int], Misreading> {
  let keys = items.map(\.key)
  let example =
    "type all \(keys.count) \(keyWord(items))s, for example '\(keys.joined())', or the names"
  let parts = listedParts(typed)
  guard !parts.isEmpty else { return .failure(Misreading(message: example)) }

  var places: [Int] = []
  let letters = parts.map { $0.lowercased() }
  if letters.allSatisfy({ keys.contains($0) }) {
    places = letters.compactMap(keys.firstIndex)
  } else if letters.count == 1, letters[0].allSatisfy({ keys.contains(String($0)) }) {
    places = letters[0].compactMap { keys.firstIndex(of: String($0)) }
  } else if letters.allSatisfy({ $0.count == 1 })
    || letters.count == 1 && letters[0].count <= keys.count && !isName(parts[0], among: items)
  {
    let unknown = letters.joined().first { !keys.contains(String($0)) }
    let message = unknown.map { "there is no '\(excerpt(String($0)))'; \(example)" }
    return .failure(Misreading(message: message ?? example))
  } else {
    for part in parts {
      switch item(named: part, among: items) {
      case .success(let place):
        // A name that is listed twice may be typed twice.
        let others = items.indices.filter { items[$0].listed == items[place].listed }
        places.append(
          !places.contains(place) ? place : others.first { !places.contains($0) } ?? place)
      case .failure(let misreading): return .failure(misreading)
      }
    }
  }
  var seen: Set<Int> = []
  for place in places where !seen.insert(place).inserted {
    return .failure(
      Misreading(message: "\(label(items[place])) is given twice; \(example)"))
  }
  let missing = items.indices.filter { !seen.contains($0) }
  guard missing.isEmpty else {
    let names = missing.map { label(items[$0]) }
    return .failure(Misreading(message: "missing: \(list(names)); \(example)"))
  }
  return .success(places)
}

private func isName(_ part: String, among items: [PreparedQuestion.Item]) -> Bool {
  if case .success = item(named: part, among: items) { return true }
  return false
}

/// A reason why a response is not an answer.
struct Misreading: Error {
  /// The reason for the learner; lower case, no full stop.
  var message: String
}

/// Returns an item with its letter: `a (V.viewDidLoad)`.
func label(_ item: PreparedQuestion.Item) -> String { "\(item.key) (\(item.listed))" }

/// Cuts a typed order into its parts, without the quotes, brackets and numbers of a list.
private func listedParts(_ typed: String) -> [String] {
  var text = typed.filter { !"\"'`“”".contains($0) }
  let bare = text.filter { !" \n".contains($0) }
  // Brackets with a comma in them are of a list, and not of Objective-C.
  if bare.hasPrefix("["), bare.hasSuffix("]"), bare.contains(","), !bare.dropFirst().contains("[") {
    text = text.filter { $0 != "[" && $0 != "]" }
  }
  let parts = orderParts(text)
  if let items = withoutMarks(parts) { return items }
  // "1. a 2. b" on one line comes as "1.", "a", "2.", "b".
  let marks = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }
  let places = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
  let isNumbered =
    marks.count > 1
    && marks.enumerated().allSatisfy { index, mark in
      mark == "\(index + 1)." || mark == "\(index + 1))"
    }
  return isNumbered && marks.count == places.count ? places : parts
}

/// Cuts a typed order into its parts at commas, arrows and line ends, or else at spaces.
private func orderParts(_ typed: String) -> [String] {
  var text = typed
  for arrow in ["->", "→", "=>", ";", "\n", ">"] {
    text = text.split(separator: arrow).joined(separator: ",")
  }
  func isBlank(_ part: some StringProtocol) -> Bool { part.allSatisfy { $0 == " " } }
  func trim(_ part: Substring) -> String {
    String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
  if text.contains(",") {
    // A comma inside brackets belongs to a list of arguments.
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "," where depth <= 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    parts.append(text[start...])
    return parts.filter { !isBlank($0) }.map(trim)
  }
  var parts: [String] = []
  var isOpen = false
  for word in text.split(separator: " ") {
    let isOrdinal = word.first == "(" && word.last == ")"
    if isOpen || isOrdinal, let last = parts.last {
      parts[parts.count - 1] = last + " " + word
    } else {
      parts.append(String(word))
    }
    if word.contains("[") { isOpen = true }
    if word.contains("]") { isOpen = false }
  }
  return parts
}

/// Returns the place of the one item that fits a name in Swift, Objective-C or C#; of items that are
/// listed alike, the first.
func item(
  named typed: String, among items: [PreparedQuestion.Item]
) -> Result<Int, Misreading> {
  if let place = items.firstIndex(where: { $0.listed == typed }) { return .success(place) }
  var object: String?
  var callback = typed
  var occurrence: String?
  if let space = callback.lastIndex(of: " "), callback.hasSuffix(")"),
    callback[callback.index(after: space)...].first == "("
  {
    occurrence = String(callback[callback.index(after: space)...])
    callback = String(callback[..<space])
  }
  if callback.hasPrefix("-[") || callback.hasPrefix("["), callback.hasSuffix("]") {
    // -[V viewDidLoad]
    let inner = callback.drop { $0 == "-" || $0 == "[" }.dropLast()
    let words = inner.split(separator: " ", maxSplits: 1)
    if words.count == 2 { object = String(words[0]) }
    callback = String(words.last ?? "")
  } else if let dot = callback.prefix(while: { $0 != "(" }).lastIndex(of: ".") {
    object = String(callback[..<dot])
    callback = String(callback[callback.index(after: dot)...])
  }
  if object == "self" || object == "super" || object == "base" || object == "this" { object = nil }
  let wanted = CallbackSpelling.swiftNames(for: callback)
  let matches = items.indices.filter { place in
    guard let name = EventName(items[place].text) else { return false }
    if let object, !objects(of: items[place], name).contains(object.lowercased()) { return false }
    if let occurrence, occurrence != name.occurrence.map({ "(\($0))" }) { return false }
    let real = CallbackSpelling.swiftNames(for: name.callback)
    return real.contains { one in wanted.contains { $0.lowercased() == one.lowercased() } }
  }
  if let first = matches.first, Set(matches.map { items[$0].listed }).count == 1 {
    return .success(first)
  }
  if matches.isEmpty {
    let names = items.map(\.listed) + items.compactMap { EventName($0.text)?.baseName }
    return .failure(
      Misreading(
        message: "'\(excerpt(typed))' isn't among these"
          + (near(typed, names).map(didYouMean) ?? "")))
  }
  return .failure(
    Misreading(
      message: "'\(excerpt(typed))' may be \(alternatives(matches.map { label(items[$0]) }))"))
}

/// Returns the names for an item's object, in lower case: its own, and the one under which it is listed.
private func objects(of item: PreparedQuestion.Item, _ name: EventName) -> [String] {
  let listed = item.listed.prefix { $0 != "." }
  return [name.object.lowercased(), listed.lowercased()]
}

/// Says that events that are listed alike need no telling apart; empty where there are none.
func howToTellAlike(_ items: [PreparedQuestion.Item]) -> String {
  Set(items.map(\.listed)).count == items.count
    ? "" : "; where a name is listed twice, either \(keyWord(items)) is right for either call"
}
