/// Tasks on the main actor, one at a time. Natively, code that waits for a task's value comes back
/// by way of another thread, and the children of `async let` and of task groups begin on one, so
/// that the order in which several come to the main actor is open.
extension Generator {
  /// Declares functions that are waited for; returns statements for the end of the program.
  mutating func asynchronousStatements() -> [String] {
    let name = freshGlobal("later")
    declarations.append(
      """
      @MainActor func \(name)(_ n: Int) async -> Int {
        print("begins", n % 10)
        await Task.yield()
        print("goes on", n % 10)
        return n % 100 + 1
      }
      @MainActor func failing\(name)(_ n: Int) async throws -> String {
        defer { print("failing ends") }
        if n % 2 == 0 { throw \(failure).small(n) }
        return "fine \\(await \(name)(n))"
      }
      @MainActor final class Owner\(name) {
        var seen: [Int] = []
        var job: Task<Int, Never>?
        func start(_ n: Int) {
          job = Task { [weak self] in
            let value = await \(name)(n)
            self?.seen.append(value)
            print("job", self == nil)
            return value
          }
        }
        deinit { print("owner ends", seen) }
      }
      """)
    var lines: [String] = []
    for _ in 0..<random.number(2...4) {
      let value = expression(.int, 1)
      let task = fresh("task")
      switch random.below(6) {
      case 0: lines.append("print(await \(name)(\(value)))")
      case 1:
        lines += [
          "let \(task) = Task { await \(name)(\(value)) }", "print(\"made\")",
          "print(await \(task).value)",
        ]
      case 2:
        lines += [
          "let \(task) = Task { try await failing\(name)(\(value)) }", "await Task.yield()",
          "do { print(try await \(task).value) } catch { print(\"caught\", error) }",
        ]
      case 3:
        lines += [
          "do { print(try await failing\(name)(\(value))) } catch { print(\"caught\", error) }"
        ]
      case 4:
        lines += ["for n in 0..<3 { print(\"value\", await Task { await \(name)(n) }.value) }"]
      default:
        lines += [
          "var \(task): Owner\(name)? = Owner\(name)()", "\(task)?.start(\(value))",
          "let job\(task) = \(task)?.job",
          random.pick(["print(\"is there\")", "print(\"waits\")"]),
          random.pick(["\(task) = nil", "print(\(task)?.seen as Any)"]),
          "print(await job\(task)?.value as Any)",
        ]
      }
    }
    return lines
  }
}
