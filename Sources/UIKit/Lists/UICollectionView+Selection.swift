/// The items that are selected by a person's tap, of which the delegate hears.
@available(iOS 6.0, *)
extension UICollectionView {

  var itemDelegate: (any UICollectionViewDelegate)? {
    return delegate as? any UICollectionViewDelegate
  }

  /// A person taps an item: the finger highlights it, and selects or deselects it when it lifts.
  func tap(_ path: IndexPath) {
    guard selectsAny, !isDisabled(path), highlights(path) else { return }
    if selectsSeveral && selections.contains(path) && because(.tapDeselectsAmongSeveral) {
      if itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true {
        deselectByTap(path)
      }
    } else {
      let extends = selectsSeveral && !selections.isEmpty
      if itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true { selectByTap(path) }
      if !extends { performPrimaryAction(path) }
    }
    unhighlight(path)
  }

  /// Whether more than one item can be selected now.
  var selectsSeveral: Bool {
    return isEditing && Simulation.current.isAtLeast(14)
      ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var selectsAny: Bool {
    guard isEditing && Simulation.current.isAtLeast(14) else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// A tap acts on an item, whether it selects it or not.
  private func performPrimaryAction(_ path: IndexPath) {
    guard let delegate = itemDelegate, because(.primaryActionFollows),
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  private func isDisabled(_ path: IndexPath) -> Bool {
    guard let cell = cellForItem(at: path), !cell.isUserInteractionEnabled else { return false }
    return because(.disabledCellIsNotSelected)
  }

  private func highlights(_ path: IndexPath) -> Bool {
    guard because(.itemHighlightFramesSelection) else { return true }
    if let delegate = itemDelegate, !delegate.collectionView(self, shouldHighlightItemAt: path) {
      return false
    }
    cellForItem(at: path)?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  private func unhighlight(_ path: IndexPath) {
    guard because(.itemHighlightFramesSelection) else { return }
    cellForItem(at: path)?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func selectByTap(_ path: IndexPath) {
    if !selectsSeveral {
      let others = selections.filter { $0 != path }
      for other in others { deselectByTap(other) }
    }
    if !selections.contains(path) { selections.append(path) }
    cellForItem(at: path)?.isSelected = true
    if because(.selectionIsTold) { itemDelegate?.collectionView(self, didSelectItemAt: path) }
  }

  private func deselectByTap(_ path: IndexPath) {
    deselectItem(at: path, animated: false)
    itemDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// The cells on screen take up their state again.
  func editingChanged() {
    for item in shown { item.cell.stateChanged() }
  }
}
