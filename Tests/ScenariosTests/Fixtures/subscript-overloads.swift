// Subscripts are told apart by labels and types of their arguments.
struct Matrix {
  subscript(row: Int, column: Int) -> Int { row * 10 + column }
  subscript(row row: Int) -> [Int] { [row] }
}
class Store {
  var values: [String: Int] = [:]
  subscript(key: String) -> Int? {
    get { values[key] }
    set { values[key] = newValue }
  }
  subscript(key: String, or fallback: Int) -> Int { self[key] ?? fallback }
  subscript(n: Int) -> String { "number \(n)" }
}
print(Matrix()[1, 2], Matrix()[row: 3])
let store = Store()
store["a"] = 1
store["a"]! += 1
store["b"]? += 1
print(store["a", or: 9], store["b", or: 9], store[4])
store["a"] = nil
print(store.values)
