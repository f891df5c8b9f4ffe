/// A table's knowledge of its data, and the rows that have a cell.
extension UITableView {

  // MARK: Counting

  /// The rows by section; counted when that has not been done since the last reload.
  var countedRows: [Int] {
    if counts == nil { countRows() }
    return counts ?? []
  }

  /// `-[UITableViewRowData invalidateAllSections]`, `_updateNumSections`
  func countRows() {
    guard let source = dataSource else {
      counts = []
      return
    }
    heights = []
    var found: [Int] = []
    let sections = source.numberOfSections(in: self)
    for section in 0..<sections {
      let rows = source.tableView(self, numberOfRowsInSection: section)
      found.append(rows)
      heights.append(Array(repeating: -1, count: rows > 0 ? rows : 0))
    }
    counts = found
    if asksAllHeights {
      askAllHeights(found)
    }
  }

  private var asksAllHeights: Bool {
    return estimatedRowHeight == 0 && because(.heightsAreAsked)
  }

  /// Before there were estimates the whole length had to be known.
  private func askAllHeights(_ counts: [Int]) {
    var section = 0
    for count in counts {
      for row in 0..<count {
        _ = height(of: IndexPath(row: row, section: section))
      }
      section += 1
    }
  }

  // MARK: Geometry

  private func height(of path: IndexPath) -> CGFloat {
    let known = heights[path.section][path.row]
    if known >= 0 { return known }
    var height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height < 0 { height = rowHeight > 0 ? rowHeight : 44 }
    heights[path.section][path.row] = height
    return height
  }

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    var y: CGFloat = 0
    var section = 0
    for count in countedRows {
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        let length = height(of: path)
        if path == indexPath {
          return CGRect(x: 0, y: y, width: frameStorage.width, height: length)
        }
        y += length
      }
      section += 1
    }
    return CGRect.zero
  }

  // MARK: Cells

  /// `-[UITableView _updateVisibleCellsNow:isRecursive:]`
  func tile() {
    if needsReload {
      needsReload = false
      let old = rows
      rows = []
      for row in old {
        endDisplaying(row)
      }
      dropHeaders()
    }
    countBeforeCells()
    let wanted = visibleRows
    dropRows(notIn: wanted)
    for place in wanted {
      show(place)
    }
    showHeaders(of: wanted)
  }

  /// `-[UITableView _updateVisibleHeadersAndFooters:]`: asks for the headers of the sections on
  /// screen, after their cells. Headers take no room among the rows of the model.
  private func showHeaders(of wanted: [TablePlace]) {
    for place in wanted {
      if headers[place.path.section] == nil {
        guard let header = makeHeader(of: place.path.section) else { continue }
        header.frame = CGRect(
          x: 0, y: place.frame.minY, width: frameStorage.width, height: header.frame.height)
        headers[place.path.section] = header
        addSubview(header)
      }
    }
  }

  private func dropHeaders() {
    let old = headers
    headers = [:]
    for header in old.values { header.removeFromSuperview() }
  }

  private func makeHeader(of section: Int) -> UIView? {
    if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) { return view }
    guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else {
      return nil
    }
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = title
    return header
  }

  private func countBeforeCells() {
    if because(.tableCountsFirst) { _ = countedRows }
  }

  /// The rows that are on screen; all of them without the rule.
  private var visibleRows: [TablePlace] {
    let top = boundsOrigin.y
    let bottom = top + frameStorage.height
    let onlyVisible = because(.onlyVisibleCells)
    let knowsAll = asksAllHeights
    var found: [TablePlace] = []
    var y: CGFloat = 0
    var section = 0
    for count in countedRows {
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        let isVisible = y < bottom && y + 44 > top
        let length = isVisible || knowsAll ? height(of: path) : estimate
        if !onlyVisible || (y < bottom && y + length > top) {
          found.append(
            TablePlace(
              path: path,
              frame: CGRect(x: 0, y: y, width: frameStorage.width, height: length)))
        }
        y += length
      }
      section += 1
    }
    contentSize = CGSize(width: frameStorage.width, height: y)
    return found
  }

  private var estimate: CGFloat {
    if estimatedRowHeight > 0 { return estimatedRowHeight }
    return rowHeight > 0 ? rowHeight : 44
  }

  private func dropRows(notIn wanted: [TablePlace]) {
    var kept: [TableRow] = []
    var gone: [TableRow] = []
    for row in rows {
      var stays = false
      for place in wanted {
        if place.path == row.path { stays = true }
      }
      if stays {
        kept.append(row)
      } else {
        gone.append(row)
      }
    }
    rows = kept
    for row in gone {
      endDisplaying(row)
    }
  }

  private func endDisplaying(_ row: TableRow) {
    recycle(row.cell)
    if because(.cellIsDisplayed) {
      tableDelegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
    }
  }

  private func show(_ place: TablePlace) {
    if let cell = cellForRow(at: place.path) {
      if cell.frame != place.frame { cell.frame = place.frame }
      return
    }
    guard let source = dataSource else { return }
    let cell = source.tableView(self, cellForRowAt: place.path)
    cell.frame = place.frame
    cell.isSelected = place.path == indexPathForSelectedRow
    insertInOrder(TableRow(path: place.path, cell: cell))
    sendWillDisplay(cell, place.path)
    addSubview(cell)
  }

  private func sendWillDisplay(_ cell: UITableViewCell, _ path: IndexPath) {
    if because(.cellIsDisplayed) {
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }

  private func insertInOrder(_ row: TableRow) {
    var index = rows.count
    while index > 0 && row.isBefore(rows[index - 1]) {
      index -= 1
    }
    rows.insert(row, at: index)
  }

  // MARK: Updates

  /// `-[UITableView _endCellAnimationsWithContext:]`: the data source must have changed by exactly
  /// the announced changes.
  func apply(_ update: TableUpdates) {
    guard let old = counts, because(.updateMustMatch) else {
      counts = nil
      needsReload = true
      setNeedsLayout()
      return
    }
    countRows()
    var section = 0
    for now in counts ?? [] {
      let before = section < old.count ? old[section] : 0
      check(update, section, before, now)
      section += 1
    }
    needsReload = true
    setNeedsLayout()
  }

  private func check(_ update: TableUpdates, _ section: Int, _ before: Int, _ now: Int) {
    let inserted = update.inserted.filter { $0.section == section }.count
    let deleted = update.deleted.filter { $0.section == section }.count
    if before + inserted - deleted == now { return }
    Host.raise(
      NSException(
        name: .internalInconsistencyException,
        reason: "Invalid update: invalid number of rows in section \(section). The number of rows "
          + "contained in an existing section after the update (\(now)) must be equal to the number "
          + "of rows contained in that section before the update (\(before)), plus or minus the "
          + "number of rows inserted or deleted from that section (\(inserted) inserted, "
          + "\(deleted) deleted) and plus or minus the number of rows moved into or out of that "
          + "section (0 moved in, 0 moved out)."))
  }
}

/// A row with a cell.
struct TableRow {
  let path: IndexPath
  let cell: UITableViewCell

  func isBefore(_ other: TableRow) -> Bool {
    if path.section != other.path.section { return path.section < other.path.section }
    return path.row < other.path.row
  }
}

/// The place of a row.
struct TablePlace {
  let path: IndexPath
  let frame: CGRect
}

/// The changes that code announces between `beginUpdates()` and `endUpdates()`.
final class TableUpdates {
  var depth = 0
  var inserted: [IndexPath] = []
  var deleted: [IndexPath] = []
  var reloaded: [IndexPath] = []
}
