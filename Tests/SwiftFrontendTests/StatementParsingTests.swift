import Testing

@Suite struct StatementParsingTests {
  @Test func `if, else and conditions`() {
    check("if a, b == c {} else if d { x } else {}", "(if a, (== b c) {} (if d {x} {}))")
    check("if let x {}", "(if (let x x) {})")
    check("if let x = y, var z: T = w {}", "(if (let x y), (var z : T w) {})")
    check("if let self {}", "(if (let self self) {})")
    check("if case .a(let x)? = y {}", "(if (case (some (.a (let x))) y) {})")
    check("guard let x else { return }", "(guard (let x x) {(return)})")
  }

  @Test func `availability is decided`() {
    check("if #available(iOS 99, *) {}", "(if (#available 99.0) {})")
    check(
      "guard #unavailable(iOS 13) else { return 1 }", "(guard (#unavailable 13.0) {(return 1)})")
  }

  @Test func `loops and labels`() {
    check("while let x = f() {}", "(while (let x (call f)) {})")
    check("a: while true { break a; continue }", "(while a: true {(break a) (continue)})")
    check("repeat { x } while y", "(repeat {x} y)")
    check("for i in 0..<3 {}", "(for i (..< 0 3) {})")
    check("for (i, x) in e where x > 1 {}", "(for (tuple i x) e where (> x 1) {})")
    check("for case let x? in xs {}", "(for (let (some x)) xs {})")
    check("for _ in xs { continue }", "(for _ xs {(continue)})")
    check("a: if b { break a }", "(do a: {(if b {(break a)})})")
  }

  @Test func `switch`() {
    check(
      """
      a: switch x {
      case 1, 2...3: f()
        fallthrough
      case let y where y > 3: break a
      @unknown default: break
      }
      """,
      "(switch a: x (case (= 1), (= (... 2 3)) {(call f) (fallthrough)}) "
        + "(case (let y) where (> y 3) {(break a)}) (default {(break)}))")
  }

  @Test func `do, catch, throw and defer`() {
    check(
      "do { try f() } catch E.a(let x) { } catch let e as F where g { } catch { throw error }",
      "(do {(try (call f))} (catch (E.a (let x)) {}) (catch (let (as e F)) where g {}) "
        + "(catch {(throw error)}))")
    check("defer { x }", "(defer {x})")
    check("do { } catch where a { }", "(do {} (catch (let error) where a {}))")
    check("do throws(E) { } catch { }", "(do throws(E) {} (catch {}))")
  }

  @Test func `patterns`() {
    func checkPattern(_ source: String, _ tree: String) {
      check("switch v { case \(source): f }", "(switch v (case \(tree) {f}))")
    }
    checkPattern(".a", ".a")
    checkPattern("E.a", "E.a")
    checkPattern("A.E.a(_)", "(A.E.a _)")
    checkPattern("e.a", "(= (. e a))")
    checkPattern(".a.b", "(= (. .a b))")
    checkPattern("let .a(x, y: z)", "(let (.a x y: z))")
    checkPattern(".a(let x, 1, _)", "(.a (let x) (= 1) _)")
    checkPattern("(let x, var y)", "(tuple (let x) (var y))")
    checkPattern("let (x, _)", "(let (tuple x _))")
    checkPattern("is A", "(is A)")
    checkPattern("let x as A", "(let (as x A))")
    checkPattern("let x?", "(let (some x))")
    checkPattern("nil", "(= nil)")
    checkPattern("\"a\"", "(= \"a\")")
    checkPattern("-1", "(= (prefix- 1))")
    checkPattern("...5", "(= (prefix... 5))")
    checkPattern("(0...5, let y?)", "(tuple (= (... 0 5)) (let (some y)))")
    checkPattern("A<Int>.a", "A<Int>.a")
    checkPattern("f(1)", "(= (call f 1))")
  }
}

@Suite struct ConditionalCompilationTests {
  @Test func `the clause that holds is kept`() {
    func checkHolds(_ condition: String, _ expected: Bool) {
      check("#if \(condition)\na\n#else\nb\n#endif", expected ? "a" : "b")
    }
    checkHolds("os(iOS)", true)
    checkHolds("os(macOS) || os(Linux)", false)
    checkHolds("DEBUG && !RELEASE", true)
    checkHolds("targetEnvironment(simulator)", true)
    checkHolds("targetEnvironment(macCatalyst)", false)
    checkHolds("canImport(UIKit) && canImport(QuartzCore)", true)
    checkHolds("canImport(SwiftUI)", false)
    checkHolds("swift(>=5.9)", true)
    checkHolds("swift(>=6.3)", true)
    checkHolds("compiler(>=6.4)", false)
    checkHolds("compiler(>=5.9.2)", true)
    checkHolds("swift(<6)", false)
    checkHolds("(true || false) && !(false)", true)
  }

  @Test func `it may stand among statements, members, cases and attributes`() {
    check("#if A\n#elseif DEBUG\nx\n#else\ny\n#endif\nz", "x\nz")
    check(
      "class A {\n#if os(iOS)\nlet a = 1\n#endif\n#if os(tvOS)\nlet b = 1\n#endif\n}",
      "(class A (let (a = 1)))")
    check(
      "switch x {\n#if DEBUG\ncase 1: a\n#endif\ndefault: b\n}",
      "(switch x (case (= 1) {a}) (default {b}))")
    check("#if DEBUG\n@objc\n#endif\nfunc f() {}", "(@objc func f () {})")
  }

  @Test func `an unknown condition is refused`() {
    checkDiagnostics("#if 1️⃣1 + 1\n#endif", "invalid conditional compilation expression")
  }
}
