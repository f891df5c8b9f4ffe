/// An array as an object.
open class NSArray: NSObject, NSCopying, NSMutableCopying, ExpressibleByArrayLiteral {
  public typealias ArrayLiteralElement = Any

  package var elements: [Any]

  public override init() {
    elements = []
    super.init()
  }

  public init(array: [Any]) {
    elements = array
    super.init()
  }

  @_disfavoredOverload
  public convenience init(array: NSArray) {
    self.init(array: array.elements)
  }

  public required convenience init(arrayLiteral elements: Any...) {
    self.init(array: elements)
  }

  /// The value of `array as NSArray`.
  public static func _bridged(_ array: [Any]) -> NSArray { return NSArray(array: array) }

  open func copy(with zone: NSZone?) -> Any { return NSArray(array: elements) }
  open func mutableCopy(with zone: NSZone?) -> Any { return NSMutableArray(array: elements) }

  open var count: Int { return elements.count }
  open var firstObject: Any? { return elements.first }
  open var lastObject: Any? { return elements.last }

  open func object(at index: Int) -> Any {
    if index < 0 || index >= elements.count {
      raiseBeyondBounds(index)
    }
    return elements[index]
  }

  /// The class of the object that Foundation keeps the elements in.
  var nameOfStorage: String {
    if elements.isEmpty { return "__NSArray0" }
    return elements.count == 1 ? "__NSSingleObjectArrayI" : "__NSArrayI"
  }

  private func raiseBeyondBounds(_ index: Int) -> Never {
    let bounds = elements.isEmpty ? "for empty array" : "[0 .. \(count - 1)]"
    Host.raise(
      NSException(
        name: .rangeException,
        reason: "*** -[\(nameOfStorage) objectAtIndex:]: index \(index) beyond bounds \(bounds)"))
  }

  public subscript(index: Int) -> Any { return object(at: index) }

  open func componentsJoined(by separator: String) -> String {
    return elements.map { "\($0)" }.joined(separator: separator)
  }

  open func contains(_ object: Any) -> Bool {
    for element in elements where NSArray.same(element, object) { return true }
    return false
  }

  open func index(of object: Any) -> Int {
    for index in 0..<elements.count where NSArray.same(elements[index], object) { return index }
    return NSNotFound
  }

  /// A value of a collection of objects as another type: itself, or the object or the value that stands for it.
  static func element<Element>(_ value: Any, as type: Element.Type) -> Element? {
    if let element = value as? Element { return element }
    if let text = value as? NSString { return text.text as? Element }
    if let number = value as? NSNumber {
      return number.intValue as? Element ?? number.doubleValue as? Element
        ?? number.boolValue as? Element
    }
    if let array = value as? [Any] { return NSArray(array: array) as? Element }
    if let fields = value as? [String: Any] { return NSDictionary(dictionary: fields) as? Element }
    if let text = value as? String { return NSString(string: text) as? Element }
    if let truth = value as? Bool { return NSNumber(value: truth) as? Element }
    if let number = value as? Int { return NSNumber(value: number) as? Element }
    if let number = value as? Double { return NSNumber(value: number) as? Element }
    return nil
  }

  open override var description: String { return PropertyText.text(of: elements, indent: "") }
  open override var hash: Int { return elements.count }

  open override func isEqual(_ object: Any?) -> Bool {
    if let other = object as? [Any] { return isEqual(to: other) }
    return (object as? NSArray).map { isEqual(to: $0.elements) } ?? false
  }

  open func isEqual(to other: [Any]) -> Bool {
    if elements.count != other.count { return false }
    for index in 0..<elements.count where !NSArray.same(elements[index], other[index]) {
      return false
    }
    return true
  }

  static func same(_ one: Any, _ other: Any) -> Bool {
    if let object = one as? NSObject { return object.isEqual(other) }
    if let object = other as? NSObject { return object.isEqual(one) }
    if let list = one as? [Any] { return NSArray(array: list).isEqual(other) }
    if let fields = one as? [String: Any] { return NSDictionary(dictionary: fields).isEqual(other) }
    if let value = one as? AnyHashable, let second = other as? AnyHashable {
      return value == second
    }
    return false
  }
}

/// An array as an object that can be changed.
open class NSMutableArray: NSArray {
  override var nameOfStorage: String { return "__NSArrayM" }

  open func add(_ object: Any) {
    elements.append(object)
  }

  open func addObjects(from array: [Any]) {
    elements.append(contentsOf: array)
  }

  open func insert(_ object: Any, at index: Int) {
    elements.insert(object, at: index)
  }

  open func removeObject(at index: Int) {
    elements.remove(at: index)
  }

  open func remove(_ object: Any) {
    elements = elements.filter { !NSArray.same($0, object) }
  }

  open func removeLastObject() {
    _ = elements.popLast()
  }

  open func removeAllObjects() {
    elements = []
  }

  open func replaceObject(at index: Int, with object: Any) {
    elements[index] = object
  }

  open func exchangeObject(at index: Int, withObjectAt other: Int) {
    elements.swapAt(index, other)
  }
}

extension Array {
  /// The value of `array as? [Element]`; nil where an element is none of the type.
  public static func _bridged(_ array: NSArray) -> [Element]? {
    var elements: [Element] = []
    for object in array.elements {
      guard let element = NSArray.element(object, as: Element.self) else { return nil }
      elements.append(element)
    }
    return elements
  }
}
