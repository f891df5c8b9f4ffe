// Result builders: branches, loops, functions, requirements.
@resultBuilder enum B {
    static func buildBlock(_ p: String...) -> String { "[" + p.joined(separator: ",") + "]" }
    static func buildEither(first p: String) -> String { "L(" + p + ")" }
    static func buildEither(second p: String) -> String { "R(" + p + ")" }
    static func buildOptional(_ p: String?) -> String { "O(" + (p ?? "nil") + ")" }
    static func buildArray(_ p: [String]) -> String { "A" + p.joined(separator: ";") }
    static func buildFinalResult(_ p: String) -> String { "F" + p }
}
func f(@B _ b: () -> String) -> String { b() }
func t(_ n: Int) {
  print(f { if n == 0 { "a" } else if n == 1 { "b" } else { "c" } })
  print(f { if n == 0 { "a" } else if n == 1 { "b" } else if n == 2 { "c" } })
  print(f { switch n { case 0: "0"; case 1: "1"; case 2: "2"; case 3: "3"; default: "d" } })
  print(f { let x = "q"; x; do { "in"; x }; for i in 0..<n where i != 1 { "\(i)"; "!" } })
  print(f { if n > 1, let k = Optional(n) { "k\(k)" } })
}
for i in 0...4 { t(i) }
print(f { })
print(f { return "plain" })
@B func g(_ n: Int) -> String { "g"; if n > 0 { "pos" } }
print(g(1))
struct S { @B var body: String { "x"; "y" }; @B static func st() -> String { "s" } 
  @B subscript(i: Int) -> String { "sub"; "\(i)" } }
print(S().body, S.st(), S()[3])
protocol P { @B var body: String { get } }
struct Q: P { var body: String { "i"; "j" } }
print(Q().body)
