/// Several controllers side by side, of which one is selected and shown.
open class UITabBarController: UIViewController {
  var members: [UIViewController] = []
  /// The child whose view is in the container now.
  var displayed: UIViewController?
  private var selected: UIViewController?
  private var pendingSwitch: (() -> Void)?

  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar(frame: CGRect.zero)

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    loadOwnView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadOwnView()
  }

  private func loadOwnView() {
    because(.tabsLoadInInit)
    loadViewIfRequired()
  }

  open var viewControllers: [UIViewController]? {
    get { return members.isEmpty ? nil : members }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    let new = controllers ?? []
    let old = members
    members = new
    for member in old {
      if !UINavigationController.list(new, has: member) { drop(member) }
    }
    for member in new {
      if member.parentStorage !== self {
        because(.tabsTellAllChildren)
        adopt(member)
        sendDidMove(member, to: self)
      }
    }
    if !UINavigationController.list(new, has: selected) {
      select(new.first)
    }
  }

  private func drop(_ member: UIViewController) {
    sendWillMove(member, to: nil)
    if displayed === member {
      member.viewStorage?.removeFromSuperview()
      displayed = nil
    }
    member.leaveParent()
  }

  open var selectedViewController: UIViewController? {
    get { return selected }
    set { select(newValue) }
  }

  open var selectedIndex: Int {
    get {
      var index = 0
      for member in members {
        if member === selected { return index }
        index += 1
      }
      return Int.max
    }
    set {
      if newValue >= 0 && newValue < members.count {
        select(members[newValue])
      }
    }
  }

  /// A person taps a tab: the delegate is asked first and told after.
  func tap(_ index: Int) {
    guard index >= 0 && index < members.count else { return }
    let member = members[index]
    because(.tabDelegateOnTap)
    if let delegate = delegate, !delegate.tabBarController(self, shouldSelect: member) { return }
    if member === selected, let navigation = member as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    select(member)
    because(.tabDelegateOnTap)
    delegate?.tabBarController(self, didSelect: member)
  }

  // MARK: Switching

  private func select(_ controller: UIViewController?) {
    if controller === selected {
      because(.sameTabDoesNothing)
      return
    }
    finishPendingSwitch()
    selected = controller
    guard appearState == .appeared || appearState == .appearing, let incoming = controller else {
      return
    }
    if appearState == .appearing && displayed == nil {
      showSelected(appearanceIsAnimated)
      return
    }
    transition(from: displayed, to: incoming)
  }

  /// `-[UITabBarController transitionFromViewController:toViewController:]`
  private func transition(from outgoing: UIViewController?, to incoming: UIViewController) {
    because(.tabsLoadSelectedOnly)
    incoming.loadViewIfRequired()
    let isAnimated = Simulation.current.isAtLeast(18)
    sendWills(from: outgoing, to: incoming)
    displayed = incoming
    place(incoming)
    let finish: () -> Void = {
      outgoing?.viewStorage?.removeFromSuperview()
      because(.tabLeavingFinishesFirst)
      outgoing?.__viewDidDisappear()
      because(.tabLeavingFinishesFirst)
      incoming.__viewDidAppear()
    }
    pendingSwitch = finish
    if isAnimated {
      RunLoop.main.enqueue(after: 0.25, phase: 3) { self.finishPendingSwitch() }
    } else {
      RunLoop.main.runAfterCommit { self.finishPendingSwitch() }
    }
  }

  private func sendWills(from outgoing: UIViewController?, to incoming: UIViewController) {
    if Simulation.current.isAtLeast(18) {
      because(.tabLeavingWillFirst)
      outgoing?.__viewWillDisappear(false)
      because(.tabLeavingWillFirst)
      incoming.__viewWillAppear(false)
    } else {
      because(.tabArrivingWillFirst)
      incoming.__viewWillAppear(false)
      because(.tabArrivingWillFirst)
      outgoing?.__viewWillDisappear(false)
    }
  }

  private func finishPendingSwitch() {
    guard let finish = pendingSwitch else { return }
    pendingSwitch = nil
    finish()
  }

  private func place(_ controller: UIViewController) {
    guard let own = viewStorage, let content = controller.viewStorage else { return }
    content.frame = own.bounds
    own.addSubview(content, at: 0)
  }

  private func showSelected(_ animated: Bool) {
    guard let child = selected else { return }
    because(.tabsLoadSelectedOnly)
    if displayed !== child {
      displayed?.viewStorage?.removeFromSuperview()
    }
    child.__viewWillAppear(animated)
    if displayed !== child {
      displayed = child
      place(child)
    }
  }

  // MARK: Appearance

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    because(.tabsForwardInside)
    showSelected(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    because(.tabsForwardInside)
    displayed?.__viewDidAppear()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    finishPendingSwitch()
    because(.tabsForwardInside)
    displayed?.__viewWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    because(.tabsForwardInside)
    displayed?.__viewDidDisappear()
  }

  override var childrenForAppearance: [UIViewController] {
    if hasSentViewIsAppearing && appearState == .appearing, let child = displayed {
      return [child]
    }
    return []
  }

  override var childForOrientation: UIViewController? { return selected }

  override func barInsets(for child: UIViewController) -> UIEdgeInsets {
    return UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)
  }
}

/// Decides about and hears of taps on tabs.
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  @_semantics("vdl.callback")
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  @_semantics("vdl.callback")
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    return true
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
