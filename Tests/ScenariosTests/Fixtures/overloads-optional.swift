// Of two generic overloads the one for optionals takes an optional.
func a<T>(_ x: T) { print("plain") }
func a<T>(_ x: T?) { print("optional") }
let o: Int? = 0
a(o); a(1)
func b<T: Equatable>(_ x: T) { print("plain") }
func b<T: Equatable>(_ x: T?) { print("optional") }
b(o); b(1)
func c<T>(_ x: T, _ y: T) { print("plain") }
func c<T>(_ x: T?, _ y: T?) { print("optional") }
c(o, o); c(1, 1); c(1, o)
let c1: ContiguousArray = [1, 2]
let c2: ContiguousArray<Int> = [1, 2]
print("a: \(c1 == c1)")
print("b: \(c1 == c2)")
print("c: \(c1 != c2)")
