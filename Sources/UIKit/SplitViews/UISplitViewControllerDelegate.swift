/// Decides how a split view collapses and where it shows controllers.
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// True when the delegate has dealt with the secondary itself: it is dropped. Since iOS 8.
  @_semantics("vdl.callback")
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// The column that lies on top in one column. Since iOS 14.
  @_semantics("vdl.callback")
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// True when the delegate has shown the controller itself. Since iOS 8.
  @_semantics("vdl.callback")
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool

  /// True when the delegate has shown the detail itself. Since iOS 8.
  @_semantics("vdl.callback")
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool

  /// The columns are about to lie differently. Since iOS 8.
  @_semantics("vdl.callback")
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// A column is about to come into view. Since iOS 14.
  @_semantics("vdl.callback")
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  /// A column is about to go out of view. Since iOS 14.
  @_semantics("vdl.callback")
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  /// The controller that stays when the split view collapses; nil keeps the primary. Since iOS 8.
  @_semantics("vdl.callback")
  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?

  /// The arrangement that the button for the display mode leads to. Since iOS 8.
  @_semantics("vdl.callback")
  func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode

  /// The controller that is the primary once the split view expands, which the model's never does.
  /// Since iOS 8.
  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?

  /// The secondary once the split view expands. Since iOS 8.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  /// The arrangement once the split view expands. Since iOS 14.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode

  /// A finger begins or ends to bring columns into view; none does in the model. Since iOS 14.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

  /// The orientations that the split view allows. Since iOS 7.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask

  /// The split view has collapsed its columns. Since iOS 14.
  @_semantics("vdl.callback")
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// The split view has expanded, which the model's never does. Since iOS 14.
  @_semantics("vdl.callback")
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    return false
  }

  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    return proposedTopColumn
  }

  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    return false
  }

  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    return false
  }

  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}

  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}

  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}

  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  {
    return nil
  }

  public func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  { return .automatic }

  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  { return nil }

  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { return nil }

  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode { return proposedDisplayMode }

  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: UISplitViewController
  ) {}

  public func splitViewControllerInteractivePresentationGestureDidEnd(
    _ svc: UISplitViewController
  ) {}

  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { return .all }

  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
