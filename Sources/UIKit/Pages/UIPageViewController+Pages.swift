/// A change of page by code, and the common part of both ways to change it.
extension UIPageViewController {

  /// `-[UIPageViewController _setViewControllers:withCurlOfType:fromLocation:direction:animated:`
  /// `notifyDelegate:completion:]`
  func setPages(
    _ controllers: [UIViewController], animated: Bool, completion: ((Bool) -> Void)?
  ) {
    checkCount(of: controllers)
    finishPending()
    askForIndicator()
    let old = shown.filter { page in !controllers.contains { $0 === page } }
    let new = controllers.filter { page in !shown.contains { $0 === page } }
    after = .unknown
    before = .unknown
    if old.isEmpty && new.isEmpty {
      completion?(true)
      return
    }
    for page in new { takeIn(page) }
    shown = controllers
    guard appearState == .appeared, viewStorage?.window != nil, !new.isEmpty else {
      swapOffScreen(old, new)
      completion?(true)
      return
    }
    begin(from: old, to: new, animated: animated)
    pending = {
      self.end(from: old, to: new)
      completion?(true)
    }
    if animated {
      RunLoop.main.enqueue(after: 0.3, phase: 3) { self.finishPending() }
    } else {
      RunLoop.main.runAfterCommit { self.finishPending() }
    }
  }

  /// Scrolling shows one page, and so does curling in the usual way.
  private func checkCount(of controllers: [UIViewController]) {
    let wanted = spineLocation == .mid || isDoubleSided ? 2 : 1
    if controllers.count == wanted || controllers.isEmpty && shown.isEmpty { return }
    if wanted == 2 && spineLocation != .mid { return }
    guard because(.pageCountMustFit) else { return }
    Host.raise(
      NSException(
        name: .invalidArgumentException,
        reason: "The number of view controllers provided (\(controllers.count)) doesn't match the "
          + "number required (\(wanted)) for the requested transition"))
  }

  func finishPending() {
    guard let finish = pending else { return }
    pending = nil
    finish()
  }

  // MARK: Off screen

  private func swapOffScreen(_ old: [UIViewController], _ new: [UIViewController]) {
    for page in old {
      if page.appearState != .disappeared { page.__viewWillDisappear(false) }
      page.viewStorage?.removeFromSuperview()
      page.__viewDidDisappear()
      letGo(page)
    }
    if new.isEmpty { return }
    if appearState == .appearing {
      showPage(appearanceIsAnimated)
      return
    }
    for page in new { showOffScreen(page) }
  }

  /// A disassembly in a public answer shows the same three steps on and off screen:
  /// `_child:beginAppearanceTransition:animated:`, `addSubview:`, `_childEndAppearanceTransition:`.
  private func showOffScreen(_ page: UIViewController) {
    guard viewStorage?.window == nil, because(.pageSetEarlyAppearsAtOnce) else {
      if viewStorage != nil { place(page) }
      tellMoved()
      return
    }
    loadViewIfRequired()
    page.__viewWillAppear(false)
    place(page)
    page.__viewDidAppear()
    tellMoved()
  }

  /// The page, or the two beside the spine, appears along with its container.
  func showPage(_ animated: Bool) {
    for page in shown {
      page.__viewWillAppear(animated)
      if page.viewStorage?.superviewStorage == nil { place(page) }
    }
  }

  func place(_ page: UIViewController) {
    page.loadViewIfRequired()
    guard let own = viewStorage, let content = page.viewStorage else { return }
    let room = pageFrame(in: own.bounds)
    if let scroll = scrollView(in: own, room) {
      content.frame = CGRect(origin: CGPoint.zero, size: room.size)
      scroll.addSubview(content)
    } else {
      content.frame = halfFrame(of: page, in: room)
      own.addSubview(content)
    }
    page.viewIsAppearingIfNeeded()
  }

