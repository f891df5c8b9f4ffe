/// The safe area and margins.
extension Rule {
  static let safeAreaInWindow = Rule(
    "safe-area.in-window",
    "UIKit tells a view, and the controller of a root view, when its safe area changes.",
    since: "11", evidence: "A: safeAreaInsets; T: published logs of iOS 11", confidence: "high",
    names: ["viewSafeAreaInsetsDidChange", "safeAreaInsetsDidChange", "safeAreaInsets"])

  static let safeAreaIsZeroOutsideWindow = Rule(
    "safe-area.zero-outside-window",
    "Outside a window, the safe area insets are zero, so they're zero in `viewDidLoad`.",
    since: "11",
    evidence: "A: safeAreaInsets; T: RTRootNavigationController#136", confidence: "high",
    names: ["safeAreaInsets", "viewDidLoad"])

  static let safeAreaIncludesBars = Rule(
    "safe-area.includes-bars",
    "The bars of a parent controller count in the safe area insets of its child.",
    since: "11", evidence: "A: safeAreaInsets; T: RTRootNavigationController#136",
    confidence: "high", names: ["safeAreaInsets", "isNavigationBarHidden"])

  static let safeAreaCanBeEnlarged = Rule(
    "safe-area.can-be-enlarged",
    "UIKit adds a controller's `additionalSafeAreaInsets` to the safe area insets of its view.",
    since: "11",
    evidence: "A: additionalSafeAreaInsets", confidence: "high",
    names: ["additionalSafeAreaInsets", "viewSafeAreaInsetsDidChange"])

  static let guidesHaveLength = Rule(
    "safe-area.guides-have-length",
    "When the view is in a window, `topLayoutGuide` and `bottomLayoutGuide` say how much the bars "
      + "cover.",
    since: "7", evidence: "A: topLayoutGuide", confidence: "high",
    names: ["topLayoutGuide", "bottomLayoutGuide", "length"])

  static let safeAreaRules: [Rule] = [
    safeAreaInWindow, safeAreaIsZeroOutsideWindow, safeAreaIncludesBars, safeAreaCanBeEnlarged,
    guidesHaveLength,
  ]
}
