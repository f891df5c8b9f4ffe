/// Keeps objects by key; on a device it may let go of any when memory is short.
open class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var keys: [KeyType] = []
  private var objects: [ObjectType] = []
  open var countLimit = 0
  open var totalCostLimit = 0
  open var name = ""

  public override init() {
    super.init()
  }

  private func place(of key: KeyType) -> Int? {
    for place in 0..<keys.count where same(keys[place], key) { return place }
    return nil
  }

  private func same(_ one: AnyObject, _ other: AnyObject) -> Bool {
    if let object = one as? NSObject { return object.isEqual(other) }
    return one === other
  }

  open func object(forKey key: KeyType) -> ObjectType? { return place(of: key).map { objects[$0] } }

  open func setObject(_ object: ObjectType, forKey key: KeyType) {
    if let place = place(of: key) {
      objects[place] = object
      return
    }
    keys.append(key)
    objects.append(object)
    if countLimit > 0 && keys.count > countLimit {
      keys.remove(at: 0)
      objects.remove(at: 0)
    }
  }

  open func setObject(_ object: ObjectType, forKey key: KeyType, cost: Int) {
    setObject(object, forKey: key)
  }

  open func removeObject(forKey key: KeyType) {
    if let place = place(of: key) {
      keys.remove(at: place)
      objects.remove(at: place)
    }
  }

  open func removeAllObjects() {
    keys = []
    objects = []
  }
}
