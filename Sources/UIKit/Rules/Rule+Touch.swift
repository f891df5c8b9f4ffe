/// Fingers and the gestures that they make.
extension Rule {
  static let recognizersBeforeViews = Rule(
    "touch.recognizers-before-views",
    "The gesture recognizers of a view and of its superviews get a touch before the view does.",
    since: "3.2",
    evidence: "A: UIGestureRecognizer; T: Lotheve 2017", confidence: "high",
    names: ["touchesBegan(_:with:)", "UIGestureRecognizer"])

  static let touchStaysWithView = Rule(
    "touch.stays-with-view",
    "The view below the finger gets the touch: its beginning, its moves and its end, even when the "
      + "finger leaves the view.",
    evidence: "A: UITouch.view, Handling touches in your view", confidence: "high",
    names: [
      "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
      "touchesCancelled(_:with:)", "hitTest(_:with:)",
    ])

  static let recognizedCancels = Rule(
    "touch.recognized-cancels",
    "When a gesture is recognized, its action runs and then the touched view gets "
      + "`touchesCancelled`, unless `cancelsTouchesInView` is off.",
    since: "3.2",
    evidence: "A: cancelsTouchesInView; T: Lotheve 2017, two logs with the action first",
    confidence: "high", names: ["touchesCancelled(_:with:)", "cancelsTouchesInView"])

  static let beganIsDelayed = Rule(
    "touch.began-is-delayed",
    "While a gesture recognizer with `delaysTouchesBegan` is undecided, the view doesn't hear of the "
      + "touch. If the gesture fails, the view gets it.",
    since: "3.2",
    evidence: "A: delaysTouchesBegan; T: Lotheve 2017", confidence: "high",
    names: ["delaysTouchesBegan", "touchesBegan(_:with:)"])

  static let endedIsDelayed = Rule(
    "touch.ended-is-delayed",
    "While a gesture recognizer with `delaysTouchesEnded` is undecided, the view doesn't hear that the "
      + "touch ended.",
    since: "3.2",
    evidence: "A: delaysTouchesEnded", confidence: "high",
    names: ["delaysTouchesEnded", "touchesEnded(_:with:)"])

  static let recognizerAsksToReceive = Rule(
    "touch.recognizer-asks-to-receive",
    "A gesture recognizer asks its delegate before it gets a new touch. If the delegate says no, it "
      + "never sees that touch.",
    since: "3.2",
    evidence: "A: gestureRecognizer(_:shouldReceive:)", confidence: "high",
    names: ["gestureRecognizer(_:shouldReceive:)"])

  static let recognizerAsksToBegin = Rule(
    "touch.recognizer-asks-to-begin",
    "A gesture recognizer that is about to recognize asks its delegate. If the delegate says no, the "
      + "gesture fails.",
    since: "3.2",
    evidence: "A: gestureRecognizerShouldBegin(_:)", confidence: "high",
    names: ["gestureRecognizerShouldBegin(_:)"])

  static let viewIsAskedToBegin = Rule(
    "touch.view-is-asked",
    "A touched view that would lose its touch is asked before a gesture is recognized. If it says no, "
      + "the gesture fails.",
    since: "6",
    evidence: "A: UIView.gestureRecognizerShouldBegin(_:), and Apple's comment in UIView.h",
    confidence: "high", names: ["gestureRecognizerShouldBegin(_:)"])

  static let controlBeatsTapAround = Rule(
    "touch.control-beats-tap-around",
    "A button, switch, stepper or segmented control refuses the single taps of its superviews, so its "
      + "own action runs.",
    since: "6", isBoundToReleases: true,
    evidence: "A: Event Handling Guide, since iOS 6; T: Lotheve 2017", confidence: "high",
    names: ["gestureRecognizerShouldBegin(_:)", "UITapGestureRecognizer", "UIButton"])

  static let oneRecognizerAtATime = Rule(
    "touch.one-recognizer-at-a-time",
    "The first gesture that is recognized makes the other recognizers of its touches fail.",
    since: "3.2",
    evidence: "A: gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", confidence: "high",
    names: ["UIGestureRecognizer", "canPrevent(_:)", "canBePrevented(by:)"])

  static let oneYesIsEnough = Rule(
    "touch.one-yes-is-enough",
    "Two gestures are recognized together if the delegate of either allows it.",
    since: "3.2",
    evidence: "A: gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:); T: minimalab 2015",
    confidence: "high",
    names: ["gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"])

