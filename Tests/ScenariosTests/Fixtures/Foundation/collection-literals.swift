import Foundation

// Collection literals as the types of Foundation that take them.
print("1+2-3*4".components(separatedBy: ["+", "-", "*"]))
print("  a ".trimmingCharacters(in: [" "]))
let vowels: CharacterSet = ["a", "e", "i", "o", "u"]
print(vowels.contains("a"), vowels.contains("b"))
print("banana".components(separatedBy: vowels))
print("a-b".components(separatedBy: "-"))
let none: CharacterSet = []
print("a b".components(separatedBy: none))
func parts(of text: String, by separators: CharacterSet = [",", ";"]) -> [String] {
  text.components(separatedBy: separators)
}
print(parts(of: "a,b;c"), parts(of: "a,b c", by: [" "]))

let numbers: NSArray = [1, "two", 3.5]
print(numbers.count, numbers.object(at: 1))
let empty = [] as NSArray
print(empty.count, empty.firstObject == nil)
let other: NSArray = []
print(other.count)
print(([1, 2] as NSArray).count)
let growing: NSMutableArray = [1]
growing.add("more")
print(growing.count)
func count(_ array: NSArray) -> Int { array.count }
print(count([1, 2, 3]), count([]))

let ages: NSDictionary = ["Ada": 36]
print(ages.count, ages["Ada"] as? Int ?? 0)
let nobody = [:] as NSDictionary
print(nobody.count)
print((["a": 1] as NSDictionary).count)
