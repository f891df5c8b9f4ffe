/// The places of sections, rows and of the views above and below all rows, on screen or not.
extension UITableView {

  // MARK: Places

  /// A section with its header, its footer and all rows.
  public func rect(forSection section: Int) -> CGRect {
    return edges(ofSection: section)?.whole ?? CGRect.zero
  }

  /// The header of a section; empty where there is none.
  public func rectForHeader(inSection section: Int) -> CGRect {
    guard let edges = edges(ofSection: section) else { return CGRect.zero }
    let height = heightOfHeader(section)
    let padding = headers[section]?.padding ?? 0
    return stripe(edges.whole.minY + padding, height - padding)
  }

  /// The footer of a section; empty where there is none.
  public func rectForFooter(inSection section: Int) -> CGRect {
    guard let edges = edges(ofSection: section) else { return CGRect.zero }
    let height = heightOfFooter(section)
    return stripe(edges.whole.maxY - height, height)
  }

  /// The rows that a rectangle of the content touches, on screen or not.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    var found: [IndexPath] = []
    walkRows { path, y, height in
      if y < rect.maxY && y + height > rect.minY { found.append(path) }
      return y < rect.maxY
    }
    return found
  }

  /// The row at a point of the content; nil beside the rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    for row in rows {
      if row.cell.frame.contains(point) { return row.path }
    }
    guard point.x >= 0 && point.x < frameStorage.width else { return nil }
    var found: IndexPath?
    walkRows { path, y, height in
      if point.y >= y && point.y < y + height { found = path }
      return found == nil && y <= point.y
    }
    return found
  }

  private func stripe(_ y: CGFloat, _ height: CGFloat) -> CGRect {
    return CGRect(x: 0, y: y, width: frameStorage.width, height: height)
  }

  /// Visits the rows from the top while the block returns true.
  private func walkRows(_ visit: (IndexPath, CGFloat, CGFloat) -> Bool) {
    var y = topOfRows
    var section = 0
    for count in countedRows {
      y += heightOfHeader(section)
      for row in 0..<max(count, 0) {
        let path = IndexPath(row: row, section: section)
        let height = presentHeight(of: path)
        if !visit(path, y, height) { return }
        y += height
      }
      y += heightOfFooter(section)
      section += 1
    }
  }

  private func edges(ofSection wanted: Int) -> TableSectionEdges? {
    var y = topOfRows
    var section = 0
    for count in countedRows {
      let start = y
      y += heightOfHeader(section)
      for row in 0..<max(count, 0) { y += presentHeight(of: IndexPath(row: row, section: section)) }
      y += heightOfFooter(section)
      if section == wanted { return TableSectionEdges(whole: stripe(start, y - start)) }
      section += 1
    }
    return nil
  }

  // MARK: The views above, below and behind all rows

  /// Puts a view at an end of the table in the place of another one.
  func replaceEnd(_ old: UIView?, with new: UIView?) {
    if old === new { return }
    guard because(.tableEndsAreAsWide) else {
      setNeedsLayout()
      return
    }
    if let old = old, old.superviewStorage === self { old.removeFromSuperview() }
    if let new = new {
      addSubview(new)
      placeEnds()
    }
    setNeedsLayout()
  }

  /// Without a data source there are only the table's own header and footer.
  func measureEnds() {
    var height = topOfRows
    if let footer = tableFooterView, because(.tableHeaderTakesRoom) {
      height += footer.frame.height
    }
    endOfRows = topOfRows
    contentSize = CGSize(width: frameStorage.width, height: height)
  }

  /// The header keeps its height and is as wide as the table; the footer follows the rows.
  func placeEnds() {
    if let header = tableHeaderView, header.superviewStorage === self {
      put(header, at: 0)
    }
    if let footer = tableFooterView, footer.superviewStorage === self {
      put(footer, at: max(endOfRows, topOfRows))
    }
  }

  private func put(_ view: UIView, at y: CGFloat) {
    let frame = stripe(y, view.frame.height)
    if view.frame != frame { view.frame = frame }
  }
}

/// The place of a section.
private struct TableSectionEdges {
  let whole: CGRect
}

extension UIScrollView {
  /// Puts the view behind all cells in the place of another one.
  func replaceBackground(_ old: UIView?, with new: UIView?) {
    if old === new || !because(.listBackgroundLiesBehind) { return }
    if let old = old, old.superviewStorage === self { old.removeFromSuperview() }
    guard let new = new else { return }
    insertSubview(new, at: 0)
    placeBackground(new)
  }

  /// The view behind all cells stays where the list is seen, while the content scrolls.
  func placeBackground(_ view: UIView) {
    guard view.superviewStorage === self else { return }
    let frame = CGRect(origin: boundsOrigin, size: frameStorage.size)
    if view.frame != frame { view.frame = frame }
  }
}
