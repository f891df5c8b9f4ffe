import Curriculum
import Diagnostics
import Releases
import Words

extension Diagnostic {
  /// An error; content has no warnings yet.
  init(_ message: String, at location: SourceLocation, length: Int = 1, notes: [Note] = []) {
    self.init(.error, message, at: location, length: length, notes: notes)
  }
}

/// Returns whether the text has the form of a ledger id: `S000-10` or `M-09`.
func isClaim(_ text: String) -> Bool {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  guard parts.count == 2, isDigits(parts[1], 2) else { return false }
  return parts[0] == "M" || parts[0].first == "S" && isDigits(parts[0].dropFirst(), 3)
}

func notAClaim(_ text: String) -> String {
  Words.CourseFiles.noClaimID(text)
}

private func isDigits(_ text: Substring, _ count: Int) -> Bool {
  text.utf8.count == count && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
}

/// Why a text names no release.
struct NoRelease: Error { var message: String }

/// Returns the release of iOS that the text names.
func release(_ text: String) throws(NoRelease) -> IOSVersion {
  guard let version = IOSVersion(text) else {
    throw NoRelease(message: Words.CourseFiles.noVersion(text))
  }
  guard version.wasReleased else {
    let near = version.neighbours.map(\.description)
    throw NoRelease(message: Words.CourseFiles.neverReleased("\(version)", nearest: near))
  }
  return version
}

/// Returns the citations `[000:124-131]` of a line of prose, and what looks like one but is not.
func citations(in line: String, number: Int, of text: SourceText) -> ([Citation], [Diagnostic]) {
  var found: [Citation] = []
  var diagnostics: [Diagnostic] = []
  let bytes = Array(line.utf8)
  var index = 0
  while index < bytes.count {
    guard bytes[index] == UInt8(ascii: "["),
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "]"))
    else {
      index += 1
      continue
    }
    let inner = String(decoding: bytes[index + 1..<end], as: UTF8.self)
    // Digits with a colon are meant as a place; any other bracket is the author's own.
    let looksLikeOne =
      inner.utf8.first.map { (0x30...0x39).contains($0) } == true && inner.contains(":")
    if looksLikeOne {
      if let citation = Citation(inner) {
        found.append(citation)
      } else {
        diagnostics.append(
          Diagnostic(
            notACitation(inner), at: text.location(line: number, column: index + 2),
            length: inner.utf8.count))
      }
    }
    index = end + 1
  }
  return (found, diagnostics)
}

func notACitation(_ text: String) -> String {
  Words.CourseFiles.noCitation(text)
}