  static let waitsForFailure = Rule(
    "touch.waits-for-failure",
    "A gesture recognizer that requires another to fail waits until the other has failed. If the other "
      + "recognizes its gesture, the waiting one fails.",
    since: "3.2",
    evidence: "A: require(toFail:)", confidence: "high", names: ["require(toFail:)"])

  static let disabledIsCancelled = Rule(
    "touch.disabled-is-cancelled",
    "A gesture recognizer that is disabled during its gesture goes to `cancelled` and calls its "
      + "action.",
    since: "3.2",
    evidence: "A: UIGestureRecognizer.isEnabled", confidence: "high", names: ["isEnabled", "state"])

  static let firstTouchOnly = Rule(
    "touch.first-touch-only",
    "While `isMultipleTouchEnabled` is false, a view gets only the first of several fingers.",
    evidence: "A: isMultipleTouchEnabled", confidence: "high",
    names: ["isMultipleTouchEnabled", "touchesBegan(_:with:)"])

  static let exclusiveTouch = Rule(
    "touch.exclusive",
    "While a view with `isExclusiveTouch` is touched, no other view of the window gets a finger, and "
      + "it gets none while another view has one.",
    evidence: "A: isExclusiveTouch", confidence: "high", names: ["isExclusiveTouch"])

  static let inactiveCancelsTouches = Rule(
    "touch.inactive-cancels",
    "When the app becomes inactive, touches under way are cancelled.",
    evidence: "A: touchesCancelled(_:with:)", confidence: "high",
    names: ["touchesCancelled(_:with:)", "applicationWillResignActive(_:)"])

  static let contentTouchesWait = Rule(
    "touch.content-waits",
    "A scroll view keeps a touch from its content for 0.15 seconds, to see whether it becomes a "
      + "scroll.",
    evidence: "A: delaysContentTouches; T: Lotheve 2017", confidence: "high",
    names: ["delaysContentTouches", "touchesBegan(_:with:)"])

  static let scrollViewAsksBeforeContent = Rule(
    "touch.scroll-view-decides",
    "A scroll view may refuse in `touchesShouldBegin` that its content hears of a touch.",
    evidence: "A: touchesShouldBegin(_:with:in:)", confidence: "high",
    names: ["touchesShouldBegin(_:with:in:)"])

  static let contentKeepsTouch = Rule(
    "touch.content-keeps",
    "Touched content keeps its finger and nothing scrolls if `canCancelContentTouches` is off or "
      + "`touchesShouldCancel(in:)` says no.",
    evidence: "A: canCancelContentTouches", confidence: "high",
    names: ["canCancelContentTouches", "touchesShouldCancel(in:)"])

  static let fingerScrolls = Rule(
    "touch.finger-scrolls",
    "A finger that drags the content of a scroll view moves `contentOffset`, and the content loses "
      + "its touch.",
    evidence: "A: UIScrollView", confidence: "high",
    names: ["contentOffset", "scrollViewWillBeginDragging(_:)"])

  static let liftedFingerSelects = Rule(
    "touch.lifted-finger-selects",
    "A table selects a row when the finger lifts from it. A tap that a gesture recognizer around the "
      + "table takes selects nothing.",
    evidence: "T: Lotheve 2017, two logs", confidence: "high",
    names: ["tableView(_:didSelectRowAt:)", "UITapGestureRecognizer"])

  static let ignoredInteractions = Rule(
    "touch.ignored-interactions",
    "After `beginIgnoringInteractionEvents`, touches reach nobody. The calls nest.",
    evidence: "A: UIApplication.h", confidence: "high",
    names: ["beginIgnoringInteractionEvents", "touchesBegan(_:with:)"])

  static let recognizerHasOneView = Rule(
    "touch.recognizer-has-one-view",
    "A gesture recognizer is of one view at a time: `addGestureRecognizer(_:)` takes it away from the "
      + "view that had it.",
    since: "3.2", evidence: "A: view of UIGestureRecognizer; T: stackoverflow 4747238",
    confidence: "high", names: ["addGestureRecognizer(_:)", "gestureRecognizers"])

  static let touchRules: [Rule] = [
    touchStaysWithView, recognizersBeforeViews, recognizedCancels, beganIsDelayed, endedIsDelayed,
    recognizerAsksToReceive, recognizerAsksToBegin, viewIsAskedToBegin, controlBeatsTapAround,
    oneRecognizerAtATime, oneYesIsEnough, waitsForFailure, disabledIsCancelled, firstTouchOnly,
    exclusiveTouch, inactiveCancelsTouches, contentTouchesWait, scrollViewAsksBeforeContent,
    contentKeepsTouch, fingerScrolls, liftedFingerSelects,
    ignoredInteractions, recognizerHasOneView,
  ]
}
