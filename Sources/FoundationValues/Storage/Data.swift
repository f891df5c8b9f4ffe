/// Bytes.
public struct Data: Sequence, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// Gives the bytes one after the other.
  public struct Iterator: IteratorProtocol {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    public mutating func next() -> UInt8? {
      if position >= bytes.count { return nil }
      position += 1
      return bytes[position - 1]
    }
  }

  public struct Base64EncodingOptions: OptionSet {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  public private(set) var bytes: [UInt8]

  public init() {
    bytes = []
  }

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {
    self.init(Array(bytes))
  }

  public init(_ data: Data) {
    bytes = data.bytes
  }

  public init(count: Int) {
    bytes = Array(repeating: 0, count: count)
  }

  public init(repeating byte: UInt8, count: Int) {
    bytes = Array(repeating: byte, count: count)
  }

  public init(capacity: Int) {
    bytes = []
  }

  /// Files are not part of the model, and neither are the resources of addresses.
  public init(contentsOf url: URL) throws {
    throw CocoaError.noSuchFile(url.path)
  }

  public func write(to url: URL) throws {
    throw CocoaError.cannotWrite(url.path)
  }

  public func makeIterator() -> Data.Iterator { return Iterator(bytes) }

  public var count: Int { return bytes.count }
  public var isEmpty: Bool { return bytes.isEmpty }
  public var first: UInt8? { return bytes.first }
  public var last: UInt8? { return bytes.last }
  public var startIndex: Int { return 0 }
  public var endIndex: Int { return bytes.count }
  public var indices: Range<Int> { return 0..<bytes.count }

  public subscript(index: Int) -> UInt8 {
    get { return bytes[index] }
    set { bytes[index] = newValue }
  }

  public subscript(range: Range<Int>) -> Data { return Data(Array(bytes[range])) }

  public func subdata(in range: Range<Int>) -> Data { return self[range] }
  public func prefix(_ length: Int) -> Data { return Data(Array(bytes.prefix(length))) }
  public func suffix(_ length: Int) -> Data { return Data(Array(bytes.suffix(length))) }
  public func dropFirst(_ number: Int = 1) -> Data { return Data(Array(bytes.dropFirst(number))) }

  public mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  public mutating func append(_ other: Data) {
    bytes.append(contentsOf: other.bytes)
  }

  public mutating func append<Bytes: Sequence>(contentsOf other: Bytes)
  where Bytes.Element == UInt8 {
    bytes.append(contentsOf: Array(other))
  }

  public mutating func append(contentsOf other: [UInt8]) {
    bytes.append(contentsOf: other)
  }

  public mutating func removeAll() {
    bytes = []
  }

  public static func + (one: Data, other: Data) -> Data { return Data(one.bytes + other.bytes) }

  public static func += (one: inout Data, other: Data) {
    one.append(other)
  }

  public var description: String { return "\(count) bytes" }
  public var debugDescription: String { return description }

  // MARK: Base 64

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  public func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String {
    var text = ""
    var index = 0
    while index < bytes.count {
      let left = bytes.count - index
      let second = left > 1 ? Int(bytes[index + 1]) : 0
      let third = left > 2 ? Int(bytes[index + 2]) : 0
      let bits = Int(bytes[index]) * 65536 + second * 256 + third
      text += "\(Data.digits[bits / 262_144])\(Data.digits[bits / 4096 % 64])"
      text += left > 1 ? "\(Data.digits[bits / 64 % 64])" : "="
      text += left > 2 ? "\(Data.digits[bits % 64])" : "="
      index += 3
    }
    return text
  }

  public func base64EncodedData() -> Data { return Data(Array(base64EncodedString().utf8)) }

  public init?(base64Encoded text: String) {
    let characters = Array(text)
    if characters.count % 4 != 0 { return nil }
    var bytes: [UInt8] = []
    var bits = 0
    var pads = 0
    for index in 0..<characters.count {
      if characters[index] == "=" && index >= characters.count - 2 {
        pads += 1
        bits = bits * 64
      } else {
        guard pads == 0, let digit = Data.digits.firstIndex(of: characters[index]) else {
          return nil
        }
        bits = bits * 64 + digit
      }
      if index % 4 == 3 {
        bytes.append(UInt8(bits / 65536))
        if pads < 2 { bytes.append(UInt8(bits / 256 % 256)) }
        if pads < 1 { bytes.append(UInt8(bits % 256)) }
        bits = 0
      }
    }
    self.bytes = bytes
  }
}
