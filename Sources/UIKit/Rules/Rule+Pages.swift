/// Pages.
extension Rule {
  static let pageIsChildWhileShown = Rule(
    "pages.child-while-shown",
    "A page is a child of the page view controller while it's shown. It joins when you set it, "
      + "gets `didMove(toParent:)` after it has appeared, and leaves after another page has "
      + "replaced it.",
    since: "5",
    evidence: "T: stackoverflow 48653763",
    confidence: "medium",
    names: [
      "setViewControllers(_:direction:animated:completion:)", "willMove(toParent:)",
      "didMove(toParent:)",
    ])

  static let pageSetEarlyAppearsAtOnce = Rule(
    "pages.set-early",
    "If you set a page before the page view controller is on screen, the page gets "
      + "`viewWillAppear` and `viewDidAppear` immediately, before any layout.",
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
    "When the page view controller appears again, the shown page appears again too.",
    since: "5",
    evidence: "A: UIPageViewController",
    confidence: "high",
    names: ["viewWillAppear(_:)", "viewDidAppear(_:)"])

  static let pageArrivingWillFirst = Rule(
    "pages.arriving-will-first",
    "A page change sends the new page's `viewWillAppear`, then the old page's `viewWillDisappear`.",
    since: "5",
    evidence: "T: wangling.me 2014",
    confidence: "high",
    names: ["UIPageViewController", "viewWillAppear(_:)", "viewWillDisappear(_:)"])

  static let pageScrollArrivingFinishes = Rule(
    "pages.scroll-arriving-finishes",
    "With scrolling pages, the new page's `viewDidAppear` comes before the old page's "
      + "`viewDidDisappear`.",
    since: "6",
    evidence: "T: wangling.me 2014",
    confidence: "high",
    names: ["UIPageViewController", "viewDidAppear(_:)", "viewDidDisappear(_:)"])

  static let pageCurlLeavingFinishes = Rule(
    "pages.curl-leaving-finishes",
    "With curling pages, the old page's `viewDidDisappear` comes before the new page's "
      + "`viewDidAppear`.",
    since: "5",
    evidence: "T: wangling.me 2014",
    confidence: "high",
    names: ["UIPageViewController", "viewDidAppear(_:)", "viewDidDisappear(_:)"])

  static let pageSwipeCancelled = Rule(
    "pages.swipe-cancelled",
    "A cancelled page swipe reverses both pages. With scrolling, the old page appears again before "
      + "the new page leaves. With curling, both first get their \"will\" callbacks.",
    since: "5",
    evidence: "T: wangling.me 2014",
    confidence: "high",
    names: [
      "UIPageViewController", "viewWillAppear(_:)", "viewWillDisappear(_:)", "viewDidAppear(_:)",
      "viewDidDisappear(_:)",
    ])

  static let pageDataSourceIsAsked = Rule(
    "pages.data-source",
    "On a swipe, the page view controller asks its data source for the next page. Without a data "
      + "source, the user can't swipe.",
    since: "5",
    evidence: "A: UIPageViewControllerDataSource",
    confidence: "high",
    names: [
      "pageViewController(_:viewControllerAfter:)", "pageViewController(_:viewControllerBefore:)",
    ])

  static let pageNeighboursAreCached = Rule(
    "pages.neighbours-are-cached",
    "With scrolling, UIKit asks the data source for both neighbours once. After a page change, it "
      + "asks only for the missing neighbour.",
    since: "6",
    evidence: "T: wisdomskyduan 2015",
    confidence: "medium",
    names: [
      "pageViewController(_:viewControllerAfter:)", "pageViewController(_:viewControllerBefore:)",
    ])

  static let curlAsksForOneNeighbour = Rule(
    "pages.curl-asks-for-one",
    "With curling, UIKit asks the data source only for the page that the finger turns to.",
    since: "5",
    evidence: "K",
    confidence: "recall",
    alternative: "It is asked for both neighbors, as in scrolling.",
    names: [
      "pageViewController(_:viewControllerAfter:)", "pageViewController(_:viewControllerBefore:)",
    ])

  static let pageDelegateOnSwipe = Rule(
    "pages.delegate-on-swipe",
    "The delegate gets `willTransitionTo` and `didFinishAnimating` for swipes. It gets no "
      + "callbacks for changes by code.",
    since: "5",
    evidence: "A: UIPageViewControllerDelegate",
    confidence: "high",
    names: [
      "pageViewController(_:willTransitionTo:)",
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
    ])

  static let pageCountMustFit = Rule(
    "pages.count-must-fit",
    "A page view controller that shows one page at a time throws an exception if you set another "
      + "number of controllers.",
    since: "5",
    evidence: "S: \"The number of view controllers provided (3) doesn't match the number required "
      + "(1) for the requested transition\", Taehyeon-Kim/TIL#18, NYPL Simplified-iOS#781",
    confidence: "high",
    names: ["setViewControllers(_:direction:animated:completion:)"])

  static let pageIndicatorIsAskedFor = Rule(
    "pages.indicator",
    "`setViewControllers` asks the data source for the number of dots and the current one. Swipes "
      + "move the dots without asking.",
    since: "6", evidence: "A: UIPageViewController.h", confidence: "high",
    names: ["presentationCount(for:)", "presentationIndex(for:)"])

  static let middleSpineIsDoubleSided = Rule(
    "pages.middle-spine-is-double-sided",
    "With the spine in the middle, a page view controller is double-sided. Setting `isDoubleSided` "
      + "to false throws an exception.",
    since: "5", evidence: "A: UIPageViewController.h", confidence: "high",
    names: ["isDoubleSided", "spineLocation"])

  static let pagesShareSpine = Rule(
    "pages.two-beside-the-spine",
    "With the spine in the middle, a page view controller shows two pages, each in a half of its view.",
    since: "5",
    evidence: "A: setViewControllers(_:direction:animated:completion:), table of spines",
    confidence: "high",
    names: ["spineLocation", "setViewControllers(_:direction:animated:completion:)"])

  static let pagesLieInScrollView = Rule(
    "pages.lie-in-scroll-view",
    "Pages that scroll lie in a scroll view, which is a subview of the page view controller's view. "
      + "If you disable its scrolling, the user can't turn pages.",
    since: "6", evidence: "T: stackoverflow 22098493, 22577929", confidence: "high",
    names: ["UIPageViewController", "isScrollEnabled", "subviews"])

  static let pagesRules: [Rule] = [
    pagesShareSpine,
    pageIsChildWhileShown, pageSetEarlyAppearsAtOnce, pageAppearsWithContainer,
    pageArrivingWillFirst, pageScrollArrivingFinishes, pageCurlLeavingFinishes, pageSwipeCancelled,
    pageDataSourceIsAsked, pageNeighboursAreCached, curlAsksForOneNeighbour, pageDelegateOnSwipe,
    pageCountMustFit, pageIndicatorIsAskedFor,
    middleSpineIsDoubleSided,
    pagesLieInScrollView,
  ]
}
