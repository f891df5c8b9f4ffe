// 'reduce' from an empty literal whose type the closure or the context tells
let words = ["a", "bb", "cc"]
func show<Key: Comparable, Value>(_ pairs: [Key: Value]) {
  print(type(of: pairs), pairs.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })
}

// By the one assignment or call in the closure.
show([1, 2].reduce(into: [:]) { $0[$1] = "n" })
let counts = words.reduce(into: [:]) { counts, word in counts[word] = word.count }
show(counts)
let flags = "aba".reduce(into: [:]) { $0[$1] = true }
show(flags)
let named = [1, 2].reduce(into: [:]) { $0["n\($1)"] = $1 * 2 }
show(named)
let zipped = zip(["a"], [1.5]).reduce(into: [:]) { $0[$1.0] = $1.1 }
show(zipped)
let lists = [1, 2].reduce(into: [:]) { $0[$1] = [$1] }
show(lists)
let pairs = [1, 2].reduce(into: [:]) { $0[$1] = ($1, "x") }
show(pairs)
let optional = [1, 2].reduce(into: [:]) { $0[$1] = $1 > 1 ? "big" : nil }
show(optional)
let sums = [1, 2, 3].reduce(into: [:]) { $0[$1 % 2, default: 0] += $1 }
show(sums)
let groups = words.reduce(into: [:]) { $0[$1.count, default: []].append($1) }
show(groups)
let updated = [1, 2].reduce(into: [:]) { $0.updateValue("v", forKey: $1) }
show(updated)
print([1, 2].reduce(into: [:]) { $0[$1] = "n" }.count)
let list = [1, 2].reduce(into: []) { $0.append($1) }
print(type(of: list), list, [1, 2].reduce([]) { [$1] + $0 })

// By the context, or by what the closure writes.
let wanted: [Character: Int] = "hello".reduce(into: [:]) { $0[$1, default: 0] += 1 }
show(wanted)
func grouped(_ words: [String]) -> [Int: [String]] {
  words.reduce(into: [:]) { $0[$1.count, default: []].append($1) }
}
show(grouped(words))
let longer: [Int: Int] = [1, 2].reduce(into: [:]) { numbers, number in
  let twice = number * 2
  numbers[number] = twice
}
show(longer)
let written = [1, 2].reduce(into: [:]) { (numbers: inout [Int: Int], number: Int) in
  let twice = number * 2
  numbers[number] = twice
}
show(written)
let nested: [Int: [Int: Int]] = [1].reduce(into: [:]) {
  $0[$1, default: [:]][$1, default: 0] += 1
}
print(nested)
let set: Set<Int> = [1, 1].reduce(into: []) { $0.insert($1) }
print(set)
let perhaps: [Int: Int]? = [1].reduce(into: [:]) { $0[$1] = 2 }
print(perhaps ?? [:])
let merged: [Int: Int] = [1].reduce([:]) { $0.merging([$1: 1]) { first, _ in first } }
print(merged)
