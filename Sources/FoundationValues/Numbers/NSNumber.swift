/// A number or a truth value as an object.
open class NSNumber: NSValue, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, NSCopying
{
  private enum Content {
    case integer(Int)
    case double(Double)
    case bool(Bool)
    /// An integer beyond those of `Int`.
    case natural(UInt64)
  }

  private let content: Content

  public init(value: Int) {
    content = .integer(value)
    super.init()
  }

  public convenience init(value: Int8) { self.init(value: Int(value)) }
  public convenience init(value: Int16) { self.init(value: Int(value)) }
  public convenience init(value: Int32) { self.init(value: Int(value)) }
  public convenience init(value: Int64) { self.init(value: Int(value)) }
  public convenience init(value: UInt8) { self.init(value: Int(value)) }
  public convenience init(value: UInt16) { self.init(value: Int(value)) }
  public convenience init(value: UInt32) { self.init(value: Int(value)) }
  public convenience init(value: UInt) { self.init(value: UInt64(value)) }
  public convenience init(value: Float) { self.init(value: Double(value)) }

  public init(value: UInt64) {
    content = value > 9_223_372_036_854_775_807 ? .natural(value) : .integer(Int(value))
    super.init()
  }

  public init(value: Double) {
    content = .double(value)
    super.init()
  }

  public init(value: Bool) {
    content = .bool(value)
    super.init()
  }

  public required init(integerLiteral value: Int) {
    content = .integer(value)
    super.init()
  }

  public required init(floatLiteral value: Double) {
    content = .double(value)
    super.init()
  }

  public required init(booleanLiteral value: Bool) {
    content = .bool(value)
    super.init()
  }

  open func copy(with zone: NSZone?) -> Any { return self }

  /// The value of `number as NSNumber`.
  public static func _bridged(_ number: Int) -> NSNumber { return NSNumber(value: number) }
  public static func _bridged(_ number: Double) -> NSNumber { return NSNumber(value: number) }
  public static func _bridged(_ number: Float) -> NSNumber {
    return NSNumber(value: Double(number))
  }
  public static func _bridged(_ truth: Bool) -> NSNumber { return NSNumber(value: truth) }

  /// The value of `number as? NSNumber` where the number's type is not known.
  open override class func _bridged(_ value: Any) -> NSNumber? {
    if let object = value as? NSNumber { return object }
    if let number = value as? Int { return NSNumber(value: number) }
    if let number = value as? Double { return NSNumber(value: number) }
    if let number = value as? Float { return _bridged(number) }
    if let truth = value as? Bool { return NSNumber(value: truth) }
    return nil
  }

  open var doubleValue: Double {
    switch content {
    case .integer(let number): return Double(number)
    case .double(let number): return number
    case .bool(let truth): return truth ? 1 : 0
    case .natural(let number): return Double(number)
    }
  }

  open var intValue: Int {
    switch content {
    case .integer(let number): return number
    // As Foundation does on these processors, where the number is too large.
    case .double(let number): return number > -9.2e18 && number < 9.2e18 ? Int(number) : Int.min
    case .bool(let truth): return truth ? 1 : 0
    case .natural(let number): return Int(truncatingIfNeeded: number)
    }
  }

  /// The number as one of a type; nil where the type has none of that value.
  func exactly<Number: FixedWidthInteger>(as type: Number.Type) -> Number? {
    switch content {
    case .integer(let number): return Number(exactly: number)
    case .double(let number): return Number(exactly: number)
    case .bool(let truth): return truth ? 1 : 0
    case .natural(let number): return Number(exactly: number)
    }
  }

  /// The number as a floating-point one; nil where there is none of that value.
  var exactDouble: Double? {
    switch content {
    case .integer(let number): return Double(exactly: number)
    case .natural(let number): return Double(exactly: number)
    case .double, .bool: return doubleValue
    }
  }

