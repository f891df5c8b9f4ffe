// Texts that are hard to check.

extension HostileSource {
  static func types(_ n: Int) -> [HostileSource] {
    var list = HostileList()
    let count = n / 3
    list.add("inherit-chain", "class A0 {}\n", each(1...count) { "class A\($0): A\($0 - 1) {}\n" })
    list.add(
      "protocol-chain", "protocol P0 {}\n", each(1...count) { "protocol P\($0): P\($0 - 1) {}\n" })
    list.add(
      "conform-wide", "protocol P { func f() }\n",
      each(0..<count) { "class A\($0): P { func f() {} }\n" }, "let a: P = A1()\na.f()")
    list.add(
      "alias-chain", "typealias A0 = Int\n",
      each(1...count) { "typealias A\($0) = A\($0 - 1)\n" }, "let a: A\(count) = 1\n")
    list.add(
      "alias-chain-backwards",
      each((1...count).reversed()) { "typealias A\($0) = A\($0 - 1)\n" },
      "typealias A0 = Int\nlet a: A\(count) = 1\n")
    list.add(
      "alias-doubling", "typealias A0 = Int\n",
      each(1...40) { "typealias A\($0) = (A\($0 - 1), A\($0 - 1))\n" },
      "func f(_ a: A40) {}\nvar a: A40?\nprint(a == nil)\n")
    list.add(
      "alias-doubling-functions", "typealias A0 = Int\n",
      each(1...40) { "typealias A\($0) = (A\($0 - 1)) -> A\($0 - 1)\n" },
      "var a: A40?\nlet b = a\n")
    list.add("alias-of-itself", "typealias A = A\nlet a: A = 1")
    list.add("alias-loop", "typealias A = B\ntypealias B = A\nlet a: A = 1")
    list.add("closure-type", "func f() -> ", times(200, "() -> "), "Int { fatalError() }")
    list.add("enum-in-itself", "enum E { case a(E) }")
    list.add("structs-in-each-other", "struct A { var b: B? }\nstruct B { var a: A? }")
    list.add("class-loop", "class A: B {}\nclass B: A {}")
    list.add("protocol-loop", "protocol A: B {}\nprotocol B: A {}")
    return list.sources
  }

  static func inference(_ n: Int) -> [HostileSource] {
    var list = HostileList()
    let overloads = """
      func f(_ a: Int) -> Int { a }
      func f(_ a: Double) -> Double { a }
      func f(_ a: String) -> String { a }
      """
    list.add("infer-chain", "let a0 = 1\n", each(1...n / 2) { "let a\($0) = a\($0 - 1) + 1\n" })
    list.add(
      "infer-chain-backwards", "func f() {}\n",
      each((1...n / 3).reversed()) { "let a\($0) = a\($0 - 1) + 1\n" }, "let a0 = 1\n")
    list.add(
      "tuple-doubling", "let a0 = 1\n", each(1...30) { "let a\($0) = (a\($0 - 1), a\($0 - 1))\n" })
    list.add(
      "generic-doubling", "struct P<A, B> { var a: A; var b: B }\nlet a0 = 1\n",
      each(1...30) { "let a\($0) = P(a: a\($0 - 1), b: a\($0 - 1))\n" })
    list.add("array-wrapping", "let a0 = 1\n", each(1...n / 3) { "let a\($0) = [a\($0 - 1)]\n" })
    list.add("sums", "let a: Double = 0", times(60, " + (1 + 2 * (3 - 1))"))
    list.add(
      "sums-of-maps", "let a = ", times(20, "[1, 2.5, 3].map { $0 * 2 }.reduce(0, +) + "), "1")
    list.add("closures", "let a = ", times(25, "[1].map { _ in "), "1", times(25, " }"))
    list.add(
      "generic-closures", "func g<T>(_ f: () -> T) -> T { f() }\nlet a = ", times(30, "g { "), "1",
      times(30, " }"))
    list.add(
      "overloaded-closures", "func g(_ f: () -> Int) -> Int { f() }\n",
      "func g(_ f: () -> String) -> String { f() }\nlet a: Int = ", times(20, "g { "), "1",
      times(20, " }"))
    list.add("arrays", "let a = ", times(16, "["), "1", times(16, "]"), "\nprint(a.count)")
    list.add("ternaries", "let a: Double = ", times(200, "(true ? 1 : "), "2", times(200, ")"))
    list.add("generic-calls", "let a = ", times(60, "max("), "1", times(60, ", 2.0)"))
    list.add("interpolations", "let a = ", times(100, "\"\\("), "1", times(100, ")\""))
    list.add("dictionaries", "let a = ", times(16, "[\"a\": "), "1", times(16, "]"))
    list.add(
      "nested-overloads", overloads, "\nlet a: Double = ", times(60, "f("), "1", times(60, ")"))
    list.add(
      "nested-generics", "func f<T>(_ a: T, _ b: T) -> T { a }\nlet a = ", times(60, "f("), "1",
      times(60, ", 2)"))
    list.add("nested-trailing", "let a = ", times(40, "[1].map { "), "$0", times(40, " }"))
    list.add("nested-if", "let a = ", times(60, "if true { "), "1", times(60, " } else { 2 }"))
    list.add("nested-loops", times(60, "for _ in 0..<1 { "), "print(1)", times(60, " }"))
    list.add(
      "nested-repeats", times(60, "repeat { "), "print(1)", times(60, " } while false"))
    list.add(
      "many-overloads", "func f(_ a: Int, _ b: [Int]) {}\n",
      each(1..<n / 7) { "struct A\($0) {}\nfunc f(_ a: Int, _ b: [A\($0)]) {}\n" }, "f(1, [])")
    list.add("default-of-itself", "func f(_ n: Int = f()) -> Int { n }\nprint(f())")
    return list.sources
  }
}
