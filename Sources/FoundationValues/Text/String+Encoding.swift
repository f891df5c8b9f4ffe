extension String {
  /// A way to write text as bytes.
  public struct Encoding: Equatable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let ascii = Encoding(rawValue: 1)
    public static let utf8 = Encoding(rawValue: 4)
    public static let isoLatin1 = Encoding(rawValue: 5)
    public static let utf16 = Encoding(rawValue: 10)
  }

  public func data(
    using encoding: String.Encoding, allowLossyConversion: Bool = false
  ) -> Data? {
    precondition(
      encoding == .utf8 || encoding == .ascii, "the model writes text as UTF-8 and ASCII only")
    if encoding == .ascii {
      for character in self where !character.isASCII { return nil }
    }
    return Data(Array(utf8))
  }

  public init?(data: Data, encoding: String.Encoding) {
    precondition(
      encoding == .utf8 || encoding == .ascii, "the model reads text as UTF-8 and ASCII only")
    guard let text = UTF8Text.decode(data.bytes, repairing: false) else { return nil }
    self = text
  }

  public init?<Bytes: Sequence>(bytes: Bytes, encoding: String.Encoding)
  where Bytes.Element == UInt8 {
    self.init(data: Data(Array(bytes)), encoding: encoding)
  }

  public init?(bytes: [UInt8], encoding: String.Encoding) {
    self.init(data: Data(bytes), encoding: encoding)
  }

  public func lengthOfBytes(using encoding: String.Encoding) -> Int {
    return data(using: encoding)?.count ?? 0
  }

  /// Reads a file that the run has written.
  public init(contentsOfFile path: String, encoding: String.Encoding = .utf8) throws {
    let data = try FoundationState.current.files.read(path)
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self = text
  }

  public init(contentsOf url: URL, encoding: String.Encoding = .utf8) throws {
    try self.init(contentsOfFile: url.path, encoding: encoding)
  }

  public func write(
    to url: URL, atomically: Bool, encoding: String.Encoding
  ) throws {
    try write(toFile: url.path, atomically: atomically, encoding: encoding)
  }

  public func write(
    toFile path: String, atomically: Bool, encoding: String.Encoding
  ) throws {
    guard let data = data(using: encoding) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    try FoundationState.current.files.write(data, to: path)
  }
}

#if os(iOS)
  // Natively the standard library has it.
  extension String {
    public init<Bytes: Sequence>(decoding bytes: Bytes, as encoding: UTF8.Type)
    where Bytes.Element == UInt8 {
      self = UTF8Text.decode(Array(bytes), repairing: true) ?? ""
    }
  }
#endif
