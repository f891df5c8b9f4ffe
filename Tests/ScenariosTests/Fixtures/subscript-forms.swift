// Subscripts: get, set, labels, several arguments, static, generic, overridden, on values in place.
struct Matrix {
  let columns: Int
  var cells: [Int]
  init(rows: Int, columns: Int) {
    self.columns = columns
    cells = Array(repeating: 0, count: rows * columns)
  }
  subscript(row: Int, column: Int) -> Int {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }
  subscript(row row: Int) -> [Int] { Array(cells[row * columns..<(row + 1) * columns]) }
}
class Store {
  private var values: [String: Int] = [:]
  subscript(key: String) -> Int? {
    get {
      print("get", key)
      return values[key]
    }
    set {
      print("set", key, newValue as Any)
      values[key] = newValue
    }
  }
  subscript(key: String, or fallback: Int) -> Int { self[key] ?? fallback }
  subscript(n: Int) -> String { "base \(n)" }
}
class Special: Store {
  override subscript(n: Int) -> String { "special " + super[n] }
}
var matrix = Matrix(rows: 2, columns: 3)
matrix[0, 1] = 5
matrix[1, 2] += 7
matrix[1, 2] *= 2
print(matrix.cells, matrix[row: 1])
let store = Special()
store["a"] = 1
print(store["a", or: 9], store["b", or: 9], store[4])
store["a"] = nil
extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
print([1, 2][safe: 1] as Any, [1, 2][safe: 2] as Any)
var grid = [[1, 2], [3, 4]]
grid[1][0] = 30
grid[0].append(5)
print(grid)
