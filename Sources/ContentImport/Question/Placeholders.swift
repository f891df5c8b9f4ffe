import Curriculum
import Diagnostics

/// Returns the places where a question uses a placeholder that nothing fills, and the placeholders
/// that it fills and does not use.
///
/// `lines` are those that a learner sees or that are run.
func placeholderProblems(
  of ask: AskBlock, in text: SourceText, lines: [ClosedRange<Int>]
) -> [LocatedFinding] {
  let marks = ask.placeholders.flatMap(\.marks)
  var used = Set(ask.variedTexts.flatMap { placeholders(in: $0) }.map(\.name))
  var problems: [LocatedFinding] = []
  func use(_ name: String, at location: SourceLocation) {
    used.insert(name)
    guard !marks.contains(name) else { return }
    let correction =
      marks.isEmpty ? nil : Correction(of: "$" + name, among: marks.map { "$" + $0 })
    problems.append(
      LocatedFinding(
        PlaceholderFinding.isNotFilled(name, correction), at: location,
        length: name.utf8.count + 1))
  }
  for number in lines.joined() {
    for (name, column) in placeholders(in: text.line(number)) {
      use(name, at: text.location(line: number, column: column))
    }
  }
  for option in ask.placeholders.flatMap(\.options) {
    for (name, _) in placeholders(in: option.text) { use(name, at: option.location) }
  }
  // A name with a slip in it is said once.
  guard problems.isEmpty else { return problems }
  var seen: Set<String> = []
  for placeholder in ask.placeholders {
    let finding: any ContentFinding
    if !seen.insert(placeholder.name).inserted {
      finding = KeyFinding.isGivenTwice(placeholder.name)
    } else if let mark = placeholder.marks.first(where: { !used.contains($0) }) {
      finding = PlaceholderFinding.isNotUsed(mark: mark, of: placeholder.name)
    } else {
      continue
    }
    problems.append(
      LocatedFinding(
        finding, at: placeholder.location, length: placeholder.name.utf8.count))
  }
  return problems
}

/// A placeholder with its values and its place.
struct PlaceholderEntry {
  var name: String
  /// The names it is used by: of a shuffle one for each place, `STEP1`, `STEP2`.
  var marks: [String]
  var location: SourceLocation
  /// Its values, which may hold another placeholder.
  var options: [(text: String, location: SourceLocation)]
}

/// The placeholders of a line, `$NAME`, without their sign, and the columns they stand at.
private func placeholders(in line: String) -> [(name: String, column: Int)] {
  var found: [(String, Int)] = []
  let bytes = Array(line.utf8)
  var index = 0
  while index < bytes.count {
    defer { index += 1 }
    guard bytes[index] == UInt8(ascii: "$") else { continue }
    let word = bytes[(index + 1)...].prefix {
      (0x41...0x5A).contains($0) || (0x30...0x39).contains($0)
    }
    // `$0` is Swift's own.
    guard let first = word.first, (0x41...0x5A).contains(first) else { continue }
    found.append((String(decoding: word, as: UTF8.self), index + 1))
  }
  return found
}
