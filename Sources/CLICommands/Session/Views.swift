internal import TerminalUI

/// Shows questions, verdicts and lists in lines that fit any width.
struct Views {
  var console: Console
  /// Whether a person is there, who can use keys.
  var isInteractive: Bool
  /// Whether that person has an editor.
  var hasEditor: Bool
  var columns: Int { console.terminal.columns }
  var style: Style { console.style }

  init(_ console: Console, isInteractive: Bool = false, hasEditor: Bool = false) {
    self.console = console
    self.isInteractive = isInteractive
    self.hasEditor = hasEditor
  }

  static let printsNothing = "It prints nothing."

  func shown(_ text: String) -> String { console.shown(text) }
}

/// Code, prose and lists in Markdown.
extension Views {
  /// Code with its line numbers, which explanations refer to.
  func code(_ source: String, isSwift: Bool = true) {
    let listing = CodeListing(source, isSwift: isSwift, on: console)
    let digits = String(listing.count).count
    // Where there is little room, a level of indentation takes two columns instead of four.
    let isNarrow = columns < 60
    let isHalved = isNarrow && listing.depths.allSatisfy { $0 == 0 || $0 >= 4 }
    for index in 0..<listing.count {
      let number = String(index + 1)
      let gap = String(repeating: " ", count: digits - number.count)
      let depth = listing.depth(of: index) / (isHalved ? 2 : 1)
      let indent = String(repeating: " ", count: min(depth, columns / 3))
      console.line(
        listing.line(
          index, columns: columns, first: " \(gap)\(number)  \(indent)",
          rest: String(repeating: " ", count: digits + (isNarrow ? 5 : 7)) + indent))
    }
  }

  /// Text whose columns have a meaning, such as a timeline: each line as it is written, without a number.
  func drawing(_ text: String) {
    let listing = CodeListing(text, isSwift: false, on: console)
    for index in 0..<listing.count {
      let indent = "  " + String(repeating: " ", count: listing.depth(of: index))
      console.line(listing.line(index, columns: columns, first: indent, rest: indent + "  "))
    }
  }

  /// Markdown as lines: paragraphs are wrapped, lists kept, marks of emphasis left out.
  func markdown(_ text: String) {
    var paragraph: [Substring] = []
    var indent = (first: "", rest: "")
    func end() {
      guard !paragraph.isEmpty else { return }
      let words = paragraph.joined(separator: " ").replacing("**", with: "")
      console.prose(words, first: indent.first, rest: indent.rest)
      paragraph = []
      indent = ("", "")
    }
    var isFirst = true
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let bare = line.drop { $0 == " " }
      if bare.isEmpty {
        end()
        if !isFirst { console.line() }
      } else if let mark = Self.listMark(of: bare) {
        end()
        indent = (mark, String(repeating: " ", count: mark.count))
        paragraph.append(bare.dropFirst(mark.count))
      } else if bare.hasPrefix("> ") {
        if paragraph.isEmpty { indent = ("  ", "  ") }
        paragraph.append(bare.dropFirst(2))
      } else {
        paragraph.append(bare)
      }
      isFirst = false
    }
    end()
  }

  private static func listMark(of line: Substring) -> String? {
    if line.hasPrefix("- ") || line.hasPrefix("* ") { return "- " }
    let digits = line.prefix { $0.isNumber }
    guard !digits.isEmpty, line.dropFirst(digits.count).hasPrefix(". ") else { return nil }
    return digits + ". "
  }
}
