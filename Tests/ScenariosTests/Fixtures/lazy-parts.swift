// Lazy sequences work when they are read.
let numbers = [3, 1, 2]
var parts = numbers.lazy.map { (n: Int) -> Int in print("m", n); return n * 2 }.flatMap { n in [n, 0 - n] }.makeIterator()
print("made")
print(parts.next() as Any, parts.next() as Any, parts.next() as Any)
print(Array(numbers.lazy.drop { $0 > 2 }), Array(numbers.lazy.flatMap { 0..<$0 }.map { $0 + 1 }))
for n in numbers.lazy.drop(while: { n in print("d", n); return n > 2 }) { print(n) }
