import Foundation
// Objects of Foundation that hold a text or an array.
let number = NSString(format: "%.1f", 2.25)
print(number, number.length, NSString(format: "%d-%@", 3, "x" as NSString))
print((["a", "b"] as NSArray).componentsJoined(by: "\n"), ([1, 2.5] as NSArray).componentsJoined(by: ", "))
print("\(number) \(NSMutableArray(array: [1, 2] as NSArray).count)")
