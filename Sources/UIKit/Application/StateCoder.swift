/// The archive of a controller's state. A controller in it is a reference: its own state is kept
/// too, and decoding gives the one that was made again.
final class StateCoder: NSCoder {
  /// The controllers that were encoded and have an identifier, by key.
  private(set) var references: [(key: String, controller: UIViewController)] = []
  /// The places of those controllers among all that keep state.
  var paths: [String: [String]] = [:]
  /// Finds the controller that was made again for a place.
  var find: (([String]) -> UIViewController?)?

  override func encode(_ object: Any?, forKey key: String) {
    if let controller = object as? UIViewController, because(.encodedControllerIsReference) {
      if controller.restorationIdentifier != nil { references.append((key, controller)) }
      return
    }
    super.encode(object, forKey: key)
  }

  override func decodeObject(forKey key: String) -> Any? {
    if let path = paths[key] { return find?(path) }
    return super.decodeObject(forKey: key)
  }

  /// Lets go of the controllers, which don't outlive the process.
  func forgetReferences() { references = [] }
}

extension NSCoder {
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    return decodeObject(forKey: key) as? CGPoint ?? CGPoint.zero
  }

  public func decodeCGSize(forKey key: String) -> CGSize {
    return decodeObject(forKey: key) as? CGSize ?? CGSize.zero
  }

  public func decodeCGRect(forKey key: String) -> CGRect {
    return decodeObject(forKey: key) as? CGRect ?? CGRect.zero
  }

  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    return decodeObject(forKey: key) as? CGAffineTransform ?? CGAffineTransform.identity
  }

  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    return decodeObject(forKey: key) as? UIEdgeInsets ?? UIEdgeInsets.zero
  }
}
