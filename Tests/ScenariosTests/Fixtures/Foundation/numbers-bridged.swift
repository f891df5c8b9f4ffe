// Numbers as objects, and back as numbers of any type that has the value.
import UIKit

let five: NSNumber = 5
print(five as? Int as Any, five as? Double as Any, five as? UInt8 as Any, five as? Bool as Any)
let half: NSNumber = 2.5
print(half as? Int as Any, half as? Double as Any, half as? Float as Any)
let truth = NSNumber(value: true)
print(truth as? Int as Any, truth as? Bool as Any, truth as? Double as Any)
let one = NSNumber(value: 1)
print(one as? Bool as Any, NSNumber(value: 0) as? Bool as Any)
print(NSNumber(value: 300) as? UInt8 as Any, NSNumber(value: -1) as? UInt as Any)
print(five as! Int + 1, half as! Double * 2, five is Int, half is Int)
print(NSNumber(value: Float(0.5)), NSNumber(value: Int64(5)), NSNumber(value: UInt8(5)))
print(NSNumber(value: UInt64.max), NSNumber(value: UInt64.max) as? UInt64 as Any)
print(NSNumber(value: UInt64.max) as? Int as Any, NSNumber(value: UInt32(7)).intValue)
// Arrays and dictionaries as objects
print([1, 2] as NSArray == [1, 2] as NSArray, [1, 2] as NSArray == [2, 1] as NSArray)
print(["a": 1] as NSDictionary == ["a": 1] as NSDictionary, ["a": 1] as NSDictionary == [:])
print(NSArray(array: [1, "a"]).isEqual(to: [1, "a"]), NSArray(array: []).isEqual(NSArray()))
print(NSArray(array: [1, "a"]))
print(["a": 1] as NSDictionary)
// A cache by texts
let cache = NSCache<NSString, NSNumber>()
cache.setObject(5, forKey: "k")
print(cache.object(forKey: "k")!, cache.object(forKey: "l") as Any)
// Money
let money = NumberFormatter()
money.locale = Locale(identifier: "en_US")
money.numberStyle = .currency
for code in ["EUR", "GBP", "JPY", "CHF", "CAD", "USD"] {
  money.currencyCode = code
  print(code, money.string(from: 12.5)!, money.string(from: -1234)!)
}
let later = NumberFormatter()
later.locale = Locale(identifier: "en_US")
later.currencyCode = "EUR"
later.numberStyle = .currency
print(later.string(from: 0.5)!)
// C's functions
print(fma(0.1, 10, -1.0), lround(2.5), lround(-2.5), logb(10.0), logb(0.3))
print(nextafter(1.0, 2.0), nextafter(1.0, 0.0), nextafter(1.0, 1.0), frexp(10.0), frexp(-0.3))
print(hypotf(3, 4), lrint(2.5), scalbn(3.0, 2), ilogb(9.0), M_E, M_SQRT2, M_LN2)
