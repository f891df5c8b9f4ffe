// Any, casts and metatypes
let things: [Any] = [1, "two", 3.0]
for thing in things {
  switch thing {
  case let n as Int: print("Int", n)
  case is String: print("String")
  default: print(type(of: thing))
  }
}
print((things[0] as? String) == nil, Int.self)
