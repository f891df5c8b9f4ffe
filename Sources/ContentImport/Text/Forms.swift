import Curriculum
import Diagnostics
import Releases

/// Returns whether the text has the form of a ledger id: `S000-10` or `M-09`.
func isClaim(_ text: String) -> Bool {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  guard parts.count == 2, isDigits(parts[1], 2) else { return false }
  return parts[0] == "M" || parts[0].first == "S" && isDigits(parts[0].dropFirst(), 3)
}

private func isDigits(_ text: Substring, _ count: Int) -> Bool {
  text.utf8.count == count && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
}

/// Returns whether the text has the form of a UUID in lower case.
func isUUID(_ text: String) -> Bool {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
    && text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x61...0x66).contains($0) || $0 == 0x2D
    }
}

/// Returns the release of iOS that the text names.
func release(_ text: String) throws(FormFinding) -> IOSVersion {
  guard let version = IOSVersion(text) else { throw .noVersion(text) }
  guard version.wasReleased else { throw .neverReleased(version) }
  return version
}

/// Returns why a text is the name of no event, or nil. An event of a template is looked at when its
/// placeholders are filled.
func eventProblem(_ text: String, isTemplate: Bool) -> FormFinding? {
  if EventName(text) != nil || isTemplate && text.contains("$") { return nil }
  return .noEvent(text)
}

/// The number of bytes in which a bracket that is meant as a citation is closed.
private let longestCitation = 100

/// Returns findings for the brackets of a line of prose that look like citations, such as
/// `[000:124-131]`, and are none.
func misspelledCitations(in line: String, number: Int, of text: SourceText) -> [LocatedFinding] {
  var findings: [LocatedFinding] = []
  let bytes = Array(line.utf8)
  var index = 0
  while index < bytes.count {
    guard bytes[index] == UInt8(ascii: "["),
      let end = bytes[index...].prefix(longestCitation).firstIndex(of: UInt8(ascii: "]"))
    else {
      index += 1
      continue
    }
    let inner = String(decoding: bytes[index + 1..<end], as: UTF8.self)
    // Digits with a colon are meant as a place; any other bracket is the author's own.
    let looksLikeOne =
      inner.utf8.first.map { (0x30...0x39).contains($0) } == true && inner.contains(":")
    if looksLikeOne, Citation(inner) == nil {
      findings.append(
        LocatedFinding(
          FormFinding.noCitation(inner), at: text.location(line: number, column: index + 2),
          length: inner.utf8.count))
    }
    index = end + 1
  }
  return findings
}
