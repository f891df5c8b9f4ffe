// A conditional conformance holds for the arguments that meet its conditions, in a cast too.
protocol Shape { func area() -> Int }
struct Square: Shape { func area() -> Int { 4 } }
struct Box<T> { var v: T }
extension Box: Shape where T: Shape { func area() -> Int { v.area() } }
let a: Any = Box(v: 1), b: Any = Box(v: Square())
print(a is Shape, b is Shape, (b as? Shape)?.area() as Any)
let c: Any = [1, 2], d: Any = [Box(v: 1)]
print(c is any Equatable, [1] is any Hashable)
print((d as? any Equatable) == nil)
