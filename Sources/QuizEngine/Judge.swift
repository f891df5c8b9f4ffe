import Curriculum
import Diagnostics

/// Judges what a learner typed.
///
/// It is pure: the same response to the same prepared question gives the same verdict, so that one
/// that was never seen can be shown later.
public func judge(response: String, to prepared: PreparedQuestion) -> Reading {
  let typed = withoutControls(response)
  switch (prepared.question.ask, prepared.truth) {
  case (.order, .order(let orders)): return judgeOrder(typed, orders, prepared)
  case (.output, .output(let lines)): return judgeOutput(typed, lines, prepared)
  case (.choice(let choices), .choice(let right)):
    return judgeChoice(typed, choices, right, prepared)
  case (.truth, .truth(let isTrue)): return judgeTruth(typed, isTrue, prepared)
  case (.count(let event), .count(let count)): return judgeCount(typed, event, count, prepared)
  default: preconditionFailure("a truth of another kind than its question")
  }
}

/// A response with tabs as spaces and without what a terminal would obey.
private func withoutControls(_ response: String) -> String {
  var text = String.UnicodeScalarView()
  for scalar in response.unicodeScalars {
    switch scalar.value {
    case 0x09: text.append(" ")
    case 0x0A, 0x20...0x7E, 0xA0...: text.append(scalar)
    default: break
    }
  }
  return String(text)
}

// MARK: Order

private func judgeOrder(
  _ typed: String, _ orders: [[String]], _ prepared: PreparedQuestion
) -> Reading {
  let places: [Int]
  switch readOrder(typed, items: prepared.items) {
  case .success(let read): places = read
  case .failure(let misreading): return .notUnderstood(misreading.message)
  }
  let answer = places.map { prepared.items[$0].text }
  // The nearest of the right orders is the one to compare with.
  let distances = orders.map { answer.count - commonSubsequence(answer, $0).count }
  guard let least = distances.min(), let place = distances.firstIndex(of: least) else {
    preconditionFailure("an order question has an order")
  }
  let nearest = orders[place]
  let rows = zip(answer, nearest).map { yours, real in
    Verdict.Row(yours: yours, real: real, isSame: yours == real, why: prepared.whys[real])
  }
  let inPlace = Set(commonSubsequence(answer, nearest).map { answer[$0.0] })
  let movedRules = nearest.filter { !inPlace.contains($0) }
    .flatMap { prepared.whys[$0]?.rules ?? [] }.map(\.rule)
  let ownOthers = prepared.question.rules.dropFirst()
  return .verdict(
    verdict(
      prepared, isRight: least == 0, score: 1 - Double(least) / Double(max(answer.count - 1, 1)),
      answer: answer, right: nearest, orders: orders, rows: Array(rows),
      missed: ownOthers.filter(movedRules.contains)))
}

/// Reads an order; gives the places of the items in it.
private func readOrder(
  _ typed: String, items: [PreparedQuestion.Item]
) -> Result<[Int], Misreading> {
  let keys = items.map(\.key)
  let example = "type all \(items.count) letters, as '\(keys.joined())', or the names"
  let parts = orderParts(typed)
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
    let which = unknown.map { "there is no '\($0)'; " } ?? ""
    return .failure(Misreading(message: which + example))
  } else {
    for part in parts {
      switch item(named: part, among: items) {
      case .success(let place): places.append(place)
      case .failure(let misreading): return .failure(misreading)
      }
    }
  }
  var seen: Set<Int> = []
  for place in places where !seen.insert(place).inserted {
    return .failure(
      Misreading(message: "there twice: \(label(items[place])); \(example)"))
  }
  let missing = items.indices.filter { !seen.contains($0) }
  guard missing.isEmpty else {
    let names = missing.map { label(items[$0]) }.joined(separator: ", ")
    return .failure(Misreading(message: "missing: \(names); \(example)"))
  }
  return .success(places)
}

private func isName(_ part: String, among items: [PreparedQuestion.Item]) -> Bool {
  if case .success = item(named: part, among: items) { return true }
  return false
}

/// Why a response is no answer.
private struct Misreading: Error { var message: String }

private func label(_ item: PreparedQuestion.Item) -> String { "\(item.key) (\(item.text))" }

/// Cuts a typed order into its parts: at commas, arrows and line ends, else at spaces.
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

