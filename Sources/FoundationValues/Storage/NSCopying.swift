/// A zone of memory, which nothing looks at.
public struct NSZone {}

/// An object that can be copied.
public protocol NSCopying {
  func copy(with zone: NSZone?) -> Any
}

/// An object with a copy that can be changed.
public protocol NSMutableCopying {
  func mutableCopy(with zone: NSZone?) -> Any
}

extension NSCopying {
  /// A copy of the object.
  public func copy() -> Any { copy(with: nil) }
}

extension NSMutableCopying {
  /// A copy of the object that can be changed.
  public func mutableCopy() -> Any { mutableCopy(with: nil) }
}
