// The first return of a longer closure tells what its context leaves open of the result.
enum Reason: Error { case odd, small }
let four: Result<Int, Reason> = .success(4)
let odd: Result<Int, Reason> = .success(3)

func halved(_ number: Result<Int, Reason>) -> Result<Int, Reason> {
  number.flatMap { n in
    guard n % 2 == 0 else { return .failure(.odd) }
    return .success(n / 2)
  }
}
print(halved(four), halved(odd))
print(
  four.flatMap { n in
    let half = n / 2
    return .success("half: \(half)")
  })
print(
  odd.flatMap { n in
    if n > 3 { return .success(Double(n)) }
    return .failure(.small)
  })
print(
  four.flatMap { n in
    let isLarge = n > 3
    return isLarge ? .success([n]) : .failure(.small)
  })

// With a type that is written, any return may come first.
print(
  odd.flatMap { n -> Result<String, Reason> in
    guard n % 2 == 0 else { return .failure(.odd) }
    return .success("\(n)")
  })
print(
  odd.flatMap { n in
    if n < 3 { return Result<String, Reason>.failure(.small) }
    return .success("\(n)")
  })

// Functions that are given after other statements.
func made<A, B>(_ a: A, _ make: () -> (A) -> B) -> B { make()(a) }
print(
  made("a") {
    let ending = "!"
    return { text in text + ending }
  })
print(
  made(3) {
    let factor = 2
    return { $0 * factor }
  })
