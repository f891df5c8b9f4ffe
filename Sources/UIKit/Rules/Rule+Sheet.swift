/// Sheets, and how they are swiped down.
extension Rule {
  static let sheetOfAncestor = Rule(
    "sheet.of-ancestor",
    "A child finds the sheet or popover its container was presented in.", since: "8",
    evidence: "A: popoverPresentationController, sheetPresentationController",
    confidence: "medium", names: ["sheetPresentationController", "popoverPresentationController"])

  static let unanimatedSheetTakesATurn = Rule(
    "sheet.unanimated-takes-a-turn",
    "A sheet that comes or goes without animation gets its \"did\" in a later turn of the run loop "
      + "than its \"will\"; a full-screen one gets both in one.",
    since: "13", evidence: "T: tests of ww-tech/lasso (iOS 12 and 13)", confidence: "medium",
    names: ["viewDidAppear(_:)", "viewDidDisappear(_:)"])

  static let swipeDownAsksDelegate = Rule(
    "sheet.swipe-asks", "A swipe asks the delegate whether the sheet may go.", since: "13",
    evidence: "T: Better Programming 2020", confidence: "high",
    names: ["presentationControllerShouldDismiss(_:)"])

  static let swipeDownTellsDelegate = Rule(
    "sheet.swipe-tells",
    "A swipe tells the delegate `willDismiss` and, when the sheet is gone, `didDismiss`.",
    since: "13", evidence: "T: qiita hirothings 2019", confidence: "high",
    names: ["presentationControllerWillDismiss(_:)", "presentationControllerDidDismiss(_:)"])

  static let willDismissBeforeDisappearance = Rule(
    "sheet.will-dismiss-first",
    "`willDismiss` comes before the sheet's `viewWillDisappear`.", since: "13", evidence: "K",
    confidence: "low", alternative: "It comes after it.",
    names: ["presentationControllerWillDismiss(_:)", "viewWillDisappear(_:)"])

  static let didDismissComesLast = Rule(
    "sheet.did-dismiss-last",
    "`didDismiss` comes after the sheet's `viewDidDisappear`.", since: "13", evidence: "K",
    confidence: "low", alternative: "It comes before it.",
    names: ["presentationControllerDidDismiss(_:)", "viewDidDisappear(_:)"])

  static let swipeDownBeginsDisappearance = Rule(
    "sheet.swipe-begins-disappearance",
    "`viewWillDisappear` is sent when the swipe begins.", since: "13",
    evidence: "T: rudin_ (iOS 17)", confidence: "high", names: ["viewWillDisappear(_:)"])

  static let lockedSheetStays = Rule(
    "sheet.locked-stays",
    "A sheet with `isModalInPresentation` does not go; its delegate is not even asked.",
    since: "13", evidence: "A: isModalInPresentation", confidence: "high",
    names: ["isModalInPresentation", "presentationControllerShouldDismiss(_:)"])

  static let childLocksSheet = Rule(
    "sheet.child-locks",
    "A child that is shown locks the sheet of its container with its own "
      + "`isModalInPresentation`.",
    since: "13", evidence: "A: sample code Disabling the Pull-Down Gesture for a Sheet",
    confidence: "medium", names: ["isModalInPresentation"])

  static let lockedSheetReportsAttempt = Rule(
    "sheet.locked", "A sheet that may not go reports the attempt.", since: "13",
    evidence: "A: presentationControllerDidAttemptToDismiss(_:)", confidence: "high",
    names: ["presentationControllerDidAttemptToDismiss(_:)"])

  static let cancelledDismissalTurnsRound = Rule(
    "sheet.swipe-cancelled",
    "A swipe taken back: `viewWillAppear`, `viewIsAppearing`, `viewDidAppear` follow.",
    since: "13", evidence: "T: rudin_ (iOS 17)", confidence: "high",
    names: ["viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)"])

  static let sheetRules: [Rule] = [
    sheetOfAncestor, unanimatedSheetTakesATurn, swipeDownAsksDelegate, swipeDownTellsDelegate,
    willDismissBeforeDisappearance, didDismissComesLast, swipeDownBeginsDisappearance,
    lockedSheetStays, childLocksSheet, lockedSheetReportsAttempt, cancelledDismissalTurnsRound,
  ]
}
