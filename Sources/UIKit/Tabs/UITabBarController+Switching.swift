/// Taking children in, selecting one, and the switch from the old one to the new.
extension UITabBarController {

  // MARK: The children

  func setMembers(_ new: [UIViewController]) {
    tabStorage = []
    let old = members
    let index = indexOfSelected
    members = new
    for member in old {
      if !UINavigationController.list(new, has: member) { drop(member) }
    }
    for member in new {
      if because(.tabsTellAllChildren) { takeIn(member) }
    }
    if !UINavigationController.list(new, has: selected), because(.tabsSelectTheFirst) {
      changeSelection(to: index < new.count && because(.goneTabKeepsIndex) ? new[index] : new.first)
    }
    if because(.allTabsAreCustomizable) { customizableViewControllers = new }
  }

  func takeIn(_ member: UIViewController) {
    if member.parentStorage === self { return }
    adopt(member)
    sendDidMove(member, to: self)
  }

  private func drop(_ member: UIViewController) {
    sendWillMove(member, to: nil)
    if displayed === member {
      takeOut(member)
      displayed = nil
    }
    member.leaveParent()
  }

  // MARK: Selecting

  var indexOfSelected: Int {
    var index = 0
    if let tab = tabStorage.isEmpty ? nil : selectedTabStorage {
      for candidate in tabStorage {
        if candidate === tab { return index }
        index += 1
      }
    }
    for member in members {
      if member === selected { return index }
      index += 1
    }
    return Int.max
  }

  /// A person taps a tab: the delegate decides first and hears of it afterwards.
  func tap(_ index: Int) {
    if !tabStorage.isEmpty {
      let visible = tabStorage.filter { !$0.isHidden }
      if index >= 0 && index < visible.count { tap(visible[index]) }
      return
    }
    guard index >= 0 && index < members.count else { return }
    let isMore = index == 4 && needsMoreList && because(.moreListIsSelectable)
    let member = isMore ? moreNavigationController : members[index]
    if member.tabBarItem?.isEnabled == false { return }
    tellBar(member)
    if let delegate = delegate, because(.tabDelegateDecides),
      !delegate.tabBarController(self, shouldSelect: member)
    {
      return
    }
    if member === selected, let navigation = member as? UINavigationController,
      because(.secondTapPopsToRoot)
    {
      navigation.popToRootViewController(animated: true)
    }
    changeSelection(to: member)
    if let delegate = delegate, because(.tabDelegateIsTold) {
      delegate.tabBarController(self, didSelect: member)
    }
  }

  /// The bar tells its delegate, which is the controller, before the tab changes.
  private func tellBar(_ member: UIViewController) {
    if let item = member.tabBarItem, because(.barTellsFirst) {
      tabBar(tabBar, didSelect: item)
    }
  }

  /// Code selects: the delegate is not asked and, as far as is known, hears nothing.
  func selectByCode(_ controller: UIViewController?) {
    if let stranger = controller, !UINavigationController.list(members, has: stranger),
      !isMoreController(stranger)
    {
      refuse(stranger)
      return
    }
    changeSelection(to: controller)
    if let delegate = delegate, let member = controller, !because(.tabDelegateOnTap) {
      delegate.tabBarController(self, didSelect: member)
    }
  }

  private func refuse(_ stranger: UIViewController) {
    guard because(.selectionOfStranger) else { return }
    Host.raise(
      NSException(
        name: .invalidArgumentException,
        reason: "-[UITabBarController setSelectedViewController:] only a view controller in the "
          + "tab bar controller's list of view controllers can be selected."))
  }

  private var isShown: Bool { return appearState == .appeared || appearState == .appearing }

  func changeSelection(to controller: UIViewController?) {
    if controller === selected && because(.sameTabDoesNothing) { return }
    finishPendingSwitch()
    selected = controller
    guard let incoming = controller else { return }
    guard isShown else {
      if !because(.tabsWaitForWindow) { incoming.loadViewIfRequired() }
      return
    }
    if appearState == .appearing && displayed == nil {
      showSelected(appearanceIsAnimated)
      return
    }
    transition(from: displayed, to: incoming)
  }

  /// Loads only the selected controller.
  private func load(_ incoming: UIViewController) {
    if !because(.tabsLoadSelectedOnly) {
      for member in members {
        member.loadViewIfRequired()
      }
    }
    takeIn(incoming)
    incoming.loadViewIfRequired()
  }

  // MARK: Switching

