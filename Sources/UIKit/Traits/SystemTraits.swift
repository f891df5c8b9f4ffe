// The traits of the system, and the types of their values.

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

/// Whether a view lies above others, as a sheet does, whose background is lighter in the dark.
@available(iOS 13.0, *)
public enum UIUserInterfaceLevel: Int {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// Whether a person wants more contrast.
@available(iOS 13.0, *)
public enum UIAccessibilityContrast: Int {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// Whether a person wants bold text.
@available(iOS 13.0, *)
public enum UILegibilityWeight: Int {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The direction of reading, as a trait.
@available(iOS 10.0, *)
public enum UITraitEnvironmentLayoutDirection: Int {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The colors that the screen can show.
@available(iOS 10.0, *)
public enum UIDisplayGamut: Int {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}

/// Whether the screen feels how hard it is touched.
@available(iOS 9.0, *)
public enum UIForceTouchCapability: Int {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

/// Whether the window is in front, on a Mac.
@available(iOS 14.0, *)
public enum UIUserInterfaceActiveAppearance: Int {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// Whether images may be brighter than white.
@available(iOS 17.0, *)
public enum UIImageDynamicRange: Int {
  case unspecified = -1
  case standard = 0
  case constrainedHigh = 1
  case high = 2
}

/// Whether the scene is being recorded or mirrored.
@available(iOS 17.0, *)
public enum UISceneCaptureState: Int {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// The kind of list that a view is in.
@available(iOS 18.0, *)
public enum UIListEnvironment: Int {
  case unspecified = 0
  case none = 1
  case plain = 2
  case grouped = 3
  case insetGrouped = 4
  case sidebar = 5
  case sidebarPlain = 6
}

/// Whether content may be brighter than white right now.
@available(iOS 26.0, *)
public enum UIHDRHeadroomUsageLimit: Int {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

@available(iOS 26.0, *)
extension UISplitViewController {
  /// Whether a controller is in a split view, and whether that shows its columns side by side.
  public enum LayoutEnvironment: Int, ImportedValue {
    case none = 0
    case expanded = 1
    case collapsed = 2
  }
}

@available(iOS 26.0, *)
extension UITabAccessory {
  public typealias Environment = UITabAccessoryEnvironment
}

extension UIImage {
  @available(iOS 17.0, *)
  public typealias DynamicRange = UIImageDynamicRange
}

/// The place of a tab bar controller's bottom accessory.
@available(iOS 26.0, *)
public enum UITabAccessoryEnvironment: Int {
  case unspecified = 0
  case none = 1
  case regular = 2
  case inline = 3
}

// MARK: The traits

@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

@available(iOS 17.0, *)
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  public static let affectsColorAppearance = true
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static let affectsColorAppearance = true
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static let affectsColorAppearance = true
}

@available(iOS 17.0, *)
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static let affectsColorAppearance = true
}

@available(iOS 17.0, *)
public struct UITraitDisplayGamut: UITraitDefinition {
  public static let defaultValue = UIDisplayGamut.unspecified
  public static let affectsColorAppearance = true
}

@available(iOS 17.0, *)
public struct UITraitLegibilityWeight: UITraitDefinition {
  public static let defaultValue = UILegibilityWeight.unspecified
}

@available(iOS 17.0, *)
public struct UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

@available(iOS 17.0, *)
public struct UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
}

@available(iOS 17.0, *)
public struct UITraitForceTouchCapability: UITraitDefinition {
  public static let defaultValue = UIForceTouchCapability.unknown
}

@available(iOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
}

@available(iOS 17.0, *)
public struct UITraitActiveAppearance: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  public static let affectsColorAppearance = true
}

@available(iOS 17.0, *)
public struct UITraitImageDynamicRange: UITraitDefinition {
  public static let defaultValue = UIImageDynamicRange.unspecified
}

@available(iOS 17.0, *)
public struct UITraitSceneCaptureState: UITraitDefinition {
  public static let defaultValue = UISceneCaptureState.unspecified
}

@available(iOS 17.0, *)
public struct UITraitTypesettingLanguage: UITraitDefinition {
  public static let defaultValue: String = ""
}

@available(iOS 18.0, *)
public struct UITraitListEnvironment: UITraitDefinition {
  public static let defaultValue = UIListEnvironment.unspecified
}

@available(iOS 26.0, *)
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  public static let defaultValue = UITabAccessoryEnvironment.unspecified
}

@available(iOS 26.0, *)
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  public static let defaultValue = UISplitViewController.LayoutEnvironment.none
}

@available(iOS 26.0, *)
public struct UITraitHDRHeadroomUsageLimit: UITraitDefinition {
  public static let defaultValue = UIHDRHeadroomUsageLimit.unspecified
}

@available(iOS 26.0, *)
public struct UITraitResolvesNaturalAlignmentWithBaseWritingDirection: UITraitDefinition {
  public static let defaultValue = false
}
