struct Grid {
  var cells = [1, 2, 3, 4]
  subscript(i: Int) -> Int {
    get { print("get", i); return cells[i] }
    set { print("set", i, newValue); cells[i] = newValue }
  }
}
func i(_ n: Int) -> Int { print("i", n); return n }
var g = Grid()
g[i(1)] += i(5)
g[i(2)] = i(7)
class H {
  var g = Grid();
  subscript(_ a: Int, _ b: Int) -> Int {
    get { print("hget", a, b); return a * b }
    set { print("hset", a, b, newValue) }
  }
}
func h() -> H { print("h"); return hh }
let hh = H()
h().g[i(3)] *= i(2)
h()[i(1), i(2)] += i(3)
func inc(_ n: inout Int, by m: Int) { print("inc", n, m); n += m }
inc(&h()[i(1), i(2)], by: i(9))
inc(&g[i(0)], by: i(9))
print(g.cells)
