// Tuples as those with other labels, or with none: what is printed and cast are the labels of the type.
let a = (high: 2, low: 1)
let b: (Int, Int) = a
print(b)
func f() -> (Int, Int) { a }
print(f())
let c: (x: Int, y: Int) = b
print(c)
let d: [(Int, Int)] = [a]
print(d)
func g(_ x: (Int, Int)?) { print(x as Any) }
g(a)
let e: (x: Int, y: Int)? = b
print(e as Any)

let any: Any = (x: 1, y: 2)
print(any as? (Int, Int) as Any)
print(any as? (x: Int, y: Int) as Any)
print(any as? (p: Int, q: Int) as Any)
let plain: Any = (1, 2)
print(plain as? (x: Int, y: Int) as Any)
print(any is (Int, Int))
class A {}
class B: A {}
let object: Any = (B(), 1)
print(object as? (A, Int) as Any, object is (Any, Int))
if case let t as (Int, Int) = any { print(t) }
func cast<T>(_ type: T.Type) { print(any as? T as Any) }
cast((Int, Int).self)
let pair = (B(), 1)
let wide: (A, Int) = pair
print(type(of: wide), type(of: any), type(of: (x: 1, 2)))
let ones = (1, 2)
let first: (Int?, Int) = ones
print(first)
let maybe: (a: Int, b: Int)? = ones
let bare: (Int, Int)? = maybe
print(bare as Any)
let dict: [Int: (x: Int, y: Int)] = [1: (2, 3)]
print(dict)
for (i, p) in dict { print(i, p) }
let arr = [(x: 1, y: 2)]
print(arr.map { ($0.x, $0.y) }, arr)
let cl: () -> (Int, Int) = { arr[0] }
print(cl())
func gen<T>(_ a: T, _ b: T) { print(a, b) }
gen((1, 2), (x: 1, y: 2))
print([(x: 1, y: 2), (3, 4)])
print([(3, 4), (x: 1, y: 2)])
let cond = true
print(cond ? (x: 1, y: 2) : (3, 4))
let md: [(Int, Int)] = arr
print(md)
