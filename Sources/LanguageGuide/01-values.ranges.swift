// Ranges
for i in 1...3 { print(i, terminator: " ") }
for i in stride(from: 10, to: 0, by: -5) { print(i, terminator: " ") }
print((0..<5).contains(4), (1...4).reduce(0, +))