  /// The view in which pages scroll; pages that curl have none.
  private func scrollView(in own: UIView, _ room: CGRect) -> UIScrollView? {
    guard styleStorage == .scroll, because(.pagesLieInScrollView) else { return nil }
    let scroll = scroller ?? _UIQueuingScrollView(frame: room)
    scroller = scroll
    if scroll.superviewStorage !== own { own.insertSubview(scroll, at: 0) }
    if scroll.frame != room { scroll.frame = room }
    return scroll
  }

  /// With the spine in the middle there is a page at each side of it.
  private func halfFrame(of page: UIViewController, in all: CGRect) -> CGRect {
    guard spineLocation == .mid, shown.count > 1, because(.pagesShareSpine) else { return all }
    let isUpright = navigationOrientation == .vertical
    let isSecond = page === shown.last
    if isUpright {
      let half = all.height / 2
      return CGRect(
        x: all.minX, y: isSecond ? all.minY + half : all.minY, width: all.width, height: half)
    }
    let half = all.width / 2
    return CGRect(
      x: isSecond ? all.minX + half : all.minX, y: all.minY, width: half, height: all.height)
  }

  // MARK: Coming and going

  /// A page becomes a child when it is needed.
  func takeIn(_ page: UIViewController) {
    if page.parentStorage === self { return }
    guard because(.pageIsChildWhileShown) else { return }
    adopt(page)
    arriving.append(page)
  }

  /// A page hears that it moved in once it has appeared.
  func tellMoved() {
    let new = arriving
    arriving = []
    for page in new {
      if page.parentStorage === self && because(.pageIsChildWhileShown) {
        sendDidMove(page, to: self)
      }
    }
  }

  func letGo(_ page: UIViewController) {
    guard page.parentStorage === self, because(.pageIsChildWhileShown) else { return }
    arriving = []
    sendWillMove(page, to: nil)
    page.leaveParent()
  }

  // MARK: A change of page on screen

  func begin(from old: UIViewController?, to new: UIViewController, animated: Bool) {
    new.loadViewIfRequired()
    sendWills(from: old, to: new, animated: animated)
    place(new)
  }

  private func begin(from old: [UIViewController], to new: [UIViewController], animated: Bool) {
    for index in 0..<max(old.count, new.count) {
      let leaving = index < old.count ? old[index] : nil
      if index < new.count {
        begin(from: leaving, to: new[index], animated: animated)
      } else {
        leaving?.__viewWillDisappear(animated)
      }
    }
  }

  private func end(from old: [UIViewController], to new: [UIViewController]) {
    for index in 0..<max(old.count, new.count) {
      let leaving = index < old.count ? old[index] : nil
      if index < new.count {
        end(from: leaving, to: new[index])
      } else if let leaving = leaving {
        leaving.viewStorage?.removeFromSuperview()
        leaving.__viewDidDisappear()
        letGo(leaving)
      }
    }
  }

  /// The new page hears first, unlike a push.
  private func sendWills(from old: UIViewController?, to new: UIViewController, animated: Bool) {
    if because(.pageArrivingWillFirst) {
      new.__viewWillAppear(animated)
      old?.__viewWillDisappear(animated)
    } else {
      old?.__viewWillDisappear(animated)
      new.__viewWillAppear(animated)
    }
  }

  func end(from old: UIViewController?, to new: UIViewController) {
    old?.viewStorage?.removeFromSuperview()
    sendDids(from: old, to: new)
    tellMoved()
    if let old = old { letGo(old) }
  }

  /// Scrolling, the new page finishes first; curling, the old one.
  private func sendDids(from old: UIViewController?, to new: UIViewController) {
    let scrolls = styleStorage == .scroll
    if scrolls ? because(.pageScrollArrivingFinishes) : !because(.pageCurlLeavingFinishes) {
      new.__viewDidAppear()
      old?.__viewDidDisappear()
    } else {
      old?.__viewDidDisappear()
      new.__viewDidAppear()
    }
  }
}
