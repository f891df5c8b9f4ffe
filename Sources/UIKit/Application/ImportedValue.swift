/// An enumeration or option set of Objective-C. Swift knows no names of its cases, so it prints the
/// type's name in C and the number.
protocol ImportedValue: RawRepresentable, CustomStringConvertible, CustomDebugStringConvertible {
  static var nameInC: String { get }
}

extension ImportedValue {
  public var description: String { return "\(Self.nameInC)(rawValue: \(rawValue))" }

  /// Inside of an array or an optional, Swift prints the module of imported types, too.
  public var debugDescription: String { return "__C." + description }
}

extension UIViewAnimatingState: ImportedValue {
  static var nameInC: String { return "UIViewAnimatingState" }
}

extension UIViewAnimatingPosition: ImportedValue {
  static var nameInC: String { return "UIViewAnimatingPosition" }
}

extension UIUserInterfaceIdiom: ImportedValue {
  static var nameInC: String { return "UIUserInterfaceIdiom" }
}

extension UIDeviceOrientation: ImportedValue {
  static var nameInC: String { return "UIDeviceOrientation" }
}

extension UIBarStyle: ImportedValue {
  static var nameInC: String { return "UIBarStyle" }
}

extension UIBarMetrics: ImportedValue {
  static var nameInC: String { return "UIBarMetrics" }
}

extension NSTextAlignment: ImportedValue {
  static var nameInC: String { return "NSTextAlignment" }
}

extension NSLineBreakMode: ImportedValue {
  static var nameInC: String { return "NSLineBreakMode" }
}

extension NSUnderlineStyle: ImportedValue {
  static var nameInC: String { return "NSUnderlineStyle" }
}

extension UIDatePickerStyle: ImportedValue {
  static var nameInC: String { return "UIDatePickerStyle" }
}

extension UIKeyboardType: ImportedValue {
  static var nameInC: String { return "UIKeyboardType" }
}

extension UIReturnKeyType: ImportedValue {
  static var nameInC: String { return "UIReturnKeyType" }
}

extension UITextAutocorrectionType: ImportedValue {
  static var nameInC: String { return "UITextAutocorrectionType" }
}

extension UITextAutocapitalizationType: ImportedValue {
  static var nameInC: String { return "UITextAutocapitalizationType" }
}

extension UITextSpellCheckingType: ImportedValue {
  static var nameInC: String { return "UITextSpellCheckingType" }
}

extension UIKeyboardAppearance: ImportedValue {
  static var nameInC: String { return "UIKeyboardAppearance" }
}

extension CACornerMask: ImportedValue {
  static var nameInC: String { return "CACornerMask" }
}

