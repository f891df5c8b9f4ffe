// Patterns that write out the type of an optional or of another generic enum
enum Two<A, B> { case a(A), b(B), none }
let nothing: Any? = nil
switch nothing {
case Optional<Any>.none: print("none")
case Optional<Any>.some(let value): print(value)
}
let three: Int? = 3
switch three {
case Optional<Int>.some(let n): print(n)
case Optional<Int>.none: print("none")
}
if case Optional<Int>.some = three { print("some") }
if case Optional<Int>.some(3) = three { print("three") }
if case Optional<Int>.some(1...5) = three { print("in range") }
if case let Optional<Int>.some(n) = three { print(n) }
if case Optional.some(let n) = three { print(n) }
if case Optional.none = three { print("none") } else { print("not none") }
if case Swift.Optional<Int>.some(let n) = three { print(n) }
guard case Optional<Int>.some(let kept) = three else { fatalError() }
print(kept)
for case Optional<Int>.some(let n) in [1, nil, 3] { print(n) }
while case Optional<Int>.some(let n) = three {
  print("loop", n)
  break
}
typealias Whole = Optional<Int>
if case Whole.some(let n) = three { print(n) }

// Optionals in optionals, in tuples and in anything.
let nested: Int?? = .some(nil)
switch nested {
case Optional<Int?>.none: print("outer")
case Optional<Int?>.some(Optional<Int>.none): print("inner")
case Optional<Int?>.some(Optional<Int>.some(let n)): print(n)
}
if case .some(Optional<Int>.none) = nested { print("inner") }
if case Optional<[Int]>.some(let list) = Optional([1]) { print(list) }
if case Optional<(Int, String)>.some((let n, let s)) = Optional((1, "s")) { print(n, s) }
let anything: Any = Optional(4) as Any
if case Optional<Int>.some(let n) = anything { print("in anything", n) }
let other: Any = "text"
if case Optional<Int>.some(let n) = other { print(n) } else { print("no number") }

// Other enums, with their arguments and without.
let two: Two<Int, String> = .a(1)
switch two {
case Two<Int, String>.a(let n): print(n)
case Two<Int, String>.b(let s): print(s)
case Two<Int, String>.none: print("none")
}
switch two {
case Two.a(let n): print(n + 1)
case Two.b(let s): print(s.count)
case Two.none: print("none")
}
switch (two, three) {
case (Two<Int, String>.a(1), Optional<Int>.some(let n)): print(n)
default: print("neither")
}
let maybe: Two<Int, String>? = .b("x")
switch maybe {
case Two<Int, String>.a(let n)?: print(n)
case .some(Two<Int, String>.b(let s)): print(s)
case Optional<Two<Int, String>>.none: print("nothing")
case Two.none?: print("none")
}
let done: Result<String, any Error> = .success("done")
switch done {
case Result.success(let s): print(s.count)
case Result<String, any Error>.failure(let e): print(e)
}
struct Group<T> { enum Part { case one(T), rest } }
let part: Group<Int>.Part = .one(5)
switch part {
case Group<Int>.Part.one(let n): print(n)
case Group<Int>.Part.rest: print("rest")
}
let erased: Any = Two<Int, Int>.a(1)
if case Two<Int, String>.a(let n) = erased { print(n) } else { print("another") }

// In generic code.
func show<T>(_ value: T?) {
  switch value {
  case Optional<T>.some(let inner): print(inner)
  case Optional<T>.none: print("none")
  }
}
show(1)
show(nil as String?)
indirect enum Tree<T> {
  case leaf
  case node(T, Tree)
  var value: T? { if case Tree<T>.node(let value, _) = self { value } else { nil } }
  var next: T? { if case Tree.node(_, let rest) = self { rest.value } else { nil } }
}
print(Tree.node(1, .node(2, .leaf)).next ?? 0, Tree<Int>.leaf.value as Any)
