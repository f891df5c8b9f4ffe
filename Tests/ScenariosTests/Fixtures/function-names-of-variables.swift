// What #function is in the accessors, observers and initial values of variables.
func at(_ f: String = #function) -> String { f }
func run() {
  lazy var a: String = at()
  print(a)
  lazy var b = { #function }()
  print(b)
  var c: String { at() }
  print(c)
  var d: String { get { #function } set { print(#function, newValue) } }
  d = "1"; print(d)
  var e: Int = { print(#function); return 1 }() { didSet { print(#function) } willSet { print(at()) } }
  e = 2
  let f = at()
  print(f)
  func g() { lazy var h = at(); print(h) }
  g()
}
run()
struct S {
  lazy var x: String = at()
  lazy var y = { #function }()
  var p = at() { didSet { print(#function) } }
  subscript(i: Int) -> String { at() }
  subscript(named n: String) -> String { get { at() } set { print(#function) } }
}
var s = S()
print(s.x, s.y, s.p, s[1], s[named: "a"]); s.p = ""; s[named: "b"] = ""
