import Testing

@Suite struct ExpressionParsingTests {
  @Test func `integers have four bases and underscores`() {
    check("[0, 1_000, 0xFF, 0b1_01, 0o17]", "(array 0 1000 255 5 15)")
    check("18446744073709551615", "18446744073709551615")
    check("18446744073709551616", "(too-large)")
    check("-9223372036854775808", "(prefix- 9223372036854775808)")
  }

  @Test func `floats are decimal or hexadecimal`() {
    check("[1.5, 1_0.25e-2, 0x1.8p3]", "(array 1.5 0.1025 12.0)")
  }

  @Test func `strings are unescaped`() {
    check(#""""#, #""""#)
    check(#""a\tb\\\"\u{E9}\n\0""#, #""a\tb\\\"é\n\0""#)
    check("#\"a\\n\\#n\"#", #""a\\n\n""#)
  }

  @Test func `strings are interpolated`() {
    check(#""a\(b)c\("x\(y)")""#, #"(string "a" b "c" (string "x" y))"#)
    check("#\"\\(a)\\#(b)\"#", #"(string "\\(a)" b)"#)
  }

  @Test func `multi-line strings lose their indentation`() {
    check(
      """
      x = \"\"\"
          one \\
          two
            "three" \\(n)

          four
          \"\"\"
      """, #"(= x (string "one two\n  \"three\" " n "\n\nfour"))"#)
  }

  @Test func `line breaks in strings are line feeds`() {
    check("\"\"\"\r\na\r\nb\r\n\"\"\"", #""a\nb""#)
  }

  @Test func `names may carry labels and generic arguments`() {
    check("f(_:x:)", "f(_:x:)")
    check("Set<[Int: A.B]>()", "(call Set<[Int: A.B]>)")
    check("a.b<C>.d", "(. (. a b<C>) d)")
    check("`default`.`self`", "(. default self)")
    check("self.x; super.f(); Self.y", "(. self x)\n(call (. super f))\n(. Self y)")
  }

  @Test func `members, tuple elements and subscripts`() {
    check("a.b.0.1[c, at: d]", "(subscript (. (. (. a b) 0) 1) c at: d)")
    check("T.self; .zero; .init(x: 1)", "(self T)\n.zero\n(call .init x: 1)")
  }

  @Test func `trailing closures are the last arguments`() {
    check("f { }", "(call f trailing (closure {}))")
    check(
      "f(1, a: 2) { x } b: { y }",
      "(call f 1 a: 2 trailing (closure {x}) b: trailing (closure {y}))")
    check("a[0] { }", "(subscript a 0 trailing (closure {}))")
  }

  @Test func `optional chains`() {
    check("a?.b!.c?[0] = d", "(= (subscript (? (. (! (. (? a) b)) c)) 0) d)")
  }

  @Test func `tuples and parentheses`() {
    check("()", "(tuple)")
    check("(a)", "(paren a)")
    check("(a, b: c)", "(tuple a b: c)")
    check("(_, x) = f(&y)", "(= (tuple _ x) (call f (& y)))")
  }

  @Test func `collections`() {
    check("[]", "(array)")
    check("[:]", "(dictionary)")
    check("[a: b, c: [d],]", "(dictionary a: b c: (array d))")
  }

  @Test func `types among expressions`() {
    check("[Int]()", "(call (type [Int]))")
    check("[String: [Int]]()", "(call (type [String: [Int]]))")
    check("[x](y)", "(call (type [x]) y)")
    check("[Foo.Bar].self", "(self (type [Foo.Bar]))")
    check("[foo].count", "(. (array foo) count)")
    check("Int?.none", "(. (? Int) none)")
    check("(Int, String).self", "(self (type (Int, String)))")
    check("(any P).self", "(self (type any P))")
    check(
      "Box<(inout Int) async throws -> Void>()",
      "(call Box<((inout Int) async throws -> Void)>)")
    check("((Int) -> Void)?.none", "(. (type ((Int) -> Void)?) none)")
    check("x as? (Int) -> Void", "(as? x ((Int) -> Void))")
  }

  @Test func `closures`() {
    check("{ $0 + $2 }", "(closure $3 {(+ $0 $2)})")
    check("{ $0 + f { $3 } }", "(closure $1 {(+ $0 (call f trailing (closure $4 {$3})))})")
    check("{ a, _ in b }", "(closure (a _) {b})")
    check(
      "{ (a: Int, b: inout [T]) async throws -> C in }",
      "(closure (a: Int b: inout: [T]) async throws -> C {})")
    check(
      "{ [weak self, x = e, unowned y, unowned(unsafe) z, w] in }",
      "(closure [(weak self self) (x e) (unowned y y) (unowned z z) (w w)] {})")
    check("{ @MainActor [a] () in }", "(closure [(a a)] () {})")
  }

  @Test func `key paths and what begins with a number sign`() {
    check(#"\A.b.c"#, #"(\A b c)"#)
    check(#"\.b"#, #"(\ b)"#)
    check(
      "#selector(A.f(_:)); #selector(getter: A.x)",
      "(#selector (. A f(_:)))\n(#selector getter: (. A x))")
    check("#keyPath(A.b); #function", "(#keyPath (. A b))\n(#function)")
    check("#colorLiteral(red: 1, green: 0)", "(#colorLiteral red: 1 green: 0)")
  }

  @Test func `if and switch have values`() {
    check("x = if a { 1 } else { 2 }", "(= x (value (if a {1} {2})))")
    check("return switch a { default: 1 }", "(return (value (switch a (default {1}))))")
  }
}

@Suite struct OperatorFoldingTests {
  @Test func `standard operators bind as the standard library says`() {
    check("a + b * c << d", "(+ a (* b (<< c d)))")
    check("a - b - c", "(- (- a b) c)")
    check("a ?? b ?? c", "(?? a (?? b c))")
    check("a || b && c == d", "(|| a (&& b (== c d)))")
    check("a..<b + 1", "(..< a (+ b 1))")
    check("a < b ?? c", "(< a (?? b c))")
    check("a & b | c", "(| (& a b) c)")
  }

  @Test func `assignment is last and from the right`() {
    check("a = b = c", "(= a (= b c))")
    check("a += b ? c : d", "(+= a (?: b c d))")
    check("a = b ? c : d ? e : f", "(= a (?: b c (?: d e f)))")
    check("a ? b ? c : d : e", "(?: a (?: b c d) e)")
  }

  @Test func `casts bind tighter than comparison and go from the left`() {
    check("a as? B ?? c", "(?? (as? a B) c)")
    check("a + b as C", "(as (+ a b) C)")
    check("a is B == c", "(== (is a B) c)")
    check("a as! B as C", "(as (as! a B) C)")
  }

  @Test func `try and await cover what follows`() {
    check("try a + b", "(try (+ a b))")
    check("x = try await a + b", "(= x (try (await (+ a b))))")
    check("try? a ?? b", "(try? (?? a b))")
    check("try x = y", "(try (= x y))")
    check("c ? try! a : try b + d", "(?: c (try! a) (try (+ b d)))")
    checkDiagnostics(
      "a + 1️⃣try b", "'try' cannot appear to the right of a non-assignment operator")
  }

  @Test func `prefix and postfix operators stay with their operand`() {
    check("-a + !b.c", "(+ (prefix- a) (prefix! (. b c)))")
    check("a[1...]; a[..<n]", "(subscript a (postfix... 1))\n(subscript a (prefix..< n))")
    check("xs.reduce(0, +)", "(call (. xs reduce) 0 +)")
  }

  @Test func `declared operators have their group's precedence`() {
    check(
      """
      infix operator +++
      infix operator ***: MultiplicationPrecedence
      precedencegroup Tight { higherThan: MultiplicationPrecedence associativity: right }
      infix operator ^^: Tight
      a ? b : c +++ d
      a + b *** c
      a * b ^^ c ^^ d
      """,
      """
      (infix operator +++)
      (infix operator *** MultiplicationPrecedence)
      (infix operator ^^ Tight)
      (?: a b (+++ c d))
      (+ a (*** b c))
      (* a (^^ b (^^ c d)))
      """)
  }

  @Test func `an operator that nobody declares is left to the checker`() {
    check("a +++ b +++ c", "(+++ (+++ a b) c)")
  }

  @Test func `neighbours without associativity are refused`() {
    checkDiagnostics(
      "a 1️⃣< b < c",
      "adjacent operators are in non-associative precedence group 'ComparisonPrecedence'")
  }
}
