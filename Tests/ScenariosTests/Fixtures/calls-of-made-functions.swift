// The arguments of a call tell the types of a function that is made in the place of what is called.
func with<A, B, C>(_ f: @escaping (A, B) -> C) -> (A, B) -> C { { f($0, $1) } }
func flip<A, B, C>(_ f: @escaping (A, B) -> C) -> (B, A) -> C { { f($1, $0) } }
func apply<A, B, C>(_ f: (A, B) -> C, _ a: A, _ b: B) -> C { f(a, b) }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func twice<A>(_ f: @escaping (A) -> A) -> (A) -> A { { f(f($0)) } }
func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }

print(apply(with(-), 5, 2), apply(flip(-), 5, 2), apply(with(max), 5, 2))
print(apply(with { $0 - $1 }, 5, 2), apply(with(+), "a", "b"), apply(flip(with(/)), 8, 2.5))
let difference: Int = apply(with(-), 1, 2)
let isLess = apply(flip(<), difference, 0)
print(difference, isLess)

print(curry(+)(10)(1), curry(+)("a")("b"), curry(+)(1)(2.5), curry(max)(3)(4))
let sum: Double = curry(+)(10)(1)
let add: (Int) -> (Int) -> Int = curry(+)
let addTen = curry(+)(10)
print(sum, add(2)(3), addTen(5))
print([1, 2, 3].map(curry(*)(10)), twice(-)(5), twice(addTen)(1))
print(pipe(curry(+)(1), String.init)(4), pipe(addTen, addTen)(1))
print(twice { $0 * 3 }(2), curry { (a: Int, b: String) in b + String(a) }(1)("b"))
