// Closures whose context knows only a part of what they give.
enum Outcome<T> {
  case success(T)
  case failure(String)

  static func wrapping(_ value: T) -> Outcome { .success(value) }

  func then<U>(_ next: (T) -> Outcome<U>) -> Outcome<U> {
    switch self {
    case .success(let value): return next(value)
    case .failure(let reason): return .failure(reason)
    }
  }
}

let three = Outcome.success(3)
print(three.then { .success(String($0)) })
print(three.then { value in .success(Double(value)) })
print(three.then { return .success([$0]) })
print(three.then { (.wrapping($0 > 2)) })
print(three.then { .success($0 + 1) }.then { .success($0 * 2) })
print(three.then { _ in Outcome<String>.failure("none") })

// Each branch may tell what the other leaves open.
print(three.then { $0 > 2 ? .success("big") : .failure("small") })
print(three.then { $0 > 5 ? .success("big") : .failure("small") })
print(three.then { $0 > 5 ? .failure("big") : .success(1.5) })
print(three.then { $0 > 2 ? .failure("big") : Outcome.success("small") })

// What is written or wanted is enough, as before.
print(three.then { number -> Outcome<String> in .failure("\(number)") })
let wanted: Outcome<String> = three.then { _ in .failure("wanted") }
print(wanted)

let four: Result<Int, Never> = .success(4)
print(four.flatMap { .success($0 * 2) })
func tried<T>(_ make: () throws -> Outcome<T>) rethrows -> Outcome<T> { try make() }
func checked(_ number: Int) throws -> Int { number }
print(try tried { try .success(checked(3)) })

// Functions that give functions.
func applied<A, B, C>(_ a: A, _ make: (A) -> (B) -> C, _ b: B) -> C { make(a)(b) }
print(applied(2, { x in { y in "\(x) \(y)" } }, 2.5))
print(applied(2, { x in { x + $0 } }, 5))
func made<A, B>(_ a: A, _ make: () -> (A) -> B) -> B { make()(a) }
print(made(3) { { $0 * 2 } })
print(made("a") { { text in text.uppercased() } })
func pair<T, U>(_ a: T) -> (U) -> (T, U) { { b in (a, b) } }
print(applied(1, { pair($0) }, "one"))
print(applied(1, pair, true))
