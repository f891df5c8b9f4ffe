import Diagnostics
import Foundation
import ProgramGenerator
import Releases
import Scenarios
import Testing

/// A scenario that fails, and how.
struct TrapCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let message: String
  /// `line:column` of the innermost place in the scenario.
  let place: String
  /// `function (file:line)`, innermost first.
  let backtrace: [String]
  var ios = IOSVersion.newest
  /// The native program's message, when it differs in more than an address; nil for none at all.
  var native: String?
  var isComparedNatively = true

  init(
    _ name: String, _ text: String, _ message: String, at place: String, _ backtrace: [String]
  ) {
    testDescription = name
    self.text = text
    self.message = message
    self.place = place
    self.backtrace = backtrace
    native = message
  }

  func on(_ ios: IOSVersion) -> TrapCase {
    var made = self
    made.ios = ios
    return made
  }

  func natively(_ message: String?) -> TrapCase {
    var made = self
    made.native = message
    return made
  }

  var interpretedOnly: TrapCase {
    var made = self
    made.isComparedNatively = false
    return made
  }

  static let all = [
    TrapCase(
      "a forced nil",
      """
      class A {
        func f() -> Int {
          let n: Int? = nil
          return n! + 1
        }
      }
      func g(_ a: A) { print(a.f()) }
      print("before")
      g(A())
      """, "Unexpectedly found nil while unwrapping an Optional value", at: "4:12",
      ["A.f() (trap.swift:4)", "g(_:) (trap.swift:7)", "top-level code (trap.swift:9)"]),
    TrapCase(
      "an implicitly forced nil in a callback",
      """
      import UIKit
      class V: UIViewController {
        weak var label: UILabel!
        override func viewDidLoad() {
          super.viewDidLoad()
          label = UILabel()
          label.text = "x"
        }
      }
      _ = V().view
      """, "Unexpectedly found nil while implicitly unwrapping an Optional value", at: "7:5",
      [
        "V.viewDidLoad() (trap.swift:7)", "UIViewController.sendViewDidLoad() (UIKit)",
        "UIViewController.loadViewIfRequired() (UIKit)", "UIViewController.view (UIKit)",
        "top-level code (trap.swift:10)",
      ]),
    TrapCase(
      "a forced nil in a closure",
      """
      func show(_ numbers: [Int]) {
        numbers.forEach { n in
          print(n)
          print(numbers.first { $0 > n }!)
        }
      }
      show([1, 2])
      """, "Unexpectedly found nil while unwrapping an Optional value", at: "4:11",
      [
        "closure #1 in show(_:) (trap.swift:4)",
        "show(_:) (trap.swift:2)", "top-level code (trap.swift:7)",
      ]),
    TrapCase(
      "an index out of range",
      """
      var a = [1, 2]
      let i = a.count
      print(a[i])
      """, "Index out of range", at: "3:7", ["top-level code (trap.swift:3)"]),
    TrapCase(
      "an overflow",
      """
      let m = Int.max
      print(m + Int("1")!)
      """, "arithmetic overflow", at: "2:7", ["top-level code (trap.swift:2)"]
    ).natively(nil),
    TrapCase(
      "a division by zero",
      """
      func half(_ n: Int) -> Int { 4 / n }
      print(half(0))
      """, "Fatal error: Division by zero", at: "1:30",
      ["half(_:) (trap.swift:1)", "top-level code (trap.swift:2)"]),
    TrapCase(
      "a random number of an endless range", "print(Double.random(in: 0..<Double.infinity))\n",
      "Fatal error: There is no uniform distribution on an infinite range", at: "1:7",
      ["top-level code (trap.swift:1)"]),
    TrapCase(
      "a random number of a range that is too long",
      """
      let far = Float.greatestFiniteMagnitude
      print(Float.random(in: -far...far))
      """, "Fatal error: There is no uniform distribution on an infinite range", at: "2:7",
      ["top-level code (trap.swift:2)"]),
    TrapCase(
      "a random number of one's own generator",
      """
      var numbers = SystemRandomNumberGenerator()
      print(Double.random(in: -Double.infinity...0, using: &numbers))
      """, "Fatal error: There is no uniform distribution on an infinite range", at: "2:7",
      ["top-level code (trap.swift:2)"]),
    TrapCase(
      "a random number of an empty range", "print(Double.random(in: 1..<1))\n",
      "Fatal error: Can't get random value with an empty range", at: "1:7",
      ["top-level code (trap.swift:1)"]),
    TrapCase(
      "a position behind the end", "let text = \"abc\"\nprint(text.index(after: text.endIndex))\n",
      "Fatal error: String index is out of bounds", at: "2:7",
      ["top-level code (trap.swift:2)"]),
    TrapCase(
      "a character of two", "let text = \"ab\" + \"c\"\nprint(Character(text))\n",
      """
      Fatal error: Can't form a Character from a String containing more than one extended \
      grapheme cluster
      """, at: "2:7", ["top-level code (trap.swift:2)"]),
    TrapCase(
      "a negative number of splits",
      "let splits = -2\nprint([1, 2].split(maxSplits: splits) { $0 == 1 })\n",
      "Fatal error: Must take zero or more splits", at: "2:7",
      ["top-level code (trap.swift:2)"]),
    TrapCase(
      "a prefix of negative length", "let length = -1\nprint([1, 2].prefix(length))\n",
      "Fatal error: Can't take a prefix of negative length from a collection", at: "2:7",
      ["top-level code (trap.swift:2)"]),
    TrapCase(
      "counting past the last number of a type",
      "for number in UInt8(254)... { if number == 255 { break } }\n",
      "Fatal error: Not enough bits to represent the passed value", at: "1:1",
      ["top-level code (trap.swift:1)"]
    ).natively(nil),
    TrapCase(
      "a fatalError",
      """
      func f() { fatalError("not yet \\(1 + 1)") }
      f()
      """, "Fatal error: not yet 2", at: "1:12",
      [
        "f() (trap.swift:1)", "top-level code (trap.swift:2)",
      ]),
    TrapCase(
      "a failed precondition",
      """
      func f(_ n: Int) { precondition(n > 0, "positive only") }
      f(-1)
      """, "Precondition failed: positive only", at: "1:20",
      [
        "f(_:) (trap.swift:1)",
        "top-level code (trap.swift:2)",
      ]),
    TrapCase(
      "a failed assertion",
      """
      func f(_ n: Int) { assert(n > 0) }
      f(-1)
      """, "Assertion failed", at: "1:20",
      ["f(_:) (trap.swift:1)", "top-level code (trap.swift:2)"]),
    TrapCase(
      "a failed cast",
      """
      class A {}
      class B: A {}
      let a: A = A()
      print("casting")
      _ = a as! B
      """, "Could not cast value of type 'Scenario.A' to 'Scenario.B'", at: "5:5",
      ["top-level code (trap.swift:5)"]
    ).natively("Could not cast value of type 'Scenario.A'"),
    TrapCase(
      "an error under try!",
      """
      enum E: Error { case bad }
      func f() throws { throw E.bad }
      try! f()
      """, "Fatal error: 'try!' expression unexpectedly raised an error: Scenario.E.bad", at: "3:1",
      ["top-level code (trap.swift:3)"]),
    TrapCase(
      "a deinit that reads what is being changed",
      """
      class T {
        deinit { print("dying", list.items.count) }
      }
      class List { var items: [T] = [] }
      let list = List()
      list.items = [T()]
      list.items.removeAll()
      """,
      "Simultaneous accesses to 0x600000000410, but modification requires exclusive access",
      at: "2:27", ["T.deinit (trap.swift:2)", "top-level code (trap.swift:7)"]
    ).natively("modification requires exclusive access"),
    TrapCase(
      "an exception of UIKit",
      """
      import UIKit
      let navigation = UINavigationController(rootViewController: UIViewController())
      let page = UIViewController()
      navigation.pushViewController(page, animated: false)
      navigation.pushViewController(page, animated: false)
      """,
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '<UINavigationController: 0x600000000680> is pushing the same view controller instance (<UIViewController: 0x600000000700>) more than once which is not supported and is most likely an error in the application : com.example.Scenario'",
      at: "5:1",
      [
        "UINavigationController.raise(_:_:) (UIKit)",
        "UINavigationController.checkPush(of:) (UIKit)",
        "UINavigationController.pushViewController(_:animated:) (UIKit)",
        "top-level code (trap.swift:5)",
      ]
    ).natively(
      "is pushing the same view controller instance"),
    TrapCase(
      "a member that the release does not have",
      """
      import UIKit
      let controller = UIViewController()
      print("before")
      controller.loadViewIfNeeded()
      print("never")
      """,
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[UIViewController loadViewIfNeeded]: unrecognized selector sent to instance'",
      at: "4:1",
      ["Simulator.doesNotRecognizeSelector(_:) (UIKit)", "top-level code (trap.swift:4)"]
    ).on(IOSVersion(8)).interpretedOnly,
  ]

  var scenario: Scenario {
    Scenario(files: [SourceFile(name: "trap.swift", text: text)], ios: ios)
  }
}

