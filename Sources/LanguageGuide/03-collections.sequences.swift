// Sequences
print(zip([1, 2], ["a", "b"]).map { "\($0)\($1)" })
for (index, name) in ["a", "b"].enumerated() { print(index, name) }
print([1, 2, 3].allSatisfy { $0 > 0 }, ["a", nil].compactMap { $0 })
