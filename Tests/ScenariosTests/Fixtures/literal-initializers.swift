// The initialisers that literals call may be called themselves.
print(Array(arrayLiteral: 5, 5, 5))
print([Int](arrayLiteral: 4), Array<String>(arrayLiteral: "a", "b"))
let wide: [Int?] = Array(arrayLiteral: 1, nil)
print(wide)
print(ArraySlice(arrayLiteral: 1, 2).count)
print(Set(arrayLiteral: 1, 1).count)
print(Dictionary(dictionaryLiteral: ("a", 1))["a"] ?? 0)
print(Int(integerLiteral: 5), UInt8(integerLiteral: 7), Double(floatLiteral: 2.5))
print(String(stringLiteral: "text"), Bool(booleanLiteral: true))

// Literals themselves are as they were.
let numbers: [Double] = [1, 2.5]
print(numbers, [[1], []], [String](), [])
struct Stack: ExpressibleByArrayLiteral {
  var elements: [Int]
  init(arrayLiteral elements: Int...) { self.elements = elements }
}
let stack: Stack = [1, 2]
print(stack.elements, Stack(arrayLiteral: 3).elements)
