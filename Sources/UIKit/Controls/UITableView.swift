/// Rows in sections. The data source is asked when the table lays out.
open class UITableView: UIScrollView {
  open weak var dataSource: (any UITableViewDataSource)?
  private var classes: [String: UITableViewCell.Type] = [:]
  private var cells: [UITableViewCell] = []
  private var paths: [IndexPath] = []
  private var pool: [UITableViewCell] = []
  private var needsReload = true
  private var selection: IndexPath?
  private let styleStorage: UITableView.Style

  open var rowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var separatorStyle: UITableViewCell.SeparatorStyle =
    UITableViewCell.SeparatorStyle.singleLine
  open var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isEditing = false
  open var backgroundView: UIView?

  public static let automaticDimension: CGFloat = -1

  public enum Style: Int {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  public enum RowAnimation: Int {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  public enum ScrollPosition: Int {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  public init(frame: CGRect, style: UITableView.Style) {
    styleStorage = style
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    styleStorage = .plain
    super.init(coder: coder)
  }

  open var style: UITableView.Style { return styleStorage }

  private var tableDelegate: (any UITableViewDelegate)? {
    return delegate as? any UITableViewDelegate
  }

  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier id: String) {
    classes[id] = cellClass
  }

  open func dequeueReusableCell(withIdentifier id: String) -> UITableViewCell? {
    var index = 0
    for cell in pool {
      if cell.reuseIdentifier == id {
        let found = pool.remove(at: index)
        because(.cellsAreReused)
        found.prepareForReuse()
        return found
      }
      index += 1
    }
    if let type = classes[id] { return type.init(style: .default, reuseIdentifier: id) }
    return nil
  }

  open func dequeueReusableCell(withIdentifier id: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: id) { return cell }
    because(.cellMustBeRegistered)
    Host.raise(
      NSException(
        name: .internalInconsistencyException,
        reason: "unable to dequeue a cell with identifier \(id) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard"))
  }

  /// Drops the cells; the data source is asked again in the next layout.
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  open func reloadRows(at paths: [IndexPath], with animation: UITableView.RowAnimation) {
    reloadData()
  }

  open func insertRows(at paths: [IndexPath], with animation: UITableView.RowAnimation) {
    reloadData()
  }

  open func deleteRows(at paths: [IndexPath], with animation: UITableView.RowAnimation) {
    reloadData()
  }

  open func beginUpdates() {}

  open func endUpdates() {}

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }

  open var numberOfSections: Int {
    because(.tableAsksInLayout)
    return dataSource?.numberOfSections(in: self) ?? 1
  }

  open func numberOfRows(inSection section: Int) -> Int {
    because(.tableAsksInLayout)
    return dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    var index = 0
    for path in paths {
      if path == indexPath { return cells[index] }
      index += 1
    }
    return nil
  }

  open var visibleCells: [UITableViewCell] { return cells }

  open var indexPathsForVisibleRows: [IndexPath]? { return paths }

  open var indexPathForSelectedRow: IndexPath? { return selection }

  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    selection = indexPath
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection = nil
  }

  open func scrollToRow(
    at indexPath: IndexPath, at position: UITableView.ScrollPosition, animated: Bool
  ) {}

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload && dataSource != nil {
      needsReload = false
      because(.tableAsksInLayout)
      fill()
    }
  }

  /// Asks for as many rows as fit.
  private func fill() {
    guard let source = dataSource else { return }
    let old = cells
    cells = []
    paths = []
    for cell in old {
      cell.removeFromSuperview()
      pool.append(cell)
    }
    var y: CGFloat = 0
    let sections = source.numberOfSections(in: self)
    for section in 0..<sections {
      let rows = source.tableView(self, numberOfRowsInSection: section)
      for row in 0..<rows {
        if y > frameStorage.height && frameStorage.height > 0 { break }
        let path = IndexPath(row: row, section: section)
        because(.tableAsksInLayout)
        let cell = source.tableView(self, cellForRowAt: path)
        let height = rowHeight > 0 ? rowHeight : 44
        cell.frame = CGRect(x: 0, y: y, width: frameStorage.width, height: height)
        y += height
        cells.append(cell)
        paths.append(path)
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        addSubview(cell)
      }
    }
    contentSize = CGSize(width: frameStorage.width, height: y)
  }
}

/// Supplies a table's rows.
public protocol UITableViewDataSource: NSObjectProtocol {
  @_semantics("vdl.callback")
  func numberOfSections(in tableView: UITableView) -> Int
  @_semantics("vdl.callback")
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  @_semantics("vdl.callback")
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { return 1 }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return nil
  }
}

/// Hears of what happens to a table's rows.
public protocol UITableViewDelegate: UIScrollViewDelegate {
  @_semantics("vdl.callback")
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  @_semantics("vdl.callback")
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    return UITableView.automaticDimension
  }
}
