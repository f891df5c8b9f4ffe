import SeededNumbers

/// Any value of JSON, encoded and decoded as forms are.
indirect enum Tree: Hashable, Codable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case text(String)
  case list([Tree])
  case object([String: Tree])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([Tree].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: Tree].self))
    }
  }
}

extension Tree {
  /// Returns a value that a seed decides.
  static func random(_ numbers: inout SeededNumbers, depth: Int = 4) -> Tree {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &numbers) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &numbers))
    case 2: return .int(Int(truncatingIfNeeded: numbers.next() >> (numbers.next() % 64)))
    case 3: return .double(finite(&numbers))
    case 4: return .text(text(&numbers))
    case 5, 6:
      return .list(
        (0..<Int.random(in: 0..<6, using: &numbers)).map { _ in random(&numbers, depth: depth - 1) }
      )
    default:
      var members: [String: Tree] = [:]
      for _ in 0..<Int.random(in: 0..<6, using: &numbers) {
        members[text(&numbers)] = random(&numbers, depth: depth - 1)
      }
      return .object(members)
    }
  }

  /// A probability, a number of any size, or one with few digits.
  static func finite(_ numbers: inout SeededNumbers) -> Double {
    switch numbers.next() % 3 {
    case 0: return Double.random(in: 0...1, using: &numbers)
    case 1:
      let value = Double(bitPattern: numbers.next())
      return value.isFinite ? value : 0
    default: return Double(Int.random(in: -100_000...100_000, using: &numbers)) / 100
    }
  }

  /// Characters that are escaped, characters of several bytes, and letters.
  static func text(_ numbers: inout SeededNumbers) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0..<12, using: &numbers) {
      let value: UInt32
      switch numbers.next() % 5 {
      case 0: value = UInt32.random(in: 0..<0x30, using: &numbers)
      case 1:
        value =
          [0x22, 0x5C, 0x2F, 0x7F, 0x2028, 0x301, 0xFEFF, 0x1F600].randomElement(using: &numbers)
          ?? 0
      case 2: value = UInt32.random(in: 0x80..<0x11_0000, using: &numbers)
      default: value = UInt32.random(in: 0x41..<0x7B, using: &numbers)
      }
      text.unicodeScalars.append(Unicode.Scalar(value) ?? "a")
    }
    return text
  }
}
