// Names of modules and types, open optionals, closures that never return
print(Swift.type(of: 3), [1, 5, 2].reduce(0, Swift.max), [3, 4].reduce(9, Swift.min))
struct A { struct B { static let x = 3; var y = 4; init() {} } ; enum C { case p } }
print(A.self.B.self, A.self.B.x, A.self.B().y, A.self.C.p)
let list = [A.self]
print(list.count)
let v: (Double) -> Bool = { 0...1 ~= $0 }
print(0...1 ~= 0.25, v(2), 1...3 ~= 2, 0..<1 ~= 0.5)
let e: Optional = 10
let ee: Optional = "s"
print(e as Any, ee!)
struct H { let x: Optional = 3; var y: Optional = "a" }
print(H().x as Any, H().y as Any)
func g() { let q: Optional = 2.5; print(q as Any); var w: Optional = 3; w = nil; print(w as Any) }
g()
let never: (String) -> Int = { _ in fatalError() }
let m: [Int] = [].map { (x: Int) in fatalError() }
print(m, [Int]().map { _ -> Int in fatalError() })
