/// The number types beside Int and Double.
///
/// Their values are 64 bits as those of Int and Double are: an integer's bits are extended by its sign
/// or with zeros, and a Float is kept as the Double of the same value.
extension TypeID {
  @inlinable public static var float: TypeID { TypeID(rawValue: 11) }
  @inlinable public static var int8: TypeID { TypeID(rawValue: 12) }
  @inlinable public static var int16: TypeID { TypeID(rawValue: 13) }
  @inlinable public static var int32: TypeID { TypeID(rawValue: 14) }
  @inlinable public static var int64: TypeID { TypeID(rawValue: 15) }
  @inlinable public static var uint8: TypeID { TypeID(rawValue: 16) }
  @inlinable public static var uint16: TypeID { TypeID(rawValue: 17) }
  @inlinable public static var uint32: TypeID { TypeID(rawValue: 18) }
  @inlinable public static var uint64: TypeID { TypeID(rawValue: 19) }
  @inlinable public static var uint: TypeID { TypeID(rawValue: 20) }

  /// The type of a primitive nominal's values; nil when the nominal is no primitive.
  public init?(primitive id: NominalID) {
    guard id.rawValue < NominalID.primitiveNames.count else { return nil }
    let box = TypeID.box.rawValue
    self.init(rawValue: id.rawValue < 5 ? id.rawValue + 2 : id.rawValue - 5 + box + 1)
  }
}

extension NominalID {
  @inlinable public static var float: NominalID { NominalID(rawValue: 5) }

  /// The names of the primitives that every program begins with, in the order of their types.
  public static let primitiveNames = [
    "Int", "Bool", "Double", "String", "Character", "Float", "Int8", "Int16", "Int32", "Int64",
    "UInt8", "UInt16", "UInt32", "UInt64", "UInt",
  ]
}

/// The width and sign by which an integer type reads its bits.
public struct IntegerFormat: Hashable, Sendable {
  /// 8, 16, 32 or 64.
  public var bitWidth: Int
  /// Whether the bits are extended by the sign to 64, else with zeros.
  public var isSigned: Bool

  /// Nil when the type is not an integer.
  public init?(_ type: TypeID) {
    switch type {
    case .int, .int64: self.init(64, isSigned: true)
    case .int8: self.init(8, isSigned: true)
    case .int16: self.init(16, isSigned: true)
    case .int32: self.init(32, isSigned: true)
    case .uint8: self.init(8, isSigned: false)
    case .uint16: self.init(16, isSigned: false)
    case .uint32: self.init(32, isSigned: false)
    case .uint, .uint64: self.init(64, isSigned: false)
    default: return nil
    }
  }

  private init(_ bitWidth: Int, isSigned: Bool) {
    self.bitWidth = bitWidth
    self.isSigned = isSigned
  }

  /// The format as instructions carry it: the unused bits of 64, and 256 for a sign.
  public var code: Int { 64 - bitWidth + (isSigned ? 256 : 0) }

  /// Whether the type has a value of that magnitude and sign.
  public func holds(magnitude: UInt64, isNegative: Bool) -> Bool {
    guard isSigned else {
      return (!isNegative || magnitude == 0) && magnitude >> UInt64(bitWidth - 1) <= 1
    }
    let limit = UInt64(1) << UInt64(bitWidth - 1)
    return isNegative ? magnitude <= limit : magnitude < limit
  }
}
