// A nil that is cast to an optional type of another depth keeps its level from the inside.
let none: Int? = nil
let inner: Int?? = .some(nil)
let outer: Int?? = nil
for value in [none as Any, inner as Any, outer as Any, 5] {
  print((value as? Int?) as Any, (value as? Int??) as Any, (value as? Int???) as Any)
  print((value as? String?) as Any, (value as? String??) as Any, (value as? Int) as Any)
}

func cast<T>(_ value: Any, to type: T.Type) -> String {
  (value as? T).map { "\($0)" } ?? "no"
}
print(cast(none as Any, to: Int??.self), cast(inner as Any, to: Int?.self))
print(cast(outer as Any, to: Int?.self), cast(inner as Any, to: Int??.self))
print(cast(5, to: Int??.self), cast("five", to: Int??.self))
