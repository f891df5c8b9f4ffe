func split(_ numbers: [Int]) -> (even: [Int], odd: [Int]) {
  numbers.reduce(into: ([], [])) { parts, number in
    if number.isMultiple(of: 2) { parts.0.append(number) } else { parts.1.append(number) }
  }
}
print(split([1, 2, 3]))
let (even, odd): ([Int], [Int]) = (1...6).reduce(into: ([], [])) {
  $1 % 2 == 0 ? $0.0.append($1) : $0.1.append($1)
}
print(even, odd)
