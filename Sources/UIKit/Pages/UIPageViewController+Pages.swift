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
    let old = shown.first
    let new = controllers.first
    after = .unknown
    before = .unknown
    if old === new {
      completion?(true)
      return
    }
    if let new = new { takeIn(new) }
    shown = controllers
    guard appearState == .appeared, viewStorage?.window != nil, let incoming = new else {
      swapOffScreen(old, new)
      completion?(true)
      return
    }
    begin(from: old, to: incoming, animated: animated)
    pending = {
      self.end(from: old, to: incoming)
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

  private func swapOffScreen(_ old: UIViewController?, _ new: UIViewController?) {
    if let old = old {
      if old.appearState != .disappeared { old.__viewWillDisappear(false) }
      old.viewStorage?.removeFromSuperview()
      old.__viewDidDisappear()
      letGo(old)
    }
    if let new = new { showOffScreen(new) }
  }

  /// A disassembly in a public answer shows the same three steps on and off screen:
  /// `_child:beginAppearanceTransition:animated:`, `addSubview:`, `_childEndAppearanceTransition:`.
  private func showOffScreen(_ page: UIViewController) {
    if appearState == .appearing {
      showPage(appearanceIsAnimated)
      return
    }
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

  /// The page appears along with its container.
  func showPage(_ animated: Bool) {
    guard let page = shown.first else { return }
    page.__viewWillAppear(animated)
    if page.viewStorage?.superviewStorage == nil { place(page) }
  }

  func place(_ page: UIViewController) {
    page.loadViewIfRequired()
    guard let own = viewStorage, let content = page.viewStorage else { return }
    content.frame = pageFrame(in: own.bounds)
    own.addSubview(content)
    page.viewIsAppearingIfNeeded()
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