extension NSRectAlignment: ImportedValue {
  static var nameInC: String { return "NSRectAlignment" }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior: ImportedValue {
  static var nameInC: String { return "UICollectionLayoutSectionOrthogonalScrollingBehavior" }
}

extension UIPopoverArrowDirection: ImportedValue {
  static var nameInC: String { return "UIPopoverArrowDirection" }
}

extension UIInterfaceOrientation: ImportedValue {
  static var nameInC: String { return "UIInterfaceOrientation" }
}

extension UIInterfaceOrientationMask: ImportedValue {
  static var nameInC: String { return "UIInterfaceOrientationMask" }
}

extension UIModalPresentationStyle: ImportedValue {
  static var nameInC: String { return "UIModalPresentationStyle" }
}

extension UIModalTransitionStyle: ImportedValue {
  static var nameInC: String { return "UIModalTransitionStyle" }
}

extension UIRectEdge: ImportedValue {
  static var nameInC: String { return "UIRectEdge" }
}

extension UIStatusBarStyle: ImportedValue {
  static var nameInC: String { return "UIStatusBarStyle" }
}

extension UIStatusBarAnimation: ImportedValue {
  static var nameInC: String { return "UIStatusBarAnimation" }
}

extension UISemanticContentAttribute: ImportedValue {
  static var nameInC: String { return "UISemanticContentAttribute" }
}

extension UIUserInterfaceSizeClass: ImportedValue {
  static var nameInC: String { return "UIUserInterfaceSizeClass" }
}

extension UIUserInterfaceStyle: ImportedValue {
  static var nameInC: String { return "UIUserInterfaceStyle" }
}

extension UIApplication.State: ImportedValue {
  static var nameInC: String { return "UIApplicationState" }
}

extension UIScene.ActivationState: ImportedValue {
  static var nameInC: String { return "UISceneActivationState" }
}

extension UIBarButtonItem.Style: ImportedValue {
  static var nameInC: String { return "UIBarButtonItemStyle" }
}

extension UIBarButtonItem.SystemItem: ImportedValue {
  static var nameInC: String { return "UIBarButtonSystemItem" }
}

extension UINavigationItem.LargeTitleDisplayMode: ImportedValue {
  static var nameInC: String { return "UINavigationItemLargeTitleDisplayMode" }
}

extension UIActivityIndicatorView.Style: ImportedValue {
  static var nameInC: String { return "UIActivityIndicatorViewStyle" }
}

extension UIButton.ButtonType: ImportedValue {
  static var nameInC: String { return "UIButtonType" }
}

extension UIControl.Event: ImportedValue {
  static var nameInC: String { return "UIControlEvents" }
}

extension UIControl.State: ImportedValue {
  static var nameInC: String { return "UIControlState" }
}

extension UIFontDescriptor.SymbolicTraits: ImportedValue {
  static var nameInC: String { return "UIFontDescriptorSymbolicTraits" }
}

extension UIDatePicker.Mode: ImportedValue {
  static var nameInC: String { return "UIDatePickerMode" }
}

extension UIScrollView.KeyboardDismissMode: ImportedValue {
  static var nameInC: String { return "UIScrollViewKeyboardDismissMode" }
}

extension UIScrollView.ContentInsetAdjustmentBehavior: ImportedValue {
  static var nameInC: String { return "UIScrollViewContentInsetAdjustmentBehavior" }
}

extension UISearchBar.Style: ImportedValue {
  static var nameInC: String { return "UISearchBarStyle" }
}

extension UIStackView.Alignment: ImportedValue {
  static var nameInC: String { return "UIStackViewAlignment" }
}

extension UIStackView.Distribution: ImportedValue {
  static var nameInC: String { return "UIStackViewDistribution" }
}

extension UITextField.BorderStyle: ImportedValue {
  static var nameInC: String { return "UITextBorderStyle" }
}

extension UITextField.ViewMode: ImportedValue {
  static var nameInC: String { return "UITextFieldViewMode" }
}

extension UIBlurEffect.Style: ImportedValue {
  static var nameInC: String { return "UIBlurEffectStyle" }
}

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

extension UIContextualAction.Style: ImportedValue {
  static var nameInC: String { return "UIContextualActionStyle" }
}

extension UITableView.Style: ImportedValue {
  static var nameInC: String { return "UITableViewStyle" }
}

extension UITableView.RowAnimation: ImportedValue {
  static var nameInC: String { return "UITableViewRowAnimation" }
}

extension UITableView.ScrollPosition: ImportedValue {
  static var nameInC: String { return "UITableViewScrollPosition" }
}

extension UITableViewCell.CellStyle: ImportedValue {
  static var nameInC: String { return "UITableViewCellCellStyle" }
}

extension UITableViewCell.AccessoryType: ImportedValue {
  static var nameInC: String { return "UITableViewCellAccessoryType" }
}

extension UITableViewCell.SelectionStyle: ImportedValue {
  static var nameInC: String { return "UITableViewCellSelectionStyle" }
}

extension UITableViewCell.SeparatorStyle: ImportedValue {
  static var nameInC: String { return "UITableViewCellSeparatorStyle" }
}

extension UITableViewCell.EditingStyle: ImportedValue {
  static var nameInC: String { return "UITableViewCellEditingStyle" }
}

extension UIMenuElement.Attributes: ImportedValue {
  static var nameInC: String { return "UIMenuElementAttributes" }
}

extension UIMenuElement.State: ImportedValue {
  static var nameInC: String { return "UIMenuElementState" }
}

extension UIMenu.Options: ImportedValue {
  static var nameInC: String { return "UIMenuOptions" }
}

extension UINavigationController.Operation: ImportedValue {
  static var nameInC: String { return "UINavigationControllerOperation" }
}

extension UIPageViewController.TransitionStyle: ImportedValue {
  static var nameInC: String { return "UIPageViewControllerTransitionStyle" }
}

extension UIPageViewController.NavigationOrientation: ImportedValue {
  static var nameInC: String { return "UIPageViewControllerNavigationOrientation" }
}

extension UIPageViewController.NavigationDirection: ImportedValue {
  static var nameInC: String { return "UIPageViewControllerNavigationDirection" }
}

extension UIPageViewController.SpineLocation: ImportedValue {
  static var nameInC: String { return "UIPageViewControllerSpineLocation" }
}

extension UISplitViewController.PrimaryEdge: ImportedValue {
  static var nameInC: String { return "UISplitViewControllerPrimaryEdge" }
}

extension UISplitViewController.SplitBehavior: ImportedValue {
  static var nameInC: String { return "UISplitViewControllerSplitBehavior" }
}

extension UISplitViewController.DisplayMode: ImportedValue {
  static var nameInC: String { return "UISplitViewControllerDisplayMode" }
}

extension UISplitViewController.Style: ImportedValue {
  static var nameInC: String { return "UISplitViewControllerStyle" }
}

extension UISplitViewController.Column: ImportedValue {
  static var nameInC: String { return "UISplitViewControllerColumn" }
}

extension UIAlertController.Style: ImportedValue {
  static var nameInC: String { return "UIAlertControllerStyle" }
}

extension UIAlertAction.Style: ImportedValue {
  static var nameInC: String { return "UIAlertActionStyle" }
}

extension UIImagePickerController.SourceType: ImportedValue {
  static var nameInC: String { return "UIImagePickerControllerSourceType" }
}

extension UIEvent.EventType: ImportedValue {
  static var nameInC: String { return "UIEventType" }
}

extension UIEvent.EventSubtype: ImportedValue {
  static var nameInC: String { return "UIEventSubtype" }
}

extension UIGestureRecognizer.State: ImportedValue {
  static var nameInC: String { return "UIGestureRecognizerState" }
}

extension UISwipeGestureRecognizer.Direction: ImportedValue {
  static var nameInC: String { return "UISwipeGestureRecognizerDirection" }
}

extension UITouch.Phase: ImportedValue {
  static var nameInC: String { return "UITouchPhase" }
}

extension UITouch.TouchType: ImportedValue {
  static var nameInC: String { return "UITouchType" }
}

extension UIImage.RenderingMode: ImportedValue {
  static var nameInC: String { return "UIImageRenderingMode" }
}

extension UIImage.Orientation: ImportedValue {
  static var nameInC: String { return "UIImageOrientation" }
}

extension UIView.ContentMode: ImportedValue {
  static var nameInC: String { return "UIViewContentMode" }
}

extension UIView.AutoresizingMask: ImportedValue {
  static var nameInC: String { return "UIViewAutoresizing" }
}

extension UIUserInterfaceLevel: ImportedValue {
  static var nameInC: String { return "UIUserInterfaceLevel" }
}

extension UIAccessibilityContrast: ImportedValue {
  static var nameInC: String { return "UIAccessibilityContrast" }
}

extension UILegibilityWeight: ImportedValue {
  static var nameInC: String { return "UILegibilityWeight" }
}

extension UITraitEnvironmentLayoutDirection: ImportedValue {
  static var nameInC: String { return "UITraitEnvironmentLayoutDirection" }
}

extension UIDisplayGamut: ImportedValue {
  static var nameInC: String { return "UIDisplayGamut" }
}

extension UIForceTouchCapability: ImportedValue {
  static var nameInC: String { return "UIForceTouchCapability" }
}

extension UIUserInterfaceActiveAppearance: ImportedValue {
  static var nameInC: String { return "UIUserInterfaceActiveAppearance" }
}

extension UIImageDynamicRange: ImportedValue {
  static var nameInC: String { return "UIImageDynamicRange" }
}

extension UISceneCaptureState: ImportedValue {
  static var nameInC: String { return "UISceneCaptureState" }
}

extension UIListEnvironment: ImportedValue {
  static var nameInC: String { return "UIListEnvironment" }
}

extension UITabAccessoryEnvironment: ImportedValue {
  static var nameInC: String { return "UITabAccessoryEnvironment" }
}

extension UIHDRHeadroomUsageLimit: ImportedValue {
  static var nameInC: String { return "UIHDRHeadroomUsageLimit" }
}

extension UIUserInterfaceLayoutDirection: ImportedValue {
  static var nameInC: String { return "UIUserInterfaceLayoutDirection" }
}

extension UIBackgroundFetchResult: ImportedValue {
  static var nameInC: String { return "UIBackgroundFetchResult" }
}

extension UIBackgroundRefreshStatus: ImportedValue {
  static var nameInC: String { return "UIBackgroundRefreshStatus" }
}

extension UIDevice.BatteryState: ImportedValue {
  static var nameInC: String { return "UIDeviceBatteryState" }
}

extension UIScreen.OverscanCompensation: ImportedValue {
  static var nameInC: String { return "UIScreenOverscanCompensation" }
}

extension UITab.Placement: ImportedValue {
  static var nameInC: String { return "UITabPlacement" }
}

extension UITabGroup.SidebarAppearance: ImportedValue {
  static var nameInC: String { return "UITabGroupSidebarAppearance" }
}

extension UISceneError.Code: ImportedValue {
  static var nameInC: String { return "UISceneErrorCode" }
}

extension UIFont.TextStyle: ImportedText {
  static var nameInC: String { return "UIFontTextStyle" }
}

// Texts of Objective-C with types of their own. Swift keeps the text as an object, in `_rawValue`.

extension UIContentSizeCategory: CustomStringConvertible {
  public var description: String { return "UIContentSizeCategory(_rawValue: \(rawValue))" }
}

extension UIApplication.LaunchOptionsKey: CustomStringConvertible {
  public var description: String { return "UIApplicationLaunchOptionsKey(_rawValue: \(rawValue))" }
}

extension UIApplication.OpenExternalURLOptionsKey: CustomStringConvertible {
  public var description: String {
    return "UIApplicationOpenExternalURLOptionsKey(_rawValue: \(rawValue))"
  }
}

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

extension UISceneSession.Role: CustomStringConvertible {
  public var description: String { return "UISceneSessionRole(_rawValue: \(rawValue))" }
}

extension UIAction.Identifier: CustomStringConvertible {
  public var description: String { return "UIActionIdentifier(_rawValue: \(rawValue))" }
}

extension UISheetPresentationController.Detent.Identifier: CustomStringConvertible {
  public var description: String {
    return "UISheetPresentationControllerDetentIdentifier(_rawValue: \(rawValue))"
  }
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
  public var description: String { return "\(Self.nameInC)(_rawValue: \(rawValue))" }
  public var debugDescription: String { return "__C." + description }
}

extension UIApplication.LaunchOptionsKey: ImportedText {
  static var nameInC: String { return "UIApplicationLaunchOptionsKey" }
}

extension UIApplication.OpenExternalURLOptionsKey: ImportedText {
  static var nameInC: String { return "UIApplicationOpenExternalURLOptionsKey" }
}

extension UISceneSession.Role: ImportedText {
  static var nameInC: String { return "UISceneSessionRole" }
}

extension UIContentSizeCategory: ImportedText {
  static var nameInC: String { return "UIContentSizeCategory" }
}

extension UITransitionContextViewKey: ImportedText {
  static var nameInC: String { return "UITransitionContextViewKey" }
}

extension UITransitionContextViewControllerKey: ImportedText {
  static var nameInC: String { return "UITransitionContextViewControllerKey" }
}

extension UISheetPresentationController.Detent.Identifier: ImportedText {
  static var nameInC: String { return "UISheetPresentationControllerDetentIdentifier" }
}
