/// A number that tells changed bytes from others, eight of them at a step; nobody is kept from finding
/// two texts of one number.
public struct Checksum: Sendable {
  /// The number for all that was added.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  public init() {}

  /// Adds bytes and their number, so that the same bytes in other parts give another number.
  public mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var sum = value
    var position = 0
    while position + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      sum = Self.mixed(sum ^ UInt64(littleEndian: word))
      position += 8
    }
    while position < bytes.count {
      sum = Self.mixed(sum ^ UInt64(bytes[position]))
      position += 1
    }
    value = Self.mixed(sum ^ UInt64(bytes.count))
  }

  /// Adds bytes and their number.
  public mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  /// 16 hexadecimal digits.
  public var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Adds a text.
  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Spreads every bit over those above it, and the upper half over the lower.
  private static func mixed(_ sum: UInt64) -> UInt64 {
    let product = sum &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
  }
}
