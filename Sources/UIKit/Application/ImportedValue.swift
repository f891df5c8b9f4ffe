/// An enumeration or option set of Objective-C. Swift knows no names of its cases, so it prints the
/// type's name in C and the number.
protocol ImportedValue: RawRepresentable, CustomStringConvertible, CustomDebugStringConvertible {
  static var nameInC: String { get }
}

extension ImportedValue {
  static var nameInC: String { return nameOfImported(Self.self) }

  public var description: String { return "\(Self.nameInC)(rawValue: \(rawValue))" }

  /// Inside of an array or an optional, Swift prints the module of imported types, too.
  public var debugDescription: String { return "__C." + description }
}

/// The name in C of most types: that of all types that a type is in, and its own, in one word.
private func nameOfImported(_ type: Any.Type) -> String {
  return String(reflecting: type).split(separator: ".").filter { $0 != "UIKit" }.joined()
}

extension UIViewAnimatingState: ImportedValue {}
extension UIViewAnimatingPosition: ImportedValue {}
extension UIUserInterfaceIdiom: ImportedValue {}
extension UIDeviceOrientation: ImportedValue {}
extension UIBarStyle: ImportedValue {}
extension UIBarMetrics: ImportedValue {}
extension NSTextAlignment: ImportedValue {}
extension NSLineBreakMode: ImportedValue {}
extension NSUnderlineStyle: ImportedValue {}
extension UIDatePickerStyle: ImportedValue {}
extension UIKeyboardType: ImportedValue {}
extension UIReturnKeyType: ImportedValue {}
extension UITextAutocorrectionType: ImportedValue {}
extension UITextAutocapitalizationType: ImportedValue {}
extension UITextSpellCheckingType: ImportedValue {}
extension UIKeyboardAppearance: ImportedValue {}
extension CACornerMask: ImportedValue {}
extension NSRectAlignment: ImportedValue {}
extension UICollectionLayoutSectionOrthogonalScrollingBehavior: ImportedValue {}
extension UIPopoverArrowDirection: ImportedValue {}
extension UIInterfaceOrientation: ImportedValue {}
extension UIInterfaceOrientationMask: ImportedValue {}
extension UIModalPresentationStyle: ImportedValue {}
extension UIModalTransitionStyle: ImportedValue {}
extension UIRectEdge: ImportedValue {}
extension UIStatusBarStyle: ImportedValue {}
extension UIStatusBarAnimation: ImportedValue {}
extension UISemanticContentAttribute: ImportedValue {}
extension UIUserInterfaceSizeClass: ImportedValue {}
extension UIUserInterfaceStyle: ImportedValue {}
extension UIApplication.State: ImportedValue {}
extension UIScene.ActivationState: ImportedValue {}
extension UIBarButtonItem.Style: ImportedValue {}

extension UIBarButtonItem.SystemItem: ImportedValue {
  static var nameInC: String { return "UIBarButtonSystemItem" }
}

extension UINavigationItem.LargeTitleDisplayMode: ImportedValue {}
extension UIActivityIndicatorView.Style: ImportedValue {}

extension UIButton.ButtonType: ImportedValue {
  static var nameInC: String { return "UIButtonType" }
}

extension UIControl.Event: ImportedValue {
  static var nameInC: String { return "UIControlEvents" }
}

extension UIControl.State: ImportedValue {}
extension UIFontDescriptor.SymbolicTraits: ImportedValue {}
extension UIDatePicker.Mode: ImportedValue {}
extension UIScrollView.KeyboardDismissMode: ImportedValue {}
extension UIScrollView.ContentInsetAdjustmentBehavior: ImportedValue {}
extension UISearchBar.Style: ImportedValue {}
extension UIStackView.Alignment: ImportedValue {}
extension UIStackView.Distribution: ImportedValue {}

extension UITextField.BorderStyle: ImportedValue {
  static var nameInC: String { return "UITextBorderStyle" }
}

extension UITextField.ViewMode: ImportedValue {}
extension UIBlurEffect.Style: ImportedValue {}

