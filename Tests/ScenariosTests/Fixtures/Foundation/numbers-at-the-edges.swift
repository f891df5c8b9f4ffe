import Foundation
print(Array(stride(from: Float(0), to: 1, by: 0.1)), Array(stride(from: 1.0, to: 0, by: -0.3)))
print(max(1.0, .nan), max(.nan, 1.0), max(1, 2, .nan), min(1.0, .nan), min(.nan, 1.0))
print((1..<5).clamped(to: 7..<9), (1..<5).clamped(to: -4..<0), (1..<5).clamped(to: 2..<3))
let third = 1.0 / 3
print(1.0.addingProduct(third, 3), (0.1 as Float).addingProduct(0.1, 0.1), third.addingProduct(-third, 3))
print(Double(exactly: Double.nan) as Any, Float(exactly: Float.nan) as Any, Double(exactly: Float.nan) as Any)
print(Float(exactly: Double.nan) as Any, Double(exactly: 0.5) as Any, Float(exactly: 0.1) as Any)
for number in (Int.max - 1)...Int.max { print(number == Int.max) }
