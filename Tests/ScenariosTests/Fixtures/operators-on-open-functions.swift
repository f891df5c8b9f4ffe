// An operator on an optional and a generic function, which the call of the result completes.
func pair<T, U>(_ a: T) -> (U) -> (T, U) { { b in (a, b) } }
func named<T, U>(_ a: T) -> (_ b: U) -> (T, U) { { b in (a, b) } }

infix operator <+>
func <+> <T, U, V>(left: T?, right: @escaping (T) -> (U) -> V) -> (U) -> V? {
  guard let value = left else { return { _ in nil } }
  return { right(value)($0) }
}

let a: Int? = 23
let b: Int? = 42
let none: Int? = nil
print((b <+> pair)(a!) as Any)
print((b <+> named)("text") as Any)
print((none <+> pair)(a!) as Any)
let result: (Int, Double)? = (b <+> pair)(2.5)
print(result!)
let whole: (Bool) -> (Int, Bool)? = b <+> pair
print(whole(true)!)
