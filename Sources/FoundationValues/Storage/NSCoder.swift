/// An archive. One from a nib carries nothing in the model; one that keeps state has what was
/// encoded.
open class NSCoder: NSObject {
  private var values: [String: Any] = [:]

  public override init() {
    super.init()
  }

  /// Keeps a value under a key; numbers, rectangles and objects alike. Nil takes the value away.
  open func encode(_ object: Any?, forKey key: String) {
    values[key] = object
  }

  open func encodeConditionalObject(_ object: Any?, forKey key: String) {
    encode(object, forKey: key)
  }

  open func decodeObject(forKey key: String) -> Any? { return values[key] }

  open func decodeObject<Decoded>(of type: Decoded.Type, forKey key: String) -> Decoded? {
    return decodeObject(forKey: key) as? Decoded
  }

  open func decodeBool(forKey key: String) -> Bool {
    return decodeObject(forKey: key) as? Bool ?? false
  }

  open func decodeInteger(forKey key: String) -> Int {
    return decodeObject(forKey: key) as? Int ?? 0
  }

  open func decodeDouble(forKey key: String) -> Double {
    if let number = decodeObject(forKey: key) as? Int { return Double(number) }
    return decodeObject(forKey: key) as? Double ?? 0
  }

  open func decodeFloat(forKey key: String) -> Float {
    return decodeObject(forKey: key) as? Float ?? Float(decodeDouble(forKey: key))
  }

  open func containsValue(forKey key: String) -> Bool { return decodeObject(forKey: key) != nil }

  open var allowsKeyedCoding: Bool { return true }
}
