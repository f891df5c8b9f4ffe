/// Changes that code announces, and the cells that they bring, move and take away.
@available(iOS 6.0, *)
extension UICollectionView {

  /// `-[UICollectionView performBatchUpdates:completion:]`: what is stale is laid out and counted
  /// before the block changes the data.
  func batch(_ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if updates == nil {
      if (needsReload || counts == nil) && dataSource != nil && because(.batchCountsBefore) {
        tile()
      }
      updates = ListUpdate()
    }
    guard let current = updates else { return }
    current.depth += 1
    let isLast = !because(.outerBatchCompletesFirst)
    if let completion = completion, !isLast { current.completions.append(completion) }
    changes?()
    if let completion = completion, isLast { current.completions.append(completion) }
    current.depth -= 1
    if current.depth == 0 {
      updates = nil
      apply(current)
      complete(current)
    }
  }

  private func complete(_ update: ListUpdate) {
    let blocks = update.completions
    if blocks.isEmpty { return }
    RunLoop.main.enqueue(after: 0.3, phase: 3) {
      for block in blocks { block(true) }
    }
  }

  func update(_ note: (ListUpdate) -> Void) {
    if let current = updates {
      note(current)
      return
    }
    let single = ListUpdate()
    note(single)
    apply(single)
  }

  /// `-[UICollectionView _endItemAnimations]`: the data source must have changed by exactly the
  /// announced changes.
  private func apply(_ update: ListUpdate) {
    guard let old = counts, because(.updateMustMatch) else {
      remakeAll()
      return
    }
    counts = nil
    let new = countedItems
    update.check(before: old, after: new, words: .collection)
    finish(update)
  }

  /// Shows the changes of a snapshot, if the view is in a window and has counted its items.
  func show(_ update: ListUpdate) -> Bool {
    guard window != nil, counts != nil, !needsReload else { return false }
    counts = nil
    finish(update)
    return true
  }

  /// Cells of items that the update names go or come; all others stay.
  func finish(_ update: ListUpdate) {
    moveSelections(update)
    invalidate(everything: false)
    guard !needsReload, because(.updateKeepsOtherCells) else {
      remakeAll()
      return
    }
    let old = shown.map { $0.path }
    let gone = moveItems(update)
    moveEdges(update)
    showUpdate(update, of: old) {
      if because(.updateAsksAtOnce) { tile() }
    }
    for item in gone {
      recycle(item.cell)
      endDisplaying(item)
    }
  }

  func remakeAll() {
    counts = nil
    needsReload = true
    isPrepared = false
    setNeedsLayout()
  }

  private func moveSelections(_ update: ListUpdate) {
    if selections.isEmpty { return }
    var still: [IndexPath] = []
    for path in selections {
      if update.reloads(path) && because(.reloadDeselects) { continue }
      if let new = update.newPath(of: path) { still.append(new) }
    }
    selections = still
  }

  private func moveItems(_ update: ListUpdate) -> [CollectionItem] {
    let old = shown
    shown = []
    for item in kept { recycle(item.cell) }
    kept = []
    var gone: [CollectionItem] = []
    for item in old {
      if !update.reloads(item.path), let new = update.newPath(of: item.path) {
        insertInOrder(CollectionItem(path: new, cell: item.cell))
      } else {
        gone.append(item)
      }
    }
    return gone
  }

  private func moveEdges(_ update: ListUpdate) {
    let old = edges
    edges = []
    for edge in old {
      if !update.reloadedSections.contains(edge.path.section),
        let new = update.newSection(of: edge.path.section)
      {
        let path = IndexPath(item: edge.path.item, section: new)
        edges.append(CollectionEdge(kind: edge.kind, path: path, view: edge.view))
      } else {
        endDisplaying(edge)
      }
    }
  }

  /// Asks for the cell of an item again; the view gives the existing one when it is dequeued.
  func reconfigure(_ path: IndexPath) {
    for item in shown where item.path == path {
      guard because(.reconfigureKeepsCell) else {
        update { $0.reloadedItems.append(path) }
        return
      }
      reconfigured = item
      _ = askForCell(path)
      reconfigured = nil
      return
    }
  }

  // MARK: Scrolling to items

  func refuse(_ position: UICollectionView.ScrollPosition) {
    let vertical = position.intersection([.top, .centeredVertically, .bottom])
    let horizontal = position.intersection([.left, .centeredHorizontally, .right])
    let isSingle =
      [0, 1, 2, 4].contains(vertical.rawValue)
      && [0, 8, 16, 32].contains(horizontal.rawValue)
    if isSingle || !because(.onePositionEachWay) { return }
    Host.raise(
      NSException(
        name: .invalidArgumentException,
        reason: "-[UICollectionView scrollToItemAtIndexPath:atScrollPosition:animated:]: a scroll "
          + "position of each direction can be given only once"))
  }

  func refuseMissing(_ path: IndexPath) {
    let all = countedItems
    let isThere = path.section < all.count && path.item < all[path.section]
    if isThere || dataSource == nil { return }
    if because(.missingItemRaises) {
      let reason =
        path.section >= all.count
        ? "section (\(path.section)) when there are only \(all.count) sections."
        : "item (\(path.item)) when there are only \(all[path.section]) items in section "
          + "\(path.section)."
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "Attempted to scroll the collection view to an out-of-bounds \(reason)"))
    }
  }

  func offset(showing place: CGRect, at position: UICollectionView.ScrollPosition) -> CGPoint {
    if position.isEmpty { return nearestOffset(showing: place) }
    var offset = boundsOrigin
    let size = frameStorage.size
    if position.contains(.top) { offset.y = place.minY }
    if position.contains(.centeredVertically) { offset.y = place.midY - size.height / 2 }
    if position.contains(.bottom) { offset.y = place.maxY - size.height }
    if position.contains(.left) { offset.x = place.minX }
    if position.contains(.centeredHorizontally) { offset.x = place.midX - size.width / 2 }
    if position.contains(.right) { offset.x = place.maxX - size.width }
    return clamped(offset)
  }
}
