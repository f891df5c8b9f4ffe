import Diagnostics
import Scenarios
import Testing

/// `@main`, which `swiftc` takes only without top-level code; its output was seen with
/// `-parse-as-library`.
@Suite struct `A type marked main` {
  private func check(_ text: String, _ output: [String], _ messages: [String] = []) {
    let run = engine.run(Scenario(text))
    #expect(run.output == output)
    #expect(run.diagnostics.map(\.message) == messages)
  }

  @Test func `is the program`() {
    check(
      """
      @main struct App {
        static var count = 0
        static func main() { count += 1; print("Hello", count) }
      }
      """, ["Hello 1"])
  }

  @Test func `may have its main from a protocol, and wait in it`() {
    check(
      """
      protocol Program { static func run() async throws }
      extension Program { static func main() async throws { print("begin"); try await run() } }
      @main enum Tool: Program { static func run() async throws { await Task.yield(); print("run") } }
      """, ["begin", "run"])
  }

  @Test func `leaves global variables until they are used`() {
    check(
      """
      let greeting = { print("made"); return "hello" }()
      @main enum Tool { static func main() { print("main"); print(greeting, greeting) } }
      """, ["main", "made", "hello hello"])
  }

  @Test func `stands beside no other code`() {
    check(
      """
      @main enum Tool { static func main() {} }
      print(1)
      """, [], ["'main' attribute cannot be used in a module that contains top-level code"])
  }
}
