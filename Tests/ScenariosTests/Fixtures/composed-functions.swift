// Functions whose types only an operator of the program tells: overloaded, generic, or written as a key path.
precedencegroup Composition {
  associativity: right
  higherThan: AdditionPrecedence
}
infix operator >>> : Composition
infix operator |> : AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func next(_ x: Int) -> Int { x + 1 }
func square(_ x: Int) -> Int { x * x }
func identity<A>(_ a: A) -> A { a }
func twice<A>(_ a: A) -> [A] { [a, a] }
let upper: (String) -> String = { $0.uppercased() }
let text = next >>> String.init
print(text(3), (next >>> square >>> String.init)(3), (next >>> identity)(2), (identity >>> next)(2))
print((upper >>> \.count)("abc"), (next >>> abs)(-5), ((next >>> twice) >>> \.count)(1))
print(3 |> next |> square, -4 |> abs, "abc" |> \.count, 5 |> String.init |> \.count, 3 |> identity)
print([1, 2].map(next >>> String.init), [1, 2].map(next >>> { "\($0)!" }))
func applied<A, B>(_ f: (A) -> B, _ a: A) -> B { f(a) }
let three = 3
print(applied(String.init, three), applied(identity, three), applied(\.count, "abc"))
func flipped<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
func curried<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
let add: (Int) -> (Int) -> Int = curried(+)
print(add(1)(2), flipped(add)(3)(4), [1, 2].map(add(10)))
typealias Church = (@escaping (Int) -> Int) -> (Int) -> Int
let zero: Church = { f in { x in x } }
func successor(_ n: @escaping Church) -> Church { { f in { x in f(n(f)(x)) } } }
func plus(_ a: @escaping Church, _ b: @escaping Church) -> Church { { f in a(f) >>> b(f) } }
func number(_ n: Church) -> Int { n { $0 + 1 }(0) }
let two = successor(successor(zero))
print(number(zero), number(two), number(plus(two, successor(two))), two |> number)
