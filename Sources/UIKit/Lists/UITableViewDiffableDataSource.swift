/// A table's data source that shows a snapshot, and asks a closure for the cells.
@available(iOS 13.0, *)
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  private let provider: (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  private weak var tableView: UITableView?
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  open var defaultRowAnimation: UITableView.RowAnimation = UITableView.RowAnimation.automatic

  public init(
    tableView: UITableView,
    cellProvider: @escaping (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  ) {
    provider = cellProvider
    self.tableView = tableView
    super.init()
    tableView.dataSource = self
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
      && tableView?.show(snapshot.changes(since: old)) ?? false
    if isUpdated {
      for item in snapshot.reconfiguredItemIdentifiers {
        if let path = current.path(of: item) { tableView?.reconfigure(path) }
      }
    } else {
      tableView?.reloadData()
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
    tableView?.reloadData()
    completion?()
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

  open func numberOfSections(in tableView: UITableView) -> Int { return current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return current.count(inSection: section)
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let item = current.item(at: indexPath), let cell = provider(tableView, indexPath, item)
    else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return nil
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    return nil
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    return false
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    return false
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { return nil }

  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { return index }
}
