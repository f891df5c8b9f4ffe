import Diagnostics
import Scenarios
import Testing

/// Programs of two files that have names in common. What they print, and where they are refused, is
/// what `swiftc helper.swift main.swift` says of them.
@Suite struct `A name that a file has for itself` {
  private static let helper = """
    private var windows: [Int] = [1]
    private func f(_ n: Int) -> String { "helper \\(n)" }
    private struct Tile { var name = "helper tile" }
    private typealias Mark = Int
    fileprivate let shared = "of helper"
    private protocol Named { func name() -> String }
    private class Card: Named { func name() -> String { "helper card" } }
    private let (low, high) = (1, 2)
    func helperWindows() -> [Int] { windows.append(7); return windows }
    func helperWords() -> [String] {
      [f(1), Tile().name, "\\(Mark.self)", shared, Card().name(), "\\(low) \\(high)"]
    }
    private func twice<T>(_ value: T) -> [T] { [value, value] }
    func helperTwice() -> [[Int]] { [1].map(twice) }

    """

  private func run(_ text: String, checks: [String] = []) -> Run {
    engine.run(
      Scenario(
        files: [
          SourceFile(name: "helper.swift", text: Self.helper),
          SourceFile(name: Scenario.mainFile, text: text),
        ], checks: checks))
  }

  @Test func `stands for the file's own thing in each`() {
    let run = run(
      """
      private var windows = ["main"]
      private func f(_ n: Int) -> String { "main \\(n)" }
      private struct Tile { var name = "main tile"; var size = 2 }
      private typealias Mark = String
      private let shared = "of main"
      private protocol Named { func name() -> String }
      private class Card: Named { func name() -> String { "main card" } }
      private let (low, high) = (3, 4)
      private func twice<T>(_ value: T) -> [T] { [value] }
      windows.append("x")
      print(windows, helperWindows())
      print([f(1), Tile().name, "\\(Mark.self)", shared, Card().name(), "\\(low) \\(high)"])
      print(helperWords())
      print([1].map(twice), helperTwice(), Tile(name: "n", size: 3).size)
      """,
      checks: ["windows == [\"main\", \"x\"]", "Tile().size == 2", "f(2) == \"main 2\""])
    #expect(run.diagnostics.map(\.description) == [])
    #expect(
      run.output == [
        #"["main", "x"] [1, 7]"#,
        #"["main 1", "main tile", "String", "of main", "main card", "3 4"]"#,
        #"["helper 1", "helper tile", "Int", "of helper", "helper card", "1 2"]"#,
        "[[1]] [[1, 1]] 3",
      ])
    #expect(run.checks == [.holds, .holds, .holds])
  }

  @Test(
    arguments: [
      ("var windows = 1", "windows", 1, 13), ("let windows = [2]", "windows", 1, 13),
      ("func f(_ n: Int) -> String { \"\" }", "f(_:)", 2, 14),
      ("struct Tile {}", "Tile", 3, 16), ("class Card {}", "Card", 7, 15),
    ])
  func `is taken where another file has it for all`(
    text: String, name: String, line: Int, column: Int
  ) throws {
    let run = run(text)
    #expect(run.outcome == .refused)
    let first = try #require(run.diagnostics.first { $0.severity == .error })
    #expect(first.message == "invalid redeclaration of '\(name)'")
    #expect(
      first.location == SourceLocation(file: "helper.swift", line: line, column: column))
    #expect(first.notes.map(\.message) == ["'\(name)' previously declared here"])
    #expect(first.notes.first?.location?.file == Scenario.mainFile)
  }

  @Test func `is taken twice in one file`() {
    let run = run("private var a = 1\nprivate var a = 2\nprivate struct B {}\nstruct B {}\n")
    #expect(
      run.diagnostics.map(\.description) == [
        "scenario.swift:4:8: error: invalid redeclaration of 'B'",
        "scenario.swift:2:13: error: invalid redeclaration of 'a'",
      ])
  }

  @Test func `may be a local's or a member's elsewhere`() {
    let run = run(
      """
      class Desk {
        var windows = 3
        struct Tile { var n = 1 }
        func show() { print(windows, Tile()) }
      }
      Desk().show()
      func g() { let windows = "local"; print(windows) }
      g()
      """)
    #expect(run.output == ["3 Tile(n: 1)", "local"])
  }
}
