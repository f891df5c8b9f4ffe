/// Values that code sets for few views, such as words for VoiceOver.
final class RareValues {
  var label: String?
  var traits: UIAccessibilityTraits?
  var isElement: Bool?
  var spokenValue: String?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var language: String?
  var actions: [UIAccessibilityCustomAction]?
  var inputLabels: [String]?
  /// The part that is to be drawn, if not all is.
  var dirty: CGRect?
  /// Other values, by the name of the property.
  private var others: [String: Any] = [:]

  func value<T>(_ name: String) -> T? { return others[name] as? T }

  func any(_ name: String) -> Any? { return others[name] }

  func set(_ name: String, _ value: Any?) { others[name] = value }
}

/// An object with values that few of its kind have.
protocol RarelyValued: AnyObject {
  /// Nil while no such value was set.
  var rareStorage: RareValues? { get set }
}

extension RarelyValued {
  /// A value that few have, or the usual one.
  func rare<T>(_ name: String, _ usual: T) -> T { return rareStorage?.value(name) ?? usual }

  func rare<T>(_ name: String) -> T? { return rareStorage?.value(name) }

  func setRare(_ name: String, _ value: Any?) {
    if value == nil && rareStorage == nil { return }
    rareValues.set(name, value)
  }

  /// The values, made when the first is set.
  var rareValues: RareValues {
    if let values = rareStorage { return values }
    let values = RareValues()
    rareStorage = values
    return values
  }
}

extension UIView: RarelyValued {}
extension CALayer: RarelyValued {}
