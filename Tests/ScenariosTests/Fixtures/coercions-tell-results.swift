// What is coerced tells what a generic function gives, and casts in casts are checked once each.
func values<T>() -> [T] { [] }
func table<K, V>() -> [K: V] { [:] }
print(values() as [Int], (values() as [String]).count, table() as [String: Int])
func text() -> Int { 1 }
func text() -> String { "s" }
print(text() as String, (text() as Int) as Int)
let x: Any = "a"
print(((((((((((((((((((((((((x as? String) as? String) as? String) as? String) as? String) as? String) as? String) as? String) as? String) as? String) as? String) as? String) as? String) as? String) as? String) as? String) as? String) as? String) as? String) as? String) as? String) as? String) as? String) as? String) as Any)
