import Foundation

// Functions of literals have the type of the operand beside them.
let q: Float = 2
print(sqrt(2) * q, q * sqrt(2), pow(2, 3) * q, max(1, 2) * q, min(1, 2) + q, q + abs(-1), floor(2.5) * q)
let c: CGFloat = 2
print(sqrt(2) * c, max(1, 2) * c, c / max(1, 3))
let d = 2.0
print(max(1, 2) * d, d * [1, 2, 3].reduce(0, +), d + min(3, 4))
print([1, 2].max()! * d)
