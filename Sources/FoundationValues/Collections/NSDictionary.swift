/// A dictionary as an object; its keys are texts.
open class NSDictionary: NSObject, NSCopying, NSMutableCopying, ExpressibleByDictionaryLiteral {
  public typealias Key = String
  public typealias Value = Any

  package var fields: [String: Any]

  public override init() {
    fields = [:]
    super.init()
  }

  public init(dictionary: [String: Any]) {
    fields = dictionary
    super.init()
  }

  public required convenience init(dictionaryLiteral elements: (String, Any)...) {
    var fields: [String: Any] = [:]
    for (key, value) in elements { fields[key] = value }
    self.init(dictionary: fields)
  }

  /// The value of `dictionary as NSDictionary`.
  public static func _bridged(_ fields: [String: Any]) -> NSDictionary {
    return NSDictionary(dictionary: fields)
  }

  open func copy(with zone: NSZone?) -> Any { return NSDictionary(dictionary: fields) }
  open func mutableCopy(with zone: NSZone?) -> Any {
    return NSMutableDictionary(dictionary: fields)
  }

  open var count: Int { return fields.count }
  open var allKeys: [Any] { return fields.keys.sorted() }
  open var allValues: [Any] { return fields.keys.sorted().compactMap { fields[$0] } }
  open func object(forKey key: String) -> Any? { return fields[key] }
  open func value(forKey key: String) -> Any? { return fields[key] }
  public subscript(key: String) -> Any? { return fields[key] }

  open override var description: String { return PropertyText.text(of: fields, indent: "") }
  open override var hash: Int { return fields.count }

  open override func isEqual(_ object: Any?) -> Bool {
    if let other = object as? [String: Any] { return isEqual(to: other) }
    return (object as? NSDictionary).map { isEqual(to: $0.fields) } ?? false
  }

  open func isEqual(to other: [String: Any]) -> Bool {
    if fields.count != other.count { return false }
    for (key, value) in fields {
      guard let second = other[key], NSArray.same(value, second) else { return false }
    }
    return true
  }
}

/// A dictionary as an object that can be changed.
open class NSMutableDictionary: NSDictionary {
  open func setObject(_ object: Any, forKey key: String) {
    fields[key] = object
  }

  open func setValue(_ value: Any?, forKey key: String) {
    fields[key] = value
  }

  open func removeObject(forKey key: String) {
    fields[key] = nil
  }

  open func removeAllObjects() {
    fields = [:]
  }

  public override subscript(key: String) -> Any? {
    get { return fields[key] }
    set { fields[key] = newValue }
  }
}

extension Dictionary {
  /// The value of `dictionary as? [Key: Value]`; nil where a key or a value is none of the types.
  public static func _bridged(_ dictionary: NSDictionary) -> [Key: Value]? {
    var fields: [Key: Value] = [:]
    for (name, object) in dictionary.fields {
      guard let key = NSArray.element(name, as: Key.self),
        let value = NSArray.element(object, as: Value.self)
      else { return nil }
      fields[key] = value
    }
    return fields
  }
}
