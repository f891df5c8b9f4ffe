/// The tint color of views.
extension Rule {
  static let tintIsInherited = Rule(
    "tint.is-inherited",
    "A view without a tint color of its own has the tint color of its superview. Setting nil "
      + "brings it back.",
    since: "7", evidence: "A: UIView.h of iOS 15.6, tintColor", confidence: "high",
    names: ["tintColor"])

  static let tintChangeIsTold = Rule(
    "tint.change-is-told",
    "When a view's tint color changes, UIKit calls `tintColorDidChange` on the view and on all "
      + "views in it whose color changes with it.",
    since: "7", evidence: "A: UIView.h of iOS 15.6, tintColorDidChange", confidence: "high",
    names: ["tintColor", "tintColorDidChange"])

  static let tintIsToldInWindow = Rule(
    "tint.told-in-window",
    "When a view enters a window, UIKit calls `tintColorDidChange` even if nobody has set a "
      + "color.",
    since: "7", isBoundToReleases: true,
    evidence: "T: soffes/GradientView#1 (2013); S: SDCAlertView#331 (iOS 16.3)",
    confidence: "medium",
    alternative: "A view that enters a window hears of its tint only if the color is another one.",
    names: ["tintColorDidChange", "didMoveToWindow"])

  static let tintModeIsInherited = Rule(
    "tint.mode-is-inherited",
    "`tintAdjustmentMode` never reads `.automatic`: a view left automatic has the mode of its "
      + "superview, and otherwise `.normal`.",
    since: "7", evidence: "A: UIView.h of iOS 15.6, tintAdjustmentMode", confidence: "high",
    names: ["tintAdjustmentMode"])

  static let tintIsDimmed = Rule(
    "tint.is-dimmed",
    "While a view's `tintAdjustmentMode` is `.dimmed`, its `tintColor` reads as a grey version of "
      + "the color.",
    since: "7", evidence: "A: UIView.h of iOS 15.6, tintAdjustmentMode", confidence: "high",
    names: ["tintAdjustmentMode", "tintColor"])

  static let tintIsDimmedBelowAlert = Rule(
    "tint.dimmed-below-alert",
    "While an alert is shown, UIKit dims the tint of all views behind it, and tells them.",
    since: "8",
    evidence: "T: soffes/GradientView#1 (2013), GitHawkApp/ContextMenu#34", confidence: "medium",
    alternative: "An alert leaves the tint of the views behind it alone.",
    names: ["tintAdjustmentMode", "tintColorDidChange", "present(_:animated:completion:)"])

  static let tintRules: [Rule] = [
    tintIsInherited, tintChangeIsTold, tintIsToldInWindow, tintModeIsInherited, tintIsDimmed,
    tintIsDimmedBelowAlert,
  ]
}
