class T {
    func a() { print("a") }
    static func s() -> (T) -> () -> () { a }
    static var f: (T) -> () -> () { return a }
    static var all = [("a", a)]
    func b(x: Int) -> Int { x }
    static let g = b(x:)
}
let (n, f) = T.all[0]
f(T())()
print(T.all.count)
T.s()(T())()
T.f(T())()
print(T.g(T())(4))
