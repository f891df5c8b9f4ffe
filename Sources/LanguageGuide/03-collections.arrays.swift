// Arrays
var numbers = [3, 1, 2]
numbers.append(4)
numbers.insert(0, at: 0)
print(numbers.sorted(), numbers.first ?? 0, numbers[1...2], numbers.contains(3))
print(numbers.map { $0 * 2 }.filter { $0 > 2 }.reduce(0, +))
