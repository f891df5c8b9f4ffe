// Texts that are hard to parse.

extension HostileSource {
  static func nesting(_ n: Int) -> [HostileSource] {
    var list = HostileList()
    list.add("deep-paren", "let a = ", times(n, "("), "1", times(n, ")"))
    list.add("deep-bracket", "let a = ", times(n, "["), "1", times(n, "]"))
    list.add("deep-brace", "let a = ", times(n, "{"), "1", times(n, "}"))
    list.add("deep-if", times(n, "if true {"), times(n, "}"))
    list.add("deep-elseif", "if true {}", times(n, " else if true {}"))
    list.add("deep-else", times(n, "if true {} else {"), times(n, "}"))
    list.add("deep-array-type", "let a: ", times(n, "["), "Int", times(n, "]"), " = 1")
    list.add("deep-optional-type", "let a: Int", times(n, "?"), " = nil")
    list.add("deep-paren-type", "let a: ", times(n, "("), "Int", times(n, ")"), " = 1")
    list.add("deep-arrow-type", "let a: ", times(n, "(Int) -> "), "Int")
    list.add("deep-generic", "let a: ", times(n, "Array<"), "Int", times(n, ">"), " = []")
    list.add("deep-generic-call", "let a = ", times(n, "Array<"), "Int", times(n, ">"), "()")
    list.add("deep-tuple-pattern", "let ", times(n, "("), "a", times(n, ")"), " = 1")
    list.add(
      "deep-case-pattern", "switch 1 { case ", times(n, ".some("), "let x", times(n, ")"),
      ": break; default: break }")
    list.add("deep-closure", "let a = ", times(n, "{ "), "1", times(n, " }"))
    list.add(
      "deep-closure-call", "func r(_ f: () -> Int) -> Int { f() }\nlet a = ", times(n / 5, "r { "),
      "1", times(n / 5, " }"))
    list.add("deep-interpolation", "let a = ", times(n, "\"\\("), "1", times(n, ")\""))
    list.add("deep-function", times(n, "func f() {"), times(n, "}"))
    list.add("deep-class", times(n, "class A {"), times(n, "}"))
    list.add("deep-enum", each(0..<n / 5) { "enum A\($0) {" }, times(n / 5, "}"))
    list.add("deep-switch", times(n / 5, "switch 1 { default: "), "break", times(n / 5, "}"))
    list.add("deep-do", times(n, "do {"), times(n, "}"))
    list.add("deep-try", "let a = ", times(n, "try "), "1")
    list.add("deep-await", "let a = ", times(n, "await "), "1")
    list.add("deep-condition", times(n, "#if true\n"), times(n, "#endif\n"))
    list.add("deep-comment", times(n * 10, "/*"), times(n * 10, "*/"))
    list.add("prefix-minus", "let a = ", times(n, "-"), "1")
    list.add("prefix-not", "let a = ", times(n, "!"), "true")
    list.add("prefix-not-paren", "let a = ", times(n, "!("), "true", times(n, ")"))
    return list.sources
  }

  static func chains(_ n: Int) -> [HostileSource] {
    var list = HostileList()
    list.add("chain-plus", "let a = 1", times(n, " + 1"))
    list.add("chain-plus-strings", "let a = \"a\"", times(n / 2, " + \"a\""))
    list.add("chain-coalesce", "let b: Int? = nil\nlet a = b", times(n / 2, " ?? b"), " ?? 1")
    list.add("chain-and", "let a = true", times(n, " && true"))
    list.add("chain-ternary", "let a = ", times(n / 2, "true ? 1 : "), "2")
    list.add("chain-member", "let a = 1", times(n, ".description"))
    list.add("chain-call", "func f() -> Int { 1 }\nlet a = f", times(n, "()"))
    list.add("chain-subscript", "let b = [1]\nlet a = b", times(n, "[0]"))
    list.add("chain-bang", "let b: Int? = 1\nlet a = b", times(n, "!"))
    list.add(
      "chain-optional", "class A { var a: A? }\nlet x: A? = A()\nprint(x", times(n, "?.a"), ")")
    list.add(
      "chain-mixed", "let b: Double = 2\nlet a = 1", times(n / 8, " + 2.0 + b + Double(3) + 1"))
    return list.sources
  }

