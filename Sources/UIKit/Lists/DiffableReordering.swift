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
