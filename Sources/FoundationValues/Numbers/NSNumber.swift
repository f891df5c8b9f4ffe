/// A number or a truth value as an object.
open class NSNumber: NSValue, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, NSCopying
{
  private enum Content {
    case integer(Int)
    case double(Double)
    case bool(Bool)
  }

  private let content: Content

  public init(value: Int) {
    content = .integer(value)
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

  open var doubleValue: Double {
    switch content {
    case .integer(let number): return Double(number)
    case .double(let number): return number
    case .bool(let truth): return truth ? 1 : 0
    }
  }

  open var intValue: Int {
    switch content {
    case .integer(let number): return number
    // As Foundation does on these processors, where the number is too large.
    case .double(let number): return number > -9.2e18 && number < 9.2e18 ? Int(number) : Int.min
    case .bool(let truth): return truth ? 1 : 0
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
