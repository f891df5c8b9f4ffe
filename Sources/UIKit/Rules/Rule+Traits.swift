/// Traits.
extension Rule {
  static let traitsAreAnnounced = Rule(
    "traits.are-announced",
    "UIKit tells a view when its traits change. For a root view, it tells the controller first.",
    since: "8",
    evidence: "A: traitCollectionDidChange(_:)", confidence: "medium",
    names: ["traitCollectionDidChange(_:)"])

  static let traitsParentFirst = Rule(
    "traits.parent-first",
    "UIKit tells a parent about changed traits before its children.",
    since: "8", evidence: "P: openuikit", confidence: "medium",
    names: ["traitCollectionDidChange(_:)"])

  static let initialTraitChange = Rule(
    "traits.initial-change",
    "Up to iOS 12, UIKit announces the first traits with a nil previous collection.",
    since: "8",
    through: "12", evidence: "A: release notes of iOS 13", confidence: "high",
    names: ["traitCollectionDidChange(_:)"])

  static let traitsPredicted = Rule(
    "traits.predicted",
    "From iOS 13, UIKit doesn't announce traits that it predicted correctly.",
    since: "13",
    evidence: "A: release notes of iOS 13", confidence: "high",
    names: ["traitCollectionDidChange(_:)"])

  static let traitChangeIsDeferred = Rule(
    "traits.change-is-deferred",
    "From iOS 17, UIKit announces overridden traits at the next commit, before layout.",
    since: "17", isBoundToReleases: true, evidence: "A: Unleash the UIKit trait system (WWDC 2023)",
    confidence: "medium",
    names: ["overrideUserInterfaceStyle", "traitCollectionDidChange(_:)"])

  static let registeredTraitsAreTold = Rule(
    "traits.registered-are-told",
    "After `registerForTraitChanges`, UIKit calls you back when one of the named traits has "
      + "changed.",
    since: "17",
    evidence: "A: UITraitChangeObservable", confidence: "high",
    names: ["registerForTraitChanges"])

  static let traitsRules: [Rule] = [
    traitsAreAnnounced, traitsParentFirst, initialTraitChange, traitsPredicted,
    traitChangeIsDeferred, registeredTraitsAreTold,
  ]
}