extension UIImpactFeedbackGenerator.FeedbackStyle: ImportedValue {
  static var nameInC: String { return "UIImpactFeedbackStyle" }
}

extension UINotificationFeedbackGenerator.FeedbackType: ImportedValue {
  static var nameInC: String { return "UINotificationFeedbackType" }
}

extension NSLayoutConstraint.Relation: ImportedValue {
  static var nameInC: String { return "NSLayoutRelation" }
}

extension NSLayoutConstraint.Attribute: ImportedValue {
  static var nameInC: String { return "NSLayoutAttribute" }
}

extension UICellConfigurationState.DragState: ImportedValue {
  static var nameInC: String { return "UICellConfigurationDragState" }
}

extension UICellConfigurationState.DropState: ImportedValue {
  static var nameInC: String { return "UICellConfigurationDropState" }
}

extension UICollectionLayoutListConfiguration.Appearance: ImportedValue {
  static var nameInC: String { return "UICollectionLayoutListAppearance" }
}

extension UICollectionLayoutListConfiguration.HeaderMode: ImportedValue {
  static var nameInC: String { return "UICollectionLayoutListHeaderMode" }
}

extension UIContextualAction.Style: ImportedValue {}
extension UITableView.Style: ImportedValue {}
extension UITableView.RowAnimation: ImportedValue {}
extension UITableView.ScrollPosition: ImportedValue {}
extension UITableViewCell.CellStyle: ImportedValue {
  static var nameInC: String { return "UITableViewCellStyle" }
}

extension UITableViewCell.AccessoryType: ImportedValue {}
extension UITableViewCell.SelectionStyle: ImportedValue {}
extension UITableViewCell.SeparatorStyle: ImportedValue {}
extension UITableViewCell.EditingStyle: ImportedValue {}
extension UIMenuElement.Attributes: ImportedValue {}
extension UIMenuElement.State: ImportedValue {}
extension UIMenu.Options: ImportedValue {}
extension UINavigationController.Operation: ImportedValue {}
extension UIPageViewController.TransitionStyle: ImportedValue {}
extension UIPageViewController.NavigationOrientation: ImportedValue {}
extension UIPageViewController.NavigationDirection: ImportedValue {}
extension UIPageViewController.SpineLocation: ImportedValue {}
extension UISplitViewController.PrimaryEdge: ImportedValue {}
extension UISplitViewController.SplitBehavior: ImportedValue {}
extension UISplitViewController.DisplayMode: ImportedValue {}
extension UISplitViewController.Style: ImportedValue {}
extension UISplitViewController.Column: ImportedValue {}
extension UIAlertController.Style: ImportedValue {}
extension UIAlertAction.Style: ImportedValue {}
extension UIImagePickerController.SourceType: ImportedValue {}

extension UIEvent.EventType: ImportedValue {
  static var nameInC: String { return "UIEventType" }
}

extension UIEvent.EventSubtype: ImportedValue {
  static var nameInC: String { return "UIEventSubtype" }
}

extension UIGestureRecognizer.State: ImportedValue {}
extension UISwipeGestureRecognizer.Direction: ImportedValue {}
extension UITouch.Phase: ImportedValue {}

extension UITouch.TouchType: ImportedValue {
  static var nameInC: String { return "UITouchType" }
}

extension UIImage.RenderingMode: ImportedValue {}
extension UIImage.Orientation: ImportedValue {}
extension UIView.ContentMode: ImportedValue {}

extension UIView.AutoresizingMask: ImportedValue {
  static var nameInC: String { return "UIViewAutoresizing" }
}

