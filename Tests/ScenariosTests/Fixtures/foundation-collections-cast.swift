import Foundation
// Casts of arrays and dictionaries that are objects.
let a = [] as NSArray
print(a as? [NSObject] as Any, a as? [String] as Any, a as? [Any] as Any, a is [Int])
let b = [1, 2] as NSArray
print(b as? [Int] as Any, b as? [String] as Any, b as? [NSNumber] as Any, b as? [NSObject] != nil)
let m = NSMutableArray()
m.add("x")
print(m as? [String] as Any, (m as! [String]).count)
let d = ["a": 1] as NSDictionary
print(d as? [String: Int] as Any, d as? [String: String] as Any, d as? [String: Any] as Any, d as? [NSObject: NSObject] != nil)
let e = [:] as NSDictionary
print(e as? [NSObject: NSObject] != nil, e as? [String: Int] as Any)
func values<T>() -> [T] { [] }
print(values() as [Int], (values() as [String]).count)
