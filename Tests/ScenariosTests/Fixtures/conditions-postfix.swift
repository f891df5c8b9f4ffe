// `#if` between the members of one expression.
let numbers = [10, 20, 33, 43, 50]
#if os(Windows)
  .filter { $0 < 40 }
#else
  .filter { $0 > 25 }
  #if swift(>=5)
    .map { $0 + 1 }
    .reversed()
  #endif
#endif
print(Array(numbers))

enum Ending { case full, half }
struct Text {
  var letters: String
  func bold() -> Text { Text(letters: letters + "b") }
  func plus(_ number: Int) -> Text { Text(letters: letters + "\(number)") }
  func end(_ ending: Ending) -> Text { ending == .half ? self : Text(letters: letters + ".") }
  var itself: Text? { self }
  subscript(number: Int) -> Text { plus(number) }
}
let text = Text(letters: "t")
  .bold()
  #if swift(>=99)
    .plus(1)
  #elseif swift(>=5)
    .plus([1, 2].map { $0 * 2 }
      #if swift(>=99)
      .count
      #else
      .first!
      #endif
    )
    .itself![7]
  #endif
  .end(.full)
print(text.letters)

let same = numbers
  #if os(Windows)
  .count
  #endif
print(Array(same))

let count = text
#if swift(>=5)
  .itself?.letters.count
#endif
print(count as Any)

// Two statements: an implicit member here is none of the first one's.
struct Mode: Equatable {
  static let on = Mode()
}
func isOn(_ mode: Mode) -> Bool { mode == .on }
#if swift(>=5)
print(isOn(.on))
#endif
print([Ending.half]
  #if swift(>=5)
  .contains(.half)
  #endif
)
