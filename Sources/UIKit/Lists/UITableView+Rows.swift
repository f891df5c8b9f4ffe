/// A table's knowledge of its data: how many rows there are, and how high they are.
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
    estimates = []
    let found = askForCounts(source)
    for rows in found { heights.append(Array(repeating: -1, count: rows > 0 ? rows : 0)) }
    counts = found
    forgetHeightsOfEdges()
    askEstimates(found)
    if asksAllHeights {
      askAllHeights(found)
    }
  }

  private func askForCounts(_ source: any UITableViewDataSource) -> [Int] {
    let sections = source.numberOfSections(in: self)
    var last: Int?
    if sections > 1 && because(.lastSectionIsCountedFirst) {
      last = count(source, sections - 1)
    }
    var found: [Int] = []
    for section in 0..<sections {
      if section == sections - 1, let known = last {
        found.append(known)
      } else {
        found.append(count(source, section))
      }
    }
    return found
  }

  private func count(_ source: any UITableViewDataSource, _ section: Int) -> Int {
    let rows = source.tableView(self, numberOfRowsInSection: section)
    // A row takes eight bytes at least, and an address has 47 bits.
    guard rows >= 1 << 44 else { return rows }
    if because(.tooManyRows) {
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "Failed to allocate data stores for \(rows) rows in section \(section). Consider "
            + "using fewer rows"))
    }
    return 0
  }

  /// Without an estimate the whole length has to be known.
  var asksAllHeights: Bool {
    return estimatedRowHeight == 0 && estimates.isEmpty && because(.heightsAreAsked)
  }

  private func askAllHeights(_ counts: [Int]) {
    var section = 0
    for count in counts {
      for row in 0..<count {
        _ = height(of: IndexPath(row: row, section: section))
      }
      section += 1
    }
  }

  /// A delegate that gives no estimate for the first row is taken to give none at all.
  private func askEstimates(_ counts: [Int]) {
    guard Simulation.current.isAtLeast(7), let delegate = tableDelegate,
      let first = counts.firstIndex(where: { $0 > 0 })
    else { return }
    let ahead = delegate.tableView(
      self, estimatedHeightForRowAt: IndexPath(row: 0, section: first))
    guard ahead >= 0, because(.delegateEstimates) else { return }
    var index = 0
    for count in counts {
      var found: [CGFloat] = []
      for row in 0..<count {
        let path = IndexPath(row: row, section: index)
        if row == 0 && index == first {
          found.append(ahead)
          continue
        }
        found.append(delegate.tableView(self, estimatedHeightForRowAt: path))
      }
      estimates.append(found)
      index += 1
    }
  }

  // MARK: Heights

  /// The height of a row as it is known; asked for otherwise.
  func height(of path: IndexPath, cell: UITableViewCell? = nil) -> CGFloat {
    let known = heights[path.section][path.row]
    return known >= 0 ? known : askHeight(of: path, cell: cell)
  }

  /// Without a given height a cell with constraints says how high it is.
  @discardableResult
  func askHeight(of path: IndexPath, cell: UITableViewCell? = nil) -> CGFloat {
    var height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height < 0 && rowHeight > 0 { height = rowHeight }
    if height < 0, estimatedRowHeight != 0 || !estimates.isEmpty, let cell = cell,
      let own = cell.ownHeight(width: frameStorage.width)
    {
      height = own
    }
    if height < 0 { height = 44 }
    heights[path.section][path.row] = height
    return height
  }

  /// The height that a row has in the layout now, without a question to the delegate.
  func presentHeight(of path: IndexPath) -> CGFloat {
    let known = heights[path.section][path.row]
    if known >= 0 { return known }
    if !estimates.isEmpty, estimates[path.section][path.row] >= 0 {
      return estimates[path.section][path.row]
    }
    if estimatedRowHeight > 0 { return estimatedRowHeight }
    return rowHeight > 0 ? rowHeight : 44
  }

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    var y: CGFloat = topOfRows
    var section = 0
    let asksAll = asksAllHeights
    for count in countedRows {
      y += heightOfHeader(section)
      if section == indexPath.section && indexPath.row >= count { return CGRect.zero }
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        let length = asksAll || path == indexPath ? height(of: path) : presentHeight(of: path)
        if path == indexPath {
          return CGRect(x: 0, y: y, width: frameStorage.width, height: length)
        }
        y += length
      }
      y += heightOfFooter(section)
      section += 1
    }
    return CGRect.zero
  }

  // MARK: Headers and footers

  /// The lower end of the table's own header.
  var topOfRows: CGFloat {
    guard let header = tableHeaderView, because(.tableHeaderTakesRoom) else { return 0 }
    return header.frame.height
  }

  func heightOfHeader(_ section: Int) -> CGFloat {
    let edge = headers[section] ?? TableEdge()
    headers[section] = edge
    if edge.height < 0 {
      let asked = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? -1
      let given = asked >= 0 ? asked : sectionHeaderHeight
      edge.isRefused = given == 0
      edge.height = room(given) { $0.tableView(self, titleForHeaderInSection: section) }
      if given <= 0 { edge.height = max(edge.height, roomOfGroup(section, isHeader: true)) }
      edge.padding = edge.height > 0 ? topPadding : 0
    }
    return edge.height + edge.padding
  }

  func heightOfFooter(_ section: Int) -> CGFloat {
    let edge = footers[section] ?? TableEdge()
    footers[section] = edge
    if edge.height < 0 {
      let asked = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? -1
      let given = asked >= 0 ? asked : sectionFooterHeight
      edge.isRefused = given == 0
      edge.height = room(given) { $0.tableView(self, titleForFooterInSection: section) }
      if given <= 0 { edge.height = max(edge.height, roomOfGroup(section, isHeader: false)) }
    }
    return edge.height
  }

  /// Without a height only a title makes room in advance; a view makes it when it is there.
  private func room(_ height: CGFloat, title: (any UITableViewDataSource) -> String?) -> CGFloat {
    guard because(.edgesTakeRoom) else { return 0 }
    if height >= 0 { return height }
    guard let source = dataSource, title(source) != nil else { return 0 }
    return 28
  }

  /// The space between groups, half of it from the header and half from the footer. A delegate that
  /// says 0 leaves it to the table; to have none it says a tiny number.
  private func roomOfGroup(_ section: Int, isHeader: Bool) -> CGFloat {
    guard style != .plain, because(.groupsKeepDistance) else { return 0 }
    return isHeader && section == 0 && tableHeaderView == nil ? 35 : 17.5
  }

  /// The space above a header of a plain table.
  private var topPadding: CGFloat {
    guard Simulation.current.isAtLeast(15), style == .plain else { return 0 }
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return because(.headersKeepDistance) ? 22 : 0
  }

  private func forgetHeightsOfEdges() {
    for edge in headers.values { edge.height = -1 }
    for edge in footers.values { edge.height = -1 }
  }
}

/// The header or the footer of a section.
final class TableEdge {
  /// The room that it takes; -1 while nobody has asked.
  var height: CGFloat = -1
  /// The space above a header.
  var padding: CGFloat = 0
  var view: UIView?
  /// Whether its height is given as 0, so that no view is asked for.
  var isRefused = false
  /// Whether the view has been asked for.
  var isAsked = false
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
