enum Failure: Error, Hashable {
  case down
  case code(Int)
}

func load(_ ok: Bool) -> Result<Int, Failure> { ok ? .success(1) : .failure(.code(2)) }

print(load(true) == .success(1), load(true) == .success(2), load(true) == .failure(.down))
print(load(false) == .failure(.code(2)), load(false) != .failure(.down), .success(1) == load(true))
print(Set([load(true), load(false), load(true)]).count)
print([load(true), load(false)] == [.success(1), .failure(.code(2))])
