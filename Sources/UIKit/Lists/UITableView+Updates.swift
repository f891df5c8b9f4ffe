/// Changes that code announces, and the cells that they bring, move and take away.
extension UITableView {

  func update(_ note: (ListUpdate) -> Void) {
    beginUpdates()
    if let current = updates { note(current) }
    endUpdates()
  }

  /// `-[UITableView _endCellAnimationsWithContext:]`: the data source must have changed by exactly
  /// the announced changes.
  func apply(_ update: ListUpdate) {
    guard let old = counts, because(.updateMustMatch) else {
      remakeAll()
      return
    }
    countRows()
    update.check(before: old, after: counts ?? [], words: .table)
    finish(update)
  }

  /// Shows the changes of a snapshot, if the table is in a window and has counted its rows.
  func show(_ update: ListUpdate) -> Bool {
    guard window != nil, counts != nil, !needsReload else { return false }
    countRows()
    finish(update)
    return true
  }

  /// Cells of rows that the update names go or come; all others stay.
  private func finish(_ update: ListUpdate) {
    moveSelections(update)
    guard !needsReload, because(.updateKeepsOtherCells) else {
      remakeAll()
      return
    }
    let gone = moveRows(update)
    moveEdges(update)
    setNeedsLayout()
    if because(.updateAsksAtOnce) {
      tile()
    }
    for row in gone { endDisplaying(row) }
  }

  private func remakeAll() {
    needsReload = true
    counts = nil
    setNeedsLayout()
  }

  /// Moves the rows on screen to their new places; returns those that leave.
  private func moveRows(_ update: ListUpdate) -> [TableRow] {
    let old = rows
    rows = []
    var gone: [TableRow] = []
    for row in old {
      if !update.reloads(row.path), let new = update.newPath(of: row.path) {
        insertInOrder(TableRow(path: new, cell: row.cell))
      } else {
        gone.append(row)
      }
    }
    return gone
  }

  private func moveEdges(_ update: ListUpdate) {
    headers = move(headers, update, isHeader: true)
    footers = move(footers, update, isHeader: false)
  }

  private func move(_ edges: [Int: TableEdge], _ update: ListUpdate, isHeader: Bool)
    -> [Int: TableEdge]
  {
    var moved: [Int: TableEdge] = [:]
    for section in edges.keys.sorted() {
      guard let edge = edges[section] else { continue }
      if !update.reloadedSections.contains(section), let new = update.newSection(of: section) {
        moved[new] = edge
      } else {
        drop(edge, of: section, isHeader: isHeader)
      }
    }
    return moved
  }

  /// Asks for the cell of a row again; the table gives the existing one when it is dequeued.
  func reconfigure(_ path: IndexPath) {
    for row in rows where row.path == path {
      guard because(.reconfigureKeepsCell) else {
        update { $0.reloadedItems.append(path) }
        return
      }
      reconfigured = row
      _ = dataSource?.tableView(self, cellForRowAt: path)
      reconfigured = nil
      heights[path.section][path.row] = -1
      setNeedsLayout()
      return
    }
  }

  // MARK: Scrolling to rows

  /// `-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]`
  func refuseMissing(_ path: IndexPath) {
    let all = countedRows
    let start = "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: "
    if path.section >= all.count && because(.missingRowRaises) {
      Host.raise(
        NSException(
          name: .rangeException,
          reason: "\(start)section (\(path.section)) beyond bounds (\(all.count))."))
    }
    if path.section < all.count && path.row >= all[path.section] && because(.missingRowRaises) {
      Host.raise(
        NSException(
          name: .rangeException,
          reason: "\(start)row (\(path.row)) beyond bounds (\(all[path.section])) for section "
            + "(\(path.section))."))
    }
  }

  /// The row; for a section without one its beginning.
  private func rectToShow(_ path: IndexPath) -> CGRect {
    guard path.row == Int.max else { return rectForRow(at: path) }
    var rect = rect(forSection: path.section)
    rect.size.height = 0
    return rect
  }

  /// The height of the header that would cover the row at the top.
  private func floatingHeader(above path: IndexPath) -> CGFloat {
    guard path.row != Int.max, style == .plain, because(.topRowIsBelowHeader) else { return 0 }
    return rectForHeader(inSection: path.section).height
  }

  /// The offset at which the row is where the position says; for `none` the nearest that shows it.
  func offset(showing path: IndexPath, at position: UITableView.ScrollPosition) -> CGPoint {
    let rect = rectToShow(path)
    let insets = contentInset + systemInset
    let room = frameStorage.height - insets.top - insets.bottom
    let top = boundsOrigin.y + insets.top
    var y = rect.minY
    switch position {
    case .top: y -= floatingHeader(above: path)
    case .middle: y = rect.midY - room / 2
    case .bottom: y = rect.maxY - room
    case .none:
      if rect.minY >= top && rect.maxY <= top + room { return boundsOrigin }
      if rect.minY >= top { y = rect.maxY - room }
    }
    return CGPoint(
      x: boundsOrigin.x, y: max(min(y, contentSize.height - room), 0) - insets.top)
  }

  // MARK: Prefetching

  /// Names the rows beyond those on screen, about a screenful of them, after the layout.
  func prefetchLater() {
    guard !isPrefetching, because(.rowsArePrefetched) else {
      return
    }
    isPrefetching = true
    RunLoop.main.runAfterCommit {
      self.isPrefetching = false
      self.prefetch()
    }
  }

  private func prefetch() {
    guard let first = rows.first?.path, let last = rows.last?.path else { return }
    let offset = max(boundsOrigin.y, 0)
    let goesUp = offset < prefetchedAt
    if goesUp != prefetchesUp {
      prefetchesUp = goesUp
      cancelPrefetching()
    }
    prefetchedAt = offset
    var found: [IndexPath] = []
    var path = goesUp ? first : last
    for _ in 0..<rows.count {
      guard let next = goesUp ? rowBefore(path) : rowAfter(path) else { break }
      path = next
      if !prefetched.contains(path) { found.append(path) }
    }
    prefetched = prefetched.filter { cellForRow(at: $0) == nil } + found
    if !found.isEmpty { prefetchDataSource?.tableView(self, prefetchRowsAt: found) }
  }

  /// Rows in the other direction won't be needed soon.
  private func cancelPrefetching() {
    guard because(.unusedPrefetchIsCancelled) else { return }
    let unused = prefetched.filter { cellForRow(at: $0) == nil }
    prefetched = []
    if !unused.isEmpty { prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: unused) }
  }

  private func rowAfter(_ path: IndexPath) -> IndexPath? {
    let all = countedRows
    if path.section < all.count && path.row + 1 < all[path.section] {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    for section in stride(from: path.section + 1, to: all.count, by: 1) where all[section] > 0 {
      return IndexPath(row: 0, section: section)
    }
    return nil
  }

  private func rowBefore(_ path: IndexPath) -> IndexPath? {
    if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
    let all = countedRows
    for section in stride(from: path.section - 1, through: 0, by: -1) where all[section] > 0 {
      return IndexPath(row: all[section] - 1, section: section)
    }
    return nil
  }
}
