// Continuations and task groups
func old(_ completion: @escaping (Int) -> Void) { completion(5) }
let value = await withCheckedContinuation { continuation in
  old { continuation.resume(returning: $0) }
}
print(value)
let sum = await withTaskGroup(of: Int.self) { group in
  for number in 1...3 { group.addTask { number } }
  var sum = 0
  for await number in group { sum += number }
  return sum
}
print(sum)
