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
    "UIKit asks for results when the search begins, with each change of the text, and when the search "
      + "ends.",
    since: "8", evidence: "A: updateSearchResults(for:)", confidence: "high",
    names: ["updateSearchResults(for:)"])

  static let searchDelegateMayPresent = Rule(
    "search.delegate-may-present",
    "When a search begins, UIKit first calls the delegate's `presentSearchController`. If the "
      + "delegate doesn't present the search, UIKit does.",
    since: "8", evidence: "A: UISearchController.h", confidence: "high",
    names: ["presentSearchController(_:)", "isActive"])

  static let searchBarAsksDelegate = Rule(
    "search.bar-asks-delegate",
    "A search bar asks its delegate before editing begins and ends, and tells the delegate afterwards.",
    evidence: "A: UISearchBarDelegate", confidence: "high",
    names: [
      "searchBarShouldBeginEditing(_:)", "searchBarTextDidBeginEditing(_:)",
      "searchBarShouldEndEditing(_:)", "searchBarTextDidEndEditing(_:)",
    ])

  static let searchBarTellsText = Rule(
    "search.bar-tells-text",
    "A search bar tells its delegate of each edit of the text. The clear button is an edit too.",
    evidence: "A: searchBar(_:textDidChange:)", confidence: "high",
    names: ["searchBar(_:textDidChange:)"])

  static let searchBarTellsButtons = Rule(
    "search.bar-tells-buttons",
    "A search bar tells its delegate of the search key, the cancel button and the scope buttons.",
    evidence: "A: UISearchBarDelegate", confidence: "high",
    names: [
      "searchBarSearchButtonClicked(_:)", "searchBarCancelButtonClicked(_:)",
      "searchBar(_:selectedScopeButtonIndexDidChange:)",
    ])

  static let searchBeginsInBar = Rule(
    "search.begins-in-bar",
    "A search begins as soon as editing begins in the search bar of its search controller.",
    since: "8", evidence: "A: UISearchController", confidence: "high",
    names: ["isActive", "searchBar"])

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
    searchBarAsksDelegate, searchBarTellsText, searchBarTellsButtons, searchBeginsInBar,
    changedBarUpdatesResults, resultsAreAChild, searchIsLeftToCode,
  ]
}
