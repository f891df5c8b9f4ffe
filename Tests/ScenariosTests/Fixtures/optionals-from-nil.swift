// 'T?(nil)' is the literal nil as T?.
typealias Name = String?
print(Int?(nil) as Any, Int??(nil) as Any, Optional<Int>(nil) as Any, Name(nil) as Any)
let missing = [String]?(nil)
print(missing == nil, missing?.count ?? -1)
print(Int?(3) as Any, Optional<Int?>(nil) == .some(nil), Int??(nil) == nil)

func empty<T>(_ type: T.Type) -> T? { T?(nil) }
print(empty(Int.self) as Any, empty(Int?.self) as Any)
