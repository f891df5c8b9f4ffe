// A call of what a call gives, where both arguments are generic functions.
func made<A, B>(_ change: @escaping (A) -> B) -> (@escaping (Int) -> A) -> B { { change($0(3)) } }
func same<T>(_ value: T) -> T { value }
func listed<T>(_ value: T) -> [T] { [value] }
let number: Int = made(same)(same)
print(number)
let text: String = made(same)({ "\($0 + 1)" })
print(text)
let list: [Int] = made(listed)(same)
print(list)

// Numbers as functions that repeat a function.
func two<A>(_ f: @escaping (A) -> A) -> (A) -> A { { f(f($0)) } }
func three<A>(_ f: @escaping (A) -> A) -> (A) -> A { { f(f(f($0))) } }
func plus<A, B, C>(
  _ m: @escaping (B) -> (A) -> C
) -> (@escaping (B) -> (C) -> A) -> (B) -> (C) -> C {
  { n in { f in { x in m(f)(n(f)(x)) } } }
}
func times<A, B, C>(_ m: @escaping (A) -> B) -> (@escaping (C) -> A) -> (C) -> B {
  { n in { f in m(n(f)) } }
}
func count<A>(_ f: (@escaping (Int) -> Int) -> (Int) -> A) -> A { f({ $0 + 1 })(0) }
print(count(two), count(plus(two)(three)), count(times(two)(three)))
let product: (@escaping (Int) -> Int) -> (Int) -> Int = times(three)(three)
print(product({ $0 + 2 })(0))
