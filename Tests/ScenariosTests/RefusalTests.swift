import Diagnostics
import Foundation
import Releases
import Scenarios
import Testing

/// A scenario that is refused, with the diagnostics.
struct RefusalCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  /// The diagnostics as the compiler prints them, with notes.
  let diagnostics: String

  init(_ name: String, _ text: String, _ diagnostics: String) {
    testDescription = name
    self.text = text
    self.diagnostics = diagnostics
  }

  static let all = [
    RefusalCase(
      "aliases that name each other or nothing",
      """
      typealias A = [B]
      typealias B = Missing
      let a: A = [1]
      typealias L = M
      typealias M = [L]
      typealias S = S
      """,
      """
      no.swift:4:15: error: type alias 'L' references itself
      no.swift:6:15: error: type alias 'S' references itself
      no.swift:2:15: error: cannot find type 'Missing' in scope
      """),
    RefusalCase(
      "weak on what is no optional",
      """
      class A {}
      class B {
        weak var a: A = A()
      }
      """, "no.swift:3:12: error: 'weak' variable should have optional type 'A?'"),
    RefusalCase(
      "numbers that do not fit or do not match",
      """
      let a: UInt8 = 300
      let b: UInt8 = -1
      let c = Int8(200)
      let d = UInt8(1) + Int(1)
      let e: Double = Float(1)
      """,
      """
      no.swift:1:16: error: integer literal '300' overflows when stored into 'UInt8'
      no.swift:2:16: error: negative integer '-1' overflows when stored into unsigned type 'UInt8'
      no.swift:3:14: error: integer literal '200' overflows when stored into 'Int8'
      no.swift:4:18: error: binary operator '+' cannot be applied to operands of type 'UInt8' and 'Int'
      no.swift:5:23: error: cannot convert value of type 'Float' to specified type 'Double'
      """),
    RefusalCase(
      "an override of nothing",
      """
      import UIKit
      class V: UIViewController {
        override func viewDidload() {}
      }
      """,
      """
      no.swift:3:17: error: method does not override any method from its superclass
      note: did you mean 'viewDidLoad'?
      """),
    RefusalCase(
      "an override without the word",
      """
      import UIKit
      class V: UIViewController {
        func viewDidLoad() {}
      }
      """, "no.swift:3:8: error: overriding declaration requires an 'override' keyword"),
    RefusalCase(
      "an unavailable member",
      """
      import UIKit
      class V: UIViewController {
        init() { super.init(nibName: nil, bundle: nil) }
        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError() }
      }
      let v = V(coder: NSCoder())
      """, "no.swift:7:9: error: 'init(coder:)' is unavailable"),
    RefusalCase(
      "a missing return",
      """
      func f(_ n: Int) -> Int {
        if n > 0 { return 1 }
      }
      """, "no.swift:3:1: error: missing return in global function expected to return 'Int'"),
    RefusalCase(
      "an unknown member",
      """
      import UIKit
      let view = UIView()
      view.backgroundColkor = .red
      """,
      "no.swift:3:6: error: value of type 'UIView' has no member 'backgroundColkor'; did you mean 'backgroundColor'?"
    ),
    RefusalCase(
      "an unknown name",
      """
      let number = 1
      print(nunber)
      """, "no.swift:2:7: error: cannot find 'nunber' in scope; did you mean 'number'?"),
    RefusalCase(
      "a value of another type",
      "let n: Int = \"text\"",
      "no.swift:1:14: error: cannot convert value of type 'String' to specified type 'Int'"),
    RefusalCase(
      "a value of another type for a pattern",
      """
      func nothing() {}
      func three() -> (Int, Int, Int) { (1, 2, 3) }
      let (a, b): (Int, String) = (1, 2)
      let ((c, d), e): ((Int, Int), Int) = (1, 2)
      let (f, g): ([Int], [Int]) = nothing()
      let (h, i): (Int, Int) = three()
      let _: Int = "text"
      """,
      """
      no.swift:3:29: error: cannot convert value of type '(Int, Int)' to specified type '(Int, String)'
      no.swift:4:38: error: cannot convert value of type '(Int, Int)' to specified type '((Int, Int), Int)'
      no.swift:5:30: error: '()' is not convertible to '([Int], [Int])', tuples have a different number of elements
      no.swift:6:26: error: '(Int, Int, Int)' is not convertible to '(Int, Int)', tuples have a different number of elements
      no.swift:7:14: error: cannot convert value of type 'String' to specified type 'Int'
      """),
    RefusalCase(
      "a value of another type for a local pattern",
      """
      func nothing() {}
      func local() {
        let (a, b): (Int, String) = (1, 2)
        let c: (Int, Int) = nothing()
        let _: Int = "text"
      }
      """,
      """
      no.swift:3:31: error: cannot convert value of type '(Int, Int)' to specified type '(Int, String)'
      no.swift:4:23: error: '()' is not convertible to '(Int, Int)', tuples have a different number of elements
      no.swift:5:16: error: cannot convert value of type 'String' to specified type 'Int'
      """),
    RefusalCase(
      "an optional that is not unwrapped",
      """
      let n: Int? = 1
      print(n + 1)
      """,
      "no.swift:2:7: error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'"
    ),
    RefusalCase(
      "an assignment to a constant",
      """
      let n = 1
      n = 2
      """, "no.swift:2:1: error: cannot assign to value: 'n' is a 'let' constant"),
    RefusalCase(
      "a class without an initialiser",
      """
      class A {
        let n: Int
      }
      """,
      """
      no.swift:1:7: error: class 'A' has no initializers
      no.swift:2:7: note: stored property 'n' without initial value prevents synthesized initializers
      """),
    RefusalCase(
      "a required initialiser that is missing",
      """
      import UIKit
      class V: UIView {
        let n: Int
        init(n: Int) {
          self.n = n
          super.init(frame: .zero)
        }
      }
      """,
      "no.swift:2:7: error: 'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'"
    ),
    RefusalCase(
      "a switch with a gap",
      """
      enum E { case a, b }
      let e = E.a
      switch e {
      case .a: print(1)
      }
      """,
      """
      no.swift:3:1: error: switch must be exhaustive
      note: add missing case: '.b'
      """),
    RefusalCase(
      "a protocol that is not kept",
      """
      protocol P { func f() }
      class A: P {}
      """,
      """
      no.swift:2:7: error: type 'A' does not conform to protocol 'P'
      note: protocol requires function 'f()'
      """),
    RefusalCase(
      "a throwing call without try",
      """
      func f() throws {}
      f()
      """, "no.swift:2:1: error: call can throw but is not marked with 'try'"),
    RefusalCase(
      "a missing argument",
      """
      func f(a: Int, b: Int) {}
      f(a: 1)
      """, "no.swift:2:7: error: missing argument for parameter 'b' in call"),
    RefusalCase(
      "a language feature that is left out",
      "macro m() = #externalMacro(module: \"M\", type: \"T\")",
      "no.swift:1:1: error: 'macro' is not supported"),
    RefusalCase(
      "a change of a value that may be an optional",
      """
      protocol Resettable { mutating func reset() }
      extension Optional: Resettable { mutating func reset() { self = nil } }
      func reset<T: Resettable>(_ value: inout T) { value.reset() }
      """,
      "no.swift:3:53: error: changing a value by a member of 'Resettable' is not supported where 'Optional' conforms to it"
    ),
    RefusalCase(
      "a member that only the library of Swift has",
      "import Foundation\nprint(\"é\".folding(options: [], locale: nil))",
      "no.swift:2:12: error: 'String.folding' is not supported"),
    RefusalCase(
      "a member that a nested type of the library has",
      "let scalar: Unicode.Scalar = \"a\"\nprint(scalar.properties)\n",
      "no.swift:2:14: error: 'Scalar.properties' is not supported"),
    RefusalCase(
      "an order that a value describes",
      "import UIKit\nprint([2, 1].sorted(using: SortDescriptor(\\Int.self)))\n",
      "no.swift:2:28: error: 'SortDescriptor' is not supported"),
    RefusalCase(
      "a stream that throws elements away",
      "let s = AsyncStream<Int>(bufferingPolicy: .bufferingNewest(2)) { $0.finish() }\n",
      "no.swift:1:9: error: 'init(_:bufferingPolicy:_:)' is not supported"),
    RefusalCase(
      "a member that a protocol of the library gives",
      "print([1, 2].withContiguousStorageIfAvailable { $0.count } as Any)",
      "no.swift:1:14: error: 'Array.withContiguousStorageIfAvailable' is not supported"),
    RefusalCase(
      "a search by a regular expression",
      "import Foundation\nprint(\"a1\".range(of: \"[0-9]\", options: .regularExpression) as Any)",
      "no.swift:2:40: error: 'regularExpression' is not supported"),
    RefusalCase(
      "an attribute that nothing declares",
      "class A { @State var a = 1 }",
      "no.swift:1:11: error: '@State' is not supported"),
    RefusalCase(
      "a builder that nothing declares",
      "func f(@Builder x: () -> Int) {}",
      "no.swift:1:8: error: '@Builder' is not supported"),
    RefusalCase(
      "text that is no Swift",
      """
      class A {
        func f() {
      }
      """,
      """
      no.swift:3:2: error: expected '}' to end class
      no.swift:1:9: note: to match this opening '{'
      """),
  ]
}

@Suite struct `A refusal` {
  @Test(arguments: RefusalCase.all + RefusalCase.asynchronous)
  func `says what is wrong and where, and runs nothing`(given: RefusalCase) {
    let text = "print(\"never\")"
    let run = engine.run(
      Scenario(files: [
        SourceFile(name: "no.swift", text: given.text + "\n"),
        SourceFile(name: "main.swift", text: text),
      ]))
    #expect(run.outcome == .refused)
    #expect(run.diagnostics.map(\.description).joined(separator: "\n") == given.diagnostics)
    #expect(run.output == [])
    #expect(run.events == [])
    #expect(run.checks == [])
    #expect(run.steps == 0)
  }

  @Test func `names every error of a file`() {
    let run = engine.run(
      Scenario(
        """
        let a: Int = "x"
        func f() -> Int {}
        print(b)
        """))
    #expect(run.diagnostics.map(\.location.line).sorted() == [1, 2, 3])
  }
}
