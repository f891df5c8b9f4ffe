func one() -> Int { print("computed"); return 42 }
struct L { lazy var v = one(); var w = 1 }
var l = L(); print(l.v, l.v, l.w)
struct M { lazy var v: Int = one() ; init() {} }
var m = M(); print(m.v, m.v)
class C { lazy var v = one(); lazy var u: [Int] = [one()] }
let c = C(); print(c.v, c.v, c.u)
var k = L(); k.v = 3; print(k.v)