  static func width(_ n: Int) -> [HostileSource] {
    var list = HostileList()
    list.add("many-functions", each(0..<n) { "func f\($0)() -> Int { return \($0) }\n" })
    list.add("too-many-functions", each(0..<n * 2) { "func f\($0)() -> Int { return \($0) }\n" })
    list.add("many-variables", each(0..<n * 2) { "let a\($0) = \($0)\n" })
    list.add(
      "many-locals", "func f() {\n", each(0..<n * 2) { "let a\($0) = \($0)\n" }, "print(a1)\n}\nf()"
    )
    list.add(
      "many-members", "class A {\n",
      each(0..<n / 2) { "var a\($0) = \($0)\nfunc f\($0)() { a\($0) += 1 }\n" }, "}\nprint(A().a1)")
    list.add("many-cases", "enum A {\n", each(0..<n) { "case a\($0)\n" }, "}\nprint(A.a7)")
    list.add("many-errors", each(0..<n) { "let a\($0): Int = \"x\"\n" })
    list.add("many-semicolons", times(n * 100, ";"))
    list.add(
      "many-interpolations", "let a = 1\nlet b = \"", times(n * 2, "\\(a)"), "\"\nprint(b.count)")
    list.add("many-calls", "func f() -> [Int] { [1] }\nlet a = [", times(n, "f(), "), "f()]")
    list.add("long-array", "let a = [", times(n * 4, "1, "), "1]\nprint(a.count)")
    list.add(
      "long-array-mixed", "let a: [Any] = [", times(n * 2, "1, \"a\", "), "1]\nprint(a.count)")
    list.add(
      "long-dictionary", "let a = [", each(0..<n * 2) { "\($0): \($0), " }, "]\nprint(a.count)")
    list.add("long-string", "let a = \"", times(n * 100, "x"), "\"\nprint(a.count)")
    list.add("long-name", "let ", times(n * 100, "x"), " = 1")
    list.add("long-integer", "let a = ", times(n * 10, "9"))
    list.add("long-number", "let a = ", times(n * 10, "9"), ".5")
    list.add("long-hexadecimal", "let a = 0x", times(n * 10, "F"))
    list.add(
      "long-line-with-error", "let a = ", times(50, "x + "), "\"", times(n * 50, "y"), "\" + 1")
    list.add("wide-tuple", "let a = (", times(n * 2, "1, "), "1)")
    list.add(
      "wide-switch", "switch 1 {\n", each(0..<n) { "case \($0): print(\($0))\n" },
      "default: break }")
    list.add(
      "wide-call", "func f(", each(0..<n / 2) { "a\($0): Int, " }, "z: Int) {}\nf(",
      each(0..<n / 2) { "a\($0): 1, " }, "z: 1)")
    list.add("spaces", times(n * 500, " "))
    list.add("lines", times(n * 500, "\n"))
    list.add("more-than-a-megabyte", times(n * 150, "print(1)\n"))
    return list.sources
  }

  static func encodings(_ n: Int) -> [HostileSource] {
    var list = HostileList()
    list.add("nul", bytes: Array("let a = 1\0\nprint(a)\n".utf8))
    list.add("nul-in-string", bytes: Array("print(\"a\0b\")\n".utf8))
    list.add("binary", bytes: (0..<n * 10).map { UInt8(truncatingIfNeeded: $0 * 7919 + $0 / 3) })
    list.add("executable", bytes: Array("\u{7F}ELF".utf8) + (0..<n).map { UInt8($0 % 7) })
    list.add("byte-order-mark", "\u{FEFF}print(1)\n")
    list.add("byte-order-mark-later", "print(1)\n\u{FEFF}print(2)\n")
    list.add("crlf", "print(1)\r\nprint(\"\"\"\r\n  a\r\n  b\r\n  \"\"\")\r\n")
    list.add("cr", "print(1)\rprint(2)\r")
    list.add("no-utf-8", bytes: Array("print(\"".utf8) + [0xFF, 0xFE] + Array("\")\n".utf8))
    list.add("utf-16", bytes: [0xFF, 0xFE] + "print(1)\n".utf8.flatMap { [$0, 0] })
    list.add("surrogate", bytes: Array("let a = \"".utf8) + [0xED, 0xA0, 0x80] + Array("\"".utf8))
    list.add("empty", "")
    return list.sources
  }

  static var truncated: [HostileSource] {
    let texts = [
      "class A { func f() { print(\"a", "let a = \"\\(", "switch x { case", "func f<", "#if",
      "\"\"\"", "let a: [", "@available(", "/*", "#\"", "let", "import", "init", "{", "\\", "@",
      "func f() -> ", "a ? b :", "guard let", "if case .some(", "x.", "[1, 2", "<#", "`",
    ]
    return texts.enumerated().map {
      HostileSource(name: "truncated-\($0.offset + 1)", bytes: Array($0.element.utf8))
    }
  }
}
