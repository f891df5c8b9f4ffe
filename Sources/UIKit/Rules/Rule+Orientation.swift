/// The orientations that app and controllers support.
extension Rule {
  static let orientationsOfApp = Rule(
    "orientation.of-app",
    "The interface rotates only to an orientation that the app's delegate supports for the "
      + "window, as well as the shown controller.",
    since: "6", evidence: "A: application(_:supportedInterfaceOrientationsFor:)",
    confidence: "high",
    names: ["application(_:supportedInterfaceOrientationsFor:)"])

  static let noCommonOrientationRaises = Rule(
    "orientation.no-common-raises",
    "If you present a controller full screen and the app supports none of its orientations, "
      + "UIKit throws an exception.",
    since: "6", evidence: "S: MetalScope#39 (iOS 11)", confidence: "high",
    names: [
      "supportedInterfaceOrientations", "application(_:supportedInterfaceOrientationsFor:)",
    ])

  static let preferredMustBeSupported = Rule(
    "orientation.preferred-is-supported",
    "If the preferred orientation of a controller that you present full screen isn't among its "
      + "supported ones, UIKit throws an exception.",
    since: "6", evidence: "S: report with iOS 8", confidence: "high",
    names: [
      "preferredInterfaceOrientationForPresentation", "supportedInterfaceOrientations",
    ])

  static let presentationTurns = Rule(
    "orientation.presentation-turns",
    "If a full-screen controller doesn't support the current orientation, the interface turns "
      + "to its preferred one. The presenter gets no `viewWillTransition`.",
    since: "6", evidence: "A: preferredInterfaceOrientationForPresentation; T: answer with iOS 13",
    confidence: "medium",
    names: ["preferredInterfaceOrientationForPresentation", "viewWillTransition(to:with:)"])

  static let rootTurnsAfterAppearing = Rule(
    "orientation.root-turns-later",
    "A root that doesn't support the current orientation gets `viewWillAppear` in it. Then the "
      + "interface turns, before `viewDidAppear` and without `viewWillTransition`.",
    since: "8", evidence: "T: launch log with iOS 15", confidence: "medium",
    names: ["supportedInterfaceOrientations", "viewWillAppear(_:)", "viewDidAppear(_:)"])

  static let rootIsAskedForOrientations = Rule(
    "orientation.root-is-asked",
    "A window asks a new root for its orientations immediately.",
    since: "8", evidence: "S: stacks with iOS 11, SwiftEntryKit#315", confidence: "high",
    names: ["rootViewController", "supportedInterfaceOrientations"])

  static let orientationIsTriedAgain = Rule(
    "orientation.is-tried-again",
    "After `setNeedsUpdateOfSupportedInterfaceOrientations`, or before iOS 16 "
      + "`attemptRotationToDeviceOrientation`, the interface turns to the device's orientation if "
      + "that is supported now.",
    since: "5", evidence: "A: setNeedsUpdateOfSupportedInterfaceOrientations()", confidence: "high",
    names: [
      "setNeedsUpdateOfSupportedInterfaceOrientations", "attemptRotationToDeviceOrientation",
    ])

  static let turnIsToldToApp = Rule(
    "orientation.app-is-told",
    "Without scenes, UIKit tells the app's delegate before the status bar changes its "
      + "orientation, and after.",
    since: "3", evidence: "A: application(_:willChangeStatusBarOrientation:duration:)",
    confidence: "high",
    names: [
      "application(_:willChangeStatusBarOrientation:duration:)",
      "application(_:didChangeStatusBarOrientation:)",
    ])

  static let geometryRequestTurns = Rule(
    "orientation.geometry-request-turns",
    "`requestGeometryUpdate` turns a scene to an orientation that the shown controller "
      + "supports. If it supports none, UIKit calls the error handler.",
    since: "16", evidence: "A: requestGeometryUpdate(_:errorHandler:)", confidence: "high",
    names: ["requestGeometryUpdate(_:errorHandler:)"])

  static let deviceTurnIsPosted = Rule(
    "orientation.device-turn-is-posted",
    "When the device turns, UIKit posts `orientationDidChangeNotification` of `UIDevice` before the "
      + "interface turns, and also if the interface stays.",
    since: "3", evidence: "A: UIDevice.orientation; K", confidence: "medium",
    alternative: "The notification comes only after the interface has turned.",
    names: ["orientationDidChangeNotification", "viewWillTransition(to:with:)"])

  static let lockedOrientationStays = Rule(
    "orientation.locked-stays",
    "From iOS 26, the interface doesn't turn while the shown controller's "
      + "`prefersInterfaceOrientationLocked` returns true.",
    since: "26", isBoundToReleases: true,
    evidence: "A: prefersInterfaceOrientationLocked; Make your UIKit app more flexible (WWDC 2025)",
    confidence: "medium",
    names: [
      "prefersInterfaceOrientationLocked", "setNeedsUpdateOfPrefersInterfaceOrientationLocked",
      "isInterfaceOrientationLocked",
    ])

  static let geometryIsToldToScene = Rule(
    "orientation.geometry-is-told",
    "From iOS 26, UIKit tells the window scene's delegate the former geometry when the scene has "
      + "turned, changed its size or locked its orientation.",
    since: "26", isBoundToReleases: true,
    evidence: "A: windowScene(_:didUpdateEffectiveGeometry:)", confidence: "high",
    names: ["windowScene(_:didUpdateEffectiveGeometry:)", "effectiveGeometry"])

  static let containerDelegateDecidesOrientations = Rule(
    "orientation.container-delegate-decides",
    "The delegate of a navigation or tab bar controller can answer for the orientations in its place.",
    since: "7", isBoundToReleases: true,
    evidence: "A: navigationControllerSupportedInterfaceOrientations(_:)", confidence: "high",
    names: [
      "navigationControllerSupportedInterfaceOrientations(_:)",
      "tabBarControllerSupportedInterfaceOrientations(_:)", "supportedInterfaceOrientations",
    ])

  static let deviceValueTurns = Rule(
    "orientation.device-value-turns",
    "Up to iOS 15, setting the value `orientation` of `UIDevice` by key turns the interface. From iOS "
      + "16 on, it does nothing.",
    through: "15", isBoundToReleases: true,
    evidence: "S: iOS 16, BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported",
    confidence: "high", names: ["UIDevice", "orientation"])

  static let orientationRules: [Rule] = [
    deviceValueTurns,
    containerDelegateDecidesOrientations,
    deviceTurnIsPosted, lockedOrientationStays, geometryIsToldToScene,
    orientationsOfApp, noCommonOrientationRaises, preferredMustBeSupported,
    presentationTurns, rootTurnsAfterAppearing, rootIsAskedForOrientations,
    orientationIsTriedAgain,
    turnIsToldToApp,
    geometryRequestTurns,
  ]
}
