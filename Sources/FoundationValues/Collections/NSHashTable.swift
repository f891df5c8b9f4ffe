/// A reference that may be weak.
final class Reference {
  private let kept: AnyObject?
  private weak var seen: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    kept = isWeak ? nil : object
    seen = object
  }

  var object: AnyObject? { return seen }
}

/// A set of objects that may be held weakly.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let isWeak: Bool
  private var references: [Reference] = []

  private init(isWeak: Bool) {
    self.isWeak = isWeak
    super.init()
  }

  public override init() {
    isWeak = false
    super.init()
  }

  public static func weakObjects() -> NSHashTable<ObjectType> {
    return NSHashTable<ObjectType>(isWeak: true)
  }

  private func same(_ one: AnyObject, _ other: AnyObject) -> Bool {
    if let object = one as? NSObject { return object.isEqual(other) }
    return one === other
  }

  open func add(_ object: ObjectType?) {
    guard let object = object, !contains(object) else { return }
    references.append(Reference(object, isWeak: isWeak))
  }

  open func remove(_ object: ObjectType?) {
    guard let object = object else { return }
    references = references.filter { reference in
      guard let kept = reference.object else { return false }
      return !same(kept, object)
    }
  }

  open func removeAllObjects() {
    references = []
  }

  open func contains(_ object: ObjectType?) -> Bool {
    guard let object = object else { return false }
    for reference in references {
      if let kept = reference.object, same(kept, object) { return true }
    }
    return false
  }

  /// The objects that are still alive.
  open var allObjects: [ObjectType] {
    var alive: [ObjectType] = []
    for reference in references {
      if let object = reference.object as? ObjectType { alive.append(object) }
    }
    return alive
  }

  open var anyObject: ObjectType? { return allObjects.first }
  open var count: Int { return references.count }
}
