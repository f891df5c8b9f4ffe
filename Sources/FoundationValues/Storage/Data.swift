/// Bytes. A part of data keeps the positions of the whole.
public struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable,
  CustomStringConvertible, CustomDebugStringConvertible
{
  public typealias Element = UInt8
  public typealias Index = Int
  public typealias SubSequence = Data

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

  public struct WritingOptions: OptionSet {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let atomic = WritingOptions(rawValue: 1)
    public static let withoutOverwriting = WritingOptions(rawValue: 2)
  }

  public private(set) var bytes: [UInt8]
  public private(set) var startIndex = 0

  private init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    startIndex = start
  }

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

  /// Reads a file that the run has written. The model has no resources of other addresses.
  public init(contentsOf url: URL) throws {
    bytes = try FoundationState.current.files.read(url.path).bytes
  }

  public func write(to url: URL, options: Data.WritingOptions = []) throws {
    if options.contains(.withoutOverwriting) && FoundationState.current.files.has(url.path) {
      throw CocoaError.fileExists(url.path)
    }
    try FoundationState.current.files.write(self, to: url.path)
  }

  public func makeIterator() -> Data.Iterator { return Iterator(bytes) }

  public var count: Int { return bytes.count }
  public var isEmpty: Bool { return bytes.isEmpty }
  public var first: UInt8? { return bytes.first }
  public var last: UInt8? { return bytes.last }
  public var endIndex: Int { return startIndex + bytes.count }
  public var indices: Range<Int> { return startIndex..<endIndex }
  public func index(after index: Int) -> Int { return index + 1 }
  public func index(before index: Int) -> Int { return index - 1 }

  public subscript(index: Int) -> UInt8 {
    get { return bytes[index - startIndex] }
    set { bytes[index - startIndex] = newValue }
  }

  public subscript(range: Range<Int>) -> Data {
    get {
      let (start, end) = (range.lowerBound - startIndex, range.upperBound - startIndex)
      return Data(Array(bytes[start..<end]), from: range.lowerBound)
    }
    set { replaceSubrange(range, with: newValue) }
  }

  public func subdata(in range: Range<Int>) -> Data { return Data(self[range].bytes) }

  public mutating func replaceSubrange<Bytes: Collection>(_ range: Range<Int>, with other: Bytes)
  where Bytes.Element == UInt8 {
    let (start, end) = (range.lowerBound - startIndex, range.upperBound - startIndex)
    bytes.replaceSubrange(start..<end, with: Array(other))
  }

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

  // The rest keeps its positions.

  @discardableResult
  public mutating func removeFirst() -> UInt8 {
    let byte = self[startIndex]
    self = self[(startIndex + 1)..<endIndex]
    return byte
  }

  public mutating func removeFirst(_ number: Int) {
    self = self[(startIndex + number)..<endIndex]
  }

  public mutating func removeAll() {
    self = Data()
  }

  public static func == (one: Data, other: Data) -> Bool { return one.bytes == other.bytes }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytes)
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