  open var integerValue: Int { return intValue }
  open var floatValue: Float { return Float(doubleValue) }
  open var int64Value: Int64 { return Int64(intValue) }
  open var int32Value: Int32 { return Int32(truncatingIfNeeded: intValue) }
  open var uintValue: UInt { return UInt(bitPattern: intValue) }
  open var boolValue: Bool { return doubleValue != 0 }

  open var stringValue: String {
    switch content {
    case .integer(let number): return "\(number)"
    case .double(let number):
      let text = "\(number)"
      return text.hasSuffix(".0") ? "\(text.dropLast(2))" : text
    case .bool(let truth): return truth ? "1" : "0"
    case .natural(let number): return "\(number)"
    }
  }

  open override var description: String { return stringValue }
  open override var hash: Int { return doubleValue.hashValue }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSNumber else { return false }
    return doubleValue == other.doubleValue
  }

  open func isEqual(to other: NSNumber) -> Bool { return doubleValue == other.doubleValue }

  open func compare(_ other: NSNumber) -> ComparisonResult {
    if doubleValue < other.doubleValue { return .orderedAscending }
    return doubleValue == other.doubleValue ? .orderedSame : .orderedDescending
  }
}

extension Int {
  public init(truncating number: NSNumber) {
    self = number.intValue
  }
}

extension Double {
  public init(truncating number: NSNumber) {
    self = number.doubleValue
  }
}

extension Float {
  public init(truncating number: NSNumber) {
    self = Float(number.doubleValue)
  }
}

extension Bool {
  public init(truncating number: NSNumber) {
    self = number.boolValue
  }
}

// A number is any type's that has its value.

extension Int {
  /// The value of `number as? Int`.
  public static func _bridged(_ number: NSNumber) -> Int? { return number.exactly(as: Int.self) }
}

extension Int8 {
  /// The value of `number as? Int8`.
  public static func _bridged(_ number: NSNumber) -> Int8? { return number.exactly(as: Int8.self) }
}

extension Int16 {
  /// The value of `number as? Int16`.
  public static func _bridged(_ number: NSNumber) -> Int16? {
    return number.exactly(as: Int16.self)
  }
}

extension Int32 {
  /// The value of `number as? Int32`.
  public static func _bridged(_ number: NSNumber) -> Int32? {
    return number.exactly(as: Int32.self)
  }
}

extension Int64 {
  /// The value of `number as? Int64`.
  public static func _bridged(_ number: NSNumber) -> Int64? {
    return number.exactly(as: Int64.self)
  }
}

extension UInt {
  /// The value of `number as? UInt`.
  public static func _bridged(_ number: NSNumber) -> UInt? { return number.exactly(as: UInt.self) }
}

extension UInt8 {
  /// The value of `number as? UInt8`.
  public static func _bridged(_ number: NSNumber) -> UInt8? {
    return number.exactly(as: UInt8.self)
  }
}

extension UInt16 {
  /// The value of `number as? UInt16`.
  public static func _bridged(_ number: NSNumber) -> UInt16? {
    return number.exactly(as: UInt16.self)
  }
}

extension UInt32 {
  /// The value of `number as? UInt32`.
  public static func _bridged(_ number: NSNumber) -> UInt32? {
    return number.exactly(as: UInt32.self)
  }
}

extension UInt64 {
  /// The value of `number as? UInt64`.
  public static func _bridged(_ number: NSNumber) -> UInt64? {
    return number.exactly(as: UInt64.self)
  }
}

extension Double {
  /// The value of `number as? Double`.
  public static func _bridged(_ number: NSNumber) -> Double? { return number.exactDouble }
}

extension Float {
  /// The value of `number as? Float`.
  public static func _bridged(_ number: NSNumber) -> Float? {
    let value = number.doubleValue
    if value.isNaN { return Float.nan }
    return Double(Float(value)) == value ? Float(value) : nil
  }
}

extension Bool {
  /// The value of `number as? Bool`.
  public static func _bridged(_ number: NSNumber) -> Bool? {
    let value = number.doubleValue
    return value == 0 || value == 1 ? value == 1 : nil
  }
}
