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

  @Test func `launches an app that has no main of its own`() {
    check(
      """
      import UIKit
      @main class App: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          print("launched")
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            print("active", application.applicationState == .active)
          }
          return true
        }
      }
      """, ["launched", "active true"])
  }

  @Test func `is launched by the code that follows, if there is some`() {
    check(
      """
      import UIKit
      @main class App: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
      }
      print("first")
      Simulator.launch(appDelegate: App.self)
      """, ["first", "active"])
  }

  @Test func `needs a main from somewhere`() {
    check("@main enum Tool {}", [], ["type 'Tool' has no member 'main'"])
  }

  @Test func `stands beside no other code`() {
    check(
      """
      @main enum Tool { static func main() {} }
      print(1)
      """, [], ["'main' attribute cannot be used in a module that contains top-level code"])
  }
}
