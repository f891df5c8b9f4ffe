/// The sections and items that a list is to show, by their identifiers.
@available(iOS 13.0, *)
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [[ItemIdentifierType]] = []

  public init() {}

  public var numberOfItems: Int { return itemIdentifiers.count }

  public var numberOfSections: Int { return sectionIdentifiers.count }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    var all: [ItemIdentifierType] = []
    for part in items { all.append(contentsOf: part) }
    return all
  }

  public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let index = sectionIdentifiers.firstIndex(of: section) else { return [] }
    return items[index]
  }

  public func numberOfItems(inSection section: SectionIdentifierType) -> Int {
    return itemIdentifiers(inSection: section).count
  }

  public func indexOfItem(_ item: ItemIdentifierType) -> Int? {
    return itemIdentifiers.firstIndex(of: item)
  }

  public mutating func appendSections(_ sections: [SectionIdentifierType]) {
    for section in sections {
      sectionIdentifiers.append(section)
      items.append([])
    }
  }

  /// Adds items to a section, or to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    var index = sectionIdentifiers.count - 1
    if let section = section { index = sectionIdentifiers.firstIndex(of: section) ?? index }
    if index < 0 {
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "There are currently no sections in the data source. Please add a section first."
        ))
    }
    items[index].append(contentsOf: identifiers)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem item: ItemIdentifierType
  ) {
    insert(identifiers, at: item, offset: 0)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem item: ItemIdentifierType
  ) {
    insert(identifiers, at: item, offset: 1)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at item: ItemIdentifierType, offset: Int
  ) {
    for section in 0..<items.count {
      if let place = items[section].firstIndex(of: item) {
        var index = place + offset
        for identifier in identifiers {
          items[section].insert(identifier, at: index)
          index += 1
        }
        return
      }
    }
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for section in 0..<items.count {
      items[section] = items[section].filter { !identifiers.contains($0) }
    }
  }

  public mutating func deleteAllItems() {
    sectionIdentifiers = []
    items = []
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      if let index = sectionIdentifiers.firstIndex(of: identifier) {
        sectionIdentifiers.remove(at: index)
        items.remove(at: index)
      }
    }
  }

  /// Asks for the items' cells again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}

  @available(iOS 15.0, *)
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

  func item(at path: IndexPath) -> ItemIdentifierType? {
    if path.section >= items.count || path.row >= items[path.section].count { return nil }
    return items[path.section][path.row]
  }

  func count(inSection section: Int) -> Int {
    return section < items.count ? items[section].count : 0
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    for section in 0..<items.count {
      if let row = items[section].firstIndex(of: item) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }
}
