/// Memory warnings, and the unloading of views up to iOS 5.
extension Rule {
  static let memoryWarningReachesAll = Rule(
    "memory.warning-reaches-all",
    "UIKit sends a memory warning to every controller.",
    evidence: "A: didReceiveMemoryWarning()", confidence: "high",
    claims: ["M-13", "S001-02"], names: ["didReceiveMemoryWarning"])

  static let memoryWarningReachesDelegate = Rule(
    "memory.warning-reaches-delegate",
    "UIKit tells the app delegate about a memory warning first.",
    evidence: "A: applicationDidReceiveMemoryWarning(_:)", confidence: "high",
    names: ["applicationDidReceiveMemoryWarning(_:)"])

  static let willUnloadBeforeDropping = Rule(
    "memory.will-unload",
    "On iOS 5, UIKit calls `viewWillUnload()` while the controller still has its view.",
    since: "5", through: "5", isBoundToReleases: true, evidence: "A: viewWillUnload()",
    confidence: "high",
    names: ["viewWillUnload"])

  static let didUnloadAfterDropping = Rule(
    "memory.did-unload",
    "Up to iOS 5, UIKit calls `viewDidUnload()` after a memory warning has dropped the view.",
    through: "5", evidence: "A: viewDidUnload(); T: cnblogs linyawen 2537298", confidence: "high",
    articles: ["001", "003"], claims: ["S003-04"], names: ["viewDidUnload"])

  static let bareControllerKeepsItsView = Rule(
    "memory.bare-controller-keeps-view",
    "A plain `UIViewController` without a nib keeps its view, because it couldn't create the view "
      + "again.",
    through: "5", evidence: "T: published observations of iOS 5", confidence: "medium",
    names: ["didReceiveMemoryWarning"])

  static let viewOutlivesController = Rule(
    "memory.view-outlives-controller",
    "When a controller is destroyed, its view stays in the hierarchy and on screen, but without a "
      + "controller.",
    evidence: "P: WinObjC; T: coderapp.vercel.app 60386750", confidence: "high",
    names: ["deinit", "view", "addSubview(_:)"])

  static let backReferencesDoNotOwn = Rule(
    "memory.back-references-do-not-own",
    "A parent owns its child controllers, and a controller owns its view. A view doesn't own its "
      + "controller, and a child doesn't own its parent.",
    evidence: "A; P: flowkey, Chameleon", confidence: "high",
    names: ["parent", "children", "view", "deinit"])

  static let memoryWarningUnloads = Rule(
    "memory.warning-unloads",
    "Up to iOS 5, a memory warning drops the view of a controller that isn't on screen.",
    through: "5", evidence: "A: viewDidUnload; T: blog.devtang 2012", confidence: "high",
    articles: ["001", "003"], claims: ["S001-01", "S003-04"],
    names: ["viewWillUnload", "viewDidUnload", "didReceiveMemoryWarning"])

  static let memoryWarningKeepsViews = Rule(
    "memory.warning-keeps-views",
    "From iOS 6, UIKit never unloads a loaded view, not even after a memory warning.",
    since: "6",
    evidence: "A: viewDidUnload", confidence: "high", articles: ["001", "003"],
    claims: ["S001-01", "S001-02", "S003-05", "M-13"], names: ["didReceiveMemoryWarning"])

  static let targetsAreNotRetained = Rule(
    "memory.targets-are-not-retained",
    "A control doesn't own the targets of its actions.",
    evidence: "A: addTarget(_:action:for:)", confidence: "high",
    names: ["addTarget(_:action:for:)", "deinit"])

  static let displayLinkKeepsTarget = Rule(
    "memory.display-link-keeps-target",
    "A display link keeps its target alive until it is invalidated.",
    evidence: "A: CADisplayLink, init(target:selector:): it retains its target",
    confidence: "high", names: ["CADisplayLink", "invalidate()"])

  static let memoryRules: [Rule] = [
    memoryWarningReachesAll, memoryWarningReachesDelegate, willUnloadBeforeDropping,
    didUnloadAfterDropping, bareControllerKeepsItsView, viewOutlivesController,
    backReferencesDoNotOwn, memoryWarningUnloads, memoryWarningKeepsViews, targetsAreNotRetained,
    displayLinkKeepsTarget,
  ]
}
