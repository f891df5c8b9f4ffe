/// Search.
extension Rule {
  static let searchKeepsPresenter = Rule(
    "search.keeps-presenter",
    "A search controller presents itself over the controller that has its search bar. That "
      + "controller gets no appearance callbacks.",
    since: "8", evidence: "A: UISearchController", confidence: "high",
    names: ["isActive", "UISearchController"])

  static let searchDelegateIsTold = Rule(
    "search.delegate-is-told",
    "UIKit calls the search controller's delegate before and after it presents and dismisses the "
      + "search.",
    since: "8", evidence: "A: UISearchControllerDelegate", confidence: "high",
    names: [
      "willPresentSearchController(_:)", "didPresentSearchController(_:)",
      "willDismissSearchController(_:)", "didDismissSearchController(_:)",
    ])

  static let searchUpdatesResults = Rule(
    "search.updates-results",
    "UIKit asks for results when the search begins and when it ends.",
    since: "8", evidence: "A: updateSearchResults(for:)", confidence: "high",
    names: ["updateSearchResults(for:)"])

  static let searchDelegateMayPresent = Rule(
    "search.delegate-may-present",
    "When a search begins, UIKit first calls the delegate's `presentSearchController`. If the "
      + "delegate doesn't present the search, UIKit does.",
    since: "8", evidence: "A: UISearchController.h", confidence: "high",
    names: ["presentSearchController(_:)", "isActive"])

  static let changedBarUpdatesResults = Rule(
    "search.changed-bar-updates",
    "While the search is active, a new text or scope of the search bar updates the results, even "
      + "if your code sets it.",
    since: "8", evidence: "A: UISearchController.h", confidence: "medium",
    alternative: "Only typing updates them.",
    names: ["updateSearchResults(for:)", "searchBar"])

  static let resultsAreAChild = Rule(
    "search.results-are-a-child",
    "During a search, the results controller is a child of the search controller. Its view is "
      + "hidden while the search text is empty.",
    since: "8",
    evidence: "A: automaticallyShowsSearchResultsController; S: answers that unhide the view",
    confidence: "medium", alternative: "The results appear with the first text.",
    names: ["searchResultsController", "showsSearchResultsController"])

  static let searchIsLeftToCode = Rule(
    "search.is-left-to-code",
    "If your code shows the cancel button, the scope bar or the results, the search controller no "
      + "longer shows or hides them itself.",
    since: "13", isBoundToReleases: true, evidence: "A: UISearchController.h", confidence: "high",
    names: [
      "automaticallyShowsCancelButton", "automaticallyShowsScopeBar",
      "automaticallyShowsSearchResultsController",
    ])

  static let searchRules: [Rule] = [
    searchDelegateMayPresent, searchKeepsPresenter, searchDelegateIsTold, searchUpdatesResults,
    changedBarUpdatesResults, resultsAreAChild, searchIsLeftToCode,
  ]
}
