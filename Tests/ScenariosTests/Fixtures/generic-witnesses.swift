protocol Addable { static func + (a: Self, b: Self) -> Self; func scaled(by n: Int) -> Self; static func named(_ x: Self) -> String }
protocol Number: Addable { static var zero: Self { get } }
extension Int: Number { func scaled(by n: Int) -> Int { self * n }; static func named(_ x: Int) -> String { "int \(x)" } }
extension Double: Number { static var zero: Double { 0 }; func scaled(by n: Int) -> Double { self * Double(n) }; static func named(_ x: Double) -> String { "double" } }
struct Matrix<T: Number>: CustomStringConvertible {
  var cells: [T]
  var description: String { "\(T.self)\(cells)" }
}
extension Matrix: Addable {
  static func + <U: Number>(a: Matrix<U>, b: Matrix<U>) -> Matrix<U> {
    var result = Matrix<U>(cells: Array(repeating: U.zero, count: a.cells.count))
    for i in a.cells.indices { result.cells[i] = a.cells[i] + b.cells[i] }
    return result
  }
  func scaled(by n: Int) -> Matrix { Matrix(cells: cells.map { $0.scaled(by: n) }) }
  static func named<V>(_ x: V) -> String { "\(V.self) in \(T.self)" }
}
func sum<A: Addable>(_ a: A, _ b: A) -> A { (a + b).scaled(by: 2) }
func name<A: Addable>(_ a: A) -> String { A.named(a) }
print(sum(Matrix(cells: [1, 2]), Matrix(cells: [3, 4])))
print(sum(Matrix(cells: [0.5]), Matrix(cells: [3])))
print(sum(1, 2), name(2), name(2.5), name(Matrix(cells: [1.5])))
