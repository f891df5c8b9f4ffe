/// Two controllers side by side on a pad; on a phone only the first is shown.
open class UISplitViewController: UIViewController {
  private var members: [UIViewController] = []

  open var preferredDisplayMode: UISplitViewController.DisplayMode =
    UISplitViewController.DisplayMode.automatic

  public enum DisplayMode: Int {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
  }

  open var viewControllers: [UIViewController] {
    get { return members }
    set { setMembers(newValue) }
  }

  @available(iOS 8.0, *)
  open var isCollapsed: Bool { return Simulation.current.idiom == .phone }

  private func setMembers(_ new: [UIViewController]) {
    let old = members
    for member in old {
      sendWillMove(member, to: nil)
      member.viewStorage?.removeFromSuperview()
      member.leaveParent()
    }
    members = new
    for member in new {
      adopt(member)
      sendDidMove(member, to: self)
    }
    if viewStorage != nil { placeMembers() }
  }

  /// The members that are on screen.
  private var shownMembers: [UIViewController] {
    if isCollapsed, let first = members.first { return [first] }
    return members
  }

  private func placeMembers() {
    guard let own = viewStorage else { return }
    let shown = shownMembers
    var x: CGFloat = 0
    for member in shown {
      member.loadViewIfRequired()
      guard let content = member.viewStorage, content.superviewStorage == nil else { continue }
      let isLast = member === shown.last
      let width = isLast ? own.bounds.width - x : 320
      content.frame = CGRect(x: x, y: 0, width: width, height: own.bounds.height)
      x += width
      own.addSubview(content)
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let shown = shownMembers
    for member in shown {
      because(.forwardsParentFirst)
      member.__viewWillAppear(animated)
    }
    placeMembers()
  }
}
