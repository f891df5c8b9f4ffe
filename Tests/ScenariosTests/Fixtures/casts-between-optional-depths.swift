// A cast to an optional takes the levels off that the value has more, and fails where one of them is nil.
class A {}
class B: A {}
func name(_ value: Any) -> String { "\(value)" }

func objects(_ value: A????) -> String {
  let (one, two, three) = (value as? B, value as? B?, value as? B??)
  return "\(one != nil) \(name(two as Any)) \(name(three as Any))"
}
print(objects(A()))
print(objects(B()))
print(objects(.some(.some(.some(.none)))))
print(objects(.some(.some(.none))))
print(objects(.some(.none)))
print(objects(nil))

func numbers(_ value: Any???) -> String {
  name([
    value as? Int as Any, value as? Int? as Any, value as? Int?? as Any, value as? Int??? as Any,
  ])
}
print(numbers(nil))
print(numbers(.some(nil)))
print(numbers(.some(.some(nil))))
print(numbers(1))
print(numbers("one"))

func deeper(_ value: Any?) -> String {
  name([value as? Int as Any, value as? Int? as Any, value as? Int?? as Any])
}
print(deeper(nil), deeper(1), deeper("one"))

func tests(_ value: Any???) -> [Bool] {
  [value is Int, value is Int?, value is Int??, value is Int???]
}
print(tests(nil), tests(.some(nil)), tests(.some(.some(nil))), tests(1), tests("one"))

func pattern(_ value: Any???) -> String {
  switch value {
  case let number as Int?: name(number as Any)
  default: "no"
  }
}
print(pattern(nil), pattern(.some(nil)), pattern(.some(.some(nil))), pattern(1), pattern("one"))

func test(_ value: Any??) -> Bool {
  if case is Int? = value { true } else { false }
}
print(test(nil), test(.some(nil)), test(1), test("one"))

func forced(_ value: Any??) -> Int? { value as! Int? }
print(forced(.some(nil)) as Any, forced(1) as Any)

func generic<T>(_ value: T) -> String {
  name([value as? Int? as Any, value as? Int?? as Any])
}
print(generic(1), generic(Int?.none), generic(Int??.none), generic(Int??.some(nil)), generic("one"))

protocol Shape {}
struct Circle: Shape {}
func shapes(_ value: Circle???) -> [Bool] {
  [value as? Shape != nil, value is Shape?, (value as? Shape?) != nil]
}
print(shapes(nil), shapes(.some(.some(nil))), shapes(Circle()))
