// What type(of:) says of a value of a type parameter: its static type where that is no class.
func f<T>(_ t: T) { print(type(of: t), T.self) }
f(Optional(1))
let x: Int? = nil
f(x)
let a: Any = 1
f(a)
let arr: [Any] = [1]
f(arr[0])
f(Int.self)
f(Optional(Optional(2)))
f({ (x: Int) in x })
func g<T>(_ t: T?) { print(type(of: t), T.self) }
g(a)
g(1)
struct W<T> { var v: T; func show() { print(type(of: v), T.self) } }
W(v: a).show()
W(v: Optional(3)).show()
W<Any>(v: 4).show()
extension Array { func kinds() { for e in self { print(type(of: e)) } } }
arr.kinds()
[Optional(1), nil].kinds()
