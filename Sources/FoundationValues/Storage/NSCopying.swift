/// A zone of memory, which nothing looks at.
public struct NSZone {}

/// An object that can be copied.
public protocol NSCopying {
  func copy(with zone: NSZone?) -> Any
}

extension NSCopying {
  /// A copy of the object.
  public func copy() -> Any { copy(with: nil) }
}
