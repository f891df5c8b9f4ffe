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

  /// Shows a snapshot. The completion runs after the collection view's update.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    collectionView?.reloadData()
    completion?()
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
