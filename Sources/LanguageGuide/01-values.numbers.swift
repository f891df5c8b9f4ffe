// Numbers and their operators
let seconds = 90
print(seconds / 60, seconds % 60, -7 / 2, 7.0 / 2)
print(Int(3.9), Double(2), 0x1F, 1_000_000, Int("12") ?? 0)
print(min(3, 1), max(2.5, 1), abs(-4), 7 & 3, 1 << 4)
