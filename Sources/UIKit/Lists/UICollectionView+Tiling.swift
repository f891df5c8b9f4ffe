/// The cells of the items that are on screen, where the layout places them.
@available(iOS 6.0, *)
extension UICollectionView {

  // MARK: Counting

  var countedItems: [Int] {
    if let counted = counts { return counted }
    guard let source = dataSource else {
      return because(.noDataSourceIsOneSection) ? [0] : []
    }
    var found: [Int] = []
    let sections = source.numberOfSections(in: self)
    for section in 0..<sections {
      found.append(source.collectionView(self, numberOfItemsInSection: section))
    }
    counts = found
    return found
  }

  // MARK: The layout

  func layoutIsStale() {
    isPrepared = false
    setNeedsLayout()
  }

  /// Tells the layout that all places or the counts are stale.
  func invalidate(everything: Bool) {
    let layout = collectionViewLayout
    guard because(.reloadInvalidatesAll) else {
      layout.invalidateLayout()
      return
    }
    let context = layout.makeContext()
    context.everything = everything
    context.counts = true
    layout.invalidateLayout(with: context)
  }

  /// `-[UICollectionViewData validateLayoutInRect:]`
  func prepareIfNeeded() {
    if isPrepared { return }
    isPrepared = true
    laidOutBounds = bounds
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// The layout decides whether new bounds make its places stale; it isn't asked before the first.
  private func tellNewBounds() {
    let new = bounds
    guard isPrepared, new != laidOutBounds, because(.layoutDecidesAboutBounds) else { return }
    let layout = collectionViewLayout
    if layout.shouldInvalidateLayout(forBoundsChange: new) {
      if Simulation.current.isAtLeast(7) {
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: new))
      } else {
        layout.invalidateLayout()
      }
    }
    laidOutBounds = new
  }

  // MARK: Tiling

  /// `-[UICollectionView _updateVisibleCellsNow:]`
  func tile() {
    if needsReload {
      needsReload = false
      dropAll()
    }
    if because(.tableCountsFirst) { _ = countedItems }
    tellNewBounds()
    var rounds = 0
    repeat {
      prepareIfNeeded()
      place(visibleElements)
      rounds += 1
    } while !isPrepared && rounds < 16
    if prefetchDataSource != nil { prefetchLater() }
  }

  private var visibleElements: [UICollectionViewLayoutAttributes] {
    let isAll = !because(.onlyVisibleCells)
    let rect = isAll ? CGRect(origin: CGPoint.zero, size: contentSize) : bounds
    let found = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    let all = countedItems
    return found.filter { element in
      let path = element.indexPath
      if element.isHidden { return false }
      if element.representedElementCategory != .cell { return true }
      return path.section < all.count && path.item < all[path.section]
    }
  }

  private func place(_ elements: [UICollectionViewLayoutAttributes]) {
    dropInvisible(elements)
    for element in elements {
      switch element.representedElementCategory {
      case .cell: show(element)
      case .supplementaryView: showEdge(element)
      case .decorationView: showDecoration(element)
      }
    }
    if leaving.isEmpty { return }
    for item in kept { recycle(item.cell) }
    kept = leaving
    leaving = []
  }

  private func dropInvisible(_ elements: [UICollectionViewLayoutAttributes]) {
    if shown.isEmpty && edges.isEmpty { return }
    let cells = Set(elements.filter { $0.representedElementCategory == .cell }.map { $0.indexPath })
    let old = shown
    shown = old.filter { cells.contains($0.path) }
    for item in old where !cells.contains(item.path) { leave(item) }
    let oldEdges = edges
    edges = []
    for edge in oldEdges {
      let stays = elements.contains {
        $0.representedElementKind == edge.kind && $0.indexPath == edge.path
      }
      if stays { edges.append(edge) } else { endDisplaying(edge) }
    }
  }

  /// From iOS 10 on a cell that scrolls away stays ready for its item until another layout.
  private func leave(_ item: CollectionItem) {
    endDisplaying(item)
    if isPrefetchingEnabled && because(.itemKeepsCellForAWhile) {
      leaving.append(item)
    } else {
      recycle(item.cell)
    }
  }

  private func show(_ element: UICollectionViewLayoutAttributes) {
    let path = element.indexPath
    if let cell = cellForItem(at: path) {
      put(cell, element)
      return
    }
    guard let cell = keptCell(path) ?? askForCell(path) else { return }
    cell.isSelected = selections.contains(path)
    put(cell, element)
    cell.configureIfNeeded()
    measure(cell, element)
    insertInOrder(CollectionItem(path: path, cell: cell))
    sendWillDisplay(cell, path)
    addSubview(cell)
  }

  private func keptCell(_ path: IndexPath) -> UICollectionViewCell? {
    for index in 0..<kept.count where kept[index].path == path {
      return kept.remove(at: index).cell
    }
    return nil
  }

  /// Asks the data source for one view of its own, dequeued for this item.
  func askForCell(_ path: IndexPath) -> UICollectionViewCell? {
    guard let source = dataSource else { return nil }
    dequeued = 0
    Simulation.current.cellRequests += 1
    let cell = source.collectionView(self, cellForItemAt: path)
    Simulation.current.cellRequests -= 1
    if cell.reuseIdentifier == nil && because(.itemCellIsDequeued) {
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
            + "reuseIdentifier - cells must be retrieved by calling "
            + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"))
    }
    if dequeued > 1 && because(.itemCellIsDequeuedOnce) {
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "Expected dequeued view to be returned to the collection view in preparation for "
            + "display. When the collection view's data source is asked to provide a view for a "
            + "given index path, ensure that a single view is dequeued and returned to the "
            + "collection view."))
    }
    return cell
  }

  /// A cell can prefer other attributes; the layout decides whether it follows.
  private func measure(_ cell: UICollectionViewCell, _ element: UICollectionViewLayoutAttributes) {
    let layout = collectionViewLayout
    guard layout.measuresCells, because(.cellsPreferSizes) else {
      return
    }
    let preferred = cell.preferredLayoutAttributesFitting(element)
    if layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: element)
    {
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: element))
    }
  }

  func insertInOrder(_ item: CollectionItem) {
    var index = shown.count
    while index > 0 && item.path < shown[index - 1].path { index -= 1 }
    shown.insert(item, at: index)
  }

  private func sendWillDisplay(_ cell: UICollectionViewCell, _ path: IndexPath) {
    // The delegate's function came with iOS 8.
    guard Simulation.current.isAtLeast(8) else { return }
    if because(.cellIsDisplayed) {
      itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }
  }

  func endDisplaying(_ item: CollectionItem) {
    item.cell.removeFromSuperview()
    if because(.cellIsDisplayed) {
      itemDelegate?.collectionView(self, didEndDisplaying: item.cell, forItemAt: item.path)
    }
  }

  private func dropAll() {
    let old = shown
    let oldEdges = edges
    shown = []
    edges = []
    for item in kept { recycle(item.cell) }
    kept = []
    for item in old {
      recycle(item.cell)
      endDisplaying(item)
    }
    for edge in oldEdges { endDisplaying(edge) }
  }

  // MARK: Edges of sections

  private func showEdge(_ element: UICollectionViewLayoutAttributes) {
    guard let kind = element.representedElementKind, let source = dataSource,
      because(.edgesAreSupplementary)
    else { return }
    for edge in edges where edge.kind == kind && edge.path == element.indexPath {
      put(edge.view, element)
      return
    }
    let view = source.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: element.indexPath)
    refuseForeign(view, kind)
    put(view, element)
    edges.append(CollectionEdge(kind: kind, path: element.indexPath, view: view))
    if Simulation.current.isAtLeast(8) {
      itemDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.indexPath)
    }
    addSubview(view)
  }

  func endDisplaying(_ edge: CollectionEdge) {
    edge.view.removeFromSuperview()
    if edge.isDecoration { return }
    if edge.view.reuseIdentifier != nil { recycle(edge.view) }
    itemDelegate?.collectionView(
      self, didEndDisplayingSupplementaryView: edge.view, forElementOfKind: edge.kind,
      at: edge.path)
  }

  // MARK: Prefetching

  private func prefetchLater() {
    guard Simulation.current.isAtLeast(10), isPrefetchingEnabled, let last = shown.last?.path,
      because(.rowsArePrefetched)
    else { return }
    RunLoop.main.runAfterCommit { self.prefetch(after: last) }
  }

  /// Names the items of about a screenful beyond the last one.
  private func prefetch(after last: IndexPath) {
    var found: [IndexPath] = []
    let count = numberOfItems(inSection: last.section)
    let end = min(last.item + 1 + shown.count, count)
    for item in stride(from: last.item + 1, to: end, by: 1) {
      let path = IndexPath(item: item, section: last.section)
      if !prefetched.contains(path) { found.append(path) }
    }
    prefetched = prefetched.filter { cellForItem(at: $0) == nil } + found
    if !found.isEmpty { prefetchDataSource?.collectionView(self, prefetchItemsAt: found) }
  }
}