/// Returns the place of the item that a name means, in Swift's, Objective-C's or C#'s spelling.
private func item(
  named typed: String, among items: [PreparedQuestion.Item]
) -> Result<Int, Misreading> {
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
    if let object, object.lowercased() != name.object.lowercased() { return false }
    if let occurrence, occurrence != name.occurrence.map({ "(\($0))" }) { return false }
    let real = CallbackSpelling.swiftNames(for: name.callback)
    return real.contains { one in wanted.contains { $0.lowercased() == one.lowercased() } }
  }
  if matches.count == 1 { return .success(matches[0]) }
  if matches.isEmpty {
    let names = items.map(\.text) + items.compactMap { EventName($0.text)?.baseName }
    return .failure(
      Misreading(message: "'\(typed)' is not among these\(near(typed, names))"))
  }
  let choices = matches.map { label(items[$0]) }.joined(separator: " or ")
  return .failure(Misreading(message: "'\(typed)' may be \(choices)"))
}

// MARK: Output

/// What a learner types for "it prints nothing".
private let nothingWords: Set<String> = ["nothing", "(nothing)", "none", "-"]

private func judgeOutput(
  _ typed: String, _ real: [String], _ prepared: PreparedQuestion
) -> Reading {
  var answer = typed.split(separator: "\n", omittingEmptySubsequences: false).map(plain)
  while answer.last?.isEmpty == true { answer.removeLast() }
  while answer.first?.isEmpty == true { answer.removeFirst() }
  guard !answer.isEmpty else {
    return .notUnderstood("type the lines it prints, one on each line, or 'nothing'")
  }
  // On one line, lines may be set apart by a slash.
  if answer.count == 1, answer[0].contains(" / "), !real.contains(where: { $0.contains(" / ") }) {
    answer = answer[0].split(separator: "/").map { plain($0) }
  }
  let real = real.map { plain($0[...]) }
  if answer.count == 1, nothingWords.contains(answer[0].lowercased()),
    !real.contains(where: { isSameLine($0, answer[0]) })
  {
    answer = []
  }
  let pairs = commonSubsequence(answer, real, by: isSameLine)
  var rows: [Verdict.Row] = []
  var i = 0
  var j = 0
  for (a, b) in pairs + [(answer.count, real.count)] {
    // Between two lines that agree, what differs stands side by side.
    while i < a || j < b {
      rows.append(
        Verdict.Row(
          yours: i < a ? answer[i] : nil, real: j < b ? real[j] : nil, isSame: false,
          why: j < b ? prepared.lineWhys[j] : nil))
      i = min(i + 1, a)
      j = min(j + 1, b)
    }
    if a < answer.count, b < real.count {
      rows.append(
        Verdict.Row(yours: answer[a], real: real[b], isSame: true, why: prepared.lineWhys[b]))
      (i, j) = (a + 1, b + 1)
    }
  }
  let longest = max(answer.count, real.count)
  let isRight = pairs.count == longest
  return .verdict(
    verdict(
      prepared, isRight: isRight,
      score: longest == 0 ? 1 : Double(pairs.count) / Double(longest), answer: answer, right: real,
      rows: rows))
}

/// A line without the white space that cannot be seen: at its ends, and doubled within.
private func plain(_ line: Substring) -> String {
  line.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
}

/// Whether a typed line stands for a printed one: letters' case is forgiven, and so is the spelling
/// of a callback in another language. What is tested is what UIKit does, not typing.
private func isSameLine(_ a: String, _ b: String) -> Bool {
  if a.lowercased() == b.lowercased() { return true }
  if a.hasPrefix("trap") || a.hasPrefix("crash") { return b == trapLine }
  let known = Set(CallbackSpelling.all.map(\.swift))
  let names = CallbackSpelling.swiftNames(for: a).filter(known.contains)
  return names.count == 1 && CallbackSpelling.swiftNames(for: b).filter(known.contains) == names
}

// MARK: Choice, truth, count

