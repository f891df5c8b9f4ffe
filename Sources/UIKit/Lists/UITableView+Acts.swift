/// Acts of a person on rows other than a tap: swipes, deletions, moves and taps on accessories.
extension UITableView {

  // MARK: Swipes

  /// A swipe to the left uncovers the buttons of a row.
  func swipe(_ path: IndexPath, fromLeadingEdge isLeading: Bool) {
    guard !isEditing, because(.swipeEditsRow), let cell = cellForRow(at: path),
      dataSource?.tableView(self, canEditRowAt: path) ?? false
    else { return }
    closeSwipe()
    guard let buttons = buttons(of: path, isLeading) else { return }
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    swipedRow = SwipedRow(path: path, cell: cell, actions: buttons)
    cell.showButtons(true)
  }

  /// The delegate's buttons; else the one that deletes, at the trailing edge of a row that may be
  /// deleted. An empty configuration has none.
  private func buttons(of path: IndexPath, _ isLeading: Bool) -> [UIContextualAction]? {
    if Simulation.current.isAtLeast(11) {
      let configuration =
        isLeading
        ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      if let found = configuration { return found.actions.isEmpty ? nil : found.actions }
    }
    if !isLeading, let found = rowActions(of: path) { return found }
    let style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard !isLeading && style == .delete else { return nil }
    _ = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    return []
  }

  /// The buttons by their old name. No actions are as none given: the row has its delete button.
  private func rowActions(of path: IndexPath) -> [UIContextualAction]? {
    guard let delegate = tableDelegate, because(.rowActionsAreAsked),
      let actions = delegate.tableView(self, editActionsForRowAt: path), !actions.isEmpty
    else { return nil }
    return actions.map { $0.button(of: path) }
  }

  /// A tap on one of the uncovered buttons: its handler says when it is done.
  func tapAction(_ index: Int, of path: IndexPath) {
    guard let swiped = swipedRow, swiped.path == path else { return }
    if swiped.actions.isEmpty && index == 0 { commitEditing(path) }
    guard index >= 0 && index < swiped.actions.count else { return }
    let action = swiped.actions[index]
    action.handler(action, swiped.cell) { _ in
      if self.swipedRow?.cell === swiped.cell { self.closeSwipe() }
    }
  }

  /// Covers the buttons again.
  func closeSwipe() {
    guard let swiped = swipedRow else { return }
    swipedRow = nil
    swiped.cell.showButtons(false)
    tableDelegate?.tableView(self, didEndEditingRowAt: indexPath(for: swiped.cell))
  }

  // MARK: Deletions and insertions

  /// A tap on the button that deletes a row, or on the sign that inserts one: the data source
  /// commits it, and tells the table which rows go or come.
  func commitEditing(_ path: IndexPath) {
    guard let cell = cellForRow(at: path), because(.deletionIsCommitted) else { return }
    var style = cell.editingStyle
    if swipedRow?.path == path { style = .delete }
    guard style != .none else { return }
    dataSource?.tableView(self, commit: style, forRowAt: path)
    if swipedRow?.cell === cell { closeSwipe() }
  }

  // MARK: Moves

  /// A person drags a row by its reorder control. The delegate may name another place; the table
  /// moves the cell, and the data source hears of it.
  func moveByPerson(_ path: IndexPath, to proposed: IndexPath) {
    guard isEditing, let source = dataSource, because(.moveIsTold),
      source.tableView(self, canMoveRowAt: path)
    else { return }
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    if target == path { return }
    source.tableView(self, moveRowAt: path, to: target)
    let update = ListUpdate()
    update.movedItems.append(ListItemMove(origin: path, target: target))
    apply(update)
  }

  // MARK: Accessories

  /// A tap on the detail button of a row.
  func tapAccessory(_ path: IndexPath) {
    guard let cell = cellForRow(at: path) else { return }
    switch cell.accessoryType {
    case .detailButton, .detailDisclosureButton:
      if because(.detailButtonTellsDelegate) {
        tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
      }
    case .none, .disclosureIndicator, .checkmark: return
    }
  }
}

/// A row whose buttons are uncovered.
struct SwipedRow {
  let path: IndexPath
  let cell: UITableViewCell
  /// The delegate's buttons; without any there is one that deletes.
  let actions: [UIContextualAction]
}
