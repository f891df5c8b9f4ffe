/// Search.
extension Rule {
  static let searchKeepsPresenter = Rule(
    "search.keeps-presenter",
    "A search controller presents itself over the controller that has its search bar, which gets "
      + "no callbacks.",
    since: "8", evidence: "A: UISearchController", confidence: "high",
    names: ["isActive", "UISearchController"])

  static let searchDelegateIsTold = Rule(
    "search.delegate-is-told",
    "The delegate of a search hears before and after it is presented and dismissed.",
    since: "8", evidence: "A: UISearchControllerDelegate", confidence: "high",
    names: [
      "willPresentSearchController(_:)", "didPresentSearchController(_:)",
      "willDismissSearchController(_:)", "didDismissSearchController(_:)",
    ])

  static let searchUpdatesResults = Rule(
    "search.updates-results", "Results are asked for when the search begins and when it ends.",
    since: "8", evidence: "A: updateSearchResults(for:)", confidence: "high",
    names: ["updateSearchResults(for:)"])

  static let searchRules: [Rule] = [
    searchKeepsPresenter, searchDelegateIsTold, searchUpdatesResults,
  ]
}
