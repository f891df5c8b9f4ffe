import Checksums
import Diagnostics
import Foundation
import ProjectFiles
import Releases
import Scenarios
import Testing

/// A fact about the real UIKit that somebody published: a program of ours, and the lines that a device prints.
///
/// A file in `Observations` begins with comments of the form `// key: value`, and ends with the lines
/// after `// prints:`, each a comment. README.md says what the keys are.
struct Observation: Sendable, CustomTestStringConvertible {
  /// The file's path in `Observations`, such as `Views/moving-a-view-sends-nothing`.
  let name: String
  let text: String
  private let header: [String: String]
  /// The lines that count, as a device prints them.
  let expected: [String]

  var testDescription: String { name }

  static let folder = "Tests/ObservationTests/Observations"

  /// All of them, in the order of their names.
  static let all: [Observation] = ProjectFiles.files(in: folder, endingIn: ".swift").compactMap {
    guard let text = try? ProjectFiles.text($0) else { return nil }
    return Observation(
      name: String($0.dropFirst(folder.count + 1).dropLast(".swift".count)), text: text)
  }

  init(name: String, text: String) {
    self.name = name
    self.text = text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    header = Self.values(of: lines.prefix { $0.hasPrefix("//") })
    let ending = lines.lastIndex(of: "// prints:").map { lines[($0 + 1)...] } ?? []
    expected = ending.filter { $0.hasPrefix("// ") }.map { String($0.dropFirst(3)) }
  }

  /// Reads `// key: value`; a comment of another form continues the value before it.
  private static func values(of comments: ArraySlice<String>) -> [String: String] {
    var values: [String: String] = [:]
    var last = ""
    for comment in comments {
      let line = comment.dropFirst(2).trimmingCharacters(in: .whitespaces)
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, keys.contains(String(parts[0])) {
        last = String(parts[0])
        values[last] = parts[1].trimmingCharacters(in: .whitespaces)
      } else {
        values[last, default: ""] += " " + line
      }
    }
    return values
  }

  /// The keys of a header; `open` only where the model differs.
  static let keys: Set = [
    "title", "ios", "device", "watch", "normalize", "source", "confidence", "note", "open",
  ]

  func value(of key: String) -> String? { header[key] }

  /// Why the model doesn't print these lines, where it doesn't.
  var reasonForDifference: String? { header["open"] }

  var normalizations: [Normalization?] {
    list(of: "normalize", separatedBy: ",").map { Normalization(rawValue: $0) }
  }

  /// The beginnings of the lines that count.
  var watched: [String] { list(of: "watch", separatedBy: " | ") }

  private func list(of key: String, separatedBy separator: String) -> [String] {
    (header[key] ?? "").components(separatedBy: separator)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  var release: IOSVersion? { header["ios"].flatMap { IOSVersion($0) } }
  var device: Device? { header["device"].flatMap(Device.init) }

  var scenario: Scenario {
    Scenario(text, ios: release ?? .newest, device: device ?? .iphone)
  }

  /// Whether it is one of the third that nobody looks at before the model is done. Its name alone decides,
  /// so nobody can choose.
  var isSetAside: Bool {
    var sum = Checksum()
    sum.add("1 " + name)
    return sum.value % 3 == 0
  }

  /// Returns those of a run's lines that count, from where the observation begins.
  func counted(_ printed: [String]) -> [String] {
    var lines = printed[...]
    if let reset = lines.lastIndex(of: "# reset") { lines = lines[(reset + 1)...] }
    return normalized(
      lines.filter { line in
        line.hasPrefix("#") ? expected.contains(line) : watched.contains { line.hasPrefix($0) }
      })
  }

  /// Returns the lines without what the source doesn't promise.
  func normalized(_ lines: [String]) -> [String] {
    normalizations.compactMap { $0 }.reduce(lines) { $1.normalized($0) }
  }
}
