/// Distances from the four edges.
public struct UIEdgeInsets: Equatable, Hashable, CustomStringConvertible {
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
public struct NSDirectionalEdgeInsets: Equatable, Hashable, CustomStringConvertible {
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
