import Glibc
import SwiftIR

/// `String(format:)`: numbers as C writes them, `%@` as Swift describes a value.
extension Machine {
  /// What stands between a `%` and the letter that says how to write an argument.
  private struct Specifier {
    var flags = ""
    var width = ""
    var precision: Int?
    var size = ""

    /// Reads one after its `%`.
    init(_ rest: inout Substring) {
      while let flag = rest.first, "-0+ #'".contains(flag) {
        if flags.count < 8 { flags.append(flag) }
        rest.removeFirst()
      }
      width = Self.digits(&rest, limit: 1000).map { "\($0)" } ?? ""
      if rest.first == "." {
        rest.removeFirst()
        precision = Self.digits(&rest, limit: 60) ?? 0
      }
      while let letter = rest.first, "lhqzjt".contains(letter) {
        if size.count < 4 { size.append(letter) }
        rest.removeFirst()
      }
    }

    private static func digits(_ rest: inout Substring, limit: Int) -> Int? {
      var number: Int?
      while let digit = rest.first?.wholeNumberValue {
        number = min(limit, (number ?? 0) * 10 + digit)
        rest.removeFirst()
      }
      return number
    }

    /// The C format for a number of that kind.
    func text(_ size: String, _ kind: Character) -> String {
      "%" + flags + width + (precision.map { ".\($0)" } ?? "") + size + String(kind)
    }
  }

  mutating func format(_ pattern: String, _ arguments: [Value]) -> String {
    var result = ""
    var next = 0
    var rest = Substring(pattern)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      let specifier = Specifier(&rest)
      guard let kind = rest.popFirst() else { break }
      if kind == "%" {
        result += "%"
        continue
      }
      guard next < arguments.count else { break }
      result += format(open(arguments[next]), specifier, kind)
      next += 1
    }
    return result + rest
  }

  private mutating func format(_ value: Value, _ specifier: Specifier, _ kind: Character) -> String
  {
    switch kind {
    case "d", "i", "u", "x", "X", "o":
      // Without a size C reads an int: 32 bits.
      let isWide = specifier.size.contains { "lqzjt".contains($0) }
      let number: any CVarArg = isWide ? value.int : Int32(truncatingIfNeeded: value.int)
      return Self.write(specifier.text(isWide ? "ll" : specifier.size, kind), [number])
    case "f", "F", "e", "E", "g", "G", "a", "A":
      let number = Self.isFloating(value) ? value.double : Double(value.int)
      return Self.write(specifier.text("", kind), [number])
    case "c", "C":
      return UInt32(exactly: value.int).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    default: return text(value) ?? plainText(value)
    }
  }

  private static func write(_ format: String, _ arguments: [any CVarArg]) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 2048) { buffer in
      let count = withVaList(arguments) {
        vsnprintf(buffer.baseAddress, buffer.count, format, $0)
      }
      guard count > 0, count < buffer.count else { return "" }
      return String(decoding: UnsafeRawBufferPointer(buffer)[..<Int(count)], as: UTF8.self)
    }
  }

  /// A number with so many digits after the point, as `%.2f` writes it.
  static func fixed(_ number: Double, digits: Int) -> String {
    write("%.\(min(max(digits, 0), 60))f", [number])
  }
}
