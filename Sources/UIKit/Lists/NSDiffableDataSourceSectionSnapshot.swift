/// The items of one section as a tree, of which the children of collapsed items don't show.
@available(iOS 14.0, *)
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// All items from the top to the bottom, each before its children.
  public private(set) var items: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] {
    return items.filter { parents[$0] == nil }
  }

  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    return items.filter { isVisible($0) }
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { return items.contains(item) }

  public func index(of item: ItemIdentifierType) -> Int? { return items.firstIndex(of: item) }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { return expanded.contains(item) }

  /// Whether all parents of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var current = item
    while let parent = parents[current] {
      if !expanded.contains(parent) { return false }
      current = parent
    }
    return items.contains(item)
  }

  /// The number of parents above an item.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var current = item
    while let parent = parents[current] {
      level += 1
      current = parent
    }
    return level
  }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { return parents[child] }

  /// An item's children and theirs, as a tree of their own.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    var part = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    for item in items where includingParent && item == parent || isBelow(item, parent) {
      part.items.append(item)
      let isRoot = item == parent || !includingParent && parents[item] == parent
      if !isRoot { part.parents[item] = parents[item] }
      if expanded.contains(item) { part.expanded.insert(item) }
    }
    return part
  }

  private func isBelow(_ item: ItemIdentifierType, _ ancestor: ItemIdentifierType) -> Bool {
    var current = item
    while let parent = parents[current] {
      if parent == ancestor { return true }
      current = parent
    }
    return false
  }

  // MARK: Changes

  /// Adds items at the end: of the section, or of an item's children.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    refuseDuplicates(items)
    guard let parent = parent else {
      self.items.append(contentsOf: items)
      return
    }
    place(items, at: end(of: parent), under: parent)
  }

  /// Puts items before another one, on the same level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    refuseDuplicates(items)
    guard let index = index(of: item) else { return }
    place(items, at: index, under: parents[item])
  }

  /// Puts items after another one and its children, on the same level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    refuseDuplicates(items)
    guard index(of: item) != nil else { return }
    place(items, at: end(of: item), under: parents[item])
  }

  private mutating func place(
    _ new: [ItemIdentifierType], at index: Int, under parent: ItemIdentifierType?
  ) {
    var place = index
    for item in new {
      items.insert(item, at: place)
      if let parent = parent { parents[item] = parent }
      place += 1
    }
  }

  /// The index after an item and all below it.
  private func end(of item: ItemIdentifierType) -> Int {
    guard var index = index(of: item) else { return items.count }
    index += 1
    while index < items.count && isBelow(items[index], item) { index += 1 }
    return index
  }

  /// Takes items out, with their children.
  public mutating func delete(_ gone: [ItemIdentifierType]) {
    var all: Set<ItemIdentifierType> = []
    for item in items {
      if gone.contains(item) || gone.contains(where: { isBelow(item, $0) }) { all.insert(item) }
    }
    items = items.filter { !all.contains($0) }
    for item in all {
      parents[item] = nil
      expanded.remove(item)
    }
  }

  public mutating func deleteAll() {
    items = []
    parents = [:]
    expanded = []
  }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { expanded.insert(item) }
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { expanded.remove(item) }
  }

  /// Puts a tree in the place of an item's children.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(items.filter { parents[$0] == parent })
    place(snapshot.items, at: end(of: parent), under: parent)
    for item in snapshot.items {
      if let own = snapshot.parents[item] { parents[item] = own }
      if snapshot.expanded.contains(item) { expanded.insert(item) }
    }
  }

  private func refuseDuplicates(_ new: [ItemIdentifierType]) {
    let all = items + new
    guard Set(all).count < all.count, because(.identifiersAreUnique) else { return }
    let twice = new.first { one in all.filter { $0 == one }.count > 1 }
    Host.raise(
      NSException(
        name: .internalInconsistencyException,
        reason: "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n"
          + "    \(twice.map { "\($0)" } ?? "")\n)}"))
  }
}