  /// `-[UITabBarController transitionFromViewController:toViewController:]`
  private func transition(from outgoing: UIViewController?, to incoming: UIViewController) {
    load(incoming)
    sendWills(from: outgoing, to: incoming)
    displayed = incoming
    place(incoming)
    let finish: () -> Void = {
      if outgoing !== incoming { self.takeOut(outgoing) }
      self.sendDids(from: outgoing, to: incoming)
    }
    pendingSwitch = finish
    if let animator = askForAnimator(from: outgoing, to: incoming) {
      run(animator, from: outgoing, to: incoming)
      return
    }
    if because(.tabSwitchIsAnimated) {
      RunLoop.main.enqueue(after: 0.25, phase: 3) { self.finishPendingSwitch() }
    } else {
      RunLoop.main.runAfterCommit { self.finishPendingSwitch() }
    }
  }

  private func askForAnimator(from outgoing: UIViewController?, to incoming: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    guard Simulation.current.isAtLeast(7), let delegate = delegate, let outgoing = outgoing,
      because(.tabDelegateSuppliesAnimator)
    else { return nil }
    return delegate.tabBarController(
      self, animationControllerForTransitionFrom: outgoing, to: incoming)
  }

  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning, from outgoing: UIViewController?,
    to incoming: UIViewController
  ) {
    guard let own = wrapper ?? viewStorage else { return }
    let coordinator = TransitionCoordinator(
      from: outgoing, to: incoming, container: own, isAnimated: true, duration: 0.35)
    currentTransition = coordinator
    let interactor = askForInteractor(animator)
    coordinator.perform(animator: animator, interactor: interactor) { didComplete in
      self.currentTransition = nil
      if didComplete || !because(.cancelledSwitchTurnsRound) {
        self.finishPendingSwitch()
      } else {
        self.turnRound(from: outgoing, to: incoming)
      }
      coordinator.end()
    }
  }

  private func askForInteractor(_ animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    guard let delegate = delegate, because(.tabDelegateSuppliesInteraction) else { return nil }
    return delegate.tabBarController(self, interactionControllerFor: animator)
  }

  /// A switch that the app's animator took back: the old tab is selected again.
  private func turnRound(from outgoing: UIViewController?, to incoming: UIViewController) {
    pendingSwitch = nil
    selected = outgoing
    displayed = outgoing
    incoming.__viewWillDisappear(false)
    outgoing?.__viewWillAppear(false)
    incoming.viewStorage?.removeFromSuperview()
    if let outgoing = outgoing { place(outgoing) }
    incoming.__viewDidDisappear()
    outgoing?.__viewDidAppear()
  }

  /// Until iOS 17 the new tab hears first, from iOS 18 the old one: three logs up to iOS 17, and a
  /// test suite that was measured on iOS 26.1.
  private func sendWills(from outgoing: UIViewController?, to incoming: UIViewController) {
    let isNew = Simulation.current.isAtLeast(18)
    if isNew ? because(.tabLeavingWillFirst) : !because(.tabArrivingWillFirst) {
      outgoing?.__viewWillDisappear(false)
      incoming.__viewWillAppear(false)
      return
    }
    incoming.__viewWillAppear(false)
    outgoing?.__viewWillDisappear(false)
    if outgoing === incoming { incoming.__viewWillAppear(false) }
  }

  /// The leaving tab finishes first, as in a push.
  private func sendDids(from outgoing: UIViewController?, to incoming: UIViewController) {
    if because(.tabLeavingFinishesFirst) {
      outgoing?.__viewDidDisappear()
      incoming.__viewDidAppear()
    } else {
      incoming.__viewDidAppear()
      outgoing?.__viewDidDisappear()
    }
  }

  func finishPendingSwitch() {
    guard let finish = pendingSwitch else { return }
    pendingSwitch = nil
    finish()
  }

  private func place(_ controller: UIViewController) {
    guard let own = viewStorage, let content = controller.viewStorage else { return }
    placeBar()
    if let wrapper = wrapper {
      fit(controller, in: wrapper)
      wrapper.addSubview(content, at: 0)
    } else {
      content.frame = own.bounds
      own.addSubview(content, at: 0)
    }
    own.markNeedsLayout()
  }

  private func takeOut(_ controller: UIViewController?) {
    guard let content = controller?.viewStorage, content.superviewStorage != nil else { return }
    content.removeFromSuperview()
    viewStorage?.markNeedsLayout()
  }

  // MARK: Along with the container

  /// Passes a step of the container's own appearance on to the selected child.
  func forward(_ step: AppearState) {
    switch step {
    case .appearing:
      showSelected(appearanceIsAnimated)
    case .appeared:
      displayed?.__viewDidAppear()
    case .disappearing:
      finishPendingSwitch()
      displayed?.__viewWillDisappear(appearanceIsAnimated)
    case .disappeared:
      displayed?.__viewDidDisappear()
    }
  }

  private func showSelected(_ animated: Bool) {
    guard let child = selected else { return }
    if displayed !== child {
      takeOut(displayed)
    }
    load(child)
    child.__viewWillAppear(animated)
    if displayed !== child {
      displayed = child
      place(child)
    }
  }
}
