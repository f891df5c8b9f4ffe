/// One change of an update, as a layout hears of it.
@available(iOS 6.0, *)
open class UICollectionViewUpdateItem: NSObject {
  public let indexPathBeforeUpdate: IndexPath?
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: UICollectionViewUpdateItem.Action

  public enum Action: Int {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  init(_ action: UICollectionViewUpdateItem.Action, from old: IndexPath?, to new: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = old
    indexPathAfterUpdate = new
    super.init()
  }
}

extension ListUpdate {
  /// The changes of items, and of whole sections with an item of `NSNotFound`.
  @available(iOS 6.0, *)
  var updateItems: [UICollectionViewUpdateItem] {
    var found: [UICollectionViewUpdateItem] = []
    for section in deletedSections {
      let path = IndexPath(item: Int.max, section: section)
      found.append(UICollectionViewUpdateItem(.delete, from: path, to: nil))
    }
    for path in deletedItems {
      found.append(UICollectionViewUpdateItem(.delete, from: path, to: nil))
    }
    for section in insertedSections {
      let path = IndexPath(item: Int.max, section: section)
      found.append(UICollectionViewUpdateItem(.insert, from: nil, to: path))
    }
    for path in insertedItems {
      found.append(UICollectionViewUpdateItem(.insert, from: nil, to: path))
    }
    for path in reloadedItems {
      found.append(UICollectionViewUpdateItem(.reload, from: path, to: newPath(of: path)))
    }
    for move in movedItems {
      found.append(UICollectionViewUpdateItem(.move, from: move.origin, to: move.target))
    }
    return found
  }
}

/// The layout's part in updates and in changes of the layout.
@available(iOS 6.0, *)
extension UICollectionView {

  /// Tells the layout what changes, and asks where the items on screen go and where new ones come
  /// from; the block shows the change in between.
  func showUpdate(_ update: ListUpdate, of old: [IndexPath], _ show: () -> Void) {
    guard window != nil, because(.layoutHearsOfUpdates) else {
      show()
      return
    }
    let layout = collectionViewLayout
    prepareIfNeeded()
    layout.prepare(forCollectionViewUpdates: update.updateItems)
    for path in old { _ = layout.finalLayoutAttributesForDisappearingItem(at: path) }
    show()
    let new = shown.map { $0.path }
    for path in new { _ = layout.initialLayoutAttributesForAppearingItem(at: path) }
    layout.finalizeCollectionViewUpdates()
  }

  private var tellsLayouts: Bool { return because(.layoutsHearOfTransition) }

  /// An animated change from one layout to another.
  func transition(to new: UICollectionViewLayout) {
    let old = collectionViewLayout
    guard Simulation.current.isAtLeast(7), old !== new, tellsLayouts else {
      collectionViewLayout = new
      return
    }
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    collectionViewLayout = new
    if window != nil && dataSource != nil { layoutIfNeeded() }
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
  }
}
