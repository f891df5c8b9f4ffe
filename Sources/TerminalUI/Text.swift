internal import CEditLine
internal import Glibc

/// Text for a terminal: its width, its line breaks, and its control characters made visible.
public enum Text {
  /// Returns the number of columns that the text takes, by the C library's table.
  public static func width(of text: some StringProtocol) -> Int {
    // Most text is ASCII, where a byte is a column.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return Character.withWidths { width in
      text.unicodeScalars.reduce(0) { $0 + max(0, width($1)) }
    }
  }

  /// Returns the text with spaces behind it, as wide as a column.
  public static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - self.width(of: text)))
  }

  /// Returns the text in lines of at most `columns`, broken between words; a word that is longer
  /// than a line is broken within.
  ///
  /// Newlines in the text stay. `first` and `rest` are put before the first line and the others.
  public static func wrapped(
    _ text: String, columns: Int, first: String = "", rest: String? = nil
  ) -> String {
    let rest = rest ?? first
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = lines.isEmpty ? first : rest
      var isEmpty = true
      for word in paragraph.split(separator: " ") {
        if !isEmpty, width(of: line) + 1 + width(of: word) > columns {
          lines.append(line)
          line = rest
          isEmpty = true
        }
        if !isEmpty { line += " " }
        for piece in pieces(of: word, columns: max(8, columns - width(of: line))) {
          if piece.isContinued {
            lines.append(line)
            line = rest
          }
          line += piece.text
        }
        isEmpty = false
      }
      lines.append(line)
    }
    return lines.map(withoutTrailingSpace).joined(separator: "\n")
  }

  /// Returns a line of code with its spaces, cut where it is wider: where a reader would cut it if
  /// there is such a place in the second half of the line, or else anywhere.
  public static func folded(
    _ line: String, columns: Int, first: String = "", rest: String? = nil
  ) -> String {
    let rest = rest ?? first
    var lines: [String] = []
    var piece = first
    for character in line {
      if width(of: piece) + width(of: String(character)) > columns, piece != rest {
        let place = cut(in: piece, before: character)
        lines.append(String(piece[..<place]))
        piece = rest + piece[place...].drop { $0 == " " }
        if character == " ", piece == rest { continue }
      }
      piece.append(character)
    }
    return (lines + [piece]).map(withoutTrailingSpace).joined(separator: "\n")
  }

  /// The last place in the second half of a line of code where it may go on below: after a space, a
  /// comma or an opening bracket, or before a member's point; the end when there is none.
  private static func cut(in piece: String, before next: Character) -> String.Index {
    let characters = Array(piece) + [next]
    var point: Int?
    for index in stride(from: characters.count - 1, through: max(2, piece.count / 2 + 1), by: -1) {
      let (two, one, here) = (characters[index - 2], characters[index - 1], characters[index])
      let isPlace =
        switch one {
        // The label `_` stays with its parameter.
        case " ": two != "_" && here != " "
        case ",", "(", "[": here != " " && here != ")" && here != "]"
        default: here == " " && one != "_"
        }
      if isPlace { return piece.index(piece.startIndex, offsetBy: index) }
      if here == ".", one.isLetter || one == "?" || one == ")" { point = point ?? index }
    }
    return piece.index(piece.startIndex, offsetBy: point ?? piece.count)
  }

  /// Returns the text with every character that controls a terminal written out, `\u{1B}`, except newline
  /// and tab.
  ///
  /// Use it for untrusted text: content, and the output of scenarios. Marks that turn the direction of
  /// text count as well, since they make one line look like another.
  public static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isSteering) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isSteering(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the text in ASCII, for a locale without other characters: typographic marks become those
  /// of a typewriter, everything else a question mark.
  public static func ascii(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return text.unicodeScalars.map { scalar in
      if scalar.isASCII { return String(scalar) }
      return typewriter[scalar] ?? "?"
    }.joined()
  }

  private static let typewriter: [Unicode.Scalar: String] = [
    "\u{2018}": "'", "\u{2019}": "'", "\u{201C}": "\"", "\u{201D}": "\"", "\u{2013}": "-",
    "\u{2014}": "--", "\u{2026}": "...", "\u{2192}": "->", "\u{2190}": "<-", "\u{2265}": ">=",
    "\u{2264}": "<=", "\u{2260}": "!=", "\u{D7}": "x", "\u{A0}": " ", "\u{2022}": "*",
    "\u{2713}": "ok", "\u{AB}": "\"", "\u{BB}": "\"",
  ]

  private static func isSteering(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x200E, 0x200F, 0x061C, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func withoutTrailingSpace(_ line: String) -> String {
    var line = Substring(line)
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// A word in pieces that fit; all but the first continue on a new line.
  private static func pieces(
    of word: Substring, columns: Int
  ) -> [(text: String, isContinued: Bool)] {
    guard width(of: word) > columns else { return [(String(word), false)] }
    var result: [(text: String, isContinued: Bool)] = []
    var piece = ""
    for character in word {
      if width(of: piece + String(character)) > columns, !piece.isEmpty {
        result.append((piece, !result.isEmpty))
        piece = ""
      }
      piece.append(character)
    }
    result.append((piece, !result.isEmpty))
    return result
  }
}

extension Character {
  /// Runs `body` with the C library's `wcwidth` of a UTF-8 locale, whatever the program's own is.
  ///
  /// The locale is set for the calling thread only and put back.
  fileprivate static func withWidths<Result>(
    _ body: ((Unicode.Scalar) -> Int) -> Result
  ) -> Result {
    let before = unsafe uselocale(utf8Locale)
    defer { unsafe _ = uselocale(before) }
    return body { Int(wcwidth(wchar_t($0.value))) }
  }

  // Made once, never changed and never freed; POSIX lets threads share a locale object.
  nonisolated(unsafe) private static let utf8Locale = unsafe newlocale(
    LC_CTYPE_MASK_VALUE, "C.UTF-8", nil)

  /// `LC_CTYPE_MASK`, a macro that Swift does not import.
  private static let LC_CTYPE_MASK_VALUE: Int32 = 1 << LC_CTYPE
}
