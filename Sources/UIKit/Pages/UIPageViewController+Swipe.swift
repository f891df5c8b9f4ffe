/// A finger turns the page, or lets go too early.
extension UIPageViewController {

  /// A finger turns to the next page; the data source is asked for the neighbours first.
  func beginSwipe() {
    guard appearState == .appeared, swipe == nil, let current = shown.first,
      scroller?.isScrollEnabled ?? true
    else { return }
    finishPending()
    findNeighbours(of: current)
    guard let incoming = after.page ?? before.page else { return }
    takeIn(incoming)
    // The delegate's function came with iOS 6.
    let hearsOfStart = Simulation.current.isAtLeast(6)
    if let delegate = delegate, hearsOfStart, because(.pageDelegateOnSwipe) {
      delegate.pageViewController(self, willTransitionTo: [incoming])
    }
    swipe = PageSwipe(from: current, to: incoming)
    begin(from: current, to: incoming, animated: true)
  }

  /// Scrolling needs both neighbours at hand, curling only the one the finger turns to.
  private func findNeighbours(of page: UIViewController) {
    guard let source = dataSource else { return }
    if !because(.pageNeighboursAreCached) {
      after = .unknown
      before = .unknown
    }
    if !after.isKnown {
      after = PageNeighbour(askAfter(source, page))
    }
    if styleStorage == .pageCurl && after.page != nil && because(.curlAsksForOneNeighbour) {
      return
    }
    if !before.isKnown {
      before = PageNeighbour(askBefore(source, page))
    }
  }

  private func askAfter(_ source: any UIPageViewControllerDataSource, _ page: UIViewController)
    -> UIViewController?
  {
    guard because(.pageDataSourceIsAsked) else { return nil }
    return source.pageViewController(self, viewControllerAfter: page)
  }

  private func askBefore(_ source: any UIPageViewControllerDataSource, _ page: UIViewController)
    -> UIViewController?
  {
    guard because(.pageDataSourceIsAsked) else { return nil }
    return source.pageViewController(self, viewControllerBefore: page)
  }

  func finishSwipe() {
    guard let running = swipe else { return }
    swipe = nil
    shown = [running.to]
    RunLoop.main.enqueue(after: 0.3, phase: 3) {
      self.completeSwipe(running)
    }
  }

  private func completeSwipe(_ running: PageSwipe) {
    end(from: running.from, to: running.to)
    tellDelegate(running, completed: true)
    let wentForward = after.page === running.to
    indicator?.currentPage += wentForward ? 1 : -1
    before = wentForward ? PageNeighbour(running.from) : PageNeighbour.unknown
    after = wentForward ? PageNeighbour.unknown : PageNeighbour(running.from)
    if styleStorage == .scroll {
      findNeighbours(of: running.to)
    }
  }

  private func tellDelegate(_ running: PageSwipe, completed: Bool) {
    guard let delegate = delegate, because(.pageDelegateOnSwipe) else { return }
    delegate.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [running.from],
      transitionCompleted: completed)
  }

  func cancelSwipe() {
    guard let running = swipe else { return }
    swipe = nil
    RunLoop.main.enqueue(after: 0.3, phase: 3) {
      self.undoSwipe(running)
    }
  }

  /// A page that was turned half and let go: both turn round, in an order that depends on the style.
  private func undoSwipe(_ running: PageSwipe) {
    guard because(.pageSwipeCancelled) else {
      shown = [running.to]
      completeSwipe(running)
      return
    }
    if styleStorage == .scroll {
      running.from.__viewWillAppear(true)
      running.from.__viewDidAppear()
      running.to.__viewWillDisappear(true)
      running.to.viewStorage?.removeFromSuperview()
      running.to.__viewDidDisappear()
    } else {
      running.to.__viewWillDisappear(true)
      running.from.__viewWillAppear(true)
      running.to.viewStorage?.removeFromSuperview()
      running.to.__viewDidDisappear()
      running.from.__viewDidAppear()
    }
    letGo(running.to)
    tellDelegate(running, completed: false)
  }
}

/// The two pages of a swipe.
final class PageSwipe {
  let from: UIViewController
  let to: UIViewController

  init(from: UIViewController, to: UIViewController) {
    self.from = from
    self.to = to
  }
}

/// A page beside the shown one: not asked for yet, or asked for and found, or none.
struct PageNeighbour {
  let isKnown: Bool
  let page: UIViewController?

  init(_ page: UIViewController?) {
    self.isKnown = true
    self.page = page
  }

  private init() {
    isKnown = false
    page = nil
  }

  static var unknown: PageNeighbour { return PageNeighbour() }
}
