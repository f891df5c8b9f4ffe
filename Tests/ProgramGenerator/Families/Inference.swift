extension Family {
  /// Closures whose types follow from their bodies and surroundings.
  static let inference = Family(
    name: "inference",
    declare: { generator in
      let name = generator.freshGlobal("Infer")
      generator.declarations.append(
        """
        func compose\(name)<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
        func fold\(name)<A, R>(_ list: [A], _ start: R, _ step: (inout R, A) -> Void) -> R { var r = start; for a in list { step(&r, a) }; return r }
        func memo\(name)<K: Hashable, V>(_ make: @escaping (K) -> V) -> (K) -> V { var kept: [K: V] = [:]; return { k in if let v = kept[k] { return v }; let v = make(k); kept[k] = v; return v } }
        func pick\(name)<T>(_ f: () -> T) -> String { "\\(T.self)" }
        func both\(name)<A, B>(_ a: () -> A, then b: (A) -> B) -> B { b(a()) }
        """)
      generator.noteDeclared("inference", name)
    },
    statements: [
      { generator in
        guard let name = generator.declaredName("inference") else { return nil }
        let (n, s) = (generator.typed(.int, 1), generator.typed(.string, 1))
        let f = generator.fresh("f")
        let uses = [
          "let \(f) = compose\(name)({ (x: Int) in x % 100 + 1 }, { \"<\\($0)>\" }); print(\(f)(\(n)))",
          "let \(f) = compose\(name)({ $0 + \"!\" }, \\String.count); print(\(f)(\(s)))",
          "print(fold\(name)([1, 2, 3], \"\") { $0 += \"\\($1)\" })",
          "let \(f) = memo\(name) { (k: Int) in print(\"makes\", k); return k * 2 }; print(\(f)(2), \(f)(2), \(f)(3))",
          "print(pick\(name) { 1 }, pick\(name) { 2.5 }, pick\(name) { [nil, 1] }, pick\(name) { (1, \"a\") })",
          "print(pick\(name) { let x = \(n); return x > 0 ? nil : \"s\" })",
          "print(pick\(name) { if \(n) > 3 { \"a\" } else { \"b\" } })",
          "print(both\(name) { \(n) % 10 } then: { [$0, $0 + 1] })",
          "print(both\(name)({ \(s) }) { $0.count * 2 })",
          "let \(f) = { (a: Int, b: Int) -> Bool in a > b }; print([2, 3, 1].sorted(by: \(f)))",
          "let \(f) = { $0 * 2 } as (Int) -> Int; print([1, 2].map(\(f)))",
          "let \(f): (Int) -> (Int) -> Int = { a in { b in a - b } }; print(\(f)(5)(3))",
          "print([1, 2, 3].map { x -> String in if x > 1 { return \"b\" }; return \"s\" })",
          "print([1, 2, 3].compactMap { $0 > 1 ? $0 : nil }, [1, 2].map { ($0, \"\\($0)\") }.map(\\.1))",
          "print([\"a\", \"bb\"].reduce(into: [Int: String]()) { $0[$1.count] = $1 }.sorted { $0.key < $1.key }.map(\\.value))",
          "print([3, 1].sorted { a, b in a > b }.map { [$0] }.flatMap { $0 + $0 })",
          "let \(f) = [1, 2].map { n in { n * 10 } }; print(\(f).map { $0() })",
          "print({ $0 + $1 }(1, 2), { _ in 3 }(\"ignored\"))",
          "let \(f) = [\"up\": { (s: String) in s.uppercased() }, \"twice\": { $0 + $0 }]; print(\(f)[\"twice\"]!(\(s)))",
          "let \(f): [(Int, Int) -> Int] = [(+), (-), { $0 * $1 }, max]; print(\(f).map { $0(7, 2) })",
          "print(zip([1, 2], [3, 4]).map(*), [1, 2].map(String.init), [\"1\", \"x\"].map(Int.init))",
        ]
        return generator.random.some(3, of: uses).map { "do { \($0) }" }
      }
    ])
}
