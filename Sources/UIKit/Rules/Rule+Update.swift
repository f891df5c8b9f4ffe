/// Updates of the screen, and of what a controller shows when it has nothing to show.
extension Rule {
  static let linkRunsInUpdates = Rule(
    "update.link-runs-in-updates",
    "An enabled update link runs its actions in each update of the screen. `currentUpdateInfo` is nil "
      + "outside of them.",
    since: "18", evidence: "A: UIUpdateLink", confidence: "high",
    names: ["UIUpdateLink", "currentUpdateInfo", "requiresContinuousUpdates"])

  static let unavailableIsShown = Rule(
    "update.unavailable-is-shown",
    "A controller shows its `contentUnavailableConfiguration` in a view over its own content. Nil "
      + "takes the view away.",
    since: "17", evidence: "A: contentUnavailableConfiguration", confidence: "medium",
    names: ["contentUnavailableConfiguration"])

  static let unavailableIsUpdatedLater = Rule(
    "update.unavailable-is-updated-later",
    "Several calls of `setNeedsUpdateContentUnavailableConfiguration` lead to one "
      + "`updateContentUnavailableConfiguration(using:)` in the next update.",
    since: "17", evidence: "A: setNeedsUpdateContentUnavailableConfiguration()",
    confidence: "high",
    names: [
      "setNeedsUpdateContentUnavailableConfiguration",
      "updateContentUnavailableConfiguration(using:)",
    ])

  static let updateRules: [Rule] = [
    linkRunsInUpdates, unavailableIsShown, unavailableIsUpdatedLater,
  ]
}
