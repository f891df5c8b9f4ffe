import Diagnostics

/// A content file as lines, with the checks that come before any grammar.
struct SourceText {
  let name: String
  let lines: [String]

  /// The largest file that is read, in bytes.
  static let sizeLimit = 1 << 20
  /// The longest line that is read, in bytes.
  static let lineLimit = 10_000
  /// The number of lines that are read.
  static let lineCountLimit = 100_000

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

  /// Returns a finding about a line, from a column to its end.
  func located(_ finding: any ContentFinding, line: Int, column: Int = 1) -> LocatedFinding {
    LocatedFinding(
      finding, at: location(line: line, column: column),
      length: self.line(line).utf8.count - column + 1)
  }

  /// Returns a finding about a line, from its first character that is not blank.
  func locatedAtIndent(_ finding: any ContentFinding, line: Int) -> LocatedFinding {
    located(finding, line: line, column: self.line(line).indent + 1)
  }
}

// MARK: Before any grammar

extension SourceText {
  /// Returns why the bytes of a file are unfit to be read at all; empty when they are fit.
  static func hygiene(_ file: SourceFile) -> [LocatedFinding] {
    let bytes = file.text.utf8
    let start = SourceLocation(file: file.name, line: 1, column: 1)
    guard bytes.count <= sizeLimit else {
      return [LocatedFinding(FileFinding.isTooLarge(bytes: bytes.count), at: start)]
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return [LocatedFinding(FileFinding.hasByteOrderMark, at: start, length: 3)]
    }
    guard bytes.contains(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }) else {
      return [LocatedFinding(FileFinding.isEmpty, at: start)]
    }
    guard bytes.count(where: { $0 == 0x0A }) <= lineCountLimit else {
      return [LocatedFinding(FileFinding.hasTooManyLines, at: start)]
    }
    if let line = firstLongLine(bytes) {
      let place = SourceLocation(file: file.name, line: line, column: 1)
      return [LocatedFinding(FileFinding.hasLongLine, at: place)]
    }
    return controlCharacters(file)
  }

  private static func firstLongLine(_ bytes: String.UTF8View) -> Int? {
    var (line, length) = (1, 0)
    for byte in bytes {
      guard byte != 0x0A else {
        (line, length) = (line + 1, 0)
        continue
      }
      length += 1
      if length > lineLimit { return line }
    }
    return nil
  }

  /// Returns the characters that a terminal would obey instead of showing, and marks that turn the
  /// direction of writing.
  private static func controlCharacters(_ file: SourceFile) -> [LocatedFinding] {
    var found: [LocatedFinding] = []
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
        return found + [LocatedFinding(FileFinding.hasCarriageReturn, at: place)]
      }
      if isUnshowable(scalar) {
        found.append(
          LocatedFinding(
            FileFinding.hasControlCharacter(scalar), at: place, length: UTF8.width(scalar)))
        if found.count == 20 { return found }
      }
      column += UTF8.width(scalar)
    }
    return found
  }

  /// Whether a terminal obeys a character instead of showing it, or it turns the direction of writing.
  static func isUnshowable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}

extension SourceFile {
  /// The last part of its name.
  var baseName: String { String(name.split(separator: "/").last ?? "") }
  /// The part of its name before the last, with the slash.
  var folder: String { String(name.dropLast(baseName.count)) }
  /// Whether it stands in a course's folder of assignments.
  var isAssignment: Bool {
    folder.hasSuffix(assignmentsFolderName + "/") && baseName.hasSuffix(".yaml")
  }
}

extension String {
  /// Whether it has nothing but spaces and tabs.
  var isBlank: Bool { allSatisfy { $0 == " " || $0 == "\t" } }

  /// The number of bytes of white space it begins with.
  var indent: Int { utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count }
}
