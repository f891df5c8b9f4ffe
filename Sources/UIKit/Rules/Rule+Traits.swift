/// Traits.
extension Rule {
  static let traitsAreAnnounced = Rule(
    "traits.are-announced",
    "Changed traits are told to a view; for a root view its controller is told first.", since: "8",
    evidence: "A: traitCollectionDidChange(_:)", confidence: "medium",
    names: ["traitCollectionDidChange(_:)"])

  static let traitsParentFirst = Rule(
    "traits.parent-first", "A change of traits goes from parent to child.",
    since: "8", evidence: "P: openuikit", confidence: "medium",
    names: ["traitCollectionDidChange(_:)"])

  static let initialTraitChange = Rule(
    "traits.initial-change",
    "Up to iOS 12 the first traits are announced with a nil previous collection.", since: "8",
    through: "12", evidence: "A: release notes of iOS 13", confidence: "high",
    names: ["traitCollectionDidChange(_:)"])

  static let traitsPredicted = Rule(
    "traits.predicted",
    "From iOS 13 traits that were predicted right are not announced.", since: "13",
    evidence: "A: release notes of iOS 13", confidence: "high",
    names: ["traitCollectionDidChange(_:)"])

  static let traitChangeIsDeferred = Rule(
    "traits.change-is-deferred",
    "From iOS 17 on an override of traits is told with the next commit, before layout.",
    since: "17", isBoundToReleases: true, evidence: "A: Unleash the UIKit trait system (WWDC 2023)",
    confidence: "medium",
    names: ["overrideUserInterfaceStyle", "traitCollectionDidChange(_:)"])

  static let registeredTraitsAreTold = Rule(
    "traits.registered-are-told",
    "`registerForTraitChanges` calls back when one of the named traits changed.", since: "17",
    evidence: "A: UITraitChangeObservable", confidence: "high",
    names: ["registerForTraitChanges"])

  static let traitsRules: [Rule] = [
    traitsAreAnnounced, traitsParentFirst, initialTraitChange, traitsPredicted,
    traitChangeIsDeferred, registeredTraitsAreTold,
  ]
}
