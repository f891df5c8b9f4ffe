import Testing

@testable import Scenarios

@Suite struct `Listed lines` {
  private func check(
    _ text: String, in listing: String, _ numbers: [Int?],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let lines = ListedLines(of: text, in: listing, unlisted: "an action")
    let found = (1...numbers.count).map {
      lines.number(of: StackFrame(function: "main", file: "scenario.swift", line: $0))
    }
    #expect(found == numbers, sourceLocation: sourceLocation)
  }

  @Test func `keep the numbers of the beginning and the end`() {
    check("a\nb\nc", in: "a\nb\nc", [1, 2, 3, nil])
    check("a\nnew\nb\nc", in: "a\nb\nc", [1, nil, 2, 3])
    check("a\n\nc", in: "a\nb\nc", [1, nil, 3])
    check("a\nb\nx\ny", in: "a\nb", [1, 2, nil, nil])
    check("a\na\na", in: "a\na", [1, 2, nil])
  }

  @Test func `have words for the others`() {
    func place(_ file: String, _ source: StackFrame.Source) -> String {
      ListedLines(of: "a\nb", in: "a", unlisted: "an action", ofDrive: "of vdl's code").place(
        of: StackFrame(function: "main", file: file, line: 2, source: source))
    }
    #expect(place("scenario.swift", .program) == "an action")
    #expect(place("drive.swift", .program) == "line 2 of vdl's code")
    #expect(place("Bases.swift", .file) == "Bases.swift:2")
  }
}
