/// The safe area and margins.
extension Rule {
  static let safeAreaInWindow = Rule(
    "safe-area.in-window",
    "A view, and the controller of a root view, is told when what is covered of it changes.",
    since: "11", evidence: "A: safeAreaInsets; T: published logs of iOS 11", confidence: "high",
    names: ["viewSafeAreaInsetsDidChange", "safeAreaInsetsDidChange", "safeAreaInsets"])

  static let safeAreaIsZeroOutsideWindow = Rule(
    "safe-area.zero-outside-window",
    "Outside a window the safe area insets are zero, so they are in `viewDidLoad`.", since: "11",
    evidence: "A: safeAreaInsets; T: RTRootNavigationController#136", confidence: "high",
    names: ["safeAreaInsets", "viewDidLoad"])

  static let safeAreaIncludesBars = Rule(
    "safe-area.includes-bars", "The bars of a container are part of its child's safe area.",
    since: "11", evidence: "A: safeAreaInsets; T: RTRootNavigationController#136",
    confidence: "high", names: ["safeAreaInsets", "isNavigationBarHidden"])

  static let safeAreaCanBeEnlarged = Rule(
    "safe-area.can-be-enlarged",
    "`additionalSafeAreaInsets` of a controller are added to those of its view.", since: "11",
    evidence: "A: additionalSafeAreaInsets", confidence: "high",
    names: ["additionalSafeAreaInsets", "viewSafeAreaInsetsDidChange"])

  static let guidesHaveLength = Rule(
    "safe-area.guides-have-length",
    "`topLayoutGuide` and `bottomLayoutGuide` say what bars cover, once the view is in a window.",
    since: "7", evidence: "A: topLayoutGuide", confidence: "high",
    names: ["topLayoutGuide", "bottomLayoutGuide", "length"])

  static let safeAreaRules: [Rule] = [
    safeAreaInWindow, safeAreaIsZeroOutsideWindow, safeAreaIncludesBars, safeAreaCanBeEnlarged,
    guidesHaveLength,
  ]
}
