// Literals in what a member is called on have the type that a closure wants of its parameter.
let scalar = "A".unicodeScalars.first!.value
print((0..<3).map { String(UnicodeScalar(scalar + $0)!) })
let byte: UInt8 = 65
print((0...2).map { byte + $0 })
print((0..<3).map { offset in byte &+ offset })
print([1, 2].map { byte - $0 })

func doubled(_ number: Int16) -> Int16 { number * 2 }
print((1...2).map { doubled($0) })
(1...2).forEach { print(doubled($0)) }
func halved(_ number: Int16) -> Int16? { number % 2 == 0 ? number / 2 : nil }
print((2...4).compactMap { halved($0) })
print([2, 4].map { halved($0)! + 1 })

let limit: Int64 = 10
print((0..<2).map { [$0 + limit] })
print(stride(from: 0, to: 3, by: 1).map { limit - $0 })
print((9...11).filter { $0 < limit }.count)
print((9...11).contains { $0 == limit })

// Without such a use they are what they are by themselves, or what is compared and written.
print((1...3).map { $0 * 2 })
print([1, 2, 3].reduce(0) { $0 + $1 })
let half = 0.5
print([1, 2].map { half * $0 })
print([1, 2].map { (number) -> Double in number * half })
print((1...2).map { (number: Int) in number + 1 })
print((1...2).map { Double($0) * half })
print((1...2).map { "\($0)" })
