/// Whether there is little or much room in a direction.
@available(iOS 8.0, *)
public enum UIUserInterfaceSizeClass: Int {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// Light or dark.
@available(iOS 12.0, *)
public enum UIUserInterfaceStyle: Int {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The environment of an interface: size classes, idiom, scale, appearance.
@available(iOS 8.0, *)
open class UITraitCollection: NSObject {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let userInterfaceStyle: UIUserInterfaceStyle

  init(
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
    idiom: UIUserInterfaceIdiom, style: UIUserInterfaceStyle
  ) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
    userInterfaceStyle = style
    super.init()
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      horizontal: horizontalSizeClass, vertical: .unspecified, idiom: .unspecified,
      style: .unspecified)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(
      horizontal: .unspecified, vertical: verticalSizeClass, idiom: .unspecified,
      style: .unspecified)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(
      horizontal: .unspecified, vertical: .unspecified, idiom: .unspecified,
      style: userInterfaceStyle)
  }

  open var displayScale: CGFloat { return 3 }

  /// These traits, with another appearance where one is given.
  func overridden(by style: UIUserInterfaceStyle) -> UITraitCollection {
    if style == .unspecified || style == userInterfaceStyle { return self }
    return UITraitCollection(
      horizontal: horizontalSizeClass, vertical: verticalSizeClass, idiom: userInterfaceIdiom,
      style: style)
  }

  /// Whether the other collection would give colours another look.
  @available(iOS 13.0, *)
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    return userInterfaceStyle != other?.userInterfaceStyle
  }

  /// A full-screen interface on the simulated device, the way it is held now.
  static var forDevice: UITraitCollection {
    return forOrientation(Simulation.current.orientation)
  }

  /// Those of a window, which is pictured in another style at times.
  static var forWindow: UITraitCollection {
    let style = Simulation.current.system.snapshotStyle
    return style == .unspecified ? forDevice : forDevice.overridden(by: style)
  }

  /// A phone of this size is compact in width, and compact in height when held sideways; a pad is
  /// regular in both.
  static func forOrientation(_ orientation: UIInterfaceOrientation) -> UITraitCollection {
    let isPad = Simulation.current.idiom == UIUserInterfaceIdiom.pad
    let isFlat = orientation.isLandscape && !isPad
    return UITraitCollection(
      horizontal: isPad ? .regular : .compact, vertical: isFlat ? .compact : .regular,
      idiom: Simulation.current.idiom, style: .light)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom
      && userInterfaceStyle == other.userInterfaceStyle
  }
}

/// Names a trait for `registerForTraitChanges`.
@available(iOS 17.0, *)
open class UITraitDefinition {
  class func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    return false
  }
}

@available(iOS 17.0, *)
public final class UITraitUserInterfaceStyle: UITraitDefinition {
  override class func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    return old.userInterfaceStyle != new.userInterfaceStyle
  }
}

@available(iOS 17.0, *)
public final class UITraitHorizontalSizeClass: UITraitDefinition {
  override class func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    return old.horizontalSizeClass != new.horizontalSizeClass
  }
}

@available(iOS 17.0, *)
public final class UITraitVerticalSizeClass: UITraitDefinition {
  override class func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    return old.verticalSizeClass != new.verticalSizeClass
  }
}

/// The result of `registerForTraitChanges`.
@available(iOS 17.0, *)
public final class UITraitChangeRegistration {
  private let traits: [UITraitDefinition.Type]
  private var handler: ((UITraitCollection) -> Void)?

  init(_ traits: [UITraitDefinition.Type], _ handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  /// Calls the handler if a trait it registered for is among those that changed.
  func tell(from old: UITraitCollection, to new: UITraitCollection) {
    guard let handler = handler else { return }
    for trait in traits {
      if trait.differs(old, new) {
        if because(.registeredTraitsAreTold) { handler(old) }
        return
      }
    }
  }

  func cancel() {
    handler = nil
  }
}

/// Objects with traits: screens, windows, controllers, views.
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
