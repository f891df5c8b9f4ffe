// '#line' and '#column' as defaults are where the arguments begin.
struct G {
  func place(_ n: String = #function, _ l: Int = #line, _ c: Int = #column) -> G { print(l, c); return self }
  func place(_ l: Int = #line, _ c: Int = #column, _ body: () -> Int) { print(l, c) }
  subscript(_ i: Int, l: Int = #line, c: Int = #column) -> Int { print(l, c); return i }
  init(_ l: Int = #line, c: Int = #column) { print(l, c) }
}
func place(_ l: Int = #line, _ c: Int = #column) -> Int { print(l, c); return 1 }
func f() {
  let g = G()
  let _ = g
    .place()
    .place("x")
      .place(
        "y")
  _ = g[1] + place()
  _ = G.init()
  print(#column, #line)
  g.place { 1 }
}
f()
