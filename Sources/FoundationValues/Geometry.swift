/// A coordinate; 64 bits wide on every device since 2013.
public typealias CGFloat = Double

/// Seconds.
public typealias TimeInterval = Double

/// A place in a view's coordinates.
public struct CGPoint: Equatable, Hashable, CustomStringConvertible {
  public var x: CGFloat
  public var y: CGFloat

  public init() {
    x = 0
    y = 0
  }

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public init(x: Int, y: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y))
  }

  public static let zero = CGPoint(x: 0, y: 0)

  public var description: String { return "(\(x), \(y))" }

  public var debugDescription: String { return description }
}

/// A width and a height.
public struct CGSize: Equatable, Hashable, CustomStringConvertible {
  public var width: CGFloat
  public var height: CGFloat

  public init() {
    width = 0
    height = 0
  }

  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  public init(width: Int, height: Int) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }

  public static let zero = CGSize(width: 0, height: 0)

  public var description: String { return "(\(width), \(height))" }

  public var debugDescription: String { return description }
}

/// A rectangle: an origin and a size. Printed as a device prints it, `(0.0, 0.0, 3.0, 1.0)`.
public struct CGRect: Equatable, Hashable, CustomStringConvertible {
  public var origin: CGPoint
  public var size: CGSize

  public init() {
    origin = CGPoint.zero
    size = CGSize.zero
  }

  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    origin = CGPoint(x: x, y: y)
    size = CGSize(width: width, height: height)
  }

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }

  public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)

  public var width: CGFloat { return size.width < 0 ? -size.width : size.width }
  public var height: CGFloat { return size.height < 0 ? -size.height : size.height }
  public var minX: CGFloat { return size.width < 0 ? origin.x + size.width : origin.x }
  public var minY: CGFloat { return size.height < 0 ? origin.y + size.height : origin.y }
  public var maxX: CGFloat { return minX + width }
  public var maxY: CGFloat { return minY + height }
  public var midX: CGFloat { return minX + width / 2 }
  public var midY: CGFloat { return minY + height / 2 }
  public var isEmpty: Bool { return size.width == 0 || size.height == 0 }

  public var description: String {
    return "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }

  public var debugDescription: String { return description }
}

/// A displacement.
public struct CGVector: Equatable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  public var dx: CGFloat
  public var dy: CGFloat

  public init() {
    self.init(dx: 0, dy: 0)
  }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public static let zero = CGVector(dx: 0, dy: 0)

  public var description: String { return "CGVector(dx: \(dx), dy: \(dy))" }

  /// Inside of an array or an optional, Swift prints the module of imported types, too.
  public var debugDescription: String { return "__C." + description }
}