@Suite struct `A trap` {
  @Test(arguments: TrapCase.all)
  func `says what failed, where, and who called`(given: TrapCase) throws {
    let run = engine.run(given.scenario)
    guard case .trapped(let trap) = run.outcome else {
      Issue.record("it ended as \(run.outcome); \(run.diagnostics)")
      return
    }
    #expect(withoutAddresses(trap.message) == withoutAddresses(given.message))
    #expect(trap.location?.description == "trap.swift:\(given.place)")
    // Lines of the library and the model are theirs to move.
    let frames = trap.backtrace.map { frame in
      frame.file == "trap.swift"
        ? "\(frame.function) (\(frame.file):\(frame.line))"
        : "\(frame.function) (\(frame.file.prefix { $0 != "/" }))"
    }
    #expect(frames == given.backtrace)
    #expect(run.leaks == [])
  }

  /// How many objects the model makes before is its own business.
  private func withoutAddresses(_ message: String) -> String {
    message.replacing(/0x[0-9a-f]+/, with: "0x")
  }

  @Test func `of an error that nobody catches has the top level for its place`() throws {
    let run = engine.run(Scenario("enum E: Error { case bad(Int) }\nprint(1)\nthrow E.bad(3)\n"))
    guard case .trapped(let trap) = run.outcome else {
      Issue.record("it ended as \(run.outcome)")
      return
    }
    #expect(trap.message == "Fatal error: Error raised at top level: Scenario.E.bad(3)")
    #expect(run.output == ["1"])
  }

