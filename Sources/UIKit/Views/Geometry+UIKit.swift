/// Distances from the four edges.
public struct UIEdgeInsets: Equatable, Hashable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  public var description: String {
    return "UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))"
  }

  /// Inside of an array or an optional, Swift prints the module of imported types, too.
  public var debugDescription: String { return "__C." + description }
}

extension CGRect {
  /// The rectangle without the insets at its edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    let whole = standardized
    return CGRect(
      x: whole.minX + insets.left, y: whole.minY + insets.top,
      width: whole.width - insets.left - insets.right,
      height: whole.height - insets.top - insets.bottom)
  }
}

/// Distances from the edges, with leading and trailing for both writing directions.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  public var description: String {
    return "NSDirectionalEdgeInsets(top: \(top), leading: \(leading), bottom: \(bottom), "
      + "trailing: \(trailing))"
  }

  /// Inside of an array or an optional, Swift prints the module of imported types, too.
  public var debugDescription: String { return "__C." + description }
}

/// A displacement from a position.
public struct UIOffset: Equatable, Hashable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let zero = UIOffset(horizontal: 0, vertical: 0)
}

extension NSValue {
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(boxed: insets, printed: "UIEdgeInsets: \(NSCoder.string(for: insets))")
  }

  @available(iOS 5.0, *)
  public convenience init(uiOffset offset: UIOffset) {
    self.init(boxed: offset, printed: "UIOffset: \(NSCoder.string(for: offset))")
  }

  @available(iOS 11.0, *)
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      boxed: insets, printed: "NSDirectionalEdgeInsets: \(NSCoder.string(for: insets))")
  }

  public convenience init(caTransform3D transform: CATransform3D) {
    let rows = transform.rows.map { PrintedNumber.braces($0) }
    self.init(boxed: transform, printed: "CATransform3D: {\(rows.joined(separator: ", "))}")
  }

  public var uiEdgeInsetsValue: UIEdgeInsets { return value as? UIEdgeInsets ?? UIEdgeInsets.zero }

  public var uiOffsetValue: UIOffset { return value as? UIOffset ?? UIOffset.zero }

  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    return value as? NSDirectionalEdgeInsets ?? NSDirectionalEdgeInsets.zero
  }

  public var caTransform3DValue: CATransform3D {
    return value as? CATransform3D ?? CATransform3DIdentity
  }
}

// Texts of geometry, and geometry of texts.
extension NSCoder {
  public class func string(for point: CGPoint) -> String {
    return PrintedNumber.braces([point.x, point.y])
  }

  public class func string(for vector: CGVector) -> String {
    return PrintedNumber.braces([vector.dx, vector.dy])
  }

  public class func string(for size: CGSize) -> String {
    return PrintedNumber.braces([size.width, size.height])
  }

  public class func string(for rect: CGRect) -> String { return PrintedNumber.braces(rect) }

  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { PrintedNumber.exact($0) }
    return "[\(numbers.joined(separator: ", "))]"
  }

  public class func string(for insets: UIEdgeInsets) -> String {
    return PrintedNumber.braces([insets.top, insets.left, insets.bottom, insets.right])
  }

  @available(iOS 11.0, *)
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    return PrintedNumber.braces([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  public class func string(for offset: UIOffset) -> String {
    return PrintedNumber.braces([offset.horizontal, offset.vertical])
  }

  public class func cgPoint(for string: String) -> CGPoint {
    let n = numbers(in: string, 2)
    return CGPoint(x: n[0], y: n[1])
  }

  public class func cgVector(for string: String) -> CGVector {
    let n = numbers(in: string, 2)
    return CGVector(dx: n[0], dy: n[1])
  }

  public class func cgSize(for string: String) -> CGSize {
    let n = numbers(in: string, 2)
    return CGSize(width: n[0], height: n[1])
  }

  public class func cgRect(for string: String) -> CGRect {
    let n = numbers(in: string, 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let n = numbers(in: string, 6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let n = numbers(in: string, 4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  public class func uiOffset(for string: String) -> UIOffset {
    let n = numbers(in: string, 2)
    return UIOffset(horizontal: n[0], vertical: n[1])
  }

  /// The numbers of a text; all of them 0 where the text has not as many.
  private class func numbers(in text: String, _ count: Int) -> [CGFloat] {
    let parts = text.split { !($0.isNumber || $0 == "." || $0 == "-" || $0 == "e") }
    let found = parts.compactMap { Double(String($0)) }
    return found.count == count ? found : [CGFloat](repeating: 0, count: count)
  }
}
