// What a call without types of its own gives, the result of the call around it tells, or its other arguments.
func make<T>() -> [T] { [] }
func zero<T: Numeric>() -> T { 0 }
func nothing<T>() -> T? { nil }
func wrap<T>(_ list: [T]) -> [T] { list }
func same<T>(_ value: T) -> T { value }
func build<T>(_ list: [T]) -> Set<T> { Set(list) }
func name<T>() -> [T] { print(T.self); return [] }
func add<T: Numeric>(_ a: T, _ b: T) -> T { a + b }
func merge<T>(_ a: [T], _ b: [T]) -> [T] { a + b }
func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }

let wrapped: [Int] = wrap(make())
let set: Set<Int> = build(make())
let deep: [String] = same(same(wrap(same(make()))))
print(wrapped, set, deep)
let named: [Double] = wrap(name())
let optional: [Int]? = wrap(name())
print(named, optional as Any)
let double: Double = add(zero(), zero())
let literal: Double = add(1, zero())
print(double, literal, add(zero(), 2), add(2.5, zero()))
print(merge([1], make()), merge(make(), ["a"]), merge(wrap(make()), [1.5]))
let both: (Int, [String]) = pair(zero(), make())
print(both)

struct Box<T> {
  var value: T
  static func holding(_ value: T) -> Box<T> { Box(value: value) }
  func combined(_ other: Box<T>) -> [T] { [value, other.value] }
}
func boxed<T>(_ value: T) -> Box<T> { Box(value: value) }
func unboxed<T>(_ box: Box<T>) -> T { box.value }
let box: Box<Int?> = boxed(nothing())
let unbox: Int? = unboxed(boxed(nothing()))
let whole: Int? = same(nothing())
let number: Int? = same(zero())
print(box.value as Any, unbox as Any, whole as Any, number as Any)
let held: Box<[Int]> = .holding(same(make()))
print(held.value, Box(value: 1).combined(boxed(zero())))

func take(_ list: [Int]) { print("takes", list) }
func given() -> [String] { wrap(make()) }
take(wrap(make()))
print(given(), [[1]].map { merge($0, wrap(make())) })
let condition = wrapped.isEmpty
let branch: [Int] = condition ? wrap(make()) : [1]
var assigned = [1]
assigned = wrap(make())
print(branch, assigned, optional ?? wrap(make()))
let anything: [Any] = merge([1, "a"], make())
print(anything.count, wrap([1]), same(wrap([2])))
let wrappedZero: Int? = zero()
let wrappedSum: Double? = add(1, zero())
print(wrappedZero as Any, wrappedSum as Any)
