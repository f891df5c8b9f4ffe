import Diagnostics
@testable import SwiftFrontend
import Testing

/// Expects that `source` converts without a word to `tree`, one line for each item.
func check(
  _ source: String, _ tree: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let (file, diagnostics) = parse(SourceFile(name: "test.swift", text: source), index: 0)
  #expect(diagnostics.map(\.description) == [], sourceLocation: sourceLocation)
  #expect(SyntaxDump.text(file) == tree, sourceLocation: sourceLocation)
}

/// Expects a diagnostic at each mark (`1️⃣`, `2️⃣`) of `source`, and no others.
func checkDiagnostics(
  _ source: String, _ messages: String...,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  var text = ""
  var places: [String] = []
  var line = 1
  var column = 1
  for character in source {
    if "1️⃣2️⃣3️⃣4️⃣".contains(character) {
      places.append("test.swift:\(line):\(column)")
      continue
    }
    text.append(character)
    column += character.utf8.count
    if character == "\n" { (line, column) = (line + 1, 1) }
  }
  let (_, diagnostics) = parse(SourceFile(name: "test.swift", text: text), index: 0)
  let found = diagnostics.map { "\($0.location): \($0.severity.rawValue): \($0.message)" }
  let expected = zip(places, messages).map { place, message in
    message.hasPrefix("warning: ") ? "\(place): \(message)" : "\(place): error: \(message)"
  }
  #expect(places.count == messages.count, "as many marks as messages")
  #expect(found == expected, sourceLocation: sourceLocation)
}
