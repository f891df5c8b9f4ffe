/// Menus.
extension Rule {
  static let contextMenuIsAskedFor = Rule(
    "menu.delegate-decides",
    "A finger held on a view asks the delegate of its context menu interaction for a menu. Without a "
      + "configuration the delegate isn't asked for anything else.",
    since: "13", evidence: "A: Apple's comments in UIContextMenuInteraction.h", confidence: "high",
    names: ["contextMenuInteraction(_:configurationForMenuAtLocation:)"])

  static let deferredElementsAreKept = Rule(
    "menu.deferred-elements-are-kept",
    "A deferred menu element asks for its elements the first time that its menu is shown. An uncached "
      + "one asks each time.",
    since: "14", evidence: "A: UIDeferredMenuElement, uncached(_:)", confidence: "high",
    names: ["UIDeferredMenuElement"])

  static let mainMenuIsRebuilt = Rule(
    "menu.main-menu-is-rebuilt",
    "After `UIMenuSystem.main.setNeedsRebuild()`, UIKit calls `buildMenu(with:)` of the app's "
      + "delegate in a later turn. A delegate that is no responder leaves it to the application.",
    since: "13", evidence: "A: UIMenuSystem.setNeedsRebuild()", confidence: "medium",
    names: ["UIMenuSystem", "setNeedsRebuild()", "buildMenu(with:)"])

  static let menuRules: [Rule] = [
    mainMenuIsRebuilt, contextMenuIsAskedFor, deferredElementsAreKept,
  ]
}
