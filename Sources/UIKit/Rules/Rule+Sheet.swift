/// Sheets, and how they are swiped down.
extension Rule {
  static let sheetOfAncestor = Rule(
    "sheet.of-ancestor",
    "A child controller finds the sheet or popover in which its parent controller was presented.",
    since: "8",
    evidence: "A: popoverPresentationController, sheetPresentationController",
    confidence: "medium", names: ["sheetPresentationController", "popoverPresentationController"])

  static let unanimatedSheetTakesATurn = Rule(
    "sheet.unanimated-takes-a-turn",
    "Without animation, a sheet gets its \"did\" callback in a later turn of the run loop than its "
      + "\"will\". A full-screen controller gets both in the same turn.",
    since: "13", evidence: "T: tests of ww-tech/lasso (iOS 12 and 13)", confidence: "medium",
    names: ["viewDidAppear(_:)", "viewDidDisappear(_:)"])

  static let swipeDownAsksDelegate = Rule(
    "sheet.swipe-asks",
    "When the user swipes down, UIKit asks the delegate whether it may dismiss the sheet.",
    since: "13",
    evidence: "T: Better Programming 2020", confidence: "high",
    names: ["presentationControllerShouldDismiss(_:)"])

  static let swipeDownTellsDelegate = Rule(
    "sheet.swipe-tells",
    "When the user swipes a sheet down, UIKit calls the delegate's `willDismiss` and, when the "
      + "sheet is gone, `didDismiss`.",
    since: "13", evidence: "T: qiita hirothings 2019", confidence: "high",
    names: ["presentationControllerWillDismiss(_:)", "presentationControllerDidDismiss(_:)"])

  static let willDismissBeforeDisappearance = Rule(
    "sheet.will-dismiss-first",
    "UIKit calls `willDismiss` before the sheet's `viewWillDisappear`.",
    since: "13", evidence: "K",
    confidence: "low", alternative: "It comes after it.",
    names: ["presentationControllerWillDismiss(_:)", "viewWillDisappear(_:)"])

  static let didDismissComesLast = Rule(
    "sheet.did-dismiss-last",
    "UIKit calls `didDismiss` after the sheet's `viewDidDisappear`.",
    since: "13", evidence: "K",
    confidence: "low", alternative: "It comes before it.",
    names: ["presentationControllerDidDismiss(_:)", "viewDidDisappear(_:)"])

  static let swipeDownBeginsDisappearance = Rule(
    "sheet.swipe-begins-disappearance",
    "UIKit calls the sheet's `viewWillDisappear` when the swipe begins.",
    since: "13",
    evidence: "T: rudin_ (iOS 17)", confidence: "high", names: ["viewWillDisappear(_:)"])

  static let lockedSheetStays = Rule(
    "sheet.locked-stays",
    "A swipe doesn't dismiss a sheet with `isModalInPresentation`. UIKit doesn't even ask its "
      + "delegate.",
    since: "13", evidence: "A: isModalInPresentation", confidence: "high",
    names: ["isModalInPresentation", "presentationControllerShouldDismiss(_:)"])

  static let childLocksSheet = Rule(
    "sheet.child-locks",
    "While a child controller is shown, its own `isModalInPresentation` locks the sheet of its "
      + "parent controller.",
    since: "13", evidence: "A: sample code Disabling the Pull-Down Gesture for a Sheet",
    confidence: "medium", names: ["isModalInPresentation"])

  static let lockedSheetReportsAttempt = Rule(
    "sheet.locked",
    "If the user tries to dismiss a sheet that must stay, UIKit tells the delegate about the "
      + "attempt.",
    since: "13",
    evidence: "A: presentationControllerDidAttemptToDismiss(_:)", confidence: "high",
    names: ["presentationControllerDidAttemptToDismiss(_:)"])

  static let cancelledDismissalTurnsRound = Rule(
    "sheet.swipe-cancelled",
    "If the user cancels the swipe down, UIKit calls, in this order: `viewWillAppear`, "
      + "`viewIsAppearing`, `viewDidAppear`.",
    since: "13", evidence: "T: rudin_ (iOS 17)", confidence: "high",
    names: ["viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)"])

  static let sheetRestsAtDetent = Rule(
    "sheet.rests-at-detent",
    "A sheet is as high as its selected detent. If none is selected, it's as high as its first "
      + "detent. `.medium()` is about half the screen.",
    since: "15", evidence: "A: UISheetPresentationController", confidence: "high",
    names: ["detents", "selectedDetentIdentifier"])

  static let dragSelectsDetent = Rule(
    "sheet.drag-selects-detent",
    "If the user drags a sheet to another detent, UIKit tells the delegate. If your code selects a "
      + "detent, UIKit doesn't.",
    since: "15", evidence: "A: UISheetPresentationController.h", confidence: "high",
    names: [
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
      "selectedDetentIdentifier",
    ])

  static let sheetRules: [Rule] = [
    sheetOfAncestor, unanimatedSheetTakesATurn, swipeDownAsksDelegate, swipeDownTellsDelegate,
    willDismissBeforeDisappearance, didDismissComesLast, swipeDownBeginsDisappearance,
    lockedSheetStays, childLocksSheet, lockedSheetReportsAttempt, cancelledDismissalTurnsRound,
    sheetRestsAtDetent, dragSelectsDetent,
  ]
}
