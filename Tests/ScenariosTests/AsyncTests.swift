import Diagnostics
import Scenarios
import Testing

/// How asynchronous code meets the run: its end, its leaks, its limits.
@Suite struct `Asynchronous code` {
  private func run(_ text: String) -> Run { engine.run(Scenario(text)) }

  @Test func `a task that waits for ever ends no run and leaks nothing`() {
    let run = run(
      """
      import UIKit
      class Held { deinit { print("dies") } }
      class C: UIViewController {
        func wait() async {
          let held = Held()
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
          print("never", held)
        }
      }
      Task {
        let c = C()
        await c.wait()
      }
      print("end")
      """)
    #expect(run.outcome == .completed)
    #expect(run.output == ["end"])
    #expect(run.leaks.isEmpty)
  }

  @Test func `top-level code that waits for ever ends the run there`() {
    let run = run(
      """
      class Held {}
      func forever() async {
        let held = Held()
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        print("never", held)
      }
      Task { print("task") }
      await forever()
      print("never")
      """)
    #expect(run.outcome == .completed)
    #expect(run.output == ["task"])
    #expect(run.leaks.isEmpty)
  }

  @Test func `jobs and dispatched blocks run in the order of their coming`() {
    let run = run(
      """
      import Foundation
      Task { print("1"); await Task.yield(); print("4") }
      DispatchQueue.main.async { print("2"); Task { print("5") } }
      Task { print("3") }
      print("0")
      """)
    #expect(run.output == ["0", "1", "2", "3", "4", "5"])
  }

  @Test func `sleeping moves the virtual clock only`() {
    let run = run(
      """
      import UIKit
      class C: UIViewController {
        override func viewDidAppear(_ animated: Bool) { print("appeared") }
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      Task {
        try? await Task.sleep(for: .seconds(3600))
        window.rootViewController = C()
        window.makeKeyAndVisible()
      }
      """)
    #expect(run.output == ["appeared"])
    #expect(run.events.first?.time == 3600)
  }

  @Test func `an exception in a task ends the run`() {
    let run = run(
      """
      import UIKit
      let exception = Simulator.catchException {
        let c = UIViewController()
        Task {
          let n = UINavigationController(rootViewController: c)
          n.pushViewController(c, animated: false)
        }
        Simulator.settle()
      }
      print("never", exception as Any)
      """)
    #expect(run.output == [])
    guard case .trapped(let trap) = run.outcome else {
      Issue.record("the run ended as \(run.outcome)")
      return
    }
    #expect(trap.message.hasPrefix("*** Terminating app due to uncaught exception"))
  }

  @Test func `a continuation that is resumed twice is a mistake`() {
    let run = run(
      """
      func f() async -> Int {
        await withCheckedContinuation { c in
          c.resume(returning: 1)
          c.resume(returning: 2)
        }
      }
      print(await f())
      """)
    guard case .trapped(let trap) = run.outcome else {
      Issue.record("the run ended as \(run.outcome)")
      return
    }
    #expect(trap.message.hasPrefix("Fatal error: SWIFT TASK CONTINUATION MISUSE:"))
    #expect(trap.message.contains("tried to resume its continuation more than once, returning 2!"))
  }

  @Test func `tasks without end run into the limits`() {
    let run = engine.run(
      Scenario("func spawn() { Task { spawn(); spawn() } }\nspawn()"),
      limits: Limits(steps: 10_000_000, memory: 8 << 20))
    guard case .limit = run.outcome else {
      Issue.record("the run ended as \(run.outcome)")
      return
    }
  }

  @Test func `await where nothing waits is warned of`() {
    let run = run("func f() -> Int { 1 }\nfunc g() async { print(await f()) }")
    #expect(run.outcome == .completed)
    #expect(
      run.diagnostics.map(\.description) == [
        "scenario.swift:2:24: warning: no 'async' operations occur within 'await' expression"
      ])
  }

  @Test func `a stream gives its values to who waits for them`() {
    let run = run(
      """
      let (stream, continuation) = AsyncStream.makeStream(of: String.self)
      let reader = Task { for await x in stream { print("got", x) }; print("ended") }
      continuation.yield("a")
      await Task.yield()
      continuation.yield("b")
      continuation.finish()
      await reader.value
      for await i in AsyncStream<Int>({ for i in 1...2 { $0.yield(i) }; $0.finish() }) { print(i) }
      """)
    #expect(run.output == ["got a", "got b", "ended", "1", "2"])
  }
}
