/// The status bar and the controllers that decide about it.
extension Rule {
  static let statusBarIsTheControllers = Rule(
    "status-bar.controllers-decide",
    "From iOS 7, the view controllers decide about the status bar. Setting `statusBarStyle` or "
      + "`isStatusBarHidden` of the application changes nothing.",
    since: "7", isBoundToReleases: true,
    evidence: "A: UIViewControllerBasedStatusBarAppearance", confidence: "high",
    names: ["statusBarStyle", "isStatusBarHidden", "preferredStatusBarStyle"])

  static let statusBarIsAskedWhenShown = Rule(
    "status-bar.asked-when-shown",
    "When a controller appears, UIKit asks for `prefersStatusBarHidden` and "
      + "`preferredStatusBarStyle`. The order among the appearance callbacks isn't known.",
    since: "7", isBoundToReleases: true, evidence: "T: cyrilchandelier.com/ios-and-the-status-bar",
    confidence: "medium",
    alternative: "UIKit asks about the status bar only on request.",
    names: ["prefersStatusBarHidden", "preferredStatusBarStyle", "viewWillAppear(_:)"])

  static let statusBarIsAskedOnRequest = Rule(
    "status-bar.asked-on-request",
    "`setNeedsStatusBarAppearanceUpdate` makes UIKit ask again before it returns, so that an "
      + "animation block animates the change.",
    since: "7", isBoundToReleases: true,
    evidence: "T: cyrilchandelier.com/ios-and-the-status-bar; "
      + "A: setNeedsStatusBarAppearanceUpdate() (animations)",
    confidence: "medium",
    alternative: "UIKit asks about the status bar at the next commit.",
    names: ["setNeedsStatusBarAppearanceUpdate", "prefersStatusBarHidden"])

  static let statusBarChildIsAsked = Rule(
    "status-bar.child-is-asked",
    "If a controller names a child in `childForStatusBarStyle` or `childForStatusBarHidden`, UIKit "
      + "asks the child instead of the controller.",
    since: "7", isBoundToReleases: true,
    evidence: "A: UIViewController.h; T: sarunw.com, preferredStatusBarStyle not getting called",
    confidence: "high",
    names: ["childForStatusBarStyle", "childForStatusBarHidden", "preferredStatusBarStyle"])

  static let statusBarFollowsFullScreen = Rule(
    "status-bar.full-screen-decides",
    "A presented controller decides about the status bar if its style is `.fullScreen` or if "
      + "`modalPresentationCapturesStatusBarAppearance` is true.",
    since: "7", isBoundToReleases: true,
    evidence: "A: modalPresentationCapturesStatusBarAppearance", confidence: "high",
    names: ["modalPresentationCapturesStatusBarAppearance", "modalPresentationStyle"])

  static let statusBarStyleOfBar = Rule(
    "status-bar.navigation-bar-decides",
    "A navigation controller doesn't ask its top controller about the style: a black bar makes the "
      + "status bar light. The top controller decides only while the bar is hidden.",
    since: "7", isBoundToReleases: true,
    evidence: "T: gist hujunfeng/6651254, cockscomb 2013-11-12, openradar 15182487; K for a hidden "
      + "bar",
    confidence: "high",
    names: ["childForStatusBarStyle", "preferredStatusBarStyle", "barStyle"])

  static let statusBarHiddenByTop = Rule(
    "status-bar.top-controller-hides",
    "A navigation controller lets its top controller hide the status bar.",
    since: "7", isBoundToReleases: true, evidence: "K", confidence: "recall",
    alternative: "A navigation controller decides by itself whether the status bar is hidden.",
    names: ["childForStatusBarHidden", "prefersStatusBarHidden"])

  static let statusBarOfSelectedTab = Rule(
    "status-bar.selected-tab-decides",
    "A tab bar controller lets its selected controller decide about the status bar.",
    since: "7", isBoundToReleases: true, evidence: "T: cockscomb 2013-11-12", confidence: "medium",
    alternative: "A tab bar controller decides by itself about the status bar.",
    names: ["childForStatusBarStyle", "childForStatusBarHidden", "selectedViewController"])

  static let statusBarGoesInCompactHeight = Rule(
    "status-bar.hidden-in-compact-height",
    "From iOS 8, a controller prefers a hidden status bar where the height is compact, as on a "
      + "phone held sideways.",
    since: "8", isBoundToReleases: true, evidence: "A: prefersStatusBarHidden", confidence: "high",
    names: ["prefersStatusBarHidden", "verticalSizeClass"])

  static let homeIndicatorIsAsked = Rule(
    "status-bar.home-indicator-is-asked",
    "Together with the status bar, UIKit asks the shown controller for "
      + "`prefersHomeIndicatorAutoHidden` and `preferredScreenEdgesDeferringSystemGestures`, and "
      + "again after each `setNeedsUpdateOf` call.",
    since: "11", isBoundToReleases: true,
    evidence: "A: prefersHomeIndicatorAutoHidden, setNeedsUpdateOfHomeIndicatorAutoHidden",
    confidence: "medium",
    names: [
      "prefersHomeIndicatorAutoHidden", "preferredScreenEdgesDeferringSystemGestures",
      "setNeedsUpdateOfHomeIndicatorAutoHidden", "childForHomeIndicatorAutoHidden",
    ])

  static let statusBarRules: [Rule] = [
    homeIndicatorIsAsked,
    statusBarIsTheControllers, statusBarIsAskedWhenShown, statusBarIsAskedOnRequest,
    statusBarChildIsAsked, statusBarFollowsFullScreen, statusBarStyleOfBar, statusBarHiddenByTop,
    statusBarOfSelectedTab, statusBarGoesInCompactHeight,
  ]
}
