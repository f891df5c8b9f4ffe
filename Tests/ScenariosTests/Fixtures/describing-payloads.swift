// A payload that is one tuple needs no second parentheses; an optional one has its own.
struct Box { var items = [1] }

enum Holder<T> {
  case one(T)
  case two(T, Int)
  case labelled(value: T)
}

let pair = (1, "a")
let maybe: (Int, String)? = pair
let twice: (Int, String)?? = maybe
let any: Any = pair
print(Holder.one(pair))
print(Holder.one(maybe))
print(Holder.one(twice))
print(Holder.one(any))
print(Holder.labelled(value: pair), Holder.labelled(value: maybe))
print(Holder.two(pair, 2), Holder.two(maybe, 2))
print([Holder.one(maybe)], Optional(Holder.one(maybe)) as Any)

let result: Result<(Double, Box)?, Never> = .success((-3.5, Box()))
print(result)
let nothing: Result<(Double, Box)?, Never> = .success(nil)
print(nothing)
