enum E: CaseIterable { case a, b, c }
func f(_ e: E) -> Int {
  switch e {
  case .a: 1;
  case .b: 2;
  case .c: 3
  }
}
print(E.allCases.map(f))
let n = 4
let s = if n > 3 { "big" } else if n > 1 { "mid" } else { "small" }
print(s)
let t =
  switch n {
  case 0: "zero";
  case 1...3: "few";
  case let x where x % 2 == 0: "even \(x)";
  default: "odd"
  }
print(t)
var color: String { if n == 4 { "red" } else { "blue" } }
print(color)
let d: Double? = if n > 9 { 1 } else { nil }
print(d as Any)
func g(_ e: E) throws -> String {
  let x =
    switch e {
    case .a: "A";
    case .b: throw Err.x;
    case .c: fatalError()
    };
  return x + "!"
}
enum Err: Error { case x }
print((try? g(.a)) as Any, (try? g(.b)) as Any)
let c = { (e: E) -> Int in
  switch e {
  case .a: 10;
  default: 20
  }
}
print(c(.a), c(.c))
// local computed & weak variables, observers
class Thing { let id: Int; init(_ id: Int) { self.id = id }; deinit { print("deinit", id) } }
func locals() {
  var count = 0
  var doubled: Int { count * 2 }
  var half: Double {
    get { Double(count) / 2 }
    set { count = Int(newValue * 2) }
  }
  count = 3; print(doubled, half); half = 5; print(count, doubled)
  var seen = 0 {
    willSet { print("will", newValue) }
    didSet { print("did", oldValue) }
  }
  seen = 4; seen += 1
  weak var w: Thing?
  do { let t = Thing(1); w = t; print(w?.id as Any); _ = t }
  print(w == nil)
  weak var gone = Thing(2)
  print(gone == nil)
  let keep = Thing(3)
  unowned let u = keep
  print(u.id)
  lazy var l: Int = {
    print("lazy"); return 7
  }()
  print(l, l)
}
locals()
// repeat, labels, raw strings
var i = 0
repeat { i += 1; if i == 2 { continue }; print("r", i) } while i < 4
outer: for a in 1...3 {
  for b in 1...3 { if b == 2 { continue outer }; if a == 3 { break outer }; print(a, b) }
}
sw: switch 3 {
case 3: if i > 1 { break sw }; print("never");
default: break
}
lp: while true { repeat { break lp } while true }
blk: do { if i == 4 { break blk }; print("not") }
ifl: if i == 4 { print("in"); if i > 1 { break ifl }; print("no") }
print(#"raw \n "quoted" \#(i)"#, ##"a "# b"##)
print(
  #"""
  multi \(no)
  "quotes" \#(i)
  """#)
print(
  """
  one \
  line
  \u{48}i "x"
  """)
class Dyn { dynamic var name = "x"; dynamic func hi() { print("hi") } }
let dy = Dyn(); dy.hi(); dy.name = "y"; print(dy.name)
var p = 1, q = 2
(p, q) = (q, p); print(p, q); swap(&p, &q); print(p, q)
for case let x? in [1, nil, 3] { print(x) }
for (k, v) in ["a": 1] { print(k, v) }
for x in stride(from: 10, to: 0, by: -3) where x != 7 { print(x) }
print(1 << 3 | 0b101 & ~1, 0xFF ^ 0x0F, 7 &+ 1, Int.max &+ 1 == Int.min)
print([1, 2, 3, 4][1...], [1, 2, 3, 4][..<2])
if case 1..<5 = n { print("in range") }
if 3... ~= n { print("3...") }
func named() -> (min: Int, max: Int) { (1, 2) }
let r = named(); print(r.min, r.max, r); let (mn, _) = r; print(mn)
guard let zz = Int("12"), zz > 3 else { fatalError() }
print(zz)
defer { print("end") }
let sign = n > 9
print(2.5 * (sign ? 1 : -1), [1.5, 2].map { $0 * (sign ? 2 : 4) })