extension UIUserInterfaceLevel: ImportedValue {}
extension UIAccessibilityContrast: ImportedValue {}
extension UILegibilityWeight: ImportedValue {}
extension UITraitEnvironmentLayoutDirection: ImportedValue {}
extension UIDisplayGamut: ImportedValue {}
extension UIForceTouchCapability: ImportedValue {}
extension UIUserInterfaceActiveAppearance: ImportedValue {}
extension UIImageDynamicRange: ImportedValue {}
extension UISceneCaptureState: ImportedValue {}
extension UIListEnvironment: ImportedValue {}
extension UITabAccessoryEnvironment: ImportedValue {}
extension UIHDRHeadroomUsageLimit: ImportedValue {}
extension UIUserInterfaceLayoutDirection: ImportedValue {}
extension UIBackgroundFetchResult: ImportedValue {}
extension UIBackgroundRefreshStatus: ImportedValue {}
extension UIDevice.BatteryState: ImportedValue {}
extension UIScreen.OverscanCompensation: ImportedValue {}
extension UITab.Placement: ImportedValue {}
extension UITabGroup.SidebarAppearance: ImportedValue {}
extension UISceneError.Code: ImportedValue {}
extension UIFont.TextStyle: ImportedText {}
extension UITimingCurveType: ImportedValue {}
extension UIDropOperation: ImportedValue {}
extension UITableViewCell.StateMask: ImportedValue {}
extension UITableViewCell.FocusStyle: ImportedValue {}
extension UITableViewCell.DragState: ImportedValue {}
extension UITableViewRowAction.Style: ImportedValue {}
extension UICollectionViewCell.DragState: ImportedValue {}
extension UITableView.SeparatorInsetReference: ImportedValue {}
extension UITableView.SelfSizingInvalidation: ImportedValue {}

extension UICollectionLayoutListConfiguration.FooterMode: ImportedValue {
  static var nameInC: String { return "UICollectionLayoutListFooterMode" }
}

extension UIContentInsetsReference: ImportedValue {}
extension UICollectionViewFlowLayout.SectionInsetReference: ImportedValue {}

extension UICollectionViewUpdateItem.Action: ImportedValue {
  static var nameInC: String { return "UICollectionUpdateAction" }
}

extension UINavigationItem.BackButtonDisplayMode: ImportedValue {}
extension UINavigationItem.ItemStyle: ImportedValue {}
extension UINavigationItem.SearchBarPlacement: ImportedValue {}
extension UITabBar.ItemPositioning: ImportedValue {}
extension UIInputView.Style: ImportedValue {}
extension UIAccessibilityTraits: ImportedValue {}

extension UIInterpolatingMotionEffect.EffectType: ImportedValue {}
extension UIMenuController.ArrowDirection: ImportedValue {}
extension UIContextMenuInteractionCommitStyle: ImportedValue {}
extension CAEdgeAntialiasingMask: ImportedValue {}
extension NSDirectionalRectEdge: ImportedValue {}

extension UISearchBar.Icon: ImportedValue {
  static var nameInC: String { return "UISearchBarIcon" }
}

extension UITextField.DidEndEditingReason: ImportedValue {}

extension NSParagraphStyle.LineBreakStrategy: ImportedValue {
  static var nameInC: String { return "NSLineBreakStrategy" }
}

extension UIScrollView.IndicatorStyle: ImportedValue {}
extension UIScrollView.IndexDisplayMode: ImportedValue {}
extension UIGlassEffect.Style: ImportedValue {}
extension UISplitViewController.DisplayModeButtonVisibility: ImportedValue {}
extension UISearchController.ScopeBarActivation: ImportedValue {}
extension UIAlertController.Severity: ImportedValue {}
extension UIDocumentPickerMode: ImportedValue {}
extension UIImagePickerController.InfoKey: ImportedText {}
extension UIPasteboard.Name: ImportedText {}
extension UIPageViewController.OptionsKey: ImportedText {}

extension UIActivity.ActivityType: ImportedText {
  static var nameInC: String { return "UIActivityType" }
}

extension UIWindowSceneDestructionRequestOptions.DismissalAnimation: ImportedValue {
  static var nameInC: String { return "UIWindowSceneDismissalAnimation" }
}

extension UNAuthorizationStatus: ImportedValue {}
extension UNAuthorizationOptions: ImportedValue {}
extension UNNotificationPresentationOptions: ImportedValue {}

extension UIApplicationShortcutIcon.IconType: ImportedValue {
  static var nameInC: String { return "UIApplicationShortcutIconType" }
}

extension UIPress.Phase: ImportedValue {}

extension UIPress.PressType: ImportedValue {
  static var nameInC: String { return "UIPressType" }
}