  @Test func `runs no deinit and prints nothing more`() {
    let run = engine.run(
      Scenario(
        """
        class A { deinit { print("deinit") } }
        func f() {
          let a = A()
          defer { print("defer", a) }
          let n: Int? = nil
          print(n!)
        }
        print("before")
        f()
        """))
    #expect(run.output == ["before"])
  }

  @Test func `of a recursion without an end is a stack overflow`() {
    let run = engine.run(
      Scenario("func f(_ n: Int) -> Int { f(n + 1) + 1 }\nprint(f(0))\n"),
      limits: Limits(depth: 500))
    guard case .trapped(let trap) = run.outcome else {
      Issue.record("it ended as \(run.outcome)")
      return
    }
    #expect(trap.message == "stack overflow")
    #expect(trap.location?.line == 1)
    #expect(trap.backtrace.count <= 64)
    #expect(trap.backtrace.last?.function == "top-level code" || trap.backtrace.count == 64)
  }
}

extension Oracle {
  @Test func `agrees on how scenarios trap`() throws {
    guard let native = try NativeModel.ready() else { return }
    for given in TrapCase.all where given.isComparedNatively {
      let truth = try native.run(given.scenario)
      #expect(truth.ending == .trapped, "\(given.testDescription)")
      if let words = given.native {
        #expect(truth.messages.contains(words), "\(given.testDescription): \(truth.messages)")
      }
      #expect(truth.output == engine.run(given.scenario).output, "\(given.testDescription)")
    }
  }
}
