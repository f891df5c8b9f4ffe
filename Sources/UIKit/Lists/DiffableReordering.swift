/// The decisions of an app about items that a person moves in a diffable data source.
@available(iOS 14.0, *)
public struct DiffableReorderingHandlers<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public typealias Transaction = NSDiffableDataSourceTransaction<
    SectionIdentifierType, ItemIdentifierType
  >
  /// Whether an item may move; without an answer none does.
  public var canReorderItem: ((ItemIdentifierType) -> Bool)?
  public var willReorder: ((Transaction) -> Void)?
  /// Hears of the new order, to keep it in the app's own store.
  public var didReorder: ((Transaction) -> Void)?

  init() {}
}

/// A person's move of an item: the snapshots before and after it.
@available(iOS 14.0, *)
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The changes of each section that the move takes an item from or to.
  public var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  {
    var found: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] =
      []
    for section in finalSnapshot.sectionIdentifiers {
      let old = tree(of: initialSnapshot.itemIdentifiers(inSection: section))
      let new = tree(of: finalSnapshot.itemIdentifiers(inSection: section))
      if old.items == new.items { continue }
      found.append(
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: old, finalSnapshot: new))
    }
    return found
  }

  private func tree(of items: [ItemIdentifierType])
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    tree.append(items)
    return tree
  }
}

/// The part of a move that concerns one section.
@available(iOS 14.0, *)
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
}

/// The decisions of an app about items that a person expands or collapses; nobody does here.
@available(iOS 14.0, *)
public struct DiffableSectionSnapshotHandlers<ItemIdentifierType: Hashable> {
  public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
  public var willExpandItem: ((ItemIdentifierType) -> Void)?
  public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
  public var willCollapseItem: ((ItemIdentifierType) -> Void)?
  /// Gives the children of an item only when it is expanded.
  public var snapshotForExpandingParent:
    (
      (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )?

  init() {}
}
