// Operators that overflow
let big = Int.max
print(big &+ 1 == Int.min)
print(big &* 2, Int.min &- 1 == big)
