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

  static let searchRules: [Rule] = [
    searchDelegateMayPresent, searchKeepsPresenter, searchDelegateIsTold, searchUpdatesResults,
  ]
}
