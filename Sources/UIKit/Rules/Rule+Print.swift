/// The texts of descriptions.
extension Rule {
  static let colorSpaceIsExtended = Rule(
    "print.color-space-is-extended",
    "From iOS 10 on, a color prints an extended color space and its numbers. Before, it prints the "
      + "device's color space.",
    since: "10", isBoundToReleases: true,
    evidence: "T: wallabag's WhiteTests 2019, logs of iOS 9", confidence: "high",
    names: ["UIColor", "description"])

  static let viewPrintsItsColor = Rule(
    "print.view-with-color",
    "From iOS 15 on, a view's description has its background color.",
    since: "15", isBoundToReleases: true,
    evidence: "T: Sentry's recorded hierarchies of iOS 16 to 26; Point-Free's of iOS 13 have none",
    confidence: "medium", names: ["description", "backgroundColor"])

  static let imageViewPrintsImage = Rule(
    "print.image-view-with-image",
    "From iOS 15 on, an image view's description has its image, with size and scale.",
    since: "15", isBoundToReleases: true,
    evidence: "T: Sentry's recorded hierarchies of iOS 18; logs of iOS 12 have none",
    confidence: "medium", names: ["UIImageView", "description"])

  static let imagePrintsItsSource = Rule(
    "print.image-with-source",
    "From iOS 13 on, an image prints where it is from, its size and its rendering mode. Before, it "
      + "prints its size.",
    since: "13", isBoundToReleases: true,
    evidence: "T: logs of iOS 15 and 16; K: the older form", confidence: "medium",
    names: ["UIImage", "description"])

  static let emptyTextViewPrintsText = Rule(
    "print.empty-text-view",
    "From iOS 17 on, an empty text view prints its empty text, as a text field does.",
    since: "17", isBoundToReleases: true,
    evidence: "T: Sentry's tests for iOS 16 and 17", confidence: "high",
    names: ["UITextView", "description"])

  static let activeConstraintSaysSo = Rule(
    "print.constraint-is-active",
    "From iOS 9 on, the description of an active constraint ends with `(active)`.",
    since: "9", isBoundToReleases: true,
    evidence: "T: logs of unsatisfiable constraints of iOS 8 and iOS 13", confidence: "medium",
    names: ["NSLayoutConstraint", "isActive"])

  static let sizePrintsAsEquation = Rule(
    "print.size-as-equation",
    "From iOS 11 on, a constraint of a width or height prints as an equation. Before, it prints in the "
      + "visual format.",
    since: "11", isBoundToReleases: true,
    evidence: "T: logs of unsatisfiable constraints of iOS 7, 8 and 13", confidence: "medium",
    names: ["NSLayoutConstraint", "description"])

  static let constraintNamesIdentifiedViews = Rule(
    "print.constraint-names-identified",
    "The description of a constraint calls a view by its accessibility identifier. The class is left "
      + "out, and the address follows under `names`.",
    since: "9", evidence: "T: logs of unsatisfiable constraints of iOS 13 and later, of keyboards",
    confidence: "medium", names: ["NSLayoutConstraint", "accessibilityIdentifier"])

  static let traitsPrintByName = Rule(
    "print.traits-by-name",
    "From iOS 13 on, a trait collection prints each trait that it specifies with a word. Before, it "
      + "prints the private names of traits, and most values as numbers.",
    since: "13", isBoundToReleases: true,
    evidence: "T: logs of iOS 8, 12 and 13 in public repositories", confidence: "medium",
    names: ["UITraitCollection", "description"])

  static let printRules: [Rule] = [
    colorSpaceIsExtended, viewPrintsItsColor, imageViewPrintsImage, emptyTextViewPrintsText,
    activeConstraintSaysSo, sizePrintsAsEquation,
    imagePrintsItsSource, constraintNamesIdentifiedViews, traitsPrintByName,
  ]
}
