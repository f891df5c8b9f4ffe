/// One thing UIKit does, with the releases it applies to and its evidence.
///
/// A rule is declared in the file of the topic that its id begins with (`Rules/Rule+View.swift`,
/// ...), and the model calls `because(.rule)` where it follows it.
public final class Rule {
  /// `topic.statement`; never reused for another rule.
  public let id: String
  /// The ids that it had, and those of rules that became part of it: learners' histories go on with it.
  public let formerly: [String]
  public let sentence: String
  /// The first release the rule is known for.
  public let since: String
  /// The last release, with its minor ones, when UIKit has changed since.
  public let through: String?
  /// Whether UIKit does otherwise in other releases: the mark of such a rule is false there. Other
  /// rules have the release of an API, or the first one that somebody looked at.
  public let isBoundToReleases: Bool
  /// A: Apple's reference. S: a stack trace or exception in a public issue. T: a published console
  /// trace. P: another implementation or its tests. M: measured. K: recall.
  public let evidence: String
  /// high, medium, low or recall.
  public let confidence: String
  /// The other plausible behaviour of a rule that is weak or that UIKit leaves open: the model
  /// follows it in a run where the rule is switched off.
  public let alternative: String?
  /// The articles that discuss it, `000` to `004`.
  public let articles: [String]
  /// Entries of the claims ledger, `S000-10`.
  public let claims: [String]
  /// The callbacks and members that it describes.
  public let names: [String]

  init(
    _ id: String, _ sentence: String, since: String = "3", through: String? = nil,
    isBoundToReleases: Bool = false, evidence: String, confidence: String,
    alternative: String? = nil, articles: [String] = [], claims: [String] = [],
    names: [String] = [], formerly: [String] = []
  ) {
    self.id = id
    self.formerly = formerly
    self.sentence = sentence
    self.since = since
    self.through = through
    self.isBoundToReleases = isBoundToReleases
    self.evidence = evidence
    self.confidence = confidence
    self.alternative = alternative
    self.articles = articles
    self.claims = claims
    self.names = names
  }

  /// `since` and `through` as numbers, read once; a rule without an end has none there.
  private lazy var firstRelease: [Int] = Rule.numbers(of: since)
  private lazy var lastRelease: [Int] = through.map { Rule.numbers(of: $0) } ?? []

  /// Whether the simulated release is one of the rule's.
  var isInForce: Bool {
    let first = firstRelease
    guard Simulation.current.isAtLeast(first[0], first.count > 1 ? first[1] : 0) else {
      return false
    }
    guard let last = lastRelease.first else { return true }
    return !Simulation.current.isAtLeast(last + 1)
  }

  /// Every rule of the model.
  public static let all: [Rule] = [
    viewRules, nibRules, storyboardRules, segueRules, memoryRules, windowRules, responderRules,
    touchRules, controlRules,
    appRules, launchRules, activityRules, restorationRules, sceneRules, appearanceRules, childRules,
    hierarchyRules, layoutRules, propertiesRules,
    safeAreaRules, traitsRules, updateRules, sizeRules, orientationRules, animationRules,
    tableRules, listRules, navigationRules, tabsRules,
    pagesRules, splitRules, presentRules, popoverRules, sheetRules, dismissRules, transitionRules,
    alertRules, searchRules, tintRules, editingRules, keyboardRules, keysRules, dragRules,
    statusBarRules, geometryRules, printRules, barsRules, insetsRules, layerRules, menuRules,
  ].flatMap { $0 }

  private static func numbers(of release: String) -> [Int] {
    return release.split(separator: ".").map { Int($0) ?? 0 }
  }
}

/// Marks the place where the model follows a rule, for the trace, and returns whether it must.
///
/// A rule that is bound to releases is false in the others, so no release is tested beside its mark.
/// Any other is true natively. The interpreter can switch rules off, so all effects of a rule are
/// behind its mark: `if because(.rule) { … }`, with the alternative of a weak rule in the `else`.
@discardableResult
@_semantics("vdl.because")
func because(_ rule: Rule) -> Bool {
  return !rule.isBoundToReleases || rule.isInForce
}
