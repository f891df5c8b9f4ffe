/// The messages that every Objective-C object answers.
public protocol NSObjectProtocol: AnyObject {
  func isEqual(_ object: Any?) -> Bool
  var description: String { get }
  func isKind(of aClass: AnyClass) -> Bool
  func isMember(of aClass: AnyClass) -> Bool
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  func responds(to aSelector: Selector!) -> Bool
}

/// The root class of UIKit's objects: identity, equality by identity, and a description.
open class NSObject: NSObjectProtocol, Equatable, Hashable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// The number in the order of creation since the run began; the address depends on it.
  package let serial: Int

  public init() {
    serial = NSObject.nextSerial
    NSObject.nextSerial = serial + 1
  }

  package static var nextSerial: Int = 1

  /// Equality as collections see it; identity unless overridden.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSObject else { return false }
    return self === other
  }

  open var hash: Int { return serial }

  /// Whether the object is of the class or of one below it.
  open func isKind(of aClass: AnyClass) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let own = current.subjectType as? AnyClass, own == aClass { return true }
      mirror = current.superclassMirror
    }
    return false
  }

  open func isMember(of aClass: AnyClass) -> Bool { return type(of: self) == aClass }

  /// Whether the object has a method of that name.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open func responds(to aSelector: Selector!) -> Bool {
    guard let selector = aSelector else { return false }
    return Host.implementer(in: self, of: selector) != nil
  }

  open func isProxy() -> Bool { return false }

  /// The class above the object's own.
  open var superclass: AnyClass? {
    return Mirror(reflecting: self).superclassMirror?.subjectType as? AnyClass
  }

  open var description: String { return Host.describe(self) }

  open var debugDescription: String { return description }

  /// Sent to an object from a nib once all outlets of that nib are set.
  ///
  /// UIKit declares it for every object: `NSObject(UINibLoadingAdditions)`.
  @_semantics("vdl.callback")
  open func awakeFromNib() {}

  public static func == (lhs: NSObject, rhs: NSObject) -> Bool {
    return lhs.isEqual(rhs)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}

/// The object that a value is. Nil for a struct or an enum, which is another object each time that
/// Objective-C sees it.
package func instance(_ value: Any?) -> AnyObject? {
  guard let value = value, type(of: value) is AnyClass else { return nil }
  return value as AnyObject
}

/// The name of a method, written with `#selector`.
public struct Selector: Equatable, Hashable, CustomStringConvertible {
  package let name: String

  public init(_ name: String) {
    self.name = Selector.nameInSwift(name)
  }

  /// The name in Objective-C.
  public var description: String { return nameInC }

  /// The name in Objective-C: `tap(_:)` is `tap:`, and `tap(sender:)` is `tapWithSender:`.
  package var nameInC: String {
    guard let open = name.firstIndex(of: "(") else { return name }
    let base = String(name[..<open])
    let labels = name[open...].dropFirst().dropLast().split(separator: ":")
    var text = base
    for (index, label) in labels.enumerated() {
      if index == 0 && label != "_" {
        text += "With" + label.prefix(1).uppercased() + label.dropFirst()
      } else if label != "_" {
        text += String(label)
      }
      text += ":"
    }
    return text
  }

  /// The name that the machine finds a method by: `tap(_:)` for `tap:`.
  private static func nameInSwift(_ name: String) -> String {
    guard name.hasSuffix(":"), !name.contains("(") else { return name }
    let parts = name.dropLast().split(separator: ":", omittingEmptySubsequences: false)
    let labels = parts.dropFirst().map { $0.isEmpty ? "_:" : "\($0):" }
    return "\(parts[0])(_:\(labels.joined()))"
  }
}

/// The name of an Objective-C exception.
public struct NSExceptionName: Equatable, Hashable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public var description: String { return rawValue }

  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  public static let genericException = NSExceptionName("NSGenericException")
  public static let rangeException = NSExceptionName("NSRangeException")
  public static let mallocException = NSExceptionName("NSMallocException")
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}

/// An Objective-C exception, raised by UIKit when an app breaks a rule it cannot go on without.
open class NSException: NSObject {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [String: Any]?

  public init(name: NSExceptionName, reason: String?, userInfo: [String: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
    super.init()
  }

  open override var description: String { return reason ?? name.rawValue }

  /// The calls that led to it; the model keeps none.
  open var callStackSymbols: [String] { return [] }
  open var callStackReturnAddresses: [NSNumber] { return [] }

  public func raise() -> Never {
    Host.raise(self)
  }
}

/// An empty class object for values that must be objects.
open class NSNull: NSObject {
  open override var description: String { return "<null>" }
}

/// The name of a class for the Objective-C runtime.
public func NSStringFromClass(_ type: AnyClass) -> String { return String(reflecting: type) }

public func NSSelectorFromString(_ name: String) -> Selector { return Selector(name) }
