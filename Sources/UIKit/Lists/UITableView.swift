/// Rows in sections. The data source is asked when the table lays out.
///
/// The table's knowledge of its data is in `UITableView+Rows.swift`.
open class UITableView: UIScrollView {
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { forgetRows() }
  }
  private var classes: [String: UITableViewCell.Type] = [:]
  /// The cells on screen, in order of their rows.
  var rows: [TableRow] = []
  private var pool: [UITableViewCell] = []
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The views above sections, by section.
  var headers: [Int: UIView] = [:]
  /// The numbers of rows by section, as last counted; nil when they must be counted again.
  var counts: [Int]?
  /// Heights by section, as the delegate gave them; -1 where it has not been asked.
  var heights: [[CGFloat]] = []
  var needsReload = true
  private var hasComplained = false
  var updates: TableUpdates?
  private var selection: IndexPath?
  private let styleStorage: UITableView.Style

  /// The height of rows for which the delegate gives none.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// From iOS 11 on a table estimates by default; 0 turns that off.
  @available(iOS 7.0, *)
  open var estimatedRowHeight: CGFloat =
    Simulation.current.isAtLeast(11) ? UITableView.automaticDimension : 0
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The view above all rows.
  open var tableHeaderView: UIView?
  /// The view below all rows.
  open var tableFooterView: UIView?
  open var separatorStyle: UITableViewCell.SeparatorStyle =
    UITableViewCell.SeparatorStyle.singleLine
  @available(iOS 7.0, *)
  open var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var separatorColor: UIColor?
  @available(iOS 7.0, *)
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  @available(iOS 7.0, *)
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  @available(iOS 15.0, *)
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  @available(iOS 6.0, *)
  open var sectionIndexColor: UIColor?
  @available(iOS 5.0, *)
  open var allowsSelectionDuringEditing = false
  @available(iOS 11.0, *)
  open weak var dragDelegate: AnyObject?
  @available(iOS 11.0, *)
  open weak var dropDelegate: AnyObject?
  /// Whether a tap selects a row.
  open var allowsSelection = true
  @available(iOS 5.0, *)
  open var allowsMultipleSelection = false
  open var isEditing = false
  @available(iOS 3.2, *)
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

  /// Plain or grouped.
  open var style: UITableView.Style { return styleStorage }

  var tableDelegate: (any UITableViewDelegate)? {
    return delegate as? any UITableViewDelegate
  }

  @available(iOS 6.0, *)
  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier id: String) {
    classes[id] = cellClass
  }

  /// A cell that is no longer on screen, or a new one of the registered class.
  open func dequeueReusableCell(withIdentifier id: String) -> UITableViewCell? {
    if let cell = reusableCell(id) { return cell }
    if let type = classes[id] { return type.init(style: .default, reuseIdentifier: id) }
    return nil
  }

  private func reusableCell(_ id: String) -> UITableViewCell? {
    var index = 0
    for cell in pool {
      if cell.reuseIdentifier == id && because(.cellsAreReused) {
        let found = pool.remove(at: index)
        found.prepareForReuse()
        return found
      }
      index += 1
    }
    return nil
  }

  /// A cell for a row; raises when no class is registered.
  @available(iOS 6.0, *)
  open func dequeueReusableCell(withIdentifier id: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: id) { return cell }
    guard Simulation.current.anyNib == nil, because(.cellMustBeRegistered) else {
      return UITableViewCell(style: .default, reuseIdentifier: id)
    }
    Host.raise(
      NSException(
        name: .internalInconsistencyException,
        reason: "unable to dequeue a cell with identifier \(id) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard"))
  }

  /// Counts again and drops the cells; new ones are asked for in the next layout.
  open func reloadData() {
    selection = nil
    forgetRows()
    if dataSource != nil && because(.reloadCountsNow) {
      countRows()
    }
  }

  private func forgetRows() {
    counts = nil
    needsReload = true
    setNeedsLayout()
  }

  /// Asks for the cells of rows again.
  open func reloadRows(at paths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.reloaded.append(contentsOf: paths) }
  }

  /// Announces rows that the data source has more.
  open func insertRows(at paths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.inserted.append(contentsOf: paths) }
  }

  /// Announces rows that the data source has no more.
  open func deleteRows(at paths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.deleted.append(contentsOf: paths) }
  }

  /// From here to `endUpdates()` changes of rows are taken together.
  open func beginUpdates() {
    if updates == nil { updates = TableUpdates() }
    updates?.depth += 1
  }

  /// Counts again, and checks that the data source changed as announced.
  open func endUpdates() {
    guard let current = updates else { return }
    current.depth -= 1
    if current.depth == 0 {
      updates = nil
      apply(current)
    }
  }

  private func update(_ note: (TableUpdates) -> Void) {
    beginUpdates()
    if let current = updates { note(current) }
    endUpdates()
  }

  @available(iOS 11.0, *)
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion = completion {
      RunLoop.main.enqueue(after: 0.3, phase: 3) { completion(true) }
    }
  }

  /// The sections, as counted last.
  open var numberOfSections: Int { return countedRows.count }

  /// The rows of a section, as counted last.
  open func numberOfRows(inSection section: Int) -> Int {
    let all = countedRows
    return section < all.count ? all[section] : 0
  }

  /// The cell of a row that is on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    for row in rows {
      if row.path == indexPath { return row.cell }
    }
    return nil
  }

  /// The row of a cell that is on screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    for row in rows {
      if row.cell === cell { return row.path }
    }
    return nil
  }

  /// The cells on screen.
  open var visibleCells: [UITableViewCell] {
    return rows.map { $0.cell }
  }

  /// The rows on screen.
  open var indexPathsForVisibleRows: [IndexPath]? {
    return rows.map { $0.path }
  }

  /// The row a tap or code selected.
  open var indexPathForSelectedRow: IndexPath? { return selection }

  /// Selects without telling the delegate.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    if let old = selection, old != indexPath { deselectRow(at: old, animated: animated) }
    selection = indexPath
    if let path = indexPath {
      cellForRow(at: path)?.setSelected(true, animated: animated)
      if !because(.selectionIsTold) { tableDelegate?.tableView(self, didSelectRowAt: path) }
    }
  }

  /// Takes the selection away without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if selection == indexPath { selection = nil }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// A person taps a row.
  func tap(_ indexPath: IndexPath) {
    guard allowsSelection else { return }
    if let old = selection, old != indexPath { deselectRow(at: old, animated: false) }
    selection = indexPath
    cellForRow(at: indexPath)?.setSelected(true, animated: false)
    if because(.selectionIsTold) { tableDelegate?.tableView(self, didSelectRowAt: indexPath) }
  }

  /// Scrolls until the row is on screen.
  open func scrollToRow(
    at indexPath: IndexPath, at position: UITableView.ScrollPosition, animated: Bool
  ) {
    let top = rectForRow(at: indexPath).minY
    let lowest = max(contentSize.height - frameStorage.height, 0)
    contentOffset = CGPoint(x: 0, y: min(top, lowest))
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// Asks for the cells of whole sections again.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    reloadData()
  }

  /// Announces sections that the data source has more.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    reloadData()
  }

  /// Announces sections that the data source has no more.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    reloadData()
  }

  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    for row in rows {
      if row.cell.frame.contains(point) { return row.path }
    }
    return nil
  }

  /// The rows that are selected; the model selects one at a time.
  @available(iOS 5.0, *)
  open var indexPathsForSelectedRows: [IndexPath]? { return selection.map { [$0] } }

  @available(iOS 6.0, *)
  open func register(
    _ viewClass: UITableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier id: String
  ) {
    headerClasses[id] = viewClass
  }

  /// A new view of the registered class.
  @available(iOS 6.0, *)
  open func dequeueReusableHeaderFooterView(withIdentifier id: String)
    -> UITableViewHeaderFooterView?
  {
    return headerClasses[id]?.init(reuseIdentifier: id)
  }

  /// The header of a section on screen.
  @available(iOS 6.0, *)
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    return headers[section] as? UITableViewHeaderFooterView
  }

  /// Puts cells where rows are visible.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if dataSource != nil && because(.tableAsksInLayout) {
      tile()
      complainOutsideWindow()
    }
  }

  /// The console's words of iOS 13 and later.
  private func complainOutsideWindow() {
    guard Simulation.current.isAtLeast(13), window == nil, !rows.isEmpty, !hasComplained,
      because(.layoutOutsideWindowWarns)
    else { return }
    hasComplained = true
    Host.warn(
      "Warning once only: UITableView was told to layout its visible cells and other contents "
        + "without being in the view hierarchy (the table view or one of its superviews has not "
        + "been added to a window).")
  }

  func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if cell.reuseIdentifier != nil { pool.append(cell) }
  }
}
