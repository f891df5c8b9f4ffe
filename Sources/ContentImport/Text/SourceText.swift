import Diagnostics
import Words

/// A content file as lines, with the checks that come before any grammar.
struct SourceText {
  let name: String
  let lines: [String]

  /// The largest file that is read.
  static let sizeLimit = 1 << 20

  init(_ file: SourceFile) {
    name = file.name
    var pieces = file.text.utf8
      .split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if pieces.last?.isEmpty == true { pieces.removeLast() }
    lines = pieces
  }

  func location(line: Int, column: Int = 1) -> SourceLocation {
    SourceLocation(file: name, line: line, column: column)
  }

  /// Returns the line as it is, or nothing past the end.
  func line(_ number: Int) -> String {
    lines.indices.contains(number - 1) ? lines[number - 1] : ""
  }

  /// Returns what makes the bytes of a file unfit to be read at all; empty when they are fit.
  static func hygiene(_ file: SourceFile) -> [Diagnostic] {
    let bytes = file.text.utf8
    let start = SourceLocation(file: file.name, line: 1, column: 1)
    guard bytes.count <= sizeLimit else { return [tooLarge(bytes.count, at: start)] }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return [
        Diagnostic(
          Words.CourseFiles.hasByteOrderMark, at: start,
          length: 3)
      ]
    }
    guard bytes.contains(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }) else {
      return [
        Diagnostic(
          Words.CourseFiles.isEmpty,
          at: start)
      ]
    }
    return controlCharacters(file)
  }

  static func tooLarge(_ size: Int, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      Words.CourseFiles.isTooLarge(bytes: size, most: sizeLimit),
      at: location)
  }

  /// Characters that a terminal would obey instead of showing, and text that reads backwards.
  private static func controlCharacters(_ file: SourceFile) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var line = 1
    var column = 1
    for scalar in file.text.unicodeScalars {
      if scalar == "\n" {
        line += 1
        column = 1
        continue
      }
      let place = SourceLocation(file: file.name, line: line, column: column)
      if scalar == "\r" {
        return found + [
          Diagnostic(
            Words.CourseFiles.hasCarriageReturn,
            at: place)
        ]
      }
      if isUnshowable(scalar) {
        found.append(
          Diagnostic(
            Words.CourseFiles.hasControlCharacter(hex(scalar.value)),
            at: place, length: UTF8.width(scalar)))
        if found.count == 20 { return found }
      }
      column += UTF8.width(scalar)
    }
    return found
  }

  private static func isUnshowable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension String {
  /// The text without spaces and tabs on either side.
  var trimmed: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let rest = drop(while: isBlank)
    return String(rest.reversed().drop(while: isBlank).reversed())
  }

  var isBlank: Bool { allSatisfy { $0 == " " || $0 == "\t" } }

  /// The number of bytes of white space it begins with.
  var indent: Int { utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count }
}

/// Returns "; did you mean 'x'?" when a candidate is near, else the list of what there is.
func hint(_ name: String, among candidates: [String]) -> String {
  if let near = suggestion(for: name, among: candidates) { return Words.didYouMean(near) }
  return Words.expected(candidates)
}
