internal import Checksums

/// Writes values one after another in a compact form that `ByteReader` reads back.
public struct ByteWriter: Sendable {
  /// The bytes written so far.
  public private(set) var bytes: [UInt8] = []

  /// Creates a writer without bytes.
  public init() {}

  /// Writes one byte as it is.
  public mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Writes 1 for true and 0 for false.
  public mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

  /// Writes seven bits a byte, the lowest first: one to ten bytes.
  public mutating func write(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes it as `write(_: UInt64)` does.
  public mutating func write(_ value: UInt32) { write(UInt64(value)) }

  /// Writes an integer so that small numbers of either sign take few bytes.
  public mutating func write(_ value: Int) {
    let wide = Int64(value)
    write(UInt64(bitPattern: (wide << 1) ^ (wide >> 63)))
  }

  /// Writes the eight bytes of the bit pattern, the lowest first.
  public mutating func write(_ value: Double) {
    var bits = value.bitPattern
    for _ in 0..<8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
    }
  }

  /// Writes the UTF-8 bytes after their number.
  public mutating func write(_ text: String) {
    let utf8 = text.utf8
    write(UInt64(utf8.count))
    bytes.append(contentsOf: utf8)
  }

  /// Writes the number of elements, then each.
  @inlinable
  public mutating func write<C: Collection>(
    _ elements: C, _ body: (inout ByteWriter, C.Element) -> Void
  ) {
    write(UInt64(elements.count))
    for element in elements { body(&self, element) }
  }

  /// Writes whether there is a value, then the value.
  @inlinable
  public mutating func write<T>(_ value: T?, _ body: (inout ByteWriter, T) -> Void) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  /// Writes a table so that its elements can be read one by one: where each ends, then all of them.
  public mutating func write<Element>(
    table: Table<Element>, _ body: (inout ByteWriter, Element) -> Void
  ) {
    var elements = ByteWriter()
    var ends = ByteWriter()
    for element in table {
      body(&elements, element)
      ends.write(fixed: UInt32(truncatingIfNeeded: elements.bytes.count))
    }
    write(UInt64(table.count))
    bytes += ends.bytes
    elements.bytes.withUnsafeBytes { write(raw: $0) }
  }

  /// Writes four bytes, the lowest first.
  private mutating func write(fixed value: UInt32) {
    for shift in [0, 8, 16, 24] as [UInt32] {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  /// Writes bytes as they lie in memory, after their number.
  public mutating func write(raw: UnsafeRawBufferPointer) {
    write(UInt64(raw.count))
    bytes.append(contentsOf: raw)
  }
}

/// Reads the bytes that a `ByteWriter` wrote.
///
/// It never traps on damaged bytes: after the first value that cannot be read, `isValid` is false
/// and every read gives zero or an empty value. The caller checks `isValid` once, at the end.
public struct ByteReader: Sendable {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int
  public private(set) var isValid = true

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = 0
    end = bytes.count
  }

  init(_ bytes: [UInt8], from start: Int, to end: Int) {
    self.bytes = bytes
    position = start
    self.end = end
  }

  /// Whether no bytes are left, which is also so after a failure.
  public var isAtEnd: Bool { position >= end }

  /// Marks the bytes as damaged and skips the rest.
  public mutating func fail() {
    isValid = false
    position = end
  }

  /// Reads one byte as it is.
  @inline(__always)
  public mutating func readByte() -> UInt8 {
    guard position < end else {
      fail()
      return 0
    }
    let byte = bytes[position]
    position += 1
    return byte
  }

  /// Fails on a byte other than 0 and 1.
  public mutating func readBool() -> Bool {
    let byte = readByte()
    if byte > 1 { fail() }
    return byte == 1
  }

  /// Reads a number of seven bits a byte; fails after ten bytes without an end.
  @inline(__always)
  public mutating func readUInt64() -> UInt64 {
    let first = readByte()
    if first < 0x80 { return UInt64(first) }
    return readLong(first)
  }

  private mutating func readLong(_ first: UInt8) -> UInt64 {
    var value = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while shift < 64 {
      let byte = readByte()
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    fail()
    return 0
  }

  /// Fails when the number needs more than 32 bits.
  public mutating func readUInt32() -> UInt32 {
    let value = readUInt64()
    guard let narrow = UInt32(exactly: value) else {
      fail()
      return 0
    }
    return narrow
  }

  /// Reads an integer that `write(_: Int)` wrote.
  public mutating func readInt() -> Int {
    let bits = readUInt64()
    return Int(Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1))
  }

  /// Reads eight bytes as a bit pattern, the lowest first.
  public mutating func readDouble() -> Double {
    var bits: UInt64 = 0
    for index in 0..<8 { bits |= UInt64(readByte()) << UInt64(index * 8) }
    return Double(bitPattern: bits)
  }

  /// Reads the number of elements that follow, each of which takes at least a byte; fails when
  /// fewer bytes are left.
  public mutating func readCount() -> Int {
    let count = readUInt64()
    guard count <= UInt64(end - position) else {
      fail()
      return 0
    }
    return Int(count)
  }

  /// Reads UTF-8 after its number of bytes; invalid sequences become U+FFFD.
  public mutating func readString() -> String {
    let count = readCount()
    let start = position
    position += count
    guard count > 0 else { return "" }
    return bytes.withUnsafeBufferPointer { buffer in
      String(
        decoding: UnsafeBufferPointer(rebasing: buffer[start..<(start + count)]), as: UTF8.self)
    }
  }

  /// Reads elements that were written with their number; empty after any failure.
  @inlinable
  public mutating func readArray<T>(_ body: (inout ByteReader) -> T) -> [T] {
    let count = readCount()
    var result: [T] = []
    result.reserveCapacity(count)
    for _ in 0..<count {
      guard isValid else { return [] }
      result.append(body(&self))
    }
    return result
  }

  /// Reads a value that was written as an optional.
  @inlinable
  public mutating func readOptional<T>(_ body: (inout ByteReader) -> T) -> T? {
    readBool() ? body(&self) : nil
  }

  /// Reads a table that `write(table:)` wrote: only its bounds, and each element when it is first
  /// used.
  ///
  /// `make` gets an element's bytes and its index; a damaged element is the value that it gives for a
  /// reader without bytes.
  public mutating func readTable<Element>(
    _ make: @escaping @Sendable (inout ByteReader, Int) -> Element
  ) -> Table<Element> {
    let count = readCount()
    let ends = position
    guard count <= (end - position) / 4 else {
      fail()
      return Table([])
    }
    position += count * 4
    let size = readCount()
    let elements = ByteTable(
      bytes: bytes, count: count, ends: ends, start: position, size: size)
    position += size
    return Table(kept: KeptElements(elements, make: make))
  }

  /// Lends bytes that `write(raw:)` wrote; nil when that many are not left.
  public mutating func readRaw<T>(_ body: (UnsafeRawBufferPointer) -> T?) -> T? {
    let count = readCount()
    let start = position
    position += count
    let result = bytes.withUnsafeBytes {
      body(UnsafeRawBufferPointer(rebasing: $0[start..<(start + count)]))
    }
    if result == nil { fail() }
    return result
  }
}

/// The bytes of a table's elements, and where each lies.
struct ByteTable: Sendable {
  let bytes: [UInt8]
  let count: Int
  /// The offset of the table of ends, four bytes each, and the offset of the elements.
  let ends: Int
  let start: Int
  let size: Int

