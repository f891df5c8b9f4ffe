/// A collection view's data source that shows a snapshot, and asks a closure for the cells.
@available(iOS 13.0, *)
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  private let provider: (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  private weak var collectionView: UICollectionView?
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// Creates the views at the edges of sections.
  open var supplementaryViewProvider:
    ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)?

  /// The trees of the sections that were given as such.
  private var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// Decides about items that a person moves.
  @available(iOS 14.0, *)
  open var reorderingHandlers = DiffableReorderingHandlers<
    SectionIdentifierType, ItemIdentifierType
  >()
  /// Decides about items that a person expands or collapses.
  @available(iOS 14.0, *)
  open var sectionSnapshotHandlers = DiffableSectionSnapshotHandlers<ItemIdentifierType>()

  public init(
    collectionView: UICollectionView,
    cellProvider:
      @escaping (UICollectionView, IndexPath, ItemIdentifierType)
      -> UICollectionViewCell?
  ) {
    provider = cellProvider
    self.collectionView = collectionView
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot: what differs from the last one changes. The completion runs after the
  /// update.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = current
    current = snapshot.settled
    let isUpdated =
      (animatingDifferences || because(.unanimatedApplyDiffs)) && because(.applyChangesItems)
      && collectionView?.show(snapshot.changes(since: old)) ?? false
    if isUpdated {
      for item in snapshot.reconfiguredItemIdentifiers {
        if let path = current.path(of: item) { collectionView?.reconfigure(path) }
      }
    } else {
      collectionView?.reloadData()
    }
    if let completion = completion { finish(completion, isUpdated && animatingDifferences) }
  }

  private func finish(_ completion: @escaping () -> Void, _ isAnimated: Bool) {
    if isAnimated {
      RunLoop.main.enqueue(after: 0.3, phase: 3) { completion() }
    } else {
      completion()
    }
  }

  /// Shows a snapshot without a look at what differs: every cell is made again.
  @available(iOS 15.0, *)
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    collectionView?.reloadData()
    completion?()
  }

  // MARK: Trees

  /// Shows the visible items of a tree in a section, which is added if it isn't there.
  @available(iOS 14.0, *)
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    trees[section] = snapshot
  }

  /// The tree of a section; its items without parents if it was given as a list.
  @available(iOS 14.0, *)
  open func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if current.indexOfSection(section) != nil {
      tree.append(current.itemIdentifiers(inSection: section))
    }
    return tree
  }

  // MARK: Moves

  @available(iOS 9.0, *)
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    guard let item = current.item(at: indexPath), let decide = reorderingHandlers.canReorderItem
    else { return false }
    return decide(item)
  }

  @available(iOS 9.0, *)
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    var moved = current
    moved.move(from: sourceIndexPath, to: destinationIndexPath)
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: current, finalSnapshot: moved)
    reorderingHandlers.willReorder?(transaction)
    current = moved
    reorderingHandlers.didReorder?(transaction)
  }

  /// The views at the edges of sections come from the provider.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    return supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: CGRect.zero)
  }

  @available(iOS 15.0, *)
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    return index < current.numberOfSections ? current.sectionIdentifiers[index] : nil
  }

  @available(iOS 15.0, *)
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    return current.indexOfSection(sectionIdentifier)
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    return current
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    return current.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    return current.path(of: itemIdentifier)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    return current.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return current.count(inSection: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = current.item(at: indexPath),
      let cell = provider(collectionView, indexPath, item)
    else { return UICollectionViewCell(frame: CGRect.zero) }
    return cell
  }
}
