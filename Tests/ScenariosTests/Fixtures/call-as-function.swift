struct Adder {
  var k: Int; func callAsFunction(_ n: Int) -> Int { n + k };
  func callAsFunction(a: String) -> String { a + "\(k)" }
}
let a = Adder(k: 3); print(a(4), a(a: "x"), Adder(k: 1)(2), [1, 2].map { a($0) })
