// Literals where anything is wanted
let b = true, k = 2.5, i = 7
let o: Int? = nil, oo: Int? = 4
func q(_ x: Any) { print(x, type(of: x)) }
q(b ? 1 : 2.5)
q(b ? 1 : "a")
q(b ? i : oo)
q(b ? 1 : oo)
q(b ? i : k)
q(b ? 1 : nil as Double?)
class A {}; class B: A {}; class C: A {}
q(b ? [1] : [2.5])
q(b ? [1] : ["a"])
q((b ? 1 : k, 3))
let z: Any = b ? 1 : k
print(z)
let z2: Any? = b ? 1 : k
print(z2 as Any)
let zs: [Any] = [b ? 1 : k, 2]
print(zs)
protocol P {}; extension Int: P {}; extension Double: P {}
let p: P = b ? 1 : k
print(p)
print("\(b ? 1 : k)")
let d: [String: Any] = ["a": b ? 1 : k, "b": b ? 1 : 2]
print(d["a"]!, d["b"]!)
q(o ?? 2.5)
q(oo ?? 2.5)
q([1, 2.5])
q([1, k])
q((1, 2.5))
q(1 / 2.0)
q(i ?? 3)
q(oo.map { $0 + 1 } ?? 2.5)
q(b ? (1, 2) : (k, 3))
let u: Any = if b { 1 } else { 2.5 }
print(u)
func r<T>(_ x: T) { print(x, T.self) }
q([1 / 2, 1.0 / 2])
let aa = [1 / 2, 1.0 / 2] as [Any]
print(aa)
let bb: [Any] = [1, 2.5, 1 / 2, i / 2, k / 2]
print(bb)
r(b ? 1 : k)
let cc: [Any] = [b ? 1 : 2.5]
print(cc)
let dd = ["a": 1, "b": 2.5] as [String: Any]
print(dd["a"]!)
let ee: Any = [1, 2.5]
print(ee)
let ff: Any = (1, k)
print(ff)
let gg: Any? = 1
print(gg as Any)
let hh: [Any?] = [1, nil, 2.5, b ? 1 : k]
print(hh)
print([1, 2.5].map { $0 as Any })
let jj: Any = 1 + 2.5
print(jj)
let kk: Any = -1
print(kk)
let ll = oo.map { $0 } ?? 2
print(ll)
let mm: Any = oo.map { $0 } ?? 2
print(mm)
let nn: Any = oo.map { Double($0) } ?? 2
print(nn)
print(oo.map { Double($0) } ?? 2)
let zz: Any = oo.map { Double($0) * 2 } ?? 0
print(zz)
print([1: "a"] as [Int: Any], [1.5: 2] as [Double: Any])
print(String(describing: oo.map { Double($0) } ?? 2), "\(oo.map { Double($0) } ?? 2)")
print([oo.map { Double($0) } ?? 2] as [Any])
let os: String? = nil
print(os ?? 2 as Any)
print((os as Any?) ?? 2)
struct Sx { var x: Double }
let sn: Sx? = nil
print(sn?.x ?? 2, sn?.x ?? 2 as Any)
q(sn?.x ?? 2)
q(sn.map(\.x) ?? 2)
q(sn.map { $0.x } ?? 2)
q([1.5].first ?? 2)
q([1.5].max() ?? 2)
q(([1.5] as [Double]?)?.first ?? 2)