extension UIKeyModifierFlags: ImportedValue {}

extension UIBackgroundTaskIdentifier: CustomStringConvertible {
  public var description: String { return "UIBackgroundTaskIdentifier(rawValue: \(rawValue))" }
}

// Texts of Objective-C with types of their own. Swift keeps the text as an object, in `_rawValue`.

extension CAMediaTimingFunctionName: CustomStringConvertible {
  public var description: String { return "CAMediaTimingFunctionName(_rawValue: \(rawValue))" }
}

extension CAMediaTimingFillMode: CustomStringConvertible {
  public var description: String { return "CAMediaTimingFillMode(_rawValue: \(rawValue))" }
}

extension CAAnimationCalculationMode: CustomStringConvertible {
  public var description: String { return "CAAnimationCalculationMode(_rawValue: \(rawValue))" }
}

extension CATransitionType: CustomStringConvertible {
  public var description: String { return "CATransitionType(_rawValue: \(rawValue))" }
}

extension CATransitionSubtype: CustomStringConvertible {
  public var description: String { return "CATransitionSubtype(_rawValue: \(rawValue))" }
}

extension CALayerContentsGravity: CustomStringConvertible {
  public var description: String { return "CALayerContentsGravity(_rawValue: \(rawValue))" }
}

extension CALayerCornerCurve: CustomStringConvertible {
  public var description: String { return "CALayerCornerCurve(_rawValue: \(rawValue))" }
}

extension CAShapeLayerFillRule: CustomStringConvertible {
  public var description: String { return "CAShapeLayerFillRule(_rawValue: \(rawValue))" }
}

extension CAShapeLayerLineCap: CustomStringConvertible {
  public var description: String { return "CAShapeLayerLineCap(_rawValue: \(rawValue))" }
}

extension CAShapeLayerLineJoin: CustomStringConvertible {
  public var description: String { return "CAShapeLayerLineJoin(_rawValue: \(rawValue))" }
}

extension UIAction.Identifier: CustomStringConvertible {
  public var description: String { return "UIActionIdentifier(_rawValue: \(rawValue))" }
}

extension UIFontDescriptor.AttributeName: CustomStringConvertible {
  public var description: String { return "UIFontDescriptorAttributeName(_rawValue: \(rawValue))" }
}

extension UIFontDescriptor.SystemDesign: CustomStringConvertible {
  public var description: String { return "UIFontDescriptorSystemDesign(_rawValue: \(rawValue))" }
}

extension UIAccessibilityTextualContext: CustomStringConvertible {
  public var description: String { return "UIAccessibilityTextualContext(_rawValue: \(rawValue))" }
}

// Numbers with types of their own.

extension UIWindow.Level: CustomStringConvertible {
  public var description: String { return "UIWindowLevel(rawValue: \(rawValue))" }
}

extension UIScrollView.DecelerationRate: CustomStringConvertible {
  public var description: String { return "UIScrollViewDecelerationRate(rawValue: \(rawValue))" }
}

extension UITabBarItem.SystemItem: ImportedValue {
  static var nameInC: String { return "UITabBarSystemItem" }
}

/// A key or name of Objective-C, which is a text of a type of its own. Inside of an array or a
/// dictionary, Swift prints the module of imported types, too.
protocol ImportedText: CustomStringConvertible, CustomDebugStringConvertible {
  static var nameInC: String { get }
  var rawValue: String { get }
}

extension ImportedText {
  static var nameInC: String { return nameOfImported(Self.self) }

  public var description: String { return "\(Self.nameInC)(_rawValue: \(rawValue))" }
  public var debugDescription: String { return "__C." + description }
}

extension UIApplication.LaunchOptionsKey: ImportedText {}
extension UIApplication.OpenExternalURLOptionsKey: ImportedText {}
extension UISceneSession.Role: ImportedText {}
extension UIContentSizeCategory: ImportedText {}
extension UITransitionContextViewKey: ImportedText {}
extension UITransitionContextViewControllerKey: ImportedText {}
extension UISheetPresentationController.Detent.Identifier: ImportedText {}
