/// The sections and items that a list is to show, by their identifiers.
@available(iOS 13.0, *)
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are to be made again.
  @available(iOS 15.0, *)
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are to be configured again.
  @available(iOS 15.0, *)
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections whose cells are to be made again.
  @available(iOS 15.0, *)
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
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

  /// The items of a section. From iOS 14 on the section must be there.
  public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let index = sectionIdentifiers.firstIndex(of: section) else {
      if because(.missingSectionRaises) { refuse("section != NSNotFound") }
      return []
    }
    return items[index]
  }

  private func refuse(_ condition: String) {
    Host.raise(
      NSException(
        name: .internalInconsistencyException,
        reason: "Invalid parameter not satisfying: \(condition)"))
  }

  public func numberOfItems(inSection section: SectionIdentifierType) -> Int {
    return itemIdentifiers(inSection: section).count
  }

  public func indexOfItem(_ item: ItemIdentifierType) -> Int? {
    return itemIdentifiers.firstIndex(of: item)
  }

  public func indexOfSection(_ section: SectionIdentifierType) -> Int? {
    return sectionIdentifiers.firstIndex(of: section)
  }

  /// The section that an item is in.
  public func sectionIdentifier(containingItem item: ItemIdentifierType) -> SectionIdentifierType? {
    return path(of: item).map { sectionIdentifiers[$0.section] }
  }

  public mutating func appendSections(_ sections: [SectionIdentifierType]) {
    refuseDuplicates(sections, "section")
    for section in withoutPresent(sections) {
      sectionIdentifiers.append(section)
      items.append([])
    }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection section: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: section))
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection section: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: section) + 1)
  }

  /// The index of a section that must be there.
  private func place(of section: SectionIdentifierType) -> Int {
    if let index = indexOfSection(section) { return index }
    if because(.unknownIdentifierRaises) { refuse("section != NSNotFound") }
    return sectionIdentifiers.count - 1
  }

  /// Sections that are there already stay where they are.
  private func withoutPresent(_ sections: [SectionIdentifierType]) -> [SectionIdentifierType] {
    guard because(.presentSectionStays) else { return sections }
    return sections.filter { indexOfSection($0) == nil }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    refuseDuplicates(identifiers, "section")
    var place = index
    for identifier in withoutPresent(identifiers) {
      sectionIdentifiers.insert(identifier, at: place)
      items.insert([], at: place)
      place += 1
    }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection other: SectionIdentifierType
  ) { moveSection(identifier, to: other, offset: 0) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection other: SectionIdentifierType
  ) { moveSection(identifier, to: other, offset: 1) }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
  ) {
    _ = place(of: other)
    let old = place(of: identifier)
    guard identifier != other, old >= 0 else { return }
    sectionIdentifiers.remove(at: old)
    let rows = items.remove(at: old)
    let index = (indexOfSection(other) ?? 0) + offset
    sectionIdentifiers.insert(identifier, at: index)
    items.insert(rows, at: index)
  }

  /// Adds items to a section, or to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    var index = sectionIdentifiers.count - 1
    if let section = section {
      let found = sectionIdentifiers.firstIndex(of: section)
      if found == nil && because(.unknownIdentifierRaises) { refuse("section != NSNotFound") }
      index = found ?? index
    }
    if index < 0 {
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "There are currently no sections in the data source. Please add a section first."
        ))
    }
    refuseDuplicates(identifiers, "item")
    takeOut(identifiers)
    items[index].append(contentsOf: identifiers)
  }

  /// An item that is there already moves, with a warning.
  private mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
    let present = identifiers.filter { path(of: $0) != nil }
    if present.isEmpty || !because(.presentItemMoves) { return }
    Host.warn(
      "Warning: \(present.count) inserted identifier(s) already present; existing items will be "
        + "moved into place instead. Please note this will impact performance if items are not "
        + "unique when inserted.")
    removeItems(present)
  }

  /// `+[_UIDiffableDataSourceHelpers …]`: identifiers given at once must differ.
  private func refuseDuplicates<Identifier: Hashable>(_ identifiers: [Identifier], _ word: String) {
    let twice = identifiers.filter { one in identifiers.filter { $0 == one }.count > 1 }
    guard let first = twice.first, because(.identifiersAreUnique) else { return }
    let isNew = Simulation.current.isAtLeast(14)
    Host.raise(
      NSException(
        name: .internalInconsistencyException,
        reason: isNew
          ? "Fatal: supplied \(word) identifiers are not unique. Duplicate identifiers: {(\n"
            + "    \(first)\n)}"
          : "Fatal: supplied identifiers are not unique."))
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
    refuseDuplicates(identifiers, "item")
    if path(of: item) == nil && because(.unknownIdentifierRaises) {
      refuse("indexPath || ignoreInvalidItems")
    }
    takeOut(identifiers.filter { $0 != item })
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

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType
  ) { moveItem(identifier, to: other, offset: 0) }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType
  ) { moveItem(identifier, to: other, offset: 1) }

  private mutating func moveItem(
    _ identifier: ItemIdentifierType, to other: ItemIdentifierType, offset: Int
  ) {
    if path(of: identifier) == nil {
      if because(.unknownIdentifierRaises) { refuse("fromIndexPath != nil") }
      return
    }
    if path(of: other) == nil && because(.unknownIdentifierRaises) { refuse("toIndexPath != nil") }
    if identifier == other { return }
    removeItems([identifier])
    insert([identifier], at: other, offset: offset)
  }

  /// Moves an item as a person does.
  mutating func move(from old: IndexPath, to new: IndexPath) {
    guard let item = item(at: old), new.section >= 0 && new.section < items.count else { return }
    items[old.section].remove(at: old.item)
    let place = max(0, min(new.item, items[new.section].count))
    items[new.section].insert(item, at: place)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    removeItems(identifiers)
  }

  private mutating func removeItems(_ identifiers: [ItemIdentifierType]) {
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
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { refuseUnknown(identifier, "reload") }
    reloadedItemIdentifiers.append(contentsOf: identifiers)
  }

  /// Lets the items' cells be configured again.
  @available(iOS 15.0, *)
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { refuseUnknown(identifier, "reconfigure") }
    reconfiguredItemIdentifiers.append(contentsOf: identifiers)
  }

  private func refuseUnknown(_ identifier: ItemIdentifierType, _ word: String) {
    guard path(of: identifier) == nil, because(.unknownIdentifierRaises) else { return }
    Host.raise(
      NSException(
        name: .internalInconsistencyException,
        reason: "Attempted to \(word) item identifier that does not exist in the snapshot: "
          + "\(identifier)"))
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where indexOfSection(identifier) == nil {
      guard because(.unknownIdentifierRaises) else { continue }
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "Attempted to reload section identifier that does not exist in the snapshot: "
            + "\(identifier)"))
    }
    reloadedSectionIdentifiers.append(contentsOf: identifiers)
  }

  // MARK: Changes

  /// The snapshot without requests, as a data source keeps it once it is applied.
  var settled: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    return copy
  }

  /// The changes from an older snapshot to this one.
  func changes(
    since old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> ListUpdate {
    let update = ListUpdate()
    noteSections(update, old)
    noteItems(update, old)
    update.reloadedItems = reloadedItemIdentifiers.compactMap { old.path(of: $0) }
    update.reloadedSections = reloadedSectionIdentifiers.compactMap { old.indexOfSection($0) }
    return update
  }

  private func noteSections(
    _ update: ListUpdate,
    _ old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    let before = Set(old.sectionIdentifiers)
    let after = Set(sectionIdentifiers)
    for (index, section) in old.sectionIdentifiers.enumerated() where !after.contains(section) {
      update.deletedSections.append(index)
    }
    for (index, section) in sectionIdentifiers.enumerated() where !before.contains(section) {
      update.insertedSections.append(index)
    }
    let stay = old.sectionIdentifiers.filter { after.contains($0) }
    if stay == sectionIdentifiers.filter({ before.contains($0) }) { return }
    for section in stay {
      guard let origin = old.indexOfSection(section), let target = indexOfSection(section) else {
        continue
      }
      update.movedSections.append(ListSectionMove(origin: origin, target: target))
    }
  }

  /// Items move if their section or their order among those that stay is another.
  private func noteItems(
    _ update: ListUpdate,
    _ old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    let before = old.paths
    let after = paths
    for (index, section) in old.sectionIdentifiers.enumerated() {
      let target = indexOfSection(section)
      let stay = old.items[index].filter { after[$0]?.section == target }
      let inOrder = target.map { new in items[new].filter { before[$0]?.section == index } }
      let isReordered = inOrder != nil && inOrder != stay
      for (row, item) in old.items[index].enumerated() {
        let path = IndexPath(row: row, section: index)
        guard let new = after[item] else {
          if target != nil { update.deletedItems.append(path) }
          continue
        }
        if new.section != target || isReordered {
          update.movedItems.append(ListItemMove(origin: path, target: new))
        }
      }
    }
    for (index, section) in sectionIdentifiers.enumerated() {
      if old.indexOfSection(section) == nil { continue }
      for (row, item) in items[index].enumerated() where before[item] == nil {
        update.insertedItems.append(IndexPath(row: row, section: index))
      }
    }
  }

  private var paths: [ItemIdentifierType: IndexPath] {
    var found: [ItemIdentifierType: IndexPath] = [:]
    for section in 0..<items.count {
      for (row, item) in items[section].enumerated() {
        found[item] = IndexPath(row: row, section: section)
      }
    }
    return found
  }

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
