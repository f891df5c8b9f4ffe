/// Objects by key, either of which may be held weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keysAreWeak: Bool
  private let objectsAreWeak: Bool
  private var keys: [Reference] = []
  private var objects: [Reference] = []

  private init(keysAreWeak: Bool, objectsAreWeak: Bool) {
    self.keysAreWeak = keysAreWeak
    self.objectsAreWeak = objectsAreWeak
    super.init()
  }

  public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    return NSMapTable<KeyType, ObjectType>(keysAreWeak: false, objectsAreWeak: false)
  }

  public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    return NSMapTable<KeyType, ObjectType>(keysAreWeak: false, objectsAreWeak: true)
  }

  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    return NSMapTable<KeyType, ObjectType>(keysAreWeak: true, objectsAreWeak: false)
  }

  public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    return NSMapTable<KeyType, ObjectType>(keysAreWeak: true, objectsAreWeak: true)
  }

  private func place(of key: KeyType) -> Int? {
    for place in 0..<keys.count {
      guard let kept = keys[place].object else { continue }
      if let object = kept as? NSObject {
        if object.isEqual(key) { return place }
      } else if kept === key {
        return place
      }
    }
    return nil
  }

  open func object(forKey key: KeyType?) -> ObjectType? {
    guard let key = key, let place = place(of: key) else { return nil }
    return objects[place].object as? ObjectType
  }

  open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let object = object, let key = key else { return }
    removeObject(forKey: key)
    keys.append(Reference(key, isWeak: keysAreWeak))
    objects.append(Reference(object, isWeak: objectsAreWeak))
  }

  open func removeObject(forKey key: KeyType?) {
    guard let key = key, let place = place(of: key) else { return }
    keys.remove(at: place)
    objects.remove(at: place)
  }

  open func removeAllObjects() {
    keys = []
    objects = []
  }

  open var count: Int { return keys.count }
}
