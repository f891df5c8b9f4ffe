/// A value as an object.
open class NSValue: NSObject {
  private let value: Any?

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
}
