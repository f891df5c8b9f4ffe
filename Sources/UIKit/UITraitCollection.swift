/// Whether there is little or much room in a direction.
public enum UIUserInterfaceSizeClass: Int {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The environment of an interface: size classes, idiom, scale, appearance.
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

  /// A full-screen interface on the simulated device, the way it is held now.
  static var forDevice: UITraitCollection {
    return forOrientation(Simulation.current.orientation)
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

/// Whatever has traits: screens, windows, controllers, views.
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