  func reader(at index: Int) -> ByteReader {
    let begin = index == 0 ? 0 : endOfElement(index - 1)
    let end = endOfElement(index)
    guard begin <= end, end <= size else { return ByteReader([]) }
    return ByteReader(bytes, from: start + begin, to: start + end)
  }

  private func endOfElement(_ index: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[ends + index * 4 + $1]) << ($1 * 8) }
  }
}

/// A sealed run of bytes: format, length and checksum come first, so that damage is found before
/// anything is read.
public enum ByteImage {
  private static let magic: [UInt8] = Array("vdlimage".utf8)
  private static let headerSize = 8 + 4 + 8 + 8

  /// Returns the writer's bytes, sealed; `format` is the number of their format.
  public static func seal(_ writer: ByteWriter, format: UInt32) -> [UInt8] {
    var image = magic
    image.reserveCapacity(headerSize + writer.bytes.count)
    append(UInt64(format), size: 4, to: &image)
    append(UInt64(writer.bytes.count), size: 8, to: &image)
    append(checksum(of: writer.bytes[...]), size: 8, to: &image)
    image += writer.bytes
    return image
  }

  /// Returns a reader of the content; nil when the image is damaged or of another format.
  public static func open(_ image: [UInt8], format: UInt32) -> ByteReader? {
    guard image.count >= headerSize, image.starts(with: magic),
      number(in: image, at: 8, size: 4) == UInt64(format),
      number(in: image, at: 12, size: 8) == UInt64(image.count - headerSize),
      number(in: image, at: 20, size: 8) == checksum(of: image[headerSize...])
    else { return nil }
    return ByteReader(image, from: headerSize, to: image.count)
  }

  private static func append(_ number: UInt64, size: Int, to image: inout [UInt8]) {
    for index in 0..<size { image.append(UInt8(truncatingIfNeeded: number >> UInt64(index * 8))) }
  }

  private static func checksum(of content: ArraySlice<UInt8>) -> UInt64 {
    var checksum = Checksum()
    content.withUnsafeBytes { checksum.add($0) }
    return checksum.value
  }

  private static func number(in image: [UInt8], at start: Int, size: Int) -> UInt64 {
    var number: UInt64 = 0
    for index in 0..<size { number |= UInt64(image[start + index]) << UInt64(index * 8) }
    return number
  }
}
