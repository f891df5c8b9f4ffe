/// The traits of a full-screen interface on the simulated device, and what a person sets for them.
final class DeviceTraits {
  /// Light or dark, as in the settings.
  var style: UIUserInterfaceStyle = UIUserInterfaceStyle.light
  /// The size of text, as in the settings.
  var contentSize: UIContentSizeCategory = UIContentSizeCategory.large
  private var upright: UITraitCollection?
  private var sideways: UITraitCollection?

  /// The settings changed: the traits are made anew when they are needed.
  func forget() {
    upright = nil
    sideways = nil
  }

  func traits(for orientation: UIInterfaceOrientation) -> UITraitCollection {
    if let known = orientation.isLandscape ? sideways : upright { return known }
    let made = make(isSideways: orientation.isLandscape)
    if orientation.isLandscape { sideways = made } else { upright = made }
    return made
  }

  /// A phone of this size is compact in width, and compact in height when held sideways; a pad is
  /// regular in both.
  private func make(isSideways: Bool) -> UITraitCollection {
    let isPad = Simulation.current.idiom == UIUserInterfaceIdiom.pad
    var values = TraitValues()
    values.set(UITraitHorizontalSizeClass.self, to: isPad ? .regular : .compact)
    values.set(
      UITraitVerticalSizeClass.self, to: isSideways && !isPad ? .compact : .regular)
    values.set(UITraitUserInterfaceIdiom.self, to: Simulation.current.idiom)
    values.set(UITraitUserInterfaceStyle.self, to: style)
    values.set(UITraitPreferredContentSizeCategory.self, to: contentSize)
    values.set(UITraitDisplayScale.self, to: UIScreen.main.scale)
    values.set(UITraitDisplayGamut.self, to: .P3)
    values.set(UITraitLayoutDirection.self, to: .leftToRight)
    values.set(UITraitForceTouchCapability.self, to: .unavailable)
    values.set(UITraitUserInterfaceLevel.self, to: .base)
    values.set(UITraitAccessibilityContrast.self, to: .normal)
    values.set(UITraitLegibilityWeight.self, to: .regular)
    values.set(UITraitActiveAppearance.self, to: .active)
    values.set(UITraitSceneCaptureState.self, to: .inactive)
    return UITraitCollection(values: values)
  }
}

extension UITraitCollection {
  /// Those of a window, which is pictured in another style at times.
  static var forWindow: UITraitCollection {
    let style = Simulation.current.system.snapshotStyle
    if style == .unspecified { return forDevice }
    var values = TraitValues()
    values.set(UITraitUserInterfaceStyle.self, to: style)
    return forDevice.overridden(by: values)
  }

  /// A full-screen interface on the simulated device, the way it is held now.
  static var forDevice: UITraitCollection {
    return forOrientation(Simulation.current.orientation)
  }

  static func forOrientation(_ orientation: UIInterfaceOrientation) -> UITraitCollection {
    return Simulation.current.deviceTraits.traits(for: orientation)
  }
}

extension Simulation {

  /// Everybody gets the new traits: from iOS 17 on with the next commit, before at once.
  func changeSettings(_ change: (DeviceTraits) -> Void) {
    change(deviceTraits)
    deviceTraits.forget()
    for window in visibleWindows { window.traitsWereOverridden() }
  }

  func postContentSize() {
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: deviceTraits.contentSize])
  }
}

extension UIApplication {
  /// The size of text that a person picked in the settings.
  @available(iOS 7.0, *)
  public var preferredContentSizeCategory: UIContentSizeCategory {
    return Simulation.current.deviceTraits.contentSize
  }
}
