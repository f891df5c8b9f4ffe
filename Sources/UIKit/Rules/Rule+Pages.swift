/// Pages.
extension Rule {
  static let pageIsChildWhileShown = Rule(
    "pages.child-while-shown",
    "A page is a child of the page view controller as long as it is shown: it moves in when "
      + "it is set, hears `didMove(toParent:)` once it has appeared, and moves out when another "
      + "took its place.",
    since: "5",
    evidence: "T: stackoverflow 48653763",
    confidence: "medium",
    names: [
      "setViewControllers(_:direction:animated:completion:)", "willMove(toParent:)",
      "didMove(toParent:)",
    ])

  static let pageSetEarlyAppearsAtOnce = Rule(
    "pages.set-early",
    "A page set before the page view controller is on screen gets `viewWillAppear` and "
      + "`viewDidAppear` at once, before any layout.",
    since: "5",
    evidence: "T: stackoverflow 48653763",
    confidence: "medium",
    alternative: "It appears along with the page view controller.",
    names: [
      "setViewControllers(_:direction:animated:completion:)", "viewWillAppear(_:)",
      "viewDidAppear(_:)", "viewDidLayoutSubviews()",
    ])

  static let pageAppearsWithContainer = Rule(
    "pages.appears-with-container",
    "The shown page appears again along with the page view controller.",
    since: "5",
    evidence: "A: UIPageViewController",
    confidence: "high",
    names: ["viewWillAppear(_:)", "viewDidAppear(_:)"])

  static let pageArrivingWillFirst = Rule(
    "pages.arriving-will-first",
    "A change of page sends the new page's `viewWillAppear`, then the old one's "
      + "`viewWillDisappear`.",
    since: "5",
    evidence: "T: wangling.me 2014",
    confidence: "high",
    names: ["UIPageViewController", "viewWillAppear(_:)", "viewWillDisappear(_:)"])

  static let pageScrollArrivingFinishes = Rule(
    "pages.scroll-arriving-finishes",
    "Scrolling pages: the new page's `viewDidAppear` comes before the old one's "
      + "`viewDidDisappear`.",
    since: "6",
    evidence: "T: wangling.me 2014",
    confidence: "high",
    names: ["UIPageViewController", "viewDidAppear(_:)", "viewDidDisappear(_:)"])

  static let pageCurlLeavingFinishes = Rule(
    "pages.curl-leaving-finishes",
    "Curling pages: the old page's `viewDidDisappear` comes before the new one's "
      + "`viewDidAppear`.",
    since: "5",
    evidence: "T: wangling.me 2014",
    confidence: "high",
    names: ["UIPageViewController", "viewDidAppear(_:)", "viewDidDisappear(_:)"])

  static let pageSwipeCancelled = Rule(
    "pages.swipe-cancelled",
    "A page swipe taken back turns both pages round. Scrolling, the old page appears again "
      + "before the new one leaves; curling, both hear their will callbacks first.",
    since: "5",
    evidence: "T: wangling.me 2014",
    confidence: "high",
    names: [
      "UIPageViewController", "viewWillAppear(_:)", "viewWillDisappear(_:)", "viewDidAppear(_:)",
      "viewDidDisappear(_:)",
    ])

  static let pageDataSourceIsAsked = Rule(
    "pages.data-source",
    "A swipe asks the data source for the page to turn to; without one there is nothing to "
      + "swipe.",
    since: "5",
    evidence: "A: UIPageViewControllerDataSource",
    confidence: "high",
    names: [
      "pageViewController(_:viewControllerAfter:)", "pageViewController(_:viewControllerBefore:)",
    ])

  static let pageNeighboursAreCached = Rule(
    "pages.neighbours-are-cached",
    "Scrolling, the data source is asked for both neighbours once; after a change only for "
      + "the missing one.",
    since: "6",
    evidence: "T: wisdomskyduan 2015",
    confidence: "medium",
    names: [
      "pageViewController(_:viewControllerAfter:)", "pageViewController(_:viewControllerBefore:)",
    ])

  static let curlAsksForOneNeighbour = Rule(
    "pages.curl-asks-for-one",
    "Curling, the data source is only asked for the page the finger turns to.",
    since: "5",
    evidence: "K",
    confidence: "recall",
    alternative: "It is asked for both neighbours, as in scrolling.",
    names: [
      "pageViewController(_:viewControllerAfter:)", "pageViewController(_:viewControllerBefore:)",
    ])

  static let pageDelegateOnSwipe = Rule(
    "pages.delegate-on-swipe",
    "The delegate hears `willTransitionTo` and `didFinishAnimating` of swipes, and nothing of "
      + "changes by code.",
    since: "5",
    evidence: "A: UIPageViewControllerDelegate",
    confidence: "high",
    names: [
      "pageViewController(_:willTransitionTo:)",
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
    ])

  static let pagesRules: [Rule] = [
    pageIsChildWhileShown, pageSetEarlyAppearsAtOnce, pageAppearsWithContainer,
    pageArrivingWillFirst, pageScrollArrivingFinishes, pageCurlLeavingFinishes, pageSwipeCancelled,
    pageDataSourceIsAsked, pageNeighboursAreCached, curlAsksForOneNeighbour, pageDelegateOnSwipe,
  ]
}
