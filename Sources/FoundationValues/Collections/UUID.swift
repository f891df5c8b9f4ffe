/// A universally unique identifier, drawn from the run's seed.
public struct UUID: Comparable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  public let uuidString: String

  public init() {
    let digits = Array("0123456789ABCDEF")
    var text = ""
    for place in 0..<36 {
      if place == 8 || place == 13 || place == 18 || place == 23 {
        text += "-"
      } else if place == 14 {
        text += "4"
      } else if place == 19 {
        text += "\(digits[8 + FoundationState.current.random(below: 4)])"
      } else {
        text += "\(digits[FoundationState.current.random(below: 16)])"
      }
    }
    uuidString = text
  }

  /// nil unless the text is 32 hexadecimal digits with four dashes.
  public init?(uuidString text: String) {
    let characters = Array(text)
    if characters.count != 36 { return nil }
    for place in 0..<36 {
      let isDash = place == 8 || place == 13 || place == 18 || place == 23
      let isFine =
        isDash
        ? characters[place] == "-" : "0123456789abcdefABCDEF".contains(characters[place])
      if !isFine { return nil }
    }
    uuidString = text.uppercased()
  }

  public static func < (lhs: UUID, rhs: UUID) -> Bool { return lhs.uuidString < rhs.uuidString }

  public var description: String { return uuidString }
  public var debugDescription: String { return uuidString }
}
