/// A column and its content.
final class SplitColumn {
  let column: UISplitViewController.Column
  /// The controller that the app put in.
  var given: UIViewController
  /// The shown controller: the same one, or a navigation controller around it.
  var shown: UIViewController

  init(_ column: UISplitViewController.Column, given: UIViewController, shown: UIViewController) {
    self.column = column
    self.given = given
    self.shown = shown
  }
}

/// Named columns, from iOS 14.
extension UISplitViewController {

  func columnEntry(_ column: UISplitViewController.Column) -> SplitColumn? {
    for entry in columns {
      if entry.column == column { return entry }
    }
    return nil
  }

  /// Puts a controller into a column, inside a navigation controller if it is none.
  func set(_ controller: UIViewController?, in column: UISplitViewController.Column) {
    var kept: [SplitColumn] = []
    for entry in columns {
      if entry.column != column { kept.append(entry) }
    }
    if let controller = controller {
      kept.append(SplitColumn(column, given: controller, shown: wrapped(controller, in: column)))
    }
    columns = kept
    if isCollapsedStorage {
      if column == .secondary { reveal(.secondary) }
    } else {
      setMembers(columnsSideBySide)
    }
  }

  private func wrapped(_ controller: UIViewController, in column: UISplitViewController.Column)
    -> UIViewController
  {
    if column == .compact || controller is UINavigationController { return controller }
    guard because(.splitWrapsColumns) else { return controller }
    return UINavigationController(rootViewController: controller)
  }

  private var columnsSideBySide: [UIViewController] {
    var found: [UIViewController] = []
    let order: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    for column in order {
      if let entry = columnEntry(column) { found.append(entry.shown) }
    }
    return found
  }

  /// A phone shows the compact column, or the others in one stack up to the top column.
  func collapseColumns() {
    if let compact = columnEntry(.compact), because(.splitShowsCompactColumn) {
      setMembers([compact.shown])
      return
    }
    let top = topColumn
    guard let primary = columnEntry(.primary) ?? columnEntry(.secondary) else { return }
    setMembers([primary.shown])
    let above: [UISplitViewController.Column] = [.supplementary, .secondary]
    for column in above {
      if column.rawValue <= top.rawValue, let entry = columnEntry(column), entry !== primary {
        collapse(entry.shown, onto: primary.shown)
      }
    }
  }

  private var topColumn: UISplitViewController.Column {
    let proposed: UISplitViewController.Column =
      columnEntry(.secondary) == nil ? .primary : .secondary
    guard let delegate = delegate, because(.splitDelegateNamesTopColumn) else { return proposed }
    return delegate.splitViewController(
      self, topColumnForCollapsingToProposedTopColumn: proposed)
  }

  /// Brings a column into view: on a phone by a push.
  func reveal(_ column: UISplitViewController.Column) {
    guard let entry = columnEntry(column), because(.splitShowsColumn) else { return }
    if isCollapsedStorage {
      guard let navigation = members.first as? UINavigationController, entry.shown !== navigation
      else { return }
      if navigation.contains(entry.shown) {
        navigation.popToViewController(entry.shown, animated: true)
      } else {
        navigation.write(push: entry.shown, animated: true)
      }
      return
    }
    if column == .primary { show(mode: .oneBesideSecondary) }
  }

  func conceal(_ column: UISplitViewController.Column) {
    guard because(.splitShowsColumn) else { return }
    if isCollapsedStorage {
      if let navigation = members.first as? UINavigationController,
        let entry = columnEntry(column), navigation.stack.last === entry.shown
      {
        navigation.popViewController(animated: true)
      }
      return
    }
    if column == .primary { show(mode: .secondaryOnly) }
  }

  private func tellOfPrimary(isShown: Bool) {
    guard styleStorage != .unspecified, isShown == (displayMode == .secondaryOnly),
      let delegate = delegate, because(.splitDelegateHearsOfColumns)
    else { return }
    if isShown {
      delegate.splitViewController(self, willShow: .primary)
    } else {
      delegate.splitViewController(self, willHide: .primary)
    }
  }

  /// Code is about to prefer another arrangement, of which the delegate hears.
  func tellOfPreferred(_ mode: UISplitViewController.DisplayMode) {
    guard appearState == .appeared, !isCollapsedStorage, mode != .automatic, shownMode == nil,
      mode != displayMode, let delegate = delegate, because(.splitDelegateHearsOfMode)
    else { return }
    delegate.splitViewController(self, willChangeTo: mode)
  }

  /// A person taps the button for the display mode. The delegate may choose the mode.
  func toggleMode() {
    guard !isCollapsedStorage, because(.splitButtonAsksForMode) else { return }
    let usual: UISplitViewController.DisplayMode =
      displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
    let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    show(mode: wanted == .automatic ? usual : wanted)
  }

  private func show(mode: UISplitViewController.DisplayMode) {
    if displayMode == mode { return }
    tellOfPrimary(isShown: mode != .secondaryOnly)
    if let delegate = delegate, because(.splitDelegateHearsOfMode) {
      delegate.splitViewController(self, willChangeTo: mode)
    }
    shownMode = mode
    if appearState == .appeared { showMembers(false) }
  }
}

/// The button that changes the display mode.
final class DisplayModeButton: UIBarButtonItem {
  private weak var split: UISplitViewController?

  init(_ split: UISplitViewController) {
    self.split = split
    super.init()
  }

  override func tap(from bar: UIResponder?) {
    if isEnabled { split?.toggleMode() }
  }
}
