print(
  (1, "a") == (1, "a"), (1, 2) < (1, 3), (1, "b", 2.0) > (1, "a", 5.0),
  (1, 2, 3, 4, 5, 6) == (1, 2, 3, 4, 5, 6), (1, 2, 3, 4) <= (1, 2, 3, 4), (1, 2) != (1, 2))
let (a, (b, c)) = (1, (2, "x")); print(a, b, c)
var (x, y) = (1, 2); (x, y) = (y, x + y); print(x, y)
let t = (name: "n", age: 3); print(t.name, t.1, t)
let (n, _) = t; print(n)
func mm(_ a: [Int]) -> (min: Int, max: Int)? { a.isEmpty ? nil : (a.min()!, a.max()!) }
if let (lo, hi) = mm([3, 1, 2]) { print(lo, hi) }
print(mm([1])!.max, mm([]) as Any)
switch (1, "q") {
case (0, _): print("0");
case (1, let s) where s == "z": print("z");
case (1, let s): print("s", s);
default: print("d")
}
switch (3, 4) {
case let (x, y) where x == y: print("eq");
case (1...3, 4...): print("range");
case (_, _): print("any")
}
var arr: [(Int, String)] = [(1, "a")]; arr.append((2, "b")); for (i, s) in arr { print(i, s) }
let d: [String: (Int, Int)] = ["p": (1, 2)]; print(d["p"]!.0, d["p"]?.1 as Any)
for (k, v) in ["z": 1] { print(k, v) }
for (i, (k, v)) in [("q", 1), ("r", 2)].enumerated() { print(i, k, v) }
print(
  [("a", 1), ("b", 2)].map { $0.0 + "\($0.1)" }, [("a", 1)].map { k, v in k + "\(v)" },
  [(1, 2)].map { (a, b) in a + b }, [(1, 2)].map { p in p.0 })
print(zip([1, 2], ["a", "b"]).map { ($1, $0) })
let lab: (a: Int, b: Int) = (1, 2); print(lab)
func tup(_ t: (Int, Int)) -> Int { t.0 + t.1 }; print(tup((1, 2)), tup(lab))
print([(2, "b"), (1, "z"), (1, "a")].sorted { $0 < $1 }, [(1, 2)].contains { $0 == (1, 2) })
var o: (Int, Int)? = (1, 2); o?.0 += 5; print(o!)
let nested = ((1, 2), [3: (4, 5)]); print(nested.0.1, nested.1[3]!.0, nested)
print(
  type(of: (1, "a")), ["a": 1, "b": 2].sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
var (p, q): (Int, String) = (1, "s"); p += 1; q += "t"; print(p, q)
let f: ((Int, Int)) -> Int = { $0.0 * $0.1 }; print(f((3, 4)))
let v: Void = (); print(v, () == ())
func multi() -> (Int, String, [Int]) { (1, "a", [2]) }
let (m1, m2, m3) = multi(); print(m1, m2, m3)
let (_, _, only) = multi(); print(only)
var pair = (1, [1]); pair.1 += [2]; let copy = pair; pair.1[0] = 9; print(pair, copy)
