/// The cells of the rows that are on screen.
extension UITableView {

  /// `-[UITableView _updateVisibleCellsNow:isRecursive:]`
  func tile() {
    if needsReload {
      needsReload = false
      let old = rows
      rows = []
      for row in old {
        endDisplaying(row)
      }
      dropEdges()
      countBeforeCells()
      if because(.sectionIndexIsAsked) { askForSectionIndex() }
    }
    countBeforeCells()
    if !rows.isEmpty { dropInvisibleRows() }
    let sections = fill()
    if !sections.isEmpty { showEdges(of: sections) }
    if prefetchDataSource != nil { prefetchLater() }
  }

  private func countBeforeCells() {
    if because(.tableCountsFirst) { _ = countedRows }
  }

  // MARK: Rows

  /// Walks from the top to the bottom and shows the rows on screen; all rows without the rule. What
  /// a row measures moves those below it. Returns the sections that are on screen.
  private func fill() -> [Int] {
    let walk = TableWalk(self)
    let early = asksAllHeights || !because(.heightFollowsCell)
    var shown: [Int] = []
    var y = topOfRows
    var section = 0
    for count in countedRows {
      let start = y
      y += heightOfHeader(section)
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        var length = presentHeight(of: path)
        if walk.shows(y, length) {
          if early { length = height(of: path) }
          if walk.shows(y, length) { length = show(path, at: y) }
        }
        y += length
      }
      y += heightOfFooter(section)
      if walk.shows(start, y - start) { shown.append(section) }
      section += 1
    }
    endOfRows = y
    if let footer = tableFooterView, because(.tableHeaderTakesRoom) { y += footer.frame.height }
    contentSize = CGSize(width: frameStorage.width, height: y)
    return shown
  }

  private func dropInvisibleRows() {
    let walk = TableWalk(self)
    var kept: [TableRow] = []
    var gone: [TableRow] = []
    var next = 0
    let old = rows
    var y = topOfRows
    var section = 0
    for count in countedRows {
      y += heightOfHeader(section)
      for row in 0..<count {
        if next == old.count { break }
        let path = IndexPath(row: row, section: section)
        let length = presentHeight(of: path)
        if old[next].path == path {
          if walk.shows(y, length) { kept.append(old[next]) } else { gone.append(old[next]) }
          next += 1
        }
        y += length
      }
      if next == old.count { break }
      y += heightOfFooter(section)
      section += 1
    }
    while next < old.count {
      gone.append(old[next])
      next += 1
    }
    rows = kept
    for row in gone {
      endDisplaying(row)
    }
  }

  func endDisplaying(_ row: TableRow) {
    recycle(row.cell)
    if because(.cellIsDisplayed) {
      tableDelegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
    }
  }

  /// Puts the row's cell in place, asking for one if there is none; returns the row's height.
  private func show(_ path: IndexPath, at y: CGFloat) -> CGFloat {
    if let cell = cellForRow(at: path) {
      let place = CGRect(x: 0, y: y, width: frameStorage.width, height: height(of: path))
      if cell.frame != place { cell.frame = place }
      return place.height
    }
    guard let source = dataSource else { return 0 }
    let cell = source.tableView(self, cellForRowAt: path)
    if asksAllHeights && because(.heightIsAskedAgain) { askHeight(of: path) }
    let length = height(of: path, cell: cell)
    cell.frame = CGRect(x: 0, y: y, width: frameStorage.width, height: length)
    cell.isSelected = selections.contains(path)
    if isEditing { edit(cell, at: path, animated: false) }
    indent(cell, at: path)
    cell.configureIfNeeded()
    insertInOrder(TableRow(path: path, cell: cell))
    sendWillDisplay(cell, path)
    addSubview(cell)
    return length
  }

  /// A row without a depth keeps what its cell has.
  private func indent(_ cell: UITableViewCell, at path: IndexPath) {
    guard let delegate = tableDelegate, because(.indentationIsAsked) else { return }
    let level = delegate.tableView(self, indentationLevelForRowAt: path)
    if level != 0 { cell.indentationLevel = level }
  }

  private func sendWillDisplay(_ cell: UITableViewCell, _ path: IndexPath) {
    if because(.cellIsDisplayed) {
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }

  func insertInOrder(_ row: TableRow) {
    var index = rows.count
    while index > 0 && row.isBefore(rows[index - 1]) {
      index -= 1
    }
    rows.insert(row, at: index)
  }

  /// Asks whether the row may be edited, and how, and passes the table's state on to its cell.
  func edit(_ cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    var style = UITableViewCell.EditingStyle.none
    if isEditing, dataSource?.tableView(self, canEditRowAt: path) ?? false {
      style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      cell.shouldIndentWhileEditing =
        tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    }
    cell.editingStyleStorage = style
    cell.setEditing(isEditing, animated: animated)
  }

  // MARK: Headers and footers

  /// `-[UITableView _updateVisibleHeadersAndFooters:]`: asks for the headers and footers of the
  /// sections on screen, after their cells.
  private func showEdges(of sections: [Int]) {
    dropInvisibleEdges(sections)
    for section in sections {
      if let edge = headers[section], !edge.isAsked, !edge.isRefused {
        edge.isAsked = true
        showHeader(edge, of: section)
      }
      if let edge = footers[section], !edge.isAsked, !edge.isRefused {
        edge.isAsked = true
        showFooter(edge, of: section)
      }
    }
    placeEdges()
  }

  private func showHeader(_ edge: TableEdge, of section: Int) {
    guard let view = makeHeader(of: section) else { return }
    edge.view = view
    makeRoom(edge)
    if because(.edgeDisplayIsTold) {
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
    addSubview(view)
  }

  private func showFooter(_ edge: TableEdge, of section: Int) {
    guard let view = makeFooter(of: section) else { return }
    edge.view = view
    makeRoom(edge)
    if because(.edgeDisplayIsTold) {
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    addSubview(view)
  }

  /// A view without a given height takes the room it has; the rows move in the next layout.
  private func makeRoom(_ edge: TableEdge) {
    guard let view = edge.view, edge.height == 0, view.frame.height > 0, because(.edgesTakeRoom)
    else { return }
    edge.height = view.frame.height
    setNeedsLayout()
  }

  private func placeEdges() {
    var y = topOfRows
    var section = 0
    for count in countedRows {
      let start = y
      y += heightOfHeader(section)
      for row in 0..<count { y += presentHeight(of: IndexPath(row: row, section: section)) }
      placeHeader(of: section, from: start, to: y)
      place(footers[section], at: y)
      y += heightOfFooter(section)
      section += 1
    }
  }

  /// The header of a plain table stays at the upper edge while rows of its section are on screen.
  private func placeHeader(of section: Int, from start: CGFloat, to end: CGFloat) {
    guard let edge = headers[section], let view = edge.view else { return }
    let top = boundsOrigin.y + adjustedContentInset.top
    let own = start + edge.padding
    let floats = style == .plain && top > own && because(.plainHeaderFloats)
    place(edge, at: floats ? min(top, max(own, end - view.frame.height)) : own)
  }

  private func place(_ edge: TableEdge?, at y: CGFloat) {
    guard let edge = edge, let view = edge.view else { return }
    let height = edge.height > 0 ? edge.height : view.frame.height
    let frame = CGRect(x: 0, y: y, width: frameStorage.width, height: height)
    if view.frame != frame { view.frame = frame }
  }

  private func dropInvisibleEdges(_ shown: [Int]) {
    for section in headers.keys.sorted() where !shown.contains(section) {
      if let edge = headers[section], edge.view != nil { drop(edge, of: section, isHeader: true) }
    }
    for section in footers.keys.sorted() where !shown.contains(section) {
      if let edge = footers[section], edge.view != nil { drop(edge, of: section, isHeader: false) }
    }
  }

  private func dropEdges() {
    let oldHeaders = headers
    let oldFooters = footers
    headers = [:]
    footers = [:]
    for section in oldHeaders.keys.sorted() {
      drop(oldHeaders[section], of: section, isHeader: true)
    }
    for section in oldFooters.keys.sorted() {
      drop(oldFooters[section], of: section, isHeader: false)
    }
  }

  func drop(_ edge: TableEdge?, of section: Int, isHeader: Bool) {
    guard let edge = edge, let view = edge.view else { return }
    edge.view = nil
    edge.isAsked = false
    view.removeFromSuperview()
    recycle(view)
    guard because(.edgeDisplayIsTold) else { return }
    if isHeader {
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  private func makeHeader(of section: Int) -> UIView? {
    if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) { return view }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    let isUppercase = style != .plain && title != nil && because(.groupedTitlesAreUppercase)
    return titled(isUppercase ? title?.uppercased() : title)
  }

  private func makeFooter(of section: Int) -> UIView? {
    if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) { return view }
    return titled(dataSource?.tableView(self, titleForFooterInSection: section))
  }

  private func titled(_ title: String?) -> UIView? {
    guard let title = title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }
}

/// The part of a table's content that is on screen, for a walk along the rows.
private struct TableWalk {
  let top: CGFloat
  let bottom: CGFloat
  let onlyVisible: Bool

  init(_ table: UITableView) {
    top = table.boundsOrigin.y
    bottom = top + table.frameStorage.height
    onlyVisible = because(.onlyVisibleCells)
  }

  func shows(_ y: CGFloat, _ length: CGFloat) -> Bool {
    return !onlyVisible || (y < bottom && y + length > top)
  }
}
