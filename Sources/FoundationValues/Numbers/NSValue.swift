/// A value as an object.
open class NSValue: NSObject {
  package let value: Any?
  /// The text that a value of another module prints.
  private var printed: String?

  public override init() {
    value = nil
    super.init()
  }

  public init(cgPoint point: CGPoint) {
    value = point
    super.init()
  }

  public init(cgSize size: CGSize) {
    value = size
    super.init()
  }

  public init(cgRect rect: CGRect) {
    value = rect
    super.init()
  }

  public init(range: NSRange) {
    value = range
    super.init()
  }

  public init(cgVector vector: CGVector) {
    value = vector
    super.init()
  }

  public init(cgAffineTransform transform: CGAffineTransform) {
    value = transform
    super.init()
  }

  /// A value of another module.
  package init(boxed: Any, printed: String) {
    value = boxed
    super.init()
    self.printed = printed
  }

  /// The value of `rect as? NSValue`: Objective-C has an object for each of these values.
  open class func _bridged(_ value: Any) -> NSValue? {
    if let object = value as? NSValue { return object }
    if let rect = value as? CGRect { return NSValue(cgRect: rect) }
    if let point = value as? CGPoint { return NSValue(cgPoint: point) }
    if let size = value as? CGSize { return NSValue(cgSize: size) }
    if let range = value as? NSRange { return NSValue(range: range) }
    return nil
  }

  open var cgPointValue: CGPoint { return value as? CGPoint ?? CGPoint.zero }
  open var cgSizeValue: CGSize { return value as? CGSize ?? CGSize.zero }
  open var cgRectValue: CGRect { return value as? CGRect ?? CGRect.zero }
  open var rangeValue: NSRange { return value as? NSRange ?? NSRange() }
  open var cgVectorValue: CGVector { return value as? CGVector ?? CGVector.zero }
  open var cgAffineTransformValue: CGAffineTransform {
    return value as? CGAffineTransform ?? CGAffineTransform.identity
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSValue, value != nil else { return super.isEqual(object) }
    return description == other.description
  }

  open override var hash: Int { return value == nil ? super.hash : description.hashValue }

  /// The kind in the Mac's names, and the numbers in braces.
  open override var description: String {
    switch value {
    case let point as CGPoint: return "NSPoint: " + PrintedNumber.braces([point.x, point.y])
    case let size as CGSize: return "NSSize: " + PrintedNumber.braces([size.width, size.height])
    case let rect as CGRect: return "NSRect: " + PrintedNumber.braces(rect)
    case let range as NSRange: return "NSRange: \(range.description)"
    case let vector as CGVector: return "CGVector: " + PrintedNumber.braces([vector.dx, vector.dy])
    case let t as CGAffineTransform:
      return "CGAffineTransform: {\(PrintedNumber.braces([t.a, t.b, t.c, t.d])), "
        + "\(PrintedNumber.braces([t.tx, t.ty]))}"
    default: return printed ?? super.description
    }
  }
}
