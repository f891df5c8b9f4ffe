/// Reordering: a gesture of the app, or of a collection view controller, drags an item.
@available(iOS 9.0, *)
extension UICollectionView {

  /// Begins to move an item; false if the data source refuses.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard let source = dataSource, moving == nil, because(.itemsAreMovedInSteps),
      source.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    moving = ItemMove(origin: indexPath, target: indexPath)
    return true
  }

  /// The finger is at a point of the content: the item goes to the place that is there, unless the
  /// delegate names another one.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let move = moving else { return }
    let layout = collectionViewLayout
    let proposed = layout.targetIndexPath(
      forInteractivelyMovingItem: move.target, withPosition: targetPosition)
    guard proposed != move.target else { return }
    moving?.target = target(of: move, proposed)
  }

  private func target(of move: ItemMove, _ proposed: IndexPath) -> IndexPath {
    guard let delegate = itemDelegate else { return proposed }
    if Simulation.current.isAtLeast(15) {
      return delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: move.origin,
        atCurrentIndexPath: move.target, toProposedIndexPath: proposed)
    }
    return delegate.collectionView(
      self, targetIndexPathForMoveFromItemAt: move.origin, toProposedIndexPath: proposed)
  }

  /// Lets the item go: the data source hears of the move.
  public func endInteractiveMovement() {
    guard let move = moving else { return }
    moving = nil
    if move.origin == move.target { return }
    dataSource?.collectionView(self, moveItemAt: move.origin, to: move.target)
    update { $0.movedItems.append(ListItemMove(origin: move.origin, target: move.target)) }
  }

  /// Puts the item back; the data source hears nothing.
  public func cancelInteractiveMovement() {
    moving = nil
  }

  /// Whether an item is being moved.
  @available(iOS 11.0, *)
  public var hasUncommittedUpdates: Bool { return moving != nil }
}

/// An item that a finger holds.
struct ItemMove {
  let origin: IndexPath
  var target: IndexPath
}
