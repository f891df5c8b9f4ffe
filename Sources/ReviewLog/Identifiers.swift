/// A learner, by UUID: names change, and two learners may share one.
public struct LearnerID: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The database in which an entry was first written, by UUID.
public struct DeviceID: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// One presentation of a question, by UUID.
public struct PresentationID: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// One review, by UUID.
public struct ReviewID: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// One event of the log that is neither a presentation nor a review, by UUID.
public struct EventID: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// One sitting of a learner, by UUID.
public struct SessionID: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension RawRepresentable where RawValue == String, Self: UUIDNamed {
  /// Draws a new id (RFC 9562, version 4).
  public static func random(using generator: inout some RandomNumberGenerator) -> Self {
    guard let id = Self(rawValue: randomUUID(using: &generator)) else {
      preconditionFailure("ids take every string")
    }
    return id
  }
}

/// An id that is a UUID in lower case.
public protocol UUIDNamed {}
extension LearnerID: UUIDNamed {}
extension DeviceID: UUIDNamed {}
extension PresentationID: UUIDNamed {}
extension ReviewID: UUIDNamed {}
extension EventID: UUIDNamed {}
extension SessionID: UUIDNamed {}

extension DeviceID: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// Returns a UUID of version 4 in lower case.
private func randomUUID(using generator: inout some RandomNumberGenerator) -> String {
  let high = generator.next() & 0xffff_ffff_ffff_0fff | 0x4000
  let low = generator.next() & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
  let digits = Array("0123456789abcdef".utf8)
  var text: [UInt8] = []
  for (index, byte) in (bigEndianBytes(high) + bigEndianBytes(low)).enumerated() {
    if [4, 6, 8, 10].contains(index) { text.append(UInt8(ascii: "-")) }
    text.append(digits[Int(byte >> 4)])
    text.append(digits[Int(byte & 15)])
  }
  return String(decoding: text, as: UTF8.self)
}

private func bigEndianBytes(_ word: UInt64) -> [UInt8] {
  (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) }
}
