/// The rows that are selected: by a person, of which the delegate hears, or by code.
extension UITableView {

  /// Whether more than one row can be selected now.
  var selectsSeveral: Bool {
    return isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var selectsAny: Bool {
    if !isEditing { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// A person taps a row: the finger highlights it, and selects it when it lifts.
  func tap(_ path: IndexPath) {
    guard selectsAny, !isDisabled(path), highlights(path) else { return }
    if selectsSeveral && selections.contains(path) && because(.tapDeselectsAmongSeveral) {
      deselectByTap(path)
      postSelection()
      return
    }
    let extends = selectsSeveral && !selections.isEmpty
    if let wanted = rowToSelect(path) { selectByTap(wanted) }
    if !extends { performPrimaryAction(path) }
  }

  /// A tap acts on a row, whether it selects it or not.
  private func performPrimaryAction(_ path: IndexPath) {
    guard let delegate = tableDelegate, because(.primaryActionFollows),
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  private func isDisabled(_ path: IndexPath) -> Bool {
    guard let cell = cellForRow(at: path), !cell.isUserInteractionEnabled else { return false }
    return because(.disabledCellIsNotSelected)
  }

  /// The finger comes down and lifts; false if the delegate refuses.
  private func highlights(_ path: IndexPath) -> Bool {
    guard because(.highlightComesFirst) else { return true }
    let tells = Simulation.current.isAtLeast(6)
    if tells, let delegate = tableDelegate,
      !delegate.tableView(self, shouldHighlightRowAt: path)
    {
      return false
    }
    cellForRow(at: path)?.setHighlighted(true, animated: false)
    if tells { tableDelegate?.tableView(self, didHighlightRowAt: path) }
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    if tells { tableDelegate?.tableView(self, didUnhighlightRowAt: path) }
    return true
  }

  private func rowToSelect(_ path: IndexPath) -> IndexPath? {
    guard let delegate = tableDelegate, because(.willSelectDecides) else { return path }
    return delegate.tableView(self, willSelectRowAt: path)
  }

  private func selectByTap(_ path: IndexPath) {
    if !selectsSeveral {
      let others = selections.filter { $0 != path }
      for other in others { deselectByTap(other) }
    }
    if !selections.contains(path) { selections.append(path) }
    cellForRow(at: path)?.setSelected(true, animated: false)
    if because(.selectionIsTold) { tableDelegate?.tableView(self, didSelectRowAt: path) }
    postSelection()
  }

  /// `-[UITableView _deselectRowAtIndexPath:animated:notifyDelegate:]`
  private func deselectByTap(_ path: IndexPath) {
    guard let delegate = tableDelegate, because(.tapTellsDeselection) else {
      deselectRow(at: path, animated: false)
      return
    }
    guard let wanted = delegate.tableView(self, willDeselectRowAt: path) else { return }
    deselectRow(at: wanted, animated: false)
    delegate.tableView(self, didDeselectRowAt: wanted)
  }

  /// Tells observers of the app's own, if there are any.
  private func postSelection() {
    guard because(.selectionIsPosted) else { return }
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification, object: self)
  }

  /// The rows that are selected still, at their places after an update.
  func moveSelections(_ update: ListUpdate) {
    if selections.isEmpty { return }
    var kept: [IndexPath] = []
    for path in selections {
      if update.reloads(path) && because(.reloadDeselects) { continue }
      if let new = update.newPath(of: path) { kept.append(new) }
    }
    selections = kept
  }
}