private func judgeChoice(
  _ typed: String, _ choices: [Choice], _ right: Int, _ prepared: PreparedQuestion
) -> Reading {
  let word = plain(Substring(typed)).lowercased()
  let bare = word.filter { !"().[]'\"".contains($0) }
  guard
    let item = prepared.items.first(where: { $0.key == bare || $0.text.lowercased() == word })
  else {
    let keys = prepared.items.map(\.key)
    return .notUnderstood(
      "type one letter: \(keys.dropLast().joined(separator: ", ")) or \(keys.last ?? "")")
  }
  guard let real = prepared.items.first(where: { $0.index == right }) else {
    preconditionFailure("the right choice is among the items")
  }
  return .verdict(
    single(
      prepared, isRight: item.index == right, answer: item.key, right: real.key,
      yours: item.text, real: real.text))
}

private let yes: Set<String> = ["true", "t", "yes", "y", "right", "1"]
private let no: Set<String> = ["false", "f", "no", "n", "wrong", "0"]

private func judgeTruth(
  _ typed: String, _ isTrue: Bool, _ prepared: PreparedQuestion
) -> Reading {
  let word = plain(Substring(typed)).lowercased()
  guard yes.contains(word) || no.contains(word) else {
    return .notUnderstood("type 'true' or 'false'" + near(word, ["true", "false", "yes", "no"]))
  }
  let answer = String(yes.contains(word))
  return .verdict(
    single(
      prepared, isRight: answer == String(isTrue), answer: answer, right: String(isTrue),
      yours: answer, real: String(isTrue)))
}

private let numberWords = [
  "never": 0, "zero": 0, "none": 0, "once": 1, "one": 1, "twice": 2, "two": 2, "three": 3,
  "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
]

private func judgeCount(
  _ typed: String, _ event: String, _ count: Int, _ prepared: PreparedQuestion
) -> Reading {
  var word = plain(Substring(typed)).lowercased()
  for suffix in [" times", " time", "x"] where word.hasSuffix(suffix) {
    word = String(word.dropLast(suffix.count))
  }
  guard let number = numberWords[word] ?? Int(word), number >= 0 else {
    return .notUnderstood("type a number, such as 2")
  }
  var result = single(
    prepared, isRight: number == count, answer: String(number), right: String(count),
    yours: String(number), real: String(count))
  // Each call that there was, with its cause: what the number is made of.
  result.comparison += (0..<min(count, 20)).map { index in
    Verdict.Row(yours: nil, real: event, isSame: true, why: prepared.whys["\(index)"])
  }
  return .verdict(result)
}

private func single(
  _ prepared: PreparedQuestion, isRight: Bool, answer: String, right: String, yours: String,
  real: String
) -> Verdict {
  verdict(
    prepared, isRight: isRight, score: isRight ? 1 : 0, answer: [answer], right: [right],
    rows: [Verdict.Row(yours: yours, real: real, isSame: isRight, why: nil)])
}

// MARK: All kinds

private func verdict(
  _ prepared: PreparedQuestion, isRight: Bool, score: Double, answer: [String], right: [String],
  orders: [[String]] = [], rows: [Verdict.Row], missed: [RuleID] = []
) -> Verdict {
  let first = rows.firstIndex { !$0.isSame }
  let there = first.flatMap { rows[$0].why?.rules } ?? []
  return Verdict(
    kind: prepared.question.kind, isRight: isRight, score: score, answer: answer, right: right,
    orders: orders, comparison: rows, firstDifference: first,
    because: there.isEmpty ? prepared.reasons : there, missed: missed)
}

/// Returns the places of a longest common subsequence of two lists.
func commonSubsequence<T: Equatable>(_ a: [T], _ b: [T]) -> [(Int, Int)] {
  commonSubsequence(a, b, by: ==)
}

func commonSubsequence<T>(_ a: [T], _ b: [T], by isSame: (T, T) -> Bool) -> [(Int, Int)] {
  var length = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
  for i in a.indices.reversed() {
    for j in b.indices.reversed() {
      length[i][j] =
        isSame(a[i], b[j])
        ? length[i + 1][j + 1] + 1 : max(length[i + 1][j], length[i][j + 1])
    }
  }
  var pairs: [(Int, Int)] = []
  var i = 0
  var j = 0
  while i < a.count, j < b.count {
    if isSame(a[i], b[j]) {
      pairs.append((i, j))
      i += 1
      j += 1
    } else if length[i + 1][j] >= length[i][j + 1] {
      i += 1
    } else {
      j += 1
    }
  }
  return pairs
}
