import Testing

@Suite struct DeclarationParsingTests {
  @Test func `variables`() {
    check("let a = 1, b: Int?", "(let (a = 1) (b : Int?))")
    check("var a, b: Int", "(var (a : Int) (b : Int))")
    check("let (a, _) = f()", "(let ((tuple a _) = (call f)))")
    check("private(set) weak var x: A!", "(private(set) weak var (x : A!))")
    check("public internal(set) static var x = 1", "(static public internal(set) var (x = 1))")
    check("lazy var v: V = { V() }()", "(lazy var (v : V = (call (closure {(call V)}))))")
  }

  @Test func `accessors`() {
    check("var x: Int { 1 }", "(var (x : Int ((get {1}))))")
    check(
      "var x: Int { get { a } set(v) { b } }", "(var (x : Int ((get {a}) (set v {b}))))")
    check(
      "var x = 1 { willSet { a } didSet(old) { b } }",
      "(var (x = 1 ((willSet {a}) (didSet old {b}))))")
    check(
      "var x: Int { get throws { 1 } nonmutating set { } }",
      "(var (x : Int (throws (get {1}) nonmutating (set {}))))")
  }

  @Test func `functions and their parameters`() {
    check(
      "func f(_ a: Int, b: inout T, c d: Int..., e: @autoclosure () -> Bool = true) {}",
      "(func f (_ a: Int b: inout T c d: Int... e: @autoclosure (() -> Bool) = true) {})")
    check(
      "@discardableResult static func f<T: P, U>(x: some Q) async throws -> [T] "
        + "where T.E == U, U: any R {}",
      "(@discardableResult static func f <T: P, U> (x: some Q) async throws -> [T] "
        + "where T.E == U where U: any R {})")
    check(
      "func map(_ f: (T) throws -> U) rethrows -> U {}",
      "(func map (_ f: ((T) throws -> U)) rethrows -> U {})")
    check("func f() throws(E) {}", "(func f () throws(E) {})")
    check(
      "static func == (a: A, b: A) -> Bool { x }", "(static func == (_ a: A _ b: A) -> Bool {x})")
    check("prefix func - (x: A) -> A {}", "(prefix func - (_ x: A) -> A {})")
  }

  @Test func `a function may lack its body`() {
    check(
      "struct S { func f() -> Int; init(); subscript(i: Int) -> Int; var n: Int { get } }",
      "(struct S (func f () -> Int) (init ()) (subscript (_ i: Int) -> Int (requirement)) "
        + "(var (n : Int (requirement))))")
  }

  @Test func `classes and what they hold`() {
    check(
      """
      final class A<T>: B, P where T: Q {
        override init?(coder: C) { super.init(coder: coder) }
        required convenience init!() {}
        deinit { x }
        class func make() {}
        subscript(i: Int, at j: Int) -> T { get { a } set { b } }
      }
      """,
      "(final class A<T> : B, P where T: Q "
        + "(override init? (coder: C) {(call (. super init) coder: coder)}) "
        + "(required convenience init! () {}) (deinit {x}) (class func make () {}) "
        + "(subscript (_ i: Int at j: Int) -> T ((get {a}) (set {b}))))")
  }

  @Test func `enums`() {
    check(
      "indirect enum E: Int { case a = 1, b; case c(Int, x: E?), d(_ y: Int = 2) }",
      "(indirect enum E : Int (case a = 1 b) (case c(_ _: Int x: E?) d(_ y: Int = 2)))")
  }

  @Test func `protocols`() {
    check(
      """
      protocol P<E>: AnyObject {
        associatedtype E: Q = Int where E.X == Y
        var a: Int { get }
        static var b: Int { get set }
        mutating func f()
        @objc optional func g()
      }
      """,
      "(protocol P<E> : AnyObject (associatedtype E : Q = Int where E.X == Y) "
        + "(var (a : Int (requirement))) (static var (b : Int (requirement set))) "
        + "(mutating func f ()) (@objc optional func g ()))")
  }

  @Test func `extensions, aliases and imports`() {
    check(
      "extension A.B: P where T == Int { func f() {} }",
      "(extension A.B : P where T == Int (func f () {}))")
    check("typealias F<T> = (T) -> Void", "(typealias F<T> ((T) -> Void))")
    check("import UIKit\n@testable import A.B", "(import UIKit)\n(@testable import A.B)")
  }

  @Test func `types`() {
    func checkType(_ source: String, _ tree: String? = nil) {
      check("let x: \(source)", "(let (x : \(tree ?? source)))")
    }
    checkType("Int")
    checkType("A.B<C>.D")
    checkType("[Int: [String?]]!")
    checkType("()")
    checkType("(Int)", "Int")
    checkType("(a: Int, B)")
    checkType("() -> Void", "(() -> Void)")
    checkType(
      "@escaping (inout A, B...) async throws -> () -> C",
      "((inout A, B...) async throws -> (() -> C))")
    checkType("A.Type", "A.Type")
    checkType("any P & Q", "any P & Q")
    checkType("(any P)?", "any P?")
    checkType("some View")
    checkType("[_]")
    checkType("Self")
    checkType("@MainActor @Sendable () -> Void", "(() -> Void)")
  }

  @Test func `attributes`() {
    check("@available(iOS 13.4, *) func f() {}", "(@(available 13.4) func f () {})")
    check(
      "@available(*, unavailable, message: \"no\") init() {}",
      "(@(available unavailable \"no\") init () {})")
    check(
      "@available(iOS, introduced: 2.0, deprecated: 9, renamed: \"g()\") func f() {}",
      "(@(available 2.0 deprecated -> g()) func f () {})")
    check("@available(macOS, unavailable) func f() {}", "(@(available) func f () {})")
    check(
      "@available(iOS, deprecated: 100000) func f() {}", "(@(available) func f () {})")
    check(
      "@_semantics(\"vdl.callback\") open func f() {}",
      "(@semantics(vdl.callback) open func f () {})")
    check(
      "@IBOutlet weak var a: A!; @Published var b = 1; @objc(c:) @IBAction func c() {}",
      "(@IBOutlet weak var (a : A!))\n(@Published var (b = 1))\n(@objc @IBAction func c () {})")
    check("@main struct A {}", "(@main struct A)")
    check("nonisolated func f() {}", "(nonisolated func f () {})")
  }

  @Test func `previews are skipped`() {
    check("#Preview { A() }\n#Preview(\"x\") { B() }\nc", "c")
  }
}
