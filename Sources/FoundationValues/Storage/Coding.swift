extension Date: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(
      timeIntervalSinceReferenceDate: try decoder.singleValueContainer().decode(Double.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(timeIntervalSinceReferenceDate)
  }
}

extension URL: Codable {
  public init(from decoder: any Decoder) throws {
    guard let url = URL(string: try decoder.singleValueContainer().decode(String.self)) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "Invalid URL string."))
    }
    self = url
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(absoluteString)
  }
}

extension UUID: Codable {
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let id = UUID(uuidString: text) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "Attempted to decode UUID from invalid UUID string."))
    }
    self = id
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(uuidString)
  }
}

extension Data: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([Int].self).map { UInt8($0) })
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(bytes.map { Int($0) })
  }
}

// Geometry is a list of its parts.

extension CGPoint: Codable {
  public init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    let x = try parts.decode(CGFloat.self)
    self.init(x: x, y: try parts.decode(CGFloat.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    try parts.encode(x)
    try parts.encode(y)
  }
}

extension CGSize: Codable {
  public init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    let width = try parts.decode(CGFloat.self)
    self.init(width: width, height: try parts.decode(CGFloat.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    try parts.encode(width)
    try parts.encode(height)
  }
}

extension CGRect: Codable {
  public init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    let origin = try parts.decode(CGPoint.self)
    self.init(origin: origin, size: try parts.decode(CGSize.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    try parts.encode(origin)
    try parts.encode(size)
  }
}

extension NSRange: Codable {
  public init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    let location = try parts.decode(Int.self)
    self.init(location: location, length: try parts.decode(Int.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    try parts.encode(location)
    try parts.encode(length)
  }
}
