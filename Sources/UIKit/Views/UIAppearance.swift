/// A class whose new instances can be given values all at once.
@available(iOS 5.0, *)
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {
  /// The proxy of the class: a value set on it goes to every view of the class that enters a window
  /// from then on, unless the view has another value than a new one.
  public static func appearance() -> Self {
    guard let proxy = AppearanceProxy.proxy(for: self, inside: []).proxy as? Self else {
      fatalError("\(self) has no init()")
    }
    return proxy
  }

  /// The proxy for views inside views and controllers of these classes, the innermost first.
  @available(iOS 9.0, *)
  public static func appearance(whenContainedInInstancesOf containers: [AnyClass]) -> Self {
    guard let proxy = AppearanceProxy.proxy(for: self, inside: containers).proxy as? Self else {
      fatalError("\(self) has no init()")
    }
    return proxy
  }
}

extension UIBarItem: UIAppearance {
  /// The proxy of the class. The model keeps its values and gives them to no item.
  public static func appearance() -> Self {
    let simulation = Simulation.current
    for known in simulation.itemAppearances {
      if let proxy = known as? Self, type(of: proxy) == self { return proxy }
    }
    guard let proxy = Host.make(self) as? Self else { fatalError("\(self) has no init()") }
    simulation.itemAppearances.append(proxy)
    return proxy
  }

  @available(iOS 9.0, *)
  public static func appearance(whenContainedInInstancesOf containers: [AnyClass]) -> Self {
    return appearance()
  }
}

/// The values that code set for a class, kept in a view of the class that is never shown.
final class AppearanceProxy {
  let kind: AnyClass
  let containers: [AnyClass]
  let proxy: UIView?
  private let plain: UIView?

  private init(_ kind: AnyClass, _ containers: [AnyClass]) {
    self.kind = kind
    self.containers = containers
    proxy = Host.make(kind) as? UIView
    plain = Host.make(kind) as? UIView
  }

  static func proxy(for kind: AnyClass, inside containers: [AnyClass]) -> AppearanceProxy {
    let simulation = Simulation.current
    for known in simulation.appearances where known.kind == kind {
      if known.containers.count != containers.count { continue }
      var isSame = true
      for index in containers.indices where known.containers[index] != containers[index] {
        isSame = false
      }
      if isSame { return known }
    }
    let new = AppearanceProxy(kind, containers)
    simulation.appearances.append(new)
    return new
  }

  /// Gives a view that enters a window the values of its class.
  func apply(to view: UIView) {
    guard AppearanceProxy.isInstance(view, of: kind), isInside(view) else { return }
    guard let proxy = proxy, let plain = plain, because(.appearanceComesWithWindow) else { return }
    let old = AppearanceProxy.values(of: plain)
    let now = AppearanceProxy.values(of: view)
    for (key, value) in AppearanceProxy.values(of: proxy) {
      if AppearanceProxy.isSame(value, old[key] ?? nil) { continue }
      guard AppearanceProxy.isSame(now[key] ?? nil, old[key] ?? nil) else { continue }
      _ = Host.setOutlet(view, key, value)
    }
  }

  private func isInside(_ view: UIView) -> Bool {
    var responder = view.next
    for container in containers {
      while let current = responder, !AppearanceProxy.isInstance(current, of: container) {
        responder = current.next
      }
      if responder == nil { return false }
    }
    return true
  }

  private static func isInstance(_ object: AnyObject, of kind: AnyClass) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let own = current.subjectType as? AnyClass, own == kind { return true }
      mirror = current.superclassMirror
    }
    return false
  }

  /// The colours, fonts and pictures of a view, by the names of its properties.
  private static func values(of view: UIView) -> [String: NSObject?] {
    var found: [String: NSObject?] = [:]
    var mirror: Mirror? = Mirror(reflecting: view)
    while let current = mirror {
      for child in current.children {
        guard let label = child.label else { continue }
        let key = label == "tintStorage" ? "tintColor" : label
        if let look = child.value as? UIColor { found[key] = look }
        if let look = child.value as? UIFont { found[key] = look }
        if let look = child.value as? UIImage { found[key] = look }
      }
      mirror = current.superclassMirror
    }
    return found
  }

  private static func isSame(_ one: NSObject?, _ other: NSObject?) -> Bool {
    guard let one = one, let other = other else { return one == nil && other == nil }
    return one.isEqual(other)
  }
}
