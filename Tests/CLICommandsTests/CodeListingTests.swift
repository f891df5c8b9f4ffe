import TerminalUI
import Testing

@testable import CLICommands

@Suite struct `Code on a terminal` {
  private let source = [
    "class Profile: UIViewController {", "\toverride func viewDidAppear(_ animated: Bool) {",
    "    /* a comment, \u{1B}[2J over", "    two lines */ super.viewDidAppear(animated) // 日本",
    "    print(\"seen: \\(animated ? \"with\" : \"without\") an animation of \\(0.35) seconds\")",
    "  }",
    "", "}",
  ]

  /// The same but for its colours, however narrow it is.
  @Test(arguments: [20, 33, 40, 72, 200])
  func `is painted without a change of its text`(columns: Int) throws {
    let room = try Classroom()
    var console = room.context().console
    func lines() -> [String] {
      let listing = CodeListing(source.joined(separator: "\n"), on: console)
      return source.indices.map {
        listing.line($0, columns: columns, first: " \($0)  ", rest: "      ")
      }
    }
    let plain = lines()
    console.style = Style(isColored: true)
    let painted = lines()
    #expect(painted.map { $0.replacing(#/\u{1B}\[[0-9]*m/#, with: "") } == plain)
    #expect(painted[0].contains("\u{1B}[35mclass\u{1B}[0m"))
    #expect(painted.dropFirst(2).prefix(2).allSatisfy { $0.contains("\u{1B}[2m") })
    #expect(!painted.joined().contains("\u{1B}[2J"))
  }
}
